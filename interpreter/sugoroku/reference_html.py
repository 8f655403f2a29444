"""A book as one self-contained page: nothing is fetched, every text is escaped."""

from __future__ import annotations

import base64
import hashlib
import re
from functools import lru_cache
from pathlib import Path
from typing import Any

from .reference_book import Book

TEMPLATES = Path(__file__).with_name("templates")


def as_html(made: Book) -> str:
    """The page."""
    from markupsafe import Markup

    style, script = _asset("reference.css"), _asset("reference.js")
    page: str = _template().render(
        book=made, words=made.words, anchors=anchors(made), drawn=lambda text: _drawn(text, made),
        style=Markup(style), script=Markup(script), style_hash=_hash(style), script_hash=_hash(script))
    return page


def anchors(made: Book) -> set[str]:
    """The ids on the page that a link can lead to."""
    found = set()
    for part in made.parts:
        found |= {part.id} | {told.fact for told in part.told}
        found |= {f"{table.id}-{key}" for table in part.tables for key in table.keys}
        found |= {id for deck in part.decks for id in (f"kind-{deck.kind}", *(card.id for card in deck.cards))}
    return found


def symbols_in(text: str, symbols: list[str]) -> list[tuple[bool, str]]:
    """The pieces of a line: whether a piece is a symbol, and the piece."""
    if not symbols:
        return [(False, text)]
    pattern = "|".join(re.escape(symbol) for symbol in sorted(symbols, key=len, reverse=True))
    return [(piece in symbols, piece) for piece in re.split(f"({pattern})", text) if piece]


def _drawn(text: str, made: Book) -> Any:
    from markupsafe import Markup

    picture = Markup('<svg class="icon" role="img" aria-label="{1}"><title>{1}</title><use href="#icon-{0}"/></svg>')
    out = Markup()
    for is_symbol, piece in symbols_in(text, list(made.icons)):
        out += picture.format(made.icons[piece][0], made.icons[piece][2]) if is_symbol else piece
    return out


@lru_cache(maxsize=1)
def _template() -> Any:
    from jinja2 import Environment, FileSystemLoader, StrictUndefined

    environment = Environment(loader=FileSystemLoader(TEMPLATES), autoescape=True, undefined=StrictUndefined,
                              trim_blocks=True, lstrip_blocks=True)
    return environment.get_template("reference.html")


@lru_cache(maxsize=8)
def _asset(name: str) -> str:
    return (TEMPLATES / name).read_text(encoding="utf-8")


def _hash(text: str) -> str:
    """What the page's own policy allows: exactly this style and this script."""
    return "sha256-" + base64.b64encode(hashlib.sha256(text.encode("utf-8")).digest()).decode("ascii")
