"""Random programs that keep the contract of the IR: a Hypothesis strategy for properties of machines."""

from __future__ import annotations

from drawn import Drawn
from hypothesis import strategies as st

from sugoroku import ir

# name, shape, lowest, highest, start, zone
REGIONS = (
    ("totals", (2,), -(2**31), 2**31 - 1, 0, False),
    ("ranks", (2,), -5, 5, 1, False),
    ("grid", (2, 3), -4, 9, 2, False),
    ("mark", (), 0, 3, 0, False),
    ("piles", (2, 6), -3, 12, 0, True),
    ("pile", (4,), -9, 9, 0, True),
)
TABLES = (
    ir.Data("costs", (2, 3), (1, -2, 3, 0, 5, 2**31 - 1)),
    ir.Data("one", (), (4,)),
    ir.Data("empty", (0, 2), ()),
    ir.Data("levels", (3,), (1, 2, 3)),
)
NUMBERS = st.one_of(st.integers(-2, 4), st.sampled_from([31, 32, 100, -(2**31), 2**31 - 1, 2**30]))
SMALL = st.integers(0, 2)
FAULT_CODES = st.integers(1, len(ir.FAULTS) - 1)
LOCALS, TEMPS = 3, 3
# name, parameters
FUNCTIONS = (("constant", 0), ("double", 1), ("again", 1), ("mixed", 2))
# name, parameters, the deepest statement (0: leaves only), whether it may suspend
PROCEDURES = (
    ("main", 0, 0, True),
    ("turn", 1, 2, True),
    ("play", 2, 2, True),
    ("count", 1, 2, False),
    ("tidy", 2, 1, False),
)


def regions() -> dict[str, ir.Region]:
    """The regions of every random program."""
    found: dict[str, ir.Region] = {}
    base = ir.HEADER
    for name, shape, low, high, start, zone in REGIONS:
        found[name] = ir.Region(name, base, shape, low, high, start, zone)
        base += found[name].size
    return found


def told(*slots: int) -> ir.Stmt:
    """Write down which arguments came, and in which order."""
    parts = (ir.Binary("*", ir.Local(slot), ir.Const(7 ** (slot + 1))) for slot in slots)
    return ir.Sequence([ir.Change(ir.Cell("totals", (ir.Const(1),)), part) for part in parts])


