"""Random games played through the public interface, for the tests that watch them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from sugoroku.decisions import Decision, Option
from sugoroku.game import Game, load
from sugoroku.overlay import variants_of
from sugoroku.places import find
from sugoroku.states import State

Step = tuple[State, Decision, Option, State]


@cache
def opened(game: str, players: int, variants: tuple[str, ...] = ()) -> Game:
    return load(game, players, variants)


def variant_ids(game: str) -> list[str]:
    return list(variants_of(find(game)))


def random_game(game: Game, seed: int) -> Iterator[Step]:
    """One random game, step by step: the state, its decision, the option taken, the state after it."""
    chance, state = random.Random(seed), game.new(seed)
    while (decision := state.decision) is not None:
        option = chance.choice(decision.options)
        after = state.apply(option)
        yield state, decision, option, after
        state = after


def last_state(game: Game, seed: int) -> State:
    *_, (_, _, _, after) = random_game(game, seed)
    return after


def number(state: State, name: str) -> int:
    """A number of the state by its name."""
    value = state[name]
    assert isinstance(value, int), name
    return value


def items(state: State, name: str) -> list[str]:
    """The items of a zone, or the one entry of a cell; nothing for "none"."""
    value = state[name]
    return [str(each) for each in value] if isinstance(value, list) else [str(value)] if value != "none" else []


def edited(game: str, folder: Path, file: str, old: str, new: str) -> Path:
    """A copy of the folder of a game with one text changed."""
    import shutil

    made = Path(shutil.copytree(find(game), folder / game))
    text = (made / file).read_text(encoding="utf-8")
    assert text.count(old) == 1, old
    (made / file).write_text(text.replace(old, new), encoding="utf-8")
    return made
