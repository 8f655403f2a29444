"""Writes the book of a game in one language: what its texts say, and what its variants change."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

from .clauses import clauses
from .declarations import declared, players_of
from .errors import Problems
from .fluent import identifier, words
from .nodes import Mapping
from .overlay import apply, group_of, variants_of
from .reference_book import Book, Deck, Part, Table, Told, Variant
from .reference_cards import Card, cards_of, pictures_of
from .reference_changes import differences
from .reference_sources import chapters_of, check_said, read_texts
from .reference_tables import Tables
from .spec import Chapter, Spec
from .text import Texts, capital

GROUPS = ("edition", "official", "difficulty", "reading", "house")
WORDS = ("contents", "search", "nothing-found", "clause", "link", "copied", "theme", "top", "see", "old", "new",
         "added", "removed", "changes", "no-changes", "unworded", "made-with", "applied")


def book(folder: Path, lang: str, variants: Sequence[str] = (), localization: Path | None = None) -> Book:
    """The whole book of a game with some variants applied, the other variants told by what they change."""
    writer = _Writer(read_texts(folder, lang, variants, localization))
    made = writer.whole()
    told = {name: _variant(writer, made, name, variant, localization, name in variants)
            for name, variant in variants_of(folder).items()}
    return _with_variants(made, told, variants)


def plain_book(folder: Path, lang: str, variants: Sequence[str] = (), localization: Path | None = None) -> Book:
    """The book without a word about other variants, as it is compared."""
    return _Writer(read_texts(folder, lang, variants, localization), bare=True).whole()


def _variant(writer: _Writer, made: Book, name: str, variant: Mapping, folder: Path | None, applied: bool) -> Variant:
    texts = writer.texts
    bare = Variant(name, group_of(variant), texts.variant(name), texts.variant_about(name) or "")
    if applied:
        return bare
    problems = Problems()
    tree = apply(texts.spec.tree, variant, problems)
    if len(problems):
        # It does not fit on top of the variants that are applied.
        return bare
    other = _Writer(Texts(declared(tree, players_of(tree)[0]), made.lang, folder), bare=True, base=writer).book()
    changes, unworded = differences(made, other)
    return replace(bare, changes=changes, unworded=unworded)


def _with_variants(made: Book, told: dict[str, Variant], applied: Sequence[str]) -> Book:
    grouped = [(made.words[f"group-{group}"], tuple(each for each in told.values() if each.group == group))
               for group in GROUPS]
    parts = []
    for part in made.parts:
        if part.variants:
            part = replace(part, variants=tuple((title, each) for title, each in grouped if each))
        if part.variants or part.told or part.tables or part.decks:
            parts.append(part)
    return replace(made, parts=tuple(parts), applied=tuple(told[name] for name in applied if name in told))


T = TypeVar("T")
# What was said, with the numbers of the rules that it tells.
Kept = dict[str, tuple[T, tuple[tuple[str, int], ...]]]


def _same_nouns(spec: Spec, other: Spec) -> bool:
    """Whether two specs differ at most in the numbers and procedures of their rules."""
    sections = [key.text for tree in (spec.tree, other.tree) for key, _ in tree.entries]
    apart = {"constants", "values", "rules", "anytime", "state", "scoring", "ranking", "ranked", "book"}
    return all(spec.tree.get(name) is other.tree.get(name) for name in sections if name not in apart)


class _Writer:
    """Says everything about a game; the words about its variants come later.

    A bare book, made to be compared, has no symbols and no glossary. What a variant cannot have changed is taken
    over from the book that it is compared with.
    """

    def __init__(self, texts: Texts, bare: bool = False, base: _Writer | None = None) -> None:
        self.texts, self.spec, self.bare = texts, texts.spec, bare
        self.base = base if base is not None and _same_nouns(self.spec, base.spec) else None
        self.facts_kept: Kept[str] = {}
        self.cards_kept: Kept[tuple[Card, ...]] = {}
        self.clauses = clauses(self.spec.tree)
        # A fact without words is not told in this state of the rules.
        listed = [fact for chapter in self.spec.book for fact, _ in chapter.facts]
        self.facts = {fact: text for fact in listed if (text := self.fact(fact))}
        self.marks = {} if bare else texts.marks()
        self.drawn = tuple(symbol for symbol, _ in self.marks.values())
        self.tables = Tables(texts, self.facts, self.clauses, self.marks)

    def fact(self, fact: str) -> str:
        return self.kept(self.facts_kept, lambda base: base.facts_kept, fact,
                         lambda: re.sub(r"[ \n]+", " ", self.texts.fact(fact) or ""))

    def cards(self, kind: str) -> tuple[Card, ...]:
        return self.kept(self.cards_kept, lambda base: base.cards_kept, kind,
                         lambda: tuple(cards_of(self.texts, kind, self.drawn)))

    def kept(self, own: Kept[T], of: Callable[[_Writer], Kept[T]], key: str, make: Callable[[], T]) -> T:
        """What was said before if no number in it changed; else it is said now."""
        figures = self.texts.figures
        if self.base is not None and (before := of(self.base).get(key)) is not None:
            said, asked = before
            if figures.agrees(self.base.texts.figures, asked):
                return said
        start = len(figures.asked)
        made = make()
        numbers = [each for each in figures.asked[start:] if each is not None]
        if len(numbers) == len(figures.asked) - start:
            own[key] = made, tuple(dict.fromkeys(numbers))
        return made

    def say(self, id: str, **values: object) -> str:
        return self.texts.sentences.say(id, **values)

    def whole(self) -> Book:
        """The book; LanguageError if a text in it cannot be said."""
        made = self.book()
        check_said(self.texts)
        return made

    def book(self) -> Book:
        low, high = self.spec.players
        players = self.say("book-players", low=low, high=high) if low < high else self.say("book-players-one", low=low)
        spoken = {name: self.say(f"book-{name}") for name in (*WORDS, *(f"group-{group}" for group in GROUPS))}
        # The page counts its hits by itself.
        spoken["hits"] = self.say("book-hits", count="{n}")
        return Book(self.spec.id, self.texts.lang, self.texts.title, self.say("book-title"), players, (), spoken,
                    tuple(self.parts()), pictures_of(self.spec, self.marks))

    def parts(self) -> Iterator[Part]:
        chapters = chapters_of(self.spec)
        placed = {table for chapter in chapters for table in chapter.tables}
        added = [table for table in ("variants", "symbols", "glossary") if table not in placed]
        ids = {chapter.id for chapter in chapters}
        for chapter in chapters:
            yield self.part(replace(chapter, tables=(*chapter.tables, chapter.id)) if chapter.id in added else chapter)
        for table in added:
            if table not in ids:
                yield self.part(Chapter(table, self.spec.start.span, tables=(table,)))

    def part(self, chapter: Chapter) -> Part:
        title = self.texts.language.format(identifier("chapter", chapter.id)) or (
            self.texts.language.format(f"book-{chapter.id}") or capital(words(chapter.id)))
        tables = [self.tables.counts(chapter)] if chapter.counts else []
        makers: dict[str, Callable[[], Table]] = {"players": self.tables.players, "scoring": self.tables.scoring}
        makers |= {} if self.bare else {"symbols": self.tables.symbols, "glossary": self.tables.glossary}
        tables += [makers[name]() for name in chapter.tables if name in makers]
        decks = [Deck(name, self.tables.plural(self.spec.kinds[name]), self.cards(name))
                 for name in chapter.kinds]
        # An empty group marks the place of the variants, which are told when the rest is known.
        variants = (("", ()),) if "variants" in chapter.tables else ()
        shown = tuple(table for table in tables if table.rows)
        return Part(f"chapter-{chapter.id}", title, tuple(self.told(chapter)), shown,
                    tuple(deck for deck in decks if deck.cards), variants)

    def told(self, chapter: Chapter) -> Iterator[Told]:
        for fact, _ in chapter.facts:
            if fact in self.facts:
                yield Told(fact, self.facts[fact], tuple(self.clauses.get(fact, ())))
