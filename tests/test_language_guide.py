"""The page on the language is run: files, outputs and every row of its tables; no form of the grammar is missing."""

from __future__ import annotations

import doctest
import json
import re
import shutil
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
import yaml
from guides import ROOT, Step, followed, steady, steps
from lark import Lark
from lockstep import play

import sugoroku
from sugoroku import parser
from sugoroku.check import check_game
from sugoroku.errors import Problems, format_text
from sugoroku.scenario_run import run
from sugoroku.tree_builder import Blocks

PAGE = ROOT / "docs" / "language.md"
GRAMMAR = ROOT / "interpreter" / "sugoroku" / "grammar.lark"
TABLE = re.compile(r"^\| written \|.*\n\|[-|]+\|\n(?:\|.*\n)+", re.MULTILINE)
GIVEN = re.compile(r"^```yaml\n(given:\n.*?)^```$", re.MULTILINE | re.DOTALL)


@dataclass(frozen=True)
class Row:
    """A row of a table: what is written, and what it is or what holds afterwards."""

    written: str
    value: str
    chosen: tuple[str, ...]
    afterwards: tuple[str, ...]

    def scenario(self, given: dict[str, Any]) -> dict[str, Any]:
        """The row as a scenario."""
        found: dict[str, Any] = {"name": self.written, "given": given, "do": self.written}
        if self.value:
            is_truth = self.value in ("true", "false")
            holds = f"not ({self.written})" if self.value == "false" else f"({self.written})"
            return {**found, "do": "nothing", "then": [holds if is_truth else f"{holds} = {self.value}"]}
        return {**found, "choose": list(self.chosen), "then": list(self.afterwards)}


def rows(page: str) -> Iterator[Row]:
    """The rows of all tables of examples."""
    for table in TABLE.finditer(page):
        head, _, *lines = [[cell.strip() for cell in line.strip("|").split("|")] for line in table[0].splitlines()]
        for cells in lines:
            row = dict(zip(head, cells, strict=True))
            chosen, afterwards = (tuple(re.findall("`(.+?)`", row.get(key, ""))) for key in ("chosen", "afterwards"))
            yield Row(row["written"].strip("`"), row.get("is", ""), chosen, afterwards)


def scenarios(page: str) -> str:
    """A file of scenarios, one for each row."""
    [given] = GIVEN.findall(page)
    start = yaml.safe_load(given)["given"]
    return json.dumps({"scenarios": [row.scenario(start) for row in rows(page)]}, indent=1)


@pytest.fixture(scope="module")
def page() -> str:
    return PAGE.read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("project")


@pytest.fixture(scope="module")
def results(page: str, project: Path) -> list[tuple[Step, str]]:
    return followed(page, project)


@pytest.fixture(scope="module")
def game(project: Path, page: str, results: list[tuple[Step, str]]) -> Path:
    """The game of the page, with the tables as scenarios."""
    folder = project / "spec" / "harbour"
    (folder / "scenarios" / "tables.yaml").write_text(scenarios(page), encoding="utf-8")
    return folder


def test_every_command_prints_what_the_page_shows(results: list[tuple[Step, str]]) -> None:
    assert results
    for step, printed in results:
        assert steady(printed) == step.output, step.command


def test_nothing_is_shown_that_is_not_run(page: str) -> None:
    written = sum(1 for step in steps(page) if step.name)
    run = sum(len(re.findall(f"^```{mark}$", page, re.MULTILINE)) for mark in ("console", "python"))
    assert len(re.findall("^```[a-z]+$", page, re.MULTILINE)) == written + run + len(GIVEN.findall(page))
    assert len(TABLE.findall(page)) == len(re.findall(r"^\|[-|]+\|$", page, re.MULTILINE))
    assert not re.search("^    ", re.sub("^```.*?^```$", "", page, flags=re.MULTILINE | re.DOTALL), re.MULTILINE)


def test_every_row_of_the_tables_does_what_it_says(game: Path, page: str) -> None:
    problems = Problems()
    report = run(game, problems, game / "scenarios" / "tables.yaml")
    assert format_text(problems.items) == "" and report.failed == []
    assert report.passed == len(list(rows(page))) > 80


