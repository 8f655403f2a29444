"""Commands speak the language that is asked for; exit codes; how complete the languages are."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from sugoroku.command_line import group
from sugoroku.places import localization_folder


def run(*arguments: str, typed: str = "", **environment: str) -> Result:
    quiet = dict.fromkeys(("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"), "")
    return CliRunner().invoke(group, list(arguments), input=typed, env={**quiet, **environment})


@pytest.mark.parametrize(("arguments", "environment", "said"), [
    (["--lang", "cs"], {}, "Hráč 1"), ([], {"LANG": "uk_UA.UTF-8"}, "Гравець 1"),
    ([], {"LANGUAGE": "xx:es"}, "Jugador 1"),
    (["--lang", "ru"], {"LANG": "cs_CZ"}, "Игрок 1"), ([], {"LC_ALL": "C"}, "Player 1"),
])
def test_playing_speaks_the_language_asked_for(arguments: list[str], environment: dict[str, str], said: str) -> None:
    done = run("play", "tokaido", *arguments, typed="quit\n", **environment)
    assert done.exit_code == 0, done.output
    assert said in done.output


def test_wrong_answers_are_explained_in_the_language_of_the_player() -> None:
    done = run("play", "tokaido", "--lang", "es", typed="x\n99\nundo\n?\nquit\n")
    assert done.output.count("No hay tal respuesta") == 2
    assert "No hay nada que deshacer" in done.output


def test_the_log_and_the_score_sheet_of_a_whole_game_are_in_one_language() -> None:
    done = run("play", "tokaido", "--lang", "uk", "--bots", "all")
    assert done.exit_code == 0, done.output
    for word in ("Гравець 1 отримує", "сплачує", "вибирає", "Разом", "Місце"):
        assert word in done.output
    assert not any("a" <= letter <= "z" for letter in done.output.casefold())


def test_games_and_standings_are_named_in_the_language_of_the_environment() -> None:
    assert "Білий замок" in run("games", LANG="uk_UA.UTF-8").output
    assert "The White Castle" in run("games").output
    assert "hráči: 2–4  jazyky: cs, en, es, ru, uk" in run("games", LANG="cs_CZ.UTF-8").output


def test_simulations_are_told_in_the_language_of_the_environment() -> None:
    simulated = ("simulate", "otter-dash", "--games", "10", "--machine", "reference", "--variant", "wild-water")
    czech = run(*simulated, LANG="cs_CZ").stdout.splitlines()
    assert czech[0] == ("otter-dash (wild-water), počet hráčů: 2; počet partií s\u00a0náhodnou volbou: 10, "
                        "počáteční čísla od 1 do 10")
    assert "průměr" in czech[1]
    assert czech[-1].startswith("rozhodnutí na partii: průměrně ")
    english = run(*simulated).stdout.splitlines()
    assert english[0] == "otter-dash with wild-water, 2 players: 10 games by random choice, seeds 1 to 10"
    assert english[-1].split("digest")[1] == czech[-1].split("kontrolní součet")[1]


@pytest.mark.parametrize("command", [["games"], ["play", "tokaido"], ["simulate", "tokaido"], ["reference", "tokaido"]])
def test_a_language_that_is_not_there_is_a_wrong_call(command: list[str], tmp_path: Path) -> None:
    target = ["-o", str(tmp_path / "x.md")] if command[0] == "reference" else []
    done = subprocess.run([sys.executable, "-m", "sugoroku", *command, *target, "--lang", "xx"], capture_output=True,
                          text=True, timeout=60, check=False)
    assert done.returncode == 2
    assert 'there is no language "xx"' in done.stderr and "Traceback" not in done.stderr


@pytest.mark.parametrize(("path", "code"), [("nowhere", 2), ("broken", 1)])
def test_exit_codes_reach_the_shell(tmp_path: Path, path: str, code: int) -> None:
    (tmp_path / "broken").mkdir()
    (tmp_path / "broken" / "game.yaml").write_text("game: [\n", encoding="utf-8")
    done = subprocess.run([sys.executable, "-m", "sugoroku", "check", str(tmp_path / path)], capture_output=True,
                          text=True, timeout=60, check=False)
    assert done.returncode == code


# how complete the languages are


def status(monkeypatch: pytest.MonkeyPatch, folder: Path, *arguments: str) -> Result:
    for module in ("commands.translate", "fluent"):
        monkeypatch.setattr(f"sugoroku.{module}.localization_folder", lambda: folder)
    return run("translate", "status", *arguments)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    shutil.copytree(localization_folder().parent / "spec" / "tokaido", tmp_path / "spec" / "tokaido")
    return Path(shutil.copytree(localization_folder(), tmp_path / "localization"))


def test_a_missing_message_shows_in_its_area_and_language(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    path = folder / "uk" / "tokaido.ftl"
    text = path.read_text(encoding="utf-8")
    assert "prompt-meet-stranger" in text
    path.write_text(text.replace("prompt-meet-stranger", "prompt-meet-nobody"), encoding="utf-8")
    done = status(monkeypatch, folder, "tokaido", "--missing")
    assert done.exit_code == 1
    assert "uk  tokaido  prompts  prompt-meet-stranger" in done.output.splitlines()
    row = next(line for line in done.output.splitlines() if line.startswith("tokaido  prompts"))
    assert row.split()[-1] == "7/8"


def test_the_table_is_there_as_json(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    rows = json.loads(status(monkeypatch, folder, "--json").output)
    names = {(row["game"], row["name"]) for row in rows}
    assert {("common", "common"), ("tokaido", "names"), ("tokaido", "prose"), ("tokaido", "variants")} <= names
    assert all(row["present"] + len(row["missing"]) == row["needed"] for row in rows)
    assert all(not row["missing"] for row in rows if row["game"] == "common")


def test_all_languages_are_complete() -> None:
    done = run("translate", "status", "--missing")
    assert done.exit_code == 0, done.output


def test_a_language_without_a_file_lacks_everything(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    (folder / "es" / "tokaido.ftl").unlink()
    rows = json.loads(status(monkeypatch, folder, "tokaido", "--json").output)
    assert [row["present"] for row in rows if row["language"] == "es" and row["name"] == "prompts"] == [0]


def test_an_unknown_game_is_a_wrong_call(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    done = status(monkeypatch, folder, "tokaid")
    assert done.exit_code != 0 and 'did you mean "tokaido"?' in str(done.exception)
