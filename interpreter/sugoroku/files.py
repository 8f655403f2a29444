"""Files of a user: only ordinary ones are read, and what is written is there whole or not at all."""

from __future__ import annotations

import os
import secrets
import stat
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from errno import EACCES
from pathlib import Path
from typing import IO

from .errors import GameError, Problems, Span, SpecError


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
    if isinstance(error, FileNotFoundError):
        return refuse("file-missing", "there is no such file", place)
    if isinstance(error, PermissionError):
        hint = "whoever owns it can allow it: chmod +r for a file, +rx for a folder"
        return refuse("file-unreadable", "there is no permission to read this", place, hint)
    reason = getattr(error, "strerror", None) or str(error)
    return refuse("file-unreadable", f"cannot be read: {reason}", place)


def opened(path: Path, place: Span) -> IO[bytes]:
    """An ordinary file, open for reading; SpecError for anything else, without waiting for it."""
    try:
        # A pipe without a writer would hold up a simple open for ever.
        handle = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
        mode = os.fstat(handle).st_mode
    except (OSError, ValueError) as error:
        if path.is_dir():
            raise refuse("file-folder", "this is a folder, a file is expected", place) from None
        raise unreadable(error, place) from None
    if stat.S_ISREG(mode):
        return open(handle, "rb")
    os.close(handle)
    if stat.S_ISDIR(mode):
        raise refuse("file-folder", "this is a folder, a file is expected", place)
    raise refuse("file-special", "this is not an ordinary file", place)


def read(path: Path, limit: int, place: Span | None = None) -> bytes:
    """The bytes of an ordinary file; SpecError if there are more than `limit`."""
    place = place or whole(path)
    with opened(path, place) as file:
        try:
            data = file.read(limit + 1)
        except OSError as error:
            raise unreadable(error, place) from None
    if len(data) > limit:
        raise refuse("file-size", f"the file is larger than {limit:,} bytes", place)
    return data


def require_writable(path: Path) -> os.stat_result | None:
    """Refuse a place that cannot be written, before the work whose result goes there; what is there already."""
    try:
        found = os.stat(path)
    except FileNotFoundError:
        found = None
    except (OSError, ValueError) as error:
        raise _unwritable(path, error) from None
    if found is not None and stat.S_ISDIR(found.st_mode):
        raise GameError(f"{path} cannot be written: it is a folder")
    if found is not None and not os.access(path, os.W_OK):
        raise GameError(f"{path} cannot be written: {os.strerror(EACCES)}")
    if found is None or stat.S_ISREG(found.st_mode):
        folder = Path(os.path.realpath(path)).parent
        if not folder.is_dir():
            raise GameError(f"{path} cannot be written: there is no such folder")
        if not os.access(folder, os.W_OK | os.X_OK):
            raise GameError(f"{path} cannot be written: nothing can be put into its folder")
    return found


@contextmanager
def output(path: Path) -> Iterator[IO[bytes]]:
    """A file to write to. A new or an ordinary one is whole afterwards or as it was; a pipe is simply written to."""
    found = require_writable(path)
    try:
        if found is not None and not stat.S_ISREG(found.st_mode):
            with open(os.open(path, os.O_WRONLY), "wb") as special:
                yield special
            return
        # A link stays: the file that it leads to is replaced.
        target = Path(os.path.realpath(path))
        part = target.with_name(f".{secrets.token_hex(8)}.part")
        try:
            with open(part, "xb") as file:
                yield file
                file.flush()
                os.fsync(file.fileno())
            if found is not None:
                os.chmod(part, stat.S_IMODE(found.st_mode) & 0o777)
            os.replace(part, target)
        finally:
            part.unlink(missing_ok=True)
    except OSError as error:
        raise _unwritable(path, error) from None


def write(files: Mapping[Path, bytes]) -> None:
    """Write some files; when one of them cannot be written, none is."""
    with ExitStack() as stack:
        for file, data in [(stack.enter_context(output(path)), data) for path, data in files.items()]:
            file.write(data)


def _unwritable(path: Path, error: Exception) -> GameError:
    return GameError(f"{path} cannot be written: {getattr(error, 'strerror', None) or error}")
