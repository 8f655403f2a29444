"""Speed is measured by `sugoroku bench`; here only what must hold everywhere: no growth, and lines that can be read."""

from __future__ import annotations

import importlib.util

import pytest

from sugoroku import bench
from sugoroku.commands.bench import printed


def test_memory_stays_flat_over_many_games() -> None:
    line = bench.memory("otter-dash", games=60_000, batch=5_000)
    if line.figure is None:
        pytest.skip(line.unit)
    assert line.holds, printed(line)


def test_memory_that_grows_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    sizes = iter((10_000_000, 10_000_000 + 6_000_000))
    monkeypatch.setattr(bench, "resident", lambda: next(sizes))
    line = bench.memory("otter-dash", games=10, batch=10)
    assert line.holds is False and printed(line).endswith("MISSED")


def test_an_engine_that_is_not_installed_has_a_line_that_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    lines = [printed(line) for line in bench.others()]
    assert len(lines) == 2 and all("not installed" in line for line in lines)
