"""States are values: equal when they go on alike, saved as bytes, taken back; chance comes from outside if wanted."""

from __future__ import annotations

import copy
import os
import pickle
import random
import re
import struct
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast
from zlib import crc32

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from playing import LANGUAGES, TABLES, ended, loaded, somewhere, steps, written

import sugoroku
from sugoroku import Chance, GameError, Recorded, Rolled, ir
from sugoroku.compiled import Compiled
from sugoroku.compiler import Compiler
from sugoroku.game import _loaded
from sugoroku.machine import state_hash
from sugoroku.simulate import play, summary
from sugoroku.warm import ready

SOMETIMES = settings(max_examples=6, deadline=None, derandomize=True)
tables = pytest.mark.parametrize(("name", "players"), TABLES)
SEEDS, PARTS = st.integers(0, 2**32), st.floats(0, 1)

TWO_WAYS = """
game: {id: ways, version: 1, players: {min: 2, max: 2}, start: play}
resources: {coin: {plural: coins}}
kinds:
  way: {fields: {effect: effect}, entries: [{id: left, effect: turn(2)}, {id: right, effect: turn(3)}]}
rules:
  play:
    do: |
      let spare = 7
      step
      choose w from ways
      do w.effect
      turn(4)
  step:
    do: |
      choose n from 1 to 3
      let twice = n * 2
      gain 5 coins
  turn:
    with: {n: number}
    do: |
      let rest = n % 2
      gain n - n coins
      gain 1 coins or gain 2 coins
      let after = rest
scoring: [{id: coins, is: my coins}]
"""


