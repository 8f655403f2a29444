"""No word of a game stands in the engine: the vocabulary is collected from the specs themselves."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from sugoroku.check import games_in
from sugoroku.declarations import declare, players_of
from sugoroku.errors import Problems
from sugoroku.overlay import read_game, variants_of
from sugoroku.places import spec_folder
from sugoroku.spec import PLAYER

ENGINE = Path(__file__).parents[1] / "interpreter"
GAMES = list(games_in(spec_folder()))
# Files of the engine that are read by people: code, the grammar, and templates of books and cards.
TEXTS = {".py", ".lark", ".typ", ".html", ".css", ".js"}

# Words that the engine needs for itself and that games use as names too: they name nothing of a game alone.
OWN = """
    actions advance bottom calls card cards column column-1 columns components cost cover dealt deck domain
    drawn effect end face first-game fits floor has-room heading home host inner inside large left level lies
    lower marked may-stop measure meets member members most ordered outside overview part-effect parts place
    play player players point points position positions price queue removed right room rounds row rows scoring
    setup side spaces stack stand stands stay symbols table top turn upper value variants views well
""".split()  # noqa: SIM905

# Properties, colours and functions of style sheets and of typst; in code these would be words of a game.
STYLES = "black column-2 dark dash height light middle paint space tile tone visible white".split()  # noqa: SIM905


@cache
def vocabulary(folder: Path) -> set[str]:
    """All names that a game and each of its variants declare."""
    names = set(variants_of(folder))
    for variants in ([], *([name] for name in variants_of(folder))):
        problems = Problems()
        tree = read_game(folder, variants, problems)
        assert tree is not None, problems.items
        spec = declare(tree, players_of(tree)[1], problems)
        names |= {spec.id, *spec.constants, *spec.resources, *spec.groups, *spec.kinds, *spec.state, *spec.plurals}
        names |= {*spec.values, *spec.rules, *spec.anytime, *spec.icons, *spec.tints}
        names |= {each.name for each in spec.scoring} | {chapter.id for chapter in spec.book}
        names |= {entry.id for kind in spec.kinds.values() for entry in kind.entries if kind.name != PLAYER}
        names |= {field for kind in spec.kinds.values() for field in kind.fields}
    return {re.sub(r"[^a-z0-9]+", " ", name.lower()).strip() for name in names}


@pytest.mark.parametrize("folder", GAMES, ids=lambda folder: folder.name)
def test_no_noun_of_a_game_stands_in_the_engine(folder: Path) -> None:
    words = vocabulary(folder) - {word.replace("-", " ") for word in OWN} - engine_words()
    styles = {word.replace("-", " ") for word in STYLES}
    found = []
    for path in sorted(path for path in ENGINE.rglob("*") if path.suffix in TEXTS):
        sought = words - styles if path.parent.name == "templates" else words
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            plain = " " + " ".join(re.findall(r"[a-z0-9]+", line.lower())) + " "
            found += [f"{path.relative_to(ENGINE)}:{number}: {name}" for name in sought if f" {name} " in plain]
    assert not found, "\n".join(found)


def engine_words() -> set[str]:
    """Words of the language and of Python itself: structure words of the grammar, keywords and builtins."""
    import builtins
    import keyword

    grammar = (ENGINE / "sugoroku" / "grammar.lark").read_text(encoding="utf-8")
    return {*re.findall(r'"([a-z]+)"', grammar), *keyword.kwlist, *(name.lower() for name in dir(builtins))}


def test_the_vocabulary_is_not_empty_so_that_the_check_can_fail() -> None:
    words = set().union(*(vocabulary(folder) for folder in GAMES)) - set(OWN)
    assert len(words) > 100


def test_every_allowed_word_is_a_name_of_some_game() -> None:
    names = set().union(*(vocabulary(folder) for folder in GAMES))
    assert not [word for word in (*OWN, *STYLES) if word.replace("-", " ") not in names]
