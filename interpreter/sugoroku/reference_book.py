"""A book of reference, ready to be laid out: chapters of told facts, tables, cards and variants."""

from __future__ import annotations

import re
from dataclasses import dataclass
from difflib import SequenceMatcher

from .clauses import Clause
from .reference_cards import Card, Pictures


@dataclass(frozen=True, slots=True)
class Told:
    """A numbered fact in words, and the clauses of the spec behind it."""

    fact: str
    text: str
    clauses: tuple[Clause, ...] = ()


@dataclass(frozen=True, slots=True)
class Cell:
    """A cell of a table: text, or the facts or cards to look at."""

    text: str = ""
    links: tuple[str, ...] = ()
    symbol: str = ""


@dataclass(frozen=True, slots=True)
class Table:
    """A table; the first column names the rows. `key` says what a row is, for comparing."""

    id: str
    head: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]
    keys: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Deck:
    """All cards of one kind."""

    kind: str
    title: str
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Change:
    """What reads otherwise: an empty `old` was added, an empty `new` is left out."""

    id: str
    title: str
    old: str
    new: str

    @property
    def words(self) -> list[tuple[str, str]]:
        """The text as runs of words that are the `same`, `old` or `new`."""
        before, after = re.split("[ \n]+", self.old), re.split("[ \n]+", self.new)
        found: list[tuple[str, str]] = []
        for how, low, high, start, end in SequenceMatcher(None, before, after, autojunk=False).get_opcodes():
            changed = [("old", before[low:high]), ("new", after[start:end])]
            runs = [("same", before[low:high])] if how == "equal" else changed
            found += [(which, " ".join(run)) for which, run in runs if run]
        return found


@dataclass(frozen=True, slots=True)
class Variant:
    """A variant with what it changes in words, and in the clauses of facts whose words stay the same."""

    id: str
    group: str
    name: str
    about: str
    changes: tuple[Change, ...] = ()
    unworded: tuple[Told, ...] = ()
    sheet: bool = False  # on a sheet of its own, everything is said in full

    @property
    def worded(self) -> tuple[Change, ...]:
        """The changes that are told in full; beside the rules themselves, those left out are only named."""
        return tuple(change for change in self.changes if change.new or self.sheet)

    @property
    def dropped(self) -> tuple[Change, ...]:
        """The changes that are only named."""
        return tuple(change for change in self.changes if not change.new and not self.sheet)

    @property
    def silent(self) -> bool:
        """Nothing changes at all, which is worth saying on a sheet of its own."""
        return self.sheet and not self.changes and not self.unworded


@dataclass(frozen=True, slots=True)
class Part:
    """A chapter."""

    id: str
    title: str
    told: tuple[Told, ...] = ()
    tables: tuple[Table, ...] = ()
    decks: tuple[Deck, ...] = ()
    variants: tuple[tuple[str, tuple[Variant, ...]], ...] = ()


@dataclass(frozen=True, slots=True)
class Book:
    """A reference, ready to be laid out."""

    game: str
    lang: str
    title: str
    subtitle: str
    players: str
    applied: tuple[Variant, ...]
    words: dict[str, str]
    parts: tuple[Part, ...]
    icons: Pictures
