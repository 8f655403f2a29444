"""The files of a game become one tree, and variants change it."""

from __future__ import annotations

from pathlib import Path

import pytest

from sugoroku.errors import GameError, Problems, SpecError
from sugoroku.loader import parse_text
from sugoroku.nodes import Mapping, Scalar, Sequence, plain
from sugoroku.overlay import apply, changes, merge, read_files, read_game, variants_of, with_variants

GAME = "game: {id: quay, players: {min: 1, max: 2}, start: play}\n"
BASE = """\
constants: {days: 3, fares: [0, 2, 5]}
kinds:
  boat:
    fields: {mast: number}
    entries:
      - {id: cog, mast: 1}
      - {id: yawl, mast: 2}
rules:
  play: {do: nothing}
  haul nets: {do: nothing}
"""
SPEC = Path(__file__).resolve().parents[1] / "spec"


def mapping(text: str, file: str = "part.yaml") -> Mapping:
    node = parse_text(text, file)
    assert isinstance(node, Mapping)
    return node


def changed(*lines: str) -> tuple[Mapping, list[str]]:
    """The base after some changes, and the codes of the problems."""
    text = "variant: {id: v}\nchanges:\n" + "".join(f"  - {line}\n" for line in lines)
    problems = Problems()
    tree = apply(mapping(BASE), mapping(text, "variants/v.yaml"), problems)
    return tree, [problem.code for problem in problems.items]


def game_folder(tmp_path: Path, **variants: str) -> Path:
    folder = tmp_path / "quay"
    (folder / "variants").mkdir(parents=True)
    (folder / "game.yaml").write_text(GAME)
    (folder / "rest.yaml").write_text(BASE)
    for name, text in variants.items():
        (folder / "variants" / f"{name}.yaml").write_text(text)
    return folder


def at(tree: Mapping, *path: str | int) -> object:
    value = plain(tree)
    for step in path:
        value = value[step]
    return value


def test_sections_of_several_files_are_joined() -> None:
    problems = Problems()
    tree = merge([mapping("constants: {a: 1}"), mapping("constants: {b: 2}\nrules: {go: nothing}")], problems)
    assert plain(tree) == {"constants": {"a": 1, "b": 2}, "rules": {"go": "nothing"}}
    assert not problems.items


def test_a_name_in_two_files_is_shown_at_both_places() -> None:
    problems = Problems()
    merge([mapping("constants: {a: 1}", "one.yaml"), mapping("constants: {a: 2}", "two.yaml")], problems)
    (problem,) = problems.items
    assert problem.code == "name-taken"
    assert (problem.span.file, problem.related[0][1].file) == ("two.yaml", "one.yaml")


@pytest.mark.parametrize("section", ["scoring: [{id: a, is: 1}]", "ranking: [total]", "ranked: me.human"])
def test_a_section_that_is_no_mapping_may_stand_in_one_file_only(section: str) -> None:
    problems = Problems()
    merge([mapping(section, "one.yaml"), mapping(section, "two.yaml")], problems)
    assert len(problems.items) == 1


def test_a_value_is_set_and_points_at_the_variant() -> None:
    tree, codes = changed("{set: constants.days, to: 4, was: 3}")
    constants = tree.get("constants")
    assert isinstance(constants, Mapping)
    days = constants.get("days")
    assert isinstance(days, Scalar)
    assert (codes, days.value, days.span.file, days.span.line) == ([], 4, "variants/v.yaml", 3)


def test_an_entry_is_found_by_its_id_and_the_rest_stays() -> None:
    tree, codes = changed("{set: kinds.boat.entries.yawl.mast, to: 9}")
    assert codes == []
    assert at(tree, "kinds", "boat", "entries") == [{"id": "cog", "mast": 1}, {"id": "yawl", "mast": 9}]


def test_a_key_may_contain_spaces() -> None:
    tree, codes = changed("{set: rules.haul nets.do, to: gain 1 coin}")
    assert (codes, at(tree, "rules", "haul nets", "do")) == ([], "gain 1 coin")


def test_an_entry_is_removed() -> None:
    tree, codes = changed("{remove: kinds.boat.entries.cog}")
    assert (codes, at(tree, "kinds", "boat", "entries")) == ([], [{"id": "yawl", "mast": 2}])


def test_an_entry_and_a_key_are_added() -> None:
    tree, codes = changed(
        "{add: kinds.boat.entries, value: {id: punt, mast: 0}}", "{add: constants, key: tide, value: 6}"
    )
    assert (codes, at(tree, "constants", "tide")) == ([], 6)
    assert at(tree, "kinds", "boat", "entries", 2) == {"id": "punt", "mast": 0}


def test_a_number_in_a_path_means_the_place_in_the_list_alone() -> None:
    tree, codes = changed("{set: constants.fares.2, to: 7}")
    assert (codes, at(tree, "constants", "fares")) == ([], [0, 2, 7])


