"""Recordings in our own format: written by anybody, verified by replay, refused with a place when they are wrong."""

from __future__ import annotations

import copy
import gzip
import json
import os
import random
import re
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from jsonschema import Draft202012Validator

from sugoroku.commands.replay import replay
from sugoroku.commands.simulate import simulate
from sugoroku.errors import GameError
from sugoroku.feeding import Chance
from sugoroku.game import Game, load
from sugoroku.places import schemas_folder
from sugoroku.recorded_files import DEPTH, LINE, RecordingError
from sugoroku.recording import Recording, read
from sugoroku.simulate import play

GAMES = ["tokaido", "white-castle", "otter-dash"]


@pytest.fixture(scope="module")
def game() -> Game:
    return load("otter-dash", 2)


def played(game: Game, seed: int, **given: Any) -> Recording:
    """A whole game, its choices from a seed."""
    record, chance = Recording(game, seed, **given), random.Random(seed)
    while record.state.decision is not None:
        record.apply(chance.choice(record.state.decision.options))
    return record


def run(*arguments: object) -> tuple[int, str]:
    done = CliRunner().invoke(replay, [str(each) for each in arguments])
    assert done.exception is None or isinstance(done.exception, SystemExit), done.exception
    return done.exit_code, done.output


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "games.jsonl"
    done = CliRunner().invoke(simulate, ["otter-dash", "--games", "30", "--record", str(path), "--jobs", "1"])
    assert done.exit_code == 0, done.output
    return path


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("suffix", ["jsonl", "jsonl.gz"])
def test_simulated_games_are_written_and_reproduced(tmp_path: Path, name: str, suffix: str) -> None:
    path = tmp_path / f"games.{suffix}"
    done = CliRunner().invoke(simulate, [name, "--games", "20", "--seed", "5", "--record", str(path)])
    assert done.exit_code == 0, done.output
    assert run(name, path) == (0, "20/20 games reproduced\n")
    assert path.read_bytes().startswith(b"\x1f\x8b") == (suffix == "jsonl.gz")


def test_the_recorded_games_are_those_of_the_simulation(file: Path, game: Game) -> None:
    batch = play(game.machine, game.compiled.program.seats, 1, 30)
    games = [json.loads(line) for line in file.read_text().splitlines()[1:]]
    assert [each["end"]["hash"] for each in games] == [f"{value:016x}" for value in batch.hashes]
    assert [each["end"]["scores"] for each in games] == batch.totals.tolist()
    assert [len(each["choices"]) for each in games] == batch.decisions.tolist()


def test_a_recording_does_not_depend_on_the_number_of_processes(tmp_path: Path) -> None:
    files = [tmp_path / "one.jsonl", tmp_path / "two.jsonl"]
    for path, jobs in zip(files, ("1", "2"), strict=True):
        CliRunner().invoke(simulate, ["otter-dash", "--games", "130", "--record", str(path), "--jobs", jobs])
    assert files[0].read_bytes() == files[1].read_bytes()
    assert run("otter-dash", files[1], "--jobs", 2) == (0, "130/130 games reproduced\n")


