"""What players read, in every language. `python tests/test_texts.py` writes the golden files anew."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast

from sugoroku.compiled import Compiled
from sugoroku.declarations import declare
from sugoroku.errors import Problems, format_text
from sugoroku.fluent import LanguageError, identifier, parsed, preferred, read
from sugoroku.game import load
from sugoroku.lint import Games, games_beside, lint
from sugoroku.messages import ENTRY, effects
from sugoroku.nodes import Scalar
from sugoroku.nouns import in_case
from sugoroku.overlay import read_game, variants_of
from sugoroku.parser import parse_rule
from sugoroku.places import find, localization_folder
from sugoroku.reasons import Reason
from sugoroku.reference_cards import cards_of
from sugoroku.text import Texts, languages

GOLDEN = Path(__file__).parent / "golden" / "texts"
GAMES = {"tokaido": 2, "white-castle": 1}
LANGUAGES = ("cs", "en", "es", "ru", "uk")
COUNTS = (0, 1, 2, 3, 5, 11, 21, 22, 101)
NUMBER = re.compile(r"\d+")


@cache
def compiled(game: str) -> Compiled:
    return load(game, players=GAMES[game], machine="reference").compiled


@cache
def texts(game: str, lang: str) -> Texts:
    return Texts(compiled(game).spec, lang)


@cache
def games() -> Games:
    return games_beside(localization_folder())


def cards(game: str) -> list[Scalar]:
    """Every effect of the game, each wording once."""
    return list({scalar.text: scalar for scalar in effects(compiled(game).spec)}.values())


def rewritten(scalar: Scalar, text: str) -> Scalar:
    return Scalar(text, text, scalar.span)


def sentence(words: Texts, scalar: Scalar) -> str:
    tree = parse_rule(scalar, Problems())
    assert tree is not None, scalar.text
    return words.effect(tree, scalar)


def cases(game: str, lang: str, name: str) -> list[str]:
    """The cases that a language has for a noun."""
    for entry in parsed(read(localization_folder() / lang / f"{game}.ftl")).body:
        if isinstance(entry, ast.Message) and entry.id.name.partition("-")[::2] in (
                (kind, name.replace("_", "-")) for kind in ("resource", "group", "kind")):
            return [each.id.name for each in entry.attributes
                    if each.id.name not in (*ENTRY, "gain", "name") and not each.id.name.startswith("entry-")]
    return []


def report(lang: str) -> Iterator[str]:
    """Everything that a language says about the games."""
    for game in GAMES:
        words, made = texts(game, lang), compiled(game)
        yield f"# {words.title}"
        for scalar in cards(game):
            tree = parse_rule(scalar, Problems())
            assert tree is not None
            said = (words.effect(tree, scalar), words.label(tree, scalar), words.icons(tree, scalar))
            yield f"{scalar.text} | {' | '.join(said)}"
        forms = dict.fromkeys(NUMBER.sub("#", scalar.text) for scalar in cards(game) if NUMBER.search(scalar.text))
        for form in forms:
            for count in COUNTS:
                scalar = rewritten(cards(game)[0], form.replace("#", str(count)))
                tree = parse_rule(scalar, Problems())
                assert tree is not None
                body = words.sentences.phrase(tree, scalar, "imperative", {})
                asked = words.sentences.say("prompt-may", body=body)
                yield f"{form} {count} | {words.effect(tree, scalar)} | {words.label(tree, scalar)} | {asked}"
        for name in (*made.spec.resources, *made.spec.groups, *(kind for kind in made.spec.kinds if kind != "player")):
            for case in ("nominative", *cases(game, lang, name)):
                # An article stands in place of a number, and a heading has none.
                said = [words.nouns.counted(name, 1, case)] if case in ("indefinite", "plural") else [
                    in_case(words.nouns.amount(count, name), case) for count in COUNTS]
                yield f"{name} {case} | {' | '.join(said)}"
        yield from dict.fromkeys(f"{p.origin.rule} {p.kind} {p.name} | {words.prompt(p, 0)}" for p in made.prompts)
        for p in made.prompts:
            if getattr(p.origin.tree, "by", None) is not None:
                yield f"{p.origin.rule} {p.kind} {p.name}, for another | {words.prompt(p, 0, made.program.seats - 1)}"
        yield from dict.fromkeys(f"option {each.kind} | {words.option(each, 0)}" for each in made.labels)
        for resource in made.spec.resources:
            for count in COUNTS:
                yield f"{resource} {count} | {words.reason(Reason('pay', count, 0, resource))}"
        for entry in made.spec.entries.values():
            yield f"{entry.id} | {words.nouns.entry(entry)} | {words.nouns.option(entry)}"
        yield from (f"score {rule.name} | {words.category(rule.name)}" for rule in made.spec.scoring)
        yield from (f"state {name} | {words.state(name)}" for name in made.spec.state)
        for kind in made.spec.kinds:
            if words.language.has(identifier("kind", kind), "does"):
                yield from (f"{card.id} | {card.said}" for card in cards_of(words, kind, ()))
        assert not words.language.missing, words.language.missing
        assert not words.language.errors, words.language.errors[:3]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_reads_as_it_was_reviewed(lang: str) -> None:
    assert "\n".join(report(lang)) + "\n" == (GOLDEN / f"{lang}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("game", GAMES)
def test_a_changed_number_of_a_card_is_the_only_number_that_changes_in_every_language(game: str) -> None:
    for scalar in cards(game):
        for place in NUMBER.finditer(scalar.text):
            if place.start() and scalar.text[place.start() - 1] == "_":
                continue
            changed = f"{scalar.text[:place.start()]}977{scalar.text[place.end():]}"
            for lang in LANGUAGES:
                before = NUMBER.findall(sentence(texts(game, lang), scalar))
                after = NUMBER.findall(sentence(texts(game, lang), rewritten(scalar, changed)))
                assert len(before) == len(after), (lang, scalar.text)
                differences = [(old, new) for old, new in zip(before, after, strict=True) if old != new]
                assert differences == [(place.group(), "977")], (lang, scalar.text)


CASES = {"nominative": "nomn", "accusative": "accs", "genitive": "gent", "dative": "datv", "instrumental": "ablt",
         "prepositional": "loct", "locative": "loct"}


class Dictionary:
    """The forms of a noun phrase by an independent dictionary: adjectives, a noun, and words that stay as they are."""

    def __init__(self, lang: str) -> None:
        import pymorphy3

        self.lang, self.words = lang, pymorphy3.MorphAnalyzer(lang=lang)

    def forms(self, word: str, part: str, case: str, plural: bool, gender: str = "") -> set[str]:
        """All forms of a word that fit; the Ukrainian dictionary marks the plural only."""
        return {form.word.replace("ё", "е") for parse in self.words.parse(word) if {part, "nomn"} in parse.tag
                for form in parse.lexeme if case in form.tag and ("plur" in form.tag) == plural
                and (not gender or plural or gender in form.tag)}

    def noun(self, word: str) -> bool:
        return word.replace("ё", "е") in self.forms(word, "NOUN", "nomn", False)

    def head(self, phrase: list[str]) -> int | None:
        """The place of the noun, behind its adjectives."""
        for place, word in enumerate(phrase):
            adjective = any("ADJF" in parse.tag for parse in self.words.parse(word))
            if adjective and any(self.noun(later) for later in phrase[place + 1:]):
                continue
            return place if self.noun(word) else None
        return None

    def agrees(self, said: str, adjective: str, wanted: str, plural: bool, gender: str) -> bool:
        """Whether an adjective agrees with its noun; in the Ukrainian dictionary plurals are words of their own."""
        if self.lang == "uk" and plural:
            same = said[:-2].startswith(adjective[:-3])
            return same and any({"ADJF", wanted, "plur"} in parse.tag for parse in self.words.parse(said))
        return said in self.forms(adjective, "ADJF", wanted, plural, gender)

    def gender(self, noun: str) -> str:
        tags = [parse.tag for parse in self.words.parse(noun) if {"NOUN", "nomn"} in parse.tag]
        return next((g for g in ("femn", "neut", "masc") for tag in tags if g in tag), "")

    def animate(self, noun: str) -> bool:
        return any({"NOUN", "nomn", "anim"} in parse.tag for parse in self.words.parse(noun))

    def genitive_of_several(self, word: str, one: str) -> bool:
        lexemes = {parse.normal_form for parse in self.words.parse(one)}
        return any({"gent", "plur"} in parse.tag and parse.normal_form in lexemes for parse in self.words.parse(word))

    def expected(self, noun: str, count: int, case: str, mass: bool) -> tuple[str, bool]:
        """The case and number in which a noun stands after a number in a sentence that asks for a case."""
        if count == 1 or case not in ("nominative", "accusative"):
            return CASES[case], count > 1 and not mass
        if mass:
            return "gent", False
        if count == 5 or (case == "accusative" and self.animate(noun)):
            return "gent", True
        return ("gent", False) if self.lang == "ru" else ("nomn", True)

    def adjective(self, noun: str, count: int, case: str) -> tuple[str, bool]:
        if count == 1 or case not in ("nominative", "accusative"):
            return CASES[case], count > 1
        if count == 5 or (case == "accusative" and self.animate(noun)):
            return "gent", True
        return ("nomn", True) if self.lang == "uk" or self.gender(noun) == "femn" else ("gent", True)


@pytest.mark.parametrize("lang", ["ru", "uk"])
@pytest.mark.parametrize("game", GAMES)
def test_nouns_have_the_forms_of_an_independent_dictionary(game: str, lang: str) -> None:
    dictionary = Dictionary(lang)
    spec, words, checked, unknown = compiled(game).spec, texts(game, lang), 0, []
    nouns = re.findall(r"^noun-([a-z0-9-]+) *=", prose_of(game, lang), re.MULTILINE)
    names = [*spec.resources, *spec.groups, *(name for name in spec.kinds if name != "player"), *nouns]
    for name in names:
        def phrase(count: int, case: str, name: str = name) -> list[str]:
            return words.nouns.counted(name, count, case).replace("ё", "е").split()

        first = words.nouns.counted(name, 1).split()
        head = dictionary.head(first)
        if head is None:
            unknown.append(name)
            continue
        noun = first[head]
        # A mass noun is counted in the genitive singular: 2 and 5 of food.
        mass = phrase(2, "nominative") == phrase(5, "nominative")
        for count in (1, 2, 5):
            for case in CASES:
                ids = [f"{kind}-{name.replace('_', '-')}" for kind in ("resource", "group", "kind", "noun")]
                if case != "nominative" and not any(words.language.has(id, case) for id in ids) and (
                        case != "accusative" or name in nouns):
                    continue
                said = phrase(count, case)
                known = dictionary.forms(noun, "NOUN", *dictionary.expected(noun, count, case, mass))
                assert said[head] in known, (name, count, case, said, known)
                for place, adjective in enumerate(first[:head]):
                    wanted = dictionary.adjective(noun, count, case)
                    assert dictionary.agrees(said[place], adjective, *wanted, dictionary.gender(noun)), (name, said)
                # What belongs to the noun stays, or is in the genitive plural: tiles of dice.
                for word, one in zip(said[head + 1:], phrase(1, "nominative")[head + 1:], strict=True):
                    assert word == one or dictionary.genitive_of_several(word, one), (name, said)
                checked += 1
    assert checked >= 60 and len(unknown) <= 5, unknown


def prose_of(game: str, lang: str) -> str:
    path = localization_folder() / lang / f"{game}.rules.ftl"
    return path.read_text(encoding="utf-8") if path.is_file() else ""


def test_the_texts_of_the_games_have_no_problem() -> None:
    problems = Problems()
    lint(localization_folder(), problems)
    assert not len(problems), format_text(problems.items)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The texts of the games without their prose; a test brings its own."""
    without_prose = shutil.ignore_patterns("*.rules.ftl")
    return Path(shutil.copytree(localization_folder(), tmp_path / "localization", ignore=without_prose))


