"""Prints the intermediate form as people read code: one line for a statement, expressions as they are written."""

from __future__ import annotations

from collections.abc import Iterator

from . import ir
from .compiled import Compiled

_TIGHT = {"==": "=", "and": "and", "or": "or"}


def procedure_text(compiled: Compiled, procedure: ir.Procedure) -> Iterator[str]:
    """The lines of a procedure; its parameters are its first locals."""
    taken = ", ".join(f"l{slot}" for slot in range(procedure.parameters))
    stops = "" if procedure.suspends else "  # never waits"
    yield f"procedure {procedure.name}({taken})  # {procedure.locals} locals{stops}"
    yield from _lines(compiled, procedure.body, 1)


def function_text(function: ir.Function) -> Iterator[str]:
    """The lines of a function; its parameters are its first temps."""
    taken = ", ".join(f"t{slot}" for slot in range(function.parameters))
    yield f"function {function.name}({taken})"
    yield f"  {expression(function.body)}"


def _lines(compiled: Compiled, node: ir.Stmt, depth: int) -> Iterator[str]:
    pad = "  " * depth
    match node:
        case ir.Sequence(items=items):
            for item in items:
                yield from _lines(compiled, item, depth)
            if not items and depth > 1:
                yield f"{pad}nothing"
        case ir.If(condition=condition, then=then, other=other):
            yield f"{pad}if {_bare(condition)}:"
            yield from _lines(compiled, then, depth + 1)
            if other is not None:
                yield f"{pad}else:"
                yield from _lines(compiled, other, depth + 1)
        case ir.While(condition=condition, body=body):
            yield f"{pad}while {_bare(condition)}:"
            yield from _lines(compiled, body, depth + 1)
        case ir.Choose():
            yield from _choice(compiled, node, depth)
        case _:
            yield f"{pad}{_simple(compiled, node)}"


def _simple(compiled: Compiled, node: ir.Stmt) -> str:
    match node:
        case ir.Assign(target=target, value=value):
            return f"{expression(target)} := {_bare(value)}"
        case ir.Change(target=target, delta=delta):
            return f"{expression(target)} += {expression(delta)}, kept in its range"
        case ir.Call(procedure=name, arguments=arguments):
            return f"call {name}({_listed(arguments)})"
        case ir.CallTable(number=number, arguments=arguments):
            return f"call the procedure {expression(number)} ({_listed(arguments)})"
        case ir.Random(local=local, bound=bound, chance=chance):
            return f'l{local} := random below {expression(bound)}  # chance "{compiled.chances[chance]}"'
        case ir.Shuffle(zone=zone, chance=chance):
            return f'shuffle {expression(zone)}  # chance "{compiled.chances[chance]}"'
        case ir.Insert(zone=zone, index=index, value=value):
            return f"insert {expression(value)} into {expression(zone)} at {expression(index)}"
        case ir.Delete(zone=zone, index=index):
            return f"delete from {expression(zone)} at {expression(index)}"
        case ir.Fail(fault=fault):
            return f"fail: {ir.FAULTS[fault]}"
        case ir.Note(arguments=arguments):
            return f"note({_listed(arguments)})"
    return type(node).__name__.lower()


def _choice(compiled: Compiled, node: ir.Choose, depth: int) -> Iterator[str]:
    pad, place = "  " * depth, compiled.prompts[node.prompt].origin.span
    yield f"{pad}choose by {expression(node.who)}:  # statement {node.id}, {place}"
    for option in (*node.options, *node.interrupts):
        label = compiled.labels[option.label]
        among = f" {_range(option.temp, option.low, option.high)}" if option.temp >= 0 else ""
        taken = f", l{option.local} := {expression(option.value)}" if option.local >= 0 else ""
        kind = label.kind if option in node.options else f"at any time {label.origin.rule}"
        yield f"{pad}  {kind}{among} where {_bare(option.guard)}{taken}:"
        yield from _lines(compiled, option.body, depth + 2)
    if node.interrupts:
        yield f"{pad}  wish {expression(node.wish)}"


def expression(expr: ir.Expr) -> str:
    """An expression as it would be written; l is a local, t a temp."""
    match expr:
        case ir.Const(value=value):
            return str(value)
        case ir.Local(slot=slot):
            return f"l{slot}"
        case ir.Temp(slot=slot):
            return f"t{slot}"
        case ir.Cell(region=name, index=index) | ir.Table(table=name, index=index):
            return f"{name.replace(' ', '_')}[{_listed(index)}]" if index else name.replace(" ", "_")
        case ir.Binary(op="min" | "max" as op, left=left, right=right):
            return f"{op}({expression(left)}, {expression(right)})"
        case ir.Binary(op=op, left=left, right=right):
            return f"({expression(left)} {_TIGHT.get(op, op)} {expression(right)})"
        case ir.Either(condition=condition, then=then, other=other):
            return f"({expression(then)} if {expression(condition)} else {expression(other)})"
        case ir.Fold(op=op, temp=temp, low=low, high=high, where=where, value=value):
            shown = f" of {expression(value)}" if op not in ("any", "first") else ""
            kept = f" where {expression(where)}" if where != ir.Const(1) else ""
            return f"({op}{shown} for {_range(temp, low, high)}{kept})"
        case ir.Supposing(cell=cell, delta=delta, body=body):
            return f"(supposing {expression(cell)} += {expression(delta)}: {expression(body)})"
        case ir.CallFunction(function=function, arguments=arguments):
            name = function if isinstance(function, str) else f"the function {expression(function)}"
            return f'"{name}"({_listed(arguments)})'
        case ir.Because(condition=condition):
            return expression(condition)
    return str(expr)


def _range(temp: int, low: ir.Expr, high: ir.Expr) -> str:
    last = str(high.value - 1) if isinstance(high, ir.Const) else f"{expression(high)} - 1"
    return f"t{temp} in {expression(low)} .. {last}"


def _bare(expr: ir.Expr) -> str:
    """An expression that stands alone, without the brackets around it."""
    text = expression(expr)
    while isinstance(expr, ir.Because):
        expr = expr.condition
    return text[1:-1] if isinstance(expr, ir.Binary) and text.startswith("(") else text


def _listed(parts: tuple[ir.Expr, ...]) -> str:
    return ", ".join(map(expression, parts))
