"""Files are untrusted: positions are exact in every style, and random bytes end in a located problem."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from sugoroku.errors import Problems, SpecError
from sugoroku.loader import load_file, parse_text
from sugoroku.nodes import Mapping, Scalar, plain
from sugoroku.schema import validate

WORDS = st.lists(st.text("abcxyz é", min_size=1, max_size=6).map(str.strip).filter(bool), min_size=1, max_size=6)


def scalar(text: str) -> Scalar:
    node = parse_text(text)
    assert isinstance(node, Mapping)
    found = node.get("key")
    assert isinstance(found, Scalar)
    return found


def character_at(source: str, found: Scalar, offset: int) -> str:
    span = found.span_at(offset)
    return source.split("\n")[span.line - 1][span.column - 1]


@given(WORDS)
def test_a_plain_text_is_found_again_at_its_place(words: list[str]) -> None:
    text = " ".join(words)
    source = f"other: 1\nkey: {text}x\n"
    found = scalar(source)
    for offset, letter in enumerate(found.text):
        assert character_at(source, found, offset) == letter


@given(WORDS, st.sampled_from(["|", "|-", "|+", ">", ">-"]), st.integers(1, 6))
def test_a_block_text_is_found_again_at_its_place(words: list[str], style: str, indent: int) -> None:
    source = f"key: {style}\n" + "".join(" " * indent + word + "\n" for word in words) + "after: 1\n"
    found = scalar(source)
    for offset, letter in enumerate(found.text):
        if letter not in "\n ":
            assert character_at(source, found, offset) == letter


@given(WORDS, st.sampled_from("'\""))
def test_a_quoted_text_is_found_again_at_its_place(words: list[str], quote: str) -> None:
    source = f"key: {quote}{' '.join(words)}{quote}\n"
    found = scalar(source)
    for offset, letter in enumerate(found.text):
        assert character_at(source, found, offset) == letter


def test_escapes_are_one_character_with_the_place_of_the_backslash() -> None:
    found = scalar('key: "a\\tb\\u0041c"')
    assert found.text == "a\tbAc"
    assert [found.span_at(n).column for n in range(5)] == [7, 8, 10, 11, 17]


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=200)
@given(data=st.binary(max_size=300))
def test_random_bytes_are_read_or_refused_with_a_place(data: bytes, tmp_path: Path) -> None:
    path = tmp_path / "file.yaml"
    path.write_bytes(data)
    for schema in ("spec", "variant", "scenarios"):
        problems = Problems()
        try:
            validate(load_file(path, tmp_path), schema, problems)
        except SpecError as error:
            problems.extend(error)
        for problem in problems.items:
            assert problem.span.line >= 1 and problem.span.column >= 1


@pytest.mark.parametrize("text", ["no", "12:30", "010", "1e3", "0x10", "yes", "on"])
def test_what_other_readers_turn_into_numbers_stays_text(text: str) -> None:
    assert plain(parse_text(f"key: {text}")) == {"key": text}


def test_a_link_out_of_the_folder_is_refused(tmp_path: Path) -> None:
    inside, outside = tmp_path / "in", tmp_path / "out.yaml"
    inside.mkdir()
    outside.write_text("a: 1")
    (inside / "link.yaml").symlink_to(outside)
    with pytest.raises(SpecError) as error:
        load_file(inside / "link.yaml", inside)
    assert error.value.problems[0].code == "file-outside"
