"""Sheets hold every card of a game with all its words, nine to a page, between cut marks."""

from __future__ import annotations

import io
import os
import re
import shutil
import xml.etree.ElementTree as ElementTree
from functools import cache
from pathlib import Path

import pypdf
import pytest
from click.testing import CliRunner

from sugoroku.commands.sheets import sheets as command
from sugoroku.errors import GameError, SpecError
from sugoroku.places import localization_folder
from sugoroku.reference_sources import read_spec
from sugoroku.sheets import (
    ORNAMENTS,
    PALETTE,
    PER_PAGE,
    Sheets,
    as_pdf,
    as_svg,
    card_kinds,
    contrast,
    ink_on,
    sheets,
    sizes,
)
from sugoroku.text import languages

ROOT = Path(__file__).resolve().parents[1]
SPEC = ROOT / "spec"
GAMES = ("tokaido", "white-castle")
MM = 72 / 25.4
SVG = "{http://www.w3.org/2000/svg}"


@cache
def made(game: str, lang: str) -> Sheets:
    return sheets(SPEC / game, lang)


@cache
def pdf(game: str, lang: str) -> pypdf.PdfReader:
    return pypdf.PdfReader(io.BytesIO(as_pdf(made(game, lang))))


def readable(text: str) -> str:
    """Words however their lines are broken."""
    return re.sub(r"[\s\u00ad]+", "", text)


@pytest.fixture
def localization(tmp_path: Path) -> Path:
    """A copy of all texts that a test may change."""
    return Path(shutil.copytree(localization_folder(), tmp_path / "localization"))


def renamed(localization: Path, name: str) -> Sheets:
    """The cards of a kind, one of which has another name."""
    path = localization / "en" / "tokaido.ftl"
    text = path.read_text(encoding="utf-8")
    assert "entry-samurai = Samurai\n" in text
    path.write_text(text.replace("entry-samurai = Samurai\n", f"entry-samurai = {name}\n"), encoding="utf-8")
    return sheets(SPEC / "tokaido", "en", ["encounter"], copies=False, localization=localization)


# What is on the sheets

