"""Codes are listed with an example, problems come in order, and programs can read them."""

from __future__ import annotations

import ast
import json
import re
import sys
from pathlib import Path
from typing import Any
from urllib.parse import urljoin, urlsplit
from urllib.request import url2pathname

import pytest
from hypothesis import given
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from sugoroku.codes import CODES
from sugoroku.errors import Problem, Problems, Span, format_json, format_sarif, format_text

sys.path.insert(0, str(Path(__file__).parent / "bad"))
import errors_page
import run

ENGINE = Path(__file__).parents[1] / "interpreter" / "sugoroku"
CODE = re.compile(r"[a-z]+-[a-z0-9-]+")
RAISING = {"add", "wrong", "_refuse", "_stop", "cycles", "_take", "Problem"}

# What SARIF 2.1.0 demands of the parts that we write.
SARIF = {
    "type": "object",
    "required": ["version", "runs"],
    "properties": {
        "$schema": {"type": "string", "format": "uri"},
        "version": {"const": "2.1.0"},
        "runs": {
            "type": "array",
            "items": {
                "type": "object",
                "required": ["tool"],
                "properties": {
                    "tool": {
                        "required": ["driver"],
                        "properties": {
                            "driver": {
                                "required": ["name"],
                                "properties": {
                                    "name": {"type": "string"},
                                    "rules": {
                                        "type": "array",
                                        "uniqueItems": True,
                                        "items": {
                                            "required": ["id"],
                                            "properties": {
                                                "shortDescription": {"$ref": "#/$defs/text"},
                                                "help": {"$ref": "#/$defs/text"},
                                            },
                                        },
                                    },
                                },
                            }
                        },
                    },
                    "columnKind": {"enum": ["utf16CodeUnits", "unicodeCodePoints"]},
                    "results": {
                        "type": "array",
                        "items": {
                            "required": ["message", "ruleId", "locations"],
                            "properties": {
                                "message": {"$ref": "#/$defs/text"},
                                "level": {"enum": ["none", "note", "warning", "error"]},
                                "ruleIndex": {"type": "integer", "minimum": 0},
                                "locations": {"type": "array", "minItems": 1, "items": {"$ref": "#/$defs/location"}},
                                "relatedLocations": {
                                    "type": "array",
                                    "uniqueItems": True,
                                    "items": {"$ref": "#/$defs/location"},
                                },
                            },
                        },
                    },
                },
            },
        },
    },
    "$defs": {
        "text": {"type": "object", "required": ["text"], "properties": {"text": {"type": "string", "minLength": 1}}},
        "location": {
            "type": "object",
            "required": ["physicalLocation"],
            "properties": {
                "id": {"type": "integer", "minimum": 0},
                "physicalLocation": {
                    "required": ["artifactLocation", "region"],
                    "properties": {
                        "artifactLocation": {"required": ["uri"], "properties": {"uri": {"pattern": "^[^ \\\\]+$"}}},
                        "region": {
                            "required": ["startLine"],
                            "properties": {
                                "startLine": {"type": "integer", "minimum": 1},
                                "startColumn": {"type": "integer", "minimum": 1},
                                "endColumn": {"type": "integer", "minimum": 1},
                            },
                        },
                    },
                },
            },
        },
    },
}


def raised() -> dict[str, str]:
    """Every code that a call in the engine names, with the place of the call."""
    found = {}
    for path in sorted(ENGINE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                name = getattr(node.func, "attr", getattr(node.func, "id", ""))
                for argument in node.args[:2] if name in RAISING else ():
                    for each in ast.walk(argument):
                        if isinstance(each, ast.Constant) and CODE.fullmatch(str(each.value)):
                            found[str(each.value)] = f"{path.name}:{node.lineno}"
    return found


def test_every_code_that_is_raised_is_in_the_table() -> None:
    unknown = {code: place for code, place in raised().items() if code not in CODES}
    assert not unknown, "add these codes to codes.py, an example under tests/bad, and write docs/errors.md anew"


def test_every_code_of_the_table_is_used() -> None:
    words = {
        str(node.value)
        for path in ENGINE.rglob("*.py")
        if path.name != "codes.py"
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Constant)
    }
    assert sorted(set(CODES) - words) == []


def test_every_code_has_an_example_among_the_broken_inputs() -> None:
    assert sorted(set(CODES) - set(errors_page.examples())) == [], "add a folder under tests/bad for these codes"


def test_the_page_of_errors_is_up_to_date() -> None:
    text = errors_page.PAGE.read_text("utf-8")
    assert text == errors_page.page(), "write it anew: python tests/bad/errors_page.py"
    assert re.findall(r"^## `(.+)`$", text, re.M) == sorted(CODES)


