"""Reads the text of one file of a game or of its texts, which must be small, ordinary, UTF-8 and inside its folder."""

from __future__ import annotations

from pathlib import Path

from .errors import Span
from .files import read, refuse, unreadable, whole
from .nodes import Source

MAX_BYTES = 1_000_000


def read_source(path: Path, root: Path | None = None) -> Source:
    """The text of a file, or SpecError for anything that is not a small UTF-8 file inside `root`."""
    place = whole(path, root)
    try:
        resolved = path.resolve(strict=True)
    # A loop of links is a RuntimeError up to Python 3.12; a NUL in a path is a ValueError.
    except (OSError, RuntimeError, ValueError) as error:
        raise unreadable(error, place) from None
    if root and not resolved.is_relative_to(root.resolve()):
        raise refuse("file-outside", f'this path leads out of the folder "{root}"', place)
    data = read(resolved, MAX_BYTES, place)
    try:
        return Source(place.file, data.decode("utf-8"), place.path)
    except UnicodeDecodeError as error:
        before = Source(place.file, data[: error.start].decode("utf-8") + "\ufffd")
        shown = Source(place.file, data.decode("utf-8", "replace"))
        row, column = len(before.lines) - 1, len(before.lines[-1])
        span = Span(place.file, row + 1, column, 1, shown.lines[row], place.path)
        message = f"byte 0x{data[error.start]:02X} is not UTF-8"
        raise refuse("file-encoding", message, span, "save the file as UTF-8") from None
