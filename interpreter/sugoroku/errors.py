"""Problems with a place: how they are collected and their printed forms."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path, PurePath
from typing import Any

from .codes import CODES

LIMIT = 200
_WINDOW = 100
_MESSAGE = 600
_MORE = "file-more-problems"
# Control characters, line separators, surrogates and marks that reorder the text on a screen.
_UNSAFE = re.compile(
    "[\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff\ufeff]"
)


@dataclass(frozen=True, slots=True)
class Span:
    """A stretch of one line; line and column count from 1, columns count characters.

    `file` is a name that is the same on every machine (GAME/file.yaml), `path` tells where the file lies.
    """

    file: str
    line: int
    column: int
    length: int = 1
    source: str = ""
    path: str = ""

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}"

    @property
    def shown(self) -> str:
        """A path that opens the file: from the working directory if it lies below that, else from the root."""
        path, here = PurePath(self.path), Path.cwd()
        if not self.path:
            return self.file
        return path.relative_to(here).as_posix() if path.is_relative_to(here) else path.as_posix()


Related = tuple[tuple[str, Span], ...]


@dataclass(frozen=True, slots=True)
class Problem:
    """One mistake: a stable code, what is wrong, where, and what may help."""

    code: str
    message: str
    span: Span
    hint: str = ""
    related: Related = ()


def _order(problem: Problem) -> tuple[bool, str, int, int, str, str]:
    span = problem.span
    place = (span.path or span.file, span.line, span.column)
    return (problem.code == _MORE, *place, problem.code, problem.message)


class GameError(ValueError):
    """A call that does not fit the game: an unknown name, an option that is not offered."""


class FaultError(GameError):
    """A game that its own rules have stopped; the problem has the place in the spec."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem)
        self.problem = problem

    def __str__(self) -> str:
        return f"{self.problem.message} at {self.problem.span}"


class SpecError(Exception):
    """All problems found by one run of a stage, in the order of their places."""

    def __init__(self, problems: Iterable[Problem], hidden: int = 0) -> None:
        self.problems: tuple[Problem, ...] = tuple(sorted(dict.fromkeys(problems), key=_order))
        self.hidden = hidden
        super().__init__(self.problems, hidden)

    def __str__(self) -> str:
        return format_text(self.problems)


class Problems:
    """Collects problems, so that a run can report all of them at once; those to ignore are only counted."""

    def __init__(self, ignore: Callable[[Problem], bool] | None = None) -> None:
        self._ignore, self._ignored = ignore, 0
        self._shown: dict[Problem, None] = {}
        self._hidden = 0
        self._first_hidden: Span | None = None

    def add(
        self, code: str, message: str, span: Span, hint: str = "", related: Related = ()
    ) -> None:
        """Note a problem; after the first LIMIT ones they are only counted."""
        assert code in CODES, f"unknown problem code {code!r}"
        self.take(Problem(code, message, span, hint, related))

    def take(self, problem: Problem) -> None:
        """Note a problem as it is."""
        if self._ignore is not None and self._ignore(problem):
            self._ignored += 1
        elif not self.full:
            self._shown[problem] = None
        elif problem not in self._shown:
            self._hidden += 1
            self._first_hidden = self._first_hidden or problem.span

    def extend(self, error: SpecError) -> None:
        """Take over the problems of a stage that has given up."""
        for problem in error.problems:
            if problem.code != _MORE:
                self.take(problem)
            else:
                self._hidden += error.hidden
                self._first_hidden = self._first_hidden or problem.span

    @property
    def full(self) -> bool:
        """Whether further problems are only counted, so that hints for them are wasted work."""
        return len(self._shown) >= LIMIT

    @property
    def items(self) -> tuple[Problem, ...]:
        """The problems so far in the order of their places; the last one says how many are not shown."""
        shown = tuple(sorted(self._shown, key=_order))
        if self._first_hidden is None:
            return shown
        more = f"{self._hidden} more problem{'s are' if self._hidden != 1 else ' is'} not shown"
        return (*shown, Problem(_MORE, more, self._first_hidden))

    def __len__(self) -> int:
        return len(self._shown) + self._hidden + self._ignored

    def error_if_any(self) -> None:
        """Raise SpecError when at least one problem was added."""
        if len(self):
            raise SpecError(self.items, self._hidden)


