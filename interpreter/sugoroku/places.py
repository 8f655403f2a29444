"""Where the data lies: games, schemas and texts, in a checkout or in an installed package."""

from __future__ import annotations

import os
from pathlib import Path

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
