"""`sugoroku reference`: rulebooks and errata sheets."""

from __future__ import annotations

from pathlib import Path

import click

from ..check import games_in
from ..errata import errata
from ..errors import GameError
from ..files import require_writable, write
from ..fluent import languages, preferred
from ..places import find, localization_folder, spec_folder
from ..progress import advancing
from ..reference_book import Book
from ..reference_html import as_html
from ..reference_markdown import as_markdown
from ..reference_pdf import as_pdf
from ..reference_writing import book

FORMATS = ("html", "md", "pdf")


@click.command()
@click.argument("game", required=False)
@click.option("--lang", help="The language; default: the one of the environment.")
@click.option("--format", "form", type=click.Choice(FORMATS), help="Default: what the name of OUT ends with, or html.")
@click.option("--variant", "variants", multiple=True, help="Apply a variant; may be given several times.")
@click.option("--diff", "other", metavar="VARIANT|PATH", help="What changes with a variant, or in another folder.")
@click.option("--all", "every", is_flag=True, help="All games, languages and formats, into the folder OUT.")
@click.option("-o", "--out", type=click.Path(path_type=Path), help="Where to; default: GAME-LANG.FORMAT here.")
def reference(game: str | None, lang: str | None, form: str | None, variants: tuple[str, ...], other: str | None,
              every: bool, out: Path | None) -> None:
    """Write the rulebook of GAME: rules, cards, tables, variants, glossary and symbols.

    Examples: sugoroku reference my-game --lang cs -o rules.pdf;
    sugoroku reference my-game --diff my-variant; sugoroku reference --all -o books
    """
    if every:
        if game or lang or form or variants or other or out is None:
            raise click.UsageError("--all makes everything: give only the folder, with -o.")
        _write_all(out)
        return
    if game is None:
        raise click.UsageError("Which game? `sugoroku games` lists them.")
    folder = find(game)
    spoken = preferred(lang)
    ending = out.suffix.removeprefix(".").lower() if out is not None else ""
    chosen = form or (ending if ending in FORMATS else "html")
    target = out or Path(f"{folder.name}-{spoken}{'-changes' if other else ''}.{chosen}")
    require_writable(target)
    made = _made(folder, spoken, variants, other)
    write({target: laid_out(made, chosen)})
    click.echo(f"{target}: {made.title}, {made.subtitle}")


def _made(folder: Path, lang: str, variants: tuple[str, ...] = (), other: str | None = None) -> Book:
    return errata(folder, other, lang, variants) if other else book(folder, lang, variants)


def laid_out(made: Book, form: str) -> bytes:
    """A book in a format."""
    return as_pdf(made) if form == "pdf" else (as_html(made) if form == "html" else as_markdown(made)).encode("utf-8")


def _write_all(out: Path) -> None:
    try:
        out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise GameError(f"{out} cannot be written: {error.strerror}") from None
    work = [(folder, lang) for folder in games_in(spec_folder()) for lang in languages()
            if (localization_folder() / lang / f"{folder.name}.ftl").is_file()]
    with advancing("references", len(work) * len(FORMATS)) as advance:
        for folder, lang in work:
            made = _made(folder, lang)
            for form in FORMATS:
                write({out / f"{folder.name}-{lang}.{form}": laid_out(made, form)})
                advance(1)
    click.echo(f"{out}: {len(work) * len(FORMATS)} references")
