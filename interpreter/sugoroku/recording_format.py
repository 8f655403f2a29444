"""The format of our own recordings: what the head of a file and the line of a game hold.

A file is a head line and one line for each game, all JSON. `docs/recordings.md` describes it.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from hashlib import sha256
from itertools import chain
from pathlib import Path
from typing import Any
from zlib import crc32

from .errors import GameError
from .game import Game, load
from .machine import DECISION_LIMIT
from .machine import State as Vector
from .nodes import plain
from .places import find
from .recorded_files import RecordingError, lines_of, parsed
from .states import State

FORMAT, VERSION = "sugoroku recording", 2
# A check is written after every choice of a played game, after so many of a simulated one.
EVERY = 10
SEEDS = range(-(2**63), 2**64)
_HEAD: dict[str, type] = {"format": str, "version": int, "game": str, "players": int, "variants": list, "spec": str}
_HEAD |= {"every": int, "games": int}
_GAME = {"seed": int, "chances": list, "choices": list, "texts": list, "checks": list, "end": dict}
END = {"hash": str, "scores": list, "ranks": list}


def check(vector: Vector, choice: int, before: int) -> int:
    """A number that depends on a choice and the state after it, and on all before them."""
    if sys.byteorder == "big":
        vector = vector[:]
        vector.byteswap()
    return crc32(vector, crc32(choice.to_bytes(4, "little"), before))


def spec_hash(game: Game) -> str:
    """A name for the rules of a game with its variants; comments do not change it."""
    text = json.dumps(plain(game.compiled.spec.tree), sort_keys=True)
    return sha256(text.encode()).hexdigest()[:32]


def head(game: Game, games: int, every: int) -> dict[str, Any]:
    """The first line of a file."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "game": game.id,
        "players": game.players,
        "variants": list(game.variants),
        "spec": spec_hash(game),
        "every": every,
        "games": games,
    }


def line_of(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def end_of(state: State) -> dict[str, Any]:
    return {"hash": f"{state.hash:016x}", "scores": state.scores, "ranks": state.ranks}


def shape(data: Any) -> str:
    """What is wrong with the form of a game line, or nothing."""
    if not isinstance(data, dict):
        return "an object with the keys of a game is expected"
    for name, kinds, needed in ((data, _GAME, ("seed", "choices", "checks")), (data.get("end", {}), END, ())):
        wanted = needed or (tuple(END) if "end" in data else ())
        if not isinstance(name, dict):
            return "end is no object"
        for key in wanted:
            if key not in name:
                return f'the key "{key}" is missing'
        for key, value in name.items():
            if key not in kinds:
                return f'there is no key "{key[:60]}"'
            if type(value) is not kinds[key]:
                return f'"{key}" is of another type than expected'
    if data["seed"] not in SEEDS or len(data["choices"]) > DECISION_LIMIT:
        return "the seed or the list of choices is too long"
    if any(type(choice) is not int for choice in data["choices"]):
        return "a choice is no number"
    return ""


def read_head(path: Path) -> tuple[dict[str, Any] | None, Iterator[tuple[int, str]]]:
    """The head of a file in our own format, or None for another format; and the lines that follow it."""
    lines = lines_of(path)
    first = next(lines, None)
    if first is None:
        raise RecordingError(path, 1, "the file is empty")
    data = parsed(first[1], path, first[0])
    if not isinstance(data, dict):
        raise RecordingError(path, first[0], "this is no recording: an object is expected")
    if data.get("format") != FORMAT:
        if {"version", "game", "games", "every"} <= set(data):
            raise RecordingError(path, first[0], f'"format" is not "{FORMAT}"')
        return None, chain([first], lines)
    if data.get("version") != VERSION:
        said = str(data.get("version"))[:20]
        raise RecordingError(path, first[0], f"this is version {said} of the format; version {VERSION} can be read")
    for key, kind in _HEAD.items():
        if type(data.get(key)) is not kind:
            raise RecordingError(path, first[0], f'the key "{key}" is missing or of another type than expected')
    if extra := next((key for key in data if key not in _HEAD), None):
        raise RecordingError(path, first[0], f'there is no key "{extra[:60]}"')
    if data["every"] < 1 or data["games"] < 0 or not all(isinstance(each, str) for each in data["variants"]):
        raise RecordingError(path, first[0], "a value of the head is out of range")
    return data, lines


def game_of(data: dict[str, Any], path: Path, wanted: str | Path | None = None) -> tuple[Game, str]:
    """The game that a head speaks of, and a note if its rules have changed since."""
    name = data["game"]
    try:
        folder = find(wanted if wanted is not None else name)
        game = load(folder, data["players"], data["variants"])
    except GameError as error:
        raise RecordingError(path, 1, str(error)) from None
    if game.id != name:
        raise RecordingError(path, 1, f"this is a recording of {name}, not of {game.id}")
    if spec_hash(game) == data["spec"]:
        return game, ""
    return game, f"{path}:1: the rules of {name} have changed since; the games are tried all the same"
