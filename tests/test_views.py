"""A player sees what the spec lets them see, and what they do not see can be dealt anew without a trace."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from playing import TABLES, ended, loaded, somewhere, steps, written

import sugoroku
from sugoroku.views import hidden

SOMETIMES = settings(max_examples=6, deadline=None, derandomize=True)
tables = pytest.mark.parametrize(("name", "players"), TABLES)
SEEDS, PARTS = st.integers(0, 2**32), st.floats(0, 1)


def cards(state: sugoroku.State) -> Counter[str]:
    """Everything that lies in a zone or a cell, by name, wherever it lies."""
    found: Counter[str] = Counter()
    for _, _, name in state.game.symbols.names:
        if state.game.symbols.cells[name][1].base == "entity":
            value = state[name]
            found.update(map(str, value) if isinstance(value, list) else [str(value)])
    return found


@tables
@SOMETIMES
@given(SEEDS, PARTS, SEEDS, st.data())
def test_a_state_dealt_anew_looks_the_same_and_asks_the_same(
    name: str, players: int, seed: int, part: float, again: int, data: st.DataObject
) -> None:
    game = loaded(name, players)
    state = somewhere(game, seed, part)
    viewer = f"p{data.draw(st.integers(1, game.compiled.program.seats))}"
    other = state.redetermined(viewer, again)
    assert other.view(viewer) == state.view(viewer)
    assert other == state.redetermined(viewer, again)
    assert state.decision is not None and other.decision is not None
    assert (other.decision.player, other.decision.rule) == (state.decision.player, state.decision.rule)
    if state.decision.player == viewer:
        assert [each.text for each in other.decision.options] == [each.text for each in state.decision.options]
        assert other.decision.prompt("en") == state.decision.prompt("en")
        assert [each.label("en") for each in other.decision.options] == [
            each.label("en") for each in state.decision.options]
    assert cards(other) == cards(state)
    assert ended(other, again).finished


@tables
def test_what_is_hidden_is_dealt_in_many_ways(name: str, players: int) -> None:
    game = loaded(name, players)
    state = somewhere(game, 5, 0.3)
    places = [place for group in hidden(game, state.vector, 0) if len(group) > 3 for place, *_ in group]
    deals = {tuple(state.redetermined("p1", seed).vector[place] for place in places) for seed in range(20)}
    assert len(deals) > 15 or not places
    assert bool(places) == (name != "otter-dash")


@tables
def test_chances_to_come_are_dealt_anew(name: str, players: int) -> None:
    state = somewhere(loaded(name, players), 5, 0.3)
    futures = {tuple(ended(state.redetermined("p1", seed), 1).scores) for seed in range(20)}
    assert len(futures) > 1


@tables
@SOMETIMES
@given(SEEDS, PARTS)
def test_items_stay_among_those_with_the_same_back(name: str, players: int, seed: int, part: float) -> None:
    game = loaded(name, players)
    state = somewhere(game, seed, part)
    spec, other = game.compiled.spec, state.redetermined("p1", seed)
    for title, (address, kind, size) in game.symbols.cells.items():
        if kind.base == "entity" and size:
            entries = spec.family(kind.kind)
            inside = slice(address + 1, address + 1 + state.vector[address])
            backs = [[entries[item].kind for item in each.vector[inside]] for each in (state, other)]
            assert backs[0] == backs[1], title


@tables
@SOMETIMES
@given(SEEDS, PARTS, st.randoms(use_true_random=False))
def test_states_that_differ_in_hidden_things_only_have_equal_views(
    name: str, players: int, seed: int, part: float, chooser: Any
) -> None:
    game = loaded(name, players)
    state = somewhere(game, seed, part)
    for viewer in range(game.compiled.program.seats):
        vector = state.vector[:]
        for places in hidden(game, vector, viewer):
            values = [vector[place[0]] for place in places]
            chooser.shuffle(values)
            for place, value in zip(places, values, strict=True):
                for address in place:
                    vector[address] = value
        assert sugoroku.State(game, vector).view(viewer) == state.view(viewer)


SECRETS = """
game: {id: secrets, version: 1, players: {min: 2, max: 3}, start: play}
resources: {coin: {plural: coins}}
kinds:
  card: {fields: {worth: number}, entries: [{id: low, worth: 1, copies: 4}, {id: high, worth: 3, copies: 4}]}
state:
  deck: {zone: card, seen: nobody}
  hand: {per: player, zone: card, size: 4, seen: owner}
  table: {per: player, type: card, seen: viewer.bold or viewer = judge}
  bold: {per: player, type: truth}
  judge: {type: player}
  bid: {per: player, max: 9, seen: owner}
  dice: {zone: number, size: 3, max: 6, seen: nobody}
