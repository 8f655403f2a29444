"""Sets to run over, and what is computed over them: counts, totals, the best, whether any or all."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import ir
from . import syntax as s
from .scope import ONE, ZERO, Scope, SetRef, Value, ZoneRef, negation, plus
from .spec import NUMBER, RESOURCE, TRUTH, Type

if TYPE_CHECKING:
    from .expressions import Expressions

LISTED = 100
FOLDS = {"total": "sum", "highest": "max", "lowest": "min"}


class Sets:
    """Gives sets and folds their meaning."""

    def __init__(self, value: Expressions) -> None:
        self.value, self.spec = value, value.spec

    def of(self, tree: s.Expression, scope: Scope) -> SetRef:
        """A set to run over."""
        match tree:
            case s.Numbers(low=low, high=high):
                first, last = self.value.value(low, scope), self.value.value(high, scope)
                if first.type.base == "entity" and self.value.fits(first.type, last.type):
                    least = ir.Binary("min", first.expr, last.expr)
                    return SetRef(first.type, least, plus(ir.Binary("max", first.expr, last.expr), ONE), lambda t: t)
                start, end = self.value.number(low, scope), self.value.number(high, scope)
                return SetRef(NUMBER, start, plus(end, ONE), lambda t: t)
            case s.Listing(items=items) if len(items) > LISTED:
                self.value.wrong("rule-large", f"a list holds at most {LISTED} values", tree, scope, "make them a kind")
            case s.Listing(items=items):
                values = [self.value.value(item, scope) for item in items]
                wanted = values[0].type
                if wanted.base == "entity":
                    root = self.spec.kinds[wanted.kind].root
                    if any(v.type != wanted for v in values):
                        wanted = Type("entity", root)
                for item in items:
                    self.value.typed(item, wanted, scope)
                return self.listed(wanted, [value.expr for value in values])
        found = self.value.reference(tree, scope)
        match found:
            case SetRef():
                return found
            case ZoneRef():
                return SetRef(found.item.type, ZERO, found.size, found.at, found)
        self.value.wrong(
            "type-mismatch",
            f"{self.value.described(found)}, a set is expected",
            tree,
            scope,
            "a kind, a zone, a group, numbers (1 to 3) or a list ([a, b])",
        )

    def named(self, text: str) -> SetRef:
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

    def member(self, tree: s.Operation, scope: Scope) -> Value:
        among = self.of(tree.right, scope)
        wanted = self.value.typed(tree.left, among.type, scope)
        self.value.hiding.listed(among.zone, tree.right, scope)
        temp = scope.frame.temp()
        return Value(
            TRUTH, ir.Fold("any", temp.slot, among.low, among.high, ir.Binary("==", among.value(temp), wanted), ZERO)
        )

    def aggregate(self, tree: s.Aggregate, scope: Scope) -> Value:
        among = self.of(tree.set, scope)
        temp = scope.frame.temp()
        inner = scope.bind(tree.variable, Value(among.type, among.value(temp)))
        where = self.value.truth(tree.where, inner) if tree.where is not None else ONE
        value = self.value.number(tree.value, inner) if tree.value is not None else ONE

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
                self.value.hiding.listed(among.zone, tree.set, scope)
                found = fold("first" if tree.op == "first" else "argmax", where, value)
                if among.value(temp) == temp:
                    return Value(among.type, found)
                held = scope.frame.temp()
                chosen = ir.Either(ir.Binary(">=", held, ZERO), among.value(held), ir.Const(ir.NONE))
                return Value(among.type, ir.Let(held.slot, found, chosen))
        return Value(NUMBER, fold(FOLDS[tree.op], where, value))