def test_only_so_many_games_are_recorded(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    CliRunner().invoke(simulate, ["otter-dash", "--games", "30", "--record", str(path), "--record-games", "7"])
    assert run("otter-dash", path) == (0, "7/7 games reproduced\n")


@pytest.mark.parametrize("name", GAMES)
def test_a_game_played_by_hand_is_read_back(tmp_path: Path, name: str) -> None:
    record = played(load(name), 3)
    record.write(tmp_path / "game.jsonl")
    [found] = read(tmp_path / "game.jsonl")
    assert found.state == record.state
    assert found.data() == record.data()
    assert run(name, tmp_path / "game.jsonl") == (0, "1/1 games reproduced\n")


def test_chances_given_from_outside_are_recorded(tmp_path: Path) -> None:
    chance = random.Random(1)

    def feed(point: Chance) -> Any:
        if not point.items:
            return chance.randint(point.low, point.high)
        return None if chance.random() < 0.3 else chance.sample(point.items, chance.randint(1, len(point.items)))

    record = played(load("tokaido", 3), 3, feed=feed)
    assert any(isinstance(each, list) for each in record.data()["chances"])
    record.write(tmp_path / "game.jsonl.gz")
    assert run("tokaido", tmp_path / "game.jsonl.gz") == (0, "1/1 games reproduced\n")


def test_a_choice_can_be_taken_back(game: Game) -> None:
    record = Recording(game, 4)
    first = record.data()
    assert record.state.decision is not None
    record.apply(record.state.decision.options[0])
    assert record.data() != first
    record.undo()
    assert record.data() == first
    with pytest.raises(GameError, match="no choice to take back"):
        record.undo()


def test_every_line_fits_the_schema(file: Path, game: Game, tmp_path: Path) -> None:
    schema = json.loads((schemas_folder() / "recording.json").read_text(encoding="utf-8"))
    validator = Draft202012Validator(schema)
    played(game, 2).write(tmp_path / "one.jsonl")
    for path in (file, tmp_path / "one.jsonl"):
        for line in path.read_text(encoding="utf-8").splitlines():
            assert [error.message for error in validator.iter_errors(json.loads(line))] == []


@pytest.mark.parametrize("hand", [False, True])
def test_one_changed_value_is_caught(file: Path, game: Game, tmp_path: Path, hand: bool) -> None:
    path = tmp_path / "hand.jsonl" if hand else file
    if hand:
        played(game, 2).write(path)
    lines, chance = path.read_text(encoding="utf-8").splitlines(), random.Random(5)
    for _ in range(40):
        made = copy.deepcopy([json.loads(line) for line in lines])
        row = chance.randrange(1, len(made))
        key = chance.choice([key for key in made[row] if made[row][key]])
        value = made[row][key]
        if key == "seed":
            made[row][key] += 1
        elif key == "end":
            inner = chance.choice(list(value))
            value[inner] = "0" * 16 if inner == "hash" else [value[inner][0] + 1, *value[inner][1:]]
        else:
            at = chance.randrange(len(value))
            value[at] = value[at] + 1 if key == "choices" else "00000000" if key == "checks" else "p1: nothing"
            if chance.random() < 0.3:
                del value[at]
        path.write_text("\n".join(json.dumps(each) for each in made) + "\n", encoding="utf-8")
        code, output = run("otter-dash", path)
        assert code == 1, (key, row)
        assert re.search(rf"{re.escape(str(path))}:{row + 1}:[0-9]+: error\[recording-differs\]: ", output)


NESTED = f"lists and objects are nested more than {DEPTH} deep"
BOMB = gzip.compress(b"\n" * 3_000_000) * 3
# A text of quotes that is not closed was once searched from each of them.
QUOTES = b'"' + b'\\"' * 900_000
# Grows four hundred times, and would go on for gigabytes.
GROWING = gzip.compress(b'{"a": "' + b"x" * 900_000 + b'"}\n') * 400


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda data: b"", ":1:1: error[recording-empty]: the file is empty"),
        (lambda data: b"\xff\xfe\x00" + data, ":1:1: error[file-encoding]: this is not UTF-8 text"),
        (lambda data: data.replace(b'"seed":7', b'"seed":\xff'), ":8:9: error[file-encoding]: this is not UTF-8 text"),
        (lambda data: data[: len(data) // 2], "error[recording-json]: this is no JSON"),
        (lambda data: b"".join(data.splitlines(keepends=True)[:-3]), "of 30 games, the file has 27: it is cut off"),
        (lambda data: data + data.splitlines(keepends=True)[-1], "the file has 31: there are too many"),
        (lambda data: data.replace(b'"version":2', b'"version":1', 1), ":1:42: error[recording-kind]: this is version"),
        (lambda data: data.replace(b"sugoroku recording", b"something else"), ':1:11: error[recording-kind]: "format"'),
        (lambda data: data.replace(b'"otter-dash"', b'"tokaido"'), ":1:51: error[recording-game]: this is a recording"),
        (lambda data: data.replace(b'"players":2', b'"players":99'), ":1:74: error[recording-game]: otter-dash is for"),
        (lambda data: data.replace(b'"variants":[]', b'"variants":["../x"]'), ':1:88: error[recording-game]: there is'),
        (lambda data: data.replace(b'"every":10', b'"every":0'), 'error[schema-range]: "every" is at least 1'),
        (lambda data: data.replace(b'"games":30', b'"games":"30"'), 'error[schema-type]: "games" is a whole number'),
        (lambda data: data.replace(b'"seed":7', b'"sed":7'), ':8:1: error[schema-missing-key]: the key "seed" is miss'),
        (lambda data: data.replace(b'"seed":7', b'"seed":"7"'), ':8:9: error[schema-type]: "seed" is a whole number'),
        (lambda data: data.replace(b'"seed":7', b'"seed":7,"chek":1'), ':8:11: error[schema-unknown-key]: there is no'),
        (lambda data: data.replace(b'"seed":7', b'"seed":7,"seed":7'), ':8:11: error[recording-json]: the key "seed"'),
        (lambda data: data.replace(b'"seed":7', b'"seed":' + b"9" * 6000), ":8:9: error[recording-json]: this number"),
        (lambda data: data.replace(b'"seed":7', b'"seed":' + b"9" * 900), ":8:9: error[schema-range]: a seed has at m"),
        (lambda data: data.replace(b'"seed":7', b'"seed":NaN'), ":8:9: error[recording-json]: NaN is no number"),
        (lambda data: data.splitlines()[0] + b"\n" + b"[" * 100_000, f":2:61: error[recording-large]: {NESTED}"),
        (lambda data: data.splitlines()[0] + b"\n" + b"[" * 99 + b"]" * 99, f":2:61: error[recording-large]: {NESTED}"),
        (lambda data: data.splitlines()[0] + b"\n" + QUOTES, ":2:1: error[recording-json]: this is no JSON: Untermin"),
        (lambda data: data + b" " * (LINE + 5) + b"\n", ":32:1: error[recording-large]: this line is longer"),
        (lambda data: data + (b" " * 99 + b"\n") * (LINE // 90), f"error[recording-large]: more than {LINE:,} bytes o"),
        (lambda data: BOMB, "error[recording-large]: a file may have"),
        (lambda data: gzip.compress(data.splitlines()[0] + b"\n") + GROWING, "error[recording-large]: the packed file"),
        (lambda data: gzip.compress(data)[:-20], "error[recording-packed]: the packed file is cut off or damaged"),
        (lambda data: gzip.compress(data)[:40] + b"x" * 400, "error[recording-packed]: the packed file is cut off"),
        (lambda data: b"id,score\n1,2\n", ":1:1: error[recording-json]: this is no JSON"),
        (lambda data: b'{"moves": []}\n', ":1:1: error[recording-kind]: this is no recording of ours, and otter-dash"),
        (lambda data: b"[1, 2]\n", ":1:1: error[recording-kind]: this is no recording: an object is expected"),
    ],
)  # fmt: skip
def test_what_is_no_whole_recording_is_refused_with_its_place(file: Path, change: Any, said: str) -> None:
    file.write_bytes(change(file.read_bytes()))
    code, output = run("otter-dash", file)
    assert code == 1
    assert str(file) in output
    assert said in output
    assert "set_int_max_str_digits" not in output


def test_a_missing_file_and_a_folder_are_refused(tmp_path: Path) -> None:
    for path in (tmp_path / "nothing.jsonl", tmp_path):
        code, output = run("otter-dash", path)
        assert (code, f"{path}:1:1: error[file-" in output) == (1, True)


def test_a_pipe_is_refused_without_waiting_for_it(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    code, output = run("otter-dash", tmp_path / "pipe")
    assert (code, "pipe:1:1: error[file-special]: this is not an ordinary file" in output) == (1, True)


def test_a_difference_is_shown_where_it_is_written(file: Path) -> None:
    lines = file.read_text().splitlines()
    game = json.loads(lines[4])
    game["choices"][2] = 77
    lines[4] = json.dumps(game, separators=(",", ":"))
    file.write_text("\n".join(lines) + "\n")
    code, output = run("otter-dash", file)
    place = lines[4].index("77") + 1
    assert code == 1
    said, source, pointer, *_ = output.splitlines()
    assert said.startswith(f"{file}:5:{place}: error[recording-differs]: choice 3: recorded 77, engine: ")
    assert source[pointer.index("^") : pointer.index("^") + 2] == "77" and pointer.endswith("^^")


def test_changed_rules_are_told_and_the_games_are_tried_all_the_same(file: Path) -> None:
    file.write_bytes(file.read_bytes().replace(b'"spec":"', b'"spec":"0'))
    code, output = run("otter-dash", file)
    assert code == 0
    assert "the rules of otter-dash have changed since" in output
    assert output.endswith("30/30 games reproduced\n")


def test_a_game_that_is_not_over_is_told_unless_it_may_be(game: Game, tmp_path: Path) -> None:
    record = Recording(game, 4)
    assert record.state.decision is not None
    record.apply(record.state.decision.options[0])
    record.write(tmp_path / "game.jsonl")
    code, output = run("otter-dash", tmp_path / "game.jsonl")
    assert (code, "the game has no end" in output) == (1, True)
    assert run("otter-dash", tmp_path / "game.jsonl", "--partial") == (0, "1/1 games reproduced\n")


def test_python_reads_a_wrong_file_with_its_place(file: Path) -> None:
    file.write_bytes(file.read_bytes().replace(b'"seed":3,', b'"seed":99,'))
    with pytest.raises(RecordingError, match=r"games.jsonl:4:\d+: error"):
        list(read(file))


def test_python_reads_simulated_games(file: Path) -> None:
    assert [record.state.finished for record in read(file)] == [True] * 30


def test_the_examples_of_the_guide_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    guide = (Path(__file__).parents[1] / "docs" / "recordings.md").read_text(encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    [code] = [part.split("```")[0] for part in guide.split("```python\n")[1:]]
    exec(compile(code, "recordings.md", "exec"), {})
    assert run("otter-dash", "game.jsonl") == (0, "1/1 games reproduced\n")
    lines = [line.split("#")[0].split() for line in guide.splitlines() if line.startswith("    sugoroku ")]
    assert [line[1] for line in lines] == ["play", "simulate", "replay"]
    assert CliRunner().invoke(simulate, lines[1][2:]).exit_code == 0
    assert run(*lines[2][2:]) == (0, "1000/1000 games reproduced\n")
