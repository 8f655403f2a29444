"""What a spec declares: kinds and their entries, resources, state, values and rules, each with its place."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Literal

from .errors import Problems, Span, hint_for
from .nodes import Mapping, Node, Scalar, Sequence, plain
from .parser import keywords

Base = Literal["number", "truth", "entity", "resource", "none", "effect", "formula", "set", "unknown"]
HIGHEST = 9999
PLAYER = "player"
# Words that mean something by themselves, and where they are declared: nowhere.
RESERVED = ("me", "my", "this", "viewer", "none", "true", "false", "seats", "player_count", "stock", "total")
OWN = Span("", 1, 1)
# A spec is untrusted: tables and states stay small.
MAX_ENTRIES = 5_000
MAX_CELLS = 100_000


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
    plurals: dict[str, str] = field(default_factory=dict)
    places: dict[str, Span] = field(default_factory=dict)
    # State that is declared wrongly: what uses it is no mistake of its own.
    broken: set[str] = field(default_factory=set)

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

    def fields_named(self, kind: str) -> Iterator[str]:
        """The names of all fields that entries of a kind have."""
        while True:
            yield from self.kinds[kind].fields
            if not self.kinds[kind].parent:
                return
            kind = self.kinds[kind].parent


def declare(tree: Mapping, players: int, problems: Problems) -> Spec | None:
    """Read the declarations of a merged spec for a number of players; None when the frame of it is broken."""
    game = tree.get("game")
    if not isinstance(game, Mapping):
        problems.add("spec-game", 'no file of this game has the section "game"', tree.span)
        return None
    reader = _Reader(tree, game, players, problems)
    return reader.spec


def players_of(tree: Mapping) -> tuple[int, int]:
    """For how many players a game is."""
    game = tree.get("game")
    counts = game.get("players") if isinstance(game, Mapping) else None
    if not isinstance(counts, Mapping):
        return 1, 1
    low = number_of(counts.get("min"), 1)
    return low, number_of(counts.get("max"), low)


def number_of(node: Node | None, default: int) -> int:
    """The whole number that a node holds."""
    return node.value if isinstance(node, Scalar) and type(node.value) is int else default


def text_of(node: Node | None, default: str = "") -> str:
    """The text that a node holds."""
    return node.text if isinstance(node, Scalar) else default


class _Reader:
    """Reads the sections one after the other; a name that is taken is a problem."""

    def __init__(self, tree: Mapping, game: Mapping, players: int, problems: Problems) -> None:
        self.problems = problems
        counts = game.get("players")
        assert isinstance(counts, Mapping)
        seats = counts.get("seats")
        given = {int(k.text): number_of(v, 1) for k, v in seats.entries} if isinstance(seats, Mapping) else {}
        start = game.get("start")
        assert isinstance(start, Scalar)
        low = number_of(counts.get("min"), 1)
        self.spec = Spec(
            text_of(game.get("id")),
            number_of(game.get("version"), 1),
            (low, number_of(counts.get("max"), low)),
            given,
            start,
            tree,
        )
        self.players = players
        for word in RESERVED:
            self.spec.places[word] = OWN
        self.constants(tree)
        self.resources(tree)
        self.kinds(tree)
        self.groups(tree)
        self.state(tree)
        self.spec.values = self.procedures(tree, "values", "is")
        self.spec.rules = self.procedures(tree, "rules", "do")
        self.spec.anytime = self.procedures(tree, "anytime", "do")
        self.scores(tree)
        self.chapters(tree)
        self.pictures(tree)

    def section(self, tree: Mapping, name: str) -> Iterator[tuple[Scalar, Node]]:
        found = tree.get(name)
        if isinstance(found, Mapping):
            yield from found.entries

    def claim(self, name: str, span: Span) -> bool:
        """Take a name for the whole game."""
        first = self.spec.places.get(name) if name not in keywords() else OWN
        if first is None:
            self.spec.places[name] = span
            return True
        if first == OWN:
            self.problems.add("name-taken", f'"{name}" is a word of the language', span, "choose another name")
        elif first != span:
            self.problems.add(
                "name-taken",
                f'the name "{name}" is taken',
                span,
                "names are unique in a game",
                (("it is declared here", first),),
            )
        return False

    def constants(self, tree: Mapping) -> None:
        for key, node in self.section(tree, "constants"):
            if not self.claim(key.text, key.span):
                continue
            single, by_players, listed, truth = None, None, None, False
            match node:
                case Scalar(value=bool() as value):
                    single, truth = int(value), True
                case Scalar():
                    single = number_of(node, 0)
                case Sequence(items=items):
                    listed = tuple(number_of(item, 0) for item in items)
                case Mapping(entries=entries):
                    by_players = {int(k.text): number_of(v, 0) for k, v in entries}
                    if self.players not in by_players:
                        who = f"{self.players} player{'s' if self.players > 1 else ''}"
                        hint = f"add {self.players}: how many"
                        self.problems.add("constant-players", f'"{key.text}" has no number for {who}', key.span, hint)
            self.spec.constants[key.text] = Constant(key.text, key.span, single, by_players, listed, truth)

    def resources(self, tree: Mapping) -> None:
        for number, (key, node) in enumerate(self.section(tree, "resources")):
            details = node if isinstance(node, Mapping) else Mapping((), key.span)
            plural = text_of(details.get("plural"), key.text)
            self.claim(key.text, key.span)
            if plural != key.text:
                self.claim(plural, key.span)
                self.spec.plurals[plural] = key.text
            low = number_of(details.get("min"), 0)
            self.spec.resources[key.text] = Resource(
                key.text,
                plural,
                number,
                key.span,
                low,
                number_of(details.get("max"), HIGHEST),
                number_of(details.get("start"), max(0, low)),
                text_of(details.get("gain")),
            )

    def groups(self, tree: Mapping) -> None:
        for key, node in self.section(tree, "groups"):
            self.claim(key.text, key.span)
            members = []
            for item in node.items if isinstance(node, Sequence) else ():
                name = self.spec.plurals.get(text_of(item), text_of(item))
                if name in self.spec.resources:
                    members.append(name)
                else:
                    self.unknown("resource", item, self.spec.resources)
            self.spec.groups[key.text] = tuple(members)

    def unknown(self, what: str, node: Node, known: object) -> None:
        name = text_of(node)
        candidates = list(known) if isinstance(known, (dict, list)) else []
        self.problems.add("name-unknown", f'there is no {what} "{name}"', node.span, hint_for(name, candidates))

    def kinds(self, tree: Mapping) -> None:
        nodes: dict[str, tuple[Scalar, Node]] = {key.text: (key, node) for key, node in self.section(tree, "kinds")}
        seats = self.spec.seat_count(self.players)
        own = Kind(PLAYER, "players", "", OWN, root=PLAYER)
        own.entries = [Entry(f"p{n + 1}", PLAYER, n, n, None, own.span) for n in range(seats)]
        own.high = seats
        self.spec.kinds[PLAYER] = own
        self.spec.plurals["players"] = PLAYER
        for entry in own.entries:
            self.spec.entries[entry.id] = entry
        for name in (PLAYER, "players", *(e.id for e in own.entries)):
            self.spec.places[name] = own.span
        for name, (key, node) in nodes.items():
            details = node if isinstance(node, Mapping) else Mapping((), key.span)
            plural = text_of(details.get("plural"), name + "s")
            if self.claim(name, key.span):
                self.spec.plurals[plural] = name
                if plural != name:
                    self.claim(plural, key.span)
            self.spec.kinds[name] = Kind(name, plural, text_of(details.get("is")), key.span)
        for kind in self.spec.kinds.values():
            self.family(kind, nodes)
        self.number(nodes)
        for name, (_, node) in nodes.items():
            if isinstance(node, Mapping) and isinstance(fields := node.get("fields"), Mapping):
                self.fields(self.spec.kinds[name], fields)

    def family(self, kind: Kind, nodes: dict[str, tuple[Scalar, Node]]) -> None:
        seen, at = [kind.name], kind
        while at.parent:
            if at.parent not in self.spec.kinds:
                node = nodes[at.name][1]
                parent = node.get("is") if isinstance(node, Mapping) else None
                self.unknown("kind", parent if parent is not None else node, self.spec.kinds)
                at.parent = ""
            elif at.parent in seen:
                way = " is ".join((*seen[seen.index(at.parent) :], at.parent))
                self.problems.add("kind-cycle", f'the kind "{kind.name}" is a kind of itself: {way}', kind.span)
                at.parent = ""
            else:
                at = self.spec.kinds[at.parent]
                seen.append(at.name)
        kind.root = at.name

    def number(self, nodes: dict[str, tuple[Scalar, Node]]) -> None:
        """Lay the entries of each family one after the other, children inside their parents."""

        def lay(name: str, root: Kind) -> None:
            kind = self.spec.kinds[name]
            kind.low = len(root.entries)
            _key, node = nodes[name]
            listed = node if isinstance(node, Sequence) else node.get("entries") if isinstance(node, Mapping) else None
            for item in listed.items if isinstance(listed, Sequence) else ():
                self.entries(kind, root, item)
            for child in nodes:
                if self.spec.kinds[child].parent == name:
                    lay(child, root)
            kind.high = len(root.entries)
            if kind is not root:
                kind.entries = root.entries[kind.low : kind.high]

        for name in nodes:
            kind = self.spec.kinds[name]
            if kind.root == name:
                lay(name, kind)

    def entries(self, kind: Kind, root: Kind, item: Node) -> None:
        if len(root.entries) >= MAX_ENTRIES:
            message = f'"{root.name}" has more than {MAX_ENTRIES:,} entries'
            self.problems.add("spec-large", message, root.span, "copies count too")
            return
        given = item.get("id") if isinstance(item, Mapping) else item
        id = text_of(given)
        copies = number_of(item.get("copies"), 1) if isinstance(item, Mapping) else 1
        span = given.span if given is not None else item.span
        design = len(root.entries)
        self.claim(id, span)
        for copy in range(1, copies + 1):
            name = id if copies == 1 else f"{id}_{copy}"
            if copies > 1:
                self.claim(name, span)
            node = item if isinstance(item, Mapping) else None
            entry = Entry(name, kind.name, len(root.entries), design, node, span)
            root.entries.append(entry)
            self.spec.entries[name] = entry

    def type(self, node: Node | None) -> Type:
        name = text_of(node)
        if name in ("number", "truth", "resource", "effect", "formula"):
            return Type(name)  # type: ignore[arg-type]
        if name in self.spec.kinds:
            return Type("entity", name)
        if node is not None:
            known = ["number", "truth", "resource", "effect", "formula", *self.spec.kinds]
            self.problems.add("name-unknown", f'there is no type or kind "{name}"', node.span, hint_for(name, known))
        return UNKNOWN if node is not None else NUMBER

    def per(self, node: Node | None) -> tuple[str, ...]:
        items = node.items if isinstance(node, Sequence) else (node,) if node is not None else ()
        found = []
        for item in items:
            if text_of(item) in self.spec.kinds:
                found.append(text_of(item))
            else:
                self.unknown("kind", item, self.spec.kinds)
        return tuple(found)

    def room(self, per: tuple[str, ...], each: int, span: Span) -> tuple[str, ...]:
        """The kinds that something is kept per, or none of them when that makes too many cells."""
        for kind in per:
            each *= max(1, len(self.spec.kinds[kind].entries))
        if each <= MAX_CELLS:
            return per
        self.problems.add("spec-large", f"this needs {each:,} cells, at most {MAX_CELLS:,} are allowed", span)
        return ()

    def parameters(self, node: Node | None) -> tuple[tuple[str, Type], ...]:
        if not isinstance(node, Mapping):
            return ()
        return tuple((key.text, self.type(value)) for key, value in node.entries)

    def fields(self, kind: Kind, fields: Mapping) -> None:
        for key, node in fields.entries:
            if not isinstance(node, Mapping):
                kind.fields[key.text] = Field(key.text, self.type(node), key.span)
                continue
            per = self.room(self.per(node.get("per")), max(1, kind.high - kind.low), key.span)
            inner = node.get("fields")
            if isinstance(inner, Mapping):
                for name, part in inner.entries:
                    full = f"{key.text}.{name.text}"
                    default = part.get("default") if isinstance(part, Mapping) else None
                    wanted = self.type(part.get("type") if isinstance(part, Mapping) else part)
                    kind.fields[full] = Field(full, wanted, name.span, per, default)
            else:
                kind.fields[key.text] = Field(
                    key.text,
                    self.type(node.get("type")),
                    key.span,
                    per,
                    node.get("default"),
                    self.parameters(node.get("with")),
                )

    def state(self, tree: Mapping) -> None:
        for key, node in self.section(tree, "state"):
            self.claim(key.text, key.span)
            details = node if isinstance(node, Mapping) else Mapping((), key.span)
            zone, start, seen = details.get("zone"), details.get("start"), details.get("seen")
            wanted = (
                self.type(zone) if zone is not None else self.type(details.get("type")) if "type" in details else NUMBER
            )
            low, high = number_of(details.get("min"), 0), number_of(details.get("max"), HIGHEST)
            size, before = number_of(details.get("size"), 0), len(self.problems)
            per = self.room(self.per(details.get("per")), max(size, 1), key.span)
            if len(self.problems) > before:
                self.spec.broken.add(key.text)
            if wanted.base == "entity":
                low, high = -1, len(self.spec.family(wanted.kind)) - 1
                kind = self.spec.kinds[wanted.kind]
                size = size or kind.high - kind.low
            elif wanted.base == "truth":
                high = 1
            elif wanted.base == "resource":
                low, high = -1, len(self.spec.resources) - 1
            if zone is not None and not size:
                self.problems.add("state-size", "this zone needs its size", key.span, "add size: how many fit")
                size = 1
            if zone is not None:
                per = self.room(per, size + 1, key.span)
            self.spec.state[key.text] = StateItem(
                key.text,
                wanted,
                key.span,
                per,
                zone is not None,
                size,
                low,
                high,
                start if isinstance(start, Scalar) else None,
                seen if isinstance(seen, Scalar) else None,
            )

    def procedures(self, tree: Mapping, section: str, body: str) -> dict[str, Rule]:
        found: dict[str, Rule] = {}
        for key, node in self.section(tree, section):
            if section == "values":
                self.claim(key.text, key.span)
            if isinstance(node, Scalar):
                found[key.text] = Rule(key.text, node, key.span)
                continue
            text = node.get(body) if isinstance(node, Mapping) else None
            if isinstance(node, Mapping) and isinstance(text, Scalar):
                facts = plain(node.get("facts")) if node.get("facts") is not None else []  # type: ignore[arg-type]
                found[key.text] = Rule(
                    key.text,
                    text,
                    key.span,
                    self.parameters(node.get("with")),
                    tuple(str(fact) for fact in facts or ()),
                )
        return found

    def scores(self, tree: Mapping) -> None:
        scoring = tree.get("scoring")
        for item in scoring.items if isinstance(scoring, Sequence) else ():
            body = item.get("is") if isinstance(item, Mapping) else None
            if isinstance(item, Mapping) and isinstance(body, Scalar):
                facts = plain(item.get("facts")) if item.get("facts") is not None else []  # type: ignore[arg-type]
                self.spec.scoring.append(
                    Rule(text_of(item.get("id")), body, body.span, (), tuple(map(str, facts or ())))
                )
        ranking, ranked = tree.get("ranking"), tree.get("ranked")
        self.spec.ranking = [s for s in ranking.items if isinstance(s, Scalar)] if isinstance(ranking, Sequence) else []
        self.spec.ranked = ranked if isinstance(ranked, Scalar) else None

    def chapters(self, tree: Mapping) -> None:
        """The book; a chapter, a fact or a kind that stands in it twice is a problem."""
        book, seen = tree.get("book"), dict[tuple[str, str], Span]()

        def once(what: str, node: Node | None) -> bool:
            if node is None:
                return False
            first = seen.setdefault((what, text_of(node)), node.span)
            if first != node.span:
                self.problems.add("book-twice", f'the {what} "{text_of(node)}" stands in the book twice', node.span,
                                  related=(("it stands here too", first),))
            return first == node.span

        def listed(item: Mapping, key: str) -> tuple[Node, ...]:
            found = item.get(key)
            return found.items if isinstance(found, Sequence) else ()

        def known(node: Node) -> bool:
            if text_of(node) not in self.spec.kinds:
                self.unknown("kind", node, self.spec.kinds)
            return text_of(node) in self.spec.kinds

        for item in book.items if isinstance(book, Sequence) else ():
            if isinstance(item, Mapping) and once("chapter", item.get("id")):
                facts = tuple((text_of(fact), fact.span) for fact in listed(item, "facts") if once("fact", fact))
                counts = tuple(text_of(kind) for kind in listed(item, "counts") if known(kind))
                kinds = tuple(text_of(kind) for kind in listed(item, "kinds") if known(kind) and once("kind", kind))
                tables = tuple(text_of(table) for table in listed(item, "tables") if once("table", table))
                self.spec.book.append(Chapter(text_of(item.get("id")), item.span, facts, counts, kinds, tables))

    def pictures(self, tree: Mapping) -> None:
        """Drawn symbols; each belongs to something that is declared."""
        known = [*self.spec.resources, *self.spec.groups, *self.spec.rules, *self.spec.entries]
        for key, node in self.section(tree, "icons"):
            if key.text not in known:
                self.unknown("resource, group, rule or entry", key, known)
            self.spec.icons[key.text] = " ".join(text_of(node).split())
