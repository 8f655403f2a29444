"""The numbered facts of a game, and which of them are not carried out or not told, and why."""

from __future__ import annotations

import os
import re
from dataclasses import dataclass, field
from pathlib import Path

from .errors import Problems, Span
from .loader import load_file
from .nodes import Mapping, Scalar
from .schema import validate
from .spec import Spec

FILE = "trace/inventory.yaml"
_MOST = 999


@dataclass(slots=True)
class Inventory:
    """The facts in order, each with its reasons if it has any."""

    facts: dict[str, Span] = field(default_factory=dict)
    not_executable: dict[str, str] = field(default_factory=dict)
    not_told: dict[str, str] = field(default_factory=dict)

    def knows(self, fact: str, span: Span, problems: Problems) -> bool:
        """Whether a fact is numbered; if not, this is a problem."""
        if fact not in self.facts:
            message, hint = f'"{fact}" is no numbered fact of this game', f"the numbers are in {FILE}"
            problems.add("fact-unknown", message, span, hint)
        return fact in self.facts


def read_inventory(folder: Path, problems: Problems) -> Inventory:
    """The facts of a game; a game without numbered facts has an empty inventory."""
    found = Inventory()
    try:
        os.lstat(folder / FILE)
    except (FileNotFoundError, NotADirectoryError):
        return found
    except OSError:
        # What is wrong with it is told by the loader.
        pass
    node = load_file(folder / FILE, folder)
    validate(node, "inventory", problems)
    numbered = node.get("numbered") if isinstance(node, Mapping) else None
    for key, last in numbered.entries if isinstance(numbered, Mapping) else ():
        separator = "" if re.fullmatch("[A-Z]", key.text) else "."
        count = int(last.text) if isinstance(last, Scalar) and re.fullmatch("[0-9]{1,3}", last.text) else 0
        for number in range(1, min(count, _MOST) + 1):
            found.facts[f"{key.text}{separator}{number}"] = key.span
    for section, reasons in (("not executable", found.not_executable), ("not told", found.not_told)):
        given = node.get(section) if isinstance(node, Mapping) else None
        for key, reason in given.entries if isinstance(given, Mapping) else ():
            if found.knows(key.text, key.span, problems) and isinstance(reason, Scalar):
                reasons[key.text] = reason.text
    return found


def check_book(spec: Spec, inventory: Inventory, problems: Problems) -> None:
    """Every numbered fact stands in a chapter of the book, or has a reason why it is not told."""
    told: set[str] = set()
    for chapter in spec.book:
        for fact, span in chapter.facts:
            if inventory.knows(fact, span, problems):
                told.add(fact)
            if fact in inventory.not_told:
                problems.add("fact-told", f'the fact "{fact}" stands in a chapter and is said not to be told', span,
                             f'take it out of the chapter, or out of "not told" in {FILE}')
    for fact, span in inventory.facts.items() if spec.book else ():
        if fact not in told and fact not in inventory.not_told:
            problems.add("fact-untold", f'no chapter of the book tells the fact "{fact}"', span,
                         f'put it into a chapter, or into "not told" in {FILE} with a reason')
