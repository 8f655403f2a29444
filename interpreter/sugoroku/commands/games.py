"""`sugoroku games`: what is there."""

from __future__ import annotations

import click

from ..check import compiled, games_in
from ..errors import Problems, counted
from ..fluent import languages, preferred
from ..overlay import changes, group_of, variants_of
from ..places import localization_folder, spec_folder
from ..text import Texts


@click.command()
@click.option("--variants", "listed", is_flag=True, help="List what each variant changes.")
@click.option("--lang", help="The language; default: that of the environment, else English.")
def games(listed: bool, lang: str | None) -> None:
    """List the games with their players, variants and languages."""
    known, speaking = languages(), preferred(lang)
    for folder in games_in(spec_folder()):
        problems = Problems()
        made = compiled(folder, [], None, problems)
        if made is None:
            click.echo(f"{folder.name}: has {counted(len(problems), 'problem')}, see sugoroku check {folder.name}")
            continue
        low, high = made.spec.players
        spoken = [each for each in known if (localization_folder() / each / f"{made.spec.id}.ftl").is_file()]
        variants = variants_of(folder)
        texts = Texts(made.spec, speaking if speaking in spoken else "en")
        title = f"  {texts.title}" if spoken else ""
        say = texts.sentences.say
        told = say("games-languages", listed=", ".join(spoken) or say("value-none"))
        click.echo(f"{made.spec.id}{title}  {say('games-row', low=low, high=high)}  {told}")
        for name, variant in variants.items():
            called = f"  {texts.variant(name)}" if spoken else ""
            click.echo(f"  --variant {name:<20} {group_of(variant):<10}{called}".rstrip())
            for change in changes(variant) if listed else ():
                click.echo(f"      {change}")
