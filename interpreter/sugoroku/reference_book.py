"""The reference of a game in one language: components, every card with its text, scoring, variants, symbols."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from .declarations import PLAYER, Spec
from .errors import Problems
from .messages import written_effects
from .nouns import written_id
from .parser import parse_rule
from .text import Texts, capital

FORMATS = ("html", "md", "pdf")


@dataclass(frozen=True, slots=True)
class Line:
    """An effect of a card."""

    text: str
    icons: str


@dataclass(frozen=True, slots=True)
class Card:
    """An entry with what it does."""

    id: str
    name: str
    about: str
    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class Part:
    """A chapter: a table, or cards."""

    id: str
    title: str
    rows: tuple[tuple[str, ...], ...] = ()
    cards: tuple[Card, ...] = ()


@dataclass(slots=True)
class Book:
    """A reference, ready to be laid out."""

    lang: str
    title: str
    players: str
    words: dict[str, str] = field(default_factory=dict)
    parts: list[Part] = field(default_factory=list)


def book(spec: Spec, lang: str, variants: Iterable[str] = (), folder: Path | None = None) -> Book:
    """Everything that the reference of a game says."""
    texts = Texts(spec, lang, folder)
    say = texts.sentences.say
    made = Book(lang, texts.title, say("book-players", low=spec.players[0], high=spec.players[1]))
    made.words = {name: say(f"book-{name}") for name in ("contents", "search")}
    kinds = [kind for kind in spec.kinds.values() if kind.name != PLAYER and kind.entries]
    made.parts.append(Part("components", say("book-components"), rows=tuple(
        (capital(texts.nouns.kind(kind.name, 1)), str(len(kind.entries))) for kind in kinds)))
    for kind in kinds:
        cards = tuple(_cards(texts, kind.name))
        if cards and not any(other.parent == kind.name for other in spec.kinds.values()):
            made.parts.append(Part(f"kind-{kind.name}", capital(texts.nouns.kind(kind.name, 1)), cards=cards))
    made.parts.append(Part("scoring", say("book-scoring"), rows=tuple((texts.category(r.name),) for r in spec.scoring)))
    if named := tuple((texts.variant(name),) for name in variants):
        made.parts.append(Part("variants", say("book-variants"), rows=named))
    symbols = tuple(texts.symbols())
    if symbols:
        made.parts.append(Part("symbols", say("book-symbols"), rows=symbols))
    return made


def _cards(texts: Texts, kind: str) -> Iterable[Card]:
    """The designs of a kind that do something."""
    seen: set[str] = set()
    for entry in texts.spec.kinds[kind].entries:
        id = written_id(entry)
        if id in seen:
            continue
        seen.add(id)
        lines = []
        for scalar in written_effects(texts.spec, entry):
            tree = parse_rule(scalar, Problems())
            if tree is not None:
                lines.append(Line(texts.effect(tree, scalar, entry), texts.icons(tree, scalar, entry)))
        about = str(texts.nouns.details(entry)["about"])
        if lines or about:
            yield Card(id, capital(texts.nouns.entry(entry)), about, tuple(dict.fromkeys(lines)))


def as_markdown(made: Book) -> str:
    """The reference as Markdown."""
    lines = [f"# {made.title}", "", made.players, ""]
    for part in made.parts:
        lines += [f"## {part.title}", ""]
        lines += [f"- {' – '.join(_plain(cell) for cell in row)}" for row in part.rows]
        for card in part.cards:
            lines += [f"### {_plain(card.name)}", ""]
            lines += [f"- {_plain(text)}" for text in (card.about, *(line.text for line in card.lines)) if text]
            lines.append("")
        lines.append("")
    return "\n".join(lines).rstrip() + "\n"


def _plain(text: str) -> str:
    """Text that no Markdown reader takes for markup."""
    return "".join("\\" + letter if letter in "\\`*_[]<>#|" else letter for letter in text)


def as_html(made: Book) -> str:
    """The reference as one self-contained page; every text is escaped."""
    from jinja2 import Environment, FileSystemLoader, StrictUndefined

    environment = Environment(loader=FileSystemLoader(Path(__file__).with_name("templates")), autoescape=True,
                              undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True)
    return environment.get_template("reference.html").render(
        lang=made.lang, title=made.title, players=made.players, words=made.words, parts=made.parts)


def as_pdf(made: Book) -> bytes:
    """The reference as PDF."""
    import typst

    lines = [f'#set document(title: {_quoted(made.title)})', f'#set text(lang: "{made.lang[:2]}", size: 10pt)',
             '#set page(numbering: "1", margin: 2cm)', f"#heading(level: 1, {_quoted(made.title)})",
             f"#{_quoted(made.players)}"]
    for part in made.parts:
        lines.append(f"#heading(level: 2, {_quoted(part.title)})")
        lines += [f"#list({_quoted(' – '.join(row))})" for row in part.rows]
        for card in part.cards:
            said = [text for text in (card.about, *(line.text for line in card.lines)) if text]
            body = ", linebreak(), ".join(_quoted(text) for text in said)
            lines.append(f"#block(breakable: false, {{strong({_quoted(card.name)}); linebreak(); "
                         f"({body},).map(x => [#x]).join()}})")
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "reference.typ"
        source.write_text("\n".join(lines), encoding="utf-8")
        return bytes(typst.compile(str(source)))


def _quoted(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def write(target: Path, made: Book, form: str) -> None:
    """Write a reference as a whole or not at all; OSError if the target cannot be written."""
    data = as_pdf(made) if form == "pdf" else (as_html(made) if form == "html" else as_markdown(made)).encode("utf-8")
    handle, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
        os.replace(name, target)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
