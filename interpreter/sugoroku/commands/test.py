"""`sugoroku test`: scenarios."""

from __future__ import annotations

from pathlib import Path

import click

from ..check import games_in
from ..errors import Problems, format_text
from ..places import find, require_path, spec_folder
from ..scenario_run import run


def _place(path: Path) -> Path:
    """A file or folder, or the folder of a game with this id."""
    if len(path.parts) > 1:
        require_path(path)
    return path if path.exists() else find(path)


@click.command()
@click.argument("paths", nargs=-1, type=click.Path(path_type=Path, readable=False))
@click.option("-v", "--verbose", is_flag=True, help="List the scenarios that fail.")
def test(paths: tuple[Path, ...], verbose: bool) -> None:
    """Run the scenarios of all games, or those at PATHS (a game, its folder, or one file of scenarios).

    Example: sugoroku test spec/my-game/scenarios/prices.yaml
    """
    problems = Problems()
    passed, failed = 0, 0
    for path in [_place(each) for each in paths] or [spec_folder()]:
        for folder in dict.fromkeys(games_in(path)):
            report = run(folder, problems, path if path.is_file() else None)
            passed, failed = passed + report.passed, failed + len(report.failed)
            click.echo(f"{folder.name}: {report.passed} passed, {len(report.failed)} failed")
            for name in report.failed if verbose else ():
                click.echo(f"  failed: {name}")
    if len(problems):
        click.echo(format_text(problems.items), err=True)
    click.echo(f"{passed} passed, {failed} failed")
    raise click.exceptions.Exit(1 if failed or len(problems) else 0)
