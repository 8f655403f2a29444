"""The prose of a rulebook follows the spec: it has no error under any variant, and a variant changes its sentences."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from sugoroku.declarations import declare
from sugoroku.errors import Problems
from sugoroku.overlay import read_game, variants_of
from sugoroku.spec import Spec
from sugoroku.text import Texts

ROOT = Path(__file__).resolve().parents[1]
PROSE = sorted((path.parent.name, path.name.split(".")[0]) for path in (ROOT / "localization").glob("*/*.rules.ftl"))
LEFT_OUT = ""


@cache
def spec_of(game: str, variant: str) -> Spec:
    problems = Problems()
    tree = read_game(ROOT / "spec" / game, [variant] if variant else [], problems)
    spec = declare(tree, 2, problems) if tree is not None else None
    assert spec is not None
    return spec


@cache
def texts(lang: str, game: str, variant: str = "") -> Texts:
    return Texts(spec_of(game, variant), lang)


@pytest.mark.parametrize(("lang", "game"), PROSE)
def test_the_facts_of_the_book_are_told_without_an_error_under_every_variant(lang: str, game: str) -> None:
    for variant in ("", *variants_of(ROOT / "spec" / game)):
        words = texts(lang, game, variant)
        told = [words.fact(fact) for chapter in words.spec.book for fact, _ in chapter.facts]
        assert any(told)
        assert not words.language.errors
        assert not words.language.missing


@pytest.mark.parametrize(("fact", "variant", "before", "after"), [
    ("11.3", "gastronomy", "and 1\N{NO-BREAK SPACE}meal more", "draw the menu: a meal for each traveler in the game."),
    ("2.7", "initiatory", "as your traveler tile shows", "Take 7\N{NO-BREAK SPACE}coins"),
    ("15.1", "initiatory", "Hiroshige", LEFT_OUT),
    ("G2", "neutral-needs-coins", "needs no coins", "may not stop"),
    ("17.4", "preparations", "the more coins you have", "by +2, +1, 0, −1 and −1"),
    ("3.4", "return-journey", "toward Edo", "toward Kyoto"),
    ("11.7", "same-dish-twice", "may not eat a dish that you have already eaten", "at most 2\N{NO-BREAK SPACE}times"),
    ("15.6", "satsuki-deck", "from the menu", "from the top of the meal deck"),
])
def test_a_variant_of_tokaido_changes_the_sentence_of_its_fact(
        fact: str, variant: str, before: str, after: str) -> None:
    usual, changed = texts("en", "tokaido").fact(fact), texts("en", "tokaido", variant).fact(fact)
    assert usual is not None and changed is not None
    assert before in usual and before not in changed
    assert after in changed if after else not changed


@pytest.mark.parametrize(("fact", "said"), [
    ("1.8", "Samurai on 2\N{NO-BREAK SPACE}cards"),
    ("1.8", "Annaibito (guide to the paddies) on 1\N{NO-BREAK SPACE}card,"),
    ("4.3", "at least 4\N{NO-BREAK SPACE}players"),
    ("10.6", "Samurai: gain 3\N{NO-BREAK SPACE}points."),
])
def test_prose_names_copies_by_their_written_id_and_searches_numbers_by_players(fact: str, said: str) -> None:
    assert said in (texts("en", "tokaido").fact(fact) or "")
