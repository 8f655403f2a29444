"""Files that look like a part of a game but lie where nobody reads them: silence about them would mislead."""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

from .errors import Problems, hint_for
from .files import whole

# The folders inside the folder of a game, and the only files that one of them may hold.
FOLDERS: dict[str, tuple[str, ...]] = {
    "scenarios": (),
    "variants": (),
    "trace": ("inventory.yaml",),
    "recordings": (),
}
_LOOKED_AT = 1_000
_UNREAD = 'the files in the folder "{}" are not read'


def check_strays(folder: Path, problems: Problems) -> None:
    """Note files of a game with a wrong name or in a wrong place."""
    for path in _entries(folder):
        if path.name in FOLDERS:
            if not path.is_dir():
                _ignored(path, folder, f'"{path.name}" is a file, a folder with files *.yaml is expected', "", problems)
            for inner in _entries(path):
                _check(inner, folder, FOLDERS[path.name], problems)
        elif path.is_dir() and not path.suffix and any(map(_is_yaml, _entries(path))):
            hint = hint_for(path.name, FOLDERS) or f"put them into the folder of the game, or into {', '.join(FOLDERS)}"
            _ignored(path, folder, _UNREAD.format(path.name), hint, problems)
        else:
            _check(path, folder, (), problems)


def _check(path: Path, folder: Path, names: tuple[str, ...], problems: Problems) -> None:
    if path.is_dir() and path.suffix != ".yaml" and any(map(_is_yaml, _entries(path))):
        _ignored(path, folder, _UNREAD.format(path.name), "put them one folder up", problems)
    elif _is_yaml(path) and path.suffix != ".yaml":
        _ignored(path, folder, "this file is not read", f"call it {path.stem}.yaml", problems)
    elif _is_yaml(path) and names and path.name not in names:
        hint = hint_for(path.name, names) or f"there may be {', '.join(names)}"
        _ignored(path, folder, "this file is not read", hint, problems)


def _entries(folder: Path) -> Iterator[Path]:
    """What lies in a folder, as far as anybody would look, without what is hidden."""
    try:
        found = sorted(islice(os.listdir(folder), _LOOKED_AT)) if folder.is_dir() else []
    except OSError:
        found = []
    return (folder / name for name in found if not name.startswith("."))


def _is_yaml(path: Path) -> bool:
    return path.suffix.lower() in (".yaml", ".yml")


def _ignored(path: Path, folder: Path, message: str, hint: str, problems: Problems) -> None:
    problems.add("file-ignored", message, whole(path, folder), hint)
