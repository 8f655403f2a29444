"""Plays a program on both machines at once and compares them at every stop."""

from __future__ import annotations

import os
import random
from array import array

import numpy as np
from hypothesis import HealthCheck, Phase, settings

from sugoroku import ir
from sugoroku.canonical import Canonical
from sugoroku.chance import Policy
from sugoroku.machine import Batch, Machine, State, Stop, take
from sugoroku.native import NativeMachine
from sugoroku.reference import ReferenceMachine

DECISIONS = 25
# A failure is told at once: the search for a smaller one takes minutes and is asked for by SHRINK=1.
SHRINKING = bool(os.environ.get("SHRINK"))
PHASES = (Phase.explicit, Phase.generate, *((Phase.shrink,) if SHRINKING else ()))
QUICKLY = settings(
    deadline=None,
    derandomize=True,
    phases=PHASES,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much],
)


def same_stop(program: ir.Program, expected: Stop, found: Stop, first: State, second: State) -> bool:
    """Whether both machines stopped alike. A fault deep in a direct procedure may name its outermost call."""
    if expected.kind == "fault" and found.kind == "fault" and expected.node != found.node:
        named = program.nodes[found.node]
        cells = slice(ir.HEADER, program.cells)
        header = [cell for cell in range(ir.HEADER) if cell not in (ir.NODE, ir.FRAME)]
        return (
            isinstance(named, ir.Call | ir.CallTable)
            and expected.fault == found.fault
            and first[cells] == second[cells]
            and all(first[cell] == second[cell] for cell in header)
        )
    return expected == found and first == second


def play(program: ir.Program, level: int, seed: int, external: bool, decisions: int = DECISIONS) -> Stop:
    """Play one game on both machines, each with its own state, and swap the states at some of the stops."""
    machines: tuple[Machine, Machine] = ReferenceMachine(program), NativeMachine(program, level=level)
    return compare(program, machines, seed, external, decisions)


def compare(
    program: ir.Program, machines: tuple[Machine, Machine], seed: int, external: bool, decisions: int = DECISIONS
) -> Stop:
    """Play one game on these machines; the last stop."""
    canonical = Canonical(program)
    states = [machine.new(seed) for machine in machines]
    chooser = random.Random(seed)
    assert states[0] == states[1]
    for _ in range(decisions):
        expected, found = (machine.run(state, external) for machine, state in zip(machines, states, strict=True))
        assert same_stop(program, expected, found, *states), (expected, found)
        waits = [machine.options(state) for machine, state in zip(machines, states, strict=True)]
        assert waits[0].kind == waits[1].kind and (expected.kind == "fault" or waits[0] == waits[1] == expected)
        if expected.kind == "decision":
            taken = chooser.choice(expected.options)
            for machine, state in zip(machines, states, strict=True):
                machine.choose(state, *taken)
        elif expected.kind == "chance":
            items = list(expected.items)
            chooser.shuffle(items)
            outcome = chooser.randrange(expected.bound) if expected.bound else items
            for machine, state in zip(machines, states, strict=True):
                machine.resolve(state, outcome)
        else:
            return expected
        assert states[0] == states[1] and canonical.form(states[0]) == canonical.form(states[1])
        if chooser.random() < 0.5:
            states = [array("i", state.tobytes()) for state in reversed(states)]
    return expected


def same_batches(machines: tuple[Machine, Machine], seed: int, games: int, limit: int) -> None:
    """Both machines have the same results of games that are played at random."""
    expected, found = (machine.batch(seed, games, limit=limit) for machine in machines)
    for name in Batch.__dataclass_fields__:
        assert np.array_equal(getattr(expected, name), getattr(found, name)), (name, expected, found)


def same_step_by_step(machine: Machine, seed: int, limit: int) -> None:
    """A game that is played in one go is the one whose every decision is asked for and drawn outside."""
    state, policy, decisions = machine.new(seed), Policy(seed), 0
    while (stop := machine.run(state)).kind == "decision" and decisions != limit:
        decisions += 1
        take(state, stop, *stop.options[policy.draw(len(stop.options))])
    row = machine.batch(seed, 1, limit=limit)
    fault = ir.FAULT_STEPS if stop.kind == "decision" else stop.fault
    assert (row.decisions[0], row.fault[0]) == (decisions, fault)
    assert row.status[0] == (ir.FAULTED if stop.kind == "decision" else state[ir.STATUS])
