"""Reads the files of a game, merges them and applies variants."""

from __future__ import annotations

from collections.abc import Sequence as Listing
from dataclasses import dataclass, field
from pathlib import Path

from .errors import GameError, Problem, Problems, Span, SpecError, hint_for
from .files import refuse, unreadable, whole
from .loader import Room, load_file
from .needs import circles, needs_of
from .nodes import Mapping, Node, Scalar, Sequence, plain
from .salvage import LeftOut, sound, text_in
from .schema import validate
from .sources import MAX_BYTES, read_source

# A folder is untrusted too: more files, bytes and values than this are not read. Large games have about a tenth.
MAX_FILES = 200
GAME_BYTES, GAME_VALUES = 500_000, 50_000
VARIANT_BYTES, VARIANT_VALUES = 300_000, 50_000


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


def files_in(folder: Path, problems: Problems, limit: int = GAME_BYTES) -> list[Path]:
    """The YAML files directly in a folder, in order; SpecError when they are too large together."""
    try:
        found = sorted(path for path in folder.iterdir() if path.name.endswith(".yaml"))
    except (FileNotFoundError, NotADirectoryError):
        return []
    except OSError as error:
        problems.extend(unreadable(error, whole(folder)))
        return []
    if len(found) > MAX_FILES:
        message = f"this folder holds {len(found)} files, at most {MAX_FILES} are read"
        problems.add("file-many", message, whole(folder))
    total = 0
    for path in found[:MAX_FILES]:
        size = path.stat().st_size if path.is_file() else 0
        # A single file that is too large is told of by itself.
        total += size if size <= MAX_BYTES else 0
        if total > limit:
            message = f"all files up to this one are larger than {limit:,} bytes together"
            raise refuse("file-size", message, whole(path, folder))
    return found[:MAX_FILES]


def variants_of(folder: Path) -> dict[str, Mapping]:
    """The variants of a game by name; those that cannot be read are left out."""
    try:
        return _variants(folder, Problems(), LeftOut())
    except SpecError:
        return {}


def _variants(folder: Path, problems: Problems, left_out: LeftOut) -> dict[str, Mapping]:
    """The variants of a game by name, without those that have problems; SpecError when they are too large together."""
    found: dict[str, Mapping] = {}
    room = Room(VARIANT_VALUES)
    for path in files_in(folder / "variants", problems, VARIANT_BYTES):
        node = _loaded(path, folder, room, problems, left_out)
        if node is None or validate(node, "variant", problems) or not isinstance(node, Mapping):
            left_out.texts += [text_in(node)] if node is not None else []
            continue
        name = _head(node)
        if name.text not in found:
            found[name.text] = node
        else:
            related = (("the first one is here", _head(found[name.text]).span),)
            problems.add("name-taken", f'there are two variants "{name.text}"', name.span, related=related)
    return found


def _loaded(path: Path, folder: Path, room: Room, problems: Problems, left_out: LeftOut) -> Node | None:
    """A file, or None with problems; SpecError when there is no room for it."""
    try:
        return load_file(path, folder, room)
    except SpecError as error:
        if room.full:
            raise
        problems.extend(error)
    try:
        left_out.texts.append(read_source(path, folder).text)
    except SpecError:
        left_out.anything = True
    return None


def _head(variant: Mapping) -> Scalar:
    """The id of a variant that fits its schema."""
    head = variant.get("variant")
    id = head.get("id") if isinstance(head, Mapping) else None
    return id if isinstance(id, Scalar) else Scalar("", "", variant.span)


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


def _edit(node: Node, steps: list[str], change: Mapping, problems: Problems, path: Scalar) -> Node:
    step, rest = steps[0], steps[1:]
    match node:
        case Mapping(entries=entries):
            keys = [key.text for key, _ in entries]
            if step not in keys:
                _missing(step, keys, node.span, problems, path)
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
                _missing(step, names, node.span, problems, path)
            return Sequence(tuple(made), node.span)
    message = f'there is no "{step}" to change: the path ends before it, in a single value'
    problems.add("variant-target", message, path.span, related=(("this value", node.span),))
    return node


