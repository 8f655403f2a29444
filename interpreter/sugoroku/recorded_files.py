"""Reads and writes files of recordings, one JSON object a line, plain or gzip. What is read is not trusted."""

from __future__ import annotations

import gzip
import json
import os
import re
import zlib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import IO, Any

# Lines and files beyond this are refused, and so is a gzip file that grows beyond it.
LINE, LINES, BYTES, DEPTH = 2_000_000, 1_000_000, 4_000_000_000, 60
_STRING = re.compile(r'"(?:[^"\\]|\\.)*"')
_TEXT_LIMIT = 300


class RecordingError(ValueError):
    """Something is wrong with a file of recordings, at a place."""

    def __init__(self, file: Path | str, line: int, message: str, column: int = 0) -> None:
        place = f"{file}:{line}:{column}" if column else f"{file}:{line}"
        super().__init__(f"{place}: {message[:_TEXT_LIMIT]}")
        self.line = line


def lines_of(path: Path) -> Iterator[tuple[int, str]]:
    """The lines of a file that are not empty, with their numbers."""
    number, total = 0, 0
    try:
        with open(path, "rb") as plain:
            packed = plain.read(2) == b"\x1f\x8b"
            plain.seek(0)
            with gzip.GzipFile(fileobj=plain) if packed else plain as file:
                while line := file.readline(LINE + 1):
                    number, total = number + 1, total + len(line)
                    if len(line) > LINE:
                        raise RecordingError(path, number, f"this line is longer than {LINE} bytes")
                    if number > LINES or total > BYTES:
                        raise RecordingError(path, number, f"a file may have {LINES} lines and {BYTES} bytes")
                    if text := _decoded(line, path, number):
                        yield number, text
    except (EOFError, gzip.BadGzipFile, zlib.error) as error:
        raise RecordingError(path, number + 1, f"the packed file is cut off or damaged: {error}") from None
    except IsADirectoryError:
        raise RecordingError(path, 1, "this is a folder") from None
    except OSError as error:
        raise RecordingError(path, number + 1, f"the file cannot be read: {error.strerror or error}") from None


def _decoded(line: bytes, path: Path, number: int) -> str:
    try:
        return line.decode("utf-8-sig" if number == 1 else "utf-8").strip()
    except UnicodeDecodeError as error:
        raise RecordingError(path, number, "this is not UTF-8 text", error.start + 1) from None


def parsed(text: str, path: Path | str, line: int) -> Any:
    """The JSON of a line; RecordingError tells what is wrong with it."""
    if _too_deep(text):
        raise RecordingError(path, line, f"lists and objects are nested more than {DEPTH} deep, or not closed")
    try:
        return json.loads(text, object_pairs_hook=_object, parse_constant=_constant)
    except json.JSONDecodeError as error:
        raise RecordingError(path, line, f"this is no JSON: {error.msg}", error.colno) from None
    except (ValueError, RecursionError) as error:
        raise RecordingError(path, line, f"this is no JSON: {error}") from None


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
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        with open(part, "wb") as plain:
            if path.suffix == ".gz":
                # Without a name and a time equal recordings are equal files.
                with gzip.GzipFile("", "wb", fileobj=plain, mtime=0, compresslevel=6) as packed:
                    _write(packed, lines)
            else:
                _write(plain, lines)
            plain.flush()
            os.fsync(plain.fileno())
        os.replace(part, path)
    finally:
        part.unlink(missing_ok=True)


def _write(file: IO[bytes] | gzip.GzipFile, lines: Iterable[str]) -> None:
    for line in lines:
        file.write(line.encode("utf-8") + b"\n")
