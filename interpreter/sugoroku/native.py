"""The native machine: runs a program as machine code, with the same results as the reference machine."""

from __future__ import annotations

import ctypes
import threading
from array import array
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from sugoroku import ir, native_cache, native_object
from sugoroku.chance import MASK, signed
from sugoroku.lowering import llvm_text
from sugoroku.machine import (
    DECISION_LIMIT,
    Batch,
    EvaluationFault,
    Machine,
    State,
    Stop,
    check_state,
    ended,
    first_state,
    function_of,
    sown,
)
from sugoroku.native_choices import OFFER_CELLS
from sugoroku.native_stops import CHANCE, DECISION, ENDED
from sugoroku.native_text import ADDRESS, BOUND, COUNT, ITEMS, REPORT_CELLS
from sugoroku.wellformed import check_program

QUICK, OPTIMISED = 0, 2
# So many games are played between two looks at signals, such as the wish of a user to stop.
CHUNK = 4096
_LONGEST = 2**63 - 1
# So many cells lie in one line of the cache.
LINE = 16

_Column: TypeAlias = npt.NDArray[np.int32] | npt.NDArray[np.uint64]


class _Scratch(threading.local):
    """Memory for one thread: the report of a run, and the offers of a decision."""

    def __init__(self) -> None:
        # Free lines lie around the report: two threads that write to one line of the cache wait for each other.
        cells = OFFER_CELLS * ir.OPTION_LIMIT
        self.memory = (ctypes.c_int32 * (LINE + REPORT_CELLS + LINE + cells))()
        start = ctypes.addressof(self.memory) + 4 * LINE
        self.report = (ctypes.c_int32 * REPORT_CELLS).from_address(start)
        self.places = start, start + 4 * (REPORT_CELLS + LINE)
        self.offers = (ctypes.c_int32 * cells).from_address(self.places[1])


