"""The names that a spec declares: each stands for one thing, and what is named has to be there."""

from __future__ import annotations

from collections.abc import Iterator

from .errors import Problems, Span, hint_for
from .nodes import Mapping, Node, Scalar, Sequence, text_of
from .parser import keywords
from .spec import NUMBER, UNKNOWN, Spec, Type

# Words that mean something by themselves, and where they are declared: nowhere.
RESERVED = ("me", "my", "this", "viewer", "none", "true", "false", "seats", "player_count", "stock", "total")
OWN = Span("", 1, 1)
# A spec is untrusted: tables and states stay small.
MAX_CELLS = 100_000


class Names:
    """Takes names for a spec, and looks up those that its sections use."""

    def __init__(self, spec: Spec, problems: Problems) -> None:
        self.spec, self.problems = spec, problems
        for word in RESERVED:
            spec.places[word] = OWN

    def claim(self, name: str, span: Span) -> bool:
        """Take a name for the whole game."""
        first = self.spec.places.get(name) if name not in keywords() else OWN
        if first is None:
            self.spec.places[name] = span
            return True
        if first == OWN:
            self.problems.add("name-taken", f'"{name}" is a word of the language', span, "choose another name")
        elif first != span:
            self.problems.add(
                "name-taken",
                f'the name "{name}" is taken',
                span,
                "names are unique in a game",
                (("it is declared here", first),),
            )
        return False

    def unknown(self, what: str, node: Node, known: object) -> None:
        name = text_of(node)
        candidates = list(known) if isinstance(known, (dict, list)) else []
        self.problems.add("name-unknown", f'there is no {what} "{name}"', node.span, hint_for(name, candidates))

    def type(self, node: Node | None) -> Type:
        name = text_of(node)
        if name in ("number", "truth", "resource", "effect", "formula"):
            return Type(name)  # type: ignore[arg-type]
        if name in self.spec.kinds:
            return Type("entity", name)
        if node is not None:
            known = ["number", "truth", "resource", "effect", "formula", *self.spec.kinds]
            self.problems.add("name-unknown", f'there is no type or kind "{name}"', node.span, hint_for(name, known))
        return UNKNOWN if node is not None else NUMBER

    def per(self, node: Node | None) -> tuple[str, ...]:
        items = node.items if isinstance(node, Sequence) else (node,) if node is not None else ()
        found = []
        for item in items:
            if text_of(item) in self.spec.kinds:
                found.append(text_of(item))
            else:
                self.unknown("kind", item, self.spec.kinds)
        return tuple(found)

    def room(self, per: tuple[str, ...], each: int, span: Span) -> tuple[str, ...]:
        """The kinds that something is kept per, or none of them when that makes too many cells."""
        for kind in per:
            each *= max(1, len(self.spec.kinds[kind].entries))
        if each <= MAX_CELLS:
            return per
        self.problems.add("spec-large", f"this needs {each:,} cells, at most {MAX_CELLS:,} are allowed", span)
        return ()

    def parameters(self, node: Node | None) -> tuple[tuple[str, Type], ...]:
        if not isinstance(node, Mapping):
            return ()
        return tuple((key.text, self.type(value)) for key, value in node.entries)


def section(tree: Mapping, name: str) -> Iterator[tuple[Scalar, Node]]:
    """The entries of a section, if it is there."""
    found = tree.get(name)
    if isinstance(found, Mapping):
        yield from found.entries
