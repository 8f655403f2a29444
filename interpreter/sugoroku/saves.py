"""A state as bytes: a header that says what it belongs to, the cells, and a checksum."""

from __future__ import annotations

import struct
import sys
from array import array
from typing import TYPE_CHECKING
from zlib import crc32

from .errors import GameError
from .machine import State

if TYPE_CHECKING:
    from .game import Game

MAGIC = b"sugoroku1"


def layout(game: Game) -> int:
    """A number that changes when the layout of the state changes."""
    program = game.compiled.program
    described = ";".join(f"{r.name}{r.shape}" for r in program.regions.values())
    return crc32(f"{game.key}|{program.size}|{len(program.nodes)}|{described}".encode())


def dump(game: Game, vector: State) -> bytes:
    """The bytes of a state, lowest byte first on every machine."""
    cells = vector[:]
    if sys.byteorder == "big":
        cells.byteswap()
    body = struct.pack("<II", layout(game), len(cells)) + cells.tobytes()
    return MAGIC + body + struct.pack("<I", crc32(body))


def restore(game: Game, data: bytes) -> State:
    """The state of some bytes; GameError tells what is wrong with them."""
    size = game.compiled.program.size
    if not data.startswith(MAGIC):
        raise GameError("this is no saved game")
    body, check = data[len(MAGIC) : -4], data[-4:]
    if len(data) != len(MAGIC) + 12 + 4 * size or struct.unpack("<I", check)[0] != crc32(body):
        raise GameError("this saved game is damaged, or belongs to another game")
    if struct.unpack_from("<I", body)[0] != layout(game):
        raise GameError("this saved game belongs to another version or variant of the game")
    cells: array[int] = array("i")
    cells.frombytes(body[8:])
    if sys.byteorder == "big":
        cells.byteswap()
    return cells
