"""Reads YAML files safely and remembers the place of every character."""

from __future__ import annotations

import re
import stat
from bisect import bisect_right
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

from .errors import Problems, Span, SpecError

if TYPE_CHECKING:
    import yaml

MAX_BYTES = 1_000_000
MAX_NODES = 100_000
MAX_DEPTH = 40
MAX_NUMBER = 10**9

# Patterns are texts, compiled at their first use: importing this module must be quick.
_WHOLE_NUMBER = r"-?(?:0|[1-9][0-9]*)"
# What YAML 1.1 cannot hold, and line breaks that no editor shows.
_UNSAFE = "[^\t\n\x20-\x7e\xa0-\u2027\u202a-\ud7ff\ue000-\ufefe\uff00-\ufffd\U00010000-\U0010ffff]"
_FOLD = r"[ \t]*\n[ \t\n]*"
_PIECES = {
    "": rf"{_FOLD}|.",
    "'": rf"{_FOLD}|''|.",
    '"': rf"\\\n[ \t\n]*|{_FOLD}|\\x.{{2}}|\\u.{{4}}|\\U.{{8}}|\\.|.",
}
_ESCAPES = dict(zip("0abtnvfreN_LP", "\0\a\b\t\n\v\f\r\x1b\x85\xa0\u2028\u2029", strict=True))


class Source:
    """The text of one file, with every line break as a line feed."""

    __slots__ = ("file", "lines", "starts", "text")

    def __init__(self, file: str, text: str) -> None:
        self.file = file
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
        return Span(self.file, row + 1, column + 1, length, line)


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


def load_file(path: Path, root: Path | None = None, display: str | None = None) -> Node:
    """Read one file, which must lie inside `root` if that is given."""
    file = display or _displayed(path, root)
    return _parse(_read(path, root, file))


def parse_text(text: str, file: str = "<text>") -> Node:
    """Read YAML from a text.

    >>> plain(parse_text("size: 3"))
    {'size': 3}
    """
    return _parse(Source(file, text))


def _displayed(path: Path, root: Path | None) -> str:
    for base in (root.absolute().parent if root else None, Path.cwd()):
        if base and path.absolute().is_relative_to(base):
            return path.absolute().relative_to(base).as_posix()
    return path.as_posix()


def _refuse(code: str, message: str, span: Span, hint: str = "") -> SpecError:
    problems = Problems()
    problems.add(code, message, span, hint)
    return SpecError(problems.items)


