"""Checks the shape of files against the JSON Schemas in schemas/, in our own words."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

from .errors import Problems, Span, SpecError, hint_for, nearest
from .files import refuse, whole
from .letters import misleading
from .nodes import Mapping, Node, Scalar, Sequence, plain
from .places import schemas_folder

_EXPECTED = {
    "string": "a text",
    "integer": "a whole number",
    "number": "a number",
    "boolean": "true or false",
    "array": "a list",
    "object": "a mapping of keys to values",
    "null": "nothing",
}
SEVERAL = "this fits several forms at once"
_SUFFIXES = ("", ".json", ".schema.json")


Steps = tuple[str | int, ...]


def validate(node: Node, schema_name: str, problems: Problems) -> list[Steps]:
    """Add a problem for everything in `node` that the schema does not allow; where that stands."""
    folder = schemas_folder()
    validator = _validator(folder, schema_name)
    from jsonschema.exceptions import UnknownType
    from referencing.exceptions import Unresolvable

    paths: list[Steps] = []
    try:
        for error in validator.iter_errors(plain(node)):
            _report(error, node, problems)
            paths += _wrong_places(error, node)
    except (Unresolvable, UnknownType, re.error) as error:
        raise _broken(folder / schema_name, str(error)) from None
    return paths


def _wrong_places(error: Any, root: Node) -> list[Steps]:
    """The paths of what is wrong: a key that is not known, or a value."""
    path = tuple(error.absolute_path)
    node, _ = _locate(root, path)
    if isinstance(node, Mapping) and error.validator in ("additionalProperties", "unevaluatedProperties"):
        return [(*path, key.text) for key in _extra_keys(error, node)]
    # A rule for the names of keys is reported on the whole mapping.
    return [(*path, error.instance) if isinstance(node, Mapping) and isinstance(error.instance, str) else path]


def _broken(path: Path, reason: str) -> SpecError:
    return refuse("schema-broken", f"the schema cannot be used: {reason}", whole(path, path.parent))


@lru_cache(maxsize=64)
def _validator(folder: Path, name: str) -> Any:
    """The validator for one schema; references to its neighbours need no network."""
    from jsonschema import Draft202012Validator
    from jsonschema.validators import extend

    names, registry = _registry(folder)
    found = next((name + suffix for suffix in _SUFFIXES if name + suffix in names), None)
    if found is None:
        raise _broken(folder / name, "there is no such file")
    checker = extend(  # type: ignore[no-untyped-call]
        Draft202012Validator, {"uniqueItems": _unique_items}
    )
    return checker({"$ref": (folder / found).as_uri()}, registry=registry)


@lru_cache(maxsize=8)
def _registry(folder: Path) -> tuple[frozenset[str], Any]:
    from referencing import Registry, Resource
    from referencing.jsonschema import DRAFT202012

    resources = []
    for path in sorted(folder.glob("*.json")):
        try:
            contents = json.loads(path.read_text(encoding="utf-8"))
        except (OSError, ValueError) as error:
            raise _broken(path, str(error)) from None
        resource = Resource.from_contents(contents, default_specification=DRAFT202012)
        resources.append((path.as_uri(), resource))
    names = frozenset(path.name for path in folder.glob("*.json"))
    registry: Any = Registry().with_resources(resources)
    return names, registry.crawl()


def _unique_items(validator: Any, wanted: bool, instance: Any, schema: Any) -> Iterator[Any]:
    """As in the library, but in linear time."""
    from jsonschema.exceptions import ValidationError

    if wanted and isinstance(instance, list):
        seen: set[str] = set()
        for number, item in enumerate(instance):
            written = json.dumps(item, sort_keys=True)
            if written in seen:
                yield ValidationError("duplicate", path=[number])
            seen.add(written)


def _report(error: Any, root: Node, problems: Problems) -> None:
    node, key = _locate(root, error.absolute_path)
    if error.validator in ("anyOf", "oneOf"):
        _report_choice(error, node, key, root, problems)
        return
    if isinstance(node, Mapping) and isinstance(error.instance, str):
        # A rule for the names of keys is reported on the whole mapping.
        key = node.key(error.instance)
        node = key or node
    for code, message, span, hint in _explain(error, node, key, problems.full):
        problems.add(code, message, span, hint)


def _locate(root: Node, path: Iterable[str | int]) -> tuple[Node, Scalar | None]:
    """The node at the end of a path, and the key it stands under."""
    node, key = root, None
    for step in path:
        match node:
            case Mapping():
                key, node = node.key(str(step)), node.get(str(step)) or node
            case Sequence() if isinstance(step, int):
                key, node = None, node.items[step]
    return node, key


def _place(node: Node, key: Scalar | None) -> Span:
    """Where to show a wrong value: one that is not written cannot be seen, so its key is shown."""
    empty = isinstance(node, Scalar) and not node.text and node.value is None
    return key.span if key and empty else node.span


Finding = tuple[str, str, Span, str]


def _explain(error: Any, node: Node, key: Scalar | None, brief: bool) -> Iterator[Finding]:
    """Say what one error of the library means: code, message, place and hint."""
    value, schema, here = error.validator_value, error.schema, _place(node, key)
    owner = key.span if key else node.span
    hint = str(schema.get("description", "")) if isinstance(schema, dict) else ""
    match error.validator:
        case "additionalProperties" | "unevaluatedProperties" if isinstance(node, Mapping):
            known = _known_keys(schema)
            for extra in _extra_keys(error, node):
                nearby = "" if brief else hint_for(extra.text, known - set(error.instance))
                shown = nearby or _list_of(sorted(known), "known keys: ")
                yield (
                    "schema-unknown-key",
                    f"there is no key {_show(extra.text)}",
                    extra.span,
                    shown,
                )
        case "required":
            slips = [each for each in error.instance if each not in _known_keys(schema)]
            for name in value:
                # A slip is told of as an unknown key already.
                if name not in error.instance and not any(nearest(each, [name]) for each in slips):
                    yield "schema-missing-key", f"the key {_show(name)} is missing", owner, ""
        case "dependentRequired":
            for name, others in value.items():
                for other in others:
                    if name in error.instance and other not in error.instance:
                        message = f"with {_show(name)} the key {_show(other)} is needed too"
                        yield "schema-missing-key", message, owner, ""
        case "type":
            types = [value] if isinstance(value, str) else value
            yield "schema-type", _type_message(types, node), here, hint
        case "enum" | "const":
            values = value if error.validator == "enum" else [value]
            texts = [each for each in values if isinstance(each, str)]
            given = error.instance
            nearby = hint_for(given, texts) if isinstance(given, str) and not brief else ""
            message = f"{_list_of(values, '', ' or ')} is expected, this is {_show(given)}"
            yield "schema-value", message, here, nearby or hint
        case "minimum" | "exclusiveMinimum" | "maximum" | "exclusiveMaximum" | "multipleOf":
            wanted = {
                "minimum": "at least {}",
                "exclusiveMinimum": "more than {}",
                "maximum": "at most {}",
                "exclusiveMaximum": "less than {}",
                "multipleOf": "a multiple of {}",
            }[error.validator].format(value)
            yield "schema-range", f"{wanted} is expected, this is {error.instance}", here, hint
        case "pattern":
            message = f"{_show(error.instance)} does not have the form expected here"
            yield "schema-pattern", message, here, _form(value, str(error.instance))
        case "minLength" | "maxLength":
            bound = "at least" if error.validator == "minLength" else "at most"
            message = f"{bound} {_count(value, 'character')} expected, this has "
            yield "schema-length", message + str(len(error.instance)), here, hint
        case "minItems" | "maxItems" | "minProperties" | "maxProperties":
            bound = "at least" if error.validator.startswith("min") else "at most"
            what = "item" if error.validator.endswith("Items") else "key"
            message = f"{bound} {_count(value, what)} expected, there are {len(error.instance)}"
            yield "schema-items", message, owner, hint
        case "items" | "prefixItems" | "unevaluatedItems":
            yield "schema-items", "this list has too many items", owner, hint
        case "uniqueItems":
            yield "schema-duplicate", "this item occurs twice in the list", here, hint
        case None:
            name = f"the key {_show(key.text)}" if key else "this"
            yield "schema-unknown-key", f"{name} is not allowed here", owner, hint
        case _:
            yield "schema-rule", "this does not fit the rules for this place", owner, hint


def _form(pattern: str, given: str) -> str:
    """A form in words, with what was given in that form."""
    if odd := misleading(given):
        return odd
    sign = next((sign for sign in "_-" if pattern == f"^[a-z][a-z0-9{sign}]*$"), None)
    if sign is None:
        return f"the form is {pattern}"
    mended = re.sub(r"[^a-z0-9]+", sign, given.lower()).strip(f"{sign}0123456789")[:40]
    return f'small letters, digits and "{sign}", a letter first' + (f": {mended}" if mended else "")


def _type_message(types: Iterable[str], node: Node) -> str:
    expected = " or ".join(_EXPECTED.get(each, each) for each in dict.fromkeys(types))
    return f"{expected} is expected, this is {_kind_of(node)}"


def _kind_of(node: Node) -> str:
    match node:
        case Sequence():
            return "a list"
        case Mapping():
            return "a mapping of keys to values"
        case Scalar(value=bool()):
            return node.text
        case Scalar(value=int()):
            return "a whole number"
        case Scalar(value=str()):
            return "a text"
    return "empty"


def _known_keys(schema: Any) -> set[str]:
    """Key names a schema mentions, also in its conditional parts."""
    if not isinstance(schema, dict):
        return set()
    known = set(schema.get("properties", ()))
    parts = [schema.get("if"), schema.get("then"), schema.get("else")]
    for name in ("allOf", "anyOf", "oneOf"):
        parts += schema.get(name, ())
    return known.union(*(_known_keys(part) for part in parts))


def _extra_keys(error: Any, node: Mapping) -> list[Scalar]:
    keys = [key for key, _ in node.entries]
    if error.validator == "unevaluatedProperties":
        # The library names them in its message only.
        return [key for key in keys if repr(key.text) in error.message] or keys[:1]
    patterns = error.schema.get("patternProperties", ())
    return [
        key
        for key in keys
        if key.text not in error.schema.get("properties", ())
        and not any(re.search(pattern, key.text) for pattern in patterns)
    ]


def _report_choice(error: Any, node: Node, key: Scalar | None, root: Node, problems: Problems) -> None:
    """Of several allowed forms, explain the one that the author most likely meant."""
    branches: dict[int, list[Any]] = {}
    for inner in error.context or ():
        branches.setdefault(inner.schema_path[0], []).append(inner)
    here, hint = _place(node, key), str(error.schema.get("description", ""))
    tops = [inner for inner in error.context or () if not inner.relative_path]
    if not branches:
        forms = [form.get("required", ()) for form in error.validator_value if isinstance(form, dict)]
        given = [name for form in forms for name in form if name in error.instance]
        message = f"only one of the keys {_list_of(given, '', ' and ')} may stand here" if given else SEVERAL
        problems.add("schema-rule", message, here, hint)
    elif len(tops) == len(branches) and all(inner.validator == "type" for inner in tops):
        wanted = [inner.validator_value for inner in tops]
        types = [one for each in wanted for one in ([each] if isinstance(each, str) else each)]
        problems.add("schema-type", _type_message(types, node), here, hint)
    elif len(tops) == len(error.context) and all(t.validator == "required" for t in tops):
        names = {name for top in tops for name in top.validator_value if name not in top.instance}
        message = f"one of the keys {_list_of(sorted(names), '', ' or ')} is needed"
        problems.add("schema-missing-key", message, key.span if key else node.span, hint)
    else:
        for inner in min(branches.values(), key=_misfit):
            _report(inner, root, problems)


def _misfit(errors: list[Any]) -> tuple[int, int, int, int]:
    """How badly a form fits: wrong type first, then a wrong discriminating value."""
    types = sum(e.validator == "type" and not e.relative_path for e in errors)
    values = sum(e.validator in ("const", "enum") and len(e.relative_path) < 2 for e in errors)
    return types, values, len(errors), -max(len(e.relative_path) for e in errors)


def _show(value: Any) -> str:
    """A value in a message, short and in the notation of YAML."""
    match value:
        case str():
            return f'"{value}"' if len(value) <= 60 else f'"{value[:59]}…"'
        case None:
            return "empty"
        case list():
            return "a list"
        case dict():
            return "a mapping of keys to values"
    return str(value).lower()


def _list_of(values: Iterable[Any], before: str, last: str = ", ") -> str:
    shown = [_show(value) for value in values]
    if len(shown) > 12:
        return f"{before}{', '.join(shown[:12])}, …"
    return before + last.join(filter(None, (", ".join(shown[:-1]), *shown[-1:]))) if shown else ""


def _count(number: int, what: str) -> str:
    return f"{number} {what}{' is' if number == 1 else 's are'}"
