"""Files of texts that are broken, hostile or at odds with the glossary; what `trace` says about texts."""

from __future__ import annotations

import os
import shutil
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from sugoroku.command_line import group
from sugoroku.errors import Problems, format_text
from sugoroku.files import MAX_BYTES
from sugoroku.fluent import LETTERS_LIMIT, Language, LanguageError, parsed
from sugoroku.game import load
from sugoroku.glossary import read_glossary, terms_in
from sugoroku.lint import Games, games_beside, lint
from sugoroku.places import localization_folder
from sugoroku.spec import Spec
from sugoroku.text import Texts

LANGUAGES = ("cs", "en", "es", "ru", "uk")


@cache
def spec() -> Spec:
    return load("tokaido", players=2, machine="reference").compiled.spec


@cache
def games() -> Games:
    return games_beside(localization_folder())


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """All texts but the prose, which these tests write anew."""
    return Path(shutil.copytree(localization_folder(), tmp_path / "localization",
                                ignore=shutil.ignore_patterns("*.rules.ftl")))


def problems_of(folder: Path) -> Problems:
    problems = Problems()
    lint(folder, problems, {"tokaido": games()["tokaido"]})
    return problems


def language(tmp_path: Path, text: str, functions: dict[str, Callable[..., Any]] | None = None) -> Language:
    path = tmp_path / "x.ftl"
    path.write_text(text, encoding="utf-8")
    return Language("en", [path], functions or {})


# hostile files


@pytest.mark.parametrize("text", [
    "a = " + "{" * 5000 + '"x"' + "}" * 5000,
    "a =\n    " + "{\n" * 5000 + '"x"' + "}" * 5000,
    "a = { " + "NOUN(" * 5000 + '"x"' + ")" * 5000 + " }",
])
def test_deep_nesting_is_refused_before_anything_is_parsed(tmp_path: Path, text: str) -> None:
    with pytest.raises(LanguageError, match="nested more than 20 deep"):
        language(tmp_path, text)


@pytest.mark.parametrize("text", [
    "-a = { -b }\n-b = { -a }\nc = { -a }\n",
    "a = { a }\n",
    "".join(f"a{n} = {{ a{n + 1} }}\n" for n in range(300)) + "a300 = x\n",
])
def test_messages_that_refer_to_each_other_without_end_are_refused(tmp_path: Path, text: str) -> None:
    with pytest.raises(LanguageError, match="refer to each other without an end"):
        language(tmp_path, text)


def test_a_text_that_doubles_with_every_reference_stays_small(tmp_path: Path) -> None:
    laughs = "a0 = ha\n" + "".join(f"a{n} = {{ a{n - 1} }}{{ a{n - 1} }}\n" for n in range(1, 40))
    made = language(tmp_path, laughs)
    started = time.process_time()
    assert len(made.format("a39") or "") < 10_000
    assert time.process_time() - started < 2
    assert made.errors


@pytest.mark.parametrize("depth", [0, 22])
def test_a_text_that_asks_for_itself_through_a_function_ends(tmp_path: Path, depth: int) -> None:
    lines = [f'a{n} = {{ NAME("a{n - 1}") }}{{ NAME("a{n - 1}") }}\n' for n in range(1, depth + 1)]
    made: list[Language] = []
    functions = {"NAME": lambda id: made[0].format(str(id)) or ""}
    made.append(language(tmp_path, "".join(['a0 = { NAME("a0") }{ NAME("a0") }\n', *lines]), functions))
    started = time.process_time()
    assert len(made[0].format(f"a{depth}") or "") < 100_000
    assert time.process_time() - started < 5
    assert any(isinstance(error, LanguageError) for _, error in made[0].errors)


def test_a_number_cannot_ask_for_a_million_digits(tmp_path: Path) -> None:
    made = language(tmp_path, "a = { NUMBER(1, minimumFractionDigits: 100000000) }")
    assert len(made.format("a") or "") < 100
    assert made.errors