@pytest.mark.parametrize(("file", "old", "new", "code", "place"), [
    ("ru/tokaido.ftl", "        [many] монет\n", "", "text-plural", "$count"),
    ("cs/tokaido.ftl", "game-title = ", "game-title ", "text-junk", "Tókaidó"),
    ("es/tokaido.ftl", "game-title = ", "game-titel = ", "text-unused", "game-titel"),
    ("uk/tokaido.ftl", "game-title = ", "game-title = { $nobody }", "text-placeable", "$nobody"),
    ("en/tokaido.ftl", "game-title = ", "game-title = { entry-inn } ", "text-term", "game-title"),
    ("en/tokaido.ftl", "game-title = ", "game-title = { entry-nowhere } ", "text-reference", "entry-nowhere"),
    ("en/tokaido.ftl", "game-title = ", "game-title = { game-title } ", "text-cycle", "game-title"),
    ("en/tokaido.ftl", "game-title = ", 'game-title = { SPEC("nothing") } ', "text-function", 'nothing"'),
    ("en/tokaido.ftl", "game-title = ", 'game-title = { SPEC("stall_size", sign: "often") } ', "text-function",
     '"often"'),
    ("en/tokaido.ftl", "game-title = ", "game-title = 7 ", "text-number", "7 Tokaido"),
    ("en/common.ftl", "option-no = No", "option-no = No\noption-no = No", "text-duplicate", "option-no"),
])
def test_a_mistake_in_a_file_of_texts_is_found_at_its_place(
        folder: Path, file: str, old: str, new: str, code: str, place: str) -> None:
    path = folder / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    problems = Problems()
    lint(folder, problems, {game: each for game, each in games().items() if game in file})
    found = [problem for problem in problems.items if problem.code == code]
    assert found, format_text(problems.items)
    assert found[0].span.file == f"localization/{file}"
    assert found[0].span.source[found[0].span.column - 1:].startswith(place)


