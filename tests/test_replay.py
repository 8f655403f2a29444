"""Games recorded elsewhere are reproduced, and a single changed value is caught."""

from __future__ import annotations

import copy
import gzip
import json
import random
import shutil
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from corruptions import NAME, by_kind, corrupted
from foreign_writer import written

from sugoroku.check import check_game
from sugoroku.commands.replay import replay
from sugoroku.errors import Problems, SpecError
from sugoroku.game import load
from sugoroku.mapping import read_mapping
from sugoroku.places import find
from sugoroku.replay import Foreign, foreign, replayed

FILE = Path(__file__).parents[2] / "shared" / "replays" / "tokaido-train.jsonl.gz"
recorded = pytest.mark.skipif(not FILE.is_file(), reason="the recorded games lie outside of the project")
GAMES = 12


@pytest.fixture(scope="module")
def format() -> Foreign:
    return foreign(find("tokaido"))


@pytest.fixture(scope="module")
def records() -> list[Any]:
    with gzip.open(FILE, "rt") as file:
        return [json.loads(file.readline()) for _ in range(GAMES)]


@recorded
def test_all_recorded_games_are_reproduced() -> None:
    done = CliRunner().invoke(replay, ["tokaido", str(FILE)])
    assert (done.exit_code, done.output) == (0, "850/850 games reproduced\n")


@recorded
def test_one_change_of_any_kind_at_any_kind_of_place_is_caught(format: Foreign, records: list[Any]) -> None:
    chance = random.Random(7)
    kinds = by_kind(records)
    assert len(kinds) > 150
    tried, accepted = 0, []
    for kind, where in sorted(kinds.items()):
        if kind != f".{NAME}" and (made := corrupted(records, where, chance)) is not None:
            tried += 1
            if not format.replay(made[1]):
                accepted.append((kind, made[0]))
    assert accepted == []
    assert tried > 90


# Games with what the recorded ones hardly have: a refused offer, guides without use, empty decks.
SEEDS = (1000, 1001, 1013, 1030, 1055, 1069)


@pytest.fixture(scope="module")
def made() -> list[Any]:
    return written(load("tokaido", 4, ["gastronomy", "satsuki-deck"]), SEEDS)


def rare(record: Any) -> set[str]:
    """The rare situations of a game."""
    found = set()
    for event in record["events"]:
        kinds = [effect["k"] for effect in event["fx"]]
        for effect in event["fx"]:
            match effect:
                case {"k": "souvenirs", "shown": []}:
                    found.add("no souvenirs left to show")
                case {"k": "encounter", "card": "shokunin"} if "souvenir_gift" not in kinds:
                    found.add("no souvenir left to give")
                case {"k": "panorama_none", "via": via, "options": options}:
                    found.add(f"no panorama by {via} of {len(options[:1])}")
                case {"k": "meal_offer", "accepted": False}:
                    found.add("refused meal")
    return found


def test_rare_games_of_our_own_in_that_format_are_reproduced(format: Foreign, made: list[Any]) -> None:
    assert set().union(*map(rare, made)) == {
        "no souvenirs left to show",
        "no souvenir left to give",
        "no panorama by annaibito_choice of 0",
        "no panorama by annaibito_choice of 1",
        "no panorama by hiroshige of 0",
        "refused meal",
    }
    assert [format.replay(json.loads(json.dumps(record))) for record in made] == [""] * len(SEEDS)


def test_one_change_is_caught_in_rare_games_too(format: Foreign, made: list[Any]) -> None:
    chance, accepted = random.Random(3), []
    for kind, where in sorted(by_kind(made).items()):
        changed = corrupted(made, where, chance) if kind != f".{NAME}" else None
        if changed is not None and not format.replay(changed[1]):
            accepted.append((kind, changed[0]))
    assert accepted == []


