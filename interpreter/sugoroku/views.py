"""What a player may see, from the declared visibility, and dealing anew what they may not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product
from typing import TYPE_CHECKING, Any

from .chance import Policy, sow
from .feeding import shuffled
from .machine import State
from .spec import PLAYER, StateItem
from .visibility import WHO

if TYPE_CHECKING:
    from .game import Game

# So many whole deals are tried; then so many times each item may change places with another.
DEALS, ROUNDS = 10, 2

# Addresses that always hold the same item.
Place = tuple[int, ...]
# A family of kinds, and the number of an entry in it.
Item = tuple[str, int]


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
    policy, groups, looks = Policy(seed), hidden(game, vector, viewer), _looks(game, vector, viewer)
    # A rule may wait that has seen where an item lies which is dealt anew: then it must be able to go on.
    careful = _loose(game, vector, viewer) and not _stuck(game, vector)

    def fits(made: State) -> bool:
        return _looks(game, made, viewer) == looks and not (careful and _stuck(game, made))

    start = vector[:]
    sow(start, policy.draw(1 << 32))
    for _ in range(DEALS):
        made = start[:]
        for group in groups:
            for place, value in zip(group, shuffled([vector[place[0]] for place in group], policy.draw), strict=True):
                _fill(made, place, value)
        if fits(made):
            return made
    # Few deals look the same: items change places two by two, as long as nothing shows.
    made = start
    for group in groups * ROUNDS:
        for top in range(len(group) - 1, 0, -1):
            one, other = group[top], group[policy.draw(top + 1)]
            values = made[one[0]], made[other[0]]
            if values[0] != values[1]:
                _fill(made, one, values[1])
                _fill(made, other, values[0])
                if not fits(made):
                    _fill(made, one, values[0])
                    _fill(made, other, values[1])
    return made


def _looks(game: Game, vector: State, viewer: int) -> tuple[object, ...]:
    """What a viewer notices apart from the values of what they see: the decision, their options, what is hidden."""
    stop = game.machine.options(vector)
    # What a condition shows could depend on what was dealt.
    shown = set(game.compiled.seen.values()) <= set(WHO) or [place for *_, place in _covered(game, vector, viewer)]
    return stop.kind, stop.node, stop.who, stop.options if stop.who == viewer else (), shown


def _stuck(game: Game, vector: State) -> bool:
    """Whether an option at hand makes the game fail."""
    for option in game.machine.options(vector).options:
        made = vector[:]
        game.machine.choose(made, *option)
        if game.machine.run(made).kind == "fault":
            return True
    return False


def _fill(vector: State, place: Place, value: int) -> None:
    for address in place:
        vector[address] = value


def hidden(game: Game, vector: State, viewer: int) -> list[list[Place]]:
    """The places with items that a viewer does not see, in groups whose items can change places.

    A place is a cell together with the names of its item, or the names alone of an item that lies nowhere. An item
    that the rules hold under a name that the viewer knows stays where it is.
    """
    spec, found = game.compiled.spec, dict[tuple[str, str], list[Place]]()
    known, unknown, _ = _named(game, vector, viewer)
    lying = Counter(_items(game, vector) if known or unknown else ())
    # Where equal items lie about, nothing tells which of them has the name.
    known = {item for item in known if lying[item] <= 1}
    for root, value, name, place in _covered(game, vector, viewer):
        if not root:
            found.setdefault(("", name), []).append((place,))
        elif value >= 0 and (root, value) not in known:
            kind = spec.family(root)[value].kind
            found.setdefault((kind, ""), []).append((place, *unknown.pop((root, value), ())))
    for item, names in unknown.items():
        if not lying[item] and item not in known:
            found.setdefault((spec.family(item[0])[item[1]].kind, ""), []).append(tuple(names))
    return list(found.values())


def _loose(game: Game, vector: State, viewer: int) -> bool:
    """Whether something hidden has a name that was given without a look at where it lies."""
    named = _named(game, vector, viewer)[2]
    return bool(named) and any((root, value) in named for root, value, *_ in _covered(game, vector, viewer))


def _named(game: Game, vector: State, viewer: int) -> tuple[set[Item], dict[Item, list[int]], set[Item]]:
    """The items with names: known to a viewer, the names of those that are not, and those named from a whole kind."""
    spec, known, unknown, free = game.compiled.spec, set[Item](), dict[Item, list[int]](), set[Item]()
    secret = {_root(game, spec.state[name]) for name, rule in game.compiled.seen.items() if rule != "everybody"}
    for name in game.holding.names(vector):
        if spec.kinds[name.kind].root not in secret:
            continue
        item = spec.kinds[name.kind].root, vector[name.address]
        places = [spec.state[region] for region in name.places if region in spec.state]
        fitting = [place for place in places if _root(game, place) == item[0]]
        if not all(name.giver == viewer or sees(game, vector, place, name.giver, viewer) for place in fitting):
            unknown.setdefault(item, []).append(name.address)
        elif fitting:
            known.add(item)
        else:
            free.add(item)
    return known, unknown, free


def _covered(game: Game, vector: State, viewer: int) -> Iterator[tuple[str, int, str, int]]:
    """The cells with items that a viewer does not see: their family ("" for numbers), value, state and address."""
    for item in game.compiled.spec.state.values():
        root = _root(game, item)
        if root or item.zone:
            for name, owner in pieces(game, item):
                if not sees(game, vector, item, owner, viewer):
                    for place in _cells(game, vector, name):
                        yield root, vector[place], item.name, place


def _items(game: Game, vector: State) -> Iterator[Item]:
    """Everything that lies in a zone or a cell."""
    for item in game.compiled.spec.state.values():
        if root := _root(game, item):
            for name, _ in pieces(game, item):
                yield from ((root, vector[place]) for place in _cells(game, vector, name))


def _cells(game: Game, vector: State, name: str) -> range:
    address, _, size = game.symbols.cells[name]
    return range(address + 1, address + 1 + vector[address]) if size else range(address, address + 1)


def _root(game: Game, item: StateItem) -> str:
    """The family of what a piece of state holds, "" if that is no entries."""
    return game.compiled.spec.kinds[item.type.kind].root if item.type.base == "entity" else ""
