"""Writes docs/errors.md from the table of codes and the expected outputs: `python tests/bad/errors_page.py`."""

from __future__ import annotations

import re
from pathlib import Path

from sugoroku.codes import CODES

HERE = Path(__file__).resolve().parent
PAGE = HERE.parents[1] / "docs" / "errors.md"
HEAD = """\
# Errors

Every message has a place (`file:line:column`, from the working directory), a code, what is wrong, the line with a
caret, and often what is meant.
`sugoroku check --format json` and `--format sarif` tell the same to programs. The codes are stable: search for them.

Each example is an input under `tests/bad/`, which the tests run and compare word by word. This page is written by
`python tests/bad/errors_page.py`; a new code needs a line in `codes.py` and a folder there, whose `expected.txt` is
written by `python tests/bad/run.py`.
"""


def outputs() -> dict[str, str]:
    """The expected outputs by the name of their case."""
    stored = {path.parent.name: path for path in sorted(HERE.glob("*/expected.txt"))}
    made = {f"generated/{path.name}": path for path in sorted((HERE / "generated").glob("*.txt"))}
    return {case: path.read_text("utf-8") for case, path in {**stored, **made}.items()}


def blocks(text: str) -> list[tuple[str, str]]:
    """The problems of an output: code and text."""
    found: list[tuple[str, str]] = []
    for line in text.splitlines():
        if match := re.match(r"\S.*:[0-9]+:[0-9]+: error\[([a-z0-9-]+)\]", line):
            found.append((match[1], line))
        elif line.startswith("  ") and found:
            found[-1] = (found[-1][0], f"{found[-1][1]}\n{line}")
    return found


def examples() -> dict[str, tuple[str, str]]:
    """For each code the example with the fewest other problems: the case and the text of the problem."""
    best: dict[str, tuple[tuple[int, int, str], str]] = {}
    for case, text in outputs().items():
        problems = blocks(text)
        for code, block in problems:
            rank = (len(problems), len(block), case)
            if code not in best or rank < best[code][0]:
                best[code] = (rank, block)
    return {code: (rank[2], block) for code, (rank, block) in best.items()}


def page() -> str:
    """The whole page."""
    found, parts = examples(), [HEAD]
    for code, (meaning, mend) in sorted(CODES.items()):
        case, block = found.get(code, ("", ""))
        parts.append(
            f"## `{code}`\n\n{meaning[0].upper()}{meaning[1:]}.\n\n```text\n{block}\n```\n\n"
            f"**Mend it.** {mend} <sub>tests/bad/{case}</sub>\n"
        )
    return "\n".join(parts)


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
