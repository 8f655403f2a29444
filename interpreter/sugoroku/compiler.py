"""From declarations to the program that the machines run, with the tables that explain it to people."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from dataclasses import dataclass, field

from . import ir
from . import syntax as s
from .availability import Availability
from .errors import Problems, hint_for
from .expressions import TOTAL, Expressions
from .inlining import simplify
from .nodes import Scalar
from .parser import parse_formula, parse_rule
from .scope import ONE, STOCK, ZERO, Frame, Mode, Origin, Scope, Value, Wrong, both, either, plus
from .spec import NUMBER, PLAYER, TRUTH, Entry, Rule, Spec, StateItem, Type
from .statements import Statements
from .tables import Tables
from .termination import check_endings, unused
from .wellformed import check_program

SCORE, RANK = "the score", "the rank"
POINTS = 1_000_000
WHO = ("nobody", "owner", "everybody")
# A frame of a rule must fit the stack of a state.
LOCALS = 120


@dataclass(frozen=True, slots=True)
class Prompt:
    """What a decision is about. kind: choose, gain, one of, may, any order, any order may."""

    kind: str
    name: str
    type: Type
    origin: Origin


@dataclass(frozen=True, slots=True)
class Label:
    """What an option stands for. kind: element (of `type`), line, yes, no, stop, anytime."""

    kind: str
    type: Type
    origin: Origin


@dataclass(frozen=True, slots=True)
class Compiled:
    """A game for a number of players, ready to run."""

    spec: Spec
    players: int
    program: ir.Program
    prompts: list[Prompt]
    labels: list[Label]
    origins: list[Origin]
    chances: list[str]
    categories: list[str]
    seen: dict[str, str]
    unused: tuple[Rule, ...]


@dataclass(slots=True)
class Compiler:
    """Compiles all rules of a spec; problems are collected, and the program is only good without any."""

    spec: Spec
    players: int
    problems: Problems
    procedures: dict[str, ir.Procedure] = field(default_factory=dict)
    functions: dict[str, ir.Function] = field(default_factory=dict)
    prompts: list[Prompt] = field(default_factory=list)
    labels: list[Label] = field(default_factory=list)
    origins: list[Origin] = field(default_factory=list)
    chances: list[str] = field(default_factory=list)
    exchanges: dict[str, tuple[str, int, int]] = field(default_factory=dict)
    loops: list[tuple[s.While, Scope]] = field(default_factory=list)
    # The trees of all procedures that are compiled, and what was found to be endless.
    bodies: dict[str, tuple[s.Statement, Scalar]] = field(default_factory=dict)
    endless_names: set[str] = field(default_factory=set)
    # Further procedures to compile with the game, such as scenarios.
    extras: list[Callable[[Compiler], None]] = field(default_factory=list)
    seats: int = 0
    expressions: Expressions = field(init=False)
    availability: Availability = field(init=False)
    statements: Statements = field(init=False)
    tables: Tables = field(init=False)
    _trees: dict[int, s.Statement | None] = field(default_factory=dict)
    _types: dict[str, Type | None] = field(default_factory=dict)
    _queue: list[tuple[str, Rule, Entry | None]] = field(default_factory=list)
    _anytime: list[tuple[str, str]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.seats = self.spec.seat_count(self.players)
        self.tables = Tables(self)
        self.expressions = Expressions(self)
        self.availability = Availability(self)
        self.statements = Statements(self)

    # the whole

    def compile(self) -> Compiled | None:
        """The compiled game, or None when problems were found."""
        seen = self.analyse()
        if len(self.problems):
            return None
        simplify(self.procedures, self.functions, self.tables.built)
        program = ir.Program(
            self.regions(), self.tables.built, self.procedures, self.functions, "main", self.seats, TOTAL, RANK
        )
        try:
            check_program(program)
        except ValueError as error:
            reason = str(error).splitlines()[0]
            self.problems.add("rule-large", f"the machines cannot run this game: {reason}", self.spec.start.span)
            return None
        spec = self.spec
        return Compiled(
            spec,
            self.players,
            program,
            self.prompts,
            self.labels,
            self.origins,
            self.chances,
            [rule.name for rule in spec.scoring],
            seen,
            unused(self),
        )

    def analyse(self) -> dict[str, str]:
        """Look at everything and note all problems; the functions that tell who sees what."""
        spec = self.spec
        for name, rule in spec.anytime.items():
            self.exchange(rule)
            titled = Rule(f"at any time {name}", rule.body, rule.span)
            self._anytime.append((self.register(titled, None), self.register_condition(titled, "run", None)))
        for rule in spec.rules.values():
            self.procedure(rule)
        for value in spec.values.values():
            self.value_type(value)
        seen = self.visibility()
        self.every_field()
        self.main()
        for extra in self.extras:
            extra(self)
        self.drain()
        check_endings(self)
        self.check_conditions()
        return seen

    def drain(self) -> None:
        """Compile what has been asked for but not been compiled yet."""
        while self._queue:
            name, rule, entry = self._queue.pop()
            self.availability.work = 0
            tree = self.tree(rule.body)
            if tree is None:
                continue
            if name in self.procedures:
                self.bodies[name] = (tree, rule.body)
                made, frame = self.procedures[name], Frame()
                scope = self.scope(rule, entry, frame, frame.local)
                made.body = self.statements.body(tree, scope)
                made.parameters, made.locals, made.temps = 1 + len(rule.parameters), frame.locals, frame.temps
                if frame.locals > LOCALS:
                    self.problems.add("rule-large", f'"{rule.name}" needs more than {LOCALS} names', rule.span)
            if name in self.functions:
                self.finish_condition(name, rule, entry, tree)

    def finish_condition(self, name: str, rule: Rule, entry: Entry | None, tree: s.Statement) -> None:
        made, frame = self.functions[name], Frame()
        scope = self.scope(rule, entry, frame, frame.temp)
        if name.startswith("wish "):
            scope = scope.wishing()
        try:
            made.body = self.availability.can(tree, scope)
        except Wrong:
            made.body = ONE
        made.parameters, made.temps = 1 + len(rule.parameters), frame.temps

    def scope(self, rule: Rule, entry: Entry | None, frame: Frame, slot: object) -> Scope:
        assert callable(slot)
        me = slot()
        names = {name: Value(type, slot()) for name, type in rule.parameters}
        if entry is not None:
            names["this"] = Value(Type("entity", entry.kind), ir.Const(entry.number))
        return Scope(frame, me, rule.body, rule.name, names)

    def tree(self, body: Scalar) -> s.Statement | None:
        """The syntax tree of a text, parsed once."""
        if id(body) not in self._trees:
            self._trees[id(body)] = parse_rule(body, self.problems)
        return self._trees[id(body)]

    # procedures and conditions

    def register(self, rule: Rule, entry: Entry | None) -> str:
        if rule.name not in self.procedures:
            self.procedures[rule.name] = ir.Procedure(rule.name, 1 + len(rule.parameters), 0, 0, ir.Sequence([]))
            self._queue.append((rule.name, rule, entry))
        return rule.name

    def register_condition(self, rule: Rule, mode: Mode, entry: Entry | None) -> str:
        name = f"{'can' if mode == 'run' else 'wish'} {rule.name}"
        if name not in self.functions:
            self.functions[name] = ir.Function(name, 1 + len(rule.parameters), 1 + len(rule.parameters), ONE)
            self._queue.append((name, rule, entry))
        return name

    def procedure(self, rule: Rule) -> str:
        """The name of the procedure of a rule."""
        return self.register(rule, None)

    def condition(self, rule: Rule, mode: Mode, tree: s.Tree, scope: Scope) -> str:
        """The name of the function that tells whether a rule can be done."""
        return self.register_condition(rule, mode, None)

    def effect(self, rule: Rule, entry: Entry | None) -> tuple[int, int, int]:
        """The numbers of the procedure and the conditions of an entry's effect."""
        name = self.register(rule, entry)
        can = self.register_condition(rule, "run", entry)
        wish = self.register_condition(rule, "wish", entry) if self.spec.anytime else can
        functions = list(self.functions)
        return list(self.procedures).index(name), functions.index(can), functions.index(wish)

    def formula(self, rule: Rule, entry: Entry | None) -> int:
        """The number of the function of an entry's formula."""
        if rule.name not in self.functions:
            self.compute(rule, entry)
        return list(self.functions).index(rule.name)

    def compute(self, rule: Rule, entry: Entry | None) -> Type | None:
        """Compile a computation; its type, or None after a problem."""
        made = self.functions.setdefault(rule.name, ir.Function(rule.name, 1 + len(rule.parameters), 1, ZERO))
        made.temps = 1 + len(rule.parameters)
        tree = parse_formula(rule.body, self.problems)
        if tree is None:
            return None
        frame = Frame()
        try:
            found = self.expressions.value(tree, self.scope(rule, entry, frame, frame.temp))
        except Wrong:
            return None
        finally:
            made.temps = max(frame.temps, made.temps)
        made.body = found.expr
        return found.type

    def value_type(self, rule: Rule) -> Type | None:
        if rule.name not in self._types:
            self._types[rule.name] = None
            self._types[rule.name] = self.compute(rule, None)
        return self._types[rule.name]

    def computed(self, rule: Rule, arguments: tuple[ir.Expr, ...], scope: Scope) -> Value:
        """The value of a named computation."""
        fresh = rule.name not in self._types
        found = self.value_type(rule)
        if found is None:
            if not fresh and not len(self.problems):
                self.problems.add("value-endless", f'the value "{rule.name}" needs itself', rule.span)
            raise Wrong
        return Value(found, ir.CallFunction(rule.name, (scope.me, *arguments)))

    def designs(self, root: str, entry: ir.Expr) -> ir.Expr:
        return self.tables.designs(root, entry)

    # resources

    def stock(self, noun: s.Name, scope: Scope) -> tuple[ir.Cell, str]:
        """The stock of the acting player that a noun names; "*" where only the running game knows which."""
        name = self.spec.plurals.get(noun.text, noun.text)
        if noun.text in scope.broken:
            raise Wrong
        if noun.text in scope.names:
            number = self.expressions.typed(noun, Type("resource"), scope)
            return ir.Cell(STOCK, (scope.me, number)), "*"
        if name not in self.spec.resources:
            known = [*self.spec.resources, *(p for p, one in self.spec.plurals.items() if one in self.spec.resources)]
            place = self.spec.places.get(noun.text)
            if place is not None:
                what = self.spec.described(noun.text)
                message = f'"{noun.text}" is {what}, a resource is expected'
                self.expressions.wrong("type-mismatch", message, noun, scope, declared=place)
            self.expressions.unknown("resource", noun.text, noun, scope, [*known, *self.spec.groups])
        return ir.Cell(STOCK, (scope.me, ir.Const(self.spec.resources[name].number))), name

    def stock_range(self, number: ir.Expr) -> tuple[ir.Expr, ir.Expr]:
        """The least and the most of a resource that only the running game knows."""
        resources = list(self.spec.resources.values())
        found: list[ir.Expr] = []
        for name, values in (("low", [r.low for r in resources]), ("high", [r.high for r in resources])):
            title = f"{STOCK}/{name}"
            self.tables.built[title] = ir.Data(title, (len(values),), tuple(values))
            found.append(ir.Table(title, (number,)))
        return found[0], found[1]

    def exchange(self, rule: Rule) -> None:
        """Note an exchange (pay a of one resource -> gain b of another) for wishing."""
        match self.tree(rule.body):
            case s.Pay(
                prices=(s.Price(amount=s.Number(value=price), noun=given),),
                then=s.Gain(amount=s.Number(value=gained), noun=noun),
            ) if gained > 0:
                source = self.spec.plurals.get(given.text, given.text)
                name = self.spec.plurals.get(noun.text, noun.text)
                for resource in self.spec.groups.get(noun.text, (name,)):
                    if source in self.spec.resources and resource in self.spec.resources:
                        self.exchanges.setdefault(resource, (source, price, gained))

    # what explains the program

    def origin(self, tree: s.Tree, scope: Scope) -> int:
        self.origins.append(Origin(scope.scalar, tree, scope.rule))
        return len(self.origins) - 1

    def prompt(self, kind: str, name: str, type: Type, tree: s.Tree, scope: Scope) -> int:
        self.prompts.append(Prompt(kind, name, type, Origin(scope.scalar, tree, scope.rule)))
        return len(self.prompts) - 1

    def label(self, kind: str, tree: s.Tree, scope: Scope, type: Type) -> int:
        self.labels.append(Label(kind, type, Origin(scope.scalar, tree, scope.rule)))
        return len(self.labels) - 1

    def chance(self, name: str) -> int:
        if name not in self.chances:
            self.chances.append(name)
        return self.chances.index(name)

    def reason(self, tree: s.Expression, scope: Scope) -> str:
        """The written condition, for the reason why an option is not offered."""
        return scope.scalar.text[tree.at[0] : tree.at[1]]

    def interrupts(self, who: ir.Expr) -> list[ir.Option]:
        """What the owner of a decision may do at any time."""
        options = []
        for (name, rule), (procedure, condition) in zip(self.spec.anytime.items(), self._anytime, strict=True):
            tree = self.tree(rule.body) or s.Nothing()
            label = self.label("anytime", tree, Scope(Frame(), ZERO, rule.body, name), NUMBER)
            options.append(ir.Option(label, ir.CallFunction(condition, (who,)), ir.Call(procedure, (who,))))
        return options

    # the frame of the game

    def every_field(self) -> None:
        """Compile all fields of all entries, also those that no rule reads, so that every mistake is found."""
        for kind in list(self.spec.kinds.values()):
            self.tables.check_entries(kind)
            for one in kind.fields.values():
                self.tables.read(kind.name, one, ZERO, tuple(ZERO for _ in one.per))

    def visibility(self) -> dict[str, str]:
        """The function that tells for each hidden piece of state whether a viewer sees it."""
        found = {}
        for item in self.spec.state.values():
            if item.seen is not None:
                if item.seen.text not in WHO:
                    if item.seen.text not in self.spec.places and (nearby := hint_for(item.seen.text, WHO)):
                        message = f'nobody is called "{item.seen.text}"'
                        self.problems.add("name-unknown", message, item.seen.span, nearby)
                        continue
                    viewer = ("viewer", Type("entity", PLAYER))
                    rule = Rule(f"seen {item.name}", item.seen, item.span, (viewer,))
                    if (type := self.compute(rule, None)) is not None and type.base != "truth":
                        self.problems.add(
                            "seen-type",
                            f"this is {type}, a condition on the viewer is expected",
                            item.seen.span,
                            "write nobody, owner, everybody, or a condition such as viewer = p1",
                        )
                    found[item.name] = rule.name
                else:
                    if item.seen.text == "owner" and PLAYER not in item.per:
                        self.problems.add(
                            "seen-owner",
                            f'"{item.name}" is not kept per player, so it has no owner',
                            item.seen.span,
                            "write nobody, or a condition on the viewer",
                        )
                    found[item.name] = item.seen.text
        return found

    def main(self) -> None:
        rule = self.spec.rules.get(self.spec.start.text)
        if rule is None:
            scope = Scope(Frame(), ZERO, self.spec.start, "")
            try:
                self.expressions.unknown(
                    "rule", self.spec.start.text, s.Nothing(at=(0, len(self.spec.start.text))), scope, self.spec.rules
                )
            except Wrong:
                return
        if rule.parameters:
            related = (("the rule is declared here", rule.span),)
            message = "the game begins with this rule, so it takes no arguments"
            self.problems.add("arguments-count", message, self.spec.start.span, "", related)
        at = ir.Local(0)
        steps: list[ir.Stmt] = []
        for number, score in enumerate(self.spec.scoring):
            titled = Rule(f"score {score.name}", score.body, score.span)
            self.expect(self.compute(titled, None), NUMBER, score.body)
            cell = ir.Cell(SCORE, (ir.Const(number), at))
            steps.append(ir.Assign(cell, ir.CallFunction(titled.name, (at,))))
            steps.append(ir.Change(ir.Cell(TOTAL, (at,)), cell))
        ranks: list[ir.Stmt] = [ir.Assign(ir.Cell(RANK, (at,)), self.rank(at))]
        body = ir.Sequence(
            [
                *self.first_stock(),
                ir.Call(self.procedure(rule), (ZERO,)),
                *self.for_seats(at, steps),
                *self.for_seats(at, ranks),
            ]
        )
        self.procedures["main"] = ir.Procedure("main", 0, 1, 1, body)

    def expect(self, found: Type | None, wanted: Type, body: Scalar) -> None:
        """Note a computation of another type than expected."""
        if found is not None and not self.expressions.fits(found, wanted):
            self.problems.add("type-mismatch", f"this is {found}, {wanted} is expected", body.span)

    def first_stock(self) -> list[ir.Stmt]:
        """Give every seat what it starts with."""
        return [
            ir.Assign(ir.Cell(STOCK, (ir.Const(seat), ir.Const(resource.number))), ir.Const(resource.start))
            for seat in range(self.seats)
            for resource in self.spec.resources.values()
            if resource.start
        ]

    def for_seats(self, at: ir.Local, body: list[ir.Stmt]) -> list[ir.Stmt]:
        inside = ir.Sequence([*body, ir.Assign(at, plus(at, ONE))])
        return [ir.Assign(at, ZERO), ir.While(ir.Binary("<", at, ir.Const(self.seats)), inside)]

    def rank(self, at: ir.Local) -> ir.Expr:
        """One more than the number of better players; 0 for who does not take part."""
        keys = []
        for number, scalar in enumerate(self.spec.ranking):
            name = f"ranking {number}"
            tree = parse_formula(scalar, self.problems)
            frame = Frame()
            me = frame.temp()
            made = ir.Function(name, 1, 1, ZERO)
            if tree is not None:
                with contextlib.suppress(Wrong):
                    made.body = self.expressions.number(tree, Scope(frame, me, scalar, "ranking"))
            made.temps = frame.temps
            self.functions[name] = made
            keys.append(name)
        other = ir.Temp(0)
        better: ir.Expr = ZERO
        for name in reversed(keys):
            mine, theirs = ir.CallFunction(name, (at,)), ir.CallFunction(name, (other,))
            better = either(ir.Binary(">", theirs, mine), both(ir.Binary("==", theirs, mine), better))
        if not keys:
            better = ir.Binary(">", ir.Cell(TOTAL, (other,)), ir.Cell(TOTAL, (at,)))
        takes_part: ir.Expr = ONE
        if self.spec.ranked is not None:
            found = self.compute(Rule("ranked", self.spec.ranked, self.spec.ranked.span), None)
            self.expect(found, TRUTH, self.spec.ranked)
            better = both(ir.CallFunction("ranked", (other,)), better)
            takes_part = ir.CallFunction("ranked", (at,))
        place = plus(ir.Fold("sum", 0, ZERO, ir.Const(self.seats), better, ONE), ONE)
        return place if takes_part == ONE else ir.Either(takes_part, place, ZERO)

    def regions(self) -> dict[str, ir.Region]:
        """Lay out the state vector."""
        found: dict[str, ir.Region] = {}
        address = ir.HEADER

        def add(name: str, shape: tuple[int, ...], low: int, high: int, start: int, zone: bool = False) -> None:
            nonlocal address
            found[name] = ir.Region(name, address, shape, low, high, start, zone)
            address += found[name].size

        resources = list(self.spec.resources.values())
        add(STOCK, (self.seats, max(len(resources), 1)), -POINTS, POINTS, 0)
        for item in self.spec.state.values():
            shape = tuple(len(self.spec.kinds[kind].entries) for kind in item.per)
            if item.zone:
                add(item.name, (*shape, item.size + 1), item.low, item.high, 0, True)
            else:
                add(item.name, shape, item.low, item.high, self.start(item))
        add(SCORE, (max(len(self.spec.scoring), 1), self.seats), -POINTS, POINTS, 0)
        add(TOTAL, (self.seats,), -POINTS, POINTS, 0)
        add(RANK, (self.seats,), 0, self.seats, 0)
        return found

    def start(self, item: StateItem) -> int:
        if item.start is None:
            return -1 if item.type.base in ("entity", "resource") else max(item.low, 0)
        return self.tables.number(item.start, item.type)

    # checks of the whole

    def check_conditions(self) -> None:
        """A condition that needs itself would never end."""
        names = list(self.functions)
        edges = {name: [*self.callees(function.body, names)] for name, function in self.functions.items()}
        state: dict[str, int] = {}
        for first in names:
            stack = [(first, iter(edges[first]))] if first not in state else []
            while stack:
                name, rest = stack[-1]
                state[name] = 1
                following = next(rest, None)
                if following is None:
                    state[name] = 2
                    stack.pop()
                elif following not in state:
                    stack.append((following, iter(edges[following])))
                elif state[following] == 1:
                    self.endless(following, names)
                    state[following] = 2

    def endless(self, name: str, names: list[str]) -> None:
        title = name.split(" ", 1)[1] if name.startswith(("can ", "wish ")) else name
        if title in self.endless_names:
            return
        rule = self.spec.rules.get(title) or self.spec.values.get(title)
        span = rule.span if rule is not None else self.bodies[title][1].span if title in self.bodies else None
        self.problems.add(
            "effect-endless",
            f'"{title}" needs itself before anything changes, so it would never end',
            span or self.spec.start.span,
            "let a price or a change stand before the repetition",
        )

    def callees(self, expr: object, names: list[str]) -> set[str]:
        found: set[str] = set()
        pending = [expr]
        while pending:
            at = pending.pop()
            if isinstance(at, ir.CallFunction):
                if isinstance(at.function, str):
                    found.add(at.function)
                elif isinstance(at.function, ir.Table):
                    found.update(names[number] for number in set(self.tables.built[at.function.table].values))
            pending.extend(ir.expressions(at))
        return found
