"""Checks the texts of all games in all languages: what is missing or unused, and what is wrong in each of them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import ast

from .declarations import declare, players_of
from .errors import Problems, hint_for
from .files import whole
from .fluent import COMMON, identifier, languages, nodes
from .glossary import read_glossary
from .lint_languages import REFERENCE, compare_common, compare_languages
from .lint_messages import Checker
from .lint_terms import compare_terms
from .messages import Need, needs
from .spec import Spec
from .text_files import FACT, PROSE, File, Message, Own

# A folder is untrusted too: more texts than this are not read.
TEXTS_LIMIT = 4_000_000

Games = dict[str, tuple[Spec, dict[str, Need]]]


def games_beside(folder: Path) -> Games:
    """The games that a folder of texts belongs to, with what they need; games with mistakes are left out."""
    from .overlay import read_game, variants_of

    found: Games = {}
    for path in sorted((folder.parent / "spec").glob("*/")):
        own = Problems()
        tree = read_game(path, [], own)
        spec = declare(tree, players_of(tree)[1], own) if tree is not None and not len(own) else None
        # A game without any texts is shown by its ids; one with texts must have them in every language.
        if spec is not None and any(folder.glob(f"*/{spec.id}.ftl")):
            variants = {name: node.span for name, node in variants_of(path).items()}
            found[spec.id] = (spec, needs(spec, variants))
    return found


def lint(folder: Path, problems: Problems, games: Games | None = None) -> None:
    """Check all languages in a folder of texts, for the games given or for those beside it."""
    if sum(path.lstat().st_size for path in folder.glob("*/*.ftl")) > TEXTS_LIMIT:
        message = f"all texts together are larger than {TEXTS_LIMIT:,} bytes"
        problems.add("file-size", message, whole(folder), "keep fewer games or languages in one folder")
        return
    games = games if games is not None else games_beside(folder)
    known = languages(folder)
    common = {lang: File(folder / lang / f"{COMMON}.ftl", folder, problems) for lang in known}
    reference = common.get(REFERENCE)
    for lang, file in common.items():
        if reference is not None and reference.readable and file.readable:
            compare_common(file, reference, problems)
        Checker(file, lang, {}, None, problems).all()
    for game, (spec, needed) in games.items():
        read_in: dict[str, Own] = {}
        glossary = read_glossary(folder, game, problems)
        for lang in known:
            if (own := Own.read(folder, lang, game, problems)) is not None:
                read_in[lang] = own
                _check(own, common[lang], lang, spec, needed, problems)
                compare_terms(own, glossary, lang, spec, folder, problems)
        compare_languages({lang: own for lang, own in read_in.items() if own.readable}, needed, problems)


def _check(own: Own, common: File, lang: str, spec: Spec, needed: dict[str, Need], problems: Problems) -> None:
    """What is missing or unused, and what is wrong in each message."""
    _complete(own, common, needed, problems)
    if own.prose is not None:
        for id in set(own.words.entries) & set(own.prose.entries):
            problems.add("text-duplicate", f'the message "{id}" is given twice', own.prose.entries[id],
                         related=(("it is given here", own.words.entries[id]),))
    for file in own.files:
        Checker(file, lang, needed, spec, problems, {*common.entries, *own.entries}).all()


def _complete(own: Own, common: File, needed: dict[str, Need], problems: Problems) -> None:
    """What a game needs is there, and nothing else."""
    written = {message.name for _, message in own.messages}
    missing = [need for need in needed.values() if need.required and need.id not in written
               and f"{need.inherited}.entry" not in written]
    for need in missing:
        file = own.prose if need.id.startswith(PROSE) else own.words
        if file is not None and file.readable and not need.id.startswith(FACT):
            related = (("the spec needs it here", need.span),) if need.span is not None else ()
            problems.add("text-missing", f'the message "{need.id}" is missing', file.whole, related=related)
    for need in needed.values() if own.prose is not None else ():
        if need.id.startswith("variant-") and need.id in written and f"{need.id}.about" not in written:
            problems.add("text-missing", f'the message "{need.id}.about" is missing', own.entries[need.id],
                         "it tells what the variant changes")
    # A rulebook lacks many facts until it is written: they are one problem.
    untold = [need.id for need in missing if need.id.startswith(FACT)]
    if own.prose is not None and own.prose.readable and untold:
        problems.add("text-missing", f"facts without a message: {', '.join(untold)}", own.prose.whole)
    used = {id for file, message in own.messages for id in _nouns(message)}
    for id, span in own.entries.items():
        known = id in used if id.startswith("noun-") else id in needed
        if not known and id not in common.entries and not id.startswith("-"):
            problems.add("text-unused", f'the message "{id}" is never used', span,
                         hint_for(id, used if id.startswith("noun-") else needed))


def _nouns(message: Message) -> Iterator[str]:
    """The nouns of the prose that a message asks for."""
    for node in nodes(message.pattern):
        match node:
            case ast.FunctionReference(id=ast.Identifier(name="AMOUNT" | "NAME"), arguments=arguments):
                yield from (identifier("noun", str(each.value)) for each in arguments.positional
                            if isinstance(each, ast.StringLiteral))
            case ast.MessageReference(id=ast.Identifier(name=name)):
                yield name
