"""What a decision would give away: options that depend on state which the player who decides certainly does not see.

Of a hidden zone only the size is told. Who decides, and whose state it is, is often known to the running game alone;
then nothing is certain, and nothing is said.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from . import ir
from . import syntax as s
from .ranges import Ranges
from .scope import ZERO, Reference, Scope, Value, Wrong, ZoneRef
from .spec import PLAYER, StateItem

if TYPE_CHECKING:
    from .compiler import Compiler

DECLARED = "who sees it is declared here"


class Hiding:
    """Notes problems about what is read for the options of a decision (`Scope.asked` decides)."""

    def __init__(self, compiler: Compiler) -> None:
        self.compiler, self.spec = compiler, compiler.spec
        self.ranges = Ranges(compiler)
        # Computations and conditions of rules that options depend on: looked into when all of them are compiled.
        self.calls: list[tuple[str, s.Tree, Scope]] = []
        self.found: set[str] = set()

    def read(self, found: Reference, tree: s.Tree, scope: Scope) -> None:
        """State that an expression reads."""
        match found:
            case Value(expr=ir.Cell() as cell) | Value(expr=ir.Either(then=ir.Cell() as cell)):
                if (why := self.unseen(cell, scope)) is not None:
                    self.report(self.spec.state[cell.region], why, tree, scope)

    def listed(self, zone: ZoneRef | None, tree: s.Tree, scope: Scope) -> None:
        """The items of a zone, as options or in what they depend on."""
        if zone is not None:
            self.read(Value(zone.item.type, zone.at(ZERO)), tree, scope)

    def called(self, name: str, tree: s.Tree, scope: Scope) -> None:
        """A computation or condition with a name."""
        if scope.asked is not None:
            self.calls.append((name, tree, scope))

    def check_calls(self) -> None:
        """Look into what options depend on by way of a name, unless the state is given away more plainly elsewhere."""
        plainly = set(self.found)
        for name, tree, scope in self.calls:
            for cell in self.cells(name):
                if cell.region not in plainly and (why := self.unseen(cell, scope)) is not None:
                    try:
                        self.report(self.spec.state[cell.region], why, tree, scope)
                    except Wrong:
                        break

    def cells(self, name: str) -> Iterator[ir.Cell]:
        """The cells that a function reads, and the functions that it calls by name."""
        seen, pending = {name}, [name]
        while pending:
            for part in ir.walk(self.compiler.functions[pending.pop()].body):
                match part:
                    case ir.Cell():
                        yield part
                    case ir.CallFunction(function=str() as called) if called not in seen:
                        seen.add(called)
                        pending.append(called)

    def report(self, item: StateItem, why: str, tree: s.Tree, scope: Scope) -> None:
        self.found.add(item.name)
        assert item.seen is not None
        message = f'the options would give away "{item.name}": {why}'
        span = scope.scalar.span_at(tree.at[0], max(1, tree.at[1] - tree.at[0]))
        hint = "let the options depend on what the player sees, or declare it as seen"
        self.compiler.problems.add("seen-leak", message, span, hint, ((DECLARED, item.seen.span),))
        raise Wrong

    def unseen(self, cell: ir.Cell, scope: Scope) -> str | None:
        """Why the player who decides certainly does not see a cell; None where that is not certain."""
        item, who = self.spec.state.get(cell.region), scope.asked
        if who is None or item is None or item.seen is None or (item.zone and cell.index[-1] == ZERO):
            return None
        owner = cell.index[item.per.index(PLAYER)] if PLAYER in item.per else ZERO
        match item.seen.text:
            case "nobody":
                return "nobody sees it"
            case "owner":
                fixed = isinstance(owner, ir.Const) and isinstance(who, ir.Const) and owner != who
                other = fixed or frozenset((owner, who)) in scope.apart
                return "only its owner sees it, and another player decides" if other else None
        condition = self.compiler.functions.get(f"seen {item.name}")
        if condition is None or not isinstance(who, ir.Const):
            return None
        known = {ir.Temp(0): self.ranges.of(owner), ir.Temp(1): (who.value, who.value)}
        return "the player who decides does not see it" if self.ranges.of(condition.body, known) == (0, 0) else None

    def apart(
        self, tree: s.Choose | s.ForEach, element: ir.Expr, following: Iterable[s.Statement], scope: Scope
    ) -> Scope:
        """The scope in which a chosen player is known to be another one: `where q != me`."""
        name = tree.variable
        changes = (each.target for item in following for each in s.walk(item) if isinstance(each, s.SetTo))
        if s.Name(name) in changes:
            return scope
        for each in _conjuncts(tree.where):
            match each:
                case s.Operation(op="!=", left=s.Name(text=one), right=s.Name(text=other)) if name in (one, other):
                    entry = self.spec.entries.get(second := one if other == name else other)
                    if second == "me":
                        scope = scope.parted(element, scope.me)
                    elif entry is not None and entry.kind == PLAYER:
                        scope = scope.parted(element, ir.Const(entry.number))
        return scope


def _conjuncts(tree: s.Expression | None) -> Iterator[s.Expression]:
    match tree:
        case s.Operation(op="and", left=left, right=right):
            yield from _conjuncts(left)
            yield from _conjuncts(right)
        case None:
            return
        case _:
            yield tree
