"""Reads the kinds of a spec, their families, entries and fields."""

from __future__ import annotations

from .errors import Problems
from .names import OWN, Names, section
from .nodes import Mapping, Node, Scalar, Sequence, number_of, text_of
from .spec import PLAYER, Entry, Field, Kind, Spec

# A spec is untrusted: tables stay small.
MAX_ENTRIES = 5_000


class Kinds:
    """Reads the section "kinds" into a spec."""

    def __init__(self, names: Names, players: int) -> None:
        self.names, self.players = names, players
        self.spec: Spec = names.spec
        self.problems: Problems = names.problems

    def read(self, tree: Mapping) -> None:
        nodes: dict[str, tuple[Scalar, Node]] = {key.text: (key, node) for key, node in section(tree, "kinds")}
        self.seats()
        for name, (key, node) in nodes.items():
            details = node if isinstance(node, Mapping) else Mapping((), key.span)
            plural = text_of(details.get("plural"), name + "s")
            if self.names.claim(name, key.span):
                self.spec.plurals[plural] = name
                if plural != name:
                    self.names.claim(plural, key.span)
            self.spec.kinds[name] = Kind(name, plural, text_of(details.get("is")), key.span)
        for kind in self.spec.kinds.values():
            self.family(kind, nodes)
        self.number(nodes)
        for name, (_, node) in nodes.items():
            if isinstance(node, Mapping) and isinstance(fields := node.get("fields"), Mapping):
                self.fields(self.spec.kinds[name], fields)

    def seats(self) -> None:
        """The kind of the players, which every game has."""
        seats = self.spec.seat_count(self.players)
        own = Kind(PLAYER, "players", "", OWN, root=PLAYER)
        own.entries = [Entry(f"p{n + 1}", PLAYER, n, n, None, own.span) for n in range(seats)]
        own.high = seats
        self.spec.kinds[PLAYER] = own
        self.spec.plurals["players"] = PLAYER
        for entry in own.entries:
            self.spec.entries[entry.id] = entry
        for name in (PLAYER, "players", *(e.id for e in own.entries)):
            self.spec.places[name] = own.span

    def family(self, kind: Kind, nodes: dict[str, tuple[Scalar, Node]]) -> None:
        seen, at = [kind.name], kind
        while at.parent:
            if at.parent not in self.spec.kinds:
                node = nodes[at.name][1]
                parent = node.get("is") if isinstance(node, Mapping) else None
                self.names.unknown("kind", parent if parent is not None else node, self.spec.kinds)
                at.parent = ""
            elif at.parent in seen:
                way = " is ".join((*seen[seen.index(at.parent) :], at.parent))
                self.problems.add("kind-cycle", f'the kind "{kind.name}" is a kind of itself: {way}', kind.span)
                at.parent = ""
            else:
                at = self.spec.kinds[at.parent]
                seen.append(at.name)
        kind.root = at.name

    def number(self, nodes: dict[str, tuple[Scalar, Node]]) -> None:
        """Lay the entries of each family one after the other, children inside their parents."""

        def lay(name: str, root: Kind) -> None:
            kind = self.spec.kinds[name]
            kind.low = len(root.entries)
            _key, node = nodes[name]
            listed = node if isinstance(node, Sequence) else node.get("entries") if isinstance(node, Mapping) else None
            for item in listed.items if isinstance(listed, Sequence) else ():
                self.entries(kind, root, item)
            for child in nodes:
                if self.spec.kinds[child].parent == name:
                    lay(child, root)
            kind.high = len(root.entries)
            if kind is not root:
                kind.entries = root.entries[kind.low : kind.high]

        for name in nodes:
            kind = self.spec.kinds[name]
            if kind.root == name:
                lay(name, kind)

    def entries(self, kind: Kind, root: Kind, item: Node) -> None:
        if len(root.entries) >= MAX_ENTRIES:
            message = f'"{root.name}" has more than {MAX_ENTRIES:,} entries'
            self.problems.add("spec-large", message, root.span, "copies count too")
            return
        given = item.get("id") if isinstance(item, Mapping) else item
        id = text_of(given)
        copies = number_of(item.get("copies"), 1) if isinstance(item, Mapping) else 1
        span = given.span if given is not None else item.span
        design = len(root.entries)
        self.names.claim(id, span)
        for copy in range(1, copies + 1):
            name = id if copies == 1 else f"{id}_{copy}"
            if copies > 1:
                self.names.claim(name, span)
            node = item if isinstance(item, Mapping) else None
            entry = Entry(name, kind.name, len(root.entries), design, node, span)
            root.entries.append(entry)
            self.spec.entries[name] = entry

    def fields(self, kind: Kind, fields: Mapping) -> None:
        for key, node in fields.entries:
            if not isinstance(node, Mapping):
                kind.fields[key.text] = Field(key.text, self.names.type(node), key.span)
                continue
            per = self.names.room(self.names.per(node.get("per")), max(1, kind.high - kind.low), key.span)
            inner = node.get("fields")
            if isinstance(inner, Mapping):
                for name, part in inner.entries:
                    full = f"{key.text}.{name.text}"
                    default = part.get("default") if isinstance(part, Mapping) else None
                    wanted = self.names.type(part.get("type") if isinstance(part, Mapping) else part)
                    kind.fields[full] = Field(full, wanted, name.span, per, default)
            else:
                kind.fields[key.text] = Field(
                    key.text,
                    self.names.type(node.get("type")),
                    key.span,
                    per,
                    node.get("default"),
                    self.names.parameters(node.get("with")),
                )
