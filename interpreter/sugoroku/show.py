"""Prints the result of each stage of a game."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import fields, is_dataclass
from typing import Any

from . import ir
from .compiled import Compiled
from .errors import GameError, Problems, hint_for
from .game import load
from .nodes import Mapping, Node, Scalar
from .nodes import Sequence as Listing
from .overlay import game_tree
from .parser import parse_rule
from .places import find
from .program_text import function_text, procedure_text
from .spec import Constant, Kind, Spec

STAGES = {
    "tree": "the files of the spec, merged, with variants",
    "syntax": "the syntax trees of the rules",
    "declarations": "all names with their kinds and limits",
    "program": "the intermediate form that the machines run",
    "layout": "where everything lies in a state",
    "native": "the text that is given to LLVM",
}
WIDTH = 118
HEADER = ("next statement", "frame", "status", "who decides", "generator, low", "generator, high", "fault")


def show(game: str, stage: str, players: int | None, variants: Sequence[str], only: str = "") -> Iterator[str]:
    """The lines that show a stage, or of it what has a text in its name; GameError if nothing has."""
    found = list(_shown(game, stage, players, variants, only))
    if only and not found:
        words = {word for line in _shown(game, stage, players, variants, "") for word in re.findall(r"[\w-]+", line)}
        raise GameError(f'nothing of this stage has "{only}" in its name. {hint_for(only, sorted(words))}'.rstrip())
    return iter(found)


def _shown(game: str, stage: str, players: int | None, variants: Sequence[str], only: str) -> Iterator[str]:
    if stage == "tree":
        yield from _sections(game_tree(find(game), list(variants)), only)
        return
    compiled = load(game, players, variants, "reference").compiled
    match stage:
        case "syntax":
            for rule in compiled.spec.rules.values():
                if only in rule.name:
                    yield f"{rule.name}  ({rule.span})"
                    yield from _syntax(parse_rule(rule.body, Problems()), 1)
        case "declarations":
            yield from _declarations(compiled.spec, only)
        case "program":
            for procedure in compiled.program.procedures.values():
                if only in procedure.name:
                    yield from procedure_text(compiled, procedure)
            for function in compiled.program.functions.values():
                if only in function.name:
                    yield from function_text(function)
        case "layout":
            yield from _layout(compiled, only)
        case "native":
            from .lowering import llvm_text

            yield from (line for line in llvm_text(compiled.program).splitlines() if only in line)


def _layout(compiled: Compiled, only: str) -> Iterator[str]:
    program = compiled.program
    rows = [(number, 1, name, "", "") for number, name in enumerate(HEADER)]
    for region in program.regions.values():
        held = "zone" if region.zone else f"{region.low} to {region.high}"
        rows.append((region.base, region.size, region.name, " x ".join(map(str, region.shape)), held))
    rows.append((program.cells, ir.STACK_CELLS, "the stack", "", "frames of rules under way"))
    kept = [row for row in rows if only in row[2]]
    if kept:
        yield f"{'cell':>5} {'cells':>5}  {'name':<24} {'shape':<12} values"
    for start, size, name, shape, held in kept:
        yield f"{start:>5} {size:>5}  {name:<24} {shape:<12} {held}".rstrip()
    if not only:
        yield f"{program.size} cells, {4 * program.size} bytes, {compiled.players} players"


def _declarations(spec: Spec, only: str) -> Iterator[str]:
    for constant in spec.constants.values():
        if only in constant.name:
            yield f"constant {constant.name} = {_constant(constant)}"
    for name, resource in spec.resources.items():
        if only in name:
            start = f", {resource.start} at the start" if resource.start else ""
            hook = f", gained by the rule {resource.gain}" if resource.gain else ""
            yield f"resource {name}: {resource.low} to {resource.high}{start}{hook}"
    for name, members in spec.groups.items():
        if only in name:
            yield f"group {name}: {', '.join(members)}"
    for kind in spec.kinds.values():
        if only in kind.name:
            yield from _kind(kind)
    for name, item in spec.state.items():
        if only in name:
            per = f" per {', '.join(item.per)}" if item.per else ""
            held = f"zone of {item.type}, at most {item.size}" if item.zone else str(item.type)
            limits = f", {item.low} to {item.high}" if item.type.base == "number" else ""
            seen = f", seen by {item.seen.text}" if item.seen is not None else ""
            yield f"state {name}{per}: {held}{limits}{seen}"
    for what, rules in (("value", spec.values), ("rule", spec.rules), ("at any time", spec.anytime)):
        for name, rule in rules.items():
            if only in name:
                yield f"{what} {name}({', '.join(f'{p}: {t}' for p, t in rule.parameters)})  ({rule.span})"
    for score in spec.scoring:
        if only in score.name:
            yield f"score {score.name}  ({score.span})"


def _constant(constant: Constant) -> str:
    if constant.by_players is not None:
        return ", ".join(f"{value} for {count} players" for count, value in constant.by_players.items())
    if constant.listed is not None:
        return str(list(constant.listed))
    return str(bool(constant.single)).lower() if constant.truth else str(constant.single)


def _kind(kind: Kind) -> Iterator[str]:
    family = f" is {kind.parent}" if kind.parent else ""
    yield f"kind {kind.name}{family}: {len(kind.entries)} entries: {_some([entry.id for entry in kind.entries])}"
    for each in kind.fields.values():
        per = f" per {', '.join(each.per)}" if each.per else ""
        yield f"    {each.name}{per}: {str(each.type).removeprefix('a ')}"


def _some(names: list[str]) -> str:
    return ", ".join(names if len(names) <= 6 else [*names[:5], "..."])


def _sections(tree: Mapping, only: str) -> Iterator[str]:
    for section, content in tree.entries:
        if not isinstance(content, Mapping):
            if only in section.text:
                yield from _tree(Mapping(((section, content),), tree.span), 0)
            continue
        kept = tuple(each for each in content.entries if only in section.text or only in each[0].text)
        if kept:
            yield from _tree(Mapping(((section, Mapping(kept, content.span)),), tree.span), 0)


def _tree(node: Node, depth: int) -> Iterator[str]:
    pad = "  " * depth
    match node:
        case Scalar():
            yield from (pad + line for line in node.text.splitlines() or [""])
        case Listing(items=items):
            for item in items:
                first, *rest = list(_tree(item, depth + 1)) or [pad]
                yield f"{pad}- {first.strip()}"
                yield from rest
        case Mapping(entries=entries):
            for key, value in entries:
                match value:
                    case Scalar(text=text) if "\n" not in text:
                        yield f"{pad}{key.text}: {text}".rstrip()
                    case _:
                        yield f"{pad}{key.text}:" + (" |" if isinstance(value, Scalar) else "")
                        yield from _tree(value, depth + 1)


def _syntax(item: Any, depth: int) -> Iterator[str]:
    """A tree of dataclasses: on one line where it fits, else a line for each part."""
    pad, line = "  " * depth, _inline(item)
    if isinstance(item, tuple):
        for each in item:
            yield from _syntax(each, depth)
    elif len(pad) + len(line) <= WIDTH and not _is_block(item):
        yield pad + line
    else:
        parts = [(each.name, getattr(item, each.name)) for each in fields(item) if each.name != "at"]
        plain = [_inline(value) for _, value in parts if not _is_tree(value) and value not in (None, ())]
        yield f"{pad}{' '.join([type(item).__name__, *plain])}"
        for _, value in parts:
            if _is_tree(value):
                yield from _syntax(value, depth + 1)


def _is_tree(item: Any) -> bool:
    return is_dataclass(item) or (isinstance(item, tuple) and bool(item))


def _is_block(item: Any) -> bool:
    """Whether a tree holds several statements, which read better one below the other."""
    return type(item).__name__ == "Sequence" or any(
        _is_block(value)
        for each in (fields(item) if is_dataclass(item) else ())
        if _is_tree(value := getattr(item, each.name))
    ) or (isinstance(item, tuple) and any(map(_is_block, item)))


def _inline(item: Any) -> str:
    """A tree on one line: Not(Name(done))."""
    if isinstance(item, tuple):
        return f"[{', '.join(map(_inline, item))}]"
    if not is_dataclass(item):
        return str(item)
    values = [getattr(item, each.name) for each in fields(item) if each.name != "at"]
    return f"{type(item).__name__}({' '.join(_inline(value) for value in values if value is not None and value != ())})"