def test_every_row_says_what_holds(page: str) -> None:
    assert [row.written for row in rows(page) if not row.value and not row.afterwards] == []


def test_a_wrong_row_would_be_found(game: Path, page: str, tmp_path: Path) -> None:
    copy = shutil.copytree(game, tmp_path / "harbour")
    file = copy / "scenarios" / "tables.yaml"
    for right, wrong in (("| `my coins` | 5 |", "| `my coins` | 6 |"), ("`my coins = 8`", "`my coins = 9`")):
        assert right in page
        file.write_text(scenarios(page.replace(right, wrong)), encoding="utf-8")
        assert len(run(copy, Problems(), file).failed) == 1


def test_the_examples_in_python(game: Path, project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(project)
    found = doctest.testfile(str(PAGE), module_relative=False, encoding="utf-8")
    assert found.attempted > 5 and found.failed == 0


def test_both_machines_play_the_game_of_the_page_alike_and_to_its_end(game: Path) -> None:
    for players in (1, 2, 4):
        program = sugoroku.load(game, players=players).compiled.program
        for seed in range(5):
            assert play(program, 0, seed, external=False, decisions=100).kind == "finished"


# What the examples use of the grammar


def written(folder: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, set[str]]:
    """Every text in the language that the checker reads, by where the grammar starts."""
    found: dict[str, set[str]] = {"rule": set(), "formula": set()}
    read = parser._tree

    def noted(text: str, start: str) -> Any:
        found[start].add(text)
        return read(text, start)

    monkeypatch.setattr(parser, "_tree", noted)
    problems = Problems()
    assert check_game(folder, problems) is not None and format_text(problems.items) == ""
    return found


def pieces(rule: Any) -> set[tuple[str, str]]:
    """A form of the grammar with each of its parts, the optional ones among them."""
    name = rule.alias or rule.origin.name
    # A list of the grammar holds itself when it is long; a short one will do.
    return {(name, ""), *((name, part.name) for part in rule.expansion if part.name != rule.origin.name or rule.alias)}


def used(grammar: Lark, texts: dict[str, set[str]]) -> set[tuple[str, str]]:
    """The forms that occur in texts, noted whenever the parser completes one."""
    found: set[tuple[str, str]] = set()

    def noting(rule: Any, build: Any) -> Any:
        def noted(children: Any) -> Any:
            found.update(pieces(rule))
            return build(children)

        return noted

    calls: dict[Any, Any] = grammar.parser.parser.parser.callbacks  # type: ignore[attr-defined]
    calls.update({rule: noting(rule, build) for rule, build in calls.items() if hasattr(rule, "expansion")})
    for start, each in texts.items():
        for text in each:
            grammar.parse(f"{text}\n", start=start)
    return found


def loaded(text: str) -> Lark:
    return Lark(text, parser="lalr", start=["rule", "formula"], postlex=Blocks(), maybe_placeholders=True)


def undocumented(text: str, texts: dict[str, set[str]]) -> list[tuple[str, str]]:
    """The forms of a grammar, and the parts of forms, that no text uses."""
    grammar = loaded(text)
    every = set[tuple[str, str]]().union(*(pieces(rule) for rule in grammar.rules))
    return sorted(every - used(grammar, texts))


def test_every_form_of_the_grammar_has_an_example(game: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    texts = written(game, monkeypatch)
    text = GRAMMAR.read_text(encoding="utf-8")
    assert undocumented(text, texts) == []
    words = set(re.findall(r"[a-z_]+|->|[!<>]=|\S", " ".join(each for among in texts.values() for each in among)))
    assert set(re.findall(r'"([^"]+)"', text)) - words == set()


def test_a_new_form_without_an_example_would_be_found(game: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    texts = written(game, monkeypatch)
    text = GRAMMAR.read_text(encoding="utf-8")
    new = text.replace('| "nothing" ', '| "discard" sum -> discard\n       | "nothing" ')
    assert ("discard", "") in undocumented(new, texts)
    new = text.replace('"shuffle" path ', '"shuffle" path [by] ')
    assert undocumented(new, texts) == [("shuffle", "by")]
