"""Why an option is not offered: the conditions of its guard that do not hold, with their numbers."""

from __future__ import annotations

from dataclasses import dataclass

from sugoroku import ir
from sugoroku.arithmetic import Fault
from sugoroku.chance import signed
from sugoroku.execution import Execution


@dataclass(frozen=True, slots=True)
class Reason:
    """One condition that does not hold: what is needed of the subject, and what there is."""

    reason: str
    need: int
    have: int
    subject: str


# Where no part of a guard tells more.
UNKNOWN = Reason("condition", 0, 0, "")
EMPTY = Reason("nothing", 1, 0, "")


@dataclass(frozen=True, slots=True)
class Refusal:
    """An option that is not offered; all of its reasons stand in its way."""

    ordinal: int
    value: int
    reasons: tuple[Reason, ...]


def refusals(execution: Execution, node: ir.Choose) -> list[Refusal]:
    """The options of a decision whose guard does not hold, in their order."""
    found: list[Refusal] = []
    for ordinal, option in enumerate((*node.options, *node.interrupts)):
        try:
            for _ in execution.candidates(option):
                if len(found) == ir.OPTION_LIMIT:
                    return found
                reasons = failed(execution, option.guard, execution.temps)
                if reasons is not None:
                    value = execution.aside(option.value, execution.temps)
                    found.append(Refusal(ordinal, value, tuple(dict.fromkeys(reasons)) or (UNKNOWN,)))
        except Fault:
            continue
    return found


def failed(execution: Execution, expr: ir.Expr, temps: list[int]) -> list[Reason] | None:
    """The reasons why an expression does not hold, None if it holds. A fault holds: nobody can tell its reason.

    All parts of a conjunction that fail are told, the alternatives of an `or` together, and of the candidates of
    an `any` the first of those with the fewest reasons.
    """
    if execution.aside(expr, temps):
        return None
    match expr:
        case ir.Because(reason=reason, need=need, have=have, subject=subject):
            return [Reason(reason, execution.aside(need, temps), execution.aside(have, temps), subject)]
        case ir.Binary(op="and" | "or", left=left, right=right):
            return (failed(execution, left, temps) or []) + (failed(execution, right, temps) or [])
        case ir.Either(condition=condition, then=then, other=other):
            return failed(execution, then if execution.aside(condition, temps) else other, temps)
        case ir.Fold(op="any"):
            return _candidates(execution, expr, temps)
        case ir.Let(temp=temp, value=value, body=body):
            inner = temps[:]
            inner[temp] = execution.aside(value, temps)
            return failed(execution, body, inner)
        case ir.Supposing():
            return _supposing(execution, expr, temps)
        case ir.CallFunction():
            return _called(execution, expr, temps)
    return []


def _candidates(execution: Execution, expr: ir.Fold, temps: list[int]) -> list[Reason]:
    inner = temps[:]
    best: list[Reason] = []
    low, high = execution.aside(expr.low, temps), execution.aside(expr.high, temps)
    if low >= high:
        return [EMPTY]
    for number in range(low, min(high, low + ir.OPTION_LIMIT)):
        inner[expr.temp] = number
        reasons = failed(execution, expr.where, inner)
        if reasons and (not best or len(reasons) < len(best)):
            best = reasons
    return best


def _supposing(execution: Execution, expr: ir.Supposing, temps: list[int]) -> list[Reason]:
    state, delta = execution.state, execution.aside(expr.delta, temps)
    try:
        address = execution.address(expr.cell, temps)
    except Fault:
        return []
    before = state[address]
    state[address] = signed(before + delta)
    try:
        return failed(execution, expr.body, temps) or []
    finally:
        state[address] = before


def _called(execution: Execution, expr: ir.CallFunction, temps: list[int]) -> list[Reason]:
    steps, depth = execution.steps, execution.depth
    try:
        function, inner = execution.enter(expr, temps)
        return failed(execution, function.body, inner) or []
    except Fault:
        return []
    finally:
        execution.steps, execution.depth = steps, depth
