"""What stands behind a dot or in brackets: fields of entries, state, zones and stocks, up to a value."""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn

from . import ir
from . import syntax as s
from .errors import Span
from .scope import (
    STOCK,
    ZERO,
    FieldRef,
    Reference,
    Scope,
    SetRef,
    StateRef,
    StockRef,
    Value,
    Wrong,
    ZoneRef,
    minus,
    plus,
)
from .spec import NUMBER, PLAYER, RESOURCE, TRUTH, Constant, Rule, Type, a

if TYPE_CHECKING:
    from .expressions import Expressions


class References:
    """Follows properties and indices from one thing to the next."""

    def __init__(self, value: Expressions) -> None:
        self.value, self.compiler, self.spec = value, value.compiler, value.spec

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
                    self.value.constant(base, tree, scope)
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
                self.value.lacking("a zone", name, tree, scope, ("size", "top"))
            case Value(type=Type(base="resource"), resource=resource) if resource and name in ("max", "min"):
                declared = self.spec.resources[resource]
                return Value(NUMBER, ir.Const(declared.high if name == "max" else declared.low))
            case FieldRef(field=None):
                return self.group_field(base, name, tree, scope)
            case Value(type=Type(base="entity", kind=kind), expr=expr):
                return self.entity_attribute(kind, expr, name, tree, scope)
            case StateRef():
                return self.filled(base, name, tree, scope)
        self.value.wrong("type-mismatch", f'{self.value.described(base)}, it has no ".{name}"', tree, scope)

    def filled(self, base: StateRef, name: str, tree: s.Tree, scope: Scope) -> NoReturn:
        self.value.wrong(
            "type-mismatch",
            f'{self.value.described(base)}; give that in brackets before ".{name}"',
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
        self.value.lacking(a(kind), name, tree, scope, known)

    def position(self, kind: str, expr: ir.Expr) -> ir.Expr:
        """Where an entry stands among those of a kind."""
        return minus(expr, ir.Const(self.spec.kinds[kind].low))

    def group_field(self, base: FieldRef, name: str, tree: s.Tree, scope: Scope) -> Reference:
        field = self.spec.field_of(base.kind, f"{base.prefix}.{name}")
        if field is None:
            head = f"{base.prefix}."
            names = [each.removeprefix(head) for each in self.spec.fields_named(base.kind) if each.startswith(head)]
            self.value.lacking(f'"{base.prefix}"', name, tree, scope, names)
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
                filled = self.position(item.per[at], self.value.typed(place, Type("entity", item.per[at]), scope))
                return self.settled(StateRef(item, (*given[:at], filled, *given[at + 1 :])))
            case FieldRef(field=field):
                per = field.per if field is not None else self.group_index(found)
                if len(found.given) < len(per):
                    kind = per[len(found.given)]
                    indices = (*found.given, self.position(kind, self.value.typed(place, Type("entity", kind), scope)))
                    return self.complete(FieldRef(found.kind, found.entry, found.prefix, indices, field), tree, scope)
            case ZoneRef(item=item):
                number = self.number(place, item.size, f'"{item.name}" holds {item.size}', scope, item.span)
                return Value(item.type, found.at(number))
            case StockRef(player=player):
                return Value(NUMBER, ir.Cell(STOCK, (player, self.value.typed(place, RESOURCE, scope))), "*")
            case Constant(listed=tuple() as listed, span=span):
                owner = f'"{found.name}" has {len(listed)} numbers'
                return Value(
                    NUMBER, self.compiler.tables.constant(found, self.number(place, len(listed), owner, scope, span))
                )
            case SetRef(type=Type(base="entity", kind=kind)):
                family = self.spec.kinds[kind]
                count, owner = family.high - family.low, f"there are {family.high - family.low} {family.plural}"
                return Value(
                    found.type, plus(self.number(place, count, owner, scope, family.span), ir.Const(family.low))
                )
        self.value.wrong("type-mismatch", f"{self.value.described(found)}, it has no place in brackets", tree, scope)

    def number(self, place: s.Expression, count: int, owner: str, scope: Scope, declared: Span) -> ir.Expr:
        """A number in brackets, which must not certainly be outside."""
        found = self.value.number(place, scope)
        # How many seats there are differs from game to game.
        if declared.file:
            self.compiler.impossible.index(place, found, count, owner, scope, declared)
        return found

    def group_index(self, found: FieldRef) -> tuple[str, ...]:
        names = [name for name in self.spec.fields_named(found.kind) if name.startswith(f"{found.prefix}.")]
        field = self.spec.field_of(found.kind, names[0])
        return field.per if field is not None else ()