@pytest.fixture(scope="module", params=["native", "reference"])
def ways(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> sugoroku.Game:
    return written(tmp_path_factory.mktemp("ways") / "ways", TWO_WAYS, machine=request.param)


def test_names_that_are_no_longer_read_make_no_difference(ways: sugoroku.Game) -> None:
    first = [ways.new(1).apply(n) for n in ("1", "2", "3")]
    assert first[0] == first[1] == first[2] and len({hash(state) for state in first}) == 1
    assert len({state.to_bytes() for state in first}) == 1
    assert ways.new(1).apply("1") != ways.new(2).apply("1"), "the generators of chance differ"


def test_names_that_matter_still_make_a_difference(ways: sugoroku.Game) -> None:
    # Of turn(2) and turn(3) only the remainder is still to be named, but after that nothing reads it.
    start = ways.new(1).apply("1")
    assert start.apply("left") == start.apply("right").undo().apply("left")
    assert start != start.apply("left")


def test_both_machines_make_the_same_canonical_states(tmp_path: Path) -> None:
    games = [written(tmp_path / machine / "ways", TWO_WAYS, machine=machine) for machine in ("native", "reference")]
    for left, right in zip(steps(games[0], 4), steps(games[1], 4), strict=True):
        assert left.vector == right.vector and left == right


@tables
@SOMETIMES
@given(SEEDS)
def test_a_canonical_state_goes_on_as_the_state_it_came_from(name: str, players: int, seed: int) -> None:
    game, chooser = loaded(name, players), random.Random(seed)
    vector = game.machine.new(seed)
    changed = 0
    while (stop := game.machine.run(vector)).kind == "decision":
        form = game.canonical.form(vector)
        assert game.machine.options(form) == stop and game.canonical.form(form) == form
        changed += form != vector
        taken = chooser.choice(stop.options)
        game.machine.choose(vector, *taken)
        game.machine.choose(form, *taken)
        vector, other = form, vector
        game.machine.run(other)
        copy = vector[:]
        game.machine.run(copy)
        assert game.canonical.form(copy) == game.canonical.form(other)
    assert stop.kind == "finished"


# undo


@tables
def test_every_step_can_be_taken_back(name: str, players: int) -> None:
    states = list(steps(loaded(name, players), 3))
    at = states[-1]
    for expected in reversed(states[:-1]):
        at = at.undo()
        assert at == expected and at.decision is not None
    with pytest.raises(GameError, match="nothing to take back"):
        at.undo()


@tables
def test_applying_an_option_leaves_the_state_as_it_was(name: str, players: int) -> None:
    state = somewhere(loaded(name, players), 3, 0.5)
    before = state.vector.tobytes()
    assert state.decision is not None
    for option in state.decision.options:
        state.apply(option), state.events(option)
    state.decision.why_not(), state.view("p1"), state.redetermined("p1", 1)
    assert state.vector.tobytes() == before


def test_an_option_of_another_decision_is_refused() -> None:
    game = loaded("otter-dash", 3)
    state = game.new(1)
    assert state.decision is not None
    later = state.apply("steep_bay", feed=Recorded({"dive.depth": [6]}))
    with pytest.raises(GameError, match="belongs to another decision; offered here: "):
        later.apply(state.decision.options[2])
    with pytest.raises(GameError, match=r'"steep_by" is not offered; .* did you mean "steep_bay"\?'):
        state.apply("steep_by")
    for other in (loaded("tokaido", 2), sugoroku.load("otter-dash", 2)):
        stranger = other.new(1).decision
        assert stranger is not None
        with pytest.raises(GameError, match="belongs to another game; offered here: calm_bay"):
            state.apply(stranger.options[0])
    twin = sugoroku.load("otter-dash", 3).new(1).decision
    assert twin is not None and state.apply(twin.options[0]) == state.apply("calm_bay")
    with pytest.raises(GameError, match="the game is over"):
        ended(state, 1).apply("steep_bay")


# saved games


@tables
@SOMETIMES
@given(SEEDS, PARTS)
def test_a_saved_game_is_the_same_game(name: str, players: int, seed: int, part: float) -> None:
    game = loaded(name, players)
    state = somewhere(game, seed, part)
    again = game.from_bytes(state.to_bytes())
    assert again == state and hash(again) == hash(state) and again.to_bytes() == state.to_bytes()
    assert again.before is None and ended(again, seed) == ended(state, seed)


@pytest.mark.parametrize("machine", ["native", "reference"])
def test_a_saved_game_goes_on_in_a_new_process(machine: str, tmp_path: Path) -> None:
    state = somewhere(loaded("tokaido", 4), 11, 0.4)
    (tmp_path / "save").write_bytes(state.to_bytes())
    code = (
        "import sys, pathlib, sugoroku\n"
        "path, machine = sys.argv[1:]\n"
        "game = sugoroku.load('tokaido', 4, machine=machine)\n"
        "state = game.from_bytes(pathlib.Path(path).read_bytes())\n"
        "print(state.hash, state.decision.prompt('uk'))\n"
        "while state.decision: state = state.apply(state.decision.options[-1])\n"
        "print(state.hash, state.scores)\n"
    )
    assert state.decision is not None
    end = state
    while end.decision is not None:
        end = end.apply(end.decision.options[-1])
    expected = f"{state.hash} {state.decision.prompt('uk')}\n{end.hash} {end.scores}\n"
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path), "PYTHONHASHSEED": "5"}
    command = [sys.executable, "-X", "utf8", "-c", code, str(tmp_path / "save"), machine]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", env=environment, check=True)
    assert done.stdout == expected


def sealed(data: bytes) -> bytes:
    """Bytes with a checksum that fits."""
    return data[:-4] + struct.pack("<I", crc32(data[:-4]))


