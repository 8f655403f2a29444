"""`sugoroku bench`: speed, side by side."""

from __future__ import annotations

import platform
from pathlib import Path

import click

from ..bench import Line, measure, memory, others, starts
from ..game import load
from ..places import find, spec_folder


def printed(line: Line) -> str:
    """A line of the table."""
    if line.figure is None:
        return f"{line.what:<58}{'-':>12} {line.unit}"
    figure = f"{line.figure:,.0f}" if line.figure >= 1000 else f"{line.figure:.2f}"
    verdict = "" if line.holds is None else "ok" if line.holds else "MISSED"
    return f"{line.what:<58}{figure:>12} {line.unit:<8}{line.wanted:>8}  {verdict}".rstrip()


@click.command()
@click.argument("games", nargs=-1)
@click.option("--players", type=int, help="Number of players; default: four, or as many as the game allows.")
@click.option("--benchmarks", type=click.Path(path_type=Path), help="Folder of hand-written games.")
@click.option("--strict", is_flag=True, help="Exit code 1 if a figure misses what is wanted.")
def bench(games: tuple[str, ...], players: int | None, benchmarks: Path | None, strict: bool) -> None:
    """Measure the speed of GAMES (default: all) as ratios in one run, and print what was run.

    Figures are the best of several rounds, for machines are shared.
    """
    folder = benchmarks or spec_folder().parent / "benchmarks"
    click.echo(f"Python {platform.python_version()}, {platform.machine()}, one core unless said otherwise")
    missed = False
    chosen = games or tuple(sorted(each.name for each in spec_folder().iterdir() if each.is_dir()))
    for game in chosen:
        _, high = load(find(game)).compiled.spec.players
        for line in measure(game, players or min(4, high), folder):
            click.echo(printed(line))
            missed |= line.holds is False
    smallest = min(chosen, key=lambda game: len(load(find(game)).compiled.program.nodes))
    for source in ([memory(smallest)], starts(), others()):
        for line in source:
            click.echo(printed(line))
            missed |= line.holds is False
    raise click.exceptions.Exit(1 if missed and strict else 0)
