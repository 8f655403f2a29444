"""Reads YAML files safely into nodes: small files, few of the features, every problem with its place."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .errors import Problems
from .files import refuse
from .letters import named
from .nodes import Mapping, Node, Placement, Scalar, Sequence, Source
from .sources import read_source
from .yaml_errors import explain

MAX_NODES = 100_000
MAX_DEPTH = 40
MAX_NUMBER = 10**9

# Patterns are texts, compiled at their first use: importing this module must be quick.
_WHOLE_NUMBER = r"-?(?:0|[1-9][0-9]*)"
# What YAML 1.1 cannot hold, line breaks that no editor shows, and marks that turn the order of a text around.
_UNSAFE = "[^\t\n\x20-\x7e\xa0-\u2027\u202f-\u2065\u206a-\ud7ff\ue000-\ufefe\uff00-\ufffd\U00010000-\U0010ffff]"


@dataclass(slots=True)
class Room:
    """How many values may be read from several files together."""

    values: int
    used: int = 0

    @property
    def full(self) -> bool:
        return self.used > self.values


def load_file(path: Path, root: Path | None = None, room: Room | None = None) -> Node:
    """Read one file, which must lie inside `root` and leave room for others if these are given."""
    return _parse(read_source(path, root), room)


def parse_text(text: str, file: str = "<text>") -> Node:
    """Read YAML from a text.

    >>> from sugoroku.nodes import plain
    >>> plain(parse_text("size: 3"))
    {'size': 3}
    """
    return _parse(Source(file, text))


class _Frame:
    """A list or mapping whose end has not been read yet."""

    __slots__ = ("is_mapping", "nodes", "start")

    def __init__(self, is_mapping: bool, start: int) -> None:
        self.is_mapping, self.start = is_mapping, start
        self.nodes: list[Node] = []


class _Builder:
    """Builds the tree from YAML events without recursion, so that depth cannot hurt."""

    def __init__(self, source: Source, problems: Problems, room: Room | None) -> None:
        self.source, self.problems, self.room = source, problems, room or Room(MAX_NODES)
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
        if self.room.full:
            message = f"all files here together have more than {self.room.values:,} values"
            return self._stop("yaml-nodes", message, start)
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
            message = f"the character {named(unsafe[0])} is not allowed in a text"
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
        self.room.used += 1
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


def _parse(source: Source, room: Room | None = None) -> Node:
    import yaml

    problems = Problems()
    if unsafe := re.search(_UNSAFE, source.text):
        span = source.span(unsafe.start(), unsafe.end())
        message = f"the character {named(unsafe[0])} is not allowed in a file"
        raise refuse("yaml-character", message, span)
    builder = _Builder(source, problems, room)
    try:
        for event in yaml.parse(source.text, Loader=_yaml_loader()):
            if not builder.take(event):
                break
    except yaml.MarkedYAMLError as error:
        explain(error, source, problems)
    # The loader in plain Python lets the errors of chr() through.
    except (yaml.YAMLError, ValueError, OverflowError) as error:
        problems.add("yaml-syntax", f"this is not valid YAML: {error}", source.span(0, 1))
    problems.error_if_any()
    root = builder.root
    if root is None or (isinstance(root, Scalar) and root.value is None and not root.text):
        raise refuse("yaml-empty", "the file has no content", source.span(0, 1))
    return root
