"""Everything that a player reads: effects, prompts, options, reasons, events and names, in one language."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from . import syntax as s
from .compiled import Label, Prompt
from .errors import Span
from .figures import Figures, callable_rule
from .fluent import LanguageError, fact_id, identifier, languages, open_language, open_symbols, preferred, words
from .icons import Icons
from .nodes import Scalar
from .nouns import NOMINATIVE, Phrase, in_case, in_mood, starts
from .numerals import SIGN, Numeral, figures, signed
from .outlook import Prospect
from .reasons import Reason
from .sentences import IMPERATIVE, LABEL, Sentences
from .spec import PLAYER, Entry, Spec, Type
from .telling import Known, Untold, written_entry

if TYPE_CHECKING:
    from .events import Event

_RECENT: dict[tuple[int, str], Texts] = {}
_RECENT_LIMIT = 32
# A comparison must leave its mark in the id of a reason.
_SIGNS = {"!=": "not", ">=": "at-least", "<=": "at-most", "=": "is", ">": "over", "<": "under", "+": "plus",
          "-": "minus"}


def condition_id(condition: str) -> str:
    """The id of the message that says why a written condition does not hold."""
    spelled = re.sub(r"!=|>=|<=|[=<>+-]", lambda sign: f" {_SIGNS[sign.group()]} ", condition)
    return identifier("reason", spelled)


class Texts:
    """The words of one language for one game."""

    def __init__(self, spec: Spec, lang: str, folder: Path | None = None, players: int | None = None) -> None:
        self.spec, self.lang = spec, lang
        self.figures = Figures(spec, players)
        functions: dict[str, Callable[..., Any]] = {
            "NOUN": in_case, "CLAUSE": in_mood, "STARTS": starts, "SPEC": self._spec, "AMOUNT": self._amount,
            "NAME": self._name, "EFFECT": self._effect}
        self.language = open_language(lang, spec.id, functions, folder)
        self.sentences = Sentences(spec, self.language, self.figures)
        self.nouns = self.sentences.nouns
        self._icons = Icons(spec, open_symbols(spec.id, functions, folder), self.figures, self._short)

    @classmethod
    def of(cls, spec: Spec, lang: str) -> Texts:
        """The texts of a spec, kept for the next call."""
        key = (id(spec), lang)
        found = _RECENT.pop(key, None)
        if found is None or found.spec is not spec:
            found = cls(spec, lang)
        _RECENT[key] = found
        while len(_RECENT) > _RECENT_LIMIT:
            del _RECENT[next(iter(_RECENT))]
        return found

    # effects

    def effect(self, tree: s.Statement, scalar: Scalar | None = None, this: Entry | None = None) -> str:
        """An effect as a sentence of its own; a kind may say who does what stands on its entries."""
        body = self.sentences.phrase(tree, scalar, IMPERATIVE, self._names(this))
        told = self.nouns.by_kind(this, "does", body=body) if this is not None else None
        return self.sentence(told or in_mood(body))

    def label(self, tree: s.Statement, scalar: Scalar | None = None, this: Entry | None = None) -> str:
        """An effect as a short label."""
        return capital(self.sentences.clause(tree, scalar, LABEL, self._names(this)))

    def icons(self, tree: s.Statement, scalar: Scalar | None = None, this: Entry | None = None) -> str:
        """An effect as a line of symbols."""
        return self._icons.line(tree, scalar, self._names(this))

    def effect_of(self, scalar: Scalar, this: Entry | None = None) -> str:
        """The sentence for an effect as it is written in the spec."""
        tree = self.figures.tree(scalar)
        return self.effect(tree, scalar, this) if tree is not None else scalar.text

    def sentence(self, clause: str) -> str:
        """A clause with its capital and its full stop."""
        text = capital(clause)
        return text if text.endswith((".", "!", "?", "…")) else f"{text}."

    def _names(self, this: Entry | None) -> dict[str, Known]:
        return {"this": this} if this is not None else {}

    def _short(self, tree: s.Statement, scalar: Scalar | None, names: dict[str, Known]) -> str:
        return self.sentences.clause(tree, scalar, LABEL, names)

    # decisions

    def prompt(self, prompt: Prompt, who: int | None = None, acting: int | None = None) -> str:
        """The question of a decision; where the one who decides is not the one who acts, it says who does."""
        values: dict[str, object] = {}
        if who is not None:
            values["player"] = self.nouns.player(who)
        own = identifier("prompt", prompt.origin.rule, prompt.name or prompt.kind)
        if acting is None or acting == who:
            return self.language.format(own, "", values) or self._general_prompt(prompt, values)
        values["acting"] = Phrase(lambda case: self.nouns.player(acting, case))
        if (other := self.language.format(own, "other", values)) is not None:
            return other
        asked = self.language.format(own, "", values) or self._general_prompt(prompt, values)
        return self.sentences.say("prompt-for-other", prompt=asked, acting=values["acting"])

    def _general_prompt(self, prompt: Prompt, values: dict[str, object]) -> str:
        tree, scalar = prompt.origin.tree, prompt.origin.scalar
        match prompt.kind:
            case "choose" if prompt.type.base == "entity":
                kind = prompt.type.kind
                values["what"] = Phrase(lambda case: self.nouns.kind(kind, 1, case))
                return self.sentences.say("prompt-choose", **values)
            case "choose":
                number = prompt.type.base == "number"
                return self.sentences.say("prompt-choose-number" if number else "prompt-choose-any", **values)
            case "gain":
                values["what"] = self.nouns.amount(1, prompt.name)
                return self.sentences.say("prompt-gain", **values)
            case "may" if isinstance(tree, s.May):
                values["body"] = self.sentences.phrase(tree.body, scalar, IMPERATIVE, {})
                return self.sentences.say("prompt-may", **values)
        return self.sentences.say(identifier("prompt", prompt.kind), **values)

    def option(self, label: Label | None, value: int = 0, prospect: Prospect | None = None) -> str:
        """One way to go on, with what the state tells about it; None stands for passing."""
        if label is None:
            return self.sentences.say("option-pass")
        tree, scalar = label.origin.tree, label.origin.scalar
        match label.kind:
            case "element":
                return self._element(label, value, prospect or Prospect())
            case "line" | "anytime":
                return self.label(tree, scalar)  # type: ignore[arg-type]
            case "yes":
                return self.sentences.say("option-yes", body=self._short(tree, scalar, {}))  # type: ignore[arg-type]
        return self.sentences.say(identifier("option", label.kind))

    def _element(self, label: Label, value: int, prospect: Prospect) -> str:
        """An element of a choice, with what it costs and brings at once, and the effect that its texts leave unsaid."""
        entity = label.type.base == "entity" and value >= 0
        entry = self.spec.family(label.type.kind)[value] if entity else None
        text = capital(self.nouns.option(entry, prospect.kept) if entry is not None else self.value(label.type, value))
        paid = [self.nouns.amount(-change, name) for name, change in prospect.stock.items() if change < 0]
        if label.type.base == "number" and paid and -value in prospect.stock.values():
            return capital(in_case(self.sentences.listed(paid, "and")))
        # A resource that is chosen is what is gained.
        gained = [self.nouns.amount(change, name) for name, change in prospect.stock.items()
                  if change > 0 and label.type.base != "resource"]
        if paid or gained:
            text = self.sentences.say("option-priced", name=text, price=self._exchanged(paid, gained))
        if prospect.effect is None or (entry is not None and self.nouns.tells(entry)):
            return text
        scalar, this = prospect.effect
        tree = self.figures.tree(scalar)
        body = self._short(tree, scalar, self._names(this)) if tree is not None else scalar.text
        return self.sentences.say("option-effect", name=text, body=body)

    def _exchanged(self, paid: list[Phrase], gained: list[Phrase]) -> Phrase | str:
        price = self.sentences.listed(paid, "and")
        if not gained:
            return price
        then = self.sentences.say("label-gain", what=self.sentences.listed(gained, "and"))
        return self.sentences.say("label-pay-then", what=price, then=then) if paid else then

    def value(self, type: Type, value: int) -> str:
        """A value of the running game in words."""
        match type.base:
            case "entity" | "resource" if value < 0:
                return self.sentences.say("value-none")
            case "entity" if type.kind == PLAYER:
                return self.nouns.player(value)
            case "entity":
                return self.nouns.entry(self.spec.family(type.kind)[value])
            case "resource":
                return self.nouns.bare(list(self.spec.resources)[value])
            case "truth":
                return self.sentences.say("value-true" if value else "value-false")
        return figures(value)

    # explanations

    def reason(self, reason: Reason) -> str:
        """Why an option is not offered."""
        say = self.sentences.say
        match reason.reason:
            case "pay" if reason.subject in self.spec.resources:
                return say("reason-pay", what=self.nouns.amount(reason.need, reason.subject), have=reason.have)
            case "pay":
                return say("reason-pay-any", need=reason.need, have=reason.have)
            case "move":
                return say("reason-move", need=reason.need, have=reason.have)
            case "empty":
                zone = self.language.format(identifier("state", reason.subject))
                return say("reason-empty", zone=zone) if zone is not None else say("reason-empty-any")
            case "done":
                return say("reason-done")
            case "full":
                return say("reason-full", most=reason.need)
            case "nothing":
                return say("reason-nothing")
            case "condition":
                return say("reason-condition")
        return self.language.format(condition_id(reason.subject)) or say("reason-condition")

    def event(self, event: Event) -> str | None:
        """What happened, if a player is told about it."""
        owner, _, name = event.name.partition(".")
        name = self.spec.plurals.get(name, name)
        if event.kind not in ("assign", "change") or not name or len(event.details) < 3:
            return None
        change = event.details[2] - event.details[1]
        if not change:
            return None
        player = capital(self.nouns.entry(self.spec.entries[owner])) if owner in self.spec.entries else owner
        if name in self.spec.resources:
            what = self.nouns.amount(abs(change), name)
            return self.sentences.say("event-gain" if change > 0 else "event-pay", player=player, what=what)
        stem, *places = re.findall(r"\w+", name)
        if (what_changed := self.language.format(identifier("state", stem), "logged")) is None:
            return None
        for place in places:
            what_changed = self.sentences.say("event-place", what=what_changed, place=self.name(place))
        return self.sentences.say("event-change", player=player, what=what_changed, change=signed(change))

    def chosen(self, player: int, option: str) -> str:
        """A line of the log: who chose what."""
        return self.sentences.say("event-choose", player=self.nouns.player(player), option=option)

    # names

    def name(self, id: str, case: str = NOMINATIVE, count: int = 1) -> str:
        """The name of an entry, a resource, a group, a kind, a rule, a noun of the prose or a piece of state."""
        one = self.spec.plurals.get(id, id)
        if (entry := written_entry(self.spec, id)) is not None:
            return self.nouns.entry(entry, case)
        if one in self.spec.resources or one in self.spec.groups:
            return self.nouns.resource(one, count, case)
        if one in self.spec.kinds:
            return self.nouns.kind(one, count, case)
        if id in self.spec.rules:
            return self.rule_name(id)
        noun = self.nouns.form(identifier("noun", id), case, count=count)
        return noun or self.language.format(identifier("state", id)) or words(id)

    def rule_name(self, rule: str) -> str:
        """The name of a rule."""
        call = s.CallRule(rule, ())
        short = self.language.format(identifier("rule", rule), "label")
        return short or self.sentences.rule(call, None, IMPERATIVE, {})

    def state(self, id: str) -> str:
        """The name of a piece of state."""
        return self.language.format(identifier("state", id)) or self.nouns.lost(identifier("state", id), id)

    def category(self, id: str) -> str:
        """The name of a category of the score sheet; "total" is the sum."""
        return self.language.format(identifier("score", id)) or self.nouns.lost(identifier("score", id), id)

    def score_sheet(self, sheet: dict[str, list[int]]) -> dict[str, list[int]]:
        """A score sheet with the names of its categories."""
        return {self.category(name): scores for name, scores in sheet.items()}

    def variant(self, id: str) -> str:
        """The name of a variant."""
        return self.language.format(identifier("variant", id)) or self.nouns.lost(identifier("variant", id), id)

    # the rulebook

    def fact(self, fact: str) -> str | None:
        """The prose of a numbered fact; empty where the rules at hand leave it out, None without a message."""
        text = self.language.format(fact_id(fact))
        if text is None:
            return None
        # Where a file breaks its lines means nothing.
        return re.sub(r"[ \t]*\n[ \t]*", " ", text.strip())

    def chapter(self, id: str) -> str:
        """The title of a chapter."""
        return self.language.format(identifier("chapter", id)) or self.nouns.lost(identifier("chapter", id), id)

    def variant_about(self, id: str) -> str | None:
        """What a variant changes."""
        return self.language.format(identifier("variant", id), "about")

    def constant(self, id: str) -> str | None:
        """The name of a number of the rules, if players see it."""
        return self.language.format(identifier("constant", id))

    @property
    def title(self) -> str:
        """The name of the game."""
        return self.language.format("game-title") or words(self.spec.id)

    def marks(self) -> dict[str, tuple[str, str]]:
        """The symbols of the game by the ids of what they stand for: the symbol and the name."""
        found: dict[str, tuple[str, str]] = {}
        for name in (*self.spec.resources, *self.spec.groups):
            if (symbol := self._icons.noun(name)) is not None:
                found[name] = symbol, self.nouns.bare(name)
        for rule in self.spec.rules.values():
            if not rule.parameters and (symbol := self._icons.rule(rule.name)) is not None:
                found[rule.name] = symbol, self.rule_name(rule.name)
        for entry in self.spec.entries.values():
            if (symbol := self._icons.entry(entry)) is not None:
                found[entry.id] = symbol, self.nouns.entry(entry)
        return found

    def printed(self, entry: Entry) -> list[str]:
        """The numbers and symbols that stand on a card beside its effects."""
        return self._icons.printed(entry, self.nouns.fields(entry))

    @property
    def errors(self) -> list[tuple[str, Exception]]:
        """What went wrong so far: the ids of messages, of words and of symbols, and why."""
        return [*self.language.errors, *self._icons.symbols.errors]

    # functions for messages

    def _spec(self, expression: Any, nth: Any = 0, sign: str = "") -> Any:
        try:
            found = self.figures.number(_asked(expression), int(nth))
        except Untold as untold:
            raise ValueError(untold.problem.message) from None
        return signed(found) if str(sign) == SIGN else Numeral(found)

    def _effect(self, path: Any, mood: str = IMPERATIVE) -> str:
        rule = callable_rule(self.spec, str(path))
        if rule is not None:
            return self.sentences.rule(s.CallRule(rule.name, ()), None, str(mood), {})
        try:
            scalar, entry = self.figures.written(_asked(path))
        except Untold as untold:
            raise ValueError(untold.problem.message) from None
        tree = self.figures.tree(scalar)
        if tree is None:
            raise ValueError(f'"{path}" is no effect')
        return self.sentences.clause(tree, scalar, str(mood), self._names(entry))

    def _amount(self, count: Any, noun: str, case: str = NOMINATIVE) -> str:
        return in_case(self.nouns.amount(int(count), str(noun)), case)

    def _name(self, id: Any, case: str = NOMINATIVE, count: Any = 1) -> str:
        return in_case(id, case) if isinstance(id, Phrase) else self.name(str(id), case, int(count))


def _asked(text: Any) -> Scalar:
    return Scalar(str(text), str(text), Span("", 1, 1))


def capital(text: str) -> str:
    """The text with its first letter as a capital."""
    for place, letter in enumerate(text):
        if letter.isalpha():
            return text[:place] + letter.upper() + text[place + 1:]
        if letter.isdigit():
            break
    return text


__all__ = ["LanguageError", "Texts", "languages", "preferred"]
