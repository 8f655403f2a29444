"""A game that can be played: load it, start it, run it from one decision to the next."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from . import ir
from .calls import game_name, shown, variant_names, whole
from .canonical import Canonical
from .compiled import Compiled, Label
from .compiler import Compiler
from .declarations import declared, players_of
from .errors import FaultError, GameError, Problem, Problems, Span, SpecError
from .events import tell_settled
from .execution import Observer
from .feeding import Feed, Recorded, outcome
from .machine import DECISION_LIMIT, Machine, Stop, check_state
from .machine import State as Vector
from .nodes import Mapping, text_of
from .places import content_key, content_of, find, spec_folder
from .reference import ReferenceMachine
from .states import State
from .symbols import Symbols

if TYPE_CHECKING:
    from .holding import Holding
    from .simulate import Summary
    from .text import Texts

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
        source: str = "",
    ) -> None:
        self.compiled, self.key, self.content, self.variants = compiled, key, content, tuple(variants)
        self.id, self.players = compiled.spec.id, compiled.players
        self._machine_name, self._source = machine, source

    def __reduce__(self) -> tuple[Any, ...]:
        if not self._source:
            raise GameError(f"only a game that was loaded can be pickled, {self.id} was not")
        return _loaded, (self._source, self.players, self.variants, self._machine_name, self.rules)

    def __copy__(self) -> Game:
        return self

    def __deepcopy__(self, memo: object) -> Game:
        return self

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

    @cached_property
    def rules(self) -> bytes:
        """A digest of the rules as they are compiled; comments and texts do not change it."""
        from .identity import rules_digest

        return rules_digest(self.compiled)

    @cached_property
    def holding(self) -> Holding:
        """Finds what the rules hold under a name."""
        from .holding import Holding

        return Holding(self.compiled, self.canonical)

    def texts(self, lang: str) -> Texts:
        """The words of a language for this game."""
        if not isinstance(lang, str):
            raise GameError(f"a language is a name such as en, not {shown(lang)}")
        from .text import Texts

        return Texts.of(self.compiled.spec, lang)

    def new(self, seed: int = 0, feed: Feed | None = None) -> State:
        """A new game at its first decision."""
        return self.proceed(self.machine.new(whole(seed, "a seed")), feed)

    def simulate(self, games: int, seed: int = 1, jobs: int = 1) -> Summary:
        """Games by random choice with the seeds seed, seed + 1, ..., on so many threads: standings and a digest."""
        from .simulate import play, summary

        games, seed, jobs = whole(games, "the number of games", 0), whole(seed, "a seed"), whole(jobs, "jobs", 1)
        native = self.machine is not self.reference
        return summary(play(self.machine, self.compiled.program.seats, seed, games, jobs if native else 1), seed)

    def from_bytes(self, data: bytes) -> State:
        """A state from `State.to_bytes`; GameError for anything else."""
        from .saves import SavedError, restore

        state = State(self, restore(self, data))
        try:
            if state.decision is not None:
                repr(state.decision)
        except IndexError:
            said = "this saved game is damaged: its decision offers what is not there"
            raise SavedError("save-damaged", said) from None
        return state

    def proceed(
        self, vector: Vector, feed: Feed | None = None, observer: Observer | None = None, before: State | None = None
    ) -> State:
        """Run a vector to the next decision or the end; an observer is told of every step."""
        check_state(vector, self.compiled.program.size)
        if feed is not None and not callable(feed):
            raise GameError(f"a feed is a function of a chance, such as Recorded, not {shown(feed)}")
        if isinstance(feed, Recorded):
            feed.check(self.compiled.chances)
        stop = self._run(vector, feed, observer)
        while stop.kind == "chance":
            assert feed is not None
            self.machine.resolve(vector, outcome(self, vector, stop, feed))
            if observer is not None:
                tell_settled(self, vector, stop, observer)
            stop = self._run(vector, feed, observer)
        if stop.kind == "fault":
            raise self.fault(stop)
        return State(self, self.canonical.form(vector), before)

    def _run(self, vector: Vector, feed: Feed | None, observer: Observer | None) -> Stop:
        if observer is None:
            return self.run(vector, feed is not None)
        return self.reference.run(vector, feed is not None, observer)

    def same(self, other: Game) -> bool:
        """Whether another game has the same name, players, variants and rules."""
        return self is other or (self.key == other.key and self.rules == other.rules)

    def run(self, vector: Vector, external: bool = False) -> Stop:
        """Run a vector to its next stop; a fault names the statement itself."""
        begun = vector[:]
        stop = self.machine.run(vector, external)
        # The native machine may name the call that led there.
        return stop if stop.kind != "fault" else self.reference.run(begun, external)

    def fault(self, stop: Stop) -> FaultError:
        """Why a game could not go on, with the place in the spec."""
        return self.stopped(stop.node, FAULT_TEXTS[stop.fault])

    def endless(self, number: int) -> FaultError:
        """A game that asks for ever, at last at this statement."""
        return self.stopped(number, f"it does not end after {DECISION_LIMIT:,} decisions")

    def stopped(self, number: int, why: str) -> FaultError:
        """A game that is stopped at a statement."""
        nodes = self.compiled.program.nodes
        node = nodes[number] if 0 <= number < len(nodes) else None
        # What the spec did not write stands inside of something that it wrote.
        while node is not None and node.origin < 0:
            node = node.parent if isinstance(node.parent, ir.Stmt) else None
        span = self.compiled.origins[node.origin].span if node is not None else Span(self.id, 1, 1)
        return FaultError(Problem("game-fault", f"the game stopped: {why}", span))

    def option_text(self, label: Label | None, value: int) -> str:
        """An option as the spec names it; None is passing."""
        if label is None:
            return "pass"
        match label.kind:
            case "element" if label.type.base == "truth":
                return "true" if value else "false"
            case "element":
                return str(self.symbols.shown(label.type, value))
            case "line":
                start, end = label.origin.tree.at
                return " ".join(label.origin.scalar.text[start:end].split())
            case "anytime":
                return label.origin.rule
        return label.kind

    def seat(self, player: int | str) -> int:
        """The seat number of a player such as 0 or "p1"."""
        seats = self.compiled.program.seats
        names = [f"p{number + 1}" for number in range(seats)]
        if isinstance(player, str):
            seat = names.index(player) if player in names else -1
        else:
            seat = whole(player, "a player is p1, p2, ... or a seat, which")
        if not 0 <= seat < seats:
            raise GameError(f"there is no player {str(player)[:80]}; players are p1 to p{seats}")
        return seat


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


def load(game: str | Path, players: int | None = None, variants: Sequence[str] = (), machine: str = "native") -> Game:
    """Load a game by its id (or the path of its folder); SpecError lists everything that is wrong with it."""
    from .overlay import game_tree

    if machine not in MACHINES:
        raise GameError(f'there is no machine "{machine}"; machines: {", ".join(MACHINES)}')
    variants = variant_names(variants)
    folder = find(game_name(game))
    content = content_of(folder)
    tree = game_tree(folder, variants)
    if players is None:
        players = players_of(tree)[0]
    else:
        players = whole(players, "the number of players")
        _check_players(tree, players)
    spec, problems = declared(tree, players), Problems()
    compiled = Compiler(spec, players, problems).compile()
    if compiled is None:
        raise SpecError(problems.items)
    key = f"{spec.id}/{compiled.players}/{'+'.join(variants)}/{spec.version}"
    # Code of what was read must not be kept under the name of what was written meanwhile.
    kept = content_key(content, compiled.players, variants) if content_of(folder) == content else ""
    source = str(game) if folder == spec_folder() / str(game) else str(folder.absolute())
    return Game(compiled, machine, key, kept, variants, source)


@lru_cache(maxsize=8)
def _loaded(source: str, players: int, variants: tuple[str, ...], machine: str, rules: bytes) -> Game:
    """A game that was pickled; those of many states are one."""
    game = load(source, players, variants, machine)
    if game.rules != rules:
        raise GameError(f"the rules of {game.id} are not those that it was pickled with")
    return game


def _check_players(tree: Mapping, players: int) -> None:
    """Refuse a number of players that the game is not for, before its numbers by players are looked up."""
    game, (low, high) = tree.get("game"), players_of(tree)
    if isinstance(game, Mapping) and not low <= players <= high:
        raise GameError(f"{text_of(game.get('id'))} is for {low} to {high} players, not for {players}")
