"""The commands games, show, test and simulate as a new user meets them in a terminal and in a pipe."""

from __future__ import annotations

import json
import os
import pty
import shutil
import signal
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from click.testing import CliRunner

from sugoroku import load, scenario_run
from sugoroku.errors import FaultError, Problems
from sugoroku.show import STAGES, show
from sugoroku.simulate import fault_of

ROOT = Path(__file__).resolve().parents[1]
ENVIRONMENT = os.environ | {"PYTHONPATH": str(ROOT / "interpreter"), "LANG": "C", "LC_ALL": "C", "COLUMNS": "100"}


ENDLESS = """\
game: {id: quay, players: {min: 1, max: 2}, start: play}
resources: {coin: {plural: coins, max: 20}}
rules:
  play:
    do: |
      while my coins < 9:
        choose n from 1 to 4
        set my coins to n
scoring:
  - {id: purse, is: my coins}
"""


def run(*arguments: str | Path, folder: Path = ROOT) -> tuple[int, str, str]:
    """Exit code, standard output and errors of a command in a pipe."""
    command = [sys.executable, "-X", "utf8", "-m", "sugoroku", *map(str, arguments)]
    done = subprocess.run(command, cwd=folder, env=ENVIRONMENT, capture_output=True, encoding="utf-8", timeout=120)
    assert "Traceback" not in done.stderr
    return done.returncode, done.stdout, done.stderr


@pytest.mark.parametrize(
    ("arguments", "hint"),
    [
        (["simulate"], "Missing argument 'GAME'"),
        (["simulat", "tokaido"], 'did you mean "simulate"?'),
        (["simulate", "tokiado"], 'did you mean "tokaido"?'),
        (["simulate", "tokaido", "--players", "9"], "tokaido is for 2 to 5 players, not for 9"),
        (["simulate", "tokaido", "--variant", "gastronomi"], 'did you mean "gastronomy"?'),
        (["simulate", "otter-dash", "--games", "0"], "0 is not in the range"),
        (["simulate", "otter-dash", "--json", "no/such/folder/x.json"], "no/such/folder/x.json cannot be written"),
        (["simulate", "otter-dash", "--games", "10", "--json", ""], ". cannot be written: it is a folder"),
        (["simulate", "otter-dash", "--games", "10", "--record", ""], ". cannot be written: it is a folder"),
        (["play", "otter-dash", "--save", ""], ". cannot be written: it is a folder"),
        (["sheets", "otter-dash", "--format", "svg", "-o", ""], ". cannot be written: it is a folder"),
        (["show", "tokaido", "--stage", "lay"], "'layout'"),
        (["show", "otter-dash", "--only", "suface", "--stage", "program"], 'did you mean "surface"?'),
        (["test", "tokiado"], 'did you mean "tokaido"?'),
        (["check", "tokiado"], 'did you mean "tokaido"?'),
    ],
)
def test_a_wrong_call_exits_with_2_and_a_hint(arguments: list[str], hint: str) -> None:
    code, output, errors = run(*arguments)
    assert code == 2 and hint in errors and not output


def test_games_lists_players_languages_and_what_variants_change() -> None:
    code, output, _ = run("games", "--variants", "--lang", "en")
    assert code == 0
    for expected in ("otter-dash", "2-4 players", "cs, en, es, ru, uk", "mussels_to_win = {2: 26, 3: 20, 4: 15}"):
        assert expected in output


def test_scenarios_run_by_the_id_of_a_game_its_folder_or_one_file() -> None:
    folder = ROOT / "spec" / "otter-dash"
    for path in ("otter-dash", folder, folder / "scenarios" / "diving.yaml"):
        assert run("test", path) == (0, "otter-dash: 3 passed, 0 failed\n3 passed, 0 failed\n", "")


def test_scenarios_that_are_named_twice_run_once() -> None:
    folder = ROOT / "spec" / "otter-dash"
    paths = ("otter-dash", "otter-dash", folder, folder / "scenarios" / "diving.yaml")
    assert run("test", *paths) == (0, "otter-dash: 3 passed, 0 failed\n3 passed, 0 failed\n", "")


def test_a_place_without_a_game_has_no_scenarios_to_pass(tmp_path: Path) -> None:
    code, output, errors = run("test", tmp_path)
    assert (code, output) == (1, "0 passed, 0 failed\n") and "error[file-kind]" in errors
    (tmp_path / "something").mkdir()
    code, _, errors = run("test", tmp_path)
    assert code == 1 and "something:1:1: error[spec-game]" in errors


def test_a_game_is_checked_by_its_id() -> None:
    assert run("check", "otter-dash") == (0, "otter-dash: 2-4 players, 1 variant, 3 scenarios, no problems\n", "")


