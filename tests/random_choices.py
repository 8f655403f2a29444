"""Random programs whose choices are among numbered candidates, in procedures called from one, two or three places."""

from __future__ import annotations

from random import Random

from drawn import Drawn
from hypothesis import strategies as st
from lockstep import SHRINKING
from random_programs import told

from sugoroku import ir

LOW, HIGH = -4, 9
# Rows in which candidates stand side by side, at every second, third and fourth place, and further apart.
SHAPES: dict[str, tuple[int, ...]] = {
    "row": (18,),
    "pairs": (6, 2),
    "triples": (9, 3),
    "fours": (3, 4),
    "long": (3, 17),
    "tall": (7, 5),
    "cube": (2, 3, 4),
    "few": (3,),
    "mark": (),
}
# Values of tables: what fits into 1, 2, 4, 8 bits, what begins below zero, what is all the same, what is large.
VALUES = (
    (0, 1),
    (0, 1, 2, 3),
    (-2, -1, 0, 1),
    (3, 4, 9, 12, 18, 7),
    (-100, 20, 3, 155),
    (5,),
    (0, 700, -900, 2),
    (-(2**31), 2**31 - 1, 0),
    (2**31 - 2, 2, 1),
)
TABLES: dict[str, tuple[int, ...]] = {
    "small": (8,),
    "square": (4, 5),
    "wide": (2, 17),
    "large": (40,),
    "deep": (2, 3, 4),
    "one": (),
    "empty": (0, 3),
}
# What chooses a range: the first numbers, and the numbers behind the last, for each of these rows.
ENDS = 4
OFFSETS = (0, 0, 0, 0, 0, 1, -1, 2, -2, 5)
LENGTHS = (2, 3, 4, 3, 4, 5, 7, 8, 9, 12, 16, 1, 0, -2)
FIRST = (0, 0, 0, 0, 1, 2, -1, -3)
COMPARISONS = ("==", "!=", "<", "<=", ">", ">=")
TEMPS = 3
# name, parameters, locals
PROCEDURES = (("main", 0, 5), ("once", 1, 2), ("twice", 2, 4), ("thrice", 1, 3), ("count", 2, 2), ("deal", 1, 4))
NUMBERED = [number for number, (_, parameters, _) in enumerate(PROCEDURES) if parameters == 2]
ROUNDS, ROLLS = 4, 3
# So many candidates are few.
WIDEST = 16
WAYS = 7


def regions() -> dict[str, ir.Region]:
    """The regions of every such program."""
    found: dict[str, ir.Region] = {}
    base = ir.HEADER
    for name, shape in {"totals": (2,), "ranks": (2,), **SHAPES}.items():
        low, high = (LOW, HIGH) if name in SHAPES else (-(2**31), 2**31 - 1)
        found[name] = ir.Region(name, base, shape, low, high, 1)
        base += found[name].size
    return found


def binary(op: str, left: ir.Expr, right: ir.Expr | int) -> ir.Expr:
    return ir.Binary(op, left, ir.Const(right) if isinstance(right, int) else right)


