"""The nodes of a YAML file, which know the place of every character."""

from __future__ import annotations

import re
from bisect import bisect_right
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from .errors import Span

# Patterns are texts, compiled at their first use: importing this module must be quick.
_FOLD = r"[ \t]*\n[ \t\n]*"
_PIECES = {
    "": rf"{_FOLD}|.",
    "'": rf"{_FOLD}|''|.",
    '"': rf"\\\n[ \t\n]*|{_FOLD}|\\x.{{2}}|\\u.{{4}}|\\U.{{8}}|\\.|.",
}
_ESCAPES = dict(zip("0abtnvfreN_LP", "\0\a\b\t\n\v\f\r\x1b\x85\xa0\u2028\u2029", strict=True))


class Source:
    """The text of one file, with every line break as a line feed."""

    __slots__ = ("file", "lines", "path", "starts", "text")

    def __init__(self, file: str, text: str, path: str = "") -> None:
        self.file, self.path = file, path
        self.text = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
        self.lines = self.text.split("\n")
        self.starts = [0]
        for line in self.lines[:-1]:
            self.starts.append(self.starts[-1] + len(line) + 1)

    def index(self, mark: Any) -> int:
        """The offset of a YAML mark, which may lie behind the end."""
        if mark.line >= len(self.lines):
            return len(self.text)
        return min(self.starts[int(mark.line)] + int(mark.column), len(self.text))

    def span(self, start: int, end: int) -> Span:
        """The stretch from `start` to `end`, cut at the end of its first line."""
        row = bisect_right(self.starts, start) - 1
        line, column = self.lines[row], start - self.starts[row]
        length = max(1, min(end - start, len(line) - column))
        return Span(self.file, row + 1, column + 1, length, line, self.path)


class Placement:
    """Where a scalar stands in its source, in which style."""

    __slots__ = ("_ends", "end", "source", "start", "style")

    def __init__(self, source: Source, start: int, end: int, style: str) -> None:
        self.source, self.start, self.end, self.style = source, start, end, style
        self._ends: list[tuple[int, int]] | None = None

    def ends(self, text: str) -> list[tuple[int, int]]:
        """For each decoded character, where its source begins and ends; empty if unknown."""
        if self._ends is None:
            raw = self.source.text[self.start : self.end]
            decode = _decode_block if self.style in ("|", ">") else _decode_flow
            pieces = decode(raw, text, self.style)
            # The decoders repeat what the YAML library did; a difference must not mislead.
            matches = "".join([piece[0] for piece in pieces]) == text
            self._ends = [(self.start + s, self.start + e) for _, s, e in pieces if matches]
        return self._ends


Piece: TypeAlias = tuple[str, int, int]


def _decode_flow(raw: str, text: str, style: str) -> list[Piece]:
    """The characters of a plain or quoted scalar, each with its stretch of `raw`."""
    pieces: list[Piece] = []
    inner = (1, len(raw) - 1) if style else (0, len(raw))
    for match in re.compile(_PIECES[style], re.S).finditer(raw, *inner):
        piece, start, end = match[0], match.start(), match.end()
        if "\n" in piece:
            breaks = [start + i for i, c in enumerate(piece) if c == "\n"]
            if piece[0] != "\\" and len(breaks) == 1:
                pieces.append((" ", start, start + 1))
            pieces += [("\n", place, place + 1) for place in breaks[1:]]
        elif style == '"' and piece[0] == "\\":
            code = piece[1]
            decoded = chr(int(piece[2:], 16)) if len(piece) > 2 else _ESCAPES.get(code, code)
            pieces.append((decoded, start, end))
        else:
            pieces.append((piece[0], start, end))
    return pieces


def _decode_block(raw: str, text: str, style: str) -> list[Piece]:
    """The characters of a literal or folded scalar, each with its stretch of `raw`."""
    header, _, body = raw.partition("\n")
    lines = body.split("\n")
    # Lines before the first content are one break each, so its indentation can be compared.
    first = len(text) - len(text.lstrip("\n"))
    indent = len(body)
    if first < len(text) and first < len(lines):
        indent = _indentation(lines[first]) - _indentation(text[first:].split("\n", 1)[0])
    pieces: list[Piece] = []
    breaks: list[int] = []
    joins = False
    start = len(header) + 1
    for number, line in enumerate(lines):
        content = line[indent:] if _indentation(line) >= indent else line.lstrip(" ")
        if content:
            folds = style == ">" and joins and content[0] not in " \t"
            if folds and len(breaks) == 1:
                pieces.append((" ", breaks[0], breaks[0] + 1))
            pieces += [("\n", place, place + 1) for place in breaks[folds:]]
            offset = start + indent
            pieces += [(c, offset + i, offset + i + 1) for i, c in enumerate(content)]
            breaks, joins = [], content[0] not in " \t"
        start += len(line) + 1
        if number + 1 < len(lines):
            breaks.append(start - 1)
    chomping = header.split("#")[0]
    kept = breaks if "+" in chomping else [] if "-" in chomping or not pieces else breaks[:1]
    return pieces + [("\n", place, place + 1) for place in kept]


def _indentation(line: str) -> int:
    return len(line) - len(line.lstrip(" "))


@dataclass(frozen=True, slots=True)
class Scalar:
    """A single value; `text` is what was written, decoded."""

    value: str | int | bool | None
    text: str
    span: Span
    placement: Placement | None = field(default=None, compare=False, repr=False)

    def span_at(self, offset: int, length: int = 1) -> Span:
        """The place of `text[offset:offset + length]` in the file, whatever the YAML style."""
        ends = self.placement.ends(self.text) if self.placement else []
        if not ends or self.placement is None:
            return self.span
        source = self.placement.source
        if offset >= len(ends):
            start, end = ends[-1]
            behind = start if source.text[start] == "\n" else end
            return source.span(behind, behind + 1)
        offset = max(0, offset)
        last = max(offset, min(offset + length, len(ends)) - 1)
        return source.span(ends[offset][0], ends[last][1])


@dataclass(frozen=True, slots=True)
class Sequence:
    """A list of nodes."""

    items: tuple[Node, ...]
    span: Span


@dataclass(frozen=True, slots=True)
class Mapping:
    """Keys with their nodes, in the order of the file."""

    entries: tuple[tuple[Scalar, Node], ...]
    span: Span
    _index: dict[str, int] = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        index = {key.text: number for number, (key, _) in enumerate(self.entries)}
        object.__setattr__(self, "_index", index)

    def __contains__(self, name: object) -> bool:
        return name in self._index

    def get(self, name: str) -> Node | None:
        """The node under the key `name`."""
        return self.entries[self._index[name]][1] if name in self._index else None

    def key(self, name: str) -> Scalar | None:
        """The key `name` itself, for its place."""
        return self.entries[self._index[name]][0] if name in self._index else None


Node: TypeAlias = Scalar | Sequence | Mapping


def plain(node: Node) -> Any:
    """The same data as dict, list, str, int, bool and None; all keys are texts."""
    match node:
        case Scalar():
            return node.value
        case Sequence():
            return [plain(item) for item in node.items]
        case Mapping():
            return {key.text: plain(value) for key, value in node.entries}


def number_of(node: Node | None, default: int) -> int:
    """The whole number that a node holds."""
    return node.value if isinstance(node, Scalar) and type(node.value) is int else default


def text_of(node: Node | None, default: str = "") -> str:
    """The text that a node holds."""
    return node.text if isinstance(node, Scalar) else default
