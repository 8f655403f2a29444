"""What a player may see, from the declared visibility, and dealing anew what they may not."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Any

from .chance import Policy, sow
from .feeding import shuffled
from .machine import State
from .spec import PLAYER, StateItem

if TYPE_CHECKING:
    from .game import Game

# So many deals are tried before the hidden items stay where they are, as where only one deal fits what is seen.
DEALS = 100


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
    """A copy that looks the same to a viewer: what is hidden, and all chances to come, are dealt anew.

    Items of one kind change places with each other, for their backs are the same; the decision at hand remains, with
    the options of the viewer. Hidden single numbers stay as they are: nothing tells what else they could be.
    """
    policy, groups, expected = Policy(seed), hidden(game, vector, viewer), game.machine.options(vector)
    future, places = policy.draw(1 << 32), sorted(place for group in groups for place in group)
    for _ in range(DEALS):
        made = vector[:]
        sow(made, future)
        for group in groups:
            dealt = shuffled([vector[place] for place in group], policy.draw)
            for place, value in zip(group, dealt, strict=True):
                made[place] = value
        found = game.machine.options(made)
        same = (found.kind, found.node, found.who) == (expected.kind, expected.node, expected.who)
        if not same or (expected.who == viewer and found.options != expected.options):
            continue
        # What a condition shows could depend on what was dealt.
        if sorted(place for group in hidden(game, made, viewer) for place in group) == places:
            return made
    made = vector[:]
    sow(made, future)
    return made


def hidden(game: Game, vector: State, viewer: int) -> list[list[int]]:
    """The cells with items that a viewer does not see, in groups whose items can change places."""
    found: dict[tuple[str, str], list[int]] = {}
    for item in game.compiled.spec.state.values():
        entries = game.compiled.spec.family(item.type.kind) if item.type.base == "entity" else None
        if entries is None and not item.zone:
            continue
        for name, owner in pieces(game, item):
            if sees(game, vector, item, owner, viewer):
                continue
            address, _, size = game.symbols.cells[name]
            for place in range(address + 1, address + 1 + vector[address]) if size else [address]:
                if entries is None:
                    found.setdefault(("", item.name), []).append(place)
                elif vector[place] >= 0:
                    found.setdefault((entries[vector[place]].kind, ""), []).append(place)
    return list(found.values())
