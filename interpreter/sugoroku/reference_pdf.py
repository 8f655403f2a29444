"""A book as PDF, laid out by typst; the words are handed over as data and never read as markup."""

from __future__ import annotations

import json
from typing import Any

from .reference_book import Book, Cell, Part, Variant
from .reference_cards import Card, Pictures
from .reference_html import TEMPLATES, symbols_in


def as_pdf(made: Book) -> bytes:
    """The book, with the fonts that come with typst, so that it looks the same everywhere."""
    import typst

    data = {
        "lang": made.lang.split("-")[0], "title": made.title, "subtitle": made.subtitle, "players": made.players,
        "applied": [variant.name for variant in made.applied], "words": made.words,
        "parts": [_part(made, part) for part in made.parts],
    }
    return bytes(typst.compile(TEMPLATES / "reference.typ", root=TEMPLATES, ignore_system_fonts=True,
                               sys_inputs={"book": json.dumps(data, ensure_ascii=False)}))


def _part(made: Book, part: Part) -> dict[str, Any]:
    return {
        "title": part.title,
        "told": [{"fact": told.fact, "text": told.text} for told in part.told],
        "tables": [{"id": table.id, "head": table.head,
                    "rows": [[_cell(made, cell) for cell in row] for row in table.rows]} for table in part.tables],
        "decks": [{"title": deck.title, "cards": [_card(made, card) for card in deck.cards]} for deck in part.decks],
        "variants": [[group, [_variant(variant) for variant in variants]] for group, variants in part.variants],
    }


def _cell(made: Book, cell: Cell) -> dict[str, Any]:
    return {"text": cell.text, "links": cell.links, "pieces": pieces_of(made.icons, cell.symbol)}


def _card(made: Book, card: Card) -> dict[str, Any]:
    lines = [{"label": line.label, "text": line.text, "pieces": pieces_of(made.icons, line.icons)}
             for line in card.lines]
    return {"name": card.name, "copies": card.copies, "details": card.details, "badges": card.badges,
            "about": card.about, "lines": lines}


def _variant(variant: Variant) -> dict[str, Any]:
    changes = [{"title": change.title, "old": change.old, "new": change.new, "words": change.words}
               for change in variant.worded]
    return {"name": variant.name, "about": variant.about, "changes": changes,
            "dropped": [change.title for change in variant.dropped],
            "unworded": [told.fact for told in variant.unworded], "silent": variant.silent}


def pieces_of(icons: Pictures, text: str) -> list[dict[str, str]]:
    """A line of symbols: pictures where there are some, text elsewhere."""
    return [{"icon": icons[piece][1], "name": icons[piece][2]} if is_symbol else {"text": piece}
            for is_symbol, piece in symbols_in(text, list(icons))] if text else []
