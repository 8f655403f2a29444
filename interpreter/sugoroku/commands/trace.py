"""`sugoroku trace`: rules, clauses, scenarios, texts."""

from __future__ import annotations

import click

from ..errors import Problems, format_text
from ..game import find
from ..trace import trace as rows_of


@click.command()
@click.argument("game")
@click.option("--missing", is_flag=True, help="Only what is missing.")
def trace(game: str, missing: bool) -> None:
    """Print for each numbered fact of GAME its clauses, scenarios and texts, and what is missing.

    Exit code 1 if a fact has no clause or no scenario and no reason why.
    """
    problems = Problems()
    rows = rows_of(find(game), problems)
    gaps = [row for row in rows if not row.complete]
    for row in gaps if missing else rows:
        if row.reason:
            click.echo(f"{row.fact:<8} not executable: {row.reason}")
            continue
        clauses = ", ".join(dict.fromkeys(row.clauses)) or "NO CLAUSE"
        covered = f"{len(row.scenarios)} scenarios" if row.scenarios else "NO SCENARIO"
        click.echo(f"{row.fact:<8} {covered:<14} {' '.join(row.texts) or '-':<15} {clauses}")
    excused = sum(1 for row in rows if row.reason)
    click.echo(
        f"\n{len(rows)} facts: {len(rows) - excused - len(gaps)} carried out and covered, {excused} not executable, "
        f"{len(gaps)} with gaps"
    )
    if len(problems):
        click.echo(format_text(problems.items), err=True)
    raise click.exceptions.Exit(1 if gaps or len(problems) else 0)