def test_a_key_that_exists_cannot_be_added() -> None:
    _, codes = changed("{add: constants, key: days, value: 6}")
    assert codes == ["variant-target"]


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ("{set: constants.days, to: 4, was: 5}", "variant-was"),
        ("{set: constants.dayz, to: 4, was: 3}", "variant-target"),
        ("{set: constants.dayz, to: 4}", "variant-target"),
        ("{set: kinds.ship.fields.mast, to: number}", "variant-target"),
        ("{set: kinds.boat.entries.junk.mast, to: 4}", "variant-target"),
        ("{set: constants.days.more, to: 4}", "variant-target"),
        ("{remove: kinds.boat.entries.junk}", "variant-target"),
        ("{remove: rules.sail}", "variant-target"),
        ("{add: constants.days, value: 4}", "variant-target"),
    ],
)
def test_a_change_that_does_not_match_its_target_is_an_error(change: str, code: str) -> None:
    _, codes = changed(change)
    assert codes == [code]


def test_a_slip_in_a_path_names_the_nearest_key() -> None:
    problems = Problems()
    variant = mapping("variant: {id: v}\nchanges: [{remove: constants.dayz}]")
    apply(mapping(BASE), variant, problems)
    assert problems.items[0].hint == 'did you mean "days"?'


def test_applying_a_variant_leaves_the_tree_it_was_given_alone() -> None:
    base = mapping(BASE)
    apply(base, mapping("variant: {id: v}\nchanges: [{remove: constants.days}]"), Problems())
    assert plain(base) == plain(mapping(BASE))


def test_needed_variants_come_first_and_once(tmp_path: Path) -> None:
    folder = game_folder(
        tmp_path,
        a="variant: {id: a}\nchanges: [{set: constants.days, to: 4, was: 3}]\n",
        b="variant: {id: b, needs: [a]}\nchanges: [{set: constants.days, to: 5, was: 4}]\n",
    )
    problems = Problems()
    tree = read_game(folder, ["b", "a"], problems)
    assert tree is not None
    assert (at(tree, "constants", "days"), problems.items) == (5, ())


def test_variants_that_need_each_other_are_an_error(tmp_path: Path) -> None:
    folder = game_folder(
        tmp_path,
        a="variant: {id: a, needs: [b]}\nchanges: []\n",
        b="variant: {id: b, needs: [a]}\nchanges: []\n",
    )
    problems = Problems()
    read_game(folder, ["a"], problems)
    assert [problem.code for problem in problems.items] == ["variant-cycle"]


def test_every_tangle_of_variants_is_reported_once_with_its_shortest_circle(tmp_path: Path) -> None:
    needs = {"a": "b", "b": "c, a", "c": "a", "d": "d", "e": "f, a", "f": "g", "g": "f"}
    texts = {name: f"variant: {{id: {name}, needs: [{needed}]}}\nchanges: []\n" for name, needed in needs.items()}
    problems = Problems()
    files = read_files(game_folder(tmp_path, **texts), problems)
    assert files is not None
    for name in needs:
        with_variants(files, [name], problems)
    assert [problem.message for problem in problems.items] == [
        "these variants need each other: a, b, a",
        'the variant "d" needs itself',
        "these variants need each other: f, g, f",
    ]


def test_an_unknown_variant_names_the_nearest_one(tmp_path: Path) -> None:
    folder = game_folder(tmp_path, storm="variant: {id: storm}\nchanges: []\n")
    with pytest.raises((GameError, SpecError), match='did you mean "storm"'):
        read_game(folder, ["strom"], Problems())


def test_an_unknown_needed_variant_is_shown_at_its_place(tmp_path: Path) -> None:
    folder = game_folder(tmp_path, a="variant: {id: a, needs: [bb]}\nchanges: []\n")
    problems = Problems()
    read_game(folder, ["a"], problems)
    assert [(p.code, p.span.line, p.span.column) for p in problems.items] == [("name-unknown", 1, 26)]


def test_a_folder_without_files_is_an_error(tmp_path: Path) -> None:
    problems = Problems()
    assert read_game(tmp_path, [], problems) is None
    assert len(problems) == 1


@pytest.mark.parametrize("folder", sorted(SPEC.iterdir()), ids=lambda folder: folder.name)
def test_every_variant_of_every_game_matches_and_is_listed(folder: Path) -> None:
    assert isinstance(read_game(folder, [], Problems()), Mapping)
    for name, variant in variants_of(folder).items():
        problems, listed = Problems(), variant.get("changes")
        read_game(folder, [name], problems)
        assert problems.items == ()
        assert isinstance(listed, Sequence)
        assert len(changes(variant)) == len(listed.items)
