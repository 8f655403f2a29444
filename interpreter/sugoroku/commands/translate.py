"""`sugoroku translate`: tools for translators."""

from __future__ import annotations

import json

import click

from ..errors import GameError, hint_for
from ..fluent import COMMON, languages
from ..lint import games_beside
from ..places import localization_folder
from ..status import Area
from ..status import status as areas_of


@click.group()
def translate() -> None:
    """Tools for translators; see docs/translating.md."""


@translate.command()
@click.argument("game", required=False)
@click.option("--missing", is_flag=True, help="List the messages that are missing.")
@click.option("--json", "as_json", is_flag=True, help="Print the table as JSON.")
def status(game: str | None, missing: bool, as_json: bool) -> None:
    """Print how complete each language is, by area, for all games or for GAME.

    Exit code 1 if a language lacks a message.
    """
    folder = localization_folder()
    games = games_beside(folder)
    if game is not None and game not in games:
        raise GameError(f'there are no texts for a game "{game}". {hint_for(game, games)}'.rstrip())
    rows = [row for row in areas_of(folder, games) if game in (None, row.game) or row.game == COMMON]
    if as_json:
        listed = [{name: getattr(row, name) for name in ("game", "name", "language", "present", "needed", "missing")}
                  for row in rows]
        click.echo(json.dumps(listed, ensure_ascii=False, indent=2))
    else:
        click.echo(table(rows, languages(folder)))
        for row in rows if missing else ():
            click.echo("".join(f"{row.language}  {row.game}  {row.name}  {id}\n" for id in row.missing), nl=False)
    raise click.exceptions.Exit(0 if all(row.complete for row in rows) else 1)


def table(rows: list[Area], known: list[str]) -> str:
    """Languages by area: "all" or how many of how many."""
    found = {(row.game, row.name, row.language): row for row in rows}
    lines = [f"{'':<26}" + "".join(f"{lang:>10}" for lang in known)]
    for game, name in dict.fromkeys((row.game, row.name) for row in rows):
        cells = [found.get((game, name, lang)) for lang in known]
        said = ["" if row is None else f"{row.present} all" if row.complete else f"{row.present}/{row.needed}"
                for row in cells]
        title = game if game == name else f"{game}  {name}"
        lines.append(f"{title:<26}" + "".join(f"{each:>10}" for each in said))
    whole = [lang for lang in known if all(row.complete for row in rows if row.language == lang)]
    lines.append(f"{'complete':<26}" + "".join(f"{'yes' if lang in whole else 'no':>10}" for lang in known))
    return "\n".join(lines)
