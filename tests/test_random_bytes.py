"""Random bytes reach every loader and are explained or refused: recordings, mappings, texts, glossaries, the cache."""

from __future__ import annotations

import contextlib
import gzip
import json
from pathlib import Path
from typing import Any

import pytest
from foreign_writer import written
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from test_untrusted import GAME, TEXT, damage, damaged, laid, located

from sugoroku import native_cache
from sugoroku.check import check_game
from sugoroku.errors import Problems
from sugoroku.fluent import LanguageError, open_language, open_symbols
from sugoroku.game import load
from sugoroku.lint import lint
from sugoroku.mapping import mapping_files
from sugoroku.places import find
from sugoroku.recorded_files import RecordingError, lines_of, parsed
from sugoroku.recording import read
from sugoroku.replay import Foreign, foreign

SOMETIMES = settings(
    max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow]
)
BYTES = st.binary(max_size=200)
# Bytes that begin like something: gzip, UTF-16, JSON, YAML, a message.
BEGINNINGS = st.sampled_from([b"", b"\x1f\x8b", b"\xff\xfe", b"{", b'{"a": ', b"terms: ", b"a = "])
BEGUN = st.tuples(BEGINNINGS, BYTES).map(b"".join)
JSON: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=8,
)
Blows = list[tuple[str, float, float, bytes]]
GLOSSARY = "terms:\n  coin: {en: {one: coin, other: coins}}\n"
TEXTS = ("en/common.ftl", "en/quay.ftl", "en/quay.rules.ftl", "quay.ftl", "glossary/quay.yaml")


@SOMETIMES
@given(BEGUN)
def test_random_bytes_are_no_recording(tmp_path: Path, data: bytes) -> None:
    for name, content in (("game.jsonl", data), ("game.jsonl.gz", gzip.compress(data))):
        (tmp_path / name).write_bytes(content)
        with contextlib.suppress(RecordingError):
            assert not list(read(tmp_path / name))


@SOMETIMES
@given(BEGUN, damage())
def test_random_bytes_are_no_mapping(tmp_path: Path, data: bytes, blows: Blows) -> None:
    [good] = mapping_files(find("tokaido"))
    for content in (data, damaged(good.read_bytes(), blows)):
        problems = Problems()
        check_game(laid(tmp_path, {"game.yaml": GAME.encode(), "recordings/app.yaml": content}), problems)
        assert problems.items and located(problems)


@pytest.fixture(scope="module")
def format() -> Foreign:
    return foreign(find("tokaido"))


@pytest.fixture(scope="module")
def record() -> bytes:
    return json.dumps(written(load("tokaido", 4, ["gastronomy", "satsuki-deck"]), [1000])[0]).encode()


def refused(format: Foreign, file: Path) -> bool:
    """Whether each game of a file of recordings made elsewhere is refused."""
    try:
        return all(format.replay(parsed(text, file, line)) for line, text in lines_of(file))
    except RecordingError:
        return True


@SOMETIMES
@given(BEGUN, JSON)
def test_random_bytes_are_no_recording_made_elsewhere(format: Foreign, tmp_path: Path, data: bytes, value: Any) -> None:
    (tmp_path / "games.jsonl").write_bytes(data)
    assert refused(format, tmp_path / "games.jsonl")
    assert format.replay(value)


@SOMETIMES
@given(damage(), st.data())
def test_a_damaged_recording_made_elsewhere_is_reproduced_or_refused(
    format: Foreign, record: bytes, tmp_path: Path, blows: Blows, more: st.DataObject
) -> None:
    (tmp_path / "games.jsonl").write_bytes(damaged(record, blows))
    refused(format, tmp_path / "games.jsonl")
    value = json.loads(record)
    value[more.draw(st.sampled_from(sorted(value.keys() - {"id"})))] = more.draw(JSON)
    assert format.replay(value) or value == json.loads(record)


@SOMETIMES
@pytest.mark.parametrize("name", TEXTS)
@given(data=BEGUN, blows=damage())
@example(data=b"terms: {coin: {en: }}", blows=[])
def test_random_bytes_in_texts_are_explained(name: str, data: bytes, blows: Blows, tmp_path: Path) -> None:
    laid(tmp_path / "spec", {"game.yaml": GAME.encode()})
    texts = tmp_path / "localization"
    for content in (data, damaged((GLOSSARY if name.endswith("yaml") else TEXT).encode(), blows)):
        for each in TEXTS:
            (texts / each).parent.mkdir(parents=True, exist_ok=True)
            good = GLOSSARY if each.endswith("yaml") else TEXT if each == "en/quay.ftl" else "yes = Yes\n"
            (texts / each).write_bytes(content if each == name else good.encode())
        problems = Problems()
        lint(texts, problems)
        assert located(problems)
        with contextlib.suppress(LanguageError):
            open_language("en", "quay", {}, texts).format("game-title")
            open_symbols("quay", {}, texts).format("game-title")


@SOMETIMES
@given(data=BEGUN, blows=damage())
def test_random_bytes_in_the_cache_are_no_code(
    data: bytes, blows: Blows, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SUGOROKU_CACHE", str(tmp_path / "cache"))
    native_cache.save("name", b"code")
    [kept] = (tmp_path / "cache").glob("*.object")
    good = kept.read_bytes()
    for content in (data, damaged(good, blows), native_cache.MAGIC + data):
        kept.write_bytes(content)
        assert native_cache.load("name") == (b"code" if content == good else None)
    kept.unlink()
