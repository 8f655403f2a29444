"""Lowers the procedures that can suspend to one LLVM function, split where a state may stop or return.

Their frames lie in the state. The function goes to the block that the cell NODE names, and runs to the next stop.
"""

from __future__ import annotations

from sugoroku import ir
from sugoroku.native_stops import ENDED, FAILED, OFFERS, Stops
from sugoroku.native_text import REPORT, STATE


class Blocks(Stops):
    """The function `sugoroku_run`."""

    def __init__(self, program: ir.Program) -> None:
        super().__init__(program)
        self.variables += ["  %frame = alloca i32", "  %at = alloca i32", "  %target = alloca i32"]
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
        memory = ", ".join(f"ptr noalias {name}" for name in (STATE, REPORT, OFFERS))
        return self.finish(f"define i32 @sugoroku_run({memory}, i32 %external) nounwind", [])

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
