"""What operations on numbers mean, for whoever computes them: a machine, or the compiler beforehand."""

from __future__ import annotations

from sugoroku import ir
from sugoroku.chance import signed


class Fault(Exception):
    """The running statement cannot be completed; `code` is one of the fault codes."""

    def __init__(self, code: int) -> None:
        super().__init__(ir.FAULTS[code])
        self.code = code


def operate(op: str, left: int, right: int) -> int:
    """An operation on two numbers; a shift by less than 0 or more than 31 bits gives 0."""
    match op:
        case "+":
            return signed(left + right)
        case "-":
            return signed(left - right)
        case "*":
            return signed(left * right)
        case "/" | "%":
            if right == 0:
                raise Fault(ir.FAULT_DIVIDE)
            return signed(left // right) if op == "/" else left % right
        case "==":
            return int(left == right)
        case "!=":
            return int(left != right)
        case "<":
            return int(left < right)
        case "<=":
            return int(left <= right)
        case ">":
            return int(left > right)
        case ">=":
            return int(left >= right)
        case "min":
            return min(left, right)
        case "max":
            return max(left, right)
        case "&":
            return left & right
        case "|":
            return left | right
        case "<<":
            return signed(left << right) if 0 <= right < 32 else 0
    raise ValueError(f"unknown operation {op}")
