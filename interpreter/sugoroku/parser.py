"""From text in the language to its syntax tree; syntax errors with the place and what was expected."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from . import syntax as s
from .errors import Problems, hint_for
from .loader import Scalar
from .syntax import NUMBER_LIMIT

if TYPE_CHECKING:
    from lark import Lark, UnexpectedInput

TEXT_LIMIT = 20_000
DEPTH_LIMIT = 30

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
}
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
        problems.add("syntax-long", f"this text is longer than {TEXT_LIMIT} characters", scalar.span)
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
        parser, builder = _grammar()
        return builder.transform(parser.parse(text + "\n", start=start))
    except UnexpectedInput as error:
        _explain(error, scalar, problems)
    except DedentError:
        problems.add("syntax-indent", "this line is indented like no line above it", _misindented(scalar))
    except VisitError as error:
        if not isinstance(error.orig_exc, NumberTooLarge):
            raise
        problems.add(
            "syntax-number", f"a number up to {NUMBER_LIMIT} is expected", scalar.span_at(*error.orig_exc.args)
        )
    return None


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
        problems.add("syntax-character", f"{text[offset]!r} has no meaning here", scalar.span_at(offset))
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
    elif token.type in ("$END", "_NEWLINE", "_DEDENT"):
        end = len(text[: start if token.type == "_NEWLINE" else len(text)].rstrip()) - 1
        problems.add(
            "syntax-incomplete",
            f"the line ends too early, {_expected(accepts)} is expected",
            scalar.span_at(max(end, 0)),
        )
    else:
        names = [_keyword(name) for name in accepts if name.isalpha()]
        problems.add(
            "syntax-unexpected",
            f'"{token}" is not expected here, {_expected(accepts)} is',
            scalar.span_at(start, len(token)),
            hint=hint_for(str(token), names) if token.type == "NAME" else "",
        )


def _expected(accepts: list[str]) -> str:
    """What the grammar would accept, in few words."""
    if "GAIN" in accepts:
        return "an effect"
    if "NUMBER" in accepts:
        return "a value"
    words = sorted({_EXPECTED.get(name, f'"{_keyword(name)}"') for name in accepts})
    return " or ".join(words[:_MANY])


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
