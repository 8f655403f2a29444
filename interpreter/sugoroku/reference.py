"""The reference machine: the readable definition of the language, and the engine of a debugger."""

from __future__ import annotations

from collections.abc import Sequence

from sugoroku import ir
from sugoroku.arithmetic import Fault
from sugoroku.chance import Policy, signed
from sugoroku.evaluation import Evaluation
from sugoroku.execution import Execution, Observer, Places
from sugoroku.machine import (
    DECISION_LIMIT,
    Batch,
    EvaluationFault,
    Machine,
    State,
    Stop,
    check_state,
    ended,
    fail,
    first_state,
    function_of,
    sown,
    state_hash,
    take,
)
from sugoroku.reasons import Refusal, refusals
from sugoroku.wellformed import check_program


class ReferenceMachine(Machine):
    """Runs a program by walking its tree; see `Machine` for what the methods promise."""

    def __init__(self, program: ir.Program) -> None:
        check_program(program)
        self.program = program
        self._first = first_state(program)
        self._places = Places(program)

    def new(self, seed: int) -> State:
        return sown(self._first, seed)

    def run(self, state: State, external: bool = False, observer: Observer | None = None) -> Stop:
        check_state(state, self.program.size)
        over = ended(state)
        return over if over is not None else self._execution(state, external, observer).run()

    def evaluate(self, state: State, function: str, arguments: Sequence[int] = ()) -> int:
        check_state(state, self.program.size)
        called = function_of(self.program, function, arguments)
        evaluation = Evaluation(self.program, state)
        try:
            return evaluation.value(called.body, evaluation.descend(called, [signed(a) for a in arguments]))
        except Fault as fault:
            raise EvaluationFault(fault.code) from None

    def compute(self, state: State, expr: ir.Expr) -> int:
        """The value of an expression of the statement at hand."""
        execution = self._execution(state, external=False, observer=None)
        return execution.aside(expr, execution.temps)

    def why(self, state: State) -> list[Refusal]:
        """What the decision at hand does not offer, and for what reasons."""
        stop = self.options(state)
        node = self.program.nodes[stop.node] if stop.kind == "decision" else None
        if not isinstance(node, ir.Choose):
            return []
        return refusals(self._execution(state[:], external=False, observer=None), node)

    def batch(self, seed: int, games: int, out: Batch | None = None, limit: int = DECISION_LIMIT) -> Batch:
        out = Batch.empty(games, self.program.seats) if out is None else out
        for game in range(games):
            self._play(seed + game, limit, out, game)
        return out

    def _execution(self, state: State, external: bool, observer: Observer | None) -> Execution:
        return Execution(self.program, self._places, state, external, observer)

    def _play(self, seed: int, limit: int, out: Batch, game: int) -> None:
        state, policy, decisions = self.new(seed), Policy(seed), 0
        while (stop := self.run(state)).kind == "decision":
            if decisions == limit:
                stop = fail(state, stop.node, ir.FAULT_STEPS)
                break
            decisions += 1
            take(state, stop, *stop.options[policy.draw(len(stop.options))])
        for column, name in ((out.totals, self.program.totals), (out.ranks, self.program.ranks)):
            base = self.program.regions[name].base
            column[game] = state[base : base + self.program.seats]
        out.decisions[game], out.status[game], out.fault[game] = decisions, state[ir.STATUS], stop.fault
        out.hashes[game] = state_hash(state) if stop.kind == "finished" else 0
