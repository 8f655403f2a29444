"""Broken inputs end with a message that helps: located, exact, without a traceback, soon and in little memory."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from sugoroku import SpecError, load
from sugoroku.check import check_game
from sugoroku.errors import Problems

sys.path.insert(0, str(Path(__file__).parent / "bad"))
import generated
import run

SPEC = Path(__file__).parents[1] / "spec"
SECONDS, MEGABYTES = 2, 500
LOCATED = re.compile(r"^\S[^\n]*:[0-9]+:[0-9]+: error\[[a-z0-9-]+\]: \S", re.M)


@pytest.fixture(scope="session")
def outcomes() -> Any:
    """All stored cases, run in one process of its own."""
    done = subprocess.run(
        [sys.executable, str(run.HERE / "run.py"), "--json"], capture_output=True, text=True, timeout=300
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_there_are_many_cases() -> None:
    assert len(run.CASES) + len(generated.CASES) >= 70


@pytest.mark.parametrize("case", run.CASES)
def test_a_broken_input_gives_exactly_this_message(outcomes: Any, case: str) -> None:
    found = outcomes["cases"][case]
    assert found["output"] == (run.HERE / case / run.EXPECTED).read_text("utf-8")
    assert (found["code"], "Traceback" in found["output"]) == (1, False)
    assert LOCATED.search(found["output"])
    assert found["seconds"] < SECONDS


def test_all_stored_cases_together_need_little_memory(outcomes: Any) -> None:
    assert outcomes["megabytes"] < MEGABYTES


@pytest.fixture(scope="session")
def odd() -> dict[str, generated.Outcome]:
    return generated.harmless()


@pytest.mark.parametrize("case", generated.ODD)
def test_an_odd_input_gives_exactly_this_message(odd: dict[str, generated.Outcome], case: str) -> None:
    assert odd[case].output == (generated.GOLDEN / f"{case}.txt").read_text("utf-8")
    assert (odd[case].code, "Traceback" in odd[case].output) == (1, False)
    assert LOCATED.search(odd[case].output)
    assert odd[case].seconds < SECONDS


@pytest.fixture(scope="session")
def forbidden() -> dict[str, generated.Outcome]:
    return generated.powerless()


@pytest.mark.parametrize("case", generated.FORBIDDEN)
def test_what_may_not_be_read_gives_exactly_this_message(forbidden: dict[str, generated.Outcome], case: str) -> None:
    assert forbidden[case].output == (generated.GOLDEN / f"{case}.txt").read_text("utf-8")
    assert (forbidden[case].code, "Traceback" in forbidden[case].output) == (1, False)
    assert "error[file-unreadable]" in forbidden[case].output and LOCATED.search(forbidden[case].output)


@pytest.mark.parametrize("case", generated.DANGEROUS)
def test_a_dangerous_input_gives_exactly_this_message_soon(case: str) -> None:
    found = generated.outcome(case)
    assert found.output == (generated.GOLDEN / f"{case}.txt").read_text("utf-8")
    assert (found.code, "Traceback" in found.output) == (1, False)
    assert LOCATED.search(found.output)
    assert found.seconds < SECONDS
    assert found.megabytes < MEGABYTES


@pytest.mark.parametrize("case", [case for case in run.CASES if (run.HERE / case / "game.yaml").is_file()])
def test_a_message_shows_the_line_that_it_speaks_of(case: str) -> None:
    """Each place in an expected output holds the source line that stands below it."""
    text = (run.HERE / case / run.EXPECTED).read_text("utf-8")
    shown = re.findall(rf"{case}/(\S+):([0-9]+):[0-9]+: [^\n]*\n *([0-9]+) \| ([^\n]*)", text)
    for file, line, number, source in shown:
        assert line == number
        written = (run.HERE / case / file).read_text("utf-8").splitlines()[int(line) - 1].replace("\t", " ")
        assert source.strip("…") in written


@pytest.mark.parametrize("players", [None, 1, 2])
def test_files_without_a_game_say_so_for_any_number_of_players(players: int | None) -> None:
    with pytest.raises(SpecError) as refused:
        load(run.HERE / "no-game-section", players)
    assert [problem.code for problem in refused.value.problems] == ["spec-game"]


@pytest.mark.parametrize("name", [
    "otter-dash/game.yaml", "otter-dash/bays.yaml", "otter-dash/rules.yaml", "tokaido/board.yaml", "tokaido/meals.yaml",
    "tokaido/variants/gastronomy.yaml",
])
@pytest.mark.parametrize("more", [b"\nmore: [\n", b"\nmore: {}\n", b"\n# \xff\n"])
def test_a_file_that_is_left_out_makes_no_further_problems(name: str, more: bytes, tmp_path: Path) -> None:
    game, _, file = name.partition("/")
    folder = Path(shutil.copytree(SPEC / game, tmp_path / game))
    (folder / file).write_bytes((folder / file).read_bytes() + more)
    problems = Problems()
    check_game(folder, problems)
    assert [problem.span.file for problem in problems.items] == [name]
