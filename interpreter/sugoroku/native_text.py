"""Writes the LLVM text of one function: fresh names, blocks, variables, cells and faults."""

from __future__ import annotations

import platform
from collections.abc import Sequence

from sugoroku import ir

# Values are texts: a number, or the name of a computed value, which begins with "%".
RARELY = "!prof !0"
# Loops of games are short: several rounds at once only make the way into a loop longer.
SHORT = "!llvm.loop !1"
STATE = "%state"
REPORT = "%report"

# Where the report of a run keeps what a stop tells, as 32-bit cells; the steps fill the first two.
STEPS, COUNT, BOUND, ADDRESS, ITEMS, EXTERNAL = 0, 2, 3, 4, 5, 6
# What a run needs that decides at random, two cells each: how many decisions it may still take, and its generator
# with the number that is drawn for the next decision.
LEFT, POSITION, DRAWN, REPORT_CELLS = 8, 10, 12, 14

# How pieces of procedures call each other: without saving registers where the processor allows that.
_SPARING = ("x86_64", "amd64", "aarch64", "arm64")
CONVENTION = "preserve_nonecc" if platform.machine().lower() in _SPARING else "fastcc"

# Optimised code has these functions in place of their calls; the quick compiler has less to do when it calls them.
OPEN = "inlinehint alwaysinline"


def is_constant(value: str) -> bool:
    """Whether a value is known while the text is written."""
    return not value.startswith("%")


class FunctionText:
    """The text of one function. Variables are memory of the function, which the optimiser turns into registers.

    A fault stores its code in the variable `%code` and goes to the block `unwind`. Blocks that only serve faults are
    kept aside and written last.
    """

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.variables: list[str] = []
        self.cold: list[str] = []
        self.faults: dict[tuple[str, int], str] = {}
        self.unwind = "unwind"
        self.count = 0

    def finish(self, head: str, exits: Sequence[str]) -> str:
        """The whole function, given its first line and the lines of its last blocks."""
        start = ["entry:", "  %code = alloca i32", *self.variables, "  br label %start", "start:"]
        return "\n".join([f"{head} {{", *start, *self.lines, *self.cold, *exits, "}"])

    def fresh(self, stem: str) -> str:
        self.count += 1
        return f"{stem}{self.count}"

    def emit(self, line: str) -> None:
        self.lines.append(f"  {line}")

    def compute(self, text: str) -> str:
        """Name the result of an instruction."""
        name = self.fresh("%v")
        self.lines.append(f"  {name} = {text}")
        return name

    def label(self, stem: str = "b") -> str:
        return self.fresh(stem + "_")

    def place(self, label: str) -> None:
        """Begin a block; the block before must have ended."""
        self.lines.append(f"{label}:")

    def goto(self, label: str) -> None:
        self.emit(f"br label %{label}")

    def follow(self, label: str) -> None:
        """Go to a block and begin it."""
        self.goto(label)
        self.place(label)

    def branch(self, condition: str, yes: str, no: str) -> None:
        self.emit(f"br i1 {condition}, label %{yes}, label %{no}")

    def variable(self, value: str | None = None) -> str:
        """A new variable, set here if a value is given."""
        name = self.fresh("%m")
        self.variables.append(f"  {name} = alloca i32")
        if value is not None:
            self.store(value, name)
        return name

    def load(self, pointer: str) -> str:
        return self.compute(f"load i32, ptr {pointer}")

    def store(self, value: str | int, pointer: str) -> None:
        self.emit(f"store i32 {value}, ptr {pointer}")

    def add(self, left: str, right: str | int) -> str:
        """The sum of two values that cannot overflow."""
        if is_constant(left) and is_constant(str(right)):
            return str(int(left) + int(right))
        return left if str(right) == "0" else self.compute(f"add nsw i32 {left}, {right}")

    def at(self, base: str, index: str, constant: int = 0) -> str:
        """A pointer to the cell `index + constant` (never negative) of a block of cells."""
        if is_constant(index):
            return self.compute(f"getelementptr inbounds i32, ptr {base}, i64 {int(index) + constant}")
        wide = self.compute(f"zext i32 {index} to i64")
        pointer = self.compute(f"getelementptr inbounds i32, ptr {base}, i64 {wide}")
        if not constant:
            return pointer
        return self.compute(f"getelementptr inbounds i32, ptr {pointer}, i64 {constant}")

    def cell(self, index: str | int, constant: int = 0) -> str:
        """A pointer to a cell of the state."""
        return self.at(STATE, str(index), constant)

    def pointer(self, table: str, index: str) -> str:
        """One of a table of pointers to pieces."""
        wide = self.compute(f"zext i32 {index} to i64")
        place = self.compute(f"getelementptr inbounds ptr, ptr @{table}, i64 {wide}")
        return self.compute(f"load ptr, ptr {place}")

    def compare(self, test: str, left: str, right: str | int) -> str:
        return self.compute(f"icmp {test} i32 {left}, {right}")

    def fault(self, code: int) -> str:
        """The block that ends with a fault from here."""
        key = self.unwind, code
        if key not in self.faults:
            self.faults[key] = label = self.label("fault")
            self.cold += [f"{label}:", f"  store i32 {code}, ptr %code", f"  br label %{self.unwind}"]
        return self.faults[key]

    def require(self, condition: str, code: int) -> None:
        """Go on only if the condition holds, else fault."""
        fine = self.label()
        self.emit(f"br i1 {condition}, label %{fine}, label %{self.fault(code)}, {RARELY}")
        self.place(fine)

    def never(self, code: int) -> None:
        """Fault here; what is written next is never reached."""
        self.goto(self.fault(code))
        self.place(self.label())

    def require_success(self, code: str) -> None:
        """Go on only if a called function gave the fault code 0, else pass the fault on."""
        fine, failed = self.label(), self.label("failed")
        success = self.compare("eq", code, 0)
        self.emit(f"br i1 {success}, label %{fine}, label %{failed}, {RARELY}")
        self.cold += [f"{failed}:", f"  store i32 {code}, ptr %code", f"  br label %{self.unwind}"]
        self.place(fine)

    def charge(self, steps: str) -> None:
        """Count steps, a value of 64 bits."""
        before = self.compute(f"load i64, ptr {REPORT}")
        after = self.compute(f"add nuw nsw i64 {before}, {steps}")
        self.emit(f"store i64 {after}, ptr {REPORT}")
        self.require(self.compute(f"icmp ule i64 {after}, {ir.STEP_LIMIT}"), ir.FAULT_STEPS)

    def charge_range(self, low: str, high: str) -> None:
        """Count the numbers of a range."""
        if is_constant(low) and is_constant(high):
            if int(high) > int(low):
                self.charge(str(int(high) - int(low)))
            return
        wide = [self.compute(f"sext i32 {bound} to i64") for bound in (high, low)]
        length = self.compute(f"sub nsw i64 {wide[0]}, {wide[1]}")
        self.charge(self.compute(f"call i64 @llvm.smax.i64(i64 {length}, i64 0)"))
