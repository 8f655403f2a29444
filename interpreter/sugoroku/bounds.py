"""Checks of declarations beside each other: numbers of players, bounds of numbers, rules that take a gain."""

from __future__ import annotations

from collections.abc import Iterator
from math import prod

from .errors import Problems, hint_for
from .names import MAX_CELLS
from .nodes import Mapping, Node, Scalar, number_of, text_of
from .spec import HIGHEST, NUMBER, Spec


def check_bounds(spec: Spec, problems: Problems) -> None:
    """Note what cannot be meant although each declaration alone is sound."""
    _players(spec, problems)
    for section in ("resources", "state"):
        for key, details in _details(spec.tree, section):
            if section == "resources" or ("type" not in details and "zone" not in details):
                _within(details, key, problems)
    cells = 0
    for item in spec.state.values():
        cells += prod(len(spec.kinds[kind].entries) for kind in item.per) * (item.size + 1 if item.zone else 1)
        if cells > MAX_CELLS:
            message = f"with this the state needs more than {MAX_CELLS:,} cells"
            problems.add("spec-large", message, item.span)
            break
    for key, details in _details(spec.tree, "resources"):
        _hook(details.get("gain"), key, spec, problems)


def _details(tree: Mapping, section: str) -> Iterator[tuple[Scalar, Mapping]]:
    found = tree.get(section)
    for key, node in found.entries if isinstance(found, Mapping) else ():
        if isinstance(node, Mapping):
            yield key, node


def _players(spec: Spec, problems: Problems) -> None:
    """The smallest number is not above the largest, and everyone has a seat."""
    game = spec.tree.get("game")
    counts = game.get("players") if isinstance(game, Mapping) else None
    if not isinstance(counts, Mapping):
        return
    (low, high), largest, seats = spec.players, counts.get("max"), counts.get("seats")
    if low > high and largest is not None:
        problems.add("players-count", f"at least {low} and at most {high} players: nobody can play", largest.span)
        return
    for key, node in seats.entries if isinstance(seats, Mapping) else ():
        if not low <= int(key.text) <= high:
            message = f"this game is for {low} to {high} players, not for {key.text}"
            problems.add("players-count", message, key.span)
        elif number_of(node, 1) < int(key.text):
            message = f"{key.text} players need {key.text} seats, these are {number_of(node, 1)}"
            problems.add("players-count", message, node.span)


def _within(details: Mapping, key: Scalar, problems: Problems) -> None:
    """The bounds of a number leave room, and it starts between them."""
    low, high = number_of(details.get("min"), 0), number_of(details.get("max"), HIGHEST)
    bound, start = details.get("max") or details.get("min"), details.get("start")
    if low > high and bound is not None:
        message = f'"{key.text}" is at least {low} and at most {high}: no number fits'
        problems.add("range-empty", message, bound.span)
    elif start is not None and not low <= number_of(start, low) <= high:
        message = f'"{key.text}" starts with {number_of(start, 0)}, which is not between {low} and {high}'
        problems.add("range-empty", message, start.span)


def _hook(hook: Node | None, key: Scalar, spec: Spec, problems: Problems) -> None:
    """The rule that is called instead of a gain takes the number that is gained."""
    if hook is None:
        return
    name = text_of(hook)
    rule = spec.rules.get(name)
    if rule is None:
        problems.add("name-unknown", f'there is no rule "{name}"', hook.span, hint_for(name, spec.rules))
    elif [type for _, type in rule.parameters] != [NUMBER]:
        message = f'"{name}" must take one number: how much {key.text} is gained'
        related = (("the rule is declared here", rule.span),)
        problems.add("arguments-count", message, hook.span, "add with: {n: number}", related)
