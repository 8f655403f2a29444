"""Every game of the project: its scenarios, its facts, and the promise to designers that a card is data."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from sugoroku.errors import Problems, format_text
from sugoroku.game import load
from sugoroku.messages import written_effects
from sugoroku.places import find, spec_folder
from sugoroku.scenario import read
from sugoroku.scenario_run import run
from sugoroku.show import show
from sugoroku.text import Texts, languages
from sugoroku.trace import trace

GAMES = sorted(path.name for path in spec_folder().iterdir() if path.is_dir())
EXAMPLES = [f"EX-{n:02}" for n in range(1, 20)] + [f"DX-{n:02}" for n in range(1, 19)]


@pytest.mark.parametrize("game", GAMES)
def test_every_scenario_holds(game: str) -> None:
    problems = Problems()
    report = run(find(game), problems)
    assert not len(problems), format_text(problems.items)
    assert report.failed == []
    assert report.passed == len(list(read(find(game), problems))) > 0


@pytest.mark.parametrize("game", [game for game in GAMES if (find(game) / "trace").is_dir()])
def test_every_numbered_fact_has_a_clause_and_a_scenario_or_a_reason(game: str) -> None:
    problems = Problems()
    rows = trace(find(game), problems)
    assert not len(problems), format_text(problems.items)
    assert len(rows) > 100
    assert [row.fact for row in rows if not row.reason and not (row.clauses and row.scenarios)] == []


def test_every_example_and_every_derived_check_of_the_white_castle_is_a_scenario() -> None:
    names = [scenario.name for scenario in read(find("white-castle"), Problems())]
    assert [id for id in EXAMPLES if not any(name.startswith(id) for name in names)] == []


def test_a_scenario_that_does_not_hold_is_told_with_its_place(tmp_path: Path) -> None:
    folder = Path(shutil.copytree(find("otter-dash"), tmp_path / "otter-dash"))
    path = folder / "scenarios" / "diving.yaml"
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace("then: [my mussels = 9]", "then: [my mussels = 8]"), encoding="utf-8")
    problems = Problems()
    report = run(folder, problems)
    assert report.failed == ["who empties a bay wins its prize"]
    [problem] = problems.items
    assert problem.span.file.endswith("diving.yaml")
    assert problem.span.source[problem.span.column - 1:].startswith("my mussels = 8")


CARD = "steward_02"
SCENARIO = """
scenarios:
  - name: the changed card gives what it says
    do: do steward_02.part[bottom].effect
    then: [my iron = {iron}]
"""


@pytest.fixture
def changed(tmp_path: Path) -> Path:
    """The White Castle with one number on one card changed: 3 iron instead of 2."""
    folder = Path(shutil.copytree(find("white-castle"), tmp_path / "white-castle"))
    path = folder / "stewards.yaml"
    before, card, after = re.split(rf"(- id: {CARD}\n.*?)(?=\n      - id)", path.read_text(encoding="utf-8"),
                                   maxsplit=1, flags=re.DOTALL)
    assert card.count("gain 2 iron") == 1
    path.write_text(before + card.replace("gain 2 iron", "gain 3 iron") + after, encoding="utf-8")
    return folder


def sentences(folder: str | Path, lang: str) -> Iterator[tuple[str, str]]:
    """The text of every card."""
    texts = Texts(load(folder, players=2, machine="reference").compiled.spec, lang)
    for entry in texts.spec.entries.values():
        for scalar in written_effects(texts.spec, entry):
            yield entry.id, texts.effect_of(scalar, entry)


def test_one_number_on_one_card_changes_the_game(changed: Path) -> None:
    shutil.rmtree(changed / "scenarios")
    (changed / "scenarios").mkdir()
    (changed / "scenarios" / "card.yaml").write_text(SCENARIO.format(iron=3), encoding="utf-8")
    assert run(changed, Problems()).passed == 1
    (changed / "scenarios" / "card.yaml").write_text(SCENARIO.format(iron=2), encoding="utf-8")
    assert run(changed, Problems()).failed == ["the changed card gives what it says"]
    old, new = (load(game, players=2).machine.batch(1, 400) for game in ("white-castle", changed))
    same = int((old.hashes == new.hashes).sum())
    # Games in which nobody met the card go as before.
    assert 0 < same < 400


@pytest.mark.parametrize("lang", languages())
def test_one_number_on_one_card_changes_the_text_of_that_card_and_no_other(changed: Path, lang: str) -> None:
    old, new = list(sentences("white-castle", lang)), list(sentences(changed, lang))
    [(before, after)] = [(one, other) for one, other in zip(old, new, strict=True) if one != other]
    assert before[0] == after[0] == CARD
    assert before[1].replace("2", "3") == after[1]


def test_one_number_on_one_card_changes_nothing_else(changed: Path) -> None:
    for stage in ("layout", "declarations"):
        assert list(show("white-castle", stage, 2, [])) == list(show(str(changed), stage, 2, []))
    old, new = (list(show(game, "program", 2, [])) for game in ("white-castle", str(changed)))
    [(before, after)] = [pair for pair in zip(old, new, strict=True) if pair[0] != pair[1]]
    assert before.replace("2", "3") == after
