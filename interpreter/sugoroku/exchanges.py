"""Exchanges at any time that give back all that they take, alone or in a circle.

Only what is certain counts: prices and gains that are plain numbers. What depends on a condition, on a rule for gains
or on other state is left out, but a player may take any way through a choice.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import TYPE_CHECKING

from . import ir
from . import syntax as s
from .balance import Balance, Change, Step
from .scope import ZERO, Frame, Scope, Value, Wrong
from .spec import NUMBER, RESOURCE, Rule

if TYPE_CHECKING:
    from .compiler import Compiler

# A spec is untrusted: so many ways are looked at, of all exchanges and of one, and so many statements to find them.
WAYS = 100
WAYS_OF_ONE = 20
STATEMENTS = 400
# The statements of a block that are still to be done, and the names that they may use.
Block = tuple[tuple[s.Statement, ...], Scope]


def check_exchanges(compiler: Compiler, rules: Iterable[Rule]) -> None:
    """Note exchanges that a player can go on with for ever, because nothing is used up."""
    ways = Ways(compiler)
    found = list(islice(((rule, step) for rule in rules for step in ways.of(rule)), WAYS))
    balance = Balance([step for _, step in found], {name: each.high for name, each in compiler.spec.resources.items()})
    left = set(range(len(found)))
    while (circle := balance.circle(left)) is not None:
        first = circle.index(min(circle))
        _report(compiler, [found[number] for number in circle[first:] + circle[:first]])
        # Other circles may share its first steps.
        closing = found[circle[first - 1]][0]
        left -= {number for number in left if found[number][0] is closing}


def _report(compiler: Compiler, circle: list[tuple[Rule, Step]]) -> None:
    times, steps = Counter(rule.name for rule, _ in circle), dict.fromkeys(circle)
    (first, step), *others = steps
    told = [f'"{name}"' + (f" ({count} times)" if count > 1 else "") for name, count in times.items()]
    if len(told) == 1:
        message = f"{told[0]} can be done at any time, again and again: nothing is used up"
        hint = "let it cost more than it gives"
    else:
        names = f"{', '.join(told[:-1])} and {told[-1]}"
        message = f"{names} can be done at any time, round and round: nothing is used up"
        hint = "let a round cost more than it gives"
    compiler.problems.add(
        "exchange-endless",
        message,
        first.body.span,
        f"this {_told(compiler, step)}; {hint}",
        tuple((f'"{rule.name}" {_told(compiler, other)}', rule.body.span) for rule, other in others[:8]),
    )


def _told(compiler: Compiler, step: Step) -> str:
    """A step in words: what it takes and what it gives."""
    sides: list[str] = []
    for sign in (-1, 1):
        amounts = Counter[str]()
        for change in step:
            amounts[change.resource] += max(0, sign * change.amount)
        resources = compiler.spec.resources
        words = [f"{n} {name if n == 1 else resources[name].plural}" for name, n in amounts.items() if n]
        sides.append(" and ".join(words) or "nothing")
    return f"takes {sides[0]} and gives {sides[1]}"


class Ways:
    """Finds the ways through an exchange whose prices and gains are certain."""

    def __init__(self, compiler: Compiler) -> None:
        self.compiler, self.spec = compiler, compiler.spec
        self.resources = {each.number: name for name, each in self.spec.resources.items()}

    def of(self, rule: Rule) -> list[Step]:
        """The different ways through an exchange, a few of them if there are many."""
        found: dict[Step, None] = {}
        pending: list[tuple[list[Block], Step]] = [(blocks, ()) for blocks in self.blocks(rule)]
        for _ in range(STATEMENTS):
            if not pending or len(found) == WAYS_OF_ONE:
                break
            blocks, done = pending.pop()
            while blocks and not blocks[0][0]:
                blocks = blocks[1:]
            if not blocks:
                found[done] = None
                continue
            (item, *rest), scope = blocks[0]
            ways = [
                ([*inside, (tuple(rest), after), *blocks[1:]], done + step)
                for step, inside, after in self.through(item, scope)
            ]
            pending += reversed(ways)
        return list(found)

    def blocks(self, rule: Rule) -> Iterator[list[Block]]:
        """The text of a rule as the only block, if it can be read at all."""
        tree = self.compiler.tree(rule.body)
        if tree is not None:
            yield [((tree,), Scope(Frame(), ZERO, rule.body, rule.name))]

    def through(self, item: s.Statement, scope: Scope) -> Iterator[tuple[Step, list[Block], Scope]]:
        """The certain ways through a statement: what changes, what is done then, the names in the rest of its block."""
        match item:
            case s.Nothing():
                yield (), [], scope
            case s.Sequence(items=items):
                yield (), [(items, scope)], scope
            case s.Both(items=items, may=False) if all(isinstance(each, s.Gain) for each in items):
                yield (), [(items, scope)], scope
            case s.OneOf(items=items, by=None):
                for each in items:
                    yield (), [((each,), scope)], scope
            case s.May(body=body):
                yield (), [((body,), scope)], scope
                yield (), [], scope
            case s.CallRule(rule=name, arguments=()):
                rule = self.spec.rules.get(name)
                for blocks in self.blocks(rule) if rule is not None and not rule.parameters else ():
                    yield (), blocks, scope
            case s.Pay(prices=prices, then=then):
                if (paid := self.paid(prices, scope)) is not None:
                    yield paid, [((then,), scope)] if then is not None else [], scope
            case s.Choose(variable=name, set=among, where=None, prices=prices, by=None):
                for value in self.elements(among, scope):
                    inner = scope.bind(name, value)
                    if (paid := self.paid(prices, inner)) is not None:
                        yield paid, [], inner
            case s.Gain(amount=tree, noun=noun):
                if (amount := self.amount(tree, scope)) is not None:
                    for gained, chosen in self.gained(noun, scope):
                        yield (Change(gained, amount, chosen),), [], scope

    def amount(self, tree: s.Expression, scope: Scope) -> int | None:
        """A number that is certain."""
        try:
            found = self.compiler.expressions.number(tree, scope)
        except Wrong:
            return None
        return found.value if isinstance(found, ir.Const) and found.value >= 0 else None

    def resource(self, noun: s.Name, scope: Scope) -> str | None:
        """The resource that a noun stands for; None if it is not known."""
        if noun.text not in scope.names:
            name = self.spec.plurals.get(noun.text, noun.text)
            return name if name in self.spec.resources else None
        match scope.names[noun.text]:
            case Value(type=kind, expr=ir.Const(value=number)) if kind == RESOURCE:
                return self.resources.get(number)
        return None

    def paid(self, prices: tuple[s.Price, ...], scope: Scope) -> Step | None:
        found: list[Change] = []
        for price in prices:
            amount, name = self.amount(price.amount, scope), self.resource(price.noun, scope)
            if amount is None or name is None:
                return None
            found.append(Change(name, -amount))
        return tuple(found)

    def gained(self, noun: s.Name, scope: Scope) -> Iterator[tuple[str, bool]]:
        """The resources that a gain may give, and whether they are chosen; a mixture does no more than each of them."""
        if noun.text in self.spec.groups and noun.text not in scope.names:
            yield from ((name, True) for name in self.spec.groups[noun.text])
            return
        name = self.resource(noun, scope)
        if name is not None and (noun.text in scope.names or not self.spec.resources[name].gain):
            yield name, False

    def elements(self, tree: s.Expression, scope: Scope) -> Iterator[Value]:
        """What can be chosen: resources of a group or of a list, and numbers between two that are certain."""
        match tree:
            case s.Name(text=name) if name in self.spec.groups and name not in scope.names:
                for each in self.spec.groups[name]:
                    yield Value(RESOURCE, ir.Const(self.spec.resources[each].number))
            case s.Listing(items=items):
                for item in items:
                    if isinstance(item, s.Name) and (found := self.resource(item, scope)) is not None:
                        yield Value(RESOURCE, ir.Const(self.spec.resources[found].number))
            case s.Numbers(low=low, high=high):
                first, last = self.amount(low, scope), self.amount(high, scope)
                if first is not None and last is not None:
                    yield from (Value(NUMBER, ir.Const(n)) for n in range(first, min(last, first + WAYS_OF_ONE) + 1))
