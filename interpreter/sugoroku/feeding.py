"""Chance from outside: what a chance point asks, recorded or stacked outcomes, and a generator that takes notes."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from copy import copy
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar

from . import ir
from .calls import shown, whole
from .chance import Policy, draw
from .errors import GameError, Span, hint_for
from .machine import State, Stop

if TYPE_CHECKING:
    from .game import Game

T = TypeVar("T")
Item = int | str
# A number of a roll, or the items of a zone from bottom to top.
Outcome = int | Sequence[Item]


@dataclass(frozen=True, slots=True)
class Chance:
    """A chance point that waits: for a number from `low` to `high`, or for an order of `items`, if there are any."""

    name: str
    low: int
    high: int
    items: tuple[Item, ...]
    origin: Span | None = None

    def index(self, outcome: Outcome) -> int | list[int]:
        """An outcome as the machine counts: from 0, or the positions of items; GameError if it is none of this chance.

        Fewer items than there are come to the top.
        """
        if not self.items:
            if isinstance(outcome, bool) or not isinstance(outcome, int) or not self.low <= outcome <= self.high:
                raise GameError(f'the chance "{self.name}" is a number from {self.low} to {self.high}, not {outcome!r}')
            return outcome - self.low
        if isinstance(outcome, str) or not isinstance(outcome, Sequence):
            raise GameError(f'the chance "{self.name}" is an order of {len(self.items)} items, not {outcome!r}')
        left, found = list(enumerate(self.items)), list[int]()
        for wanted in outcome:
            place = next((place for place in left if place[1] == wanted), None)
            if place is None:
                hint = hint_for(str(wanted), [str(item) for _, item in left])
                raise GameError(f'the chance "{self.name}" has no {wanted!r} (left). {hint}'.rstrip())
            left.remove(place)
            found.append(place[0])
        return found


# Decides a chance; None leaves it to the seed of the game.
Feed = Callable[[Chance], Outcome | None]


class Recorded:
    """Outcomes by the name of their chance point, in the order in which they are asked for; then the seed decides.

    >>> rolls = Recorded({"turn.number": [3, 6]})
    >>> [rolls(Chance("turn.number", 1, 6, ())) for _ in range(3)]
    [3, 6, None]
    """

    def __init__(self, outcomes: Mapping[str, Sequence[Outcome]]) -> None:
        if not isinstance(outcomes, Mapping):
            raise GameError(f"outcomes are lists by the name of their chance, not {shown(outcomes)}")
        self.left: dict[str, list[Outcome]] = {}
        for name, given in outcomes.items():
            if isinstance(given, str) or not isinstance(given, Sequence):
                raise GameError(f'the outcomes of "{name}" are a list, not {shown(given)}')
            self.left[name] = list(given)

    def copy(self) -> Recorded:
        """The same outcomes that are left."""
        return Recorded(self.left)

    def check(self, known: Sequence[str]) -> None:
        """Refuse outcomes of a chance that the game does not have."""
        for name in self.left:
            if name not in known:
                hint = hint_for(str(name), known) or f"chances: {', '.join(known)}"
                raise GameError(f'there is no chance "{str(name)[:80]}". {hint}')

    def __call__(self, chance: Chance) -> Outcome | None:
        waiting = self.left.get(chance.name)
        return waiting.pop(0) if waiting else None


class Rolled:
    """Decides every chance with a generator of its own, and notes what came: `Recorded(rolled.outcomes)` repeats it.

    >>> rolled = Rolled(seed=7)
    >>> 1 <= rolled(Chance("turn.number", 1, 6, ())) <= 6
    True
    >>> list(rolled.outcomes)
    ['turn.number']
    """

    def __init__(self, seed: int) -> None:
        self.outcomes: dict[str, list[Outcome]] = {}
        self._generator = Policy(whole(seed, "a seed"))

    def copy(self) -> Rolled:
        """A generator at the same place with the same notes."""
        made = Rolled(0)
        made.outcomes = {name: list(given) for name, given in self.outcomes.items()}
        made._generator = copy(self._generator)
        return made

    def __call__(self, chance: Chance) -> Outcome:
        outcome: Outcome
        if chance.items:
            outcome = shuffled(chance.items, self._generator.draw)
        else:
            outcome = chance.low + self._generator.draw(chance.high - chance.low + 1)
        self.outcomes.setdefault(chance.name, []).append(outcome)
        return outcome


def shuffled(items: Sequence[T], draw: Callable[[int], int]) -> list[T]:
    """Items in random order, drawn as the machines draw them."""
    found = list(items)
    for top in range(len(found) - 1, 0, -1):
        other = draw(top + 1)
        found[top], found[other] = found[other], found[top]
    return found


def outcome(game: Game, vector: State, stop: Stop, feed: Feed) -> int | list[int]:
    """What a feed decides at a chance point, or else the generator of the game, as the machines count."""
    compiled = game.compiled
    node = compiled.program.nodes[stop.node]
    assert isinstance(node, ir.Random | ir.Shuffle)
    low, items = 0, tuple[Item, ...]()
    if isinstance(node, ir.Random):
        low = lowest(game, node, vector)
    else:
        type = compiled.spec.state[node.zone.region].type
        items = tuple(game.symbols.shown(type, item) for item in stop.items)
    origin = compiled.origins[node.origin].span if node.origin >= 0 else None
    chance = Chance(compiled.chances[node.chance], low, low + stop.bound - 1 if stop.bound else 0, items, origin)
    given = feed(chance)
    if stop.bound:
        return draw(vector, stop.bound) if given is None else chance.index(given)
    placed = chance.index(given) if given is not None else []
    assert isinstance(placed, list)
    left = [item for place, item in enumerate(stop.items) if place not in placed]
    return shuffled(left, lambda bound: draw(vector, bound)) + [stop.items[place] for place in placed]


def lowest(game: Game, node: ir.Random, vector: State) -> int:
    """The lowest number of a roll: machines roll from 0, and a statement that the spec did not write adds it."""
    siblings = node.parent.items if isinstance(node.parent, ir.Sequence) else []
    match siblings[siblings.index(node) + 1 :] if node in siblings else []:
        case [ir.Assign(target=ir.Local(slot=slot), value=ir.Binary(op="+", right=low), origin=-1), *_]:
            return game.reference.compute(vector, low) if slot == node.local else 0
    return 0
