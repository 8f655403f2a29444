"""The stocks of players: which cell a noun names, its range, and exchanges between resources."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import ir
from . import syntax as s
from .scope import STOCK, Scope, Wrong
from .spec import Rule, Type

if TYPE_CHECKING:
    from .compiler import Compiler


class Stocks:
    """Finds stocks, and remembers what can be exchanged at any time: from what, its price, how much it gives."""

    def __init__(self, compiler: Compiler) -> None:
        self.compiler, self.spec = compiler, compiler.spec
        self.exchanges: dict[str, tuple[str, int, int]] = {}

    def cell(self, noun: s.Name, scope: Scope) -> tuple[ir.Cell, str]:
        """The stock of the acting player that a noun names; "*" where only the running game knows which."""
        name = self.spec.plurals.get(noun.text, noun.text)
        if noun.text in scope.broken:
            raise Wrong
        if noun.text in scope.names:
            number = self.compiler.expressions.typed(noun, Type("resource"), scope)
            return ir.Cell(STOCK, (scope.me, number)), "*"
        if name not in self.spec.resources:
            known = [*self.spec.resources, *(p for p, one in self.spec.plurals.items() if one in self.spec.resources)]
            place = self.spec.places.get(noun.text)
            if place is not None:
                what = self.spec.described(noun.text)
                message = f'"{noun.text}" is {what}, a resource is expected'
                self.compiler.expressions.wrong("type-mismatch", message, noun, scope, declared=place)
            self.compiler.expressions.unknown("resource", noun.text, noun, scope, [*known, *self.spec.groups])
        return ir.Cell(STOCK, (scope.me, ir.Const(self.spec.resources[name].number))), name

    def range(self, number: ir.Expr) -> tuple[ir.Expr, ir.Expr]:
        """The least and the most of a resource that only the running game knows."""
        resources = list(self.spec.resources.values())
        found: list[ir.Expr] = []
        for name, values in (("low", [r.low for r in resources]), ("high", [r.high for r in resources])):
            title = f"{STOCK}/{name}"
            self.compiler.tables.built[title] = ir.Data(title, (len(values),), tuple(values))
            found.append(ir.Table(title, (number,)))
        return found[0], found[1]

    def bounds(self, resource: str, cell: ir.Cell) -> tuple[ir.Expr, ir.Expr]:
        """The least and the most of the stock in a cell."""
        declared = self.spec.resources.get(resource)
        return self.range(cell.index[1]) if declared is None else (ir.Const(declared.low), ir.Const(declared.high))

    def room(self, resource: ir.Expr, scope: Scope) -> ir.Expr:
        """Whether the acting player can hold more of a resource that only the running game knows."""
        held, (_, high) = ir.Cell(STOCK, (scope.me, resource)), self.range(resource)
        return ir.Because(ir.Binary("<", held, high), "full", high, held)

    def exchange(self, rule: Rule) -> None:
        """Note an exchange (pay a of one resource -> gain b of another) for wishing."""
        match self.compiler.tree(rule.body):
            case s.Pay(
                prices=(s.Price(amount=s.Number(value=price), noun=given),),
                then=s.Gain(amount=s.Number(value=gained), noun=noun),
            ) if gained > 0:
                source = self.spec.plurals.get(given.text, given.text)
                name = self.spec.plurals.get(noun.text, noun.text)
                for resource in self.spec.groups.get(noun.text, (name,)):
                    if source in self.spec.resources and resource in self.spec.resources:
                        self.exchanges.setdefault(resource, (source, price, gained))
