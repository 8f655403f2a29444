"""Arguments of the API: what is no number, no name or no feed is refused with what was expected."""

from __future__ import annotations

import os
from collections.abc import Iterable
from operator import index
from pathlib import Path

from .errors import GameError


def shown(value: object) -> str:
    """A wrong argument, short enough for a message."""
    text = repr(value)
    return text if len(text) <= 80 else f"{text[:79]}…"


def whole(value: object, what: str, low: int | None = None) -> int:
    """A whole number, which may be one of numpy.

    >>> whole("7", "a seed")
    Traceback (most recent call last):
    ...
    sugoroku.errors.GameError: a seed is a whole number, not '7'
    """
    try:
        if isinstance(value, bool):
            raise TypeError
        number = index(value)  # type: ignore[arg-type]
    except TypeError:
        raise GameError(f"{what} is a whole number, not {shown(value)}") from None
    if low is not None and number < low:
        raise GameError(f"{what} is at least {low}, not {number}")
    return number


def game_name(value: object) -> str | Path:
    """The id of a game or a path."""
    if not isinstance(value, str | os.PathLike):
        raise GameError(f"a game is an id or the path of a folder, not {shown(value)}")
    return value if isinstance(value, str) else Path(value)


def variant_names(value: object) -> list[str]:
    """The names of variants; a single one may stand alone."""
    if isinstance(value, str):
        return [value]
    names = list(value) if isinstance(value, Iterable) else None
    if names is None or not all(isinstance(name, str) for name in names):
        raise GameError(f"variants are a list of names, not {shown(value)}")
    return names
