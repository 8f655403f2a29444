"""Runs scenarios: plays each, compares what is offered, and asks what must hold afterwards."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from . import ir
from .chance import Policy
from .decisions import Decision, Option
from .errors import FaultError, Problems, SpecError
from .game import Game
from .machine import State, Stop, take
from .nodes import Scalar, number_of, text_of
from .overlay import read_files
from .scenario import Scenario, read
from .scenario_program import compiler_for, grouped

# So many choices are drawn until what a scenario is about begins.
DRAWN = 10_000


@dataclass(slots=True)
class Report:
    """How the scenarios of a game went."""

    passed: int = 0
    failed: list[str] = field(default_factory=list)


def run(
    folder: Path, problems: Problems, only: Path | None = None, progress: Callable[[int], None] = lambda _: None
) -> Report:
    """Run scenarios; what fails is reported at its place. Nothing to run is fine for a game that has none yet."""
    report = Report()
    groups = grouped(read(folder, problems, only))
    files = read_files(folder, problems)
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
            progress(1)
    return report


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
        choices, decisions, drawn = self.scenario.texts("choose"), 0, 0
        offered, refused = self.scenario.rows("offered"), self.scenario.rows("not offered")
        while (stop := machine.run(state)).kind == "decision":
            if not state[program.cells + 3]:
                if (drawn := drawn + 1) > DRAWN:
                    said = f"it asks more than {DRAWN:,} times before the scenario begins"
                    return self.stopped(self.game.stopped(stop.node, said))
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

    def stopped(self, fault: FaultError) -> None:
        hint = "a rule went wrong: correct it, or the given state"
        related = (("it stopped here", fault.problem.span),)
        self.problems.add("scenario-fault", fault.problem.message, self.scenario.span, hint, related)

    def conclude(self, state: State, stop: Stop, unused: list[Scalar], missing: bool) -> None:
        if stop.kind == "fault":
            self.stopped(self.game.fault(stop))
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
