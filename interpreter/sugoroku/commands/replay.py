"""`sugoroku replay`: recorded games against the engine."""

from __future__ import annotations

import gzip
import json
import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import click

from ..game import find, load
from ..loader import load_file, plain
from ..replay import replayed

# A recording is untrusted: lines and files beyond this are refused.
LINE, LINES = 2_000_000, 200_000


def lines_of(path: Path) -> Iterator[str]:
    """The lines of a plain or gzip file."""
    opened = gzip.open if path.suffix == ".gz" else open
    try:
        with opened(path, "rt", encoding="utf-8") as file:
            for number in range(LINES):
                line = file.readline(LINE + 1)
                if not line:
                    return
                if len(line) > LINE:
                    raise click.ClickException(f"{path}: line {number + 1} is too long")
                if line.strip():
                    yield line
    except (OSError, EOFError, UnicodeDecodeError) as error:
        raise click.ClickException(f"{path} cannot be read: {error}") from None
    raise click.ClickException(f"{path} has more than {LINES} lines")


def _part(game: str, mapping: Any, lines: list[str]) -> list[tuple[str, str]]:
    loaded = load(game, mapping["settings"]["players"], mapping["settings"]["variants"])
    return list(replayed(loaded, mapping, map(_parsed, lines)))


def _parsed(line: str) -> Any:
    try:
        return json.loads(line)
    except (ValueError, RecursionError):
        return {"id": "a line that is no JSON"}


@click.command()
@click.argument("game")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--mapping", default="bga", show_default=True, help="The mapping in the folder recordings of the game.")
@click.option("--limit", type=click.IntRange(1), help="Only so many games.")
@click.option("--jobs", type=click.IntRange(1, 64), help="Processes; default: all cores.")
def replay(game: str, file: Path, mapping: str, limit: int | None, jobs: int | None) -> None:
    """Play the recorded games of FILE (JSON lines, plain or gzip) on the engine and compare every step."""
    folder = find(game)
    rules = plain(load_file(folder / "recordings" / f"{mapping}.yaml", folder))
    lines = list(lines_of(file))[:limit]
    cores = min(jobs or os.cpu_count() or 1, max(len(lines), 1))
    parts = [lines[number::cores] for number in range(cores)]
    load(folder, rules["settings"]["players"], rules["settings"]["variants"]).machine  # noqa: B018
    with ProcessPoolExecutor(cores) as executor:
        found = [row for rows in executor.map(_part, [str(folder)] * cores, [rules] * cores, parts) for row in rows]
    wrong = sorted(row for row in found if row[1])
    for name, message in wrong[:50]:
        click.echo(f"{name}: {message}")
    click.echo(f"{len(found) - len(wrong)}/{len(found)} games reproduced")
    raise click.exceptions.Exit(1 if wrong or not found else 0)
