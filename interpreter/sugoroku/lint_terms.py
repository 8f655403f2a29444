"""Compares the texts of a game with its glossary."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import ast

from .errors import Problems, Span
from .fluent import LanguageError, identifier, nodes
from .glossary import Form, Glossary, Term, numbers_of, terms_in
from .nouns import NOMINATIVE
from .spec import Spec
from .text import Texts
from .text_files import Own

# Nouns that are counted must have all forms; other names are compared in the forms that they have.
_COUNTED = ("resource-", "group-", "kind-", "noun-")
_CASES = (NOMINATIVE, "accusative")


def compare_terms(own: Own, glossary: Glossary, lang: str, spec: Spec, folder: Path, problems: Problems) -> None:
    """Report texts that say something else than the glossary, and words that it wants to be avoided."""
    terms = terms_in(glossary, lang)
    try:
        texts = Texts(spec, lang, folder) if terms else None
    except LanguageError:
        return
    if texts is None:
        return
    places = {message.name: message.span for _, message in own.messages}
    numbers = numbers_of(lang)
    for term in terms:
        for name in bound(term, places):
            for form in term.forms:
                compare_form(texts, name, form, numbers, places, problems)
    avoided(own, terms, problems)


def bound(term: Term, places: dict[str, Span]) -> Iterator[str]:
    """The messages that a term is compared with: those it names, and the noun of the prose with its id."""
    yield from (name for name in term.messages if name in places)
    noun = identifier("noun", term.id)
    if noun in places and noun not in term.messages:
        yield noun


def compare_form(texts: Texts, name: str, form: Form, numbers: dict[str, int | float], places: dict[str, Span],
                 problems: Problems) -> None:
    id, _, attribute = name.partition(".")
    has = form.case == NOMINATIVE or texts.language.has(id, form.case)
    if form.category and form.category not in numbers:
        return
    if not (id.startswith(_COUNTED) and form.case in _CASES) and not (has and form.category in ("", "one")):
        return
    count = numbers[form.category] if form.category else 1
    said = texts.language.format(id, attribute, {"count": count}) if attribute else \
        texts.nouns.form(id, form.case, count=count)
    if said is not None and _plain(said) != _plain(form.text.text):
        wanted = f"[{form.category}] " if form.category else ""
        place = places.get(f"{id}.{form.case}", places[name])
        problems.add("text-term", f'"{name}" says "{said}", the {wanted}{form.case} of the term is '
                     f'"{form.text.text}"', place, related=(("the glossary says so", form.text.span),))


def _plain(text: str) -> str:
    """A name without what depends on its place in a sentence."""
    return text.replace("\u00a0", " ").strip().casefold()


def avoided(own: Own, terms: list[Term], problems: Problems) -> None:
    words = [(term, word) for term in terms for word in term.avoid]
    if not words:
        return
    pattern = re.compile("|".join(rf"\b{re.escape(word.text)}\b" for _, word in words), re.IGNORECASE)
    for file, message in own.messages:
        for node in _texts(message.pattern):
            if node.span is not None and (found := pattern.search(node.value)) is not None:
                term, word = next(each for each in words if each[1].text.casefold() == found.group().casefold())
                problems.add("text-term", f'"{found.group()}" is to be avoided, the term is "{term.name}"',
                             file.at(node.span.start + found.start(), len(found.group())),
                             related=(("the glossary says so", word.span),))


def _texts(pattern: ast.Pattern) -> Iterator[ast.TextElement]:
    yield from (node for node in nodes(pattern) if isinstance(node, ast.TextElement))
