"""Clauses for effects: every statement of the language in words, in the mood that the sentence around it asks for."""

from __future__ import annotations

from collections.abc import Sequence

from . import syntax as s
from .figures import Figures
from .fluent import Language, identifier, words
from .nodes import Scalar
from .nouns import Nouns, Phrase
from .numerals import figures
from .spec import Entry, Spec
from .telling import Known

IMPERATIVE, INFINITIVE, LABEL = "imperative", "infinitive", "label"
Names = dict[str, Known]
Object = tuple[str, Phrase | str]
Run = list[tuple[s.Statement, Object | None]]


class Sentences:
    """Renders syntax trees. The mood "label" is the short form for options: +3 of something, names of rules."""

    def __init__(self, spec: Spec, language: Language, figures: Figures) -> None:
        self.spec, self.language, self.figures = spec, language, figures
        self.nouns = Nouns(spec, language, figures, lambda tree, scalar: self.phrase(tree, scalar, IMPERATIVE, {}))

    def say(self, id: str, **values: object) -> str:
        """A message of the engine, which every language must have."""
        text = self.language.format(id, "", values)
        if text is None:
            self.language.missing.add(id)
            return " ".join([words(id), *(str(v) for v in values.values() if isinstance(v, int))])
        return text

    def phrase(self, tree: s.Statement, scalar: Scalar | None, mood: str, names: Names) -> Phrase:
        """A clause that takes the mood which a message asks for."""
        return Phrase(lambda asked: self.clause(tree, scalar, asked, names), mood)

    def clause(self, tree: s.Statement, scalar: Scalar | None, mood: str, names: Names) -> str:
        """A statement in words, without a capital and a full stop."""
        if isinstance(tree, s.Sequence | s.Both | s.OneOf):
            return self.joined(tree, scalar, mood, names)
        kind = "pay-then" if isinstance(tree, s.Pay) and tree.then is not None else _KINDS[type(tree)]
        said = f"label-{kind}"
        if mood == LABEL and self.language.has(said):
            return self.say(said, **self.values(tree, scalar, mood, names))
        match tree:
            case s.Gain(noun=noun) if self.own_verb(noun.text):
                return self.gain_by_own_verb(tree, scalar, mood, names)
            case s.CallRule():
                return self.rule(tree, scalar, mood, names)
            case s.Do(effect=effect):
                id = identifier("field", field_name(self.spec, effect))
                short = self.language.format(id, "label") if mood == LABEL else None
                return short or self.language.format(id, "", {"mood": _verb(mood)}) or self.say("effect-do", mood=mood)
        return self.say(f"effect-{kind}", mood=mood, **self.values(tree, scalar, mood, names))

    def values(self, tree: s.Statement, scalar: Scalar | None, mood: str, names: Names) -> dict[str, object]:
        """What the message of a statement can speak of."""
        def words_of(each: s.Expression) -> str:
            return self.expression(each, scalar, names)

        def inner(each: s.Statement) -> Phrase:
            return self.phrase(each, scalar, mood, names)

        match tree:
            case s.Gain(amount=amount, noun=noun):
                return {"what": self.amount(amount, noun.text, scalar, names)}
            case s.Pay(prices=prices, then=then):
                what = self.listed([self.amount(p.amount, p.noun.text, scalar, names) for p in prices], "and")
                return {"what": what} if then is None else {"what": what, "then": inner(then)}
            case s.May(body=body):
                return {"body": inner(body)}
            case s.Add(amount=amount, target=target, sign=sign):
                return {"amount": words_of(amount), "target": words_of(target), "sign": "more" if sign > 0 else "less"}
            case s.Move(amount=amount, source=source, target=target):
                return {"amount": words_of(amount), "source": words_of(source), "target": words_of(target)}
            case s.Draw(zone=zone) | s.Shuffle(zone=zone):
                return {"zone": words_of(zone)}
            case s.Take(item=item, zone=zone) | s.Put(item=item, zone=zone):
                return {"item": words_of(item), "zone": words_of(zone)}
            case s.Roll(low=low, high=high):
                return {"low": words_of(low), "high": words_of(high)}
            case s.Let(value=value):
                return {"value": words_of(value)}
            case s.SetTo(target=target, value=value):
                return {"target": words_of(target), "value": words_of(value)}
            case s.Require(condition=condition):
                return {"condition": words_of(condition)}
            case s.Choose(set=among):
                return {"set": words_of(among)}
            case s.AnyOrderEach(set=among, body=body) | s.ForEach(set=among, body=body):
                return {"set": words_of(among), "body": inner(body)}
            case s.If(branches=((condition, body), *_)):
                return {"condition": words_of(condition), "body": inner(body)}
            case s.While(condition=condition, body=body):
                return {"condition": words_of(condition), "body": inner(body)}
            case s.Repeat(times=times, body=body):
                return {"times": self.times(times, scalar, names), "body": inner(body)}
            case s.As(player=player, body=body):
                return {"player": words_of(player), "body": inner(body)}
        return {}

    # nouns and numbers

    def amount(self, amount: s.Expression, noun: str, scalar: Scalar | None, names: Names) -> Phrase:
        known = self.figures.value(amount, names)
        return self.nouns.amount(known if isinstance(known, int) else self.expression(amount, scalar, names), noun)

    def times(self, times: s.Expression, scalar: Scalar | None, names: Names) -> int | str:
        known = self.figures.value(times, names)
        return known if isinstance(known, int) else self.source(times, scalar)

    def expression(self, tree: s.Expression, scalar: Scalar | None, names: Names) -> str:
        """An expression in words as far as there are words for it, else as it is written."""
        known = self.figures.value(tree, names)
        if known is not None:
            return self.nouns.entry(known) if isinstance(known, Entry) else figures(known)
        match tree:
            case s.Name(text=text) | s.My(text=text) | s.Apply(base=s.Name(text=text)):
                one = self.spec.plurals.get(text, text)
                if one in self.spec.resources or one in self.spec.groups:
                    return self.nouns.bare(one)
                if one in self.spec.kinds:
                    return self.nouns.kind(one, 1 if text == one else 5)
                if (named := self.language.format(identifier("state", text))) is not None:
                    return named
        return self.source(tree, scalar)

    def source(self, tree: s.Tree, scalar: Scalar | None) -> str:
        start, end = tree.at
        return " ".join(scalar.text[start:end].split()) if scalar is not None and end > start else "…"

    # verbs

    def own_verb(self, noun: str) -> bool:
        """Whether a resource is not simply gained but has a verb of its own."""
        return self.language.has(identifier("resource", self.spec.plurals.get(noun, noun)), "gain")

    def gain_by_own_verb(self, tree: s.Gain, scalar: Scalar | None, mood: str, names: Names) -> str:
        name = self.spec.plurals.get(tree.noun.text, tree.noun.text)
        count = self.figures.value(tree.amount, names)
        if not isinstance(count, int):
            return self.say("effect-gain", mood=mood, **self.values(tree, scalar, mood, names))
        return self.language.format(identifier("resource", name), "gain", {"count": count, "mood": mood}) or words(name)

    def rule(self, tree: s.CallRule, scalar: Scalar | None, mood: str, names: Names) -> str:
        """A rule that is called: the message says it with its arguments."""
        id = identifier("rule", tree.rule)
        values = self.arguments(tree, scalar, names)
        if mood == LABEL and (text := self.language.format(id, "label", values)) is not None:
            return text
        text = self.language.format(id, "", {"mood": _verb(mood), **values})
        if text is None:
            self.language.missing.add(id)
            return self.say("effect-rule", mood=_verb(mood), name=words(tree.rule))
        return text

    def arguments(self, tree: s.CallRule, scalar: Scalar | None, names: Names) -> dict[str, object]:
        rule = self.spec.rules.get(tree.rule)
        found: dict[str, object] = {}
        for (name, _), given in zip(rule.parameters if rule is not None else (), tree.arguments, strict=False):
            known = self.figures.value(given, names)
            if isinstance(known, Entry):
                found[identifier(name)] = self.nouns.phrase(known)
                found[identifier(name, "id")] = known.id
            else:
                found[identifier(name)] = known if known is not None else self.expression(given, scalar, names)
                found[identifier(name, "id")] = str(known) if known is not None else self.source(given, scalar)
        return found

    # several at once

    def joined(self, tree: s.Sequence | s.Both | s.OneOf, scalar: Scalar | None, mood: str, names: Names) -> str:
        """Parts one after the other, together, or one of them; gains share one verb."""
        items = list(tree.items)
        if isinstance(tree, s.OneOf) and any(isinstance(item, s.Nothing) for item in items):
            rest = tuple(item for item in items if not isinstance(item, s.Nothing))
            body: s.Statement = rest[0] if len(rest) == 1 else s.OneOf(rest)
            return self.clause(s.May(body), scalar, mood, names)
        word = "or" if isinstance(tree, s.OneOf) else "then" if isinstance(tree, s.Sequence) else "and"
        objects = [self.object(item, scalar, names) for item in items]
        if word == "then" and all(found is not None and found[0] == "gain" for found in objects):
            word = "and"
        compound = any(isinstance(item, s.Sequence | s.Both | s.OneOf) for item in items)
        if mood == LABEL:
            said = [self.clause(item, scalar, mood, names) for item in items]
        else:
            said = [self.shared(run, word, scalar, mood, names) for run in self.runs(items, objects, word)]
        return self.join(said, f"{word}-compound" if compound else word)

    def runs(self, items: list[s.Statement], objects: list[Object | None], word: str) -> list[Run]:
        """Neighbours that can share one verb; what is done one after the other shares none."""
        found: list[Run] = []
        for item, own in zip(items, objects, strict=True):
            before = found[-1][-1][1] if found else None
            if own is not None and before is not None and own[0] == before[0] and (word != "then" or own[0] == "gain"):
                found[-1].append((item, own))
            else:
                found.append([(item, own)])
        if word == "or" and len(found) > 1:
            return [[pair] for run in found for pair in run]
        return found

    def shared(self, run: Run, word: str, scalar: Scalar | None, mood: str, names: Names) -> str:
        """Several things under one verb."""
        objects = [own for _, own in run if own is not None]
        if len(run) == 1 or not objects:
            return self.clause(run[0][0], scalar, mood, names)
        what = self.listed([own[1] for own in objects], "or" if word == "or" else "and")
        return self.say(f"effect-{objects[0][0]}", mood=mood, what=what)

    def object(self, tree: s.Statement, scalar: Scalar | None, names: Names) -> Object | None:
        """A verb that can be shared with what it takes: an amount, or a rule that says what is gained or performed."""
        match tree:
            case s.Gain(amount=amount, noun=noun) if not self.own_verb(noun.text):
                return "gain", self.amount(amount, noun.text, scalar, names)
            case s.CallRule(rule=name):
                values = self.arguments(tree, scalar, names)
                for verb, attribute in (("gain", "gained"), ("perform", "performed")):
                    what = self.language.format(identifier("rule", name), attribute, values)
                    if what is not None:
                        return verb, what
        return None

    def listed(self, parts: Sequence[Phrase | str], word: str) -> Phrase:
        """Noun phrases as one."""
        return Phrase(lambda case: self.join([p.render(case) if isinstance(p, Phrase) else p for p in parts], word))

    def join(self, parts: Sequence[str], word: str) -> str:
        """Parts joined as the language does it: all but the last by list-WORD-comma, the last by list-WORD."""
        if len(parts) < 2:
            return "".join(parts)
        text = parts[0]
        for part in parts[1:-1]:
            text = self.say(f"list-{word}-comma", first=text, second=part)
        return self.say(f"list-{word}-last" if len(parts) > 2 else f"list-{word}", first=text, second=parts[-1])


