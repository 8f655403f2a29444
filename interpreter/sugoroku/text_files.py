"""The files of texts as written: each message with its place; junk and repeated messages are problems."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

from fluent.syntax import ast

from .errors import Problems, Span, SpecError
from .files import whole
from .fluent import RULES, parsed, read_texts
from .nodes import Source

# Messages that stand in the file of the prose.
FACT = "fact-"
PROSE = (FACT, "chapter-")


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
        self.whole = whole(path, root)
        self.source = Source(self.whole.file, "", self.whole.path)
        self.entries: dict[str, Span] = {}
        self.messages: list[Message] = []
        # Nothing is missing in a file that cannot be read: that mistake is told already.
        self.readable = True
        try:
            self.source = read_texts(path)
        except SpecError as error:
            problems.extend(error)
            self.readable = False
            return
        for entry in parsed(self.source.text).body:
            if isinstance(entry, ast.Junk):
                self.junk(entry, problems)
            elif isinstance(entry, ast.Message | ast.Term):
                self.take(entry, problems)

    def span(self, node: ast.SyntaxNode, length: int = 0) -> Span:
        """The place of a node."""
        assert node.span is not None
        return self.at(node.span.start, length or node.span.end - node.span.start)

    def at(self, offset: int, length: int = 1) -> Span:
        return self.source.span(offset, offset + length)

    def junk(self, entry: ast.Junk, problems: Problems) -> None:
        for note in entry.annotations:
            place = note.span.start if note.span is not None else 0
            span = self.at(min(place, max(len(self.source.text) - 1, 0)))
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


class Own:
    """The files of a game in one language: its words, and its prose if any language has that."""

    def __init__(self, words: File, prose: File | None) -> None:
        self.words, self.prose = words, prose
        self.files = [words, *([prose] if prose is not None else [])]
        self.readable = all(file.readable for file in self.files)
        self.entries = {id: span for file in self.files for id, span in file.entries.items()}
        self.messages = [(file, message) for file in self.files for message in file.messages]

    @classmethod
    def read(cls, folder: Path, lang: str, game: str, problems: Problems) -> Own | None:
        """Read the files; a missing one is a problem."""
        words, prose = folder / lang / f"{game}.ftl", folder / lang / f"{game}.{RULES}.ftl"
        if not os.path.lexists(words):
            problems.add("text-missing", f'the game "{game}" has no texts in this language',
                         whole(words, folder), "copy the file of another language")
            return None
        told = os.path.lexists(prose)
        if not told and any(folder.glob(f"*/{prose.name}")):
            problems.add("text-missing", f'the rules of "{game}" are not told in this language',
                         whole(prose, folder), "copy the file of another language")
        return cls(File(words, folder, problems), File(prose, folder, problems) if told else None)
