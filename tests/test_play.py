"""Games in the terminal: answers of any kind, the table in words, and recordings that go on where they stopped."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from sugoroku.commands.play import play
from sugoroku.commands.replay import replay
from sugoroku.errors import SpecError
from sugoroku.fluent import preferred
from sugoroku.game import load
from sugoroku.recording import read
from sugoroku.text import capital


def played(answers: str, *options: object) -> Result:
    done = CliRunner().invoke(play, [str(each) for each in options], input=answers)
    assert done.exception is None or isinstance(done.exception, SystemExit), done.exception
    return done


def refused(*options: object) -> str:
    """What is said about a file that cannot go on."""
    done = CliRunner().invoke(play, [str(each) for each in options], input="1\n")
    assert isinstance(done.exception, SpecError), done.output
    return str(done.exception)


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
        assert said in refused(*options, "--record", path)
    path.write_text("something else\n")
    assert "error[recording-json]" in refused("otter-dash", "--record", path)
    assert path.read_text() == "something else\n"
    path.write_bytes(kept.replace(b'"texts":["p1: ', b'"texts":["p1: not '))
    said = refused("otter-dash", "--record", path)
    assert re.search(rf"{re.escape(str(path))}:2:\d+: error\[recording-differs\]: choice 1: recorded", said)
    path.write_bytes(kept.splitlines()[0])
    assert "error[recording-count]: the game that" in refused("otter-dash", "--record", path)


def test_what_is_no_saved_game_is_refused_soon_and_in_little_memory(tmp_path: Path) -> None:
    path = tmp_path / "saved"
    played("1\nquit\n", "otter-dash", "--save", path)
    kept = path.read_bytes()
    assert played("quit\n", "otter-dash", "--save", path).exit_code == 0
    for data, code in ((b"else", "save-kind"), (kept[:-9], "save-damaged"), (kept[:-1] + b"?", "save-damaged")):
        path.write_bytes(data)
        assert f"{path}:1:1: error[{code}]" in refused("otter-dash", "--save", path)
    path.write_bytes(kept)
    assert "error[save-other]" in refused("otter-dash", "--players", "3", "--save", path)
    with path.open("wb") as file:
        file.truncate(3_000_000_000)
    assert "error[file-size]: the file is larger than 1,000,000 bytes" in refused("otter-dash", "--save", path)
    # An address space that would not hold the file is enough.
    code = "import resource as r; r.setrlimit(r.RLIMIT_AS, (2**31, 2**31)); from sugoroku.cli import main; main()"
    command = [sys.executable, "-c", code, "play", "otter-dash", "--save", str(path)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert (done.returncode, "error[file-size]" in done.stderr) == (1, True)


@pytest.mark.parametrize("option", ["--save", "--record"])
def test_a_pipe_is_refused_without_waiting_for_it(tmp_path: Path, option: str) -> None:
    os.mkfifo(tmp_path / "pipe")
    assert "pipe:1:1: error[file-special]" in refused("otter-dash", option, tmp_path / "pipe")


@pytest.mark.parametrize("option", ["--save", "--record"])
def test_a_game_is_kept_where_a_link_leads(tmp_path: Path, option: str) -> None:
    (tmp_path / "link").symlink_to(tmp_path / "kept")
    for _ in range(2):
        played("1\nquit\n", "otter-dash", option, tmp_path / "link")
    assert (tmp_path / "link").is_symlink() and (tmp_path / "kept").is_file()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["kept", "link"]


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
