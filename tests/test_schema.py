"""Every kind of file has a schema, which editors can use and whose errors are ours."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from sugoroku.errors import Problems
from sugoroku.loader import load_file, parse_text
from sugoroku.schema import validate

ROOT = Path(__file__).resolve().parents[1]
KINDS = {
    "spec": "spec/*/*.yaml",
    "variant": "spec/*/variants/*.yaml",
    "scenarios": "spec/*/scenarios/*.yaml",
    "inventory": "spec/*/trace/*.yaml",
    "recordings": "spec/*/recordings/*.yaml",
    "glossary": "localization/glossary/*.yaml",
}
FILES = [(kind, path) for kind, pattern in KINDS.items() for path in sorted(ROOT.glob(pattern))]
WORDS = ["game", "kinds", "rules", "state", "fields", "entries", "id", "is", "do", "with", "variant", "changes"]


def schema(kind: str) -> Any:
    return json.loads((ROOT / "schemas" / f"{kind}.json").read_text("utf-8"))


def found(text: str, kind: str) -> list[tuple[str, int, int]]:
    problems = Problems()
    validate(parse_text(text), kind, problems)
    return [(problem.code, problem.span.line, problem.span.column) for problem in problems.items]


def keys_without_text(node: Any, root: Any, path: str = "") -> Iterator[str]:
    """Keys that an editor could not explain."""
    if isinstance(node, dict):
        for name, value in (node.get("properties") or {}).items() if isinstance(node.get("properties"), dict) else ():
            if isinstance(value, dict) and not described(value, root):
                yield f"{path}.{name}"
        for name, value in node.items():
            yield from keys_without_text(value, root, f"{path}.{name}")
    elif isinstance(node, list):
        for value in node:
            yield from keys_without_text(value, root, path)


def described(value: Any, root: Any) -> bool:
    """Whether a key has a text, or what it refers to has one."""
    if "description" in value or "$ref" not in value:
        return "description" in value
    for step in value["$ref"].removeprefix("#/").split("/"):
        root = root[step]
    return "description" in root


@pytest.mark.parametrize("kind", KINDS)
def test_a_schema_is_itself_valid_and_needs_no_network(kind: str) -> None:
    Draft202012Validator.check_schema(schema(kind))
    assert schema(kind)["$schema"] == "https://json-schema.org/draft/2020-12/schema"
    assert "http" not in json.dumps({k: v for k, v in schema(kind).items() if k != "$schema"})


@pytest.mark.parametrize("kind", sorted(path.stem for path in (ROOT / "schemas").glob("*.json")))
def test_every_key_of_a_schema_has_a_text_for_editors(kind: str) -> None:
    assert list(keys_without_text(schema(kind), schema(kind))) == []


@pytest.mark.parametrize(("kind", "path"), FILES, ids=lambda each: each if isinstance(each, str) else each.stem)
def test_every_file_of_every_game_is_valid(kind: str, path: Path) -> None:
    problems = Problems()
    validate(load_file(path), kind, problems)
    assert problems.items == ()


@pytest.mark.parametrize(("kind", "path"), FILES, ids=lambda each: each if isinstance(each, str) else each.stem)
def test_every_file_names_its_schema_for_editors(kind: str, path: Path) -> None:
    first = path.read_text("utf-8").splitlines()[0]
    named = first.removeprefix("# yaml-language-server: $schema=")
    assert (path.parent / named).resolve() == ROOT / "schemas" / f"{kind}.json"


def test_every_yaml_file_of_the_data_is_of_a_known_kind() -> None:
    found = {path for folder in ("spec", "localization") for path in (ROOT / folder).rglob("*.y*ml")}
    assert found == {path for _, path in FILES}


@pytest.mark.parametrize("section", ["constants: {days: 3}", "kinds: {hue: [teal]}", "ranked: me.human"])
def test_a_file_may_hold_any_section_alone(section: str) -> None:
    assert found(section, "spec") == []


@pytest.mark.parametrize(
    "field",
    ["number", "boat", "{type: number, default: 0}", "{type: effect, per: slot}", "{per: slot, fields: {a: number}}"],
)
def test_a_field_has_a_short_and_long_forms(field: str) -> None:
    assert found(f"kinds: {{boat: {{fields: {{mast: {field}}}}}}}", "spec") == []


@pytest.mark.parametrize("source", ["'S, R'", "[S, R]"])
def test_a_source_is_a_text_or_a_list(source: str) -> None:
    assert found(f"kinds: {{boat: {{source: {source}, entries: [{{id: cog, source: {source}}}]}}}}", "spec") == []


@pytest.mark.parametrize(
    ("text", "kind", "problem"),
    [
        ("constant: {days: 3}", "spec", ("schema-unknown-key", 1, 1)),
        ("constants: 3", "spec", ("schema-type", 1, 12)),
        ("game: {id: quay, start: play}", "spec", ("schema-missing-key", 1, 1)),
        ("game:\n  id: quay\n  start: play\n  players: {min: none, max: 2}", "spec", ("schema-type", 4, 18)),
        ("rules:\n  go: {doo: nothing}", "spec", ("schema-unknown-key", 2, 8)),
        ("variant: {id: v}", "variant", ("schema-missing-key", 1, 1)),
        ("variant: {id: v}\nchanges: {}", "variant", ("schema-type", 2, 10)),
        ("scenarios: [{name: a, thn: [x = 1]}]", "scenarios", ("schema-unknown-key", 1, 23)),
    ],
)
def test_a_mistake_is_found_at_its_place(text: str, kind: str, problem: tuple[str, int, int]) -> None:
    assert problem in found(text, kind)


TREES = st.recursive(
    st.none() | st.booleans() | st.integers(-99, 99) | st.text("abz _.-", max_size=6),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(WORDS), inner, max_size=3),
    max_leaves=12,
)


@given(tree=TREES, kind=st.sampled_from(sorted(KINDS)))
def test_any_tree_ends_in_problems_and_never_in_an_exception(tree: Any, kind: str) -> None:
    problems = Problems()
    validate(parse_text(json.dumps({"root": tree})), kind, problems)
    assert len(problems) > 0
