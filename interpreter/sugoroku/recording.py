"""Recordings of games in our own format: seed or chance outcomes, choices, checks along the way, the result.

A file is a head line and one line for each game, all JSON. `docs/recordings.md` describes it.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from hashlib import sha256
from itertools import chain
from pathlib import Path
from typing import Any
from zlib import crc32

from .chance import Policy
from .errors import GameError
from .feeding import Chance, Feed, Outcome
from .game import Game, Option, State, find, load
from .ir import FINISHED, STATUS
from .machine import DECISION_LIMIT, take
from .machine import State as Vector
from .nodes import plain
from .recorded_files import RecordingError, lines_of, parsed, write_lines

FORMAT, VERSION = "sugoroku recording", 1
# A check is written after every choice of a played game, after so many of a simulated one.
EVERY = 10
_SEEDS = range(-(2**63), 2**64)
_HEAD: dict[str, type] = {"format": str, "version": int, "game": str, "players": int, "variants": list, "spec": str}
_HEAD |= {"every": int, "games": int}
_GAME = {"seed": int, "chances": list, "choices": list, "texts": list, "checks": list, "end": dict}
_END = {"hash": str, "scores": list, "ranks": list}


@dataclass(frozen=True, slots=True)
class Choice:
    """A choice that was made: the state before it, the number of the option from 0, and its words."""

    state: State
    number: int
    text: str


class Recording:
    """One game, as it is played: apply options, undo, and write it at any time.

    >>> from sugoroku.places import spec_folder
    >>> record = Recording(load(min(spec_folder().iterdir()), players=2), seed=7)
    >>> while record.state.decision:
    ...     state = record.apply(record.state.decision.options[0])
    >>> Recording.read(record.game, record.data()).state == record.state
    True
    """

    def __init__(
        self, game: Game, seed: int = 0, feed: Feed | None = None, every: int = 1, start: State | None = None
    ) -> None:
        if seed not in _SEEDS:
            raise GameError("a seed has at most 64 bits")
        self.game, self.seed, self.every = game, seed, every
        self._feed = feed
        self._chances: list[list[Outcome | None]] = [[]]
        # A game that starts with a saved state can be played, but its file could not be verified.
        self.whole = start is None
        self.state = start if start is not None else game.new(seed, self._noting())
        self.past: list[Choice] = []
        self._checks = [0]

    def _noting(self) -> Feed | None:
        """The feed, which is written down as it answers."""
        if self._feed is None:
            return None
        feed, told = self._feed, self._chances[-1]

        def answer(chance: Chance) -> Outcome | None:
            outcome = feed(chance)
            told.append(outcome if outcome is None or isinstance(outcome, int) else list(outcome))
            return outcome

        return answer

    def apply(self, option: Option | str) -> State:
        """Choose; the state after it."""
        decision = self.state.decision
        if decision is None:
            raise GameError("the game is over")
        chosen = decision.option(option) if isinstance(option, str) else option
        if chosen not in decision.options:
            raise GameError(f'"{chosen}" is not offered')
        number = decision.options.index(chosen)
        self._chances.append([])
        try:
            after = self.state.apply(chosen, self._noting())
        except GameError:
            self._chances.pop()
            raise
        self.past.append(Choice(self.state, number, f"{decision.player}: {chosen.text}"))
        self._checks.append(check(after.vector, number, self._checks[-1]))
        self.state = after
        return after

    def undo(self) -> State:
        """Take the last choice back."""
        if not self.past:
            raise GameError("there is no choice to take back")
        self.state = self.past.pop().state
        self._chances.pop()
        self._checks.pop()
        return self.state

    def data(self) -> dict[str, Any]:
        """The game as it is written."""
        found: dict[str, Any] = {"seed": self.seed}
        if self._feed is not None:
            found["chances"] = list(chain.from_iterable(self._chances))
        found["choices"] = [each.number for each in self.past]
        found["texts"] = [each.text for each in self.past]
        checks = self._checks[self.every :: self.every]
        if self.state.finished and len(self.past) % self.every:
            checks.append(self._checks[-1])
        found["checks"] = [f"{value:08x}" for value in checks]
        if self.state.finished:
            found["end"] = _end(self.state)
        return found

    def write(self, path: Path | str) -> None:
        """Write a file with this game alone; it is whole at any time."""
        if not self.whole:
            raise GameError("a game that was not recorded from its start cannot be written")
        write_lines(Path(path), [_line(head(self.game, 1, self.every)), _line(self.data())])

    @classmethod
    def read(cls, game: Game, data: Any, every: int = 1) -> Recording:
        """The game that was written, played again and compared; GameError names the first difference."""
        problem = shape(data)
        if problem:
            raise GameError(problem)
        made = cls(game, data["seed"], _given(data["chances"]) if "chances" in data else None, every)
        for number, choice in enumerate(data["choices"]):
            decision = made.state.decision
            if decision is None:
                raise GameError(f"choice {number + 1}: recorded {choice}, engine: the game is over")
            if not 0 <= choice < len(decision.options):
                raise GameError(f"choice {number + 1}: recorded {choice}, engine: {len(decision.options)} options")
            made.apply(decision.options[choice])
        _agree(data, made.data(), every)
        return made


def _agree(data: Any, found: dict[str, Any], every: int) -> None:
    """Compare what was written with what happened."""
    for key in ("texts", "checks", "chances"):
        for number, (left, right) in enumerate(zip(data.get(key, ()), found.get(key, ()), strict=False)):
            if type(left) is not type(right) or left != right:
                place = min((number + 1) * every, len(data["choices"])) if key == "checks" else number + 1
                raise GameError(f"{_PLACES[key]} {place}: recorded {str(left)[:80]}, engine {right}")
        if key in data and len(data[key]) != len(found.get(key, ())):
            raise GameError(f"number of {key}: recorded {len(data[key])}, engine {len(found.get(key, ()))}")
    for key in _END:
        left, right = data.get("end", {}).get(key), found.get("end", {}).get(key)
        if json.dumps(left) != json.dumps(right):
            raise GameError(f"{key} at the end: recorded {_said(left)}, engine {_said(right)}")


_PLACES = {"texts": "choice", "checks": "check after choice", "chances": "chance"}


def _said(value: Any) -> str:
    return "that the game is not over" if value is None else str(value)[:80]


def _given(outcomes: list[Any]) -> Feed:
    """Gives recorded outcomes one after the other."""
    left = iter(outcomes)

    def answer(chance: Chance) -> Outcome | None:
        try:
            outcome: Outcome | None = next(left)
        except StopIteration:
            raise GameError(f'no outcome is recorded for the chance "{chance.name}"') from None
        items = outcome if isinstance(outcome, list) else []
        if isinstance(outcome, dict | str | float | bool) or not all(isinstance(each, int | str) for each in items):
            raise GameError(f'what is recorded for the chance "{chance.name}" is no outcome')
        return outcome

    return answer


def check(vector: Vector, choice: int, before: int) -> int:
    """A number that depends on a choice and the state after it, and on all before them."""
    if sys.byteorder == "big":
        vector = vector[:]
        vector.byteswap()
    return crc32(vector, crc32(choice.to_bytes(4, "little"), before))


def spec_hash(game: Game) -> str:
    """A name for the rules of a game with its variants; comments do not change it."""
    text = json.dumps(plain(game.compiled.spec.tree), sort_keys=True)
    return sha256(text.encode()).hexdigest()[:32]


def head(game: Game, games: int, every: int) -> dict[str, Any]:
    """The first line of a file."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "game": game.id,
        "players": game.players,
        "variants": list(game.variants),
        "spec": spec_hash(game),
        "every": every,
        "games": games,
    }


