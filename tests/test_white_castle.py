"""The White Castle keeps its promises in random games of every number of players and every variant."""

from __future__ import annotations

from collections import Counter
from itertools import chain

import pytest
import yaml
from random_games import Step, items, last_state, number, opened, random_game, variant_ids

from sugoroku.game import Game
from sugoroku.places import find
from sugoroku.states import State

GAME = "white-castle"
MEMBERS = {"courtier": "courtiers", "gardener": "gardeners", "warrior": "warriors"}
FLOORS = ("gate", "steward_floor", "diplomat_floor", "daimyo_room")
YARDS = ("yard_5", "yard_3", "yard_1")
ROOMS = ("steward_left", "steward_centre", "steward_right", "diplomat_left", "diplomat_right")
OUTSIDE = ("outside_left", "outside_right", "well")
COLOURS = ("coral", "black", "white")
ROWS = ("top", "middle", "bottom")
TABLES = [(players, ()) for players in (1, 2, 3, 4)]
TABLES += [(players, (variant,)) for variant in variant_ids(GAME) for players in (1, 4)]
TABLES += [(2, ("uk-edition", "four-rounds")), (3, ("seals-7", "no-left-lantern", "first-game"))]


def entries(kind: str) -> dict[str, dict[str, object]]:
    """The entries of a kind as they are written, read without the engine."""
    for path in find(GAME).glob("*.yaml"):
        kinds = yaml.safe_load(path.read_text(encoding="utf-8")).get("kinds", {})
        if kind in kinds:
            return {entry["id"]: entry for entry in kinds[kind]["entries"]}
    raise KeyError(kind)


GARDENS = entries("plant") | entries("stone")
CASTLE_CARDS = entries("steward") | entries("diplomat")


def seats(game: Game) -> list[str]:
    return [f"p{seat + 1}" for seat in range(game.compiled.program.seats)]


def dice_on_bridges(state: State) -> int:
    ends = sum(number(state, f"{colour}_{end}.die") > 0 for colour in COLOURS for end in ("left", "right"))
    return ends + sum(len(items(state, f"{colour}.inner")) for colour in COLOURS)


def dice_on_spaces(state: State) -> int:
    own = sum(number(state, f"{p}.domain_die[{row}]") > 0 for p in seats(state.game) for row in ROWS)
    return own + sum(number(state, f"{space}.dice") for space in (*ROOMS, *OUTSIDE))


def castle_cards(state: State) -> list[str]:
    """Every steward and diplomat card wherever it lies."""
    places = [f"{floor}.deck" for floor in FLOORS] + [f"{room}.open_card" for room in ROOMS] + ["removed"]
    places += [f"{p}.{place}" for p in seats(state.game) for place in ("action_card", "lanterns")]
    return [card for card in chain.from_iterable(items(state, place) for place in places) if card in CASTLE_CARDS]


def check_limits(state: State) -> None:
    seals = state.game.compiled.spec.resources["seal"].high
    for p in seats(state.game):
        assert all(0 <= number(state, f"{p}.{goods}") <= 7 for goods in ("food", "iron", "pearl"))
        assert 0 <= number(state, f"{p}.seals") <= seals
        assert number(state, f"{p}.coins") >= 0
        assert 0 <= number(state, f"{p}.influence") <= 20


def check_pieces(state: State) -> None:
    for p in seats(state.game):
        placed = {"courtier": [f"courtiers[{floor}]" for floor in FLOORS],
                  "warrior": [f"warriors[{yard}]" for yard in YARDS],
                  "gardener": [f"gardeners[{garden}]" for garden in GARDENS]}
        for member, places in placed.items():
            assert number(state, f"{p}.home[{member}]") + sum(number(state, f"{p}.{place}") for place in places) == 5
    held = Counter(str(state[f"slot_{slot}.holder"]) for slot in ("left", "middle", "right"))
    assert all(held[p] <= number(state, f"{p}.courtiers[daimyo_room]") for p in seats(state.game))
    assert sorted(items(state, "turn_order")) == sorted(items(state, "stack")) == seats(state.game)


def check_dice(state: State, rule: str) -> None:
    total = 3 * (len(seats(state.game)) + 1)
    in_hand = total - dice_on_bridges(state) - dice_on_spaces(state)
    # A die is in hand where its space is chosen, and while seals are exchanged at that moment.
    assert in_hand == 1 if rule == "place die" else in_hand == 0 or (in_hand == 1 and rule.startswith("at any time"))
    most = 2 if state.game.players >= 3 else 1
    assert all(number(state, f"{space}.dice") <= most for space in (*ROOMS, "outside_left", "outside_right"))
    for colour in COLOURS:
        ends = [number(state, f"{colour}_{end}.die") for end in ("left", "right")]
        row = [*ends[:1], *(int(eyes) for eyes in items(state, f"{colour}.inner")), *ends[1:]]
        assert sorted(eyes for eyes in row if eyes) == [eyes for eyes in row if eyes]


