"""Builds the syntax tree from what the grammar recognised."""

from __future__ import annotations

from typing import Any, ClassVar

from lark import Transformer, v_args
from lark.indenter import Indenter

from . import syntax as s


class NumberTooLarge(Exception):
    """A number beyond the limit; offset and length."""


class Blocks(Indenter):
    """Turns indentation into blocks."""

    NL_type = "_NEWLINE"
    OPEN_PAREN_types: ClassVar[list[str]] = ["LPAR", "LSQB"]
    CLOSE_PAREN_types: ClassVar[list[str]] = ["RPAR", "RSQB"]
    INDENT_type = "_INDENT"
    DEDENT_type = "_DEDENT"
    tab_len = 8


def at(meta: Any) -> s.Place:
    return (getattr(meta, "start_pos", 0), getattr(meta, "end_pos", 1))


def body(lines: Any, place: s.Place) -> Any:
    """The lines of a block as one statement; anything else stays what it is."""
    if not isinstance(lines, tuple):
        return lines
    flat = [part for item in lines for part in (item.items if isinstance(item, s.Sequence) else (item,))]
    return flat[0] if len(flat) == 1 else s.Sequence(tuple(flat), at=place)


def some(items: Any) -> tuple[Any, ...]:
    return tuple(item for item in items if item is not None)


def joined(op: str, meta: Any, items: list[Any]) -> Any:
    tree = items[0]
    for item in items[1:]:
        tree = s.Operation(op, tree, item, at=(tree.at[0], item.at[1]))
    return tree


