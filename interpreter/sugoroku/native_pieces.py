"""Lowers the procedures that can suspend to LLVM functions, one for each piece between places where a state may go on.

Their frames lie in the state. A piece ends with a stop, or goes to the next piece by a call that leaves nothing behind,
so that each piece is optimised for itself and nothing lives on from one to the next but the address of the frame.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from sugoroku import ir
from sugoroku.machine import beyond
from sugoroku.native_masks import Masks
from sugoroku.native_stops import ENDED, FAILED, OFFERS
from sugoroku.native_text import CONVENTION, EXTERNAL, LEFT, OPEN, REPORT, STATE, FunctionText
from sugoroku.native_values import NO_TEMPS

_MEMORY = ", ".join(f"ptr noalias {name}" for name in (STATE, REPORT, OFFERS))

# What is known when a procedure is left: the piece to go on with, and a number.
_LEFT = "{ptr, i32}"
# So many procedures are called right where a table names them.
MANY = 16
# A procedure that is called in so many places goes straight back to them.
FEW = 2


class Piece(Masks):
    """One piece of a procedure."""

    def __init__(self, program: ir.Program, owner: ir.Procedure, work: Work) -> None:
        super().__init__(program)
        self.owner, self.work, self.optimised = owner, work, work.optimised

    def text(self, name: str) -> str:
        """The whole function."""
        head = f"define internal {CONVENTION} i32 @{name}({_MEMORY}, i32 %frame) nounwind"
        return self.finish(head, self.failing())

    def later(self, name: str, write: Callable[[Piece], None]) -> str:
        """Ask for another piece of the same procedure."""
        self.work.pending.append((name, self.owner, write))
        return name

    def enter(self, code: int, name: str) -> None:
        self.work.entries[code] = name

    def resident(self, node: ir.Stmt, following: str) -> None:
        """Execute a statement, then go to another piece."""
        if not ir.suspends(node, self.program):
            self.statement(node)
            self.go(following)
            return
        outer = self.blame(node)
        match node:
            case ir.Sequence(items=items):
                self.sequence(items, following)
            case ir.If(condition=condition, then=then, other=other):
                self.choice(condition, then, other, following)
            case ir.While(condition=condition, body=body):
                self.loop(node, condition, body, following)
            case ir.Choose():
                self.go(self.later(f"wait_{node.id}", lambda piece: piece.choose(node, following)))
            case ir.Random():
                self.go(self.later(f"wait_{node.id}", lambda piece: piece.random(node, following)))
            case ir.Shuffle():
                self.go(self.later(f"wait_{node.id}", lambda piece: piece.shuffle(node, following)))
            case ir.Call(procedure=name, arguments=arguments):
                called = self.program.procedures[name]
                values = [self.value(part) for part in arguments]
                self.work.returns[node.id] = following
                self.go(f"enter_{called.id}", self.push(node, self.new_frame(called.locals), values))
            case ir.CallTable(number=number, arguments=arguments):
                self.work.returns[node.id] = following
                self.call_table(node, self.value(number), [self.value(part) for part in arguments], following)
        self.unwind = outer

    def statement(self, node: ir.Stmt) -> None:
        """Execute a statement that cannot suspend; each fault names the statement itself."""
        outer = self.blame(node)
        super().statement(node)
        self.unwind = outer

    def sequence(self, items: Sequence[ir.Stmt], following: str) -> None:
        """Execute statements up to the first that can suspend; what follows that one is another piece."""
        for index, item in enumerate(items):
            if ir.suspends(item, self.program):
                self.resident(item, self.rest(items[index + 1 :], following))
                return
            self.statement(item)
        self.go(following)

    def rest(self, items: Sequence[ir.Stmt], following: str) -> str:
        """Ask for the piece of these statements, if there are any."""
        return self.later(f"from_{items[0].id}", lambda piece: piece.sequence(items, following)) if items else following

    def choice(self, condition: ir.Expr, then: ir.Stmt, other: ir.Stmt | None, following: str) -> None:
        yes, no = self.label("then"), self.label("else")
        self.condition(condition, NO_TEMPS, yes, no)
        self.place(yes)
        self.resident(then, following)
        self.place(no)
        if other is None:
            self.go(following)
        else:
            self.resident(other, following)

    def loop(self, node: ir.Stmt, condition: ir.Expr, body: ir.Stmt, following: str) -> None:
        name = f"while_{node.id}"

        def head(piece: Piece) -> None:
            piece.blame(node)
            again, end = piece.label("do"), piece.label("end")
            piece.condition(condition, NO_TEMPS, again, end)
            piece.place(again)
            piece.charge("1")
            piece.resident(body, name)
            piece.place(end)
            piece.go(following)

        self.go(self.later(name, head))

    def push(self, node: ir.Stmt, frame: str, values: list[str]) -> str:
        """Put a frame on the stack."""
        self.store(node.id, self.at(STATE, self.add(frame, -2)))
        self.store(self.frame(), self.at(STATE, self.add(frame, -1)))
        for slot, value in enumerate(values):
            self.store(value, self.cell(frame, slot))
        return frame

    def call_table(self, node: ir.CallTable, number: str, values: list[str], following: str) -> None:
        reached = self.reached(node)
        if not reached:
            self.require(self.compare("ult", number, len(self.procedures)), ir.FAULT_INDEX)
            parameters = self.load(self.at("@parameters", number))
            self.require(self.compare("eq", parameters, len(values)), ir.FAULT_INDEX)
        direct = [procedure for procedure in reached if not procedure.suspends][:MANY]
        if direct:
            # What cannot suspend needs no frame in the state and no way back.
            framed = self.label("framed")
            labels = {procedure.id: self.label("direct") for procedure in direct}
            self.switch(number, labels, framed)
            for procedure in direct:
                self.place(labels[procedure.id])
                self.call_direct(procedure, values)
                self.go(following)
            self.place(framed)
        frame = self.push(node, self.new_frame(self.load(self.at("@locals", number))), values)
        self.leap(self.pointer("entrances", number), frame)

    def reached(self, node: ir.CallTable) -> list[ir.Procedure]:
        """The procedures that a call through a table can reach, if all of them take its arguments."""
        if not isinstance(node.number, ir.Table):
            return []
        numbers = sorted(set(self.program.tables[node.number.table].values))
        if not numbers or numbers[0] < 0 or numbers[-1] >= len(self.procedures):
            return []
        found = [self.procedures[number] for number in numbers]
        return found if all(each.parameters == len(node.arguments) for each in found) else []

    def wrapper(self) -> None:
        """A procedure that cannot suspend, for calls by number; its faults name the call."""
        arguments = [f"i32 {self.load(self.local(slot))}" for slot in range(self.owner.parameters)]
        passed = ", ".join([f"ptr {STATE}", f"ptr {REPORT}", f"i32 {self.frame()}", *arguments])
        failure = self.compute(f"call i32 @procedure_{self.owner.id}({passed})")
        fine, undone = self.label(), self.label("undone")
        self.branch(self.compare("eq", failure, 0), fine, undone)
        self.place(undone)
        passed = f"ptr {STATE}, i32 {self.frame()}, i32 {self.owner.locals + 2}, i32 {failure}"
        self.emit(f"ret i32 {self.compute(f'call i32 @undone({passed})')}")
        self.place(fine)
        self.leave()

    def leave(self) -> None:
        """Go back to where the procedure was called: straight, where it is called in a few places only."""
        size, body = self.owner.locals + 2, self.owner.body.id
        calls = [call for call in self.work.calls[self.owner.name] if call.id in self.work.returns]
        for call in calls if len(calls) <= FEW else []:
            self.leave_to(call)
        found = self.compute(f"call {_LEFT} @left(ptr {STATE}, i32 {self.frame()}, i32 {size}, i32 {body})")
        target = self.compute(f"extractvalue {_LEFT} {found}, 0")
        number = self.compute(f"extractvalue {_LEFT} {found}, 1")
        back, over = self.label("back"), self.label("over")
        self.branch(self.compute(f"icmp ne ptr {target}, null"), back, over)
        self.place(over)
        self.emit(f"ret i32 {number}")
        self.place(back)
        self.leap(target, number)


    def leave_to(self, call: ir.Call) -> None:
        """Go back to this call if it is the one; else what is written next goes on."""
        caller = ir.owner(call)
        frame = self.add(self.frame(), -caller.locals - 2)
        bottom = self.at(STATE, self.add(self.frame(), -2))
        same = self.compare("eq", self.load(bottom), call.id)
        fits = self.compare("eq", self.load(self.at(STATE, self.add(self.frame(), -1))), frame)
        sound = self.compare("sge", frame, self.program.cells + 2)
        back, other = self.label("back"), self.label("other")
        both = self.compute(f"and i1 {same}, {self.compute(f'and i1 {fits}, {sound}')}")
        self.branch(both, back, other)
        self.place(back)
        size = 4 * (self.owner.locals + 2)
        self.emit(f"call void @llvm.memset.p0.i64(ptr align 4 {bottom}, i8 0, i64 {size}, i1 false)")
        self.go(self.work.returns[call.id], frame)
        self.place(other)


class Work:
    """The pieces that are still to be written, and where those written are reached from.

    `entries` says for values of the cell NODE where to go on, `returns` for calls where to come back, `entrances` for
    numbers of procedures where they begin.
    """

    def __init__(self, program: ir.Program, optimised: bool) -> None:
        self.program, self.optimised = program, optimised
        self.pending: list[tuple[str, ir.Procedure, Callable[[Piece], None]]] = []
        self.ends: list[ir.Procedure] = []
        self.calls: dict[str, list[ir.Call]] = {name: [] for name in program.procedures}
        for node in program.nodes:
            if isinstance(node, ir.Call):
                self.calls[node.procedure].append(node)
        self.entries: dict[int, str] = {}
        self.returns: dict[int, str] = {}
        self.entrances: dict[int, str] = {}

    def begin(self) -> None:
        """Ask for the pieces in which procedures begin and end."""
        main = self.program.procedures[self.program.main]
        self.entries[main.body.id] = f"enter_{main.id}"
        arities = {len(node.arguments) for node in self.program.nodes if isinstance(node, ir.CallTable)}
        for procedure in self.program.procedures.values():
            if procedure.suspends or procedure is main:
                self.ends.append(procedure)
                self.pending.append((f"enter_{procedure.id}", procedure, _whole))
            elif procedure.parameters in arities:
                self.pending.append((f"enter_{procedure.id}", procedure, Piece.wrapper))
            else:
                continue
            self.entrances[procedure.id] = f"enter_{procedure.id}"

    def write(self) -> list[str]:
        """The texts of all pieces."""
        texts = []
        while self.pending:
            name, owner, write = self.pending.pop()
            piece = Piece(self.program, owner, self)
            write(piece)
            texts.append(piece.text(name))
        # Now it is known where the calls come back to.
        for procedure in self.ends:
            piece = Piece(self.program, procedure, self)
            piece.leave()
            texts.append(piece.text(f"leave_{procedure.id}"))
        return texts


def pieces_text(program: ir.Program, optimised: bool) -> list[str]:
    """The pieces of all procedures, and the functions that go on with a state."""
    work = Work(program, optimised)
    work.begin()
    texts = work.write()
    nodes = len(program.nodes)
    entries = {code if code >= 0 else nodes + beyond(code): name for code, name in work.entries.items()}
    tables = [
        _pointers("entries", 2 * nodes, entries),
        _pointers("returns", nodes, work.returns),
        _pointers("entrances", len(program.procedures), work.entrances),
    ]
    return [*tables, *texts, _failed(), _finished(program), _left(program), _undone(), _resume(program), _run(program)]


def _whole(piece: Piece) -> None:
    piece.resident(piece.owner.body, f"leave_{piece.owner.id}")


def _pointers(name: str, length: int, targets: dict[int, str]) -> str:
    content = ", ".join(f"ptr @{targets[index]}" if index in targets else "ptr null" for index in range(length))
    return f"@{name} = internal unnamed_addr constant [{length} x ptr] [{content}]"


def _require_frame(text: FunctionText, program: ir.Program, number: str, frame: str) -> None:
    """Fault unless the number is that of a statement, and the frame has room for the locals around it."""
    text.require(text.compare("ult", number, len(program.nodes)), ir.FAULT_STACK)
    needed = text.load(text.at("@locals_around", number))
    text.require(text.compare("sge", frame, program.cells + 2), ir.FAULT_STACK)
    text.require(text.compare("sle", frame, text.compute(f"sub i32 {program.size}, {needed}")), ir.FAULT_STACK)


def _failed() -> str:
    """The function that ends a game with a fault."""
    text = FunctionText()
    for cell, found in ((ir.NODE, "%at"), (ir.FAULT, "%fault"), (ir.STATUS, ir.FAULTED), (ir.FRAME, "%frame")):
        text.store(found, text.cell(cell))
    text.emit(f"ret i32 {FAILED}")
    parameters = f"ptr noalias {STATE}, i32 %frame, i32 %at, i32 %fault"
    return text.finish(f"define internal i32 @failed({parameters}) cold noinline nounwind", [])


def _finished(program: ir.Program) -> str:
    """The function that ends a game."""
    text = FunctionText()
    stack = text.cell(program.cells)
    text.emit(f"call void @llvm.memset.p0.i64(ptr align 4 {stack}, i8 0, i64 {4 * ir.STACK_CELLS}, i1 false)")
    for cell, value in ((ir.NODE, ir.NONE), (ir.FRAME, 0), (ir.STATUS, ir.FINISHED)):
        text.store(value, text.cell(cell))
    text.emit(f"ret i32 {ENDED}")
    return text.finish(f"define internal i32 @finished(ptr noalias {STATE}) noinline nounwind", [])


def _take_off(text: FunctionText) -> tuple[str, str]:
    """Take a frame off the stack, leave zeros behind, and give the call to return to and its frame."""
    bottom = text.at(STATE, text.add("%frame", -2))
    back, frame = text.load(bottom), text.load(text.at(STATE, text.add("%frame", -1)))
    size = text.compute(f"shl i64 {text.compute('zext i32 %size to i64')}, 2")
    text.emit(f"call void @llvm.memset.p0.i64(ptr align 4 {bottom}, i8 0, i64 {size}, i1 false)")
    return back, frame


def _left(program: ir.Program) -> str:
    """The function that takes a frame off: it gives the piece to go on with and its frame, or null and why to stop."""
    text = FunctionText()
    back, frame = _take_off(text)
    known, over = text.label(), text.label("over")
    text.branch(text.compare("eq", back, ir.NONE), over, known)
    text.place(over)
    ended = text.compute(f"call i32 @finished(ptr {STATE})")
    text.emit(f"ret {_LEFT} {text.compute(f'insertvalue {_LEFT} zeroinitializer, i32 {ended}, 1')}")
    text.place(known)
    _require_frame(text, program, back, frame)
    target = text.pointer("returns", back)
    text.require(text.compute(f"icmp ne ptr {target}, null"), ir.FAULT_STACK)
    found = text.compute(f"insertvalue {_LEFT} zeroinitializer, ptr {target}, 0")
    text.emit(f"ret {_LEFT} {text.compute(f'insertvalue {_LEFT} {found}, i32 {frame}, 1')}")
    failed = f"  %failed = call i32 @failed(ptr {STATE}, i32 {frame}, i32 %body, i32 {ir.FAULT_STACK})"
    result = f"  %stopped = insertvalue {_LEFT} zeroinitializer, i32 %failed, 1"
    head = f"define internal {_LEFT} @left(ptr {STATE}, i32 %frame, i32 %size, i32 %body) {OPEN} nounwind"
    return text.finish(head, ["unwind:", failed, result, f"  ret {_LEFT} %stopped"])


def _undone() -> str:
    """The function that ends a game with the fault of a procedure that was called by number."""
    text = FunctionText()
    back, frame = _take_off(text)
    failed = text.compute(f"call i32 @failed(ptr {STATE}, i32 {frame}, i32 {back}, i32 %failure)")
    text.emit(f"ret i32 {failed}")
    parameters = f"ptr {STATE}, i32 %frame, i32 %size, i32 %failure"
    return text.finish(f"define internal i32 @undone({parameters}) cold noinline nounwind", [])


def _resume(program: ir.Program) -> str:
    """The function that goes on where a value of the cell NODE says, for a frame that is known to be sound."""
    text = FunctionText()
    text.emit(f"store i64 0, ptr {REPORT}")
    negative = text.compare("slt", "%where", 0)
    after = text.compute(f"sub i32 {len(program.nodes) - 2}, %where")
    index = text.compute(f"select i1 {negative}, i32 {after}, i32 %where")
    target = text.pointer("entries", index)
    text.require(text.compute(f"icmp ne ptr {target}, null"), ir.FAULT_STACK)
    passed = f"ptr {STATE}, ptr {REPORT}, ptr {OFFERS}, i32 %frame"
    text.emit(f"ret i32 {text.compute(f'call {CONVENTION} i32 {target}({passed})')}")
    failed = f"  %failed = call i32 @failed(ptr {STATE}, i32 %frame, i32 %where, i32 {ir.FAULT_STACK})"
    head = f"define internal i32 @resume({_MEMORY}, i32 %where, i32 %frame) alwaysinline nounwind"
    return text.finish(head, ["unwind:", failed, "  ret i32 %failed"])


def _run(program: ir.Program) -> str:
    """The function that goes on with any state."""
    text = FunctionText()
    text.store("%external", text.at(REPORT, str(EXTERNAL)))
    text.emit(f"store i64 0, ptr {text.at(REPORT, str(LEFT))}")
    text.store(ir.NONE, text.cell(ir.WHO))
    where, frame = text.load(text.cell(ir.NODE)), text.load(text.cell(ir.FRAME))
    negative, opposite = text.compare("slt", where, 0), text.compute(f"sub i32 -2, {where}")
    _require_frame(text, program, text.compute(f"select i1 {negative}, i32 {opposite}, i32 {where}"), frame)
    passed = f"ptr {STATE}, ptr {REPORT}, ptr {OFFERS}, i32 {where}, i32 {frame}"
    text.emit(f"ret i32 {text.compute(f'call i32 @resume({passed})')}")
    failed = f"  %failed = call i32 @failed(ptr {STATE}, i32 {frame}, i32 {where}, i32 {ir.FAULT_STACK})"
    head = f"define i32 @sugoroku_run({_MEMORY}, i32 %external) nounwind"
    return text.finish(head, ["unwind:", failed, "  ret i32 %failed"])
