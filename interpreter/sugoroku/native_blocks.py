"""Lowers the procedures that can suspend to one LLVM function, split where a state may stop or return.

Their frames lie in the state. The function goes to the block that the cell NODE names, and runs to the next stop.
"""

from __future__ import annotations

from sugoroku import ir
from sugoroku.machine import PASS, beyond
from sugoroku.native_statements import Statements
from sugoroku.native_text import ADDRESS, BOUND, COUNT, ITEMS, REPORT, STATE
from sugoroku.native_values import NO_TEMPS

# What the function gives.
ENDED, DECISION, CHANCE, FAILED = range(4)
OFFERS = "%offers"
# An offer is an ordinal, a value, the number that NODE becomes, and the address that takes the value.
OFFER_CELLS = 4


class Blocks(Statements):
    """The function `sugoroku_run`."""

    def __init__(self, program: ir.Program) -> None:
        super().__init__(program)
        self.variables += ["  %frame = alloca i32", "  %at = alloca i32", "  %target = alloca i32"]
        self.count_variable = self.variable()
        self.entries: dict[int, str] = {}
        self.returns: dict[int, str] = {}
        self.arities = {len(node.arguments) for node in program.nodes if isinstance(node, ir.CallTable)}

    def frame(self) -> str:
        return self.load("%frame")

    def local(self, slot: int) -> str:
        return self.cell(self.frame(), slot)

    def text(self) -> str:
        """The whole function."""
        self.resume()
        main = self.program.procedures[self.program.main]
        self.entries[main.body.id] = f"node_{main.body.id}"
        for procedure in self.procedures:
            self.owner = procedure
            if procedure.suspends or procedure is main:
                self.place(f"enter_{procedure.id}")
                self.follow(f"node_{procedure.body.id}")
                self.resident(procedure.body)
                self.goto(f"leave_{procedure.id}")
            elif procedure.parameters in self.arities:
                self.wrapper(procedure)
            else:
                continue
            self.leave(procedure)
        self.switches()
        self.ends()
        head = f"define i32 @sugoroku_run(ptr noalias {STATE}, ptr noalias {REPORT}, ptr noalias {OFFERS}, i32 %external)"
        return self.finish(f"{head} nounwind", [])

    def resume(self) -> None:
        """Find the block to go on with, if the state names one and its frame lies in the stack."""
        self.emit(f"store i64 0, ptr {REPORT}")
        self.store(ir.NONE, self.cell(ir.WHO))
        code = self.load(self.cell(ir.NODE))
        self.store(code, "%at")
        self.store(code, "%target")
        self.store(self.load(self.cell(ir.FRAME)), "%frame")
        negative = self.compare("slt", code, 0)
        opposite = self.compute(f"sub i32 -2, {code}")
        self.require_frame(self.compute(f"select i1 {negative}, i32 {opposite}, i32 {code}"))
        self.goto("dispatch")

    def require_frame(self, number: str) -> None:
        """Fault unless the number is that of a statement, and the frame has room for the locals around it."""
        unwind, self.unwind = self.unwind, "broken"
        self.require(self.compare("ult", number, len(self.program.nodes)), ir.FAULT_STACK)
        needed = self.load(self.at("@locals_around", number))
        frame, first = self.frame(), self.program.cells + 2
        self.require(self.compare("sge", frame, first), ir.FAULT_STACK)
        self.require(self.compare("sle", frame, self.compute(f"sub i32 {self.program.size}, {needed}")), ir.FAULT_STACK)
        self.unwind = unwind

    def resident(self, node: ir.Stmt) -> None:
        """Execute a statement of a procedure whose frame lies in the state; faults name the statement."""
        outer, self.unwind = self.unwind, f"failed_at_{node.id}"
        self.cold += [f"{self.unwind}:", f"  store i32 {node.id}, ptr %at", "  br label %failed"]
        match node:
            case ir.Choose():
                self.choose(node)
            case ir.Random():
                self.random(node)
            case ir.Shuffle():
                self.shuffle(node)
            case ir.CallTable(number=number, arguments=arguments):
                self.call_table(node, self.value(number), [self.value(part) for part in arguments])
            case ir.Call(procedure=name, arguments=arguments) if self.program.procedures[name].suspends:
                called = self.program.procedures[name]
                values = [self.value(part) for part in arguments]
                self.push(node, self.new_frame(called.locals), values)
                self.come_back(node, f"enter_{called.id}")
            case _:
                self.statement(node)
        self.unwind = outer

    def statement(self, node: ir.Stmt) -> None:
        """Parts of a resident statement are resident, so that each fault names its own statement."""
        inner = self.unwind == f"failed_at_{node.id}"
        if inner:
            super().statement(node)
        else:
            self.resident(node)

    def push(self, node: ir.Stmt, frame: str, values: list[str]) -> None:
        """Put a frame on the stack."""
        self.store(node.id, self.at(STATE, self.add(frame, -2)))
        self.store(self.frame(), self.at(STATE, self.add(frame, -1)))
        for slot, value in enumerate(values):
            self.store(value, self.cell(frame, slot))
        self.store(frame, "%frame")

    def come_back(self, node: ir.Stmt, entrance: str) -> None:
        """Go to a procedure; what is written next follows its end."""
        self.goto(entrance)
        self.returns[node.id] = back = self.label("back")
        self.place(back)

    def call_table(self, node: ir.CallTable, number: str, values: list[str]) -> None:
        self.require(self.compare("ult", number, len(self.procedures)), ir.FAULT_INDEX)
        parameters = self.load(self.at("@parameters", number))
        self.require(self.compare("eq", parameters, len(values)), ir.FAULT_INDEX)
        self.push(node, self.new_frame(self.load(self.at("@locals", number))), values)
        self.store(number, "%target")
        self.come_back(node, "enter")

    def wrapper(self, procedure: ir.Procedure) -> None:
        """The block of a procedure that cannot suspend, for calls by number; its faults name the call."""
        self.place(f"enter_{procedure.id}")
        frame = self.frame()
        arguments = [f"i32 {self.load(self.cell(frame, slot))}" for slot in range(procedure.parameters)]
        passed = ", ".join([f"ptr {STATE}", f"ptr {REPORT}", f"i32 {frame}", *arguments])
        failure = self.compute(f"call i32 @procedure_{procedure.id}({passed})")
        self.store(failure, "%code")
        fault = self.label("undone")
        self.branch(self.compare("eq", failure, 0), f"leave_{procedure.id}", fault)
        self.place(fault)
        self.store(self.take_off(procedure), "%at")
        self.goto("failed")

    def take_off(self, procedure: ir.Procedure) -> str:
        """Take the frame off the stack, leave zeros behind, and give the call to return to."""
        frame = self.frame()
        bottom = self.at(STATE, self.add(frame, -2))
        back = self.load(bottom)
        self.store(self.load(self.at(STATE, self.add(frame, -1))), "%frame")
        size = 4 * (procedure.locals + 2)
        self.emit(f"call void @llvm.memset.p0.i64(ptr align 4 {bottom}, i8 0, i64 {size}, i1 false)")
        return back

    def leave(self, procedure: ir.Procedure) -> None:
        self.place(f"leave_{procedure.id}")
        self.store(procedure.body.id, "%at")
        self.store(self.take_off(procedure), "%target")
        self.goto("return")

    def switches(self) -> None:
        """The three places from which many blocks are reached."""
        self.place("return")
        back, known = self.load("%target"), self.label()
        self.branch(self.compare("eq", back, ir.NONE), "finished", known)
        self.place(known)
        self.require_frame(back)
        self.switch(back, self.returns, "broken_link")
        self.place("dispatch")
        self.switch(self.load("%target"), self.entries, "broken_link")
        if self.arities:
            self.place("enter")
            reached = {p.id: f"enter_{p.id}" for p in self.procedures if p.parameters in self.arities}
            self.switch(self.load("%target"), reached, "broken_link")

    def switch(self, value: str, targets: dict[int, str], other: str) -> None:
        cases = " ".join(f"i32 {number}, label %{label}" for number, label in targets.items())
        self.emit(f"switch i32 {value}, label %{other} [ {cases} ]")

    def ends(self) -> None:
        """The blocks that end a game."""
        self.place("finished")
        stack = self.cell(self.program.cells)
        self.emit(f"call void @llvm.memset.p0.i64(ptr align 4 {stack}, i8 0, i64 {4 * ir.STACK_CELLS}, i1 false)")
        for cell, value in ((ir.NODE, ir.NONE), (ir.FRAME, 0), (ir.STATUS, ir.FINISHED)):
            self.store(value, self.cell(cell))
        self.emit(f"ret i32 {ENDED}")
        self.place("broken_link")
        self.store(ir.FAULT_STACK, "%code")
        self.follow("broken")
        self.follow("failed")
        at, code = self.load("%at"), self.load("%code")
        for cell, found in ((ir.NODE, at), (ir.FAULT, code), (ir.STATUS, str(ir.FAULTED)), (ir.FRAME, self.frame())):
            self.store(found, self.cell(cell))
        self.emit(f"ret i32 {FAILED}")

    def stop(self, node: ir.Stmt, kind: int) -> None:
        """Leave the function at a statement that waits for something."""
        self.store(node.id, self.cell(ir.NODE))
        self.store(self.frame(), self.cell(ir.FRAME))
        self.emit(f"ret i32 {kind}")

    def enter(self, node: ir.Stmt) -> None:
        """Begin the block of a statement at which a state may wait."""
        self.entries[node.id] = label = f"wait_{node.id}"
        self.follow(label)

    def random(self, node: ir.Random) -> None:
        self.enter(node)
        bound = self.value(node.bound)
        self.require(self.compare("sgt", bound, 0), ir.FAULT_RANGE)
        certain, chance, drawn, end = (self.label() for _ in range(4))
        outside = self.label()
        found = self.variable("0")
        self.branch(self.compare("eq", bound, 1), certain, chance)
        self.place(chance)
        self.branch(self.compare("eq", "%external", 0), drawn, outside)
        self.place(outside)
        self.store(bound, self.at(REPORT, str(BOUND)))
        self.store(self.add(self.frame(), node.local), self.at(REPORT, str(ADDRESS)))
        self.stop(node, CHANCE)
        self.place(drawn)
        self.store(self.compute(f"call i32 @draw(ptr {STATE}, i32 {bound})"), found)
        self.follow(certain)
        self.store(self.load(found), self.local(node.local))
        self.follow(end)
        self.after(node)

    def shuffle(self, node: ir.Shuffle) -> None:
        self.enter(node)
        pointer, size = self.zone(node.zone)
        inside, outside, mixed = self.label(), self.label(), self.label()
        trivial = self.compare("slt", size, 2)
        own = self.compare("eq", "%external", 0)
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
        self.follow(mixed)
        self.after(node)

    def after(self, node: ir.Stmt) -> None:
        """Begin the block that follows a statement, where a state may go on."""
        self.entries[beyond(node.id)] = label = f"after_{node.id}"
        self.follow(label)

    def choose(self, node: ir.Choose) -> None:
        self.enter(node)
        decide, end = self.label("decide"), f"after_{node.id}"
        who = self.value(node.who)
        self.store("0", self.count_variable)
        self.offer(node.options, 0, self.bounded(node))
        if node.interrupts:
            self.interrupts(node, who, decide)
        self.follow(decide)
        several, few, one = self.label(), self.label(), self.label("one")
        count = self.load(self.count_variable)
        self.branch(self.compare("sgt", count, 1), several, few)
        self.place(several)
        self.store(count, self.at(REPORT, str(COUNT)))
        self.store(who, self.cell(ir.WHO))
        self.stop(node, DECISION)
        self.place(few)
        self.branch(self.compare("eq", count, 0), end, one)
        self.place(one)
        taken = [self.label("take") for _ in node.options]
        self.switch(self.load(OFFERS), dict(enumerate(taken)), taken[0] if taken else end)
        for option, label in zip(node.options, taken, strict=True):
            self.place(label)
            if option.local >= 0:
                self.store(self.load(self.at(OFFERS, "1")), self.local(option.local))
            self.body(option, end)
        for interrupt in node.interrupts:
            self.body(interrupt, f"wait_{node.id}", fallen=False)
        self.entries[beyond(node.id)] = end
        self.place(end)

    def body(self, option: ir.Option, following: str, fallen: bool = True) -> None:
        """The block of what an option does."""
        label = f"option_{option.body.id}"
        self.entries[option.body.id] = label
        if fallen:
            self.goto(label)
        self.place(label)
        self.resident(option.body)
        self.goto(following)

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
            match option:
                case ir.Option(temp=temp) if temp < 0:
                    most += 1
                case ir.Option(low=ir.Const(value=low), high=ir.Const(value=high)):
                    most += max(high - low, 0)
                case _:
                    return False
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

    def add_offer(self, ordinal: str, value: str, target: int, address: str) -> None:
        count = self.load(self.count_variable)
        first = self.compute(f"mul nuw nsw i32 {count}, {OFFER_CELLS}")
        for cell, content in enumerate((ordinal, value, str(target), address)):
            self.store(content, self.at(OFFERS, first, cell))
        self.store(self.add(count, 1), self.count_variable)
