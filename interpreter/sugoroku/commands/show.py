"""`sugoroku show`: look into any stage."""

from __future__ import annotations

import click

from ..show import STAGES
from ..show import show as shown


@click.command()
@click.argument("game")
@click.option("--stage", type=click.Choice(list(STAGES)), default="layout", show_default=True, help="Which stage.")
@click.option("--players", type=int, help="Number of players; default: the smallest.")
@click.option("--variant", "variants", multiple=True, help="A variant to apply; may be given several times.")
@click.option("--only", default="", help="Only what has this text in its name.")
def show(game: str, stage: str, players: int | None, variants: tuple[str, ...], only: str) -> None:
    """Look into a stage of GAME, from the files of the spec to the code of the machine.

    \b
    tree          the files of the spec, merged, with variants
    syntax        the syntax trees of the rules
    declarations  all names with their kinds and limits
    program       the intermediate form that the machines run
    layout        where everything lies in a state
    native        the text that is given to LLVM

    Example: sugoroku show GAME --stage program --only "some rule"
    """
    for line in shown(game, stage, players, variants, only):
        click.echo(line)
