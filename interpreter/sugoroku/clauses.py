"""The clauses of a spec that carry out numbered facts: their path, their place and their lines."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from .nodes import Mapping, Node, Scalar, Sequence, Source

_MOST_LINES = 30


@dataclass(frozen=True, slots=True)
class Clause:
    """A stretch of a file of the spec."""

    path: str
    file: str
    line: int
    source: str


def clauses(tree: Mapping) -> dict[str, list[Clause]]:
    """For each fact the clauses that name it, in the order of the tree."""
    found: dict[str, list[Clause]] = {}
    for fact, clause in _named(tree, "", None):
        listed = found.setdefault(fact, [])
        if clause not in listed:
            listed.append(clause)
    return found


def clause_of(path: str, key: Scalar | None, node: Node) -> Clause | None:
    """The clause at a node; None if it does not come from a file."""
    if isinstance(node, Mapping):
        # The entries of a kind are clauses of their own.
        node = Mapping(tuple(each for each in node.entries if each[0].text != "entries"), node.span)
    places = [scalar.placement for scalar in (*([key] if key is not None else []), *_scalars(node))
              if scalar.placement is not None]
    if not places:
        return None
    source = places[0].source
    # A variant puts nodes of another file into a clause; its lines are shown with the variant.
    own = [place for place in places if place.source is source]
    first = _row(source, min(place.start for place in own))
    last = _row(source, max(max(place.end - 1, place.start) for place in own))
    lines = source.lines[first:last + 1]
    shown = [*lines[:_MOST_LINES], "…"] if len(lines) > _MOST_LINES else lines
    return Clause(path, source.file, first + 1, _dedented(shown))


def _named(node: Node, path: str, key: Scalar | None) -> Iterator[tuple[str, Clause]]:
    match node:
        case Mapping(entries=entries):
            facts = node.get("facts")
            if isinstance(facts, Sequence) and (clause := clause_of(path or "game", key, node)) is not None:
                yield from ((item.text, clause) for item in facts.items if isinstance(item, Scalar))
            for name, value in entries:
                # A chapter tells facts, it does not carry them out.
                if name.text != "facts" and (path or name.text != "book"):
                    yield from _named(value, f"{path}.{name.text}".lstrip("."), name)
        case Sequence(items=items):
            for item in items:
                id = item.get("id") if isinstance(item, Mapping) else None
                yield from _named(item, f"{path}.{id.text}" if isinstance(id, Scalar) else path, None)


def _scalars(node: Node) -> Iterator[Scalar]:
    match node:
        case Scalar():
            yield node
        case Sequence(items=items):
            for item in items:
                yield from _scalars(item)
        case Mapping(entries=entries):
            for name, value in entries:
                yield name
                yield from _scalars(value)


def _row(source: Source, offset: int) -> int:
    return source.text.count("\n", 0, offset)


def _dedented(lines: list[str]) -> str:
    least = min((len(line) - len(line.lstrip(" ")) for line in lines if line.strip() and line != "…"), default=0)
    return "\n".join(line if line == "…" else line[least:].rstrip() for line in lines).rstrip()
