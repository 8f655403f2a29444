"""Programs that tests draw: they tell what they are in a line for each statement."""

from __future__ import annotations

from typing import Any

from sugoroku import ir
from sugoroku.program_text import expression


class Drawn(ir.Program):
    """A program whose text is short enough for a failing test."""

    def __repr__(self) -> str:
        lines = [f"table {table.name}{list(table.shape)}: {list(table.values)}" for table in self.tables.values()]
        lines += [f"function {each.name}: {expression(each.body)}" for each in self.functions.values()]
        for procedure in self.procedures.values():
            lines.append(f"procedure {procedure.name}, {procedure.parameters} of {procedure.locals} locals")
            nodes = sorted(ir.statements(procedure.body), key=lambda node: node.id)
            lines += [f"  {node.id}: {told(node)}" for node in nodes]
        return "\n".join(lines)

    def _repr_pretty_(self, printer: Any, cycle: bool) -> None:
        # Hypothesis would write all fields of a dataclass, and pytest makes an error of its warning that this is long.
        printer.text(repr(self))


def told(node: ir.Stmt) -> str:
    """A statement without those inside of it, which have lines of their own."""
    inside = " ".join(str(child.id) for child in ir.children(node))
    parts = "; ".join(map(expression, ir.expressions(node)))
    options = ""
    if isinstance(node, ir.Choose):
        for option in (*node.options, *node.interrupts):
            low, high = expression(option.low), expression(option.high)
            among = f"t{option.temp} from {low} up to {high}, " if option.temp >= 0 else ""
            taken = f"l{option.local} := {expression(option.value)}"
            options += f"\n      {option.body.id}: {among}where {expression(option.guard)}, {taken}"
    called = f" {node.procedure}" if isinstance(node, ir.Call) else ""
    return f"{type(node).__name__}{called} ({parts}) {inside}{options}"
