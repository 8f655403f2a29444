"""Lowers expressions to LLVM text, operand by operand in the order of the reference machine."""

from __future__ import annotations

from collections.abc import Mapping

from sugoroku import ir
from sugoroku.machine import CALL_DEPTH
from sugoroku.native_text import REPORT, SHORT, STATE, FunctionText, is_constant
from sugoroku.wellformed import HIGHEST, LOWEST

COMPARISONS = {"==": "eq", "!=": "ne", "<": "slt", "<=": "sle", ">": "sgt", ">=": "sge"}
PLAIN = {"+": "add", "-": "sub", "*": "mul", "&": "and", "|": "or"}
CALLED = {"min": "llvm.smin.i32", "max": "llvm.smax.i32", "<<": "shift_left"}
DIVISIONS = {"/": "floor_divide", "%": "floor_remainder"}

# The variables that hold the temps in scope.
Temps = Mapping[int, str]
NO_TEMPS: Temps = {}


class Values(FunctionText):
    """A function text that can compute expressions. `depth` is the number of functions called so far."""

    def __init__(self, program: ir.Program, depth: str = "0") -> None:
        super().__init__()
        self.program = program
        self.depth = depth
        self.functions = list(program.functions.values())
        self.table_numbers = {name: number for number, name in enumerate(program.tables)}

    def local(self, slot: int) -> str:
        """A pointer to a local of the procedure."""
        raise ValueError("a function has no locals")

    def value(self, expr: ir.Expr, temps: Temps = NO_TEMPS) -> str:
        """Compute an expression."""
        match expr:
            case ir.Const(value=value):
                return str(value)
            case ir.Local(slot=slot):
                return self.load(self.local(slot))
            case ir.Temp(slot=slot):
                return self.load(temps[slot])
            case ir.Cell():
                return self.load(self.address(expr, temps))
            case ir.Table(table=name, index=index):
                return self.table(name, index, temps)
            case ir.Binary(op="and" | "or"):
                return self.truth(expr, temps)
            case ir.Binary(op=op, left=left, right=right):
                first = self.value(left, temps)
                return self.operate(op, first, self.value(right, temps))
            case ir.Either(condition=condition, then=then, other=other):
                return self.either(condition, then, other, temps)
            case ir.Fold():
                return self.fold(expr, temps)
            case ir.Let(temp=temp, value=value, body=body):
                return self.value(body, {**temps, temp: self.variable(self.value(value, temps))})
            case ir.Because(condition=condition):
                return self.value(condition, temps)
            case ir.Supposing():
                return self.supposing(expr, temps)
            case ir.CallFunction():
                return self.call_function(expr, temps)

    def condition(self, expr: ir.Expr, temps: Temps, yes: str, no: str) -> None:
        """Go to one of two blocks, whether the expression is not 0."""
        match expr:
            case ir.Const(value=value):
                self.goto(yes if value else no)
            case ir.Because(condition=condition):
                self.condition(condition, temps, yes, no)
            case ir.Let(temp=temp, value=value, body=body):
                self.condition(body, {**temps, temp: self.variable(self.value(value, temps))}, yes, no)
            case ir.Binary(op="and", left=left, right=right):
                both = self.label()
                self.condition(left, temps, both, no)
                self.place(both)
                self.condition(right, temps, yes, no)
            case ir.Binary(op="or", left=left, right=right):
                neither = self.label()
                self.condition(left, temps, yes, neither)
                self.place(neither)
                self.condition(right, temps, yes, no)
            case ir.Binary(op=op, left=left, right=right) if op in COMPARISONS:
                first = self.value(left, temps)
                self.branch(self.compare(COMPARISONS[op], first, self.value(right, temps)), yes, no)
            case _:
                self.branch(self.compare("ne", self.value(expr, temps), 0), yes, no)

    def truth(self, expr: ir.Expr, temps: Temps) -> str:
        """A condition as 0 or 1."""
        found = self.variable("0")
        yes, end = self.label(), self.label()
        self.condition(expr, temps, yes, end)
        self.place(yes)
        self.store("1", found)
        self.follow(end)
        return self.load(found)

    def either(self, condition: ir.Expr, then: ir.Expr, other: ir.Expr, temps: Temps) -> str:
        found = self.variable()
        yes, no, end = self.label(), self.label(), self.label()
        self.condition(condition, temps, yes, no)
        self.place(yes)
        self.store(self.value(then, temps), found)
        self.goto(end)
        self.place(no)
        self.store(self.value(other, temps), found)
        self.follow(end)
        return self.load(found)

    def operate(self, op: str, left: str, right: str) -> str:
        if op in PLAIN:
            return self.compute(f"{PLAIN[op]} i32 {left}, {right}")
        if op in COMPARISONS:
            return self.compute(f"zext i1 {self.compare(COMPARISONS[op], left, right)} to i32")
        if op in DIVISIONS:
            self.require(self.compare("ne", right, 0), ir.FAULT_DIVIDE)
            return self.compute(f"call i32 @{DIVISIONS[op]}(i32 {left}, i32 {right})")
        return self.compute(f"call i32 @{CALLED[op]}(i32 {left}, i32 {right})")

    def offset(self, shape: tuple[int, ...], index: tuple[ir.Expr, ...], temps: Temps) -> tuple[str, int]:
        """The position inside a block as a computed and a constant part, each index checked in its turn."""
        computed, constant = "0", 0
        for extent, step, part in zip(shape, ir.strides(shape), index, strict=True):
            position = self.value(part, temps)
            if not is_constant(position):
                self.require(self.compare("ult", position, extent), ir.FAULT_INDEX)
                scaled = position if step == 1 else self.compute(f"mul nuw nsw i32 {position}, {step}")
                computed = self.add(scaled, computed)
            elif 0 <= int(position) < extent:
                constant += int(position) * step
            else:
                self.never(ir.FAULT_INDEX)
        return computed, constant

    def address(self, cell: ir.Cell, temps: Temps) -> str:
        """A pointer to a cell of a region."""
        region = self.program.regions[cell.region]
        computed, constant = self.offset(region.shape, cell.index, temps)
        return self.cell(computed, region.base + constant)

    def table(self, name: str, index: tuple[ir.Expr, ...], temps: Temps) -> str:
        table = self.program.tables[name]
        computed, constant = self.offset(table.shape, index, temps)
        if computed == "0" and constant < len(table.values):
            return str(table.values[constant])
        pointer = self.at(f"@table_{self.table_numbers[name]}", computed, constant)
        lowest, highest = min(table.values, default=LOWEST), max(table.values, default=HIGHEST)
        if lowest == highest:
            return str(lowest)
        if highest == HIGHEST:
            return self.load(pointer)
        # What is known of the values spares checks where they are used.
        return self.compute(f"load i32, ptr {pointer}, !range !{{i32 {lowest}, i32 {highest + 1}}}")

    def supposing(self, expr: ir.Supposing, temps: Temps) -> str:
        pointer = self.address(expr.cell, temps)
        before = self.load(pointer)
        changed = self.compute(f"add i32 {before}, {self.value(expr.delta, temps)}")
        self.store(changed, pointer)
        outer, self.unwind = self.unwind, self.label("restore")
        restore = f"  store i32 {before}, ptr {pointer}"
        self.cold += [f"{self.unwind}:", restore, f"  br label %{outer}"]
        found = self.value(expr.body, temps)
        self.unwind = outer
        self.store(before, pointer)
        return found

    def bounds(self, expr: ir.Expr) -> tuple[int, int] | None:
        """The lowest and the highest value that an expression can have, if these are known."""
        match expr:
            case ir.Const(value=value):
                return value, value
            case ir.Table(table=name) if self.program.tables[name].values:
                values = self.program.tables[name].values
                return min(values), max(values)
        return None

    def fold(self, expr: ir.Fold, temps: Temps) -> str:
        low, high = self.value(expr.low, temps), self.value(expr.high, temps)
        if expr.charged:
            self.charge_range(low, high)
        found = self.variable(str(ir.NONE if expr.op in ("first", "argmax", "argmin") else 0))
        best, seen = self.variable("0"), self.variable("0")
        following, end = self.label("next"), self.label("end")
        position = self.begin_loop(low, high, end)
        inner = {**temps, expr.temp: position}
        kept = self.label()
        self.condition(expr.where, inner, kept, following)
        self.place(kept)
        match expr.op:
            case "any" | "first":
                self.store("1" if expr.op == "any" else self.load(position), found)
                self.goto(end)
            case "sum":
                value = self.value(expr.value, inner)
                self.store(self.compute(f"add i32 {self.load(found)}, {value}"), found)
                self.goto(following)
            case _:
                self.keep_best(expr, self.value(expr.value, inner), position, best, seen, found)
                self.goto(following)
        self.end_loop(position, following, end)
        return self.load(found)

    def keep_best(self, expr: ir.Fold, value: str, position: str, best: str, seen: str, found: str) -> None:
        """Replace the best value so far if this one is better, or the first."""
        first = self.compare("eq", self.load(seen), 0)
        test = "sgt" if expr.op in ("max", "argmax") else "slt"
        better = self.compare(test, value, self.load(best))
        taken = self.compute(f"or i1 {first}, {better}")
        result = self.load(position) if expr.op in ("argmax", "argmin") else value
        for pointer, new in ((best, value), (found, result)):
            old = self.load(pointer)
            self.store(self.compute(f"select i1 {taken}, i32 {new}, i32 {old}"), pointer)
        self.store("1", seen)

    def begin_loop(self, low: str, high: str, end: str) -> str:
        """Begin a loop over a range; gives the variable that runs, on which `end_loop` relies."""
        position = self.variable(low)
        head, body = position[1:] + "_head", self.label()
        self.follow(head)
        self.branch(self.compare("slt", self.load(position), high), body, end)
        self.place(body)
        return position

    def end_loop(self, position: str, following: str, end: str) -> None:
        self.place(following)
        self.store(self.add(self.load(position), 1), position)
        self.emit(f"br label {position}_head, {SHORT}")
        self.place(end)

    def call_function(self, expr: ir.CallFunction, temps: Temps) -> str:
        number = None if isinstance(expr.function, str) else self.value(expr.function, temps)
        arguments = [self.value(argument, temps) for argument in expr.arguments]
        if isinstance(expr.function, str):
            target = f"function_{self.program.functions[expr.function].id}"
            self.descend()
        else:
            target = f"apply_{len(arguments)}"
            arguments.insert(0, str(number))
        inner = self.add(self.depth, 1)
        passed = ", ".join([f"ptr {STATE}", f"ptr {REPORT}", *(f"i32 {value}" for value in (inner, *arguments))])
        result = self.compute(f"call {{i32, i32}} @{target}({passed})")
        self.require_success(self.compute(f"extractvalue {{i32, i32}} {result}, 1"))
        return self.compute(f"extractvalue {{i32, i32}} {result}, 0")

    def descend(self) -> None:
        """One call deeper: not too deep, and one step."""
        if not is_constant(self.depth):
            self.require(self.compare("slt", self.depth, CALL_DEPTH), ir.FAULT_STACK)
        self.charge("1")
