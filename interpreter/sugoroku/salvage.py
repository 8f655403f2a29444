"""What remains of files with mistakes, so that the rest of a game is checked in the same run.

What has a wrong shape is left out. Whatever is said there may be declared there, so that a name which occurs in it is
never reported as unknown: one mistake is one message.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from .errors import Problem, Problems
from .nodes import Mapping, Node, Scalar, Sequence
from .schema import Steps, validate

# These speak of a text alone; the others may follow from what is left out.
_CERTAIN = ("yaml-", "schema-", "file-", "syntax-", "variant-cycle", "variant-was", "name-taken", "type-mismatch",
            "arguments-count")
_NAMING = ("name-unknown", "field-unknown", "variant-target")


@dataclass(slots=True)
class LeftOut:
    """The text of what could not be used."""

    texts: list[str] = field(default_factory=list)
    # A file that cannot even be read may hold anything.
    anything: bool = False

    def __bool__(self) -> bool:
        return self.anything or bool(self.texts)

    def explains(self, problem: Problem) -> bool:
        """Whether a problem may only follow from what is left out."""
        if not self or problem.code.startswith(_CERTAIN):
            # A type is not known where its declaration is left out.
            return bool(self) and "unknown" in problem.message
        names = re.findall('"([^"]+)"', problem.message)
        if self.anything or problem.code not in _NAMING or not names:
            return True
        # The set of all boats is declared by a kind "boat", and card_2 is a copy of a card.
        forms = {form for name in names for form in (name, name.removesuffix("s"), re.sub("_[0-9]+$", "", name))}
        return any(form in text for form in forms for text in self.texts)


def sound(node: Node, schema: str, problems: Problems, left_out: LeftOut) -> Mapping | None:
    """A file without the parts that its schema does not allow; None if nothing remains."""
    paths = validate(node, schema, problems)
    for length in (4, 1):
        if not paths or not isinstance(node, Mapping):
            break
        node = _without(node, {_cut(path, length) for path in paths}, left_out)
        paths = validate(node, schema, Problems())
    if paths or not isinstance(node, Mapping):
        left_out.texts.append(text_in(node))
        return None
    return node


def _cut(path: Steps, length: int) -> Steps:
    """What to leave out for a mistake at a path: an entry, a field, a rule; if that does not help, a whole section."""
    match path:
        case ("kinds", _, "entries" | "fields", _, *_):
            return path[:length]
        # A bound changes no meaning; anything else that is left out of a declaration might.
        case ("resources", *_):
            return path[: min(length, 3)]
        case ("game", "id" | "players" | "start", *_):
            return path[:1]
    return path[: min(length, 2)]


def _without(node: Mapping, cuts: set[Steps], left_out: LeftOut) -> Mapping:
    made = _cleared(node, cuts, left_out) if () not in cuts else Mapping((), node.span)
    if () in cuts:
        left_out.texts.append(text_in(node))
    assert isinstance(made, Mapping)
    return made


def _cleared(node: Node, cuts: set[Steps], left_out: LeftOut) -> Node:
    if not cuts or isinstance(node, Scalar):
        return node
    inner: dict[str | int, set[Steps]] = {}
    for cut in cuts:
        inner.setdefault(cut[0], set()).add(cut[1:])
    if isinstance(node, Sequence):
        items = []
        for number, item in enumerate(node.items):
            if () in inner.get(number, ()):
                left_out.texts.append(text_in(item))
            else:
                items.append(_cleared(item, inner.get(number, set()), left_out))
        return Sequence(tuple(items), node.span)
    entries = []
    for key, value in node.entries:
        if () in inner.get(key.text, ()):
            left_out.texts.append(f"{key.text}\n{text_in(value)}")
        else:
            entries.append((key, _cleared(value, inner.get(key.text, set()), left_out)))
    return Mapping(tuple(entries), node.span)


def text_in(node: Node) -> str:
    """All words in a node."""
    match node:
        case Scalar(text=text):
            return text
        case Sequence(items=items):
            return "\n".join(map(text_in, items))
        case Mapping(entries=entries):
            return "\n".join(f"{key.text}\n{text_in(value)}" for key, value in entries)
