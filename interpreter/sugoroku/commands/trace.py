"""`sugoroku trace`: rules, clauses, scenarios, texts."""

from __future__ import annotations

from collections.abc import Iterator

import click

from ..declarations import declare, players_of
from ..errors import GameError, Problems, counted, format_text, hint_for
from ..overlay import read_game
from ..places import find
from ..text import Texts
from ..trace import Row
from ..trace import trace as rows_of


def line(row: Row) -> str:
    """A fact on one line: how many scenarios, which languages, which clauses."""
    texts = "not told" if row.untold else " ".join(row.texts) or "-"
    if row.reason:
        return f"{row.fact:<8} {'':<14} {texts:<15} not executable: {row.reason}" + _silent(row)
    clauses = ", ".join(dict.fromkeys(row.clauses)) or "NO CLAUSE"
    covered = counted(len(row.scenarios), "scenario") if row.scenarios else "NO SCENARIO"
    return f"{row.fact:<8} {covered:<14} {texts:<15} {clauses}" + _silent(row)


def _silent(row: Row) -> str:
    return f"; NO TEXT: {' '.join(row.silent)}" if row.silent else ""


def details(row: Row, game: str) -> Iterator[str]:
    """Everything about a fact: its clauses, its scenarios, its texts."""
    yield row.fact
    yield from (f"  clause    {name}" for name in dict.fromkeys(row.clauses))
    if row.reason:
        yield f"  clause    none: {row.reason}"
    yield from (f"  scenario  {name}" for name in dict.fromkeys(row.scenarios))
    if row.untold:
        yield f"  text      none: {row.untold}"
    problems = Problems()
    tree = read_game(find(game), [], problems)
    spec = declare(tree, players_of(tree)[1], problems) if tree is not None else None
    if spec is not None:
        for lang in row.texts:
            yield f"  text {lang:<4} {Texts(spec, lang).fact(row.fact) or '(left out by these rules)'}"
    yield from (f"  text {lang:<4} MISSING" for lang in row.silent)


@click.command()
@click.argument("game")
@click.argument("fact", required=False)
@click.option("--missing", is_flag=True, help="Only what is missing.")
def trace(game: str, fact: str | None, missing: bool) -> None:
    """Print for each numbered fact of GAME its clauses, scenarios and texts, and what is missing.

    With a FACT such as R9.1 everything about that one, with its text in each language. Exit code 1 if a fact has no
    clause, no scenario or lacks a text, and no reason why.
    """
    problems = Problems()
    rows = rows_of(find(game), problems)
    if fact is not None:
        chosen = [row for row in rows if row.fact == fact]
        if not chosen:
            raise GameError(f'there is no fact "{fact}". {hint_for(fact, [row.fact for row in rows])}'.rstrip())
        click.echo("\n".join(details(chosen[0], game)))
        raise click.exceptions.Exit(0 if chosen[0].complete else 1)
    gaps = [row for row in rows if not row.complete]
    for row in gaps if missing else rows:
        click.echo(line(row))
    excused = sum(1 for row in rows if row.reason)
    covered = sum(1 for row in rows if not row.reason and row.clauses and row.scenarios)
    told = [row for row in rows if not row.untold]
    wanted = rows[0].wanted if rows else ()
    said = ", ".join(f"{lang} {sum(lang in row.texts for row in told)}" for lang in wanted) or "no prose yet"
    click.echo(f"\n{len(rows)} facts: {covered} carried out and covered, {excused} not executable; "
               f"{len(told)} to be told: {said}; {len(gaps)} with gaps")
    if len(problems):
        click.echo(format_text(problems.items), err=True)
    raise click.exceptions.Exit(1 if gaps or len(problems) else 0)
