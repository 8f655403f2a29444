"""The intermediate form that both machines run: a flat state, tables, expressions and statements.

Every value is a signed 32-bit integer. Truth is 0 or 1, an entity is its index in its kind, "nothing" is -1.

A `Local` lives in the frame of a procedure, inside the state vector, and survives a decision. A `Temp`
lives inside one expression or one option of a choice and never survives anything.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

NONE = -1

# The header of the state vector. Cells of the game follow, then the stack of frames.
# A frame is: [call node to return to, saved frame pointer, local 0, local 1, ...]; `frame` points at local 0.
NODE, FRAME, STATUS, WHO, RANDOM_LOW, RANDOM_HIGH, FAULT, HEADER = range(8)

# Values of the status cell.
RUNNING, FINISHED, FAULTED = range(3)

# Values of the fault cell.
FAULTS = ("", "index", "range", "stack", "steps", "options", "pay", "zone", "divide")
FAULT_INDEX, FAULT_RANGE, FAULT_STACK, FAULT_STEPS, FAULT_OPTIONS, FAULT_PAY, FAULT_ZONE, FAULT_DIVIDE = range(1, 9)

STACK_CELLS = 512
STEP_LIMIT = 200_000
OPTION_LIMIT = 2048
# A fold over so many known numbers is brief.
BRIEF = 64

BINARY = ("+", "-", "*", "/", "%", "==", "!=", "<", "<=", ">", ">=", "and", "or", "min", "max", "&", "|", "<<")
FOLDS = ("sum", "max", "min", "any", "first", "argmax", "argmin")


@dataclass(frozen=True, slots=True)
class Const:
    """A number."""

    value: int


@dataclass(frozen=True, slots=True)
class Local:
    """A variable of the running procedure, kept in its frame."""

    slot: int


@dataclass(frozen=True, slots=True)
class Temp:
    """A variable of the expression itself (or a parameter, inside a function)."""

    slot: int


@dataclass(frozen=True, slots=True)
class Cell:
    """One cell of a region of the state."""

    region: str
    index: tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class Table:
    """One number of the static data."""

    table: str
    index: tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class Binary:
    """An operation of `BINARY`; `and` and `or` stop early; `/` and `%` round down."""

    op: str
    left: Expr
    right: Expr


@dataclass(frozen=True, slots=True)
class Either:
    """`then` where the condition holds, else `other`; only one of them is computed."""

    condition: Expr
    then: Expr
    other: Expr


@dataclass(frozen=True, slots=True)
class Fold:
    """Run `temp` from `low` up to (not including) `high`, keep those where `where` holds, fold `value`.

    sum: total of the values. any: 1 at the first that is kept. first: that `temp`, else NONE.
    max, min: the best value, or 0 if none is kept. argmax, argmin: the first `temp` with the best value, else NONE.
    A fold that is not `charged` costs no steps; only a `brief` one may do that.
    """

    op: str
    temp: int
    low: Expr
    high: Expr
    where: Expr
    value: Expr
    charged: bool = True


@dataclass(frozen=True, slots=True)
class Let:
    """The value of `body` where `temp` stands for `value`."""

    temp: int
    value: Expr
    body: Expr


@dataclass(frozen=True, slots=True)
class Supposing:
    """The value of `body` while `cell` is changed by `delta`; the cell is restored afterwards."""

    cell: Cell
    delta: Expr
    body: Expr


@dataclass(frozen=True, slots=True)
class CallFunction:
    """The value of a pure function: by name, or by its number in `Program.functions`."""

    function: str | Expr
    arguments: tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class Because:
    """A condition that carries the reason to tell a player when it does not hold. Means just `condition`."""

    condition: Expr
    reason: str
    need: Expr
    have: Expr
    subject: str = ""


Expr = Const | Local | Temp | Cell | Table | Binary | Either | Fold | Let | Supposing | CallFunction | Because


@dataclass(slots=True, eq=False)
class Stmt:
    """A statement. `id` is its number in the program; `origin` its number in the table of sources."""

    id: int = field(default=-1, init=False)
    origin: int = field(default=-1, init=False)
    parent: Stmt | Procedure | None = field(default=None, init=False, repr=False)


@dataclass(slots=True, eq=False)
class Sequence(Stmt):
    items: list[Stmt]


@dataclass(slots=True, eq=False)
class Assign(Stmt):
    """Write a local or a cell; a value outside the region's range is FAULT_RANGE."""

    target: Local | Cell
    value: Expr


