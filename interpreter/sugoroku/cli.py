"""The command line: no traceback reaches a user, however a command ends."""

from __future__ import annotations

import os
import sys


def main() -> None:
    """Run the command line."""
    code = 0
    try:
        # Imported here, so that a user who stops the program while it starts is heard as well.
        from .command_line import run

        code = run()
        sys.stdout.flush()
    except BrokenPipeError:
        # Who closes a pipe, as head does, has seen enough.
        _silence()
    except OSError as error:
        _silence()
        code = 2
        print(f"Error: {error.strerror or error}{f': {error.filename}' if error.filename else ''}", file=sys.stderr)
    except KeyboardInterrupt:
        code = 130
        print("stopped", file=sys.stderr)
    sys.exit(code)


def _silence() -> None:
    """What is still to be written would fail again when the interpreter ends."""
    sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115


if __name__ == "__main__":
    main()
