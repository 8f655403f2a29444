"""Runs a game on the reference machine and tells of every rule that begins and ends, and of everything it changes."""

from __future__ import annotations

from typing import Protocol

from . import ir
from .arithmetic import Fault
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

    def value(self, expr: ir.Expr, temps: list[int]) -> int:
        # The same as in every execution, with the most frequent expressions first.
        if isinstance(expr, ir.Const):
            return expr.value
        if isinstance(expr, ir.Temp):
            return temps[expr.slot]
        if isinstance(expr, ir.Local):
            return self.state[self.state[FRAME] + expr.slot]
        if isinstance(expr, ir.Binary) and expr.op == "==":
            return int(self.value(expr.left, temps) == self.value(expr.right, temps))
        return super().value(expr, temps)

    def offset(self, shape: tuple[int, ...], index: tuple[ir.Expr, ...], temps: list[int]) -> int:
        if len(index) == 1:
            position = self.value(index[0], temps)
            if not 0 <= position < shape[0]:
                raise Fault(ir.FAULT_INDEX)
            return position
        return super().offset(shape, index, temps) if index else 0

    def execute(self, node: ir.Stmt) -> ir.Stmt | Stop:
        if isinstance(node, ir.Sequence) and node.items:
            return node.items[0]
        if isinstance(node, ir.Assign | ir.Change | ir.Insert | ir.Delete):
            self.change(node)
            return self.after(node)
        return super().execute(node)

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
