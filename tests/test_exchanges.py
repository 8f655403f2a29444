"""Exchanges at any time: those that a player could go round with for ever are reported, all others are not."""

from __future__ import annotations

import random
import time
from itertools import product
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sugoroku.balance import Balance, Change, Step
from sugoroku.check import check_game
from sugoroku.errors import Problem, Problems
from sugoroku.game import load

GAME = """\
game: {{id: quay, players: {{min: 1, max: 2}}, start: play}}
constants: {{price: 2}}
resources:
  coin: {{plural: coins, start: 5}}
  seal: {{plural: seals, max: 5, start: 5}}
  iron: {{max: 3, start: 1}}
  fish: {{max: 7, start: 1}}
  fame: {{gain: praise, start: 1}}
groups: {{goods: [iron, fish]}}
state: {{fog: {{type: truth}}}}
rules:
  play: {{do: gain 1 coin or gain 1 seal}}
  praise: {{with: {{n: number}}, do: add n to my fame}}
  barter: {{do: pay 1 seal -> gain 1 coin}}
  use: {{do: barter}}
anytime:
{exchanges}
"""


def found(folder: Path, *exchanges: str) -> list[Problem]:
    """What the check says of these exchanges, which are named a, b, c."""
    lines = [f"  {name}: {{do: '{text}'}}" for name, text in zip("abcdef", exchanges, strict=False)]
    (folder / "quay").mkdir(exist_ok=True)
    (folder / "quay" / "game.yaml").write_text(GAME.format(exchanges="\n".join(lines)))
    problems = Problems()
    check_game(folder / "quay", problems)
    return [each for each in problems.items if each.code != "rule-unused"]


CIRCLES = {
    "one for one": ("pay 1 seal -> gain 1 coin", "pay 1 coin -> gain 1 seal"),
    "for itself": ("pay 1 coin -> gain 1 coin",),
    "for more of itself": ("pay 1 coin -> gain 2 coins",),
    "at no price": ("pay 0 coins -> gain 1 seal",),
    "of three": ("pay 1 seal -> gain 1 coin", "pay 1 coin -> gain 1 iron", "pay 1 iron -> gain 1 seal"),
    "in several rounds": ("pay 2 seals -> gain 3 coins", "pay 6 coins -> gain 4 seals"),
    "with a constant": ("pay price seals -> gain 1 coin", "pay 1 coin -> gain price seals"),
    "by a rule": ("barter", "pay 1 coin -> gain 1 seal"),
    "with one way of several": ("pay 2 seals -> gain 1 coin or pay 1 seal -> gain 1 iron", "pay 1 iron -> gain 1 seal"),
    "by way of a group": ("pay 1 seal -> gain 1 goods", "pay 1 fish -> gain 1 seal"),
    "with a group that is split": ("pay 1 seal -> gain 2 goods", "pay 1 fish, 1 iron -> gain 1 seal"),
    "with a chosen price": ("choose r from goods, paying 1 r; gain 1 seal", "pay 1 seal -> gain 1 goods"),
    "with a chosen number": ("choose n from 1 to 3, paying n seals; gain n coins", "pay 1 coin -> gain 1 seal"),
    "where a gain is lost": ("pay 1 seal -> gain 5 iron", "pay 3 iron -> gain 1 seal"),
    "where two gains fill up": ("pay 1 seal -> gain 2 iron", "pay 3 iron -> gain 2 seals"),
}
HARMLESS = {
    "one way only": ("pay 2 seals -> gain 1 goods", "pay 1 seal -> gain 1 coin"),
    "a circle that loses": ("pay 2 seals -> gain 1 coin", "pay 1 coin -> gain 1 seal"),
    "a circle that loses by a rule": ("barter", "pay 3 coins -> gain 2 seals"),
    "a circle that loses a unit in many": ("pay 5 seals -> gain 6 coins", "pay 5 coins -> gain 4 seals"),
    "what is gained is too much to be held": ("pay 2 seals -> gain 6 iron", "pay 3 iron -> gain 1 seal"),
    "something else is used up": ("pay 1 seal, 1 fish -> gain 1 coin", "pay 1 coin -> gain 1 seal"),
    "a condition": ("require fog; pay 1 seal -> gain 1 coin", "pay 1 coin -> gain 1 seal"),
    "a condition on one way": ("if fog: pay 1 seal -> gain 1 coin", "pay 1 coin -> gain 1 seal"),
    "a change of state": ("pay 1 seal; set fog to true; gain 1 coin", "pay 1 coin -> gain 1 seal"),
    "a rule for gains": ("pay 1 fame -> gain 1 coin", "pay 1 coin -> gain 1 fame"),
    "a number that is not known": ("pay my coins seals -> gain 1 coin", "pay 1 coin -> gain 1 seal"),
    "someone else chooses": (
        "pay 1 seal; choose r from goods by players[0]; gain 1 r", "pay 1 iron -> gain 1 seal"
    ),
    "goods that are full cannot be gained again": ("pay 1 seal -> (gain 1 goods; gain 1 seal)",),
}


