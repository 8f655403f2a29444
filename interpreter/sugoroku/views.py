"""What a player may see, from the declared visibility, and dealing anew what they may not."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Any

from .chance import Policy
from .declarations import PLAYER, StateItem
from .machine import State

if TYPE_CHECKING:
    from .game import Game


def sees(game: Game, vector: State, item: StateItem, owner: int, viewer: int) -> bool:
    """Whether a viewer sees a piece of state that belongs to an owner (-1: nobody)."""
    rule = game.compiled.seen.get(item.name, "everybody")
    if rule in ("everybody", "nobody"):
        return rule == "everybody"
    if rule == "owner":
        return owner == viewer
    return bool(game.reference.evaluate(vector, rule, (max(owner, 0), viewer)))


def pieces(game: Game, item: StateItem) -> list[tuple[str, int]]:
    """The names of all cells of a piece of state, each with its owner."""
    kinds = game.compiled.spec.kinds
    found = []
    for entries in product(*(kinds[kind].entries for kind in item.per)):
        owner = next((e.number for e, kind in zip(entries, item.per, strict=True) if kind == PLAYER), -1)
        found.append((game.symbols.title(item, tuple(e.id for e in entries)), owner))
    return found


def view(game: Game, vector: State, viewer: int) -> dict[str, Any]:
    """The state by name; what is hidden is None, a hidden zone is its size as {"size": n}."""
    spec, found = game.compiled.spec, dict[str, Any]()
    for seat in range(game.compiled.program.seats):
        for resource in spec.resources:
            found[f"p{seat + 1}.{resource}"] = game.symbols.read(vector, f"p{seat + 1}.{resource}")
    for item in spec.state.values():
        for name, owner in pieces(game, item):
            value = game.symbols.read(vector, name)
            hidden = {"size": len(value)} if isinstance(value, list) else None
            found[name] = value if sees(game, vector, item, owner, viewer) else hidden
    return found


def redetermined(game: Game, vector: State, viewer: int, seed: int) -> State:
    """A copy in which the hidden items of each family are dealt anew among the places where they can be."""
    spec, made, policy = game.compiled.spec, vector[:], Policy(seed)
    families: dict[str, list[int]] = {}
    for item in spec.state.values():
        if item.type.base != "entity":
            continue
        for name, owner in pieces(game, item):
            if sees(game, vector, item, owner, viewer):
                continue
            address, _, size = game.symbols.cells[name]
            places = range(address + 1, address + 1 + vector[address]) if size else [address]
            held = [place for place in places if vector[place] >= 0]
            # Zones of different kinds of one family must not mix.
            families.setdefault(item.type.kind, []).extend(held)
    for places in families.values():
        values = [vector[place] for place in places]
        for top in range(len(values) - 1, 0, -1):
            other = policy.draw(top + 1)
            values[top], values[other] = values[other], values[top]
        for place, value in zip(places, values, strict=True):
            made[place] = value
    return made
