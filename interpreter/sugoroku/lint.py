"""Checks the files of texts: missing and unused messages, junk, placeables, plural forms, numbers, cycles."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from fluent.syntax import FluentParser, ast

from .declarations import Spec, declare, number_of
from .errors import Problems, Span, hint_for
from .fluent import COMMON, LanguageError, languages, read
from .loader import Mapping
from .messages import ENTRY, Need, needs

REFERENCE = "en"
_CATEGORIES = {"zero", "one", "two", "few", "many"}
_FUNCTIONS = {"NOUN", "CLAUSE", "STARTS", "SPEC", "AMOUNT", "NAME", "NUMBER", "DATETIME"}
# These names come from people who count, not from the rules.
_NUMBERS_ALLOWED = ("variant-", "language-")


@dataclass(frozen=True, slots=True)
class Message:
    """One message or one attribute of it, as written."""

    id: str
    attribute: str
    pattern: ast.Pattern
    span: Span

    @property
    def name(self) -> str:
        return f"{self.id}.{self.attribute}" if self.attribute else self.id


class File:
    """A parsed file of texts; its junk and its repeated messages are problems already."""

    def __init__(self, path: Path, root: Path, problems: Problems) -> None:
        self.name = str(path.relative_to(root.parent)) if path.is_relative_to(root.parent) else str(path)
        self.entries: dict[str, Span] = {}
        self.messages: list[Message] = []
        self.text = ""
        try:
            self.text = read(path)
        except LanguageError as error:
            problems.add("text-file", str(error), Span(self.name, 1, 1))
            return
        for entry in FluentParser().parse(self.text).body:
            if isinstance(entry, ast.Junk):
                self.junk(entry, problems)
            elif isinstance(entry, ast.Message | ast.Term):
                self.take(entry, problems)

    def span(self, node: ast.SyntaxNode, length: int = 0) -> Span:
        """The place of a node."""
        assert node.span is not None
        return self.at(node.span.start, length or max(1, node.span.end - node.span.start))

    def at(self, offset: int, length: int = 1) -> Span:
        start = self.text.rfind("\n", 0, offset) + 1
        end = self.text.find("\n", offset)
        source = self.text[start:end if end >= 0 else len(self.text)]
        return Span(self.name, self.text.count("\n", 0, offset) + 1, offset - start + 1,
                    max(1, min(length, len(source) - (offset - start))), source)

    def junk(self, entry: ast.Junk, problems: Problems) -> None:
        for note in entry.annotations:
            place = note.span.start if note.span is not None else 0
            span = self.at(min(place, max(len(self.text) - 1, 0)))
            problems.add("text-junk", f"this is no message: {note.message}", span,
                         "each variant stands on its own line, a text that goes on is indented")

    def take(self, entry: ast.Message | ast.Term, problems: Problems) -> None:
        id = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
        span = self.span(entry.id)
        if id in self.entries:
            problems.add("text-duplicate", f'the message "{id}" is given twice', span,
                         related=(("it is given here", self.entries[id]),))
            return
        self.entries[id] = span
        if entry.value is not None:
            self.messages.append(Message(id, "", entry.value, span))
        for attribute in entry.attributes:
            self.messages.append(Message(id, attribute.id.name, attribute.value, self.span(attribute.id)))


def nodes(node: object) -> Iterator[ast.BaseNode]:
    """A node and everything in it."""
    if isinstance(node, ast.BaseNode):
        yield node
        for name, value in vars(node).items():
            if name != "span":
                yield from nodes(value)
    elif isinstance(node, list):
        for each in node:
            yield from nodes(each)


Games = dict[str, tuple[Spec, dict[str, Need]]]


def games_beside(folder: Path) -> Games:
    """The games that a folder of texts belongs to, with what they need; games with mistakes are left out."""
    from .overlay import read_game, variants_of

    found: Games = {}
    for path in sorted((folder.parent / "spec").glob("*/")):
        own = Problems()
        tree = read_game(path, [], own)
        spec = declare(tree, _most(tree), own) if tree is not None and not len(own) else None
        # A game without any texts is shown by its ids; one with texts must have them in every language.
        if spec is not None and any(folder.glob(f"*/{spec.id}.ftl")):
            variants = {name: node.span for name, node in variants_of(path).items()}
            found[spec.id] = (spec, needs(spec, variants))
    return found


def _most(tree: Mapping) -> int:
    game = tree.get("game")
    players = game.get("players") if isinstance(game, Mapping) else None
    return number_of(players.get("max") if isinstance(players, Mapping) else None, 1)


def lint(folder: Path, problems: Problems, games: Games | None = None) -> None:
    """Check all languages in a folder of texts, for the games given or for those beside it."""
    games = games if games is not None else games_beside(folder)
    known = languages(folder)
    common = {lang: File(folder / lang / f"{COMMON}.ftl", folder, problems) for lang in known}
    reference = common.get(REFERENCE)
    for lang, file in common.items():
        if reference is not None:
            _compare(file, reference, problems)
        _Checker(file, lang, {}, None, problems).all()
        for game, (spec, needed) in games.items():
            path = folder / lang / f"{game}.ftl"
            if path.is_file():
                own = File(path, folder, problems)
                _complete(own, file, needed, problems)
                _Checker(own, lang, needed, spec, problems, file).all()
            else:
                problems.add("text-missing", f'the game "{game}" has no texts in this language',
                             Span(f"{folder.name}/{lang}/{game}.ftl", 1, 1), "copy the file of another language")


def _compare(file: File, reference: File, problems: Problems) -> None:
    """The engine's own words are the same in all languages, and speak of the same things."""
    given = {message.name: _variables(message.pattern) for message in reference.messages}
    own = {message.name for message in file.messages}
    for message in reference.messages:
        if message.name not in own:
            problems.add("text-missing", f'the message "{message.name}" is missing', Span(file.name, 1, 1),
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


def _complete(file: File, common: File, needed: dict[str, Need], problems: Problems) -> None:
    """What a game needs is there, and nothing else."""
    written = {message.name for message in file.messages}
    for need in needed.values():
        if need.required and need.id not in written and f"{need.inherited}.entry" not in written:
            related = (("the spec needs it here", need.span),) if need.span is not None else ()
            problems.add("text-missing", f'the message "{need.id}" is missing', Span(file.name, 1, 1), related=related)
    for id, span in file.entries.items():
        if id not in needed and id not in common.entries and not id.startswith("-"):
            problems.add("text-unused", f'the message "{id}" is never used', span, hint_for(id, needed))


class _Checker:
    """Checks the messages of one file."""

    def __init__(self, file: File, lang: str, needed: dict[str, Need], spec: Spec | None, problems: Problems,
                 common: File | None = None) -> None:
        from babel import Locale, UnknownLocaleError

        self.file, self.needed, self.spec, self.problems = file, needed, spec, problems
        self.known = {*file.entries, *(common.entries if common is not None else ())}
        try:
            self.categories = {*Locale.parse(lang, sep="-").plural_form.tags, "other"}
        except (UnknownLocaleError, ValueError):
            self.categories = set()

    def all(self) -> None:
        references: dict[str, set[str]] = {}
        for message in self.file.messages:
            for node in nodes(message.pattern):
                self.check(message, node)
                if isinstance(node, ast.MessageReference | ast.TermReference):
                    name = f"-{node.id.name}" if isinstance(node, ast.TermReference) else node.id.name
                    references.setdefault(message.id, set()).add(name)
        self.cycles(references)

    def check(self, message: Message, node: ast.BaseNode) -> None:
        match node:
            case ast.SelectExpression():
                self.plural(message, node)
            case ast.FunctionReference():
                self.function(node)
            case ast.VariableReference():
                self.placeable(message, node)
            case ast.MessageReference() | ast.TermReference():
                name = f"-{node.id.name}" if isinstance(node, ast.TermReference) else node.id.name
                if name not in self.known:
                    self.problems.add("text-reference", f'there is no message "{name}"', self.file.span(node),
                                      hint_for(name, self.known))
            case ast.TextElement(value=text) if self.spec is not None and not message.id.startswith(_NUMBERS_ALLOWED):
                if found := re.search(r"[0-9]+", text):
                    self.problems.add("text-number", f'the number {found.group()} stands in "{message.name}"',
                                      self.file.span(node), 'take it from the spec, as { SPEC("name") } or { $field }')

    def plural(self, message: Message, node: ast.SelectExpression) -> None:
        keys = {v.key.name for v in node.variants if isinstance(v.key, ast.Identifier)}
        if not keys & _CATEGORIES or not self.categories:
            return
        for missing in sorted(self.categories - keys):
            self.problems.add("text-plural", f'"{message.name}" lacks the form [{missing}] of this language',
                              self.file.span(node.selector))
        for extra in sorted((keys & _CATEGORIES) - self.categories):
            self.problems.add("text-plural", f'this language has no form [{extra}]', self.file.span(node.selector))

    def function(self, node: ast.FunctionReference) -> None:
        name = node.id.name
        if name not in _FUNCTIONS:
            self.problems.add("text-function", f"there is no function {name}", self.file.span(node),
                              hint_for(name, _FUNCTIONS))
            return
        literals = [each for each in node.arguments.positional if isinstance(each, ast.StringLiteral)]
        if self.spec is None or not literals or name not in ("SPEC", "AMOUNT"):
            return
        known = [*self.spec.constants] if name == "SPEC" else [*self.spec.resources, *self.spec.groups]
        given = literals[-1].value
        if given not in known:
            what = "number" if name == "SPEC" else "resource"
            self.problems.add("text-function", f'the spec has no {what} "{given}"', self.file.span(literals[-1]),
                              hint_for(given, known))

    def placeable(self, message: Message, node: ast.VariableReference) -> None:
        need = self.needed.get(message.id)
        if need is None:
            return
        usual = need.variables if message.attribute not in ENTRY else frozenset[str]()
        given = need.attributes.get(message.attribute, usual)
        if node.id.name not in given:
            listed = "it can use " + ", ".join(f"${name}" for name in sorted(given)) if given else ""
            self.problems.add("text-placeable", f'"{message.name}" is not given ${node.id.name}', self.file.span(node),
                              hint_for(node.id.name, given) or listed)

    def cycles(self, references: dict[str, set[str]]) -> None:
        done: set[str] = set()
        for first in references:
            path: list[str] = []
            stack: list[tuple[str, int]] = [(first, 0)]
            while stack:
                id, depth = stack.pop()
                del path[depth:]
                if id in path:
                    way = " → ".join([*path[path.index(id):], id])
                    self.problems.add("text-cycle", f'the message "{id}" refers to itself: {way}',
                                      self.file.entries.get(id, Span(self.file.name, 1, 1)))
                elif id not in done:
                    path.append(id)
                    stack += [(other, depth + 1) for other in sorted(references.get(id, ()))]
            done.update(path)
