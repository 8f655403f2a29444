"""Statements of the language, checked and turned into the intermediate form."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from . import ir
from . import syntax as s
from .availability import Rest
from .expressions import STOCK, Wrong
from .order import Order
from .scope import ONE, ZERO, EffectRef, Scope, SetRef, Value, ZoneRef, both, minus, negation, plus
from .spec import NUMBER, PLAYER, RESOURCE, Type

if TYPE_CHECKING:
    from .compiler import Compiler

WORD = 31


class Statements:
    """Gives every statement its meaning."""

    def __init__(self, compiler: Compiler) -> None:
        self.compiler = compiler
        self.spec = compiler.spec
        self.value = compiler.expressions
        self.available = compiler.availability
        self.order = Order(compiler)

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
                    done.append(self.choose(item, following, scope, after, rest))
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
        done.append(self.statement(item, scope, after))
        return scope

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
                paid = self.pay(prices, scope, item)
                return ir.Sequence([*paid, self.body(then, scope, after)] if then is not None else paid)
            case s.OneOf(items=items, by=by):
                return self.one_of(item, items, by, scope, after)
            case s.Both(items=items, may=may):
                return self.any_order(item, items, may, scope)
            case s.AnyOrderEach():
                return self.any_order_each(item, scope)
            case s.May(body=body):
                return self.may(item, body, scope, after)
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
            case s.Require(condition=condition):
                holds = self.value.truth(condition, scope)
                return self.placed(ir.If(holds, ir.Sequence([]), ir.Fail(ir.FAULT_PAY)), item, scope)
        return self.control(item, scope, after)

    def control(self, item: s.Statement, scope: Scope, after: Rest | None) -> ir.Stmt:
        """Conditions and loops."""
        match item:
            case s.If(branches=branches, other=other):
                made = self.body(other, scope, after) if other is not None else None
                for condition, body in reversed(branches):
                    made = self.placed(
                        ir.If(self.value.truth(condition, scope), self.body(body, scope, after), made), item, scope
                    )
                assert made is not None
                return made
            case s.While(condition=condition, body=body):
                self.compiler.loops.append((item, scope))
                return self.placed(ir.While(self.value.truth(condition, scope), self.body(body, scope)), item, scope)
            case s.Repeat(times=times, body=body):
                left = scope.frame.local()
                inside = ir.Sequence([ir.Assign(left, minus(left, ONE)), self.body(body, scope)])
                return ir.Sequence(
                    [
                        self.placed(ir.Assign(left, self.value.number(times, scope)), item, scope),
                        ir.While(ir.Binary(">", left, ZERO), inside),
                    ]
                )
            case s.ForEach(variable=name, set=tree, where=where, body=body):
                among = self.value.set(tree, scope)
                at = scope.frame.local()
                inner = self.named(name, Value(among.type, self.held(among, at)), item, scope)
                done: ir.Stmt = self.body(body, inner)
                if where is not None:
                    done = ir.If(self.value.truth(where, inner), done, None)
                start = ir.Assign(at, minus(among.low, ONE))
                turn = ir.Sequence([ir.Assign(at, plus(at, ONE)), done])
                return ir.Sequence(
                    [self.placed(start, item, scope), ir.While(ir.Binary("<", plus(at, ONE), among.high), turn)]
                )
            case s.As(player=player, body=body):
                actor = scope.frame.local()
                chosen = ir.Assign(actor, self.value.typed(player, Type("entity", PLAYER), scope))
                return ir.Sequence([self.placed(chosen, item, scope), self.body(body, scope.acting(actor), after)])
        raise TypeError(type(item).__name__)

    def held(self, among: SetRef, at: ir.Local) -> ir.Expr:
        return among.value(at)

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
        if resource == "*":
            low, high = self.compiler.stock_range(cell.index[1])
        else:
            low, high = (ir.Const(b) for b in (self.spec.resources[resource].low, self.spec.resources[resource].high))
        return ir.Assign(cell, ir.Binary("max", ir.Binary("min", plus(cell, delta), high), low))

    def change(self, item: s.Add | s.SetTo | s.Move, scope: Scope) -> ir.Stmt:
        match item:
            case s.SetTo(target=tree, value=new):
                cell, found = self.target(tree, scope)
                return ir.Assign(cell, self.value.typed(new, found.type, scope))
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
        if noun.text in self.spec.groups:
            return self.gain_group(item, number, noun.text, scope)
        cell, resource = self.compiler.stock(noun, scope)
        hook = self.spec.resources[resource].gain if resource != "*" else ""
        if hook:
            rule = self.spec.rules.get(hook)
            if rule is None or len(rule.parameters) != 1:
                self.value.unknown("rule with one number", hook, item, scope, self.spec.rules)
            return self.placed(ir.Call(self.compiler.procedure(rule), (scope.me, number)), item, scope)
        return self.placed(self.changed(cell, resource, number), item, scope)

    def gain_group(self, item: s.Gain, number: ir.Expr, group: str, scope: Scope) -> ir.Stmt:
        """A free choice for each unit among the resources that are below their maximum."""
        left, chosen = scope.frame.local(), scope.frame.local()
        among, temp = self.value.named_set(group), scope.frame.temp()
        resource = among.value(temp)
        _, high = self.compiler.stock_range(resource)
        held = ir.Cell(STOCK, (scope.me, resource))
        guard = ir.Because(ir.Binary("<", held, high), "full", high, held)
        added = self.placed(self.changed(ir.Cell(STOCK, (scope.me, chosen)), "*", ONE), item, scope)
        label = self.compiler.label("element", item, scope, RESOURCE)
        option = ir.Option(label, guard, added, temp.slot, among.low, among.high, resource, chosen.slot)
        choice = self.decision(item, scope, scope.me, [option], [lambda _: ONE], "gain", group, RESOURCE)
        inside = ir.Sequence([ir.Assign(left, minus(left, ONE)), choice])
        return ir.Sequence([ir.Assign(left, number), ir.While(ir.Binary(">", left, ZERO), inside)])

    def pay(self, prices: tuple[s.Price, ...], scope: Scope, item: s.Tree) -> list[ir.Stmt]:
        """Take prices from my stock; an unguarded price that is not there is a fault."""
        done: list[ir.Stmt] = []
        for price in prices:
            cell, resource = self.compiler.stock(price.noun, scope)
            need = self.value.number(price.amount, scope)
            self.available.check_price(price, need, resource, scope)
            taken = self.placed(ir.Assign(cell, minus(cell, need)), price, scope)
            done.append(self.placed(ir.If(ir.Binary(">=", cell, need), taken, ir.Fail(ir.FAULT_PAY)), item, scope))
        return done

    # decisions

    def decision(
        self,
        item: s.Tree,
        scope: Scope,
        who: ir.Expr,
        options: list[ir.Option],
        wishes: Sequence[Callable[[Scope], ir.Expr]],
        kind: str,
        name: str,
        type: Type,
    ) -> ir.Stmt:
        """A choice, with what its owner may do at any time; `wishes` are the guards while wishing."""
        prompt = self.compiler.prompt(kind, name, type, item, scope)
        interrupts: list[ir.Option] = []
        wish: ir.Expr = ZERO
        if self.spec.anytime:
            interrupts = self.compiler.interrupts(who)
            wish = self.wish(options, wishes, scope)
        return self.placed(ir.Choose(who, prompt, options, interrupts, wish), item, scope)

    def wish(self, options: list[ir.Option], wishes: Sequence[Callable[[Scope], ir.Expr]], scope: Scope) -> ir.Expr:
        before = self.available.prices
        counts: list[ir.Expr] = []
        for option, guard in zip(options, wishes, strict=True):
            wished = guard(scope.wishing())
            temp = option.temp if option.temp >= 0 else scope.frame.temp().slot
            low, high = (option.low, option.high) if option.temp >= 0 else (ZERO, ONE)
            counts.append(ir.Fold("sum", temp, low, high, wished, ONE))
        if self.available.prices == before:
            return ZERO
        found: ir.Expr = ZERO
        for count in counts:
            found = plus(found, count)
        return found

    def choose(
        self, item: s.Choose, following: Sequence[s.Statement], scope: Scope, after: Rest | None, rest: Rest | None
    ) -> ir.Stmt:
        """Choose an element; what follows in the block is done with it, or not at all."""
        among = self.value.set(item.set, scope)
        match among.low, among.high:
            case ir.Const(value=low), ir.Const(value=high) if low >= high:
                self.value.wrong(
                    "effect-never", "there is nothing to choose from, so this can never be done", item.set, scope
                )
        who = self.value.typed(item.by, Type("entity", PLAYER), scope) if item.by is not None else scope.me
        temp, local = scope.frame.temp(), scope.frame.local()
        inner = self.named(item.variable, Value(among.type, local), item, scope)

        def guard(outer: Scope) -> ir.Expr:
            looking = outer.bind(item.variable, Value(among.type, among.value(temp)))
            holds = both(self.unique(among, temp, scope), self.available.where(item.where, looking))
            return both(holds, self.available.pay(item.prices, looking, after))

        paid = self.pay(item.prices, inner, item)
        body = ir.Sequence([*paid, *self.block(following, inner, rest).items])
        label = self.compiler.label("element", item, scope, among.type)
        option = ir.Option(label, guard(scope), body, temp.slot, among.low, among.high, among.value(temp), local.slot)
        return self.decision(item, scope, who, [option], [guard], "choose", item.variable, among.type)

    def unique(self, among: SetRef, temp: ir.Temp, scope: Scope) -> ir.Expr:
        """Equal numbers in a zone are one option."""
        if among.zone is None or among.type.base != "number":
            return ONE
        other = scope.frame.temp()
        same = ir.Binary("==", among.value(other), among.value(temp))
        return negation(ir.Fold("any", other.slot, ZERO, temp, same, ONE))

    def line(self, kind: str, body: s.Statement, guard: ir.Expr, made: ir.Stmt, scope: Scope) -> ir.Option:
        return ir.Option(self.compiler.label(kind, body, scope, NUMBER), guard, made)

    def one_of(
        self, item: s.OneOf, items: Sequence[s.Statement], by: s.Expression | None, scope: Scope, after: Rest | None
    ) -> ir.Stmt:
        who = self.value.typed(by, Type("entity", PLAYER), scope) if by is not None else scope.me
        options, wishes = [], []
        for each in items:

            def guard(outer: Scope, each: s.Statement = each) -> ir.Expr:
                return self.available.can(each, outer, after)

            options.append(self.line("line", each, guard(scope), self.body(each, scope, after), scope))
            wishes.append(guard)
        return self.decision(item, scope, who, options, wishes, "one of", "", NUMBER)

    def may(self, item: s.May, body: s.Statement, scope: Scope, after: Rest | None) -> ir.Stmt:
        def guard(outer: Scope) -> ir.Expr:
            return self.available.can(body, outer)

        yes = self.line("yes", body, guard(scope), self.body(body, scope), scope)
        no = self.line("no", body, ONE, ir.Sequence([]), scope)
        return self.decision(item, scope, scope.me, [yes, no], [guard, lambda _: ONE], "may", "", NUMBER)

    def any_order(self, item: s.Both, items: Sequence[s.Statement], may: bool, scope: Scope) -> ir.Stmt:
        """Each of the lines once, in an order of my choice; without a question where no order can matter."""
        if not may:
            first = [each for each in items if self.order.free(each, [other for other in items if other is not each])]
            items = [each for each in items if each not in first]
            if first:
                rest = (
                    []
                    if not items
                    else [self.any_order(item, items, may, scope)]
                    if len(items) > 1
                    else [self.guarded(items[0], scope)]
                )
                return ir.Sequence([self.block(first, scope), *rest])
        if len(items) > WORD - 1:
            self.value.wrong("rule-large", f"at most {WORD - 1} things can be done in any order", item, scope)
        done = scope.frame.local()
        options: list[ir.Option] = []
        wishes: list[Callable[[Scope], ir.Expr]] = []
        for number, each in enumerate(items):

            def guard(outer: Scope, each: s.Statement = each, bit: int = 1 << number) -> ir.Expr:
                fresh = ir.Binary("==", ir.Binary("&", done, ir.Const(bit)), ZERO)
                return both(ir.Because(fresh, "done", ZERO, ZERO), self.available.can(each, outer))

            mark = ir.Assign(done, ir.Binary("|", done, ir.Const(1 << number)))
            options.append(self.line("line", each, guard(scope), ir.Sequence([mark, self.body(each, scope)]), scope))
            wishes.append(guard)
        every = (1 << len(items)) - 1
        return self.ordered(item, options, wishes, done, every, may, scope)

    def ordered(
        self,
        item: s.Both | s.AnyOrderEach,
        options: list[ir.Option],
        wishes: list[Callable[[Scope], ir.Expr]],
        done: ir.Local,
        every: int,
        may: bool,
        scope: Scope,
    ) -> ir.Stmt:
        """Ask until nothing is left or, with `may`, until the player stops."""
        more = scope.frame.local()
        for option in options:
            option.body = ir.Sequence([ir.Assign(more, ONE), option.body])
        if may:
            options.append(self.line("stop", item, ONE, ir.Sequence([]), scope))
            wishes.append(lambda _: ONE)
        choice = self.decision(
            item, scope, scope.me, options, wishes, "any order, may" if may else "any order", "", NUMBER
        )
        loop = ir.While(ir.Binary("!=", more, ZERO), ir.Sequence([ir.Assign(more, ZERO), choice]))
        return ir.Sequence([ir.Assign(done, ZERO), ir.Assign(more, ONE), loop, ir.Assign(done, ZERO)])

    def guarded(self, item: s.Statement, scope: Scope) -> ir.Stmt:
        """A statement if it can be done."""
        return ir.If(self.available.can(item, scope), self.body(item, scope), None)

    def any_order_each(self, item: s.AnyOrderEach, scope: Scope) -> ir.Stmt:
        """The block once for each element, in an order of my choice; a bit per element remembers what is done."""
        among = self.value.set(item.set, scope)
        if among.type.base == "number" and among.zone is not None:
            self.value.wrong("type-mismatch", "a zone of numbers has no elements that can be told apart", item, scope)
        count = self.extent(among)
        words = [scope.frame.local() for _ in range((count + WORD - 1) // WORD)]
        temp, local = scope.frame.temp(), scope.frame.local()
        inner = self.named(item.variable, Value(among.type, local), item, scope)

        def guard(outer: Scope) -> ir.Expr:
            element = among.value(temp)
            looking = outer.bind(item.variable, Value(among.type, element))
            fresh = ir.Because(ir.Binary("==", self.bit(words, element), ZERO), "done", ZERO, ZERO)
            return both(fresh, both(self.available.where(item.where, looking), self.available.can(item.body, looking)))

        marks: list[ir.Stmt] = []
        for number, word in enumerate(words):
            bit = ir.Binary("<<", ONE, minus(local, ir.Const(number * WORD)))
            within = both(
                ir.Binary(">=", local, ir.Const(number * WORD)), ir.Binary("<", local, ir.Const((number + 1) * WORD))
            )
            marks.append(ir.If(within, ir.Assign(word, ir.Binary("|", word, bit)), None))
        body = ir.Sequence([*marks, self.body(item.body, inner)])
        label = self.compiler.label("element", item, scope, among.type)
        option = ir.Option(label, guard(scope), body, temp.slot, among.low, among.high, among.value(temp), local.slot)
        made = self.ordered(item, [option], [guard], words[0], 0, item.may, scope)
        clear = [ir.Assign(word, ZERO) for word in words[1:]]
        return ir.Sequence([*clear, made])

    def bit(self, words: list[ir.Local], element: ir.Expr) -> ir.Expr:
        """The mark of an element."""
        found: ir.Expr = ZERO
        for number, word in reversed(list(enumerate(words))):
            own = ir.Binary("&", word, ir.Binary("<<", ONE, minus(element, ir.Const(number * WORD))))
            limit = ir.Const((number + 1) * WORD)
            found = own if number == len(words) - 1 else ir.Either(ir.Binary("<", element, limit), own, found)
        return found

    def extent(self, among: SetRef) -> int:
        """How many different elements a set can have at most."""
        match among.type.base:
            case "entity":
                return len(self.spec.family(among.type.kind))
            case "resource":
                return len(self.spec.resources)
        return WORD
