"""Games for tests: loaded once, played at random, or written on the spot."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import sugoroku

# These allow deep calls when they are imported; Hypothesis wants nobody to do so during a test.
import sugoroku.game
import sugoroku.lowering

# Every game with its own ways to hide things: decks, hands, what passes from player to player, rivals without a human.
TABLES = (("otter-dash", 3), ("tokaido", 2), ("tokaido", 4), ("white-castle", 1), ("white-castle", 3))
LANGUAGES = ("cs", "en", "es", "ru", "uk")


@cache
def loaded(name: str, players: int, variants: tuple[str, ...] = (), machine: str = "native") -> sugoroku.Game:
    """A game that is compiled once for all tests of a process."""
    return sugoroku.load(name, players, variants, machine)


def steps(game: sugoroku.Game, seed: int) -> Iterator[sugoroku.State]:
    """The states of a game of random choices, the end among them."""
    state, chooser = game.new(seed), random.Random(seed)
    while state.decision is not None:
        yield state
        state = state.apply(chooser.choice(state.decision.options))
    yield state


def somewhere(game: sugoroku.Game, seed: int, part: float) -> sugoroku.State:
    """A state with a decision, about so far into a game."""
    found = list(steps(game, seed))[:-1]
    return found[min(int(part * len(found)), len(found) - 1)]


def ended(state: sugoroku.State, seed: int) -> sugoroku.State:
    """The end of a game that goes on at random."""
    chooser = random.Random(seed)
    while state.decision is not None:
        state = state.apply(chooser.choice(state.decision.options))
    return state


def written(folder: Path, text: str, players: int | None = None, machine: str = "native") -> sugoroku.Game:
    """A game from the text of its only file."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "game.yaml").write_text(text, encoding="utf-8")
    return sugoroku.load(folder, players, machine=machine)