def nearest(name: str, candidates: Iterable[str]) -> str | None:
    """The candidate that `name` is most likely a slip of, if any is close enough."""
    plain_name = _folded(name)
    limit, letters = max(1, len(plain_name) // 3), Counter(plain_name)
    best: tuple[int, str] | None = None
    tried = 0
    for candidate in candidates:
        folded = _folded(candidate)
        if candidate == name or abs(len(folded) - len(plain_name)) > limit:
            continue
        if folded == plain_name:
            return candidate
        # Specs are untrusted: a bound on the work keeps thousands of names from hanging a run.
        missing = (letters - Counter(folded)).total()
        if missing > limit or tried >= 300 or len(plain_name) > 64:
            continue
        tried += 1
        distance = _distance(plain_name, folded)
        if distance <= limit and distance < len(folded) and (best is None or distance < best[0]):
            best = (distance, candidate)
    return best[1] if best else None


def counted(number: int, what: str) -> str:
    """A number of things: 1 problem, 2 problems."""
    return f"{number} {what}{'s' * (number != 1)}"


def hint_for(name: str, candidates: Iterable[str]) -> str:
    """A question such as 'did you mean "gold"?', or nothing."""
    found = nearest(name, candidates)
    return f'did you mean "{found}"?' if found is not None else ""


def _folded(name: str) -> str:
    return name.casefold().replace("-", " ").replace("_", " ")


def _distance(left: str, right: str) -> int:
    """Edits (insert, delete, replace, swap neighbours) that turn one text into the other."""
    before: list[int] = []
    row = list(range(len(right) + 1))
    for i, a in enumerate(left, 1):
        earlier, before, row = before, row, [i]
        for j, b in enumerate(right, 1):
            cost = min(before[j] + 1, row[j - 1] + 1, before[j - 1] + (a != b))
            if i > 1 and j > 1 and a == right[j - 2] and b == left[i - 2]:
                cost = min(cost, earlier[j - 2] + 1)
            row.append(cost)
    return row[-1]


def format_text(problems: Iterable[Problem]) -> str:
    """Problems for people: place, code, message, source line and caret."""
    blocks = []
    for problem in problems:
        lines = [f"{_safe(_place(problem.span))}: error[{problem.code}]: {_safe(problem.message)}"]
        lines += _snippet(problem.span, problem.hint)
        for text, span in problem.related:
            lines += [f"     note: {_safe(_place(span))}: {_safe(text)}", *_snippet(span, "")]
        blocks.append("\n".join(lines))
    return "\n\n".join(blocks)


def _place(span: Span) -> str:
    return f"{span.shown}:{span.line}:{span.column}"


def _safe(text: str) -> str:
    """One line that cannot disturb a terminal."""
    if len(text) > _MESSAGE:
        text = text[: _MESSAGE - 1] + "…"
    return _UNSAFE.sub("\ufffd", text.replace("\t", " ").replace("\n", " "))


def _snippet(span: Span, hint: str) -> list[str]:
    note = _safe(hint)
    if not span.source.strip():
        return [f"     help: {note}"] if note else []
    source, caret, start = span.source, min(span.column - 1, len(span.source)), 0
    if len(source) > _WINDOW:
        start = max(0, min(caret - _WINDOW // 3, len(source) - _WINDOW))
        cut = source[start : start + _WINDOW]
        source = ("…" if start else "") + cut[bool(start) :]
        if start + _WINDOW < len(span.source):
            source = source[:-1] + "…"
    caret, source = caret - start, _safe(source)
    marked = source[caret : caret + span.length]
    line = str(span.line).rjust(5)
    pointer = " " * _width(source[:caret]) + "^" * max(1, _width(marked))
    return [f"{line} | {source}".rstrip(), f"{' ' * len(line)} | {pointer} {note}".rstrip()]


def _width(text: str) -> int:
    """Columns of a terminal that the text fills."""
    import unicodedata

    if text.isascii():
        return len(text)
    wide = sum(unicodedata.east_asian_width(c) in "WF" for c in text)
    return len(text) + wide - sum(unicodedata.category(c) in ("Mn", "Me", "Cf") for c in text)


def _dump(data: object) -> str:
    import json

    text = json.dumps(data, indent=2, ensure_ascii=False)
    return text.encode("utf-8", "backslashreplace").decode("utf-8")


def format_json(problems: Iterable[Problem]) -> str:
    """Problems for programs, as one JSON object with the list `problems`."""

    def entry(message: str, span: Span) -> dict[str, Any]:
        place = {name: getattr(span, name) for name in ("line", "column", "length")}
        return {"message": message, "file": span.shown, **place}

    found = [
        {
            "code": problem.code,
            **entry(problem.message, problem.span),
            "hint": problem.hint,
            "related": [entry(*related) for related in problem.related],
        }
        for problem in problems
    ]
    return _dump({"problems": found})


def format_sarif(problems: Iterable[Problem]) -> str:
    """Problems for code hosts and editors, as SARIF 2.1.0."""
    from urllib.parse import quote

    def artifact(span: Span) -> dict[str, str]:
        shown = span.shown
        if PurePath(shown).is_absolute():
            return {"uri": PurePath(shown).as_uri()}
        return {"uri": quote(shown.encode("utf-8", "surrogateescape")), "uriBaseId": "SRCROOT"}

    def place(span: Span) -> dict[str, Any]:
        ends = {"startColumn": span.column, "endColumn": span.column + span.length}
        region = {"startLine": span.line, **ends, "snippet": {"text": span.source}}
        return {"physicalLocation": {"artifactLocation": artifact(span), "region": region}}

    problems = tuple(problems)
    codes = sorted({problem.code for problem in problems})
    results = [
        {
            "ruleId": problem.code,
            "ruleIndex": codes.index(problem.code),
            "level": "error",
            "message": {"text": ". ".join(filter(None, (problem.message, problem.hint)))},
            "locations": [place(problem.span)],
            "relatedLocations": [
                {"id": number, "message": {"text": text}, **place(span)}
                for number, (text, span) in enumerate(problem.related)
            ],
        }
        for problem in problems
    ]
    rules = [
        {"id": code, "shortDescription": {"text": CODES[code][0]}, "help": {"text": CODES[code][1]}} for code in codes
    ]
    tool = {"driver": {"name": "sugoroku", "rules": rules}}
    root = {"SRCROOT": {"uri": f"{Path.cwd().as_uri()}/"}}
    run = {"tool": tool, "originalUriBaseIds": root, "columnKind": "unicodeCodePoints", "results": results}
    schema = "https://json.schemastore.org/sarif-2.1.0.json"
    return _dump({"$schema": schema, "version": "2.1.0", "runs": [run]})
