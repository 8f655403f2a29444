"""Makes a program simpler without changing its meaning: small functions are put in place, known values computed.

A function is put in place of its call when it is small and each argument is a plain name or number, or is used once
and outside of any loop and supposition. Both machines run the result, so they need not do it themselves.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, replace
from typing import Any

from . import ir

# Bodies up to this size are put in place; an expression does not grow beyond the second number.
SMALL, LARGE = 40, 1500
Owner = ir.Procedure | ir.Function


def simplify(
    procedures: dict[str, ir.Procedure], functions: dict[str, ir.Function], tables: dict[str, ir.Data]
) -> None:
    """Simplify all functions, callees first, then all procedures."""
    work = _Simplifier(functions, tables)
    for function in functions.values():
        work.function(function)
    for procedure in procedures.values():
        pending = [procedure.body]
        while pending:
            node = pending.pop()
            work.statement(node, procedure)
            pending.extend(ir.children(node))


class _Simplifier:
    def __init__(self, functions: dict[str, ir.Function], tables: dict[str, ir.Data]) -> None:
        self.functions, self.tables = functions, tables
        self.numbered = list(functions.values())
        self.done: set[str] = set()
        self.running: set[str] = set()
        self.always: dict[str, ir.Expr | None] = {}

    def function(self, function: ir.Function) -> None:
        if function.name in self.done or function.name in self.running:
            return
        self.running.add(function.name)
        function.body = self.expression(function.body, function)
        self.running.discard(function.name)
        self.done.add(function.name)

    def statement(self, node: ir.Stmt, owner: ir.Procedure) -> None:
        for part in (node, *(node.options + node.interrupts if isinstance(node, ir.Choose) else ())):
            for spec in fields(part):
                value = getattr(part, spec.name)
                if spec.name == "zone" or (spec.name == "target" and isinstance(value, ir.Cell)):
                    index = tuple(self.expression(each, owner) for each in value.index)
                    setattr(part, spec.name, ir.Cell(value.region, index))
                elif spec.name != "target" and isinstance(value, ir.Expr):
                    setattr(part, spec.name, self.expression(value, owner))
                elif isinstance(value, tuple) and value and all(isinstance(each, ir.Expr) for each in value):
                    setattr(part, spec.name, tuple(self.expression(each, owner) for each in value))

    def expression(self, expr: ir.Expr, owner: Owner) -> ir.Expr:
        """The same expression, simpler."""
        found = rebuilt(expr, lambda part: self.expression(part, owner))
        match found:
            case ir.CallFunction():
                return self.call(found, owner)
            case ir.Binary(op="and", left=ir.Const(value=value), right=right):
                return right if value and _is_truth(right) else found if value else ir.Const(0)
            case ir.Binary(op="or", left=ir.Const(value=value), right=right):
                return ir.Const(1) if value else right if _is_truth(right) else found
            case ir.Binary(op=op, left=ir.Const(value=left), right=ir.Const(value=right)):
                return _computed(found, op, left, right)
            case ir.Either(condition=ir.Const(value=value), then=then, other=other):
                return then if value else other
            case ir.Fold(op="any", where=ir.Const(value=0)):
                return ir.Const(0)
            case ir.Fold(charged=True) if ir.brief(found):
                return replace(found, charged=False)
            case ir.Because(condition=ir.Const(value=value)) if value:
                return ir.Const(1)
            case ir.Supposing(body=ir.Const() as body):
                return body
            case ir.Table(table=name, index=(ir.Const(value=at),)) if 0 <= at < len(self.tables[name].values):
                return ir.Const(self.tables[name].values[at])
        return found

    def call(self, expr: ir.CallFunction, owner: Owner) -> ir.Expr:
        if isinstance(expr.function, ir.Const) and 0 <= expr.function.value < len(self.numbered):
            expr = replace(expr, function=self.numbered[expr.function.value].name)
        if not isinstance(expr.function, str):
            return self.constant_of(expr) or expr
        called = self.functions[expr.function]
        self.function(called)
        if called.name not in self.done or called is owner or not _fits(called.body, expr.arguments):
            return expr
        names: dict[int, ir.Expr] = dict(enumerate(expr.arguments))
        return self.expression(_placed(called.body, names, owner), owner)

    def constant_of(self, expr: ir.CallFunction) -> ir.Expr | None:
        """The value of a call through a table whose functions all have one constant value."""
        if not isinstance(expr.function, ir.Table):
            return None
        name = expr.function.table
        if name not in self.always:
            bodies = []
            for number in sorted(set(self.tables[name].values)):
                self.function(self.numbered[number])
                bodies.append(self.numbered[number].body)
            known = len(set(bodies)) == 1 and isinstance(bodies[0], ir.Const)
            self.always[name] = bodies[0] if known else None
        return self.always[name]


def rebuilt(expr: ir.Expr, change: Callable[[ir.Expr], ir.Expr]) -> ir.Expr:
    """An expression with its direct parts changed."""
    match expr:
        case ir.Const() | ir.Local() | ir.Temp():
            return expr
        case ir.Supposing(cell=cell, delta=delta, body=body):
            return ir.Supposing(ir.Cell(cell.region, tuple(map(change, cell.index))), change(delta), change(body))
    changed: dict[str, Any] = {}
    for spec in fields(expr):
        value = getattr(expr, spec.name)
        if isinstance(value, ir.Expr):
            changed[spec.name] = change(value)
        elif isinstance(value, tuple):
            changed[spec.name] = tuple(map(change, value))
    made: ir.Expr = replace(expr, **changed)
    return made


def size(expr: ir.Expr) -> int:
    """How many parts an expression has."""
    count, pending = 0, [expr]
    while pending and count <= LARGE:
        count += 1
        pending.extend(ir.expressions(pending.pop()))
    return count


def _is_truth(expr: ir.Expr) -> bool:
    """Whether an expression is 0 or 1 whatever happens."""
    match expr:
        case ir.Binary(op=op):
            return op in ("==", "!=", "<", "<=", ">", ">=", "and", "or")
        case ir.Fold(op=op):
            return op == "any"
        case ir.Because(condition=condition):
            return _is_truth(condition)
        case ir.Const(value=value):
            return value in (0, 1)
    return False


def _computed(expr: ir.Expr, op: str, left: int, right: int) -> ir.Expr:
    from .evaluation import operate

    if op in ("/", "%") and right == 0:
        return expr
    if op in ("and", "or"):
        return ir.Const(int(bool(left) and bool(right)) if op == "and" else int(bool(left) or bool(right)))
    return ir.Const(operate(op, left, right))


def _fits(body: ir.Expr, arguments: tuple[ir.Expr, ...]) -> bool:
    """Whether a body may stand in place of its call."""
    if size(body) > SMALL:
        return False
    for slot, argument in enumerate(arguments):
        if not isinstance(argument, ir.Const | ir.Local | ir.Temp) and _uses(body, slot, 1) > 1:
            return False
    return True


def _uses(expr: ir.Expr, slot: int, weight: int) -> int:
    """How often a parameter is read; a reading inside a loop or a supposition counts as many."""
    match expr:
        case ir.Temp(slot=used):
            return weight if used == slot else 0
        case ir.Fold(low=low, high=high, where=where, value=value):
            outside = _uses(low, slot, weight) + _uses(high, slot, weight)
            return outside + _uses(where, slot, 2) + _uses(value, slot, 2)
        case ir.Supposing(cell=cell, delta=delta, body=body):
            return _uses(cell, slot, 2) + _uses(delta, slot, 2) + _uses(body, slot, 2)
    return sum(_uses(part, slot, weight) for part in ir.expressions(expr))


def _placed(expr: ir.Expr, names: dict[int, ir.Expr], owner: Owner) -> ir.Expr:
    """A body with its parameters replaced by arguments, and temps of its own."""
    match expr:
        case ir.Temp(slot=slot):
            return names[slot]
        case ir.Fold(temp=temp):
            fresh = ir.Temp(owner.temps)
            owner.temps += 1
            inner = {**names, temp: fresh}
            return replace(
                expr,
                temp=fresh.slot,
                low=_placed(expr.low, names, owner),
                high=_placed(expr.high, names, owner),
                where=_placed(expr.where, inner, owner),
                value=_placed(expr.value, inner, owner),
            )
    return rebuilt(expr, lambda part: _placed(part, names, owner))