def field_name(spec: Spec, effect: s.Expression) -> str:
    """The field of `do x.part[r].effect` as it is declared: part.effect."""
    parts: list[str] = []
    at: s.Expression = effect
    declared = {field.name for kind in spec.kinds.values() for field in kind.fields.values()
                if field.type.base == "effect"}
    while True:
        if ".".join(parts) in declared:
            longer = at.base if isinstance(at, s.Index) else at
            if not (isinstance(longer, s.Attribute) and ".".join([longer.name, *parts]) in declared):
                return ".".join(parts)
        match at:
            case s.Attribute(base=base, name=name):
                parts.insert(0, name)
                at = base
            case s.Index(base=base):
                at = base
            case _:
                return ".".join(parts[-1:])


def _verb(mood: str) -> str:
    """A label without a short form of its own is an imperative."""
    return IMPERATIVE if mood == LABEL else mood


_KINDS: dict[type, str] = {
    s.Nothing: "nothing", s.Gain: "gain", s.Pay: "pay", s.May: "may", s.Add: "add", s.Move: "move", s.Draw: "draw",
    s.Take: "take", s.Put: "put", s.Shuffle: "shuffle", s.Roll: "roll", s.Let: "let", s.SetTo: "set",
    s.Require: "require", s.Choose: "choose", s.AnyOrderEach: "any-order", s.If: "if", s.While: "while",
    s.ForEach: "for-each", s.Repeat: "repeat", s.As: "as", s.CallRule: "rule", s.Do: "do",
}