PROSE = """
noun-die =
    { $count ->
        [one] die
       *[other] dice
    }
fact-R9-1 =
    Up to { AMOUNT(SPEC("most_dice_on_space[3]"), "die") }, for { SPEC("climb_cost[2]") } of { SPEC("food.max") }.
fact-R9-2 = { EFFECT("exchange for goods") }: { SPEC("exchange for goods", nth: 1) } of { SPEC("seal.max") }
fact-R9-3 = { SPEC("row_limit") ->
    [99] {""}
   *[other] { SPEC("row_limit") } times
 }
fact-R9-4 = { SPEC("players.min") }–{ SPEC("players.max") }, { AMOUNT(SPEC("count y in yards"), "yard") }
fact-R9-5 = { SPEC("highest y.cost for y in yards where y.cost < 5") } { SPEC("any y in yards where y.cost = 5") }
fact-R9-6 = { SPEC("garden_may") } { SPEC("min(rounds, 2) * 10 / 4") } { EFFECT("warrior action", mood: "infinitive") }
fact-R9-7 = { EFFECT("steward_02.part[middle].effect") } { SPEC("home.start") } { NAME("die", count: 2) }
"""


@pytest.mark.parametrize(("fact", "said"), [
    ("R9.1", "Up to 2\N{NO-BREAK SPACE}dice, for 5 of 7."),
    ("R9.2", "pay 2\N{NO-BREAK SPACE}Daimyo seals to gain 1\N{NO-BREAK SPACE}resource of your choice: 2 of 5"),
    ("R9.3", ""),
    ("R9.4", "1–4, 3\N{NO-BREAK SPACE}training yards"),
    ("R9.5", "3 1"),
    ("R9.6", "1 5 perform a warrior action"),
    ("R9.7", "advance 1\N{NO-BREAK SPACE}space on the influence track 5 dice"),
    ("R9.8", None),
])
def test_prose_takes_its_numbers_and_effects_from_the_spec(folder: Path, fact: str, said: str | None) -> None:
    (folder / "en" / "white-castle.rules.ftl").write_text(PROSE, encoding="utf-8")
    words = Texts(compiled("white-castle").spec, "en", folder)
    assert words.fact(fact) == said
    assert not words.language.errors


