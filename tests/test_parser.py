"""The grammar: whatever it generates is parsed, whatever it does not is a located problem."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.extra.lark import from_lark
from lark import Lark

from sugoroku import syntax as s
from sugoroku.errors import Problems
from sugoroku.loader import parse_text
from sugoroku.nodes import Mapping, Scalar
from sugoroku.parser import parse_formula, parse_rule

GRAMMAR = Path(__file__).parents[1] / "interpreter" / "sugoroku" / "grammar.lark"


def scalar(text: str) -> Scalar:
    lines = text.splitlines() or [""]
    node = parse_text("key: |\n" + "".join(f"  {line}\n" for line in lines))
    assert isinstance(node, Mapping)
    found = node.get("key")
    assert isinstance(found, Scalar)
    return found


def rule(text: str) -> s.Statement:
    problems = Problems()
    tree = parse_rule(scalar(text), problems)
    assert tree is not None, problems.items
    return tree


# The generator of texts knows neither blocks nor the order of terminals, so it gets the one-line part of the grammar.
# It gives up where texts nest too deeply, so what stands in brackets is a word of its own with a few values.
CUTS = {
    "%declare _INDENT _DEDENT": '_INDENT: "{"\n_DEDENT: "}"\nINNER: "x"\nSTEP: "nothing"',
    '"(" expr ")"': '"(" INNER ")"',
    '"[" expr ("," expr)* "]"': '"[" INNER ("," INNER)* "]"',
    '"(" [expr ("," expr)*] ")"': '"(" [INNER ("," INNER)*] ")"',
    'where: "where" expr': 'where: "where" INNER',
    '["->" single]': '["->" STEP]',
    "MAY single": "MAY STEP",
    '"(" sequence ")"': '"(" STEP ")"',
    "%ignore /[ ]+/": "",
    "%ignore COMMENT": "",
}
INNER = ["x", "7", "my card", "x.y[z]", "count x in yards where x.cost > 2", "x = 1 or not (y < 2 and z is card)"]
STEPS = ["nothing", "gain 2 coins", "visit(x)", "pay 1 coin -> (gain n r; may do x.effect)"]


def cut_grammar() -> Lark:
    text = GRAMMAR.read_text(encoding="utf-8")
    for old, new in CUTS.items():
        assert old in text, old
        text = text.replace(old, new)
    return Lark(text, start=["formula", "sequence"])


LINES = cut_grammar()
EXPLICIT: dict[str, st.SearchStrategy[str]] = {
    # Words stand apart from each other.
    **{each.name: st.just(f" {each.pattern.value} ") for each in LINES.terminals if each.pattern.value.isalpha()},
    "_NEWLINE": st.just(""),
    "NAME": st.sampled_from([" x ", " yard ", " my_card "]),
    "NUMBER": st.sampled_from([" 0 ", " 7 ", " 1000000 ", " 1000001 "]),
    "INNER": st.sampled_from([f" {each} " for each in INNER]),
    "STEP": st.sampled_from([f" {each} " for each in STEPS]),
}
LIMITS = {"syntax-number", "syntax-depth", "syntax-long"}
FUZZING = settings(
    max_examples=150,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large],
)


@FUZZING
@given(from_lark(LINES, start="formula", explicit=EXPLICIT))
def test_formulas_that_the_grammar_generates_never_surprise_the_parser(text: str) -> None:
    problems = Problems()
    tree = parse_formula(Scalar(text, text, scalar("x").span), problems)
    assert (tree is None) == bool(len(problems))
    assert {each.code for each in problems.items} <= LIMITS


@FUZZING
@given(from_lark(LINES, start="sequence", explicit=EXPLICIT))
def test_effects_that_the_grammar_generates_never_surprise_the_parser(text: str) -> None:
    problems = Problems()
    tree = parse_rule(Scalar(text, text, scalar("x").span), problems)
    assert (tree is None) == bool(len(problems))
    assert {each.code for each in problems.items} <= LIMITS


@settings(max_examples=300, deadline=None)
@given(st.text(max_size=60))
def test_any_text_is_parsed_or_explained(text: str) -> None:
    problems = Problems()
    tree = parse_rule(Scalar(text, text, scalar("x").span), problems)
    assert (tree is None) == bool(len(problems))


WORDS = [
    "gain",
    "pay",
    "may",
    "choose",
    "x",
    "from",
    "3",
    "coins",
    "->",
    "(",
    ")",
    ";",
    "or",
    "and",
    ":",
    "\n",
    "  ",
    "if",
    "in",
    "any",
    "order",
]


@settings(max_examples=300, deadline=None)
@given(st.lists(st.sampled_from(WORDS), max_size=20))
def test_any_words_are_parsed_or_explained(words: list[str]) -> None:
    problems = Problems()
    text = " ".join(words)
    tree = parse_rule(Scalar(text, text, scalar("x").span), problems)
    assert (tree is None) == bool(len(problems))


def test_a_price_stands_before_its_effect() -> None:
    match rule("pay 3 coins -> visit"):
        case s.Pay(
            prices=(s.Price(amount=s.Number(value=3), noun=s.Name(text="coins")),), then=s.CallRule(rule="visit")
        ):
            return
    pytest.fail("another tree")


def test_or_binds_weaker_than_and_and_both_weaker_than_a_price() -> None:
    tree = rule("gain 1 coin and gain 2 coins or pay 1 coin -> gain 3 coins")
    assert isinstance(tree, s.OneOf)
    assert isinstance(tree.items[0], s.Both) and isinstance(tree.items[1], s.Pay)


def test_lines_of_a_choice_stay_apart_and_lines_of_a_body_are_joined() -> None:
    choice = rule("choose one:\n  gain 1 coin; gain 2 coins\n  gain 3 coins")
    assert isinstance(choice, s.OneOf) and len(choice.items) == 2
    body = rule("if x = 1:\n  gain 1 coin; gain 2 coins\n  gain 3 coins")
    assert isinstance(body, s.If)
    assert isinstance(body.branches[0][1], s.Sequence) and len(body.branches[0][1].items) == 3
