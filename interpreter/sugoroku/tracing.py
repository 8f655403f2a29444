"""Runs a game on the reference machine and tells of every rule that begins and ends, and of everything it changes."""

from __future__ import annotations

from typing import Protocol

from . import ir
from .execution import Execution, Places
from .ir import FRAME, NODE, NONE, WHO
from .machine import Machine, State, Stop, ended


class Watcher(Protocol):
    """Is told what happens, in order."""

    def called(self, procedure: int, me: int) -> None:
        """A rule begins, for a seat."""

    def left(self, procedure: int) -> None:
        """The last rule that began ends."""

    def told(self, node: ir.Stmt, state: State, details: tuple[int, ...]) -> None:
        """A statement changed something; see `Observer`."""


class Traced(Execution):
    """An execution that tells a watcher; the options of decisions come from a fast machine of the same program."""

    def __init__(self, program: ir.Program, places: Places, state: State, watcher: Watcher, fast: Machine) -> None:
        super().__init__(program, places, state, external=True, observer=watcher.told)
        self.watcher, self.fast = watcher, fast

    def call(self, node: ir.Stmt, number: int, arguments: tuple[ir.Expr, ...]) -> ir.Stmt:
        body = super().call(node, number, arguments)
        self.watcher.called(number, self.state[self.state[FRAME]])
        return body

    def check_frame(self, node: ir.Stmt) -> None:
        """The state was made here, so its frames are whole."""

    def leave(self, procedure: ir.Procedure) -> int:
        back = super().leave(procedure)
        if back != NONE:
            self.watcher.left(procedure.id)
        return back

    def choose(self, node: ir.Choose) -> ir.Stmt | Stop:
        state = self.state
        state[NODE] = node.id
        probe = state[:]
        stop = self.fast.run(probe, external=True)
        state[WHO] = stop.who
        if stop.kind == "decision" and probe == state:
            return stop
        state[WHO] = NONE
        # Nothing is asked here: the reference machine takes the only way and tells of it.
        return super().choose(node)

    def proceed(self) -> Stop:
        """Go on to the next decision, chance, fault or the end."""
        self.steps = self.depth = 0
        over = ended(self.state)
        return over if over is not None else self.run()
