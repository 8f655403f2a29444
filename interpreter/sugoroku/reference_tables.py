"""The tables of a book: components, numbers of players, scoring, symbols, the glossary."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from .clauses import Clause
from .figures import Figures
from .fluent import identifier
from .nodes import Scalar
from .reference_book import Cell, Table
from .reference_sources import named_kinds
from .spec import Chapter, Kind, Spec
from .text import Texts, capital


@dataclass(frozen=True, slots=True)
class Tables:
    """Makes tables from texts, the facts that are told, the clauses behind them, and symbols with their names."""

    texts: Texts
    facts: dict[str, str]
    clauses: dict[str, list[Clause]]
    marks: dict[str, tuple[str, str]]

    @property
    def spec(self) -> Spec:
        return self.texts.spec

    def say(self, id: str) -> str:
        return self.texts.sentences.say(id)

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
                numbers = [constant.by_players.get(count, "–") for count in columns]
                rows.append((Cell(capital(name)), *(Cell(str(each)) for each in numbers)))
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
        for kind in named_kinds(self.spec):
            yield kind.name, self.texts.nouns.kind(kind.name, 1), f"kinds.{kind.name}"
        for rule in self.spec.rules.values():
            if self.texts.language.has(identifier("rule", rule.name), "label") and not rule.parameters:
                yield rule.name, self.texts.rule_name(rule.name), f"rules.{rule.name}"
