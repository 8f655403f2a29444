"""Numbers agree by construction: each number of a spec is changed, and exactly that changes in all languages."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast

from sugoroku.errors import Problems
from sugoroku.fluent import nodes, parsed, read
from sugoroku.game import load
from sugoroku.messages import written_effects
from sugoroku.nodes import Mapping, Node, Scalar, Sequence
from sugoroku.overlay import read_game
from sugoroku.places import find, localization_folder
from sugoroku.spec import Entry, Spec
from sugoroku.telling import Untold
from sugoroku.text import Texts, languages
from sugoroku.text import _asked as asked

GAMES = ("tokaido", "white-castle")
# Not in any text yet, and small enough that no sum needs a separator of thousands.
NEW = 87
NUMBER = re.compile(r"(?<![\w])[0-9]+(?![\w])")
IGNORED = ("id", "copies", "source", "confidence", "note", "facts")


@cache
def spec_of(game: str) -> Spec:
    return load(game, machine="reference").compiled.spec


@dataclass(frozen=True)
class Change:
    """A number of the spec that can be changed for a while."""

    name: str
    old: int
    set: Callable[[bool], None]
    entry: Entry | None = None

    @contextmanager
    def made(self) -> Iterator[None]:
        self.set(True)
        try:
            yield
        finally:
            self.set(False)


def of_table(table: dict[str, Any], key: str, new: Any) -> Callable[[bool], None]:
    old = table[key]
    return lambda on: table.__setitem__(key, new if on else old)


def of_scalar(scalar: Scalar, text: str, value: Any) -> Callable[[bool], None]:
    before = scalar.text, scalar.value

    def change(on: bool) -> None:
        for name, new, old in (("text", text, before[0]), ("value", value, before[1])):
            object.__setattr__(scalar, name, new if on else old)

    return change


def in_text(name: str, scalar: Scalar, entry: Entry | None = None) -> Iterator[Change]:
    """Each number that is written in an effect, a formula or a rule."""
    code = re.sub(r"#[^\n]*", lambda found: " " * len(found.group()), scalar.text)
    for place in NUMBER.finditer(code):
        text = f"{scalar.text[:place.start()]}{NEW}{scalar.text[place.end():]}"
        yield Change(f"{name}@{place.start()}", int(place.group()), of_scalar(scalar, text, text), entry)


def in_node(name: str, node: Node, entry: Entry) -> Iterator[Change]:
    match node:
        case Scalar(value=int() as value) if not isinstance(value, bool):
            yield Change(name, value, of_scalar(node, str(NEW), NEW), entry)
        case Scalar(value=str()):
            yield from in_text(name, node, entry)
        case Sequence(items=items):
            for item in items:
                yield from in_node(name, item, entry)
        case Mapping(entries=entries):
            for key, value in entries:
                yield from in_node(f"{name}.{key.text}", value, entry)


def numbers(spec: Spec) -> Iterator[Change]:
    """Every number of a spec that a text could speak of."""
    for name, constant in spec.constants.items():
        if constant.single is not None and not constant.truth:
            yield Change(name, constant.single, of_table(spec.constants, name, replace(constant, single=NEW)))
        for place, value in enumerate(constant.listed or ()):
            listed = (*constant.listed[:place], NEW, *constant.listed[place + 1:])  # type: ignore[index]
            yield Change(f"{name}[{place}]", value, of_table(spec.constants, name, replace(constant, listed=listed)))
        for players, value in (constant.by_players or {}).items():
            by = {**(constant.by_players or {}), players: NEW}
            yield Change(f"{name}[{players}]", value, of_table(spec.constants, name, replace(constant, by_players=by)))
    for name, resource in spec.resources.items():
        yield Change(f"{name}.max", resource.high, of_table(spec.resources, name, replace(resource, high=NEW)))
    for name, item in spec.state.items():
        if not item.zone and item.type.base == "number":
            yield Change(f"{name}.max", item.high, of_table(spec.state, name, replace(item, high=NEW)))
        if item.start is not None and type(item.start.value) is int:
            yield Change(f"{name}.start", item.start.value, of_scalar(item.start, str(NEW), NEW))
    for rule in (*spec.rules.values(), *spec.values.values(), *spec.anytime.values(), *spec.scoring):
        yield from in_text(rule.name, rule.body)
    seen: set[int] = set()
    for entry in spec.entries.values():
        if entry.node is not None and id(entry.node) not in seen:
            seen.add(id(entry.node))
            for key, node in entry.node.entries:
                if key.text not in IGNORED:
                    yield from in_node(f"{entry.id}.{key.text}", node, entry)


class Game:
    """All texts of a game in all languages that tell its rules, rendered anew after each change."""

    def __init__(self, game: str) -> None:
        self.spec = spec_of(game)
        folder = localization_folder()
        self.texts = [Texts(self.spec, lang) for lang in languages()]
        self.facts: dict[str, dict[str, ast.Message]] = {}
        for lang in languages():
            path = folder / lang / f"{game}.rules.ftl"
            entries = parsed(read(path)).body if path.is_file() else []
            self.facts[lang] = {each.id.name: each for each in entries
                                if isinstance(each, ast.Message) and each.id.name.startswith("fact-")}
        # What the facts of any language ask of the spec, and what chooses between variants by a certain number.
        self.asked: dict[str, set[tuple[str, str, int]]] = {}
        self.selected: set[str] = set()
        for facts in self.facts.values():
            for fact, message in facts.items():
                self.asked.setdefault(fact, set()).update(bound(message))
                if any(isinstance(node, ast.SelectExpression) for node in nodes(message.value)):
                    self.selected.add(fact)

    def again(self) -> None:
        """Forget what was computed from the spec before."""
        for texts in self.texts:
            texts.figures.__init__(self.spec)  # type: ignore[misc]

    def values(self) -> dict[tuple[str, str, int], object]:
        """What the facts are given, computed once for all languages."""
        found: dict[tuple[str, str, int], object] = {}
        texts = self.texts[0]
        for key in {each for keys in self.asked.values() for each in keys}:
            kind, path, nth = key
            try:
                found[key] = texts.figures.number(asked(path), nth) if kind == "SPEC" else texts._effect(path)
            except (Untold, ValueError):
                found[key] = None
        return found

    def said(self, fact: str) -> list[str]:
        return [texts.language.format(fact) or "" for texts in self.texts if fact in self.facts[texts.lang]]

    def card(self, entry: Entry) -> list[tuple[str, ...]]:
        """What is said of an entry: its name, the option, what is printed on it, what its effects do."""
        return [(texts.nouns.entry(entry), texts.nouns.option(entry), texts.nouns.by_kind(entry, "details") or "",
                 *(texts.effect_of(scalar, entry) for scalar in written_effects(self.spec, entry)))
                for texts in self.texts]

    def everything(self) -> list[object]:
        return [[self.said(fact) for fact in self.asked],
                [self.card(entry) for entry in self.spec.entries.values() if entry.node is not None]]


def bound(message: ast.Message) -> Iterator[tuple[str, str, int]]:
    for node in nodes(message.value):
        if isinstance(node, ast.FunctionReference) and node.id.name in ("SPEC", "EFFECT"):
            literal = node.arguments.positional[0]
            nth = next((int(each.value.value) for each in node.arguments.named if each.name.name == "nth"), 0)
            assert isinstance(literal, ast.StringLiteral)
            yield node.id.name, str(literal.parse()["value"]), nth


def figures_in(text: str) -> Counter[str]:
    return Counter(NUMBER.findall(text.replace("\u00a0", " ")))


def numbers_of(value: object) -> set[str]:
    return set(NUMBER.findall(str(value)))


@pytest.mark.parametrize("game", GAMES)
def test_each_number_of_the_spec_changes_exactly_what_is_bound_to_it_in_every_language(game: str) -> None:
    made = Game(game)
    before = made.values()
    told = {fact: made.said(fact) for fact in made.asked}
    cards = {entry.id: made.card(entry) for entry in made.spec.entries.values() if entry.node is not None}
    found_in_facts = found_on_cards = outside = 0
    for change in numbers(made.spec):
        with change.made():
            made.again()
            after = made.values()
            changed = {key for key in before if before[key] != after[key]}
            for fact in (fact for fact, keys in made.asked.items() if keys & changed):
                if any(after[key] is None for key in made.asked[fact]):
                    outside += 1  # a place in a list that ends before the new number
                    continue
                old = {number for key in made.asked[fact] & changed for number in numbers_of(before[key])}
                new = {number for key in made.asked[fact] & changed for number in numbers_of(after[key])}
                for text, now in zip(told[fact], made.said(fact), strict=True):
                    gone, come = figures_in(text) - figures_in(now), figures_in(now) - figures_in(text)
                    if fact not in made.selected:
                        assert text != now and come, (change.name, fact, now)
                        assert set(gone) <= old and set(come) <= new, (change.name, fact, text, now)
                found_in_facts += 1
            if change.entry is not None:
                found_on_cards += same_change(change, cards[change.entry.id], made.card(change.entry))
    made.again()
    assert found_on_cards > 50
    assert found_in_facts > 50 and outside < 20


def same_change(change: Change, before: list[tuple[str, ...]], after: list[tuple[str, ...]]) -> bool:
    """Whether a card says the number; all languages do or none does, and no other number changes."""
    said = [text != now for text, now in zip(before, after, strict=True)]
    assert all(said) or not any(said), (change.name, before, after)
    for texts, now in zip(before, after, strict=True):
        for old, new in zip(texts, now, strict=True):
            gone, come = figures_in(old) - figures_in(new), figures_in(new) - figures_in(old)
            assert set(gone) <= {str(change.old)} and set(come) <= {str(NEW)}, (change.name, old, new)
            assert sum(gone.values()) == sum(come.values()), (change.name, old, new)
    return all(said)


@pytest.mark.parametrize("game", GAMES)
def test_a_change_of_one_number_leaves_all_texts_that_are_not_bound_to_it_as_they_are(game: str) -> None:
    made = Game(game)
    before, values = made.everything(), made.values()
    for change in list(numbers(made.spec))[::97]:
        with change.made():
            made.again()
            now = made.values()
            moved = {fact for fact, keys in made.asked.items() if any(values[key] != now[key] for key in keys)}
            after = made.everything()
            for fact, old, new in zip(made.asked, before[0], after[0], strict=True):  # type: ignore[call-overload]
                assert old == new or fact in moved, (change.name, fact)
            owners = [entry for entry in made.spec.entries.values() if entry.node is not None]
            for entry, old, new in zip(owners, before[1], after[1], strict=True):  # type: ignore[call-overload]
                if change.entry is not None and entry.node is not change.entry.node:
                    assert old == new, (change.name, entry.id)
    made.again()


def test_an_edited_file_changes_the_prose(tmp_path: Path) -> None:
    """The same through a file: a variant sets a number, and all languages say it."""
    from sugoroku.declarations import declare

    tree = read_game(find("white-castle"), ["four-rounds"], Problems())
    assert tree is not None
    spec = declare(tree, 2, Problems())
    assert spec is not None and spec.constants["rounds"].single == 4
    for lang in languages():
        old, new = Texts(spec_of("white-castle"), lang), Texts(spec, lang)
        facts = [f"R{group}.{number}" for group in range(1, 21) for number in range(1, 27)]
        moved = [fact for fact in facts if old.fact(fact) is not None and old.fact(fact) != new.fact(fact)]
        assert not any(old.fact(fact) for fact in facts) or moved
        assert all("4" in (new.fact(fact) or "") for fact in moved), (lang, moved)
