"""Compares the texts of the languages: what one of them tells, all of them tell, and with the same numbers."""

from __future__ import annotations

from fluent.syntax import ast

from .errors import Problems, Span, hint_for
from .fluent import nodes
from .messages import Need
from .text_files import FACT, File, Message, Own

REFERENCE = "en"
# What one language tells, all of them tell.
_EVERYWHERE = ("does", "logged", "other")

Bindings = dict[str, ast.SyntaxNode]


def compare_languages(languages: dict[str, Own], needed: dict[str, Need], problems: Problems) -> None:
    """A message of one language is in all of them, and a fact has the same numbers in all of them."""
    given: dict[str, Span] = {}
    for own in languages.values():
        for id, span in own.entries.items():
            given.setdefault(id, span)
    for own in languages.values():
        for id, span in given.items():
            need = needed.get(id)
            optional = need is not None and not need.required
            if optional and id not in own.entries:
                problems.add("text-missing", f'the message "{id}" is missing', own.words.at(0),
                             related=(("another language has it", span),))
    _same_attributes(languages, problems)
    reference = languages.get(REFERENCE)
    if reference is None:
        return
    told = {message.name: (file, message) for file, message in reference.messages if message.id.startswith(FACT)}
    for own in languages.values():
        for file, message in own.messages:
            if own is not reference and message.name in told:
                _same_numbers(file, message, *told[message.name], problems)


def _same_attributes(languages: dict[str, Own], problems: Problems) -> None:
    """Who does what stands on a card and what the log tells do not depend on the language."""
    given: dict[str, Message] = {}
    for own in languages.values():
        for _, message in own.messages:
            if message.attribute in _EVERYWHERE:
                given.setdefault(message.name, message)
    for own in languages.values():
        written = {message.name for _, message in own.messages}
        for name, message in given.items():
            if name not in written and message.id in own.entries:
                problems.add("text-missing", f'the message "{name}" is missing', own.entries[message.id],
                             related=(("another language has it", message.span),))


def _same_numbers(file: File, message: Message, other: File, reference: Message, problems: Problems) -> None:
    shown, chosen = bindings(message.pattern)
    shown_there, chosen_there = bindings(reference.pattern)
    for name, node in shown.items():
        if name not in shown_there and name not in chosen_there:
            problems.add("text-differs", f"{name} is not in this fact in the other languages", file.span(node),
                         related=(("the fact is told here", reference.span),))
    for name, node in shown_there.items():
        if name not in shown and name not in chosen:
            problems.add("text-differs", f"{name} is missing in this fact", message.span,
                         related=(("another language has it", other.span(node)),))


def bindings(pattern: ast.Pattern) -> tuple[Bindings, Bindings]:
    """What a message takes from the spec: what it shows, and what only chooses between its variants."""
    chosen: Bindings = {}
    choosing: set[int] = set()
    for node in nodes(pattern):
        if isinstance(node, ast.SelectExpression):
            choosing |= {id(inner) for inner in nodes(node.selector)}
    shown: Bindings = {}
    for node in nodes(pattern):
        if isinstance(node, ast.FunctionReference) and node.id.name in ("SPEC", "EFFECT"):
            asked = " ".join(" ".join(str(each.value).split()) for each in node.arguments.positional
                             if isinstance(each, ast.StringLiteral))
            nth = "".join(f", nth: {each.value.value}" for each in node.arguments.named
                          if each.name.name == "nth" and isinstance(each.value, ast.NumberLiteral))
            (chosen if id(node) in choosing else shown)[f'{node.id.name}("{asked}"{nth})'] = node
    return shown, chosen


def compare_common(file: File, reference: File, problems: Problems) -> None:
    """The engine's own words are the same in all languages, and speak of the same things."""
    given = {message.name: _variables(message.pattern) for message in reference.messages}
    own = {message.name for message in file.messages}
    for message in reference.messages:
        if message.name not in own:
            problems.add("text-missing", f'the message "{message.name}" is missing', file.whole,
                         related=(("it is given here", message.span),))
    for message in file.messages:
        if message.name not in given:
            problems.add("text-unused", f'the message "{message.name}" is never used', message.span,
                         hint_for(message.name, given))
            continue
        for node in nodes(message.pattern):
            if isinstance(node, ast.VariableReference) and node.id.name not in given[message.name] | {"mood"}:
                problems.add("text-placeable", f'"{message.name}" is not given ${node.id.name}', file.span(node),
                             hint_for(node.id.name, given[message.name]))


def _variables(pattern: ast.Pattern) -> set[str]:
    return {node.id.name for node in nodes(pattern) if isinstance(node, ast.VariableReference)}
