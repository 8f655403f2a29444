"""The layout of the state vector: the stock, the state that a spec declares, then scores and ranks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import ir
from .expressions import TOTAL
from .scope import STOCK
from .spec import StateItem

if TYPE_CHECKING:
    from .compiler import Compiler

SCORE, RANK = "the score", "the rank"
POINTS = 1_000_000


def regions(compiler: Compiler) -> dict[str, ir.Region]:
    """Lay out the state vector."""
    found: dict[str, ir.Region] = {}
    address = ir.HEADER

    def add(name: str, shape: tuple[int, ...], low: int, high: int, first: int, zone: bool = False) -> None:
        nonlocal address
        found[name] = ir.Region(name, address, shape, low, high, first, zone)
        address += found[name].size

    resources = list(compiler.spec.resources.values())
    add(STOCK, (compiler.seats, max(len(resources), 1)), -POINTS, POINTS, 0)
    for item in compiler.spec.state.values():
        shape = tuple(len(compiler.spec.kinds[kind].entries) for kind in item.per)
        if item.zone:
            add(item.name, (*shape, item.size + 1), item.low, item.high, 0, True)
        else:
            add(item.name, shape, item.low, item.high, start(compiler, item))
    add(SCORE, (max(len(compiler.spec.scoring), 1), compiler.seats), -POINTS, POINTS, 0)
    add(TOTAL, (compiler.seats,), -POINTS, POINTS, 0)
    add(RANK, (compiler.seats,), 0, compiler.seats, 0)
    return found


def start(compiler: Compiler, item: StateItem) -> int:
    """What stands in the cells of a piece of state when a game begins."""
    if item.start is None:
        return -1 if item.type.base in ("entity", "resource") else max(item.low, 0)
    return compiler.tables.number(item.start, item.type)
