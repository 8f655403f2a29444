"""Recordings of games in our own format: seed or chance outcomes, choices, checks along the way, the result."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from typing import Any

from .decisions import Option
from .errors import GameError
from .feeding import Chance, Feed, Outcome
from .game import Game
from .recorded_files import Flaw, parsed, write_lines
from .recording_format import END, SEEDS, check, end_of, game_of, head, in_head, line_of, read_head, shape
from .states import State

_PLACES = {"texts": "choice", "checks": "check after choice", "chances": "chance"}


@dataclass(frozen=True, slots=True)
class Choice:
    """A choice that was made: the state before it, the number of the option from 0, and its words."""

    state: State
    number: int
    text: str


class Recording:
    """One game, as it is played: apply options, undo, and write it at any time.

    >>> from sugoroku import load
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
        if seed not in SEEDS:
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
            found["end"] = end_of(self.state)
        return found

    def write(self, path: Path | str) -> None:
        """Write a file with this game alone; it is whole at any time."""
        if not self.whole:
            raise GameError("a game that was not recorded from its start cannot be written")
        write_lines(Path(path), [line_of(head(self.game, 1, self.every)), line_of(self.data())])

    @classmethod
    def read(cls, game: Game, data: Any, every: int = 1) -> Recording:
        """The game that was written, played again and compared; GameError names the first difference."""
        shape(data)
        made = cls(game, data["seed"], _given(data["chances"]) if "chances" in data else None, every)
        for number, choice in enumerate(data["choices"]):
            decision = made.state.decision
            if decision is None or not 0 <= choice < len(decision.options):
                raise unlike_choice(number, choice, len(decision.options) if decision is not None else 0)
            made.apply(decision.options[choice])
        agree(data, made.data(), every)
        return made


def unlike_choice(number: int, choice: int, options: int) -> Flaw:
    """A recorded choice that cannot be made."""
    engine = f"{options} options" if options else "the game is over"
    said = f"choice {number + 1}: recorded {str(choice)[:40]}, engine: {engine}"
    return Flaw("recording-differs", said, "choices", number)


def agree(data: Any, found: dict[str, Any], every: int) -> None:
    """Compare what was written with what happened; Flaw names the first difference."""
    for key in ("texts", "checks", "chances"):
        for number, (left, right) in enumerate(zip(data.get(key, ()), found.get(key, ()), strict=False)):
            if type(left) is not type(right) or left != right:
                place = min((number + 1) * every, len(data["choices"])) if key == "checks" else number + 1
                said = f"{_PLACES[key]} {place}: recorded {str(left)[:80]}, engine {right}"
                raise Flaw("recording-differs", said, key, number)
        if key in data and len(data[key]) != len(found.get(key, ())):
            said = f"number of {key}: recorded {len(data[key])}, engine {len(found.get(key, ()))}"
            raise Flaw("recording-differs", said, key)
    for key in END:
        left, right = data.get("end", {}).get(key), found.get("end", {}).get(key)
        if json.dumps(left) != json.dumps(right):
            said = f"{key} at the end: recorded {_said(left)}, engine {_said(right)}"
            raise Flaw("recording-differs", said, "end", key)


def _said(value: Any) -> str:
    return "that the game is not over" if value is None else str(value)[:80]


def _given(outcomes: list[Any]) -> Feed:
    """Gives recorded outcomes one after the other."""
    left = enumerate(outcomes)

    def answer(chance: Chance) -> Outcome | None:
        try:
            number, outcome = next(left)
        except StopIteration:
            said = f'no outcome is recorded for the chance "{chance.name}"'
            raise Flaw("recording-differs", said, "chances") from None
        items = outcome if isinstance(outcome, list) else []
        try:
            if isinstance(outcome, dict | str | float | bool) or not all(isinstance(each, int | str) for each in items):
                raise GameError(f'what is recorded for the chance "{chance.name}" is no outcome')
            if outcome is not None:
                chance.index(outcome)
        except GameError as error:
            raise Flaw("recording-differs", str(error), "chances", number) from None
        given: Outcome | None = outcome
        return given

    return answer


def again(game: Game, path: Path, lines: Iterable[tuple[int, str]], every: int) -> Iterator[Recording]:
    """The games on some lines of a file, each played again; RecordingError for the first that is another one."""
    for line, text in lines:
        try:
            yield Recording.read(game, parsed(text, path, line), every)
        except Flaw as flaw:
            raise flaw.at(path, line, text) from None
        except GameError as error:
            raise Flaw("recording-differs", str(error)).at(path, line, text) from None


def read(path: Path | str, game: Game | None = None) -> Iterator[Recording]:
    """The games of a file, each played again; RecordingError for the first that cannot be reproduced."""
    path = Path(path)
    data, lines = read_head(path)
    if data is None:
        raise in_head(Flaw("recording-kind", "this is no recording of ours"), path)
    yield from again(game if game is not None else game_of(data, path)[0], path, lines, data["every"])
