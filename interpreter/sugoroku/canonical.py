"""The canonical form of a state: names that no way on can read are cleared, so that equal positions are equal.

A local of a procedure stays in its frame after its last use, and would tell two positions apart that go on the same
way. For each place where a frame can wait, at a choice or a chance or inside a call, the program itself says which
locals are still alive: those that some way on reads before it writes them. All others become 0.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from . import ir
from .machine import State, beyond


class Frame(NamedTuple):
    """A procedure that waits: where its locals begin, those that no way on reads, and the call that it returns to."""

    procedure: ir.Procedure
    base: int
    dead: tuple[int, ...]
    call: ir.Call | ir.CallTable | None


class Canonical:
    """Finds the canonical form of the states of one program; each procedure is looked at when it is first needed."""

    def __init__(self, program: ir.Program) -> None:
        self.program = program
        # The living locals of a frame as bits: when a statement begins, and when it is over.
        self._before: dict[int, int] = {}
        self._after: dict[int, int] = {}
        self._slots: dict[tuple[int, bool], tuple[int, ...]] = {}
        self._owner: dict[int, ir.Procedure] = {}
        for procedure in program.procedures.values():
            self._owner |= {node.id: procedure for node in ir.statements(procedure.body)}

    def form(self, state: State) -> State:
        """A copy of a state without what cannot matter; ValueError if its frames are none of the program."""
        made = state[:]
        for frame in self.frames(state):
            for slot in frame.dead:
                made[frame.base + slot] = 0
        return made

    def frames(self, state: State) -> Iterator[Frame]:
        """The frames of a state, the running one first; ValueError if they are none of the program."""
        if state[ir.STATUS] != ir.RUNNING:
            return
        code, base, top = state[ir.NODE], state[ir.FRAME], self.program.size
        waiting = self._known(code if code >= 0 else beyond(code))
        while True:
            procedure = self._owner[waiting]
            if not self.program.cells + 2 <= base <= top - procedure.locals:
                raise ValueError("a frame lies outside of the stack")
            back, below = state[base - 2], state[base - 1]
            call = self.program.nodes[self._known(back)] if back != ir.NONE else None
            if call is not None and not isinstance(call, ir.Call | ir.CallTable):
                raise ValueError("a frame goes back to no call")
            yield Frame(procedure, base, self._dead(procedure, waiting, begun=code < 0), call)
            if call is None:
                return
            # Whoever called goes on after the call.
            waiting, code, top, base = back, beyond(back), base - 2, below

    def alive(self, node: ir.Stmt, slot: int) -> bool:
        """Whether a frame that waits at a statement still needs a local."""
        return slot not in self._dead(self._owner[node.id], node.id, begun=False)

    def _known(self, node: int) -> int:
        if node not in self._owner:
            raise ValueError(f"there is no statement {node}")
        return node

    def _dead(self, procedure: ir.Procedure, node: int, begun: bool) -> tuple[int, ...]:
        """The locals that do not matter to a frame that waits at a statement, or inside one that has begun."""
        if (node, begun) not in self._slots:
            if node not in self._before:
                self._look(procedure.body, 0)
            alive = (self._after if begun else self._before)[node]
            self._slots[node, begun] = tuple(slot for slot in range(procedure.locals) if not alive >> slot & 1)
        return self._slots[node, begun]

    def _look(self, node: ir.Stmt, after: int) -> int:
        """The locals alive before a statement, given those alive after it."""
        alive = after | self._after.get(node.id, 0)
        self._after[node.id] = alive
        match node:
            case ir.Sequence(items=items):
                for item in reversed(items):
                    alive = self._look(item, alive)
            case ir.Assign(target=ir.Local(slot=slot), value=value):
                alive = alive & ~(1 << slot) | _reads(value)
            case ir.Random(local=slot, bound=bound):
                alive = alive & ~(1 << slot) | _reads(bound)
            case ir.If(condition=condition, then=then, other=other):
                inside = self._look(then, alive) | (self._look(other, alive) if other is not None else alive)
                alive = inside | _reads(condition)
            case ir.While(condition=condition, body=body):
                alive |= _reads(condition)
                while (again := alive | self._look(body, alive)) != alive:
                    alive = again
            case ir.Choose():
                alive = self._choice(node, alive)
            case ir.Fail():
                alive = 0
            case _:
                alive |= _reads(node)
        self._before[node.id] = alive
        return alive

    def _choice(self, node: ir.Choose, after: int) -> int:
        alive = after | _reads(node)
        for option in node.options:
            alive |= _reads(option) | self._chosen(option, after)
        for interrupt in node.interrupts:
            alive |= _reads(interrupt)
        # An interrupt comes back to the choice itself.
        again, alive = alive, -1
        while again != alive:
            alive = again
            for interrupt in node.interrupts:
                again |= self._chosen(interrupt, alive)
        return alive

    def _chosen(self, option: ir.Option, after: int) -> int:
        alive = self._look(option.body, after)
        return alive & ~(1 << option.local) if option.local >= 0 else alive


def _reads(item: object) -> int:
    """The locals that the expressions of a statement, an option or an expression read."""
    found = 0
    for part in ir.walk(item):
        if isinstance(part, ir.Local):
            found |= 1 << part.slot
    return found
