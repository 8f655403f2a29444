"""Items that the rules hold under a name while a game waits: where they came from, and who knows them.

A card that was drawn but not yet put anywhere lies in no zone, only in a local of a procedure; a card that was chosen
from a hand lies in the hand and is named by a local. What a name may hold follows from the program: the places that
its value is read from, or, where a whole kind was looked through, the places that the condition asks about.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from . import ir
from .canonical import Canonical, Frame
from .compiled import Compiled
from .machine import State

Regions = frozenset[str]
Slot = tuple[str, int]
NOWHERE: Regions = frozenset()


@dataclass(frozen=True, slots=True)
class Name:
    """A living name with an item: its address, the kind of the name, who gave it (-1: nobody), and from which places.

    A name that counts through a whole kind is no item in somebody's hand: it comes from no place.
    """

    address: int
    kind: str
    giver: int
    places: Regions


class Holding:
    """Finds the names that hold items in the states of one game."""

    def __init__(self, compiled: Compiled, canonical: Canonical) -> None:
        self.compiled, self.canonical, self.program = compiled, canonical, compiled.program
        self._deciders: dict[Slot, ir.Expr] = {}
        self._counters: set[Slot] = set()
        # What is put into a name, and the procedure that does it.
        self._values: list[tuple[Slot, str, ir.Expr]] = []
        for procedure in self.program.procedures.values():
            for node in ir.statements(procedure.body):
                self._look(procedure.name, node)
        self._places = self._flow()

    def names(self, state: State) -> Iterator[Name]:
        """The living names of items in all frames of a state."""
        # A game begins with a rule that is nobody's, although it counts as a rule of the first player; what such a
        # rule calls is nobody's either, until a player is named, who stands in another local.
        acting = False
        for frame in reversed(list(self.canonical.frames(state))):
            if frame.call is not None:
                acting = acting or frame.call.arguments[0] not in (ir.Local(0), ir.Const(0))
            for slot, (type, me) in self.compiled.names.get(frame.procedure.name, {}).items():
                if type.base != "entity" or slot in frame.dead or state[frame.base + slot] < 0:
                    continue
                key = frame.procedure.name, slot
                decider = self._deciders.get(key)
                nobody = decider is None and me == ir.Local(0) and not acting
                giver = -1 if nobody else _player(state, frame, decider or me)
                places = NOWHERE if key in self._counters else self._places.get(key, NOWHERE)
                yield Name(frame.base + slot, type.kind, giver, places)

    def _look(self, procedure: str, node: ir.Stmt) -> None:
        """Note what a statement puts into which names."""
        match node:
            case ir.Assign(target=ir.Local(slot=slot) as target, value=value):
                self._put((procedure, slot), procedure, value)
                if isinstance(value, ir.Binary) and target in ir.walk(value):
                    self._counters.add((procedure, slot))
            case ir.Call(procedure=name, arguments=arguments):
                for slot, value in enumerate(arguments):
                    self._put((name, slot), procedure, value)
            case ir.Choose(who=who, options=options, interrupts=interrupts):
                for option in (*options, *interrupts):
                    self._deciders[procedure, option.local] = who
                    self._put((procedure, option.local), procedure, option.value)
                    # Of a whole kind only the condition says where its entries lie.
                    if option.value == ir.Temp(option.temp):
                        self._put((procedure, option.local), procedure, option.guard)

    def _put(self, key: Slot, procedure: str, value: ir.Expr) -> None:
        named = self.compiled.names.get(key[0], {}).get(key[1])
        if named is not None and named[0].base == "entity":
            self._values.append((key, procedure, value))

    def _flow(self) -> dict[Slot, Regions]:
        """The places that the values of each name may come from, also through other names."""
        found: dict[Slot, Regions] = {}
        changed = True
        while changed:
            changed = False
            for key, procedure, value in self._values:
                before = found.get(key, NOWHERE)
                found[key] = before | self._source(value, procedure, found)
                changed = changed or found[key] != before
        return found

    def _source(self, value: ir.Expr, procedure: str, known: dict[Slot, Regions]) -> Regions:
        match value:
            case ir.Cell(region=region):
                return frozenset({region})
            case ir.Either(then=then, other=other):
                return self._source(then, procedure, known) | self._source(other, procedure, known)
            case ir.Let(value=inner, body=body):
                return self._source(body, procedure, known) or self._source(inner, procedure, known)
        # Anything else may come from all that it reads.
        found, called = set[str](), set[str]()
        pending: list[ir.Expr] = [value]
        while pending:
            for part in ir.walk(pending.pop()):
                match part:
                    case ir.Cell(region=region):
                        found.add(region)
                    case ir.Local(slot=slot):
                        found |= known.get((procedure, slot), NOWHERE)
                    case ir.CallFunction(function=function):
                        names = {function} if isinstance(function, str) else set(self.program.functions)
                        pending += [self.program.functions[name].body for name in names - called]
                        called |= names
        return frozenset(found)


def _player(state: State, frame: Frame, who: ir.Expr) -> int:
    """The seat that an expression names, -1 where it is no name or nobody reads it any more."""
    if isinstance(who, ir.Local) and who.slot not in frame.dead:
        return state[frame.base + who.slot]
    return -1
