"""Reads the sections of a spec into what it declares."""

from __future__ import annotations

from .errors import Problems, Span
from .kinds import Kinds
from .names import Names, section
from .nodes import Mapping, Node, Scalar, Sequence, number_of, plain, text_of
from .spec import (
    HIGHEST,
    Chapter,
    Constant,
    Resource,
    Rule,
    Spec,
    StateItem,
)


def declare(tree: Mapping, players: int, problems: Problems) -> Spec | None:
    """Read the declarations of a merged spec for a number of players; None when the frame of it is broken."""
    game = tree.get("game")
    if not isinstance(game, Mapping):
        problems.add("spec-game", 'no file of this game has the section "game"', tree.span)
        return None
    reader = _Reader(tree, game, players, problems)
    return reader.spec


def declared(tree: Mapping, players: int) -> Spec:
    """What a merged spec declares for a number of players; SpecError with everything that is wrong."""
    problems = Problems()
    spec = declare(tree, players, problems)
    problems.error_if_any()
    assert spec is not None
    return spec


def players_of(tree: Mapping) -> tuple[int, int]:
    """For how many players a game is."""
    game = tree.get("game")
    counts = game.get("players") if isinstance(game, Mapping) else None
    if not isinstance(counts, Mapping):
        return 1, 1
    low = number_of(counts.get("min"), 1)
    return low, number_of(counts.get("max"), low)


