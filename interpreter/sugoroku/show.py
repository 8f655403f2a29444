"""Prints the result of each stage of a game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import fields, is_dataclass
from typing import Any

from . import ir
from .errors import Problems
from .game import find, load
from .loader import Mapping, Node, Scalar
from .loader import Sequence as Listing
from .overlay import read_game
from .parser import parse_rule

STAGES = {
    "tree": "merged files with variants",
    "syntax": "syntax trees of rules",
    "declarations": "names and kinds",
    "program": "the intermediate form",
    "layout": "the cells of a state",
    "native": "the text given to LLVM",
}


def show(game: str, stage: str, players: int | None, variants: Sequence[str], only: str = "") -> Iterator[str]:
    """The lines that show a stage."""
    if stage == "tree":
        problems = Problems()
        tree = read_game(find(game), list(variants), problems)
        problems.error_if_any()
        assert tree is not None
        yield from (line for line in _tree(tree, 0) if only in line)
        return
    compiled = load(game, players, variants, "reference").compiled
    match stage:
        case "syntax":
            for rule in compiled.spec.rules.values():
                if only in rule.name:
                    yield f"{rule.name}  ({rule.span})"
                    yield from _lines(parse_rule(rule.body, Problems()), 1)
        case "declarations":
            yield from _declarations(compiled.spec, only)
        case "program":
            for procedure in compiled.program.procedures.values():
                if only in procedure.name:
                    yield f"procedure {procedure.name} ({procedure.parameters} parameters, {procedure.locals} locals)"
                    yield from _lines(procedure.body, 1)
            for function in compiled.program.functions.values():
                if only in function.name:
                    yield f"function {function.name} ({function.parameters} parameters)"
                    yield from _lines(function.body, 1)
        case "layout":
            for region in compiled.program.regions.values():
                if only in region.name:
                    kind = "zone" if region.zone else f"{region.low}..{region.high}"
                    yield f"{region.base:>5} {region.size:>5}  {region.name:<24} {region.shape!s:<14} {kind}"
            yield f"{compiled.program.cells:>5} {ir.STACK_CELLS:>5}  the stack"
            yield f"{compiled.program.size} cells, {4 * compiled.program.size} bytes"
        case "native":
            from .lowering import llvm_text

            yield from (line for line in llvm_text(compiled.program).splitlines() if only in line)


def _declarations(spec: Any, only: str) -> Iterator[str]:
    for name, resource in spec.resources.items():
        if only in name:
            yield f"resource {name}: {resource.low} to {resource.high}" + (
                f", gained by {resource.gain}" if resource.gain else ""
            )
    for name, kind in spec.kinds.items():
        if only in name:
            yield f"kind {name}" + (f" is {kind.parent}" if kind.parent else "") + f": {len(kind.entries)} entries"
            yield from (f"    {field.name}: {field.type}" for field in kind.fields.values())
    for name, item in spec.state.items():
        if only in name:
            per = f" per {', '.join(item.per)}" if item.per else ""
            yield f"state {name}: {'zone of ' if item.zone else ''}{item.type}{per}"
    for what, rules in (("value", spec.values), ("rule", spec.rules), ("at any time", spec.anytime)):
        for name, rule in rules.items():
            if only in name:
                yield f"{what} {name}({', '.join(f'{p}: {t}' for p, t in rule.parameters)})"


def _tree(node: Node, depth: int) -> Iterator[str]:
    pad = "  " * depth
    match node:
        case Scalar():
            yield from (pad + line for line in node.text.splitlines() or [""])
        case Listing(items=items):
            for item in items:
                yield f"{pad}-"
                yield from _tree(item, depth + 1)
        case Mapping(entries=entries):
            for key, value in entries:
                short = isinstance(value, Scalar) and "\n" not in value.text
                yield f"{pad}{key.text}:" + (f" {value.text}" if short and isinstance(value, Scalar) else "")
                if not short:
                    yield from _tree(value, depth + 1)


def _lines(item: Any, depth: int) -> Iterator[str]:
    """A tree of dataclasses, one line each."""
    pad = "  " * depth
    if isinstance(item, ir.Stmt | ir.Option) or (is_dataclass(item) and not isinstance(item, type)):
        parts = [
            (f.name, getattr(item, f.name)) for f in fields(item) if f.name not in ("at", "id", "origin", "parent")
        ]
        simple = [
            f"{name}={value}"
            for name, value in parts
            if isinstance(value, int | str | None) and value not in (None, "")
        ]
        yield f"{pad}{type(item).__name__} {' '.join(simple)}".rstrip()
        for _, value in parts:
            if not isinstance(value, int | str | None):
                yield from _lines(value, depth + 1)
    elif isinstance(item, list | tuple):
        for each in item:
            yield from _lines(each, depth)
    elif item is not None:
        yield f"{pad}{item}"
