"""The order of variants: each behind those that it needs; circles of them are found once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from collections.abc import Mapping as Known

from .errors import Problem
from .nodes import Mapping, Scalar, Sequence


def needs_of(variant: Mapping) -> list[Scalar]:
    """The variants that a variant needs, each with its place."""
    head = variant.get("variant")
    needs = head.get("needs") if isinstance(head, Mapping) else None
    return [each for each in needs.items if isinstance(each, Scalar)] if isinstance(needs, Sequence) else []


def circles(variants: Known[str, Mapping]) -> dict[str, Problem]:
    """The variants that need themselves, each with the problem of its circle; in linear time."""
    edges = {name: [each.text for each in needs_of(node) if each.text in variants] for name, node in variants.items()}
    found: dict[str, Problem] = {}
    for group in _tangles(edges):
        inside = set(group)
        if len(group) > 1 or group[0] in edges[group[0]]:
            circle = _shortest(min(group), {name: [each for each in edges[name] if each in inside] for name in group})
            found.update(dict.fromkeys(group, _problem(circle, variants)))
    return found


def _tangles(edges: Known[str, list[str]]) -> Iterator[list[str]]:
    """The strongly connected parts of a graph (Tarjan), without recursion."""
    number: dict[str, int] = {}
    low: dict[str, int] = {}
    stack: list[str] = []
    done: set[str] = set()
    for first in edges:
        pending = [(first, iter(edges[first]))] if first not in number else []
        while pending:
            name, rest = pending[-1]
            if name not in number:
                number[name] = low[name] = len(number)
                stack.append(name)
            following = next(rest, None)
            if following is None:
                pending.pop()
                if pending:
                    low[pending[-1][0]] = min(low[pending[-1][0]], low[name])
                if low[name] == number[name]:
                    group = [stack.pop()]
                    while group[-1] != name:
                        group.append(stack.pop())
                    done.update(group)
                    yield group
            elif following not in number:
                pending.append((following, iter(edges[following])))
            elif following not in done:
                low[name] = min(low[name], number[following])


def _shortest(start: str, edges: Known[str, list[str]]) -> list[str]:
    """The shortest way from a name back to itself."""
    before: dict[str, str] = {}
    layer: Iterable[str] = [start]
    while start not in before:
        after: list[str] = []
        for name in layer:
            for following in edges[name]:
                if following not in before:
                    before[following] = name
                    after.append(following)
        layer = after
    way = [before[start]]
    while way[-1] != start:
        way.append(before[way[-1]])
    return way[::-1]


def _problem(circle: list[str], variants: Known[str, Mapping]) -> Problem:
    asked = [
        next(each.span for each in needs_of(variants[name]) if each.text == following)
        for name, following in zip(circle, (*circle[1:], circle[0]), strict=True)
    ]
    if len(circle) == 1:
        return Problem("variant-cycle", f'the variant "{circle[0]}" needs itself', asked[0])
    message = f"these variants need each other: {', '.join((*circle[:10], circle[0]))}"
    related = tuple(("the next one is needed here", span) for span in asked[1:4])
    return Problem("variant-cycle", message, asked[0], "remove one of the needs", related)
