"""A state as bytes: the version of the format, the game and the rules it belongs to, the cells, and a checksum."""

from __future__ import annotations

import struct
import sys
from array import array
from typing import TYPE_CHECKING
from zlib import crc32

from . import ir
from .calls import shown
from .errors import GameError
from .machine import State

if TYPE_CHECKING:
    from .game import Game

MAGIC = b"sugoroku"
# Larger than any saved game.
LIMIT = 1_000_000
# Format 2 could not tell whether the rules are the same, so it is not read any more.
VERSION = 3
# Version, length of the name of the game; after the name: the digest of the rules, number of cells.
HEAD, SHAPE, CHECK = struct.Struct("<HH"), struct.Struct("<16sI"), struct.Struct("<I")


class SavedError(GameError):
    """Bytes that are no saved game of this game; the code says how."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


def dump(game: Game, vector: State) -> bytes:
    """The bytes of a state, lowest byte first on every machine."""
    cells, name = vector[:], game.key.encode()
    if sys.byteorder == "big":
        cells.byteswap()
    data = MAGIC + HEAD.pack(VERSION, len(name)) + name + SHAPE.pack(game.rules, len(cells)) + cells.tobytes()
    return data + CHECK.pack(crc32(data))


def restore(game: Game, data: bytes) -> State:
    """The state of some bytes; SavedError tells what is wrong with them."""
    if not isinstance(data, bytes | bytearray | memoryview):
        raise SavedError("save-kind", f"this is no saved game: bytes are expected, not {shown(data)}")
    data = bytes(data)
    if not data.startswith(MAGIC):
        raise SavedError("save-kind", "this is no saved game")
    start = len(MAGIC) + HEAD.size
    if len(data) < start + SHAPE.size + CHECK.size:
        raise SavedError("save-damaged", "this saved game is cut off")
    version, length = HEAD.unpack_from(data, len(MAGIC))
    if version != VERSION:
        said = f"this saved game has format {version}; this version of sugoroku reads format {VERSION}"
        raise SavedError("save-kind", said)
    name, at = data[start : start + length].decode("utf-8", "replace"), start + length
    size = game.compiled.program.size
    if len(data) >= at + SHAPE.size and name != game.key:
        raise SavedError("save-other", f'this saved game is of "{_safe(name)}", not of "{game.key}"')
    whole = at + SHAPE.size + 4 * size + CHECK.size
    if len(data) < at + SHAPE.size or len(data) < at + SHAPE.size + 4 * SHAPE.unpack_from(data, at)[1] + CHECK.size:
        raise SavedError("save-damaged", "this saved game is cut off")
    if SHAPE.unpack_from(data, at) != (game.rules, size):
        raise SavedError("save-other", "this saved game belongs to another version of the rules")
    if len(data) != whole or CHECK.unpack(data[-CHECK.size :])[0] != crc32(data[: -CHECK.size]):
        raise SavedError("save-damaged", "this saved game is damaged")
    cells: array[int] = array("i")
    cells.frombytes(data[at + SHAPE.size : -CHECK.size])
    if sys.byteorder == "big":
        cells.byteswap()
    return _checked(game, cells)


def _checked(game: Game, cells: State) -> State:
    """A state that the game could be in, as far as its cells alone can tell; a checksum does not keep from forgery."""
    try:
        sound = all(_fits(region, cells) for region in game.compiled.program.regions.values())
        running = cells[ir.STATUS] == ir.RUNNING and game.machine.options(cells).kind == "decision"
        made = game.canonical.form(cells)
    except ValueError:
        sound = False
    if not sound or not (running or cells[ir.STATUS] == ir.FINISHED):
        raise SavedError("save-damaged", "this saved game is damaged: its values fit no state of the game")
    return made


def _fits(region: ir.Region, cells: State) -> bool:
    """Whether the cells of a region hold what they may hold."""
    held = cells[region.base : region.base + region.size]
    if not region.zone:
        return not held or (region.low <= min(held) and max(held) <= region.high)
    step = region.shape[-1]
    for start in range(0, len(held), step):
        count = held[start]
        items = held[start + 1 : start + 1 + count] if 0 <= count < step else None
        if items is None or (items and not (region.low <= min(items) and max(items) <= region.high)):
            return False
    return True


def _safe(name: str) -> str:
    return "".join(sign if sign.isprintable() else "?" for sign in name)[:80]
