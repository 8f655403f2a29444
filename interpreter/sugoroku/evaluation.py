"""The meaning of expressions: plain Python over the state vector."""

from __future__ import annotations

import sys

from sugoroku import ir
from sugoroku.arithmetic import Fault, operate
from sugoroku.chance import signed
from sugoroku.ir import FRAME
from sugoroku.machine import CALL_DEPTH, State
from sugoroku.wellformed import DEPTH

# A Python frame per level of an expression: functions of the deepest allowed bodies, called as deep as allowed.
sys.setrecursionlimit(max(sys.getrecursionlimit(), 2 * DEPTH * CALL_DEPTH))


class Evaluation:
    """Computes expressions over one state. Counts the steps taken: loop iterations and calls.

    Operands are computed from left to right. Ranges of folds and options are charged as a whole before the first
    value. Temps are lexical: a fold hides an outer temp of the same number and gives it back.
    """

    def __init__(self, program: ir.Program, state: State) -> None:
        self.program = program
        self.state = state
        self.procedures = list(program.procedures.values())
        self.functions = list(program.functions.values())
        self.steps = 0
        self.depth = 0

    def charge(self, steps: int) -> None:
        """Count steps; too many are a fault."""
        self.steps += max(steps, 0)
        if self.steps > ir.STEP_LIMIT:
            raise Fault(ir.FAULT_STEPS)

    def value(self, expr: ir.Expr, temps: list[int]) -> int:
        """The value of an expression; `temps` holds the temps of the enclosing body."""
        match expr:
            case ir.Const(value=value):
                return value
            case ir.Local(slot=slot):
                return self.state[self.state[FRAME] + slot]
            case ir.Temp(slot=slot):
                return temps[slot]
            case ir.Cell():
                return self.state[self.address(expr, temps)]
            case ir.Table(table=name, index=index):
                table = self.program.tables[name]
                return table.values[self.offset(table.shape, index, temps)]
            case ir.Binary(op="and", left=left, right=right):
                return int(self.value(left, temps) != 0 and self.value(right, temps) != 0)
            case ir.Binary(op="or", left=left, right=right):
                return int(self.value(left, temps) != 0 or self.value(right, temps) != 0)
            case ir.Binary(op=op, left=left, right=right):
                first = self.value(left, temps)
                return operate(op, first, self.value(right, temps))
            case ir.Either(condition=condition, then=then, other=other):
                return self.value(then if self.value(condition, temps) else other, temps)
            case ir.Fold():
                return self.fold(expr, temps)
            case ir.Let():
                return self.let(expr, temps)
            case ir.Because(condition=condition):
                return self.value(condition, temps)
            case ir.Supposing(cell=cell, delta=delta, body=body):
                address = self.address(cell, temps)
                before = self.state[address]
                self.state[address] = signed(before + self.value(delta, temps))
                try:
                    return self.value(body, temps)
                finally:
                    self.state[address] = before
            case ir.CallFunction():
                function, inner = self.enter(expr, temps)
                found = self.value(function.body, inner)
                self.depth -= 1
                return found

    def enter(self, expr: ir.CallFunction, temps: list[int]) -> tuple[ir.Function, list[int]]:
        """The function that a call reaches, with its temps; one level deeper."""
        if isinstance(expr.function, str):
            number = self.program.functions[expr.function].id
        else:
            number = self.value(expr.function, temps)
        arguments = [self.value(argument, temps) for argument in expr.arguments]
        if not 0 <= number < len(self.functions) or self.functions[number].parameters != len(arguments):
            raise Fault(ir.FAULT_INDEX)
        return self.functions[number], self.descend(self.functions[number], arguments)

    def descend(self, function: ir.Function, arguments: list[int]) -> list[int]:
        """The temps of a function at its start; one level deeper."""
        if self.depth >= CALL_DEPTH:
            raise Fault(ir.FAULT_STACK)
        self.charge(1)
        self.depth += 1
        return arguments + [0] * (function.temps - len(arguments))

    def offset(self, shape: tuple[int, ...], index: tuple[ir.Expr, ...], temps: list[int]) -> int:
        """The position inside a block; an index outside its own dimension is a fault."""
        total = 0
        for extent, part in zip(shape, index, strict=True):
            position = self.value(part, temps)
            if not 0 <= position < extent:
                raise Fault(ir.FAULT_INDEX)
            total = total * extent + position
        return total

    def address(self, cell: ir.Cell, temps: list[int]) -> int:
        """Where a cell lies in the state vector."""
        region = self.program.regions[cell.region]
        return region.base + self.offset(region.shape, cell.index, temps)

    def let(self, expr: ir.Let, temps: list[int]) -> int:
        named = self.value(expr.value, temps)
        hidden, temps[expr.temp] = temps[expr.temp], named
        found = self.value(expr.body, temps)
        temps[expr.temp] = hidden
        return found

    def fold(self, expr: ir.Fold, temps: list[int]) -> int:
        low, high = self.value(expr.low, temps), self.value(expr.high, temps)
        if expr.charged:
            self.charge(high - low)
        hidden = temps[expr.temp]
        best = NOTHING[expr.op]
        seen = False
        chosen = ir.NONE
        for position in range(low, high):
            temps[expr.temp] = position
            if not self.value(expr.where, temps):
                continue
            if expr.op in ("any", "first"):
                best = 1 if expr.op == "any" else position
                break
            value = self.value(expr.value, temps)
            if expr.op == "sum":
                best = signed(best + value)
            elif not seen or (value > best if expr.op in ("max", "argmax") else value < best):
                seen, best, chosen = True, value, position
        temps[expr.temp] = hidden
        return chosen if expr.op in ("argmax", "argmin") else best


NOTHING = {"sum": 0, "max": 0, "min": 0, "any": 0, "first": ir.NONE, "argmax": 0, "argmin": 0}