def test_games_names_the_command_that_tells_more_about_a_broken_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("schemas", "localization"):
        (tmp_path / name).symlink_to(ROOT / name)
    shutil.copytree(ROOT / "tests" / "bad" / "yaml-tag", tmp_path / "spec" / "quay")
    monkeypatch.setitem(ENVIRONMENT, "SUGOROKU_HOME", str(tmp_path))
    code, output, _ = run("games")
    assert (code, output) == (0, "quay: has 1 problem, see sugoroku check quay\n")
    code, output, _ = run("check", "quay")
    assert code == 1 and "quay/game.yaml:" in output and "error[yaml-tag]" in output


def test_a_scenario_that_fails_is_shown_at_its_place(tmp_path: Path) -> None:
    folder = shutil.copytree(ROOT / "spec" / "otter-dash", tmp_path / "otter-dash")
    path = folder / "scenarios" / "diving.yaml"
    path.write_text(path.read_text("utf-8").replace("my mussels = 9", "my mussels = 8"), encoding="utf-8")
    code, output, errors = run("test", folder, "-v")
    assert code == 1 and "2 passed, 1 failed" in output and "failed: who empties a bay wins its prize" in output
    assert "diving.yaml:15:12" in errors and "my mussels is 9" in errors


@pytest.mark.parametrize("stage", STAGES)
def test_every_stage_can_be_looked_into(stage: str) -> None:
    for game in ("otter-dash", "tokaido"):
        lines = list(show(game, stage, None, []))
        assert len(lines) > 10 and not [line for line in lines if "object at 0x" in line]


def test_stages_read_well() -> None:
    text = {stage: "\n".join(show("otter-dash", stage, 2, [])) for stage in STAGES}
    assert "      - id: calm_bay\n        bed: 10\n" in text["tree"]
    assert "Choose(b Name(bays) Operation(> Index(Name(shoal) [Name(b)]) Number(0)))" in text["syntax"]
    assert "state haul per player: a number, 0 to 20" in text["declarations"]
    assert 'l2 := random below 6  # chance "dive.depth"' in text["program"]
    assert "element t0 in 0 .. 2 where shoal[t0] > 0, l1 := t0:" in text["program"]
    assert "    9     3  shoal" in text["layout"] and "define" in text["native"]


def test_a_variant_shows_in_every_stage_that_it_changes() -> None:
    for stage in ("tree", "declarations", "program", "native"):
        assert list(show("otter-dash", stage, 2, [])) != list(show("otter-dash", stage, 2, ["wild-water"]))
    assert list(show("otter-dash", "layout", 2, [])) == list(show("otter-dash", "layout", 2, ["wild-water"]))


def test_simulate_in_a_pipe_has_no_bar_and_writes_whole_results(tmp_path: Path) -> None:
    target = tmp_path / "results.json"
    code, output, errors = run("simulate", "otter-dash", "--games", "700", "--json", target, "--jobs", "1")
    assert code == 0 and "playing" not in output + errors and "\x1b" not in output + errors
    results = json.loads(target.read_text("utf-8"))
    assert (results["game"], results["games"], results["players"], results["faults"]) == ("otter-dash", 700, 2, [])
    assert results["digest"] in output and [path.name for path in tmp_path.iterdir()] == ["results.json"]


def test_the_threads_that_are_told_are_those_that_play() -> None:
    for machine, threads in (("native", "2 threads"), ("reference", "1 thread")):
        options = ("--games", "3", "--jobs", "2", "--machine", machine)
        assert f"games/s on {threads}, {machine} machine" in run("simulate", "otter-dash", *options)[2]


@pytest.mark.parametrize("machine", ["native", "reference"])
def test_a_simulation_tells_why_and_where_a_game_stopped(machine: str) -> None:
    bad = ROOT / "tests" / "bad"
    code, output, errors = run("simulate", "game-stops", "--games", "3", "--machine", machine, folder=bad)
    assert code == 1
    assert output.splitlines()[1:] == ["0.0 decisions a game, at most 0; digest 0000000000000000"]
    assert "3 games stopped with a fault; the first seed is 1\n" in errors
    assert errors.endswith((bad / "game-stops" / "expected.txt").read_text("utf-8").split("\n", 1)[1])


def test_a_game_that_asks_for_ever_is_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from sugoroku.commands import play

    (tmp_path / "game.yaml").write_text(ENDLESS, encoding="utf-8")
    said = r"the game stopped: it does not end after 100,000 decisions at .*game.yaml:7:9"
    game = load(tmp_path)
    with pytest.raises(FaultError, match=said):
        raise fault_of(game, game.simulate(1).faults[0])
    monkeypatch.setattr(play, "DECISION_LIMIT", 50)
    done = CliRunner().invoke(play.play, [str(tmp_path), "--bots", "all"])
    assert isinstance(done.exception, FaultError) and done.output.count("chooses") == 50