@pytest.mark.parametrize("name", CIRCLES)
def test_a_circle_is_reported_once_and_names_its_exchanges(name: str, tmp_path: Path) -> None:
    problems = found(tmp_path, *CIRCLES[name])
    assert [each.code for each in problems] == ["exchange-endless"]
    [problem] = problems
    lines = {problem.span.line, *(span.line for _, span in problem.related)}
    assert len(lines) == len(CIRCLES[name])
    assert all(f'"{exchange}"' in problem.message for exchange in "abc"[: len(CIRCLES[name])])


@pytest.mark.parametrize("name", HARMLESS)
def test_what_uses_something_up_or_is_not_certain_is_not_reported(name: str, tmp_path: Path) -> None:
    assert found(tmp_path, *HARMLESS[name]) == []


def test_the_exchanges_of_a_published_game_are_harmless() -> None:
    # A game with problems is not loaded.
    assert len(load("white-castle", 2).compiled.spec.anytime) == 2


def test_the_message_says_how_often_and_what_each_exchange_takes_and_gives(tmp_path: Path) -> None:
    [problem] = found(tmp_path, "pay 1 seal -> gain 1 coin", "pay 3 coins -> gain 3 seals")
    assert problem.message.startswith('"a" (3 times) and "b" can be done at any time, round and round')
    assert problem.hint.startswith("this takes 1 seal and gives 1 coin; ")
    assert [text for text, _ in problem.related] == ['"b" takes 3 coins and gives 3 seals']


def test_all_circles_are_reported_at_once(tmp_path: Path) -> None:
    there, back = "pay 1 seal -> gain 1 coin", "pay 1 coin -> gain 1 seal"
    problems = found(tmp_path, there, back, "pay 1 fish -> gain 1 iron", "pay 1 iron -> gain 1 fish", back)
    assert [each.message.split(" can ")[0] for each in problems] == ['"a" and "b"', '"a" and "e"', '"c" and "d"']


def test_an_exchange_at_no_price_is_reported_as_such_and_not_as_a_circle(tmp_path: Path) -> None:
    problems = found(tmp_path, "gain 1 coin", "pay 1 coin -> gain 1 seal", "pay 2 seals -> gain 1 coin")
    assert [each.code for each in problems] == ["choice-endless"]


# the search itself

NAMES = ("x", "y", "z")
PRICES = st.builds(Change, st.sampled_from(NAMES), st.integers(-5, -1))
GAINS = st.builds(Change, st.sampled_from(NAMES), st.integers(1, 5), st.booleans())
STEPS = st.builds(
    lambda prices, gains: (*prices, *gains),
    st.lists(PRICES, min_size=1, max_size=2),
    st.lists(GAINS, min_size=1, max_size=2),
)


def done(step: Step, held: tuple[int, ...], most: dict[str, int]) -> tuple[int, ...] | None:
    """What is held after a step; None if it cannot be done."""
    now = dict(zip(NAMES, held, strict=True))
    for change in step:
        wanted = now[change.resource] + change.amount
        if wanted < 0 or (change.chosen and wanted > most[change.resource]):
            return None
        now[change.resource] = min(wanted, most[change.resource])
    return tuple(now.values())


def endless(steps: list[Step], most: dict[str, int]) -> bool:
    """Whether one can go on for ever from any holding at all: each of them is looked at."""
    alive = set(product(*(range(most[name] + 1) for name in NAMES)))
    ways = {held: {after for step in steps if (after := done(step, held, most)) is not None} for held in alive}
    while dead := {held for held in alive if not ways[held] & alive}:
        alive -= dead
    return bool(alive)


@settings(max_examples=150, deadline=None)
@given(st.lists(STEPS, min_size=1, max_size=4), st.tuples(*[st.integers(1, 6)] * 3))
def test_no_circle_is_found_where_every_walk_ends(steps: list[Step], most: tuple[int, int, int]) -> None:
    limits = dict(zip(NAMES, most, strict=True))
    circle = Balance(steps, limits).circle(range(len(steps)))
    assert circle is None or endless([steps[number] for number in circle], limits)


@settings(max_examples=150, deadline=None)
@given(st.lists(STEPS.filter(lambda step: not any(each.chosen for each in step)), min_size=1, max_size=4))
def test_a_circle_is_found_wherever_there_is_room_for_one(steps: list[Step]) -> None:
    # Without losses a walk that comes round again balances, so a walk that never ends must be found.
    limits = dict.fromkeys(NAMES, 12)
    if endless(steps, limits):
        assert Balance(steps, dict.fromkeys(NAMES, 9999)).circle(range(len(steps))) is not None


@pytest.mark.parametrize("seed", range(5))
def test_a_search_among_hundreds_of_exchanges_ends_soon(seed: int) -> None:
    chance = random.Random(seed)
    names = [f"r{number}" for number in range(30)]
    steps = [
        tuple(Change(chance.choice(names), sign * chance.randint(1, 5000)) for sign in (-1, -1, -1, 1, 1, 1))
        for _ in range(300)
    ]
    start = time.process_time()
    Balance(steps, dict.fromkeys(names, 9999)).circle(range(len(steps)))
    assert time.process_time() - start < 2
