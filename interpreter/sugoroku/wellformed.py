"""Refuse a program that breaks the contract of the IR, so that both machines may rely on it."""

from __future__ import annotations

from collections.abc import Iterator

from sugoroku import ir

# Statements and expressions may be nested this deep; both machines walk them by recursion.
DEPTH = 200
LOWEST, HIGHEST = -(2**31), 2**31 - 1

Scope = frozenset[int]


def check_program(program: ir.Program) -> None:
    """Raise ValueError that lists what is wrong with a program."""
    problems = [*_layout(program)]
    if not problems:
        for function in program.functions.values():
            parameters = frozenset(range(function.parameters))
            problems += _Body(program, function).expression(function.body, parameters, 0)
        for procedure in program.procedures.values():
            problems += _Body(program, procedure).statement(procedure.body, 0)
    if problems:
        raise ValueError("\n".join(problems[:20]))


def _layout(program: ir.Program) -> Iterator[str]:
    address = ir.HEADER
    for name, region in program.regions.items():
        if region.name != name or region.base != address:
            yield f"region {name}: base {region.base}, expected the address {address} in the state vector"
        if min(region.shape, default=1) < 1 or (region.zone and not region.shape):
            yield f"region {name}: shape {region.shape}"
        if not LOWEST <= region.low <= region.high <= HIGHEST or not LOWEST <= region.start <= HIGHEST:
            yield f"region {name}: range {region.low} to {region.high}, start {region.start}"
        address += region.size
    for table in program.tables.values():
        if min(table.shape, default=0) < 0 or len(table.values) != _extent(table):
            yield f"table {table.name}: {len(table.values)} values for shape {table.shape}"
        if any(not LOWEST <= value <= HIGHEST for value in table.values):
            yield f"table {table.name}: a value is no 32-bit number"
    for name in (program.totals, program.ranks):
        if name not in program.regions or program.regions[name].shape != (program.seats,):
            yield f"region {name}: one cell per seat expected"
    main = program.procedures.get(program.main)
    if main is None or main.parameters or 2 + main.locals > ir.STACK_CELLS:
        yield f"procedure {program.main}: no such procedure without parameters that fits the stack"
    if any(node.id != index for index, node in enumerate(program.nodes)):
        yield "a statement stands in two places of the program"


def _extent(table: ir.Data) -> int:
    total = 1
    for extent in table.shape:
        total *= extent
    return total