@pytest.mark.parametrize(("old", "new", "code", "place"), [
    ("climb_cost[2]", "climb_cst[2]", "text-function", "climb_cst"),
    ("climb_cost[2]", "my coins", "text-function", "my coins"),
    ("climb_cost[2]", "climb_cost[2] +", "text-function", "+"),
    ("most_dice_on_space[3]", "most_dice_on_space[7]", "text-function", "7"),
    ("nth: 1", "nth: 3", "text-function", '"exchange for goods"'),
    ('EFFECT("exchange for goods")', 'EFFECT("exchange of goods")', "text-function", '"exchange of goods"'),
    ('"die")', '"dye")', "text-function", '"dye"'),
    ('NAME("die"', 'NAME("dye"', "text-function", '"dye"'),
    ("Up to", "Up to 3", "text-number", "Up to 3"),
    ("Up to", 'Up to {"3"}', "text-number", '"3"'),
    ("Up to", "Up to { 3 }", "text-number", "3"),
    ("Up to", "Up to { $count }", "text-placeable", "$count"),
    ("fact-R9-1", "fact-R9-99", "text-unused", "fact-R9-99"),
    ("noun-die =", "noun-ox = ox\nnoun-die =", "text-unused", "noun-ox"),
    ("fact-R9-1", "chapter-nowhere = Title\nfact-R9-1", "text-unused", "chapter-nowhere"),
    ("noun-die =", "score-court = x\nnoun-die =", "text-duplicate", "score-court"),
])
def test_a_mistake_in_prose_is_found_at_its_place(folder: Path, old: str, new: str, code: str, place: str) -> None:
    assert old in PROSE
    file = folder / "en" / "white-castle.rules.ftl"
    file.write_text(PROSE.replace(old, new, 1), encoding="utf-8")
    problems = Problems()
    lint(folder, problems, {"white-castle": games()["white-castle"]})
    found = [each for each in problems.items if each.span.file.endswith(file.name) and each.code != "text-missing"]
    assert [each.code for each in found] == [code], format_text(found)
    assert found[0].span.source[found[0].span.column - 1:].startswith(place), found[0]


