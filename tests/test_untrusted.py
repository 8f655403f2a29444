"""Files are untrusted: whatever is done to them, a check ends in a result or in located problems."""

from __future__ import annotations

import contextlib
import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from sugoroku.check import check_game, check_paths
from sugoroku.errors import GameError, Problems
from sugoroku.game import Game, load
from sugoroku.lint import lint
from sugoroku.loader import parse_text
from sugoroku.nodes import Mapping, Scalar
from sugoroku.recorded_files import RecordingError
from sugoroku.recording import Recording, read

BAD = Path(__file__).parent / "bad"
# A sound game with everything that can be broken: a variant, scenarios, numbered facts, texts.
GAME = (BAD / "duplicate-in-two-files" / "game.yaml").read_text("utf-8")
BESIDE = {
    "variants/rich.yaml": "variant: {id: rich}\nchanges:\n  - {set: constants.days, to: 4, was: 3}\n",
    "scenarios/sailing.yaml": (
        "scenarios:\n  - name: a boat costs coins\n    given: {p1.iron: 1}\n    do: sail\n"
        "    offered: [cog, yawl]\n    choose: [cog]\n    then: [my coins = 6]\n"
    ),
    "trace/inventory.yaml": "numbered: {R: 3}\nnot told: {R3: a remark}\n",
    "book.yaml": "book:\n  - {id: sailing, facts: [R1, R2]}\n",
}
FILES = {"game.yaml": GAME, **BESIDE}
TEXT = "game-title = Quay\nresource-coin =\n    { $count ->\n        [one] coin\n       *[other] coins\n    }\n"
SOMETIMES = settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow]
)
# Pieces that mean something somewhere.
PIECES = [b"\n", b"  ", b"\t", b": ", b"- ", b"[", b"]", b"{", b"}", b"(", b")", b"|", b">", b"'", b'"', b"&a ", b"*a"]
PIECES += [b"!", b"#", b"\x00", b"\xff", b"\xc3\xa9", b"\xe2\x80\xa8", b"0", b"99999999999", b"-1", b"none", b"player"]
PIECES += [b"if ", b"choose ", b"gain ", b"iron", b"cog", b"sail", b"->", b"true", b"null", b"days", b" or ", b"boats"]


@st.composite
def damage(draw: st.DrawFn) -> list[tuple[str, float, float, bytes]]:
    """Some blows: what is done, where, how much, and with what."""
    blow = st.tuples(
        st.sampled_from(["put", "cut", "copy", "swap"]), st.floats(0, 1), st.floats(0, 0.1), st.sampled_from(PIECES)
    )
    return draw(st.lists(blow, min_size=1, max_size=4))


def damaged(data: bytes, blows: list[tuple[str, float, float, bytes]]) -> bytes:
    for kind, place, size, piece in blows:
        start = int(place * len(data))
        end = start + max(1, int(size * len(data)))
        match kind:
            case "put":
                data = data[:start] + piece + data[start:]
            case "cut":
                data = data[:start] + data[end:]
            case "copy":
                data = data[:end] + data[start:end] + data[end:]
            case "swap":
                data = data[:start] + piece + data[start + len(piece) :]
    return data


def laid(folder: Path, files: dict[str, bytes]) -> Path:
    shutil.rmtree(folder / "quay", ignore_errors=True)
    for name, data in files.items():
        (folder / "quay" / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / "quay" / name).write_bytes(data)
    return folder / "quay"


def located(problems: Problems) -> bool:
    return all(each.span.file and each.span.line >= 1 and each.span.column >= 1 for each in problems.items)


def test_the_game_that_is_damaged_is_sound(tmp_path: Path) -> None:
    problems = Problems()
    assert check_game(laid(tmp_path, {name: text.encode() for name, text in FILES.items()}), problems) is not None
    assert problems.items == ()


@SOMETIMES
@pytest.mark.parametrize("name", FILES)
@given(blows=damage())
def test_a_damaged_file_of_a_game_is_checked_or_explained(
    name: str, blows: list[tuple[str, float, float, bytes]], tmp_path: Path
) -> None:
    files = {each: text.encode() for each, text in FILES.items()}
    problems = Problems()
    check_game(laid(tmp_path, {**files, name: damaged(files[name], blows)}), problems)
    assert located(problems)


@SOMETIMES
@pytest.mark.parametrize("name", FILES)
@given(data=st.binary(max_size=200))
def test_random_bytes_in_a_game_are_explained(name: str, data: bytes, tmp_path: Path) -> None:
    problems = Problems()
    check_game(laid(tmp_path, {**{each: text.encode() for each, text in FILES.items()}, name: data}), problems)
    assert located(problems)


@SOMETIMES
@given(blows=damage())
def test_damaged_texts_are_read_or_explained(blows: list[tuple[str, float, float, bytes]], tmp_path: Path) -> None:
    spec, texts = tmp_path / "spec", tmp_path / "localization" / "en"
    spec.mkdir(exist_ok=True)
    texts.mkdir(parents=True, exist_ok=True)
    laid(spec, {"game.yaml": GAME.encode()})
    (texts / "common.ftl").write_text("yes = Yes\n")
    (texts / "quay.ftl").write_bytes(damaged(TEXT.encode(), blows))
    problems = Problems()
    lint(tmp_path / "localization", problems)
    assert located(problems)


@pytest.fixture(scope="module")
def game() -> Game:
    made = load("otter-dash", 2)
    # What the machines import when they are first used raises the limit of recursion, which Hypothesis watches.
    assert made.from_bytes(made.new(seed=1).to_bytes()).decision is not None
    return made


