"""`sugoroku check`: every error in every file, located."""

from __future__ import annotations

from pathlib import Path

import click

from ..check import check_paths
from ..errors import Problems, format_json, format_sarif, format_text
from ..lint import lint
from ..places import localization_folder, spec_folder

FORMATS = {"text": format_text, "json": format_json, "sarif": format_sarif}


@click.command()
@click.argument("paths", nargs=-1, type=click.Path(path_type=Path))
@click.option("--format", "form", type=click.Choice(list(FORMATS)), default="text", help="How problems are printed.")
def check(paths: tuple[Path, ...], form: str) -> None:
    """Check the files of games: all games and all texts, or those at PATHS (folders or files).

    Example: sugoroku check spec/my-game --format sarif
    """
    problems = Problems()
    checked = check_paths(paths or (spec_folder(),), problems)
    if not paths:
        lint(localization_folder(), problems)
    if form != "text" or len(problems):
        click.echo(FORMATS[form](problems.items))
    if form == "text":
        for each in checked:
            low, high = each.players
            click.echo(
                f"{each.game}: {low}-{high} players, {each.variants} variants, {each.scenarios} scenarios"
                + ("" if len(problems) else ", no problems")
            )
        if len(problems):
            click.echo(f"\n{len(problems)} problem{'s' if len(problems) != 1 else ''}")
    raise click.exceptions.Exit(1 if len(problems) else 0)
