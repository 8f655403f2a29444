"""A quick start: remembers compiled games by the content of their files, so that nothing is parsed twice."""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from . import ir
from .machine import Machine

# So many games are worth the wait for optimised code.
MANY = 500_000


@dataclass(frozen=True, slots=True)
class Ready:
    """A machine for a game, with what a simulation needs to know about it."""

    id: str
    players: int
    seats: int
    machine: Machine


def ready(game: str | Path, players: int | None, variants: Sequence[str], machine: str, games: int) -> Ready:
    """A machine that is ready to play so many games."""
    if machine == "native":
        # A frame has no statements, so code that is no longer kept cannot be made from it: then the game is loaded.
        with suppress(ValueError):
            found = _remembered(game, players, variants)
            if found is not None:
                return _improved(found, games)
    from .game import load

    name = _name(game, players, variants)
    loaded = load(game, players, variants, machine)
    # Nothing is remembered of files that changed while they were read.
    if machine == "native" and loaded.content and _name(game, players, variants) == name:
        _remember(name, loaded.id, loaded.players, loaded.content, loaded.compiled.program)
    return _improved(Ready(loaded.id, loaded.players, loaded.compiled.program.seats, loaded.machine), games)


def _improved(found: Ready, games: int) -> Ready:
    improve = getattr(found.machine, "improve", None)
    if improve is not None and games >= MANY:
        improve()
    return found


def _name(game: str | Path, players: int | None, variants: Sequence[str]) -> str:
    from .native_cache import digest
    from .places import content_key, content_of, find_folder

    return digest("frame", content_key(content_of(find_folder(game)), players or 0, variants))


def _remember(name: str, id: str, count: int, content: str, program: ir.Program) -> None:
    from .native_cache import save

    regions = [[r.name, r.base, list(r.shape), r.low, r.high, r.start, r.zone] for r in program.regions.values()]
    frame = {
        "id": id,
        "players": count,
        "content": content,
        "regions": regions,
        "seats": program.seats,
        "nodes": len(program.nodes),
        "functions": len(program.functions),
        "start": program.procedures[program.main].body.id,
        "locals": program.procedures[program.main].locals,
        "names": [program.main, program.totals, program.ranks],
    }
    save(name, json.dumps(frame).encode())


def _remembered(game: str | Path, players: int | None, variants: Sequence[str]) -> Ready | None:
    """The machine of a game that was compiled before with the same files, by the same package."""
    from .native import NativeMachine
    from .native_cache import load

    data = load(_name(game, players, variants))
    if data is None:
        return None
    frame = json.loads(data)
    return Ready(frame["id"], frame["players"], frame["seats"], NativeMachine(_frame(frame), key=frame["content"]))


def _frame(frame: dict[str, Any]) -> ir.Program:
    """A program without its statements: enough for code that is compiled already."""
    main, totals, ranks = frame["names"]
    regions = {r[0]: ir.Region(r[0], r[1], tuple(r[2]), *r[3:]) for r in frame["regions"]}
    procedures = {main: ir.Procedure(main, 0, frame["locals"], 0, ir.Sequence([]))}
    program = ir.Program(regions, {}, procedures, {}, main, frame["seats"], totals, ranks)
    program.nodes = [ir.Sequence([]) for _ in range(frame["nodes"])]
    program.functions = {str(n): ir.Function(str(n), 0, 0, ir.Const(0)) for n in range(frame["functions"])}
    procedures[main].body.id = frame["start"]
    return program
