"""Board games as data: `load` a game from its spec, play it, look into it.

>>> import sugoroku
>>> sugoroku.__all__  # doctest: +NORMALIZE_WHITESPACE
['Chance', 'Decision', 'Event', 'Game', 'GameError', 'Option', 'Recorded',
 'Rolled', 'SpecError', 'State', 'WhyNot', 'load']
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .decisions import Decision, Option, WhyNot
    from .errors import GameError, SpecError
    from .events import Event
    from .feeding import Chance, Recorded, Rolled
    from .game import Game, load
    from .states import State

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

_MODULES = {
    "decisions": ("Decision", "Option", "WhyNot"),
    "errors": ("GameError", "SpecError"),
    "events": ("Event",),
    "feeding": ("Chance", "Recorded", "Rolled"),
    "game": ("Game", "load"),
    "states": ("State",),
}


def __getattr__(name: str) -> Any:
    # The game stage pulls in every other one; a module is imported when something of it is first asked for.
    for module, names in _MODULES.items():
        if name in names:
            from importlib import import_module

            value = getattr(import_module(f"{__name__}.{module}"), name)
            globals()[name] = value
            return value
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