class Build(Transformer[Any, Any]):
    def rule(self, meta: Any, items: Any) -> Any:
        return body(tuple(items), at(meta))

    sequence = rule

    def block(self, meta: Any, items: Any) -> Any:
        """The lines as they are: a list of options keeps them apart, a body joins them."""
        return tuple(items)

    def formula(self, meta: Any, items: Any) -> Any:
        return items[0]

    def one_of(self, meta: Any, items: Any) -> Any:
        return items[0] if len(items) == 1 else s.OneOf(tuple(items), at=at(meta))

    def both(self, meta: Any, items: Any) -> Any:
        return items[0] if len(items) == 1 else s.Both(tuple(items), at=at(meta))

    def one_of_block(self, meta: Any, items: Any) -> Any:
        by, lines = items
        return s.OneOf(lines, by, at=at(meta))

    def any_order(self, meta: Any, items: Any) -> Any:
        may, lines = items
        return s.Both(lines, may is not None, at=at(meta))

    def any_order_each(self, meta: Any, items: Any) -> Any:
        may, name, among, where, lines = items
        return s.AnyOrderEach(str(name), among, where, body(lines, at(meta)), may is not None, at=at(meta))

    def if_(self, meta: Any, items: Any) -> Any:
        *pairs, other = items
        bodies = [body(lines, at(meta)) for lines in pairs[1::2]]
        return s.If(tuple(zip(pairs[::2], bodies, strict=True)), body(other, at(meta)), at=at(meta))

    def for_each(self, meta: Any, items: Any) -> Any:
        name, among, where, lines = items
        return s.ForEach(str(name), among, where, body(lines, at(meta)), at=at(meta))

    def gain(self, meta: Any, items: Any) -> Any:
        return s.Gain(*items, at=at(meta))

    def pay(self, meta: Any, items: Any) -> Any:
        return s.Pay(items[0], body(items[1], at(meta)), at=at(meta))

    def may(self, meta: Any, items: Any) -> Any:
        return s.May(body(items[-1], at(meta)), at=at(meta))

    def nothing(self, meta: Any, items: Any) -> Any:
        return s.Nothing(at=at(meta))

    def call(self, meta: Any, items: Any) -> Any:
        *words, arguments = items
        return s.CallRule(" ".join(words), arguments or (), at=at(meta))

    def add(self, meta: Any, items: Any) -> Any:
        return s.Add(items[0], items[1], 1, at=at(meta))

    def subtract(self, meta: Any, items: Any) -> Any:
        return s.Add(items[0], items[1], -1, at=at(meta))

    def draw(self, meta: Any, items: Any) -> Any:
        return s.Draw(str(items[0]), items[1], at=at(meta))

    def put_on(self, meta: Any, items: Any) -> Any:
        return s.Put(items[0], items[1], "on", at=at(meta))

    def put_under(self, meta: Any, items: Any) -> Any:
        return s.Put(items[0], items[1], "under", at=at(meta))

    def put_at(self, meta: Any, items: Any) -> Any:
        item, zone, position = items
        return s.Put(item, zone, "at", position, at=at(meta))

    def roll(self, meta: Any, items: Any) -> Any:
        return s.Roll(str(items[0]), *items[1:], at=at(meta))

    def let(self, meta: Any, items: Any) -> Any:
        return s.Let(str(items[0]), items[1], at=at(meta))

    def choose(self, meta: Any, items: Any) -> Any:
        name, among, where, prices, by = items
        return s.Choose(str(name), among, where, prices or (), by, at=at(meta))

    def prices(self, meta: Any, items: Any) -> Any:
        return tuple(items)

    def arguments(self, meta: Any, items: Any) -> Any:
        return some(items)

    def where(self, meta: Any, items: Any) -> Any:
        return items[0]

    by = where

    def noun(self, meta: Any, items: Any) -> Any:
        return s.Name(str(items[0]), at=at(meta))

    name = noun

    def my(self, meta: Any, items: Any) -> Any:
        return s.My(str(items[0]), at=at(meta))

    def attribute(self, meta: Any, items: Any) -> Any:
        return s.Attribute(items[0], str(items[1]), at=at(meta))

    def index(self, meta: Any, items: Any) -> Any:
        return s.Index(items[0], tuple(items[1:]), at=at(meta))

    def apply(self, meta: Any, items: Any) -> Any:
        return s.Apply(items[0], items[1], at=at(meta))

    def list(self, meta: Any, items: Any) -> Any:
        return s.Listing(tuple(items), at=at(meta))

    def number(self, meta: Any, items: Any) -> Any:
        if len(items[0]) > 7 or int(items[0]) > s.NUMBER_LIMIT:
            raise NumberTooLarge(items[0].start_pos, len(items[0]))
        return s.Number(int(items[0]), at=at(meta))

    def negative(self, meta: Any, items: Any) -> Any:
        return s.Operation("-", s.Number(0, at=at(meta)), items[0], at=at(meta))

    def is_(self, meta: Any, items: Any) -> Any:
        return s.Is(items[0], str(items[1]), at=at(meta))

    def operation(self, meta: Any, items: Any) -> Any:
        left, op, right = items
        return s.Operation(str(op), left, right, at=at(meta))

    compare = operation

    def member(self, meta: Any, items: Any) -> Any:
        return s.Operation("in", items[0], items[1], at=at(meta))

    def conjunction(self, meta: Any, items: Any) -> Any:
        return joined("and", meta, items)

    def disjunction(self, meta: Any, items: Any) -> Any:
        return joined("or", meta, items)

    def best(self, meta: Any, items: Any) -> Any:
        name, among, value, where = items
        return s.Aggregate("best", str(name), among, where, value, at=at(meta))


def plain(build: Any) -> Any:
    def method(self: Any, meta: Any, items: Any) -> Any:
        return build(*(body(item, at(meta)) for item in items), at=at(meta))

    return method


for rule, build in {
    "while_": s.While,
    "repeat": s.Repeat,
    "as_": s.As,
    "do_": s.Do,
    "move": s.Move,
    "take": s.Take,
    "shuffle": s.Shuffle,
    "set_to": s.SetTo,
    "require": s.Require,
    "price": s.Price,
    "numbers": s.Numbers,
    "not_": s.Not,
}.items():
    setattr(Build, rule, plain(build))


def aggregate(op: str) -> Any:
    def method(self: Any, meta: Any, items: Any) -> Any:
        return s.Aggregate(op, str(items[0]), items[1], items[2], at=at(meta))

    return method


def folding(op: str) -> Any:
    def method(self: Any, meta: Any, items: Any) -> Any:
        return s.Aggregate(op, str(items[1]), items[2], items[3], items[0], at=at(meta))

    return method


for op in ("count", "any", "all", "first"):
    setattr(Build, op, aggregate(op))
for op in ("total", "highest", "lowest"):
    setattr(Build, op, folding(op))


v_args(meta=True)(Build)
