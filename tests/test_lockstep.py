"""Both machines agree at every stop, on every option and on every cell, for random programs."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from lockstep import DECISIONS, QUICKLY, play, same_batches, same_step_by_step
from random_programs import FUNCTIONS, programs, regions

from sugoroku import ir, native_cache
from sugoroku.canonical import Canonical
from sugoroku.machine import CALL_DEPTH, EvaluationFault, Machine
from sugoroku.native import NativeMachine
from sugoroku.reference import ReferenceMachine

NOUGHT = ir.Const(0)


@pytest.fixture(autouse=True, scope="module")
def no_cache(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Keep the tests away from the cache of the user."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SUGOROKU_CACHE", str(tmp_path_factory.mktemp("cache")))
        yield


@settings(QUICKLY, max_examples=60)
@given(programs(), st.integers(0, 2**32), st.booleans())
def test_both_machines_stop_alike_at_every_decision_and_chance(
    program: ir.Program, seed: int, external: bool
) -> None:
    play(program, 0, seed, external)


@settings(QUICKLY, max_examples=15)
@given(programs(), st.integers(0, 2**32), st.booleans())
def test_optimised_code_means_the_same(program: ir.Program, seed: int, external: bool) -> None:
    play(program, 2, seed, external)


@settings(QUICKLY, max_examples=40)
@given(programs(), st.integers(0, 2**32), st.booleans())
def test_a_canonical_state_goes_on_alike(program: ir.Program, seed: int, external: bool) -> None:
    machine, canonical, chooser = ReferenceMachine(program), Canonical(program), random.Random(seed)
    state = machine.new(seed)
    form = state[:]
    for _ in range(DECISIONS):
        stop = machine.run(state, external)
        assert machine.run(form, external) == stop and canonical.form(form) == canonical.form(state)
        if stop.kind not in ("decision", "chance"):
            return
        form = canonical.form(state)
        assert canonical.form(form) == form
        if stop.kind == "decision":
            taken = chooser.choice(stop.options)
            machine.choose(state, *taken)
            machine.choose(form, *taken)
        else:
            outcome = chooser.randrange(stop.bound) if stop.bound else stop.items
            machine.resolve(state, outcome)
            machine.resolve(form, outcome)


def test_a_canonical_state_forgets_what_nothing_reads() -> None:
    # The first local is read after the choice, the second is written before it is read, the third never again.
    read = ir.Assign(ir.Local(1), ir.Local(0))
    fill = [ir.Assign(ir.Local(slot), ir.Const(5 + slot)) for slot in range(3)]
    main = ir.Procedure("main", 0, 3, 1, ir.Sequence([*fill, options_up_to(2, 2), read]))
    program = ir.Program(regions(), {}, {"main": main}, {}, "main", 2, "totals", "ranks")
    machine = ReferenceMachine(program)
    state = machine.new(1)
    machine.run(state)
    frame = state[ir.FRAME]
    assert list(state[frame : frame + 3]) == [5, 6, 7]
    assert list(Canonical(program).form(state)[frame : frame + 3]) == [5, 0, 0]


@settings(QUICKLY, max_examples=30)
@given(programs(), st.integers(-5, 2**64), st.sampled_from((0, 1, 7, 30)))
def test_games_played_in_native_code_have_the_results_of_the_reference(
    program: ir.Program, seed: int, limit: int
) -> None:
    native = NativeMachine(program, level=0)
    same_batches((ReferenceMachine(program), native), seed, 3, limit)
    same_step_by_step(native, seed, limit)


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


def limited(*items: ir.Stmt, body: ir.Expr = NOUGHT) -> ir.Program:
    """A small program whose function `deep` counts its argument down by calling itself."""
    down = ir.CallFunction("deep", (ir.Binary("-", ir.Temp(0), ir.Const(1)),))
    deep = ir.Function("deep", 1, 1, ir.Either(ir.Temp(0), down, body))
    again = ir.Procedure("again", 0, 1, 1, ir.Call("again", ()))
    main = ir.Procedure("main", 0, 1, 1, ir.Sequence(list(items)))
    return ir.Program(regions(), {}, {"main": main, "again": again}, {"deep": deep}, "main", 2, "totals", "ranks")


def options_up_to(high: int, local: int = 0) -> ir.Stmt:
    # A computed bound keeps the native machine from knowing the number of options beforehand.
    end = ir.Binary("+", ir.Cell("mark", ()), ir.Const(high))
    return ir.Choose(NOUGHT, 0, [ir.Option(0, ir.Const(1), ir.Sequence([]), 0, NOUGHT, end, ir.Temp(0), local)], [])


def counting(high: int) -> ir.Stmt:
    return ir.Assign(ir.Local(0), ir.Fold("sum", 0, NOUGHT, ir.Const(high), NOUGHT, NOUGHT))


@pytest.mark.parametrize(
    ("statement", "fault"),
    [
        (options_up_to(ir.OPTION_LIMIT), 0),
        (options_up_to(ir.OPTION_LIMIT + 1), ir.FAULT_OPTIONS),
        (counting(ir.STEP_LIMIT), 0),
        (counting(ir.STEP_LIMIT + 1), ir.FAULT_STEPS),
        (ir.Assign(ir.Local(0), ir.CallFunction("deep", (ir.Const(CALL_DEPTH - 1),))), 0),
        (ir.Assign(ir.Local(0), ir.CallFunction("deep", (ir.Const(CALL_DEPTH),))), ir.FAULT_STACK),
        (ir.Call("again", ()), ir.FAULT_STACK),
        (ir.While(ir.Const(1), ir.Sequence([])), ir.FAULT_STEPS),
    ],
)
def test_limits_hold_at_the_same_number_on_both_machines(statement: ir.Stmt, fault: int) -> None:
    program = limited(statement)
    for machine in (ReferenceMachine(program), NativeMachine(program, level=1)):
        assert machine.run(machine.new(1)).fault == fault


def test_a_fault_under_a_supposition_leaves_the_cell_as_it_was() -> None:
    broken = ir.Supposing(ir.Cell("mark", ()), ir.Const(2), ir.Binary("/", ir.Const(1), NOUGHT))
    program = limited(ir.Assign(ir.Local(0), ir.CallFunction("deep", (ir.Const(3),))), body=broken)
    machine = NativeMachine(program, level=2)
    state = machine.new(1)
    assert machine.run(state).fault == ir.FAULT_DIVIDE
    assert state[program.regions["mark"].base] == 0


def test_a_broken_cache_is_compiled_anew_and_a_key_needs_no_text(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SUGOROKU_CACHE", str(tmp_path / "cache"))
    program = limited(options_up_to(3))
    NativeMachine(program, level=0, key="three options")
    [kept] = (tmp_path / "cache").glob("*.object")
    good = kept.read_bytes()
    kept.write_bytes(good[:-1] + bytes([good[-1] ^ 1]))
    assert native_cache.load(kept.stem) is None
    machine = NativeMachine(program, level=0, key="three options")
    assert len(machine.run(machine.new(1)).options) == 3 and kept.read_bytes() == good
    with monkeypatch.context() as patch:
        patch.setattr("sugoroku.native.llvm_text", lambda program: pytest.fail("text was written"))
        NativeMachine(program, level=0, key="three options")


def test_a_folder_that_cannot_be_written_is_no_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("no folder")
    monkeypatch.setenv("SUGOROKU_CACHE", str(tmp_path / "file" / "cache"))
    machine = NativeMachine(limited(options_up_to(3)), level=0)
    assert machine.run(machine.new(1)).kind == "decision"


def test_better_code_takes_over_in_the_middle_of_a_game() -> None:
    program = limited(options_up_to(4), options_up_to(5))
    machine = NativeMachine(program, level=0)
    state = machine.new(1)
    machine.choose(state, *machine.run(state).options[3])
    machine.improve_aside().join()
    assert machine.level == 2 and len(machine.run(state).options) == 5


def test_steps_are_counted_anew_after_each_decision() -> None:
    part = ir.STEP_LIMIT * 2 // 3
    program = limited(counting(part), options_up_to(3), counting(part), options_up_to(3), counting(part))
    for level in (0, 2):
        native = NativeMachine(program, level=level)
        assert native.batch(1, 2).status.tolist() == [ir.FINISHED] * 2
        same_step_by_step(native, 1, 9)


@pytest.mark.parametrize("limit", [-(2**70), -1, 0, 1, 2, 3, 2**70])
@pytest.mark.parametrize("level", [0, 2])
def test_a_limit_of_decisions_counts_alike(level: int, limit: int) -> None:
    few = ir.Option(0, ir.Const(1), ir.Sequence([]), 0, NOUGHT, ir.Const(3), ir.Temp(0), 0)
    program = limited(options_up_to(4), options_up_to(1), ir.Choose(NOUGHT, 0, [few], []))
    native = NativeMachine(program, level=level)
    same_batches((ReferenceMachine(program), native), 5, 3, limit)
    same_step_by_step(native, 5, limit)


def test_threads_share_a_machine() -> None:
    machine = NativeMachine(limited(options_up_to(4), options_up_to(5)), level=0)
    with ThreadPoolExecutor(2) as pool:
        parts = list(pool.map(lambda seed: machine.batch(seed, 500), (0, 500)))
    assert np.array_equal(machine.batch(0, 1000).hashes, np.concatenate([part.hashes for part in parts]))


def test_the_compiler_is_not_loaded_before_a_machine_is_built() -> None:
    code = "import sys, sugoroku.native; sys.exit('llvmlite' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], env={"PYTHONPATH": os.pathsep.join(sys.path)}).returncode == 0


EDGES = (0, 1, -1, 2, -2, 7, -7, 31, 32, 2**31 - 1, -(2**31))


@pytest.mark.parametrize("op", ir.BINARY)
def test_operations_agree_on_the_edges_of_numbers(op: str) -> None:
    pair = ir.Function("pair", 2, 2, ir.Binary(op, ir.Temp(0), ir.Temp(1)))
    main = ir.Procedure("main", 0, 0, 0, ir.Sequence([]))
    program = ir.Program(regions(), {}, {"main": main}, {"pair": pair}, "main", 2, "totals", "ranks")
    machines: tuple[Machine, Machine] = ReferenceMachine(program), NativeMachine(program, level=1)
    for left in EDGES:
        for right in EDGES:
            assert answer(machines[0], "pair", left, right) == answer(machines[1], "pair", left, right), (left, right)


@pytest.mark.parametrize("op", ir.FOLDS)
@pytest.mark.parametrize("values", [(3, 5, 5, 3), (-4, -2, -4, -2), (0, 0, 0, 0), (9, 1, 1, 9)])
def test_folds_agree_on_ties_and_on_what_is_kept(op: str, values: tuple[int, ...]) -> None:
    table = ir.Data("values", (4,), values)
    where = ir.Binary("<=", ir.Temp(0), ir.Temp(1))
    fold = ir.Fold(op, 1, NOUGHT, ir.Const(4), where, ir.Table("values", (ir.Temp(1),)))
    main = ir.Procedure("main", 0, 0, 0, ir.Sequence([]))
    functions = {"best": ir.Function("best", 1, 2, fold)}
    program = ir.Program(regions(), {"values": table}, {"main": main}, functions, "main", 2, "totals", "ranks")
    machines: tuple[Machine, Machine] = ReferenceMachine(program), NativeMachine(program, level=1)
    for first in range(6):
        assert answer(machines[0], "best", first) == answer(machines[1], "best", first)


def test_a_left_frame_is_zero_in_all_its_locals() -> None:
    fill = [ir.Assign(ir.Local(slot), ir.Const(7 + slot)) for slot in range(3)]
    turn = ir.Procedure("turn", 0, 3, 1, ir.Sequence([*fill, ir.Random(0, ir.Const(2), 0)]))
    main = ir.Procedure("main", 0, 1, 1, ir.Sequence([ir.Call("turn", ()), options_up_to(3)]))
    program = ir.Program(regions(), {}, {"main": main, "turn": turn}, {}, "main", 2, "totals", "ranks")
    machines: tuple[Machine, Machine] = ReferenceMachine(program), NativeMachine(program, level=1)
    states = [machine.new(3) for machine in machines]
    stops = [machine.run(state) for machine, state in zip(machines, states, strict=True)]
    assert stops[0].kind == "decision" and stops[0] == stops[1] and states[0] == states[1]
    assert not any(states[1][program.cells + 3 :])


@pytest.mark.parametrize("regular", range(4))
@pytest.mark.parametrize("wish", range(4))
@pytest.mark.parametrize("who", (-1, 0))
@pytest.mark.parametrize("interrupts", range(3))
def test_interrupts_are_offered_alike(regular: int, wish: int, who: int, interrupts: int) -> None:
    open_, extra = ([ir.Option(0, ir.Const(1), ir.Sequence([])) for _ in range(n)] for n in (regular, interrupts))
    program = limited(ir.Choose(ir.Const(who), 0, open_, extra, ir.Const(wish)))
    machines: tuple[Machine, Machine] = ReferenceMachine(program), NativeMachine(program, level=0)
    states = [machine.new(3) for machine in machines]
    stops = [machine.run(state) for machine, state in zip(machines, states, strict=True)]
    assert stops[0] == stops[1] and states[0] == states[1]


def answer(machine: Machine, name: str, *arguments: int) -> object:
    """The value of a function, or its fault."""
    try:
        return machine.evaluate(machine.new(1), name, arguments)
    except EvaluationFault as fault:
        return "fault", fault.fault
