"""What names mean while a text is compiled: typed values, references to state and fields, and scopes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Literal

from . import ir
from . import syntax as s
from .errors import Span
from .nodes import Scalar
from .spec import Constant, Field, Rule, StateItem, Type

Mode = Literal["run", "wish"]
ONE, ZERO = ir.Const(1), ir.Const(0)
# The region that holds the resources of all seats.
STOCK = "the stock"


class Wrong(Exception):
    """A problem was reported; the statement at hand is given up."""


@dataclass(frozen=True, slots=True)
class Value:
    """A typed expression; `resource` names the stock that it reads."""

    type: Type
    expr: ir.Expr
    resource: str = ""


@dataclass(frozen=True, slots=True)
class ZoneRef:
    """A zone; the last index, the position, is still to come."""

    item: StateItem
    index: tuple[ir.Expr, ...]

    @property
    def cell(self) -> ir.Cell:
        return ir.Cell(self.item.name, self.index)

    def at(self, position: ir.Expr) -> ir.Cell:
        """The item at a position, 0 is the bottom."""
        return ir.Cell(self.item.name, (*self.index, plus(position, ONE)))

    @property
    def size(self) -> ir.Cell:
        return ir.Cell(self.item.name, (*self.index, ZERO))


@dataclass(frozen=True, slots=True)
class StateRef:
    """State of which some indices are not given yet."""

    item: StateItem
    given: tuple[ir.Expr | None, ...]


@dataclass(frozen=True, slots=True)
class FieldRef:
    """A field of an entry, or a group of fields (`prefix`), of which some indices are not given yet."""

    kind: str
    entry: ir.Expr
    prefix: str
    given: tuple[ir.Expr, ...]
    field: Field | None = None


@dataclass(frozen=True, slots=True)
class EffectRef:
    """The effect of an entry: numbers of its procedure and of its conditions, by mode."""

    procedure: ir.Expr
    available: ir.Expr
    wishful: ir.Expr


@dataclass(frozen=True, slots=True)
class FormulaRef:
    """The formula of an entry, not yet applied."""

    number: ir.Expr
    field: Field


@dataclass(frozen=True, slots=True)
class StockRef:
    """`p.stock`, waiting for a resource."""

    player: ir.Expr


@dataclass(frozen=True, slots=True)
class SetRef:
    """Values to run over: positions low <= t < high, what stands at t, and whether it counts."""

    type: Type
    low: ir.Expr
    high: ir.Expr
    value: Callable[[ir.Expr], ir.Expr]
    zone: ZoneRef | None = None


Reference = Value | ZoneRef | StateRef | FieldRef | EffectRef | FormulaRef | StockRef | SetRef | Constant | Rule


@dataclass(slots=True)
class Frame:
    """Counts the locals and temps of one procedure or function, and knows what its names hold."""

    locals: int = 0
    temps: int = 0
    # For each local with a name: its type, and who acts where the name is given.
    names: dict[int, tuple[Type, ir.Expr]] = field(default_factory=dict)

    def local(self) -> ir.Local:
        self.locals += 1
        return ir.Local(self.locals - 1)

    def temp(self) -> ir.Temp:
        self.temps += 1
        return ir.Temp(self.temps - 1)

    def note(self, value: Value, me: ir.Expr) -> None:
        """Remember what a local is used for; the first name of it counts."""
        if isinstance(value.expr, ir.Local):
            self.names.setdefault(value.expr.slot, (value.type, me))


@dataclass(frozen=True, slots=True)
class Scope:
    """The names that a text may use, and who acts."""

    frame: Frame
    me: ir.Expr
    scalar: Scalar
    rule: str
    names: dict[str, Value] = field(default_factory=dict)
    mode: Mode = "run"
    # Names whose declaration went wrong: what uses them is no mistake of its own.
    broken: frozenset[str] = frozenset()
    # What is certainly paid since a resource could last be gained, and where that begins.
    spent: dict[str, tuple[int, Span]] = field(default_factory=dict)
    # Behind a switch that is off nothing is done, so that nothing there can be impossible.
    idle: bool = False
    # The player whose options depend on what is read here.
    asked: ir.Expr | None = None
    # Players that are certainly not the same.
    apart: frozenset[frozenset[ir.Expr]] = frozenset()

    def breaking(self, name: str) -> Scope:
        """The same scope with a name that means nothing."""
        return replace(self, broken=self.broken | {name})

    def bind(self, name: str, value: Value) -> Scope:
        """The same scope with one more name."""
        self.frame.note(value, self.me)
        return replace(self, names={**self.names, name: value})

    def acting(self, me: ir.Expr) -> Scope:
        """The same scope with another player acting."""
        return replace(self, me=me, spent={})

    def spending(self, resource: str, amount: int, place: Span) -> Scope:
        """The same scope after so much of a resource is paid."""
        return replace(self, spent={**self.spent, resource: (amount, place)})

    def afresh(self) -> Scope:
        """The same scope where a player may have gained something."""
        return replace(self, spent={})

    def idling(self, idle: bool) -> Scope:
        """The same scope, behind a switch that may be off."""
        return replace(self, idle=True) if idle and not self.idle else self

    def asking(self, who: ir.Expr) -> Scope:
        """The same scope, for what a player is offered."""
        return replace(self, asked=who)

    def parted(self, one: ir.Expr, other: ir.Expr) -> Scope:
        """The same scope, where one player is not the other."""
        return replace(self, apart=self.apart | {frozenset((one, other))})

    def wishing(self) -> Scope:
        """The same scope, looking at what exchanges could make possible."""
        return replace(self, mode="wish")


@dataclass(frozen=True, slots=True)
class Origin:
    """The piece of text that a statement, a prompt or an option comes from."""

    scalar: Scalar
    tree: s.Tree
    rule: str

    @property
    def span(self) -> Span:
        """Its place in the spec."""
        start, end = self.tree.at
        return self.scalar.span_at(start, max(1, end - start))


def plus(left: ir.Expr, right: ir.Expr) -> ir.Expr:
    """A sum, computed at once where both are numbers."""
    match left, right:
        case ir.Const(value=a), ir.Const(value=b):
            return ir.Const(a + b)
        case _, ir.Const(value=0):
            return left
        case ir.Const(value=0), _:
            return right
    return ir.Binary("+", left, right)


def minus(left: ir.Expr, right: ir.Expr) -> ir.Expr:
    """A difference, computed at once where both are numbers."""
    match left, right:
        case ir.Const(value=a), ir.Const(value=b):
            return ir.Const(a - b)
        case _, ir.Const(value=0):
            return left
    return ir.Binary("-", left, right)


def both(left: ir.Expr, right: ir.Expr) -> ir.Expr:
    """A conjunction without idle parts."""
    if left == ONE or right == ZERO:
        return right
    if right == ONE or left == ZERO:
        return left
    return ir.Binary("and", left, right)


def either(left: ir.Expr, right: ir.Expr) -> ir.Expr:
    """A disjunction without idle parts."""
    if ONE in (left, right):
        return ONE
    if left == ZERO:
        return right
    return left if right == ZERO else ir.Binary("or", left, right)


def negation(expr: ir.Expr) -> ir.Expr:
    return ir.Binary("==", expr, ZERO)
