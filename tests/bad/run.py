"""Broken inputs and what sugoroku says about them. `python tests/bad/run.py` writes the expected outputs anew.

Each folder beside this file holds one broken input and `expected.txt`: the command and its exact output. A folder
with schemas of its own is checked with SUGOROKU_HOME set to it.
"""

from __future__ import annotations

import contextlib
import io
import json
import os
import resource
import sys
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
CASES = sorted(path.name for path in HERE.iterdir() if path.is_dir() and path.name not in ("generated", "__pycache__"))
EXPECTED = "expected.txt"


def sugoroku(*arguments: str) -> tuple[int, str]:
    """Exit code and output of a command, in this process."""
    from sugoroku.cli import main

    output, before = io.StringIO(), sys.argv
    sys.argv = ["sugoroku", *arguments]
    code = 0
    try:
        with contextlib.redirect_stdout(output), contextlib.redirect_stderr(output):
            main()
    except SystemExit as stopped:
        code = stopped.code if isinstance(stopped.code, int) else 1
    finally:
        sys.argv = before
    return code, output.getvalue()


def command_for(case: str) -> list[str]:
    """The command that the golden file names; for a new case, the first one that finds something."""
    golden = HERE / case / EXPECTED
    if golden.is_file():
        return golden.read_text("utf-8").splitlines()[0].split()[2:]
    return ["check", case] if sugoroku("check", case)[0] else ["test", case]


def outcome(case: str) -> dict[str, object]:
    """What a case gives, and the time it takes."""
    os.chdir(HERE)
    command = command_for(case)
    start = time.process_time()
    if (HERE / case / "schemas").is_dir():
        os.environ["SUGOROKU_HOME"] = case
    try:
        code, output = sugoroku(*command)
    finally:
        os.environ.pop("SUGOROKU_HOME", None)
    shown = f"$ sugoroku {' '.join(command)}\n{output}"
    return {"code": code, "output": shown, "seconds": time.process_time() - start}


def all_outcomes() -> dict[str, object]:
    """Every case, and the memory that this process needed for all of them together."""
    cases = {case: outcome(case) for case in CASES}
    return {"cases": cases, "megabytes": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024}


if __name__ == "__main__":
    found = all_outcomes()
    if "--json" in sys.argv:
        print(json.dumps(found))
    else:
        for case, result in found["cases"].items():  # type: ignore[attr-defined]
            (HERE / case / EXPECTED).write_text(result["output"], "utf-8")
            if result["code"] != 1:
                print(f"{case}: exit code {result['code']}")
