"""Finds expressions that one name and the tables alone decide, and makes tables of them.

`price[design[x] + 1] > 2` is one look into a table of 0 and 1 by x. Where x is outside of a table that it is looked
up in, both the expression and the table made of it end in FAULT_INDEX.
"""

from __future__ import annotations

from collections.abc import Iterator

from . import ir
from .arithmetic import Fault, operate

# A table of more values is not made.
LONGEST = 256


class Statics:
    """Makes tables; equal ones are made once."""

    def __init__(self, tables: dict[str, ir.Data]) -> None:
        self.tables = tables
        self.made: dict[tuple[int, ...], str] = {}

    def tabled(self, expr: ir.Expr) -> ir.Expr:
        """A look into a table in place of the expression, where that can be."""
        if isinstance(expr, ir.Const | ir.Local | ir.Temp | ir.Cell):
            return expr
        name = _only_name(expr)
        if name is None or looks_up(expr, name):
            return expr
        domain = self.domain(expr, name, {})
        if domain is None or not 0 < len(domain) <= LONGEST:
            return expr
        try:
            values = tuple(self.value(expr, {name: number}) for number in domain)
        except Fault:
            return expr
        return ir.Table(self.table(values), (shifted(name, -domain.start),))

    def table(self, values: tuple[int, ...]) -> str:
        """The name of the table with these values."""
        if values not in self.made:
            self.made[values] = name = f"static {len(self.made)}"
            self.tables[name] = ir.Data(name, (len(values),), values)
        return self.made[values]

    def prune(self, used: set[str]) -> None:
        """Drop the tables that were only steps on the way."""
        for name in self.made.values():
            if name not in used:
                del self.tables[name]

    def domain(self, expr: ir.Expr, name: ir.Expr, known: dict[ir.Expr, int]) -> range | None:
        """The values of the name outside of which the expression surely ends in FAULT_INDEX, if these are known."""
        match expr:
            case ir.Table(table=table, index=index):
                found: range | None = None
                for extent, part in zip(self.tables[table].shape, index, strict=True):
                    distance = _distance(part, name, known)
                    if distance is None:
                        found = _common(found, self.domain(part, name, known))
                    else:
                        found = _common(found, range(-distance, extent - distance))
                return found
            case ir.Binary(op="and" | "or", left=left):
                return self.domain(left, name, known)
            case ir.Binary(left=left, right=right):
                return _common(self.domain(left, name, known), self.domain(right, name, known))
            case ir.Either(condition=condition):
                return self.domain(condition, name, known)
            case ir.Let(value=value):
                return self.domain(value, name, known)
            case ir.Fold(temp=temp, low=ir.Const(value=low), high=ir.Const(value=high), where=where) if low < high:
                # The condition is computed for the first number at least.
                return self.domain(where, name, {**known, ir.Temp(temp): low})
        return None

    def value(self, expr: ir.Expr, known: dict[ir.Expr, int]) -> int:
        """What an expression is where the value of each name is known."""
        if expr in known:
            return known[expr]
        match expr:
            case ir.Const(value=value):
                return value
            case ir.Table(table=name, index=index):
                data, place = self.tables[name], 0
                for extent, part in zip(data.shape, index, strict=True):
                    position = self.value(part, known)
                    if not 0 <= position < extent:
                        raise Fault(ir.FAULT_INDEX)
                    place = place * extent + position
                return data.values[place]
            case ir.Binary(op="and", left=left, right=right):
                return int(self.value(left, known) != 0 and self.value(right, known) != 0)
            case ir.Binary(op="or", left=left, right=right):
                return int(self.value(left, known) != 0 or self.value(right, known) != 0)
            case ir.Binary(op=op, left=left, right=right):
                return operate(op, self.value(left, known), self.value(right, known))
            case ir.Either(condition=condition, then=then, other=other):
                return self.value(then if self.value(condition, known) else other, known)
            case ir.Let(temp=temp, value=value, body=body):
                return self.value(body, {**known, ir.Temp(temp): self.value(value, known)})
            case ir.Fold():
                return self.fold(expr, known)
        raise Fault(ir.FAULT_INDEX)

    def fold(self, expr: ir.Fold, known: dict[ir.Expr, int]) -> int:
        kept = []
        for position in range(self.value(expr.low, known), self.value(expr.high, known)):
            inner = {**known, ir.Temp(expr.temp): position}
            if self.value(expr.where, inner):
                if expr.op in ("any", "first"):
                    return 1 if expr.op == "any" else position
                kept.append((self.value(expr.value, inner), position))
        if not kept:
            return ir.NONE if expr.op in ("first", "argmax", "argmin") else 0
        match expr.op:
            case "sum":
                total = 0
                for value, _ in kept:
                    total = operate("+", total, value)
                return total
            case "max" | "argmax":
                best = max(kept, key=lambda each: each[0])
            case _:
                best = min(kept, key=lambda each: each[0])
        return best[1] if expr.op in ("argmax", "argmin") else best[0]


def looks_up(expr: ir.Expr, name: ir.Expr) -> bool:
    """Whether an expression is just one look into a table by a name."""
    return isinstance(expr, ir.Table) and len(expr.index) == 1 and _distance(expr.index[0], name, {}) is not None


def shifted(name: ir.Expr, distance: int) -> ir.Expr:
    """A name plus a number, as the compiler writes it."""
    if not distance:
        return name
    return ir.Binary("+" if distance > 0 else "-", name, ir.Const(abs(distance)))


def _distance(expr: ir.Expr, name: ir.Expr, known: dict[ir.Expr, int]) -> int | None:
    """What is added to the name, None where an expression is something else."""
    match expr:
        case _ if expr == name:
            return 0
        case ir.Binary(op="+" | "-", left=left, right=right):
            base, more = _distance(left, name, known), _number(right, known)
            if base is not None and more is not None:
                return base + more if expr.op == "+" else base - more
    return None


def _number(expr: ir.Expr, known: dict[ir.Expr, int]) -> int | None:
    match expr:
        case ir.Const(value=value):
            return value
        case ir.Binary(op="*", left=left, right=ir.Const(value=1)):
            return _number(left, known)
    return known.get(expr)


def _names(expr: ir.Expr, bound: frozenset[int]) -> Iterator[ir.Expr | None]:
    """The names that an expression depends on; None where more than names and tables decide."""
    match expr:
        case ir.Temp(slot=slot):
            if slot not in bound:
                yield expr
        case ir.Local():
            yield expr
        case ir.Cell():
            # A cell whose own index is bound inside is not one name.
            yield None if bound else expr
        case ir.Supposing() | ir.CallFunction() | ir.Because():
            yield None
        case ir.Fold(temp=temp, low=low, high=high, where=where, value=value):
            if not ir.brief(expr):
                yield None
            for part, widened in ((low, bound), (high, bound), (where, bound | {temp}), (value, bound | {temp})):
                yield from _names(part, widened)
        case ir.Let(temp=temp, value=value, body=body):
            yield from _names(value, bound)
            yield from _names(body, bound | {temp})
        case _:
            for part in ir.expressions(expr):
                yield from _names(part, bound)


def _only_name(expr: ir.Expr) -> ir.Expr | None:
    """The name that alone decides an expression, if there is one."""
    names = set(_names(expr, frozenset()))
    return names.pop() if len(names) == 1 else None


def _common(first: range | None, second: range | None) -> range | None:
    if first is None or second is None:
        return first if second is None else second
    return range(max(first.start, second.start), min(first.stop, second.stop))
