"""Tokaido keeps its promises in random games of every number of players and every variant."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest
import yaml
from random_games import edited, items, last_state, number, opened, random_game, variant_ids

from sugoroku.decisions import Option
from sugoroku.errors import Problems
from sugoroku.game import Game, load
from sugoroku.places import find
from sugoroku.scenario_run import run
from sugoroku.states import State

GAME = "tokaido"
PANORAMAS = {"paddy": 3, "mountain": 4, "sea": 5}
AWARDS = ("paddy_master", "mountain_master", "sea_master", "gourmet", "bather", "chatterbox", "collector")
# For each family of cards: the deck, the places on the table, the place in front of each player.
PLACES = {"souvenir": ("souvenir_deck", ("stall", "basket"), "bag"), "meal": ("meal_deck", ("menu", "treat"), "eaten"),
          "encounter": ("encounter_deck", ("drawn",), "met"), "spring": ("spring_deck", (), "bathed")}
TABLES = [(players, ()) for players in (2, 3, 4, 5)]
TABLES += [(players, (variant,)) for variant in variant_ids(GAME) for players in (2, 5)]
OFFICIAL = ("initiatory", "return-journey", "gastronomy", "preparations")
TABLES += [(4, pair) for pair in combinations(OFFICIAL, 2)] + [(3, OFFICIAL)]


def entries(kind: str) -> dict[str, dict[str, object]]:
    """The entries of a kind as they are written, read without the engine, one for each copy."""
    for path in find(GAME).glob("*.yaml"):
        kinds = yaml.safe_load(path.read_text(encoding="utf-8")).get("kinds", {})
        if kind in kinds:
            written = kinds[kind]["entries"]
            return {f"{e['id']}_{n + 1}" if "copies" in e else e["id"]: e
                    for e in written for n in range(e.get("copies", 1))}
    raise KeyError(kind)


CARDS = {kind: entries(kind) for kind in PLACES}
ROAD = entries("space")


def seats(game: Game) -> list[str]:
    return [f"p{seat + 1}" for seat in range(game.compiled.program.seats)]


def spaces_on(game: Game, variants: tuple[str, ...]) -> list[str]:
    return list(reversed(ROAD)) if "return-journey" in variants else list(ROAD)


def check_cards(state: State) -> None:
    """Every card lies in exactly one place."""
    for kind, (deck, table, own) in PLACES.items():
        places = [deck, *table, *(f"{p}.{own}" for p in seats(state.game))]
        assert Counter(card for place in places for card in items(state, place)) == Counter(CARDS[kind].keys())


def check_collections(state: State, same_meals: int) -> None:
    humans = seats(state.game)[:state.game.players]
    for p in humans:
        assert number(state, f"{p}.coins") >= 0
        assert all(number(state, f"{p}.views[{view}]") <= parts for view, parts in PANORAMAS.items())
        dishes = Counter(CARDS["meal"][meal]["id"] for meal in items(state, f"{p}.eaten"))
        assert len(items(state, f"{p}.eaten")) <= 4
        assert all(count <= same_meals for count in dishes.values())
    for award in AWARDS[:3]:
        assert sum(number(state, f"{p}.won[{award}]") for p in seats(state.game)) <= 1


def check_road(state: State, road: list[str]) -> None:
    usable = 2 if state.game.players >= 4 else 1
    spots: dict[str, list[int]] = {}
    for p in seats(state.game):
        if state[f"{p}.halt"] != "none":
            spots.setdefault(str(state[f"{p}.halt"]), []).append(number(state, f"{p}.spot"))
    for space, taken in spots.items():
        assert len(set(taken)) == len(taken)
        if ROAD[space]["station"] != "inn":
            assert len(taken) <= min(usable, int(str(ROAD[space].get("spots", 1))))
            assert max(taken) <= usable
    assert set(spots) <= set(road)


Pieces = dict[str, tuple[str, int]]


def pieces(state: State) -> Pieces:
    """Where each piece stands: its space and its spot."""
    return {p: (str(state[f"{p}.halt"]), number(state, f"{p}.spot")) for p in seats(state.game)}


def rearmost(standing: Pieces, road: list[str]) -> str:
    return min(standing, key=lambda p: (road.index(standing[p][0]), -standing[p][1]))


def check_moves(state: State, option: Option, road: list[str]) -> int:
    """Each move is of the piece farthest behind, goes forward and passes no inn; says how many there were."""
    standing, moves = pieces(state), 0
    for event in state.events(option):
        p, _, what = event.name.partition(".")
        if what == "halt":
            start, end = road.index(standing[p][0]), road.index(list(ROAD)[event.details[2]])
            assert p == rearmost(standing, road)
            assert start < end
            assert all(ROAD[space]["station"] != "inn" for space in road[start + 1:end])
            standing[p] = (road[end], 0)
            moves += 1
        elif what == "spot":
            standing[p] = (standing[p][0], event.details[2])
    return moves


@pytest.mark.parametrize(("players", "variants"), TABLES, ids=lambda value: str(value))
def test_cards_collections_and_the_road_hold_in_every_state(players: int, variants: tuple[str, ...]) -> None:
    game = opened(GAME, players, variants)
    road = spaces_on(game, variants)
    for seed in range(2):
        points, laid = dict.fromkeys(seats(game), 0), False
        steps = list(random_game(game, seed))
        end = steps[-1][-1]
        for state, decision, option, _ in steps:
            assert len(decision.options) >= 2
            assert len({each.text for each in decision.options}) == len(decision.options)
            laid = laid or decision.rule != "deal tiles"
            if laid:
                check_cards(state)
                check_collections(state, 2 if "same-dish-twice" in variants else 1)
                check_road(state, road)
            if decision.rule == "travel":
                assert check_moves(state, option, road) >= 1
            if decision.rule == "travel" and players > 2:
                assert decision.player == rearmost(pieces(state), road)
            now = {p: number(state, f"{p}.points") for p in seats(game)}
            assert all(now[p] >= points[p] for p in now)
            points = now
        check_cards(end)
        assert all(end[f"{p}.halt"] == road[-1] for p in seats(game))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_option_that_is_offered_can_be_carried_out(players: int) -> None:
    tried = 0
    for state, decision, _, _ in random_game(opened(GAME, players), 11):
        for option in decision.options:
            assert state.apply(option) != state
            tried += 1
    assert tried > 100


def test_the_neutral_traveler_is_moved_by_the_player_who_is_farthest_ahead() -> None:
    game, road, moved = opened(GAME, 2), list(ROAD), 0
    for seed in range(10):
        for state, decision, _, _ in random_game(game, seed):
            if decision.rule == "travel" and rearmost(pieces(state), road) == "p3":
                standing = pieces(state)
                assert decision.player != rearmost({p: standing[p] for p in ("p1", "p2")}, road)
                moved += 1
    assert moved > 20


def collected(state: State, p: str) -> int:
    """What a traveler has scored on the journey, recounted from what lies in front of the player."""
    tile = str(state[f"{p}.tile"])
    wares = Counter(str(CARDS["souvenir"][card]["ware"]) for card in items(state, f"{p}.bag"))
    sets = sum(sum(count > nth for count in wares.values()) ** 2 for nth in range(6))
    pictures = sum(n * (n + 1) // 2 for n in (number(state, f"{p}.views[{view}]") for view in PANORAMAS))
    met = [str(CARDS["encounter"][card]["id"]) for card in items(state, f"{p}.met")]
    people = 3 * met.count("samurai") + (len(met) if tile == "umegae" else 0)
    baths = sum(int(str(CARDS["spring"][card]["points"])) for card in items(state, f"{p}.bathed"))
    extra = 1 if tile == "mitsukuni" else 0
    awards = sum(number(state, f"{p}.won[{award}]") for award in AWARDS)
    return (sets + pictures + people + baths + extra * len(items(state, f"{p}.bathed")) + 6 * len(
        items(state, f"{p}.eaten")) + number(state, f"{p}.donated") + (3 + extra) * awards)


def temple(state: State, p: str) -> int:
    given = number(state, f"{p}.donated")
    totals = sorted({number(state, f"{q}.donated") for q in seats(state.game)}, reverse=True)
    return [10, 7, 4, 2, 2][totals.index(given)] if given else 0


def winners(state: State) -> dict[str, set[str]]:
    """Who has each achievement that is given after the journey."""
    humans = seats(state.game)[:state.game.players]
    measures = {"gourmet": lambda p: sum(int(str(CARDS["meal"][m]["price"])) for m in items(state, f"{p}.eaten")),
                "bather": lambda p: len(items(state, f"{p}.bathed")),
                "chatterbox": lambda p: len(items(state, f"{p}.met")),
                "collector": lambda p: len(items(state, f"{p}.bag"))}
    best = {award: max(measure(p) for p in humans) for award, measure in measures.items()}
    return {award: {p for p in humans if measures[award](p) == best[award] > 0} for award in measures}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("variants", [(), ("same-dish-twice", "satsuki-deck"), OFFICIAL], ids=str)
def test_scores_awards_and_ranks_agree_with_a_recount_of_the_final_state(
        players: int, variants: tuple[str, ...]) -> None:
    for seed in range(25):
        end = last_state(opened(GAME, players, variants), 100 + seed)
        humans = seats(end.game)[:players]
        for award, found in winners(end).items():
            assert {p for p in humans if number(end, f"{p}.won[{award}]")} == found
        assert [collected(end, p) + temple(end, p) for p in humans] == end.scores[:players]
        order = {p: (end.scores[n], sum(number(end, f"{p}.won[{award}]") for award in AWARDS))
                 for n, p in enumerate(humans)}
        assert [1 + sum(other > order[p] for other in order.values()) for p in humans] == end.ranks[:players]
        assert end.ranks[players:] == [0] * (len(end.ranks) - players)
        assert end.scores[players:] == [0] * (len(end.ranks) - players)


SWITCHES = [
    ("refused_meal_stays: true", "refused_meal_stays: false", "Satsuki refuses and buys another meal"),
    ("neutral_share:   1", "neutral_share:   0", "gastronomy for two"),
    ("ahead_in_inn:    1", "ahead_in_inn:    -1", "of two at one inn the one next to the road leads"),
    ("neutral_opens_menu: true", "neutral_opens_menu: false", "the neutral traveler arrives first and opens the menu"),
    ("neutral_coins:   1", "neutral_coins:   0", "the neutral traveler needs no coin and paints nothing"),
    ("same_meal_limit: 1", "same_meal_limit: 2", "a dish is eaten once only"),
]


@pytest.mark.parametrize(("written", "other", "scenario"), SWITCHES, ids=[each[2] for each in SWITCHES])
def test_every_inference_is_a_switch_that_changes_the_rule(
        tmp_path: Path, written: str, other: str, scenario: str) -> None:
    folder = edited(GAME, tmp_path, "game.yaml", written, other)
    assert scenario in run(folder, Problems()).failed
    for seed in range(5):
        assert last_state(load(folder, players=2), seed).finished
