"""The commands: finds the one that was called and turns its errors into messages and exit codes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from importlib import import_module
from typing import Any

import click

# Modules are imported when their command is called, so that the others start at once.
COMMANDS = {
    "bench": "speed, side by side with what can be had",
    "check": "every error in every file, located",
    "games": "what is there: players, variants, languages",
    "play": "play a game in the terminal",
    "reference": "the rule reference of a game in a language",
    "replay": "recorded games against the engine",
    "sheets": "cards to print and cut",
    "show": "look into any stage of a game",
    "simulate": "play many games at random",
    "test": "run scenarios",
    "trace": "rules, clauses, scenarios, texts",
    "translate": "how complete the languages are",
}


class _Closed(Exception):
    """Nobody reads the output any more. Click would take the error itself for a failure."""


@contextmanager
def _heard() -> Iterator[None]:
    try:
        yield
    except BrokenPipeError as error:
        raise _Closed from error


class _Commands(click.Group):
    def make_context(self, *given: Any, **named: Any) -> click.Context:
        with _heard():
            return super().make_context(*given, **named)

    def invoke(self, ctx: click.Context) -> Any:
        with _heard():
            return super().invoke(ctx)

    def list_commands(self, ctx: click.Context) -> list[str]:
        from importlib.util import find_spec

        return [name for name in COMMANDS if find_spec(f"sugoroku.commands.{name}") is not None]

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        if name not in self.list_commands(ctx):
            return None
        command: click.Command = getattr(import_module(f"sugoroku.commands.{name}"), name)
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl([(name, COMMANDS[name]) for name in self.list_commands(ctx)])

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        name = args[0] if args else ""
        if self.get_command(ctx, name) is None and not name.startswith("-"):
            from .errors import hint_for

            ctx.fail(f'There is no command "{name}". {hint_for(name, COMMANDS)}'.rstrip())
        return super().resolve_command(ctx, args)


@click.group(cls=_Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="sugoroku")
def group() -> None:
    """Board games as data: check, play, simulate and document games written as specs.

    Exit codes: 0 fine, 1 the thing checked is wrong, 2 the call is wrong.
    """


def run() -> int:
    """Run the command that was called; its exit code. What it tells of a wrong call or a wrong file is printed."""
    from .errors import FaultError, GameError, SpecError, format_text

    try:
        # Not standalone, the group gives back the code of a command that ended by itself.
        code = group.main(standalone_mode=False)
        return code if isinstance(code, int) else 0
    except _Closed as closed:
        raise BrokenPipeError from closed
    except click.Abort:
        return _told(130, lambda: click.echo("stopped", err=True))
    except click.ClickException as error:
        return _told(2, error.show)
    except SpecError as error:
        said = format_text(error.problems)
        return _told(1, lambda: click.echo(said, err=True))
    except FaultError as error:
        said = format_text([error.problem])
        return _told(1, lambda: click.echo(said, err=True))
    except GameError as error:
        said = f"Error: {error}"
        return _told(2, lambda: click.echo(said, err=True))


def _told(code: int, tell: Callable[[], None]) -> int:
    """The code of an error that is told, also if nobody listens."""
    with suppress(BrokenPipeError):
        tell()
    return code
