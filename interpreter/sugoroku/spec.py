"""What a spec declares: kinds and their entries, resources, state, values and rules, each with its place."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Literal

from .errors import Span
from .nodes import Mapping, Node, Scalar

Base = Literal["number", "truth", "entity", "resource", "none", "effect", "formula", "set", "unknown"]
HIGHEST = 9999
PLAYER = "player"


def a(noun: str) -> str:
    """A noun with its article."""
    return f"{'an' if noun[:1] in 'aeiou' else 'a'} {noun}"


@dataclass(frozen=True, slots=True)
class Type:
    """The type of a value; `kind` names the kind of an entity."""

    base: Base
    kind: str = ""

    def __str__(self) -> str:
        match self.base:
            case "entity":
                return a(self.kind)
            case "truth":
                return "a condition"
            case "none":
                return "none"
        return a(self.base)


NUMBER, TRUTH, RESOURCE, NOTHING = Type("number"), Type("truth"), Type("resource"), Type("none")
# The type of what is declared wrongly: it fits everywhere, for that mistake is reported already.
UNKNOWN = Type("unknown")


@dataclass(frozen=True, slots=True)
class Constant:
    """A number of the rules: one, one per number of players, or a list of them."""

    name: str
    span: Span
    single: int | None = None
    by_players: dict[int, int] | None = None
    listed: tuple[int, ...] | None = None
    truth: bool = False


@dataclass(frozen=True, slots=True)
class Resource:
    """Something that every seat has a stock of."""

    name: str
    plural: str
    number: int
    span: Span
    low: int = 0
    high: int = HIGHEST
    start: int = 0
    gain: str = ""


@dataclass(frozen=True, slots=True)
class Field:
    """A property of the entries of a kind; with `per`, one for each combination of other entries."""

    name: str
    type: Type
    span: Span
    per: tuple[str, ...] = ()
    default: Node | None = None
    parameters: tuple[tuple[str, Type], ...] = ()


@dataclass(frozen=True, slots=True)
class Entry:
    """One card, place or piece. `number` counts within the family, `design` is the same for copies."""

    id: str
    kind: str
    number: int
    design: int
    node: Mapping | None
    span: Span


@dataclass(slots=True)
class Kind:
    """A sort of entries. The entries of a family lie one after the other: low <= number < high."""

    name: str
    plural: str
    parent: str
    span: Span
    fields: dict[str, Field] = field(default_factory=dict)
    entries: list[Entry] = field(default_factory=list)
    root: str = ""
    low: int = 0
    high: int = 0


@dataclass(frozen=True, slots=True)
class StateItem:
    """A cell, or a zone of cards in order, kept once or per entries."""

    name: str
    type: Type
    span: Span
    per: tuple[str, ...] = ()
    zone: bool = False
    size: int = 0
    low: int = 0
    high: int = HIGHEST
    start: Scalar | None = None
    seen: Scalar | None = None


@dataclass(frozen=True, slots=True)
class Rule:
    """A named procedure, or a named computation."""

    name: str
    body: Scalar
    span: Span
    parameters: tuple[tuple[str, Type], ...] = ()
    facts: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter of the rulebook: what it tells, counts and shows."""

    id: str
    span: Span
    facts: tuple[tuple[str, Span], ...] = ()
    counts: tuple[str, ...] = ()
    kinds: tuple[str, ...] = ()
    tables: tuple[str, ...] = ()


@dataclass(slots=True)
class Spec:
    """A whole game as declared, with its variants applied."""

    id: str
    version: int
    players: tuple[int, int]
    seats: dict[int, int]
    start: Scalar
    tree: Mapping
    constants: dict[str, Constant] = field(default_factory=dict)
    resources: dict[str, Resource] = field(default_factory=dict)
    groups: dict[str, tuple[str, ...]] = field(default_factory=dict)
    kinds: dict[str, Kind] = field(default_factory=dict)
    entries: dict[str, Entry] = field(default_factory=dict)
    state: dict[str, StateItem] = field(default_factory=dict)
    values: dict[str, Rule] = field(default_factory=dict)
    rules: dict[str, Rule] = field(default_factory=dict)
    anytime: dict[str, Rule] = field(default_factory=dict)
    scoring: list[Rule] = field(default_factory=list)
    ranking: list[Scalar] = field(default_factory=list)
    ranked: Scalar | None = None
    book: list[Chapter] = field(default_factory=list)
    icons: dict[str, str] = field(default_factory=dict)
    tints: dict[str, str] = field(default_factory=dict)
    plurals: dict[str, str] = field(default_factory=dict)
    places: dict[str, Span] = field(default_factory=dict)
    # State that is declared wrongly: what uses it is no mistake of its own.
    broken: set[str] = field(default_factory=set)
    # The seats from this one on have no human.
    humans: int = 0

    def described(self, name: str) -> str:
        """What a declared name stands for."""
        one = self.plurals.get(name, name)
        if name in self.entries:
            return a(self.entries[name].kind)
        if one in self.resources:
            return "a resource"
        if one in self.kinds:
            return "a kind" if name in self.kinds else f"the set of all {name}"
        if name in self.constants or name in self.values:
            return "a constant" if name in self.constants else "a value"
        return "a group" if name in self.groups else "a piece of state" if name in self.state else "a word of its own"

    def seat_count(self, players: int) -> int:
        """How many seats take part in a game of so many players."""
        return self.seats.get(players, players)

    def family(self, kind: str) -> list[Entry]:
        """All entries of the family that a kind belongs to."""
        return self.kinds[self.kinds[kind].root].entries

    def is_a(self, kind: str, other: str) -> bool:
        """Whether every entry of `kind` is an entry of `other`."""
        while kind != other and self.kinds[kind].parent:
            kind = self.kinds[kind].parent
        return kind == other

    def field_of(self, kind: str, name: str) -> Field | None:
        """The field of a kind or of the family it belongs to."""
        while True:
            found = self.kinds[kind].fields.get(name)
            if found is not None or not self.kinds[kind].parent:
                return found
            kind = self.kinds[kind].parent

    def kept(self, kind: str) -> Iterator[StateItem]:
        """State that is kept for each entry of a kind alone and seen by everybody: a number or an entry."""
        for item in self.state.values():
            own = len(item.per) == 1 and item.per[0] != PLAYER and self.is_a(kind, item.per[0])
            seen = item.seen is None or item.seen.text == "everybody"
            if own and seen and not item.zone and item.type.base in ("number", "entity"):
                yield item

    def fields_named(self, kind: str) -> Iterator[str]:
        """The names of all fields that entries of a kind have."""
        while True:
            yield from self.kinds[kind].fields
            if not self.kinds[kind].parent:
                return
            kind = self.kinds[kind].parent
