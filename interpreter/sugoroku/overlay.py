"""Reads the files of a game, merges them and applies variants."""

from __future__ import annotations

from collections.abc import Sequence as Listing
from pathlib import Path

from .errors import GameError, Problems, Span, SpecError, hint_for
from .loader import Mapping, Node, Scalar, Sequence, load_file, plain
from .schema import validate


def merge(parts: list[Mapping], problems: Problems) -> Mapping:
    """All sections of all files; a name declared twice is a problem."""
    sections: dict[str, tuple[Scalar, Node]] = {}
    for part in parts:
        for key, node in part.entries:
            if key.text in sections and isinstance(node, Mapping) and isinstance(sections[key.text][1], Mapping):
                first = sections[key.text]
                held = first[1]
                assert isinstance(held, Mapping)
                for name, _ in node.entries:
                    if name.text in held:
                        before = held.key(name.text)
                        related = (("it is declared here", before.span),) if before else ()
                        problems.add("name-taken", f'the name "{name.text}" is taken', name.span, related=related)
                new = tuple(entry for entry in node.entries if entry[0].text not in held)
                sections[key.text] = (first[0], Mapping(held.entries + new, held.span))
            elif key.text in sections:
                related = (("it stands here too", sections[key.text][0].span),)
                problems.add(
                    "name-taken", f'the section "{key.text}" may stand in one file only', key.span, related=related
                )
            else:
                sections[key.text] = (key, node)
    return Mapping(tuple(sections.values()), parts[0].span)


def variants_of(folder: Path, problems: Problems | None = None) -> dict[str, Mapping]:
    """The variants of a game by name; those that cannot be read are left out, or reported."""
    found: dict[str, Mapping] = {}
    for path in sorted((folder / "variants").glob("*.yaml")):
        own = Problems()
        try:
            node = load_file(path, folder)
            validate(node, "variant", own)
        except SpecError as error:
            own.extend(error)
        if len(own):
            if problems is not None:
                problems.extend(SpecError(own.items))
            continue
        assert isinstance(node, Mapping)
        found[_name(node)] = node
    return found


def _name(variant: Mapping) -> str:
    head = variant.get("variant")
    id = head.get("id") if isinstance(head, Mapping) else None
    return id.text if isinstance(id, Scalar) else ""


def group_of(variant: Mapping) -> str:
    """What a variant is: the rules of an edition, official, a difficulty, another reading, or a house rule."""
    head = variant.get("variant")
    group = head.get("group") if isinstance(head, Mapping) else None
    return group.text if isinstance(group, Scalar) else "house"


def changes(variant: Mapping) -> list[str]:
    """What a variant changes, a line each."""
    listed, lines = variant.get("changes"), []
    for item in listed.items if isinstance(listed, Sequence) else ():
        if isinstance(item, Mapping):
            match item.get("set"), item.get("remove"), item.get("add"):
                case Scalar(text=path), _, _:
                    lines.append(f"{path} = {_short(item.get('to'))}")
                case _, Scalar(text=path), _:
                    lines.append(f"{path} is removed")
                case _, _, Scalar(text=path):
                    key = item.get("key") or item.get("value")
                    lines.append(f"{path} gets {_id(key) or _short(key) if key is not None else ''}")
    return lines


def _short(node: Node | None) -> str:
    text = _flow(node).replace("\n", "; ") if node is not None else ""
    return text if len(text) <= 60 else text[:59] + "…"


def _flow(node: Node) -> str:
    """A node on one line, as a designer would write it."""
    match node:
        case Mapping(entries=entries):
            return "{" + ", ".join(f"{key.text}: {_flow(value)}" for key, value in entries) + "}"
        case Sequence(items=items):
            return "[" + ", ".join(_flow(item) for item in items) + "]"
    return str(plain(node))


def _needs(variant: Mapping) -> list[Scalar]:
    head = variant.get("variant")
    needs = head.get("needs") if isinstance(head, Mapping) else None
    return [each for each in needs.items if isinstance(each, Scalar)] if isinstance(needs, Sequence) else []