@pytest.mark.parametrize(("write", "said"), [
    (lambda path: path.write_text("#" * (MAX_BYTES + 1)), "is larger than"),
    (lambda path: path.write_text("#" * (LETTERS_LIMIT + 1)), "is larger than"),
    (lambda path: path.write_bytes(b"game-title = \xff\xfe"), "byte 0xFF is not UTF-8"),
    (lambda path: (path.unlink(), path.symlink_to(path)), "cannot be read"),
    (lambda path: (path.unlink(), path.symlink_to("/etc/hostname")), "leads out of the folder"),
    (lambda path: (path.unlink(), os.mkfifo(path)), "not an ordinary file"),
])
def test_a_file_that_cannot_be_read_is_a_problem_with_its_place(
        folder: Path, write: Callable[[Path], object], said: str) -> None:
    write(folder / "cs" / "tokaido.ftl")
    found = [each for each in problems_of(folder).items if each.span.file == "localization/cs/tokaido.ftl"]
    assert len(found) == 1, format_text(found)
    assert said in found[0].message


def test_a_text_that_leads_out_of_the_folder_is_not_spoken(folder: Path) -> None:
    path = folder / "en" / "tokaido.ftl"
    path.unlink()
    path.symlink_to("/etc/hostname")
    with pytest.raises(LanguageError, match="leads out of the folder"):
        Texts(spec(), "en", folder)


def test_more_texts_than_anybody_writes_are_not_read(folder: Path) -> None:
    for number in range(9):
        (folder / "en" / f"more{number}.ftl").write_text("#" * MAX_BYTES)
    found = problems_of(folder).items
    assert [(each.code, each.span.path) for each in found] == [("file-size", str(folder))]


def test_a_language_whose_file_is_broken_still_speaks(folder: Path) -> None:
    path = folder / "en" / "tokaido.ftl"
    path.write_text(path.read_text(encoding="utf-8")[:-40] + "\n}}} <<< no message\n", encoding="utf-8")
    words = Texts(spec(), "en", folder)
    assert words.title == "Tokaido"
    assert any(each.code == "text-junk" for each in problems_of(folder).items)


def test_a_cyclic_term_is_a_clear_error_in_check_and_in_play(folder: Path) -> None:
    path = folder / "en" / "tokaido.ftl"
    path.write_text(path.read_text(encoding="utf-8") + "\n-road = { -way }\n-way = { -road }\n", encoding="utf-8")
    assert "text-cycle" in [each.code for each in problems_of(folder).items]
    with pytest.raises(LanguageError, match="-road → -way → -road"):
        Texts(spec(), "en", folder)


def test_a_noun_that_asks_for_itself_is_found(folder: Path) -> None:
    path = folder / "en" / "tokaido.ftl"
    path.write_text(path.read_text(encoding="utf-8") + '\nnoun-ox = { NAME("ox") }\n', encoding="utf-8")
    assert [(each.code, each.span.source) for each in problems_of(folder).items if each.code == "text-cycle"] == [
        ("text-cycle", 'noun-ox = { NAME("ox") }')]


# the glossary


@pytest.mark.parametrize(("file", "old", "new", "place", "said"), [
    ("ru/tokaido.ftl", "[many] монет\n", "[many] монеток\n", "resource-coin", "монет"),
    ("uk/tokaido.ftl", "[one] монету", "[one] гроші", "accusative", "монету"),
    ("cs/tokaido.ftl", "entry-village = ", "entry-village = malá ", "entry-village", "vesnice"),
])
def test_a_term_that_differs_from_the_glossary_is_found_at_its_place(
        folder: Path, file: str, old: str, new: str, place: str, said: str) -> None:
    path = folder / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    found = [each for each in problems_of(folder).items if each.code == "text-term"]
    assert found and all(each.span.file == f"localization/{file}" for each in found)
    assert any(each.span.source[each.span.column - 1:].startswith(place) and said in each.message for each in found)
    assert all(each.related[0][1].file.startswith("localization/glossary/") for each in found)


def test_a_word_that_the_glossary_avoids_is_found_wherever_it_stands(folder: Path) -> None:
    path = folder / "es" / "white-castle.ftl"
    text = path.read_text(encoding="utf-8").replace("prompt-turn-e = ", "prompt-turn-e = ¿La grulla? ")
    path.write_text(text, encoding="utf-8")
    problems = Problems()
    lint(folder, problems, {"white-castle": games()["white-castle"]})
    assert [(each.code, each.message) for each in problems.items] == [
        ("text-term", '"grulla" is to be avoided, the term is "ficha de garza"')]


