"""A game at a decision or at its end: what it holds, what can happen next, what came out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from . import ir
from .calls import shown, whole
from .decisions import Decision, Option
from .errors import GameError
from .events import Event, happened
from .expressions import TOTAL
from .feeding import Feed, Recorded, Rolled
from .layout import RANK, SCORE
from .machine import State as Vector
from .machine import state_hash

if TYPE_CHECKING:
    from .game import Game


class State:
    """A game at a decision or at its end. It never changes; `apply` gives a new one.

    The vector is canonical: two states are equal, with equal hashes and bytes, if they belong to the same game and hold
    the same values wherever the rules can still read one, the generator of chance among them.
    """

    __slots__ = ("_decision", "_vector", "before", "game")

    def __init__(self, game: Game, vector: Vector, before: State | None = None) -> None:
        self.game, self._vector, self.before = game, vector, before
        self._decision: Decision | None = None

    @property
    def vector(self) -> Vector:
        """A copy of all cells."""
        return self._vector[:]

    @property
    def decision(self) -> Decision | None:
        """The decision at hand; None at the end."""
        if self._decision is None and not self.finished:
            stop = self.game.machine.options(self._vector)
            if stop.kind != "decision":
                raise self.game.fault(stop)
            self._decision = Decision(self.game, self._vector, stop)
        return self._decision

    @property
    def finished(self) -> bool:
        return self._vector[ir.STATUS] == ir.FINISHED

    def apply(self, option: Option | str, feed: Feed | None = None) -> State:
        """The state after an option, at the next decision or the end; GameError if it is not offered here."""
        return self.game.proceed(self._taken(option), feed, before=self)

    def undo(self) -> State:
        """The state before the last option; GameError at the start, or where a saved game began."""
        if self.before is None:
            raise GameError("there is nothing to take back")
        return self.before

    def events(self, option: Option | str, feed: Feed | None = None) -> list[Event]:
        """What applying an option would make happen, step by step; a Recorded or Rolled feed stays as it is."""
        own = feed.copy() if isinstance(feed, Recorded | Rolled) else feed
        found: list[Event] = []

        def observe(node: ir.Stmt, vector: Vector, details: tuple[int, ...]) -> None:
            found.extend(happened(self.game, node, vector, details))

        self.game.proceed(self._taken(option), own, observer=observe)
        return found

    def _taken(self, option: Option | str) -> Vector:
        """A copy of the vector after the choice itself."""
        decision = self.decision
        if decision is None:
            raise GameError("the game is over")
        chosen = decision.option(option) if isinstance(option, str) else option
        if not isinstance(chosen, Option):
            raise GameError(f"an option of this decision or its text is expected, not {shown(option)}")
        vector = self._vector[:]
        try:
            if chosen.decision.node.id != decision.node.id or not chosen.decision.game.same(self.game):
                raise ValueError
            self.game.machine.choose(vector, chosen.ordinal, chosen.value)
        except ValueError:
            texts = ", ".join(each.text for each in decision.options)
            what = "decision" if chosen.decision.game.same(self.game) else "game"
            raise GameError(f"this option belongs to another {what}; offered here: {texts}") from None
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
        return list(self._vector[where.base : where.base + where.size])

    def __getitem__(self, name: str) -> int | str | list[int | str]:
        """Read the state by name, for example state["p1.gold"]."""
        return self.game.symbols.read(self._vector, name)

    def view(self, player: int | str) -> dict[str, Any]:
        """The state by name as a player sees it; None stands for what is hidden."""
        from .views import view

        return view(self.game, self._vector, self.game.seat(player))

    def redetermined(self, player: int | str, seed: int) -> State:
        """A state that looks the same to a player, with everything hidden from them dealt anew."""
        from .views import redetermined

        return State(self.game, redetermined(self.game, self._vector, self.game.seat(player), whole(seed, "a seed")))

    @property
    def hash(self) -> int:
        """64 bits that are the same for equal states on every machine."""
        return state_hash(self._vector)

    def to_bytes(self) -> bytes:
        """The state as bytes, the same on every machine."""
        from .saves import dump

        return dump(self.game, self._vector)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self._vector == other._vector and self.game.same(other.game)

    def __hash__(self) -> int:
        return self.hash

    def __reduce__(self) -> tuple[Any, ...]:
        return self.game.from_bytes, (self.to_bytes(),)

    def __copy__(self) -> State:
        return self

    def __deepcopy__(self, memo: object) -> State:
        return self
