"""Statements of the language, checked and turned into the intermediate form; choices stand beside them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from . import ir
from . import syntax as s
from .availability import Rest
from .choices import Choices
from .impossible import gains_nothing
from .scope import ONE, ZERO, EffectRef, Scope, Value, Wrong, ZoneRef, both, minus, plus
from .spec import NUMBER, PLAYER, Type

if TYPE_CHECKING:
    from .compiler import Compiler


class Statements:
    """Gives every statement its meaning."""

    def __init__(self, compiler: Compiler) -> None:
        self.compiler = compiler
        self.spec = compiler.spec
        self.value = compiler.expressions
        self.available = compiler.availability
        self.impossible = compiler.impossible
        # The words behind which a stock stands.
        self.stocked = {"stock", *self.spec.resources, *self.spec.plurals}
        self.choices = Choices(self)

    def placed(self, made: ir.Stmt, tree: s.Tree, scope: Scope) -> ir.Stmt:
        """Remember where a statement comes from."""
        made.origin = self.compiler.origin(tree, scope)
        return made

    def block(self, items: Sequence[s.Statement], scope: Scope, rest: Rest | None = None) -> ir.Sequence:
        """Statements in order; a name given by one of them holds for all that follow."""
        done: list[ir.Stmt] = []
        for position, item in enumerate(items):
            following = items[position + 1 :]
            after: Rest | None = rest
            if following:
                after = lambda inner, following=following: self.available.items(following, inner, rest)  # noqa: E731
            try:
                if isinstance(item, s.Choose):
                    done.append(self.choices.choose(item, following, scope, after, rest))
                    break
                scope = self.one(item, scope, after, done)
            except Wrong:
                scope = self.given_up(item, scope)
        return ir.Sequence(done)

    def given_up(self, item: s.Statement, scope: Scope) -> Scope:
        """After a problem: look for more of them inside, with the name of the statement meaning nothing."""
        inner = scope.breaking(name) if (name := getattr(item, "variable", "")) else scope
        for part in s.parts(item):
            if isinstance(part, s.Statement):
                self.body(part, inner)
        return inner if isinstance(item, s.Let | s.Draw | s.Roll | s.Choose) else scope

    def one(self, item: s.Statement, scope: Scope, after: Rest | None, done: list[ir.Stmt]) -> Scope:
        """One statement; the scope of what follows it."""
        match item:
            case s.Let(variable=name, value=tree):
                found = self.value.value(tree, scope)
                target: ir.Local | ir.Cell = scope.frame.local()
                done.append(self.placed(ir.Assign(target, found.expr), item, scope))
                return self.named(name, Value(found.type, target), item, scope)
            case s.Draw(variable=name, zone=zone):
                held = self.zone(zone, scope)
                target = scope.frame.local()
                empty = ir.If(ir.Binary("==", held.size, ZERO), ir.Fail(ir.FAULT_ZONE), None)
                top = ir.Cell(held.item.name, (*held.index, held.size))
                done.append(self.placed(empty, item, scope))
                done.append(self.placed(ir.Assign(target, top), item, scope))
                done.append(self.placed(ir.Delete(held.cell, minus(held.size, ONE)), item, scope))
                return self.named(name, Value(held.item.type, target), item, scope)
            case s.Roll(variable=name, low=low, high=high):
                target = scope.frame.local()
                first, last = self.value.number(low, scope), self.value.number(high, scope)
                chance = self.compiler.chance(f"{scope.rule}.{name}")
                done.append(self.placed(ir.Random(target.slot, plus(minus(last, first), ONE), chance), item, scope))
                if first != ZERO:
                    done.append(ir.Assign(target, plus(target, first)))
                return self.named(name, Value(NUMBER, target), item, scope)
            case s.Pay(prices=prices, then=None):
                paid, scope = self.pay(prices, scope, item)
                done.append(ir.Sequence(paid))
                return scope
            case s.Require(condition=condition):
                holds = self.condition(condition, scope)
                done.append(self.placed(ir.If(holds, ir.Sequence([]), ir.Fail(ir.FAULT_PAY)), item, scope))
                return scope.idling(self.impossible.ranges.never(holds))
        done.append(self.statement(item, scope, after))
        return scope if gains_nothing(item, self.stocked) else scope.afresh()

    def condition(self, tree: s.Expression, scope: Scope) -> ir.Expr:
        """A condition that statements depend on."""
        holds = self.value.truth(tree, scope)
        self.impossible.condition(tree, holds, scope)
        return holds

    def named(self, name: str, value: Value, tree: s.Tree, scope: Scope) -> Scope:
        if name in self.spec.places and name not in scope.names:
            start = max(scope.scalar.text.find(f" {name}", tree.at[0]) + 1, tree.at[0])
            self.value.wrong(
                "name-taken",
                f'the name "{name}" is taken, it is {self.spec.described(name)}',
                s.Nothing(at=(start, start + len(name))),
                scope,
                "choose another name",
                self.spec.places[name],
            )
        return scope.bind(name, value)

    def body(self, tree: s.Statement, scope: Scope, rest: Rest | None = None) -> ir.Stmt:
        """A block of its own."""
        return self.block(tree.items if isinstance(tree, s.Sequence) else (tree,), scope, rest)

    def statement(self, item: s.Statement, scope: Scope, after: Rest | None) -> ir.Stmt:
        match item:
            case s.Nothing():
                return ir.Sequence([])
            case s.Sequence(items=items):
                return self.block(items, scope, after)
            case s.Gain(amount=amount, noun=noun):
                return self.gain(item, amount, noun, scope)
            case s.Pay(prices=prices, then=then):
                paid, inner = self.pay(prices, scope, item)
                return ir.Sequence([*paid, self.body(then, inner, after)] if then is not None else paid)
            case s.OneOf(items=items, by=by):
                return self.choices.one_of(item, items, by, scope, after)
            case s.Both(items=items, may=may):
                return self.choices.any_order(item, items, may, scope)
            case s.AnyOrderEach():
                return self.choices.any_order_each(item, scope)
            case s.May(body=body):
                return self.choices.may(item, body, scope, after)
            case s.CallRule(rule=name, arguments=given):
                rule = self.spec.rules.get(name)
                if rule is None:
                    self.value.unknown("rule", name, item, scope, self.spec.rules)
                arguments = self.value.arguments(name, rule.parameters, given, item, scope, rule.span)
                return self.placed(ir.Call(self.compiler.procedure(rule), (scope.me, *arguments)), item, scope)
            case s.Do(effect=effect):
                found = self.value.reference(effect, scope)
                if not isinstance(found, EffectRef):
                    self.value.wrong(
                        "type-mismatch", f"{self.value.described(found)}, an effect is expected", effect, scope
                    )
                return self.placed(ir.CallTable(found.procedure, (scope.me,)), item, scope)
            case s.Add() | s.SetTo() | s.Move():
                return self.placed(self.change(item, scope), item, scope)
            case s.Take() | s.Put() | s.Shuffle():
                return self.placed(self.arrange(item, scope), item, scope)
        return self.control(item, scope, after)

    def control(self, item: s.Statement, scope: Scope, after: Rest | None) -> ir.Stmt:
        """Conditions and loops."""
        match item:
            case s.If(branches=branches, other=other):
                conditions = [self.condition(condition, scope) for condition, _ in branches]
                *scopes, last = self.impossible.ways(conditions, scope)
                made = self.body(other, last, after) if other is not None else None
                for holds, (_, body), inner in reversed(list(zip(conditions, branches, scopes, strict=True))):
                    made = self.placed(ir.If(holds, self.body(body, inner, after), made), item, scope)
                assert made is not None
                return made
            case s.While(condition=condition, body=body):
                self.compiler.loops.append((item, scope))
                holds = self.condition(condition, scope)
                inner = scope.afresh().idling(self.impossible.ranges.never(holds))
                return self.placed(ir.While(holds, self.body(body, inner)), item, scope)
            case s.Repeat(times=times, body=body):
                left = scope.frame.local()
                inside = ir.Sequence([ir.Assign(left, minus(left, ONE)), self.body(body, scope.afresh())])
                return ir.Sequence(
                    [
                        self.placed(ir.Assign(left, self.value.number(times, scope)), item, scope),
                        ir.While(ir.Binary(">", left, ZERO), inside),
                    ]
                )
            case s.ForEach(variable=name, set=tree, where=where, body=body):
                among = self.value.sets.of(tree, scope)
                at = scope.frame.local()
                inner = self.named(name, Value(among.type, among.value(at)), item, scope.afresh())
                done: ir.Stmt = self.body(body, self.compiler.hiding.apart(item, among.value(at), [body], inner))
                if where is not None:
                    done = ir.If(self.condition(where, inner), done, None)
                start = ir.Assign(at, minus(among.low, ONE))
                turn = ir.Sequence([ir.Assign(at, plus(at, ONE)), done])
                return ir.Sequence(
                    [self.placed(start, item, scope), ir.While(ir.Binary("<", plus(at, ONE), among.high), turn)]
                )
            case s.As(player=player, body=body):
                chooses = self.value.typed(player, Type("entity", PLAYER), scope)
                if isinstance(chooses, ir.Const):
                    return self.body(body, scope.acting(chooses), after)
                actor = scope.frame.local()
                chosen = ir.Assign(actor, chooses)
                return ir.Sequence([self.placed(chosen, item, scope), self.body(body, scope.acting(actor), after)])
        raise TypeError(type(item).__name__)

    # changes

    def zone(self, tree: s.Expression, scope: Scope) -> ZoneRef:
        found = self.value.reference(tree, scope)
        if not isinstance(found, ZoneRef):
            self.value.wrong("type-mismatch", f"{self.value.described(found)}, a zone is expected", tree, scope)
        return found

    def target(self, tree: s.Expression, scope: Scope) -> tuple[ir.Cell | ir.Local, Value]:
        """Something that can be written."""
        found = self.value.value(tree, scope)
        if not isinstance(found.expr, ir.Cell | ir.Local):
            name = tree.text if isinstance(tree, s.Name) else ""
            self.value.wrong(
                "target-fixed",
                f"{f'{chr(34)}{name}{chr(34)}' if name else 'this'} cannot be changed",
                tree,
                scope,
                "state and names made by let can be changed",
                self.spec.places.get(name) if name not in scope.names else None,
            )
        return found.expr, found

    def changed(self, cell: ir.Cell | ir.Local, resource: str, delta: ir.Expr) -> ir.Stmt:
        """Add to a cell and stay within its range."""
        if isinstance(cell, ir.Local):
            return ir.Assign(cell, plus(cell, delta))
        if not resource:
            return ir.Change(cell, delta)
        low, high = self.compiler.stocks.bounds(resource, cell)
        return ir.Assign(cell, ir.Binary("max", ir.Binary("min", plus(cell, delta), high), low))

    def change(self, item: s.Add | s.SetTo | s.Move, scope: Scope) -> ir.Stmt:
        match item:
            case s.SetTo(target=tree, value=new):
                cell, found = self.target(tree, scope)
                return self.written(item, cell, found, self.value.typed(new, found.type, scope), scope)
            case s.Add(amount=amount, target=tree, sign=sign):
                cell, found = self.target(tree, scope)
                self.value.typed(tree, NUMBER, scope)
                delta = self.value.number(amount, scope)
                return self.changed(cell, found.resource, delta if sign > 0 else minus(ZERO, delta))
            case s.Move(amount=amount, source=source, target=tree):
                cell, found = self.target(source, scope)
                other, goal = self.target(tree, scope)
                self.value.typed(source, NUMBER, scope)
                delta, steps = self.value.number(amount, scope), list[ir.Stmt]()
                self.impossible.move(item, found, delta, scope)
                if not isinstance(delta, ir.Const | ir.Local):
                    # The first change could change the amount: it is counted once.
                    counted = scope.frame.local()
                    delta, steps = counted, [ir.Assign(counted, delta)]
                moved = ir.Sequence(
                    [
                        self.placed(self.changed(cell, found.resource, minus(ZERO, delta)), item, scope),
                        self.placed(self.changed(other, goal.resource, delta), item, scope),
                    ]
                )
                return ir.Sequence([*steps, ir.If(ir.Binary(">=", cell, delta), moved, ir.Fail(ir.FAULT_PAY))])

    def written(self, item: s.SetTo, cell: ir.Cell | ir.Local, held: Value, new: ir.Expr, scope: Scope) -> ir.Stmt:
        """Write a value; a stock has bounds of its own, which the region of all stocks does not know."""
        if isinstance(cell, ir.Local):
            return ir.Assign(cell, new)
        self.impossible.written(item, cell, new, scope)
        (least, most), (low, high) = self.impossible.ranges.of(new), self.impossible.ranges.bounds(cell)
        if not held.resource or (held.resource != "*" and low <= least and most <= high):
            return ir.Assign(cell, new)
        lowest, highest = self.compiler.stocks.bounds(held.resource, cell)
        kept = scope.frame.local()
        fits = both(ir.Binary(">=", kept, lowest), ir.Binary("<=", kept, highest))
        assigned = self.placed(ir.Assign(cell, kept), item, scope)
        return ir.Sequence([ir.Assign(kept, new), ir.If(fits, assigned, ir.Fail(ir.FAULT_RANGE))])

    def arrange(self, item: s.Take | s.Put | s.Shuffle, scope: Scope) -> ir.Stmt:
        held = self.zone(item.zone, scope)
        match item:
            case s.Take(item=tree):
                wanted = self.value.typed(tree, held.item.type, scope)
                temp = scope.frame.temp()
                found = ir.Fold("first", temp.slot, ZERO, held.size, ir.Binary("==", held.at(temp), wanted), ZERO)
                return ir.Delete(held.cell, found)
            case s.Put(item=tree, where=where, position=position):
                put = self.value.typed(tree, held.item.type, scope)
                at: ir.Expr = held.size if where == "on" else ZERO
                if position is not None:
                    at = self.value.number(position, scope)
                return ir.Insert(held.cell, at, put)
            case s.Shuffle():
                return ir.Shuffle(held.cell, self.compiler.chance(held.item.name))

    def gain(self, item: s.Gain, amount: s.Expression, noun: s.Name, scope: Scope) -> ir.Stmt:
        number = self.value.number(amount, scope)
        self.impossible.amount(amount, number, "gained", scope)
        if noun.text in self.spec.groups:
            return self.choices.gain(item, number, noun.text, scope)
        cell, resource = self.compiler.stocks.cell(noun, scope)
        hook = self.spec.resources[resource].gain if resource != "*" else ""
        if hook:
            rule = self.spec.rules.get(hook)
            if rule is None or len(rule.parameters) != 1:
                self.value.unknown("rule with one number", hook, item, scope, self.spec.rules)
            return self.placed(ir.Call(self.compiler.procedure(rule), (scope.me, number)), item, scope)
        return self.placed(self.changed(cell, resource, number), item, scope)

    def pay(self, prices: tuple[s.Price, ...], scope: Scope, item: s.Tree) -> tuple[list[ir.Stmt], Scope]:
        """Take prices from my stock; an unguarded price that is not there is a fault. Also the scope afterwards."""
        done: list[ir.Stmt] = []
        for price in prices:
            cell, resource = self.compiler.stocks.cell(price.noun, scope)
            need = self.value.number(price.amount, scope)
            self.impossible.price(price, need, resource, scope)
            scope = self.impossible.spent(price, need, resource, scope)
            left = minus(cell, need)
            if self.impossible.ranges.of(need)[0] < 0:
                # A price that comes out below 0 hands something out, up to the maximum.
                left = ir.Binary("min", left, self.compiler.stocks.bounds(resource, cell)[1])
            taken = self.placed(ir.Assign(cell, left), price, scope)
            done.append(self.placed(ir.If(ir.Binary(">=", cell, need), taken, ir.Fail(ir.FAULT_PAY)), item, scope))
        return done, scope
