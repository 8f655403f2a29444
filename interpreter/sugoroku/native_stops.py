"""Lowers the statements at which a state may wait, a choice or a chance, to LLVM text."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sugoroku import ir
from sugoroku.machine import PASS, beyond
from sugoroku.native_statements import Statements
from sugoroku.native_text import ADDRESS, BOUND, CONVENTION, COUNT, EXTERNAL, ITEMS, REPORT, STATE
from sugoroku.native_values import NO_TEMPS

# What a run gives.
ENDED, DECISION, CHANCE, FAILED = range(4)
OFFERS = "%offers"
# An offer is an ordinal, a value, the number that NODE becomes, and the address that takes the value.
OFFER_CELLS = 4


class Stops(Statements):
    """The text of a piece of a procedure: it can stop, or go on with another piece."""

    def __init__(self, program: ir.Program) -> None:
        super().__init__(program)
        self.count_variable = self.variable()
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

    def choose(self, node: ir.Choose, following: str) -> None:
        self.wait(node, following)
        decide = self.label("decide")
        who = self.value(node.who)
        self.store("0", self.count_variable)
        self.offer(node.options, 0, self.bounded(node))
        if node.interrupts:
            self.interrupts(node, who, decide)
        self.follow(decide)
        several, few, none, one = (self.label() for _ in range(4))
        count = self.load(self.count_variable)
        self.branch(self.compare("sgt", count, 1), several, few)
        self.place(several)
        self.store(count, self.at(REPORT, str(COUNT)))
        self.store(who, self.cell(ir.WHO))
        self.stop(node, DECISION)
        self.place(few)
        self.branch(self.compare("eq", count, 0), none, one)
        self.place(none)
        self.go(following)
        self.place(one)
        taken = [self.label("take") for _ in node.options]
        self.switch(self.load(OFFERS), dict(enumerate(taken)), taken[0] if taken else none)
        for option, label in zip(node.options, taken, strict=True):
            self.place(label)
            if option.local >= 0:
                self.store(self.load(self.at(OFFERS, "1")), self.local(option.local))
            self.go(self.body(option, following))
        for interrupt in node.interrupts:
            self.body(interrupt, f"wait_{node.id}")

    def body(self, option: ir.Option, following: str) -> str:
        """Ask for the piece of what an option does."""
        name = f"option_{option.body.id}"
        self.enter(option.body.id, name)
        return self.later(name, lambda piece: piece.resident(option.body, following))

    def interrupts(self, node: ir.Choose, who: str, decide: str) -> None:
        """Offer the interrupts, and take them back where they would not make a decision."""
        regular = self.load(self.count_variable)
        asked, empty, shown = self.label(), self.label(), self.label()
        self.branch(self.compare("sge", who, 0), asked, decide)
        self.place(asked)
        self.branch(self.compare("eq", regular, 0), empty, shown)
        self.place(empty)
        self.add_offer(str(PASS), str(ir.NONE), beyond(node.id), "0")
        self.follow(shown)
        before = self.load(self.count_variable)
        self.offer(node.interrupts, len(node.options), self.bounded(node))
        cut, some, wished = self.label(), self.label(), self.label()
        self.branch(self.compare("eq", self.load(self.count_variable), before), cut, some)
        self.place(some)
        self.branch(self.compare("sge", regular, 2), decide, wished)
        self.place(wished)
        self.branch(self.compare("sgt", self.value(node.wish), regular), decide, cut)
        self.place(cut)
        self.store(regular, self.count_variable)

    def bounded(self, node: ir.Choose) -> bool:
        """Whether the options of a choice can never be too many, so that they need not be counted."""
        most = 1
        for option in (*node.options, *node.interrupts):
            if option.temp < 0:
                most += 1
                continue
            low, high = self.bounds(option.low), self.bounds(option.high)
            if low is None or high is None:
                return False
            most += max(high[1] - low[0], 0)
        return most <= ir.OPTION_LIMIT

    def offer(self, options: list[ir.Option], first: int, bounded: bool) -> None:
        """Add what is legal among these options, numbered from `first`."""
        for ordinal, option in enumerate(options, first):
            address = self.add(self.frame(), option.local) if option.local >= 0 else "0"
            following, temps, position, end = self.label("next"), NO_TEMPS, "", self.label("end")
            if option.temp >= 0:
                low, high = self.value(option.low), self.value(option.high)
                self.charge_range(low, high)
                position = self.begin_loop(low, high, end)
                temps = {option.temp: position}
                if bounded and option.value == ir.Temp(option.temp) and self.straight(option.guard):
                    # Each candidate is written down, and the next one is written over it if it is not legal.
                    one = self.foresee(option.guard, temps)
                    self.add_offer(str(ordinal), self.value(option.value, temps), option.body.id, address, one)
                    self.goto(following)
                    self.end_loop(position, following, end)
                    continue
            legal = self.label("legal")
            self.condition(option.guard, temps, legal, following)
            self.place(legal)
            value = self.value(option.value, temps)
            if not bounded:
                room = self.compare("slt", self.load(self.count_variable), ir.OPTION_LIMIT)
                self.require(room, ir.FAULT_OPTIONS)
            self.add_offer(str(ordinal), value, option.body.id, address)
            self.goto(following)
            if option.temp >= 0:
                self.end_loop(position, following, end)
            else:
                self.place(following)

    def add_offer(self, ordinal: str, value: str, target: int, address: str, one: str = "1") -> None:
        count = self.load(self.count_variable)
        first = self.compute(f"mul nuw nsw i32 {count}, {OFFER_CELLS}")
        offer = "poison"
        for cell, content in enumerate((ordinal, value, str(target), address)):
            offer = self.compute(f"insertelement <{OFFER_CELLS} x i32> {offer}, i32 {content}, i32 {cell}")
        self.emit(f"store <{OFFER_CELLS} x i32> {offer}, ptr {self.at(OFFERS, first)}, align 4")
        self.store(self.add(count, one), self.count_variable)
