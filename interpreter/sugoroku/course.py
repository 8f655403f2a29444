"""The course of a game: the first stock, the rule that it starts with, the scores and the ranks."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

from . import ir
from . import syntax as s
from .expressions import TOTAL
from .layout import RANK, SCORE
from .nodes import Scalar
from .parser import parse_formula
from .scope import ONE, STOCK, ZERO, Frame, Scope, Wrong, both, either, plus
from .spec import NUMBER, TRUTH, Rule, Type

if TYPE_CHECKING:
    from .compiler import Compiler


def main(compiler: Compiler) -> None:
    """Compile the procedure that a machine begins with."""
    spec = compiler.spec
    rule = spec.rules.get(spec.start.text)
    if rule is None:
        scope = Scope(Frame(), ZERO, spec.start, "")
        try:
            whole = s.Nothing(at=(0, len(spec.start.text)))
            compiler.expressions.unknown("rule", spec.start.text, whole, scope, spec.rules)
        except Wrong:
            return
    if rule.parameters:
        related = (("the rule is declared here", rule.span),)
        message = "the game begins with this rule, so it takes no arguments"
        compiler.problems.add("arguments-count", message, spec.start.span, "", related)
    at = ir.Local(0)
    steps: list[ir.Stmt] = []
    for number, score in enumerate(spec.scoring):
        titled = Rule(f"score {score.name}", score.body, score.span)
        expect(compiler, compiler.compute(titled, None), NUMBER, score.body)
        cell = ir.Cell(SCORE, (ir.Const(number), at))
        steps.append(ir.Assign(cell, ir.CallFunction(titled.name, (at,))))
        steps.append(ir.Change(ir.Cell(TOTAL, (at,)), cell))
    ranks: list[ir.Stmt] = [ir.Assign(ir.Cell(RANK, (at,)), rank(compiler, at))]
    body = ir.Sequence(
        [
            *first_stock(compiler),
            ir.Call(compiler.procedure(rule), (ZERO,)),
            *for_seats(compiler, at, steps),
            *for_seats(compiler, at, ranks),
        ]
    )
    compiler.procedures["main"] = ir.Procedure("main", 0, 1, 1, body)


def expect(compiler: Compiler, found: Type | None, wanted: Type, body: Scalar) -> None:
    """Note a computation of another type than expected."""
    if found is not None and not compiler.expressions.fits(found, wanted):
        compiler.problems.add("type-mismatch", f"this is {found}, {wanted} is expected", body.span)


def first_stock(compiler: Compiler) -> list[ir.Stmt]:
    """Give every seat what it starts with."""
    return [
        ir.Assign(ir.Cell(STOCK, (ir.Const(seat), ir.Const(resource.number))), ir.Const(resource.start))
        for seat in range(compiler.seats)
        for resource in compiler.spec.resources.values()
        if resource.start
    ]


def for_seats(compiler: Compiler, at: ir.Local, body: list[ir.Stmt]) -> list[ir.Stmt]:
    """Statements once for each seat, with its number in a local."""
    inside = ir.Sequence([*body, ir.Assign(at, plus(at, ONE))])
    return [ir.Assign(at, ZERO), ir.While(ir.Binary("<", at, ir.Const(compiler.seats)), inside)]


def rank(compiler: Compiler, at: ir.Local) -> ir.Expr:
    """One more than the number of better players; 0 for who does not take part."""
    keys = []
    for number, scalar in enumerate(compiler.spec.ranking):
        name = f"ranking {number}"
        tree = parse_formula(scalar, compiler.problems)
        frame = Frame()
        me = frame.temp()
        made = ir.Function(name, 1, 1, ZERO)
        if tree is not None:
            with contextlib.suppress(Wrong):
                made.body = compiler.expressions.number(tree, Scope(frame, me, scalar, "ranking"))
        made.temps = frame.temps
        compiler.functions[name] = made
        keys.append(name)
    other = ir.Temp(0)
    better: ir.Expr = ZERO
    for name in reversed(keys):
        mine, theirs = ir.CallFunction(name, (at,)), ir.CallFunction(name, (other,))
        better = either(ir.Binary(">", theirs, mine), both(ir.Binary("==", theirs, mine), better))
    if not keys:
        better = ir.Binary(">", ir.Cell(TOTAL, (other,)), ir.Cell(TOTAL, (at,)))
    takes_part: ir.Expr = ONE
    if compiler.spec.ranked is not None:
        found = compiler.compute(Rule("ranked", compiler.spec.ranked, compiler.spec.ranked.span), None)
        expect(compiler, found, TRUTH, compiler.spec.ranked)
        better = both(ir.CallFunction("ranked", (other,)), better)
        takes_part = ir.CallFunction("ranked", (at,))
    place = plus(ir.Fold("sum", 0, ZERO, ir.Const(compiler.seats), better, ONE), ONE)
    return place if takes_part == ONE else ir.Either(takes_part, place, ZERO)
