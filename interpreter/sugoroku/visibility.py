"""Who sees hidden state: nobody, its owner, everybody, or every viewer for whom a condition holds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import syntax as s
from .errors import Problems, hint_for
from .nodes import Scalar
from .parser import parse_formula
from .spec import PLAYER, Rule, Type

if TYPE_CHECKING:
    from .compiler import Compiler

WHO = ("nobody", "owner", "everybody")


def visibility(compiler: Compiler) -> dict[str, str]:
    """The function that tells for each hidden piece of state whether a viewer sees it."""
    found = {}
    for item in compiler.spec.state.values():
        if item.seen is not None:
            if item.seen.text not in WHO:
                if item.seen.text not in compiler.spec.places and (nearby := hint_for(item.seen.text, WHO)):
                    message = f'nobody is called "{item.seen.text}"'
                    compiler.problems.add("name-unknown", message, item.seen.span, nearby)
                    continue
                viewer = ("viewer", Type("entity", PLAYER))
                if PLAYER not in item.per:
                    _ownerless(compiler, item.name, item.seen)
                rule = Rule(f"seen {item.name}", item.seen, item.span, (viewer,))
                if (type := compiler.compute(rule, None)) is not None and type.base != "truth":
                    compiler.problems.add(
                        "seen-type",
                        f"this is {type}, a condition on the viewer is expected",
                        item.seen.span,
                        "write nobody, owner, everybody, or a condition such as viewer = p1",
                    )
                found[item.name] = rule.name
            else:
                if item.seen.text == "owner" and PLAYER not in item.per:
                    compiler.problems.add(
                        "seen-owner",
                        f'"{item.name}" is not kept per player, so it has no owner',
                        item.seen.span,
                        "write nobody, or a condition on the viewer",
                    )
                found[item.name] = item.seen.text
    return found


def _ownerless(compiler: Compiler, name: str, seen: Scalar) -> None:
    """A condition that speaks of `me`, the owner, on state that has none."""
    tree = parse_formula(seen, Problems())
    place = _owner_in(compiler, tree, set()) if tree is not None else None
    if place is not None:
        compiler.problems.add(
            "seen-owner",
            f'"{name}" is not kept per player, so there is no owner that "me" could be',
            seen.span_at(place.at[0], max(1, place.at[1] - place.at[0])),
            "write viewer for the player who looks at it",
        )


def _owner_in(compiler: Compiler, tree: s.Expression, looked: set[str]) -> s.Tree | None:
    """The part of a condition that reads `me`, also by way of a value."""
    for each in s.walk(tree):
        match each:
            case s.My() | s.Name(text="me"):
                return each
            case s.Name(text=name) if name in compiler.spec.values and name not in looked:
                looked.add(name)
                inner = parse_formula(compiler.spec.values[name].body, Problems())
                if inner is not None and _owner_in(compiler, inner, looked) is not None:
                    return each
    return None
