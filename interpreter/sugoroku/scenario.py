"""Scenarios: a given state, decisions, and what must hold afterwards, as designers write them."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from .errors import Problems, Span, SpecError
from .loader import Room, load_file
from .nodes import Mapping, Node, Scalar, Sequence, number_of, text_of
from .overlay import files_in
from .salvage import LeftOut, sound

FOLDER = "scenarios"
# Large games have about a tenth.
SCENARIO_BYTES, SCENARIO_VALUES = 1_500_000, 80_000


@dataclass(frozen=True, slots=True)
class Scenario:
    """One given / when / then."""

    name: str
    node: Mapping
    file: str
    players: int
    variants: tuple[Scalar, ...]
    facts: tuple[str, ...]

    @property
    def span(self) -> Span:
        found = self.node.get("name")
        return found.span if found is not None else self.node.span

    def fits(self, low: int, high: int, seats: int, problems: Problems) -> bool:
        """Whether the game is for so many players and has a seat for who acts."""
        players, actor = self.node.get("players"), self.node.get("me")
        if players is not None and not low <= self.players <= high:
            message = f"this game is for {low} to {high} players, not for {self.players}"
            problems.add("players-count", message, players.span)
            return False
        if isinstance(actor, Scalar) and int(actor.text[1:]) > seats:
            hint = f"the seats are {', '.join(f'p{n + 1}' for n in range(seats))}"
            problems.add("name-unknown", f'there is no player "{actor.text}" here', actor.span, hint)
            return False
        return True

    def texts(self, key: str) -> list[Scalar]:
        """The scalars of a list."""
        node = self.node.get(key)
        return [item for item in node.items if isinstance(item, Scalar)] if isinstance(node, Sequence) else []

    def rows(self, key: str) -> list[list[Scalar]]:
        """A list for each decision; a plain list is about the first one."""
        node = self.node.get(key)
        if not isinstance(node, Sequence):
            return []
        if any(isinstance(item, Sequence) for item in node.items):
            rows = [item.items if isinstance(item, Sequence) else (item,) for item in node.items]
            return [[each for each in row if isinstance(each, Scalar)] for row in rows]
        return [self.texts(key)]


def read(folder: Path, problems: Problems, only: Path | None = None) -> list[Scenario]:
    """The scenarios of a game, or of one of its files; none when they are too large together."""
    found: list[Scenario] = []
    for path, whole in _loaded(folder, problems, only):
        node = sound(whole, "scenarios", problems, LeftOut())
        listed = node.get("scenarios") if isinstance(node, Mapping) else None
        if isinstance(listed, Sequence):
            found += [_scenario(item, path) for item in listed.items if isinstance(item, Mapping)]
    names: dict[str, Span] = {}
    for each in found:
        if names.setdefault(each.name, each.span) != each.span:
            related = (("the first one is here", names[each.name]),)
            problems.add("name-taken", f'there are two scenarios "{each.name}"', each.span, related=related)
    return found


def _loaded(folder: Path, problems: Problems, only: Path | None) -> list[tuple[Path, Node]]:
    """All files, before any is looked at closely: that is what takes time."""
    room, found = Room(SCENARIO_VALUES), list[tuple[Path, Node]]()
    try:
        paths = [only] if only is not None else files_in(folder / FOLDER, problems, SCENARIO_BYTES)
    except SpecError as error:
        problems.extend(error)
        return []
    for path in paths:
        try:
            found.append((path, load_file(path, folder, room)))
        except SpecError as error:
            problems.extend(error)
            if room.full:
                return []
    return found


def _scenario(item: Mapping, path: Path) -> Scenario:
    variants, facts = item.get("variants"), item.get("facts")
    return Scenario(
        text_of(item.get("name")),
        item,
        path.name,
        number_of(item.get("players"), 0),
        tuple(each for each in variants.items if isinstance(each, Scalar)) if isinstance(variants, Sequence) else (),
        tuple(text_of(each) for each in facts.items) if isinstance(facts, Sequence) else (),
    )
