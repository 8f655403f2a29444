"""Options and prompts tell what the state tells: prices, effects, what lies there, who acts; and nothing hidden."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playing import LANGUAGES, loaded, steps, written

import sugoroku

SPEC = """
game: {id: pier, version: 1, players: {min: 2, max: 2}, start: play}
resources: {coin: {plural: coins, start: 4}, fish: {}}
kinds:
  quay:
    fields: {cost: number}
    entries: [{id: low, cost: 1}, {id: high, cost: 3}, {id: far, cost: 9}]
  load:
    fields: {effect: effect}
    entries: [{id: silk, effect: gain 2 fish}, {id: salt, effect: gain 3 coins}]
state:
  toll: {per: quay, max: 9}
  lies: {per: quay, type: load}
  deck: {zone: load, seen: nobody}
  open: {zone: load}
  day:  {max: 9}
rules:
  play:
    do: |
      for each c in loads: put c on deck
      for each c in loads: put c on open
      set low.toll to 2
      set low.lies to silk
      let first = p1
      as first:
        RULE
"""


def asked(folder: Path, rule: str) -> sugoroku.Decision:
    """The decision that a rule of the first player asks for."""
    lines = "\n        ".join(rule.split("; "))
    decision = written(folder, SPEC.replace("RULE", lines)).new().decision
    assert decision is not None
    return decision


@pytest.mark.parametrize(("rule", "labels"), [
    ("choose q from quays; gain 1 fish", ["Low (+1\u00a0fish)", "High (+1\u00a0fish)", "Far (+1\u00a0fish)"]),
    ("choose q from quays, paying q.cost coins; set day to 1", ["Low (1\u00a0coin)", "High (3\u00a0coin)"]),
    ("choose q from quays where q.cost < 5, paying q.toll coins; set day to 1", ["Low (2\u00a0coin)", "High"]),
    ("choose q from quays where q.cost < 5; pay 1 coin -> gain q.cost fish",
     ["Low (1\u00a0coin → +1\u00a0fish)", "High (1\u00a0coin → +3\u00a0fish)"]),
    ("choose n from 1 to 2, paying n coins; set day to n", ["1\u00a0coin", "2\u00a0coin"]),
    ("choose c from loads; do c.effect", ["Silk: +2\u00a0fish", "Salt: +3\u00a0coin"]),
    ("choose q from quays; let c = open.top; do c.effect",
     ["Low: +3\u00a0coin", "High: +3\u00a0coin", "Far: +3\u00a0coin"]),
    ("choose q from quays; set day to 1; let c = deck.top; do c.effect", ["Low", "High", "Far"]),
    ("choose q from quays; draw c from open; do c.effect", ["Low", "High", "Far"]),
    ("choose p from players; as p: gain 1 fish", ["Player 1 (+1\u00a0fish)", "Player 2"]),
    ("gain 1 fish or gain 1 coin", ["+1\u00a0fish", "+1\u00a0coin"]),
])
def test_an_option_tells_what_it_costs_and_brings_at_once(tmp_path: Path, rule: str, labels: list[str]) -> None:
    assert [option.label("en") for option in asked(tmp_path, rule).options] == labels


def test_what_cannot_be_paid_has_its_price_too(tmp_path: Path) -> None:
    refused = asked(tmp_path, "choose q from quays, paying q.cost coins; set day to 1").why_not()
    assert [(why.option.label("en"), why.text("en")) for why in refused] == [
        ("Far (9\u00a0coin)", "9\u00a0coin needed, you have 4")]


def test_looking_at_options_changes_nothing(tmp_path: Path) -> None:
    decision = asked(tmp_path, "choose q from quays, paying q.cost coins; gain 1 fish")
    before = decision._vector[:]
    assert all(option.label(lang) for lang in LANGUAGES for option in decision.options)
    assert decision._vector == before


@pytest.mark.parametrize(("rule", "prompts"), [
    ("choose q from quays by p2; gain q.cost fish", {
        "en": "Choose quay (for Player 1)", "ru": "Выберите quay (за игрока 1)", "uk": "Виберіть quay (за гравця 1)",
        "cs": "Vyberte quay (za hráče 1)", "es": "Elige quay (por el jugador 1)"}),
    ("choose q from quays; gain q.cost fish", {"en": "Choose quay", "es": "Elige quay"}),
    # Nobody acts: what follows is the same whoever began.
    ("choose q from quays by p2; set day to q.cost", {"en": "Choose quay"}),
])
def test_a_prompt_says_who_acts_if_somebody_else_decides(tmp_path: Path, rule: str, prompts: dict[str, str]) -> None:
    decision = asked(tmp_path, rule)
    assert {lang: decision.prompt(lang) for lang in prompts} == prompts


NEUTRAL = {"cs": "Kam jde dál neutrální pocestný?", "en": "Where does the neutral traveler go next?",
           "es": "¿Adónde va ahora el viajero neutral?", "ru": "Куда идёт нейтральный путешественник?",
           "uk": "Куди йде нейтральний мандрівник?"}


def test_the_leading_player_is_told_when_the_neutral_traveler_moves() -> None:
    neutral = own = 0
    for state in steps(loaded("tokaido", 2), seed=1):
        if state.decision is not None and state.decision.rule == "travel":
            moves = min(["p3", "p1", "p2"], key=lambda p: lag(state, p))
            said = {lang: state.decision.prompt(lang) for lang in LANGUAGES}
            assert (said == NEUTRAL) == (moves == "p3"), moves
            neutral, own = neutral + (moves == "p3"), own + (moves != "p3")
    assert neutral > 5 and own > 10


def lag(state: sugoroku.State, player: str) -> tuple[int, int]:
    """Where a piece stands: the space, and the spot on it."""
    spaces = [entry.id for entry in state.game.compiled.spec.kinds["space"].entries]
    spot = state[f"{player}.spot"]
    assert isinstance(spot, int)
    return spaces.index(str(state[f"{player}.halt"])), -spot


@pytest.mark.parametrize(("lang", "left", "right"), [
    ("en", "The {} at the left end of the coral bridge", "The {} at the right end of the white bridge"),
    ("ru", "Кубик со значением\u00a0{}, левый край кораллового моста",
     "Кубик со значением\u00a0{}, правый край белого моста"),
    ("uk", "Кубик зі значенням\u00a0{}, лівий кінець коралового мосту",
     "Кубик зі значенням\u00a0{}, правий кінець білого мосту"),
    ("cs", "Kostka s\u00a0hodnotou {}, levý konec oranžového mostu",
     "Kostka s\u00a0hodnotou {}, pravý konec bílého mostu"),
    ("es", "Dado de valor {}, extremo izquierdo del puente coral",
     "Dado de valor {}, extremo derecho del puente blanco"),
])
def test_a_die_is_offered_with_its_eyes(lang: str, left: str, right: str) -> None:
    turns = 0
    for state in steps(loaded("white-castle", 2), seed=4):
        if state.decision is None or state.decision.rule != "turn":
            continue
        labels = {option.text: option.label(lang) for option in state.decision.options}
        turns += 1
        for end, text in (("coral_left", left), ("white_right", right)):
            if end in labels:
                assert labels[end] == text.format(state[f"{end}.die"])
    assert turns > 10


def test_the_price_of_a_place_is_what_is_paid_for_it() -> None:
    """What an option tells in brackets is the first change of the stock that follows."""
    checked = 0
    for state in steps(loaded("white-castle", 3), seed=8):
        if (decision := state.decision) is None or decision.rule != "place die":
            continue
        for option in decision.options:
            if (told := re.search(r"\((\+?)(\d+)\u00a0coins?\)", option.label("en"))) is not None:
                changes = [event.details[2] - event.details[1] for event in state.events(option)
                           if event.kind == "assign" and event.name == f"{decision.player}.coin"]
                assert next(change for change in changes if change) == int(told[2]) * (1 if told[1] else -1)
                checked += 1
    assert checked > 20