def _edit(node: Node, steps: list[str], change: Mapping, problems: Problems, path: Scalar) -> Node:
    step, rest = steps[0], steps[1:]
    match node:
        case Mapping(entries=entries):
            keys = [key.text for key, _ in entries]
            if step not in keys:
                problems.add("variant-target", f'there is no "{step}" to change', path.span, hint_for(step, keys))
                return node
            out = []
            for key, value in entries:
                if key.text == step:
                    if not rest and "remove" in change:
                        continue
                    value = _apply(value, rest, change, problems, path)
                out.append((key, value))
            return Mapping(tuple(out), node.span)
        case Sequence(items=items):
            names = [text for item in items if (text := _id(item))]
            made: list[Node] = []
            hit = _position(items, step)
            for number, item in enumerate(items):
                if number == hit:
                    if not rest and "remove" in change:
                        continue
                    item = _apply(item, rest, change, problems, path)
                made.append(item)
            if hit is None:
                problems.add("variant-target", f'there is no "{step}" to change', path.span, hint_for(step, names))
            return Sequence(tuple(made), node.span)
    problems.add("variant-target", f'"{step}" lies inside a single value', path.span)
    return node


def _position(items: tuple[Node, ...], step: str) -> int | None:
    """Where a step of a path leads in a list: a number is a place, so that a list of numbers has no ids."""
    if step.isdecimal():
        return int(step) if len(step) < 7 and int(step) < len(items) else None
    return next((number for number, item in enumerate(items) if _id(item) == step), None)


def _id(node: Node) -> str:
    if isinstance(node, Mapping):
        found = node.get("id")
        return found.text if isinstance(found, Scalar) else ""
    return node.text if isinstance(node, Scalar) else ""


def _apply(node: Node, rest: list[str], change: Mapping, problems: Problems, path: Scalar) -> Node:
    if rest:
        return _edit(node, rest, change, problems, path)
    if "set" in change:
        was = change.get("was")
        if was is not None and plain(was) != plain(node):
            problems.add("variant-was", f"this was {plain(node)!r}, not {plain(was)!r}", was.span)
        value = change.get("to")
        return value if value is not None else node
    value = change.get("value")
    key = change.get("key")
    if value is not None and isinstance(node, Sequence):
        return Sequence((*node.items, value), node.span)
    if value is not None and isinstance(node, Mapping) and isinstance(key, Scalar):
        if key.text in node:
            problems.add("variant-target", f'the key "{key.text}" is there already', key.span, 'use "set" to change it')
            return node
        return Mapping((*node.entries, (key, value)), node.span)
    problems.add("variant-target", "nothing can be added here", path.span)
    return node


def apply(tree: Mapping, variant: Mapping, problems: Problems) -> Mapping:
    """The tree with the changes of a variant."""
    listed = variant.get("changes")
    for item in listed.items if isinstance(listed, Sequence) else ():
        if not isinstance(item, Mapping):
            continue
        path = item.get("set") or item.get("add") or item.get("remove")
        if isinstance(path, Scalar):
            made = _edit(tree, path.text.split("."), item, problems, path)
            assert isinstance(made, Mapping)
            tree = made
    return tree


def read_game(folder: Path, variants: Listing[str], problems: Problems) -> Mapping | None:
    """The merged tree of a game with variants applied, those that they need first; None with problems."""
    parts = []
    for path in sorted(folder.glob("*.yaml")):
        try:
            node = load_file(path, folder)
        except SpecError as error:
            problems.extend(error)
            continue
        validate(node, "spec", problems)
        if isinstance(node, Mapping):
            parts.append(node)
    if not parts and not len(problems):
        problems.add("spec-game", "this folder holds no file of a game", Span(folder.name, 1, 1))
    if len(problems):
        return None
    tree = merge(parts, problems)
    for variant in _ordered(folder, variants, problems) if variants else ():
        tree = apply(tree, variant, problems)
    return tree


def _ordered(folder: Path, variants: Listing[str], problems: Problems) -> list[Mapping]:
    """The variants that are asked for, each behind those that it needs."""
    known = variants_of(folder, problems)
    found: dict[str, Mapping] = {}

    def use(name: str, asking: tuple[str, ...], place: Span | None) -> None:
        if name in found:
            return
        if name not in known:
            message = f'there is no variant "{name}"'
            if place is None:
                raise GameError(
                    f"{message} of {folder.name}. {hint_for(name, known) or 'variants: ' + ', '.join(known)}"
                )
            problems.add("name-unknown", message, place, hint_for(name, known))
        elif name in asking:
            problems.add("variant-cycle", f'the variant "{name}" needs itself', place or known[name].span)
        else:
            for other in _needs(known[name]):
                use(other.text, (*asking, name), other.span)
            found[name] = known[name]

    for name in variants:
        use(name, (), None)
    return list(found.values())
