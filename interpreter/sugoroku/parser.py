"""From text in the language to its syntax tree; syntax errors with the place and what was expected."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from . import syntax as s
from .errors import Problems, Span, hint_for
from .letters import is_invisible, misleading, named
from .nodes import Scalar
from .syntax import NUMBER_LIMIT

if TYPE_CHECKING:
    from lark import Lark, UnexpectedInput

TEXT_LIMIT = 20_000
DEPTH_LIMIT = 30
# Trees and widths are bounded too: `may may may ...` needs no brackets.
TREE_LIMIT = 60
BRANCH_LIMIT = 100

_EXPECTED = {
    "NAME": "a name",
    "NUMBER": "a number",
    "LPAR": '"("',
    "RPAR": '")"',
    "LSQB": '"["',
    "RSQB": '"]"',
    "COLON": '":"',
    "COMMA": '","',
    "SEMICOLON": '";"',
    "DOT": '"."',
    "EQUAL": '"="',
    "PLUS": '"+" or "-"',
    "TIMES": '"*", "/" or "%"',
    "COMPARE": "a comparison",
    "_NEWLINE": "the end of the line",
    "$END": "the end",
    "_INDENT": "an indented block",
    "_DEDENT": "the end of the block",
    "MAY": '"may"',
    "MINUS": '"-"',
    "ARROW": '"->"',
    "OFTEN": '"times"',
}
_GOING_ON = {"DOT", "LSQB", "LPAR", "PLUS", "MINUS", "TIMES", "COMPARE", "IN", "IS", "AND", "OR", "SEMICOLON"}
_MANY = 9


def parse_rule(scalar: Scalar, problems: Problems) -> s.Statement | None:
    """The statements of a rule or an effect; None after a problem."""
    tree: s.Statement | None = _parse(scalar, "rule", problems)
    return tree


def parse_formula(scalar: Scalar, problems: Problems) -> s.Expression | None:
    """One expression; None after a problem."""
    tree: s.Expression | None = _parse(scalar, "formula", problems)
    return tree


def _parse(scalar: Scalar, start: str, problems: Problems) -> Any:
    from lark import UnexpectedInput
    from lark.exceptions import VisitError
    from lark.indenter import DedentError

    from .tree_builder import NumberTooLarge

    text = scalar.text
    if len(text) > TEXT_LIMIT:
        problems.add("syntax-long", f"this text is longer than {TEXT_LIMIT:,} characters", scalar.span, "split it")
        return None
    if not text.strip():
        problems.add(
            "syntax-empty",
            "an effect or a rule is expected, this is empty",
            scalar.span,
            hint='write "nothing" for no effect',
        )
        return None
    depth = 0
    for offset, letter in enumerate(text):
        depth += (letter in "([") - (letter in ")]")
        if depth > DEPTH_LIMIT:
            problems.add("syntax-depth", f"brackets are nested deeper than {DEPTH_LIMIT}", scalar.span_at(offset))
            return None
        if letter == "\t":
            problems.add("syntax-tab", "a tab is not allowed here, indent with spaces", scalar.span_at(offset))
            return None
    try:
        tree, level, place = _tree(text, start)
        if level > TREE_LIMIT:
            message = f"this is nested {level} levels deep, {TREE_LIMIT} are allowed"
            hint = "put the inner part into a rule or a value of its own"
            problems.add("syntax-depth", message, scalar.span_at(*place), hint)
            return None
        return tree
    except UnexpectedInput as error:
        _explain(error, scalar, problems)
    except DedentError:
        problems.add(
            "syntax-indent",
            "this line is indented like no line above it",
            _misindented(scalar),
            "lines of one block begin in the same column",
        )
    except VisitError as error:
        if not isinstance(error.orig_exc, NumberTooLarge):
            raise
        problems.add(
            "syntax-number", f"a number up to {NUMBER_LIMIT:,} is expected", scalar.span_at(*error.orig_exc.args)
        )
    return None


@lru_cache(maxsize=8192)
def _tree(text: str, start: str) -> tuple[Any, int, s.Place]:
    """The tree of a text, its depth and its innermost place. Games are compiled many times with the same texts."""
    parser, builder = _grammar()
    tree = builder.transform(parser.parse(text + "\n", start=start))
    level, inner = s.depth(tree)
    for each in s.walk(tree):
        if isinstance(each, s.If) and len(each.branches) > BRANCH_LIMIT:
            level, inner = len(each.branches), each
    return tree, level, (inner.at[0], max(1, inner.at[1] - inner.at[0]))


def _misindented(scalar: Scalar) -> Any:
    levels, offset = [0], 0
    for line in scalar.text.splitlines(keepends=True):
        indent = len(line) - len(line.lstrip(" "))
        if line.strip() and not line.lstrip().startswith("#"):
            if indent > levels[-1]:
                levels.append(indent)
            while indent < levels[-1]:
                levels.pop()
            if indent != levels[-1]:
                return scalar.span_at(offset + indent)
        offset += len(line)
    return scalar.span


def _explain(error: UnexpectedInput, scalar: Scalar, problems: Problems) -> None:
    """Say what is wrong at the place where the grammar gave up."""
    from lark import UnexpectedToken

    text = scalar.text
    if not isinstance(error, UnexpectedToken):
        offset = min(error.pos_in_stream or 0, len(text) - 1)
        problems.add(
            "syntax-character",
            f"{_letter(text[offset])} has no meaning here",
            scalar.span_at(offset),
            _character_hint(text, offset),
        )
        return
    token, accepts = error.token, sorted({*(error.accepts or error.expected)} - {"COMMENT"})
    start = token.start_pos or 0
    if token.type == "_INDENT":
        first = min(start, len(text) - 1)
        while first < len(text) - 1 and text[first] in " \n":
            first += 1
        problems.add(
            "syntax-indent",
            "this line is indented, but no block begins here",
            scalar.span_at(first),
            hint='a block begins after a line that ends with ":"',
        )
    elif "_INDENT" in accepts:
        problems.add(
            "syntax-indent",
            'the line above ends with ":", an indented block is expected',
            scalar.span_at(min(start, len(text.rstrip()) - 1), len(token.strip()) or 1),
            hint="indent this line further than the one above",
        )
    elif token.type in ("$END", "_NEWLINE", "_DEDENT"):
        end = len(text[: start if token.type == "_NEWLINE" else len(text)].rstrip()) - 1
        related = _opened(scalar, max(end, 0)) if {"RPAR", "RSQB"} & set(accepts) else ()
        problems.add(
            "syntax-incomplete",
            f"the line ends too early, {_expected(accepts)} is expected",
            scalar.span_at(max(end, 0)),
            _word_hint(text, start, accepts),
            related,
        )
    else:
        problems.add(
            "syntax-unexpected",
            f'"{token}" is not expected here, {_expected(accepts)} is',
            scalar.span_at(start, len(token)),
            _token_hint(token, accepts, text, start),
        )


def _opened(scalar: Scalar, end: int) -> tuple[tuple[str, Span], ...]:
    """The last bracket before an offset that is not closed."""
    closed = 0
    for offset in range(min(end, len(scalar.text) - 1), -1, -1):
        closed += (scalar.text[offset] in ")]") - (scalar.text[offset] in "([")
        if closed < 0:
            return (("the bracket was opened here", scalar.span_at(offset)),)
    return ()


def _letter(letter: str) -> str:
    return f"the invisible character {named(letter)}" if is_invisible(letter) else f'"{letter}"'


def _character_hint(text: str, offset: int) -> str:
    letter = text[offset]
    if is_invisible(letter):
        return "remove it, or type a plain blank"
    if odd := misleading(letter):
        return odd
    if letter.isupper():
        word = re.match(r"\w+", text[offset:])
        return f'words are lower case: "{word[0].lower()}"' if word else "words are lower case"
    return {
        "&": 'write "and"',
        "|": 'write "or"',
        "!": 'write "not", or "!=" to compare',
        "{": "use round brackets",
        "'": "names stand without quotes",
        '"': "names stand without quotes",
    }.get(letter, "names are lower case, with digits and _" if letter.isalpha() else "")


def _token_hint(token: Any, accepts: list[str], text: str, start: int) -> str:
    """What the writer most likely meant."""
    names = [_keyword(name) for name in accepts if name.isalpha()]
    if token == "=" and text[:start].endswith(("=", "= ")):
        return 'one "=" compares'
    if token == "=" and "TO" in accepts:
        return 'write "to" to set, "=" compares'
    if token in (")", "]"):
        return f'no "{"(" if token == ")" else "["}" is open here'
    if "ARROW" in accepts and "GAIN" not in accepts and str(token) in _verbs():
        return 'write "->" between a price and what it buys'
    if token.type == "NAME" and (nearby := hint_for(str(token), names)):
        return nearby
    return _word_hint(text, start, accepts)


def _word_hint(text: str, start: int, accepts: list[str]) -> str:
    """A slip in the first word of the statement makes it look like the name of a rule."""
    before = re.split(r"[;:\n(]|->|\bor\b|\band\b", text[:start])[-1].split()
    if not before or before[0] in _verbs():
        return ""
    if before[0] == "else" and text[start:].startswith("if"):
        return 'write "elif"'
    if before[0] in ("else", "elif"):
        return f'there is no "if" above this "{before[0]}" at the same indentation'
    nearby = hint_for(before[0], _verbs())
    return f'"{before[0]}": {nearby}' if nearby else ""


@cache
def keywords() -> frozenset[str]:
    """The structure words of the language, which cannot be names."""
    text = Path(__file__).with_name("grammar.lark").read_text(encoding="utf-8")
    return frozenset(re.findall(r'"([a-z]+)"', text))


@cache
def _verbs() -> tuple[str, ...]:
    """The words that statements begin with."""
    parser, _ = _grammar()
    state: Any = parser.parse_interactive("", start="rule")
    return tuple(sorted({_keyword(name) for name in state.accepts() if name.isalpha()} - {"name", "lpar"}))


def _expected(accepts: list[str]) -> str:
    """What the grammar would accept, in few words."""
    if "GAIN" in accepts:
        return "an effect"
    if "NUMBER" in accepts:
        return "a value"
    # What goes on with a value is known to everybody; the words that this place asks for teach more.
    needed = [name for name in accepts if name not in _GOING_ON] or accepts
    words = {_EXPECTED.get(name, f'"{_keyword(name)}"') for name in needed}
    return " or ".join(sorted(words, key=lambda word: (word[0] != '"', word))[:_MANY])


def _keyword(terminal: str) -> str:
    return terminal.lower()


@cache
def _grammar() -> tuple[Lark, Any]:
    from lark import Lark

    from .tree_builder import Blocks, Build

    text = Path(__file__).with_name("grammar.lark").read_text(encoding="utf-8")
    parser = Lark(
        text,
        parser="lalr",
        start=["rule", "formula"],
        postlex=Blocks(),
        propagate_positions=True,
        maybe_placeholders=True,
    )
    return parser, Build()
