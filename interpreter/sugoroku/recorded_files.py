"""Reads and writes files of recordings, one JSON object a line, plain or gzip. What is read is not trusted."""

from __future__ import annotations

import gzip
import json
import re
import zlib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import IO, Any

from .errors import GameError, Problem, Span, SpecError
from .files import opened, output, whole
from .json_places import STRING, Place, oddity, place_of, too_deep

# Lines and files beyond this are refused, and so is a gzip file that grows beyond it.
LINE, LINES, BYTES, DEPTH = 2_000_000, 1_000_000, 4_000_000_000, 60
# A packed file may grow so many times; the first bytes are free, for equal lines pack very well.
GROWTH, FREE = 100, 50_000_000
_STRING = re.compile(STRING)


class RecordingError(SpecError):
    """Something is wrong with a file of recordings, at a place."""


class Flaw(GameError):
    """What is wrong with a line of a recording; keys and numbers lead to the value, or to the key itself."""

    def __init__(self, code: str, message: str, *path: str | int, key: bool = False) -> None:
        super().__init__(message)
        self.code, self.path, self.key = code, path, key

    def at(self, path: Path | str, line: int, text: str) -> RecordingError:
        """The flaw in a line of a file."""
        return _refused(self.code, str(self), path, line, text, place_of(text, self.path, self.key))


def _refused(
    code: str, message: str, path: Path | str, line: int, text: str = "", place: Place | None = None
) -> RecordingError:
    start, length = (place.start, place.length) if place is not None else (0, 1)
    return RecordingError([Problem(code, message, Span(str(path), line, start + 1, length, text))])


def lines_of(path: Path) -> Iterator[tuple[int, str]]:
    """The lines of a file that are not empty, with their numbers."""
    number = 0
    try:
        with opened(path, whole(path)) as plain:
            packed = plain.read(2) == b"\x1f\x8b"
            plain.seek(0)
            with gzip.GzipFile(fileobj=plain) if packed else plain as file:
                total = blank = 0
                while line := file.readline(LINE + 1):
                    number, total = number + 1, total + len(line)
                    blank += 0 if line.strip() else len(line)
                    grown = packed and total > FREE + GROWTH * plain.tell()
                    if said := _too_large(len(line), number, total, blank, grown):
                        raise _refused("recording-large", said, path, number)
                    if text := _decoded(line, path, number):
                        yield number, text
    except (EOFError, gzip.BadGzipFile, zlib.error) as error:
        said = f"the packed file is cut off or damaged: {error}"
        raise _refused("recording-packed", said, path, number + 1) from None
    except OSError as error:
        said = f"cannot be read: {error.strerror or error}"
        raise _refused("file-unreadable", said, path, number + 1) from None
    except SpecError as error:
        raise RecordingError(error.problems) from None


def _too_large(line: int, number: int, total: int, blank: int, grown: bool) -> str:
    """Why a file is not read any further, or nothing."""
    if line > LINE:
        return f"this line is longer than {LINE:,} bytes"
    if number > LINES or total > BYTES:
        return f"a file may have {LINES:,} lines and {BYTES:,} bytes"
    if blank > LINE:
        return f"more than {LINE:,} bytes of the file are blank"
    return f"the packed file grows more than {GROWTH} times" if grown else ""


def _decoded(line: bytes, path: Path, number: int) -> str:
    """The text of a line, from its first sign on, so that columns are right; nothing for a blank line."""
    try:
        text = line.decode("utf-8-sig" if number == 1 else "utf-8").rstrip()
    except UnicodeDecodeError as error:
        shown = line.rstrip(b"\r\n").decode("utf-8", "replace")
        place = Place((), False, len(line[: error.start].decode("utf-8", "replace")), 1)
        raise _refused("file-encoding", "this is not UTF-8 text", path, number, shown, place) from None
    return text


def parsed(text: str, path: Path | str, line: int) -> Any:
    """The JSON of a line; RecordingError tells what is wrong with it."""
    if _too_deep(text):
        said = f"lists and objects are nested more than {DEPTH} deep, or not closed"
        raise _refused("recording-large", said, path, line, text, too_deep(text, DEPTH))
    try:
        return json.loads(text, object_pairs_hook=_object, parse_constant=_constant)
    except json.JSONDecodeError as error:
        place = Place((), False, error.pos, 1)
        raise _refused("recording-json", f"this is no JSON: {error.msg}", path, line, text, place) from None
    except ValueError:
        said, place = oddity(text)
        raise _refused("recording-json", said, path, line, text, place) from None


def _too_deep(text: str) -> bool:
    """Whether brackets are nested too deeply for a parser that calls itself."""
    brackets = re.sub(r"[^][{}]+", "", _STRING.sub("", text))
    for _ in range(DEPTH):
        if not brackets:
            return False
        brackets = brackets.replace("[]", "").replace("{}", "")
    return bool(brackets) and len(brackets) > DEPTH


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("a key occurs twice")
    return found


def _constant(name: str) -> Any:
    raise ValueError(f"{name} is no number")


def write_lines(path: Path, lines: Iterable[str]) -> None:
    """Write a file whole or not at all; packed if its name ends with .gz."""
    with output(path) as plain:
        if path.suffix == ".gz":
            # Without a name and a time equal recordings are equal files.
            with gzip.GzipFile("", "wb", fileobj=plain, mtime=0, compresslevel=6) as packed:
                _write(packed, lines)
        else:
            _write(plain, lines)


def _write(file: IO[bytes] | gzip.GzipFile, lines: Iterable[str]) -> None:
    for line in lines:
        file.write(line.encode("utf-8") + b"\n")
