"""`sugoroku sheets`: cards to print and cut."""

from __future__ import annotations

from pathlib import Path

import click

from ..files import require_writable, write
from ..fluent import preferred
from ..places import find
from ..sheets import as_pdf, as_svg
from ..sheets import sheets as made_sheets

FORMATS = ("pdf", "svg")


@click.command()
@click.argument("game")
@click.option("--lang", help="The language; default: the one of the environment.")
@click.option("--format", "form", type=click.Choice(FORMATS), help="Default: what the name of OUT ends with, or pdf.")
@click.option("--kind", "kinds", multiple=True, help="Only cards of this kind; may be given several times.")
@click.option("--variant", "variants", multiple=True, help="Apply a variant; may be given several times.")
@click.option("--copies/--no-copies", default=True, help="Every card as often as it is there, or each design once.")
@click.option("-o", "--out", type=click.Path(path_type=Path), help="Where to; default: GAME-LANG-cards.FORMAT here.")
def sheets(game: str, lang: str | None, form: str | None, kinds: tuple[str, ...], variants: tuple[str, ...],
           copies: bool, out: Path | None) -> None:
    """Draw the cards of GAME on A4 sheets with cut marks, nine to a page.

    SVG makes a file for each page: OUT-1.svg, OUT-2.svg and so on.

    Examples: sugoroku sheets my-game --lang cs -o cards.pdf;
    sugoroku sheets my-game --kind my-card --no-copies -o cards.svg
    """
    folder = find(game)
    spoken = preferred(lang)
    ending = out.suffix.removeprefix(".").lower() if out is not None else ""
    chosen = form or (ending if ending in FORMATS else "pdf")
    target = out or Path(f"{folder.name}-{spoken}-cards.{chosen}")
    require_writable(_pages(target, 1)[0] if chosen == "svg" and target.name else target)
    made = made_sheets(folder, spoken, kinds, variants, copies)
    files = {target: as_pdf(made)} if chosen == "pdf" else dict(zip(_pages(target, made.pages), as_svg(made),
                                                                    strict=True))
    write(files)
    click.echo(f"{', '.join(map(str, files))}: {made.title}, {len(made.cards)} cards on {made.pages} pages")


def _pages(target: Path, count: int) -> list[Path]:
    """The files of the pages, numbered so that they sort."""
    name = target.name.removesuffix(".svg")
    return [target.with_name(f"{name}-{page:0{len(str(count))}}.svg") for page in range(1, count + 1)]
