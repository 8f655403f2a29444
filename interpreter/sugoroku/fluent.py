"""The messages of one language for one game, read from its Fluent files."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .errors import hint_for
from .places import localization_folder

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

COMMON, RULES = "common", "rules"
FILE_LIMIT = 1_000_000
_LANGUAGE = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8})*")


class LanguageError(ValueError):
    """A language that is not there, or whose files cannot be read."""


def identifier(*parts: str) -> str:
    """The id of a message: words joined by dashes, as in rule-take-card."""
    return "-".join(re.sub(r"[^a-z0-9]+", "-", part.lower()).strip("-") for part in parts if part)


def fact_id(fact: str) -> str:
    """The id of the prose of a numbered fact: R9.1 is fact-R9-1."""
    return f"fact-{re.sub(r'[^A-Za-z0-9]+', '-', fact)}"


def words(id: str) -> str:
    """What is shown for an id without a message: the id in words."""
    return re.sub(r"[-_]+", " ", id)


def languages(folder: Path | None = None) -> list[str]:
    """The languages that have texts; a folder with a file common.ftl is one."""
    folder = folder or localization_folder()
    found = sorted(path.parent.name for path in folder.glob(f"*/{COMMON}.ftl"))
    return [name for name in found if _LANGUAGE.fullmatch(name)]


def preferred(wanted: str | None, environment: Mapping[str, str] | None = None, folder: Path | None = None) -> str:
    """The language to speak: the wanted one, else the one of the environment, else English.

    A wanted language that is not there is an error; one of the environment is passed over.
    """
    known = languages(folder)
    if wanted is not None:
        tag = _tag(wanted, known)
        if tag is None:
            raise LanguageError(f'there is no language "{wanted}". '
                                + (hint_for(wanted, known) or "known languages: " + ", ".join(known)))
        return tag
    variables = environment if environment is not None else os.environ
    listed = variables.get("LANGUAGE", "").split(":")
    for value in (*listed, *(variables.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))):
        if value and (tag := _tag(value, known)) is not None:
            return tag
    return "en"


def _tag(value: str, known: list[str]) -> str | None:
    """cs_CZ.UTF-8 is cs-CZ if that is there, else cs."""
    tag = value.split(".")[0].split("@")[0].replace("_", "-")
    return next((name for name in known if name.lower() in (tag.lower(), tag.split("-")[0].lower())), None)


class Language:
    """Formats messages; what goes wrong while formatting is kept in `errors`."""

    def __init__(self, name: str, files: list[Path], functions: Mapping[str, Callable[..., Any]]) -> None:
        from fluent.runtime import FluentBundle, FluentResource

        self.name = name
        self.errors: list[tuple[str, Exception]] = []
        self.missing: set[str] = set()
        self._bundle: FluentBundle = FluentBundle([name], functions=dict(functions), use_isolating=False)
        for path in files:
            # A game may word a message of the engine in its own way.
            self._bundle.add_resource(FluentResource(read(path)), allow_overrides=True)

    def has(self, id: str, attribute: str = "") -> bool:
        """Whether there is a message, or an attribute of it."""
        if not self._bundle.has_message(id):
            return False
        message = self._bundle.get_message(id)
        return attribute in message.attributes if attribute else message.value is not None

    def format(self, id: str, attribute: str = "", values: Mapping[str, object] | None = None) -> str | None:
        """The text of a message or of its attribute; None if there is none."""
        if not self.has(id, attribute):
            return None
        message = self._bundle.get_message(id)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        text, errors = self._bundle.format_pattern(pattern, dict(values or {}))
        self.errors.extend((f"{id}.{attribute}" if attribute else id, error) for error in errors)
        return str(text)


def read(path: Path) -> str:
    """The text of a Fluent file."""
    try:
        if path.stat().st_size > FILE_LIMIT:
            raise LanguageError(f"{path} is larger than {FILE_LIMIT} bytes")
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise LanguageError(f"{path} is not UTF-8 text") from None
    except OSError as error:
        raise LanguageError(f"{path} cannot be read: {error.strerror}") from None


def open_language(name: str, game: str, functions: Mapping[str, Callable[..., Any]],
                  folder: Path | None = None) -> Language:
    """The language of a game: common.ftl, GAME.ftl and its prose, GAME.rules.ftl; LanguageError if it is not there."""
    folder = folder or localization_folder()
    known = languages(folder)
    if name not in known:
        raise LanguageError(f'there is no language "{name}". '
                            + (hint_for(name, known) or "known languages: " + ", ".join(known)))
    own = [folder / name / f"{game}.ftl", folder / name / f"{game}.{RULES}.ftl"]
    return Language(name, [folder / name / f"{COMMON}.ftl", *(path for path in own if path.is_file())], functions)


def open_symbols(game: str, functions: Mapping[str, Callable[..., Any]], folder: Path | None = None) -> Language:
    """The symbols of a game, the same in all languages."""
    own = (folder or localization_folder()) / f"{game}.ftl"
    return Language("en", [own] if own.is_file() else [], functions)
