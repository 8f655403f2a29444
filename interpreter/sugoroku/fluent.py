"""The messages of one language for one game, read from its Fluent files."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .errors import GameError, SpecError, hint_for
from .files import refuse
from .letters import named
from .nodes import Source
from .places import localization_folder
from .sources import read_source

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax import ast

COMMON, RULES = "common", "rules"
# Texts are untrusted: their number, braces in braces, messages that ask for messages, all they may cost together.
LETTERS_LIMIT = 500_000
MESSAGES_LIMIT = 10_000
NESTING_LIMIT = 20
DEPTH_LIMIT = 25
SPENT_LIMIT = 5_000
CHAIN_LIMIT = 50
ERRORS_KEPT = 1_000
# Where a message, a comment or junk may begin; control characters, and marks that turn the order of a text around.
_BEGIN = r"^[^ \t\n}.\[*]"
_UNSAFE = "[\x00-\x08\x0b-\x1f\x7f-\x84\x86-\x9f\u2028\u2029\u202a-\u202e]"
_LANGUAGE = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8})*")


class LanguageError(GameError):
    """A language that is not there, or whose files cannot be read."""


@lru_cache(maxsize=16384)
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
        from fluent.runtime import FluentBundle

        self.name = name
        self.errors: list[tuple[str, Exception]] = []
        self.missing: set[str] = set()
        self._depth = self._spent = 0
        own: dict[str, Callable[..., Any]] = {**functions, "NUMBER": _number, "DATETIME": _no_function}
        self._bundle: FluentBundle = FluentBundle([name], functions=own, use_isolating=False)
        needed: dict[str, frozenset[str]] = {}
        for path in files:
            text = read(path)
            # A game may word a message of the engine in its own way.
            self._bundle.add_resource(parsed(text), allow_overrides=True)
            needed.update(references(text))
        if (way := endless(needed)) is not None:
            listed = ", ".join(str(path) for path in files)
            raise LanguageError(f"{listed}: messages refer to each other without an end: {' → '.join(way[:8])}")

    def has(self, id: str, attribute: str = "") -> bool:
        """Whether there is a message, or an attribute of it."""
        if not self._bundle.has_message(id):
            return False
        message = self._bundle.get_message(id)
        return attribute in message.attributes if attribute else message.value is not None

    def attributes(self, id: str) -> tuple[str, ...]:
        """The attributes of a message in their order."""
        return tuple(self._bundle.get_message(id).attributes) if self._bundle.has_message(id) else ()

    def format(self, id: str, attribute: str = "", values: Mapping[str, object] | None = None) -> str | None:
        """The text of a message or of its attribute; None if there is none."""
        if not self.has(id, attribute):
            return None
        name = f"{id}.{attribute}" if attribute else id
        self._spent = self._spent + 1 if self._depth else 1
        if self._depth >= DEPTH_LIMIT or self._spent > SPENT_LIMIT:
            self._wrong(name, LanguageError("this message needs itself, or too many others"))
            return words(id)
        message = self._bundle.get_message(id)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        self._depth += 1
        try:
            text, errors = self._resolved(pattern, values or {})
        except RecursionError:
            text, errors = words(id), [LanguageError("this message is nested too deeply")]
        finally:
            self._depth -= 1
        for error in errors:
            self._wrong(name, error)
        return str(text)

    def _resolved(self, pattern: Any, values: Mapping[str, object]) -> tuple[object, list[Exception]]:
        """As the bundle formats a pattern, but it would replace our numbers by its own."""
        from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment

        given = {name: _number(value) if type(value) in (int, float) else value for name, value in values.items()}
        errors: list[Exception] = []
        try:
            return pattern(ResolverEnvironment(self._bundle, errors, current=CurrentEnvironment(args=given))), errors
        except ValueError as error:
            return "{???}", [*errors, error]

    def _wrong(self, name: str, error: Exception) -> None:
        if len(self.errors) < ERRORS_KEPT:
            self.errors.append((name, error))


@lru_cache(maxsize=64)
def parsed(text: str) -> ast.Resource:
    """A parsed file; nobody changes it, so all languages and checks share it."""
    from fluent.syntax import FluentParser

    return FluentParser().parse(text)


@lru_cache(maxsize=64)
def references(text: str) -> dict[str, frozenset[str]]:
    """Which messages and terms the messages of a file refer to."""
    from fluent.syntax import ast

    found: dict[str, frozenset[str]] = {}
    for entry in parsed(text).body:
        if isinstance(entry, ast.Message | ast.Term):
            name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
            parts = [entry.value, *(each.value for each in entry.attributes)]
            found[name] = frozenset(
                f"-{node.id.name}" if isinstance(node, ast.TermReference) else node.id.name
                for part in parts for node in nodes(part) if isinstance(node, ast.MessageReference | ast.TermReference))
    return found


def nodes(node: object) -> Iterator[ast.BaseNode]:
    """A node of a file and everything in it."""
    from fluent.syntax import ast

    pending: list[object] = [node]
    while pending:
        at = pending.pop()
        if isinstance(at, ast.BaseNode):
            yield at
            pending += [value for name, value in reversed(vars(at).items()) if name != "span"]
        elif isinstance(at, list):
            pending += reversed(at)


def endless(needed: Mapping[str, frozenset[str]]) -> list[str] | None:
    """A way from message to message that comes back to its start, or is longer than anybody needs."""
    entered: set[str] = set()
    for first in needed:
        path: list[str] = []
        pending: list[tuple[str, int]] = [(first, 0)]
        while pending:
            id, depth = pending.pop()
            del path[depth:]
            if id in path:
                return [*path[path.index(id):], id]
            if id not in entered:
                entered.add(id)
                path.append(id)
                if len(path) > CHAIN_LIMIT:
                    return path
                pending += [(other, depth + 1) for other in sorted(needed.get(id, ()))]
    return None


def _number(number: Any, **options: Any) -> Any:
    """The Fluent function NUMBER, with as many digits as a text can need."""
    from fluent.runtime.types import fluent_number

    from .numerals import Numeral

    if any(isinstance(value, int | float) and not 0 <= value <= 20 for value in options.values()):
        raise ValueError("a number has at most 20 digits")
    if isinstance(number, Numeral) and not options:
        return number
    return Numeral(number, **options) if isinstance(number, int) else fluent_number(number, **options)


def _no_function(*arguments: Any, **options: Any) -> str:
    raise ValueError("there is no such function")


def read(path: Path) -> str:
    """The text of a Fluent file; LanguageError if it cannot be used."""
    try:
        return read_texts(path).text
    except SpecError as error:
        first = error.problems[0]
        raise LanguageError(f"{first.span.shown}:{first.span.line}:{first.span.column}: {first.message}") from None


def read_texts(path: Path) -> Source:
    """A Fluent file, which must lie in the folder of texts; SpecError if it cannot be used."""
    # A folder of texts holds a folder for each language, and the symbols of each game.
    source = read_source(path, path.parent.parent if _LANGUAGE.fullmatch(path.parent.name) else path.parent)
    if (found := re.search(_UNSAFE, source.text)) is not None:
        message = f"the character {named(found[0])} is not allowed in a file of texts"
        raise refuse("text-file", message, source.span(found.start(), found.end()), "remove it")
    if (place := too_deep(source.text)) is not None:
        message = f"brackets are nested more than {NESTING_LIMIT} deep"
        raise refuse("text-file", message, source.span(place, place + 1))
    if len(source.text) > LETTERS_LIMIT:
        raise refuse("file-size", f"the file is larger than {LETTERS_LIMIT:,} characters", source.span(0, 1))
    begins = re.finditer(_BEGIN, source.text, re.MULTILINE)
    if (extra := next(islice(begins, MESSAGES_LIMIT, None), None)) is not None:
        message = f"the file has more than {MESSAGES_LIMIT:,} messages and comments"
        raise refuse("file-size", message, source.span(extra.start(), extra.end()))
    return source


def too_deep(text: str) -> int | None:
    """Where brackets are nested deeper than the parser should follow; what is open where a message begins is over."""
    depth = 0
    for found in re.finditer(r"^-?[A-Za-z][\w-]*[ ]*=|[{(]|[})]", text, re.MULTILINE):
        match found.group():
            case "{" | "(":
                depth += 1
            case "}" | ")":
                depth = max(0, depth - 1)
            case _:
                depth = 0
        if depth > NESTING_LIMIT:
            return found.start()
    return None


def open_language(name: str, game: str, functions: Mapping[str, Callable[..., Any]],
                  folder: Path | None = None) -> Language:
    """The language of a game: common.ftl, GAME.ftl and its prose, GAME.rules.ftl; LanguageError if it is not there."""
    folder = folder or localization_folder()
    known = languages(folder)
    if name not in known:
        raise LanguageError(f'there is no language "{name}". '
                            + (hint_for(name, known) or "known languages: " + ", ".join(known)))
    own = [folder / name / f"{game}.ftl", folder / name / f"{game}.{RULES}.ftl"]
    there = [path for path in own if os.path.lexists(path)]
    return Language(name, [folder / name / f"{COMMON}.ftl", *there], functions)


def common_words(name: str, ids: list[str], **values: object) -> list[str]:
    """Some of the engine's own words, without any game."""
    made = Language(name, [localization_folder() / name / f"{COMMON}.ftl"], {})
    return [made.format(id, "", values) or words(id) for id in ids]


def open_symbols(game: str, functions: Mapping[str, Callable[..., Any]], folder: Path | None = None) -> Language:
    """The symbols of a game, the same in all languages."""
    own = (folder or localization_folder()) / f"{game}.ftl"
    return Language("en", [own] if os.path.lexists(own) else [], functions)