def test_a_noun_of_the_prose_follows_the_glossary(folder: Path) -> None:
    (folder / "cs" / "tokaido.rules.ftl").write_text(
        'noun-turn = tur\nfact-1-1 = { NAME("turn") }\n', encoding="utf-8")
    found = [each.message for each in problems_of(folder).items if each.code == "text-term"]
    assert found == ['"noun-turn" says "tur", the nominative of the term is "tah"']


@pytest.mark.parametrize("game", ["tokaido", "white-castle"])
def test_every_term_of_the_glossary_has_all_languages_and_names_messages_that_exist(game: str) -> None:
    problems = Problems()
    glossary = read_glossary(localization_folder(), game, problems)
    assert not len(problems), format_text(problems.items)
    ids = {lang: [term.id for term in terms_in(glossary, lang)] for lang in LANGUAGES}
    assert len(ids["en"]) > 100
    assert all(listed == ids["en"] for listed in ids.values())
    entries = parsed((localization_folder() / "en" / f"{game}.ftl").read_text(encoding="utf-8")).body
    known = {entry.id.name: {each.id.name for each in entry.attributes} for entry in entries if hasattr(entry, "id")}
    for term in terms_in(glossary, "en"):
        for name in term.messages:
            id, _, attribute = name.partition(".")
            assert id in known and (not attribute or attribute in known[id]), (term.id, name)


def test_a_glossary_of_another_shape_is_a_problem_with_its_place(folder: Path) -> None:
    path = folder / "glossary" / "tokaido.yaml"
    path.write_text("terms:\n  coin: {messages: resource-coin, en: 7}\n", encoding="utf-8")
    found = [each for each in problems_of(folder).items if each.code.startswith("schema")]
    assert {(each.span.file, each.span.line) for each in found} == {("localization/glossary/tokaido.yaml", 2)}


# trace


def run(*arguments: str) -> Result:
    return CliRunner().invoke(group, list(arguments))


def told_in(monkeypatch: pytest.MonkeyPatch, folder: Path, **prose: str) -> None:
    """Let the texts lie in another folder, with this prose and no other."""
    for lang, text in prose.items():
        (folder / lang / "tokaido.rules.ftl").write_text(text, encoding="utf-8")
    for module in ("trace", "fluent"):
        monkeypatch.setattr(f"sugoroku.{module}.localization_folder", lambda: folder)


def test_without_prose_trace_asks_for_none(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    told_in(monkeypatch, folder)
    done = run("trace", "tokaido")
    assert done.exit_code == 0, done.output
    assert "no prose yet" in done.output


def test_a_fact_without_a_text_in_one_language_is_a_gap(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    told_in(monkeypatch, folder, **dict.fromkeys(("cs", "en", "es", "ru"), "fact-9-1 = x\n"))
    done = run("trace", "tokaido")
    assert done.exit_code == 1
    line = next(line for line in done.output.splitlines() if line.startswith("9.1 "))
    assert "cs en es ru " in line and line.endswith("NO TEXT: uk")


def test_a_fact_is_shown_with_its_clause_its_scenario_and_its_text(
        monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    told_in(monkeypatch, folder, **dict.fromkeys(LANGUAGES, 'fact-9-1 = At most { SPEC("most_gift") }.\n'))
    done = run("trace", "tokaido", "9.1")
    assert done.exit_code == 0, done.output
    assert "clause    rules.visit temple" in done.output
    assert "scenario  a temple takes one to three coins" in done.output
    assert done.output.count("At most 3.") == 5


@pytest.mark.parametrize("game", ["tokaido", "white-castle"])
def test_every_fact_that_a_player_needs_is_told_in_every_language(game: str) -> None:
    done = run("trace", game)
    assert done.exit_code == 0, done.output[-400:]
    assert done.output.rstrip().endswith(" 0 with gaps") and "no prose yet" not in done.output


def test_a_fact_that_is_not_told_is_no_gap(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    told_in(monkeypatch, folder, en="fact-9-1 = x\n")
    lines = run("trace", "tokaido").output.splitlines()
    assert any("not told" in line and "NO TEXT" not in line for line in lines)