class _Reader:
    """Reads the sections one after the other."""
    def __init__(self, tree: Mapping, game: Mapping, players: int, problems: Problems) -> None:
        self.problems = problems
        counts = game.get("players")
        assert isinstance(counts, Mapping)
        seats = counts.get("seats")
        given = {int(k.text): number_of(v, 1) for k, v in seats.entries} if isinstance(seats, Mapping) else {}
        start = game.get("start")
        assert isinstance(start, Scalar)
        self.spec = Spec(
            text_of(game.get("id")),
            number_of(game.get("version"), 1),
            players_of(tree),
            given,
            start,
            tree,
        )
        self.spec.humans = players
        self.players, self.names = players, Names(self.spec, problems)
        self.constants(tree)
        self.resources(tree)
        Kinds(self.names, players).read(tree)
        self.groups(tree)
        self.state(tree)
        self.spec.values = self.procedures(tree, "values", "is")
        self.spec.rules = self.procedures(tree, "rules", "do")
        self.spec.anytime = self.procedures(tree, "anytime", "do")
        self.scores(tree)
        self.chapters(tree)
        self.pictures(tree)

    def constants(self, tree: Mapping) -> None:
        for key, node in section(tree, "constants"):
            if not self.names.claim(key.text, key.span):
                continue
            single, by_players, listed, truth = None, None, None, False
            match node:
                case Scalar(value=bool() as value):
                    single, truth = int(value), True
                case Scalar():
                    single = number_of(node, 0)
                case Sequence(items=items):
                    listed = tuple(number_of(item, 0) for item in items)
                case Mapping(entries=entries):
                    by_players = {int(k.text): number_of(v, 0) for k, v in entries}
                    if self.players not in by_players:
                        who = f"{self.players} player{'s' if self.players > 1 else ''}"
                        hint = f"add {self.players}: how many"
                        self.problems.add("constant-players", f'"{key.text}" has no number for {who}', key.span, hint)
            self.spec.constants[key.text] = Constant(key.text, key.span, single, by_players, listed, truth)

    def resources(self, tree: Mapping) -> None:
        for number, (key, node) in enumerate(section(tree, "resources")):
            details = node if isinstance(node, Mapping) else Mapping((), key.span)
            plural = text_of(details.get("plural"), key.text)
            self.names.claim(key.text, key.span)
            if plural != key.text:
                self.names.claim(plural, key.span)
                self.spec.plurals[plural] = key.text
            low = number_of(details.get("min"), 0)
            self.spec.resources[key.text] = Resource(
                key.text,
                plural,
                number,
                key.span,
                low,
                number_of(details.get("max"), HIGHEST),
                number_of(details.get("start"), max(0, low)),
                text_of(details.get("gain")),
            )

    def groups(self, tree: Mapping) -> None:
        for key, node in section(tree, "groups"):
            self.names.claim(key.text, key.span)
            members = []
            for item in node.items if isinstance(node, Sequence) else ():
                name = self.spec.plurals.get(text_of(item), text_of(item))
                if name in self.spec.resources:
                    members.append(name)
                else:
                    self.names.unknown("resource", item, self.spec.resources)
            self.spec.groups[key.text] = tuple(members)

    def state(self, tree: Mapping) -> None:
        for key, node in section(tree, "state"):
            self.names.claim(key.text, key.span)
            details = node if isinstance(node, Mapping) else Mapping((), key.span)
            zone, start, seen = details.get("zone"), details.get("start"), details.get("seen")
            wanted = self.names.type(zone if zone is not None else details.get("type"))
            low, high = number_of(details.get("min"), 0), number_of(details.get("max"), HIGHEST)
            size, before = number_of(details.get("size"), 0), len(self.problems)
            per = self.names.room(self.names.per(details.get("per")), max(size, 1), key.span)
            if len(self.problems) > before:
                self.spec.broken.add(key.text)
            if wanted.base == "entity":
                low, high = -1, len(self.spec.family(wanted.kind)) - 1
                kind = self.spec.kinds[wanted.kind]
                size = size or kind.high - kind.low
            elif wanted.base == "truth":
                high = 1
            elif wanted.base == "resource":
                low, high = -1, len(self.spec.resources) - 1
            if zone is not None and not size:
                self.problems.add("state-size", "this zone needs its size", key.span, "add size: how many fit")
                size = 1
            if zone is not None:
                per = self.names.room(per, size + 1, key.span)
            self.spec.state[key.text] = StateItem(
                key.text,
                wanted,
                key.span,
                per,
                zone is not None,
                size,
                low,
                high,
                start if isinstance(start, Scalar) else None,
                seen if isinstance(seen, Scalar) else None,
            )

    def procedures(self, tree: Mapping, title: str, body: str) -> dict[str, Rule]:
        found: dict[str, Rule] = {}
        for key, node in section(tree, title):
            if title == "values":
                self.names.claim(key.text, key.span)
            if isinstance(node, Scalar):
                found[key.text] = Rule(key.text, node, key.span)
                continue
            text = node.get(body) if isinstance(node, Mapping) else None
            if isinstance(node, Mapping) and isinstance(text, Scalar):
                facts = plain(node.get("facts")) if node.get("facts") is not None else []  # type: ignore[arg-type]
                found[key.text] = Rule(
                    key.text,
                    text,
                    key.span,
                    self.names.parameters(node.get("with")),
                    tuple(str(fact) for fact in facts or ()),
                )
        return found

    def scores(self, tree: Mapping) -> None:
        scoring, seen = tree.get("scoring"), dict[str, Span]()
        for item in scoring.items if isinstance(scoring, Sequence) else ():
            body = item.get("is") if isinstance(item, Mapping) else None
            if isinstance(item, Mapping) and isinstance(body, Scalar):
                id = item.get("id") or body
                if seen.setdefault(text_of(id), id.span) != id.span:
                    self.problems.add("name-taken", f'there are two scores "{text_of(id)}"', id.span,
                                      related=(("the first one is here", seen[text_of(id)]),))
                facts = plain(item.get("facts")) if item.get("facts") is not None else []  # type: ignore[arg-type]
                self.spec.scoring.append(
                    Rule(text_of(item.get("id")), body, body.span, (), tuple(map(str, facts or ())))
                )
        ranking, ranked = tree.get("ranking"), tree.get("ranked")
        self.spec.ranking = [s for s in ranking.items if isinstance(s, Scalar)] if isinstance(ranking, Sequence) else []
        self.spec.ranked = ranked if isinstance(ranked, Scalar) else None

    def chapters(self, tree: Mapping) -> None:
        """The book; a chapter, a fact or a kind that stands in it twice is a problem."""
        book, seen = tree.get("book"), dict[tuple[str, str], Span]()

        def once(what: str, node: Node | None) -> bool:
            if node is None:
                return False
            first = seen.setdefault((what, text_of(node)), node.span)
            if first != node.span:
                self.problems.add("book-twice", f'the {what} "{text_of(node)}" stands in the book twice', node.span,
                                  related=(("it stands here too", first),))
            return first == node.span

        def listed(item: Mapping, key: str) -> tuple[Node, ...]:
            found = item.get(key)
            return found.items if isinstance(found, Sequence) else ()

        def known(node: Node) -> bool:
            if text_of(node) not in self.spec.kinds:
                self.names.unknown("kind", node, self.spec.kinds)
            return text_of(node) in self.spec.kinds

        for item in book.items if isinstance(book, Sequence) else ():
            if isinstance(item, Mapping) and once("chapter", item.get("id")):
                facts = tuple((text_of(fact), fact.span) for fact in listed(item, "facts") if once("fact", fact))
                counts = tuple(text_of(kind) for kind in listed(item, "counts") if known(kind))
                kinds = tuple(text_of(kind) for kind in listed(item, "kinds") if known(kind) and once("kind", kind))
                tables = tuple(text_of(table) for table in listed(item, "tables") if once("table", table))
                self.spec.book.append(Chapter(text_of(item.get("id")), item.span, facts, counts, kinds, tables))

    def pictures(self, tree: Mapping) -> None:
        """Drawn symbols and tints; each belongs to something that is declared."""
        known = [*self.spec.resources, *self.spec.groups, *self.spec.rules, *self.spec.entries]
        for key, node in section(tree, "icons"):
            if key.text not in known:
                self.names.unknown("resource, group, rule or entry", key, known)
            self.spec.icons[key.text] = " ".join(text_of(node).split())
        for key, node in section(tree, "tints"):
            if key.text not in self.spec.kinds and key.text not in self.spec.entries:
                self.names.unknown("kind or entry", key, [*self.spec.kinds, *self.spec.entries])
            self.spec.tints[key.text] = text_of(node)
