"""`sugoroku games`: what is there."""

from __future__ import annotations

import click

from ..check import compiled, games_in
from ..errors import Problems
from ..overlay import changes, group_of, variants_of
from ..places import localization_folder, spec_folder


@click.command()
@click.option("--variants", "listed", is_flag=True, help="List what each variant changes.")
def games(listed: bool) -> None:
    """List the games with their players, variants and languages."""
    languages = sorted(each.name for each in localization_folder().glob("*") if each.is_dir())
    for folder in games_in(spec_folder()):
        problems = Problems()
        made = compiled(folder, [], None, problems)
        if made is None:
            click.echo(f"{folder.name}: has {len(problems)} problems, see sugoroku check {folder.name}")
            continue
        low, high = made.spec.players
        spoken = [lang for lang in languages if (localization_folder() / lang / f"{made.spec.id}.ftl").is_file()]
        variants = variants_of(folder)
        click.echo(f"{made.spec.id}  {low}-{high} players  languages: {', '.join(spoken) or 'none'}")
        for name, variant in variants.items():
            click.echo(f"  --variant {name:<20} {group_of(variant)}")
            for change in changes(variant) if listed else ():
                click.echo(f"      {change}")
