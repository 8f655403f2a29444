"""The format of our own recordings: what the head of a file and the line of a game hold.

A file is a head line and one line for each game, all JSON. `docs/recordings.md` describes it.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator, Mapping
from hashlib import sha256
from itertools import chain
from pathlib import Path
from typing import Any
from zlib import crc32

from .errors import GameError, hint_for
from .game import Game, load
from .machine import DECISION_LIMIT
from .machine import State as Vector
from .nodes import plain
from .overlay import variants_of
from .places import find
from .recorded_files import Flaw, RecordingError, lines_of, parsed
from .states import State

FORMAT, VERSION = "sugoroku recording", 2
# A check is written after every choice of a played game, after so many of a simulated one.
EVERY = 10
SEEDS = range(-(2**63), 2**64)
_HEAD: dict[str, type] = {"format": str, "version": int, "game": str, "players": int, "variants": list, "spec": str}
_HEAD |= {"every": int, "games": int}
_GAME = {"seed": int, "chances": list, "choices": list, "texts": list, "checks": list, "end": dict}
END = {"hash": str, "scores": list, "ranks": list}
_KINDS = {str: "a text", int: "a whole number", list: "a list", dict: "an object"}


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


def shape(data: Any) -> None:
    """Refuse a line that has not the form of a game; Flaw says where."""
    if not isinstance(data, dict):
        raise Flaw("schema-type", "an object with the keys of a game is expected")
    _keys(data, _GAME, ("seed", "choices", "checks"))
    if "end" in data:
        _keys(data["end"], END, tuple(END), "end")
    if data["seed"] not in SEEDS:
        raise Flaw("schema-range", "a seed has at most 64 bits", "seed")
    if len(data["choices"]) > DECISION_LIMIT:
        raise Flaw("schema-items", f"a game has at most {DECISION_LIMIT:,} choices", "choices")
    for number, choice in enumerate(data["choices"]):
        if type(choice) is not int:
            raise Flaw("schema-type", "a choice is a whole number", "choices", number)


def _keys(data: dict[str, Any], kinds: Mapping[str, type], needed: Iterable[str], *path: str) -> None:
    """Refuse keys that are missing, unknown or of another type."""
    for key in needed:
        if key not in data:
            raise Flaw("schema-missing-key", f'the key "{key}" is missing', *path)
    for key, value in data.items():
        if key not in kinds:
            hint = hint_for(key, kinds) if len(key) <= 60 else ""
            raise Flaw("schema-unknown-key", f'there is no key "{key[:60]}". {hint}'.rstrip(), *path, key, key=True)
        if type(value) is not kinds[key]:
            raise Flaw("schema-type", f'"{key}" is {_KINDS[kinds[key]]}', *path, key)


def read_head(path: Path) -> tuple[dict[str, Any] | None, Iterator[tuple[int, str]]]:
    """The head of a file in our own format, or None for another format; and the lines that follow it."""
    lines = lines_of(path)
    line, text = next(lines, (0, ""))
    if not line:
        raise Flaw("recording-empty", "the file is empty").at(path, 1, "")
    data = parsed(text, path, line)
    try:
        if not _ours(data):
            return None, chain([(line, text)], lines)
        _check_head(data)
    except Flaw as flaw:
        raise flaw.at(path, line, text) from None
    return data, lines


def in_head(flaw: Flaw, path: Path) -> RecordingError:
    """A flaw of the head of a file."""
    return flaw.at(path, *next(lines_of(path), (1, "")))


def _ours(data: Any) -> bool:
    """Whether this is a head of our own format."""
    if not isinstance(data, dict):
        raise Flaw("recording-kind", "this is no recording: an object is expected")
    if data.get("format") == FORMAT:
        return True
    if {"version", "game", "games", "every"} <= set(data):
        raise Flaw("recording-kind", f'"format" is not "{FORMAT}"', "format")
    return False


def _check_head(data: dict[str, Any]) -> None:
    if "version" in data and data["version"] != VERSION:
        said = f"this is version {str(data['version'])[:20]} of the format; version {VERSION} can be read"
        raise Flaw("recording-kind", said, "version")
    _keys(data, _HEAD, _HEAD)
    for key, low in (("every", 1), ("games", 0)):
        if data[key] < low:
            raise Flaw("schema-range", f'"{key}" is at least {low}', key)
    for number, each in enumerate(data["variants"]):
        if not isinstance(each, str):
            raise Flaw("schema-type", "the name of a variant is a text", "variants", number)


def game_of(data: dict[str, Any], path: Path, wanted: str | Path | None = None) -> tuple[Game, str]:
    """The game that a head speaks of, and a note if its rules have changed since."""
    name = data["game"]
    try:
        folder = find(wanted if wanted is not None else name)
    except GameError as error:
        raise in_head(Flaw("recording-game", str(error), "game"), path) from None
    try:
        game = load(folder, data["players"], data["variants"])
    except GameError as error:
        known = variants_of(folder)
        other = next((number for number, each in enumerate(data["variants"]) if each not in known), None)
        at = ("players",) if other is None else ("variants", other)
        raise in_head(Flaw("recording-game", str(error), *at), path) from None
    if game.id != name:
        said = f"this is a recording of {name}, not of {game.id}"
        raise in_head(Flaw("recording-game", said, "game"), path)
    if spec_hash(game) == data["spec"]:
        return game, ""
    return game, f"{path}:1: the rules of {name} have changed since; the games are tried all the same"
