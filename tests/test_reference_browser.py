"""The page of a reference in a real browser: it searches, its links lead to rules, and nothing leaves it."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from sugoroku.reference_html import as_html
from sugoroku.reference_writing import book

SPEC = Path(__file__).resolve().parents[1] / "spec"
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
DRIVER = shutil.which("chromedriver")
pytestmark = [
    pytest.mark.skipif(not CHROMIUM or not DRIVER, reason="needs chromium and chromium-driver (apt-get install them)"),
    pytest.mark.filterwarnings("ignore::ResourceWarning"),
]


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    from selenium import webdriver
    from selenium.webdriver.chrome.options import Options
    from selenium.webdriver.chrome.service import Service

    options = Options()
    options.binary_location = CHROMIUM or ""
    for flag in ("--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--window-size=1300,900",
                 "--force-prefers-reduced-motion"):
        options.add_argument(flag)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
    driver = webdriver.Chrome(options=options, service=Service(DRIVER))
    driver.set_page_load_timeout(60)
    yield driver
    driver.quit()


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    folder = tmp_path_factory.mktemp("pages")
    found = {}
    for game, lang in (("white-castle", "en"), ("tokaido", "cs"), ("tokaido", "uk")):
        path = folder / f"{game}-{lang}.html"
        path.write_text(as_html(book(SPEC / game, lang)), encoding="utf-8")
        found[f"{game}-{lang}"] = path.as_uri()
    return found


def go(browser: Any, address: str) -> None:
    """Open a page and wait until all of it is there."""
    from selenium.webdriver.support.ui import WebDriverWait

    browser.get(address)
    WebDriverWait(browser, 60).until(lambda _: browser.execute_script("return document.readyState") == "complete")


def visible(browser: Any, selector: str) -> list[str]:
    found: list[str] = browser.execute_script(
        "return [...document.querySelectorAll(arguments[0])].filter(e => e.offsetParent).map(e => e.id)", selector)
    return found


def search(browser: Any, text: str) -> str:
    field = browser.find_element("id", "page-search")
    field.clear()
    field.send_keys(text)
    said: str = browser.find_element("id", "page-hits").text
    return said


def test_the_search_keeps_what_fits_counts_it_and_marks_it(browser: Any, pages: dict[str, str]) -> None:
    go(browser, pages["white-castle-en"])
    everything = visible(browser, ".unit")
    said = search(browser, "decree coin")
    shown = visible(browser, ".unit")
    assert "decree_coin" in shown and "steward_03" not in shown and len(shown) < len(everything)
    assert str(len(shown)) in said
    numbers = "return [...document.querySelectorAll(arguments[0])].filter(e => e.offsetParent).map(e => e.textContent)"
    beside = browser.execute_script(numbers, ".contents .number")
    assert beside == browser.execute_script(numbers, "h2 .number") and beside[0] != "1"
    marks = browser.execute_script("return [...document.querySelectorAll('mark')].map(e => e.textContent)")
    assert {mark.lower() for mark in marks} == {"decree", "coin"}
    assert search(browser, "no such words anywhere") and visible(browser, ".unit") == []


def test_escape_shows_everything_again(browser: Any, pages: dict[str, str]) -> None:
    go(browser, pages["white-castle-en"])
    everything, words = visible(browser, ".unit"), browser.find_element("tag name", "main").text
    search(browser, "lantern")
    browser.find_element("id", "page-search").send_keys("\ue00c")
    assert visible(browser, ".unit") == everything
    assert browser.find_element("tag name", "main").text == words
    assert browser.execute_script("return document.querySelectorAll('mark').length") == 0


def test_the_search_asks_for_no_accents_and_no_capitals(browser: Any, pages: dict[str, str]) -> None:
    go(browser, pages["tokaido-cs"])
    search(browser, "horký pramen")
    exact = visible(browser, ".unit")
    search(browser, "HORKY PRAMEN")
    assert visible(browser, ".unit") == exact != []


def test_the_search_is_used_by_keyboard_alone(browser: Any, pages: dict[str, str]) -> None:
    go(browser, pages["white-castle-en"])
    browser.find_element("tag name", "body").send_keys("/")
    active = browser.switch_to.active_element
    assert active.get_attribute("id") == "page-search" and active.get_attribute("value") == ""
    active.send_keys("daimyo")
    active.send_keys("\ue007")
    first = browser.execute_script("return document.querySelector('mark.now').getBoundingClientRect().top")
    assert 0 < first < 900
    active.send_keys("\ue007")
    assert browser.execute_script("return document.querySelectorAll('mark.now').length") == 1


@pytest.mark.parametrize(("page", "anchor"), [("white-castle-en", "R9.1"), ("tokaido-cs", "satsuki")])
def test_a_link_leads_to_its_rule_or_card(browser: Any, pages: dict[str, str], page: str, anchor: str) -> None:
    go(browser, "about:blank")
    go(browser, f"{pages[page]}#{anchor}")
    top = browser.execute_script("return document.getElementById(arguments[0]).getBoundingClientRect().top", anchor)
    assert 0 <= top < 400
    assert browser.execute_script("return document.querySelector(':target').id") == anchor


def test_a_link_to_a_hidden_rule_ends_the_search(browser: Any, pages: dict[str, str]) -> None:
    go(browser, pages["white-castle-en"])
    search(browser, "decree coin")
    browser.execute_script("location.hash = 'R9.1'")
    shown = browser.execute_async_script("const done = arguments[0]; requestAnimationFrame(() => requestAnimationFrame("
                                         "() => done(document.getElementById('R9.1').offsetParent !== null)))")
    assert shown and browser.find_element("id", "page-search").get_attribute("value") == ""


def test_the_clause_behind_a_rule_opens_on_demand(browser: Any, pages: dict[str, str]) -> None:
    go(browser, pages["white-castle-en"])
    rule = browser.find_element("id", "R9.1")
    clause = rule.find_element("css selector", ".clauses")
    assert not clause.is_displayed()
    browser.execute_script("arguments[0].click()", rule.find_element("css selector", "summary"))
    assert clause.is_displayed()
    for part in ("rules.warrior action", "members.yaml:", "choose y from yards, paying y.cost iron"):
        assert part in clause.text


def test_light_and_dark_can_be_switched(browser: Any, pages: dict[str, str]) -> None:
    go(browser, pages["white-castle-en"])
    paper = "return getComputedStyle(document.body).backgroundColor"
    before = browser.execute_script(paper)
    browser.find_element("id", "page-theme").click()
    assert browser.execute_script(paper) != before


def test_a_phone_needs_no_sideways_scrolling(browser: Any, pages: dict[str, str]) -> None:
    browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride",
                            {"width": 360, "height": 740, "deviceScaleFactor": 2, "mobile": True})
    try:
        for page in pages.values():
            go(browser, page)
            assert browser.execute_script("return document.documentElement.scrollWidth") <= 360
    finally:
        browser.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})


def test_nothing_leaves_the_page_and_nothing_goes_wrong_on_it(browser: Any, pages: dict[str, str]) -> None:
    for kind in ("browser", "performance"):
        browser.get_log(kind)
    for page in pages.values():
        go(browser, page)
        assert browser.execute_script("return document.documentElement.lang") == page.rsplit("-", 1)[1][:2]
        search(browser, "a")
        browser.find_element("id", "page-theme").click()
    assert [entry for entry in browser.get_log("browser") if entry["level"] in ("WARNING", "SEVERE")] == []
    events = [json.loads(entry["message"])["message"] for entry in browser.get_log("performance")]
    asked = {event["params"]["request"]["url"].split("#")[0] for event in events
             if event["method"] == "Network.requestWillBeSent"}
    assert asked == set(pages.values())
