"""Same spec, seed and choices: the same result, on both machines, in any number of processes, twice."""

from __future__ import annotations

import json
import multiprocessing
import os
import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from playing import loaded, steps

import sugoroku

TABLES = (("otter-dash", 3, 300), ("tokaido", 3, 60), ("white-castle", 2, 40))
tables = pytest.mark.parametrize(("name", "players", "games"), TABLES)


def simulated(folder: Path, *arguments: str, code: int = 0) -> dict[str, Any]:
    """The results that the command writes, without its speed."""
    target = folder / "results.json"
    command = [sys.executable, "-m", "sugoroku", "simulate", *arguments, "--json", str(target)]
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(command, capture_output=True, encoding="utf-8", env=environment)
    assert done.returncode == code, done.stderr
    found: dict[str, Any] = json.loads(target.read_text(encoding="utf-8"))
    target.unlink()
    return found


@tables
def test_the_command_writes_the_same_results_with_any_number_of_jobs(
    name: str, players: int, games: int, tmp_path: Path
) -> None:
    many = ["--games", str(5 * games), "--players", str(players), "--seed", "11"]
    counts = (1, 2, 3, 3) if name == "otter-dash" else (1, 3)
    results = [simulated(tmp_path, name, *many, "--jobs", str(jobs)) for jobs in counts]
    assert all(result == results[0] for result in results)
    assert results[0]["games"] == 5 * games and results[0]["digest"] and not results[0]["faults"]
    assert loaded(name, players).simulate(5 * games, seed=12).digest != results[0]["digest"]


def test_the_command_writes_the_same_results_on_both_machines(tmp_path: Path) -> None:
    for name, games in (("otter-dash", 30), ("tokaido", 4)):
        native, reference = (
            simulated(tmp_path, name, "--games", str(games), "--machine", machine)
            for machine in ("native", "reference")
        )
        for both in (native, reference):
            both.pop("machine", None)
        assert native == reference


def part(name: str, players: int, seed: int, games: int) -> list[int]:
    """The hashes of some games, played in a process of its own."""
    hashes: list[int] = sugoroku.load(name, players).machine.batch(seed, games).hashes.tolist()
    return hashes


@pytest.mark.parametrize(("name", "players", "games", "processes"), [(*TABLES[0], 1), (*TABLES[1], 2), (*TABLES[0], 3)])
def test_games_shared_among_processes_are_the_same_games(name: str, players: int, games: int, processes: int) -> None:
    size = games // 3
    with ProcessPoolExecutor(processes, multiprocessing.get_context("spawn")) as pool:
        parts = [pool.submit(part, name, players, 5 + n * size, size) for n in range(3)]
        shared = np.concatenate([np.array(each.result(), np.uint64) for each in parts])
    alone = loaded(name, players).machine.batch(5, 3 * size).hashes
    assert np.array_equal(shared, alone) and len(set(alone.tolist())) > 1


@tables
def test_both_machines_go_through_the_same_states(name: str, players: int, games: int) -> None:
    native, reference = loaded(name, players), loaded(name, players, (), "reference")
    hashes = [[state.hash for state in steps(game, 21)] for game in (native, reference, native)]
    assert hashes[0] == hashes[1] == hashes[2] and len(set(hashes[0])) == len(hashes[0])


@tables
def test_the_api_simulates_what_the_command_simulates(name: str, players: int, games: int, tmp_path: Path) -> None:
    summary = loaded(name, players).simulate(games, seed=3, jobs=2)
    written = simulated(tmp_path, name, "--games", str(games), "--players", str(players), "--seed", "3")
    assert (summary.digest, summary.games) == (written["digest"], written["games"])
    assert [row.mean for row in summary.standings] == [row["mean"] for row in written["standings"]]
