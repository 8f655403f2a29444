"""Compares what a recording says with what the engine tells, key by key, and finds the first difference."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any

Json = Any
NOTHING = "nothing"


class Anything:
    """Stands for a value that is not compared here."""


@dataclass(frozen=True, slots=True)
class Empty:
    """A value that a recording may leave out."""

    value: Json


@dataclass(frozen=True, slots=True)
class Running:
    """A sum that goes on from what the recording told of the same player before."""

    path: tuple[str, ...]
    by: str


class Rows(list[Json]):
    """A list of rows whose order has no meaning."""


@dataclass(frozen=True, slots=True)
class Difference:
    """Where a recording and the engine disagree."""

    path: str
    recorded: Json
    engine: Json

    def __str__(self) -> str:
        return f"{self.path or 'all of it'}: recorded {_short(self.recorded)}, engine {_short(self.engine)}"


def _short(value: Json) -> str:
    text = value if value is NOTHING else repr(value)
    return text if len(text) <= 200 else text[:199] + "…"


def difference(recorded: Json, told: Json, path: str = "") -> Difference | None:
    """The first difference, or None."""
    match told:
        case Anything() | Running():
            return None
        case Empty(value=value):
            return difference(recorded, value, path)
        case dict():
            return _keys(recorded, told, path)
        case Rows():
            return _rows(recorded, told, path)
        case list():
            return _list(recorded, told, path)
    return None if type(recorded) is type(told) and recorded == told else Difference(path, recorded, told)


def _keys(recorded: Json, told: dict[str, Json], path: str) -> Difference | None:
    if not isinstance(recorded, dict):
        return Difference(path, recorded, "an object")
    for key, value in told.items():
        inner = f"{path}.{key}" if path else key
        if key not in recorded:
            if isinstance(value, Empty):
                continue
            return Difference(inner, NOTHING, value if not isinstance(value, Anything | Running) else "something")
        if (found := difference(recorded[key], value, inner)) is not None:
            return found
    for key in recorded:
        if key not in told:
            return Difference(f"{path}.{key}" if path else str(key), recorded[key], NOTHING)
    return None


def _list(recorded: Json, told: list[Json], path: str) -> Difference | None:
    if not isinstance(recorded, list):
        return Difference(path, recorded, "a list")
    if not any(isinstance(each, dict) for each in told):
        # The order of single values, such as cards that lie open, has no meaning.
        same = Counter(map(_key, recorded)) == Counter(map(_key, told))
        return None if same else Difference(path, recorded, told)
    for number, (left, right) in enumerate(zip(recorded, told, strict=False)):
        if (found := difference(left, right, f"{path}[{number}]")) is not None:
            return found
    return None if len(recorded) == len(told) else Difference(f"number of {path}", len(recorded), len(told))


def _rows(recorded: Json, told: Rows, path: str) -> Difference | None:
    if not isinstance(recorded, list) or len(recorded) != len(told):
        return Difference(path, recorded, f"{len(told)} rows")
    left = list(told)
    for number, row in enumerate(recorded):
        found = next((each for each in left if difference(row, each) is None), None)
        if found is None:
            return difference(row, told[number], f"{path}[{number}]") or Difference(f"{path}[{number}]", row, NOTHING)
        left.remove(found)
    return None


def _key(value: Json) -> tuple[str, str]:
    return type(value).__name__, repr(value)
