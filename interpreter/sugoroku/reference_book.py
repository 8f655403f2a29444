"""The book of a game in one language: chapters of told facts, tables, cards, variants, symbols and terms."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from difflib import SequenceMatcher
from pathlib import Path
from typing import TypeVar

from .clauses import Clause, clauses
from .declarations import declare, players_of
from .errors import Problems, SpecError
from .figures import Figures
from .fluent import COMMON, RULES, LanguageError, identifier, words
from .messages import written_effects
from .nodes import Mapping, Scalar
from .overlay import apply, group_of, read_game, variants_of
from .places import localization_folder
from .reference_cards import Card, Pictures, cards_of, pictures_of
from .spec import PLAYER, Chapter, Constant, Kind, Spec
from .text import Texts, capital
from .text_files import File

GROUPS = ("edition", "official", "difficulty", "reading", "house")
WORDS = ("contents", "search", "nothing-found", "clause", "link", "copied", "theme", "top", "see", "old", "new",
         "added", "removed", "changes", "no-changes", "unworded", "made-with", "applied")


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


def read_spec(folder: Path, variants: Sequence[str] = (), tree: Mapping | None = None) -> Spec:
    """A game as declared for its smallest number of players; SpecError with everything that is wrong."""
    problems = Problems()
    tree = tree if tree is not None else read_game(folder, variants, problems)
    spec = None
    if tree is not None and not len(problems):
        spec = declare(tree, players_of(tree)[0], problems)
    if spec is None or len(problems):
        raise SpecError(problems.items)
    return spec


def book(folder: Path, lang: str, variants: Sequence[str] = (), localization: Path | None = None) -> Book:
    """The whole book of a game with some variants applied, the other variants told by what they change."""
    spec = read_spec(folder, variants)
    check_texts(spec.id, lang, localization or localization_folder())
    maker = _Maker(spec, lang, localization)
    made = maker.whole()
    told = {name: _variant(maker, made, name, variant, localization, name in variants)
            for name, variant in variants_of(folder).items()}
    return _with_variants(made, told, variants)


def plain_book(folder: Path, lang: str, variants: Sequence[str] = (), localization: Path | None = None) -> Book:
    """The book without a word about other variants, as it is compared."""
    spec = read_spec(folder, variants)
    check_texts(spec.id, lang, localization or localization_folder())
    return _Maker(spec, lang, localization, bare=True).whole()


def check_texts(game: str, lang: str, folder: Path) -> None:
    """Texts that cannot be read as a whole make no book: what is broken would be missing in silence."""
    problems = Problems()
    for name in (COMMON, game, f"{game}.{RULES}"):
        if (path := folder / lang / f"{name}.ftl").is_file():
            File(path, folder, problems)
    if len(problems):
        raise SpecError(problems.items)


def check_said(texts: Texts) -> None:
    """LanguageError if something that was said or drawn could not be."""
    for id, error in texts.errors:
        raise LanguageError(f"the message {id} ({texts.language.name}) cannot be said: {error}")


def _variant(maker: _Maker, made: Book, name: str, variant: Mapping, folder: Path | None, applied: bool) -> Variant:
    texts = maker.texts
    bare = Variant(name, group_of(variant), texts.variant(name), texts.variant_about(name) or "")
    if applied:
        return bare
    problems = Problems()
    tree = apply(texts.spec.tree, variant, problems)
    if len(problems):
        # It does not fit on top of the variants that are applied.
        return bare
    other = _Maker(read_spec(Path(), tree=tree), made.lang, folder, bare=True, base=maker).book()
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


# What changes

def differences(old: Book, new: Book) -> tuple[tuple[Change, ...], tuple[Told, ...]]:
    """What reads otherwise in the new book, and the facts whose clauses changed but whose words did not."""
    before, after = dict(_units(old)), dict(_units(new))
    changes = []
    for key in dict.fromkeys([*before, *after]):
        title_before, said_before = before.get(key, ("", ""))
        title_after, said_after = after.get(key, ("", ""))
        if said_before != said_after:
            changes.append(Change(key, title_after or title_before, said_before, said_after))
    worded = {change.id for change in changes}
    clauses_before = {told.fact: told.clauses for part in old.parts for told in part.told}
    unworded = tuple(
        told for part in new.parts for told in part.told
        if told.fact not in worded and told.fact in clauses_before
        and _sources(told.clauses) != _sources(clauses_before[told.fact]))
    return tuple(changes), unworded


def _sources(listed: tuple[Clause, ...]) -> list[tuple[str, str]]:
    return [(clause.path, clause.source) for clause in listed]


def _units(made: Book) -> Iterator[tuple[str, tuple[str, str]]]:
    """Everything that can read otherwise, each under its anchor."""
    for part in made.parts:
        for told in part.told:
            if told.text:
                yield told.fact, (told.fact, told.text)
        for table in part.tables:
            if table.id in ("symbols", "glossary"):
                continue
            for key, row in zip(table.keys, table.rows, strict=False):
                said = " · ".join(cell.text for cell in row[1:] if cell.text)
                yield f"{table.id}-{key}", (row[0].text, said)
        for deck in part.decks:
            for card in deck.cards:
                yield card.id, (card.name, card.said)


def named_kinds(spec: Spec) -> list[Kind]:
    """The kinds of things that a book can speak of."""
    return [kind for kind in spec.kinds.values() if kind.name != PLAYER and kind.entries]


def chapters_of(spec: Spec) -> list[Chapter]:
    """The chapters of the book; a game whose spec has none gets those that the spec allows."""
    if spec.book:
        return spec.book
    kinds, here = named_kinds(spec), spec.start.span
    leaves = [kind for kind in kinds if not any(other.parent == kind.name for other in kinds)]
    found = [Chapter("components", here, counts=tuple(kind.name for kind in leaves))]
    if any(constant.by_players for constant in spec.constants.values()):
        found.append(Chapter("setup", here, tables=("players",)))
    shown = tuple(kind.name for kind in leaves
                  if any(True for entry in kind.entries for _ in written_effects(spec, entry)))
    return [*found, Chapter("cards", here, kinds=shown), Chapter("scoring", here, tables=("scoring",))]


# Making a book

T = TypeVar("T")
# What was said, with the numbers of the rules that it tells.
Kept = dict[str, tuple[T, tuple[tuple[str, int], ...]]]


def _same_nouns(spec: Spec, other: Spec) -> bool:
    """Whether two specs differ at most in the numbers and procedures of their rules."""
    sections = [key.text for tree in (spec.tree, other.tree) for key, _ in tree.entries]
    apart = {"constants", "values", "rules", "anytime", "state", "scoring", "ranking", "ranked", "book"}
    return all(spec.tree.get(name) is other.tree.get(name) for name in sections if name not in apart)


class _Maker:
    """Says everything about a game; the words about its variants come later.

    A bare book, made to be compared, has no symbols and no glossary. What a variant cannot have changed is taken
    over from the book that it is compared with.
    """

    def __init__(self, spec: Spec, lang: str, localization: Path | None, bare: bool = False,
                 base: _Maker | None = None) -> None:
        self.spec, self.lang, self.bare = spec, lang, bare
        self.base = base if base is not None and _same_nouns(spec, base.spec) else None
        self.facts_kept: Kept[str] = {}
        self.cards_kept: Kept[tuple[Card, ...]] = {}
        self.texts = Texts(spec, lang, localization)
        self.clauses = clauses(spec.tree)
        # A fact without words is not told in this state of the rules.
        self.facts = {fact: text for chapter in spec.book for fact, _ in chapter.facts if (text := self.fact(fact))}
        self.marks = {} if bare else self.texts.marks()
        self.drawn = tuple(symbol for symbol, _ in self.marks.values())
        self.kinds = named_kinds(spec)

    def fact(self, fact: str) -> str:
        return self.kept(self.facts_kept, lambda base: base.facts_kept, fact,
                         lambda: re.sub(r"[ \n]+", " ", self.texts.fact(fact) or ""))

    def cards(self, kind: str) -> tuple[Card, ...]:
        return self.kept(self.cards_kept, lambda base: base.cards_kept, kind,
                         lambda: tuple(cards_of(self.texts, kind, self.drawn)))

    def kept(self, own: Kept[T], of: Callable[[_Maker], Kept[T]], key: str, make: Callable[[], T]) -> T:
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
        return Book(self.spec.id, self.lang, self.texts.title, self.say("book-title"), players, (), spoken,
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
        tables = [self.counts(chapter)] if chapter.counts else []
        makers: dict[str, Callable[[], Table]] = {"players": self.players, "scoring": self.scoring}
        makers |= {} if self.bare else {"symbols": self.symbols, "glossary": self.glossary}
        tables += [makers[name]() for name in chapter.tables if name in makers]
        decks = [Deck(name, self.plural(self.spec.kinds[name]), self.cards(name))
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

    def plural(self, kind: Kind) -> str:
        # In some languages no form after a number is a heading; in the others the form after two is one.
        return capital(self.texts.nouns.kind(kind.name, 2, "plural"))

    def counts(self, chapter: Chapter) -> Table:
        found = [self.spec.kinds[name] for name in chapter.counts]
        shown = {name for each in self.spec.book for name in each.kinds}
        rows = tuple((Cell(self.plural(kind), (f"kind-{kind.name}",) if kind.name in shown else ()),
                      Cell(str(len(kind.entries)))) for kind in found)
        return Table("counts", (self.say("book-component"), self.say("book-count")), rows,
                     tuple(kind.name for kind in found))

    def players(self) -> Table:
        """The numbers that depend on the number of players and have a name."""
        low, high = self.spec.players
        columns = range(low, high + 1)
        rows, keys = [], []
        for constant in self.spec.constants.values():
            name = self.texts.language.format(identifier("constant", constant.name))
            if constant.by_players is not None and name is not None:
                rows.append((Cell(capital(name)), *(Cell(self.number(constant, count)) for count in columns)))
                keys.append(constant.name)
        for value in self.spec.values.values():
            # A computation that the spec alone can tell for each number of players.
            name = self.texts.language.format(identifier("constant", value.name))
            if name is not None and not value.parameters:
                known = [Figures(self.spec, count).number(Scalar(value.name, value.name, value.span))
                         for count in columns]
                rows.append((Cell(capital(name)), *(Cell(str(each)) for each in known)))
                keys.append(value.name)
        return Table("players", (self.say("book-players-head"), *(str(count) for count in columns)), tuple(rows),
                     tuple(keys))

    def number(self, constant: Constant, players: int) -> str:
        assert constant.by_players is not None
        return str(constant.by_players.get(players, "–"))

    def scoring(self) -> Table:
        columns = tuple(str(number + 1) for number in range(self.spec.players[1]))
        rows = [(Cell(self.texts.category(rule.name), tuple(fact for fact in rule.facts if fact in self.facts)),
                 *(Cell() for _ in columns)) for rule in self.spec.scoring]
        rows.append((Cell(self.texts.category("total")), *(Cell() for _ in columns)))
        return Table("scoring", (self.say("book-category"), *columns), tuple(rows),
                     (*(rule.name for rule in self.spec.scoring), "total"))

    def symbols(self) -> Table:
        rows = tuple((Cell(symbol=symbol), Cell(capital(name))) for symbol, name in self.marks.values())
        return Table("symbols", (self.say("book-symbol"), self.say("book-meaning")), rows, tuple(self.marks))

    def glossary(self) -> Table:
        """The terms of the game: what they mean, where they are told."""
        found: dict[str, tuple[str, str, set[str]]] = {}
        for id, name, path in self.terms():
            meaning = self.texts.language.format(identifier("glossary", id)) or ""
            facts = {fact for fact in self.facts if any(each.path == path for each in self.clauses.get(fact, ()))}
            if meaning or (facts and not path.startswith("rules.")) or id in self.marks:
                # What players call by one name is one term.
                first, said, others = found.get(name, (id, "", set()))
                found[name] = first, said or meaning, others | facts
        rows = {first: (Cell(capital(name)), Cell(said, tuple(fact for fact in self.facts if fact in facts)))
                for name, (first, said, facts) in found.items() if said or facts}
        ordered = sorted(rows.items(), key=lambda each: self.place_in_alphabet(each[1][0].text))
        return Table("glossary", (self.say("book-term"), self.say("book-meaning")), tuple(row for _, row in ordered),
                     tuple(id for id, _ in ordered))

    def place_in_alphabet(self, text: str) -> list[int]:
        alphabet = self.say("book-alphabet")
        return [alphabet.index(letter) if letter in alphabet else -1 for letter in text.casefold()]

    def terms(self) -> Iterator[tuple[str, str, str]]:
        """The things that have a name: their id, the name, the path of their clause."""
        for name in self.spec.resources:
            yield name, self.texts.nouns.bare(name), f"resources.{name}"
        for name in self.spec.groups:
            yield name, self.texts.nouns.bare(name), f"groups.{name}"
        for kind in self.kinds:
            yield kind.name, self.texts.nouns.kind(kind.name, 1), f"kinds.{kind.name}"
        for rule in self.spec.rules.values():
            if self.texts.language.has(identifier("rule", rule.name), "label") and not rule.parameters:
                yield rule.name, self.texts.rule_name(rule.name), f"rules.{rule.name}"