class NativeMachine(Machine):
    """Runs a program as machine code; see `Machine` for what the methods promise.

    Without a `level` the machine begins with quickly compiled code, or with what the cache holds, and `improve`
    replaces it, at any time and from any thread. `key` names the content of the program: under a key that is
    known, the cache answers without a look at the program.
    """

    def __init__(self, program: ir.Program, level: int | None = None, key: str = "") -> None:
        self.program = program
        self._key = key
        self._texts: dict[bool, str] = {}
        self._size = program.size
        if not key:
            check_program(program)
        self._first = first_state(program)
        self._scratch = _Scratch()
        self._lock = threading.Lock()
        found = self._cached(OPTIMISED) if level is None else None
        self.level = OPTIMISED if found is not None else QUICK if level is None else level
        self._entries = found if found is not None else self._compiled(self.level)

    def improve(self) -> None:
        """Replace quickly compiled code by optimised code; games under way go on with it."""
        with self._lock:
            if self.level < OPTIMISED:
                self._entries = self._compiled(OPTIMISED)
                self.level = OPTIMISED

    def improve_aside(self) -> threading.Thread:
        """Do the same in a thread of its own."""
        thread = threading.Thread(target=self.improve, name="sugoroku-compiler")
        thread.start()
        return thread

    def new(self, seed: int) -> State:
        return sown(self._first, seed)

    def run(self, state: State, external: bool = False) -> Stop:
        check_state(state, self._size)
        over = ended(state)
        if over is not None:
            return over
        scratch, entries = self._scratch, self._entries
        kind = entries.run(state.buffer_info()[0], *scratch.places, external)
        if kind == DECISION:
            return self._decision(state, scratch)
        if kind == CHANCE:
            report = scratch.report
            address = report[ADDRESS]
            items = () if report[BOUND] else tuple(state[address : address + report[ITEMS]])
            return Stop("chance", state[ir.NODE], bound=report[BOUND], items=items, address=address)
        if kind == ENDED:
            return Stop("finished", ir.NONE)
        return Stop("fault", state[ir.NODE], fault=state[ir.FAULT])

    def evaluate(self, state: State, function: str, arguments: Sequence[int] = ()) -> int:
        check_state(state, self._size)
        called = function_of(self.program, function, arguments)
        passed = array("i", [signed(argument) for argument in arguments])
        result = ctypes.c_int32()
        report = self._scratch.places[0]
        places = passed.buffer_info()[0], ctypes.addressof(result)
        fault = self._entries.evaluate(state.buffer_info()[0], report, called.id, *places)
        if fault:
            raise EvaluationFault(fault)
        return result.value

    def batch(self, seed: int, games: int, out: Batch | None = None, limit: int = DECISION_LIMIT) -> Batch:
        out = Batch.empty(games, self.program.seats) if out is None else out
        if games > len(out):
            raise IndexError(f"{games} games do not fit into {len(out)} rows")
        for start in range(0, games, CHUNK):
            self._play(seed + start, out.part(start, min(start + CHUNK, games)), limit)
        return out

    def _play(self, seed: int, rows: Batch, limit: int) -> None:
        """Play one game for each row."""
        columns: list[_Column] = [rows.totals, rows.ranks, rows.decisions, rows.status, rows.fault, rows.hashes]
        shapes = [(len(rows), self.program.seats)] * 2 + [(len(rows),)] * 4
        filled = [_plain(column, shape) for column, shape in zip(columns, shapes, strict=True)]
        state = self._first[:]
        memory = self._first.buffer_info()[0], state.buffer_info()[0], *self._scratch.places
        # The count of decisions starts at 0 and never meets a negative limit.
        bound = min(limit, _LONGEST) if limit >= 0 else -1
        self._entries.batch(*memory, seed & MASK, len(rows), bound, *(column.ctypes.data for column in filled))
        for column, content in zip(columns, filled, strict=True):
            if content is not column:
                column[...] = content

    def _decision(self, state: State, scratch: _Scratch) -> Stop:
        cells = scratch.offers[: OFFER_CELLS * scratch.report[COUNT]]
        options = tuple(zip(cells[0::4], cells[1::4], strict=True))
        targets = tuple(zip(cells[2::4], cells[3::4], strict=True))
        return Stop("decision", state[ir.NODE], state[ir.WHO], options, targets)

    def _name(self, level: int) -> str:
        """The name of the compiled program in the cache."""
        parts = [_sources(), native_object.platform(), str(level)]
        if self._key:
            # A key that was given twice by mistake still has to fit the state vector and the statements.
            program = self.program
            shape = f"{program.size} {program.cells} {program.seats} {len(program.nodes)} {len(program.functions)}"
            return native_cache.digest("key", self._key, shape, *parts)
        return native_cache.digest("text", self._llvm_text(level), *parts)

    def _llvm_text(self, level: int) -> str:
        optimised = level > QUICK
        if optimised not in self._texts:
            if self._key:
                check_program(self.program)
            self._texts[optimised] = llvm_text(self.program, optimised)
        return self._texts[optimised]

    def _cached(self, level: int) -> native_object.Entries | None:
        code = native_cache.load(self._name(level))
        if code is None:
            return None
        try:
            return native_object.link(code)
        except (RuntimeError, ValueError):
            return None

    def _compiled(self, level: int) -> native_object.Entries:
        found = self._cached(level)
        if found is not None:
            return found
        code = native_object.compile_text(self._llvm_text(level), level)
        native_cache.save(self._name(level), code)
        return native_object.link(code)


def _plain(column: _Column, shape: tuple[int, ...]) -> _Column:
    """The column itself if machine code can fill it, else one of the same kind that it can fill."""
    if column.shape != shape:
        raise ValueError(f"a column of results has the shape {column.shape}, not {shape}")
    kind = np.dtype(np.uint64 if column.dtype.kind == "u" else np.int32)
    if column.dtype == kind and column.flags.c_contiguous and column.flags.aligned and column.flags.writeable:
        return column
    return np.zeros(shape, np.uint64) if column.dtype.kind == "u" else np.zeros(shape, np.int32)


@cache
def _sources() -> str:
    """A digest of the code that determines what a program is compiled to."""
    folder = Path(__file__).parent
    names = ("ir", "machine", "chance", "wellformed", "lowering")
    paths = [*(folder / f"{name}.py" for name in names), *sorted(folder.glob("native*.py"))]
    return native_cache.digest(*(path.read_text("utf-8") if path.exists() else "" for path in paths))