rules:
  play:
    do: |
      set judge to players[player_count - 1]
      for each c in cards: put c on deck
      shuffle deck
      for each n in 1 to 3: put n on dice
      for each p in players:
        repeat 2 times:
          draw c from deck
          put c on p.hand
      for each p in players:
        as p:
          choose n from 1 to 9
          set my bid to n
          choose c from my hand
          take c from my hand
          set my table to c
          may: set my bold to true
scoring: [{id: worth, is: my table.worth}]
"""


@pytest.fixture(scope="module")
def secrets(tmp_path_factory: pytest.TempPathFactory) -> sugoroku.Game:
    return written(tmp_path_factory.mktemp("secrets") / "secrets", SECRETS, 3, "reference")


def test_hands_bids_and_decks_are_shown_to_whom_the_spec_says(secrets: sugoroku.Game) -> None:
    state = secrets.new(3).apply("7")
    mine, theirs = state.view("p1"), state.view("p2")
    assert mine["p1.hand"] == state["p1.hand"] and mine["p1.bid"] == 7
    assert theirs["p1.hand"] == {"size": 2} and theirs["p1.bid"] is None
    assert mine["deck"] == theirs["deck"] == {"size": 2} and mine["dice"] == {"size": 3}
    assert mine["judge"] == "p3"


def test_a_condition_on_the_viewer_decides_what_they_see(secrets: sugoroku.Game) -> None:
    state = secrets.new(3).apply("7")
    assert state.decision is not None
    first = state.decision.options[0].text
    bold = state.apply(first).apply("yes")
    shy = state.apply(first).apply("no")
    assert bold.view("p1")["p1.table"] == first == bold.view("p3")["p1.table"]
    assert bold.view("p2")["p1.table"] is None and shy.view("p1")["p1.table"] is None


def test_hidden_hands_are_dealt_anew_and_own_ones_stay(secrets: sugoroku.Game) -> None:
    state = secrets.new(3).apply("7")
    dealt = [state.redetermined("p1", seed) for seed in range(30)]
    assert {tuple(each["p1.hand"]) for each in dealt} == {tuple(state["p1.hand"])}  # type: ignore[arg-type]
    assert len({tuple(each["p2.hand"]) for each in dealt}) > 5  # type: ignore[arg-type]
    assert len({tuple(each["dice"]) for each in dealt}) > 3  # type: ignore[arg-type]
    assert all(sorted(each["dice"]) == [1, 2, 3] for each in dealt)  # type: ignore[arg-type,type-var]
    assert {each["p1.bid"] for each in dealt} == {7}


def test_the_options_of_the_viewer_survive_where_they_come_from_hidden_cards(tmp_path: Path) -> None:
    text = """
game: {id: peek, version: 1, players: {min: 2, max: 2}, start: play}
kinds: {card: {fields: {worth: number}, entries: [{id: a, worth: 1}, {id: b, worth: 2}, {id: c, worth: 3}]}}
resources: {coin: {}}
state: {hand: {per: player, zone: card, seen: owner}}
rules:
  play:
    do: |
      for each x in cards: put x on p2.hand
      shuffle p2.hand
      let other = p2
      as p1:
        choose n from 1 to other.hand.top.worth + 1
        gain n coin
scoring: [{id: coins, is: my coin}]
"""
    game = written(tmp_path / "peek", text, machine="reference")
    for state in (next(steps(game, seed)) for seed in range(6)):
        hands = [list(map(str, state.redetermined("p1", seed)["p2.hand"])) for seed in range(12)]  # type: ignore[arg-type]
        assert len({hand[-1] for hand in hands}) == 1 and len({hand[0] for hand in hands}) == 2


DRAWN = """
game: {id: drawn, version: 1, players: {min: 2, max: 3}, start: play}
resources: {coin: {plural: coins}}
kinds:
  card: {fields: {worth: number}, entries: [ENTRIES]}
state:
  deck: {zone: card, seen: nobody}
  row: {zone: card, size: 9}
  hand: {per: player, zone: card, size: 4, seen: owner}
rules:
  play:
    do: |
      for each x in cards: put x on deck
      shuffle deck
      for each p in players:
        repeat 2 times:
          draw x from deck
          put x on p.hand
      draw x from deck
      put x on row
      OPENING
  keep:
    with: {x: card}
    do: |
      choose n from 1 to 2
      ENDING
