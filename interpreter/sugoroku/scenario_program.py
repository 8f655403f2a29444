"""Scenarios compiled with their game: a procedure for each, and its conditions."""

from __future__ import annotations

from collections.abc import Iterable
from collections.abc import Sequence as Seq

from . import ir
from . import syntax as s
from .bounds import check_bounds
from .compiler import Compiler
from .course import first_stock
from .declarations import declare, players_of
from .errors import Problems
from .nodes import Mapping, Node, Scalar, Sequence, text_of
from .overlay import Files, with_variants
from .parser import parse_formula, parse_rule
from .scenario import Scenario
from .scope import ONE, ZERO, Frame, Scope, Value, Wrong, ZoneRef, minus
from .spec import Rule

Group = tuple[int, tuple[str, ...]]


def grouped(scenarios: Iterable[Scenario]) -> dict[Group, list[Scenario]]:
    """Scenarios that can be compiled together: of the same number of players and the same variants."""
    groups: dict[Group, list[Scenario]] = {}
    for scenario in scenarios:
        groups.setdefault((scenario.players, tuple(each.text for each in scenario.variants)), []).append(scenario)
    return groups


def compiler_for(
    files: Files, players: int, variants: Seq[str | Scalar], scenarios: list[Scenario], problems: Problems
) -> Compiler | None:
    """What compiles a game (0 players: the smallest number) with some scenarios; None after a problem of its frame."""
    tree = with_variants(files, variants, problems)
    if len(problems):
        return None
    low, high = players_of(tree)
    spec = declare(tree, players or low, problems)
    if spec is None:
        return None
    check_bounds(spec, problems)
    compiler = Compiler(spec, players or low, problems)
    for number, scenario in enumerate(scenarios):
        if scenario.fits(low, high, compiler.seats, problems):
            compiler.extras.append(_Build(compiler, scenario, number).build)
    return compiler


class _Build:
    """Compiles a scenario into procedures and conditions beside the game."""

    def __init__(self, compiler: Compiler, scenario: Scenario, number: int) -> None:
        self.compiler, self.scenario, self.title = compiler, scenario, f"scenario {number}"

    def build(self, compiler: Compiler) -> None:
        scenario = self.scenario
        frame = Frame()
        me, stage = frame.local(), frame.local()
        whole = scenario.node.get("do")
        scope = Scope(frame, me, whole if isinstance(whole, Scalar) else compiler.spec.start, self.title)
        actor = scenario.node.get("me")
        steps: list[ir.Stmt] = [
            ir.Assign(me, ir.Const(int(text_of(actor, "p1")[1:] or 1) - 1)),
            *first_stock(compiler),
        ]
        setup = scenario.node.get("setup")
        if isinstance(setup, Scalar) and (tree := parse_rule(setup, compiler.problems)) is not None:
            steps.append(compiler.statements.body(tree, Scope(frame, me, setup, self.title)))
        given = scenario.node.get("given")
        for key, node in given.entries if isinstance(given, Mapping) else ():
            try:
                steps += self.given(key, node, scope)
            except Wrong:
                continue
        steps.append(ir.Assign(stage, ONE))
        body = whole if isinstance(whole, Scalar) else None
        tree = parse_rule(body, compiler.problems) if body is not None else None
        if tree is not None:
            steps.append(compiler.statements.body(tree, scope))
        elif body is None and (start := compiler.spec.rules.get(compiler.spec.start.text)) is not None:
            steps.append(ir.Call(compiler.procedure(start), (ZERO,)))
        compiler.procedures[self.title] = ir.Procedure(self.title, 0, frame.locals, frame.temps, ir.Sequence(steps))
        for number, condition in enumerate(scenario.texts("then")):
            kind = compiler.compute(Rule(f"{self.title} then {number}", condition, condition.span), None)
            if kind is not None and kind.base != "truth":
                compiler.problems.add("type-mismatch", "a condition is expected", condition.span)

    def given(self, key: Scalar, node: Node, scope: Scope) -> list[ir.Stmt]:
        """Statements that set a piece of state."""
        compiler = self.compiler
        path = parse_formula(key, compiler.problems)
        if path is None:
            return []
        inside = Scope(scope.frame, scope.me, key, self.title)
        found = compiler.expressions.reference(path, inside)
        if isinstance(found, ZoneRef):
            items = node.items if isinstance(node, Sequence) else ()
            clear = ir.While(ir.Binary(">", found.size, ZERO), ir.Delete(found.cell, minus(found.size, ONE)))
            return [
                clear,
                *(
                    ir.Insert(found.cell, found.size, self.value(item, Value(found.item.type, ZERO), scope))
                    for item in items
                ),
            ]
        target, value = compiler.statements.target(path, inside)
        return [ir.Assign(target, self.value(node, value, scope))]

    def value(self, node: Node, wanted: Value, scope: Scope) -> ir.Expr:
        if not isinstance(node, Scalar):
            self.compiler.problems.add("type-mismatch", "a single value is expected", node.span)
            raise Wrong
        tree: s.Expression | None = parse_formula(node, self.compiler.problems)
        if tree is None:
            raise Wrong
        return self.compiler.expressions.typed(tree, wanted.type, Scope(scope.frame, scope.me, node, self.title))
