"""The cards of a kind in words: what is printed on each of them, line by line."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from .clauses import Clause, clause_of
from .fluent import identifier
from .nodes import Mapping, Node, Scalar, Sequence
from .nouns import written_id
from .spec import Entry, Field, Spec
from .text import Texts, capital


@dataclass(frozen=True, slots=True)
class Line:
    """An effect of a card: where it stands, what it says, the same in symbols."""

    label: str
    text: str
    icons: str
    # The entries that it belongs to: its places, and what stands beside it.
    marks: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Card:
    """A design with what it does; `copies` of it are in the box."""

    id: str
    name: str
    copies: int
    details: str
    about: str
    badges: tuple[str, ...]
    lines: tuple[Line, ...]
    clause: Clause | None = None
    # Its numbers in symbols, and the entries that its fields name.
    printed: tuple[str, ...] = ()
    marks: tuple[str, ...] = ()

    @property
    def said(self) -> str:
        """Everything that can be read on the card."""
        lines = (f"{line.label}: {line.text}" if line.label else line.text for line in self.lines)
        head = " · ".join(text for text in (f"×{self.copies}" if self.copies > 1 else "", self.details, *self.badges)
                          if text)
        told = " ".join(text for text in (self.about, *lines) if text)
        return " · ".join(text for text in (head, told) if text)


Pictures = dict[str, tuple[str, str, str]]


def pictures_of(spec: Spec, marks: dict[str, tuple[str, str]]) -> Pictures:
    """What is drawn instead of a symbol: an id, paths of a picture of 24 by 24, and the name of the symbol."""
    return {symbol: (identifier(id), spec.icons[id], name) for id, (symbol, name) in marks.items() if id in spec.icons}


def cards_of(texts: Texts, kind: str, symbols: tuple[str, ...]) -> Iterator[Card]:
    """The designs of a kind in their order."""
    entries = texts.spec.kinds[kind].entries
    for entry in entries:
        copies = sum(1 for other in entries if other.design == entry.design)
        if entry.number != entry.design and any(other.number == entry.design for other in entries):
            continue
        yield _card(texts, entry, copies, symbols)


def _card(texts: Texts, entry: Entry, copies: int, symbols: tuple[str, ...]) -> Card:
    nouns, id = texts.nouns, written_id(entry)
    details = nouns.by_kind(entry, "details") or ""
    about = str(nouns.details(entry)["about"])
    lines = tuple(dict.fromkeys(_lines(texts, entry, bool(about), symbols)))
    clause = clause_of(f"kinds.{entry.kind}.entries.{id}", None, entry.node) if entry.node is not None else None
    printed = tuple(texts.printed(entry)) if symbols else ()
    return Card(id, capital(nouns.entry(entry)), copies, capital(details), about, tuple(_badges(texts, entry)), lines,
                clause, printed, tuple(_named(texts, entry)))


def _named(texts: Texts, entry: Entry) -> Iterator[str]:
    """The entries that the fields of a card name."""
    for name in texts.spec.fields_named(entry.kind):
        declared, value = texts.spec.field_of(entry.kind, name), texts.figures.field(entry, name)
        if declared is not None and isinstance(value, Scalar) and value.text in texts.spec.entries:
            yield value.text


def _badges(texts: Texts, entry: Entry) -> Iterator[str]:
    """The words for what holds for this card."""
    for name in texts.spec.fields_named(entry.kind):
        declared, value = texts.spec.field_of(entry.kind, name), texts.figures.field(entry, name)
        if declared is not None and declared.type.base == "truth" and isinstance(value, Scalar) and value.value is True:
            badge = texts.language.format(identifier("badge", name))
            if badge:
                yield badge


def _lines(texts: Texts, entry: Entry, told: bool, symbols: tuple[str, ...]) -> Iterator[Line]:
    """The effects of a card in the order of its fields; `told`: in words they stand in the text of the card."""
    for name in texts.spec.fields_named(entry.kind):
        field = texts.spec.field_of(entry.kind, name)
        if field is None or field.type.base != "effect":
            continue
        own = texts.language.format(identifier("line", name)) or ""
        for places, scalar, beside in _placed(entry.node, name.split("."), field):
            tree = texts.figures.tree(scalar)
            if tree is None:
                continue
            label = ", ".join(part for part in (own, *_names(texts, field, places), *_beside(texts, beside)) if part)
            text = "" if told else texts.effect(tree, scalar, entry)
            icons = texts.icons(tree, scalar, entry) if symbols else ""
            # A line of symbols that has no symbol says nothing new.
            if not any(symbol in icons for symbol in symbols):
                icons = ""
            if text or icons:
                marks = (*(entry.id for entry in _entries(texts, field, places)), *_values(texts, beside))
                yield Line(capital(label), text, icons, marks)


Placed = tuple[tuple[str, ...], Scalar, Mapping | None]


def _placed(node: Node | None, path: list[str], field: Field) -> Iterator[Placed]:
    """The effects under a field: their places, the effect, what stands beside it."""
    if not isinstance(node, Mapping) or (found := node.get(path[0])) is None:
        return
    if not field.per:
        if isinstance(found, Scalar) and len(path) == 1:
            yield (), found, None
        elif isinstance(found, Mapping) and len(path) == 2 and isinstance(inner := found.get(path[1]), Scalar):
            yield (), inner, found
        return
    match found:
        case Mapping(entries=entries):
            given = [(tuple(key.text.split(" + ")), value) for key, value in entries]
        case Sequence(items=items):
            given = [((f"#{number}",), value) for number, value in enumerate(items)]
        case _:
            return
    for places, value in given:
        if len(path) == 1 and isinstance(value, Scalar):
            yield places, value, None
        elif len(path) == 2 and isinstance(value, Mapping) and isinstance(inner := value.get(path[1]), Scalar):
            yield places, inner, value


def _names(texts: Texts, field: Field, places: tuple[str, ...]) -> list[str]:
    """The names of the places of an effect; what is the same everywhere needs none."""
    everywhere = field.per and len(places) == len(texts.spec.kinds[field.per[0]].entries)
    return [] if everywhere else [texts.nouns.entry(entry) for entry in _entries(texts, field, places)]


def _entries(texts: Texts, field: Field, places: tuple[str, ...]) -> Iterator[Entry]:
    """The places of an effect; those of a list are numbered."""
    entries = texts.spec.kinds[field.per[0]].entries if field.per else []
    for place in places:
        entry = texts.spec.entries.get(place)
        if place.startswith("#") and int(place[1:]) < len(entries):
            entry = entries[int(place[1:])]
        if entry is not None:
            yield entry


def _beside(texts: Texts, beside: Mapping | None) -> Iterator[str]:
    for id in _values(texts, beside):
        yield texts.nouns.entry(texts.spec.entries[id])


def _values(texts: Texts, beside: Mapping | None) -> Iterator[str]:
    for _, value in beside.entries if beside is not None else ():
        if isinstance(value, Scalar) and value.text in texts.spec.entries:
            yield value.text