def test_a_scenario_whose_set_up_asks_for_ever_is_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scenario_run, "DRAWN", 50)
    (tmp_path / "game.yaml").write_text(ENDLESS, encoding="utf-8")
    (tmp_path / "scenarios").mkdir()
    (tmp_path / "scenarios" / "more.yaml").write_text(
        "scenarios:\n  - {name: never, setup: play, do: nothing, then: [my coins = 1]}\n", encoding="utf-8"
    )
    problems = Problems()
    assert scenario_run.run(tmp_path, problems).failed == ["never"]
    [problem] = problems.items
    assert (problem.code, problem.related[0][1].line) == ("scenario-fault", 7)


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_simulate_shows_a_bar_on_a_terminal_and_stops_at_once_when_asked(jobs: str) -> None:
    ours, theirs = pty.openpty()
    # Less than the number of games that is worth the wait for better code, more than anybody waits for.
    command = [sys.executable, "-m", "sugoroku", "simulate", "white-castle", "--players", "4", "--games", "499999"]
    process = subprocess.Popen(
        [*command, "--jobs", jobs], cwd=ROOT, env=ENVIRONMENT | {"TERM": "xterm"}, stdout=subprocess.PIPE, stderr=theirs
    )
    os.close(theirs)
    shown = b""
    while b"playing" not in shown:
        shown += os.read(ours, 4096)
    process.send_signal(signal.SIGINT)
    output, _ = process.communicate(timeout=20)
    os.set_blocking(ours, False)
    try:
        while more := os.read(ours, 65536):
            shown += more
    except OSError:
        pass
    os.close(ours)
    assert process.returncode == 130 and output == b""
    assert b"stopped" in shown and b"Traceback" not in shown


@pytest.mark.parametrize(
    ("arguments", "code"),
    [(["games"], 0), (["--help"], 0), (["show", "--help"], 0), (["show", "otter-dash", "--stage", "native"], 0),
     (["check", "nowhere"], 2)],
)  # fmt: skip
def test_a_pipe_that_is_closed_early_is_no_error(arguments: list[str], code: int) -> None:
    ours, theirs = os.pipe()
    os.close(ours)
    command = [sys.executable, "-m", "sugoroku", *arguments]
    # A wrong call has nothing but errors to tell, which then go nowhere.
    errors = theirs if code == 2 else subprocess.PIPE
    done = subprocess.run(command, cwd=ROOT, env=ENVIRONMENT, stdout=theirs, stderr=errors, timeout=60)
    os.close(theirs)
    assert done.returncode == code
    assert b"Traceback" not in (done.stderr or b"") and b"BrokenPipe" not in (done.stderr or b"")


def test_a_user_who_stops_the_program_while_it_starts_sees_no_traceback() -> None:
    code = "import sys, signal, os; import sugoroku.cli as cli\n"
    code += "class Late:\n def find_spec(self, name, *rest):\n"
    code += "  if name.endswith('command_line'): os.kill(os.getpid(), signal.SIGINT)\n"
    code += "sys.meta_path.insert(0, Late()); sys.argv = ['sugoroku', 'games']; cli.main()"
    done = subprocess.run([sys.executable, "-c", code], env=ENVIRONMENT, capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "stopped\n")


def test_processes_that_are_stopped_with_the_first_one_say_nothing(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    command = [sys.executable, "-m", "sugoroku", "simulate", "white-castle", "--games", "90000", "--jobs", "2"]
    process = subprocess.Popen(
        [*command, "--record", str(path)], cwd=ROOT, env=ENVIRONMENT, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        text=True, start_new_session=True,
    )  # fmt: skip
    assert process.stderr is not None
    assert "games/s" in process.stderr.readline()
    while not any(each.stat().st_size for each in tmp_path.iterdir()):
        assert process.poll() is None
    os.killpg(process.pid, signal.SIGINT)
    _, errors = process.communicate(timeout=30)
    assert (process.returncode, errors.strip(), list(tmp_path.iterdir())) == (130, "stopped", [])


def test_results_go_into_a_pipe_and_through_a_link(tmp_path: Path) -> None:
    pipe, heard = tmp_path / "pipe", list[bytes]()
    os.mkfifo(pipe)
    listener = threading.Thread(target=lambda: heard.append(pipe.read_bytes()), daemon=True)
    listener.start()
    assert run("simulate", "otter-dash", "--games", "10", "--json", pipe)[0] == 0
    listener.join(20)
    assert json.loads(heard[0])["games"] == 10 and pipe.is_fifo()
    (tmp_path / "link").symlink_to("games.jsonl")
    assert run("simulate", "otter-dash", "--games", "10", "--record", tmp_path / "link")[0] == 0
    assert (tmp_path / "link").is_symlink() and (tmp_path / "games.jsonl").is_file()


def test_scenarios_are_counted_on_a_terminal() -> None:
    ours, theirs = pty.openpty()
    command = [sys.executable, "-m", "sugoroku", "test", "otter-dash"]
    environment = ENVIRONMENT | {"TERM": "xterm"}
    done = subprocess.run(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=theirs, timeout=60)
    os.close(theirs)
    assert done.stdout == b"otter-dash: 3 passed, 0 failed\n3 passed, 0 failed\n"
    assert b"3 scenarios of otter-dash" in os.read(ours, 65536)
    os.close(ours)
