"""Recordings of simulated games: written, and played again, on the machine alone and without words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import chain
from pathlib import Path
from typing import Any

from .chance import Policy
from .errors import GameError
from .game import Game
from .ir import FINISHED, STATUS
from .machine import DECISION_LIMIT, take
from .machine import State as Vector
from .recorded_files import Flaw, RecordingError, parsed, write_lines
from .recording import Recording, agree, unlike_choice
from .recording_format import EVERY, check, end_of, head, line_of, shape
from .states import State


def driven(game: Game, seed: int, choose: Callable[[int, int], int], every: int) -> tuple[list[int], list[str], Vector]:
    """Play a game on its machine alone: choices, checks and the last state. A choice below 0 stops."""
    vector, choices, checks, running = game.machine.new(seed), list[int](), list[str](), 0
    while True:
        stop = game.run(vector)
        if stop.kind == "fault":
            raise game.fault(stop)
        if choices:
            running = check(game.canonical.form(vector), choices[-1], running)
            if not len(choices) % every or stop.kind == "finished":
                checks.append(f"{running:08x}")
        if stop.kind != "decision" or (number := choose(len(choices), len(stop.options))) < 0:
            return choices, checks, vector
        choices.append(number)
        take(vector, stop, *stop.options[number])


def simulated(game: Game, seed: int, games: int) -> Iterator[str]:
    """The lines of games with the seeds seed, seed + 1, ... played at random, as `simulate` plays them."""
    for own in range(seed, seed + games):
        policy = Policy(own)

        def choose(number: int, options: int, policy: Policy = policy) -> int:
            if number == DECISION_LIMIT:
                raise GameError("a game does not end")
            return policy.draw(options)

        choices, checks, vector = driven(game, own, choose, EVERY)
        yield line_of({"seed": own, "choices": choices, "checks": checks, "end": end_of(State(game, vector))})


def _compare(game: Game, data: Any, every: int) -> None:
    """Play a game again without words; Flaw names the first difference."""
    told: list[int] = data["choices"]

    def choose(number: int, options: int) -> int:
        if number < len(told) and not 0 <= told[number] < options:
            raise unlike_choice(number, told[number], options)
        return told[number] if number < len(told) else -1

    choices, checks, vector = driven(game, data["seed"], choose, every)
    if len(choices) < len(told):
        raise unlike_choice(len(choices), told[len(choices)], 0)
    end = end_of(State(game, vector)) if vector[STATUS] == FINISHED else {}
    agree(data, {"checks": checks, "end": end}, every)


def verified(game: Game, text: str, path: Path | str, line: int, every: int, whole: bool = True) -> str:
    """What is wrong with the game on a line, or nothing; `whole`: it has to be finished."""
    try:
        data = parsed(text, path, line)
        shape(data)
        if whole and "end" not in data:
            raise Flaw("recording-open", "the game has no end: it is not over or cut off")
        if "texts" in data or "chances" in data:
            Recording.read(game, data, every)
        else:
            _compare(game, data, every)
    except RecordingError as error:
        return str(error)
    except Flaw as flaw:
        return str(flaw.at(path, line, text))
    except GameError as error:
        return str(Flaw("recording-differs", str(error)).at(path, line, text))
    return ""


def write(path: Path | str, game: Game, lines: Iterable[str], games: int) -> None:
    """Write a file of simulated games."""
    write_lines(Path(path), chain([line_of(head(game, games, EVERY))], lines))
