"""What can certainly never be done: prices, moves and conditions that cannot be fulfilled, numbers that fit nowhere.

A number of the rules that a variant may set is no certainty: what asks for more than a price looks at literals and at
the declared bounds of state alone, and what stands under a switch that is off is not looked at.
"""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from . import ir
from . import syntax as s
from .errors import Span
from .ranges import Range, Ranges
from .scope import STOCK, Scope, Value, Wrong
from .syntax import walk

if TYPE_CHECKING:
    from .compiler import Compiler

# What a number of the rules may stand behind: it differs between variants or numbers of players.
VARYING = ("player_count", "seats")
INSTEAD = {
    "gained": "to take something away, write pay or subtract",
    "paid": "to hand something out, write gain",
    "moved": "write the places the other way round",
}


class Impossible:
    """Notes problems about statements and expressions that can never be carried out."""

    def __init__(self, compiler: Compiler) -> None:
        self.compiler, self.spec = compiler, compiler.spec
        self.ranges = Ranges(compiler)

    def report(
        self, code: str, message: str, tree: s.Tree, scope: Scope, hint: str = "", at: Span | None = None
    ) -> None:
        """Note a problem, unless a switch that is off stands before it."""
        if not scope.idle:
            with suppress(Wrong):
                self.compiler.expressions.wrong(code, message, tree, scope, hint, at)

    def certain(self, tree: s.Expression) -> bool:
        """Whether an expression is made of literals and state, with nothing that a variant sets."""
        for each in walk(tree):
            match each:
                case s.Name(text=name) if name in VARYING or name in self.spec.constants or name in self.spec.values:
                    return False
                case s.Attribute(name=name) if not self.kept(name):
                    return False
        return True

    def kept(self, name: str) -> bool:
        """Whether a property is a resource or a piece of state."""
        return self.spec.plurals.get(name, name) in self.spec.resources or name in self.spec.state

    def ways(self, conditions: list[ir.Expr], scope: Scope) -> list[Scope]:
        """The scopes behind conditions that are tried in order, and behind none of them."""
        found, decided = list[Scope](), False
        for condition in conditions:
            low, high = self.ranges.of(condition)
            found.append(scope.idling(decided or (low, high) == (0, 0)))
            decided = decided or low > 0
        return [*found, scope.idling(decided)]

    # conditions and amounts

    def condition(self, tree: s.Expression, expr: ir.Expr, scope: Scope) -> None:
        """A condition of literals that does not hold never will."""
        if _literal(tree) and self.ranges.never(expr):
            message = "this never holds, so what depends on it can never be done"
            self.report("effect-never", message, tree, scope)

    def amount(self, tree: s.Expression, expr: ir.Expr, done: str, scope: Scope) -> None:
        """An amount below 0 would do the opposite of what is written."""
        if self.ranges.of(expr)[1] < 0 and self.certain(tree):
            self.report("amount-negative", f"an amount below 0 cannot be {done}", tree, scope, INSTEAD[done])

    def move(self, item: s.Move, held: Value, amount: ir.Expr, scope: Scope) -> None:
        """More than a place can hold is never there to be moved."""
        self.amount(item.amount, amount, "moved", scope)
        need, (_, most) = self.ranges.of(amount)[0], self.ranges.of(held.expr)
        if need > most and self.certain(item.amount) and isinstance(held.expr, ir.Cell):
            message = f"there are never {need} to be moved, the maximum is {most}"
            self.report("effect-never", message, item.amount, scope, at=self.declared(held.expr)[1])

    # numbers that fit nowhere

    def written(self, item: s.SetTo, cell: ir.Cell, expr: ir.Expr, scope: Scope) -> None:
        """A number outside of the bounds of a piece of state or of a stock cannot be written to it."""
        (low, high), found = self.ranges.bounds(cell), self.ranges.of(expr)
        if (found[1] < low or found[0] > high) and self.certain(item.value):
            name, declared = self.declared(cell)
            message = f'{_told(found, high)}, "{name}" is from {low} to {high}'
            self.report("value-outside", message, item.value, scope, at=declared)

    def index(self, place: s.Expression, expr: ir.Expr, count: int, owner: str, scope: Scope, at: Span) -> None:
        """An index outside of a list, a kind or a zone."""
        found = self.ranges.of(expr)
        if (found[1] < 0 or found[0] >= count) and self.certain(place):
            last = f"the last place is {count - 1}" if count else "it is empty"
            message = f"{_told(found, count - 1)}, but {owner}, counted from 0: {last}"
            self.report("value-outside", message, place, scope, at=at)

    def division(self, tree: s.Operation, divisor: ir.Expr, scope: Scope) -> None:
        if self.ranges.of(divisor) == (0, 0) and self.certain(tree.right):
            self.report("division-zero", "nothing can be divided by 0", tree.right, scope)

    def declared(self, cell: ir.Cell) -> tuple[str, Span | None]:
        """The name of what a cell belongs to, and its place."""
        match cell:
            case ir.Cell(region=region, index=(_, ir.Const(value=number))) if region == STOCK:
                resource = list(self.spec.resources.values())[number]
                return resource.name, resource.span
        item = self.spec.state.get(cell.region)
        return (item.name, item.span) if item is not None else ("the stock", None)

    # prices

    def price(self, price: s.Price, need: ir.Expr, resource: str, scope: Scope) -> None:
        """A price above the maximum of a resource makes an effect that can never be done."""
        self.amount(price.amount, need, "paid", scope)
        declared, least = self.spec.resources.get(resource), self.ranges.of(need)[0]
        if declared is not None and least > declared.high:
            told = least if isinstance(need, ir.Const) else f"{least} or more"
            message = f"nobody can ever have {told} {declared.plural}, the maximum is {declared.high}"
            self.report("effect-never", message, price, scope, at=declared.span)

    def spent(self, price: s.Price, need: ir.Expr, resource: str, scope: Scope) -> Scope:
        """The scope after a price; payments add up until something can be gained."""
        declared, (least, _) = self.spec.resources.get(resource), self.ranges.of(need)
        if declared is None:
            return scope
        if least < 0:
            return scope.afresh()
        before, place = scope.spent.get(resource, (0, None))
        span = scope.scalar.span_at(price.at[0], max(1, price.at[1] - price.at[0]))
        if place is not None and before + least > declared.high and not scope.idle:
            message = f"nobody can ever have {before + least} {declared.plural}, the maximum is {declared.high}"
            paid = ("this is paid before, with nothing gained between", place)
            related = (paid, ("it is declared here", declared.span))
            self.compiler.problems.add("effect-never", message, span, "payments add up", related)
            return scope.afresh()
        return scope.spending(resource, before + least, place or span)


def gains_nothing(item: s.Statement, resources: set[str]) -> bool:
    """Whether a statement certainly leaves the stocks as they are, and asks nobody."""
    match item:
        case s.Nothing() | s.Let() | s.Require() | s.Roll() | s.Draw() | s.Take() | s.Put() | s.Shuffle():
            return True
        case s.Add(target=target) | s.SetTo(target=target):
            return not any(isinstance(each, s.My | s.Attribute) and _word(each) in resources for each in walk(target))
    return False


def _word(tree: s.My | s.Attribute) -> str:
    return tree.text if isinstance(tree, s.My) else tree.name


def _literal(tree: s.Expression) -> bool:
    """Whether an expression is made of numbers, true and false alone."""
    names = ("true", "false", "min", "max")
    plain = s.Number | s.Operation | s.Not | s.Apply
    return all(isinstance(each, plain) or (isinstance(each, s.Name) and each.text in names) for each in walk(tree))


def _told(found: Range, high: int) -> str:
    if found[0] == found[1]:
        return f"this is {found[0]}"
    return f"this is at least {found[0]}" if found[0] > high else f"this is at most {found[1]}"