@recorded
@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        (("events", 20, "pts"), 99, "event 20: pts: recorded 99, engine"),
        (("events", 20, "p"), "P9", "event 20: who moves: recorded 'P9', engine"),
        (("events", 0, "to"), 53, "event 0: the choice of"),
        (("events", 20, "after", "coins"), 77, "event 20: after.coins: recorded 77, engine"),
        (("events", 20, "slot"), 3, "event 20: slot: recorded 3, engine"),
        (("final", 2, "rank"), 7, "final"),
        (("variants", "gastronomy"), 1, "variants.gastronomy: recorded 1, engine True"),
        (("decks", "meals", "seen"), 3, "decks.meals.seen: recorded 3, engine"),
        (("decks", "springs", "order", 0), "koma", "before the first event: cards of spring_deck: recorded 'koma'"),
    ],
)
def test_a_mismatch_names_event_key_and_both_values(
    format: Foreign, records: list[Any], path: tuple[Any, ...], value: Any, message: str
) -> None:
    made = copy.deepcopy(records[0])
    holder = made
    for step in path[:-1]:
        holder = holder[step]
    holder[path[-1]] = value
    assert message in format.replay(made)


@recorded
def test_events_of_the_end_may_come_in_any_order_if_their_sums_fit(format: Foreign, records: list[Any]) -> None:
    made = copy.deepcopy(records[0])
    first = next(n for n, event in enumerate(made["events"]) if event["type"] == "end")
    made["events"][first:] = made["events"][first:][::-1]
    assert "after.score" in format.replay(made)
    last = {event["p"]: event["after"]["score"] for event in made["events"][:first]}
    for event in made["events"][first:]:
        last[event["p"]] = event["after"]["score"] = last[event["p"]] + event["pts"]
    assert format.replay(made) == ""


def test_a_mismatch_is_shown_where_it_is_written(tmp_path: Path, made: list[Any]) -> None:
    changed = copy.deepcopy(made[0])
    number = next(n for n, event in enumerate(changed["events"]) if event["fx"] and "pts" in event["fx"][0])
    changed["events"][number]["fx"][0]["pts"] = 987654
    line = json.dumps(changed)
    (tmp_path / "games.jsonl").write_text(f"{json.dumps(made[1])}\n{line}\n", encoding="utf-8")
    done = CliRunner().invoke(replay, ["tokaido", str(tmp_path / "games.jsonl")])
    place = line.index("987654") + 1
    assert f"games.jsonl:2:{place}: error[recording-differs]: " in done.output
    assert (done.exit_code, done.output.splitlines()[-1]) == (1, "1/2 games reproduced")


def test_something_else_is_refused_with_a_message(format: Foreign) -> None:
    others: list[Any] = [{}, [], None, 7, {"players": 3}, {"players": [{}]}, {"players": [], "events": []}]
    for name, message in replayed(format, others):
        assert name == "?"
        assert message


@pytest.mark.parametrize(
    ("right", "wrong", "said"),
    [
        ("on: farm.effect", "on: farm.efect", 'there is no rule or effect "farm.efect"'),
        ("slot:    my spot", "slot:    my spott", "spott"),
        ("visit temple:  {take", "visit tempel:  {take", 'there is no rule "visit tempel"'),
        ("{change: donated}", "{change: donatd}", 'there is no amount "donatd"'),
        ("{added: stall}", "{aded: stall}", '"aded"'),
        ("players: 4,", "players: 7,", "2 to 5 players"),
        ("variants: [gastronomy,", "variants: [gastronomie,", 'there is no variant "gastronomie"'),
        ("id: bga,", "id: other,", "name of the file"),
    ],
)
def test_a_mistake_in_a_mapping_is_found_with_its_place(tmp_path: Path, right: str, wrong: str, said: str) -> None:
    folder = Path(shutil.copytree(find("tokaido"), tmp_path / "tokaido"))
    path = folder / "recordings" / "bga.yaml"
    text = path.read_text(encoding="utf-8")
    assert right in text
    path.write_text(text.replace(right, wrong), encoding="utf-8")
    with pytest.raises(SpecError) as caught:
        read_mapping(path, folder)
    found = [problem for problem in caught.value.problems if said in problem.message]
    assert found, caught.value.problems
    assert found[0].span.file.endswith("bga.yaml")
    assert wrong.split()[-1].strip("{,[") in found[0].span.source


def test_mappings_are_checked_with_their_game(tmp_path: Path) -> None:
    folder = Path(shutil.copytree(find("otter-dash"), tmp_path / "otter-dash"))
    (folder / "recordings").mkdir()
    (folder / "recordings" / "other.yaml").write_text("recordings: {id: other, players: 2}\n", encoding="utf-8")
    problems = Problems()
    check_game(folder, problems)
    assert {problem.code for problem in problems.items} == {"schema-missing-key"}
