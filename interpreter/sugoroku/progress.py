"""Shows on a terminal how far a long work has come; in a pipe it shows nothing."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager


@contextmanager
def advancing(what: str, total: int | None = None) -> Iterator[Callable[[int], None]]:
    """A function that is told what has been done: a bar if the total is known, else a count, beside the results."""
    if not sys.stderr.isatty():
        yield lambda done: None
        return
    from rich.console import Console
    from rich.progress import Progress, SpinnerColumn, TextColumn

    columns = Progress.get_default_columns() if total else (SpinnerColumn(), TextColumn("{task.completed} " + what))
    with Progress(*columns, transient=True, console=Console(stderr=True)) as bar:
        task = bar.add_task(what, total=total)
        yield lambda done: bar.advance(task, done)
