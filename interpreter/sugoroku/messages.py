"""Which messages a game needs, which others it can use, and what each of them can speak of."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from . import syntax as s
from .errors import Span
from .figures import Figures
from .fluent import fact_id, identifier
from .nodes import Mapping, Node, Scalar, Sequence
from .nouns import formula_numbers, written_id
from .sentences import field_name
from .spec import PLAYER, Entry, Rule, Spec
from .text import condition_id

# Attributes of names; all others are the cases of a language.
ENTRY = ("entry", "option", "about", "details", "does")


@dataclass(frozen=True, slots=True)
class Need:
    """A message: whether it must be there, what it can speak of, where the spec gives the reason for it."""

    id: str
    required: bool
    variables: frozenset[str]
    span: Span | None = None
    attributes: dict[str, frozenset[str]] = field(default_factory=dict)
    inherited: str = ""


def needs(spec: Spec, variants: dict[str, Span]) -> dict[str, Need]:
    """The messages of a game by id."""
    found: dict[str, Need] = {}
    for need in (*_nouns(spec), *_rules(spec), *_others(spec, variants), *_prose(spec)):
        before = found.get(need.id)
        found[need.id] = need if before is None else replace(before, required=before.required or need.required)
    return found


def _nouns(spec: Spec) -> Iterator[Need]:
    yield Need("game-title", True, frozenset(), spec.start.span)
    counted, verb = frozenset({"count"}), {"gain": frozenset({"count", "mood"}), "name": frozenset[str]()}
    for resource in spec.resources.values():
        yield Need(identifier("resource", resource.name), True, counted, resource.span, verb)
    for group in spec.groups:
        yield Need(identifier("group", group), True, counted, spec.places.get(group), verb)
    figures = Figures(spec)
    for kind in spec.kinds.values():
        if kind.name == PLAYER:
            continue
        # A pattern for all entries can speak of what every entry without a name of its own may have.
        common = frozenset[str]().union(*(_details(figures, entry) for entry in kind.entries))
        shared = common | {"number", "name", "about"}
        held = shared | {identifier(item.name) for entry in kind.entries for item in spec.kept(entry.kind)}
        patterns = dict.fromkeys(("entry", "details"), shared) | {"option": held, "does": shared | {"body"}}
        yield Need(identifier("kind", kind.name), True, counted, kind.span, patterns)
    for entry in spec.entries.values():
        if entry.kind != PLAYER:
            details = _details(figures, entry) | {"number", "name", "about"}
            yield Need(identifier("entry", written_id(entry)), True, frozenset(), entry.span,
                       {"option": details | {identifier(item.name) for item in spec.kept(entry.kind)},
                        "about": details}, identifier("kind", entry.kind))


def _details(figures: Figures, entry: Entry) -> frozenset[str]:
    """The fields that the name of an entry can speak of."""
    found: set[str] = set()
    for name in figures.spec.fields_named(entry.kind):
        declared, value = figures.spec.field_of(entry.kind, name), figures.field(entry, name)
        if declared is None or declared.per or not isinstance(value, Scalar):
            continue
        match declared.type.base:
            case "number" | "effect":
                found.add(identifier(name))
            case "entity" if value.text in figures.spec.entries:
                found.add(identifier(name))
            case "formula":
                found.update(formula_numbers(name, value.text))
    return frozenset(found)


def _rules(spec: Spec) -> Iterator[Need]:
    """Rules and fields that stand in effects, in options and in what may be done."""
    figures = Figures(spec)
    shown: list[tuple[s.Statement, Span]] = []
    conditions: list[tuple[str, Span]] = []
    for node in effects(spec):
        tree = figures.tree(node)
        if tree is not None:
            shown.append((tree, node.span))
            conditions += [(_text(node, each), node.span) for each in _conditions(tree)]
    for rule in spec.rules.values():
        tree = figures.tree(rule.body)
        if tree is not None:
            shown += [(each, rule.span) for each in _offered(tree)]
            conditions += [(_text(rule.body, each), rule.span) for each in _conditions(tree)]
    for tree, span in shown:
        for each in _walk(tree):
            if isinstance(each, s.CallRule) and each.rule in spec.rules:
                yield _called(spec.rules[each.rule], True, span)
            elif isinstance(each, s.Do):
                yield Need(identifier("field", field_name(spec, each.effect)), False, frozenset({"mood"}), span)
    # A variant may call a rule that the game itself does not show.
    for rule in spec.rules.values():
        yield _called(rule, False, rule.span)
    for text, span in conditions:
        yield Need(condition_id(text), False, frozenset(), span)


def _called(rule: Rule, required: bool, span: Span) -> Need:
    names = [identifier(name) for name, _ in rule.parameters]
    given = frozenset(names) | {f"{name}-id" for name in names}
    attributes = dict.fromkeys(("label", "gained", "performed"), given)
    return Need(identifier("rule", rule.name), required, given | {"mood"}, span, attributes)


def _others(spec: Spec, variants: dict[str, Span]) -> Iterator[Need]:
    for category in spec.scoring:
        yield Need(identifier("score", category.name), True, frozenset(), category.span)
    for name, span in variants.items():
        yield Need(identifier("variant", name), True, frozenset(), span, {"about": frozenset()})
    for item in spec.state.values():
        # Of a hidden number nothing is shown, of a hidden zone its size.
        shown = bool(item.zone) or item.seen is None or item.seen.text != "nobody"
        yield Need(identifier("state", item.name), shown, frozenset(), spec.places.get(item.name),
                   {"logged": frozenset()})
    for name in spec.values:
        yield Need(identifier("state", name), False, frozenset(), spec.places.get(name))
    if any(spec.seat_count(players) > players for players in range(spec.players[0], spec.players[1] + 1)):
        yield Need("player-automa", True, frozenset({"number"}), spec.start.span)
    figures = Figures(spec)
    for rule in spec.rules.values():
        for each in _walk(figures.tree(rule.body) or s.Nothing()):
            if (question := _asked(each)) is not None:
                yield Need(identifier("prompt", rule.name, question), False, frozenset({"player"}), rule.span,
                           {"other": frozenset({"player", "acting"})})


def _prose(spec: Spec) -> Iterator[Need]:
    """What the rulebook says beside cards and names."""
    for chapter in spec.book:
        yield Need(identifier("chapter", chapter.id), True, frozenset(), chapter.span)
        for fact, span in chapter.facts:
            yield Need(fact_id(fact), True, frozenset(), span)
    for constant in spec.constants.values():
        if constant.by_players is not None:
            yield Need(identifier("constant", constant.name), False, frozenset(), constant.span)
    for value in spec.values.values():
        if not value.parameters:
            yield Need(identifier("constant", value.name), False, frozenset(), value.span)
    for kind in spec.kinds.values():
        yield Need(identifier("glossary", kind.name), False, frozenset(), kind.span)
        for name, declared in kind.fields.items():
            if declared.type.base in ("truth", "effect"):
                shown = "badge" if declared.type.base == "truth" else "line"
                yield Need(identifier(shown, name), False, frozenset(), declared.span)
    for name in (*spec.resources, *spec.groups, *spec.rules):
        yield Need(identifier("glossary", name), False, frozenset(), spec.places.get(name))


def _asked(tree: s.Statement) -> str | None:
    """The name of the question that a statement asks."""
    match tree:
        case s.Choose(variable=name):
            return name
        case s.May():
            return "may"
        case s.OneOf():
            return "one of"
        case s.Both(may=may) | s.AnyOrderEach(may=may):
            return "any order, may" if may else "any order"
    return None


def _text(scalar: Scalar, tree: s.Tree) -> str:
    return scalar.text[tree.at[0]:tree.at[1]]


def effects(spec: Spec) -> Iterator[Scalar]:
    """Every effect that is written on an entry, or may be done at any time."""
    for entry in spec.entries.values():
        yield from written_effects(spec, entry)
    for rule in spec.anytime.values():
        yield rule.body


def written_effects(spec: Spec, entry: Entry) -> Iterator[Scalar]:
    """The effects of an entry in the order of its fields."""
    for name in spec.fields_named(entry.kind):
        declared = spec.field_of(entry.kind, name)
        if declared is not None and declared.type.base == "effect":
            yield from _written(entry.node, name.split("."), bool(declared.per))


def _written(node: Node | None, path: list[str], spread: bool) -> Iterator[Scalar]:
    if not path:
        if isinstance(node, Scalar):
            yield node
        elif spread and isinstance(node, Mapping | Sequence):
            for each in node.items if isinstance(node, Sequence) else (value for _, value in node.entries):
                yield from _written(each, path, False)
    elif isinstance(node, Mapping) and path[0] in node:
        yield from _written(node.get(path[0]), path[1:], spread)
    elif spread and isinstance(node, Mapping | Sequence):
        for each in node.items if isinstance(node, Sequence) else (value for _, value in node.entries):
            yield from _written(each, path, False)


def _walk(tree: s.Statement) -> Iterator[s.Statement]:
    yield tree
    for child in _children(tree):
        yield from _walk(child)


def _children(tree: s.Statement) -> Iterator[s.Statement]:
    match tree:
        case s.Sequence(items=items) | s.Both(items=items) | s.OneOf(items=items):
            yield from items
        case s.Pay(then=then):
            yield from [then] if then is not None else []
        case s.If(branches=branches, other=other):
            yield from (body for _, body in branches)
            yield from [other] if other is not None else []
        case (s.May(body=body) | s.AnyOrderEach(body=body) | s.While(body=body) | s.ForEach(body=body)
              | s.Repeat(body=body) | s.As(body=body)):
            yield body


def _offered(tree: s.Statement) -> Iterator[s.Statement]:
    """The lines of choices: what a rule puts before a player."""
    for each in _walk(tree):
        match each:
            case s.OneOf(items=items) | s.Both(items=items):
                yield from items
            case s.May(body=body):
                yield body


def _conditions(tree: s.Statement) -> Iterator[s.Expression]:
    for each in _walk(tree):
        match each:
            case s.Require(condition=condition):
                yield condition
            case s.Choose(where=where) | s.AnyOrderEach(where=where):
                yield from [where] if where is not None else []
