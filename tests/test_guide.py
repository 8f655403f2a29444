"""The guide "add a game" is followed step by step."""

from __future__ import annotations

from pathlib import Path

import pytest
from guides import ROOT, Step, followed, steady, steps

GUIDE = ROOT / "docs" / "add-a-game.md"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("project")


@pytest.fixture(scope="module")
def results(folder: Path) -> list[tuple[Step, str]]:
    return followed(GUIDE.read_text(encoding="utf-8"), folder)


def test_every_command_of_the_guide_prints_what_the_guide_shows(results: list[tuple[Step, str]]) -> None:
    assert len(results) > 10
    for step, printed in results:
        assert steady(printed) == step.output, step.command


def test_the_guide_builds_the_game_as_it_is_in_the_project(folder: Path, results: list[tuple[Step, str]]) -> None:
    built, kept = folder / "mine" / "spec" / "otter-dash", ROOT / "spec" / "otter-dash"
    names = sorted(path.relative_to(built) for path in built.rglob("*.yaml"))
    assert names == sorted(path.relative_to(kept) for path in kept.rglob("*.yaml"))
    for name in names:
        assert (built / name).read_bytes() == (kept / name).read_bytes(), name
    text = Path("localization") / "en" / "otter-dash.ftl"
    assert (folder / "mine" / text).read_bytes() == (ROOT / text).read_bytes()


def test_the_game_of_the_guide_needs_less_than_eighty_lines() -> None:
    files = list((ROOT / "spec" / "otter-dash").rglob("*.yaml"))
    assert sum(len(path.read_text(encoding="utf-8").splitlines()) for path in files) < 80


def test_a_wrong_output_in_the_guide_would_be_found() -> None:
    [step] = steps("```console\n$ echo one\ntwo\n```\n")
    assert (step.command, step.output) == ("echo one", "two\n") and steady("one\n") != step.output
