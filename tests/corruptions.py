"""Recordings with one thing changed, for every kind of place in a recording."""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator
from typing import Any

Path = tuple[str | int, ...]

# Values that carry no meaning: the own name of a recording; the order of cards that lie open together and of rows.
NAME = "id"


def places(value: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Every place in a recording with what stands there."""
    yield path, value
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from places(inner, (*path, key))
    elif isinstance(value, list):
        for number, inner in enumerate(value):
            yield from places(inner, (*path, number))


def kind(record: Any, path: Path) -> str:
    """A place without its numbers; effects are told apart by their kind."""
    found, at = "", record
    for step in path:
        at = at[step]
        found += "[]" if isinstance(step, int) else f".{step}"
        if isinstance(at, dict) and isinstance(step, int):
            found += f"<{at.get('k') or at.get('type') or ''}>"
    return found


def by_kind(records: list[Any]) -> dict[str, list[tuple[int, Path]]]:
    """All places of some recordings, by their kind."""
    found: dict[str, list[tuple[int, Path]]] = {}
    for number, record in enumerate(records):
        for path, _ in places(record):
            if path:
                found.setdefault(kind(record, path), []).append((number, path))
    return found


def changed(value: Any, others: list[Any], chance: random.Random) -> Any:
    """Another value for a place: nearby, of the same kind, or of another type."""
    made: list[Any] = []
    match value:
        case bool():
            made = [not value, int(value), None, "true"]
        case int():
            made = [value + 1, value - 1, value + chance.randint(2, 9), -value or 1, str(value), float(value), None]
        case str():
            made = [*others, f"{value}_", "", None, 1, [value]]
        case None:
            made = [*others, False, 0, ""]
        case dict():
            made = [{}, [], None, list(value)]
        case list():
            made = [None, {}, "", [*value, value[0] if value else "x"], value[1:] if value else [1], [[*value]]]
    different = [each for each in made if type(each) is not type(value) or each != value]
    return chance.choice(different)


def corrupted(records: list[Any], where: list[tuple[int, Path]], chance: random.Random) -> tuple[str, Any] | None:
    """A recording with one change at one of these places, and what was done."""
    number, path = chance.choice(where)
    made = copy.deepcopy(records[number])
    holder, step = made, path[-1]
    for each in path[:-1]:
        holder = holder[each]
    deed = chance.choice(["change", "change", "change", "remove", "double", "swap", "add"])
    value = holder[step]
    match deed, holder:
        case "change", _:
            other, elsewhere = chance.choice(where)
            found = records[other]
            for each in elsewhere:
                found = found[each]
            others = [found] if found != value else []
            holder[step] = changed(value, others, chance)
        case "remove", _:
            del holder[step]
        case "double", list():
            assert isinstance(step, int)
            holder.insert(step, copy.deepcopy(value))
        case "swap", list():
            assert isinstance(step, int)
            other = step + 1 if step + 1 < len(holder) else 0
            if holder[other] == value or path[0] != "events" or not isinstance(value, dict):
                return None
            if made["events"][path[1]].get("type") == "end" and len(path) == 2 and holder[other].get("type") == "end":
                return None
            holder[step], holder[other] = holder[other], holder[step]
        case "add", dict():
            holder[f"{step}_"] = copy.deepcopy(value)
        case _:
            return None
    return deed, made
