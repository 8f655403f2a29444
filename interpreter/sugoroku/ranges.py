"""The least and the most that an expression can be, from what is declared; wider where that is not certain."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from . import ir
from .arithmetic import Fault, operate
from .scope import STOCK

if TYPE_CHECKING:
    from .compiler import Compiler

Range = tuple[int, int]
# The ranges of the parameters of a function.
Known = Mapping[ir.Temp, Range]
NOTHING: Known = {}
# Numbers of the machines have 32 bits; beyond them nothing is certain.
WIDEST = 2**31
ANY: Range = (-WIDEST, WIDEST - 1)
TRUTH: Range = (0, 1)
# Values that call each other are not followed further.
DEEPEST = 8


class Ranges:
    """Finds ranges of compiled expressions: every value that an expression can have lies within its range."""

    def __init__(self, compiler: Compiler) -> None:
        self.compiler, self.spec = compiler, compiler.spec

    def of(self, expr: ir.Expr, known: Known = NOTHING, level: int = 0) -> Range:
        match expr:
            case ir.Const(value=value):
                return value, value
            case ir.Cell():
                return self.cell(expr, known, level)
            case ir.Table(table=name, index=index):
                return self.table(self.compiler.tables.built[name], index, known, level)
            case ir.Binary(op=op, left=left, right=right):
                return _combined(op, self.of(left, known, level), self.of(right, known, level))
            case ir.Either(condition=condition, then=then, other=other):
                holds = self.of(condition, known, level)
                if holds == (0, 0):
                    return self.of(other, known, level)
                ways = [then] if 0 not in _between(holds) else [then, other]
                return _joined(self.of(ways[0], known, level), self.of(ways[-1], known, level))
            case ir.Because(condition=condition):
                return self.of(condition, known, level)
            case ir.Fold(op="any", where=where):
                return (0, 0) if self.of(where, known, level) == (0, 0) else TRUTH
            case ir.CallFunction(function=str() as name, arguments=given):
                if level == DEEPEST or name not in self.spec.values:
                    return ANY
                inner = {ir.Temp(n): self.of(each, known, level) for n, each in enumerate(given)}
                return self.of(self.compiler.functions[name].body, inner, level + 1)
            case ir.Temp():
                return known.get(expr, ANY)
        return ANY

    def never(self, condition: ir.Expr) -> bool:
        """Whether a condition certainly does not hold."""
        return self.of(condition) == (0, 0)

    def bounds(self, cell: ir.Cell) -> Range:
        """What may be written to a number of the state or to a stock."""
        if cell.region == STOCK:
            resources = list(self.spec.resources.values())
            match cell.index[-1]:
                case ir.Const(value=number):
                    resources = [resources[number]]
            return min(each.low for each in resources), max(each.high for each in resources)
        item = self.spec.state.get(cell.region)
        return (item.low, item.high) if item is not None and item.type.base == "number" else ANY

    def cell(self, cell: ir.Cell, known: Known, level: int) -> Range:
        item = self.spec.state.get(cell.region)
        if item is not None and item.zone and self.of(cell.index[-1], known, level) == (0, 0):
            return 0, item.size
        if item is not None and item.type.base == "truth":
            return TRUTH
        # A price may take the last of a resource, and a cell that holds no item of a zone is 0.
        return _joined(self.bounds(cell), (0, 0))

    def table(self, data: ir.Data, index: tuple[ir.Expr, ...], known: Known, level: int) -> Range:
        place = 0
        for extent, part in zip(data.shape, index, strict=True):
            low, high = self.of(part, known, level)
            if low != high or not 0 <= low < extent:
                return (min(data.values), max(data.values)) if data.values else ANY
            place = place * extent + low
        return data.values[place], data.values[place]


def _between(found: Range) -> range:
    return range(found[0], found[1] + 1)


def _joined(left: Range, right: Range) -> Range:
    return min(left[0], right[0]), max(left[1], right[1])


def _combined(op: str, left: Range, right: Range) -> Range:
    """The range of an operation on two numbers."""
    if left[0] == left[1] and right[0] == right[1] and op not in ("and", "or"):
        try:
            found = operate(op, left[0], right[0])
        except Fault:
            return ANY
        return found, found
    match op:
        case "+":
            return _kept(left[0] + right[0], left[1] + right[1])
        case "-":
            return _kept(left[0] - right[1], left[1] - right[0])
        case "*":
            products = [a * b for a in left for b in right]
            return _kept(min(products), max(products))
        case "/" if right[0] == right[1] > 0:
            return left[0] // right[0], left[1] // right[0]
        case "%" if right[0] == right[1] > 0:
            return 0, right[0] - 1
        case "min":
            return min(left[0], right[0]), min(left[1], right[1])
        case "max":
            return max(left[0], right[0]), max(left[1], right[1])
        case "and" | "or":
            return _connected(op, left, right)
        case "<" | ">" | "<=" | ">=" | "==" | "!=":
            return _compared(op, left, right)
    return ANY


def _kept(low: int, high: int) -> Range:
    """A range, unless numbers in it could be too large for the machines and come out on the other side."""
    return (low, high) if ANY[0] <= low and high <= ANY[1] else ANY


def _connected(op: str, left: Range, right: Range) -> Range:
    false = [side == (0, 0) for side in (left, right)]
    true = [0 not in _between(side) for side in (left, right)]
    if op == "and":
        return (0, 0) if any(false) else (1, 1) if all(true) else TRUTH
    return (1, 1) if any(true) else (0, 0) if all(false) else TRUTH


def _compared(op: str, left: Range, right: Range) -> Range:
    """Whether a comparison comes out the same for all numbers of two ranges."""
    match op:
        case ">" | ">=":
            return _compared("<" if op == ">" else "<=", right, left)
        case "<":
            return (1, 1) if left[1] < right[0] else (0, 0) if left[0] >= right[1] else TRUTH
        case "<=":
            return (1, 1) if left[1] <= right[0] else (0, 0) if left[0] > right[1] else TRUTH
    apart = left[1] < right[0] or right[1] < left[0]
    return TRUTH if not apart else (0, 0) if op == "==" else (1, 1)
