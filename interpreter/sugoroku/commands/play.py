"""`sugoroku play`: play a game in the terminal."""

from __future__ import annotations

import os
from pathlib import Path

import click

from ..chance import Policy
from ..fluent import preferred
from ..game import Decision, GameError, Option, State, load
from ..text import Texts


def ask(decision: Decision, texts: Texts, count: int) -> Option | str:
    """A choice by a person: an option, or a word such as undo."""
    lang, say, offered = texts.lang, texts.sentences.say, len(decision.options)
    click.echo(f"\n{texts.nouns.player(decision.who)}: {decision.prompt(lang)}")
    for number, option in enumerate(decision.options, 1):
        click.echo(f"  {number:>2}  {option.label(lang)}")
    while True:
        answer = click.prompt(say("play-answer", low=1, high=offered), prompt_suffix="> ").strip()
        if answer.isdecimal() and len(answer) < 6 and 1 <= int(answer) <= offered:
            return decision.options[int(answer) - 1]
        if answer == "?":
            refused = decision.why_not()
            for each in refused[:40]:
                click.echo(f"  -   {each.option.label(lang)}: {each.text(lang)}")
            if not refused:
                click.echo(f"  {say('play-all-offered')}")
        elif answer == "undo" and count:
            return answer
        elif answer == "undo":
            click.echo(f"  {say('play-no-undo')}")
        elif answer == "quit":
            raise click.exceptions.Exit(0)
        else:
            click.echo(f"  {say('play-wrong', low=1, high=offered)}")


@click.command()
@click.argument("game")
@click.option("--players", type=int, help="Number of players; default: the smallest.")
@click.option("--bots", default="", help="Players whose choices are random, for example p2,p3; or all.")
@click.option("--variant", "variants", multiple=True, help="A variant to apply; may be given several times.")
@click.option("--lang", help="The language; default: that of the environment, else English.")
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
    spoken, policy = preferred(lang), Policy(seed)
    loaded = load(game, players, variants)
    texts = loaded.texts(spoken)
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
            click.echo(texts.chosen(decision.who, chosen.label(spoken)))
        else:
            chosen = ask(decision, texts, len(past))
            if isinstance(chosen, str):
                state = past.pop()
                continue
            past.append(state)
        for event in state.events(chosen):
            if (said := texts.event(event)) is not None:
                click.echo(f"      {said}")
        state = state.apply(chosen)
        _keep(state, save)
    _result(state, texts)


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


def _result(state: State, texts: Texts) -> None:
    """Print the score sheet."""
    names = [texts.nouns.player(seat) for seat in range(state.game.compiled.program.seats)]
    rows = {**texts.score_sheet(state.score_sheet), texts.category("total"): state.scores,
            texts.category("place"): state.ranks}
    first, width = max(map(len, rows)), max(6, *(len(name) + 2 for name in names))
    click.echo(f"\n{'':<{first}}" + "".join(f"{name:>{width}}" for name in names))
    for category, scores in rows.items():
        click.echo(f"{category:<{first}}" + "".join(f"{scores[seat]:>{width}}" for seat in range(len(names))))
