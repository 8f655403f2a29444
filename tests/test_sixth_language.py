"""A sixth language is a folder of texts and no code: a pseudo-language made from English, which everything speaks."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from fluent.syntax import FluentSerializer, ast

from sugoroku.command_line import group
from sugoroku.errors import Problems, format_text
from sugoroku.fluent import nodes, parsed, read
from sugoroku.game import load
from sugoroku.lint import games_beside, lint
from sugoroku.places import find, localization_folder
from sugoroku.reference_writing import book
from sugoroku.status import status
from sugoroku.text import Texts, languages

PSEUDO = "eo"
LETTERS = str.maketrans("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
                        "áƀćďéƒǵĥíĵķĺɱńóṕɋŕśťúṽŵẋýźÁƁĆĎÉƑǴĤÍĴĶĹḾŃÓṔɊŔŚŤÚṼŴẊÝŹ")


def translated(path: Path) -> str:
    """A file of English texts with an accent on every letter that a reader sees."""
    resource = parsed(read(path)).clone()
    for node in nodes(resource.body):
        if isinstance(node, ast.TextElement):
            node.value = node.value.translate(LETTERS)
    return FluentSerializer().serialize(resource)


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The project with one more folder of texts."""
    home = tmp_path_factory.mktemp("home")
    source = localization_folder().parent
    for name in ("spec", "schemas", "localization"):
        shutil.copytree(source / name, home / name)
    (home / "localization" / PSEUDO).mkdir()
    for path in (home / "localization" / "en").iterdir():
        (home / "localization" / PSEUDO / path.name).write_text(translated(path), encoding="utf-8")
    return home


@pytest.fixture
def run(home: Path, monkeypatch: pytest.MonkeyPatch) -> object:
    monkeypatch.setenv("SUGOROKU_HOME", str(home))

    def command(*arguments: str, typed: str = "") -> Result:
        return CliRunner().invoke(group, [*arguments, "--lang", PSEUDO], input=typed)

    return command


def accented(text: str) -> bool:
    """Whether a text is in the pseudo-language: no plain letters but those of commands and symbols."""
    return any(letter in text for letter in "áéíóú")


def test_the_language_is_there_and_has_no_problem_that_english_has_not(home: Path) -> None:
    folder = home / "localization"
    assert PSEUDO in languages(folder)
    problems = Problems()
    lint(folder, problems, games_beside(folder))
    found = [each for each in problems.items if f"/{PSEUDO}/" in each.span.file]
    assert not found, format_text(found)
    rows = status(folder, games_beside(folder))
    assert all(row.complete for row in rows if row.language == PSEUDO)


@pytest.mark.parametrize("game", ["tokaido", "white-castle"])
def test_every_decision_of_a_game_speaks_it(home: Path, game: str) -> None:
    played = load(game, players=2, machine="reference")
    words = Texts(played.compiled.spec, PSEUDO, home / "localization")
    for prompt in played.compiled.prompts:
        assert accented(words.prompt(prompt, 0)), prompt
    assert accented(words.title) and all(accented(name) for name in words.score_sheet(played.new(1).score_sheet))
    assert not words.language.missing and not words.language.errors


@pytest.mark.parametrize("game", ["tokaido", "white-castle"])
def test_its_rulebook_is_as_long_as_the_english_one(home: Path, game: str) -> None:
    folder = home / "localization"
    made, english = book(find(game), PSEUDO, localization=folder), book(find(game), "en", localization=folder)
    assert accented(made.title)
    assert len(str(made)) > 0.9 * len(str(english))


def test_commands_take_it(run: object) -> None:
    assert callable(run)
    assert "Ṕĺáýéŕ 1" in run("play", "tokaido", typed="x\nquit\n").output
    assert "Ťóķáíďó" in run("games").output
    assert "ɱéáń" in run("simulate", "otter-dash", "--games", "5", "--machine", "reference").output


def test_the_rulebook_command_takes_it(run: object, tmp_path: Path) -> None:
    assert callable(run)
    target = tmp_path / "rules.md"
    done = run("reference", "tokaido", "--format", "md", "-o", str(target))
    assert done.exit_code == 0, done.output
    assert "Ťóķáíďó" in target.read_text(encoding="utf-8")
