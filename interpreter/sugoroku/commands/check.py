"""`sugoroku check`: every error in every file, located."""

from __future__ import annotations

from pathlib import Path

import click

from ..check import check_paths
from ..errors import Problems, counted, format_json, format_sarif, format_text
from ..lint import lint
from ..places import localization_folder, place_of, spec_folder

FORMATS = {"text": format_text, "json": format_json, "sarif": format_sarif}


@click.command()
@click.argument("paths", nargs=-1, type=click.Path(path_type=Path, readable=False))
@click.option("--format", "form", type=click.Choice(list(FORMATS)), default="text", help="How problems are printed.")
def check(paths: tuple[Path, ...], form: str) -> None:
    """Check the files of games: all games and all texts, or those at PATHS (a game, folders or files).

    Example: sugoroku check spec/my-game --format sarif
    """
    problems = Problems()
    checked = check_paths([place_of(path) for path in paths] or [spec_folder()], problems)
    if not paths:
        lint(localization_folder(), problems)
    if form != "text" or len(problems):
        click.echo(FORMATS[form](problems.items))
    if form == "text" and len(problems):
        files = len({problem.span.shown for problem in problems.items})
        click.echo(f"\n{counted(len(problems), 'problem')} in {counted(files, 'file')}")
    elif form == "text":
        for each in checked:
            low, high = each.players
            players = f"{low}-{high} players" if low < high else counted(low, "player")
            counts = f"{counted(each.variants, 'variant')}, {counted(each.scenarios, 'scenario')}"
            click.echo(f"{each.game}: {players}, {counts}, no problems")
        if not checked:
            click.echo("no problems")
    raise click.exceptions.Exit(1 if len(problems) else 0)


def _count(number: int, what: str) -> str:
    return f"{number} {what}{'s' * (number != 1)}"
