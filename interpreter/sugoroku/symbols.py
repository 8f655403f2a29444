"""Names for the cells of a state: p1.gold, deck, p1.workers[north]."""

from __future__ import annotations

from itertools import product

from . import ir
from .compiled import Compiled
from .errors import hint_for
from .machine import State
from .scope import STOCK
from .spec import PLAYER, StateItem, Type


class Symbols:
    """Reads cells by name and finds the name of a cell."""

    def __init__(self, compiled: Compiled) -> None:
        self.compiled = compiled
        self.cells: dict[str, tuple[int, Type, int]] = {}
        program, spec = compiled.program, compiled.spec
        base = program.regions[STOCK].base
        for seat in range(program.seats):
            for number, resource in enumerate(spec.resources.values()):
                place = (base + seat * len(spec.resources) + number, Type("number"), 0)
                self.cells[f"p{seat + 1}.{resource.name}"] = place
                self.cells[f"p{seat + 1}.{resource.plural}"] = place
        for item in spec.state.values():
            self.lay(item, program.regions[item.name])
        self.names: list[tuple[int, int, str]] = []
        taken: set[int] = set()
        for name, (address, _, size) in self.cells.items():
            if address not in taken:
                taken.add(address)
                self.names.append((address, address + size + 1, name))
        self.names.sort()

    def lay(self, item: StateItem, region: ir.Region) -> None:
        """Name all cells of one piece of state."""
        step = region.shape[-1] if item.zone else 1
        entries = [[entry.id for entry in self.compiled.spec.kinds[kind].entries] for kind in item.per]
        for number, ids in enumerate(product(*entries)):
            place = (region.base + number * step, item.type, step - 1 if item.zone else 0)
            self.cells[self.title(item, ids)] = place

    def title(self, item: StateItem, ids: tuple[str, ...]) -> str:
        if not ids:
            return item.name
        if item.per[0] == PLAYER or len(ids) == 1:
            inner = "".join(f"[{each}]" for each in ids[1:])
            return f"{ids[0]}.{item.name}{inner}"
        return item.name + "".join(f"[{each}]" for each in ids)

    def name(self, address: int) -> str:
        """The name of the cell or zone at an address."""
        from bisect import bisect_right

        at = bisect_right(self.names, (address, 1 << 30, "")) - 1
        if at >= 0 and self.names[at][0] <= address < self.names[at][1]:
            return self.names[at][2]
        return ""

    def read(self, state: State, name: str) -> int | str | list[int | str]:
        """The value of a cell, or the items of a zone from bottom to top."""
        if not isinstance(name, str) or name not in self.cells:
            raise KeyError(f'there is no state "{str(name)[:80]}". {hint_for(str(name), self.cells)}'.strip())
        address, type, size = self.cells[name]
        if not size:
            return self.shown(type, state[address])
        return [self.shown(type, item) for item in state[address + 1 : address + 1 + state[address]]]

    def shown(self, type: Type, value: int) -> int | str:
        spec = self.compiled.spec
        if type.base == "entity":
            return "none" if value == ir.NONE else spec.family(type.kind)[value].id
        if type.base == "resource":
            return "none" if value == ir.NONE else list(spec.resources)[value]
        return value
