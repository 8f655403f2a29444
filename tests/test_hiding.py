"""The options of a decision give nothing away; only what is certainly hidden from who decides is an error."""

from __future__ import annotations

from pathlib import Path

import pytest
from test_impossible import codes, written

STATE = "  deck: {zone: boat, seen: nobody}\n"
MORE = """\
  hand: {per: player, zone: boat, size: 3, seen: owner}
  secret: {per: player, max: 5, seen: owner}
  box: {zone: boat, seen: viewer = p1}
  tray: {zone: boat, seen: viewer.coins > 3}
  stall: {zone: boat, seen: everybody}
  known: {per: player, zone: boat, seen: "known_to(viewer)"}
values:
  lucky: {with: {b: boat}, is: b = deck.top}
  left: deck.size
  known_to: {with: {p: player}, is: p = p2}
"""


def found(home: Path, rule: str) -> list[str]:
    return codes(written(home, rule, **{STATE: STATE + MORE, "min: 1": "min: 2"}))


@pytest.mark.parametrize(
    "rule",
    [
        "choose b from my hand\ndo b.effect",
        "choose b from my hand by p2\ndo b.effect",
        "choose b from p2.hand by p2\ndo b.effect",
        "choose q from players\nchoose b from q.hand\ndo b.effect",
        "choose q from players where q != me\nchoose b from q.hand by q\ndo b.effect",
        "choose q from players where q != p1\nas q:\n  choose b from my hand\n  do b.effect",
        "choose q from players where q != me or day > 3\nchoose b from q.hand\ndo b.effect",
        "choose q from players where q != me\nset q to me\nchoose b from q.hand\ndo b.effect",
        "for each q in players:\n  as q:\n    choose b from q.hand\n    do b.effect",
        "choose b from box\ndo b.effect",
        "choose b from box by p1\ndo b.effect",
        "choose b from tray by p2\ndo b.effect",
        "choose b from stall by p2\ndo b.effect",
        "choose b from p1.known by p2\ndo b.effect",
        "choose n from 1 to my secret\ngain n coins",
    ],
)
def test_a_player_chooses_from_what_could_be_seen(rule: str, tmp_path: Path) -> None:
    assert found(tmp_path, rule) == []


@pytest.mark.parametrize(
    "rule",
    [
        "choose b from boats where deck.size > 1\ndo b.effect",
        "choose b from boats where left > 1 and (count c in deck) > 1\ndo b.effect",
        "choose b from boats where (count c in p2.hand) > 1 by p1\ndo b.effect",
        "may (draw c from deck; put c on my hand)",
        "draw c from deck\nmay do c.effect",
        "if deck.top = cog: gain 1 coin",
        "let shown = deck.top\nput shown on stall",
    ],
)
def test_the_size_of_a_zone_and_what_is_drawn_may_be_known(rule: str, tmp_path: Path) -> None:
    assert found(tmp_path, rule) == []


@pytest.mark.parametrize(
    "rule",
    [
        "choose b from deck\ndo b.effect",
        "choose b from boats where lucky(b)\ndo b.effect",
        "choose b from boats where b in deck\ndo b.effect",
        "choose b from boats where b = (first c in deck)\ndo b.effect",
        "choose b from boats where deck[0] = b\ndo b.effect",
        "choose b from boats, paying deck.top.cost coins\ndo b.effect",
        "choose b from boats\nrequire deck.top != b\ngain 1 coin",
        "in any order, for each b in deck: gain b.cost coins",
        "may do deck.top.effect",
        "may (require any c in deck where c.cost > 2; gain 1 coin)",
        "gain 1 coin or pay deck.top.cost coins",
        "choose n from 1 to p2.secret by p1\ngain n coins",
        "choose b from p1.known by p1\ndo b.effect",
        "as p2:\n  choose b from p1.hand\n  do b.effect",
        "for each q in players where me != q:\n  choose b from q.hand\n  do b.effect",
    ],
)
def test_what_is_hidden_from_who_decides_is_not_given_away(rule: str, tmp_path: Path) -> None:
    assert found(tmp_path, rule) == ["seen-leak"]


@pytest.mark.parametrize(
    ("seen", "expected"),
    [
        ("me.coins > 1", ["seen-owner"]),
        ("rich", ["seen-owner"]),
        ("viewer.coins > 1", []),
        ("well_off(viewer)", []),
    ],
)
def test_state_without_an_owner_has_no_me(seen: str, expected: list[str], tmp_path: Path) -> None:
    values = 'values:\n  rich: my coins > 1\n  well_off: {with: {p: player}, is: p.coins > 1}\nrules:\n'
    changes = {STATE: STATE.replace("nobody", f'"{seen}"'), "rules:\n": values}
    assert codes(written(tmp_path, "gain 1 coin", **changes)) == expected
