"""Speed side by side: the native machine, the reference machine and hand-written games, in one run on one core."""

from __future__ import annotations

import importlib.util
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from .game import Game, load
from .places import spec_folder

# Each measurement runs for about so many seconds, several times; the best one counts, for machines are shared.
SECONDS, ROUNDS = 1.0, 3
# So many pairs of short measurements make one ratio; so many turns of one and of two threads make another.
PAIRS, TURNS = 15, 10
# So many batches are played before the memory is looked at; then it may grow by so many megabytes.
WARM_UP, GROWTH = 3, 5


@dataclass(frozen=True, slots=True)
class Line:
    """One measured figure with what it is compared to; where nothing can be measured, the unit says why."""

    what: str
    figure: float | None
    unit: str
    wanted: str = ""
    holds: bool | None = None


def rate(play: Callable[[int, int], object], games: int) -> float:
    """Games a second of one core: `play(seed, games)` is repeated, the best round counts.

    The time of this process is taken, not that of the clock on the wall: others may use the core as well.
    """
    play(1, max(games // 20, 1))
    best = 0.0
    for number in range(ROUNDS):
        started = time.process_time()
        play(1 + number * games, games)
        best = max(best, games / max(time.process_time() - started, 1e-9))
    return best


def in_turns(first: Callable[[int, int], object], second: Callable[[int, int], object]) -> float:
    """How many times faster the first plays than the second: the median of several pairs, measured in turns.

    A shared machine changes its speed from second to second; both of a pair see the same machine.
    """
    slices = [max(int(rate(play, 20) * SECONDS / 4), 20) for play in (first, second)]
    ratios = []
    for number in range(PAIRS):
        rates = []
        for play, games in zip((first, second), slices, strict=True):
            started = time.process_time()
            play(1 + number * games, games)
            rates.append(games / max(time.process_time() - started, 1e-9))
        ratios.append(rates[0] / rates[1])
    return sorted(ratios)[PAIRS // 2]


def by_hand(folder: Path, game: str, players: int) -> Callable[[int, int], object] | None:
    """The hand-written version of a game, if the folder of benchmarks has one."""
    path = folder / f"{game.replace('-', '_')}.py"
    if not path.is_file():
        return None
    described = importlib.util.spec_from_file_location(f"by_hand_{path.stem}", path)
    assert described is not None and described.loader is not None
    module = importlib.util.module_from_spec(described)
    sys.modules[described.name] = module
    described.loader.exec_module(module)

    def play(seed: int, games: int) -> None:
        for number in range(games):
            module.play_random(players, seed + number)

    return play


def measure(game: str, players: int, folder: Path) -> Iterator[Line]:
    """The lines of one game."""
    started = time.perf_counter()
    loaded = load(game, players)
    compiled = time.perf_counter()
    title = f"{game}, {players} players"
    yield Line(f"{title}: spec to program", compiled - started, "s")
    quick = _cold(loaded)
    yield Line(f"{title}: cold compile, quick level", quick, "s", "< 1", quick < 1)
    machine = loaded.machine
    improve = getattr(machine, "improve", None)
    if improve is not None:
        started = time.perf_counter()
        improve()
        yield Line(f"{title}: optimised level (0 when cached)", time.perf_counter() - started, "s")
    yield Line(
        f"{title}: a state", 4 * loaded.compiled.program.size / 1000, "KB", "< 8", loaded.compiled.program.size < 2000
    )
    trial = rate(machine.batch, 200)
    native = rate(machine.batch, max(int(trial * SECONDS), 200))
    yield Line(f"{title}: native, random play", native, "games/s")
    reference = rate(loaded.reference.batch, 5)
    yield Line(f"{title}: reference, random play", reference, "games/s")
    hand = by_hand(folder, game, players)
    if hand is not None:
        written = rate(hand, max(int(rate(hand, 20) * SECONDS), 20))
        yield Line(f"{title}: hand-written Python", written, "games/s")
        times = in_turns(machine.batch, hand)
        yield Line(f"{title}: native / hand-written, in turns", times, "times", ">= 20", times >= 20)
    two = _threads(loaded, native)
    yield Line(f"{title}: two threads / one", two, "times", ">= 1.8", two >= 1.8)


def _cold(loaded: Game) -> float:
    """Seconds to machine code at the quick level without any cache."""
    from .native import NativeMachine

    before = os.environ.get("SUGOROKU_CACHE")
    with tempfile.TemporaryDirectory() as folder:
        os.environ["SUGOROKU_CACHE"] = folder
        started = time.process_time()
        NativeMachine(loaded.compiled.program, level=0)
        taken = time.process_time() - started
    if before is None:
        del os.environ["SUGOROKU_CACHE"]
    else:
        os.environ["SUGOROKU_CACHE"] = before
    return taken


def _threads(loaded: Game, single: float) -> float:
    """How many times faster two threads are than one: the best round of each counts, measured in turns."""
    from .simulate import play

    seats, games = loaded.compiled.program.seats, max(int(single * SECONDS / 2), 1000)
    taken: dict[int, list[float]] = {1: [], 2: []}
    for _ in range(TURNS):
        for jobs, times in taken.items():
            started = time.perf_counter()
            play(loaded.machine, seats, 1, games, jobs)
            times.append(time.perf_counter() - started)
    return min(taken[1]) / min(taken[2])


def starts() -> Iterator[Line]:
    """How long a start takes, in processes of their own."""
    first = sorted(each.name for each in spec_folder().iterdir() if each.is_dir())[0]
    commands = (
        ("import sugoroku", ["-c", "import sugoroku"], 0.15),
        ("warm start of simulate", ["-m", "sugoroku", "simulate", first, "--games", "1"], 0.5),
    )
    empty = min(_run(["-c", "pass"]) for _ in range(ROUNDS))
    for what, arguments, limit in commands:
        _run(arguments)
        taken = min(_run(arguments) for _ in range(ROUNDS)) - empty
        yield Line(f"{what} (above an empty Python)", taken, "s", f"< {limit}", taken < limit)


def _run(arguments: list[str]) -> float:
    started = time.perf_counter()
    subprocess.run([sys.executable, *arguments], check=True, capture_output=True)
    return time.perf_counter() - started


def memory(game: str, games: int = 1_000_000, batch: int = 10_000) -> Line:
    """By how much the memory of this process grows over so many games, once it has played a few."""
    machine = load(game).machine
    for start in range(0, WARM_UP * batch, batch):
        machine.batch(1 + start, batch)
    before = resident()
    for start in range(0, games, batch):
        machine.batch(1 + start, batch)
    after = resident()
    title = f"{game}: growth of memory over {games:,} games"
    if before is None or after is None:
        return Line(title, None, "this system does not tell")
    grown = max(after - before, 0) / 1e6
    return Line(title, grown, "MB", f"< {GROWTH}", grown < GROWTH)


def resident() -> int | None:
    """The bytes of this process that are in memory now, where the system tells."""
    try:
        return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError, IndexError, AttributeError):
        return None


def others() -> Iterator[Line]:
    """Other engines, random play side by side, where they are installed."""
    absent = "not installed: pip install 'sugoroku[bench]'"
    what = "OpenSpiel backgammon, random play"
    if importlib.util.find_spec("pyspiel") is None:
        yield Line(what, None, absent)
    else:
        yield Line(what, rate(_backgammon(), 20), "games/s")
    what = "Catanatron, 4 players, random play"
    if importlib.util.find_spec("catanatron") is None:
        yield Line(what, None, absent)
    else:
        yield Line(what, rate(_catan(), 5), "games/s")


def _backgammon() -> Callable[[int, int], object]:
    import pyspiel  # type: ignore[import-not-found,unused-ignore]

    game = pyspiel.load_game("backgammon")

    def play(seed: int, games: int) -> None:
        chance = random.Random(seed)
        for _ in range(games):
            state = game.new_initial_state()
            while not state.is_terminal():
                state.apply_action(chance.choice(state.legal_actions()))

    return play


def _catan() -> Callable[[int, int], object]:
    from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found,import-untyped,unused-ignore]

    def play(seed: int, games: int) -> None:
        for number in range(games):
            Game([RandomPlayer(color) for color in Color], seed=seed + number).play()

    return play