def test_a_fact_has_the_same_numbers_in_every_language(folder: Path) -> None:
    name = "white-castle.rules.ftl"
    (folder / "en" / name).write_text(PROSE, encoding="utf-8")
    (folder / "es" / name).write_text(PROSE.replace('SPEC("food.max")', 'SPEC("iron.max")'), encoding="utf-8")
    chosen = PROSE.replace('of { SPEC("seal.max") }', 'of { SPEC("seal.max") ->\n [5] five\n *[other] some\n }')
    (folder / "cs" / name).write_text(chosen.replace("[one] die", "[one] die\n        [few] d\n        [many] d"),
                                      encoding="utf-8")
    problems = Problems()
    lint(folder, problems, {"white-castle": games()["white-castle"]})
    found = [(each.message, each.span.file) for each in problems.items if each.code == "text-differs"]
    assert found == [
        ('SPEC("food.max") is missing in this fact', f"localization/es/{name}"),
        ('SPEC("iron.max") is not in this fact in the other languages', f"localization/es/{name}")]


def test_prose_of_one_language_only_and_a_fact_without_a_message_are_missing(folder: Path) -> None:
    (folder / "en" / "white-castle.rules.ftl").write_text(PROSE, encoding="utf-8")
    problems = Problems()
    lint(folder, problems, {"white-castle": games()["white-castle"]})
    missing = [each for each in problems.items if each.code == "text-missing"]
    told = " ".join(each.message for each in missing if each.span.file == "localization/en/white-castle.rules.ftl")
    assert "fact-R9-8" in told and "fact-R9-7" not in told
    found = {each.span.file: each.message for each in missing if "/en/" not in each.span.file}
    assert found == {f"localization/{lang}/white-castle.rules.ftl": 'the rules of "white-castle" are not told in this '
                     "language" for lang in LANGUAGES if lang != "en"}


