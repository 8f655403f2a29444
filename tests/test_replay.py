"""Recorded games are reproduced, and a single changed value is caught."""

from __future__ import annotations

import copy
import gzip
import json
import random
from pathlib import Path
from typing import Any

import pytest

from sugoroku.game import Game, find, load
from sugoroku.loader import load_file, plain
from sugoroku.replay import replayed

FILE = Path(__file__).parents[2] / "shared" / "replays" / "tokaido-train.jsonl.gz"
pytestmark = pytest.mark.skipif(not FILE.is_file(), reason="the recorded games lie outside of the project")
GAMES = 12


@pytest.fixture(scope="module")
def mapping() -> Any:
    folder = find("tokaido")
    return plain(load_file(folder / "recordings" / "bga.yaml", folder))


@pytest.fixture(scope="module")
def game(mapping: Any) -> Game:
    return load("tokaido", mapping["settings"]["players"], mapping["settings"]["variants"])


@pytest.fixture(scope="module")
def records() -> list[Any]:
    with gzip.open(FILE, "rt") as file:
        return [json.loads(file.readline()) for _ in range(GAMES)]


def test_recorded_games_are_reproduced(game: Game, mapping: Any, records: list[Any]) -> None:
    assert [message for _, message in replayed(game, mapping, iter(records))] == [""] * GAMES


def corrupted(record: Any, chance: random.Random) -> tuple[Any, str]:
    """A recording with one value changed: points, coins, slots, movers, places or cards."""
    made = copy.deepcopy(record)
    event = chance.choice([each for each in made["events"] if each["type"] == "stop"])
    keys = chance.choice(["pts", "slot", "to", "from", "p", "coins", "score", "donated", "station"])
    match keys:
        case "pts" | "slot" | "to" | "from":
            event[keys] += 1
        case "p":
            event["p"] = "P1" if event["p"] != "P1" else "P2"
        case "station":
            event["station"] = "farm" if event["station"] != "farm" else "temple"
        case _:
            event["after"][keys] += 1
    return made, keys


def test_a_single_changed_value_is_caught(game: Game, mapping: Any, records: list[Any]) -> None:
    chance = random.Random(7)
    changed = [corrupted(chance.choice(records), chance) for _ in range(30)]
    found = [message for _, message in replayed(game, mapping, iter(made for made, _ in changed))]
    assert [key for (_, key), message in zip(changed, found, strict=True) if not message] == []


@pytest.mark.parametrize(
    "path", [("final", 0, "score"), ("final", 1, "rank"), ("final", 2, "achievements"), ("final", 3, "coins")]
)
def test_a_changed_result_is_caught(game: Game, mapping: Any, records: list[Any], path: tuple[str, int, str]) -> None:
    made = copy.deepcopy(records[0])
    made[path[0]][path[1]][path[2]] += 1
    assert [message for _, message in replayed(game, mapping, iter([made]))] != [""]


def test_a_changed_card_or_price_is_caught(game: Game, mapping: Any, records: list[Any]) -> None:
    for kind, key, value in (
        ("souvenirs", "cost", 99),
        ("hot_spring", "card", "spring_9"),
        ("meal", "took", "stew"),
        ("panorama", "number", 9),
    ):
        made = copy.deepcopy(records[1])
        effect = next(fx for event in made["events"] for fx in event["fx"] if fx["k"] == kind)
        effect[key] = value
        assert [message for _, message in replayed(game, mapping, iter([made]))] != [""], kind


def test_something_else_is_refused_with_a_message(game: Game, mapping: Any) -> None:
    for _, message in replayed(game, mapping, iter([{}, [], {"players": 3}, None])):
        assert message
