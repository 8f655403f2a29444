"""Names that lead back to themselves, and conditions that would never end for that reason."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import TYPE_CHECKING

from . import ir

if TYPE_CHECKING:
    from .compiler import Compiler


def cycles(edges: Mapping[str, Collection[str]]) -> Iterator[list[str]]:
    """The ways that lead from a name back to itself; a name without edges leads nowhere."""
    state: dict[str, int] = {}
    for first in edges:
        stack = [(first, iter(sorted(edges[first])))] if first not in state else []
        while stack:
            name, rest = stack[-1]
            state[name] = 1
            following = next(rest, None)
            if following is None:
                state[name] = 2
                stack.pop()
            elif following not in state and following in edges:
                stack.append((following, iter(sorted(edges[following]))))
            elif state.get(following) == 1:
                names = [each for each, _ in stack]
                yield names[names.index(following) :]


def check_conditions(compiler: Compiler) -> None:
    """Note conditions that need themselves: they would never end."""
    names = list(compiler.functions)
    edges = {name: _callees(compiler, function.body, names) for name, function in compiler.functions.items()}
    for way in cycles(edges):
        _endless(compiler, way[0])


def _endless(compiler: Compiler, name: str) -> None:
    title = name.split(" ", 1)[1] if name.startswith(("can ", "wish ")) else name
    if title in compiler.endless_names:
        return
    rule = compiler.spec.rules.get(title) or compiler.spec.values.get(title)
    span = rule.span if rule is not None else compiler.bodies[title][1].span if title in compiler.bodies else None
    compiler.problems.add(
        "effect-endless",
        f'"{title}" needs itself before anything changes, so it would never end',
        span or compiler.spec.start.span,
        "let a price or a change stand before the repetition",
    )


def _callees(compiler: Compiler, expr: object, names: list[str]) -> set[str]:
    found: set[str] = set()
    for at in ir.walk(expr):
        if isinstance(at, ir.CallFunction):
            if isinstance(at.function, str):
                found.add(at.function)
            elif isinstance(at.function, ir.Table):
                found.update(names[number] for number in set(compiler.tables.built[at.function.table].values))
    return found
