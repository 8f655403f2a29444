"""A reference tells every fact and every card of a game in each language, and follows variants by itself."""

from __future__ import annotations

import html
import io
import os
import re
import shutil
from functools import cache
from pathlib import Path

import pypdf
import pytest
from click.testing import CliRunner

from sugoroku.commands.reference import FORMATS, laid_out, reference
from sugoroku.errata import errata
from sugoroku.errors import GameError, Problems, SpecError
from sugoroku.inventory import read_inventory
from sugoroku.places import localization_folder
from sugoroku.reference_book import Book, Change
from sugoroku.reference_html import as_html
from sugoroku.reference_markdown import as_markdown, plain
from sugoroku.reference_pdf import as_pdf
from sugoroku.reference_sources import read_spec
from sugoroku.reference_writing import book, plain_book
from sugoroku.text import Texts, languages

ROOT = Path(__file__).resolve().parents[1]
SPEC = ROOT / "spec"
GAMES = ("tokaido", "white-castle")
LANGUAGES = languages()


@cache
def made(game: str, lang: str, *variants: str) -> Book:
    return book(SPEC / game, lang, variants)


@cache
def rules(lang: str, *variants: str) -> dict[str, str]:
    """The facts in words, with some variants applied."""
    return told(plain_book(SPEC / "white-castle", lang, variants))


@cache
def page(game: str, lang: str, *variants: str) -> str:
    return as_html(made(game, lang, *variants))


def readable(text: str) -> str:
    """The words of a page or a PDF, however their lines are broken."""
    return re.sub(r"[\s\u00ad-]+", "", html.unescape(re.sub(r"<[^>]*>", " ", text)))


def told(reference: Book) -> dict[str, str]:
    return {each.fact: each.text for part in reference.parts for each in part.told}


@pytest.fixture
def localization(tmp_path: Path) -> Path:
    """A copy of all texts that a test may change."""
    return Path(shutil.copytree(localization_folder(), tmp_path / "localization"))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_glossary_lists_each_term_once(game: str, lang: str) -> None:
    [glossary] = [table for part in made(game, lang).parts for table in part.tables if table.id == "glossary"]
    terms = [row[0].text.casefold() for row in glossary.rows]
    assert terms and len(set(terms)) == len(terms)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_told_fact_stands_on_the_page_under_its_number(game: str, lang: str) -> None:
    spec, text = read_spec(SPEC / game), page(game, lang)
    texts = Texts(spec, lang)
    listed = [fact for chapter in spec.book for fact, _ in chapter.facts]
    assert [fact for fact in listed if texts.fact(fact) is None] == []
    facts = [fact for fact in listed if texts.fact(fact)]
    assert list(told(made(game, lang))) == facts
    for fact in facts:
        assert text.count(f'id="{fact}"') == 1, fact
        assert html.escape(texts.fact(fact) or "").replace("&#x27;", "&#39;").replace("&quot;", "&#34;") in text, fact


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_message_is_left_half_said(game: str, lang: str) -> None:
    text = as_markdown(made(game, lang))
    assert re.findall(r"\{.*?\}|(?:AMOUNT|SPEC|NAME|EFFECT|NOUN|CLAUSE)\(.*?\)", text) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_fact_is_told_or_its_reason_is_known(game: str) -> None:
    inventory = read_inventory(SPEC / game, Problems())
    listed = {fact for chapter in read_spec(SPEC / game).book for fact, _ in chapter.facts}
    assert listed | set(inventory.not_told) == set(inventory.facts)
    assert not listed & set(inventory.not_told)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_card_is_there_with_its_words_and_its_copies(game: str, lang: str) -> None:
    spec, text = read_spec(SPEC / game), page(game, lang)
    cards = {card.id: card for part in made(game, lang).parts for deck in part.decks for card in deck.cards}
    kinds = [kind for chapter in spec.book for kind in chapter.kinds]
    assert sum(card.copies for card in cards.values()) == sum(len(spec.kinds[kind].entries) for kind in kinds)
    words = readable(text)
    for card in cards.values():
        assert f'id="{card.id}"' in text
        for said in (card.name, card.details, card.about, *(line.text for line in card.lines)):
            assert readable(said) in words, card.id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_components_are_counted_from_the_spec(lang: str) -> None:
    table = next(table for part in made("tokaido", lang).parts for table in part.tables if table.id == "counts")
    counted = dict(zip(table.keys, (row[1].text for row in table.rows), strict=True))
    assert counted == {"traveler": "10", "spring": "12", "meal": "25", "souvenir": "24", "encounter": "14",
                       "achievement": "7"}


