"""Reads the text of one file, which must be small, ordinary, UTF-8 and inside its folder."""

from __future__ import annotations

import os
import stat
from pathlib import Path

from .errors import Problems, Span, SpecError
from .nodes import Source

MAX_BYTES = 1_000_000


def whole(path: Path, root: Path | None = None) -> Span:
    """A file or folder as a place: named as in its game, and where it lies."""
    return Span(_name(path, root), 1, 1, path=os.path.abspath(path))


def _name(path: Path, root: Path | None) -> str:
    """A name that is the same wherever a game is installed: GAME/file.yaml."""
    for base in (Path(os.path.abspath(root)).parent if root else None, Path.cwd()):
        if base and (full := Path(os.path.abspath(path))).is_relative_to(base):
            return full.relative_to(base).as_posix()
    return path.as_posix()


def refuse(code: str, message: str, span: Span, hint: str = "") -> SpecError:
    """The error for one problem."""
    problems = Problems()
    problems.add(code, message, span, hint)
    return SpecError(problems.items)


def unreadable(error: Exception, place: Span) -> SpecError:
    """What to say of a file or a folder that the system does not let us read."""
    if isinstance(error, PermissionError):
        hint = "whoever owns it can allow it: chmod +r for a file, +rx for a folder"
        return refuse("file-unreadable", "there is no permission to read this", place, hint)
    reason = getattr(error, "strerror", None) or str(error)
    return refuse("file-unreadable", f"cannot be read: {reason}", place)


def read_source(path: Path, root: Path | None = None) -> Source:
    """The text of a file, or SpecError for anything that is not a small UTF-8 file inside `root`."""
    place = whole(path, root)
    try:
        resolved = path.resolve(strict=True)
        if root and not resolved.is_relative_to(root.resolve()):
            raise refuse("file-outside", f'this path leads out of the folder "{root}"', place)
        mode = resolved.stat().st_mode
        if stat.S_ISDIR(mode):
            raise refuse("file-folder", "this is a folder, a file is expected", place)
        if not stat.S_ISREG(mode):
            raise refuse("file-special", "this is not an ordinary file", place)
        with resolved.open("rb") as stream:
            data = stream.read(MAX_BYTES + 1)
    except FileNotFoundError:
        raise refuse("file-missing", "there is no such file", place) from None
    # A loop of links is a RuntimeError up to Python 3.12; a NUL in a path is a ValueError.
    except (OSError, RuntimeError, ValueError) as error:
        raise unreadable(error, place) from None
    if len(data) > MAX_BYTES:
        raise refuse("file-size", f"the file is larger than {MAX_BYTES:,} bytes", place)
    try:
        return Source(place.file, data.decode("utf-8"), place.path)
    except UnicodeDecodeError as error:
        before = Source(place.file, data[: error.start].decode("utf-8") + "\ufffd")
        shown = Source(place.file, data.decode("utf-8", "replace"))
        row, column = len(before.lines) - 1, len(before.lines[-1])
        span = Span(place.file, row + 1, column, 1, shown.lines[row], place.path)
        message = f"byte 0x{data[error.start]:02X} is not UTF-8"
        raise refuse("file-encoding", message, span, "save the file as UTF-8") from None
