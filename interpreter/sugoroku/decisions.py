"""A decision of a game: who decides, what about, the legal options, and why others are not offered."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from . import ir
from .compiled import Label
from .errors import GameError, Span, hint_for
from .machine import PASS, State, Stop
from .outlook import Outlook

if TYPE_CHECKING:
    from .game import Game


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

    __slots__ = ("_vector", "game", "node", "options", "player", "prompt_number", "who")

    def __init__(self, game: Game, vector: State, stop: Stop) -> None:
        self.game, self._vector, self.who = game, vector, stop.who
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
        """The option with this text; GameError if it is not offered, or if several have it that do not do the same."""
        wanted = " ".join(text.split())
        found = [option for option in self.options if option.text == wanted]
        if len({(option.ordinal, option.value) for option in found}) > 1 and not self._equal(found):
            raise GameError(f'{len(found)} options are called "{wanted}" and do not do the same; take one itself')
        if found:
            return found[0]
        texts = [option.text for option in self.options]
        raise GameError(f'"{wanted}" is not offered; offered: {", ".join(texts)}. {hint_for(wanted, texts)}'.rstrip())

    def _equal(self, options: list[Option]) -> bool:
        """Whether it makes no difference which of some options is taken."""
        after = set()
        for option in options:
            vector = self._vector[:]
            self.game.machine.choose(vector, option.ordinal, option.value)
            after.add(self.game.proceed(vector))
        return len(after) == 1

    def why_not(self) -> list[WhyNot]:
        """What is not offered here, and why."""
        offered = {(option.ordinal, option.value) for option in self.options}
        found: dict[tuple[int, int], WhyNot] = {}
        for refusal in self.game.reference.why(self._vector):
            key = refusal.ordinal, refusal.value
            if key not in offered:
                found.setdefault(key, WhyNot(Option(self, *key), refusal.reasons))
        return list(found.values())

    def __reduce__(self) -> tuple[Any, ...]:
        from .saves import dump

        return _decided, (self.game, dump(self.game, self._vector))

    def __copy__(self) -> Decision:
        return self

    def __deepcopy__(self, memo: object) -> Decision:
        return self

    def __repr__(self) -> str:
        return f"Decision({self.player}, {self.rule}, {[option.text for option in self.options]})"


def _decided(game: Game, data: bytes) -> Decision | None:
    return game.from_bytes(data).decision