def test_numbers_by_number_of_players_follow_from_the_spec() -> None:
    numbers = {}
    for game in GAMES:
        for part in made(game, "en").parts:
            for table in part.tables:
                if table.id == "players":
                    rows = zip(table.keys, table.rows, strict=True)
                    numbers |= {key: [cell.text for cell in row[1:]] for key, row in rows}
    assert numbers["dice_each"] == ["3", "3", "4", "5"]
    assert numbers["most_dice_on_space"] == ["1", "1", "2", "2"]
    assert numbers["menu_size"] == ["4", "4", "5", "6"]
    assert numbers["usable_spots"] == ["1", "1", "2", "2"]


def test_every_link_of_a_page_leads_somewhere() -> None:
    for game in GAMES:
        text = page(game, "en")
        ids = re.findall(r' id="([^"]+)"', text)
        assert len(ids) == len(set(ids))
        assert set(re.findall(r'href="#([^"]+)"', text)) <= set(ids)


@pytest.mark.parametrize("game", GAMES)
def test_a_page_asks_nothing_of_the_network(game: str) -> None:
    text = page(game, "en")
    assert "default-src &#39;none&#39;" in text or "default-src 'none'" in text
    assert not re.search(r'(?:src|href)="(?!#)', text)
    assert "http:" not in text and "https:" not in text and "url(" not in text.replace("url(#page-wave)", "")


@pytest.mark.parametrize("game", GAMES)
def test_the_clause_behind_a_fact_is_quoted_with_its_place(game: str) -> None:
    for part in made(game, "en").parts:
        for each in part.told:
            for clause in each.clauses:
                lines = (SPEC / clause.file).read_text(encoding="utf-8").splitlines()
                first = clause.source.splitlines()[0]
                assert lines[clause.line - 1].strip() == first.strip(), (each.fact, clause)


# Variants

@pytest.mark.parametrize("lang", LANGUAGES)
def test_numbers_follow_a_variant(lang: str) -> None:
    usual, longer = (re.findall(r"\d+", rules(lang, *variants)["R4.1"]) for variants in ((), ("four-rounds",)))
    assert "4" in longer and "4" not in usual


def test_a_book_names_the_variants_that_are_applied() -> None:
    longer = made("white-castle", "en", "four-rounds")
    assert [variant.id for variant in longer.applied] == ["four-rounds"]
    assert "Four rounds" in as_html(longer).split("</header>")[0]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_only_the_ukrainian_edition_limits_the_rows_of_a_domain(lang: str) -> None:
    usual = rules(lang)["R20.15"]
    assert rules(lang, "uk-edition")["R20.15"] != usual
    for edition in ("ru-edition", "cs-edition", "es-edition"):
        assert rules(lang, edition)["R20.15"] == usual


def test_a_variant_of_the_book_says_what_it_changes() -> None:
    variants = {variant.id: variant for part in made("white-castle", "en").parts for _, group in part.variants
                for variant in group}
    assert set(variants) == {path.stem for path in (SPEC / "white-castle" / "variants").glob("*.yaml")}
    assert variants["uk-edition"].group == "edition"
    assert {change.id for change in variants["four-rounds"].changes} <= set(told(made("white-castle", "en")))


@pytest.mark.parametrize("game", GAMES)
def test_what_a_book_keeps_from_the_usual_rules_is_what_would_be_said_anew(game: str) -> None:
    for part in made(game, "en").parts:
        for _, group in part.variants:
            for variant in group:
                (anew,) = errata(SPEC / game, variant.id, "en").parts[0].variants[0][1]
                assert (variant.changes, variant.unworded) == (anew.changes, anew.unworded), variant.id


def test_the_errata_of_a_variant_set_old_and_new_words_side_by_side() -> None:
    sheet = errata(SPEC / "tokaido", "satsuki-deck", "en")
    (variant,) = sheet.parts[0].variants[0][1]
    changed = {change.id: change for change in variant.changes}
    assert changed["satsuki"].old != changed["satsuki"].new
    assert "menu" in changed["satsuki"].old and "deck" in changed["satsuki"].new
    assert changed["satsuki"].title == "Satsuki the orphan"
    for form in FORMATS:
        assert laid_out(sheet, form)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_edited_card_is_told_in_every_language(tmp_path: Path, lang: str) -> None:
    other = Path(shutil.copytree(SPEC / "white-castle", tmp_path / "white-castle"))
    cards = other / "stewards.yaml"
    text = cards.read_text(encoding="utf-8")
    assert text.count("bottom: {tone: light, effect: gain 2 iron}") >= 1
    cards.write_text(text.replace("effect: gain 2 iron}", "effect: gain 7 iron}", 1), encoding="utf-8")
    (variant,) = errata(SPEC / "white-castle", str(other), lang).parts[0].variants[0][1]
    (change,) = variant.changes
    assert "2" in change.old and "7" in change.new
    changed = [(how, re.findall(r"\d", run)) for how, run in change.words if how != "same"]
    assert changed == [("old", ["2"]), ("new", ["7"])]