def output(case: str, form: str, monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.chdir(run.HERE)
    code, text = run.sugoroku("check", case, "--format", form)
    assert code == 1
    return json.loads(text)


@pytest.mark.parametrize("case", ["many-mistakes", "duplicate-id", "variant-cycle", "scenario-bad-syntax"])
def test_programs_read_the_same_problems(case: str, monkeypatch: pytest.MonkeyPatch) -> None:
    sarif, plain = output(case, "sarif", monkeypatch), output(case, "json", monkeypatch)
    Draft202012Validator(SARIF).validate(sarif)
    (only,) = sarif["runs"]
    rules = [rule["id"] for rule in only["tool"]["driver"]["rules"]]
    places = []
    for result in only["results"]:
        assert rules[result["ruleIndex"]] == result["ruleId"]
        place = result["locations"][0]["physicalLocation"]
        region = place["region"]
        places.append((result["ruleId"], place["artifactLocation"]["uri"], region["startLine"], region["startColumn"]))
    assert places == [(each["code"], each["file"], each["line"], each["column"]) for each in plain["problems"]]
    expected = (run.HERE / case / run.EXPECTED).read_text("utf-8")
    assert [code for code, _ in errors_page.blocks(expected)] == [code for code, *_ in places]


@pytest.mark.parametrize(("folder", "given", "shown"), [
    (".", "home/quay", "home/quay/a b.yaml"),
    ("home", "quay", "quay/a b.yaml"),
    ("home/quay", ".", "a b.yaml"),
    ("home", "{}/home/quay", "quay/a b.yaml"),
    ("other", "../home/quay", "{}/home/quay/a b.yaml"),
])
def test_a_message_shows_a_path_that_opens_the_file(
    folder: str, given: str, shown: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "home" / "quay").mkdir(parents=True)
    (tmp_path / "other").mkdir()
    (tmp_path / "home" / "quay" / "a b.yaml").write_text("constnts: {a: 1}\n")
    monkeypatch.chdir(tmp_path / folder)
    path, wanted = given.format(tmp_path), shown.format(tmp_path)
    assert run.sugoroku("check", path)[1].startswith(f"{wanted}:1:1: error")
    assert json.loads(run.sugoroku("check", path, "--format", "json")[1])["problems"][0]["file"] == wanted
    (only,) = json.loads(run.sugoroku("check", path, "--format", "sarif")[1])["runs"]
    artifact = only["results"][0]["locations"][0]["physicalLocation"]["artifactLocation"]
    base = only["originalUriBaseIds"][artifact["uriBaseId"]]["uri"] if "uriBaseId" in artifact else ""
    opened = url2pathname(urlsplit(urljoin(base, artifact["uri"])).path)
    assert Path(opened).samefile(tmp_path / "home" / "quay" / "a b.yaml")


def test_a_text_beside_a_game_is_shown_like_its_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "mine" / "texts" / "en").mkdir(parents=True)
    (tmp_path / "mine" / "texts" / "en" / "common.ftl").write_text("no message\n")
    monkeypatch.chdir(tmp_path)
    assert run.sugoroku("check", "mine/texts")[1].startswith("mine/texts/en/common.ftl:1:4: error")


def test_a_hint_stands_apart_from_the_message_in_sarif() -> None:
    said = format_sarif([Problem("name-unknown", 'there is no rule "a"', Span("x", 1, 1), 'did you mean "b"?')])
    assert json.loads(said)["runs"][0]["results"][0]["message"]["text"] == 'there is no rule "a". did you mean "b"?'


SPANS = st.builds(
    Span, st.text(max_size=8), st.integers(1, 99), st.integers(1, 30), st.integers(1, 40), st.text(max_size=150)
)
TEXTS = st.text(max_size=30)
PROBLEMS = st.builds(
    Problem, st.sampled_from(sorted(CODES)), TEXTS.map("x".__add__), SPANS, TEXTS,
    st.lists(st.tuples(TEXTS.map("x".__add__), SPANS), max_size=2).map(tuple),
)


@given(st.lists(PROBLEMS, max_size=5))
def test_any_problem_can_be_printed_in_every_form(problems: list[Problem]) -> None:
    assert len(json.loads(format_json(problems))["problems"]) == len(problems)
    assert len(json.loads(format_sarif(problems))["runs"][0]["results"]) == len(problems)
    assert format_text(problems).count("error[") >= len(problems)
    assert not re.search("[\x00-\x09\x0b-\x1f\x7f\u202e]", format_text(problems))


@given(st.lists(PROBLEMS, max_size=9))
def test_problems_come_in_the_order_of_their_places(problems: list[Problem]) -> None:
    collected = Problems()
    for each in problems:
        collected.take(each)
    places = [(each.span.file, each.span.line, each.span.column) for each in collected.items
              if each.code != "file-more-problems"]
    assert places == sorted(places)
