"""The matrix of a game's numbered facts: the clauses that carry them out, the scenarios that cover them, the texts."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path

from .errors import Problems
from .loader import Mapping, Node, Scalar, Sequence, load_file
from .overlay import read_game, variants_of
from .places import localization_folder
from .scenario import read

INVENTORY = "trace/inventory.yaml"


@dataclass(slots=True)
class Row:
    """One fact with everything that refers to it."""

    fact: str
    clauses: list[str] = field(default_factory=list)
    scenarios: list[str] = field(default_factory=list)
    texts: list[str] = field(default_factory=list)
    reason: str = ""

    @property
    def complete(self) -> bool:
        return bool(self.reason) or bool(self.clauses and self.scenarios)


def trace(folder: Path, problems: Problems) -> list[Row]:
    """The rows of a game in the order of its facts; a fact that is not numbered is a problem."""
    node = load_file(folder / INVENTORY, folder)
    rows: dict[str, Row] = {}
    numbered = node.get("numbered") if isinstance(node, Mapping) else None
    for key, last in numbered.entries if isinstance(numbered, Mapping) else ():
        separator = "" if re.fullmatch("[A-Z]", key.text) else "."
        for number in range(1, int(last.text) + 1 if isinstance(last, Scalar) and last.text.isdigit() else 1):
            fact = f"{key.text}{separator}{number}"
            rows[fact] = Row(fact)
    excused = node.get("not executable") if isinstance(node, Mapping) else None
    for key, reason in excused.entries if isinstance(excused, Mapping) else ():
        if (row := _row(rows, key, problems)) is not None and isinstance(reason, Scalar):
            row.reason = reason.text
    tree = read_game(folder, [], problems)
    for source in filter(None, [tree, *variants_of(folder).values()]):
        for scalar, path in _mentions(source, ""):
            if (row := _row(rows, scalar, problems)) is not None:
                row.clauses.append(path)
    for scenario in read(folder, problems):
        listed = scenario.node.get("facts")
        for item in listed.items if isinstance(listed, Sequence) else ():
            if isinstance(item, Scalar) and (row := _row(rows, item, problems)) is not None:
                row.scenarios.append(scenario.name)
    _add_texts(rows, folder.name)
    return list(rows.values())


def _row(rows: dict[str, Row], scalar: Scalar, problems: Problems) -> Row | None:
    found = rows.get(scalar.text)
    if found is None:
        problems.add(
            "fact-unknown",
            f'"{scalar.text}" is no numbered fact of this game',
            scalar.span,
            f"the numbers are in {INVENTORY}",
        )
    return found


def _mentions(node: Node, path: str) -> list[tuple[Scalar, str]]:
    """All facts that are named below a node, with the path of the clause that names them."""
    found: list[tuple[Scalar, str]] = []
    match node:
        case Mapping(entries=entries):
            for key, value in entries:
                if key.text == "facts" and isinstance(value, Sequence):
                    found += [(item, path or "game") for item in value.items if isinstance(item, Scalar)]
                else:
                    found += _mentions(value, f"{path}.{key.text}".lstrip("."))
        case Sequence(items=items):
            for item in items:
                id = item.get("id") if isinstance(item, Mapping) else None
                found += _mentions(item, f"{path}.{id.text}" if isinstance(id, Scalar) else path)
    return found


def _add_texts(rows: dict[str, Row], game: str) -> None:
    for folder in sorted(localization_folder().glob("*")):
        known: set[str] = set()
        for file in sorted(folder.glob(f"{game}*.ftl")):
            known |= set(re.findall(r"^fact-([\w-]+)\s*=", file.read_text(encoding="utf-8"), re.MULTILINE))
        for row in rows.values():
            if row.fact.replace(".", "-") in known:
                row.texts.append(folder.name)
