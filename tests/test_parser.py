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


# The generator of texts does not know the order of terminals, so indentation is a sign here until `indented` makes it.
# It gives up where texts nest too deeply, so what stands in brackets or blocks is a word of its own with a few values.
CUTS = {
    "%declare _INDENT _DEDENT": '_INDENT: "{"\n_DEDENT: "}"\nINNER: "x"\nSTEP: "nothing"\nLINE: "y"',
    "_NEWLINE _INDENT line+ _DEDENT": "_NEWLINE _INDENT LINE+ _DEDENT",
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


# Lines of a block, with blocks of their own.
INSIDE = [
    *(f"{step}\n" for step in STEPS),
    "let x = 1; require x > 0\n",
    "choose x from yards where x.cost > 2, paying 1 coin\n",
    "if x = 1:\n{nothing\n}elif y:\n{may: gain 1 coin\n}else: nothing\n",
    "for each x in 1 to 3:\n{while x < 2:\n{nothing\n}}",
    "choose one:\n{gain 1 coin; nothing\nvisit\n}",
    "# a remark\nin any order, may:\n{visit\n\nvisit(x)\n}",
]


def indented(text: str) -> str:
    """A text whose blocks are made of signs, with lines that are indented instead."""
    lines, level = [], 0
    for line in text.split("\n"):
        bare = line.strip()
        while bare[:1] in ("{", "}"):
            level += 1 if bare[0] == "{" else -1
            bare = bare[1:].strip()
        lines.append("  " * level + bare)
    assert level == 0
    return "\n".join(lines)


def generated(start: str) -> st.SearchStrategy[str]:
    """Texts that the grammar generates from here."""
    text = GRAMMAR.read_text(encoding="utf-8")
    for old, new in CUTS.items():
        assert old in text, old
        text = text.replace(old, new)
    cut = Lark(text, start=start)
    # Words stand apart from each other.
    words = {each.name: st.just(f" {each.pattern.value} ") for each in cut.terminals if each.pattern.value.isalpha()}
    given = {each.name: TERMINALS[each.name] for each in cut.terminals if each.name in TERMINALS}
    return from_lark(cut, start=start, explicit=words | given).map(indented)


TERMINALS: dict[str, st.SearchStrategy[str]] = {
    "_NEWLINE": st.just("\n"),
    "LINE": st.sampled_from(INSIDE),
    "NAME": st.sampled_from([" x ", " yard ", " my_card "]),
    # The last one is too large.
    "NUMBER": st.sampled_from([*[" 0 ", " 7 ", " 1000000 "] * 8, " 1000001 "]),
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
@given(generated("formula"))
def test_formulas_that_the_grammar_generates_never_surprise_the_parser(text: str) -> None:
    problems = Problems()
    tree = parse_formula(Scalar(text, text, scalar("x").span), problems)
    assert (tree is None) == bool(len(problems))
    assert {each.code for each in problems.items} <= LIMITS


@FUZZING
@given(generated("sequence"))
def test_effects_that_the_grammar_generates_never_surprise_the_parser(text: str) -> None:
    problems = Problems()
    tree = parse_rule(Scalar(text, text, scalar("x").span), problems)
    assert (tree is None) == bool(len(problems))
    assert {each.code for each in problems.items} <= LIMITS


def test_blocks_that_the_grammar_generates_never_surprise_the_parser() -> None:
    kinds: set[type] = set()

    @settings(FUZZING, derandomize=True, max_examples=500)
    @given(generated("compound"))
    def look(text: str) -> None:
        problems = Problems()
        tree = parse_rule(Scalar(text, text, scalar("x").span), problems)
        assert (tree is None) == bool(len(problems))
        assert {each.code for each in problems.items} <= LIMITS, text
        kinds.update(map(type, s.walk(tree)) if tree is not None else ())

    look()
    assert {s.If, s.While, s.ForEach, s.Repeat, s.As, s.May, s.Pay, s.OneOf, s.Both, s.AnyOrderEach} <= kinds


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
