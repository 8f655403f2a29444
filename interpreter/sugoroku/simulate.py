"""Plays many games at random, on all cores, and adds up what happened."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from . import ir
from .chance import Policy
from .errors import FaultError
from .machine import DECISION_LIMIT, Batch, Machine, take

if TYPE_CHECKING:
    from .game import Game

# A thread gets so many games at a time, or more where there are many parts anyway.
CHUNK, PARTS = 500, 64


@dataclass(frozen=True, slots=True)
class Standing:
    """The results of one seat."""

    seat: str
    mean: float
    deviation: float
    lowest: int
    highest: int
    wins: float


@dataclass(frozen=True, slots=True)
class Summary:
    """The results of a simulation. `faults` are seeds of games that stopped with a fault."""

    games: int
    decisions: float
    longest: int
    standings: tuple[Standing, ...]
    faults: tuple[int, ...]
    digest: str


def play(
    machine: Machine, seats: int, seed: int, games: int, jobs: int = 1, progress: Callable[[int], None] = lambda _: None
) -> Batch:
    """Play games with the seeds seed, seed + 1, ...; the result does not depend on the number of jobs."""
    out = Batch.empty(games, seats)
    chunk = max(CHUNK, games // (PARTS * max(jobs, 1)))
    starts = range(0, games, chunk)

    def part(start: int) -> int:
        rows = out.part(start, min(start + chunk, games))
        machine.batch(seed + start, len(rows), rows)
        return len(rows)

    if jobs <= 1:
        for start in starts:
            progress(part(start))
        return out
    # Native code runs without the lock of the interpreter, so threads are enough for all cores.
    with ThreadPoolExecutor(jobs) as executor:
        try:
            for done in as_completed([executor.submit(part, start) for start in starts]):
                progress(done.result())
        except BaseException:
            # Who is asked to stop does not wait for the games that have not begun.
            executor.shutdown(wait=False, cancel_futures=True)
            raise
    return out


def fault_of(game: Game, seed: int) -> FaultError:
    """Why and where the game with this seed stopped: it is played again."""
    state, policy, decisions = game.machine.new(seed), Policy(seed), 0
    while (stop := game.run(state)).kind == "decision":
        if decisions == DECISION_LIMIT:
            return game.endless(stop.node)
        decisions += 1
        take(state, stop, *stop.options[policy.draw(len(stop.options))])
    return game.fault(stop)


def summary(batch: Batch, seed: int) -> Summary:
    """What a batch amounts to; the digest is equal for equal games only."""
    good: npt.NDArray[np.bool_] = batch.status == ir.FINISHED
    faults = tuple(int(seed + row) for row in np.flatnonzero(~good))
    totals, ranks = batch.totals[good], batch.ranks[good]
    standings = []
    for seat in range(batch.totals.shape[1]):
        column = totals[:, seat]
        firsts = (ranks == 1).sum(axis=1)
        shares = np.where(ranks[:, seat] == 1, 1 / np.maximum(firsts, 1), 0.0)
        if len(column):
            standings.append(
                Standing(
                    f"p{seat + 1}",
                    float(column.mean()),
                    float(column.std()),
                    int(column.min()),
                    int(column.max()),
                    float(shares.mean()),
                )
            )
    digest = int(
        np.bitwise_xor.reduce(batch.hashes * (np.arange(len(batch), dtype=np.uint64) * np.uint64(2) + np.uint64(1)))
    )
    longest = int(batch.decisions.max()) if len(batch) else 0
    mean = float(batch.decisions.mean()) if len(batch) else 0.0
    return Summary(len(batch), mean, longest, tuple(standings), faults, f"{digest:016x}")
