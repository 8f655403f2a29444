"""Keeps compiled programs on disk, named by a digest of all that they depend on."""

from __future__ import annotations

import hashlib
import os
import tempfile
from contextlib import suppress
from pathlib import Path

from .errors import SpecError
from .files import read

MAGIC = b"sugoroku object 1\n"
# Larger files are not read: code of the largest games has a few megabytes.
LIMIT = 100_000_000
# More files than this are not kept; the oldest go first.
FILES = 200


def cache_folder() -> Path:
    """Where compiled programs are kept: SUGOROKU_CACHE, else `sugoroku` in the user's cache folder."""
    chosen = os.environ.get("SUGOROKU_CACHE")
    if chosen:
        return Path(chosen).expanduser()
    base = os.environ.get("XDG_CACHE_HOME")
    return (Path(base) if base else Path.home() / ".cache") / "sugoroku"


def digest(*parts: str) -> str:
    """A name for what these parts determine."""
    found = hashlib.sha256()
    for part in parts:
        data = part.encode("utf-8", "surrogatepass")
        found.update(len(data).to_bytes(8, "little") + data)
    return found.hexdigest()


def load(name: str) -> bytes | None:
    """The compiled program of this name, None if there is none that can be trusted."""
    try:
        folder = cache_folder()
        if not _private(folder):
            return None
        content = read(folder / f"{name}.object", LIMIT)
    except (OSError, RuntimeError, SpecError):
        return None
    start = len(MAGIC) + 32
    code = content[start:]
    if content[:start] != MAGIC + hashlib.sha256(name.encode() + code).digest():
        return None
    return code


def save(name: str, code: bytes) -> None:
    """Keep a compiled program; a folder that cannot be written is no error."""
    content = MAGIC + hashlib.sha256(name.encode() + code).digest() + code
    with suppress(OSError, RuntimeError):
        folder = cache_folder()
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        if not _private(folder):
            return
        handle, temporary = tempfile.mkstemp(dir=folder, suffix=".part")
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(content)
            os.replace(temporary, folder / f"{name}.object")
        except OSError:
            os.unlink(temporary)
        _prune(folder)


def _private(folder: Path) -> bool:
    """Whether nobody else can put code into the folder."""
    if os.name != "posix":
        return True
    found = folder.stat()
    return found.st_uid == os.getuid() and not found.st_mode & 0o022


def _prune(folder: Path) -> None:
    kept = sorted(folder.glob("*.object"), key=lambda path: path.stat().st_mtime, reverse=True)
    for path in kept[FILES:]:
        path.unlink(missing_ok=True)