class _Body:
    """Draws the parts of one function or procedure."""

    def __init__(self, draw: st.DrawFn, locals_: int) -> None:
        self.draw = draw
        self.locals = locals_

    def pick(self, *choices: str) -> str:
        return self.draw(st.sampled_from(choices))

    def leaf(self, scope: frozenset[int]) -> ir.Expr:
        kinds = ["number", "number", "cell", "table"]
        kinds += ["local", "local"] if self.locals else []
        kinds += ["temp", "temp", "temp"] if scope else []
        match self.pick(*kinds):
            case "local":
                return ir.Local(self.draw(st.integers(0, self.locals - 1)))
            case "temp":
                return ir.Temp(self.draw(st.sampled_from(sorted(scope))))
            case "cell":
                return self.cell(scope, 0)
            case "table":
                return self.table(scope, 0)
        return ir.Const(self.draw(NUMBERS))

    def index(self, scope: frozenset[int], depth: int, extent: int) -> ir.Expr:
        """An index that mostly lies inside its dimension."""
        likely = self.draw(st.integers(0, 29))
        if likely > 20:
            return ir.Binary("%", self.value(scope, depth - 1), ir.Const(max(extent, 1)))
        if likely == 20:
            return self.value(scope, depth - 1)
        return ir.Const(self.draw(st.integers(0, max(extent - 1, 0))))

    def cell(self, scope: frozenset[int], depth: int) -> ir.Cell:
        name, shape, *_ = self.draw(st.sampled_from(REGIONS))
        return ir.Cell(name, tuple(self.index(scope, depth, extent) for extent in shape))

    def table(self, scope: frozenset[int], depth: int) -> ir.Table:
        table = TABLES[(0, 0, 0, 3, 3, 3, 3, 1, 1, 2)[self.draw(st.integers(0, 9))]]
        return ir.Table(table.name, tuple(self.index(scope, depth, extent) for extent in table.shape))

    def zone(self) -> ir.Cell:
        if self.draw(st.booleans()):
            return ir.Cell("pile", ())
        return ir.Cell("piles", (self.index(frozenset(), 1, 2),))

    def value(self, scope: frozenset[int], depth: int) -> ir.Expr:
        """An expression in which these temps have a value."""
        if depth <= 0:
            return self.leaf(scope)
        below = depth - 1
        kinds = "leaf", "binary", "binary", "binary", "either", "fold", "let", "supposing", "call", "because", "cell"
        match self.pick(*kinds):
            case "binary":
                op = self.draw(st.sampled_from(ir.BINARY))
                left, right = self.value(scope, below), self.value(scope, below)
                if op in ("/", "%") and self.draw(st.integers(0, 9)) < 9:
                    right = ir.Either(right, right, ir.Const(3))
                return ir.Binary(op, left, right)
            case "either":
                return ir.Either(self.value(scope, below), self.value(scope, below), self.value(scope, below))
            case "fold":
                temp = self.draw(st.integers(0, TEMPS - 1))
                op = self.draw(st.sampled_from(ir.FOLDS))
                inner = scope | {temp}
                low, high = self.bounds(scope)
                where, value = self.value(inner, below), self.value(inner, below)
                free = ir.brief(ir.Fold(op, temp, low, high, where, value)) and self.draw(SMALL) > 0
                return ir.Fold(op, temp, low, high, where, value, charged=not free)
            case "let":
                temp = self.draw(st.integers(0, TEMPS - 1))
                return ir.Let(temp, self.value(scope, below), self.value(scope | {temp}, below))
            case "supposing":
                return ir.Supposing(self.cell(scope, below), self.value(scope, below), self.value(scope, below))
            case "call":
                return self.call(scope, below)
            case "because":
                return ir.Because(self.value(scope, below), "reason", ir.Const(1), ir.Const(0))
            case "cell":
                return self.cell(scope, below)
        return self.leaf(scope)

    def bounds(self, scope: frozenset[int]) -> tuple[ir.Expr, ir.Expr]:
        """The ends of a range, mostly a short one."""
        likely = self.draw(st.integers(0, 19))
        if likely > 15:
            return ir.Const(self.draw(SMALL)), ir.Binary("min", self.leaf(scope), ir.Const(5))
        if likely == 15:
            return self.leaf(scope), self.leaf(scope)
        return ir.Const(self.draw(st.integers(-2, 1))), ir.Const(self.draw(st.integers(0, 4)))

    def call(self, scope: frozenset[int], depth: int) -> ir.Expr:
        name, parameters = self.draw(st.sampled_from(FUNCTIONS))
        fitting = [index for index, (_, count) in enumerate(FUNCTIONS) if count == parameters]
        number: ir.Expr = ir.Const(self.draw(st.sampled_from(fitting)))
        if self.draw(st.integers(0, 9)) == 9:
            number = ir.Binary("%", self.value(scope, depth), ir.Const(len(FUNCTIONS) + 1))
        wrong = self.draw(st.integers(0, 39)) == 39
        by_name = not wrong and self.draw(st.booleans())
        arguments = tuple(self.value(scope, depth) for _ in range(parameters + 3 * wrong))
        return ir.CallFunction(name if by_name else number, arguments)

    def statement(self, depth: int, suspending: bool) -> ir.Stmt:
        """A statement; deeper ones may hold others, `suspending` ones may stop the machine."""
        if depth <= 0:
            return self.simple(suspending)
        kinds = ["sequence", "sequence", "if", "while", "simple"]
        kinds += ["choose", "choose", "choose"] if suspending else []
        match self.pick(*kinds):
            case "sequence":
                return self.sequence(depth, suspending)
            case "if":
                other = self.statement(depth - 1, suspending) if self.draw(st.booleans()) else None
                return ir.If(self.value(frozenset(), 2), self.statement(depth - 1, suspending), other)
            case "while":
                return self.loop(depth, suspending)
            case "choose":
                return self.choose(depth)
        return self.simple(suspending)

    def sequence(self, depth: int, suspending: bool) -> ir.Stmt:
        count = self.draw(st.sampled_from((2, 3, 4, 1, 0)))
        return ir.Sequence([self.statement(depth - 1, suspending) for _ in range(count)])

    def loop(self, depth: int, suspending: bool) -> ir.Stmt:
        """Mostly a loop that ends: it counts a local down."""
        if self.draw(st.integers(0, 15)) == 15:
            return ir.While(self.value(frozenset(), 1), self.statement(depth - 1, suspending))
        slot = ir.Local(self.draw(st.integers(0, self.locals - 1)))
        down = ir.Assign(slot, ir.Binary("-", ir.Binary("min", slot, ir.Const(3)), ir.Const(1)))
        return ir.While(ir.Binary(">", slot, ir.Const(0)), ir.Sequence([down, self.statement(depth - 1, suspending)]))

    def simple(self, suspending: bool) -> ir.Stmt:
        kinds = ["random", "shuffle", "table"] * 2 if suspending else []
        kinds += ["assign", "local", "local", "change", "change", "insert", "insert", "delete", "call", "note", "fail"]
        match self.pick(*kinds):
            case "assign":
                target = self.cell(frozenset(), 1)
                _, _, low, high, *_ = next(region for region in REGIONS if region[0] == target.region)
                inside = ir.Binary("min", ir.Binary("max", self.value(frozenset(), 2), ir.Const(low)), ir.Const(high))
                return ir.Assign(target, inside if self.draw(st.integers(0, 9)) < 9 else self.value(frozenset(), 2))
            case "local":
                slot = self.draw(st.integers(0, self.locals - 1))
                return ir.Assign(ir.Local(slot), self.value(frozenset(), 3))
            case "change":
                return ir.Change(self.cell(frozenset(), 2), self.value(frozenset(), 2))
            case "insert":
                usual = self.draw(st.integers(0, 9)) < 9
                index = ir.Const(0) if usual else self.value(frozenset(), 1)
                value = ir.Const(self.draw(st.integers(-3, 9))) if usual else self.value(frozenset(), 1)
                return ir.Insert(self.zone(), index, value)
            case "delete":
                zone = self.zone()
                held = ir.Cell(zone.region, (*zone.index, ir.Const(0)))
                usual = self.draw(st.integers(0, 9)) < 9
                taken = ir.Delete(zone, ir.Const(0) if usual else self.value(frozenset(), 1))
                return ir.If(held, taken, None) if usual else taken
            case "random":
                sides = ir.Const(self.draw(st.integers(2, 6)))
                bound = sides if self.draw(st.integers(0, 9)) < 8 else self.value(frozenset(), 1)
                return ir.Random(self.draw(st.integers(0, self.locals - 1)), bound, 0)
            case "shuffle":
                return ir.Shuffle(self.zone(), 1)
            case "note":
                return ir.Note(0, (self.value(frozenset(), 1),))
            case "fail" if self.draw(st.integers(0, 9)) == 9:
                return ir.Fail(self.draw(FAULT_CODES))
            case "table":
                return self.call_table()
        return self.call_procedure(suspending)

    def call_table(self) -> ir.Stmt:
        """Mostly a number whose procedure takes these arguments."""
        number, (_, parameters, *_) = self.draw(st.sampled_from(list(enumerate(PROCEDURES))[1:]))
        arguments = tuple(self.value(frozenset(), 1) for _ in range(parameters))
        computed = ir.Binary("%", self.value(frozenset(), 1), ir.Const(len(PROCEDURES) + 1))
        return ir.CallTable(ir.Const(number) if self.draw(st.integers(0, 9)) < 9 else computed, arguments)

    def call_procedure(self, suspending: bool) -> ir.Stmt:
        fitting = [(name, parameters) for name, parameters, _, stops in PROCEDURES if suspending or not stops]
        name, parameters = self.draw(st.sampled_from(fitting))
        return ir.Call(name, tuple(self.value(frozenset(), 1) for _ in range(parameters)))

    def choose(self, depth: int) -> ir.Stmt:
        who = ir.Const(self.draw(st.sampled_from((0, 1, -1)))) if self.draw(SMALL) else self.value(frozenset(), 1)
        options = [self.option(depth) for _ in range(self.draw(st.sampled_from((3, 2, 4, 1, 0))))]
        interrupts = [self.option(depth) for _ in range(self.draw(st.sampled_from((0, 0, 1, 2))))]
        wish = ir.Const(self.draw(st.integers(0, 3))) if self.draw(SMALL) else self.value(frozenset(), 1)
        return ir.Choose(who, 0, options, interrupts, wish)

    def option(self, depth: int) -> ir.Option:
        local = self.draw(st.integers(-1, self.locals - 1))
        temp = self.draw(st.integers(-1, TEMPS - 1))
        low, high = self.bounds(frozenset()) if temp >= 0 else (ir.Const(0), ir.Const(1))
        scope = frozenset({temp}) if temp >= 0 else frozenset()
        guard = ir.Const(1) if self.draw(SMALL) else self.value(scope, 2)
        value: ir.Expr = ir.Temp(temp) if temp >= 0 and self.draw(SMALL) else self.value(scope, 1)
        body = self.statement(depth - 1, suspending=True)
        return ir.Option(0, guard, body, temp, low, high, value, local)


@st.composite
def programs(draw: st.DrawFn) -> ir.Program:
    """A program that check_program accepts; it may fault, run long, recurse without end or do nothing."""
    functions = {
        name: ir.Function(name, parameters, TEMPS, _Body(draw, 0).value(frozenset(range(parameters)), 3))
        for name, parameters in FUNCTIONS
    }
    procedures = {
        name: ir.Procedure(
            name,
            parameters,
            LOCALS,
            TEMPS,
            ir.Sequence([told(*range(parameters)), _Body(draw, LOCALS).statement(depth, stops)]),
        )
        for name, parameters, depth, stops in PROCEDURES
    }
    main = _Body(draw, LOCALS)
    start = [ir.Insert(ir.Cell("pile", ()), ir.Const(0), ir.Const(card)) for card in range(draw(st.integers(0, 3)))]
    items = [main.statement(draw(st.integers(1, 2)), suspending=True) for _ in range(draw(st.integers(1, 3)))]
    procedures["main"].body = ir.Sequence([*start, main.choose(1), *items, main.choose(3)])
    tables = {table.name: table for table in TABLES}
    return Drawn(regions(), tables, procedures, functions, "main", 2, "totals", "ranks")
