"""The public face of a game: load it, start it, see its decisions, apply an option, read the result."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from . import ir
from .canonical import Canonical
from .compiled import Compiled, Label
from .compiler import Compiler
from .declarations import declare
from .errors import GameError, Problems, Span, SpecError, hint_for
from .events import Event, happened, tell_settled
from .execution import Observer
from .expressions import TOTAL
from .feeding import Chance, Feed, Recorded, Rolled, outcome
from .layout import RANK, SCORE
from .machine import PASS, Machine, Stop, check_state, state_hash
from .machine import State as Vector
from .outlook import Outlook
from .places import content_key, find_folder, spec_folder
from .reference import ReferenceMachine
from .spec import PLAYER, Type
from .symbols import Symbols

if TYPE_CHECKING:
    from .simulate import Summary
    from .text import Texts


@dataclass(frozen=True, slots=True)
class Option:
    """One way to go on at a decision."""

    decision: Decision
    ordinal: int
    value: int

    @property
    def text(self) -> str:
        """The option as the spec names it: an entry, a number, the words of an effect, yes, no, stop, pass."""
        return self.decision.game.option_text(self.meaning, self.value)

    @property
    def meaning(self) -> Label | None:
        """What the compiler knows about this option; None for passing."""
        return self.decision.game.compiled.labels[self.node.label] if self.node is not None else None

    @property
    def node(self) -> ir.Option | None:
        """The option in the program; None for passing."""
        node = self.decision.node
        return [*node.options, *node.interrupts][self.ordinal] if self.ordinal != PASS else None

    @property
    def origin(self) -> Span:
        """The place in the spec that this option comes from."""
        label = self.meaning
        return label.origin.span if label is not None else self.decision.origin

    def label(self, lang: str = "en") -> str:
        """The option in words for a player."""
        node = self.node
        prospect = Outlook(self.decision).prospect(node, self.value) if node is not None else None
        return self.decision.game.texts(lang).option(self.meaning, self.value, prospect)

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class WhyNot:
    """An option that the rules name but the state forbids."""

    option: Option
    reasons: tuple[Any, ...]

    def text(self, lang: str = "en") -> str:
        """The reasons in words for a player."""
        texts = self.option.decision.game.texts(lang)
        return "; ".join(texts.reason(reason) for reason in self.reasons)


class Decision:
    """Who decides, what about, and the legal options in a fixed order."""

    __slots__ = ("game", "node", "options", "player", "prompt_number", "vector", "who")

    def __init__(self, game: Game, vector: Vector, stop: Stop) -> None:
        self.game, self.vector, self.who = game, vector, stop.who
        node = game.compiled.program.nodes[stop.node]
        assert isinstance(node, ir.Choose)
        self.node, self.prompt_number = node, node.prompt
        self.player = f"p{stop.who + 1}"
        self.options = tuple(Option(self, ordinal, value) for ordinal, value in stop.options)

    @property
    def origin(self) -> Span:
        """The place in the spec that asks."""
        return self.game.compiled.prompts[self.prompt_number].origin.span

    @property
    def rule(self) -> str:
        """The rule or effect that asks."""
        return self.game.compiled.prompts[self.prompt_number].origin.rule

    def prompt(self, lang: str = "en") -> str:
        """The question in words for a player."""
        prompt = self.game.compiled.prompts[self.prompt_number]
        return self.game.texts(lang).prompt(prompt, self.who, Outlook(self).acting)

    def option(self, text: str) -> Option:
        """The option with this text; GameError if it is not offered."""
        wanted = " ".join(text.split())
        for option in self.options:
            if option.text == wanted:
                return option
        texts = [option.text for option in self.options]
        raise GameError(f'"{wanted}" is not offered; offered: {", ".join(texts)}. {hint_for(wanted, texts)}'.rstrip())

    def why_not(self) -> list[WhyNot]:
        """What is not offered here, and why."""
        offered = {(option.ordinal, option.value) for option in self.options}
        found: dict[tuple[int, int], WhyNot] = {}
        for refusal in self.game.reference.why(self.vector):
            key = refusal.ordinal, refusal.value
            if key not in offered:
                found.setdefault(key, WhyNot(Option(self, *key), refusal.reasons))
        return list(found.values())

    def __repr__(self) -> str:
        return f"Decision({self.player}, {self.rule}, {[option.text for option in self.options]})"


class State:
    """A game at a decision or at its end. It never changes; `apply` gives a new one.

    The vector is canonical: two states are equal, with equal hashes and bytes, if they belong to the same game and hold
    the same values wherever the rules can still read one, the generator of chance among them.
    """

    __slots__ = ("_decision", "before", "game", "vector")

    def __init__(self, game: Game, vector: Vector, before: State | None = None) -> None:
        self.game, self.vector, self.before = game, vector, before
        self._decision: Decision | None = None

    @property
    def decision(self) -> Decision | None:
        """The decision at hand; None at the end."""
        if self._decision is None and not self.finished:
            stop = self.game.machine.options(self.vector)
            if stop.kind != "decision":
                raise GameError(f"the game stopped: {self.game.explain(stop)}")
            self._decision = Decision(self.game, self.vector, stop)
        return self._decision

    @property
    def finished(self) -> bool:
        return self.vector[ir.STATUS] == ir.FINISHED

    def apply(self, option: Option | str, feed: Feed | None = None) -> State:
        """The state after an option, at the next decision or the end; GameError if it is not offered here."""
        return self.game.proceed(self._taken(option), feed, before=self)

    def undo(self) -> State:
        """The state before the last option; GameError at the start, or where a saved game began."""
        if self.before is None:
            raise GameError("there is nothing to take back")
        return self.before

    def events(self, option: Option | str, feed: Feed | None = None) -> list[Event]:
        """What applying an option would make happen, step by step."""
        found: list[Event] = []

        def observe(node: ir.Stmt, vector: Vector, details: tuple[int, ...]) -> None:
            found.extend(happened(self.game, node, vector, details))

        self.game.proceed(self._taken(option), feed, observer=observe)
        return found

    def _taken(self, option: Option | str) -> Vector:
        """A copy of the vector after the choice itself."""
        decision = self.decision
        if decision is None:
            raise GameError("the game is over")
        chosen = decision.option(option) if isinstance(option, str) else option
        vector = self.vector[:]
        try:
            if chosen.decision.node.id != decision.node.id:
                raise ValueError
            self.game.machine.choose(vector, chosen.ordinal, chosen.value)
        except ValueError:
            texts = ", ".join(each.text for each in decision.options)
            raise GameError(f"this option belongs to another decision; offered here: {texts}") from None
        return vector

    @property
    def scores(self) -> list[int]:
        """The total of each seat; all 0 before the end."""
        return self._cells(TOTAL)

    @property
    def ranks(self) -> list[int]:
        """The place of each seat, 1 is the best, 0 for who takes no part; all 0 before the end."""
        return self._cells(RANK)

    @property
    def score_sheet(self) -> dict[str, list[int]]:
        """The score of each seat by category."""
        cells, seats = self._cells(SCORE), self.game.compiled.program.seats
        return {name: cells[n * seats : (n + 1) * seats] for n, name in enumerate(self.game.compiled.categories)}

    def _cells(self, region: str) -> list[int]:
        where = self.game.compiled.program.regions[region]
        return list(self.vector[where.base : where.base + where.size])

    def __getitem__(self, name: str) -> int | str | list[int | str]:
        """Read the state by name, for example state["p1.gold"]."""
        return self.game.symbols.read(self.vector, name)

    def view(self, player: int | str) -> dict[str, Any]:
        """The state by name as a player sees it; None stands for what is hidden."""
        from .views import view

        return view(self.game, self.vector, self.game.seat(player))

    def redetermined(self, player: int | str, seed: int) -> State:
        """A state that looks the same to a player, with everything hidden from them dealt anew."""
        from .views import redetermined

        return State(self.game, redetermined(self.game, self.vector, self.game.seat(player), seed))

    @property
    def hash(self) -> int:
        """64 bits that are the same for equal states on every machine."""
        return state_hash(self.vector)

    def to_bytes(self) -> bytes:
        """The state as bytes, the same on every machine."""
        from .saves import dump

        return dump(self.game, self.vector)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.vector == other.vector and self.game.key == other.game.key

    def __hash__(self) -> int:
        return self.hash


MACHINES = ("native", "reference")


class Game:
    """A game for a number of players, compiled and ready to play."""

    def __init__(
        self,
        compiled: Compiled,
        machine: str = "native",
        key: str = "",
        content: str = "",
        variants: Sequence[str] = (),
    ) -> None:
        self.compiled, self.key, self.content, self.variants = compiled, key, content, tuple(variants)
        self.id, self.players = compiled.spec.id, compiled.players
        self._machine_name = machine

    @cached_property
    def reference(self) -> ReferenceMachine:
        """The machine that explains: events, reasons."""
        return ReferenceMachine(self.compiled.program)

    @cached_property
    def machine(self) -> Machine:
        """The machine that plays."""
        if self._machine_name == "reference":
            return self.reference
        from .native import NativeMachine

        return NativeMachine(self.compiled.program, key=self.content)

    @cached_property
    def symbols(self) -> Symbols:
        """Names of the cells of the state."""
        return Symbols(self.compiled)

    @cached_property
    def canonical(self) -> Canonical:
        """Clears what cannot matter in a state."""
        return Canonical(self.compiled.program)

    def texts(self, lang: str) -> Texts:
        """The words of a language for this game."""
        from .text import Texts

        return Texts.of(self.compiled.spec, lang)

    def new(self, seed: int = 0, feed: Feed | None = None) -> State:
        """A new game at its first decision."""
        return self.proceed(self.machine.new(seed), feed)

    def simulate(self, games: int, seed: int = 1, jobs: int = 1) -> Summary:
        """Games by random choice with the seeds seed, seed + 1, ..., on so many threads: standings and a digest."""
        from .simulate import play, summary

        native = self.machine is not self.reference
        return summary(play(self.machine, self.compiled.program.seats, seed, games, jobs if native else 1), seed)

    def from_bytes(self, data: bytes) -> State:
        """A state from `State.to_bytes`; GameError for anything else."""
        from .saves import restore

        state = State(self, restore(self, data))
        try:
            if state.decision is not None:
                repr(state.decision)
        except IndexError:
            raise GameError("this saved game is damaged: its decision offers what is not there") from None
        return state

    def proceed(
        self, vector: Vector, feed: Feed | None = None, observer: Observer | None = None, before: State | None = None
    ) -> State:
        """Run a vector to the next decision or the end; an observer is told of every step."""
        check_state(vector, self.compiled.program.size)
        stop = self._run(vector, feed, observer)
        while stop.kind == "chance":
            assert feed is not None
            self.machine.resolve(vector, outcome(self, vector, stop, feed))
            if observer is not None:
                tell_settled(self, vector, stop, observer)
            stop = self._run(vector, feed, observer)
        if stop.kind == "fault":
            raise GameError(f"the game stopped: {self.explain(stop)}")
        return State(self, self.canonical.form(vector), before)

    def _run(self, vector: Vector, feed: Feed | None, observer: Observer | None) -> Stop:
        if observer is None:
            return self.machine.run(vector, external=feed is not None)
        return self.reference.run(vector, feed is not None, observer)

    def explain(self, stop: Stop) -> str:
        """Why a game could not go on, with the place in the spec."""
        node = self.compiled.program.nodes[stop.node] if 0 <= stop.node < len(self.compiled.program.nodes) else None
        place = f" at {self.compiled.origins[node.origin].span}" if node is not None and node.origin >= 0 else ""
        return f"{FAULT_TEXTS[stop.fault]}{place}"

    def option_text(self, label: Label | None, value: int) -> str:
        """An option as the spec names it; None is passing."""
        if label is None:
            return "pass"
        match label.kind:
            case "element":
                return self.named(label.type, value)
            case "line":
                start, end = label.origin.tree.at
                return " ".join(label.origin.scalar.text[start:end].split())
            case "anytime":
                return label.origin.rule
        return label.kind

    def seat(self, player: int | str) -> int:
        """The seat number of a player such as 0 or "p1"."""
        seats = self.compiled.program.seats
        seat = player if isinstance(player, int) else int(player[1:]) - 1 if player[1:].isdigit() else -1
        if not 0 <= seat < seats:
            raise GameError(f"there is no player {player}; players are p1 to p{seats}")
        return seat

    def named(self, type: Type, value: int) -> str:
        """A value as the spec names it."""
        if value == ir.NONE and type.base in ("entity", "resource"):
            return "none"
        match type.base:
            case "entity" if type.kind == PLAYER:
                return f"p{value + 1}"
            case "entity":
                return self.compiled.spec.family(type.kind)[value].id
            case "resource":
                return list(self.compiled.spec.resources)[value]
            case "truth":
                return "true" if value else "false"
        return str(value)


FAULT_TEXTS = (
    "",
    "an index lies outside its list",
    "a value lies outside its range",
    "too many rules call each other",
    "too many steps without a decision",
    "too many options",
    "something had to be paid, moved or required that was not there",
    "a zone is full or empty, or does not hold what is taken from it",
    "a division by zero",
)


def find(game: str | Path) -> Path:
    """The folder of a game, by its id or by a path."""
    folder = find_folder(game)
    if folder.is_dir():
        return folder
    known = sorted(each.name for each in spec_folder().iterdir() if each.is_dir()) if spec_folder().is_dir() else []
    raise GameError(f'there is no game "{game}". {hint_for(str(game), known) or "known games: " + ", ".join(known)}')


def load(game: str | Path, players: int | None = None, variants: Sequence[str] = (), machine: str = "native") -> Game:
    """Load a game by its id (or the path of its folder); SpecError lists everything that is wrong with it."""
    from .overlay import read_game

    if machine not in MACHINES:
        raise GameError(f'there is no machine "{machine}"; machines: {", ".join(MACHINES)}')
    variants = [variants] if isinstance(variants, str) else variants
    folder = find(game)
    problems = Problems()
    tree = read_game(folder, list(variants), problems)
    problems.error_if_any()
    assert tree is not None
    least = _least(tree)
    if players is not None:
        _check_players(tree, players)
    spec = declare(tree, players if players is not None else least, problems)
    problems.error_if_any()
    assert spec is not None
    compiled = Compiler(spec, players if players is not None else spec.players[0], problems).compile()
    if compiled is None:
        raise SpecError(problems.items)
    key = f"{spec.id}/{compiled.players}/{'+'.join(variants)}/{spec.version}"
    return Game(compiled, machine, key, content_key(folder, compiled.players, variants), variants)


def _check_players(tree: Any, players: int) -> None:
    """Refuse a number of players that the game is not for, before its numbers by players are looked up."""
    from .nodes import plain

    game = plain(tree).get("game", {})
    low, high = game["players"]["min"], game["players"]["max"]
    if not low <= players <= high:
        raise GameError(f"{game['id']} is for {low} to {high} players, not for {players}")


def _least(tree: Any) -> int:
    game = tree.get("game")
    players = game.get("players") if game is not None else None
    least = players.get("min") if players is not None else None
    return int(least.value) if least is not None else 1


__all__ = [
    "Chance",
    "Decision",
    "Event",
    "Game",
    "GameError",
    "Option",
    "Recorded",
    "Rolled",
    "SpecError",
    "State",
    "WhyNot",
    "find",
    "load",
]