def test_what_is_no_saved_game_says_so() -> None:
    game = loaded("otter-dash", 3)
    good = game.new(1).to_bytes()
    version = sealed(good[:8] + b"\x09" + good[9:])
    # Right after the header of a save lies the cell NODE, then FRAME.
    cells = len(good) - 4 - 4 * game.compiled.program.size
    lost = sealed(good[:cells] + struct.pack("<i", 10**6) + good[cells + 4 :])
    for data, message in (
        (b"", "no saved game"),
        (b"PK\x03\x04 something else", "no saved game"),
        (good[:12], "cut off"),
        (good[:-1], "cut off"),
        (good[: len(good) // 2], "cut off"),
        (good + b"x", "damaged"),
        (good[:-9] + b"\x01" + good[-8:], "damaged"),
        (version, "has format 9"),
        (lost, "damaged: its values fit no state"),
        (loaded("tokaido", 4).new(1).to_bytes(), 'is of "tokaido/4//1", not of "otter-dash/3//1"'),
        (sugoroku.load("otter-dash", 2).new(1).to_bytes(), 'is of "otter-dash/2//1"'),
    ):
        with pytest.raises(GameError, match=re.escape(message)):
            game.from_bytes(data)


def test_a_save_of_other_rules_with_the_same_name_says_so(tmp_path: Path) -> None:
    old = written(tmp_path / "old" / "ways", TWO_WAYS)
    start = old.new(1)
    for number, (was, becomes) in enumerate((
        ("gain 5 coins", "gain 5 coins; gain 1 coins"),
        ("gain 5 coins", "gain 6 coins"),
        ("turn(3)", "turn(2)"),
        ("id: right", "id: straight"),
        ("n * 2", "n + 2"),
        ("n % 2", "n % 3"),
        ("my coins", "my coins + 1"),
    )):
        new = written(tmp_path / str(number) / "ways", TWO_WAYS.replace(was, becomes))
        with pytest.raises(GameError, match="another version of the rules"):
            new.from_bytes(start.to_bytes())
        assert new.new(1) != start and (number == 0 or new.new(1).vector == start.vector), becomes


def test_a_comment_or_a_blank_makes_no_other_rules(tmp_path: Path) -> None:
    old = written(tmp_path / "old" / "ways", TWO_WAYS)
    new = written(tmp_path / "new" / "ways", f"# the same\n\n{TWO_WAYS.replace('n * 2', 'n  *  2')}")
    assert new.from_bytes(old.new(1).to_bytes()) == old.new(1) == new.new(1)


@settings(max_examples=150, deadline=None, derandomize=True)
@given(st.integers(0, 3), st.lists(st.tuples(st.integers(0, 10**4), st.integers(0, 2**32 - 1)), min_size=1, max_size=6))
def test_a_forged_save_is_refused_or_is_a_state_that_can_be_read(seed: int, changes: list[tuple[int, int]]) -> None:
    game = loaded("otter-dash", 3)
    data = bytearray(game.new(seed).apply("calm_bay").to_bytes())
    start = len(data) - 4 - 4 * game.compiled.program.size
    used = game.compiled.program.cells + 20
    for place, value in changes:
        struct.pack_into("<I", data, start + 4 * (place % used), value if value % 3 else value % 7)
    try:
        state = game.from_bytes(sealed(bytes(data)))
    except GameError:
        return
    assert state.finished or state.decision is not None
    state.view("p1"), state.scores, repr(state.decision)


# chance from outside


def test_recorded_dice_decide_and_then_the_seed_goes_on() -> None:
    game = loaded("otter-dash", 3)
    state = game.new(1)
    dice = Recorded({"dive.depth": [6, 2]})
    deep = state.apply("steep_bay", feed=dice)
    assert deep["p1.haul"] == 6 and dice.left == {"dive.depth": [2]}
    upset = deep.apply("dive(b)", feed=dice)
    assert upset["p1.haul"] == 0 and upset["steep_bay.shoal"] == 20
    assert upset.decision is not None and upset.decision.player == "p2"
    assert upset.apply("calm_bay", feed=dice).vector is not None


@tables
def test_a_feed_that_decides_nothing_changes_nothing(name: str, players: int) -> None:
    game = loaded(name, players)
    asked: list[Chance] = []

    def nothing(chance: Chance) -> None:
        asked.append(chance)

    assert game.new(9, feed=nothing) == game.new(9)
    for state in steps(game, 9):
        for option in state.decision.options[:2] if state.decision is not None else ():
            assert state.apply(option, feed=nothing) == state.apply(option)
            assert state.events(option, feed=nothing) == state.events(option)
    assert asked and all(chance.items or chance.low < chance.high for chance in asked)
    assert all(chance.origin is not None for chance in asked)


@tables
@pytest.mark.parametrize("machine", ["native", "reference"])
def test_chances_that_were_noted_can_be_repeated_under_another_seed(name: str, players: int, machine: str) -> None:
    game = loaded(name, players, (), machine)
    rolled = Rolled(seed=3)
    first, chooser = game.new(1, feed=rolled), random.Random(1)
    taken: list[str] = []
    while first.decision is not None and len(taken) < 40:
        taken.append(chooser.choice(first.decision.options).text)
        first = first.apply(taken[-1], feed=rolled)
    repeated = Recorded(rolled.outcomes)
    second = game.new(2, feed=repeated)
    for text in taken:
        second = second.apply(text, feed=repeated)
    assert not any(repeated.left.values())
    names = [name for name in game.symbols.cells]
    assert [second[name] for name in names] == [first[name] for name in names]


def test_a_deck_can_be_stacked_as_a_whole_or_on_its_top() -> None:
    game = loaded("tokaido", 4)
    asked: dict[str, Chance] = {}
    game.new(1, feed=lambda chance: asked.setdefault(chance.name, chance) and None)
    meals = sorted(map(str, asked["meal_deck"].items))
    whole = game.new(1, feed=Recorded({"meal_deck": [meals]}))
    assert whole["meal_deck"] == meals
    top = game.new(1, feed=Recorded({"meal_deck": [meals[:2]]}))
    deck = top["meal_deck"]
    assert isinstance(deck, list) and deck[-2:] == meals[:2] and sorted(map(str, deck)) == meals


def test_an_outcome_that_cannot_be_is_refused() -> None:
    game = loaded("otter-dash", 3)
    for wrong in (0, 7, [1], True, "3"):
        with pytest.raises(GameError, match=r'the chance "dive\.depth" is a number from 1 to 6, not'):
            game.new(1).apply("calm_bay", feed=Recorded({"dive.depth": [wrong]}))
    tokaido = loaded("tokaido", 4)
    with pytest.raises(GameError, match=r'the chance "meal_deck" has no .misoshiru_9.* did you mean "misoshiru_'):
        tokaido.new(1, feed=Recorded({"meal_deck": [["misoshiru_9"]]}))
    with pytest.raises(GameError, match="is an order of"):
        tokaido.new(1, feed=Recorded({"meal_deck": [3]}))


# events, provenance, reasons


@tables
def test_events_tell_the_way_from_a_state_to_the_next_and_where_it_is_written(name: str, players: int) -> None:
    game = loaded(name, players)
    told = 0
    for state in steps(game, 6):
        if state.decision is None:
            break
        assert state.decision.origin.line > 0 and state.decision.origin.file.startswith(name)
        for option in state.decision.options[:3]:
            assert option.origin.line > 0 and option.origin.file.startswith(name)
            after, events = state.apply(option), state.events(option)
            changed = {
                title
                for _, _, title in game.symbols.names
                if state[title] != after[title] and not after.finished
            }
            assert changed <= {event.name for event in events}
            for event in events:
                assert event.origin.file.startswith(name) and event.origin.line > 0 and event.text
                told += 1
            last = {event.name: event.details[2] for event in events if event.kind in ("assign", "change")}
            for title, value in last.items():
                address, _, size = game.symbols.cells[title]
                assert size or after.vector[address] == value
    assert told > 20


@tables
def test_every_refusal_gives_its_reasons_in_every_language(name: str, players: int) -> None:
    game = loaded(name, players)
    refused = 0
    for state in [each for seed in (8, 9) for each in steps(game, seed)][:: 5 if game.compiled.spec.anytime else 2]:
        if state.decision is None:
            continue
        offered = {(option.ordinal, option.value) for option in state.decision.options}
        for why in state.decision.why_not():
            assert (why.option.ordinal, why.option.value) not in offered
            assert why.reasons, why.option.text
            assert why.option.origin.line > 0
            for lang in LANGUAGES:
                for text in (why.text(lang), why.option.label(lang)):
                    assert text.strip() and "{" not in text and "???" not in text, text
            refused += 1
    assert refused


@tables
def test_what_is_offered_and_what_is_refused_are_all_that_the_rules_name(name: str, players: int) -> None:
    game = loaded(name, players)
    for state in steps(game, 2):
        decision = state.decision
        if decision is None:
            continue
        named = {ordinal for ordinal, _ in enumerate((*decision.node.options, *decision.node.interrupts))}
        listed = {option.ordinal for option in decision.options} | {why.option.ordinal for why in decision.why_not()}
        empty = {
            ordinal
            for ordinal, option in enumerate((*decision.node.options, *decision.node.interrupts))
            if option.temp >= 0
        }
        assert named - empty <= listed


# loading and reading


def test_a_wrong_machine_is_refused_and_a_single_variant_may_stand_alone() -> None:
    with pytest.raises(GameError, match='there is no machine "fast"; machines: native, reference'):
        sugoroku.load("otter-dash", machine="fast")
    assert sugoroku.load("otter-dash", variants="wild-water").key == "otter-dash/2/wild-water/1"


@pytest.mark.parametrize("way", ["load", "ready"])
def test_a_file_that_is_saved_while_a_game_is_read_does_not_get_the_old_code(
    way: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SUGOROKU_CACHE", str(tmp_path / "cache"))
    changed, compile = TWO_WAYS.replace("gain 5 coins", "gain 6 coins"), Compiler.compile

    def slowly(self: Compiler) -> Compiled | None:
        made = compile(self)
        (tmp_path / "ways" / "game.yaml").write_text(changed, encoding="utf-8")
        return made

    def scores() -> str:
        if way == "ready":
            return summary(play(ready(tmp_path / "ways", 2, (), "native", 9).machine, 2, 1, 9), 1).digest
        return sugoroku.load(tmp_path / "ways").simulate(9).digest

    new = written(tmp_path / "elsewhere" / "ways", changed, machine="reference").simulate(9).digest
    (tmp_path / "ways").mkdir()
    (tmp_path / "ways" / "game.yaml").write_text(TWO_WAYS, encoding="utf-8")
    with monkeypatch.context() as patch:
        patch.setattr(Compiler, "compile", slowly)
        assert scores() != new
    assert scores() == scores() == new


def test_a_wrong_call_says_what_was_expected() -> None:
    game, load, wrong = loaded("otter-dash", 3), sugoroku.load, cast(Any, None)
    state = game.new(1)
    calls: list[tuple[Callable[[], object], str]] = [
        (lambda: load(wrong), "a game is an id or the path of a folder, not None"),
        (lambda: load("a" * 5000), 'there is no game "aaaa'),
        (lambda: load("a\0b"), "there is no game"),
        (lambda: load("otter-dash", cast(Any, "3")), "the number of players is a whole number, not '3'"),
        (lambda: load("otter-dash", True), "the number of players is a whole number, not True"),
        (lambda: load("otter-dash", variants=wrong), "variants are a list of names, not None"),
        (lambda: load("otter-dash", variants=[wrong]), "variants are a list of names"),
        (lambda: game.new(cast(Any, "7")), "a seed is a whole number, not '7'"),
        (lambda: game.simulate(-1), "the number of games is at least 0, not -1"),
        (lambda: game.simulate(cast(Any, "9")), "the number of games is a whole number"),
        (lambda: game.simulate(9, jobs=0), "jobs is at least 1"),
        (lambda: game.from_bytes(cast(Any, "x")), "no saved game: bytes are expected, not 'x'"),
        (lambda: game.texts(wrong), "a language is a name such as en, not None"),
        (lambda: state.apply(cast(Any, 0)), "an option of this decision or its text is expected, not 0"),
        (lambda: state.apply(wrong), "an option of this decision or its text is expected, not None"),
        (lambda: state.events(wrong), "an option of this decision or its text is expected, not None"),
        (lambda: state.view(wrong), "a seat, which is a whole number, not None"),
        (lambda: state.view("p²"), "there is no player p²; players are p1 to p3"),
        (lambda: state.redetermined("p1", wrong), "a seed is a whole number"),
        (lambda: state.apply("calm_bay", cast(Any, {"dive.depth": [1]})), "a feed is a function of a chance"),
        (lambda: state.apply("calm_bay", Recorded({"dive.depht": [1]})), 'did you mean "dive.depth"?'),
        (lambda: Recorded(wrong), "outcomes are lists by the name of their chance, not None"),
        (lambda: Recorded({"dive.depth": cast(Any, 3)}), 'the outcomes of "dive.depth" are a list, not 3'),
        (lambda: state.apply("calm_bay", cast(Any, lambda chance: 2.0)), "a number from 1 to 6, not 2.0"),
    ]
    for call, message in calls:
        with pytest.raises(GameError, match=re.escape(message)):
            call()
    for name in (0, None, []):
        with pytest.raises(KeyError, match="there is no state"):
            state[cast(Any, name)]


def test_numbers_of_numpy_are_numbers() -> None:
    game = sugoroku.load("otter-dash", np.int64(3))  # type: ignore[arg-type]
    assert game.new(np.uint8(1)) == loaded("otter-dash", 3).new(1)  # type: ignore[arg-type]
    assert game.new(1).view(np.int32(0)) == game.new(1).view("p1")  # type: ignore[arg-type]


def test_states_games_and_options_are_pickled_and_copied(tmp_path: Path) -> None:
    for game in (sugoroku.load("otter-dash", 3, "wild-water"), written(tmp_path / "ways", TWO_WAYS)):
        state = game.new(1)
        assert state.decision is not None
        data = pickle.dumps([state, state.decision.options[1], game])
        again, option, other = pickle.loads(data)
        assert again == state and again.game is option.decision.game is other and len(data) < 10_000
        assert (other.key, other.variants, other.rules) == (game.key, game.variants, game.rules)
        assert again.apply(option) == state.apply(state.decision.options[1])
        assert pickle.loads(pickle.dumps(state.apply(option))).game is other
        for each in (state, game, state.decision):
            assert copy.copy(each) is copy.deepcopy(each) is each
    written(tmp_path / "ways", TWO_WAYS.replace("gain 5 coins", "gain 6 coins"))
    _loaded.cache_clear()
    with pytest.raises(GameError, match="the rules of ways are not those that it was pickled with"):
        pickle.loads(data)
    with pytest.raises(GameError, match="only a game that was loaded can be pickled"):
        pickle.dumps(sugoroku.Game(game.compiled))


def test_a_vector_that_was_handed_out_changes_nothing() -> None:
    state = loaded("otter-dash", 3).new(1)
    before, vector = state.hash, state.vector
    vector[-1] = 5
    assert state.hash == before and state.vector != vector


def test_a_text_that_several_options_have_is_taken_where_it_makes_no_difference(tmp_path: Path) -> None:
    text = TWO_WAYS.replace("gain 1 coins or gain 2 coins", "gain 1 coins or gain 1 coins or gain 2 coins")
    state = written(tmp_path / "same" / "ways", text).new(1).apply("1").apply("left")
    assert state.decision is not None and [each.text for each in state.decision.options][:2] == ["gain 1 coins"] * 2
    assert state.apply("gain 1 coins") == state.apply(state.decision.options[1])
    lines = "in any order, may:\n        gain 1 coins\n        gain 1 coins"
    marked = TWO_WAYS.replace("gain 1 coins or gain 2 coins", lines)
    state = written(tmp_path / "marked" / "ways", marked).new(1).apply("1").apply("left")
    with pytest.raises(GameError, match='2 options are called "gain 1 coins" and do not do the same'):
        state.apply("gain 1 coins")
    assert state.decision is not None and state.apply(state.decision.options[1])["p1.coins"] == 6


def test_looking_ahead_takes_nothing_from_a_feed() -> None:
    state = loaded("otter-dash", 3).new(1)
    dice, rolled = Recorded({"dive.depth": [6, 2]}), Rolled(3)
    for feed in (dice, rolled):
        told = state.events("steep_bay", feed)
        assert told == state.events("steep_bay", feed)
        after = state.apply("steep_bay", feed)
        assert after["p1.haul"] == 0 or f"p1.haul: 0 -> {after['p1.haul']}" in [event.text for event in told]
    assert dice.left == {"dive.depth": [2]} and len(rolled.outcomes["dive.depth"]) == 1


def test_state_is_read_by_name_and_a_wrong_name_is_mended() -> None:
    state = loaded("otter-dash", 3).new(1)
    assert state["p1.mussels"] == state["p1.mussel"] == 0 and state["calm_bay.shoal"] == 10
    with pytest.raises(KeyError, match=r'did you mean "calm_bay\.shoal"'):
        state["calm_bay.shaol"]
    with pytest.raises(GameError, match="players are p1 to p3"):
        state.view("p4")


def test_hashes_are_those_of_the_vector() -> None:
    state = loaded("tokaido", 4).new(1)
    assert hash(state) == state.hash % sys.hash_info.modulus or state.hash == state_hash(state.vector)
    assert state.vector[ir.STATUS] == ir.RUNNING
    assert state != "something else" and len({state, loaded("tokaido", 4).new(1)}) == 1
