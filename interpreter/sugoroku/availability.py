"""Whether an effect can be done: the condition that belongs to each statement, found from the statement itself.

Everything that a statement asks for before its first lasting change must be possible. Payments add up: what
follows a payment is looked at as if it had been made. While wishing, exchanges may also pay a price.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from . import ir
from . import syntax as s
from .expressions import Expressions
from .scope import ONE, STOCK, ZERO, EffectRef, Scope, Value, Wrong, ZoneRef, both, either, minus, plus
from .spec import PLAYER, Type

if TYPE_CHECKING:
    from .compiler import Compiler

# More steps than this for one rule are refused.
WORK = 4_000
Rest = Callable[[Scope], ir.Expr]


class Availability:
    """Conditions of statements."""

    def __init__(self, compiler: Compiler) -> None:
        self.compiler = compiler
        self.expressions: Expressions = compiler.expressions
        self.impossible = compiler.impossible
        # Counts what an exchange could change; a choice without any of it needs no wish.
        self.prices = 0
        # Each way through `a or b; c or d; ...` is looked at, and there may be too many.
        self.work = 0

    def items(self, items: Sequence[s.Statement], scope: Scope, rest: Rest | None) -> ir.Expr:
        """Whether statements can be done one after the other."""
        if not items:
            return rest(scope) if rest is not None else ONE
        more: Rest | None = (lambda inner: self.items(items[1:], inner, rest)) if len(items) > 1 else rest
        return self.can(items[0], scope, more)

    def can(self, node: s.Statement, scope: Scope, rest: Rest | None = None) -> ir.Expr:
        """Whether a statement, and what follows it, can be done."""
        self.work += 1
        if self.work > WORK:
            if self.work == WORK + 1:
                message = "there are too many ways to go on from here"
                hint = "put parts of it into rules of their own"
                self.compiler.problems.add("rule-large", message, scope.scalar.span_at(*node.at), hint)
            raise Wrong
        value = self.expressions
        match node:
            case s.Nothing():
                return rest(scope) if rest is not None else ONE
            case s.Sequence(items=items):
                return self.items(items, scope, rest)
            case s.Pay(prices=prices, then=then):
                after: Rest | None = rest if then is None else (lambda inner: self.can(then, inner, rest))
                return self.pay(prices, scope, after)
            case s.OneOf(items=items):
                found: ir.Expr = ZERO
                for item in items:
                    found = either(found, self.can(item, scope, rest))
                return found
            case s.Both(items=items):
                found = ZERO
                for item in items:
                    found = either(found, self.can(item, scope))
                return found
            case s.May(body=body):
                inside = self.can(body, scope)
                return inside if rest is None else either(inside, rest(scope))
            case s.CallRule(rule=name):
                return self.called(node, name, scope)
            case s.Gain(noun=noun) if noun.text in self.compiler.spec.groups:
                among, temp = value.sets.named(noun.text), scope.frame.temp()
                room = self.compiler.stocks.room(among.value(temp), scope)
                return ir.Fold("any", temp.slot, among.low, among.high, room, ONE)
            case s.Do(effect=effect):
                found_effect = value.reference(effect, scope)
                if not isinstance(found_effect, EffectRef):
                    return ONE
                self.prices += 1
                number = found_effect.wishful if scope.mode == "wish" else found_effect.available
                return ir.CallFunction(number, (scope.me,))
            case s.Move(amount=amount, source=source):
                have = value.value(source, scope)
                need = value.number(amount, scope)
                return ir.Because(ir.Binary(">=", have.expr, need), "move", need, have.expr, have.resource)
            case s.Draw(zone=zone):
                held = value.reference(zone, scope)
                if not isinstance(held, ZoneRef):
                    return ONE
                return ir.Because(ir.Binary(">", held.size, ZERO), "empty", ONE, held.size, held.item.name)
            case s.Take(item=item, zone=zone):
                return value.sets.member(s.Operation("in", item, zone, at=node.at), scope).expr
            case s.Require(condition=condition):
                holds = value.truth(condition, scope)
                inner = scope.idling(self.impossible.ranges.never(holds))
                told = ir.Because(holds, "require", ZERO, ZERO, self.compiler.reason(condition, scope))
                return both(told, rest(inner) if rest is not None else ONE)
            case s.If(branches=branches, other=other):
                conditions = [value.truth(condition, scope) for condition, _ in branches]
                *scopes, last = self.impossible.ways(conditions, scope)
                found = self.items([other] if other is not None else [], last, rest)
                for holds, (_, body), inner in reversed(list(zip(conditions, branches, scopes, strict=True))):
                    found = ir.Either(holds, self.can(body, inner, rest), found)
                return found
            case s.Let() | s.Choose() | s.AnyOrderEach():
                return self.bound(node, scope, rest)
            case s.As(player=player, body=body):
                actor = value.typed(player, Type("entity", PLAYER), scope)
                back: Rest | None = (lambda inner: rest(inner.acting(scope.me))) if rest is not None else None
                return self.can(body, scope.acting(actor), back)
        return ONE

    def bound(self, node: s.Let | s.Choose | s.AnyOrderEach, scope: Scope, rest: Rest | None) -> ir.Expr:
        """Statements that give a name to something."""
        value = self.expressions
        temp = scope.frame.temp()
        match node:
            case s.Let(variable=name, value=tree):
                found = value.value(tree, scope)
                inner = scope.bind(name, Value(found.type, temp))
                after = rest(inner) if rest is not None else ONE
                return after if after == ONE else ir.Let(temp.slot, found.expr, after)
            case s.Choose(variable=name, set=tree, where=where, prices=prices):
                among = value.sets.of(tree, scope)
                inner = scope.bind(name, Value(among.type, among.value(temp)))
                holds = self.where(where, inner)
                after = both(holds, self.pay(prices, inner, rest))
                return ir.Fold("any", temp.slot, among.low, among.high, after, ONE)
            case s.AnyOrderEach(variable=name, set=tree, where=where, body=body):
                among = value.sets.of(tree, scope)
                inner = scope.bind(name, Value(among.type, among.value(temp)))
                after = both(self.where(where, inner), self.can(body, inner))
                return ir.Fold("any", temp.slot, among.low, among.high, after, ONE)

    def where(self, tree: s.Expression | None, scope: Scope) -> ir.Expr:
        """The condition on an element of a set, with its reason."""
        if tree is None:
            return ONE
        holds = self.expressions.truth(tree, scope)
        self.impossible.condition(tree, holds, scope)
        return ir.Because(holds, "where", ZERO, ZERO, self.compiler.reason(tree, scope))

    def called(self, node: s.CallRule, name: str, scope: Scope) -> ir.Expr:
        rule = self.compiler.spec.rules.get(name)
        if rule is None:
            return ONE
        arguments = self.expressions.arguments(name, rule.parameters, node.arguments, node, scope, rule.span)
        self.prices += 1
        condition = self.compiler.condition(rule, scope.mode, node, scope)
        self.compiler.hiding.called(condition, node, scope)
        return ir.CallFunction(condition, (scope.me, *arguments))

    # prices

    def pay(self, prices: tuple[s.Price, ...], scope: Scope, rest: Rest | None) -> ir.Expr:
        """Whether prices can be paid, and then the rest be done."""
        if not prices:
            return rest(scope) if rest is not None else ONE
        first, more = prices[0], prices[1:]
        need = self.expressions.number(first.amount, scope)
        stock, resource = self.compiler.stocks.cell(first.noun, scope)
        self.prices += 1
        self.impossible.price(first, need, resource, scope)
        after = self.pay(more, scope, rest)
        if scope.mode == "wish" and resource in self.compiler.stocks.exchanges:
            return self.exchanged(stock, resource, need, after, scope)
        enough = ir.Because(ir.Binary(">=", stock, need), "pay", need, stock, resource)
        paid = after if after == ONE else ir.Supposing(stock, minus(ZERO, need), after)
        return both(enough, paid)

    def exchanged(self, stock: ir.Cell, resource: str, need: ir.Expr, after: ir.Expr, scope: Scope) -> ir.Expr:
        """As `pay`, where what is short comes from an exchange."""
        given, price, gained = self.compiler.stocks.exchanges[resource]
        source = ir.Cell(STOCK, (scope.me, ir.Const(self.compiler.spec.resources[given].number)))
        short = ir.Binary("max", minus(need, stock), ZERO)
        units = ir.Binary("/", plus(short, ir.Const(gained - 1)), ir.Const(gained)) if gained > 1 else short
        cost = units if price == 1 else ir.Binary("*", units, ir.Const(price))
        enough = ir.Binary(">=", source, cost)
        if after == ONE:
            return enough
        spent = minus(ZERO, ir.Binary("min", need, stock))
        # The cost reads the stock, so it is computed before the stock is supposed to be spent.
        return both(enough, ir.Supposing(source, minus(ZERO, cost), ir.Supposing(stock, spent, after)))
