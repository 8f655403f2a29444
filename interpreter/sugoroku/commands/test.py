"""`sugoroku test`: scenarios."""

from __future__ import annotations

from pathlib import Path

import click

from ..check import games_in
from ..errors import Problems, Span, format_text
from ..places import place_of, spec_folder
from ..progress import advancing
from ..scenario_run import run


def _work(paths: list[Path], problems: Problems) -> list[tuple[Path, Path | None]]:
    """Folders of games, each with the one file that is asked for, or all of them; nothing twice."""
    found: dict[tuple[Path, Path | None], tuple[Path, Path | None]] = {}
    for path in paths:
        only, folders = path if path.is_file() else None, list(games_in(path))
        if not folders:
            problems.add("file-kind", "this is no game and no file of one", Span(path.as_posix(), 1, 1))
        for folder in folders:
            found.setdefault((folder.resolve(), only.resolve() if only is not None else None), (folder, only))
    # A file of a game that is run as a whole is among the others.
    return [each for (folder, only), each in found.items() if only is None or (folder, None) not in found]


@click.command()
@click.argument("paths", nargs=-1, type=click.Path(path_type=Path, readable=False))
@click.option("-v", "--verbose", is_flag=True, help="List the scenarios that fail.")
def test(paths: tuple[Path, ...], verbose: bool) -> None:
    """Run the scenarios of all games, or those at PATHS (a game, its folder, or one file of scenarios).

    Example: sugoroku test spec/my-game/scenarios/prices.yaml
    """
    problems = Problems()
    passed, failed = 0, 0
    for folder, only in _work([place_of(each) for each in paths] or [spec_folder()], problems):
        with advancing(f"scenarios of {folder.name}") as advance:
            report = run(folder, problems, only, advance)
        passed, failed = passed + report.passed, failed + len(report.failed)
        click.echo(f"{folder.name}: {report.passed} passed, {len(report.failed)} failed")
        for name in report.failed if verbose else ():
            click.echo(f"  failed: {name}")
    if len(problems):
        click.echo(format_text(problems.items), err=True)
    click.echo(f"{passed} passed, {failed} failed")
    raise click.exceptions.Exit(1 if failed or len(problems) else 0)
