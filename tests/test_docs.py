"""The tour of the API, the example of the README and the examples in docstrings do what they show."""

from __future__ import annotations

import doctest
import importlib
import re
from pathlib import Path

import pytest

import sugoroku

ROOT = Path(__file__).resolve().parents[1]
MODULES = [path.stem for path in (ROOT / "interpreter" / "sugoroku").glob("*.py") if ">>>" in path.read_text("utf-8")]


def test_the_tour_of_the_api() -> None:
    found = doctest.testfile(str(ROOT / "docs" / "api.md"), module_relative=False, encoding="utf-8")
    assert found.attempted > 50 and found.failed == 0


def test_the_tour_names_everything_that_is_public() -> None:
    text = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
    public = [name for name in vars(sugoroku.State) if not name.startswith("_") and name not in ("before", "game")]
    public += [name for name in vars(sugoroku.Decision) if not name.startswith("_")]
    internal = {"node", "prompt_number", "vector", "who", "game", "options"}
    assert [name for name in (*sugoroku.__all__, *public) if name not in text and name not in internal] == []


def test_the_example_of_the_readme(capsys: pytest.CaptureFixture[str]) -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    examples = re.findall(r"^( *)```python\n(.*?)^ *```$", text, re.MULTILINE | re.DOTALL)
    assert examples
    for indent, code in examples:
        lines = [line.removeprefix(indent) for line in code.splitlines()]
        exec(compile("\n".join(lines), "README.md", "exec"), {})
    assert re.search(r"\[\d+, \d+, \d+\]\n", capsys.readouterr().out)


@pytest.mark.parametrize("name", sorted(MODULES))
def test_examples_in_docstrings(name: str) -> None:
    module = importlib.import_module("sugoroku" if name == "__init__" else f"sugoroku.{name}")
    found = doctest.testmod(module)
    assert found.attempted and not found.failed


def test_the_example_of_the_design(capsys: pytest.CaptureFixture[str]) -> None:
    game = sugoroku.load("white-castle", players=3, variants=["uk-edition"])
    state = game.new(seed=7)
    while state.decision:
        print(state.decision.prompt("cs"), [o.label("cs") for o in state.decision.options])
        state = state.apply(state.decision.options[0])
    print(state.scores)
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("Který počáteční pár si berete? ['Počáteční pár 1: ") and len(lines) > 50
