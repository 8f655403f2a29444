"""The book of a game names the facts that a player needs, each once."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from sugoroku.check import check_game
from sugoroku.errors import Problems

ROOT = Path(__file__).resolve().parents[1]

INVENTORY = "numbered: {R1: 3}\nnot told:\n  R1.3: a remark\n"
BOOK = "book:\n  - {id: bays, facts: [R1.1, R1.2], kinds: [bay]}\n"


def problems_of(folder: Path, book: str, inventory: str = INVENTORY) -> list[tuple[str, str]]:
    shutil.copytree(ROOT / "spec" / "otter-dash", folder / "otter-dash")
    game = folder / "otter-dash"
    (game / "trace").mkdir(exist_ok=True)
    (game / "trace" / "inventory.yaml").write_text(inventory, encoding="utf-8")
    (game / "book.yaml").write_text(book, encoding="utf-8")
    problems = Problems()
    check_game(game, problems)
    return [(problem.code, f"{problem.span.line}:{problem.span.column}") for problem in problems.items]


def test_a_book_that_tells_every_fact_once_has_no_problems(tmp_path: Path) -> None:
    assert problems_of(tmp_path, BOOK) == []


@pytest.mark.parametrize(
    ("book", "expected"),
    [
        (BOOK.replace("R1.1, R1.2", "R1.1, R1.2, R1.9"), ("fact-unknown", "2:36")),
        (BOOK.replace("R1.1, R1.2", "R1.1, R1.2, R1.1"), ("book-twice", "2:36")),
        (BOOK.replace("R1.1, R1.2", "R1.1, R1.2, R1.3"), ("fact-told", "2:36")),
        (BOOK.replace("R1.1, R1.2", "R1.1"), ("fact-untold", "1:12")),
        (BOOK.replace("[bay]", "[bey]"), ("name-unknown", "2:45")),
        (BOOK.replace("[bay]", "[bay, bay]"), ("book-twice", "2:50")),
        (BOOK + "  - {id: bays}\n", ("book-twice", "3:10")),
        (BOOK + "  - {id: more, counts: [bey]}\n", ("name-unknown", "3:25")),
        (BOOK + "  - {id: more, tables: [weather]}\n", ("schema-value", "3:25")),
    ],
)
def test_a_mistake_in_a_book_is_shown_at_its_place(tmp_path: Path, book: str, expected: tuple[str, str]) -> None:
    assert problems_of(tmp_path, book) == [expected]


def test_a_reason_for_a_fact_that_is_not_numbered_is_a_problem(tmp_path: Path) -> None:
    assert problems_of(tmp_path, BOOK, INVENTORY + "  R7.1: a remark\n") == [("fact-unknown", "4:3")]
