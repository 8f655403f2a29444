"""What reads otherwise in one book than in another."""

from __future__ import annotations

from collections.abc import Iterator

from .clauses import Clause
from .reference_book import Book, Change, Told


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
