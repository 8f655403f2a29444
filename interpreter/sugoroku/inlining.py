"""Makes a program simpler without changing its meaning: small functions are put in place, known values computed.

A function is put in place of its call when it is small and each argument is a plain name or number, or is used once
and outside of any loop and supposition. Both machines run the result, so they need not do it themselves.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, replace
from itertools import islice
from typing import Any

from . import ir
from .arithmetic import operate
from .statics import Statics, looks_up

# Bodies up to this size are put in place; an expression does not grow beyond the second number.
SMALL, LARGE = 40, 1500
# A call through a table of so many different functions becomes a choice between their bodies.
FEW = 3
Owner = ir.Procedure | ir.Function


def simplify(
    procedures: dict[str, ir.Procedure], functions: dict[str, ir.Function], tables: dict[str, ir.Data]
) -> None:
    """Simplify all functions, callees first, then all procedures."""
    work = _Simplifier(functions, tables)
    for function in functions.values():
        work.function(function)
    for procedure in procedures.values():
        for node in ir.statements(procedure.body):
            work.statement(node, procedure)
    work.statics.prune(_tables_used(procedures, functions))


class _Simplifier:
    def __init__(self, functions: dict[str, ir.Function], tables: dict[str, ir.Data]) -> None:
        self.functions, self.tables = functions, tables
        self.numbered = list(functions.values())
        self.done: set[str] = set()
        self.running: set[str] = set()
        self.statics = Statics(tables)

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
            match part:
                case ir.Option(temp=temp, low=ir.Const(value=0), high=ir.Cell() as high) if temp >= 0:
                    part.guard = self.expression(_certain(part.guard, temp, high), owner)

    def expression(self, expr: ir.Expr, owner: Owner) -> ir.Expr:
        """The same expression, simpler."""
        return self.statics.tabled(self.simpler(expr, owner))

    def simpler(self, expr: ir.Expr, owner: Owner) -> ir.Expr:
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
            case ir.Binary(op="and", left=left, right=ir.Const(value=value)) if value and _is_truth(left):
                return left
            case ir.Either(condition=ir.Const(value=value), then=then, other=other):
                return then if value else other
            case ir.Let(temp=temp, value=value, body=body) if _may_replace(value, body, temp):
                return self.expression(_placed(body, {temp: value}, owner), owner)
            case ir.Fold(temp=temp, low=ir.Const(value=0), high=ir.Cell() as size):
                found = replace(found, where=_certain(found.where, temp, size), value=_certain(found.value, temp, size))
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
        if isinstance(expr.function, ir.Table):
            return self.call_table(expr, expr.function, owner)
        if not isinstance(expr.function, str):
            return expr
        called = self.functions[expr.function]
        self.function(called)
        if called.name not in self.done or called is owner or size(called.body) > SMALL:
            return expr
        return self.put([called.body], lambda bodies: bodies[0], expr.arguments, owner)

    def call_table(self, expr: ir.CallFunction, chosen: ir.Table, owner: Owner) -> ir.Expr:
        """A call through a table of functions among which only a few are different."""
        data = self.tables[chosen.table]
        if not data.values or not all(0 <= number < len(self.numbered) for number in data.values):
            return expr
        bodies: list[ir.Expr] = []
        for number in data.values:
            called = self.numbered[number]
            self.function(called)
            if called.name not in self.done or called is owner or called.parameters != len(expr.arguments):
                return expr
            bodies.append(called.body)
        different = sorted(set(bodies), key=bodies.count)
        if len(different) > FEW or sum(map(size, different)) > SMALL:
            return expr
        classes = tuple(map(different.index, bodies))
        self.tables[f"{chosen.table}/class"] = replace(data, name=f"{chosen.table}/class", values=classes)
        which = ir.Table(f"{chosen.table}/class", chosen.index)

        def among(placed: list[ir.Expr]) -> ir.Expr:
            found = placed[-1]
            for number in reversed(range(len(placed) - 1)):
                found = ir.Either(ir.Binary("==", which, ir.Const(number)), placed[number], found)
            return found

        return self.put(different, among, expr.arguments, owner)

    def put(
        self,
        bodies: list[ir.Expr],
        join: Callable[[list[ir.Expr]], ir.Expr],
        arguments: tuple[ir.Expr, ...],
        owner: Owner,
    ) -> ir.Expr:
        """Bodies in place of calls; an argument that is more than a name and used more than once gets a name."""
        names: dict[int, ir.Expr] = {}
        named: list[tuple[int, ir.Expr]] = []
        for slot, argument in enumerate(arguments):
            names[slot] = argument
            if not _is_name(argument) and sum(_uses(body, slot, 1) for body in bodies) > 1:
                names[slot] = ir.Temp(owner.temps)
                named.append((owner.temps, argument))
                owner.temps += 1
        found = join([_placed(body, names, owner) for body in bodies])
        for temp, argument in reversed(named):
            found = ir.Let(temp, argument, found)
        return self.expression(found, owner)


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
    """How many parts an expression has, as far as it is not too large."""
    return sum(1 for _ in islice(ir.walk(expr), LARGE + 1))


def _is_truth(expr: ir.Expr) -> bool:
    """Whether an expression is 0 or 1 whatever happens."""
    match expr:
        case ir.Binary(op=op):
            return op in ("==", "!=", "<", "<=", ">", ">=", "and", "or")
        case ir.Fold(op=op):
            return op == "any"
        case ir.Because(condition=condition):
            return _is_truth(condition)
        case ir.Let(body=body):
            return _is_truth(body)
        case ir.Const(value=value):
            return value in (0, 1)
    return False


def _computed(expr: ir.Expr, op: str, left: int, right: int) -> ir.Expr:
    if op in ("/", "%") and right == 0:
        return expr
    if op in ("and", "or"):
        return ir.Const(int(bool(left) and bool(right)) if op == "and" else int(bool(left) or bool(right)))
    return ir.Const(operate(op, left, right))


def _is_name(expr: ir.Expr) -> bool:
    """Whether an expression costs next to nothing, and means the same everywhere."""
    match expr:
        case ir.Const() | ir.Local() | ir.Temp():
            return True
        case ir.Table(index=(ir.Binary(left=ir.Local() | ir.Temp() as name),)):
            return looks_up(expr, name)
        case ir.Table(index=(ir.Local() | ir.Temp(),)):
            return True
    return False


def _may_replace(value: ir.Expr, body: ir.Expr, temp: int) -> bool:
    """Whether a value may stand wherever its name stands."""
    return _is_name(value) or _uses(body, temp, 1) <= 1


def _certain(expr: ir.Expr, temp: int, zone_size: ir.Cell) -> ir.Expr:
    """An expression in which an item at the place `temp` of a zone is known to lie in that zone."""
    zone = ir.Cell(zone_size.region, zone_size.index[:-1])
    if not zone_size.index or zone_size.index[-1] != ir.Const(0):
        return expr

    def item(place: int) -> ir.Cell:
        return ir.Cell(zone.region, (*zone.index, ir.Binary("+", ir.Temp(place), ir.Const(1))))

    match expr:
        case ir.Fold(op="any", temp=other, low=ir.Const(value=0), high=high, where=where) if (
            high == zone_size and where == ir.Binary("==", item(other), item(temp)) and other != temp
        ):
            return ir.Const(1)
        case ir.Fold(temp=other) | ir.Let(temp=other) if other == temp:
            return expr
        case ir.Supposing(cell=cell) if cell.region == zone.region:
            return expr
    return rebuilt(expr, lambda part: _certain(part, temp, zone_size))


def _uses(expr: ir.Expr, slot: int, weight: int) -> int:
    """How often a parameter is read; a reading inside a loop or a supposition counts as many."""
    match expr:
        case ir.Temp(slot=used):
            return weight if used == slot else 0
        case ir.Fold(low=low, high=high, where=where, value=value):
            outside = _uses(low, slot, weight) + _uses(high, slot, weight)
            return outside + _uses(where, slot, 2) + _uses(value, slot, 2)
        case ir.Let(temp=temp, value=value, body=body):
            return _uses(value, slot, weight) + (0 if temp == slot else _uses(body, slot, weight))
        case ir.Supposing(cell=cell, delta=delta, body=body):
            return _uses(cell, slot, 2) + _uses(delta, slot, 2) + _uses(body, slot, 2)
    return sum(_uses(part, slot, weight) for part in ir.expressions(expr))


def _placed(expr: ir.Expr, names: dict[int, ir.Expr], owner: Owner) -> ir.Expr:
    """A body with its parameters replaced by arguments, and temps of its own."""
    match expr:
        case ir.Temp(slot=slot):
            return names.get(slot, expr)
        case ir.Let(temp=temp, value=value, body=body):
            fresh = ir.Temp(owner.temps)
            owner.temps += 1
            return ir.Let(fresh.slot, _placed(value, names, owner), _placed(body, {**names, temp: fresh}, owner))
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


def _tables_used(procedures: dict[str, ir.Procedure], functions: dict[str, ir.Function]) -> set[str]:
    """The tables that the program looks into."""
    items: list[object] = [function.body for function in functions.values()]
    for procedure in procedures.values():
        for node in ir.statements(procedure.body):
            items += [node, *(node.options + node.interrupts if isinstance(node, ir.Choose) else ())]
    return {part.table for item in items for part in ir.walk(item) if isinstance(part, ir.Table)}
