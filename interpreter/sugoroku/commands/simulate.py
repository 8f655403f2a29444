"""`sugoroku simulate`: many games at random."""

from __future__ import annotations

import json
import os
import time
from pathlib import Path
from typing import Any

import click

from ..errors import counted
from ..files import require_writable
from ..files import write as write_files
from ..fluent import common_words, preferred
from ..machine import Batch
from ..progress import advancing
from ..recorded_files import LINES
from ..simulate import Summary, fault_of, play, summary

# So many games are recorded by one process at a time.
PART = 50


def run(machine: Any, seats: int, seed: int, games: int, jobs: int, lang: str = "en") -> Batch:
    """Play, with a progress bar on a terminal."""
    with advancing(common_words(lang, ["simulate-playing"])[0], games) as advance:
        return play(machine, seats, seed, games, jobs, advance)


def table(found: Summary, lang: str = "en") -> str:
    """The standings as text."""
    columns = ("seat", "mean", "deviation", "low", "high", "wins")
    words = common_words(lang, [f"standings-{name}" for name in columns])
    rows = [list(words), *([row.seat, f"{row.mean:.2f}", f"{row.deviation:.2f}", str(row.lowest), str(row.highest),
                            f"{row.wins:.1%}"] for row in found.standings)]
    widths = [max(len(row[column]) for row in rows) for column in range(len(columns))]
    return "\n".join(f"{row[0]:<{widths[0]}}" + "".join(f"{cell:>{width + 3}}" for cell, width
                                                        in zip(row[1:], widths[1:], strict=True)) for row in rows)


# What a process plays with; a forked process finds it ready.
_ready: dict[tuple[Any, ...], Any] = {}


def _warm(game: str, players: int, variants: tuple[str, ...]) -> None:
    from ..game import load

    if (game, players, variants) not in _ready:
        _ready[game, players, variants] = load(game, players, variants)
    _ready[()] = _ready[game, players, variants]
    _ready[()].machine  # noqa: B018


def _recorded(part: tuple[int, int]) -> list[str]:
    from ..recorded_runs import simulated

    return list(simulated(_ready[()], *part))


def record(path: Path, game: str, players: int, variants: tuple[str, ...], seed: int, games: int, jobs: int) -> None:
    """Write the games of a simulation; the file does not depend on the number of processes."""
    from ..recorded_runs import write
    from ..workers import in_order

    _warm(game, players, variants)
    parts = [(seed + start, min(PART, games - start)) for start in range(0, games, PART)]
    lines = (line for rows in in_order(_recorded, parts, jobs, _warm, game, players, variants) for line in rows)
    write(path, _ready[()], lines, games)


@click.command()
@click.argument("game")
@click.option("--games", default=1000, show_default=True, type=click.IntRange(1, 100_000_000), help="How many games.")
@click.option("--players", type=int, help="Number of players; default: the smallest.")
@click.option("--variant", "variants", multiple=True, help="A variant to apply; may be given several times.")
@click.option("--policy", type=click.Choice(["random"]), default="random", show_default=True, help="Who plays.")
@click.option("--seed", default=1, show_default=True, help="The seed of the first game; the others follow.")
@click.option("--jobs", type=click.IntRange(1, 256), help="Threads; default: all cores.")
@click.option(
    "--machine", type=click.Choice(["native", "reference"]), default="native", show_default=True, help="Which machine."
)
@click.option("--record", "recording", type=click.Path(path_type=Path), help="Write the games to a file (.gz: packed).")
@click.option("--record-games", type=click.IntRange(1), help="Only so many of them, from the first; default: all.")
@click.option("--lang", help="The language; default: that of the environment, else English.")
@click.option("--json", "target", type=click.Path(path_type=Path), help="Write the results to a file.")
def simulate(
    game: str,
    games: int,
    players: int | None,
    variants: tuple[str, ...],
    policy: str,
    seed: int,
    jobs: int | None,
    machine: str,
    recording: Path | None,
    record_games: int | None,
    lang: str | None,
    target: Path | None,
) -> None:
    """Play many games of GAME at random and print the standings.

    Example: sugoroku simulate GAME --games 100000 --players 4 --json results.json

    A file of --record is verified by `sugoroku replay GAME FILE`.
    """
    from ..warm import ready

    spoken = preferred(lang)
    for path in (target, recording):
        if path is not None:
            require_writable(path)
    recorded = min(record_games or games, games)
    if recording is not None and recorded > LINES - 1:
        raise click.ClickException(f"a file holds at most {LINES - 1} games; use --record-games")
    started = time.perf_counter()
    engine = ready(game, players, variants, machine, games)
    loaded = time.perf_counter()
    cores = jobs or os.cpu_count() or 1
    # The reference machine holds the lock of the interpreter: more threads would only wait.
    threads = cores if machine == "native" else 1
    batch = run(engine.machine, engine.seats, seed, games, threads, spoken)
    done = time.perf_counter()
    found = summary(batch, seed)
    # Numbers as they are typed, so that they can be typed again.
    head, rest = common_words(
        spoken, ["simulate-head-variants" if variants else "simulate-head", "simulate-rest"], game=engine.id,
        variants=", ".join(variants), players=engine.players, games=str(games), first=str(seed),
        last=str(seed + games - 1), decisions=f"{found.decisions:.1f}", most=str(found.longest), digest=found.digest)
    click.echo("\n".join([head, *([table(found, spoken)] if found.standings else []), rest]))
    speed = games / max(done - loaded, 1e-9)
    ready_after = f"ready after {loaded - started:.2f} s"
    click.echo(f"{speed:,.0f} games/s on {counted(threads, 'thread')}, {machine} machine, {ready_after}", err=True)
    if target is not None:
        rows = [
            {name: getattr(row, name) for name in ("seat", "mean", "deviation", "lowest", "highest", "wins")}
            for row in found.standings
        ]
        data = {
            "game": engine.id,
            "players": engine.players,
            "variants": list(variants),
            "policy": policy,
            "seed": seed,
            "games": games,
            "decisions": found.decisions,
            "digest": found.digest,
            "standings": rows,
            "faults": list(found.faults[:1000]),
        }
        write_files({target: (json.dumps(data, indent=2) + "\n").encode()})
    if recording is not None and not found.faults:
        record(recording, game, engine.players, variants, seed, recorded, cores)
        click.echo(f"{counted(recorded, 'game')} recorded in {recording}", err=True)
    if found.faults:
        from ..game import load

        said = counted(len(found.faults), "game")
        click.echo(f"{said} stopped with a fault; the first seed is {found.faults[0]}", err=True)
        raise fault_of(load(game, engine.players, variants, machine), found.faults[0])
