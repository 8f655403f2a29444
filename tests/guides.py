"""Guides whose files are written, whose commands are run and whose outputs are compared.

`python tests/guides.py docs/add-a-game.md` writes the outputs of a guide anew.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
FILE = re.compile(r"^\*\*`(?P<name>[^`]+)`\*\*\n\n```\w+\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)
CONSOLE = re.compile(r"^```console\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)
MARK = "@@ next @@"


@dataclass(frozen=True)
class Step:
    """A file to write, or a command with the output that the guide shows."""

    start: int
    name: str = ""
    text: str = ""
    command: str = ""
    output: str = ""


def steps(guide: str) -> list[Step]:
    """What the guide tells to do, in its order."""
    found = [Step(each.start(), name=each["name"], text=each["text"]) for each in FILE.finditer(guide)]
    for block in CONSOLE.finditer(guide):
        parts = re.split(r"^\$ ", block["text"], flags=re.MULTILINE)[1:]
        for number, part in enumerate(parts):
            command, _, output = part.partition("\n")
            found.append(Step(block.start() + number, command=command, output=output))
    return sorted(found, key=lambda step: step.start)


def followed(guide: str, folder: Path) -> list[tuple[Step, str]]:
    """Do every step in a copy of the project; each command with what it printed."""
    for part in ("schemas", "localization"):
        shutil.copytree(ROOT / part, folder / part)
    script = ["set -u", "exec 2>&1"]
    for number, step in enumerate(steps(guide)):
        if step.name:
            kept = folder / f".file-{number}"
            kept.write_text(step.text, encoding="utf-8")
            script += [f'mkdir -p "$(dirname {step.name})"', f"cp {kept} {step.name}"]
        else:
            script += [step.command, f"echo '{MARK}'"]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "interpreter"), "COLUMNS": "100"}
    environment["PATH"] = f"{Path(sys.executable).parent}{os.pathsep}{environment['PATH']}"
    environment["SUGOROKU_CACHE"] = str(folder / ".cache")
    environment["SUGOROKU_HOME"] = str(folder)
    done = subprocess.run(
        ["bash", "-c", "\n".join(script)],
        cwd=folder,
        env=environment,
        capture_output=True,
        encoding="utf-8",
        timeout=240,
    )
    printed = done.stdout.split(f"{MARK}\n")
    commands = [step for step in steps(guide) if step.command]
    assert len(printed) == len(commands) + 1, done.stdout
    return list(zip(commands, printed, strict=False))


def steady(output: str) -> str:
    """An output without what depends on the machine."""
    lines = [line for line in output.splitlines() if "games/s" not in line]
    return "".join(f"{line.rstrip()}\n" for line in lines)


def renewed(guide: str) -> str:
    """The guide with the outputs that its commands have now."""
    with tempfile.TemporaryDirectory() as folder:
        printed = {step: steady(output) for step, output in followed(guide, Path(folder))}
    parts, at = [], 0
    for block in CONSOLE.finditer(guide):
        inside = [step for step in printed if block.start() <= step.start < block.end()]
        text = "".join(f"$ {step.command}\n{printed[step]}" for step in sorted(inside, key=lambda step: step.start))
        parts += [guide[at : block.start()], f"```console\n{text}```"]
        at = block.end()
    return "".join(parts) + guide[at:]


if __name__ == "__main__":
    for name in map(Path, sys.argv[1:]):
        name.write_text(renewed(name.read_text(encoding="utf-8")), encoding="utf-8")
