"""Both machines agree on random games, from the text of their specs to the last cell."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
import yaml
from hypothesis import given, note, settings
from hypothesis import strategies as st
from lockstep import QUICKLY, compare, same_batches, same_step_by_step
from playing import written
from random_specs import specs

import sugoroku
from sugoroku import ir
from sugoroku.machine import State
from sugoroku.native import NativeMachine

MOST_DECISIONS = 60


@pytest.fixture(autouse=True, scope="module")
def no_cache(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Keep the tests away from the cache of the user."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SUGOROKU_CACHE", str(tmp_path_factory.mktemp("cache")))
        yield


def read(text: str, variant: str, players: int, varied: bool) -> sugoroku.Game:
    """The game of a random spec, which passes every check."""
    with TemporaryDirectory() as folder:
        home = Path(folder) / "random"
        (home / "variants").mkdir(parents=True)
        (home / "game.yaml").write_text(text, encoding="utf-8")
        (home / "variants" / "other.yaml").write_text(variant, encoding="utf-8")
        return sugoroku.load(home, players, ["other"] if varied else [], "reference")


def same_games(spec: tuple[str, str], players: int, varied: bool, seed: int, level: int) -> ir.Program:
    note(spec[0])
    note(spec[1])
    game = read(*spec, players, varied)
    program = game.compiled.program
    native = NativeMachine(program, level=level)
    for external in (False, True):
        compare(program, (game.reference, native), seed, external, MOST_DECISIONS)
    same_batches((game.reference, native), seed, 2, MOST_DECISIONS)
    same_step_by_step(native, seed, MOST_DECISIONS)
    return program


@settings(QUICKLY, max_examples=20)
@given(specs(), st.integers(2, 3), st.booleans(), st.integers(0, 2**32))
def test_both_machines_play_a_random_game_alike(spec: tuple[str, str], players: int, varied: bool, seed: int) -> None:
    same_games(spec, players, varied, seed, 0)


@settings(QUICKLY, max_examples=4)
@given(specs(), st.integers(2, 3), st.booleans(), st.integers(0, 2**32))
def test_optimised_code_plays_a_random_game_alike(
    spec: tuple[str, str], players: int, varied: bool, seed: int
) -> None:
    same_games(spec, players, varied, seed, 2)


def test_random_specs_use_the_whole_language() -> None:
    words: Counter[str] = Counter()

    @settings(QUICKLY, max_examples=120)
    @given(specs())
    def look(spec: tuple[str, str]) -> None:
        assert yaml.safe_load(spec[0]) and yaml.safe_load(spec[1])
        words.update(word for word in WORDS if word in spec[0])

    look()
    assert not [word for word in WORDS if not words[word]], words


WORDS = (
    "gain ", "goods", "fame", "pay ", "->", " or ", " and ", "may (", "may:", "in any order:", "in any order, may:",
    "in any order, for each", "in any order, may, for each", "choose one:", "choose one by", "choose v", "paying",
    " by lead", " where ", "require", "let ", "roll ", "set ", "add ", "subtract ", "move ", "draw ", "take ",
    "put ", "under deck", "shuffle", "if ", "else:", "while ", "for each", "repeat ", "as ", "do v", "first(",
    "anytime:", "count ", "sum ", "highest ", "lowest ", "any ", "all ", "not (", "min(", "max(", "levels[",
    "strength(me)", "fare(", " in my hand",
)  # fmt: skip


def test_a_machine_that_errs_is_found(tmp_path: Path) -> None:
    # The comparison itself is tested: a machine whose dice are wrong is caught at the first stop that shows it.
    text = (
        "game: {id: dice, version: 1, players: {min: 1, max: 1}, start: play}\n"
        "resources: {coin: {plural: coins}}\n"
        "rules:\n  play:\n    do: |\n      roll n from 1 to 6\n      gain n coins\n      gain 1 coins or gain 2 coins\n"
        "scoring: [{id: coins, is: my coins}]\n"
    )
    game = written(tmp_path / "dice", text, machine="reference")
    program = game.compiled.program

    class Wrong(NativeMachine):
        def new(self, seed: int) -> State:
            return super().new(seed + 1)

    with pytest.raises(AssertionError):
        compare(program, (game.reference, Wrong(program, level=0)), 1, False)
    compare(program, (game.reference, NativeMachine(program, level=0)), 1, False)

