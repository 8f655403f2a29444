"""`sugoroku play`: play a game in the terminal."""

from __future__ import annotations

import os
from pathlib import Path

import click

from ..chance import Policy
from ..game import Decision, GameError, Option, State, load


def language(given: str | None) -> str:
    """The language asked for, else that of the environment, else English."""
    from ..places import localization_folder

    known = sorted(each.name for each in localization_folder().glob("*") if each.is_dir())
    if given is not None:
        if given not in known:
            raise click.ClickException(f'there is no language "{given}"; languages: {", ".join(known)}')
        return given
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        found = os.environ.get(name, "").partition(".")[0].partition("_")[0]
        if found in known:
            return found
    return "en"


def ask(decision: Decision, lang: str, count: int) -> Option | str:
    """A choice by a person: an option, or a word such as undo."""
    click.echo(f"\n{decision.player}: {decision.prompt(lang)}")
    for number, option in enumerate(decision.options, 1):
        click.echo(f"  {number:>2}  {option.label(lang)}")
    while True:
        answer = click.prompt(f"1-{len(decision.options)}, ?, undo, quit", prompt_suffix="> ").strip()
        if answer.isdigit() and 1 <= int(answer) <= len(decision.options):
            return decision.options[int(answer) - 1]
        if answer == "?":
            refused = decision.why_not()
            for each in refused[:40]:
                click.echo(f"  -   {each.option.label(lang)}: {each.text(lang)}")
            if not refused:
                click.echo("  -")
        elif answer == "undo" and count:
            return answer
        elif answer == "quit":
            raise click.exceptions.Exit(0)


@click.command()
@click.argument("game")
@click.option("--players", type=int, help="Number of players; default: the smallest.")
@click.option("--bots", default="", help="Players whose choices are random, for example p2,p3; or all.")
@click.option("--variant", "variants", multiple=True, help="A variant to apply; may be given several times.")
@click.option("--lang", help="Language of prompts; default: that of the environment, else English.")
@click.option("--seed", default=1, show_default=True, help="The seed of the game.")
@click.option(
    "--save", type=click.Path(path_type=Path), help="Keep the game in this file; an existing file is continued."
)
def play(
    game: str,
    players: int | None,
    bots: str,
    variants: tuple[str, ...],
    lang: str | None,
    seed: int,
    save: Path | None,
) -> None:
    """Play GAME in the terminal, alone, together or against players who choose at random.

    At a question type the number of an option, ? to see what is not offered and why, undo, or quit.
    """
    loaded = load(game, players, variants)
    spoken, policy = language(lang), Policy(seed)
    everybody = [f"p{number + 1}" for number in range(loaded.compiled.program.seats)]
    random = everybody if bots == "all" else [name.strip() for name in bots.split(",") if name.strip()]
    for name in random:
        loaded.seat(name)
    state = _continued(loaded.from_bytes, save) or loaded.new(seed)
    past: list[State] = []
    while (decision := state.decision) is not None:
        if decision.player in random:
            chosen: Option | str = decision.options[policy.draw(len(decision.options))]
            assert isinstance(chosen, Option)
            click.echo(f"{decision.player}: {chosen.label(spoken)}")
        else:
            chosen = ask(decision, spoken, len(past))
            if isinstance(chosen, str):
                state = past.pop()
                continue
            past.append(state)
        state = state.apply(chosen)
        _keep(state, save)
    _result(state, spoken)


def _continued(restore: object, save: Path | None) -> State | None:
    if save is None or not save.exists():
        return None
    assert callable(restore)
    try:
        found: State = restore(save.read_bytes()[:1_000_000])
    except (OSError, GameError) as error:
        raise click.ClickException(f"{save}: {error}") from None
    return found


def _keep(state: State, save: Path | None) -> None:
    if save is None:
        return
    part = save.with_name(f".{save.name}.part")
    try:
        part.write_bytes(state.to_bytes())
        os.replace(part, save)
    except OSError as error:
        raise click.ClickException(f"{save} cannot be written: {error.strerror}") from None


def _result(state: State, lang: str) -> None:
    """Print the score sheet."""
    texts = state.game.texts(lang)
    seats = range(state.game.compiled.program.seats)
    click.echo()
    for category, scores in state.score_sheet.items():
        click.echo(f"{texts.category(category):<30}" + "".join(f"{scores[seat]:>6}" for seat in seats))
    click.echo(f"{texts.category('total'):<30}" + "".join(f"{score:>6}" for score in state.scores))
    click.echo(f"{texts.category('place'):<30}" + "".join(f"{rank:>6}" for rank in state.ranks))