def _missing(step: str, known: list[str], place: Span, problems: Problems, path: Scalar) -> None:
    hint = hint_for(step, known) or (f"there is: {', '.join(known)}" if 0 < len(known) <= 8 else "")
    related = (("it is looked for here", place),)
    problems.add("variant-target", f'there is no "{step}" to change', path.span, hint, related)


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
            problems.add(
                "variant-was",
                f"the value is {_short(node)}, this change expects {_short(was)}",
                was.span,
                "is the change still meant?",
                (("the value stands here", node.span),),
            )
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
    if isinstance(node, Mapping):
        problems.add("variant-target", "a mapping needs a key for what is added", path.span, 'add "key: its name"')
    else:
        message, related = "a single value is here, nothing can be added to it", (("this value", node.span),)
        problems.add("variant-target", message, path.span, 'use "set" to change it', related)
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


@dataclass(frozen=True, slots=True)
class Files:
    """The files of a game, read once: the merged tree and the variants by name."""

    folder: Path
    tree: Mapping
    variants: dict[str, Mapping] = field(default_factory=dict)
    circles: dict[str, Problem] = field(default_factory=dict)
    # The size of the game without its variants.
    letters: int = 0
    # What is not in the tree, because it is wrong; the game is broken if that is more than a variant.
    left_out: LeftOut = field(default_factory=LeftOut)
    broken: bool = False


def read_files(folder: Path, problems: Problems, with_variants: bool = True) -> Files | None:
    """Read a folder; None when the game itself has problems. Problems of variants do not hinder the game."""
    files = read_sound(folder, problems, with_variants)
    return files if files is not None and not files.broken else None


def read_sound(folder: Path, problems: Problems, with_variants: bool = True) -> Files | None:
    """What can be used of the files of a game; None when nothing can."""
    own, left_out, variants = Problems(), LeftOut(), dict[str, Mapping]()
    try:
        parts, letters = _parts(folder, own, left_out)
        variants = _variants(folder, problems, left_out) if with_variants else {}
    except SpecError as error:
        problems.extend(SpecError((*own.items, *error.problems)))
        return None
    problems.extend(SpecError(own.items))
    if not parts:
        return None
    return Files(folder, merge(parts, problems), variants, circles(variants), letters, left_out, len(own) > 0)


def _parts(folder: Path, problems: Problems, left_out: LeftOut) -> tuple[list[Mapping], int]:
    """The files of a game without its variants, and how large they are; SpecError when that is too much."""
    loaded, letters, room = list[Node](), 0, Room(GAME_VALUES)
    for path in files_in(folder, problems):
        node = _loaded(path, folder, room, problems, left_out)
        loaded += [node] if node is not None else []
        letters += path.stat().st_size if node is not None else 0
    if not loaded and not len(problems):
        hint = "a game has at least one file *.yaml with the section game"
        problems.add("spec-game", "this folder holds no file of a game", whole(folder), hint)
    parts = [sound(node, "spec", problems, left_out) for node in loaded]
    return [part for part in parts if part is not None], letters


def read_game(folder: Path, variants: Listing[str], problems: Problems) -> Mapping | None:
    """The merged tree of a game with variants applied, those that they need first; None with problems."""
    files = read_files(folder, problems, bool(variants))
    return with_variants(files, variants, problems) if files is not None else None


def game_tree(folder: Path, variants: Listing[str]) -> Mapping:
    """The merged tree of a game with variants applied; SpecError with everything that is wrong."""
    problems = Problems()
    tree = read_game(folder, variants, problems)
    problems.error_if_any()
    assert tree is not None
    return tree


def with_variants(files: Files, variants: Listing[str | Scalar], problems: Problems) -> Mapping:
    """The tree with variants applied, which must still have the shape of a game."""
    tree, before = files.tree, len(problems)
    for variant in _ordered(files, variants, problems):
        tree = apply(tree, variant, problems)
    if tree is not files.tree and len(problems) == before:
        validate(tree, "spec", problems)
    return tree


def _ordered(files: Files, variants: Listing[str | Scalar], problems: Problems) -> list[Mapping]:
    """The variants that are asked for, each behind those that it needs."""
    known, found = files.variants, dict[str, Mapping]()

    def use(name: str, place: Span | None) -> None:
        if name in files.circles:
            problems.take(files.circles[name])
        elif name in known:
            for other in needs_of(known[name]):
                if other.text not in found:
                    use(other.text, other.span)
            found[name] = known[name]
        elif place is not None:
            problems.add("name-unknown", f'there is no variant "{name}"', place, hint_for(name, known))
        else:
            hint = hint_for(name, known) or "variants: " + ", ".join(known)
            raise GameError(f'there is no variant "{name}" of {files.folder.name}. {hint}')

    for each in variants:
        use(str(each) if isinstance(each, str) else each.text, None if isinstance(each, str) else each.span)
    return list(found.values())