def test_a_rule_that_changes_without_its_words_is_named(tmp_path: Path, localization: Path) -> None:
    (localization / "en" / "tokaido.rules.ftl").write_text("fact-12-2 = Then the achievements are given.\n", "utf-8")
    other = Path(shutil.copytree(SPEC / "tokaido", tmp_path / "tokaido"))
    rules = other / "end.yaml"
    text = rules.read_text(encoding="utf-8")
    rules.write_text(text.replace("as p: win(a)", "as p: win(a); nothing"), encoding="utf-8")
    sheet = errata(SPEC / "tokaido", str(other), "en", localization=localization)
    (variant,) = sheet.parts[0].variants[0][1]
    assert variant.changes == ()
    assert [each.fact for each in variant.unworded] == ["12.2"]
    assert any("win(a); nothing" in clause.source for clause in variant.unworded[0].clauses)


def test_the_same_spec_has_no_errata() -> None:
    (variant,) = errata(SPEC / "tokaido", str(SPEC / "tokaido"), "en").parts[0].variants[0][1]
    assert variant.silent


def test_words_of_a_change_keep_what_stays_the_same() -> None:
    change = Change("x", "x", "gain 2 iron and stop", "gain 7 iron and stop")
    assert change.words == [("same", "gain"), ("old", "2"), ("new", "7"), ("same", "iron and stop")]


def test_errata_of_something_unknown_name_the_nearest_variant() -> None:
    with pytest.raises(GameError, match="uk-edition"):
        errata(SPEC / "white-castle", "uk-editon", "en")
    with pytest.raises(GameError, match="not of white-castle"):
        errata(SPEC / "white-castle", str(SPEC / "tokaido"), "en")


# Formats

@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_reader_of_pdf_finds_every_word_in_letters_that_come_along(game: str, lang: str) -> None:
    reader = pypdf.PdfReader(io.BytesIO(as_pdf(made(game, lang))))
    text = " ".join(each.extract_text() for each in reader.pages)
    words = readable(text)
    for part in made(game, lang).parts:
        assert readable(part.title) in words
        for deck in part.decks:
            assert all(readable(card.name) in words for card in deck.cards)
    # A rule may be broken by the end of a page; nearly all stand in one piece.
    whole = [readable(said) in words for said in told(made(game, lang)).values()]
    assert sum(whole) >= 0.9 * len(whole)
    assert len(reader.outline) == len(made(game, lang).parts)
    # A letter that no font has would be drawn as an empty box.
    assert "\ufffd" not in text and "\x00" not in text
    fonts = {str(font.get_object()["/BaseFont"]) for each in reader.pages
             for font in each["/Resources"].get("/Font", {}).values()}
    assert all("Libertinus" in font or "DejaVu" in font or "NewCM" in font for font in fonts), fonts


@pytest.mark.parametrize("game", GAMES)
def test_markdown_holds_every_rule_and_card(game: str) -> None:
    text = as_markdown(made(game, "es"))
    for fact, said in told(made(game, "es")).items():
        assert f"- **{fact}** {plain(said)}" in text
    for part in made(game, "es").parts:
        assert plain(part.title) in text
        assert all(f"**{plain(card.name)}**" in text for deck in part.decks for card in deck.cards)


EVIL = "<script>alert(1)</script> #panic() *x* [y](z) `q` $1$ @l"


def test_markup_in_a_message_stays_text_in_every_format(localization: Path) -> None:
    path = localization / "en" / "tokaido.ftl"
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace("entry-samurai = Samurai\n", f"entry-samurai = {EVIL}\n"), encoding="utf-8")
    evil = book(SPEC / "tokaido", "en", localization=localization)
    shown = as_html(evil).lower()
    assert "<script>alert" not in shown and "&lt;script&gt;alert(1)&lt;/script&gt;" in shown
    marked = as_markdown(evil).lower()
    assert "<script" not in marked.replace("\\<script", "") and "\\[y\\](z)" in marked and "\\*x\\*" in marked
    words = " ".join(each.extract_text() for each in pypdf.PdfReader(io.BytesIO(as_pdf(evil))).pages)
    assert readable("#panic() *x* [y](z) `q` $1$ @l") in readable(words)


