"""The matrix of a game's numbered facts: the clauses that carry them out, the scenarios that cover them, the texts."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path

from .errors import Problems
from .fluent import RULES, fact_id, languages
from .fluent import read as read_text
from .inventory import read_inventory
from .nodes import Mapping, Node, Scalar, Sequence
from .overlay import read_game, variants_of
from .places import localization_folder
from .scenario import read


@dataclass(slots=True)
class Row:
    """One fact with everything that refers to it."""

    fact: str
    clauses: list[str] = field(default_factory=list)
    scenarios: list[str] = field(default_factory=list)
    texts: list[str] = field(default_factory=list)
    reason: str = ""
    untold: str = ""
    wanted: tuple[str, ...] = ()

    @property
    def silent(self) -> list[str]:
        """The languages that lack the text of this fact."""
        return [lang for lang in self.wanted if lang not in self.texts and not self.untold]

    @property
    def complete(self) -> bool:
        """Whether nothing is missing: clause and scenario, or a reason why not; a text in every language."""
        return (bool(self.reason) or bool(self.clauses and self.scenarios)) and not self.silent


def trace(folder: Path, problems: Problems) -> list[Row]:
    """The rows of a game in the order of its facts; a fact that is not numbered is a problem."""
    inventory = read_inventory(folder, problems)
    rows = {fact: Row(fact, reason=inventory.not_executable.get(fact, ""), untold=inventory.not_told.get(fact, ""))
            for fact in inventory.facts}
    tree = read_game(folder, [], problems)
    for source in filter(None, [tree, *variants_of(folder).values()]):
        for scalar, path in _mentions(source, ""):
            if inventory.knows(scalar.text, scalar.span, problems):
                rows[scalar.text].clauses.append(path)
    for scenario in read(folder, problems):
        listed = scenario.node.get("facts")
        for item in listed.items if isinstance(listed, Sequence) else ():
            if isinstance(item, Scalar) and inventory.knows(item.text, item.span, problems):
                rows[item.text].scenarios.append(scenario.name)
    _add_texts(rows, folder.name)
    return list(rows.values())


def _mentions(node: Node, path: str) -> list[tuple[Scalar, str]]:
    """All facts that are named below a node, with the path of the clause that names them."""
    found: list[tuple[Scalar, str]] = []
    match node:
        case Mapping(entries=entries):
            for key, value in entries:
                if key.text == "facts" and isinstance(value, Sequence):
                    found += [(item, path or "game") for item in value.items if isinstance(item, Scalar)]
                elif path or key.text != "book":  # a chapter tells facts, it does not carry them out
                    found += _mentions(value, f"{path}.{key.text}".lstrip("."))
        case Sequence(items=items):
            for item in items:
                id = item.get("id") if isinstance(item, Mapping) else None
                found += _mentions(item, f"{path}.{id.text}" if isinstance(id, Scalar) else path)
    return found


def _add_texts(rows: dict[str, Row], game: str) -> None:
    """The languages of each fact; all languages must tell it once one of them has prose."""
    folder = localization_folder()
    known = tuple(languages(folder))
    told = {lang: folder / lang / f"{game}.{RULES}.ftl" for lang in known}
    written = {lang: set(re.findall(r"^(fact-[\w-]+)[ ]*=", read_text(path), re.MULTILINE))
               for lang, path in told.items() if path.is_file()}
    for row in rows.values():
        row.wanted = known if written else ()
        row.texts = [lang for lang, facts in written.items() if fact_id(row.fact) in facts]