def _read(path: Path, root: Path | None, file: str) -> Source:
    """The text of a file, or SpecError for anything that is not a small UTF-8 file."""
    whole = Span(file, 1, 1)
    try:
        resolved = path.resolve(strict=True)
        if root and not resolved.is_relative_to(root.resolve()):
            raise _refuse("file-outside", f'this path leads out of the folder "{root}"', whole)
        mode = resolved.stat().st_mode
        if stat.S_ISDIR(mode):
            raise _refuse("file-folder", "this is a folder, a file is expected", whole)
        if not stat.S_ISREG(mode):
            raise _refuse("file-special", "this is not an ordinary file", whole)
        with resolved.open("rb") as stream:
            data = stream.read(MAX_BYTES + 1)
    except FileNotFoundError:
        raise _refuse("file-missing", "there is no such file", whole) from None
    # A loop of links is a RuntimeError up to Python 3.12; a NUL in a path is a ValueError.
    except (OSError, RuntimeError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise _refuse("file-unreadable", f"cannot be read: {reason}", whole) from None
    if len(data) > MAX_BYTES:
        raise _refuse("file-size", f"the file is larger than {MAX_BYTES:,} bytes", whole)
    try:
        return Source(file, data.decode("utf-8"))
    except UnicodeDecodeError as error:
        before = Source(file, data[: error.start].decode("utf-8") + "\ufffd")
        shown = Source(file, data.decode("utf-8", "replace"))
        row, column = len(before.lines) - 1, len(before.lines[-1])
        span = Span(file, row + 1, column, 1, shown.lines[row])
        message = f"byte 0x{data[error.start]:02X} is not UTF-8"
        raise _refuse("file-encoding", message, span, "save the file as UTF-8") from None


class _Frame:
    """A list or mapping whose end has not been read yet."""

    __slots__ = ("is_mapping", "nodes", "start")

    def __init__(self, is_mapping: bool, start: int) -> None:
        self.is_mapping, self.start = is_mapping, start
        self.nodes: list[Node] = []


class _Builder:
    """Builds the tree from YAML events without recursion, so that depth cannot hurt."""

    def __init__(self, source: Source, problems: Problems) -> None:
        self.source, self.problems = source, problems
        self.open: list[_Frame] = []
        self.root: Node | None = None
        self.nodes = 0

    def take(self, event: Any) -> bool:
        """Add one event; False when reading on makes no sense."""
        start = self.source.index(event.start_mark)
        match type(event).__name__:
            case "DocumentStartEvent" if self.root is not None:
                return self._stop("yaml-documents", "a second document begins here", start)
            case "AliasEvent":
                self._alias(start, f"*{event.anchor}")
                self._put(Scalar(None, "", self.source.span(start, start + 1)))
            case "ScalarEvent":
                self._properties(event, start)
                self._put(self._scalar(event, start))
            case "SequenceStartEvent" | "MappingStartEvent" as kind:
                self._properties(event, start)
                self.open.append(_Frame(kind == "MappingStartEvent", start))
            case "SequenceEndEvent" | "MappingEndEvent":
                self._close(self.source.index(event.end_mark))
        if len(self.open) > MAX_DEPTH:
            return self._stop("yaml-depth", f"nested more than {MAX_DEPTH} levels deep", start)
        if self.nodes > MAX_NODES:
            return self._stop("yaml-nodes", f"the file has more than {MAX_NODES:,} values", start)
        return True

    def _stop(self, code: str, message: str, start: int) -> bool:
        self.problems.add(code, message, self.source.span(start, start + 1))
        return False

    def _alias(self, start: int, written: str) -> None:
        self.problems.add(
            "yaml-alias",
            "anchors (&name) and aliases (*name) are not allowed",
            self.source.span(start, start + len(written)),
            "write the value out, or put the text in quotes",
        )

    def _properties(self, event: Any, start: int) -> None:
        if event.anchor is not None:
            place = self.source.text.find(f"&{event.anchor}", start)
            self._alias(max(start, place), f"&{event.anchor}")
        if event.tag is not None:
            place = max(start, self.source.text.find("!", start))
            hint = "leave the tag out, or put the text in quotes"
            span = self.source.span(place, place + 1)
            self.problems.add("yaml-tag", "tags (!name) are not allowed", span, hint)

    def _scalar(self, event: Any, start: int) -> Scalar:
        end, text = self.source.index(event.end_mark), str(event.value)
        placement = Placement(self.source, start, end, event.style or "")
        span = self.source.span(start, end)
        scalar = Scalar(text, text, span, placement)
        if not text.isprintable() and (unsafe := re.search(_UNSAFE, text)):
            message = f"the character U+{ord(unsafe[0]):04X} is not allowed in a text"
            self.problems.add("yaml-character", message, scalar.span_at(unsafe.start()))
        if event.style:
            return scalar
        if text in ("true", "false"):
            return Scalar(text == "true", text, span, placement)
        if text in ("null", "~", ""):
            return Scalar(None, text, span, placement)
        if re.fullmatch(_WHOLE_NUMBER, text):
            # Python refuses to read very long numbers, so the length is looked at first.
            if len(text) <= 11 and abs(int(text)) <= MAX_NUMBER:
                return Scalar(int(text), text, span, placement)
            message = f"numbers must lie between -{MAX_NUMBER:,} and {MAX_NUMBER:,}"
            self.problems.add("yaml-number", message, span)
        return scalar

    def _put(self, node: Node) -> None:
        self.nodes += 1
        if self.open:
            self.open[-1].nodes.append(node)
        else:
            self.root = node

    def _close(self, end: int) -> None:
        frame = self.open.pop()
        flow = self.source.text[frame.start : frame.start + 1] in ("[", "{")
        span = self.source.span(frame.start, end if flow else frame.start + 1)
        if not frame.is_mapping:
            self._put(Sequence(tuple(frame.nodes), span))
            return
        entries: dict[str, tuple[Scalar, Node]] = {}
        for key, value in zip(frame.nodes[::2], frame.nodes[1::2], strict=True):
            if not isinstance(key, Scalar) or (key.value is None and not key.text):
                hint = "if this is a text in brackets, put it in quotes"
                self.problems.add("yaml-key", "a key must be a simple text", key.span, hint)
            elif key.text in entries:
                first = (("the first one is here", entries[key.text][0].span),)
                message = f'the key "{key.text}" occurs twice'
                self.problems.add("yaml-duplicate-key", message, key.span, related=first)
            else:
                entries[key.text] = (key, value)
        if entries and not flow:
            span = next(iter(entries.values()))[0].span
        self._put(Mapping(tuple(entries.values()), span))


def _yaml_loader() -> Any:
    import yaml

    return getattr(yaml, "CSafeLoader", yaml.SafeLoader)


def _parse(source: Source) -> Node:
    import yaml

    problems = Problems()
    if unsafe := re.search(_UNSAFE, source.text):
        span = source.span(unsafe.start(), unsafe.end())
        message = f"the character U+{ord(unsafe[0]):04X} is not allowed in a file"
        raise _refuse("yaml-character", message, span)
    builder = _Builder(source, problems)
    try:
        for event in yaml.parse(source.text, Loader=_yaml_loader()):
            if not builder.take(event):
                break
    except yaml.MarkedYAMLError as error:
        _explain(error, source, problems)
    # The loader in plain Python lets the errors of chr() through.
    except (yaml.YAMLError, ValueError, OverflowError) as error:
        problems.add("yaml-syntax", f"this is not valid YAML: {error}", source.span(0, 1))
    problems.error_if_any()
    root = builder.root
    if root is None or (isinstance(root, Scalar) and root.value is None and not root.text):
        raise _refuse("yaml-empty", "the file has no content", source.span(0, 1))
    return root


# What the YAML library says (either of its two loaders), and what we say.
_MESSAGES = (
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
_FROM_START = (
    "while scanning a quoted",
    "while scanning a double-quoted",
    "while scanning a simple key",
    "while scanning an a",
    "while parsing a tag",
    "while scanning a tag",
)
_OPENED = {
    "while parsing a flow sequence": "the list was opened here",
    "while parsing a flow mapping": "the mapping was opened here",
    "while parsing a block mapping": "the mapping begins here",
    "while parsing a block collection": "the list begins here",
}


def _explain(error: yaml.MarkedYAMLError, source: Source, problems: Problems) -> None:
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
    found = (entry[1:] for entry in _MESSAGES if re.search(entry[0], f"{said} {context}"))
    message, hint = next(found, (f"this is not valid YAML: {said}", ""))
    if opening is not None and context.startswith(_FROM_START) and "escape" not in said:
        place = opening
    place = min(place, len(source.text.rstrip()))
    related: tuple[tuple[str, Span], ...] = ()
    if opening is not None and context in _OPENED and opening != place:
        related = ((_OPENED[context], source.span(opening, opening + 1)),)
    code = "yaml-tag" if message.startswith("tags") else "yaml-syntax"
    problems.add(code, message, source.span(place, place + 1), hint, related)