@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", GAMES)
def test_every_card_is_printed_with_all_its_words(game: str, lang: str) -> None:
    cards = made(game, lang).cards
    pages = pdf(game, lang).pages
    assert len(pages) == made(game, lang).pages == -(-len(cards) // PER_PAGE)
    for number, page in enumerate(pages):
        text = page.extract_text()
        words = readable(text)
        # A letter that no font has would be drawn as an empty box.
        assert "\ufffd" not in text and "\x00" not in text
        for one in cards[number * PER_PAGE:(number + 1) * PER_PAGE]:
            card = one.card
            for said in (one.label, card.name, card.details, card.about, *card.badges, card.id,
                         *(each for line in card.lines for each in (line.label, line.text))):
                assert readable(said) in words, (card.id, said)


@pytest.mark.parametrize("game", GAMES)
def test_each_card_is_there_as_often_as_in_the_box(game: str) -> None:
    spec = read_spec(SPEC / game)
    kinds = card_kinds(spec)
    counted = {name for chapter in spec.book for name in chapter.counts}
    assert set(kinds) == counted
    everything = [(one.kind, one.card.id, one.copy) for one in made(game, "en").cards]
    assert len(everything) == len(set(everything)) == sum(len(spec.kinds[kind].entries) for kind in kinds)


def test_each_design_can_be_printed_once() -> None:
    once = sheets(SPEC / "tokaido", "en", copies=False).cards
    assert len({one.card.id for one in once}) == len(once) < len(made("tokaido", "en").cards)
    text = pypdf.PdfReader(io.BytesIO(as_pdf(sheets(SPEC / "tokaido", "en", ["spring"], copies=False)))).pages[0]
    assert "×6" in text.extract_text()


def test_a_kind_is_printed_alone_and_looks_as_it_does_among_the_others() -> None:
    alone = sheets(SPEC / "white-castle", "en", ["daimyos"]).cards
    assert list(alone) == [one for one in made("white-castle", "en").cards if one.kind == "daimyo"]


def test_the_numbers_of_a_card_come_from_the_spec_and_follow_a_variant(tmp_path: Path) -> None:
    printed = {one.card.id: one.card.printed for one in made("white-castle", "en").cards}
    assert "5" in printed["plant_1"][0] and "9" in printed["plant_1"][1]
    folder = Path(shutil.copytree(SPEC / "white-castle", tmp_path / "white-castle"))
    (folder / "variants" / "dear.yaml").write_text(
        "variant: {id: dear, group: house}\nchanges:\n  - {set: kinds.plant.entries.plant_1.cost, to: 6}\n", "utf-8")
    changed = {one.card.id: one.card for one in sheets(folder, "en", ["plant"], ["dear"]).cards}
    assert changed["plant_1"].printed[0] == printed["plant_1"][0].replace("5", "6")
    assert "6" in changed["plant_1"].details


def test_a_section_is_tinted_by_what_stands_beside_it() -> None:
    tints = read_spec(SPEC / "white-castle").tints
    card = next(one.card for one in made("white-castle", "en").cards if one.card.id == "steward_02")
    shown = [next((tints[mark] for mark in reversed(line.marks) if mark in tints), "") for line in card.lines]
    assert shown == ["", tints["dark"], tints["light"], tints["light"]]


@pytest.mark.parametrize(
    ("line", "said"), [('drak: "#4b453e"', 'no kind or entry "drak"'), ('dark: "url(x)"', "url")])
def test_a_tint_belongs_to_something_declared_and_is_nothing_but_a_tint(tmp_path: Path, line: str, said: str) -> None:
    folder = Path(shutil.copytree(SPEC / "white-castle", tmp_path / "white-castle"))
    icons = folder / "icons.yaml"
    text = icons.read_text(encoding="utf-8")
    assert 'dark:   "#4b453e"' in text
    icons.write_text(text.replace('dark:   "#4b453e"', line), encoding="utf-8")
    with pytest.raises(SpecError) as raised:
        sheets(folder, "en")
    (problem,) = raised.value.problems
    assert said in problem.message + problem.hint and problem.span.file.endswith("icons.yaml")


def test_kinds_differ_by_tint_or_ornament_and_everything_written_on_a_tint_can_be_read() -> None:
    for game in GAMES:
        looks = {one.kind: (one.tint, one.ornament) for one in made(game, "en").cards}
        assert len(set(looks.values())) == len(looks)
        assert all(0 <= ornament < ORNAMENTS for _, ornament in looks.values())
        for tint in (*PALETTE, *read_spec(SPEC / game).tints.values()):
            assert contrast(tint, ink_on(tint)) >= 4.5, tint


def test_a_game_without_a_book_has_sheets_as_well() -> None:
    assert {one.kind for one in sheets(SPEC / "otter-dash", "cs").cards} == {"bay"}


# How they are laid out

@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", GAMES)
def test_no_text_is_higher_than_its_card_or_too_small_to_read(game: str, lang: str) -> None:
    fitted = sizes(made(game, lang))
    assert [each["id"] for each in fitted] == [one.card.id for one in made(game, lang).cards]
    assert all(each["need"] <= each["room"] and each["size"] >= 5.5 for each in fitted), fitted


@pytest.mark.parametrize("game", GAMES)
def test_every_letter_stands_inside_a_card_or_in_the_last_line_of_the_page(game: str) -> None:
    left, bottom, width, height = 10.5 * MM, 16.5 * MM, 63 * MM, 88 * MM
    seen = 0
    for page in pdf(game, "ru").pages:
        places: list[tuple[float, float]] = []
        page.extract_text(visitor_text=lambda text, page, line, _font, _size, found=places:
                          found.append((page[4] + page[0] * line[4], page[5] + page[3] * line[5]))
                          if text.strip() else None)
        for x, y in places:
            if y < bottom - 5 * MM:
                continue
            across, up = (x - left) / width % 1 * 63, (y - bottom) / height % 1 * 88
            assert 0 < (x - left) / width < 3 and 0 < (y - bottom) / height < 3
            assert 2.5 < across < 60.5 and 2.5 < up < 85.5
            seen += 1
    assert seen > 500


def test_a_long_text_is_written_smaller_and_an_endless_one_is_refused(localization: Path) -> None:
    usual = {each["id"]: each["size"] for each in sizes(sheets(SPEC / "tokaido", "en", ["encounter"], copies=False))}
    longer = renamed(localization, "Samurai of many and many more words " * 8)
    fitted = {each["id"]: each for each in sizes(longer)}
    assert fitted["samurai"]["size"] < usual["samurai"]
    assert fitted["samurai"]["need"] <= fitted["samurai"]["room"]
    assert {id: each["size"] for id, each in fitted.items() if id != "samurai"} == {
        id: size for id, size in usual.items() if id != "samurai"}


@pytest.mark.parametrize("name", ["Samurai of many words " * 400, "S" * 500])
def test_a_text_that_fits_at_no_size_is_a_clear_error(localization: Path, name: str) -> None:
    endless = renamed(localization, name)
    with pytest.raises(GameError, match=r'texts of "samurai" do not fit on a card'):
        as_pdf(endless)


def test_each_page_is_a4_with_marks_at_every_cut() -> None:
    pages = as_svg(made("tokaido", "uk"))
    assert len(pages) == made("tokaido", "uk").pages
    columns, rows = [10.5 + 63 * each for each in range(4)], [16.5 + 88 * each for each in range(4)]
    upright = {(round(x, 1), round(y, 1)) for x in columns for y in (16.5 - 6.5, 16.5 + 264 + 1.5)}
    level = {(round(x, 1), round(y, 1)) for x in (10.5 - 6.5, 10.5 + 189 + 1.5) for y in rows}
    for data in (pages[0], pages[-1]):
        root = ElementTree.fromstring(data)
        _, _, width, height = (float(each) / MM for each in root.attrib["viewBox"].split())
        assert (round(width), round(height)) == (210, 297)
        marks = [path.attrib["transform"] for path in root.findall(f"{SVG}path") if path.get("stroke") == "#000000"]
        found = [tuple(round(float(each) / MM, 1) for each in re.findall(r"[\d.]+", mark)) for mark in marks]
        assert len(found) == 16 and set(found) == upright | level


# Nothing but a drawing

EVIL = "<script>alert(1)</script> #panic() *x* `q` $1$ @l"


def test_markup_in_a_message_stays_text(localization: Path) -> None:
    evil = renamed(localization, EVIL)
    text = " ".join(page.extract_text() for page in pypdf.PdfReader(io.BytesIO(as_pdf(evil))).pages)
    assert readable(EVIL) in readable(text).replace("<Script>", "<script>")
    for data in as_svg(evil):
        root = ElementTree.fromstring(data)
        assert not [each.tag for each in root.iter() if each.tag.endswith(("script", "foreignObject", "a", "text"))]


def test_a_drawing_asks_nothing_of_the_network() -> None:
    for data in as_svg(sheets(SPEC / "tokaido", "en", ["meal"])):
        for each in ElementTree.fromstring(data).iter():
            links = [value for key, value in each.attrib.items() if key.endswith(("href", "src"))]
            assert all(link.startswith(("#", "data:image/")) for link in links)


def test_broken_texts_and_symbols_make_no_sheets(localization: Path) -> None:
    symbols, words = localization / "tokaido.ftl", localization / "en" / "tokaido.ftl"
    usual = symbols.read_text(encoding="utf-8")
    symbols.write_text(usual.replace("{ $coins }", "{ $cions }"), encoding="utf-8")
    with pytest.raises(GameError, match=r"kind-traveler\.coins.*cannot be said"):
        sheets(SPEC / "tokaido", "en", ["traveler"], localization=localization)
    symbols.write_text(usual, encoding="utf-8")
    words.write_text(words.read_text(encoding="utf-8") + "this is no message\n", encoding="utf-8")
    with pytest.raises(SpecError):
        sheets(SPEC / "tokaido", "en", ["traveler"], localization=localization)


# The command

def run(*arguments: str) -> tuple[int, str]:
    result = CliRunner().invoke(command, arguments)
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result.exit_code, result.output


def test_the_command_writes_one_pdf_or_a_picture_for_each_page(tmp_path: Path) -> None:
    code, said = run("tokaido", "--lang", "cs", "--kind", "souvenir", "-o", str(tmp_path / "cards.pdf"))
    assert code == 0 and "24 cards on 3 pages" in said
    assert (tmp_path / "cards.pdf").read_bytes().startswith(b"%PDF-")
    assert run("tokaido", "--kind", "souvenir", "-o", str(tmp_path / "cards.svg"))[0] == 0
    assert sorted(os.listdir(tmp_path)) == ["cards-1.svg", "cards-2.svg", "cards-3.svg", "cards.pdf"]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("tokiado",), "tokaido"),
        (("tokaido", "--lang", "xx"), "xx"),
        (("tokaido", "--variant", "gastronome"), "gastronomy"),
        (("tokaido", "--kind", "souvenier"), 'no cards of a kind "souvenier". did you mean "souvenir"'),
        (("tokaido", "--kind", "ware"), "kinds: "),
    ],
)
def test_a_wrong_call_names_the_nearest_right_one_and_writes_nothing(
    tmp_path: Path, arguments: tuple[str, ...], said: str
) -> None:
    with pytest.raises(GameError, match=re.escape(said)):
        run(*arguments, "-o", str(tmp_path / "cards.pdf"))
    assert os.listdir(tmp_path) == []


def test_an_unwritable_target_is_a_clear_error_and_leaves_nothing_behind(tmp_path: Path) -> None:
    (tmp_path / "cards.pdf").mkdir()
    (tmp_path / "cards-2.svg").mkdir()
    with pytest.raises(GameError, match=r"cards\.pdf cannot be written"):
        run("tokaido", "--kind", "meal", "-o", str(tmp_path / "cards.pdf"))
    with pytest.raises(GameError, match=r"cards-2\.svg cannot be written"):
        run("tokaido", "--kind", "meal", "-o", str(tmp_path / "cards.svg"))
    with pytest.raises(GameError, match="cannot be written"):
        run("tokaido", "--kind", "meal", "-o", str(tmp_path / "no" / "folder" / "cards.pdf"))
    assert sorted(os.listdir(tmp_path)) == ["cards-2.svg", "cards.pdf"]
    assert not any(any(path.iterdir()) for path in tmp_path.iterdir())
