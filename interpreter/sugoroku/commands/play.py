"""`sugoroku play`: play a game in the terminal."""

from __future__ import annotations

from pathlib import Path

import click

from ..chance import Policy
from ..decisions import Decision, Option
from ..errors import Problem, Span, SpecError
from ..files import read, require_writable, write
from ..fluent import preferred
from ..game import Game, load
from ..machine import DECISION_LIMIT
from ..numerals import figures
from ..overview import short, whole
from ..places import find
from ..recorded_files import Flaw
from ..recording import Recording, again
from ..recording_format import game_of, in_head, read_head
from ..saves import LIMIT, SavedError
from ..states import State
from ..text import Texts


def ask(state: State, decision: Decision, texts: Texts, count: int) -> Option | str:
    """A choice by a person: an option, or a word such as undo."""
    lang, say, offered = texts.lang, texts.sentences.say, len(decision.options)
    click.echo()
    for line in short(state, texts):
        click.echo(line)
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
        elif answer == "state":
            for line in whole(state, decision.who, texts):
                click.echo(f"  {line}")
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
@click.option(
    "--record", type=click.Path(path_type=Path), help="Record the game; a game that is not over goes on (.gz: packed)."
)
def play(
    game: str,
    players: int | None,
    bots: str,
    variants: tuple[str, ...],
    lang: str | None,
    seed: int,
    save: Path | None,
    record: Path | None,
) -> None:
    """Play GAME in the terminal, alone, together or against players who choose at random.

    At a question type the number of an option, ? to see what is not offered and why, state to see the table, undo,
    or quit. With --record everything is in the file after each choice, and the same command goes on with it later.
    """
    spoken = preferred(lang)
    for path in (save, record):
        if path is not None:
            require_writable(path)
    going = _recorded(record, game, players, variants) if record is not None else None
    loaded = going.game if going is not None else load(game, players, variants)
    texts = loaded.texts(spoken)
    everybody = [f"p{number + 1}" for number in range(loaded.compiled.program.seats)]
    random = everybody if bots == "all" else [name.strip() for name in bots.split(",") if name.strip()]
    for name in random:
        loaded.seat(name)
    start = _continued(loaded, save)
    if start is not None and record is not None:
        raise click.ClickException("--save goes on with a state, --record with a recording: give one of them")
    table = _Table(going or Recording(loaded, seed, start=start), record, save)
    try:
        _turns(table, random, texts)
    except click.Abort:
        click.echo(f"\n{texts.sentences.say('play-stopped')}", err=True)
        raise click.exceptions.Exit(130) from None
    finally:
        if record is not None and table.recording.past and not table.recording.state.finished:
            click.echo(f"\n{texts.sentences.say('play-kept', file=str(record))}")
    _result(table.recording.state, texts)


class _Table:
    """A game that is kept after every choice."""

    def __init__(self, recording: Recording, record: Path | None, save: Path | None) -> None:
        self.recording, self.record, self.save = recording, record, save

    def apply(self, option: Option) -> None:
        self.recording.apply(option)
        self.keep()

    def undo(self, random: list[str]) -> None:
        """Back to the last question to a person."""
        state = self.recording.undo()
        while self.recording.past and state.decision is not None and state.decision.player in random:
            state = self.recording.undo()
        self.keep()

    def keep(self) -> None:
        if self.save is not None:
            write({self.save: self.recording.state.to_bytes()})
        if self.record is not None:
            self.recording.write(self.record)


def _turns(table: _Table, random: list[str], texts: Texts) -> None:
    """Play to the end."""
    while (decision := table.recording.state.decision) is not None:
        state, past = table.recording.state, table.recording.past
        if len(past) >= DECISION_LIMIT:
            raise state.game.endless(decision.node.id)
        if decision.player in random:
            # A generator for each choice: a game that goes on later has the same bots.
            drawn = Policy(table.recording.seed + 1_000_003 * len(past)).draw(len(decision.options))
            chosen: Option | str = decision.options[drawn]
        else:
            asked = [each for each in past if each.state.decision and each.state.decision.player not in random]
            chosen = ask(state, decision, texts, len(asked))
        if isinstance(chosen, str):
            table.undo(random)
            continue
        if decision.player in random:
            click.echo(texts.chosen(decision.who, chosen.label(texts.lang)))
        for event in state.events(chosen):
            if (said := texts.event(event)) is not None:
                click.echo(f"      {said}")
        table.apply(chosen)


def _recorded(path: Path, game: str, players: int | None, variants: tuple[str, ...]) -> Recording | None:
    """The recording that goes on, or None for a new one."""
    if not path.exists():
        return None
    head, lines = read_head(path)
    if head is None or head["games"] != 1:
        raise in_head(Flaw("recording-kind", "this is no recording of one game that could go on", "games"), path)
    loaded, note = game_of(head, path, find(game))
    if players not in (None, head["players"]) or (variants and list(variants) != head["variants"]):
        said = f"{head['players']} players and the variants {', '.join(head['variants']) or 'none'}"
        raise in_head(Flaw("recording-game", f"the recorded game has {said}", "players"), path)
    found = next(again(loaded, path, lines, head["every"]), None)
    if found is None:
        raise in_head(Flaw("recording-count", "the game that the head speaks of is missing", "games"), path)
    if note:
        click.echo(note, err=True)
    return found


def _continued(game: Game, save: Path | None) -> State | None:
    """The saved state that goes on, or None for a new game."""
    if save is None or not save.exists():
        return None
    try:
        return game.from_bytes(read(save, LIMIT))
    except SavedError as error:
        raise SpecError([Problem(error.code, str(error), Span(str(save), 1, 1))]) from None


def _result(state: State, texts: Texts) -> None:
    """Print the score sheet."""
    names = [texts.nouns.player(seat) for seat in range(state.game.compiled.program.seats)]
    rows = {**texts.score_sheet(state.score_sheet), texts.category("total"): state.scores,
            texts.category("place"): state.ranks}
    first, width = max(map(len, rows)), max(6, *(len(name) + 2 for name in names))
    click.echo(f"\n{'':<{first}}" + "".join(f"{name:>{width}}" for name in names))
    for category, scores in rows.items():
        click.echo(f"{category:<{first}}" + "".join(f"{figures(scores[seat]):>{width}}" for seat in range(len(names))))
