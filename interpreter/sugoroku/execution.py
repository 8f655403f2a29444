"""The meaning of statements: a walk over the tree whose only memory is the state vector."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator

from sugoroku import ir
from sugoroku.arithmetic import Fault
from sugoroku.chance import draw
from sugoroku.evaluation import Evaluation
from sugoroku.ir import FINISHED, FRAME, NODE, NONE, STATUS, WHO
from sugoroku.machine import PASS, State, Stop, beyond, fail

# Called after each simple statement with the statement, the state, and:
# Assign, Change: address, old value, new value. Random: address, bound, outcome. Shuffle: address, *new order.
# Insert, Delete: address of the zone, position, value. Note: *arguments. Choose with one open way: ordinal, value.
Observer = Callable[[ir.Stmt, State, tuple[int, ...]], None]
Offer = tuple[tuple[int, int], tuple[int, int]]


class Places:
    """What the tree itself says about each statement: what follows it, and whose body it is in."""

    def __init__(self, program: ir.Program) -> None:
        self.following: dict[ir.Stmt, ir.Stmt | ir.Procedure] = {}
        self.owner: dict[ir.Stmt, ir.Procedure] = {}
        for procedure in program.procedures.values():
            self.following[procedure.body] = self.owner[procedure.body] = procedure
        for node in program.nodes:
            for child in ir.children(node):
                self.owner[child] = self.owner[node]
                self.following[child] = self.following[node]
            match node:
                case ir.Sequence(items=items):
                    self.following.update(itertools.pairwise(items))
                case ir.While(body=body):
                    self.following[body] = node
                case ir.Choose(interrupts=interrupts):
                    self.following.update((interrupt.body, node) for interrupt in interrupts)


class Execution(Evaluation):
    """One run of a machine over one state."""

    def __init__(
        self, program: ir.Program, places: Places, state: State, external: bool, observer: Observer | None
    ) -> None:
        super().__init__(program, state)
        self.places = places
        self.external = external
        self.observer = observer
        self.temps = [0] * max(procedure.temps for procedure in self.procedures)

    def run(self) -> Stop:
        """Execute statements until the machine has to stop."""
        at = self.state[NODE]
        self.state[WHO] = NONE
        try:
            node = self.resume(at)
            while not isinstance(node, Stop):
                at = node.id
                node = self.execute(node)
        except Fault as fault:
            return fail(self.state, at, fault.code)
        return node

    def resume(self, code: int) -> ir.Stmt | Stop:
        """The statement that the cell NODE stands for."""
        number = code if code >= 0 else beyond(code)
        if not 0 <= number < len(self.program.nodes):
            raise Fault(ir.FAULT_STACK)
        node = self.program.nodes[number]
        self.check_frame(node)
        return node if code >= 0 else self.after(node)

    def check_frame(self, node: ir.Stmt) -> None:
        """A state from outside may point anywhere: its frame must lie in the stack."""
        frame, needed = self.state[FRAME], self.places.owner[node].locals
        if not self.program.cells + 2 <= frame <= self.program.size - needed:
            raise Fault(ir.FAULT_STACK)

    def evaluate(self, expr: ir.Expr) -> int:
        """The value of an expression of the running statement."""
        return self.value(expr, self.temps)

    def tell(self, node: ir.Stmt, *details: int) -> None:
        if self.observer is not None:
            self.observer(node, self.state, details)

    def execute(self, node: ir.Stmt) -> ir.Stmt | Stop:
        """Do one statement and give the next."""
        match node:
            case ir.Sequence(items=[first, *_]):
                return first
            case ir.If(condition=condition, then=then, other=other):
                if self.evaluate(condition):
                    return then
                if other is not None:
                    return other
            case ir.While(condition=condition, body=body):
                if self.evaluate(condition):
                    self.charge(1)
                    return body
            case ir.Call(procedure=name, arguments=arguments):
                return self.call(node, self.program.procedures[name].id, arguments)
            case ir.CallTable(number=number, arguments=arguments):
                return self.call(node, self.evaluate(number), arguments)
            case ir.Choose():
                return self.choose(node)
            case ir.Random():
                return self.random(node)
            case ir.Shuffle():
                return self.shuffle(node)
            case ir.Fail(fault=fault):
                raise Fault(fault)
            case _:
                self.change(node)
        return self.after(node)

    def change(self, node: ir.Stmt) -> None:
        """Do a statement that only changes cells."""
        match node:
            case ir.Assign(target=ir.Local(slot=slot), value=value):
                self.write(node, self.state[FRAME] + slot, self.evaluate(value))
            case ir.Assign(target=ir.Cell() as target, value=value):
                address = self.address(target, self.temps)
                written = self.evaluate(value)
                self.check_range(target, written)
                self.write(node, address, written)
            case ir.Change(target=target, delta=delta):
                address = self.address(target, self.temps)
                region = self.program.regions[target.region]
                reached = self.state[address] + self.evaluate(delta)
                self.write(node, address, min(max(reached, region.low), region.high))
            case ir.Insert(zone=zone, index=index, value=value):
                address, size = self.zone(zone)
                position, inserted = self.evaluate(index), self.evaluate(value)
                if not 0 <= position <= size < self.program.regions[zone.region].shape[-1] - 1:
                    raise Fault(ir.FAULT_ZONE)
                self.check_range(zone, inserted)
                first = address + 1 + position
                self.state[first + 1 : address + 2 + size] = self.state[first : address + 1 + size]
                self.state[first], self.state[address] = inserted, size + 1
                self.tell(node, address, position, inserted)
            case ir.Delete(zone=zone, index=index):
                address, size = self.zone(zone)
                position = self.evaluate(index)
                if not 0 <= position < size:
                    raise Fault(ir.FAULT_ZONE)
                first, top = address + 1 + position, address + size
                deleted = self.state[first]
                self.state[first:top] = self.state[first + 1 : top + 1]
                self.state[top], self.state[address] = 0, size - 1
                self.tell(node, address, position, deleted)
            case ir.Note(arguments=arguments) if self.observer is not None:
                self.tell(node, *(self.aside(argument, self.temps) for argument in arguments))

    def aside(self, expr: ir.Expr, temps: list[int]) -> int:
        """The value of an expression that is only told: it costs no steps, and NONE stands for a fault."""
        steps, depth = self.steps, self.depth
        try:
            return self.value(expr, temps[:])
        except Fault:
            return NONE
        finally:
            self.steps, self.depth = steps, depth

    def write(self, node: ir.Stmt, address: int, value: int) -> None:
        before = self.state[address]
        self.state[address] = value
        self.tell(node, address, before, value)

    def check_range(self, cell: ir.Cell, value: int) -> None:
        region = self.program.regions[cell.region]
        if not region.low <= value <= region.high:
            raise Fault(ir.FAULT_RANGE)

    def zone(self, cell: ir.Cell) -> tuple[int, int]:
        """Where a zone begins, and how many items it holds."""
        region = self.program.regions[cell.region]
        *outer, extent = region.shape
        address = region.base + self.offset(tuple(outer), cell.index, self.temps) * extent
        if not 0 <= self.state[address] < extent:
            raise Fault(ir.FAULT_ZONE)
        return address, self.state[address]

    def after(self, node: ir.Stmt) -> ir.Stmt | Stop:
        """What follows a statement, back in the caller if its procedure ends."""
        following = self.places.following[node]
        while isinstance(following, ir.Procedure):
            back = self.leave(following)
            if back == NONE:
                return self.finish()
            if not 0 <= back < len(self.program.nodes):
                raise Fault(ir.FAULT_STACK)
            call = self.program.nodes[back]
            if not isinstance(call, ir.Call | ir.CallTable):
                raise Fault(ir.FAULT_STACK)
            self.check_frame(call)
            following = self.places.following[call]
        return following

    def call(self, node: ir.Stmt, number: int, arguments: tuple[ir.Expr, ...]) -> ir.Stmt:
        """Put a frame on the stack."""
        values = [self.evaluate(argument) for argument in arguments]
        if not 0 <= number < len(self.procedures) or self.procedures[number].parameters != len(values):
            raise Fault(ir.FAULT_INDEX)
        called = self.procedures[number]
        self.charge(1)
        frame = self.state[FRAME] + self.places.owner[node].locals + 2
        if frame + called.locals > self.program.size:
            raise Fault(ir.FAULT_STACK)
        self.state[frame - 2], self.state[frame - 1], self.state[FRAME] = node.id, self.state[FRAME], frame
        for slot, value in enumerate(values):
            self.state[frame + slot] = value
        return called.body

    def leave(self, procedure: ir.Procedure) -> int:
        """Take the frame off the stack, leave zeros behind, and give the call to return to."""
        frame = self.state[FRAME]
        back, self.state[FRAME] = self.state[frame - 2], self.state[frame - 1]
        for cell in range(frame - 2, frame + procedure.locals):
            self.state[cell] = 0
        return back

    def finish(self) -> Stop:
        for cell in range(self.program.cells, self.program.size):
            self.state[cell] = 0
        self.state[NODE], self.state[FRAME], self.state[STATUS] = NONE, 0, FINISHED
        return Stop("finished", NONE)

    def choose(self, node: ir.Choose) -> ir.Stmt | Stop:
        who = self.evaluate(node.who)
        offers: list[Offer] = []
        self.offer(node.options, 0, offers)
        regular = len(offers)
        if node.interrupts and who >= 0:
            if not regular:
                offers.append(((PASS, NONE), (beyond(node.id), 0)))
            shown = len(offers)
            self.offer(node.interrupts, len(node.options), offers)
            if len(offers) == shown or (regular < 2 and self.evaluate(node.wish) <= regular):
                del offers[regular:]
        if len(offers) > 1:
            self.state[NODE], self.state[WHO] = node.id, who
            options, targets = zip(*offers, strict=True)
            return Stop("decision", node.id, who, options, targets)
        if not offers:
            return self.after(node)
        [((ordinal, value), (target, address))] = offers
        if address:
            self.state[address] = value
        self.tell(node, ordinal, value)
        return self.program.nodes[target]

    def offer(self, options: list[ir.Option], first: int, offers: list[Offer]) -> None:
        """Add what is legal among these options, numbered from `first`."""
        for ordinal, option in enumerate(options, first):
            address = self.state[FRAME] + option.local if option.local >= 0 else 0
            for value in self.legal(option):
                if len(offers) == ir.OPTION_LIMIT:
                    raise Fault(ir.FAULT_OPTIONS)
                offers.append(((ordinal, value), (option.body.id, address)))

    def legal(self, option: ir.Option) -> Iterator[int]:
        """The values for which an option is open."""
        for _ in self.candidates(option):
            if self.evaluate(option.guard):
                yield self.evaluate(option.value)

    def candidates(self, option: ir.Option) -> Iterator[int]:
        """Set the temp of an option to each number of its range in turn."""
        if option.temp < 0:
            yield NONE
            return
        low, high = self.evaluate(option.low), self.evaluate(option.high)
        self.charge(high - low)
        for number in range(low, high):
            self.temps[option.temp] = number
            yield number

    def random(self, node: ir.Random) -> ir.Stmt | Stop:
        bound = self.evaluate(node.bound)
        if bound <= 0:
            raise Fault(ir.FAULT_RANGE)
        address = self.state[FRAME] + node.local
        if self.external and bound > 1:
            self.state[NODE] = node.id
            return Stop("chance", node.id, bound=bound, address=address)
        self.state[address] = draw(self.state, bound) if bound > 1 else 0
        self.tell(node, address, bound, self.state[address])
        return self.after(node)

    def shuffle(self, node: ir.Shuffle) -> ir.Stmt | Stop:
        address, size = self.zone(node.zone)
        first = address + 1
        if self.external and size > 1:
            self.state[NODE] = node.id
            return Stop("chance", node.id, items=tuple(self.state[first : first + size]), address=first)
        for top in range(size - 1, 0, -1):
            other = first + draw(self.state, top + 1)
            self.state[first + top], self.state[other] = self.state[other], self.state[first + top]
        self.tell(node, address, *self.state[first : first + size])
        return self.after(node)
