"""Only what is certain is an error: what can never be done is refused, what could be done passes."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import sugoroku
from sugoroku.machine import Machine

sys.path.insert(0, str(Path(__file__).parent / "bad"))
import run

BROKEN, RULE = run.HERE / "effect-never" / "game.yaml", "      pay 30 coins -> gain 1 iron\n"


def written(home: Path, rule: str, **other: str) -> Path:
    """The small game of the broken inputs with another rule, and other texts in place of these."""
    text = BROKEN.read_text("utf-8").replace(RULE, "".join(f"      {line}\n" for line in rule.splitlines()))
    for old, new in other.items():
        assert old in text
        text = text.replace(old, new)
    (home / "quay").mkdir(exist_ok=True)
    (home / "quay" / "game.yaml").write_text(text, "utf-8")
    return home / "quay"


def codes(folder: Path, players: int = 2) -> list[str]:
    try:
        sugoroku.load(folder, players, machine="reference")
    except sugoroku.SpecError as refused:
        return [problem.code for problem in refused.problems]
    return []


@pytest.mark.parametrize(
    "rule",
    [
        "pay 10 coins, 10 coins -> gain 1 iron",
        "pay 15 coins\ngain 10 coins\npay 15 coins",
        "pay 15 coins\nsail quietly\npay 15 coins",
        "pay 15 coins\nset my coins to 20\npay 15 coins",
        "pay 15 coins\nadd 10 to my coins\npay 15 coins",
        "pay 15 coins, 7 iron",
        "pay 15 coins\nas p2: pay 15 coins",
        "pay 15 coins or gain 1 iron\npay 15 coins",
        "if day > 3: pay 15 coins\npay 15 coins",
        "repeat 2 times:\n  pay 15 coins\n  gain 15 coins",
        "pay day coins, 15 coins",
        "in any order:\n  pay 15 coins -> gain 1 iron\n  pay 15 coins -> gain 1 iron\n  gain 20 coins",
    ],
)
def test_payments_that_could_be_made_pass(rule: str, tmp_path: Path) -> None:
    more = {"  sail:\n": "  sail quietly:\n    do: gain 20 coins\n  sail:\n"} if "quietly" in rule else {}
    assert codes(written(tmp_path, rule, **more)) == []


def test_an_exchange_at_a_decision_may_bring_what_is_paid(tmp_path: Path) -> None:
    rule = "pay 15 coins\nchoose b from boats, paying 15 coins\nadd 1 to my crew[b]"
    assert codes(written(tmp_path, rule)) == ["effect-never"]
    exchange = {"rules:\n": "anytime: {sell: pay 1 iron -> gain 20 coins}\nrules:\n"}
    assert codes(written(tmp_path, rule, **exchange)) == []


@pytest.mark.parametrize(
    "rule",
    [
        "require days > 5\ngain 1 iron",
        "if storms: gain 1 iron",
        "if storms: pay 30 coins",
        "if not storms: gain 1 iron\nelse: pay 30 coins",
        "if storms and tolls[9] > 2: gain 1 iron",
        "require storms\nset day to 50",
        "choose b from boats where storms\ndo b.effect",
        "choose b from boats where b.cost > 9\ndo b.effect",
        "require player_count = 1\ngain 1 iron",
        "while storms: pay 1 coin",
        "for each b in boats where rough: gain 1 coin",
        "require true\nif 1 < 2: gain 1 iron",
        "require my coins > 19\ngain 1 iron",
    ],
)
def test_a_switch_of_a_variant_may_be_off(rule: str, tmp_path: Path) -> None:
    declared = {"  days: 3\n": "  days: 3\n  storms: false\n", "rules:\n": "values: {rough: storms}\nrules:\n"}
    assert codes(written(tmp_path, rule, **declared)) == []


@pytest.mark.parametrize(
    "rule",
    [
        "move 5 from my crew[cog] to day",
        "move days * 9 from my crew[cog] to day",
        "set day to 9",
        "set day to my coins",
        "set my coins to 20",
        "set my coins to day * 9",
        "set day to 5 / day",
        "set day to 5 % 2",
        "gain tolls[2] coins",
        "gain tolls[day] coins",
        "gain tolls[days] coins",
        "do boats[1].effect",
        "if player_count = 2:\n  as players[1]: gain 1 coin",
        "choose b from boats, paying b.cost * 5 coins\ndo b.effect",
        "gain day - 5 coins",
        "gain days - 5 coins",
        "pay 0 coins",
        "pay my iron - my coins coins",
        "add -1 to day",
    ],
)
def test_numbers_that_could_fit_pass(rule: str, tmp_path: Path) -> None:
    assert [codes(written(tmp_path, rule), players) for players in (1, 2)] == [[], []]


def test_the_only_cost_that_can_be_paid_is_enough(tmp_path: Path) -> None:
    rule = "choose b from boats, paying b.cost coins\ndo b.effect"
    assert codes(written(tmp_path, rule, **{"cost: 3,": "cost: 99,"})) == []
    assert codes(written(tmp_path, rule, **{"cost: 3,": "cost: 99,", "cost: 1,": "cost: 21,"})) == ["effect-never"]


def test_a_variant_that_makes_something_impossible_is_named(tmp_path: Path) -> None:
    folder = written(tmp_path, "pay 8 coins, 8 coins -> gain 1 iron")
    (folder / "variants").mkdir()
    poor = "variant: {id: poor}\nchanges:\n  - {set: resources.coin.max, to: 12}\n"
    (folder / "variants" / "poor.yaml").write_text(poor, "utf-8")
    code, output = run.sugoroku("check", str(folder))
    assert code == 1
    assert "error[effect-never]: nobody can ever have 16 coins, the maximum is 12" in output
    assert 'this happens with the variant "poor"' in output


def ends(folder: Path) -> list[tuple[list[int], str]]:
    """The coins and iron of p1 after a whole game and the fault that stopped it, on each machine."""
    found = []
    for machine in ("reference", "native"):
        game = sugoroku.load(folder, 1, machine=machine)
        runner: Machine = game.machine
        vector = runner.new(1)
        stop = runner.run(vector)
        cells = [int(game.symbols.read(vector, f"p1.{name}")) for name in ("coin", "iron")]
        found.append((cells, stop.kind))
    return found


@pytest.mark.parametrize(
    ("rule", "coins", "kind"),
    [
        ("gain 2 - my coins coins", 2, "finished"),
        ("gain 0 - my coins - my coins coins", 0, "finished"),
        ("pay 1 - my coins coins", 9, "finished"),
        ("pay 0 - my coins * 9 coins", 20, "finished"),
        ("set my coins to my coins * 3", 15, "finished"),
        ("set my coins to my coins * 5", 5, "fault"),
        ("set my coins to 2 - my coins", 5, "fault"),
        ("let r = coin; set my stock[r] to my coins * 5", 5, "fault"),
        ("let r = coin; pay 0 - my coins * 9 r", 20, "finished"),
    ],
)
def test_an_amount_that_comes_out_below_nothing_goes_the_other_way_within_the_bounds(
    rule: str, coins: int, kind: str, tmp_path: Path
) -> None:
    """Both machines agree, and nobody ever has more than the maximum."""
    folder = written(tmp_path, rule, **{"repeat days times": "repeat 1 times"})
    assert ends(folder) == [([coins, 1], kind)] * 2
