"""`sugoroku replay`: recorded games against the engine."""

from __future__ import annotations

import os
from collections.abc import Iterable
from itertools import islice
from pathlib import Path
from typing import Any

import click

from ..errors import GameError
from ..mapping import mapping_files
from ..places import find
from ..progress import advancing
from ..recorded_files import Flaw, RecordingError, parsed
from ..recorded_runs import verified
from ..recording_format import game_of, in_head, read_head
from ..replay import Foreign, foreign
from ..workers import batches, in_order

BATCH, SHOWN = 16, 50
Lines = list[tuple[int, str]]
# What a process works with; a forked process finds it ready.
_ready: dict[tuple[Any, ...], Any] = {}


def _warm_foreign(folder: Path, mapping: str | None, file: str) -> None:
    if (folder, mapping) not in _ready:
        format = foreign(folder, mapping)
        format.game.machine  # noqa: B018
        _ready[folder, mapping] = format
    _ready[()] = (_ready[folder, mapping], file)


def _foreign(lines: Lines) -> list[tuple[int, str]]:
    format, file = _ready[()]
    return [(line, _foreign_game(format, text, file, line)) for line, text in lines]


def _foreign_game(format: Foreign, text: str, file: str, line: int) -> str:
    try:
        record = parsed(text, file, line)
    except RecordingError as error:
        return str(error)
    found = format.flaw(record)
    if found is None:
        return ""
    name = str(record.get("id", "?"))[:80] if isinstance(record, dict) else "?"
    return str(Flaw(found.code, f"{name}: {found}", *found.path).at(file, line, text))


def _warm_own(folder: Path, data: dict[str, Any], file: str, whole: bool) -> None:
    if (folder,) not in _ready:
        _ready[(folder,)] = game_of(data, Path(file), folder)[0]
    _ready[(folder,)].machine  # noqa: B018
    _ready[()] = (_ready[(folder,)], file, data["every"], whole)


def _own(lines: Lines) -> list[tuple[int, str]]:
    game, file, every, whole = _ready[()]
    return [(line, verified(game, text, file, line, every, whole)) for line, text in lines]


class Tally:
    """Counts games and prints those that are wrong."""

    def __init__(self, file: Path) -> None:
        self.file, self.games, self.wrong = file, 0, 0

    def tell(self, message: str) -> None:
        self.wrong += 1
        if self.wrong <= SHOWN:
            click.echo(f"{message}\n")

    def take(self, results: Iterable[list[tuple[int, str]]]) -> None:
        with advancing("games") as advance:
            for rows in results:
                self.games += len(rows)
                for _, message in rows:
                    if message:
                        self.tell(message)
                advance(len(rows))

    def end(self) -> None:
        """Print the sum; exit code 1 unless everything was reproduced."""
        if self.wrong > SHOWN:
            click.echo(f"and {self.wrong - SHOWN} more")
        click.echo(f"{max(self.games - self.wrong, 0)}/{self.games} games reproduced")
        raise click.exceptions.Exit(1 if self.wrong or not self.games else 0)


@click.command()
@click.argument("game")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--mapping", help="The mapping for recordings made elsewhere; default: the only one of the game.")
@click.option("--limit", type=click.IntRange(1), help="Only so many games.")
@click.option("--jobs", type=click.IntRange(1, 64), help="Processes; default: all cores.")
@click.option("--partial", is_flag=True, help="Games of our own format may lack their end.")
def replay(game: str, file: Path, mapping: str | None, limit: int | None, jobs: int | None, partial: bool) -> None:
    """Play the recorded games of FILE on the engine and compare every step.

    FILE is a recording of `play` or `simulate`, or one made elsewhere that a mapping in the folder recordings of
    the game describes; which of them is seen from its content. It has a JSON object on each line, plain or gzip.
    """
    folder, cores = find(game), jobs or os.cpu_count() or 1
    tally = Tally(file)
    head: dict[str, Any] | None = None
    try:
        head, rest = read_head(file)
        lines = batches(islice(rest, limit), BATCH)
        if head is None:
            if mapping is None and not mapping_files(folder):
                said = f"this is no recording of ours, and {folder.name} has no mapping for others"
                raise in_head(Flaw("recording-kind", said), file)
            tally.take(in_order(_foreign, lines, cores, _warm_foreign, folder, mapping, str(file)))
        else:
            _ready[(folder,)], note = game_of(head, file, folder)
            if note:
                click.echo(note, err=True)
            given = (folder, head, str(file), not partial)
            tally.take(in_order(_own, lines, cores, _warm_own, *given))
    except RecordingError as error:
        tally.games += 1
        tally.tell(str(error))
        tally.end()
    except GameError as error:
        raise click.ClickException(str(error)) from None
    if head is not None and limit is None and tally.games != head["games"]:
        what = "it is cut off" if tally.games < head["games"] else "there are too many"
        said = f"the head speaks of {head['games']} games, the file has {tally.games}: {what}"
        tally.tell(str(in_head(Flaw("recording-count", said, "games"), file)))
        tally.wrong += abs(tally.games - head["games"]) - 1
        tally.games = max(tally.games, head["games"])
    tally.end()
