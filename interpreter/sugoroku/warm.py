"""A quick start: remembers compiled games by the content of their files, so that nothing is parsed twice."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from .machine import Machine

# So many games are worth the wait for optimised code.
MANY = 20_000


@dataclass(frozen=True, slots=True)
class Ready:
    """A machine for a game, with what a simulation needs to know about it."""

    id: str
    players: int
    seats: int
    machine: Machine


def ready(game: str | Path, players: int | None, variants: Sequence[str], machine: str, games: int) -> Ready:
    """A machine that is ready to play so many games."""
    from .game import load

    loaded = load(game, players, variants, machine)
    engine = loaded.machine
    improve = getattr(engine, "improve", None)
    if improve is not None and games >= MANY:
        improve()
    return Ready(loaded.id, loaded.players, loaded.compiled.program.seats, engine)
