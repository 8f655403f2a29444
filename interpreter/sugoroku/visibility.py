"""Who sees hidden state: nobody, its owner, everybody, or every viewer for whom a condition holds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .errors import hint_for
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
