"""The errata sheet: what reads otherwise with a variant, or in another version of a spec folder."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from .errors import GameError, hint_for
from .overlay import group_of, variants_of
from .reference_book import Book, Part, Variant
from .reference_changes import differences
from .reference_sources import read_spec
from .reference_writing import plain_book
from .text import Texts


def errata(folder: Path, other: str, lang: str, variants: Sequence[str] = (), localization: Path | None = None) -> Book:
    """A sheet on a variant of the game, or on another folder with a version of it; `variants` hold for both sides."""
    known = variants_of(folder)
    path = Path(other)
    if other in known:
        old, new = (plain_book(folder, lang, given, localization) for given in (variants, [*variants, other]))
        texts = Texts(read_spec(folder), lang, localization)
        name, group = (texts.variant(other), texts.variant_about(other) or ""), group_of(known[other])
    elif path.is_dir():
        old, new = plain_book(folder, lang, variants, localization), plain_book(path, lang, variants, localization)
        if old.game != new.game:
            raise GameError(f'"{other}" is a version of {new.game}, not of {old.game}')
        name, group = (path.name, ""), ""
    else:
        hint = hint_for(other, known) or f"variants: {', '.join(known) or 'none'}"
        raise GameError(f'"{other}" is neither a variant of {folder.name} nor a folder. {hint}')
    changes, unworded = differences(old, new)
    told = Variant(other, group, *name, changes, unworded, sheet=True)
    part = Part("chapter-changes", new.words["changes"], variants=(("", (told,)),))
    return replace(new, subtitle=new.words["changes"], players="", parts=(part,))
