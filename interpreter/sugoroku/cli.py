"""The command line: finds the command and turns errors into messages and exit codes."""

from __future__ import annotations

import os
import sys
from importlib import import_module

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


class _Commands(click.Group):
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


def main() -> None:
    """Run the command line; no traceback reaches a user."""
    from .errors import GameError, SpecError, format_text

    try:
        # Not standalone, the group gives back the code of a command that ended by itself.
        code = group.main(standalone_mode=False)
        sys.exit(code if isinstance(code, int) else 0)
    except click.Abort:
        click.echo("stopped", err=True)
        sys.exit(130)
    except click.ClickException as error:
        error.show()
        sys.exit(2)
    except SpecError as error:
        click.echo(format_text(error.problems), err=True)
        sys.exit(1)
    except BrokenPipeError:
        sys.exit(0)
    except OSError as error:
        # What is still to be written would fail again when the interpreter ends.
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
        click.echo(f"Error: {error.strerror or error}{f': {error.filename}' if error.filename else ''}", err=True)
        sys.exit(2)
    except GameError as error:
        click.echo(f"Error: {error}", err=True)
        sys.exit(2)


if __name__ == "__main__":
    main()