scoring: [{id: coins, is: my coin}]
"""


def drawn(folder: Path, opening: str, ending: str, machine: str = "reference", count: int = 8) -> sugoroku.Game:
    """A game of so many cards that goes on with some lines after dealing, and ends with others."""
    entries = ", ".join(f"{{id: c{n}, worth: {n}}}" for n in range(1, count + 1))
    opening, ending = (lines.replace("\n", "\n      ") for lines in (opening, ending))
    text = DRAWN.replace("ENTRIES", entries).replace("OPENING", opening).replace("ENDING", ending)
    return written(folder / "drawn", text, machine=machine)


def dealt(tmp_path: Path, opening: str, ending: str = "put x on my hand", first: int | None = None) -> list[list[str]]:
    """For deals that the first player could believe in: where all cards lie after the second decided."""
    state = drawn(tmp_path, opening, ending).new(4)
    if first is not None:
        assert state.decision is not None
        state = state.apply(state.decision.options[first])
    found = []
    for other in (state, *(state.redetermined("p1", seed) for seed in range(30))):
        assert other.view("p1") == state.view("p1")
        after = other.apply("1")
        assert after.finished and sorted(cards(after).elements()) == sorted(cards(state.apply("1")).elements())
        found.append([str(after[name]) for name in ("p2.hand", "row", "p1.hand", "deck")])
    return found


@pytest.mark.parametrize("opening", [
    "as p2:\n  draw x from deck\n  keep(x)",
    "as p2:\n  draw x from deck\n  choose n from 1 to 2\n  put x on my hand",
    "draw x from deck\nas p2:\n  choose n from 1 to 2\n  put x on my hand",
    "as p2:\n  let x = my hand.top\n  take x from my hand\n  keep(x)",
])
def test_a_card_that_is_held_under_a_name_only_is_dealt_anew(tmp_path: Path, opening: str) -> None:
    found = dealt(tmp_path, opening)
    assert len({hand for hand, *_ in found}) > 8 and len({hand.split(", ")[-1] for hand, *_ in found}) > 4


def test_a_card_that_was_chosen_from_a_hand_is_another_one_in_another_deal(tmp_path: Path) -> None:
    for way, opening in enumerate(("choose x from my hand", "choose x from cards where x in my hand")):
        found = dealt(tmp_path / str(way), f"as p2:\n  {opening}\n  keep(x)", "take x from my hand\nput x on row", 0)
        assert len({row.split(", ")[-1] for _, row, *_ in found}) > 3


def test_a_card_that_a_player_knows_stays_what_it_is(tmp_path: Path) -> None:
    taken = "as p2:\n  let x = row.top\n  take x from row\n  keep(x)"
    mine = "as p1:\n  draw x from deck\n  choose n from 1 to 2\n  put x on my hand"
    theirs = "let other = p2\nas p1:\n  choose x from other.hand\n  keep(x)"
    for way, (opening, ending, first, place) in enumerate((
        (taken, "put x on row", None, 1),
        (mine, "put x on my hand", None, 2),
        (theirs, "let other = p2\ntake x from other.hand\nput x on row", 0, 1),
    )):
        found = dealt(tmp_path / str(way), opening, ending, first)
        assert len({each[place] for each in found}) == 1 and len({each[3] for each in found}) > 3


def test_a_guess_stays_and_says_nothing_about_the_hands(tmp_path: Path) -> None:
    opening = "as p2:\n  choose x from cards\n  keep(x)"
    found = dealt(tmp_path, opening, "gain x.worth coins", 0)
    assert len({("c1" in hand, "c1" in mine) for hand, _, mine, _ in found}) == 2


def test_a_rule_that_looked_where_a_card_lies_can_go_on(tmp_path: Path) -> None:
    opening = "for each x in cards:\n  if x in p2.hand:\n    as p2: keep(x)"
    state = drawn(tmp_path, opening, "take x from my hand").new(4)
    for seed in range(30):
        other = state.redetermined("p1", seed)
        assert other.apply("1").finished or other.apply("1").decision is not None


def test_where_few_deals_fit_all_that_does_not_show_is_still_dealt_anew(tmp_path: Path) -> None:
    opening = "let other = p2\nas p1:\n  choose n from 1 to other.hand.top.worth + 1\n  gain n coins"
    state = drawn(tmp_path, opening, "gain 1 coin", "native", 100).new(1)
    others = [state.redetermined("p1", seed) for seed in range(20)]
    assert {each["p2.hand"][-1] for each in others} == {state["p2.hand"][-1]}  # type: ignore[index]
    assert len({str(each["p2.hand"]) for each in others} - {str(state["p2.hand"])}) > 15
