"""Games in the terminal: answers of any kind, the table in words, and recordings that go on where they stopped."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from sugoroku.commands.play import play
from sugoroku.commands.replay import replay
from sugoroku.fluent import preferred
from sugoroku.game import load
from sugoroku.recording import read
from sugoroku.text import capital


def played(answers: str, *options: object) -> Result:
    done = CliRunner().invoke(play, [str(each) for each in options], input=answers)
    assert done.exception is None or isinstance(done.exception, SystemExit), done.exception
    return done


def test_a_game_is_recorded_after_every_choice_and_goes_on_later(tmp_path: Path) -> None:
    path, options = tmp_path / "game.jsonl", ("otter-dash", "--players", "2", "--bots", "p2", "--record")
    first = played("1\n1\nquit\n", *options, path)
    assert f"Kept in {path}" in first.output
    before = json.loads(path.read_text().splitlines()[1])
    assert "end" not in before
    assert len(before["choices"]) >= 2
    # The input ends in the middle of the game, as if the terminal had been closed.
    played("1\n", *options, path)
    after = json.loads(path.read_text().splitlines()[1])
    assert after["choices"][: len(before["choices"])] == before["choices"]
    assert len(after["choices"]) > len(before["choices"])
    last = played("1\n" * 500, *options, path)
    assert last.exit_code == 0
    assert "Total" in last.output
    done = CliRunner().invoke(replay, ["otter-dash", str(path)])
    assert (done.exit_code, done.output) == (0, "1/1 games reproduced\n")


def test_a_game_that_goes_on_has_the_same_bots(tmp_path: Path) -> None:
    options = ("otter-dash", "--players", "3", "--bots", "p2,p3", "--record")
    played("1\n" * 500, *options, tmp_path / "whole.jsonl")
    played("1\n1\nquit\n", *options, tmp_path / "parts.jsonl")
    played("1\n" * 500, *options, tmp_path / "parts.jsonl")
    assert (tmp_path / "whole.jsonl").read_bytes() == (tmp_path / "parts.jsonl").read_bytes()


def test_undo_goes_back_to_the_last_question_to_a_person(tmp_path: Path) -> None:
    path, options = tmp_path / "game.jsonl.gz", ("tokaido", "--players", "3", "--bots", "p2,p3", "--record")
    played("1\n1\nquit\n", *options, path)
    [one] = read(path)
    done = played("1\nundo\nundo\nundo\nundo\nundo\nquit\n", *options, path)
    assert "There is nothing to take back" in done.output
    [other] = read(path)
    assert len(other.past) < len(one.past)
    assert other.state.decision is not None
    assert other.state.decision.player == "p1"


def test_a_recording_of_something_else_is_not_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    played("1\nquit\n", "otter-dash", "--players", "2", "--bots", "p2", "--record", path)
    kept = path.read_bytes()
    for options, said in (
        (("tokaido",), "this is a recording of otter-dash"),
        (("otter-dash", "--players", "3"), "the recorded game has 2 players"),
    ):
        done = played("1\n", *options, "--record", path)
        assert (done.exit_code, said in done.output) == (1, True)
    path.write_text("something else\n")
    assert played("1\n", "otter-dash", "--record", path).exit_code == 1
    assert path.read_text() == "something else\n"
    path.write_bytes(kept.replace(b'"texts":["p1: ', b'"texts":["p1: not '))
    done = played("1\n", "otter-dash", "--record", path)
    assert (done.exit_code, f"{path}:2: choice 1: recorded" in done.output) == (1, True)


@pytest.mark.parametrize("lang", ["cs", "en", "es", "ru", "uk"])
def test_wrong_answers_reasons_and_the_table_are_told_in_every_language(lang: str) -> None:
    answers = "1\n0\n99\n\nnonsense\n?\nstate\nquit\n"
    done = played(answers, "tokaido", "--players", "3", "--bots", "p2,p3", "--lang", lang)
    assert done.exit_code == 0
    assert "24 × ?" in done.output
    assert "object at" not in done.output
    assert preferred(lang) == lang


def test_what_a_player_may_not_see_is_not_shown() -> None:
    done = played("state\nquit\n", "tokaido", "--players", "3", "--lang", "en")
    title = "Travelers to choose from:"
    [mine, *others] = [line for line in done.output.splitlines() if line.strip().startswith(title)]
    assert "?" not in mine
    assert [line.strip() for line in others] == [f"{title} 2 × ?"] * 2


@pytest.mark.parametrize("lang", ["cs", "en", "es", "ru", "uk"])
@pytest.mark.parametrize("game", ["otter-dash", "tokaido", "white-castle"])
def test_the_table_has_a_name_for_everything_in_every_language(game: str, lang: str) -> None:
    done = played("1\n1\nstate\nquit\n", game, "--players", "2", "--lang", lang)
    shown = [line.strip() for line in done.output.splitlines() if re.match(r" {4}\S", line)]
    texts = load(game, 2, machine="reference").texts(lang)
    names = [capital(texts.state(name)) for name in texts.spec.state]
    assert not texts.language.missing
    assert shown and all(line.startswith(tuple(names)) for line in shown)


@pytest.mark.parametrize(("game", "players", "named"), [("white-castle", "1", "Клан Токугава"),
                                                        ("tokaido", "2", "Нейтральный путешественник")])
def test_a_seat_that_no_human_plays_has_a_name_of_its_own(game: str, players: str, named: str) -> None:
    assert f"{named}: 0\u00a0монет" in played("quit\n", game, "--players", players, "--lang", "ru").output
    more = str(int(players) + 1)
    assert named not in played("quit\n", game, "--players", more, "--lang", "ru").output


def test_only_what_is_said_to_be_logged_is_logged() -> None:
    done = played("", "tokaido", "--players", "2", "--bots", "all")
    assert " – donations: +1" in done.output
    assert "Place in the line" not in done.output and "place in the line" not in done.output


@pytest.mark.parametrize(("lang", "said"), [("cs", "Partie je přerušena"), ("en", "The game has been stopped"),
                                            ("es", "Partida interrumpida"), ("ru", "Партия прервана"),
                                            ("uk", "Партію перервано")])
def test_a_game_whose_input_ends_is_stopped_in_the_language_of_the_player(lang: str, said: str) -> None:
    done = played("1\n", "otter-dash", "--lang", lang)
    assert done.exit_code == 130
    assert said in done.output.splitlines()