def _line(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def _end(state: State) -> dict[str, Any]:
    return {"hash": f"{state.hash:016x}", "scores": state.scores, "ranks": state.ranks}


def shape(data: Any) -> str:
    """What is wrong with the form of a game line, or nothing."""
    if not isinstance(data, dict):
        return "an object with the keys of a game is expected"
    for name, kinds, needed in ((data, _GAME, ("seed", "choices", "checks")), (data.get("end", {}), _END, ())):
        wanted = needed or (tuple(_END) if "end" in data else ())
        if not isinstance(name, dict):
            return "end is no object"
        for key in wanted:
            if key not in name:
                return f'the key "{key}" is missing'
        for key, value in name.items():
            if key not in kinds:
                return f'there is no key "{key[:60]}"'
            if type(value) is not kinds[key]:
                return f'"{key}" is of another type than expected'
    if data["seed"] not in _SEEDS or len(data["choices"]) > DECISION_LIMIT:
        return "the seed or the list of choices is too long"
    if any(type(choice) is not int for choice in data["choices"]):
        return "a choice is no number"
    return ""


def driven(game: Game, seed: int, choose: Callable[[int, int], int], every: int) -> tuple[list[int], list[str], Vector]:
    """Play a game on its machine alone: choices, checks and the last state. A choice below 0 stops."""
    machine, vector, choices, checks, running = game.machine, game.machine.new(seed), list[int](), list[str](), 0
    while True:
        stop = machine.run(vector)
        if stop.kind == "fault":
            raise GameError(f"the game with seed {seed} stopped: {game.explain(stop)}")
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
        yield _line({"seed": own, "choices": choices, "checks": checks, "end": _end(State(game, vector))})


def _compare(game: Game, data: Any, every: int) -> None:
    """Play a game again without words; GameError names the first difference."""
    told: list[int] = data["choices"]

    def choose(number: int, options: int) -> int:
        if number < len(told) and not 0 <= told[number] < options:
            raise GameError(f"choice {number + 1}: recorded {told[number]}, engine: {options} options")
        return told[number] if number < len(told) else -1

    choices, checks, vector = driven(game, data["seed"], choose, every)
    if len(choices) < len(told):
        raise GameError(f"choice {len(choices) + 1}: recorded {told[len(choices)]}, engine: the game is over")
    end = _end(State(game, vector)) if vector[STATUS] == FINISHED else {}
    _agree(data, {"checks": checks, "end": end}, every)


# files


def read_head(path: Path) -> tuple[dict[str, Any] | None, Iterator[tuple[int, str]]]:
    """The head of a file in our own format, or None for another format; and the lines that follow it."""
    lines = lines_of(path)
    first = next(lines, None)
    if first is None:
        raise RecordingError(path, 1, "the file is empty")
    data = parsed(first[1], path, first[0])
    if not isinstance(data, dict):
        raise RecordingError(path, first[0], "this is no recording: an object is expected")
    if data.get("format") != FORMAT:
        if {"version", "game", "games", "every"} <= set(data):
            raise RecordingError(path, first[0], f'"format" is not "{FORMAT}"')
        return None, chain([first], lines)
    if data.get("version") != VERSION:
        said = str(data.get("version"))[:20]
        raise RecordingError(path, first[0], f"this is version {said} of the format; version {VERSION} can be read")
    for key, kind in _HEAD.items():
        if type(data.get(key)) is not kind:
            raise RecordingError(path, first[0], f'the key "{key}" is missing or of another type than expected')
    if extra := next((key for key in data if key not in _HEAD), None):
        raise RecordingError(path, first[0], f'there is no key "{extra[:60]}"')
    if data["every"] < 1 or data["games"] < 0 or not all(isinstance(each, str) for each in data["variants"]):
        raise RecordingError(path, first[0], "a value of the head is out of range")
    return data, lines


def game_of(data: dict[str, Any], path: Path, wanted: str | Path | None = None) -> tuple[Game, str]:
    """The game that a head speaks of, and a note if its rules have changed since."""
    name = data["game"]
    try:
        folder = find(wanted if wanted is not None else name)
        game = load(folder, data["players"], data["variants"])
    except GameError as error:
        raise RecordingError(path, 1, str(error)) from None
    if game.id != name:
        raise RecordingError(path, 1, f"this is a recording of {name}, not of {game.id}")
    if spec_hash(game) == data["spec"]:
        return game, ""
    return game, f"{path}:1: the rules of {name} have changed since; the games are tried all the same"


def verified(game: Game, text: str, path: Path | str, line: int, every: int, whole: bool = True) -> str:
    """What is wrong with the game on a line, or nothing; `whole`: it has to be finished."""
    try:
        data = parsed(text, path, line)
        if problem := shape(data):
            return f"{path}:{line}: {problem}"
        if whole and "end" not in data:
            return f"{path}:{line}: the game has no end: it is not over or cut off"
        if "texts" in data or "chances" in data:
            Recording.read(game, data, every)
        else:
            _compare(game, data, every)
    except RecordingError as error:
        return str(error)
    except GameError as error:
        return f"{path}:{line}: {error}"
    return ""


def read(path: Path | str, game: Game | None = None) -> Iterator[Recording]:
    """The games of a file, each played again; RecordingError for the first that cannot be reproduced."""
    path = Path(path)
    data, lines = read_head(path)
    if data is None:
        raise RecordingError(path, 1, "this is no recording of ours")
    loaded = game if game is not None else game_of(data, path)[0]
    for line, text in lines:
        try:
            yield Recording.read(loaded, parsed(text, path, line), data["every"])
        except RecordingError:
            raise
        except GameError as error:
            raise RecordingError(path, line, str(error)) from None


def write(path: Path | str, game: Game, lines: Iterable[str], games: int) -> None:
    """Write a file of simulated games."""
    write_lines(Path(path), chain([_line(head(game, games, EVERY))], lines))

