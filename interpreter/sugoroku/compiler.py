"""From declarations to the program that the machines run: what is asked for is compiled, once."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from . import ir
from . import syntax as s
from .availability import Availability
from .compiled import Compiled, Label, Prompt
from .course import main
from .cycles import check_conditions
from .errors import Problems
from .expressions import TOTAL, Expressions
from .hiding import Hiding
from .impossible import Impossible
from .inlining import simplify
from .layout import RANK, regions
from .nodes import Scalar
from .parser import parse_formula, parse_rule
from .scope import ONE, ZERO, Frame, Mode, Origin, Scope, Value, Wrong
from .spec import NUMBER, Entry, Rule, Spec, Type
from .statements import Statements
from .stocks import Stocks
from .tables import Tables
from .termination import check_endings, unused
from .visibility import visibility
from .wellformed import check_program

# A frame of a rule must fit the stack of a state.
LOCALS = 120


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
    effects: dict[str, tuple[Scalar, Entry | None]] = field(default_factory=dict)
    # What the locals of each procedure hold, and who acts where they are named.
    names: dict[str, dict[int, tuple[Type, ir.Expr]]] = field(default_factory=dict)
    loops: list[tuple[s.While, Scope]] = field(default_factory=list)
    # The trees of all procedures that are compiled, and what was found to be endless.
    bodies: dict[str, tuple[s.Statement, Scalar]] = field(default_factory=dict)
    endless_names: set[str] = field(default_factory=set)
    # Further procedures to compile with the game, such as scenarios.
    extras: list[Callable[[Compiler], None]] = field(default_factory=list)
    seats: int = 0
    expressions: Expressions = field(init=False)
    hiding: Hiding = field(init=False)
    impossible: Impossible = field(init=False)
    availability: Availability = field(init=False)
    statements: Statements = field(init=False)
    tables: Tables = field(init=False)
    stocks: Stocks = field(init=False)
    _trees: dict[int, s.Statement | None] = field(default_factory=dict)
    _types: dict[str, Type | None] = field(default_factory=dict)
    _queue: list[tuple[str, Rule, Entry | None]] = field(default_factory=list)
    _anytime: list[tuple[str, str]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.seats = self.spec.seat_count(self.players)
        self.tables, self.stocks = Tables(self), Stocks(self)
        self.hiding = Hiding(self)
        self.expressions = Expressions(self)
        self.impossible = Impossible(self)
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
            regions(self), self.tables.built, self.procedures, self.functions, "main", self.seats, TOTAL, RANK
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
            self.names,
            unused(self),
            self.effects,
        )

    def analyse(self) -> dict[str, str]:
        """Look at everything and note all problems; the functions that tell who sees what."""
        spec = self.spec
        for name, rule in spec.anytime.items():
            self.stocks.exchange(rule)
            titled = Rule(f"at any time {name}", rule.body, rule.span)
            self._anytime.append((self.register(titled, None), self.register_condition(titled, "run", None)))
        for rule in spec.rules.values():
            self.procedure(rule)
        for value in spec.values.values():
            self.value_type(value)
        seen = visibility(self)
        self.every_field()
        main(self)
        for extra in self.extras:
            extra(self)
        self.drain()
        self.hiding.check_calls()
        check_endings(self)
        check_conditions(self)
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
                self.names[name] = frame.names
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
        for value in names.values():
            frame.note(value, me)
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
        self.effects[name] = rule.body, entry
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

    # what explains the program

    def origin(self, tree: s.Tree, scope: Scope) -> int:
        self.origins.append(Origin(scope.scalar, tree, scope.rule))
        return len(self.origins) - 1

    def prompt(self, kind: str, name: str, type: Type, tree: s.Tree, scope: Scope) -> int:
        self.prompts.append(Prompt(kind, name, type, Origin(scope.scalar, tree, scope.rule), scope.me))
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
            scope = Scope(Frame(), ZERO, rule.body, name)
            self.hiding.called(condition, tree, scope.asking(who))
            label = self.label("anytime", tree, scope, NUMBER)
            options.append(ir.Option(label, ir.CallFunction(condition, (who,)), ir.Call(procedure, (who,))))
        return options

    # the frame of the game

    def every_field(self) -> None:
        """Compile all fields of all entries, also those that no rule reads, so that every mistake is found."""
        for kind in list(self.spec.kinds.values()):
            self.tables.check_entries(kind)
            for one in kind.fields.values():
                self.tables.read(kind.name, one, ZERO, tuple(ZERO for _ in one.per))
