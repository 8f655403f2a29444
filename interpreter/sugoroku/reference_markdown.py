"""A book as Markdown."""

from __future__ import annotations

import re
from collections.abc import Iterator

from .reference_book import Book, Cell, Part, Table, Variant
from .reference_cards import Card


def as_markdown(made: Book) -> str:
    """The book; every text is escaped."""
    lines = [f"# {plain(made.title)}", "", f"*{plain(made.subtitle)}*", ""]
    lines += [plain(made.players), ""] if made.players else []
    if made.applied:
        lines += [plain(f"{made.words['applied']}: {', '.join(variant.name for variant in made.applied)}"), ""]
    if len(made.parts) > 1:
        lines += [f"## {plain(made.words['contents'])}", ""]
        lines += [f"{number}. {plain(part.title)}" for number, part in enumerate(made.parts, 1)]
        lines.append("")
    for number, part in enumerate(made.parts, 1):
        lines += [f"## {number}. {plain(part.title)}" if len(made.parts) > 1 else f"## {plain(part.title)}", ""]
        lines += _part(made, part)
    lines += ["---", "", plain(made.words["made-with"])]
    return "\n".join(lines).rstrip() + "\n"


def _part(made: Book, part: Part) -> Iterator[str]:
    if part.told:
        yield from (f"- **{plain(told.fact)}** {plain(told.text)}" for told in part.told)
        yield ""
    for table in part.tables:
        yield from _table(table)
    for deck in part.decks:
        yield from (f"### {plain(deck.title)}", "")
        for card in deck.cards:
            yield from _card(card)
        yield ""
    for group, variants in part.variants:
        if group:
            yield from (f"### {plain(group)}", "")
        for variant in variants:
            yield from _variant(made, variant)


def _table(table: Table) -> Iterator[str]:
    yield "| " + " | ".join(plain(cell) for cell in table.head) + " |"
    yield "|" + " --- |" * len(table.head)
    for row in table.rows:
        yield "| " + " | ".join(_cell(cell, table) for cell in row) + " |"
    yield ""


def _cell(cell: Cell, table: Table) -> str:
    links = "" if table.id == "counts" else ", ".join(cell.links)
    said = f"{cell.text} ({links})" if cell.text and links else cell.text or links
    return plain(cell.symbol or said)


def _card(card: Card) -> Iterator[str]:
    copies = f" ×{card.copies}" if card.copies > 1 else ""
    beside = " · ".join(filter(None, (card.details, *card.badges)))
    # A single sentence needs no list of its own.
    name = f"- **{plain(card.name)}**{copies}" + (f" · {plain(beside)}" if beside else "")
    yield name + (f". {plain(card.about)}" if card.about else "")
    for line in card.lines:
        icons = f" ({plain(line.icons)})" if line.icons and line.text else plain(line.icons)
        label = f"*{plain(line.label)}:* " if line.label else ""
        yield f"  - {label}{plain(line.text)}{icons}"


def _variant(made: Book, variant: Variant) -> Iterator[str]:
    words = made.words
    yield from (f"#### {plain(variant.name)}", "")
    if variant.about:
        yield from (plain(variant.about), "")
    for change in variant.worded:
        old = f"{plain(words['old'])}: {plain(change.old)}" if change.old else plain(words["added"])
        new = f"{plain(words['new'])}: {plain(change.new)}" if change.new else plain(words["removed"])
        yield f"- **{plain(change.title)}**"
        yield f"  - {old}"
        yield f"  - {new}"
    if variant.dropped:
        yield f"- {plain(words['removed'])}: {plain(', '.join(change.title for change in variant.dropped))}"
    if variant.unworded:
        yield f"- {plain(words['unworded'])} {plain(', '.join(told.fact for told in variant.unworded))}"
    if variant.silent:
        yield plain(words["no-changes"])
    yield ""


def plain(text: str) -> str:
    """Text that no Markdown reader takes for markup."""
    marked = re.sub(r"([\\`*_\[\]<>#|~])", r"\\\1", text.replace("\n", " "))
    # At the start of a line these begin a list.
    return re.sub(r"^(\d+)([.)])(\s)", r"\1\\\2\3", re.sub(r"^([-+])(\s)", r"\\\1\2", marked)).replace("&", "&amp;")
