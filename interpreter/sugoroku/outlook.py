"""What the state tells about a decision: who acts, what is kept for an element, what an option changes at once."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from . import ir
from .arithmetic import Fault
from .chance import signed
from .evaluation import Evaluation
from .nodes import Scalar
from .scope import STOCK
from .spec import PLAYER, Entry, Type

if TYPE_CHECKING:
    from .decisions import Decision

Kept = dict[str, tuple[Type, int]]


@dataclass(slots=True)
class Prospect:
    """What the state tells about an option: what is kept for its element, how it changes the stock of who acts at
    once, and the effect that follows."""

    kept: Kept = field(default_factory=dict)
    stock: dict[str, int] = field(default_factory=dict)
    effect: tuple[Scalar, Entry | None] | None = None


class Outlook:
    """Looks at one decision. Nothing is told that is not seen by everybody."""

    def __init__(self, decision: Decision) -> None:
        self.decision, self.game = decision, decision.game
        self.compiled, self.program = self.game.compiled, self.game.compiled.program
        self._temps = [0] * ir.owner(decision.node).temps

    @property
    def acting(self) -> int:
        """The seat that acts; it is the one that decides unless the rules go on with another."""
        me, node = self.compiled.prompts[self.decision.prompt_number].me, self.decision.node
        if isinstance(me, ir.Local) and not self.game.canonical.alive(node, me.slot):
            return self.decision.who
        found = self._value(Evaluation(self.program, self.decision._vector[:]), me)
        return self.decision.who if found is None else found

    def kept(self, entry: Entry) -> Kept:
        """The state that is kept for an entry."""
        symbols, found = self.game.symbols, Kept()
        for item in self.compiled.spec.kept(entry.kind):
            address, type, _ = symbols.cells[symbols.title(item, (entry.id,))]
            found[item.name] = type, self.decision._vector[address]
        return found

    def prospect(self, option: ir.Option, value: int) -> Prospect:
        """What is told about an option with this value."""
        made, state, type = Prospect(), self.decision._vector[:], self.compiled.labels[option.label].type
        if type.base == "entity" and type.kind != PLAYER and value >= 0:
            made.kept = self.kept(self.compiled.spec.family(type.kind)[value])
        if option.local >= 0:
            state[state[ir.FRAME] + option.local] = value
        self._walk(option.body, Evaluation(self.program, state), made)
        base = self.program.regions[STOCK].base + self.acting * len(self.compiled.spec.resources)
        for number, name in enumerate(self.compiled.spec.resources):
            if change := state[base + number] - self.decision._vector[base + number]:
                made.stock[name] = change
        return made

    def _walk(self, node: ir.Stmt, at: Evaluation, made: Prospect) -> bool:
        """Do a statement on a copy of the state; False where the outlook ends."""
        match node:
            case ir.Sequence(items=items):
                return all(self._walk(item, at, made) for item in items)
            case ir.If(then=then, other=ir.Fail()):
                # What an option asks for is told even if it is not there.
                return self._walk(then, at, made)
            case ir.If(condition=condition, then=then, other=other):
                holds = self._value(at, condition)
                branch = then if holds else other
                return holds is not None and (branch is None or self._walk(branch, at, made))
            case ir.Assign(target=target, value=expr):
                found = self._value(at, expr)
                return found is not None and self._write(at, target, found)
            case ir.Change(target=target, delta=delta):
                found, region = self._value(at, ir.Binary("+", target, delta)), self.program.regions[target.region]
                return found is not None and self._write(at, target, min(max(found, region.low), region.high))
            case ir.CallTable(number=number):
                called = self._value(at, number)
                if called is not None and 0 <= called < len(at.procedures):
                    made.effect = self.compiled.effects.get(at.procedures[called].name)
        return False

    def _write(self, at: Evaluation, target: ir.Local | ir.Cell, value: int) -> bool:
        if isinstance(target, ir.Local):
            at.state[at.state[ir.FRAME] + target.slot] = signed(value)
            return True
        if not all(self._open(part) for part in target.index):
            return False
        try:
            at.state[at.address(target, self._temps)] = signed(value)
        except Fault:
            return False
        return True

    def _value(self, at: Evaluation, expr: ir.Expr) -> int | None:
        """The value of an expression; None where it is hidden from somebody, or a fault."""
        if not self._open(expr):
            return None
        try:
            return at.value(expr, self._temps)
        except Fault:
            return None

    def _open(self, expr: ir.Expr) -> bool:
        """Whether an expression reads nothing that is hidden from somebody."""
        pending, seen = [expr], set[str]()
        while pending:
            part = pending.pop()
            pending.extend(ir.expressions(part))
            match part:
                case ir.Cell(region=region) if self.compiled.seen.get(region, "everybody") != "everybody":
                    return False
                case ir.CallFunction(function=str() as name) if name not in seen:
                    seen.add(name)
                    pending.append(self.program.functions[name].body)
                case ir.CallFunction(function=function) if not isinstance(function, str):
                    return False
        return True
