"""How complete the texts of each language are, by area."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from fluent.syntax import ast

from .fluent import COMMON, RULES, LanguageError, languages, parsed, read
from .lint import Games

# The area of a message by the beginning of its id; the engine's own words are an area of their own.
AREAS = {
    "names": ("game-title", "resource-", "group-", "kind-", "entry-", "state-", "constant-", "noun-"),
    "effects": ("rule-", "field-"),
    "prompts": ("prompt-",),
    "reasons": ("reason-",),
    "scores": ("score-",),
    "variants": ("variant-",),
    "prose": ("fact-", "chapter-"),
}


@dataclass(frozen=True, slots=True)
class Area:
    """How many messages of an area a language has, of how many, and which ones are missing."""

    game: str
    name: str
    language: str
    present: int
    needed: int
    missing: tuple[str, ...]

    @property
    def complete(self) -> bool:
        return not self.missing


def status(folder: Path, games: Games) -> list[Area]:
    """All areas of all games in all languages: first the engine's own words, then game by game."""
    known = languages(folder)
    common = {lang: _messages(folder / lang / f"{COMMON}.ftl") for lang in known}
    rows = [_area(COMMON, COMMON, lang, common[lang], set().union(*common.values())) for lang in known]
    for game, (_, needed) in games.items():
        own = {lang: _messages(folder / lang / f"{game}.ftl") | _messages(folder / lang / f"{game}.{RULES}.ftl")
               for lang in known}
        given = {id for id in set[str]().union(*own.values()) if "." not in id} - set[str]().union(*common.values())
        for name, beginnings in AREAS.items():
            required = {need.id for need in needed.values() if need.required}
            wanted = {id for id in required | given if id.startswith(beginnings)}
            if name == "variants":
                wanted |= {f"{id}.about" for id in required if id.startswith(beginnings)}
            for lang in known:
                # A pattern of a kind names all its entries; a noun of the prose is a matter of each language.
                named = {need.id for need in needed.values() if f"{need.inherited}.entry" in own[lang]}
                nouns = {id for id in wanted if id.startswith("noun-")}
                if wanted - named - nouns:
                    rows.append(_area(game, name, lang, own[lang], wanted - named - nouns))
    return rows


def _area(game: str, name: str, lang: str, own: set[str], wanted: set[str]) -> Area:
    missing = tuple(sorted(wanted - own))
    return Area(game, name, lang, len(wanted) - len(missing), len(wanted), missing)


def _messages(path: Path) -> set[str]:
    """The ids of the messages in a file, and of their attributes; none without a file."""
    if not path.is_file():
        return set()
    try:
        entries = parsed(read(path)).body
    except LanguageError:
        return set()
    found: set[str] = set()
    for entry in entries:
        if isinstance(entry, ast.Message):
            found |= {entry.id.name} if entry.value is not None else set()
            found |= {f"{entry.id.name}.{each.id.name}" for each in entry.attributes}
    return found
