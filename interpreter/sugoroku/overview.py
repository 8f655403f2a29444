"""The state in words, as a player may see it: a short line for each player, or everything that is there."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from .nouns import in_case
from .spec import PLAYER, StateItem, Type
from .states import State
from .text import Texts, capital
from .views import sees


def short(state: State, texts: Texts) -> list[str]:
    """What each player holds, a line each."""
    spec, lines = state.game.compiled.spec, []
    for seat in range(state.game.compiled.program.seats):
        held = [(name, state[f"p{seat + 1}.{name}"]) for name in spec.resources]
        told = [in_case(texts.nouns.amount(value, name)) for name, value in held if isinstance(value, int)]
        lines.append(f"{texts.nouns.player(seat)}: {', '.join(told)}")
    return lines


def whole(state: State, viewer: int, texts: Texts) -> list[str]:
    """Everything that a player sees: what lies on the table, then what belongs to each player."""
    common, own = list[str](), [[line] for line in short(state, texts)]
    for item in state.game.compiled.spec.state.values():
        for owner, line in _pieces(state, item, viewer, texts):
            (common if owner < 0 else own[owner]).append(f"  {line}")
    return [*common, *(line for lines in own for line in lines)]


def _pieces(state: State, item: StateItem, viewer: int, texts: Texts) -> Iterator[tuple[int, str]]:
    """The lines of a piece of state that holds something, each with its owner (-1: nobody)."""
    game, vector = state.game, state.vector
    name = capital(texts.state(item.name))
    for entries in product(*(game.compiled.spec.kinds[kind].entries for kind in item.per)):
        owner = next((e.number for e, kind in zip(entries, item.per, strict=True) if kind == PLAYER), -1)
        address, type, size = game.symbols.cells[game.symbols.title(item, tuple(entry.id for entry in entries))]
        first, last = (address + 1, address + 1 + vector[address]) if size else (address, address + 1)
        held = list(vector[first:last])
        if not _something(held, type):
            continue
        places = [texts.nouns.entry(e) for e, kind in zip(entries, item.per, strict=True) if kind != PLAYER]
        title = f"{name} ({', '.join(places)})" if places else name
        if sees(game, vector, item, owner, viewer):
            told = [texts.value(type, value) for value in held]
            # A name may have a comma of its own.
            yield owner, f"{title}: {('; ' if any(',' in each for each in told) else ', ').join(told)}"
        elif size:
            yield owner, f"{title}: {len(held)} × ?"


def _something(held: list[int], type: Type) -> bool:
    if type.base in ("entity", "resource"):
        return any(value >= 0 for value in held)
    return any(held)
