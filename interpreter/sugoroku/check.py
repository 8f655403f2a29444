"""Finds what is wrong with the files of games: for every number of players, every variant, every scenario."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path

from .compiled import Compiled
from .compiler import Compiler
from .declarations import players_of
from .errors import Problem, Problems, SpecError
from .files import unreadable, whole
from .inventory import check_book, read_inventory
from .lint import lint
from .mapping import mapping_files, read_mapping
from .nodes import Scalar
from .overlay import Files, read_files, read_sound
from .scenario import Scenario, read
from .scenario_program import compiler_for, grouped
from .spec import Spec
from .strays import FOLDERS, check_strays
from .termination import check_prices, unused


@dataclass(frozen=True, slots=True)
class Checked:
    """What was looked at."""

    game: str
    players: tuple[int, int]
    variants: int
    scenarios: int


# Letters of a game times the ways in which it is checked; large games need about a tenth of it.
MAX_WORK = 15_000_000


def games_in(path: Path) -> Iterator[Path]:
    """The folders of games at a path: itself, the game that a file belongs to, or the games below it."""
    folder = path.parent if path.is_file() else path
    if folder.name in FOLDERS and any(folder.parent.glob("*.yaml")):
        yield folder.parent
    elif path.is_file() or any(path.glob("*.yaml")):
        yield folder
    elif path.is_dir():
        yield from (each for each in sorted(path.iterdir()) if each.is_dir() and not each.name.startswith("."))


def compiled(folder: Path, variants: list[str], players: int | None, problems: Problems) -> Compiled | None:
    """A game compiled for a number of players (None: the smallest), or None with problems."""
    inner, made = Problems(), None
    files = read_files(folder, inner, bool(variants))
    compiler = compiler_for(files, players or 0, variants, [], inner) if files is not None else None
    if compiler is not None:
        made = compiler.compile()
    problems.extend(SpecError(inner.items))
    return made


def check_game(folder: Path, problems: Problems) -> Checked | None:
    """Check one game; None when it is too broken to look further."""
    check_strays(folder, problems)
    before = len(problems)
    scenarios = read(folder, problems)
    files = read_sound(folder, problems)
    if files is None:
        return None
    (low, high), groups = players_of(files.tree), grouped(scenarios)
    # Every number of players, every variant, and what else the scenarios combine.
    first_scenarios = groups.pop((0, ()), [])
    for group in [*((players, ()) for players in range(low + 1, high + 1)), *((0, (name,)) for name in files.variants)]:
        groups.setdefault(group, [])
    if (len(groups) + 1) * files.letters > MAX_WORK:
        message = f"this game is too large to be checked in {len(groups) + 1} combinations of players and variants"
        problems.add("spec-large", message, files.tree.span, "keep fewer variants, or scenarios that combine them")
        return None
    first, good = _analysed(files, 0, (), first_scenarios, problems)
    compilers = [first]
    for (players, names), members in groups.items():
        variants = members[0].variants if members else names
        made, fine = _analysed(files, players, variants, members, problems, beside=not good)
        compilers += [made] if fine else []
    if first is None or files.broken:
        return None
    if len(problems) == before:
        _check_use([each for each in compilers if each is not None], first.spec, problems)
    _check_beside(folder, first.spec, good and not files.left_out, problems)
    return Checked(first.spec.id, (low, high), len(files.variants), len(scenarios)) if good else None


def _check_use(compilers: list[Compiler], spec: Spec, problems: Problems) -> None:
    """Rules that no way of playing uses, and prices that nobody can pay."""
    idle = set.intersection(*({rule.name for rule in unused(each)} for each in compilers))
    for name in idle & set(spec.rules):
        span = spec.rules[name].span
        problems.add("rule-unused", f'the rule "{name}" is never used', span, "use it, or remove it")
    check_prices(compilers, problems)


def _check_beside(folder: Path, spec: Spec, good: bool, problems: Problems) -> None:
    """The chapters of the book with the inventory of facts, and the mappings of recordings made elsewhere."""
    try:
        check_book(spec, read_inventory(folder, problems), problems)
    except SpecError as error:
        problems.extend(error)
    # A mapping is compiled with its game, whose mistakes are told already.
    for path in mapping_files(folder) if good else ():
        try:
            read_mapping(path, folder)
        except SpecError as error:
            problems.extend(error)


def _analysed(
    files: Files, players: int, variants: Sequence[str | Scalar], scenarios: list[Scenario], problems: Problems,
    beside: bool = False,
) -> tuple[Compiler | None, bool]:
    """A game with some variants and scenarios, looked at, and whether it is sound; None with problems of its frame.

    With `beside` only problems of variants and scenarios are told: those of the game are told already.
    """
    inner = Problems(lambda problem: files.left_out.explains(problem) or (beside and not _is_beside(problem)))
    compiler = compiler_for(files, players, variants, scenarios, inner)
    if compiler is not None:
        compiler.compile() if not players and not variants else compiler.analyse()
    names = [each if isinstance(each, str) else each.text for each in variants]
    for problem in inner.items:
        problems.take(_blamed(problem, files, names) if names else problem)
    return compiler, compiler is not None and not len(inner) and not files.broken


def _is_beside(problem: Problem) -> bool:
    """Whether a problem stands in a variant or in a scenario."""
    return "/variants/" in problem.span.file or "/scenarios/" in problem.span.file


def _blamed(problem: Problem, files: Files, names: list[str]) -> Problem:
    """A problem of the game that a variant makes is shown with the variant."""
    known = [files.variants[name].span for name in names if name in files.variants]
    if not known or _is_beside(problem):
        return problem
    quoted = " and ".join(f'"{name}"' for name in names)
    note = (f"this happens with the variant{'s' * (len(names) > 1)} {quoted}", known[-1])
    return replace(problem, related=(*problem.related, note))


def check_paths(paths: Iterable[Path], problems: Problems) -> list[Checked]:
    """Check all games at some paths, each of them once; folders and files of texts are looked through too."""
    folders: dict[Path, Path] = {}
    for path in paths:
        texts = path.parent.parent if path.suffix == ".ftl" else path if any(path.glob("*/*.ftl")) else None
        if texts is not None:
            lint(texts, problems)
            continue
        with _allowed(path, problems):
            found = list(games_in(path)) if path.is_dir() or path.suffix in (".yaml", ".yml") else []
            if not found:
                problems.add("file-kind", "this is no game and no file of one", whole(path))
            folders.update((folder.resolve(), folder) for folder in found)
    checked: list[Checked | None] = []
    for folder in folders.values():
        with _allowed(folder, problems):
            checked.append(check_game(folder, problems))
    return [each for each in checked if each is not None]


@contextmanager
def _allowed(path: Path, problems: Problems) -> Iterator[None]:
    """Folders that may not be looked into, at a path or below it, are a problem like any other."""
    try:
        yield
    except OSError as error:
        problems.extend(unreadable(error, whole(Path(error.filename or path))))