def test_a_missing_message_is_shown_by_its_id_and_reported(folder: Path) -> None:
    path = folder / "en" / "tokaido.ftl"
    path.write_text(path.read_text(encoding="utf-8").replace("entry-fugu = Fugu\n", ""), encoding="utf-8")
    words = Texts(compiled("tokaido").spec, "en", folder)
    assert words.name("fugu") == "fugu"
    problems = Problems()
    lint(folder, problems, {"tokaido": games()["tokaido"]})
    assert [problem.message for problem in problems.items] == ['the message "entry-fugu" is missing']


def test_a_sixth_language_is_a_folder_and_no_code(folder: Path) -> None:
    shutil.copytree(folder / "en", folder / "eo")
    common = folder / "eo" / "common.ftl"
    text = common.read_text(encoding="utf-8").replace("[imperative] gain { $what }", "[imperative] ricevu { $what }")
    common.write_text(text, encoding="utf-8")
    assert "eo" in languages(folder)
    words = Texts(compiled("tokaido").spec, "eo", folder)
    card = next(scalar for scalar in cards("tokaido") if scalar.text == "gain 3 coins")
    assert sentence(words, card) == "Ricevu 3\N{NO-BREAK SPACE}coins."


@pytest.mark.parametrize("game", GAMES)
def test_every_fact_can_be_told_under_every_variant_in_every_language(game: str) -> None:
    for variant in ("", *variants_of(find(game))):
        tree = read_game(find(game), [variant] if variant else [], Problems())
        assert tree is not None
        spec = declare(tree, GAMES[game], Problems())
        assert spec is not None
        for lang in LANGUAGES:
            words = Texts(spec, lang)
            for chapter in spec.book:
                for fact, _ in chapter.facts:
                    words.fact(fact)
            assert not words.language.errors, (variant, lang, words.language.errors[:3])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_only_the_ukrainian_edition_tells_its_rule_about_rows_of_the_domain(lang: str) -> None:
    def told(*variants: str) -> str | None:
        tree = read_game(find("white-castle"), list(variants), Problems())
        assert tree is not None
        spec = declare(tree, 2, Problems())
        assert spec is not None
        return Texts(spec, lang).fact("R20.15")

    usual = told()
    assert usual is not None
    assert usual == told("ru-edition") == told("cs-edition") == told("es-edition")
    own = told("uk-edition")
    assert own is not None and own.startswith(usual) and len(own) > len(usual)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_number_below_zero_has_a_minus_and_a_sign_is_shown_where_it_is_asked_for(lang: str) -> None:
    words = Texts(load("tokaido", variants=["preparations"], machine="reference").compiled.spec, lang)
    assert re.findall(r"[+−-]?[0-9]+", words.fact("17.4") or "") == ["+2", "+1", "0", "−1", "−1"]
    assert in_case(words.nouns.amount(-2, "coin")).startswith("−2\u00a0")