def test_a_game_without_a_book_still_has_a_reference() -> None:
    plain_reference = plain_book(SPEC / "otter-dash", "en")
    assert any(deck.kind == "bay" for part in plain_reference.parts for deck in part.decks)
    assert all(laid_out(plain_reference, form) for form in FORMATS)


# The command

def run(*arguments: str) -> tuple[int, str]:
    result = CliRunner().invoke(reference, arguments)
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result.exit_code, result.output


@pytest.mark.parametrize("form", FORMATS)
def test_the_command_writes_what_the_name_of_the_file_says(tmp_path: Path, form: str) -> None:
    target = tmp_path / f"book.{form}"
    code, said = run("tokaido", "--lang", "cs", "-o", str(target))
    assert (code, str(target) in said) == (0, True)
    assert target.read_bytes().startswith({"html": b"<!doctype html>", "md": b"# ", "pdf": b"%PDF-"}[form])
    assert [path.name for path in tmp_path.iterdir()] == [target.name]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("tokiado",), "tokaido"),
        (("tokaido", "--lang", "xx"), "xx"),
        (("tokaido", "--variant", "gastronome"), "gastronomy"),
        (("tokaido", "--diff", "gastronome"), "gastronomy"),
    ],
)
def test_a_wrong_call_names_the_nearest_right_one_and_writes_nothing(
    tmp_path: Path, arguments: tuple[str, ...], said: str
) -> None:
    with pytest.raises(GameError, match=said):
        run(*arguments, "-o", str(tmp_path / "book.html"))
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("before", "broken", "said"),
    [
        ("chapter-setup =", "chapter-setup = { $x\nold =", r"tokaido\.rules\.ftl:\d+:\d+"),
        ("fact-1-1 =", "fact-1-1 = { unknown }\nold =", "fact-1-1"),
        ("fact-1-1 =", "-a = { -b }\n-b = { -a }\nfact-1-1 =", "without an end"),
    ],
)
def test_broken_texts_make_no_book(
    tmp_path: Path, localization: Path, monkeypatch: pytest.MonkeyPatch, before: str, broken: str, said: str
) -> None:
    for name in ("spec", "schemas"):
        (tmp_path / name).symlink_to(ROOT / name)
    path = localization / "en" / "tokaido.rules.ftl"
    text = path.read_text(encoding="utf-8")
    assert text.count(before) == 1
    path.write_text(text.replace(before, broken), encoding="utf-8")
    monkeypatch.setenv("SUGOROKU_HOME", str(tmp_path))
    with pytest.raises((GameError, SpecError), match=said):
        run("tokaido", "--lang", "en", "-o", str(tmp_path / "book.html"))
    assert not (tmp_path / "book.html").exists()


def test_an_unwritable_target_is_a_clear_error_and_leaves_nothing_behind(tmp_path: Path) -> None:
    (tmp_path / "book.html").mkdir()
    with pytest.raises(GameError, match=r"book\.html cannot be written"):
        run("tokaido", "-o", str(tmp_path / "book.html"))
    with pytest.raises(GameError, match="cannot be written"):
        run("tokaido", "-o", str(tmp_path / "no" / "folder" / "book.html"))
    assert os.listdir(tmp_path) == ["book.html"] and not list((tmp_path / "book.html").iterdir())


def test_everything_at_once_needs_a_folder() -> None:
    assert run("--all")[0] == 2
    assert run()[0] == 2


def test_everything_at_once_makes_every_game_in_every_language_and_format(
    tmp_path: Path, localization: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = tmp_path
    shutil.copytree(SPEC / "otter-dash", home / "spec" / "otter-dash")
    shutil.copytree(ROOT / "schemas", home / "schemas")
    for lang in ("en", "cs"):
        (localization / lang / "otter-dash.ftl").write_text("game-title = Otter Dash\n", encoding="utf-8")
    for lang in ("ru", "uk", "es"):
        (localization / lang / "otter-dash.ftl").unlink(missing_ok=True)
    monkeypatch.setenv("SUGOROKU_HOME", str(home))
    code, _ = run("--all", "-o", str(tmp_path / "out"))
    assert code == 0
    expected = {f"otter-dash-{lang}.{form}" for lang in ("en", "cs") for form in FORMATS}
    assert {path.name for path in (tmp_path / "out").iterdir()} == expected
