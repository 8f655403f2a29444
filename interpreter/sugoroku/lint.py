"""Checks the files of texts: missing and unused messages, junk, placeables, plural forms, numbers, cycles."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from fluent.syntax import ast

from .declarations import declare
from .errors import Problem, Problems, Span, hint_for
from .figures import Figures, callable_rule
from .fluent import COMMON, RULES, LanguageError, endless, identifier, languages, nodes, parsed, read
from .glossary import read_glossary
from .lint_terms import compare
from .messages import ENTRY, Need, needs
from .nodes import Mapping, Placement, Scalar, Source, number_of
from .numerals import SIGN
from .spec import Spec
from .telling import Untold, written_entry

REFERENCE = "en"
_CATEGORIES = {"zero", "one", "two", "few", "many"}
# What one language tells, all of them tell.
_EVERYWHERE = ("does", "logged", "other")
_FUNCTIONS = {"NOUN", "CLAUSE", "STARTS", "SPEC", "EFFECT", "AMOUNT", "NAME", "NUMBER"}
# Messages that stand in the file of the prose.
_FACT = "fact-"
_PROSE = (_FACT, "chapter-")
# So many circles of messages are shown.
_CYCLES = 20
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
        for entry in parsed(self.text).body:
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


Games = dict[str, tuple[Spec, dict[str, Need]]]
Bindings = dict[str, ast.SyntaxNode]


def games_beside(folder: Path) -> Games:
    """The games that a folder of texts belongs to, with what they need; games with mistakes are left out."""
    from .overlay import read_game, variants_of

    found: Games = {}
    for path in sorted((folder.parent / "spec").glob("*/")):
        own = Problems()
        tree = read_game(path, [], own)
        spec = declare(tree, most_players(tree), own) if tree is not None and not len(own) else None
        # A game without any texts is shown by its ids; one with texts must have them in every language.
        if spec is not None and any(folder.glob(f"*/{spec.id}.ftl")):
            variants = {name: node.span for name, node in variants_of(path).items()}
            found[spec.id] = (spec, needs(spec, variants))
    return found


def most_players(tree: Mapping) -> int:
    """The largest number of players of a game."""
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
        read_in: dict[str, Own] = {}
        glossary = read_glossary(folder, game, problems)
        for lang in known:
            if (own := Own.read(folder, lang, game, problems)) is not None:
                read_in[lang] = own
                own.check(common[lang], spec, needed, problems)
                compare(own, glossary, lang, spec, folder, problems)
        _same_everywhere(read_in, needed, problems)


class Own:
    """The files of a game in one language: its words, and its prose if any language has that."""

    def __init__(self, words: File, prose: File | None) -> None:
        self.words, self.prose = words, prose
        self.files = [words, *([prose] if prose is not None else [])]
        self.entries = {id: span for file in self.files for id, span in file.entries.items()}
        self.messages = [(file, message) for file in self.files for message in file.messages]

    @classmethod
    def read(cls, folder: Path, lang: str, game: str, problems: Problems) -> Own | None:
        """Read the files; a missing one is a problem."""
        words, prose = folder / lang / f"{game}.ftl", folder / lang / f"{game}.{RULES}.ftl"
        if not words.is_file():
            problems.add("text-missing", f'the game "{game}" has no texts in this language',
                         Span(f"{folder.name}/{lang}/{game}.ftl", 1, 1), "copy the file of another language")
            return None
        if not prose.is_file() and any(folder.glob(f"*/{prose.name}")):
            problems.add("text-missing", f'the rules of "{game}" are not told in this language',
                         Span(f"{folder.name}/{lang}/{prose.name}", 1, 1), "copy the file of another language")
        return cls(File(words, folder, problems), File(prose, folder, problems) if prose.is_file() else None)

    def check(self, common: File, spec: Spec, needed: dict[str, Need], problems: Problems) -> None:
        """What is missing or unused, and what is wrong in each message."""
        lang = Path(self.words.name).parent.name
        _complete(self, common, needed, problems)
        if self.prose is not None:
            for id in set(self.words.entries) & set(self.prose.entries):
                problems.add("text-duplicate", f'the message "{id}" is given twice', self.prose.entries[id],
                             related=(("it is given here", self.words.entries[id]),))
        for file in self.files:
            _Checker(file, lang, needed, spec, problems, {*common.entries, *self.entries}).all()


def _same_everywhere(languages: dict[str, Own], needed: dict[str, Need], problems: Problems) -> None:
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
    told = {message.name: (file, message) for file, message in reference.messages if message.id.startswith(_FACT)}
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


def _complete(own: Own, common: File, needed: dict[str, Need], problems: Problems) -> None:
    """What a game needs is there, and nothing else."""
    written = {message.name for _, message in own.messages}
    missing = [need for need in needed.values() if need.required and need.id not in written
               and f"{need.inherited}.entry" not in written]
    for need in missing:
        file = own.prose if need.id.startswith(_PROSE) else own.words
        if file is not None and not need.id.startswith(_FACT):
            related = (("the spec needs it here", need.span),) if need.span is not None else ()
            problems.add("text-missing", f'the message "{need.id}" is missing', Span(file.name, 1, 1), related=related)
    for need in needed.values() if own.prose is not None else ():
        if need.id.startswith("variant-") and need.id in written and f"{need.id}.about" not in written:
            problems.add("text-missing", f'the message "{need.id}.about" is missing', own.entries[need.id],
                         "it tells what the variant changes")
    # A rulebook lacks many facts until it is written: they are one problem.
    if own.prose is not None and (untold := [need.id for need in missing if need.id.startswith(_FACT)]):
        problems.add("text-missing", f"facts without a message: {', '.join(untold)}", Span(own.prose.name, 1, 1))
    used = {id for file, message in own.messages for id in _nouns(message)}
    for id, span in own.entries.items():
        known = id in used if id.startswith("noun-") else id in needed
        if not known and id not in common.entries and not id.startswith("-"):
            problems.add("text-unused", f'the message "{id}" is never used', span,
                         hint_for(id, used if id.startswith("noun-") else needed))


def _nouns(message: Message) -> Iterator[str]:
    """The nouns of the prose that a message asks for."""
    for node in nodes(message.pattern):
        match node:
            case ast.FunctionReference(id=ast.Identifier(name="AMOUNT" | "NAME"), arguments=arguments):
                yield from (identifier("noun", str(each.value)) for each in arguments.positional
                            if isinstance(each, ast.StringLiteral))
            case ast.MessageReference(id=ast.Identifier(name=name)):
                yield name


class _Checker:
    """Checks the messages of one file."""

    def __init__(self, file: File, lang: str, needed: dict[str, Need], spec: Spec | None, problems: Problems,
                 known: set[str] | None = None) -> None:
        from babel import Locale, UnknownLocaleError

        self.file, self.needed, self.spec, self.problems = file, needed, spec, problems
        self.figures = Figures(spec) if spec is not None else None
        self.source = Source(file.name, file.text)
        self.known = known if known is not None else {*file.entries}
        try:
            self.categories = {*Locale.parse(lang, sep="-").plural_form.tags, "other"}
        except (UnknownLocaleError, ValueError):
            self.categories = set()

    def all(self) -> None:
        references: dict[str, set[str]] = {}
        for message in self.file.messages:
            for node in nodes(message.pattern):
                self.check(message, node)
                references.setdefault(message.id, set()).update(self.reached(node))
        self.cycles(references)

    def reached(self, node: ast.BaseNode) -> Iterator[str]:
        """The messages that a part of a message needs."""
        match node:
            case ast.TermReference(id=ast.Identifier(name=name)):
                yield f"-{name}"
            case ast.MessageReference(id=ast.Identifier(name=name)):
                yield name
            case ast.FunctionReference(id=ast.Identifier(name="AMOUNT" | "NAME"), arguments=arguments):
                for each in arguments.positional:
                    if isinstance(each, ast.StringLiteral):
                        yield from (id for kind in ("noun", "resource", "group", "kind", "entry", "rule")
                                    if (id := identifier(kind, str(each.value))) in self.file.entries)

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
            case ast.TextElement(value=text):
                self.typed(message, node, text)
            case ast.Placeable(expression=ast.StringLiteral() | ast.NumberLiteral() as literal):
                self.typed(message, literal, str(literal.parse()["value"]))

    def typed(self, message: Message, node: ast.SyntaxNode, text: str) -> None:
        """A number that is written into a text."""
        if self.spec is None or (message.id.startswith(_NUMBERS_ALLOWED) and not message.attribute):
            return
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
        for each in node.arguments.named:
            if each.name.name == "sign" and each.value.parse()["value"] != SIGN:
                self.problems.add("text-function", f'a sign is "{SIGN}" or not asked for', self.file.span(each.value))
        literals = [each for each in node.arguments.positional if isinstance(each, ast.StringLiteral)]
        if self.figures is None or not literals:
            return
        nth = next((int(each.value.parse()["value"]) for each in node.arguments.named if each.name.name == "nth"
                    and isinstance(each.value, ast.NumberLiteral)), 0)
        try:
            self.argument(self.figures, name, self.scalar(literals[-1]), nth)
        except Untold as untold:
            found = untold.problem
            self.problems.add("text-function", found.message, found.span, found.hint, found.related)

    def scalar(self, literal: ast.StringLiteral) -> Scalar:
        """What is written between the quotes of an argument, with its place."""
        assert literal.span is not None
        placement = Placement(self.source, literal.span.start, literal.span.end, '"')
        return Scalar(literal.value, str(literal.parse()["value"]), self.file.span(literal), placement)

    def argument(self, figures: Figures, function: str, asked: Scalar, nth: int) -> None:
        """What a function asks of the spec must be there; else Untold."""
        spec, one = figures.spec, figures.spec.plurals.get(asked.text, asked.text)
        match function:
            case "SPEC":
                figures.number(asked, nth)
            case "EFFECT" if callable_rule(spec, asked.text) is None:
                if figures.tree(figures.written(asked)[0]) is None:
                    raise Untold(Problem("text-function", f'"{asked.text}" is no effect', asked.span))
            case "AMOUNT" | "NAME" if identifier("noun", asked.text) not in self.known:
                known = [*spec.resources, *spec.groups, *spec.kinds]
                if function == "NAME":
                    known += [*spec.entries, *spec.rules, *([one] if written_entry(spec, one) is not None else [])]
                    known += [name for name in (*spec.state, *spec.values) if identifier("state", name) in self.known]
                if one not in known:
                    nouns = [id.removeprefix("noun-") for id in self.known if id.startswith("noun-")]
                    raise Untold(Problem("text-function", f'there is no noun "{asked.text}"', asked.span,
                                         hint_for(asked.text, [*known, *nouns])))

    def placeable(self, message: Message, node: ast.VariableReference) -> None:
        need = self.needed.get(message.id)
        if need is None:
            return
        # A case of the name of all entries speaks of what the name speaks of.
        attribute = "entry" if message.attribute.startswith("entry-") else message.attribute
        usual = need.variables if attribute not in ENTRY else frozenset[str]()
        given = need.attributes.get(attribute, usual)
        if node.id.name not in given:
            listed = "it can use " + ", ".join(f"${name}" for name in sorted(given)) if given else ""
            self.problems.add("text-placeable", f'"{message.name}" is not given ${node.id.name}', self.file.span(node),
                              hint_for(node.id.name, given) or listed)

    def cycles(self, references: dict[str, set[str]]) -> None:
        left = {id: frozenset(others) for id, others in references.items()}
        for _ in range(_CYCLES):
            if (way := endless(left)) is None:
                return
            what = f'refers to itself: {" → ".join(way)}' if way[0] == way[-1] else "needs too many others"
            self.problems.add("text-cycle", f'the message "{way[0]}" {what}',
                              self.file.entries.get(way[0], Span(self.file.name, 1, 1)))
            left = {id: others for id, others in left.items() if id not in way}
