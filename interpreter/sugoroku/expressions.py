"""Expressions of the language, checked and turned into the intermediate form."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, NoReturn

from . import ir
from . import syntax as s
from .errors import Span, hint_for
from .scope import (
    ONE,
    ZERO,
    EffectRef,
    FieldRef,
    FormulaRef,
    Reference,
    Scope,
    SetRef,
    StateRef,
    StockRef,
    Value,
    ZoneRef,
    both,
    either,
    minus,
    negation,
    plus,
)
from .spec import NOTHING, NUMBER, PLAYER, RESOURCE, TRUTH, Constant, Rule, Type, a

if TYPE_CHECKING:
    from .compiler import Compiler

DECLARED = "it is declared here"
LISTED = 100
STOCK, TOTAL = "the stock", "the total"
COMPARE = {"=": "==", "!=": "!=", "<": "<", "<=": "<=", ">": ">", ">=": ">="}
FOLDS = {"total": "sum", "highest": "max", "lowest": "min"}


class Wrong(Exception):
    """A problem was reported; the statement at hand is given up."""


def last_word(tree: s.Tree, word: str) -> s.Tree:
    """The place of the word that a piece of text ends with."""
    return s.Nothing(at=(tree.at[1] - len(word), tree.at[1]))


class Expressions:
    """Gives every expression its type and its meaning."""

    def __init__(self, compiler: Compiler) -> None:
        self.compiler = compiler
        self.spec = compiler.spec

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
        match tree:
            case s.Number(value=value):
                return Value(NUMBER, ir.Const(value))
            case s.Name():
                return self.name(tree, scope)
            case s.My(text=text):
                return self.attribute(Value(Type("entity", PLAYER), scope.me), text, tree, scope)
            case s.Attribute(base=base, name=name):
                return self.attribute(self.reference(base, scope), name, tree, scope)
            case s.Index(base=base, places=places):
                found = self.reference(base, scope)
                for place in places:
                    found = self.index(found, place, tree, scope)
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
                return self.aggregate(tree, scope)
            case s.Numbers() | s.Listing():
                return self.set(tree, scope)

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
            return self.settled(StateRef(spec.state[text], (None,) * len(spec.state[text].per)))
        if text in spec.values:
            return spec.values[text]
        resource = spec.plurals.get(text, text)
        if resource in spec.resources:
            return Value(RESOURCE, ir.Const(spec.resources[resource].number), resource)
        if text in spec.groups or spec.plurals.get(text) in spec.kinds:
            return self.named_set(text)
        known = [*scope.names, *spec.places]
        hint = hint_for(text, known) or "declare it as an entry, a constant, state or a value, or name it with let"
        self.wrong("name-unknown", f'there is no name "{text}"', tree, scope, hint)

    def named_set(self, text: str) -> SetRef:
        spec = self.spec
        if text in spec.groups:
            numbers = [spec.resources[name].number for name in spec.groups[text]]
            return self.listed(RESOURCE, [ir.Const(number) for number in numbers])
        kind = spec.kinds[spec.plurals[text]]
        return SetRef(Type("entity", kind.name), ir.Const(kind.low), ir.Const(kind.high), lambda t: t)

    def listed(self, type: Type, items: list[ir.Expr]) -> SetRef:
        """A set of a few given values."""

        def value(t: ir.Expr) -> ir.Expr:
            found = items[-1] if items else ZERO
            for position in range(len(items) - 2, -1, -1):
                found = ir.Either(ir.Binary("==", t, ir.Const(position)), items[position], found)
            return found

        return SetRef(type, ZERO, ir.Const(len(items)), value)

    def settled(self, found: StateRef) -> Reference:
        """State with all its indices is a value or a zone."""
        given = [index for index in found.given if index is not None]
        if len(given) < len(found.given):
            return found
        if found.item.zone:
            return ZoneRef(found.item, tuple(given))
        return Value(found.item.type, ir.Cell(found.item.name, tuple(given)))

    def attribute(self, base: Reference, name: str, tree: s.Tree, scope: Scope) -> Reference:
        match base:
            case Constant() | Rule(parameters=()):
                base = (
                    self.constant(base, tree, scope)
                    if isinstance(base, Constant)
                    else self.compiler.computed(base, (), scope)
                )
                return self.attribute(base, name, tree, scope)
            case Value(type=Type(base="unknown")):
                raise Wrong
            case ZoneRef() if name == "size":
                return Value(NUMBER, base.size)
            case ZoneRef() if name == "top":
                top = ir.Cell(base.item.name, (*base.index, base.size))
                return Value(base.item.type, ir.Either(ir.Binary(">", base.size, ZERO), top, ir.Const(ir.NONE)))
            case ZoneRef():
                self.lacking("a zone", name, tree, scope, ("size", "top"))
            case Value(type=Type(base="resource"), resource=resource) if resource and name in ("max", "min"):
                declared = self.spec.resources[resource]
                return Value(NUMBER, ir.Const(declared.high if name == "max" else declared.low))
            case FieldRef(field=None):
                return self.group_field(base, name, tree, scope)
            case Value(type=Type(base="entity", kind=kind), expr=expr):
                return self.entity_attribute(kind, expr, name, tree, scope)
            case StateRef():
                return self.filled(base, name, tree, scope)
        self.wrong("type-mismatch", f'{self.described(base)}, it has no ".{name}"', tree, scope)

    def filled(self, base: StateRef, name: str, tree: s.Tree, scope: Scope) -> NoReturn:
        self.wrong(
            "type-mismatch",
            f'{self.described(base)}; give that in brackets before ".{name}"',
            tree,
            scope,
            declared=base.item.span,
        )

    def entity_attribute(self, kind: str, expr: ir.Expr, name: str, tree: s.Tree, scope: Scope) -> Reference:
        spec = self.spec
        if name in spec.broken:
            raise Wrong
        declared = spec.kinds[kind]
        match name:
            case "number":
                return Value(NUMBER, minus(expr, ir.Const(declared.low)))
            case "human" if kind == PLAYER:
                return Value(TRUTH, ir.Binary("<", expr, ir.Const(self.compiler.players)))
            case "stock" if kind == PLAYER:
                return StockRef(expr)
            case "design":
                return Value(NUMBER, self.compiler.designs(declared.root, expr))
        resource = spec.plurals.get(name, name)
        if kind == PLAYER and resource in spec.resources:
            number = spec.resources[resource].number
            return Value(NUMBER, ir.Cell(STOCK, (expr, ir.Const(number))), resource)
        if (field := spec.field_of(kind, name)) is not None:
            return self.complete(FieldRef(kind, expr, name, (), field), tree, scope)
        if any(known.startswith(f"{name}.") for known in spec.fields_named(kind)):
            return FieldRef(kind, expr, name, ())
        if name in spec.state:
            item = spec.state[name]
            for place, wanted in enumerate(item.per):
                if spec.is_a(kind, wanted) or spec.is_a(wanted, kind):
                    given: list[ir.Expr | None] = [None] * len(item.per)
                    given[place] = self.position(wanted, expr)
                    return self.settled(StateRef(item, tuple(given)))
        known = [*spec.fields_named(kind), *(i.name for i in spec.state.values() if kind in i.per), "number", "design"]
        if kind == PLAYER:
            known += [*spec.resources, *spec.plurals, "human", "stock"]
        self.lacking(a(kind), name, tree, scope, known)

    def position(self, kind: str, expr: ir.Expr) -> ir.Expr:
        """Where an entry stands among those of a kind."""
        return minus(expr, ir.Const(self.spec.kinds[kind].low))

    def group_field(self, base: FieldRef, name: str, tree: s.Tree, scope: Scope) -> Reference:
        field = self.spec.field_of(base.kind, f"{base.prefix}.{name}")
        if field is None:
            head = f"{base.prefix}."
            names = [each.removeprefix(head) for each in self.spec.fields_named(base.kind) if each.startswith(head)]
            self.lacking(f'"{base.prefix}"', name, tree, scope, names)
        return self.complete(FieldRef(base.kind, base.entry, base.prefix, base.given, field), tree, scope)

    def complete(self, found: FieldRef, tree: s.Tree, scope: Scope) -> Reference:
        """A field with all its indices is a value, an effect or a formula."""
        field = found.field
        if field is None or len(found.given) < len(field.per):
            return found
        return self.compiler.tables.read(found.kind, field, found.entry, found.given)

    def index(self, found: Reference, place: s.Expression, tree: s.Tree, scope: Scope) -> Reference:
        match found:
            case StateRef(item=item, given=given):
                at = given.index(None)
                filled = self.position(item.per[at], self.typed(place, Type("entity", item.per[at]), scope))
                return self.settled(StateRef(item, (*given[:at], filled, *given[at + 1 :])))
            case FieldRef(field=field):
                per = field.per if field is not None else self.group_index(found)
                if len(found.given) < len(per):
                    kind = per[len(found.given)]
                    indices = (*found.given, self.position(kind, self.typed(place, Type("entity", kind), scope)))
                    return self.complete(FieldRef(found.kind, found.entry, found.prefix, indices, field), tree, scope)
            case ZoneRef():
                return Value(found.item.type, found.at(self.number(place, scope)))
            case StockRef(player=player):
                return Value(NUMBER, ir.Cell(STOCK, (player, self.typed(place, RESOURCE, scope))), "*")
            case Constant(listed=tuple()):
                return Value(NUMBER, self.compiler.tables.constant(found, self.number(place, scope)))
            case SetRef(type=Type(base="entity", kind=kind)):
                return Value(found.type, plus(self.number(place, scope), ir.Const(self.spec.kinds[kind].low)))
        self.wrong("type-mismatch", f"{self.described(found)}, it has no place in brackets", tree, scope)

    def group_index(self, found: FieldRef) -> tuple[str, ...]:
        names = [name for name in self.spec.fields_named(found.kind) if name.startswith(f"{found.prefix}.")]
        field = self.spec.field_of(found.kind, names[0])
        return field.per if field is not None else ()

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
            left, right = self.truth(tree.left, scope), self.truth(tree.right, scope)
            return Value(TRUTH, both(left, right) if op == "and" else either(left, right))
        if op == "in":
            return self.member(tree, scope)
        if op in ("=", "!="):
            first, second = self.value(tree.left, scope), self.value(tree.right, scope)
            if not (self.fits(first.type, second.type) or self.fits(second.type, first.type)):
                self.wrong("type-mismatch", f"{first.type} and {second.type} can never be equal", tree, scope)
            return Value(TRUTH, ir.Binary(COMPARE[op], first.expr, second.expr))
        left, right = self.number(tree.left, scope), self.number(tree.right, scope)
        if op in COMPARE:
            return Value(TRUTH, ir.Binary(COMPARE[op], left, right))
        if op == "+":
            return Value(NUMBER, plus(left, right))
        return Value(NUMBER, minus(left, right) if op == "-" else ir.Binary(op, left, right))

    def member(self, tree: s.Operation, scope: Scope) -> Value:
        among = self.set(tree.right, scope)
        wanted = self.typed(tree.left, among.type, scope)
        temp = scope.frame.temp()
        return Value(
            TRUTH, ir.Fold("any", temp.slot, among.low, among.high, ir.Binary("==", among.value(temp), wanted), ZERO)
        )

    def is_kind(self, tree: s.Is, body: s.Expression, name: str, scope: Scope) -> Value:
        found, kind = self.value(body, scope), self.spec.kinds.get(name)
        if kind is None:
            self.unknown("kind", name, last_word(tree, name), scope, self.spec.kinds)
        if found.type.base != "entity" or self.spec.kinds[found.type.kind].root != kind.root:
            self.wrong("type-mismatch", f"{found.type} can never be {a(name)}", tree, scope, declared=kind.span)
        low = ir.Binary(">=", found.expr, ir.Const(kind.low))
        return Value(TRUTH, both(low, ir.Binary("<", found.expr, ir.Const(kind.high))))

    # sets

    def set(self, tree: s.Expression, scope: Scope) -> SetRef:
        """A set to run over."""
        match tree:
            case s.Numbers(low=low, high=high):
                first, last = self.value(low, scope), self.value(high, scope)
                if first.type.base == "entity" and self.fits(first.type, last.type):
                    least = ir.Binary("min", first.expr, last.expr)
                    return SetRef(first.type, least, plus(ir.Binary("max", first.expr, last.expr), ONE), lambda t: t)
                start, end = self.number(low, scope), self.number(high, scope)
                return SetRef(NUMBER, start, plus(end, ONE), lambda t: t)
            case s.Listing(items=items) if len(items) > LISTED:
                self.wrong("rule-large", f"a list holds at most {LISTED} values", tree, scope, "make them a kind")
            case s.Listing(items=items):
                values = [self.value(item, scope) for item in items]
                wanted = values[0].type
                if wanted.base == "entity":
                    root = self.spec.kinds[wanted.kind].root
                    if any(v.type != wanted for v in values):
                        wanted = Type("entity", root)
                for item in items:
                    self.typed(item, wanted, scope)
                return self.listed(wanted, [value.expr for value in values])
        found = self.reference(tree, scope)
        match found:
            case SetRef():
                return found
            case ZoneRef():
                return SetRef(found.item.type, ZERO, found.size, found.at, found)
        self.wrong(
            "type-mismatch",
            f"{self.described(found)}, a set is expected",
            tree,
            scope,
            "a kind, a zone, a group, numbers (1 to 3) or a list ([a, b])",
        )

    def aggregate(self, tree: s.Aggregate, scope: Scope) -> Value:
        among = self.set(tree.set, scope)
        temp = scope.frame.temp()
        inner = scope.bind(tree.variable, Value(among.type, among.value(temp)))
        where = self.truth(tree.where, inner) if tree.where is not None else ONE
        value = self.number(tree.value, inner) if tree.value is not None else ONE

        def fold(op: str, where: ir.Expr, value: ir.Expr) -> ir.Fold:
            return ir.Fold(op, temp.slot, among.low, among.high, where, value)

        match tree.op:
            case "count":
                return Value(NUMBER, fold("sum", where, ONE))
            case "any":
                return Value(TRUTH, fold("any", where, ONE))
            case "all":
                return Value(TRUTH, negation(fold("any", negation(where), ONE)))
            case "first" | "best":
                found = fold("first" if tree.op == "first" else "argmax", where, value)
                if among.value(temp) == temp:
                    return Value(among.type, found)
                held = scope.frame.temp()
                chosen = ir.Either(ir.Binary(">=", held, ZERO), among.value(held), ir.Const(ir.NONE))
                return Value(among.type, ir.Let(held.slot, found, chosen))
        return Value(NUMBER, fold(FOLDS[tree.op], where, value))
