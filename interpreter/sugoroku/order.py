"""Which effects may come first without a question: gains that nothing beside them could be waiting for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from . import syntax as s
from .nodes import Mapping, Node, Scalar
from .nodes import Sequence as Listing
from .spec import HIGHEST

if TYPE_CHECKING:
    from .compiler import Compiler

ANY = "*"


class Order:
    """Looks into statements, rules and effects for the resources that they can spend."""

    def __init__(self, compiler: Compiler) -> None:
        self.compiler = compiler
        self.spec = compiler.spec
        self._rules: dict[str, set[str]] = {}
        self._fields: dict[str, set[str]] = {}

    def free(self, item: s.Statement, others: Sequence[s.Statement]) -> bool:
        """Whether a gain loses nothing by coming first: it has no maximum, or nothing beside it spends the same."""
        if not isinstance(item, s.Gain):
            return False
        resource = self.spec.resources.get(self.spec.plurals.get(item.noun.text, item.noun.text))
        if resource is None or resource.gain:
            return False
        if resource.high >= HIGHEST:
            return True
        spent = set().union(*(self.spends(other) for other in others))
        return resource.name not in spent and ANY not in spent

    def spends(self, item: s.Statement) -> set[str]:
        """The resources that a statement can take from a stock; "*" stands for any."""
        match item:
            case s.Pay(prices=prices, then=then):
                return self.nouns(prices) | (self.spends(then) if then is not None else set())
            case s.Choose(prices=prices):
                return self.nouns(prices) | self.anytime()
            case s.Gain(noun=noun):
                resource = self.spec.resources.get(self.spec.plurals.get(noun.text, noun.text))
                if resource is None:
                    return self.anytime()
                return self.rule(resource.gain) if resource.gain else set()
            case s.Sequence(items=items):
                return set().union(*(self.spends(each) for each in items))
            case s.Both(items=items) | s.OneOf(items=items):
                return set().union(self.anytime(), *(self.spends(each) for each in items))
            case s.May(body=body) | s.AnyOrderEach(body=body):
                return self.anytime() | self.spends(body)
            case s.ForEach(body=body) | s.Repeat(body=body) | s.While(body=body) | s.As(body=body):
                return self.spends(body)
            case s.If(branches=branches, other=other):
                found = set().union(*(self.spends(body) for _, body in branches))
                return found | (self.spends(other) if other is not None else set())
            case s.CallRule(rule=name):
                return self.rule(name)
            case s.Do(effect=s.Attribute(name=name)) | s.Do(effect=s.Index(base=s.Attribute(name=name))):
                return self.field(name)
            case s.Do():
                return {ANY}
            case s.Add(target=target) | s.SetTo(target=target) | s.Move(source=target):
                return {self.spec.plurals.get(name, name) for name in _names(target)} & {*self.spec.resources}
        return set()

    def nouns(self, prices: tuple[s.Price, ...]) -> set[str]:
        return {self.spec.plurals.get(p.noun.text, p.noun.text) for p in prices}

    def anytime(self) -> set[str]:
        """What a decision lets its owner spend."""
        found: set[str] = set()
        for rule in self.spec.anytime.values():
            if isinstance(tree := self.compiler.tree(rule.body), s.Pay):
                found |= self.nouns(tree.prices)
        return found

    def rule(self, name: str) -> set[str]:
        if name not in self._rules:
            self._rules[name] = set()
            rule = self.spec.rules.get(name)
            tree = self.compiler.tree(rule.body) if rule is not None else None
            self._rules[name] = self.spends(tree) if tree is not None else set()
        return self._rules[name]

    def field(self, name: str) -> set[str]:
        """What the effects in a field of this name can spend, of all kinds."""
        if name not in self._fields:
            self._fields[name] = set()
            found: set[str] = set()
            for kind in self.spec.kinds.values():
                for full in kind.fields:
                    head, _, last = full.partition(".")
                    if name in (head, last) and kind.fields[full].type.base == "effect":
                        for entry in kind.entries:
                            for scalar in _scalars(entry.node.get(head) if entry.node is not None else None, last):
                                tree = self.compiler.tree(scalar)
                                found |= self.spends(tree) if tree is not None else set()
            self._fields[name] = found
        return self._fields[name]


def _scalars(node: Node | None, last: str) -> list[Scalar]:
    """The effects below a field."""
    match node:
        case Scalar():
            return [node]
        case Mapping(entries=entries):
            inner = [value for key, value in entries if not last or isinstance(value, Mapping) or key.text == last]
            return [scalar for value in inner for scalar in _scalars(value, last)]
        case Listing(items=items):
            return [scalar for item in items for scalar in _scalars(item, last)]
    return []


def _names(tree: s.Expression) -> set[str]:
    match tree:
        case s.My(text=text):
            return {text}
        case s.Attribute(name=name):
            return {name}
    return set()
