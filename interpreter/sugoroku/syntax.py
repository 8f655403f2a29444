"""The syntax tree of effects and rules: what was written, and where."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, fields
from functools import cache

Place = tuple[int, int]
# Numbers written in the language end here.
NUMBER_LIMIT = 1_000_000


@dataclass(frozen=True, slots=True)
class Tree:
    """Anything written in the language; `at` is its first and last offset in the text."""

    at: Place = field(kw_only=True, compare=False, repr=False, default=(0, 0))


@dataclass(frozen=True, slots=True)
class Number(Tree):
    value: int


@dataclass(frozen=True, slots=True)
class Name(Tree):
    text: str


@dataclass(frozen=True, slots=True)
class My(Tree):
    text: str


@dataclass(frozen=True, slots=True)
class Attribute(Tree):
    base: Expression
    name: str


@dataclass(frozen=True, slots=True)
class Index(Tree):
    base: Expression
    places: tuple[Expression, ...]


@dataclass(frozen=True, slots=True)
class Apply(Tree):
    base: Expression
    arguments: tuple[Expression, ...]


@dataclass(frozen=True, slots=True)
class Operation(Tree):
    """Arithmetic, comparison, `and`, `or`, `in`."""

    op: str
    left: Expression
    right: Expression


@dataclass(frozen=True, slots=True)
class Not(Tree):
    body: Expression


@dataclass(frozen=True, slots=True)
class Is(Tree):
    body: Expression
    kind: str


@dataclass(frozen=True, slots=True)
class Numbers(Tree):
    low: Expression
    high: Expression


@dataclass(frozen=True, slots=True)
class Listing(Tree):
    items: tuple[Expression, ...]


@dataclass(frozen=True, slots=True)
class Aggregate(Tree):
    """count, any, all, first, best, total, highest, lowest over a set."""

    op: str
    variable: str
    set: Expression
    where: Expression | None
    value: Expression | None = None


Expression = Number | Name | My | Attribute | Index | Apply | Operation | Not | Is | Numbers | Listing | Aggregate


@dataclass(frozen=True, slots=True)
class Price(Tree):
    amount: Expression
    noun: Name


@dataclass(frozen=True, slots=True)
class Nothing(Tree):
    pass


@dataclass(frozen=True, slots=True)
class Gain(Tree):
    amount: Expression
    noun: Name


@dataclass(frozen=True, slots=True)
class Pay(Tree):
    prices: tuple[Price, ...]
    then: Statement | None


@dataclass(frozen=True, slots=True)
class Sequence(Tree):
    items: tuple[Statement, ...]


@dataclass(frozen=True, slots=True)
class Both(Tree):
    """All of them in any order; with `may`, stopping is allowed."""

    items: tuple[Statement, ...]
    may: bool = False


@dataclass(frozen=True, slots=True)
class OneOf(Tree):
    items: tuple[Statement, ...]
    by: Expression | None = None


@dataclass(frozen=True, slots=True)
class May(Tree):
    body: Statement


@dataclass(frozen=True, slots=True)
class CallRule(Tree):
    rule: str
    arguments: tuple[Expression, ...]


@dataclass(frozen=True, slots=True)
class Do(Tree):
    effect: Expression


@dataclass(frozen=True, slots=True)
class Add(Tree):
    amount: Expression
    target: Expression
    sign: int


@dataclass(frozen=True, slots=True)
class Move(Tree):
    amount: Expression
    source: Expression
    target: Expression


@dataclass(frozen=True, slots=True)
class Draw(Tree):
    variable: str
    zone: Expression


@dataclass(frozen=True, slots=True)
class Take(Tree):
    item: Expression
    zone: Expression


@dataclass(frozen=True, slots=True)
class Put(Tree):
    """`where` is "on", "under" or "at"."""

    item: Expression
    zone: Expression
    where: str
    position: Expression | None = None


@dataclass(frozen=True, slots=True)
class Shuffle(Tree):
    zone: Expression


@dataclass(frozen=True, slots=True)
class Roll(Tree):
    variable: str
    low: Expression
    high: Expression


@dataclass(frozen=True, slots=True)
class Let(Tree):
    variable: str
    value: Expression


@dataclass(frozen=True, slots=True)
class SetTo(Tree):
    target: Expression
    value: Expression


@dataclass(frozen=True, slots=True)
class Require(Tree):
    condition: Expression


@dataclass(frozen=True, slots=True)
class Choose(Tree):
    variable: str
    set: Expression
    where: Expression | None
    prices: tuple[Price, ...]
    by: Expression | None


@dataclass(frozen=True, slots=True)
class AnyOrderEach(Tree):
    variable: str
    set: Expression
    where: Expression | None
    body: Statement
    may: bool


@dataclass(frozen=True, slots=True)
class If(Tree):
    branches: tuple[tuple[Expression, Statement], ...]
    other: Statement | None


@dataclass(frozen=True, slots=True)
class While(Tree):
    condition: Expression
    body: Statement


@dataclass(frozen=True, slots=True)
class ForEach(Tree):
    variable: str
    set: Expression
    where: Expression | None
    body: Statement


@dataclass(frozen=True, slots=True)
class Repeat(Tree):
    times: Expression
    body: Statement


@dataclass(frozen=True, slots=True)
class As(Tree):
    player: Expression
    body: Statement


Statement = (
    Nothing | Gain | Pay | Sequence | Both | OneOf | May | CallRule | Do | Add | Move | Draw | Take | Put | Shuffle
    | Roll | Let | SetTo | Require | Choose | AnyOrderEach | If | While | ForEach | Repeat | As
)


def parts(tree: Tree) -> Iterator[Tree]:
    """The trees directly inside a tree."""
    for name in _names(type(tree).__name__):
        pending = [getattr(tree, name)]
        while pending:
            at = pending.pop()
            if isinstance(at, Tree):
                yield at
            elif isinstance(at, tuple):
                pending.extend(at)


@cache
def _names(kind: str) -> tuple[str, ...]:
    return tuple(each.name for each in fields(globals()[kind]) if each.name != "at")


def walk(tree: Tree) -> Iterator[Tree]:
    """A tree and everything in it."""
    pending = [tree]
    while pending:
        at = pending.pop()
        yield at
        pending.extend(parts(at))


def depth(tree: Tree) -> tuple[int, Tree]:
    """How deep a tree is, and the innermost part of it."""
    deepest, pending = (1, tree), [(1, tree)]
    while pending:
        level, at = pending.pop()
        if level > deepest[0]:
            deepest = (level, at)
        pending.extend((level + 1, each) for each in parts(at))
    return deepest
