"""Where the data lies: games, schemas and texts, in a checkout or in an installed package."""

from __future__ import annotations

import os
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from .errors import GameError, hint_for

_PACKAGE = Path(__file__).resolve().parent


def _home() -> Path:
    """The folder that holds spec/, schemas/ and localization/; SUGOROKU_HOME overrides it."""
    override = os.environ.get("SUGOROKU_HOME")
    if override:
        return Path(override).expanduser().absolute()
    installed = _PACKAGE / "_data"
    return installed if installed.is_dir() else _PACKAGE.parents[1]


def spec_folder() -> Path:
    """The folder with one folder per game."""
    return _home() / "spec"


def schemas_folder() -> Path:
    """The folder with the JSON Schema files."""
    return _home() / "schemas"


def localization_folder() -> Path:
    """The folder with one folder of texts per language."""
    return _home() / "localization"


def find_folder(game: str | Path) -> Path:
    """Where a game lies if it is there: at a path, or under its id."""
    path = Path(game)
    try:
        return path if path.is_dir() or "/" in str(game) else spec_folder() / str(game)
    # A name that is too long, or holds a NUL, is no name of a folder.
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise GameError(f'there is no game "{str(game)[:80]}": {reason}') from None


def find(game: str | Path) -> Path:
    """The folder of a game, by its id or by a path."""
    folder = find_folder(game)
    if folder.is_dir():
        return folder
    known = sorted(each.name for each in spec_folder().iterdir() if each.is_dir()) if spec_folder().is_dir() else []
    raise GameError(f'there is no game "{game}". {hint_for(str(game), known) or "known games: " + ", ".join(known)}')


def require_path(path: Path) -> None:
    """Refuse a path that leads nowhere: then the call is wrong, not a file."""
    try:
        if path.exists():
            return
        near = [each.name for each in path.parent.iterdir()] if path.parent.is_dir() else []
        if len(path.parts) == 1 and spec_folder().is_dir():
            near += [each.name for each in spec_folder().iterdir() if each.is_dir()]
    except (OSError, ValueError) as error:
        raise GameError(f'the path "{path}" cannot be used: {error}') from None
    raise GameError(f'there is no file or folder "{path}". {hint_for(path.name, near)}'.strip())


def place_of(path: Path) -> Path:
    """A file or folder, or the folder of the game with this id."""
    if len(path.parts) > 1 or not os.path.isdir(spec_folder() / path):
        require_path(path)
    return path if path.exists() else spec_folder() / path


def content_of(folder: Path) -> str:
    """A digest of this package and of the files of a game.

    Who reads a game takes it before and after: code may be kept under it only if nobody changed a file meanwhile.
    """
    import hashlib

    found = hashlib.sha256(_package().encode())
    for path in (*sorted(folder.glob("*.yaml")), *sorted((folder / "variants").glob("*.yaml"))):
        content = _start(path)
        found.update(f"{path.name} {len(content)}".encode() + content)
    return found.hexdigest()


def content_key(content: str, players: int, variants: Sequence[str]) -> str:
    """A name for a compiled game that changes with its files and with this package."""
    import hashlib

    return hashlib.sha256(f"{content} {players} {list(variants)}".encode()).hexdigest()


@cache
def _package() -> str:
    import hashlib

    own = [*sorted(_PACKAGE.glob("*.py")), _PACKAGE / "grammar.lark"]
    contents = [(path.name, path.read_bytes() if path.is_file() else b"") for path in own]
    return hashlib.sha256(b"".join(f"{name} {len(data)}".encode() + data for name, data in contents)).hexdigest()


def _start(path: Path) -> bytes:
    """A file as far as it could be part of a game; nothing of one that cannot be read, which loading will tell."""
    from .sources import MAX_BYTES

    try:
        if path.is_file():
            with path.open("rb") as stream:
                return stream.read(MAX_BYTES + 1)
    except (OSError, ValueError):
        pass
    return b""
