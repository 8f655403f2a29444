"""What both machines share: the state vector, the places where they stop, the results of many games.

The cell NODE says where a machine goes on: a number >= 0 is the statement to run next, a number <= -2 means
"after statement -2 - NODE" (see `beyond`), and NONE means that the game is over. After a fault it names the
statement that failed; inside a procedure that cannot suspend the native machine names the outermost call.
The cell WHO holds the seat that decides while the machine stops at a decision, else NONE.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, Protocol, TypeAlias

import numpy as np
import numpy.typing as npt

from sugoroku.chance import GOLDEN, MASK, WORD, mix, sow
from sugoroku.ir import FAULT, FAULTED, FAULTS, FINISHED, FRAME, NODE, NONE, RUNNING, STATUS, WHO, Function, Program

# An array of typecode "i": one signed 32-bit number per cell.
State: TypeAlias = "array[int]"

# Functions may call each other this deep; one more is FAULT_STACK.
CALL_DEPTH = 64
# A game played by `batch` with more decisions than this ends with FAULT_STEPS.
DECISION_LIMIT = 100_000
# The ordinal of "pass" among the options of a decision.
PASS = -1

# The hash of a state: so many lanes take turns at words of two cells.
HASH_LANES = 4
HASH_CELLS = 2 * HASH_LANES
HASH_START = 0xCBF2_9CE4_8422_2325

Kind = Literal["decision", "chance", "finished", "fault", "running"]


@dataclass(frozen=True, slots=True)
class Stop:
    """Why and where a machine stopped.

    decision: `who` chooses among `options`, each an (ordinal, value); `targets` says for each of them what the
    cell NODE becomes and which cell takes the value (0: none).
    chance: `address` takes a number 0 <= x < `bound`, or, where `bound` is 0, an ordering of `items` begins there.
    running: told by `options` only, of a state that waits for nothing but `run`.
    """

    kind: Kind
    node: int
    who: int = NONE
    options: tuple[tuple[int, int], ...] = ()
    targets: tuple[tuple[int, int], ...] = ()
    bound: int = 0
    items: tuple[int, ...] = ()
    address: int = 0
    fault: int = 0


@dataclass(frozen=True, slots=True)
class Batch:
    """The results of many games, one row each. `hashes` are those of finished games, else 0."""

    totals: npt.NDArray[np.int32]
    ranks: npt.NDArray[np.int32]
    decisions: npt.NDArray[np.int32]
    status: npt.NDArray[np.int32]
    fault: npt.NDArray[np.int32]
    hashes: npt.NDArray[np.uint64]

    @classmethod
    def empty(cls, games: int, seats: int) -> Batch:
        """Room for the results of so many games."""
        totals, ranks = np.zeros((games, seats), np.int32), np.zeros((games, seats), np.int32)
        decisions, status, fault = np.zeros(games, np.int32), np.zeros(games, np.int32), np.zeros(games, np.int32)
        return cls(totals, ranks, decisions, status, fault, np.zeros(games, np.uint64))

    def part(self, start: int, stop: int) -> Batch:
        """The rows from start up to stop, in the same memory: a chunk for one worker."""
        rows = slice(start, stop)
        counts = self.decisions[rows], self.status[rows], self.fault[rows]
        return Batch(self.totals[rows], self.ranks[rows], *counts, self.hashes[rows])

    def __len__(self) -> int:
        return len(self.decisions)


class EvaluationFault(ValueError):
    """A function of the program could not be computed; `fault` is one of the fault codes."""

    def __init__(self, fault: int) -> None:
        super().__init__(f"fault: {FAULTS[fault]}")
        self.fault = fault


class Machine(Protocol):
    """Runs one program. A state is changed in place; `state[:]` is a clone, `state.tobytes()` a saved game."""

    def new(self, seed: int) -> State:
        """A game before its first statement."""
        ...

    def run(self, state: State, external: bool = False) -> Stop:
        """Go on to the next decision, to the end or to a fault; with `external` chances stop as well."""
        ...

    def options(self, state: State) -> Stop:
        """What a suspended state waits for, computed anew; the state stays as it is."""
        return waiting(self, state)

    def choose(self, state: State, ordinal: int, value: int) -> None:
        """Take one of the options of the decision at hand, else ValueError; `run` goes on from there."""
        take(state, self.options(state), ordinal, value)

    def resolve(self, state: State, outcome: int | Sequence[int]) -> None:
        """Settle the chance at hand: a number, or the whole new order of a zone from bottom to top."""
        settle(state, self.options(state), outcome)

    def evaluate(self, state: State, function: str, arguments: Sequence[int]) -> int:
        """The value of a pure function of the program; EvaluationFault if it has none."""
        ...

    def batch(self, seed: int, games: int, out: Batch | None = None, limit: int = DECISION_LIMIT) -> Batch:
        """Play games with the seeds seed, seed + 1, ... by choosing at random; `out` is filled if given."""
        ...


def function_of(program: Program, name: str, arguments: Sequence[int]) -> Function:
    """The function of the program that takes so many arguments."""
    found = program.functions.get(name)
    if found is None or found.parameters != len(arguments):
        raise ValueError(f"there is no function {name} with {len(arguments)} parameters")
    return found


def beyond(node: int) -> int:
    """The value of NODE that means "go on after this statement"; its own inverse."""
    return -2 - node


def first_state(program: Program) -> State:
    """A state at the start of the program, without a seed."""
    state = array("i", bytes(4 * program.size))
    for region in program.regions.values():
        if not region.zone:
            for cell in range(region.base, region.base + region.size):
                state[cell] = region.start
    state[NODE] = program.procedures[program.main].body.id
    state[FRAME] = program.cells + 2
    state[STATUS], state[WHO] = RUNNING, NONE
    state[program.cells] = NONE
    return state


def sown(first: State, seed: int) -> State:
    """A copy of the first state with the generator of this seed."""
    state = first[:]
    sow(state, seed)
    return state


def check_state(state: State, size: int) -> None:
    """Refuse what is no state of the program at all."""
    if not isinstance(state, array) or state.typecode != "i" or len(state) != size:
        raise ValueError(f"a state of this program is an array of {size} cells of type 'i'")


def ended(state: State) -> Stop | None:
    """The stop of a game that is over, None while it runs."""
    if state[STATUS] == RUNNING:
        return None
    if state[STATUS] == FINISHED:
        return Stop("finished", state[NODE])
    return Stop("fault", state[NODE], fault=state[FAULT])


def fail(state: State, node: int, fault: int) -> Stop:
    """End the game with a fault at this statement."""
    state[NODE], state[STATUS], state[FAULT], state[WHO] = node, FAULTED, fault, NONE
    return Stop("fault", node, fault=fault)


def waiting(machine: Machine, state: State) -> Stop:
    """What a suspended state waits for: a machine that stops there again without a change says it."""
    if (over := ended(state)) is not None:
        return over
    probe = state[:]
    stop = machine.run(probe, external=True)
    return stop if probe == state else Stop("running", state[NODE])


def take(state: State, stop: Stop, ordinal: int, value: int) -> None:
    """Apply an option of the decision at which the machine stopped."""
    if stop.kind != "decision" or (ordinal, value) not in stop.options:
        raise ValueError(f"({ordinal}, {value}) is no legal option here ({stop.kind})")
    state[NODE], address = stop.targets[stop.options.index((ordinal, value))]
    state[WHO] = NONE
    if address:
        state[address] = value


def settle(state: State, stop: Stop, outcome: int | Sequence[int]) -> None:
    """Apply the outcome of the chance at which the machine stopped."""
    if stop.kind != "chance":
        raise ValueError(f"there is no chance to resolve here ({stop.kind})")
    if isinstance(outcome, int):
        if not 0 <= outcome < stop.bound:
            raise ValueError(f"{outcome} is no outcome of a chance among {stop.bound}")
        state[stop.address] = outcome
    else:
        if stop.bound or sorted(outcome) != sorted(stop.items):
            raise ValueError(f"{list(outcome)} is no ordering of {list(stop.items)}")
        state[stop.address : stop.address + len(outcome)] = array("i", outcome)
    state[NODE] = beyond(stop.node)


def state_hash(state: State) -> int:
    """A hash of 64 bits over all cells: two make a word, four lanes multiply their words in, then they are joined.

    Empty cells at the end only multiply, as often as their number says.
    """
    cells = [cell & WORD for cell in state] + [0] * (-len(state) % HASH_CELLS)
    found = HASH_START
    for lane in range(HASH_LANES):
        mixed = HASH_START + lane
        for low, high in zip(cells[2 * lane :: HASH_CELLS], cells[2 * lane + 1 :: HASH_CELLS], strict=True):
            mixed = (mixed ^ low ^ high << 32) * GOLDEN & MASK
        found = mix(found ^ mixed)
    return found
