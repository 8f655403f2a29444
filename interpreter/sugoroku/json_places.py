"""Finds places in a line of JSON: of a value, of a key, of what is written as JSON does not allow it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

# A text that is not closed goes on to the end, else a line of quotes would be searched again and again.
STRING = r'"[^"\\]*(?:\\.[^"\\]*)*"?'
_TOKEN = re.compile(rf'{STRING}|[][{{}}:,]|[^][{{}}:,"\s]+')
# Python refuses to read much longer numbers, and nothing counts so far.
DIGITS = 1_000


@dataclass(frozen=True, slots=True)
class Place:
    """A key or a value: the way that leads to it, and where it is written (of a list or an object, its bracket)."""

    path: tuple[str | int, ...]
    key: bool
    start: int
    length: int


def places(text: str) -> Iterator[Place]:
    """The keys and values of a line in the order in which they stand."""
    way: list[str | int] = []
    naming = False
    for token in _TOKEN.finditer(text):
        sign, start, length = token[0], token.start(), len(token[0])
        if sign in ("{", "["):
            yield Place(tuple(way), False, start, 1)
            way.append("" if sign == "{" else 0)
            naming = sign == "{"
        elif sign in ("}", "]") and way:
            way.pop()
        elif sign == "," and way:
            last = way[-1]
            naming = isinstance(last, str)
            way[-1] = last + 1 if isinstance(last, int) else last
        elif sign == ":":
            naming = False
        elif naming and sign[0] == '"':
            way[-1] = _named(sign)
            yield Place(tuple(way), True, start, length)
        elif sign not in ("}", "]", ","):
            yield Place(tuple(way), False, start, length)


def _named(sign: str) -> str:
    try:
        return str(json.loads(sign))
    except ValueError:
        return sign


def place_of(text: str, path: Sequence[str | int], key: bool = False) -> Place:
    """The value (or the key) at a path, or the innermost thing on the way to it that is there."""
    found, wanted = Place((), False, 0, 1), tuple(map(str, path))
    for place in places(text):
        there = tuple(map(str, place.path))
        if there == wanted[: len(there)] and len(there) >= len(found.path) and (place.key <= key or there != wanted):
            found = place
            if there == wanted and place.key == key:
                break
    return found


def too_deep(text: str, depth: int) -> Place:
    """Where brackets are nested deeper than this."""
    return next((place for place in places(text) if len(place.path) >= depth), Place((), False, 0, 1))


def oddity(text: str) -> tuple[str, Place]:
    """What a parser for JSON would take and we do not: a key that occurs twice, a constant, a very long number."""
    seen: set[tuple[str | int, ...]] = set()
    for place in places(text):
        written = text[place.start : place.start + place.length]
        if place.key and place.path in seen:
            return f'the key "{str(place.path[-1])[:60]}" occurs twice', place
        if place.key:
            seen.add(place.path)
        elif written.lstrip("-") in ("NaN", "Infinity"):
            return f"{written} is no number", place
        elif place.length > DIGITS and written[0] != '"':
            return f"this number has more than {DIGITS:,} digits", place
    return "this cannot be read", Place((), False, 0, 1)