class _Choices:
    """Draws the choices of one procedure. A scope is the temps that have a value, the candidate first."""

    def __init__(self, chance: Random, data: dict[str, ir.Data], locals_: int) -> None:
        self.chance, self.data, self.locals = chance, data, locals_

    def pick(self, *choices: str) -> str:
        return self.chance.choice(choices)

    def rarely(self, times: int) -> bool:
        return self.chance.randint(0, times - 1) == times - 1

    def local(self) -> ir.Local:
        return ir.Local(self.chance.randint(0, self.locals - 1))

    def near(self, scope: tuple[int, ...]) -> ir.Expr:
        """A candidate and a constant."""
        offset = self.chance.choice(OFFSETS)
        temp = ir.Temp(self.chance.choice(scope))
        if offset == 0:
            return temp
        return binary("+", temp, offset) if offset > 0 else binary("-", temp, -offset)

    def index(self, scope: tuple[int, ...], extent: int) -> ir.Expr:
        kinds = ("constant", "local", "inside") + (("near",) * 5 + ("turned", "drawn", "wild") if scope else ())
        match self.pick(*kinds):
            case "near":
                return self.near(scope)
            case "turned":
                return ir.Binary("+", ir.Const(self.chance.choice(OFFSETS)), ir.Temp(scope[0]))
            case "drawn":
                return ir.Table("inner", (self.clamped(ir.Temp(scope[0]), TABLES["small"][0]),))
            case "wild":
                return self.number(scope, 0)
            case "local":
                return self.clamped(self.local(), extent)
            case "inside":
                return self.clamped(self.number(scope, 0), extent)
        return ir.Const(self.chance.randint(0, max(extent - 1, 0)))

    def clamped(self, index: ir.Expr, extent: int) -> ir.Expr:
        return binary("min", binary("max", index, 0), max(extent - 1, 0))

    def inside(self, found: ir.Cell | ir.Table, shape: tuple[int, ...]) -> ir.Expr:
        """Whether no index is wrong, but for one that is seldom forgotten."""
        held: ir.Expr = ir.Const(1)
        for index, extent in zip(found.index, shape, strict=True):
            if not isinstance(index, ir.Const) and not self.rarely(20):
                held = binary("and", held, binary("and", binary(">=", index, 0), binary("<", index, extent)))
        return held

    def looked_up(self, scope: tuple[int, ...]) -> tuple[ir.Cell | ir.Table, tuple[int, ...]]:
        """A cell or a number of a table, and the shape in which it lies."""
        name = self.pick(*SHAPES) if self.rarely(2) else self.pick(*TABLES)
        if name == "empty" and not self.rarely(8):
            name = "small"
        shape = SHAPES[name] if name in SHAPES else TABLES[name]
        index = tuple(self.index(scope, extent) for extent in shape)
        return (ir.Cell(name, index) if name in SHAPES else ir.Table(name, index)), shape

    def number(self, scope: tuple[int, ...], depth: int) -> ir.Expr:
        kinds = ["constant", "local"] + ["looked up"] * 3 * (depth > 0) + ["temp"] * 2 * bool(scope)
        kinds += ["binary", "binary", "either", "let", "fold", "odd"] if depth > 1 else []
        below = depth - 1
        match self.pick(*kinds):
            case "local":
                return self.local()
            case "looked up":
                found, shape = self.looked_up(scope)
                inside = self.inside(found, shape)
                known = inside == ir.Const(1) or self.rarely(10)
                return found if known else ir.Either(inside, found, ir.Const(self.chance.randint(LOW, HIGH)))
            case "temp":
                return self.near(scope)
            case "binary":
                op = self.pick("+", "-", "*", "min", "max", "&", "|", *COMPARISONS)
                return ir.Binary(op, self.number(scope, below), self.number(scope, below))
            case "either":
                return ir.Either(self.test(scope, below), self.number(scope, below), self.number(scope, below))
            case "let":
                temp = self.fresh(scope)
                return ir.Let(temp, self.number(scope, below), self.number((*scope, temp), below))
            case "fold":
                return self.fold("sum", scope, below)
            case "odd" if self.rarely(8):
                # Such a guard has to be computed candidate by candidate.
                op = self.pick("/", "%", "<<")
                return ir.Binary(op, self.number(scope, below), ir.Const(self.chance.randint(0, 3)))
        return ir.Const(self.chance.randint(LOW, HIGH))

    def fresh(self, scope: tuple[int, ...]) -> int:
        """Another temp, or one that hides what it stood for."""
        free = [temp for temp in range(TEMPS) if temp not in scope]
        return free[0] if free and not self.rarely(8) else self.chance.randint(0, TEMPS - 1)

    def fold(self, op: str, scope: tuple[int, ...], depth: int) -> ir.Expr:
        """Mostly over a part of a row, and mostly without a cost."""
        temp = self.fresh(scope)
        low = self.chance.choice((1, 2, 0, 1, -1))
        high = low + self.chance.choice((2, 3, 2, 4, 1, 0, -1))
        if self.rarely(3):
            where = self.test((*scope, temp), depth)
        else:
            name = self.pick("row", "triples", "fours", "long", "cube", "few")
            *outer, last = SHAPES[name]
            around = scope if self.rarely(3) else ()
            row = ir.Cell(name, (*(self.index(around, extent) for extent in outer), ir.Temp(temp)))
            where = self.compared(row, scope)
            high = high if self.rarely(6) else min(high, last)
        value = ir.Const(1) if op == "any" or self.rarely(2) else self.number((*scope, temp), depth)
        if op == "sum" and self.rarely(3):
            # What is added up would be wrong where it is left out.
            value, shape = self.looked_up((*scope, temp))
            where = self.inside(value, shape)
        made = ir.Fold(op, temp, ir.Const(low), ir.Const(high), where, value, charged=False)
        free = ir.brief(made) and not self.rarely(10)
        return made if free else ir.Fold(op, temp, ir.Const(low), ir.Const(high), where, value)

    def test(self, scope: tuple[int, ...], depth: int) -> ir.Expr:
        """A condition on the candidate."""
        kinds = ["compare", "within", "within", "within", "beyond", "beyond"]
        if depth > 1:
            kinds += ["and", "or", "or", "any", "any", "any", "count", "count", "because", "let", "either"]
        below = depth - 1
        match self.pick(*kinds):
            case "within":
                found, shape = self.looked_up(scope)
                return binary("and", self.inside(found, shape), self.compared(found, scope))
            case "beyond":
                found, shape = self.looked_up(scope)
                outside = binary("==", self.inside(found, shape), 0)
                return binary("or", outside, self.compared(found, scope))
            case "and" | "or" as op:
                return ir.Binary(op, self.test(scope, below), self.test(scope, below))
            case "any":
                return self.fold("any", scope, below)
            case "count":
                return self.compared(self.fold("sum", scope, below), scope)
            case "because":
                return ir.Because(self.test(scope, below), "reason", ir.Const(1), ir.Const(0))
            case "let":
                temp = self.fresh(scope)
                return ir.Let(temp, self.number(scope, below), self.test((*scope, temp), below))
            case "either":
                return ir.Either(self.test(scope, below), self.test(scope, below), self.test(scope, below))
        return self.compared(self.number(scope, depth), scope)

    def compared(self, left: ir.Expr, scope: tuple[int, ...]) -> ir.Expr:
        """A comparison that may well turn out either way."""
        right = self.number(scope, 0)
        if isinstance(left, ir.Table) and self.data[left.table].values and not self.rarely(3):
            right = ir.Const(self.chance.choice(self.data[left.table].values))
        return ir.Binary(self.pick(*COMPARISONS), left, right)

    def fitted(self, temp: int) -> tuple[ir.Expr, int, int]:
        """A condition that looks the candidates up in one dimension, and a range that mostly fits into it."""
        name = self.chance.choice([name for name, shape in (SHAPES | TABLES).items() if shape and min(shape) > 0])
        shape = SHAPES[name] if name in SHAPES else TABLES[name]
        dimension, offset = self.chance.randrange(len(shape)), self.chance.choice(OFFSETS)
        low = -offset + (-1 if self.rarely(10) else self.chance.choice((0, 0, 1)))
        high = shape[dimension] - offset + (1 if self.rarely(10) else self.chance.choice((0, 0, -1)))
        other, index = self.fresh((temp,)), [self.index((), extent) for extent in shape]
        index[dimension] = binary("+", ir.Temp(temp), offset) if offset else ir.Temp(temp)
        across = self.chance.randrange(len(shape))
        folded = across != dimension and self.rarely(2)
        if folded:
            index[across] = ir.Temp(other)
        elif across != dimension and self.rarely(4):
            index[across] = ir.Table("inner", (self.clamped(ir.Temp(temp), 8),))
        found = ir.Cell(name, tuple(index)) if name in SHAPES else ir.Table(name, tuple(index))
        guard = self.compared(found, (temp,))
        if folded:
            # Behind the last one only where an earlier one is met in time.
            ends = ir.Const(self.chance.choice((0, 1))), ir.Const(shape[across] + self.rarely(6))
            value = ir.Const(1) if self.rarely(2) else found
            guard = ir.Fold(self.pick("any", "sum"), other, *ends, guard, value, charged=False)
        if self.rarely(3):
            guard = ir.Binary(self.pick("and", "or"), guard, self.test((temp,), 1))
        return guard, low, min(high, low + WIDEST)

    def ends(self, narrow: bool) -> tuple[ir.Expr, ir.Expr]:
        """The ends of a range, which is a short one that is known if it is narrow."""
        first = self.chance.choice(FIRST)
        at = self.clamped(self.local(), ENDS)
        match self.pick("constants", "tables") if narrow else self.pick("table", "apart", "computed", "edge", "long"):
            case "tables":
                return ir.Table("first", (at,)), ir.Table("behind", (at,))
            case "table":
                return ir.Const(first), ir.Table("behind", (at,))
            case "apart":
                return ir.Table("first", (ir.Const(1),)), ir.Table("behind", (at,))
            case "computed":
                return ir.Const(first), binary("min", self.local(), 6)
            case "edge":
                last = self.chance.choice((2**31 - 1, -(2**31) + 3))
                return ir.Const(last - 3), ir.Const(last)
            case "long":
                return ir.Const(first), ir.Const(first + 17)
        return ir.Const(first), ir.Const(first + self.chance.choice(LENGTHS))

    def option(self, plain: bool, narrow: bool) -> ir.Option:
        """One way to go on; a plain one is without candidates."""
        local = self.chance.randint(-1, self.locals - 1)
        if plain:
            value = ir.Const(self.chance.randint(-1, 3)) if narrow else self.number((), 1)
            guard = ir.Const(1) if self.rarely(2) else self.test((), 2)
            return ir.Option(0, guard, self.body(), value=value, local=local)
        temp = self.chance.randint(0, TEMPS - 1)
        if narrow and not self.rarely(3):
            guard, low, high = self.fitted(temp)
            return ir.Option(0, guard, self.body(), temp, ir.Const(low), ir.Const(high), ir.Temp(temp), local)
        value = ir.Temp(temp) if narrow or self.rarely(2) else self.number((temp,), 1)
        guard = ir.Const(1) if self.rarely(15) else self.test((temp,), 3)
        return ir.Option(0, guard, self.body(), temp, *self.ends(narrow), value, local)

    def choose(self) -> ir.Stmt:
        """Mostly a choice among few known candidates."""
        narrow = not self.rarely(6)
        options = [self.option(self.rarely(4), narrow) for _ in range(self.chance.choice((1, 2, 2, 3, 0)))]
        count = self.chance.choice((0, 0, 1, 2))
        interrupts = [self.option(narrow or self.rarely(2), narrow) for _ in range(count)]
        wish = self.number((), 1) if self.rarely(4) else ir.Const(self.chance.randint(0, 4))
        who = self.local() if self.rarely(6) else ir.Const(self.chance.choice((0, 1, 0, -1)))
        return ir.Choose(who, 0, options, interrupts, wish)

    def body(self) -> ir.Stmt:
        """What an option does: something that later guards see."""
        place = self.clamped(self.local(), SHAPES["row"][0])
        deeds: list[ir.Stmt] = [ir.Change(ir.Cell("totals", (ir.Const(0),)), binary("*", self.local(), 3))]
        match self.pick("row", "mark", "random", "few"):
            case "row":
                deeds.append(ir.Change(ir.Cell("row", (place,)), ir.Const(self.chance.randint(-3, 3))))
            case "mark":
                deeds.append(ir.Change(ir.Cell("mark", ()), ir.Const(1)))
            case "random":
                deeds.append(ir.Random(self.local().slot, ir.Const(ROLLS), 0))
            case "few":
                deeds.append(ir.Change(ir.Cell("few", (ir.Const(self.chance.randint(0, 2)),)), self.local()))
        return ir.Sequence(deeds)


