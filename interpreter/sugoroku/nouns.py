"""Noun phrases: names of resources, kinds and entries in the case and number that a sentence asks for."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from fluent.runtime.types import FluentType

from . import syntax as s
from .figures import Figures
from .fluent import Language, identifier, words
from .nodes import Scalar
from .outlook import Kept
from .spec import PLAYER, Entry, Spec, Type

NOMINATIVE = "nominative"
Clause = Callable[[s.Statement, Scalar], "Phrase"]


class Phrase(FluentType):
    """A part of a sentence whose form (the case of a noun, the mood of a verb) is chosen where it is used."""

    def __init__(self, render: Callable[[str], str], form: str = NOMINATIVE) -> None:
        self.render, self.form = render, form

    def format(self, locale: Any) -> str:
        """The phrase in the form that the sentence around it has."""
        return self.render(self.form)


def in_case(phrase: Phrase | str, case: str = "") -> str:
    """The Fluent function NOUN($phrase, case: "genitive")."""
    return phrase.render(case or phrase.form) if isinstance(phrase, Phrase) else str(phrase)


def in_mood(phrase: Phrase | str, mood: str = "") -> str:
    """The Fluent function CLAUSE($phrase, mood: "infinitive")."""
    return in_case(phrase, mood)


def starts(text: Phrase | str, beginnings: str) -> str:
    """The Fluent function STARTS($text, "o ho"): yes if the text begins with one of these letters."""
    given = (text.render(text.form) if isinstance(text, Phrase) else str(text)).lower()
    return "yes" if given.startswith(tuple(beginnings.split())) else "no"


class Nouns:
    """Names everything that a spec declares. `clause` renders the effects of entries for their names."""

    def __init__(self, spec: Spec, language: Language, figures: Figures, clause: Clause) -> None:
        self.spec, self.language, self.figures, self.clause = spec, language, figures, clause

    def form(self, id: str, case: str, **values: object) -> str | None:
        """A message in a case; a language without this case uses the plain form."""
        if case != NOMINATIVE and self.language.has(id, case):
            return self.language.format(id, case, values)
        return self.language.format(id, "", values)

    def lost(self, id: str, name: str) -> str:
        """What is shown for a name without a message."""
        self.language.missing.add(id)
        return words(name)

    def resource(self, name: str, count: int = 1, case: str = NOMINATIVE) -> str:
        """The word for so many of a resource or of a group of resources, without the number."""
        name = self.spec.plurals.get(name, name)
        id = identifier("group" if name in self.spec.groups else "resource", name)
        return self.form(id, case, count=count) or self.lost(id, name)

    def counted(self, name: str, count: int, case: str = NOMINATIVE) -> str:
        """The word for so many of a resource, of a group, of a kind, or of a noun that only the texts have."""
        one = self.spec.plurals.get(name, name)
        if one in self.spec.resources or one in self.spec.groups:
            return self.resource(one, count, case)
        if one in self.spec.kinds and one != PLAYER:
            return self.kind(one, count, case)
        id = identifier("noun", name)
        return self.form(id, case, count=count) or self.lost(id, name)

    def amount(self, count: int | str, name: str) -> Phrase:
        """A number with its noun; a text stands for a number that only the running game knows."""
        def render(case: str) -> str:
            if isinstance(count, int):
                noun = self.counted(name, count, case)
                return self.language.format("amount", "", {"count": count, "noun": noun}) or f"{count} {noun}"
            noun = self.counted(name, 5, case)
            return self.language.format("amount-open", "", {"noun": noun, "formula": count}) or f"{noun}: {count}"
        return Phrase(render)

    def bare(self, name: str, case: str = NOMINATIVE) -> str:
        """The name of a resource without any number."""
        name = self.spec.plurals.get(name, name)
        id = identifier("group" if name in self.spec.groups else "resource", name)
        return self.language.format(id, "name") or self.resource(name, 1, case)

    def kind(self, name: str, count: int = 1, case: str = NOMINATIVE) -> str:
        """The word for so many entries of a kind."""
        id = identifier("kind", name)
        return self.form(id, case, count=count) or self.lost(id, name)

    def player(self, number: int, case: str = NOMINATIVE) -> str:
        """The name of a seat; 0 is the first. A game may name those that no human plays."""
        own = self.form("player-automa", case, number=number + 1) if number >= self.spec.humans else None
        return own or self.form("player-name", case, number=number + 1) or f"p{number + 1}"

    def entry(self, entry: Entry, case: str = NOMINATIVE) -> str:
        """The name of an entry: its own, or the one that its kind gives to all its entries."""
        if entry.kind == PLAYER:
            return self.player(entry.number, case)
        id = identifier("entry", written_id(entry))
        return (self.form(id, case) or self.by_kind(entry, f"entry-{case}") or self.by_kind(entry, "entry")
                or self.lost(id, entry.id))

    def phrase(self, entry: Entry) -> Phrase:
        """The name of an entry in the case that a message asks for."""
        return Phrase(lambda case: self.entry(entry, case))

    def option(self, entry: Entry, kept: Kept | None = None) -> str:
        """An entry as something to choose, with what a player wants to know about it.

        What is kept for it stands beside its fields; an ellipsis stands for what only the running game knows.
        """
        if not self.tells(entry):
            return self.entry(entry)
        values: dict[str, object] = {identifier(item.name): "…" for item in self.spec.kept(entry.kind)}
        for name, (type, value) in (kept or {}).items():
            values[identifier(name)] = value if type.base == "number" else self.held(type, value)
        own = self.language.format(identifier("entry", written_id(entry)), "option", {**values, **self.details(entry)})
        return own or self.by_kind(entry, "option", **values) or self.entry(entry)

    def tells(self, entry: Entry) -> bool:
        """Whether the texts say what a player wants to know about an entry."""
        kinds = [kind for kind in self.spec.kinds if self.spec.is_a(entry.kind, kind)]
        return any(self.language.has(id, "option") for id in (
            identifier("entry", written_id(entry)), *(identifier("kind", kind) for kind in kinds)))

    def held(self, type: Type, value: int) -> Phrase | str:
        """The name of the entry in a piece of state."""
        none = self.language.format("value-none") or "–"
        return self.phrase(self.spec.family(type.kind)[value]) if value >= 0 else none

    def by_kind(self, entry: Entry, attribute: str, **values: object) -> str | None:
        """The pattern of the nearest kind that has one, filled with the fields of the entry."""
        kind = entry.kind
        while True:
            if self.language.has(identifier("kind", kind), attribute):
                return self.language.format(identifier("kind", kind), attribute, {**values, **self.details(entry)})
            if not self.spec.kinds[kind].parent:
                return None
            kind = self.spec.kinds[kind].parent

    def details(self, entry: Entry) -> dict[str, object]:
        """What the name of an entry can speak of: $number, $name, its fields, and $about, its own words.

        The numbers in a formula are $field-1, $field-2 and so on.
        """
        found = self.fields(entry)
        found["about"] = self.language.format(identifier("entry", written_id(entry)), "about", found) or ""
        return found

    def fields(self, entry: Entry) -> dict[str, object]:
        number = entry.number - self.spec.kinds[entry.kind].low + 1
        found: dict[str, object] = {"number": number, "name": self.phrase(entry)}
        for name in self.spec.fields_named(entry.kind):
            field = self.spec.field_of(entry.kind, name)
            value = self.figures.field(entry, name)
            if field is None or field.per or not isinstance(value, Scalar):
                continue
            match field.type.base:
                case "number" if type(value.value) is int:
                    found[identifier(name)] = value.value
                case "entity" if value.text in self.spec.entries:
                    found[identifier(name)] = self.phrase(self.spec.entries[value.text])
                case "effect":
                    found[identifier(name)] = self.clause_of(value)
                case "formula":
                    found.update(formula_numbers(name, value.text))
        return found

    def clause_of(self, value: Scalar) -> Phrase | str:
        tree = self.figures.tree(value)
        return self.clause(tree, value) if tree is not None else value.text


def written_id(entry: Entry) -> str:
    """The id that was written, which copies of an entry share."""
    id = entry.node.get("id") if entry.node is not None else None
    return id.text if isinstance(id, Scalar) else entry.id


def formula_numbers(name: str, text: str) -> dict[str, int]:
    """The numbers of a formula, named after its field: $field-1, $field-2."""
    found = re.findall(r"\b[0-9]+\b", text)
    return {identifier(name, str(place)): int(number) for place, number in enumerate(found, 1)}
