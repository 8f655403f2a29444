"""What tells the rules of one game from those of another: a digest of the program and of the names in it.

Comments, texts, places in files and the numbers that statements have for people do not count.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import fields
from functools import cache
from typing import Any

from . import ir
from .compiled import Compiled

# Numbers of a statement or an option that lead to what people read.
_TOLD = {"id", "origin", "parent", "label", "prompt", "chance", "event", "reason", "subject"}


def rules_digest(compiled: Compiled) -> bytes:
    """16 bytes that are equal for equal rules, on every machine."""
    found = hashlib.sha256()
    for part in _parts(compiled):
        found.update(part.encode("utf-8", "surrogatepass") + b"\n")
    return found.digest()[:16]


def _parts(compiled: Compiled) -> Iterator[str]:
    program, spec = compiled.program, compiled.spec
    yield repr((program.main, program.seats, program.size, sorted(compiled.seen.items()), compiled.categories))
    yield repr([(kind.name, [entry.id for entry in kind.entries]) for kind in spec.kinds.values()])
    yield repr(list(spec.resources))
    yield from map(repr, program.regions.values())
    yield from map(repr, program.tables.values())
    for function in program.functions.values():
        yield f"{function.name} {function.parameters} {_expression(function.body)}"
    for procedure in program.procedures.values():
        yield f"{procedure.name} {procedure.parameters} {procedure.locals} {procedure.body.id}"
    for node in program.nodes:
        yield f"{_expression(node)} {[child.id for child in ir.children(node)]}"
        if isinstance(node, ir.Choose):
            yield f"{len(node.options)} of {list(map(_expression, (*node.options, *node.interrupts)))}"


def _expression(item: object) -> str:
    """All parts of an expression, a statement or an option, each before those inside it."""
    told = []
    for part in ir.walk(item):
        kind: Any = type(part)
        told.append(f"{kind.__name__}({','.join(_own(getattr(part, name)) for name in _names(kind))})")
    return "".join(told)


def _own(value: object) -> str:
    """What a part says itself; of parts inside it only how many there are."""
    match value:
        case bool() | int() | str():
            return repr(value)
        case tuple() | list():
            return f"#{len(value)}"
    return ""


@cache
def _names(kind: type[Any]) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind) if field.name not in _TOLD)
