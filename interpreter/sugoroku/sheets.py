"""Sheets of cards to print and cut, nine to a page, drawn from shapes and symbols by typst.

One layout serves both formats, and words are handed over as data and never read as markup.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Literal

from .errors import GameError, hint_for
from .reference_cards import Card, Pictures, cards_of, pictures_of
from .reference_html import TEMPLATES
from .reference_pdf import pieces_of
from .reference_sources import chapters_of, check_said, read_texts
from .spec import Kind, Spec
from .text import Texts, capital

PER_PAGE = 9
# More cards than any box holds; a spec can ask for thousands of copies.
MOST_CARDS = 2_000
# Calm tints that people with any kind of sight tell apart, after Paul Tol's muted scheme; the ornament differs as well.
PALETTE = ("#3f4a7e", "#a5525f", "#2f7a6d", "#c9b872", "#7f3f5f", "#86b6cf", "#5f7a3a", "#8a5a35", "#6b7480", "#c98b5a",
           "#4b6f96", "#ab92bd")
ORNAMENTS = 12
# What is written on a tint: the one of these two that can be read better.
DEEP, PALE = "#23262d", "#ffffff"


@dataclass(frozen=True, slots=True)
class Print:
    """A card on a sheet: a design, and which of its copies it is."""

    kind: str
    label: str
    card: Card
    copy: int
    tint: str
    ornament: int


@dataclass(frozen=True, slots=True)
class Sheets:
    """All cards to print, in the order of the book."""

    game: str
    version: int
    lang: str
    title: str
    note: str
    cards: tuple[Print, ...]
    tints: dict[str, str]
    icons: Pictures

    @property
    def pages(self) -> int:
        """How many pages the cards need."""
        return -(-len(self.cards) // PER_PAGE)


def card_kinds(spec: Spec) -> list[str]:
    """The kinds whose entries are cards: those that the book both counts as components and shows."""
    chapters = chapters_of(spec)
    counted = {name for chapter in chapters for name in chapter.counts}
    return [name for chapter in chapters for name in chapter.kinds if name in counted]


def sheets(folder: Path, lang: str, kinds: Sequence[str] = (), variants: Sequence[str] = (), copies: bool = True,
           localization: Path | None = None) -> Sheets:
    """The cards of a game, or those of some kinds; without `copies` each design once."""
    texts = read_texts(folder, lang, variants, localization)
    spec = texts.spec
    shown = [name for chapter in chapters_of(spec) for name in chapter.kinds]
    usual = card_kinds(spec)
    chosen = list(dict.fromkeys(_known(name, shown, spec) for name in kinds)) or usual
    count = sum(len(spec.kinds[name].entries) for name in chosen)
    if not count:
        raise GameError(f"{spec.id} has no cards: no chapter of its book shows a kind that is counted as a component")
    if count > MOST_CARDS and copies:
        raise GameError(f"{count:,} cards are more than {MOST_CARDS:,}: choose some kinds, or leave out copies")
    marks = texts.marks()
    drawn = tuple(symbol for symbol, _ in marks.values())
    # A kind looks the same whichever others are printed.
    order = [*usual, *(name for name in shown if name not in usual)]
    prints = tuple(card for name in chosen
                   for card in _prints(texts, spec.kinds[name], order.index(name), drawn, copies))
    made = Sheets(spec.id, spec.version, lang, texts.title, texts.sentences.say("book-made-with"), prints, spec.tints,
                  pictures_of(spec, marks))
    check_said(texts)
    return made


def _known(name: str, shown: list[str], spec: Spec) -> str:
    """A kind by its name or its plural."""
    one = spec.plurals.get(name, name)
    if one not in shown:
        hint = hint_for(name, shown) or "kinds: " + ", ".join(shown)
        raise GameError(f'{spec.id} has no cards of a kind "{name}". {hint}')
    return one


def _prints(texts: Texts, kind: Kind, place: int, symbols: tuple[str, ...], copies: bool) -> Iterator[Print]:
    tints = texts.spec.tints
    usual = tints.get(kind.name, PALETTE[place % len(PALETTE)])
    # When the tints begin again, the ornaments are others.
    ornament = (place + 5 * (place // len(PALETTE))) % ORNAMENTS
    label = capital(texts.nouns.kind(kind.name, 1))
    for card in cards_of(texts, kind.name, symbols):
        tint = next((tints[mark] for mark in card.marks if mark in tints), usual)
        one = Print(kind.name, label, card, 0, tint, ornament)
        yield from (replace(one, copy=copy) for copy in range(1, card.copies + 1)) if copies else (one,)


# Drawing

def as_pdf(made: Sheets) -> bytes:
    """All sheets in one file."""
    return _drawn(made, "pdf")[0]


def as_svg(made: Sheets) -> list[bytes]:
    """Each sheet as a picture; letters are shapes, so no font is needed to look at it."""
    return _drawn(made, "svg")


def sizes(made: Sheets) -> list[dict[str, Any]]:
    """How each card came out: its id, the size of its letters in points, how much room it needs and has."""
    import typst

    found = json.loads(typst.query(TEMPLATES / "sheets.typ", "<fitted>", field="value", root=TEMPLATES,
                                   ignore_system_fonts=True, sys_inputs=_inputs(made)))
    return list(found)


def _drawn(made: Sheets, form: Literal["pdf", "svg"]) -> list[bytes]:
    import typst

    try:
        pages: bytes | list[bytes] = typst.compile(
            TEMPLATES / "sheets.typ", root=TEMPLATES, ignore_system_fonts=True, format=form, sys_inputs=_inputs(made))
    except typst.TypstError as error:
        # The layout gives up with the number of a card rather than let words run over its edge.
        full = re.search(r"too-full (\d+)", str(error))
        if full is None:
            raise
        card = made.cards[int(full[1])].card
        raise GameError(f'the texts of "{card.id}" do not fit on a card, however small they are written') from None
    return [bytes(page) for page in pages] if isinstance(pages, list) else [bytes(pages)]


def _inputs(made: Sheets) -> dict[str, str]:
    data = {"lang": made.lang.split("-")[0], "title": made.title, "version": str(made.version), "note": made.note,
            "game": made.game, "cards": [_card(made, card) for card in made.cards]}
    return {"sheets": json.dumps(data, ensure_ascii=False)}


def _card(made: Sheets, one: Print) -> dict[str, Any]:
    card = one.card
    lines = []
    for line in card.lines:
        tint = next((made.tints[mark] for mark in reversed(line.marks) if mark in made.tints), "")
        lines.append({"label": line.label, "text": line.text, "pieces": pieces_of(made.icons, line.icons),
                      "tint": tint, "ink": ink_on(tint) if tint else DEEP})
    which = "" if card.copies == 1 else f"{one.copy}/{card.copies}" if one.copy else f"×{card.copies}"
    return {"id": card.id, "which": which, "kind": one.label, "name": card.name, "details": card.details,
            "badges": card.badges, "about": card.about, "lines": lines, "tint": one.tint, "ink": ink_on(one.tint),
            "ornament": one.ornament, "printed": [pieces_of(made.icons, each) for each in card.printed]}


def ink_on(tint: str) -> str:
    """What can be read on a tint."""
    return max((DEEP, PALE), key=lambda ink: contrast(ink, tint))


def contrast(one: str, other: str) -> float:
    """How well one tint can be told from the other: from 1 to 21, as the accessibility guidelines compute it."""
    brighter, dimmer = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (brighter + 0.05) / (dimmer + 0.05)


def _luminance(tint: str) -> float:
    parts = (int(tint[place:place + 2], 16) / 255 for place in (1, 3, 5))
    red, green, rest = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * rest
