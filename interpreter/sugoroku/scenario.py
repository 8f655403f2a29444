"""Scenarios: a given state, decisions, and what must hold afterwards, written by designers and run as tests."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from collections.abc import Sequence as Seq
from dataclasses import dataclass, field
from pathlib import Path

from . import ir
from . import syntax as s
from .bounds import check_bounds
from .chance import Policy
from .compiler import Compiler
from .course import first_stock
from .declarations import declare, players_of
from .errors import Problems, Span, SpecError
from .game import Decision, Game, Option
from .loader import load_file
from .machine import State, Stop, take
from .nodes import Mapping, Node, Scalar, Sequence, number_of, text_of
from .overlay import Files, files_in, read_files, with_variants
from .parser import parse_formula, parse_rule
from .schema import validate
from .scope import ONE, ZERO, Frame, Scope, Value, Wrong, ZoneRef, minus
from .spec import Rule

FOLDER = "scenarios"


@dataclass(frozen=True, slots=True)
class Scenario:
    """One given / when / then."""

    name: str
    node: Mapping
    file: str
    players: int
    variants: tuple[Scalar, ...]
    facts: tuple[str, ...]

    @property
    def span(self) -> Span:
        found = self.node.get("name")
        return found.span if found is not None else self.node.span

    def fits(self, low: int, high: int, seats: int, problems: Problems) -> bool:
        """Whether the game is for so many players and has a seat for who acts."""
        players, actor = self.node.get("players"), self.node.get("me")
        if players is not None and not low <= self.players <= high:
            message = f"this game is for {low} to {high} players, not for {self.players}"
            problems.add("players-count", message, players.span)
            return False
        if isinstance(actor, Scalar) and int(actor.text[1:]) > seats:
            hint = f"the seats are {', '.join(f'p{n + 1}' for n in range(seats))}"
            problems.add("name-unknown", f'there is no player "{actor.text}" here', actor.span, hint)
            return False
        return True

    def texts(self, key: str) -> list[Scalar]:
        """The scalars of a list."""
        node = self.node.get(key)
        return [item for item in node.items if isinstance(item, Scalar)] if isinstance(node, Sequence) else []

    def rows(self, key: str) -> list[list[Scalar]]:
        """A list for each decision; a plain list is about the first one."""
        node = self.node.get(key)
        if not isinstance(node, Sequence):
            return []
        if any(isinstance(item, Sequence) for item in node.items):
            rows = [item.items if isinstance(item, Sequence) else (item,) for item in node.items]
            return [[each for each in row if isinstance(each, Scalar)] for row in rows]
        return [self.texts(key)]


@dataclass(slots=True)
class Report:
    """How the scenarios of a game went."""

    passed: int = 0
    failed: list[str] = field(default_factory=list)


def read(folder: Path, problems: Problems, only: Path | None = None) -> Iterator[Scenario]:
    """The scenarios of a game, or of one of its files."""
    for path in [only] if only is not None else files_in(folder / FOLDER, problems):
        try:
            node = load_file(path, folder)
        except SpecError as error:
            problems.extend(error)
            continue
        before = len(problems)
        validate(node, "scenarios", problems)
        listed = node.get("scenarios") if isinstance(node, Mapping) else None
        if len(problems) > before or not isinstance(listed, Sequence):
            continue
        for item in listed.items:
            if isinstance(item, Mapping):
                yield _scenario(item, path)


def _scenario(item: Mapping, path: Path) -> Scenario:
    variants, facts = item.get("variants"), item.get("facts")
    return Scenario(
        text_of(item.get("name")),
        item,
        path.name,
        number_of(item.get("players"), 0),
        tuple(each for each in variants.items if isinstance(each, Scalar)) if isinstance(variants, Sequence) else (),
        tuple(text_of(each) for each in facts.items) if isinstance(facts, Sequence) else (),
    )


def run(folder: Path, problems: Problems, only: Path | None = None) -> Report:
    """Run scenarios; what fails is reported at its place."""
    report = Report()
    groups = grouped(read(folder, problems, only))
    files = read_files(folder, problems) if groups else None
    for (players, _), scenarios in groups.items():
        inner = Problems()
        compiler = compiler_for(files, players, scenarios[0].variants, scenarios, inner) if files is not None else None
        compiled = compiler.compile() if compiler is not None and not len(inner) else None
        if compiled is None:
            problems.extend(SpecError(inner.items))
            report.failed += [scenario.name for scenario in scenarios]
            continue
        made = Game(compiled, "reference")
        for number, scenario in enumerate(scenarios):
            before = len(problems)
            _Run(made, scenario, number, problems).run()
            if len(problems) > before:
                report.failed.append(scenario.name)
            else:
                report.passed += 1
    return report


Group = tuple[int, tuple[str, ...]]


def grouped(scenarios: Iterable[Scenario]) -> dict[Group, list[Scenario]]:
    """Scenarios that can be compiled together: of the same number of players and the same variants."""
    groups: dict[Group, list[Scenario]] = {}
    for scenario in scenarios:
        groups.setdefault((scenario.players, tuple(each.text for each in scenario.variants)), []).append(scenario)
    return groups


def compiler_for(
    files: Files, players: int, variants: Seq[str | Scalar], scenarios: list[Scenario], problems: Problems
) -> Compiler | None:
    """What compiles a game (0 players: the smallest number) with some scenarios; None after a problem of its frame."""
    tree = with_variants(files, variants, problems)
    if len(problems):
        return None
    low, high = players_of(tree)
    spec = declare(tree, players or low, problems)
    if spec is None:
        return None
    check_bounds(spec, problems)
    compiler = Compiler(spec, players or low, problems)
    for number, scenario in enumerate(scenarios):
        if scenario.fits(low, high, compiler.seats, problems):
            compiler.extras.append(_Build(compiler, scenario, number).build)
    return compiler


class _Build:
    """Compiles a scenario into procedures and conditions beside the game."""

    def __init__(self, compiler: Compiler, scenario: Scenario, number: int) -> None:
        self.compiler, self.scenario, self.title = compiler, scenario, f"scenario {number}"

    def build(self, compiler: Compiler) -> None:
        scenario = self.scenario
        frame = Frame()
        me, stage = frame.local(), frame.local()
        whole = scenario.node.get("do")
        scope = Scope(frame, me, whole if isinstance(whole, Scalar) else compiler.spec.start, self.title)
        actor = scenario.node.get("me")
        steps: list[ir.Stmt] = [
            ir.Assign(me, ir.Const(int(text_of(actor, "p1")[1:] or 1) - 1)),
            *first_stock(compiler),
        ]
        setup = scenario.node.get("setup")
        if isinstance(setup, Scalar) and (tree := parse_rule(setup, compiler.problems)) is not None:
            steps.append(compiler.statements.body(tree, Scope(frame, me, setup, self.title)))
        given = scenario.node.get("given")
        for key, node in given.entries if isinstance(given, Mapping) else ():
            try:
                steps += self.given(key, node, scope)
            except Wrong:
                continue
        steps.append(ir.Assign(stage, ONE))
        body = whole if isinstance(whole, Scalar) else None
        tree = parse_rule(body, compiler.problems) if body is not None else None
        if tree is not None:
            steps.append(compiler.statements.body(tree, scope))
        elif body is None:
            steps.append(ir.Call(compiler.procedure(compiler.spec.rules[compiler.spec.start.text]), (ZERO,)))
        compiler.procedures[self.title] = ir.Procedure(self.title, 0, frame.locals, frame.temps, ir.Sequence(steps))
        for number, condition in enumerate(scenario.texts("then")):
            kind = compiler.compute(Rule(f"{self.title} then {number}", condition, condition.span), None)
            if kind is not None and kind.base != "truth":
                compiler.problems.add("type-mismatch", "a condition is expected", condition.span)

    def given(self, key: Scalar, node: Node, scope: Scope) -> list[ir.Stmt]:
        """Statements that set a piece of state."""
        compiler = self.compiler
        path = parse_formula(key, compiler.problems)
        if path is None:
            return []
        inside = Scope(scope.frame, scope.me, key, self.title)
        found = compiler.expressions.reference(path, inside)
        if isinstance(found, ZoneRef):
            items = node.items if isinstance(node, Sequence) else ()
            clear = ir.While(ir.Binary(">", found.size, ZERO), ir.Delete(found.cell, minus(found.size, ONE)))
            return [
                clear,
                *(
                    ir.Insert(found.cell, found.size, self.value(item, Value(found.item.type, ZERO), scope))
                    for item in items
                ),
            ]
        target, value = compiler.statements.target(path, inside)
        return [ir.Assign(target, self.value(node, value, scope))]

    def value(self, node: Node, wanted: Value, scope: Scope) -> ir.Expr:
        if not isinstance(node, Scalar):
            self.compiler.problems.add("type-mismatch", "a single value is expected", node.span)
            raise Wrong
        tree: s.Expression | None = parse_formula(node, self.compiler.problems)
        if tree is None:
            raise Wrong
        return self.compiler.expressions.typed(tree, wanted.type, Scope(scope.frame, scope.me, node, self.title))


class _Run:
    """Plays one scenario."""

    def __init__(self, game: Game, scenario: Scenario, number: int, problems: Problems) -> None:
        self.game, self.scenario, self.problems = game, scenario, problems
        self.title = f"scenario {number}"

    def run(self) -> None:
        machine, program = self.game.reference, self.game.compiled.program
        seed = number_of(self.scenario.node.get("seed"), 1)
        state, policy = machine.new(seed), Policy(seed)
        state[ir.NODE] = program.procedures[self.title].body.id
        choices, decisions = self.scenario.texts("choose"), 0
        offered, refused = self.scenario.rows("offered"), self.scenario.rows("not offered")
        while (stop := machine.run(state)).kind == "decision":
            if not state[program.cells + 3]:
                take(state, stop, *stop.options[policy.draw(len(stop.options))])
                continue
            decision = Decision(self.game, state, stop)
            if not self.compare(decision, offered, refused, decisions):
                return
            if decisions >= len(choices):
                self.left_open(decision)
                break
            chosen = self.option(decision, choices[decisions])
            if chosen is None:
                return
            take(state, stop, chosen.ordinal, chosen.value)
            decisions += 1
        self.conclude(
            state, stop, choices[decisions:], max(len(offered), len(refused)) > decisions + (stop.kind == "decision")
        )

    def left_open(self, decision: Decision) -> None:
        if not isinstance(flag := self.scenario.node.get("open"), Scalar) or flag.value is not True:
            texts = ", ".join(option.text for option in decision.options)
            self.problems.add(
                "scenario-open",
                f'a decision of {decision.player} in "{decision.rule}" is left open: {texts}',
                self.scenario.span,
                "add it to choose, or say open: true",
            )

    def conclude(self, state: State, stop: Stop, unused: list[Scalar], missing: bool) -> None:
        if stop.kind == "fault":
            self.problems.add(
                "scenario-fault",
                f"the game stopped: {self.game.explain(stop)}",
                self.scenario.span,
                "a rule went wrong there: correct it, or the given state",
            )
            return
        if unused:
            self.problems.add(
                "scenario-choice",
                "there is no decision left for this choice",
                unused[0].span,
                "a decision with a single option is taken without asking",
            )
        elif missing:
            self.problems.add("scenario-offer", "fewer decisions came than offers are listed", self.scenario.span)
        for number, condition in enumerate(self.scenario.texts("then")):
            self.check(state, number, condition)

    def check(self, state: State, number: int, condition: Scalar) -> None:
        seat = int(text_of(self.scenario.node.get("me"), "p1")[1:] or 1) - 1
        try:
            holds = self.game.reference.evaluate(state, f"{self.title} then {number}", (seat,))
        except ValueError as error:
            self.problems.add("scenario-then", f"this cannot be computed: {error}", condition.span)
            return
        if not holds:
            self.problems.add("scenario-then", "this does not hold", condition.span, self.actual(state, condition))

    def actual(self, state: State, condition: Scalar) -> str:
        """What a simple comparison found instead."""
        left = condition.text.split("=")[0].rstrip("<>! ").strip()
        name = left.replace("my ", text_of(self.scenario.node.get("me"), "p1") + ".")
        try:
            return f"{left} is {self.game.symbols.read(state, name)}"
        except KeyError:
            return ""

    def compare(
        self, decision: Decision, offered: list[list[Scalar]], refused: list[list[Scalar]], number: int
    ) -> bool:
        """Whether a decision offers what the scenario says."""
        texts = [option.text for option in decision.options]
        anytime = {
            option.text for option in decision.options if (m := option.meaning) is not None and m.kind == "anytime"
        }
        if number < len(offered) and offered[number]:
            wanted = [" ".join(each.text.split()) for each in offered[number]]
            missing = [each for each in wanted if each not in texts]
            extra = [each for each in texts if each not in wanted and each not in anytime]
            if missing or extra:
                said = "; ".join(
                    filter(
                        None,
                        (
                            f"not offered: {', '.join(missing)}" if missing else "",
                            f"also offered: {', '.join(extra)}" if extra else "",
                        ),
                    )
                )
                self.problems.add("scenario-offer", said, offered[number][0].span)
                return False
        if number < len(refused):
            for each in refused[number]:
                if " ".join(each.text.split()) in texts:
                    self.problems.add("scenario-offer", f'"{each.text}" is offered', each.span)
                    return False
        return True

    def option(self, decision: Decision, wanted: Scalar) -> Option | None:
        text = " ".join(wanted.text.split())
        exact = [option for option in decision.options if option.text == text]
        copies = [option for option in decision.options if option.text.rpartition("_")[0] == text]
        for option in exact or copies:
            return option
        texts = ", ".join(option.text for option in decision.options)
        self.problems.add(
            "scenario-choice",
            f'"{text}" is not offered to {decision.player} in "{decision.rule}"',
            wanted.span,
            f"offered: {texts}",
        )
        return None
