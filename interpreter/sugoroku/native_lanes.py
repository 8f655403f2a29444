"""Lowers a condition on a few candidates to LLVM vectors: all are looked at side by side, without a branch."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeGuard

from sugoroku import ir
from sugoroku.native_text import STATE, is_constant
from sugoroku.native_values import COMPARISONS, PLAIN, Values

BETTER = {"min": "slt", "max": "sgt"}

# So many candidates stand side by side at the most; tables have so many cells to spare behind their last one.
WIDEST = 16
# Larger conditions are not worth it.
LARGEST = 160
# A row of so many cells is read cell by cell, a longer one where each candidate points.
SHORT_ROW = 4
# Cells at every second, third or fourth place are read in a row, too.
LONGEST_STEP = 4


@dataclass(frozen=True, slots=True)
class Wide:
    """A value for each candidate. A `ramp` is the number of the candidate and a constant."""

    text: str
    ramp: int | None = None
    least: int | None = None
    most: int | None = None


Lane = str | Wide


@dataclass(frozen=True, slots=True)
class Range:
    """The candidates from `low` up to `high`; both are known to lie in these limits."""

    low: tuple[int, int]
    high: tuple[int, int]
    width: int


def is_known(value: Lane) -> TypeGuard[str]:
    """Whether a value is a number that is known while the text is written."""
    return isinstance(value, str) and is_constant(value)


def size(expr: ir.Expr) -> int:
    """How large a condition is, with folds counted as often as they run; more than LARGEST if it cannot be lowered."""
    found = 1
    for part in ir.expressions(expr):
        found += size(part)
    match expr:
        case ir.Supposing() | ir.CallFunction() | ir.Binary(op="/" | "%" | "<<"):
            return LARGEST + 1
        case ir.Fold(op="any" | "sum", low=ir.Const(value=low), high=ir.Const(value=high), charged=False):
            return min(found * max(high - low, 1), LARGEST + 1)
        case ir.Fold():
            return LARGEST + 1
    return found


class Lanes:
    """Computes expressions for all candidates of a range. `wrong` says for which of them an index was wrong."""

    def __init__(self, text: Values, candidates: Range, low: str, high: str) -> None:
        self.text, self.candidates, self.low, self.high = text, candidates, low, high
        self.width = next(width for width in (4, 8, WIDEST) if width >= candidates.width)
        self.wrong: Lane = "false"

    def mask(self, guard: ir.Expr, temp: int) -> str:
        """The candidates for which the guard holds, as bits; a wrong index that would be looked up is a fault."""
        steps = ", ".join(f"i32 {step}" for step in range(self.width))
        reached = self.spread(self.plain("add", self.low, Wide(f"<{steps}>")))
        first, last = self.candidates.low[0], self.candidates.high[1] - 1
        holds = self.truth(self.value(guard, {temp: Wide(reached.text, 0, first, last)}))
        active = self.compare("slt", reached, self.high)
        if self.wrong != "false":
            failing = self.bits(self.logic("and", self.wrong, active))
            self.text.require(self.text.compute(f"icmp eq i{self.width} {failing}, 0"), ir.FAULT_INDEX)
        return self.text.compute(f"zext i{self.width} {self.bits(self.logic('and', holds, active))} to i32")

    def bits(self, truths: Lane) -> str:
        """Truths of one bit, side by side in one number."""
        return self.text.compute(f"bitcast <{self.width} x i1> {self.spread(truths, 'i1').text} to i{self.width}")

    def spread(self, value: Lane, kind: str = "i32") -> Wide:
        """The same value for each candidate."""
        if isinstance(value, Wide):
            return value
        if is_constant(value):
            return Wide("<" + ", ".join([f"{kind} {value}"] * self.width) + ">")
        one = self.text.compute(f"insertelement <{self.width} x {kind}> poison, {kind} {value}, i32 0")
        same = f"<{self.width} x {kind}> {one}, <{self.width} x {kind}> poison, <{self.width} x i32> zeroinitializer"
        return Wide(self.text.compute(f"shufflevector {same}"))

    def plain(self, name: str, left: Lane, right: Lane) -> Lane:
        """An instruction on two values."""
        if isinstance(left, str) and isinstance(right, str):
            return self.text.compute(f"{name} i32 {left}, {right}")
        kind = f"<{self.width} x i32>"
        return Wide(self.text.compute(f"{name} {kind} {self.spread(left).text}, {self.spread(right).text}"))

    def compare(self, test: str, left: Lane, right: Lane) -> Lane:
        """A truth of one bit."""
        return self.plain(f"icmp {test}", left, right)

    def logic(self, name: str, left: Lane, right: Lane) -> Lane:
        """An instruction on two truths of one bit."""
        if isinstance(left, str) and isinstance(right, str):
            return self.text.compute(f"{name} i1 {left}, {right}")
        first, second = self.spread(left, "i1").text, self.spread(right, "i1").text
        return Wide(self.text.compute(f"{name} <{self.width} x i1> {first}, {second}"))

    def number(self, truth: Lane) -> Lane:
        """A truth of one bit as 0 or 1."""
        if isinstance(truth, str):
            return self.text.compute(f"zext i1 {truth} to i32")
        return Wide(self.text.compute(f"zext <{self.width} x i1> {truth.text} to <{self.width} x i32>"), None, 0, 1)

    def truth(self, value: Lane) -> Lane:
        return self.compare("ne", value, "0")

    def select(self, condition: Lane, then: Lane, other: Lane) -> Lane:
        if isinstance(condition, str):
            if isinstance(then, str) and isinstance(other, str):
                return self.text.compute(f"select i1 {condition}, i32 {then}, i32 {other}")
            chosen = f"i1 {condition}"
        else:
            chosen = f"<{self.width} x i1> {condition.text}"
        kind = f"<{self.width} x i32>"
        parts = f"{kind} {self.spread(then).text}, {kind} {self.spread(other).text}"
        return Wide(self.text.compute(f"select {chosen}, {parts}"))

    def note(self, wrong: Lane) -> None:
        self.wrong = wrong if self.wrong == "false" else self.logic("or", self.wrong, wrong)

    def under(self, condition: Lane | None, expr: ir.Expr, temps: Mapping[int, Lane]) -> Lane:
        """A value whose wrong indices count only where a condition holds."""
        before, self.wrong = self.wrong, "false"
        found = self.value(expr, temps)
        wrong, self.wrong = self.wrong, before
        if wrong != "false":
            self.note(wrong if condition is None else self.logic("and", wrong, condition))
        return found

    def value(self, expr: ir.Expr, temps: Mapping[int, Lane]) -> Lane:
        """Compute an expression."""
        match expr:
            case ir.Const(value=value):
                return str(value)
            case ir.Local(slot=slot):
                return self.text.load(self.text.local(slot))
            case ir.Temp(slot=slot):
                return temps[slot]
            case ir.Because(condition=condition):
                return self.value(condition, temps)
            case ir.Let(temp=temp, value=value, body=body):
                return self.value(body, {**temps, temp: self.value(value, temps)})
            case ir.Either(condition=condition, then=then, other=other):
                holds = self.truth(self.value(condition, temps))
                first = self.under(holds, then, temps)
                second = self.under(self.logic("xor", holds, "true"), other, temps)
                return self.select(holds, first, second)
            case ir.Binary(op="and" | "or" as op, left=left, right=right):
                first = self.truth(self.value(left, temps))
                opened = first if op == "and" else self.logic("xor", first, "true")
                return self.number(self.logic(op, first, self.truth(self.under(opened, right, temps))))
            case ir.Binary(op=op, left=left, right=right):
                return self.operate(op, self.value(left, temps), self.value(right, temps))
            case ir.Cell(region=name, index=index):
                return self.region(self.text.program.regions[name], [self.value(part, temps) for part in index])
            case ir.Table(table=name, index=index):
                return self.table(name, [self.value(part, temps) for part in index])
            case ir.Fold():
                return self.fold(expr, temps)
        raise ValueError(f"{type(expr).__name__} needs a branch")

    def operate(self, op: str, left: Lane, right: Lane) -> Lane:
        if op in COMPARISONS:
            return self.number(self.compare(COMPARISONS[op], left, right))
        if op in BETTER:
            return self.select(self.compare(BETTER[op], left, right), left, right)
        found = self.plain(PLAIN[op], left, right)
        if op not in "+-" or isinstance(found, str) or isinstance(left, str) or not is_known(right):
            return found
        return _moved(found.text, left, int(right) if op == "+" else -int(right))

    def fold(self, expr: ir.Fold, temps: Mapping[int, Lane]) -> Lane:
        """Each number of a short fold is looked at in its turn; after a hit, `any` meets no more indices."""
        assert isinstance(expr.low, ir.Const) and isinstance(expr.high, ir.Const)
        found: Lane = "0"
        for number in range(expr.low.value, expr.high.value):
            inner = {**temps, expr.temp: str(number)}
            going = None if expr.op == "sum" or found == "0" else self.compare("eq", found, "0")
            kept = self.truth(self.under(going, expr.where, inner))
            if expr.op == "any":
                hit = self.number(kept)
                found = hit if found == "0" else self.plain("or", found, hit)
            elif expr.value == ir.Const(1):
                hit = self.number(kept)
                found = hit if found == "0" else self.plain("add", found, hit)
            else:
                found = self.plain("add", found, self.select(kept, self.under(kept, expr.value, inner), "0"))
        return found

    def region(self, region: ir.Region, index: list[Lane]) -> Lane:
        """The cells of a region for all candidates."""
        wide = [dimension for dimension, part in enumerate(index) if isinstance(part, Wide)]
        if len(wide) == 1:
            dimension = wide[0]
            position, extent, step = index[dimension], region.shape[dimension], ir.strides(region.shape)[dimension]
            assert isinstance(position, Wide)
            others = [*index[:dimension], "0", *index[dimension + 1 :]]
            if step <= LONGEST_STEP and self.ascending(position, extent):
                return self.row(STATE, region.base, self.place(region.shape, others), position, step)
            if extent <= SHORT_ROW:
                self.check(position, extent)
                before = self.place(region.shape, others)
                assert isinstance(before, str)
                cells = [self.text.at(STATE, before, region.base + cell * step) for cell in range(extent)]
                return self.one_of([self.text.load(cell) for cell in cells], position)
        place = self.place(region.shape, index)
        if isinstance(place, str):
            return self.text.load(self.text.at(STATE, place, region.base))
        return self.gathered(STATE, region.base, place)

    def table(self, name: str, index: list[Lane]) -> Lane:
        """The numbers of a table for all candidates."""
        table, base = self.text.program.tables[name], f"@table_{self.text.table_numbers[name]}"
        limits = (min(table.values), max(table.values)) if table.values else (None, None)
        wide = [part for part in index if isinstance(part, Wide)]
        if len(wide) == 1 and index[-1] is wide[0] and self.ascending(wide[0], table.shape[-1]):
            found = self.row(base, 0, self.place(table.shape, [*index[:-1], "0"]), wide[0], 1)
            return Wide(found.text, None, *limits)
        place = self.place(table.shape, index)
        if isinstance(place, str):
            return self.text.load(self.text.at(base, place))
        return Wide((self.packed(table.values, place) or self.gathered(base, 0, place)).text, None, *limits)

    def ascending(self, position: Wide, extent: int) -> bool:
        """Whether the candidates stand in a row and none of them lies outside."""
        if position.ramp is None or not self.inside(position, extent):
            return False
        return self.candidates.low[1] + position.ramp <= extent

    def row(self, base: str, start: int, before: Lane, position: Wide, step: int) -> Wide:
        """Cells one after the other, or at every second, third or fourth place."""
        assert isinstance(before, str) and position.ramp is not None
        first = self.text.add(self.low, position.ramp)
        if step > 1:
            first = str(int(first) * step) if is_constant(first) else self.text.compute(f"mul nsw i32 {first}, {step}")
        cells = self.text.at(base, self.text.add(before, first), start)
        length = self.width * step
        found = self.text.compute(f"load <{length} x i32>, ptr {cells}, align 4")
        if step == 1:
            return Wide(found)
        every = ", ".join(f"i32 {step * lane}" for lane in range(self.width))
        parts = f"<{length} x i32> {found}, <{length} x i32> poison, <{self.width} x i32> <{every}>"
        return Wide(self.text.compute(f"shufflevector {parts}"))

    def one_of(self, values: list[str], position: Wide) -> Lane:
        """One of a few values for each candidate."""
        found: Lane = values[-1]
        for number in range(len(values) - 2, -1, -1):
            found = self.select(self.compare("eq", position, str(number)), values[number], found)
        return found

    def packed(self, values: tuple[int, ...], place: Wide) -> Wide | None:
        """The values of a short table of small numbers, which lie side by side in one or two words."""
        least = min(values, default=0)
        most = max((value - least for value in values), default=0)
        bits = next((bits for bits in (1, 2, 4, 8) if most < 1 << bits), 0)
        if not bits or len(values) * bits > 64:
            return None
        whole = sum((value - least) << bits * number for number, value in enumerate(values))
        distance = self.plain("mul", place, str(bits)) if bits > 1 else place
        word: Lane = str(_signed(whole & 0xFFFF_FFFF))
        if len(values) * bits > 32:
            word = self.select(self.compare("ult", distance, "32"), word, str(_signed(whole >> 32)))
            distance = self.plain("and", distance, "31")
        shifted = self.plain("lshr", word, distance)
        small = self.plain("and", shifted, str((1 << bits) - 1))
        found = self.plain("add", small, str(least)) if least else small
        assert isinstance(found, Wide)
        return found

    def gathered(self, base: str, start: int, place: Wide) -> Wide:
        """Cells wherever the candidates point."""
        kind, width = f"<{self.width} x i32>", self.width
        wide = self.text.compute(f"zext {kind} {place.text} to <{width} x i64>")
        row = self.text.compute(f"getelementptr inbounds i32, ptr {base}, i64 {start}")
        cells = self.text.compute(f"getelementptr inbounds i32, ptr {row}, <{width} x i64> {wide}")
        passed = f"<{width} x ptr> {cells}, i32 4, <{width} x i1> {self.spread('true', 'i1').text}, {kind} poison"
        return Wide(self.text.compute(f"call {kind} @llvm.masked.gather.v{width}i32.v{width}p0({passed})"))

    def inside(self, position: Wide, extent: int) -> bool:
        """Whether the position of each candidate is known to lie inside."""
        least, most = position.least, position.most
        return least is not None and most is not None and least >= 0 and most < extent

    def check(self, position: Lane, extent: int) -> Lane:
        """Note where a position lies outside; gives one that lies inside."""
        if is_known(position):
            if 0 <= int(position) < extent:
                return position
            self.note("true")
            return "0"
        if isinstance(position, Wide) and self.inside(position, extent) and position.ramp is None:
            return position
        outside = self.compare("uge", position, str(extent))
        if not (isinstance(position, Wide) and self.inside(position, extent)):
            self.note(outside)
        return self.select(outside, "0", position)

    def place(self, shape: tuple[int, ...], index: list[Lane]) -> Lane:
        """The position inside a block, each index checked in its turn."""
        found: Lane = "0"
        for extent, step, part in zip(shape, ir.strides(shape), index, strict=True):
            position = self.check(part, extent)
            if step != 1:
                position = str(int(position) * step) if is_known(position) else self.plain("mul", position, str(step))
            if position != "0":
                found = position if found == "0" else self.plain("add", found, position)
        return found


def _moved(text: str, before: Wide, distance: int) -> Wide:
    """What is known of a value after a constant is added to another."""
    ramp, least, most = (None if part is None else part + distance for part in (before.ramp, before.least, before.most))
    return Wide(text, ramp, least, most)


def _signed(word: int) -> int:
    return word - (1 << 32) if word >> 31 else word
