"""Errors of the YAML library, told in our words."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from .errors import Problems, Span
from .nodes import Source

if TYPE_CHECKING:
    import yaml

# What the YAML library says (either of its two loaders), and what we say.
MESSAGES = (
    (r"',' or '\]'", 'a "," or the closing "]" is expected here', "is a bracket missing?"),
    (r"',' or '}'", 'a "," or the closing "}" is expected here', "is a bracket missing?"),
    (
        r"mapping values are not",
        'a key with ":" cannot stand here',
        'put a text that contains ": " in quotes, or check the indentation',
    ),
    (
        r"sequence entries are not",
        'a list item "- " cannot stand here',
        "begin the list on a line of its own",
    ),
    (r"mapping keys are not", 'a "?" cannot stand here', "put the text in quotes"),
    (
        r"could not find expected ':'",
        'this line has no ":" behind its key',
        "a text over several lines must be indented",
    ),
    (r"alphabetic or numeric", 'a text cannot begin with "*" or "&"', "put the text in quotes"),
    (r"\btag\b", "tags (!name) are not allowed", "put a text that begins with ! in quotes"),
    (
        r"comment or line break|chomping or indentation|indentation indicator",
        'behind "|" or ">" only "+", "-" and a digit may stand',
        "begin the text on the next line",
    ),
    (
        r"unknown escape",
        r'this "\" does not begin a known escape',
        "write two backslashes, or use single quotes",
    ),
    (r"hexdecimal|hexadecimal|Unicode", "this escape is not a character", ""),
    (r"'-' indicator", "this line does not fit into the list", 'items begin with "- "'),
    (
        r"expected key|<block end>",
        "this does not fit into what stands before it",
        "check the indentation, and quotes around the text",
    ),
    (r"node content", "a value is expected here", "put a text with special characters in quotes"),
    (r"unexpected end of stream|unexpected document", "this quoted text is never closed", ""),
    (r"document start", "the document has ended above, nothing may follow", ""),
    (
        r"cannot start any token",
        "a text cannot begin with this character",
        "put the text in quotes",
    ),
)
# These are better shown where they begin than where the library gave up.
FROM_START = (
    "while scanning a quoted",
    "while scanning a double-quoted",
    "while scanning a simple key",
    "while scanning an a",
    "while parsing a tag",
    "while scanning a tag",
)
OPENED = {
    "while parsing a flow sequence": "the list was opened here",
    "while parsing a flow mapping": "the mapping was opened here",
    "while parsing a block mapping": "the mapping begins here",
    "while parsing a block collection": "the list begins here",
}


def explain(error: yaml.MarkedYAMLError, source: Source, problems: Problems) -> None:
    """Turn an error of the YAML library into a problem in our words."""
    said, context = error.problem or "", error.context or ""
    opening = source.index(error.context_mark) if error.context_mark else None
    place = source.index(error.problem_mark) if error.problem_mark else opening or 0
    span = source.span(place, place + 1)
    margin = re.match(r"[ \t]*", span.source)
    if margin and "\t" in margin[0] and span.column <= margin.end() + 1:
        tab = place - (span.column - 1) + margin[0].index("\t")
        message, hint = "a tab is used for indentation", "indent with spaces"
        problems.add("yaml-tab", message, source.span(tab, tab + 1), hint)
        return
    found = (entry[1:] for entry in MESSAGES if re.search(entry[0], f"{said} {context}"))
    message, hint = next(found, (f"this is not valid YAML: {said}", ""))
    if opening is not None and context.startswith(FROM_START) and "escape" not in said:
        place = opening
    place = min(place, len(source.text.rstrip()))
    related: tuple[tuple[str, Span], ...] = ()
    if opening is not None and context in OPENED and opening != place:
        related = ((OPENED[context], source.span(opening, opening + 1)),)
    code = "yaml-tag" if message.startswith("tags") else "yaml-syntax"
    problems.add(code, message, source.span(place, place + 1), hint, related)
