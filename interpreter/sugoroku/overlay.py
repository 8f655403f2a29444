"""Reads the files of a game, merges them and applies variants."""

from __future__ import annotations

from collections.abc import Sequence as Listing
from pathlib import Path

from .errors import Problems, SpecError, hint_for
from .loader import Mapping, Node, Scalar, Sequence, load_file, plain
from .places import schemas_folder
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
            else:
                sections[key.text] = (key, node)
    return Mapping(tuple(sections.values()), parts[0].span)


def variants_of(folder: Path) -> dict[str, Mapping]:
    found = {}
    for path in sorted((folder / "variants").glob("*.yaml")):
        node = load_file(path, folder)
        head = node.get("variant") if isinstance(node, Mapping) else None
        if isinstance(node, Mapping) and isinstance(head, Mapping):
            id = head.get("id")
            found[id.text if isinstance(id, Scalar) else path.stem] = node
    return found


def changes(variant: Mapping) -> list[str]:
    listed = variant.get("changes")
    return [str(plain(item)) for item in listed.items] if isinstance(listed, Sequence) else []


def _needs(variant: Mapping) -> list[str]:
    head = variant.get("variant")
    needs = head.get("needs") if isinstance(head, Mapping) else None
    return [str(each) for each in plain(needs)] if needs is not None else []


def _steps(path: str, tree: Node) -> list[str] | None:
    """Split a dotted path; keys may hold spaces."""
    return path.split(".")


def _edit(node: Node, steps: list[str], change: Mapping, problems: Problems, path: Scalar) -> Node:
    step, rest = steps[0], steps[1:]
    match node:
        case Mapping(entries=entries):
            keys = [key.text for key, _ in entries]
            if step not in keys:
                if not rest and "set" in change and "was" not in change:
                    value = change.get("to")
                    assert value is not None
                    return Mapping((*entries, (path, value)), node.span)
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
            hit = False
            for number, item in enumerate(items):
                if _id(item) == step or str(number) == step:
                    hit = True
                    if not rest and "remove" in change:
                        continue
                    item = _apply(item, rest, change, problems, path)
                made.append(item)
            if not hit:
                problems.add("variant-target", f'there is no "{step}" to change', path.span, hint_for(step, names))
            return Sequence(tuple(made), node.span)
    problems.add("variant-target", f'"{step}" lies inside a single value', path.span)
    return node


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
        return Mapping((*node.entries, (key, value)), node.span)
    problems.add("variant-target", "nothing can be added here", path.span)
    return node


def apply(tree: Mapping, variant: Mapping, problems: Problems) -> Mapping:
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
    """The merged tree of a game with variants applied, those that they need first."""
    parts = []
    for path in sorted(folder.glob("*.yaml")):
        try:
            node = load_file(path, folder)
        except SpecError as error:
            problems.extend(error)
            continue
        if (schemas_folder() / "spec.json").is_file():
            validate(node, "spec", problems)
        if isinstance(node, Mapping):
            parts.append(node)
    if len(problems) or not parts:
        return None
    tree = merge(parts, problems)
    known = variants_of(folder) if variants else {}
    done: list[str] = []

    def use(name: str) -> None:
        nonlocal tree
        if name in done:
            return
        if name not in known:
            from .game import GameError
            raise GameError(f'there is no variant "{name}". {hint_for(name, known)}')
        done.append(name)
        for other in _needs(known[name]):
            use(other)
        tree = apply(tree, known[name], problems)

    for name in variants:
        use(name)
    return tree
