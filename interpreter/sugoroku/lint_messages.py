"""Checks each message of a file of texts: functions, placeables, plural forms, typed numbers, references, circles."""

from __future__ import annotations

import re
from collections.abc import Iterator

from fluent.syntax import ast

from .errors import Problem, Problems, hint_for
from .figures import Figures, callable_rule
from .fluent import endless, identifier, nodes
from .messages import ENTRY, Need
from .nodes import Placement, Scalar
from .numerals import SIGN
from .spec import Spec
from .telling import Untold, written_entry
from .text_files import File, Message

_CATEGORIES = {"zero", "one", "two", "few", "many"}
_FUNCTIONS = {"NOUN", "CLAUSE", "STARTS", "SPEC", "EFFECT", "AMOUNT", "NAME", "NUMBER"}
# So many circles of messages are shown.
_CYCLES = 20
# These names come from people who count, not from the rules.
_NUMBERS_ALLOWED = ("variant-", "language-")


class Checker:
    """Checks the messages of one file."""

    def __init__(self, file: File, lang: str, needed: dict[str, Need], spec: Spec | None, problems: Problems,
                 known: set[str] | None = None) -> None:
        from babel import Locale, UnknownLocaleError

        self.file, self.needed, self.spec, self.problems = file, needed, spec, problems
        self.figures = Figures(spec) if spec is not None else None
        self.source = file.source
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
                              self.file.entries.get(way[0], self.file.whole))
            left = {id: others for id, others in left.items() if id not in way}