@pytest.mark.parametrize(("lang", "said"), [
    ("cs", "Protivník získá 2 mince."), ("en", "The rival gains 2 coins."), ("es", "El rival obtiene 2 monedas."),
    ("ru", "Соперник получает 2 монеты."), ("uk", "Суперник отримує 2 монети."),
])
def test_a_kind_says_who_does_what_stands_on_its_cards(lang: str, said: str) -> None:
    card = next(iter(cards_of(texts("white-castle", lang), "solo_card", ())))
    assert card.lines[1].text.replace("\u00a0", " ") == said


@pytest.mark.parametrize(("lang", "said"), [
    ("cs", "zaplatí 1 minci, potom může získat 2 železa"), ("en", "pays 1 coin, then may gain 2 iron"),
    ("es", "paga 1 moneda y después puede obtener 2 de hierro"),
    ("ru", "тратит 1 монету, затем может получить 2 железа"),
    ("uk", "сплачує 1 монету, потім може отримати 2 заліза"),
])
def test_effects_are_told_of_somebody_else(lang: str, said: str) -> None:
    scalar = rewritten(cards("white-castle")[0], "pay 1 coin; may gain 2 iron")
    tree = parse_rule(scalar, Problems())
    assert tree is not None
    clause = texts("white-castle", lang).sentences.clause(tree, scalar, "third", {})
    assert clause.replace("\u00a0", " ") == said


@pytest.mark.parametrize(("file", "old", "missing"), [
    ("uk/tokaido.ftl", r"^state-halt = .*\n", "state-halt"),
    ("es/tokaido.ftl", r"^player-automa = .*\n", "player-automa"),
    ("cs/tokaido.ftl", r"^    \.logged = .*\n", "state-donated.logged"),
    ("ru/white-castle.ftl", r"^    \.does = .*\n", "kind-solo-card.does"),
])
def test_names_of_what_players_see_are_demanded_in_every_language(
        folder: Path, file: str, old: str, missing: str) -> None:
    path = folder / file
    text, count = re.subn(old, "", path.read_text(encoding="utf-8"), flags=re.MULTILINE)
    assert count == 1
    path.write_text(text, encoding="utf-8")
    problems = Problems()
    lint(folder, problems, {game: each for game, each in games().items() if game in file})
    assert [(each.code, each.span.file, each.message) for each in problems.items] == [
        ("text-missing", f"localization/{file}", f'the message "{missing}" is missing')]


def test_an_unknown_language_is_a_clear_error() -> None:
    with pytest.raises(LanguageError, match='there is no language "xx"'):
        Texts(compiled("tokaido").spec, "xx")
    with pytest.raises(LanguageError):
        Texts(compiled("tokaido").spec, "../en")


@pytest.mark.parametrize(("environment", "lang"), [
    ({"LANG": "cs_CZ.UTF-8"}, "cs"), ({"LC_ALL": "uk", "LANG": "ru_RU"}, "uk"), ({"LANG": "C"}, "en"), ({}, "en"),
    ({"LANGUAGE": "xx:es", "LANG": "ru_RU"}, "es"),
])
def test_the_environment_chooses_the_language(environment: dict[str, str], lang: str) -> None:
    assert preferred(None, environment) == lang


def test_every_decision_of_a_game_can_be_read(game: str = "white-castle") -> None:
    played = load(game, players=2, machine="reference")
    state = played.new(seed=3)
    for _ in range(40):
        decision = state.decision
        if decision is None:
            break
        for lang in LANGUAGES:
            assert decision.prompt(lang) and all(option.label(lang) for option in decision.options)
            assert all(why.text(lang) is not None for why in decision.why_not())
        state = state.apply(decision.options[0])


if __name__ == "__main__":
    GOLDEN.mkdir(parents=True, exist_ok=True)
    for each in LANGUAGES:
        (GOLDEN / f"{each}.txt").write_text("\n".join(report(each)) + "\n", encoding="utf-8")
