"""The static data of a game: numbers, effects and formulas of all entries, as tables."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import ir
from .errors import hint_for
from .nodes import Mapping, Node, Scalar, Sequence
from .scope import ONE, ZERO, EffectRef, FormulaRef, Reference, Value, plus
from .spec import Constant, Entry, Field, Kind, Rule, Type

if TYPE_CHECKING:
    from .compiler import Compiler

# What every entry may have beside its fields.
ALLOWED = ("id", "copies", "source", "confidence", "note", "facts")


class Tables:
    """Builds a table when it is first read. Effects and formulas are numbers of procedures and functions."""

    def __init__(self, compiler: Compiler) -> None:
        self.compiler = compiler
        self.spec = compiler.spec
        self.built: dict[str, ir.Data] = {}

    def check_entries(self, kind: Kind) -> None:
        """Keys of entries that are no fields of their kind, and places that an indexed field does not have."""
        if kind.root != kind.name and not kind.entries:
            return
        for entry in kind.entries:
            if entry.kind != kind.name or entry.node is None:
                continue
            fields = {name.partition(".")[0]: name for name in self.spec.fields_named(kind.name)}
            for key, node in entry.node.entries:
                if key.text in fields:
                    field = self.spec.field_of(kind.name, fields[key.text])
                    if field is not None and field.per and isinstance(node, Mapping):
                        self.check_places(field, node)
                elif key.text not in ALLOWED:
                    self.compiler.problems.add(
                        "field-unknown",
                        f'a {kind.name} has no field "{key.text}"',
                        key.span,
                        hint_for(key.text, fields),
                        (("the kind is declared here", kind.span),),
                    )

    def check_places(self, field: Field, node: Mapping) -> None:
        places = [entry.id for entry in self.spec.kinds[field.per[0]].entries] if len(field.per) == 1 else []
        for key, _ in node.entries:
            for name in key.text.split("+") if places else ():
                if name.strip() not in places:
                    message = f'there is no {field.per[0]} "{name.strip()}"'
                    self.compiler.problems.add("name-unknown", message, key.span, hint_for(name.strip(), places))

    def constant(self, constant: Constant, index: ir.Expr) -> ir.Expr:
        """One number of a listed constant."""
        values = constant.listed or ()
        if isinstance(index, ir.Const) and 0 <= index.value < len(values):
            return ir.Const(values[index.value])
        self.built[constant.name] = ir.Data(constant.name, (len(values),), values)
        return ir.Table(constant.name, (index,))

    def designs(self, root: str, entry: ir.Expr) -> ir.Expr:
        """The design number of an entry; none has none."""
        name = f"{root}.design"
        values = (ir.NONE, *(each.design for each in self.spec.kinds[root].entries))
        self.built[name] = ir.Data(name, (len(values),), values)
        return ir.Table(name, (plus(entry, ONE),))

    def read(self, kind: str, field: Field, entry: ir.Expr, given: tuple[ir.Expr, ...]) -> Reference:
        """A field of an entry."""
        owner = self.owner(kind, field)
        # A field of `none` is its default, so a table with a default has one row more, for none.
        row = plus(entry, ir.Const((0 if field.default is None else 1) - owner.low))
        if field.default is not None and owner.low:
            # The numbers of this kind begin after those of its siblings, but none is -1 for all of them.
            row = ir.Binary("max", row, ZERO)
        index = (row, *given)
        name = f"{owner.name}.{field.name}"
        match field.type.base:
            case "effect":
                parts = [f"{name}/{part}" for part in ("do", "can", "wish")]
                if parts[0] not in self.built:
                    self.effects(owner, field, parts)
                return EffectRef(*(ir.Table(part, index) for part in parts))
            case "formula":
                if name not in self.built:
                    self.formulas(owner, field, name)
                return FormulaRef(ir.Table(name, index), field)
        if name not in self.built:
            self.numbers(owner, field, name)
        return Value(field.type, ir.Table(name, index))

    def owner(self, kind: str, field: Field) -> Kind:
        while self.spec.kinds[kind].fields.get(field.name) is not field:
            kind = self.spec.kinds[kind].parent
        return self.spec.kinds[kind]

    def cells(self, owner: Kind, field: Field) -> list[tuple[Entry | None, str, Node | None]]:
        """The nodes of a field in the order of its table, with the entry and the place inside it."""
        places = [""]
        for kind in field.per:
            places = [f"{place}.{entry.id}" for place in places for entry in self.spec.kinds[kind].entries]
        found: list[tuple[Entry | None, str, Node | None]] = []
        if field.default is not None:
            found += [(None, place, field.default) for place in places]
        for entry in owner.entries if owner.name != owner.root else owner.entries[owner.low : owner.high]:
            for number, place in enumerate(places):
                found.append((entry, place, self.given(entry, field, number, place)))
        return found

    def given(self, entry: Entry, field: Field, number: int, place: str) -> Node | None:
        head, _, part = field.name.partition(".")
        node = entry.node.get(head) if entry.node is not None else None
        if node is not None and field.per:
            node = self.placed(node, number, place.removeprefix("."))
        if node is not None and part:
            node = node.get(part) if isinstance(node, Mapping) else None
        if node is None:
            node = field.default
        if node is None:
            self.compiler.problems.add(
                "field-missing",
                f'"{entry.id}" has no {field.name}' + (f" for {place.removeprefix('.')}" if place else ""),
                entry.span,
                f"add {head}: ..., or give the field a default",
                (("the field is declared here", field.span),),
            )
        return node

    def placed(self, node: Node, number: int, place: str) -> Node | None:
        """The part of an indexed field for one place: from a list, or under a key that names the place."""
        match node:
            case Sequence(items=items):
                return items[number] if number < len(items) else None
            case Mapping(entries=entries):
                for key, value in entries:
                    if place in (name.strip() for name in key.text.split("+")):
                        return value
        return None

    def shape(self, owner: Kind, field: Field, cells: int) -> tuple[int, ...]:
        inner = [len(self.spec.kinds[kind].entries) for kind in field.per]
        rows = cells
        for extent in inner:
            rows //= max(extent, 1)
        return (rows, *inner)

    def numbers(self, owner: Kind, field: Field, name: str) -> None:
        cells = self.cells(owner, field)
        values = tuple(self.number(node, field.type) for _, _, node in cells)
        self.built[name] = ir.Data(name, self.shape(owner, field, len(cells)), values)

    def number(self, node: Node | None, type: Type) -> int:
        """What stands in a table for a node; a problem where it does not fit the type."""
        spec = self.spec
        match type.base, node:
            case _, None:
                return 0
            case "number", Scalar(value=int() as value) if not isinstance(value, bool):
                return value
            case "number", Scalar(text=text) if text in spec.constants and spec.constants[text].listed is None:
                constant = spec.constants[text]
                numbers = constant.by_players
                return numbers.get(self.compiler.players, 0) if numbers is not None else constant.single or 0
            case "truth", Scalar(value=bool() as value):
                return int(value)
            case "entity" | "resource", Scalar(text="none"):
                return ir.NONE
            case "entity", Scalar(text=text) if text in spec.entries and spec.is_a(spec.entries[text].kind, type.kind):
                return spec.entries[text].number
            case "resource", Scalar(text=text) if spec.plurals.get(text, text) in spec.resources:
                return spec.resources[spec.plurals.get(text, text)].number
        assert node is not None
        text = node.text if isinstance(node, Scalar) else "this"
        known = [entry.id for entry in spec.kinds[type.kind].entries] if type.base == "entity" else list(spec.resources)
        declared = spec.places.get(text)
        related = (("it is declared here", declared),) if declared is not None and declared.file else ()
        given = f'"{text}" is {spec.described(text)}' if related else f'this is "{text}"'
        message = f"{given}, {type} is expected" if isinstance(node, Scalar) else f"a single value is expected: {type}"
        nearby = hint_for(text, known) if isinstance(node, Scalar) else ""
        self.compiler.problems.add("type-mismatch", message, node.span, nearby, related)
        return 0

    def effects(self, owner: Kind, field: Field, parts: list[str]) -> None:
        cells = self.cells(owner, field)
        shape = self.shape(owner, field, len(cells))
        for part in parts:
            self.built[part] = ir.Data(part, shape, (0,) * len(cells))
        made: dict[tuple[int, str, int], tuple[int, int, int]] = {}
        rows = []
        for entry, place, node in cells:
            if not isinstance(node, Scalar):
                rows.append((0, 0, 0))
                continue
            key = (entry.design if entry is not None else -1, field.name, id(node))
            if key not in made:
                name = f"{entry.id if entry is not None else owner.name}.{field.name}{place}"
                made[key] = self.compiler.effect(Rule(name, node, node.span), entry)
            rows.append(made[key])
        for part, values in zip(parts, zip(*rows, strict=True), strict=True):
            self.built[part] = ir.Data(part, shape, values)

    def formulas(self, owner: Kind, field: Field, name: str) -> None:
        cells = self.cells(owner, field)
        shape = self.shape(owner, field, len(cells))
        self.built[name] = ir.Data(name, shape, (0,) * len(cells))
        values = []
        for entry, place, node in cells:
            if not isinstance(node, Scalar):
                values.append(0)
                continue
            title = f"{entry.id if entry is not None else owner.name}.{field.name}{place}"
            values.append(self.compiler.formula(Rule(title, node, node.span, field.parameters), entry))
        self.built[name] = ir.Data(name, shape, tuple(values))
