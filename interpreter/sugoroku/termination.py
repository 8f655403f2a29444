"""What never ends, what is never reached and what can never be paid, found from the syntax trees alone.

Only what is certain is a problem: a condition may turn out either way, an effect that is not known may change
anything. A player, however, may always choose what goes on for ever.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING

from . import syntax as s
from .cycles import cycles
from .errors import Problems
from .exchanges import check_exchanges
from .nodes import Scalar
from .parser import parse_formula
from .spec import Rule
from .syntax import walk

if TYPE_CHECKING:
    from .compiler import Compiler

NOTHING: frozenset[str] = frozenset()


def check_endings(compiler: Compiler) -> None:
    """Note rules that do themselves again, loops and choices that a player need never leave."""
    endings = _Endings(compiler)
    endings.recursion()
    for tree, scope in compiler.loops:
        endings.loop(tree, scope.scalar)
    check_exchanges(compiler, [rule for rule in compiler.spec.anytime.values() if not endings.anytime(rule)])


class _Endings:
    def __init__(self, compiler: Compiler) -> None:
        self.compiler, self.spec = compiler, compiler.spec
        self.bodies = compiler.bodies
        self.passing: dict[str, bool] = {}

    # rules that lead to themselves

    def recursion(self) -> None:
        sure = {name: self.surely(tree) for name, (tree, _) in self.bodies.items()}
        self.cycles(sure, "effect-endless", "{0} always leads to {1} again, so it would never end")
        reached = {name: self.reached(tree) for name, (tree, _) in self.bodies.items()}
        message = "{0} can be done for ever: nothing is paid or used up before it leads to {1} again"
        self.cycles(reached, "choice-endless", message)

    def cycles(self, edges: dict[str, frozenset[str]], code: str, message: str) -> None:
        for way in cycles(edges):
            self.report(way, code, message)

    def report(self, names: list[str], code: str, message: str) -> None:
        if self.compiler.endless_names & set(names):
            return
        self.compiler.endless_names |= set(names)
        first, following = names[0], names[1] if len(names) > 1 else names[0]
        tree, scalar = self.bodies[first]
        call = next((each for each in walk(tree) if self.called(each) == following), tree)
        way = f" (by way of {', '.join(names[1:6])})" if len(names) > 1 else ""
        self.compiler.problems.add(
            code,
            message.format(f'"{first}"', "itself") + way,
            scalar.span_at(call.at[0], max(1, call.at[1] - call.at[0])),
            "let it end under a condition, or let each round pay or use something up",
        )

    def called(self, tree: s.Tree) -> str | None:
        """The procedure that a statement calls, where that is certain."""
        match tree:
            case s.CallRule(rule=name) if name in self.bodies:
                return name
            case s.Do(effect=s.Attribute(base=s.Name(text=entry), name=field)) if f"{entry}.{field}" in self.bodies:
                return f"{entry}.{field}"
        return None

    def surely(self, tree: s.Statement) -> frozenset[str]:
        """What is called whatever happens."""
        match tree:
            case s.Sequence(items=items):
                found = NOTHING
                for item in items:
                    found |= self.surely(item)
                    if isinstance(item, s.Choose) and not self.certain(item):
                        break
                return found
            case s.As(body=body):
                return self.surely(body)
            case s.Pay(then=then) if then is not None:
                return self.surely(then)
            case s.OneOf(items=items):
                return frozenset.intersection(*(self.surely(item) for item in items))
            case s.If(branches=branches, other=other) if other is not None:
                return frozenset.intersection(*(self.surely(body) for _, body in branches), self.surely(other))
        name = self.called(tree)
        return frozenset({name}) if name is not None else NOTHING

    def certain(self, tree: s.Choose) -> bool:
        """Whether a choice always has an element: all entries of a kind, none of them at a price."""
        kind = self.spec.kinds.get(self.spec.plurals.get(tree.set.text, "")) if isinstance(tree.set, s.Name) else None
        return kind is not None and bool(kind.entries) and tree.where is None and not tree.prices

    def reached(self, tree: s.Statement) -> frozenset[str]:
        """What a player can get to without paying or using up anything, however conditions turn out."""
        match tree:
            case s.Sequence(items=items):
                found = NOTHING
                for item in items:
                    found |= self.reached(item)
                    if not self.passes(item):
                        break
                return found
            case s.OneOf(items=items):
                return NOTHING.union(*(self.reached(item) for item in items))
            case s.Both(items=items):
                return NOTHING.union(*(self.reached(item) for item in items))
            case s.As(body=body) | s.May(body=body):
                return self.reached(body)
            case s.If(branches=branches, other=other) if other is not None:
                return frozenset.intersection(*(self.reached(body) for _, body in branches), self.reached(other))
        name = self.called(tree)
        return frozenset({name}) if name is not None else NOTHING

    def passes(self, tree: s.Statement, wanted: Collection[str] = ()) -> bool:
        """Whether a player can get past a statement without paying, using up or changing what is wanted."""
        match tree:
            case s.Nothing() | s.Let() | s.Roll() | s.May():
                return True
            case s.Gain(noun=noun):
                return not self.given(noun) & {*wanted, "*"}
            case s.Sequence(items=items):
                return all(self.passes(item, wanted) for item in items)
            case s.OneOf(items=items):
                return any(self.passes(item, wanted) for item in items)
            case s.Both(items=items, may=may):
                return may or all(self.passes(item, wanted) for item in items)
            case s.AnyOrderEach(body=body, may=may):
                return may or self.passes(body, wanted)
            case s.As(body=body) | s.ForEach(body=body) | s.Repeat(body=body):
                return self.passes(body, wanted)
            case s.If(branches=branches, other=other):
                bodies = [body for _, body in branches] + ([other] if other is not None else [])
                return all(self.passes(body, wanted) for body in bodies)
            case s.Choose(prices=prices, where=where):
                return not prices and where is None
        name = self.called(tree)
        return name is not None and self.passes_rule(name, wanted)

    def passes_rule(self, name: str, wanted: Collection[str]) -> bool:
        key = f"{name} {sorted(wanted)}"
        if key not in self.passing:
            self.passing[key] = False
            self.passing[key] = self.passes(self.bodies[name][0], wanted)
        return self.passing[key]

    def given(self, noun: s.Name) -> set[str]:
        """The resources that a gain may give; "*" where a rule of its own decides."""
        name = self.spec.plurals.get(noun.text, noun.text)
        if noun.text in self.spec.groups:
            return set(self.spec.groups[noun.text])
        resource = self.spec.resources.get(name)
        return {name} if resource is not None and not resource.gain else {"*"}

    # loops

    def loop(self, tree: s.While, scalar: Scalar) -> None:
        start, place = tree.at[0], 5
        if not any(_changes(each) for each in walk(tree.body)):
            self.compiler.problems.add(
                "loop-endless",
                "nothing in this loop changes anything, so it would never end",
                scalar.span_at(start, place),
                "let each round change what the condition speaks of",
            )
        elif self.passes(tree.body, self.mentioned(tree.condition)):
            self.compiler.problems.add(
                "choice-endless",
                "a player can go round this loop for ever by choosing what pays and uses up nothing",
                scalar.span_at(start, place),
                "let every choice in it, also that of declining, pay, use up or change what the condition speaks of",
            )

    def mentioned(self, tree: s.Expression) -> set[str]:
        """The names of a condition, those behind values among them."""
        found, pending = set[str](), [tree]
        while pending:
            for each in walk(pending.pop()):
                match each:
                    case s.Name(text=name) | s.My(text=name) | s.Attribute(name=name):
                        if name not in found and name in self.spec.values:
                            inner = parse_formula(self.spec.values[name].body, Problems())
                            pending += [inner] if inner is not None else []
                        found |= {name, self.spec.plurals.get(name, name)}
                        found |= set(self.spec.resources) if name == "stock" else set()
        return found

    def anytime(self, rule: Rule) -> bool:
        """Whether an action at any time costs nothing, which is noted."""
        tree = self.compiler.tree(rule.body)
        free = tree is not None and self.passes(tree)
        if free:
            self.compiler.problems.add(
                "choice-endless",
                f'"{rule.name}" can be done at any time, again and again: nothing is paid or used up',
                rule.body.span,
                "let it cost something: pay 1 ... -> ...",
            )
        return free


def _changes(tree: s.Tree) -> bool:
    """Whether a statement can change the state or a name; its parts are looked at on their own."""
    match tree:
        case s.Choose(prices=prices):
            return bool(prices)
        case s.Gain() | s.Pay() | s.CallRule() | s.Do() | s.Add() | s.Move() | s.Draw() | s.Take() | s.Put():
            return True
        case s.Shuffle() | s.SetTo():
            return True
    return False


def unused(compiler: Compiler) -> tuple[Rule, ...]:
    """The rules that nothing leads to."""
    spec, bodies = compiler.spec, compiler.bodies
    pending = [spec.start.text, *(each.gain for each in spec.resources.values()), *(set(bodies) - set(spec.rules))]
    seen = set(pending)
    while pending:
        name = pending.pop()
        for each in walk(bodies[name][0]) if name in bodies else ():
            if isinstance(each, s.CallRule) and each.rule not in seen:
                seen.add(each.rule)
                pending.append(each.rule)
    return tuple(rule for name, rule in spec.rules.items() if name not in seen)


def check_prices(compilers: Iterable[Compiler], problems: Problems) -> None:
    """Note prices in a resource that nothing gives to anyone, with no number of players and in no variant."""
    compilers = list(compilers)
    given = set[str]().union(*(_given(each) for each in compilers))
    for compiler in compilers:
        for tree, scalar in compiler.bodies.values():
            for each in walk(tree):
                if isinstance(each, s.Price) and each.amount != s.Number(0):
                    name = compiler.spec.plurals.get(each.noun.text, each.noun.text)
                    resource = compiler.spec.resources.get(name)
                    if resource is not None and name not in given and "*" not in given:
                        start, end = each.at
                        problems.add(
                            "effect-never",
                            f"nobody can ever have {resource.plural}: nothing gives any",
                            scalar.span_at(start, end - start),
                            "let something gain it, or give it a start",
                            (("it is declared here", resource.span),),
                        )


def _given(compiler: Compiler) -> set[str]:
    """The resources that someone can get; "*" where only the running game knows."""
    spec = compiler.spec
    found = {each.name for each in spec.resources.values() if each.start > 0}
    for tree, _ in compiler.bodies.values():
        for each in walk(tree):
            match each:
                case s.Gain(noun=noun):
                    name = spec.plurals.get(noun.text, noun.text)
                    found |= set(spec.groups.get(noun.text, (name if name in spec.resources else "*",)))
                case s.Add(target=target) | s.SetTo(target=target) | s.Move(target=target):
                    for part in walk(target):
                        match part:
                            case s.My(text=name) | s.Attribute(name=name):
                                found.add("*" if name == "stock" else spec.plurals.get(name, name))
    return found
