"""The terms of a game in all languages, and whether the texts use them."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from .errors import Problems, SpecError
from .loader import load_file
from .nodes import Mapping, Node, Scalar, Sequence
from .nouns import NOMINATIVE
from .schema import validate

FOLDER = "glossary"
CATEGORIES = ("zero", "one", "two", "few", "many", "other")


@dataclass(frozen=True, slots=True)
class Form:
    """A term in one case and, if it is counted, for one plural category."""

    case: str
    category: str
    text: Scalar


@dataclass(frozen=True, slots=True)
class Term:
    """A term of one language, and the messages that must say the same."""

    id: str
    messages: tuple[str, ...]
    forms: tuple[Form, ...]
    avoid: tuple[Scalar, ...]

    @property
    def name(self) -> str:
        """The term as it stands in a list of terms."""
        return self.forms[0].text.text


Glossary = tuple[tuple[Scalar, Node], ...]


def read_glossary(folder: Path, game: str, problems: Problems) -> Glossary:
    """The glossary of a game in a folder of texts; empty without a file."""
    path = folder / FOLDER / f"{game}.yaml"
    if not os.path.lexists(path):
        return ()
    own = Problems()
    try:
        node = load_file(path, folder)
        validate(node, "glossary", own)
        own.error_if_any()
    except SpecError as error:
        problems.extend(error)
        return ()
    terms = node.get("terms") if isinstance(node, Mapping) else None
    return terms.entries if isinstance(terms, Mapping) else ()


def terms_in(glossary: Glossary, lang: str) -> list[Term]:
    """The terms of one language, in the order of the file."""
    return [found for key, each in glossary
            if isinstance(each, Mapping) and (found := _term(key.text, each, lang)) is not None]


def _term(id: str, node: Mapping, lang: str) -> Term | None:
    word = node.get(lang)
    listed = node.get("messages")
    messages = tuple(item.text for item in listed.items if isinstance(item, Scalar)) \
        if isinstance(listed, Sequence) else ()
    avoid = word.get("avoid") if isinstance(word, Mapping) else None
    forms = tuple(_forms(word)) if word is not None else ()
    if not forms:
        return None
    return Term(id, messages, forms,
                tuple(item for item in avoid.items if isinstance(item, Scalar)) if isinstance(avoid, Sequence) else ())


def _forms(word: Node) -> Iterator[Form]:
    if isinstance(word, Scalar):
        yield Form(NOMINATIVE, "", word)
    elif isinstance(word, Mapping):
        yield from _counted(word, NOMINATIVE)
        for key, value in word.entries:
            if key.text not in (*CATEGORIES, "gender", "avoid"):
                yield from _counted(value, key.text)


def _counted(node: Node, case: str) -> Iterator[Form]:
    if isinstance(node, Scalar):
        yield Form(case, "", node)
    elif isinstance(node, Mapping):
        for key, value in node.entries:
            if key.text in CATEGORIES and isinstance(value, Scalar):
                yield Form(case, key.text, value)


def numbers_of(lang: str) -> dict[str, int | float]:
    """A number for each plural category of a language."""
    from babel import Locale, UnknownLocaleError

    try:
        category = Locale.parse(lang, sep="-").plural_form
    except (UnknownLocaleError, ValueError):
        return {"one": 1, "other": 2}
    found: dict[str, int | float] = {}
    for number in (1, 2, 3, 5, 0, 11, 1_000_000, 1.5):
        found.setdefault(category(number), number)
    return found