@dataclass(slots=True, eq=False)
class Change(Stmt):
    """Add to a cell and keep the result within the region's range."""

    target: Cell
    delta: Expr


@dataclass(slots=True, eq=False)
class If(Stmt):
    condition: Expr
    then: Stmt
    other: Stmt | None


@dataclass(slots=True, eq=False)
class While(Stmt):
    condition: Expr
    body: Stmt


@dataclass(slots=True, eq=False)
class Call(Stmt):
    procedure: str
    arguments: tuple[Expr, ...]


@dataclass(slots=True, eq=False)
class CallTable(Stmt):
    """Call the procedure with this number; every such procedure takes exactly these arguments."""

    number: Expr
    arguments: tuple[Expr, ...]


@dataclass(slots=True, eq=False)
class Option:
    """One way to go on. With a range, one option per value of `temp` for which the guard holds.

    `value` is computed under `temp`, is what the option stands for, and is put into `local` when chosen.
    """

    label: int
    guard: Expr
    body: Stmt
    temp: int = -1
    low: Expr = Const(0)
    high: Expr = Const(1)
    value: Expr = Const(NONE)
    local: int = -1


@dataclass(slots=True, eq=False)
class Choose(Stmt):
    """A decision of `who` between the options whose guard holds, in this order.

    Let n be the number of legal options and m that of legal interrupts (m = 0 when `who` decides nothing).
    If m > 0 and (n >= 2 or `wish` > n): stop; offer the n options, "pass" if n == 0, then the m interrupts.
    Otherwise n >= 2 stops, n == 1 is taken, n == 0 goes on after the choice.
    The body of an option goes on after the choice, that of an interrupt comes back to the choice itself.
    `wish` counts the options that would be legal after any exchange that the interrupts allow.
    """

    who: Expr
    prompt: int
    options: list[Option]
    interrupts: list[Option]
    wish: Expr = Const(0)


@dataclass(slots=True, eq=False)
class Random(Stmt):
    """Put a random number 0 <= x < bound into a local. A chance point."""

    local: int
    bound: Expr
    chance: int


@dataclass(slots=True, eq=False)
class Shuffle(Stmt):
    """Put a zone in random order. A chance point."""

    zone: Cell
    chance: int


@dataclass(slots=True, eq=False)
class Insert(Stmt):
    """Put a value into a zone before position `index` (0 = bottom, size = on top); full is FAULT_ZONE."""

    zone: Cell
    index: Expr
    value: Expr


@dataclass(slots=True, eq=False)
class Delete(Stmt):
    """Take the value at a position out of a zone; the freed cell becomes 0. A wrong position is FAULT_ZONE."""

    zone: Cell
    index: Expr


@dataclass(slots=True, eq=False)
class Fail(Stmt):
    """Stop the game with a fault."""

    fault: int


@dataclass(slots=True, eq=False)
class Note(Stmt):
    """Tell an observer what happens here. Does nothing to the state."""

    event: int
    arguments: tuple[Expr, ...]


@dataclass(slots=True, eq=False)
class Procedure:
    """Statements with parameters (the first locals). `suspends`: a decision or a chance can happen inside."""

    name: str
    parameters: int
    locals: int
    temps: int
    body: Stmt
    id: int = -1
    suspends: bool = True


@dataclass(slots=True, eq=False)
class Function:
    """An expression with parameters (the first temps)."""

    name: str
    parameters: int
    temps: int
    body: Expr
    id: int = -1


@dataclass(frozen=True, slots=True)
class Region:
    """A block of cells of one shape. A zone's last dimension is 1 + capacity: its size, then its items."""

    name: str
    base: int
    shape: tuple[int, ...]
    low: int
    high: int
    start: int
    zone: bool = False

    @property
    def size(self) -> int:
        return _product(self.shape)


