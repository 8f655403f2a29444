"""Numbers and names that the spec alone tells, without a running game."""

from __future__ import annotations

from . import syntax as s
from .declarations import Entry, Spec
from .errors import Problems
from .loader import Mapping, Node, Scalar
from .parser import parse_rule

Known = int | Entry


class Figures:
    """Computes expressions of the language as far as the spec tells them."""

    def __init__(self, spec: Spec, players: int | None = None) -> None:
        self.spec = spec
        self.players = players if players is not None else spec.players[0]
        self._trees: dict[int, tuple[Scalar, s.Statement | None]] = {}

    def tree(self, scalar: Scalar) -> s.Statement | None:
        """The syntax tree of an effect, parsed once; None if it is broken."""
        if id(scalar) not in self._trees:
            self._trees[id(scalar)] = (scalar, parse_rule(scalar, Problems()))
        return self._trees[id(scalar)][1]

    def field(self, entry: Entry, name: str) -> Node | None:
        """What an entry says in a field, or the default of the field."""
        node: Node | None = entry.node
        for part in name.split("."):
            node = node.get(part) if isinstance(node, Mapping) else None
        if node is not None:
            return node
        field = self.spec.field_of(entry.kind, name)
        return field.default if field is not None else None

    def constant(self, name: str) -> int | None:
        """A number of the rules, for the number of players at hand."""
        found = self.spec.constants.get(name)
        if found is None:
            return None
        return found.single if found.by_players is None else found.by_players.get(self.players)

    def value(self, tree: s.Expression, names: dict[str, Known] | None = None) -> Known | None:
        """The number or entry that an expression stands for; None if only a running game knows."""
        names = names or {}
        match tree:
            case s.Number(value=number):
                return number
            case s.Name(text=text):
                known = names.get(text)
                return known if known is not None else self.spec.entries.get(text) or self.constant(text)
            case s.Attribute(base=base, name=name):
                of = self.value(base, names)
                return self.read(of, name) if isinstance(of, Entry) else None
            case s.Index(base=s.Name(text=text), places=(place,)):
                listed = self.spec.constants[text].listed if text in self.spec.constants else None
                at = self.value(place, names)
                return listed[at] if listed is not None and isinstance(at, int) and 0 <= at < len(listed) else None
            case s.Apply(base=s.Name(text="min" | "max" as op), arguments=(left, right)):
                return self.compute(op, self.value(left, names), self.value(right, names))
            case s.Operation(op=op, left=left, right=right):
                return self.compute(op, self.value(left, names), self.value(right, names))
        return None

    def read(self, entry: Entry, name: str) -> Known | None:
        if name == "number":
            return entry.number
        found = self.field(entry, name)
        if not isinstance(found, Scalar):
            return None
        return found.value if type(found.value) is int else self.spec.entries.get(found.text)

    def compute(self, op: str, left: Known | None, right: Known | None) -> int | None:
        if not isinstance(left, int) or not isinstance(right, int):
            return None
        match op:
            case "+":
                return left + right
            case "-":
                return left - right
            case "*":
                return left * right
            case "/" if right:
                return left // right
            case "min":
                return min(left, right)
            case "max":
                return max(left, right)
        return None
