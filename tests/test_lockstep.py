"""Both machines agree at every stop, on every option and on every cell, for random programs."""

from __future__ import annotations

import random
from array import array
from collections.abc import Iterator

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from random_programs import FUNCTIONS, programs

from sugoroku import ir
from sugoroku.machine import Batch, EvaluationFault, Machine, State, Stop
from sugoroku.native import NativeMachine
from sugoroku.reference import ReferenceMachine

QUICKLY = settings(
    max_examples=60,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much],
)
DECISIONS = 25


@pytest.fixture(autouse=True, scope="module")
def no_cache(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Keep the tests away from the cache of the user."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SUGOROKU_CACHE", str(tmp_path_factory.mktemp("cache")))
        yield


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


def play(program: ir.Program, level: int, seed: int, external: bool) -> None:
    """Play one game on both machines, each with its own state, and swap the states at some of the stops."""
    machines: tuple[Machine, Machine] = ReferenceMachine(program), NativeMachine(program, level=level)
    states = [machine.new(seed) for machine in machines]
    chooser = random.Random(seed)
    assert states[0] == states[1]
    for _ in range(DECISIONS):
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
            return
        assert states[0] == states[1]
        if chooser.random() < 0.5:
            states = [array("i", state.tobytes()) for state in reversed(states)]


@QUICKLY
@given(programs(), st.integers(0, 2**32), st.booleans())
def test_both_machines_stop_alike_at_every_decision_and_chance(
    program: ir.Program, seed: int, external: bool
) -> None:
    play(program, 1, seed, external)


@settings(QUICKLY, max_examples=15)
@given(programs(), st.integers(0, 2**32), st.booleans())
def test_optimised_code_means_the_same(program: ir.Program, seed: int, external: bool) -> None:
    play(program, 2, seed, external)


@settings(QUICKLY, max_examples=30)
@given(programs(), st.integers(-5, 2**64), st.sampled_from((0, 1, 7, 30)))
def test_games_played_in_native_code_have_the_results_of_the_reference(
    program: ir.Program, seed: int, limit: int
) -> None:
    native = NativeMachine(program, level=0)
    expected = ReferenceMachine(program).batch(seed, 3, limit=limit)
    found = native.batch(seed, 3, limit=limit)
    for name in Batch.__dataclass_fields__:
        assert np.array_equal(getattr(expected, name), getattr(found, name)), name


@settings(QUICKLY, max_examples=30)
@given(programs(), st.lists(st.integers(-(2**33), 2**33), min_size=2, max_size=2), st.integers(0, 9))
def test_functions_have_the_same_value_or_fault(program: ir.Program, numbers: list[int], seed: int) -> None:
    machines: tuple[Machine, Machine] = ReferenceMachine(program), NativeMachine(program, level=0)
    state = machines[0].new(seed)
    for name, parameters in FUNCTIONS:
        before = state[:]
        answers: list[object] = []
        for machine in machines:
            try:
                answers.append(machine.evaluate(state, name, numbers[:parameters]))
            except EvaluationFault as fault:
                answers.append(("fault", fault.fault))
            assert state == before
        assert answers[0] == answers[1]


@settings(QUICKLY, max_examples=25)
@given(programs(), st.integers(0, 2**32), st.data())
def test_a_corrupted_state_ends_in_a_stop(program: ir.Program, seed: int, data: st.DataObject) -> None:
    machine = NativeMachine(program, level=0)
    for _ in range(8):
        state = machine.new(seed)
        machine.run(state)
        for _ in range(data.draw(st.integers(1, 4))):
            cell = data.draw(st.sampled_from([*range(ir.HEADER), *range(program.cells - 4, program.cells + 12)]))
            state[cell] = data.draw(st.one_of(st.integers(-4, 120), st.integers(-(2**31), 2**31 - 1)))
        for _ in range(5):
            stop = machine.run(state, external=data.draw(st.booleans()))
            assert stop.kind in ("decision", "chance", "finished", "fault")
            if stop.kind != "decision":
                break
            machine.choose(state, *stop.options[-1])