def dealt(name: str, shape: tuple[int, ...], index: tuple[ir.Expr, ...] = ()) -> ir.Stmt:
    """Give each cell of a region a number that depends on its place and on the first local."""
    if not shape:
        mixed: ir.Expr = binary("+", ir.Local(0), len(name))
        for factor, part in zip((3, 5, 7), index, strict=False):
            mixed = binary("+", binary("*", mixed, factor), binary("*", part, part))
        return ir.Assign(ir.Cell(name, index), binary("+", binary("%", mixed, HIGH - LOW + 1), LOW))
    at = ir.Local(1 + len(index))
    inner = ir.Sequence([dealt(name, shape[1:], (*index, at)), ir.Assign(at, binary("+", at, 1))])
    return ir.Sequence([ir.Assign(at, ir.Const(0)), ir.While(binary("<", at, shape[0]), inner)])


def tables(chance: Random) -> dict[str, ir.Data]:
    """Tables of a few kinds of numbers, and those of the ends of ranges."""
    found: dict[str, ir.Data] = {}
    for name, shape in TABLES.items():
        size = 1
        for extent in shape:
            size *= extent
        values, salt = chance.choice(VALUES), chance.randint(1, 50)
        mixed = tuple(values[(salt * place * (place + 3) // 2 + place) % len(values)] for place in range(size))
        found[name] = ir.Data(name, shape, mixed)
    # Numbers that lie in every dimension but the shortest.
    found["inner"] = ir.Data("inner", (8,), (0, 2, 1, 0, 1, 2, 2, 0))
    first = [chance.choice(FIRST) for _ in range(ENDS)]
    lengths = [chance.choice(LENGTHS) for _ in range(ENDS)]
    found["first"] = ir.Data("first", (ENDS,), tuple(first))
    found["behind"] = ir.Data("behind", (ENDS,), tuple(map(sum, zip(first, lengths, strict=True))))
    # Numbers of procedures with two parameters, and sometimes of another one.
    numbers = [*NUMBERED, chance.choice((*NUMBERED, *NUMBERED, 1))]
    found["numbers"] = ir.Data("numbers", (ROLLS,), tuple(numbers))
    return found


@st.composite
def choices(draw: st.DrawFn) -> ir.Program:
    """A program that goes some of these ways, as its dice will have it."""
    # Hypothesis makes small examples and examples like those before; only chance alone comes to all corners soon.
    chance = draw(st.randoms(use_true_random=not SHRINKING))
    data = tables(chance)
    drawn = {name: _Choices(chance, data, locals_) for name, _, locals_ in PROCEDURES}
    bodies: dict[str, ir.Stmt] = {
        "once": ir.Sequence([told(0), drawn["once"].choose(), drawn["once"].choose()]),
        "twice": ir.Sequence([told(0, 1), drawn["twice"].choose(), ir.Random(2, ir.Const(ROLLS), 0)]),
        "thrice": ir.Sequence([told(0), drawn["thrice"].choose()]),
        "count": told(0, 1),
        "deal": ir.Sequence([dealt(name, shape) for name, shape in SHAPES.items()]),
    }
    main, roll = drawn["main"], ir.Local(0)
    arguments = (binary("+", roll, 2), main.local())
    by_number = ir.Table("numbers", (roll,)), binary("+", roll, NUMBERED[0]), ir.Const(NUMBERED[1])
    deep = ir.Call("once", (ir.Const(3),)) if chance.randrange(2) else ir.Call("thrice", (ir.Const(3),))
    ways: list[ir.Stmt] = [
        main.choose(),
        main.choose(),
        ir.Call("once", (roll,)),
        ir.Sequence([ir.Call("twice", arguments), ir.Call("thrice", (roll,))]),
        ir.CallTable(chance.choice(by_number), arguments),
        ir.Sequence([ir.Call("thrice", (roll,)), ir.Call("twice", (ir.Const(4), roll))]),
        ir.Sequence([ir.Call("count", arguments), ir.CallTable(ir.Const(NUMBERED[1]), arguments), deep]),
    ]
    assert len(ways) == WAYS
    chosen = ways[-1]
    for number_, way in enumerate(ways[:-1]):
        chosen = ir.If(binary("==", ir.Local(1), number_), way, chosen)
    left = ir.Local(2)
    again = [ir.Assign(left, binary("-", left, 1)), ir.Random(0, ir.Const(ROLLS), 0), ir.Random(1, ir.Const(WAYS), 0)]
    bodies["main"] = ir.Sequence(
        [
            ir.Call("deal", (ir.Const(chance.randint(0, 99)),)),
            ir.Assign(left, ir.Const(ROUNDS)),
            ir.While(binary(">", left, 0), ir.Sequence([*again, chosen])),
        ]
    )
    procedures = {
        name: ir.Procedure(name, parameters, locals_, TEMPS, bodies[name]) for name, parameters, locals_ in PROCEDURES
    }
    return Drawn(regions(), data, procedures, {}, "main", 2, "totals", "ranks")
