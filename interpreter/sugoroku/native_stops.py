"""Lowers what ends a piece of a procedure to LLVM text: another piece, a fault, a chance, a place to wait."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sugoroku import ir
from sugoroku.machine import beyond
from sugoroku.native_statements import Statements
from sugoroku.native_text import ADDRESS, BOUND, CONVENTION, EXTERNAL, ITEMS, REPORT, STATE

# What a run gives.
ENDED, DECISION, CHANCE, FAILED = range(4)
OFFERS = "%offers"


class Stops(Statements):
    """The text of a piece of a procedure: it can stop, or go on with another piece."""

    def __init__(self, program: ir.Program) -> None:
        super().__init__(program)
        self.blamed: set[int] = set()

    def resident(self, node: ir.Stmt, following: str) -> None:
        """Execute a statement, then go to another piece."""
        raise NotImplementedError

    def later(self, name: str, write: Callable[[Any], None]) -> str:
        """Ask for another piece of the same procedure."""
        raise NotImplementedError

    def enter(self, code: int, name: str) -> None:
        """Tell which piece a value of the cell NODE means."""
        raise NotImplementedError

    def frame(self) -> str:
        return "%frame"

    def local(self, slot: int) -> str:
        return self.cell(self.frame(), slot)

    def go(self, piece: str, frame: str = "%frame") -> None:
        """End this piece with another one."""
        self.leap(f"@{piece}", frame)

    def leap(self, target: str, frame: str) -> None:
        passed = f"ptr {STATE}, ptr {REPORT}, ptr {OFFERS}, i32 {frame}"
        self.emit(f"ret i32 {self.compute(f'musttail call {CONVENTION} i32 {target}({passed})')}")

    def switch(self, value: str, targets: dict[int, str], other: str) -> None:
        cases = " ".join(f"i32 {number}, label %{label}" for number, label in targets.items())
        self.emit(f"switch i32 {value}, label %{other} [ {cases} ]")

    def blame(self, node: ir.Stmt) -> str:
        """Let faults name this statement; gives where faults went before."""
        outer, self.unwind = self.unwind, f"failed_at_{node.id}"
        if node.id not in self.blamed:
            self.blamed.add(node.id)
            self.cold += [f"{self.unwind}:", f"  store i32 {node.id}, ptr %at", "  br label %failed"]
        return outer

    def failing(self) -> list[str]:
        """The last block of a piece in which something can fail."""
        if not self.blamed:
            return []
        self.variables.append("  %at = alloca i32")
        failed = f"call i32 @failed(ptr {STATE}, i32 %frame, i32 %failed_at, i32 %failure)"
        loads = ["  %failed_at = load i32, ptr %at", "  %failure = load i32, ptr %code"]
        return ["failed:", *loads, f"  %result = {failed}", "  ret i32 %result"]

    def stop(self, node: ir.Stmt, kind: int) -> None:
        """Leave the function at a statement that waits for something."""
        self.store(node.id, self.cell(ir.NODE))
        self.store(self.frame(), self.cell(ir.FRAME))
        self.emit(f"ret i32 {kind}")

    def wait(self, node: ir.Stmt, following: str) -> None:
        """Begin the piece of a statement at which a state may wait."""
        self.enter(node.id, f"wait_{node.id}")
        self.enter(beyond(node.id), following)
        self.blame(node)

    def external(self) -> str:
        """Whether chances are decided outside."""
        return self.load(self.at(REPORT, str(EXTERNAL)))

    def random(self, node: ir.Random, following: str) -> None:
        self.wait(node, following)
        bound = self.value(node.bound)
        self.require(self.compare("sgt", bound, 0), ir.FAULT_RANGE)
        certain, chance, drawn, outside = (self.label() for _ in range(4))
        found = self.variable("0")
        self.branch(self.compare("eq", bound, 1), certain, chance)
        self.place(chance)
        self.branch(self.compare("eq", self.external(), 0), drawn, outside)
        self.place(outside)
        self.store(bound, self.at(REPORT, str(BOUND)))
        self.store(self.add(self.frame(), node.local), self.at(REPORT, str(ADDRESS)))
        self.stop(node, CHANCE)
        self.place(drawn)
        self.store(self.compute(f"call i32 @draw(ptr {STATE}, i32 {bound})"), found)
        self.follow(certain)
        self.store(self.load(found), self.local(node.local))
        self.go(following)

    def shuffle(self, node: ir.Shuffle, following: str) -> None:
        self.wait(node, following)
        pointer, size = self.zone(node.zone)
        inside, outside = self.label(), self.label()
        trivial = self.compare("slt", size, 2)
        own = self.compare("eq", self.external(), 0)
        self.branch(self.compute(f"or i1 {trivial}, {own}"), inside, outside)
        self.place(outside)
        first = self.compute(f"ptrtoint ptr {self.at(pointer, '1')} to i64")
        start = self.compute(f"ptrtoint ptr {STATE} to i64")
        distance = self.compute(f"lshr i64 {self.compute(f'sub i64 {first}, {start}')}, 2")
        self.store(0, self.at(REPORT, str(BOUND)))
        self.store(self.compute(f"trunc i64 {distance} to i32"), self.at(REPORT, str(ADDRESS)))
        self.store(size, self.at(REPORT, str(ITEMS)))
        self.stop(node, CHANCE)
        self.place(inside)
        self.emit(f"call void @shuffle(ptr {STATE}, ptr {pointer}, i32 {size})")
        self.go(following)
