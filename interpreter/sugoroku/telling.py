"""What the spec alone tells: expressions of the language, computed without a running game."""

from __future__ import annotations

import re
from array import array
from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache

from . import ir
from . import syntax as s
from .arithmetic import Fault
from .compiler import Compiler
from .errors import Problem, Problems, Span
from .evaluation import Evaluation
from .expressions import TOTAL, Expressions
from .nodes import Scalar
from .parser import parse_formula
from .scope import Frame, Reference, Scope, Value, Wrong, plus
from .spec import NUMBER, PLAYER, Constant, Entry, Spec, Type

Known = int | Entry
_NUMBER = re.compile(r"\b[0-9]+\b")
_COMMENT = re.compile(r"#[^\n]*")


class Untold(Exception):
    """An expression has no value that the spec tells; `problem` says where and why."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.message)
        self.problem = problem


class _Running(Exception):
    """Only a running game knows."""


class _Evaluation(Evaluation):
    def address(self, cell: ir.Cell, temps: list[int]) -> int:
        raise _Running


class _Told(Expressions):
    """The expressions of rules, and what only a text asks for: the range of players, numbers for each number of
    players, the bounds of resources and state, the written id of copies."""

    def name(self, tree: s.Name, scope: Scope) -> Reference:
        if tree.text not in scope.names and (entry := written_entry(self.spec, tree.text)) is not None:
            return Value(Type("entity", entry.kind), ir.Const(entry.number))
        return super().name(tree, scope)

    def reference(self, tree: s.Expression, scope: Scope) -> Reference:
        match tree:
            case s.Attribute(base=s.Name(text=text), name=name) if text not in scope.names:
                if (found := self.bound(text, name)) is not None:
                    return Value(NUMBER, ir.Const(found))
            case s.Index(base=s.Name(text=text), places=(place,)) if text in self.spec.constants:
                if (numbers := self.spec.constants[text].by_players) is not None:
                    return self.for_players(self.spec.constants[text], numbers, place, scope)
        return super().reference(tree, scope)

    def bound(self, text: str, name: str) -> int | None:
        spec, one = self.spec, self.spec.plurals.get(text, text)
        if one == PLAYER and name in ("min", "max"):
            return spec.players[name == "max"]
        declared = spec.resources.get(one) or spec.state.get(text)
        if declared is None:
            return None
        match name:
            case "min":
                return declared.low
            case "max":
                return declared.high
            case "size" if text in spec.state and spec.state[text].zone:
                return spec.state[text].size
            case "start" if one in spec.resources:
                return spec.resources[one].start
            case "start" if (start := spec.state[text].start) is not None and type(start.value) is int:
                return start.value
        return None

    def for_players(self, constant: Constant, numbers: dict[int, int], place: s.Expression, scope: Scope) -> Value:
        at = self.number(place, scope)
        if isinstance(at, ir.Const) and at.value not in numbers:
            known = ", ".join(map(str, numbers))
            self.wrong("name-unknown", f'"{constant.name}" is given for {known} players', place, scope)
        low = min(numbers)
        listed = replace(constant, listed=tuple(numbers.get(n, 0) for n in range(low, max(numbers) + 1)))
        return Value(NUMBER, self.compiler.tables.constant(listed, plus(at, ir.Const(-low))))


class Telling:
    """Computes expressions of one spec for a number of players."""

    def __init__(self, spec: Spec, players: int) -> None:
        self.spec, self.players = spec, players
        self.compiler = Compiler(spec, players, Problems())
        self.compiler.expressions = _Told(self.compiler)

    def value(self, tree: s.Expression, scalar: Scalar, names: Mapping[str, Known] | None = None) -> Known:
        """The number or entry that an expression stands for; Untold where there is none."""
        self.compiler.problems = Problems()
        frame = Frame()
        # Who acts is never told; a text that asks for it asks for state, too.
        scope = Scope(frame, ir.Const(0), scalar, "", {
            name: Value(Type("entity", known.kind), ir.Const(known.number)) if isinstance(known, Entry)
            else Value(NUMBER, ir.Const(known)) for name, known in (names or {}).items()})
        try:
            found = self.compiler.expressions.value(tree, scope)
            number = self.compute(found.expr, frame.temps)
        except Wrong:
            raise Untold(next(iter(self.compiler.problems.items), _at(tree, scalar, "this has no value"))) from None
        except _Running:
            raise Untold(_at(tree, scalar, "only a running game knows this")) from None
        except Fault as fault:
            raise Untold(_at(tree, scalar, str(fault))) from None
        if found.type.base == "entity" and number >= 0:
            return self.spec.family(found.type.kind)[number]
        if found.type.base in ("number", "truth"):
            return number
        raise Untold(Problem("type-mismatch", f"this is {found.type}, no number", scalar.span))

    def compute(self, expr: ir.Expr, temps: int) -> int:
        if isinstance(expr, ir.Const):
            return expr.value
        compiler = self.compiler
        program = ir.Program({}, compiler.tables.built, {}, compiler.functions, "", compiler.seats, TOTAL, TOTAL)
        return _Evaluation(program, array("q")).value(expr, [0] * temps)

    def number(self, scalar: Scalar) -> int:
        """The number that a written expression stands for."""
        tree = _formula(scalar.text)
        if tree is None:
            problems = Problems()
            parse_formula(scalar, problems)
            raise Untold(problems.items[0])
        found = self.value(tree, scalar)
        if isinstance(found, Entry):
            raise Untold(Problem("type-mismatch", f'"{scalar.text}" is a {found.kind}, no number', scalar.span))
        return found


@lru_cache(maxsize=4096)
def _formula(text: str) -> s.Expression | None:
    """The tree of a text, or None; places count from its start, so equal texts have equal trees."""
    return parse_formula(Scalar(text, text, Span("", 1, 1)), Problems())


def written_entry(spec: Spec, id: str) -> Entry | None:
    """An entry by its id; the id that several copies share stands for the first of them."""
    if id in spec.entries:
        return spec.entries[id]
    copy = spec.entries.get(f"{id}_1")
    shared = copy.node.get("id") if copy is not None and copy.node is not None else None
    return copy if isinstance(shared, Scalar) and shared.text == id else None


def _at(tree: s.Expression, scalar: Scalar, why: str) -> Problem:
    start, end = tree.at
    return Problem("text-function", why, scalar.span_at(start, max(1, end - start)))


def written_numbers(text: str) -> list[int]:
    """The numbers that are written in an effect, a formula or a rule, without those in its comments."""
    return [int(found) for found in _NUMBER.findall(_COMMENT.sub("", text))]
