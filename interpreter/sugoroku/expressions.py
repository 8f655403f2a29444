"""Expressions of the language, checked and turned into the intermediate form."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, NoReturn

from . import ir
from . import syntax as s
from .errors import Span, hint_for
from .references import References
from .scope import (
    EffectRef,
    FieldRef,
    FormulaRef,
    Reference,
    Scope,
    SetRef,
    StateRef,
    StockRef,
    Value,
    Wrong,
    ZoneRef,
    both,
    either,
    minus,
    negation,
    plus,
)
from .sets import Sets
from .spec import NOTHING, NUMBER, PLAYER, RESOURCE, TRUTH, Constant, Rule, Type, a

if TYPE_CHECKING:
    from .compiler import Compiler

DECLARED = "it is declared here"
TOTAL = "the total"
COMPARE = {"=": "==", "!=": "!=", "<": "<", "<=": "<=", ">": ">", ">=": ">="}


def last_word(tree: s.Tree, word: str) -> s.Tree:
    """The place of the word that a piece of text ends with."""
    return s.Nothing(at=(tree.at[1] - len(word), tree.at[1]))


class Expressions:
    """Gives every expression its type and its meaning."""

    def __init__(self, compiler: Compiler) -> None:
        self.compiler = compiler
        self.spec = compiler.spec
        self.hiding = compiler.hiding
        self.references, self.sets = References(self), Sets(self)

    # problems

    def wrong(
        self, code: str, message: str, tree: s.Tree, scope: Scope, hint: str = "", declared: Span | None = None
    ) -> NoReturn:
        """Report a problem at a piece of text and give up."""
        start, end = tree.at
        related = ((DECLARED, declared),) if declared is not None and declared.file else ()
        self.compiler.problems.add(code, message, scope.scalar.span_at(start, max(1, end - start)), hint, related)
        raise Wrong

    def unknown(self, what: str, name: str, tree: s.Tree, scope: Scope, known: Iterable[str]) -> NoReturn:
        self.wrong("name-unknown", f'there is no {what} "{name}"', tree, scope, hint_for(name, known))

    def lacking(self, owner: str, name: str, tree: s.Tree, scope: Scope, known: Iterable[str]) -> NoReturn:
        """Report a property that something does not have, at its name, which ends the text."""
        known = list(dict.fromkeys(known))
        hint = hint_for(name, known) or f"there is: {', '.join(known[:12])}"
        self.wrong("name-unknown", f'{owner} has no "{name}"', last_word(tree, name), scope, hint)

    # values

    def value(self, tree: s.Expression, scope: Scope) -> Value:
        """The value of an expression."""
        found = self.reference(tree, scope)
        match found:
            case Value():
                return found
            case Rule():
                if found.parameters:
                    self.arguments(found.name, found.parameters, (), tree, scope, found.span)
                self.hiding.called(found.name, tree, scope)
                return self.compiler.computed(found, (), scope)
            case Constant():
                return self.constant(found, tree, scope)
        self.wrong("type-mismatch", f"{self.described(found)}, a value is expected", tree, scope)

    def described(self, found: Reference) -> str:
        match found:
            case Value(type=kind):
                return f"this is {kind}"
            case ZoneRef():
                return f'"{found.item.name}" is a zone'
            case StateRef():
                return f'"{found.item.name}" is kept per {" and ".join(found.item.per)}'
            case FieldRef():
                return f'"{found.prefix}" needs an index'
            case EffectRef():
                return "this is an effect"
            case FormulaRef():
                return f'"{found.field.name}" is a formula and needs its arguments'
            case StockRef():
                return "a stock needs a resource in brackets"
            case SetRef():
                return "this is a set"
            case Constant():
                return f'"{found.name}" is {"a list" if found.listed is not None else "a number"}'
            case Rule():
                return f'"{found.name}" is a value with parameters'

    def constant(self, found: Constant, tree: s.Tree, scope: Scope) -> Value:
        if found.listed is not None:
            self.wrong(
                "type-mismatch",
                f'"{found.name}" is a list, a number in brackets is expected',
                tree,
                scope,
                declared=found.span,
            )
        if found.by_players is not None:
            return Value(NUMBER, ir.Const(found.by_players.get(self.compiler.players, 0)))
        return Value(TRUTH if found.truth else NUMBER, ir.Const(found.single or 0))

    def number(self, tree: s.Expression, scope: Scope) -> ir.Expr:
        return self.typed(tree, NUMBER, scope)

    def truth(self, tree: s.Expression, scope: Scope) -> ir.Expr:
        return self.typed(tree, TRUTH, scope)

    def typed(self, tree: s.Expression, wanted: Type, scope: Scope) -> ir.Expr:
        """The value of an expression that must have a type."""
        found = self.value(tree, scope)
        if not self.fits(found.type, wanted):
            name = tree.text if isinstance(tree, s.Name | s.My) else "this"
            named = name != "this"
            self.wrong(
                "type-mismatch",
                f"{f'{chr(34)}{name}{chr(34)}' if named else name} is {found.type}, {wanted} is expected",
                tree,
                scope,
                self.cure(found.type, wanted, name),
                self.spec.places.get(name) if named and name not in scope.names else None,
            )
        return found.expr

    def cure(self, given: Type, wanted: Type, name: str) -> str:
        """What the writer may have meant instead."""
        if given.base == "resource" and wanted.base == "number" and name != "this":
            return f'the amount that a player has is "my {name}"'
        if given.base == "number" and wanted.base == "truth":
            return "compare it with something"
        return ""

    def fits(self, given: Type, wanted: Type) -> bool:
        """Whether a value of one type may stand where another is wanted."""
        if "unknown" in (given.base, wanted.base):
            return True
        if wanted.base == "entity" and given.base == "entity":
            return self.spec.is_a(given.kind, wanted.kind) or self.spec.is_a(wanted.kind, given.kind)
        if given.base == "none":
            return wanted.base in ("entity", "none", "resource")
        return given.base == wanted.base

    # references

    def reference(self, tree: s.Expression, scope: Scope) -> Reference:
        """What an expression stands for, before it must be a value."""
        found = self.followed(tree, scope)
        self.hiding.read(found, tree, scope)
        return found

    def followed(self, tree: s.Expression, scope: Scope) -> Reference:
        match tree:
            case s.Number(value=value):
                return Value(NUMBER, ir.Const(value))
            case s.Name():
                return self.name(tree, scope)
            case s.My(text=text):
                return self.references.attribute(Value(Type("entity", PLAYER), scope.me), text, tree, scope)
            case s.Attribute(base=base, name=name):
                return self.references.attribute(self.reference(base, scope), name, tree, scope)
            case s.Index(base=base, places=places):
                found = self.reference(base, scope)
                for place in places:
                    found = self.references.index(found, place, tree, scope)
                return found
            case s.Apply():
                return self.apply(tree, scope)
            case s.Operation():
                return self.operation(tree, scope)
            case s.Not(body=body):
                return Value(TRUTH, negation(self.truth(body, scope)))
            case s.Is(body=body, kind=name):
                return self.is_kind(tree, body, name, scope)
            case s.Aggregate():
                return self.sets.aggregate(tree, scope)
            case s.Numbers() | s.Listing():
                return self.sets.of(tree, scope)

    def name(self, tree: s.Name, scope: Scope) -> Reference:
        text, spec = tree.text, self.spec
        if text in scope.broken or text in spec.broken:
            raise Wrong
        if text in scope.names:
            return scope.names[text]
        match text:
            case "me":
                return Value(Type("entity", PLAYER), scope.me)
            case "none":
                return Value(NOTHING, ir.Const(ir.NONE))
            case "true" | "false":
                return Value(TRUTH, ir.Const(int(text == "true")))
            case "seats":
                return Value(NUMBER, ir.Const(self.compiler.seats))
            case "player_count":
                return Value(NUMBER, ir.Const(self.compiler.players))
            case "total" if scope.rule == "ranking":
                return Value(NUMBER, ir.Cell(TOTAL, (scope.me,)))
        if text in spec.entries:
            entry = spec.entries[text]
            return Value(Type("entity", entry.kind), ir.Const(entry.number))
        if text in spec.constants:
            return spec.constants[text]
        if text in spec.state:
            return self.references.settled(StateRef(spec.state[text], (None,) * len(spec.state[text].per)))
        if text in spec.values:
            return spec.values[text]
        resource = spec.plurals.get(text, text)
        if resource in spec.resources:
            return Value(RESOURCE, ir.Const(spec.resources[resource].number), resource)
        if text in spec.groups or spec.plurals.get(text) in spec.kinds:
            return self.sets.named(text)
        known = [*scope.names, *spec.places]
        hint = hint_for(text, known) or "declare it as an entry, a constant, state or a value, or name it with let"
        self.wrong("name-unknown", f'there is no name "{text}"', tree, scope, hint)

    # applications and operations

    def apply(self, tree: s.Apply, scope: Scope) -> Value:
        if isinstance(tree.base, s.Name) and tree.base.text in ("min", "max"):
            if len(tree.arguments) != 2:
                self.wrong("arguments-count", f'"{tree.base.text}" needs two numbers', tree, scope)
            left, right = (self.number(argument, scope) for argument in tree.arguments)
            return Value(NUMBER, ir.Binary(tree.base.text, left, right))
        found = self.reference(tree.base, scope)
        match found:
            case Rule():
                self.hiding.called(found.name, tree, scope)
                return self.compiler.computed(
                    found, self.arguments(found.name, found.parameters, tree.arguments, tree, scope, found.span), scope
                )
            case FormulaRef(number=number, field=field):
                arguments = self.arguments(field.name, field.parameters, tree.arguments, tree, scope, field.span)
                return Value(NUMBER, ir.CallFunction(number, (scope.me, *arguments)))
        self.wrong("type-mismatch", f"{self.described(found)}, it takes no arguments", tree, scope)

    def arguments(
        self,
        name: str,
        parameters: tuple[tuple[str, Type], ...],
        given: tuple[s.Expression, ...],
        tree: s.Tree,
        scope: Scope,
        declared: Span | None = None,
    ) -> tuple[ir.Expr, ...]:
        """The arguments of a call, checked against the parameters."""
        if len(parameters) != len(given):
            listing = ", ".join(f"{parameter}: {type}" for parameter, type in parameters)
            plural = "s" if len(parameters) > 1 else ""
            takes = f"{len(parameters)} argument{plural} ({listing})" if listing else "no arguments"
            are = f"{len(given)} {'is' if len(given) == 1 else 'are'} given" if given else "none is given"
            self.wrong("arguments-count", f'"{name}" takes {takes}, {are}', tree, scope, declared=declared)
        return tuple(self.typed(argument, type, scope) for argument, (_, type) in zip(given, parameters, strict=True))

    def operation(self, tree: s.Operation, scope: Scope) -> Value:
        op = tree.op
        if op in ("and", "or"):
            left = self.truth(tree.left, scope)
            idle = op == "and" and self.compiler.impossible.ranges.never(left)
            right = self.truth(tree.right, scope.idling(idle))
            return Value(TRUTH, both(left, right) if op == "and" else either(left, right))
        if op == "in":
            return self.sets.member(tree, scope)
        if op in ("=", "!="):
            first, second = self.value(tree.left, scope), self.value(tree.right, scope)
            if not (self.fits(first.type, second.type) or self.fits(second.type, first.type)):
                self.wrong("type-mismatch", f"{first.type} and {second.type} can never be equal", tree, scope)
            return Value(TRUTH, ir.Binary(COMPARE[op], first.expr, second.expr))
        left, right = self.number(tree.left, scope), self.number(tree.right, scope)
        if op in COMPARE:
            return Value(TRUTH, ir.Binary(COMPARE[op], left, right))
        if op in ("/", "%"):
            self.compiler.impossible.division(tree, right, scope)
        if op == "+":
            return Value(NUMBER, plus(left, right))
        return Value(NUMBER, minus(left, right) if op == "-" else ir.Binary(op, left, right))

    def is_kind(self, tree: s.Is, body: s.Expression, name: str, scope: Scope) -> Value:
        found, kind = self.value(body, scope), self.spec.kinds.get(name)
        if kind is None:
            self.unknown("kind", name, last_word(tree, name), scope, self.spec.kinds)
        if found.type.base != "entity" or self.spec.kinds[found.type.kind].root != kind.root:
            self.wrong("type-mismatch", f"{found.type} can never be {a(name)}", tree, scope, declared=kind.span)
        low = ir.Binary(">=", found.expr, ir.Const(kind.low))
        return Value(TRUTH, both(low, ir.Binary("<", found.expr, ir.Const(kind.high))))