@SOMETIMES
@given(blows=damage())
def test_a_damaged_recording_is_read_or_refused(
    blows: list[tuple[str, float, float, bytes]], game: Game, tmp_path: Path
) -> None:
    record, file = Recording(game, 4), tmp_path / "game.jsonl"
    assert record.state.decision is not None
    record.apply(record.state.decision.options[0])
    record.write(file)
    file.write_bytes(damaged(file.read_bytes(), blows))
    with contextlib.suppress(RecordingError):
        assert [each.state.vector for each in read(file)]


@SOMETIMES
@given(blows=damage(), data=st.binary(max_size=300))
def test_a_damaged_save_and_random_bytes_are_refused(
    blows: list[tuple[str, float, float, bytes]], data: bytes, game: Game
) -> None:
    saved = game.new(seed=1).to_bytes()
    for wrong in (damaged(saved, blows), data, saved[: len(data)]):
        if wrong != saved:
            with pytest.raises(GameError):
                game.from_bytes(wrong)


LINES = st.lists(st.text("abcxyzé\"'\\ :#", min_size=1, max_size=8).map(str.strip).filter(bool), min_size=1, max_size=5)


@given(LINES, st.integers(2, 5), st.integers(0, 3), st.sampled_from(["|", "|-", "|+", ">", ">-", ">+"]))
def test_an_indented_block_text_is_found_again_at_its_place(
    lines: list[str], indent: int, further: int, style: str
) -> None:
    """With a digit for its indentation, so that the first line may be indented further than the rest."""
    sign = style[0] + str(indent) + style[1:]
    written = [" " * (indent + (further if number % 2 == 0 else 0)) + line for number, line in enumerate(lines)]
    source = f"key: {sign}\n" + "\n".join(written) + "\nafter: 1\n"
    node = parse_text(source)
    assert isinstance(node, Mapping)
    found = node.get("key")
    assert isinstance(found, Scalar)
    check_places(source, found)


@given(st.text("ab\"\\\té\u2028\U0001f600/", min_size=1, max_size=12))
def test_an_escaped_text_is_found_again_at_its_place(text: str) -> None:
    source = f"other: 1\nkey: {json.dumps(text)}\n"
    if "\ud83d" in json.loads(json.dumps(text)) or "\\ud83d" in source or "\\u2028" in source:
        return
    node = parse_text(source)
    assert isinstance(node, Mapping)
    found = node.get("key")
    assert isinstance(found, Scalar) and found.text == text
    columns = [found.span_at(offset).column for offset in range(len(text))]
    written = source.split("\n")[1]
    for letter, column in zip(text, columns, strict=True):
        shown = json.dumps(letter)[1:-1]
        assert written[column - 1 :].startswith(shown)


def check_places(source: str, found: Scalar) -> None:
    for offset, letter in enumerate(found.text):
        if letter not in "\n ":
            span = found.span_at(offset)
            assert source.split("\n")[span.line - 1][span.column - 1] == letter


# odd paths


def checked(*paths: str) -> tuple[int, str]:
    sys.path.insert(0, str(BAD))
    from run import sugoroku

    return sugoroku("check", *paths)


@pytest.mark.parametrize("path", ["nowhere", "nowhere/at/all", "a\x01b", "x" * 300])
def test_a_path_that_leads_nowhere_is_a_wrong_call(path: str) -> None:
    code, output = checked(path)
    assert (code, "Traceback" in output) == (2, False)


def test_a_slip_in_a_path_names_the_nearest_one(tmp_path: Path) -> None:
    laid(tmp_path, {"game.yaml": GAME.encode()})
    assert 'did you mean "quay"?' in checked(str(tmp_path / "qauy"))[1]


def test_a_file_of_another_kind_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("hello")
    code, output = checked(str(tmp_path / "notes.txt"))
    assert code == 1 and "error[file-kind]" in output


def test_an_empty_folder_is_an_error(tmp_path: Path) -> None:
    code, output = checked(str(tmp_path))
    assert code == 1 and "error[file-kind]" in output


@pytest.mark.parametrize("part", ["", "variants", "scenarios", *FILES])
def test_any_part_of_a_game_leads_to_the_game(part: str, tmp_path: Path) -> None:
    folder = laid(tmp_path, {name: text.encode() for name, text in FILES.items()})
    assert checked(str(folder / part)) == (0, "quay: 1-2 players, 1 variant, 1 scenario, no problems\n")


def test_several_games_are_checked_at_once_and_each_of_them_once(tmp_path: Path) -> None:
    one, two = (laid(tmp_path / name, {"game.yaml": GAME.encode()}) for name in ("one", "two"))
    (two / "game.yaml").write_text(GAME.replace("gain 2 coins", "gain 2 cions"))
    problems = Problems()
    found = check_paths([one, two, one, one / "game.yaml"], problems)
    assert len(found) == 1 and [each.code for each in problems.items] == ["name-unknown"]
    assert checked(str(one), str(two))[0] == 1


def test_an_unknown_format_is_a_wrong_call(tmp_path: Path) -> None:
    folder = laid(tmp_path, {"game.yaml": GAME.encode()})
    code, output = checked(str(folder), "--format", "xml")
    assert (code, "Traceback" in output) == (2, False)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
def test_an_output_that_cannot_be_written_is_a_wrong_call(tmp_path: Path) -> None:
    folder = laid(tmp_path, {"game.yaml": GAME.encode()})
    with Path("/dev/full").open("w") as full:
        command = [sys.executable, "-m", "sugoroku", "check", str(folder)]
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE)
    assert (done.returncode, b"Traceback" in done.stderr) == (2, False)
    assert done.stderr.startswith(b"Error: ")
