"""Board games as data: `load` a game from its spec, play it, look into it.

>>> import sugoroku
>>> sugoroku.__all__  # doctest: +NORMALIZE_WHITESPACE
['Chance', 'Decision', 'Event', 'Game', 'GameError', 'Option', 'Recorded',
 'Rolled', 'SpecError', 'State', 'WhyNot', 'load']
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from sugoroku.game import (
        Chance,
        Decision,
        Event,
        Game,
        GameError,
        Option,
        Recorded,
        Rolled,
        SpecError,
        State,
        WhyNot,
        load,
    )

__all__ = [
    "Chance",
    "Decision",
    "Event",
    "Game",
    "GameError",
    "Option",
    "Recorded",
    "Rolled",
    "SpecError",
    "State",
    "WhyNot",
    "load",
]


def __getattr__(name: str) -> Any:
    # The game stage pulls in every other one; it is imported when it is first asked for.
    if name in __all__:
        from importlib import import_module

        value = getattr(import_module("sugoroku.game"), name)
        globals()[name] = value
        return value
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
