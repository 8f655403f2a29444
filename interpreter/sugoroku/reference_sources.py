"""What is printed about a game comes from here: its spec, texts that can be read, the chapters of its book."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from .declarations import declared, players_of
from .errors import Problems
from .fluent import COMMON, RULES, LanguageError
from .messages import written_effects
from .overlay import game_tree
from .places import localization_folder
from .spec import PLAYER, Chapter, Kind, Spec
from .text import Texts
from .text_files import File


def read_spec(folder: Path, variants: Sequence[str] = ()) -> Spec:
    """A game as declared for its smallest number of players; SpecError with everything that is wrong."""
    tree = game_tree(folder, variants)
    return declared(tree, players_of(tree)[0])


def read_texts(folder: Path, lang: str, variants: Sequence[str] = (), localization: Path | None = None) -> Texts:
    """The words of a language for a game with some variants; SpecError if its spec or its texts cannot be read."""
    spec = read_spec(folder, variants)
    check_texts(spec.id, lang, localization or localization_folder())
    return Texts(spec, lang, localization)


def check_texts(game: str, lang: str, folder: Path) -> None:
    """Texts that cannot be read as a whole make no book: what is broken would be missing in silence."""
    problems = Problems()
    for name in (COMMON, game, f"{game}.{RULES}"):
        if (path := folder / lang / f"{name}.ftl").is_file():
            File(path, folder, problems)
    problems.error_if_any()


def check_said(texts: Texts) -> None:
    """LanguageError if something that was said or drawn could not be."""
    for id, error in texts.errors:
        raise LanguageError(f"the message {id} ({texts.language.name}) cannot be said: {error}")


def named_kinds(spec: Spec) -> list[Kind]:
    """The kinds of things that a book can speak of."""
    return [kind for kind in spec.kinds.values() if kind.name != PLAYER and kind.entries]


def chapters_of(spec: Spec) -> list[Chapter]:
    """The chapters of the book; a game whose spec has none gets those that the spec allows."""
    if spec.book:
        return spec.book
    kinds, here = named_kinds(spec), spec.start.span
    leaves = [kind for kind in kinds if not any(other.parent == kind.name for other in kinds)]
    found = [Chapter("components", here, counts=tuple(kind.name for kind in leaves))]
    if any(constant.by_players for constant in spec.constants.values()):
        found.append(Chapter("setup", here, tables=("players",)))
    shown = tuple(kind.name for kind in leaves
                  if any(True for entry in kind.entries for _ in written_effects(spec, entry)))
    return [*found, Chapter("cards", here, kinds=shown), Chapter("scoring", here, tables=("scoring",))]
