"""What happened in a game, told step by step, each step with the place in the spec that it comes from."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from . import ir
from .errors import Span
from .execution import Observer
from .feeding import lowest
from .machine import State, Stop

if TYPE_CHECKING:
    from .game import Game


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened: in words of the spec, where in the state, and the place in the spec.

    kind and details: assign, change: address, old and new value; insert, delete: address, position, item;
    random: address, number of outcomes, outcome from 0; shuffle: address, the new order; choose: the ordinal and the
    value of an option that was taken without asking.
    """

    kind: str
    name: str
    details: tuple[int, ...]
    origin: Span
    rule: str
    text: str

    def __str__(self) -> str:
        return f"{self.text} ({self.origin})"


def happened(game: Game, node: ir.Stmt, vector: State, details: tuple[int, ...]) -> Iterator[Event]:
    """The event of one executed statement, if it is one that the spec wrote."""
    if node.origin < 0:
        return
    compiled = game.compiled
    origin, name = compiled.origins[node.origin], ""
    match node:
        case ir.Choose():
            label = compiled.labels[[*node.options, *node.interrupts][details[0]].label]
            text = f"{origin.rule}: {game.option_text(label, details[1])}"
        case ir.Random():
            name = compiled.chances[node.chance]
            text = f"{name} = {details[2] + lowest(game, node, vector)}"
        case _ if compiled.program.cells > details[0] >= ir.HEADER:
            name = game.symbols.name(details[0])
            if not name:
                return
            text = _changed(game, node, name, details)
        case _:
            return
    yield Event(type(node).__name__.lower(), name, details, origin.span, origin.rule, text)


def _changed(game: Game, node: ir.Stmt, name: str, details: tuple[int, ...]) -> str:
    kind, shown = game.symbols.cells[name][1], game.symbols.shown
    match node:
        case ir.Insert():
            return f"{name} + {shown(kind, details[2])}"
        case ir.Delete():
            return f"{name} - {shown(kind, details[2])}"
        case ir.Shuffle():
            return f"{name} shuffled"
    return f"{name}: {shown(kind, details[1])} -> {shown(kind, details[2])}"


def tell_settled(game: Game, vector: State, stop: Stop, observer: Observer) -> None:
    """Tell an observer of a chance that was settled from outside, as a machine tells of its own."""
    details: tuple[int, ...] = (stop.address - 1, *vector[stop.address : stop.address + len(stop.items)])
    if stop.bound:
        details = (stop.address, stop.bound, vector[stop.address])
    observer(game.compiled.program.nodes[stop.node], vector, details)