@dataclass(frozen=True, slots=True)
class Data:
    """A static table."""

    name: str
    shape: tuple[int, ...]
    values: tuple[int, ...]


@dataclass(slots=True, eq=False)
class Program:
    """A game, compiled: what a machine needs, and nothing else."""

    regions: dict[str, Region]
    tables: dict[str, Data]
    procedures: dict[str, Procedure]
    functions: dict[str, Function]
    main: str
    seats: int
    totals: str
    ranks: str
    nodes: list[Stmt] = field(default_factory=list)
    # Where the stack begins, and the length of the state vector.
    cells: int = field(init=False)
    size: int = field(init=False)

    def __post_init__(self) -> None:
        self.cells = HEADER + sum(region.size for region in self.regions.values())
        self.size = self.cells + STACK_CELLS
        number(self)


def _product(shape: tuple[int, ...]) -> int:
    total = 1
    for extent in shape:
        total *= extent
    return total


def strides(shape: tuple[int, ...]) -> tuple[int, ...]:
    """Distance between neighbours along each dimension."""
    found, step = [], 1
    for extent in reversed(shape):
        found.append(step)
        step *= extent
    return tuple(reversed(found))


def children(statement: Stmt) -> Iterator[Stmt]:
    """The statements directly inside a statement, in order."""
    match statement:
        case Sequence(items=items):
            yield from items
        case If(then=then, other=other):
            yield then
            if other is not None:
                yield other
        case While(body=body):
            yield body
        case Choose(options=options, interrupts=interrupts):
            for option in (*options, *interrupts):
                yield option.body


def owner(statement: Stmt) -> Procedure:
    """The procedure in which a statement stands."""
    parent = statement.parent
    while not isinstance(parent, Procedure):
        assert parent is not None
        parent = parent.parent
    return parent


def expressions(item: object) -> Iterator[Expr]:
    """The expressions directly inside an expression, a statement or an option."""
    for name in item.__slots__:  # type: ignore[attr-defined]
        value = getattr(item, name)
        if isinstance(value, Expr):
            yield value
        elif isinstance(value, tuple):
            yield from (part for part in value if isinstance(part, Expr))


def walk(item: object) -> Iterator[object]:
    """An expression, a statement or an option, and all expressions in it."""
    pending = [item]
    while pending:
        at = pending.pop()
        yield at
        pending.extend(expressions(at))


def statements(body: Stmt) -> Iterator[Stmt]:
    """A statement and all statements in it."""
    pending = [body]
    while pending:
        at = pending.pop()
        yield at
        pending.extend(children(at))


def number(program: Program) -> None:
    """Give every statement its id and parent, every procedure and function its number, and find what suspends."""
    program.nodes.clear()
    for index, procedure in enumerate(program.procedures.values()):
        procedure.id = index
        pending: list[tuple[Stmt, Stmt | Procedure]] = [(procedure.body, procedure)]
        while pending:
            node, parent = pending.pop()
            node.id, node.parent = len(program.nodes), parent
            program.nodes.append(node)
            pending.extend((child, node) for child in reversed(list(children(node))))
    for index, function in enumerate(program.functions.values()):
        function.id = index
    for procedure in program.procedures.values():
        procedure.suspends = False
    changed = True
    while changed:
        changed = False
        for procedure in program.procedures.values():
            if not procedure.suspends and suspends(procedure.body, program):
                procedure.suspends = changed = True


def brief(fold: Fold) -> bool:
    """Whether a fold is over a few known numbers and has no fold and no call inside, so that it is soon done."""
    match fold.low, fold.high:
        case Const(value=low), Const(value=high) if high - low <= BRIEF:
            inside = (part for each in (fold.where, fold.value) for part in walk(each))
            return not any(isinstance(part, Fold | CallFunction) for part in inside)
    return False


def suspends(statement: Stmt, program: Program) -> bool:
    """Whether the machine can stop inside this statement."""
    match statement:
        case Choose() | CallTable() | Random() | Shuffle():
            return True
        case Call(procedure=name):
            return program.procedures[name].suspends
    return any(suspends(child, program) for child in children(statement))
