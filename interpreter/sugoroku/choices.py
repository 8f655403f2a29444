"""Choices: decisions of players between elements, lines and orders, with what their owner may do at any time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from . import ir
from . import syntax as s
from .availability import Rest
from .order import Order
from .scope import ONE, STOCK, ZERO, Scope, SetRef, Value, both, minus, negation, plus
from .spec import NUMBER, PLAYER, RESOURCE, Type

if TYPE_CHECKING:
    from .statements import Statements

# So many marks fit into one cell.
WORD = 31


class Choices:
    """Gives every statement that asks a player its meaning; `plain` does what follows the answer."""

    def __init__(self, plain: Statements) -> None:
        self.plain, self.compiler, self.spec = plain, plain.compiler, plain.spec
        self.value, self.available = plain.value, plain.available
        self.order = Order(plain.compiler)

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
        return self.plain.placed(ir.Choose(who, prompt, options, interrupts, wish), item, scope)

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
        who = self.value.typed(item.by, Type("entity", PLAYER), scope) if item.by is not None else scope.me
        among = self.offered(item.set, scope.asking(who))
        match among.low, among.high:
            case ir.Const(value=low), ir.Const(value=high) if low >= high:
                self.value.wrong(
                    "effect-never", "there is nothing to choose from, so this can never be done", item.set, scope
                )
        temp, local = scope.frame.temp(), scope.frame.local()
        inner = self.plain.named(item.variable, Value(among.type, local), item, self.pausing(scope))

        def guard(outer: Scope) -> ir.Expr:
            looking = outer.bind(item.variable, Value(among.type, among.value(temp))).asking(who)
            holds = both(self.unique(among, temp, scope), self.available.where(item.where, looking))
            return both(holds, self.available.pay(item.prices, looking, after))

        paid, inner = self.plain.pay(
            item.prices, self.compiler.hiding.apart(item, local, following, inner), item
        )
        body = ir.Sequence([*paid, *self.plain.block(following, inner, rest).items])
        label = self.compiler.label("element", item, scope, among.type)
        option = ir.Option(label, guard(scope), body, temp.slot, among.low, among.high, among.value(temp), local.slot)
        return self.decision(item, scope, who, [option], [guard], "choose", item.variable, among.type)

    def offered(self, tree: s.Expression, scope: Scope) -> SetRef:
        """A set whose elements are options."""
        among = self.value.sets.of(tree, scope)
        self.compiler.hiding.listed(among.zone, tree, scope)
        return among

    def pausing(self, scope: Scope) -> Scope:
        """The scope behind a decision, at which its owner may exchange something."""
        return scope.afresh() if self.spec.anytime else scope

    def unique(self, among: SetRef, temp: ir.Temp, scope: Scope) -> ir.Expr:
        """Equal numbers in a zone are one option."""
        if among.zone is None or among.type.base != "number":
            return ONE
        other = scope.frame.temp()
        same = ir.Binary("==", among.value(other), among.value(temp))
        return negation(ir.Fold("any", other.slot, ZERO, temp, same, ONE))

    def one_of(
        self, item: s.OneOf, items: Sequence[s.Statement], by: s.Expression | None, scope: Scope, after: Rest | None
    ) -> ir.Stmt:
        who = self.value.typed(by, Type("entity", PLAYER), scope) if by is not None else scope.me
        options, wishes, inner = [], [], self.pausing(scope)
        for each in items:

            def guard(outer: Scope, each: s.Statement = each) -> ir.Expr:
                return self.available.can(each, outer.asking(who), after)

            options.append(self.line("line", each, guard(scope), self.plain.body(each, inner, after), scope))
            wishes.append(guard)
        return self.decision(item, scope, who, options, wishes, "one of", "", NUMBER)

    def may(self, item: s.May, body: s.Statement, scope: Scope, after: Rest | None) -> ir.Stmt:
        def guard(outer: Scope) -> ir.Expr:
            return self.available.can(body, outer.asking(scope.me))

        yes = self.line("yes", body, guard(scope), self.plain.body(body, self.pausing(scope)), scope)
        no = self.line("no", body, ONE, ir.Sequence([]), scope)
        return self.decision(item, scope, scope.me, [yes, no], [guard, lambda _: ONE], "may", "", NUMBER)

    def line(self, kind: str, body: s.Statement, guard: ir.Expr, made: ir.Stmt, scope: Scope) -> ir.Option:
        return ir.Option(self.compiler.label(kind, body, scope, NUMBER), guard, made)

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
                return ir.Sequence([self.plain.block(first, scope), *rest])
        if len(items) > WORD - 1:
            self.value.wrong("rule-large", f"at most {WORD - 1} things can be done in any order", item, scope)
        done, scope = scope.frame.local(), scope.afresh()
        options: list[ir.Option] = []
        wishes: list[Callable[[Scope], ir.Expr]] = []
        for number, each in enumerate(items):

            def guard(outer: Scope, each: s.Statement = each, bit: int = 1 << number) -> ir.Expr:
                fresh = ir.Binary("==", ir.Binary("&", done, ir.Const(bit)), ZERO)
                return both(ir.Because(fresh, "done", ZERO, ZERO), self.available.can(each, outer.asking(scope.me)))

            mark = ir.Assign(done, ir.Binary("|", done, ir.Const(1 << number)))
            options.append(
                self.line("line", each, guard(scope), ir.Sequence([mark, self.plain.body(each, scope)]), scope)
            )
            wishes.append(guard)
        return self.ordered(item, options, wishes, done, may, scope)

    def guarded(self, item: s.Statement, scope: Scope) -> ir.Stmt:
        """A statement if it can be done."""
        return ir.If(self.available.can(item, scope), self.plain.body(item, scope), None)

    def ordered(
        self,
        item: s.Both | s.AnyOrderEach,
        options: list[ir.Option],
        wishes: list[Callable[[Scope], ir.Expr]],
        done: ir.Local,
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

    def any_order_each(self, item: s.AnyOrderEach, scope: Scope) -> ir.Stmt:
        """The block once for each element, in an order of my choice; a bit per element remembers what is done."""
        among = self.offered(item.set, scope.asking(scope.me))
        if among.type.base == "number" and among.zone is not None:
            self.value.wrong("type-mismatch", "a zone of numbers has no elements that can be told apart", item, scope)
        count = self.extent(among)
        words = [scope.frame.local() for _ in range((count + WORD - 1) // WORD)]
        temp, local = scope.frame.temp(), scope.frame.local()
        inner = self.plain.named(item.variable, Value(among.type, local), item, scope.afresh())

        def guard(outer: Scope) -> ir.Expr:
            element = among.value(temp)
            looking = outer.bind(item.variable, Value(among.type, element)).asking(scope.me)
            fresh = ir.Because(ir.Binary("==", self.bit(words, element), ZERO), "done", ZERO, ZERO)
            return both(fresh, both(self.available.where(item.where, looking), self.available.can(item.body, looking)))

        marks: list[ir.Stmt] = []
        for number, word in enumerate(words):
            bit = ir.Binary("<<", ONE, minus(local, ir.Const(number * WORD)))
            within = both(
                ir.Binary(">=", local, ir.Const(number * WORD)), ir.Binary("<", local, ir.Const((number + 1) * WORD))
            )
            marks.append(ir.If(within, ir.Assign(word, ir.Binary("|", word, bit)), None))
        body = ir.Sequence([*marks, self.plain.body(item.body, inner)])
        label = self.compiler.label("element", item, scope, among.type)
        option = ir.Option(label, guard(scope), body, temp.slot, among.low, among.high, among.value(temp), local.slot)
        made = self.ordered(item, [option], [guard], words[0], item.may, scope)
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

    def gain(self, item: s.Gain, number: ir.Expr, group: str, scope: Scope) -> ir.Stmt:
        """A free choice for each unit among the resources that are below their maximum."""
        left, chosen = scope.frame.local(), scope.frame.local()
        among, temp = self.value.sets.named(group), scope.frame.temp()
        resource = among.value(temp)
        guard = self.compiler.stocks.room(resource, scope)
        added = self.plain.placed(self.plain.changed(ir.Cell(STOCK, (scope.me, chosen)), "*", ONE), item, scope)
        label = self.compiler.label("element", item, scope, RESOURCE)
        option = ir.Option(label, guard, added, temp.slot, among.low, among.high, resource, chosen.slot)
        choice = self.decision(item, scope, scope.me, [option], [lambda _: ONE], "gain", group, RESOURCE)
        inside = ir.Sequence([ir.Assign(left, minus(left, ONE)), choice])
        return ir.Sequence([ir.Assign(left, number), ir.While(ir.Binary(">", left, ZERO), inside)])
