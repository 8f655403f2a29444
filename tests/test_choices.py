"""Choices among numbered candidates are alike on both machines: random ones, and those at the edges by name."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from lockstep import QUICKLY, compare, same_batches, same_step_by_step
from random_choices import choices
from random_programs import regions

from sugoroku import ir, native_object
from sugoroku.machine import Machine
from sugoroku.native import NativeMachine
from sugoroku.native_runtime import PLACE_OF, PLACE_OF_BMI2
from sugoroku.reference import ReferenceMachine

NOUGHT, ALWAYS = ir.Const(0), ir.Const(1)


@pytest.fixture(autouse=True, scope="module")
def no_cache(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Keep the tests away from the cache of the user."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SUGOROKU_CACHE", str(tmp_path_factory.mktemp("cache")))
        yield


def same_choices(program: ir.Program, seed: int, level: int, limit: int) -> None:
    """Some games of a program, at every stop and as a batch: each seed goes another way through it."""
    machines: tuple[Machine, Machine] = ReferenceMachine(program), NativeMachine(program, level=level)
    for own in range(seed, seed + 4):
        compare(program, machines, own, external=bool(own % 2))
        same_step_by_step(machines[1], own, limit)
    same_batches(machines, seed, 6, limit)


LIMITS = st.sampled_from((40, 40, 3, 1, 0))


@settings(QUICKLY, max_examples=30)
@given(choices(), st.integers(0, 2**32), LIMITS)
def test_choices_among_candidates_are_alike(program: ir.Program, seed: int, limit: int) -> None:
    same_choices(program, seed, 0, limit)


@settings(QUICKLY, max_examples=30)
@given(choices(), st.integers(0, 2**32), LIMITS)
def test_optimised_choices_among_candidates_are_alike(program: ir.Program, seed: int, limit: int) -> None:
    same_choices(program, seed, 2, limit)


def among(guard: ir.Expr, low: int = 0, high: int = 3) -> ir.Option:
    return ir.Option(0, guard, ir.Sequence([]), 0, ir.Const(low), ir.Const(high), ir.Temp(0), 0)


def plain(guard: ir.Expr = ALWAYS, value: ir.Expr = NOUGHT, local: int = 0) -> ir.Option:
    return ir.Option(0, guard, ir.Sequence([]), value=value, local=local)


def chosen(
    options: list[ir.Option], interrupts: list[ir.Option] | None = None, wish: int = 0, tables: tuple[ir.Data, ...] = ()
) -> ir.Program:
    """A program of one choice."""
    main = ir.Procedure("main", 0, 1, 2, ir.Choose(NOUGHT, 0, options, interrupts or [], ir.Const(wish)))
    data = {table.name: table for table in tables}
    return ir.Program(regions(), data, {"main": main}, {}, "main", 2, "totals", "ranks")


BROKEN = ir.Binary("/", ir.Const(1), NOUGHT)
OUTSIDE = ir.Cell("grid", (ir.Local(0), ir.Const(9)))
# options, interrupts, wish
ODD_CHOICES: dict[str, tuple[list[ir.Option], list[ir.Option], int]] = {
    "none": ([], [], 0),
    "only an interrupt": ([], [plain()], 1),
    "interrupts with candidates": ([plain()], [among(ALWAYS, 1, 4)], 2),
    "a table without an index": ([among(ir.Binary("==", ir.Table("one", ()), ir.Const(4)))], [], 0),
    "a table without numbers": (
        [among(ir.Binary("or", ir.Binary(">=", ir.Temp(0), NOUGHT), ir.Table("empty", (ir.Local(0), NOUGHT))))],
        [],
        0,
    ),
    "the largest candidate": ([among(ALWAYS, 2**31 - 2, 2**31 - 1)], [], 0),
    "the smallest candidates": ([among(ALWAYS, -(2**31), -(2**31) + 2)], [], 0),
    "a hidden candidate": ([among(ir.Binary("<", ir.Let(0, ir.Const(1), ir.Temp(0)), ir.Temp(0)))], [], 0),
    "a broken value that is taken": ([plain(value=BROKEN)], [], 0),
    "a broken value that nothing keeps": ([plain(value=BROKEN, local=-1)], [], 0),
    "a broken value of two": ([plain(value=BROKEN, local=-1), plain()], [], 0),
    "a broken value before a wrong index": ([plain(value=BROKEN), plain(OUTSIDE), plain()], [], 0),
    "a broken value before a broken interrupt": ([plain(value=OUTSIDE)], [plain(BROKEN)], 0),
}


@pytest.mark.parametrize("name", ODD_CHOICES)
@pytest.mark.parametrize("level", [0, 2])
def test_odd_choices_are_alike(name: str, level: int) -> None:
    program = chosen(*ODD_CHOICES[name], (ir.Data("one", (), (4,)), ir.Data("empty", (0, 2), ())))
    same_choices(program, 1, level, 3)


def rank(index: ir.Expr) -> ir.Expr:
    # The region has two cells, which hold 1.
    return ir.Cell("ranks", (index,))


def folded(op: str, where: ir.Expr, value: ir.Expr) -> ir.Expr:
    return ir.Fold(op, 1, NOUGHT, ir.Const(4), where, value, charged=False)


CANDIDATE, TURN = ir.Temp(0), ir.Temp(1)
FIRST_TWO, LAST_TWO = ir.Binary("<", CANDIDATE, ir.Const(2)), ir.Binary(">=", CANDIDATE, ir.Const(2))
# Conditions on the candidates 0 to 3 with an index that is wrong somewhere, and the fault where it is met.
MEETING: dict[str, tuple[ir.Expr, int]] = {
    "then": (ir.Either(FIRST_TWO, ALWAYS, rank(CANDIDATE)), ir.FAULT_INDEX),
    "otherwise": (ir.Either(FIRST_TWO, rank(ir.Binary("+", CANDIDATE, ir.Const(1))), ALWAYS), ir.FAULT_INDEX),
    "both ways": (ir.Either(FIRST_TWO, rank(CANDIDATE), rank(ir.Binary("-", CANDIDATE, ir.Const(2)))), 0),
    "or": (ir.Binary("or", FIRST_TWO, rank(CANDIDATE)), ir.FAULT_INDEX),
    "or else": (ir.Binary("or", LAST_TWO, rank(CANDIDATE)), 0),
    "and": (ir.Binary("and", rank(CANDIDATE), FIRST_TWO), ir.FAULT_INDEX),
    "and then": (ir.Binary("and", FIRST_TWO, rank(CANDIDATE)), 0),
    "any": (folded("any", ir.Binary(">=", rank(TURN), CANDIDATE), ALWAYS), ir.FAULT_INDEX),
    "any in time": (folded("any", rank(TURN), ALWAYS), 0),
    "sum": (folded("sum", rank(TURN), CANDIDATE), ir.FAULT_INDEX),
    "sum of some": (folded("sum", ir.Binary("<", TURN, ir.Const(2)), ir.Binary("-", rank(TURN), CANDIDATE)), 0),
}


@pytest.mark.parametrize("name", MEETING)
@pytest.mark.parametrize("level", [0, 2])
def test_an_index_is_wrong_only_where_it_is_met(name: str, level: int) -> None:
    guard, fault = MEETING[name]
    program = chosen([among(guard, 0, 4), plain()])
    machine = NativeMachine(program, level=level)
    assert machine.run(machine.new(1)).fault == fault
    same_choices(program, 1, level, 3)


# The span of the numbers, and how many there are.
SMALL_TABLES = [(1, 32), (1, 33), (1, 64), (1, 65), (3, 17), (3, 33), (15, 9), (15, 16), (15, 17), (255, 8), (256, 4)]


@pytest.mark.parametrize("level", [0, 2])
@pytest.mark.parametrize("least", [0, -3, 7])
@pytest.mark.parametrize(("most", "count"), SMALL_TABLES)
def test_small_tables_are_read_alike_from_either_end(most: int, count: int, least: int, level: int) -> None:
    """Tables whose numbers need 1, 2, 4 or 8 bits, of as many numbers as fit into one or two words, and one more."""
    values = (*(least + number * number * 5 % (most + 1) for number in range(count - 1)), least + most)
    options = []
    for start in range(0, count, 16):
        length = min(16, count - start)
        backwards = ir.Table("small", (ir.Binary("-", ir.Const(start + length - 1), CANDIDATE),))
        for limit in (least, least + most // 2):
            options.append(among(ir.Binary(">", backwards, ir.Const(limit)), 0, length))
    program = chosen(options, tables=(ir.Data("small", (count,), values),))
    machines = ReferenceMachine(program), NativeMachine(program, level=level)
    stops = [machine.run(machine.new(1)) for machine in machines]
    assert stops[0].kind == "decision" and stops[0] == stops[1]


@pytest.mark.parametrize("level", [0, 2])
def test_candidates_of_many_options_are_counted_together(level: int) -> None:
    options = [among(ALWAYS, 0, 16) for _ in range(ir.OPTION_LIMIT // 16)]
    machine = NativeMachine(chosen([*options, plain()]), level=level)
    assert machine.run(machine.new(1)).fault == ir.FAULT_OPTIONS
    assert machine.batch(1, 1).fault[0] == ir.FAULT_OPTIONS


@pytest.mark.parametrize("level", [0, 2])
@pytest.mark.parametrize("op", ["any", "sum"])
def test_a_fold_over_a_part_of_a_row_begins_and_ends_where_it_says(op: str, level: int) -> None:
    row = ir.Cell("grid", (ir.Const(1), TURN))
    fill = [ir.Assign(ir.Cell("grid", (ir.Const(1), ir.Const(place))), ir.Const(5 + place)) for place in range(3)]
    options = []
    for low in range(3):
        for high in range(low, 4):
            # The candidates are the numbers in the row.
            where = ir.Binary("==", row, CANDIDATE)
            fold = ir.Fold(op, 1, ir.Const(low), ir.Const(high), where, ALWAYS, charged=False)
            options.append(among(fold, 5, 8))
    program = chosen([*options, plain()])
    main = ir.Procedure("main", 0, 1, 2, ir.Sequence([*fill, program.procedures["main"].body]))
    program = ir.Program(regions(), {}, {"main": main}, {}, "main", 2, "totals", "ranks")
    same_choices(program, 1, level, 3)


@pytest.mark.parametrize("way", [PLACE_OF, PLACE_OF_BMI2], ids=["counting", "an instruction"])
def test_each_bit_of_a_mask_is_found_by_the_number_of_bits_below_it(way: str) -> None:
    llvm = native_object._llvm()
    if way == PLACE_OF_BMI2 and not llvm.get_host_cpu_features().get("bmi2"):
        pytest.skip("this processor has no such instruction")
    called = "define i32 @f(i32 %m, i32 %n) {\n %r = call i32 @place_of(i32 %m, i32 %n)\n ret i32 %r\n}\n"
    known = "declare i32 @llvm.ctpop.i32(i32)\ndeclare i32 @llvm.cttz.i32(i32, i1)\n"
    engine = llvm.create_mcjit_compiler(llvm.parse_assembly(f"{known}{way}\n{called}"), native_object._target(1))
    engine.finalize_object()
    found = ctypes.CFUNCTYPE(ctypes.c_int32, ctypes.c_int32, ctypes.c_int32)(engine.get_function_address("f"))
    for mask in (*range(1, 1 << 9), *range(1, 1 << 16, 37)):
        bits = [place for place in range(16) if mask >> place & 1]
        assert [found(mask, number) for number in range(len(bits))] == bits
