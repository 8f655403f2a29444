"""The wheel holds everything: games, schemas and texts. It works without the checkout."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]


def done(*command: str | Path, folder: Path, code: int = 0, **environment: str) -> str:
    """What a command prints."""
    found = subprocess.run(
        list(map(str, command)),
        cwd=folder,
        env={**os.environ, "PIP_NO_INDEX": "1", "PIP_DISABLE_PIP_VERSION_CHECK": "1", **environment},
        capture_output=True,
        encoding="utf-8",
        timeout=200,
    )
    assert found.returncode == code, found.stdout + found.stderr
    return found.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", folder, ROOT]
    done(*build, folder=folder)
    [made] = folder.glob("sugoroku-*.whl")
    return made


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    target = tmp_path_factory.mktemp("target")
    done(sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--target", target, wheel, folder=target)
    return target


def sugoroku(installed: Path, *arguments: str, code: int = 0) -> str:
    """The command as it is in the wheel, far from the checkout."""
    outside = installed.parent / "elsewhere"
    outside.mkdir(exist_ok=True)
    places = {"PYTHONPATH": str(installed), "SUGOROKU_CACHE": str(installed.parent / "cache"), "SUGOROKU_HOME": ""}
    return done(sys.executable, "-m", "sugoroku", *arguments, folder=outside, code=code, **places)


def test_the_wheel_holds_what_the_project_holds(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    for part in ("spec", "schemas", "localization"):
        for path in (ROOT / part).rglob("*.*"):
            if path.is_file():
                assert f"sugoroku/_data/{path.relative_to(ROOT).as_posix()}" in names
    sources = [path.relative_to(ROOT / "interpreter").as_posix() for path in (ROOT / "interpreter").rglob("*.py")]
    assert {*sources, "sugoroku/py.typed", "sugoroku/grammar.lark"} <= names
    assert not [name for name in names if name.startswith("tests") or "__pycache__" in name]


def test_the_commands_work_from_the_wheel(installed: Path) -> None:
    places = {"PYTHONPATH": str(installed)}
    code = "import sugoroku; print(sugoroku.__file__)"
    assert done(sys.executable, "-c", code, folder=installed.parent, **places).startswith(str(installed))
    listed = sugoroku(installed, "games", "--lang", "en")
    for name in sorted(path.name for path in (ROOT / "spec").iterdir() if path.is_dir()):
        assert name in listed
    assert "no problems" in sugoroku(installed, "check", str(installed / "sugoroku" / "_data" / "spec" / "otter-dash"))
    played = sugoroku(installed, "simulate", "otter-dash", "--games", "200", "--seed", "4", "--lang", "en")
    assert "200" in played and "digest" in played
    assert "0 failed" in sugoroku(installed, "test", str(installed / "sugoroku" / "_data" / "spec" / "otter-dash"))


def test_a_game_from_the_wheel_is_the_game_of_the_checkout(installed: Path) -> None:
    from playing import loaded

    code = "import sugoroku; print(sugoroku.load('tokaido', 3).simulate(20, seed=9).digest)"
    outside = done(sys.executable, "-c", code, folder=installed.parent, PYTHONPATH=str(installed)).strip()
    assert outside == loaded("tokaido", 3).simulate(20, seed=9).digest
