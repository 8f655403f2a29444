"""Finds what is wrong with the files of games: for every number of players, every variant, every scenario."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from .compiler import Compiled, Compiler
from .declarations import declare, number_of
from .errors import Problems, Span, SpecError
from .inventory import check_book, read_inventory
from .loader import Mapping
from .mapping import mapping_files, read_mapping
from .overlay import read_game, variants_of
from .scenario import FOLDER, read


@dataclass(frozen=True, slots=True)
class Checked:
    """What was looked at."""

    game: str
    players: tuple[int, int]
    variants: int
    scenarios: int


def games_in(path: Path) -> Iterator[Path]:
    """The folders of games at a path: itself, the game that a file belongs to, or the games below it."""
    if path.is_dir() and any(path.glob("*.yaml")):
        yield path
    elif path.is_file():
        yield path.parent.parent if path.parent.name in (FOLDER, "variants", "recordings") else path.parent
    elif path.is_dir():
        yield from (each for each in sorted(path.iterdir()) if each.is_dir() and not each.name.startswith("."))


def compiled(folder: Path, variants: list[str], players: int | None, problems: Problems) -> Compiled | None:
    """A game compiled for a number of players (None: the smallest), or None with problems."""
    inner = Problems()
    try:
        tree = read_game(folder, variants, inner)
    except SpecError as error:
        problems.extend(error)
        return None
    made = None
    if tree is not None and not len(inner):
        game = tree.get("game")
        counts = game.get("players") if isinstance(game, Mapping) else None
        least = number_of(counts.get("min"), 1) if isinstance(counts, Mapping) else 1
        spec = declare(tree, players if players is not None else least, inner)
        if spec is not None and not len(inner):
            made = Compiler(spec, players if players is not None else least, inner).compile()
        elif spec is not None:
            Compiler(spec, players if players is not None else least, inner).compile()
    if len(inner):
        problems.extend(SpecError(inner.items))
    return made


def check_game(folder: Path, problems: Problems) -> Checked | None:
    """Check one game; None when it is too broken to look further."""
    if not folder.is_dir():
        problems.add("file-missing", "there is no such folder", Span(str(folder), 1, 1))
        return None
    first = compiled(folder, [], None, problems)
    if first is None:
        return None
    low, high = first.spec.players
    used = {rule.name for rule in first.spec.rules.values()} - {rule.name for rule in first.unused}
    for players in range(low + 1, high + 1):
        made = compiled(folder, [], players, problems)
        used |= _used(made)
    variants = variants_of(folder, problems)
    for name in variants:
        used |= _used(compiled(folder, [name], None, problems))
    for rule in first.spec.rules.values():
        if rule.name not in used and not len(problems):
            problems.add("rule-unused", f'the rule "{rule.name}" is never used', rule.span, "use it, or remove it")
    _check_book(folder, first, problems)
    scenarios = sum(1 for _ in read(folder, problems))
    for path in mapping_files(folder):
        try:
            read_mapping(path, folder)
        except SpecError as error:
            problems.extend(error)
    return Checked(first.spec.id, first.spec.players, len(variants), scenarios)


def _check_book(folder: Path, made: Compiled, problems: Problems) -> None:
    try:
        check_book(made.spec, read_inventory(folder, problems), problems)
    except SpecError as error:
        problems.extend(error)


def _used(made: Compiled | None) -> set[str]:
    if made is None:
        return set()
    return {*made.spec.rules} - {rule.name for rule in made.unused}


def check_paths(paths: Iterable[Path], problems: Problems) -> list[Checked]:
    """Check all games at some paths."""
    found = []
    for path in paths:
        if not path.exists():
            problems.add("file-missing", "there is no such file or folder", Span(path.as_posix(), 1, 1))
            continue
        for folder in dict.fromkeys(games_in(path)):
            checked = check_game(folder, problems)
            if checked is not None:
                found.append(checked)
    return found
