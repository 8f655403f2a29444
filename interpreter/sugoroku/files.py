"""Files that a user names: only ordinary ones are read, and what is written is there whole or not at all."""

from __future__ import annotations

import os
import secrets
import stat
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from errno import EACCES
from pathlib import Path
from typing import IO

from .errors import GameError, Problem, Span, SpecError


def opened(path: Path) -> IO[bytes]:
    """An ordinary file, open for reading; SpecError for anything else, without waiting for it."""
    try:
        # A pipe without a writer would hold up a simple open for ever.
        handle = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
    except FileNotFoundError:
        raise _refused("file-missing", "there is no such file", path) from None
    except (OSError, ValueError) as error:
        if path.is_dir():
            raise _refused("file-folder", "this is a folder, a file is expected", path) from None
        raise _refused("file-unreadable", f"cannot be read: {getattr(error, 'strerror', error)}", path) from None
    mode = os.fstat(handle).st_mode
    if stat.S_ISREG(mode):
        return open(handle, "rb")
    os.close(handle)
    if stat.S_ISDIR(mode):
        raise _refused("file-folder", "this is a folder, a file is expected", path)
    raise _refused("file-special", "this is not an ordinary file", path)


def read(path: Path, limit: int) -> bytes:
    """The bytes of an ordinary file; SpecError if there are more than `limit`."""
    with opened(path) as file:
        try:
            data = file.read(limit + 1)
        except OSError as error:
            raise _refused("file-unreadable", f"cannot be read: {error.strerror}", path) from None
    if len(data) > limit:
        raise _refused("file-size", f"the file is larger than {limit:,} bytes", path)
    return data


def _refused(code: str, message: str, path: Path) -> SpecError:
    return SpecError([Problem(code, message, Span(str(path), 1, 1))])


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
