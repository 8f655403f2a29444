"""Lowers statements that cannot suspend, and the procedures made of them, to LLVM text."""

from __future__ import annotations

from sugoroku import ir
from sugoroku.native_text import REPORT, SHORT, STATE
from sugoroku.native_values import NO_TEMPS, Values
from sugoroku.wellformed import HIGHEST, LOWEST


class Statements(Values):
    """A function text that can execute statements of one procedure at a time."""

    def __init__(self, program: ir.Program) -> None:
        super().__init__(program)
        self.procedures = list(program.procedures.values())
        self.owner = self.procedures[0]

    def frame(self) -> str:
        """The address of local 0 of the running procedure."""
        raise NotImplementedError

    def statement(self, node: ir.Stmt) -> None:
        """Execute a statement; what is written next follows it."""
        match node:
            case ir.Sequence(items=items):
                for item in items:
                    self.statement(item)
            case ir.If(condition=condition, then=then, other=other):
                yes, no, end = self.label("then"), self.label("else"), self.label("end")
                self.condition(condition, NO_TEMPS, yes, no)
                self.place(yes)
                self.statement(then)
                self.goto(end)
                self.place(no)
                if other is not None:
                    self.statement(other)
                self.follow(end)
            case ir.While(condition=condition, body=body):
                head, again, end = self.label("while"), self.label("do"), self.label("end")
                self.follow(head)
                self.condition(condition, NO_TEMPS, again, end)
                self.place(again)
                self.charge("1")
                self.statement(body)
                self.emit(f"br label %{head}, {SHORT}")
                self.place(end)
            case ir.Call(procedure=name, arguments=arguments):
                self.call_direct(self.program.procedures[name], [self.value(part) for part in arguments])
            case ir.Fail(fault=fault):
                self.never(fault)
            case _:
                self.change(node)

    def change(self, node: ir.Stmt) -> None:
        """Execute a statement that only changes cells."""
        match node:
            case ir.Assign(target=ir.Local(slot=slot), value=value):
                self.store(self.value(value), self.local(slot))
            case ir.Assign(target=ir.Cell() as target, value=value):
                pointer = self.address(target, NO_TEMPS)
                written = self.value(value)
                self.require_range(target, written)
                self.store(written, pointer)
            case ir.Change(target=target, delta=delta):
                region = self.program.regions[target.region]
                pointer = self.address(target, NO_TEMPS)
                change = self.value(delta)
                reached = self.compute(f"call i32 @llvm.sadd.sat.i32(i32 {self.load(pointer)}, i32 {change})")
                reached = self.compute(f"call i32 @llvm.smax.i32(i32 {reached}, i32 {region.low})")
                self.store(self.compute(f"call i32 @llvm.smin.i32(i32 {reached}, i32 {region.high})"), pointer)
            case ir.Insert(zone=zone, index=index, value=value):
                pointer, size = self.zone(zone)
                position, inserted = self.value(index), self.value(value)
                capacity = self.program.regions[zone.region].shape[-1] - 1
                self.require(self.compare("slt", size, capacity), ir.FAULT_ZONE)
                self.require(self.compare("ule", position, size), ir.FAULT_ZONE)
                self.require_range(zone, inserted)
                passed = f"ptr {pointer}, i32 {size}, i32 {position}, i32 {inserted}"
                self.emit(f"call void @zone_insert({passed})")
            case ir.Delete(zone=zone, index=index):
                pointer, size = self.zone(zone)
                position = self.value(index)
                self.require(self.compare("ult", position, size), ir.FAULT_ZONE)
                self.emit(f"call void @zone_delete(ptr {pointer}, i32 {size}, i32 {position})")
            case ir.Note():
                pass
            case _:
                raise ValueError(f"{type(node).__name__} can suspend")

    def require_range(self, cell: ir.Cell, value: str) -> None:
        """Fault unless the region of a cell may hold the value."""
        region = self.program.regions[cell.region]
        if region.low > LOWEST:
            self.require(self.compare("sge", value, region.low), ir.FAULT_RANGE)
        if region.high < HIGHEST:
            self.require(self.compare("sle", value, region.high), ir.FAULT_RANGE)

    def zone(self, cell: ir.Cell) -> tuple[str, str]:
        """A pointer to a zone, and how many items it holds."""
        region = self.program.regions[cell.region]
        *outer, extent = region.shape
        computed, constant = self.offset(tuple(outer), cell.index, NO_TEMPS)
        if computed != "0":
            computed = self.compute(f"mul nuw nsw i32 {computed}, {extent}")
        pointer = self.cell(computed, region.base + constant * extent)
        size = self.load(pointer)
        self.require(self.compare("ult", size, extent), ir.FAULT_ZONE)
        return pointer, size

    def new_frame(self, needed: str | int) -> str:
        """The address of the frame of a called procedure with so many locals, if the stack has room for it."""
        self.charge("1")
        frame = self.add(self.frame(), self.owner.locals + 2)
        end = self.add(frame, needed)
        self.require(self.compare("sle", end, self.program.size), ir.FAULT_STACK)
        return frame

    def call_direct(self, called: ir.Procedure, arguments: list[str]) -> None:
        """Call a procedure that cannot suspend: its locals need no place in the state."""
        frame = self.new_frame(called.locals)
        passed = ", ".join([f"ptr {STATE}", f"ptr {REPORT}", *(f"i32 {value}" for value in (frame, *arguments))])
        self.require_success(self.compute(f"call i32 @procedure_{called.id}({passed})"))


class DirectProcedure(Statements):
    """A procedure that cannot suspend, as one function that gives a fault code or 0."""

    def __init__(self, program: ir.Program, procedure: ir.Procedure) -> None:
        super().__init__(program)
        self.owner = procedure
        self.slots = [
            self.variable(f"%p{slot}" if slot < procedure.parameters else "0") for slot in range(procedure.locals)
        ]

    def frame(self) -> str:
        return "%frame"

    def local(self, slot: int) -> str:
        return self.slots[slot]

    def text(self) -> str:
        """The whole function."""
        self.statement(self.owner.body)
        self.emit("ret i32 0")
        memory = [f"ptr noalias {STATE}", f"ptr noalias {REPORT}", "i32 %frame"]
        parameters = ", ".join([*memory, *(f"i32 %p{slot}" for slot in range(self.owner.parameters))])
        head = f"define internal i32 @procedure_{self.owner.id}({parameters})"
        return self.finish(f"{head} nounwind", ["unwind:", "  %failure = load i32, ptr %code", "  ret i32 %failure"])
