"""Numbers, names and effects that the spec alone tells, without a running game."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from . import syntax as s
from .errors import Problem, Problems, Span, hint_for
from .nodes import Mapping, Node, Scalar
from .parser import parse_formula, parse_rule
from .spec import Entry, Field, Rule, Spec
from .telling import Known, Telling, Untold, written_entry, written_numbers

_NOWHERE = Scalar("", "", Span("", 1, 1))


class Figures:
    """Computes expressions of the language as far as the spec tells them, and finds what is written under a path."""

    def __init__(self, spec: Spec, players: int | None = None) -> None:
        self.spec = spec
        self.players = players if players is not None else spec.players[0]
        self.telling = Telling(spec, self.players)
        # What texts were told that does not stand on the entries themselves; None for what has no name.
        self.asked: list[tuple[str, int] | None] = []
        self._trees: dict[int, tuple[Scalar, s.Statement | None]] = {}
        self._numbers: dict[tuple[str, int], int] = {}

    def tree(self, scalar: Scalar) -> s.Statement | None:
        """The syntax tree of an effect, parsed once; None if it is broken."""
        if id(scalar) not in self._trees:
            self._trees[id(scalar)] = (scalar, _parsed(scalar.text))
        return self._trees[id(scalar)][1]

    def field(self, entry: Entry, name: str) -> Node | None:
        """What an entry says in a field, or the default of the field."""
        node: Node | None = entry.node
        for part in name.split("."):
            node = node.get(part) if isinstance(node, Mapping) else None
        if node is not None:
            return node
        field = self.spec.field_of(entry.kind, name)
        return field.default if field is not None else None

    def value(self, tree: s.Expression, names: dict[str, Known] | None = None) -> Known | None:
        """The number or entry that an expression stands for; None if only a running game knows."""
        match tree:
            case s.Number(value=number):
                return number
            case s.Name(text=text) if names and text in names:
                return names[text]
        try:
            found = self.telling.value(tree, _NOWHERE, names)
        except Untold:
            return None
        if not isinstance(found, Entry):
            self.asked.append(None)
        return found

    # what texts ask for

    def number(self, scalar: Scalar, nth: int = 0) -> int:
        """The number that a text asks for: an expression, or the nth number written under a path; else Untold."""
        key = (scalar.text, nth)
        self.asked.append(key)
        if key not in self._numbers:
            self._numbers[key] = self.written_number(scalar, nth) if nth else self.telling.number(scalar)
        return self._numbers[key]

    def agrees(self, other: Figures, asked: Iterable[tuple[str, int]]) -> bool:
        """Whether two specs tell the same numbers."""
        try:
            return all(self.number(Scalar(text, text, _NOWHERE.span), nth) == other._numbers[text, nth]
                       for text, nth in asked)
        except Untold:
            return False

    def written_number(self, scalar: Scalar, nth: int) -> int:
        """The nth number that is written in an effect, a formula or a rule."""
        written, _ = self.written(scalar)
        numbers = written_numbers(written.text)
        if not 0 < nth <= len(numbers):
            why = f"{len(numbers)} numbers are written there" if numbers else "no number is written there"
            raise Untold(Problem("text-function", f'"{scalar.text}" has no number {nth}', scalar.span, why))
        return numbers[nth - 1]

    def written(self, scalar: Scalar) -> tuple[Scalar, Entry | None]:
        """The effect, formula or rule under a path, with the entry that it stands on; else Untold."""
        self.asked.append(None)
        path = " ".join(scalar.text.split())
        for rules in (self.spec.anytime, self.spec.rules, self.spec.values, {r.name: r for r in self.spec.scoring}):
            if path in rules:
                return rules[path].body, None
        tree = parse_formula(scalar, Problems())
        found = self.on_entry(tree) if tree is not None else None
        if found is None:
            known = (*self.spec.anytime, *self.spec.rules, *self.spec.values, *self.spec.entries)
            hint = hint_for(path.split(".")[0], known)
            raise Untold(Problem("text-function", f'the spec has no effect or rule "{path}"', scalar.span, hint))
        return found

    def on_entry(self, tree: s.Expression) -> tuple[Scalar, Entry | None] | None:
        """entry.field, entry.part[place].field, or kind.field for the default of a field."""
        names: list[str] = []
        places: list[Entry] = []
        at = tree
        while not isinstance(at, s.Name):
            match at:
                case s.Attribute(base=base, name=name):
                    names.insert(0, name)
                    at = base
                case s.Index(base=base, places=indices):
                    known = [self.value(place) for place in indices]
                    places[:0] = [place for place in known if isinstance(place, Entry)]
                    at = base
                case _:
                    return None
        name = ".".join(names)
        if at.text in self.spec.kinds:
            field = self.spec.field_of(at.text, name)
            return (field.default, None) if field is not None and isinstance(field.default, Scalar) else None
        entry = written_entry(self.spec, at.text)
        field = self.spec.field_of(entry.kind, name) if entry is not None else None
        if entry is None or field is None or len(places) != len(field.per):
            return None
        node = self.placed(entry, field, places)
        return (node, entry) if isinstance(node, Scalar) else None

    def placed(self, entry: Entry, field: Field, places: list[Entry]) -> Node | None:
        number = 0
        for kind, place in zip(field.per, places, strict=True):
            declared = self.spec.kinds[kind]
            number = number * len(declared.entries) + place.number - declared.low
        path = "".join(f".{place.id}" for place in places)
        return self.telling.compiler.tables.given(entry, field, number, path)


def callable_rule(spec: Spec, path: str) -> Rule | None:
    """The rule without parameters that a path names."""
    rule = spec.rules.get(" ".join(path.split()))
    return rule if rule is not None and not rule.parameters else None


@lru_cache(maxsize=4096)
def _parsed(text: str) -> s.Statement | None:
    """The tree of a text; places count from its start, so equal texts have equal trees."""
    return parse_rule(Scalar(text, text, _NOWHERE.span), Problems())