def check_cards(state: State) -> None:
    cards = castle_cards(state)
    assert len(set(cards)) == len(cards)
    marked = {id for id, card in CASTLE_CARDS.items() if card.get("marked")}
    assert set(cards) == (set(CASTLE_CARDS) if len(seats(state.game)) >= 3 else set(CASTLE_CARDS) - marked)
    tiles = [tile for room in (*ROOMS, "well") for row in ROWS for tile in items(state, f"tile[{room}][{row}]")]
    assert len(tiles) == len(set(tiles)) == 15
    assert Counter(str(state[f"{garden}.site"]) for garden in GARDENS) == {"none": 4, **dict.fromkeys(COLOURS, 2)}


def watched(game: Game, seed: int) -> list[Step]:
    """A random game whose every state is checked."""
    steps, points = [], dict.fromkeys(seats(game), 0)
    for step in random_game(game, seed):
        state, decision, _, _ = step
        assert len(decision.options) >= 2
        assert len({option.text for option in decision.options}) == len(decision.options)
        check_limits(state)
        check_pieces(state)
        check_dice(state, decision.rule)
        check_cards(state)
        now = {p: number(state, f"{p}.points") for p in seats(game)}
        assert all(now[p] >= points[p] for p in now)
        points = now
        steps.append(step)
    return steps


@pytest.mark.parametrize(("players", "variants"), TABLES, ids=lambda value: str(value))
def test_limits_pieces_dice_and_cards_hold_in_every_state(players: int, variants: tuple[str, ...]) -> None:
    game = opened(GAME, players, variants)
    for seed in range(3):
        steps = watched(game, seed)
        # Choosing a die is a turn; an exchange of seals at that decision is not.
        taken = Counter(decision.player for _, decision, option, _ in steps
                        if decision.rule == "turn" and option.meaning is not None and option.meaning.kind == "element")
        rounds = 4 if "four-rounds" in variants else 3
        assert taken == {f"p{seat + 1}": 3 * rounds for seat in range(players)}


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_option_that_is_offered_can_be_carried_out(players: int) -> None:
    tried = 0
    for state, decision, _, _ in random_game(opened(GAME, players), 11):
        for option in decision.options:
            after = state.apply(option)
            assert after != state
            tried += 1
    assert tried > 100


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_tie_goes_to_the_player_who_is_first_in_order_and_ranks_follow_the_totals(players: int) -> None:
    for seed in range(40):
        end = last_state(opened(GAME, players), seed)
        order = items(end, "turn_order")
        ranked = sorted(seats(end.game), key=lambda p: (-end.scores[int(p[1:]) - 1], order.index(p)))
        assert [ranked.index(p) + 1 for p in seats(end.game)] == end.ranks


def recounted(state: State, p: str, human: bool) -> int:
    """The score of a player by the rulebook, from the final state."""
    goods = [number(state, f"{p}.{each}") for each in ("food", "iron", "pearl")]
    money = (number(state, f"{p}.coins") + number(state, f"{p}.seals")) // 5
    left = money + sum(2 if held == 7 else held >= 3 for held in goods) if human else 0
    place = number(state, f"{p}.influence")
    season = place - 5 if place >= 15 else 6 if place >= 11 else 3 if place >= 6 else 0
    gate, stewards, diplomats, daimyo = (number(state, f"{p}.courtiers[{floor}]") for floor in FLOORS)
    court = gate + 3 * stewards + 6 * diplomats + 10 * daimyo
    army = 2 * number(state, f"{p}.warriors[yard_5]") + sum(number(state, f"{p}.warriors[{y}]") for y in YARDS[1:])
    planted = sum(int(str(GARDENS[g]["points"])) for g in GARDENS if number(state, f"{p}.gardeners[{g}]"))
    return number(state, f"{p}.points") + left + season + court + army * (stewards + diplomats + daimyo) + planted


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_scores_agree_with_a_recount_of_the_final_state(players: int) -> None:
    for seed in range(30):
        end = last_state(opened(GAME, players), 100 + seed)
        assert [recounted(end, p, seat < players) for seat, p in enumerate(seats(end.game))] == end.scores
        assert [sum(column) for column in zip(*end.score_sheet.values(), strict=True)] == end.scores


@pytest.mark.parametrize(("lang", "line"), [
    ("en", "Tokugawa clan – warriors (training yard for 3\N{NO-BREAK SPACE}iron): +1"),
    ("cs", "Klan Tokugawa – válečníci (cvičiště za 3\N{NO-BREAK SPACE}železa): +1")])
def test_the_log_tells_where_the_rival_puts_its_figures(lang: str, line: str) -> None:
    game = opened(GAME, 1)
    told = {game.texts(lang).event(event) for seed in range(3) for state, _, option, _ in random_game(game, seed)
            for event in state.events(option) if event.name.startswith("p2.warriors")}
    assert line in told