class _Body:
    """The body of one procedure or function."""

    def __init__(self, program: ir.Program, owner: ir.Procedure | ir.Function) -> None:
        self.program = program
        self.owner = owner
        self.locals = owner.locals if isinstance(owner, ir.Procedure) else 0

    def problem(self, text: str) -> list[str]:
        return [f"{type(self.owner).__name__.lower()} {self.owner.name}: {text}"]

    def statement(self, node: ir.Stmt, depth: int) -> list[str]:
        if depth > DEPTH:
            return self.problem("statements are nested too deeply")
        found: list[str] = []
        for child in ir.children(node):
            found += self.statement(child, depth + 1)
        return found + self.parts(node)

    def parts(self, node: ir.Stmt) -> list[str]:
        match node:
            case ir.Sequence():
                return []
            case ir.Assign(target=target, value=value):
                return self.all(target, value)
            case ir.Change(target=target, delta=delta):
                return self.all(target, delta)
            case ir.If(condition=condition) | ir.While(condition=condition):
                return self.all(condition)
            case ir.Call(procedure=name, arguments=arguments):
                called = self.program.procedures.get(name)
                if called is None or called.parameters != len(arguments):
                    return self.problem(f"call of {name} with {len(arguments)} arguments")
                return self.all(*arguments)
            case ir.CallTable(number=number, arguments=arguments):
                return self.all(number, *arguments)
            case ir.Choose(who=who, wish=wish, options=options, interrupts=interrupts):
                return self.all(who, wish) + [
                    text for option in (*options, *interrupts) for text in self.option(option)
                ]
            case ir.Random(local=slot, bound=bound):
                return self.all(ir.Local(slot), bound)
            case ir.Shuffle(zone=zone):
                return self.zone(zone)
            case ir.Insert(zone=zone, index=index, value=value):
                return self.zone(zone) + self.all(index, value)
            case ir.Delete(zone=zone, index=index):
                return self.zone(zone) + self.all(index)
            case ir.Fail(fault=fault):
                return [] if 0 < fault < len(ir.FAULTS) else self.problem(f"fault {fault}")
            case ir.Note(arguments=arguments):
                return self.all(*arguments)
        return self.problem(f"unknown statement {type(node).__name__}")

    def option(self, option: ir.Option) -> list[str]:
        scope: Scope = frozenset()
        found = self.all(option.low, option.high)
        if option.temp >= 0:
            scope = frozenset({option.temp})
            found += self.slot(option.temp)
        if option.local >= 0:
            found += self.all(ir.Local(option.local))
        return found + self.expression(option.guard, scope, 0) + self.expression(option.value, scope, 0)

    def slot(self, temp: int) -> list[str]:
        return [] if 0 <= temp < self.owner.temps else self.problem(f"temp {temp} of {self.owner.temps}")

    def zone(self, cell: ir.Cell) -> list[str]:
        region = self.program.regions.get(cell.region)
        if region is None or not region.zone or len(cell.index) != len(region.shape) - 1:
            return self.problem(f"{cell.region} with {len(cell.index)} indices is no zone")
        return self.all(*cell.index)

    def all(self, *parts: ir.Expr) -> list[str]:
        return [text for part in parts for text in self.expression(part, frozenset(), 0)]

    def indexed(self, block: ir.Region | ir.Data | None, name: str, index: tuple[ir.Expr, ...]) -> list[str]:
        if block is None or len(block.shape) != len(index):
            return self.problem(f"{name} with {len(index)} indices")
        return []

    def expression(self, expr: ir.Expr, scope: Scope, depth: int) -> list[str]:
        if depth > DEPTH:
            return self.problem("an expression is nested too deeply")
        found, inner = self.shape(expr, scope)
        for part, widened in inner:
            found += self.expression(part, scope | widened, depth + 1)
        return found

    def shape(self, expr: ir.Expr, scope: Scope) -> tuple[list[str], list[tuple[ir.Expr, Scope]]]:
        """What is wrong with an expression itself, and the parts of it with the temps that they add."""
        none: Scope = frozenset()
        match expr:
            case ir.Const(value=value):
                return ([] if LOWEST <= value <= HIGHEST else self.problem(f"constant {value}")), []
            case ir.Local(slot=slot):
                return ([] if 0 <= slot < self.locals else self.problem(f"local {slot} of {self.locals}")), []
            case ir.Temp(slot=slot):
                return ([] if slot in scope else self.problem(f"temp {slot} has no value here")), []
            case ir.Cell(region=name, index=index):
                return self.indexed(self.program.regions.get(name), name, index), [(i, none) for i in index]
            case ir.Table(table=name, index=index):
                return self.indexed(self.program.tables.get(name), name, index), [(i, none) for i in index]
            case ir.Binary(op=op, left=left, right=right):
                known = [] if op in ir.BINARY else self.problem(f"operation {op}")
                return known, [(left, none), (right, none)]
            case ir.Either(condition=condition, then=then, other=other):
                return [], [(condition, none), (then, none), (other, none)]
            case ir.Fold(op=op, temp=temp, low=low, high=high, where=where, value=value):
                known = self.slot(temp) + ([] if op in ir.FOLDS else self.problem(f"fold {op}"))
                own: Scope = frozenset({temp})
                if not expr.charged and not ir.brief(expr):
                    known += self.problem("a fold that is not brief costs nothing")
                return known, [(low, none), (high, none), (where, own), (value, own)]
            case ir.Let(temp=temp, value=value, body=body):
                return self.slot(temp), [(value, none), (body, frozenset({temp}))]
            case ir.Supposing(cell=cell, delta=delta, body=body):
                return [], [(cell, none), (delta, none), (body, none)]
            case ir.Because(condition=condition, need=need, have=have):
                return [], [(condition, none), (need, none), (have, none)]
            case ir.CallFunction(function=called, arguments=arguments):
                parts = [(part, none) for part in arguments]
                if not isinstance(called, str):
                    return [], [(called, none), *parts]
                function = self.program.functions.get(called)
                if function is None or function.parameters != len(arguments):
                    return self.problem(f"function {called} with {len(arguments)} arguments"), parts
                return [], parts
