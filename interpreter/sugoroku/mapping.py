"""Reads mappings: data beside a spec that say how games recorded elsewhere tell decisions, chances and events.

Whatever a recording says is described by a form: an expression of the game's language, or a word such as `change`,
`added` or `inside` about what happened. Forms are compiled with the game, so a wrong name is found with its place.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from .compiled import Compiled
from .compiler import Compiler
from .declarations import declared, players_of
from .errors import Problems, SpecError, hint_for
from .loader import load_file
from .nodes import Mapping, Node, Scalar, Sequence, plain
from .overlay import game_tree, variants_of
from .schema import validate
from .spec import NUMBER, PLAYER, TRUTH, Rule, Type

FOLDER = "recordings"


@dataclass(frozen=True, slots=True, eq=False)
class Form:
    """How one value is told. `function` computes an expression, `parts` are forms inside it by key or number."""

    word: str
    text: str = ""
    value: Any = None
    function: str = ""
    type: Type = NUMBER
    parts: tuple[tuple[str, Form], ...] = ()


@dataclass(frozen=True, slots=True, eq=False)
class Telling:
    """An event or an effect: the rule that it tells of, under which conditions, and its keys."""

    on: frozenset[str]
    keys: Form
    inside: str = ""
    actor: str = ""
    shared: bool = False
    last: bool = False
    wanted: Form | None = None
    unwanted: Form | None = None
    # Forms whose value is taken when a rule inside this one begins.
    moments: tuple[tuple[frozenset[str], Form], ...] = ()


@dataclass(frozen=True, slots=True, eq=False)
class Answer:
    """Where the answer to a decision stands. word: event, take, each, yes (a path), player (a key)."""

    word: str
    path: tuple[str, ...]
    where: tuple[tuple[str, tuple[Any, ...]], ...] = ()


@dataclass(frozen=True, slots=True, eq=False)
class Order:
    """Where the outcome of a chance stands: paths for the first and later times, or a key of the players."""

    first: tuple[str, ...] = ()
    later: tuple[str, ...] = ()
    dealt: str = ""
    each: Form | None = None
    seats: str = ""


@dataclass(slots=True)
class RecordingMapping:
    """A mapping with the game that it was compiled with."""

    id: str
    players: int
    variants: tuple[str, ...]
    names: dict[str, str]
    player_list: str
    player_id: str
    player_order: str
    event_list: tuple[str, ...]
    effect_key: str
    kind_key: str
    answers: dict[str, Answer] = field(default_factory=dict)
    orders: dict[str, Order] = field(default_factory=dict)
    record: Form = field(default_factory=lambda: Form("any"))
    ordered: list[Telling] = field(default_factory=list)
    unordered: list[Telling] = field(default_factory=list)
    afterwards: list[Telling] = field(default_factory=list)
    effects: list[Telling] = field(default_factory=list)


def mapping_files(folder: Path) -> list[Path]:
    """The mappings of a game."""
    return sorted((folder / FOLDER).glob("*.yaml"))


def read_mapping(path: Path, folder: Path) -> tuple[RecordingMapping, Compiled]:
    """A mapping and its game; SpecError lists everything that is wrong with it."""
    problems = Problems()
    node = load_file(path, folder)
    validate(node, FOLDER, problems)
    problems.error_if_any()
    assert isinstance(node, Mapping)
    data = plain(node)
    head, rows, events = data["recordings"], data["players"], data["events"]
    if head["id"] != path.stem:
        problems.add("schema-value", f'the id is not the name of the file, "{path.stem}"', _at(node, "recordings").span)
    made = RecordingMapping(
        head["id"],
        head["players"],
        tuple(head.get("variants", ())),
        data.get("names", {}),
        rows["list"],
        rows["id"],
        rows["order"],
        _path(events["list"]),
        events["effects"],
        events["kind"],
    )
    known = variants_of(folder)
    listed = _at(node, "recordings", "variants")
    for each in listed.items if isinstance(listed, Sequence) else ():
        if isinstance(each, Scalar) and each.text not in known:
            message = f'there is no variant "{each.text}"'
            problems.add("name-unknown", message, each.span, hint_for(each.text, known))
    problems.error_if_any()
    tree = game_tree(folder, list(made.variants))
    low, high = players_of(tree)
    if not low <= made.players <= high:
        message = f"the game is for {low} to {high} players"
        problems.add("schema-range", message, _at(node, "recordings", "players").span)
    problems.error_if_any()
    compiler = Compiler(declared(tree, made.players), made.players, problems)
    compiler.extras = [lambda compiler: _Build(compiler, node, made).build()]
    compiled = compiler.compile()
    if compiled is None:
        raise SpecError(problems.items)
    return made, compiled


def _at(node: Mapping, *names: str) -> Node:
    found: Node = node
    for name in names:
        assert isinstance(found, Mapping)
        found = found.get(name) or found
    return found


def _path(text: str) -> tuple[str, ...]:
    return tuple(text.split("."))


def _entries(node: Node | None) -> Iterable[tuple[Scalar, Node]]:
    return node.entries if isinstance(node, Mapping) else ()


class _Build:
    """Compiles the forms of a mapping beside the game."""

    def __init__(self, compiler: Compiler, node: Mapping, made: RecordingMapping) -> None:
        self.compiler, self.node, self.made = compiler, node, made
        self.count = 0
        self.moments: list[tuple[frozenset[str], Form]] = []

    def build(self) -> None:
        spec, made = self.compiler.spec, self.made
        for key, _ in _entries(self.node.get("names")):
            designs = {self.design(entry.id) for entry in spec.entries.values()}
            self.known(key, designs, "entry")
        for key, value in _entries(self.node.get("decisions")):
            if self.known(key, spec.rules, "rule"):
                made.answers[key.text] = self.answer(plain(value))
        for key, value in _entries(self.node.get("chances")):
            zones = [item.name for item in spec.state.values() if item.zone]
            if self.known(key, zones, "zone") and isinstance(value, Mapping):
                made.orders[key.text] = self.order(value)
        made.record = self.keys(_at(self.node, "record"))
        made.ordered = list(self.tellings("in order"))
        told = list(self.tellings("in any order"))
        made.unordered = [each for each in told if each.on]
        made.afterwards = [each for each in told if not each.on]
        made.effects = list(self.tellings("effects"))

    def design(self, id: str) -> str:
        node = self.compiler.spec.entries[id].node
        found = node.get("id") if node is not None else None
        return found.text if isinstance(found, Scalar) else id

    def known(self, name: Scalar, names: Iterable[str], what: str) -> bool:
        listed = list(names)
        if name.text in listed:
            return True
        self.compiler.problems.add(
            "name-unknown", f'there is no {what} "{name.text}"', name.span, hint_for(name.text, listed)
        )
        return False

    def answer(self, data: Any) -> Answer:
        where = tuple((key, tuple(values)) for key, values in data.get("with", {}).items())
        word = next(word for word in ("event", "take", "each", "yes", "player") if word in data)
        return Answer(word, _path(data[word]), where)

    def order(self, node: Mapping) -> Order:
        data, each = plain(node), node.get("each")
        first, later = _path(data.get("first", "")), _path(data.get("later", ""))
        count = self.form(each) if each is not None else None
        times = first if first[0] else (), later if later[0] else ()
        return Order(*times, data.get("dealt", ""), count, data.get("seats", ""))

    def tellings(self, section: str) -> Iterator[Telling]:
        listed = self.node.get(section)
        for node in listed.items if isinstance(listed, Sequence) else ():
            if isinstance(node, Mapping):
                yield self.telling(node)

    def telling(self, node: Mapping) -> Telling:
        self.moments, data = [], plain(node)
        on, inside = node.get("on"), node.get("inside")
        if isinstance(inside, Scalar):
            self.procedures(inside)
        wanted, unwanted = node.get("if"), node.get("unless")
        return Telling(
            self.procedures(on) if isinstance(on, Scalar) else frozenset(),
            self.keys(_at(node, "keys")),
            data.get("inside", ""),
            data.get("actor", ""),
            data.get("shared", False),
            data.get("last", False),
            self.form(wanted) if wanted is not None else None,
            self.form(unwanted) if unwanted is not None else None,
            tuple(self.moments),
        )

    def procedures(self, name: Scalar) -> frozenset[str]:
        """The rules and effects that a name stands for: one, or with *.field those of all entries."""
        known = list(self.compiler.procedures)
        if name.text.startswith("*."):
            found = frozenset(each for each in known if each.endswith(name.text[1:]))
            if not found:
                self.known(name, [], "effect")
            return found
        return frozenset([name.text]) if self.known(name, known, "rule or effect") else frozenset()

    def keys(self, node: Node) -> Form:
        return Form("keys", parts=tuple((key.text, self.form(value)) for key, value in _entries(node)))

    def form(self, node: Node) -> Form:
        match node:
            case Scalar(value=str()):
                return self.computed(node, "value")
            case Scalar():
                return Form("is", value=node.value)
            case Sequence():
                return Form("list", parts=tuple((str(n), self.form(item)) for n, item in enumerate(node.items)))
        words = [key.text for key, _ in node.entries]
        return self.described(words, node)

    def described(self, words: list[str], node: Mapping) -> Form:
        """A form with a word."""
        spec, data = self.compiler.spec, plain(node)

        def named(word: str) -> Scalar:
            found = node.get(word)
            assert isinstance(found, Scalar)
            return found

        match words:
            case ["any"] | ["events"] | ["effects"]:
                return Form(words[0])
            case ["is"]:
                return Form("is", value=data["is"])
            case ["keys"]:
                return self.keys(_at(node, "keys"))
            case ["list"]:
                return self.form(_at(node, "list"))
            case ["each", "keys"]:
                return Form("each", parts=(("", self.keys(_at(node, "keys"))),))
            case ["by", "is"]:
                return Form("by", parts=(("", self.form(_at(node, "is"))),))
            case ["player"] | ["result"]:
                return Form(words[0], data[words[0]])
            case ["before"] | ["first"]:
                return self.computed(named(words[0]), words[0])
            case ["change"] | ["loss"] | ["change", "less"]:
                name = named(words[0])
                single = [item.name for item in spec.state.values() if item.per == (PLAYER,) and not item.zone]
                self.known(name, [*(r.plural for r in spec.resources.values()), *spec.resources, *single], "amount")
                less = node.get("less")
                return Form(words[0], name.text, parts=(("less", self.form(less)),) if less is not None else ())
            case ["added"] | ["card"] | ["zone"] | ["drawn"]:
                zones = [i.name for i in spec.state.values() if i.zone and i.per in ((), (PLAYER,))]
                if self.known(named(words[0]), zones, "zone"):
                    return Form(words[0], data[words[0]], type=spec.state[data[words[0]]].type)
            case ["raised"] | ["level"]:
                inner = [i.name for i in spec.state.values() if len(i.per) == 2 and i.per[0] == PLAYER and not i.zone]
                if self.known(named(words[0]), inner, "state of each player"):
                    return Form(words[0], data[words[0]], type=Type("entity", spec.state[data[words[0]]].per[1]))
            case ["entries", "where"]:
                kind = named("entries")
                if self.known(kind, spec.kinds, "kind"):
                    type = Type("entity", kind.text)
                    condition = self.computed(named("where"), "entries", (("it", type),), TRUTH)
                    return Form("entries", kind.text, function=condition.function, type=type)
            case ["called"]:
                self.procedures(named("called"))
                return Form("called", data["called"])
            case ["inside"]:
                parts = []
                for key, value in _entries(node.get("inside")):
                    self.procedures(key)
                    text = isinstance(value, Scalar)
                    parts.append((key.text, Form("is", value=plain(value)) if text else self.form(value)))
                return Form("inside", parts=tuple(parts))
            case ["when", "is"]:
                made = Form("when", parts=(("", self.form(_at(node, "is"))),))
                self.moments.append((self.procedures(named("when")), made))
                return made
            case ["running", "by"]:
                return Form("running", data["running"], value=data["by"])
        return Form("any")

    def computed(
        self, node: Scalar, word: str, parameters: tuple[tuple[str, Type], ...] = (), wanted: Type | None = None
    ) -> Form:
        """A form that is an expression of the language."""
        self.count += 1
        name = f"mapping {self.made.id} {self.count}"
        type = self.compiler.compute(Rule(name, node, node.span, parameters), None)
        if type is not None and wanted is not None and type != wanted:
            self.compiler.problems.add("type-mismatch", "a condition is expected", node.span)
        return Form(word, node.text, function=name, type=type or NUMBER)
