"""Bars in place of words: what is not shown is not on the page, either."""

import pytest
from playwright.sync_api import Locator, Page, expect


@pytest.fixture
def screen(page, fixture):
    page.goto(fixture.origin + "/redaction")
    expect(page.locator(".live")).to_be_visible()
    return page


def item(page: Page, name: str) -> Locator:
    return page.get_by_test_id("redaction." + name)


def style(found: Locator, name: str) -> str:
    return found.evaluate("(element, name) => getComputedStyle(element)[name]", name)


def test_a_placeholder_has_bars_and_no_words(screen):
    html = screen.content()
    for words in ("Taylor", "bridges", "Follow", "12,345", "Kind", "Every day"):
        assert words not in html
        expect(screen.get_by_text(words)).to_have_count(0)
    assert "Taylor" not in screen.locator("body").aria_snapshot()
    for name in ("name", "lines"):
        assert "repeating-linear-gradient" in style(item(screen, name), "backgroundImage")
    # The words have three lines or so; their bar has as many, and no other place.
    name, lines = (item(screen, name).bounding_box() for name in ("name", "lines"))
    assert name["width"] > 60 and lines["height"] > 1.8 * name["height"]
    icon = item(screen, "icon")
    assert style(icon, "backgroundColor") != "rgba(0, 0, 0, 0)"
    assert style(icon.locator("svg"), "visibility") == "hidden"


def test_its_controls_take_taps_and_its_words_come(screen):
    item(screen, "follow").click()
    expect(item(screen, "taps")).to_have_text("Tapped 1")
    item(screen, "load").click()
    expect(item(screen, "name")).to_have_text("Taylor Chen")
    expect(item(screen, "follow")).to_have_text("Follow 1")
    assert style(item(screen, "name"), "backgroundImage") == "none"
    assert style(item(screen, "icon").locator("svg"), "visibility") == "visible"


def test_privacy_covers_what_is_sensitive(screen):
    expect(item(screen, "title")).to_have_text("Balance")
    assert item(screen, "balance").inner_text().strip() == ""
    note = item(screen, "note")
    assert style(note, "webkitTextFillColor") == "rgba(0, 0, 0, 0)"
    item(screen, "show").click()
    expect(item(screen, "balance")).to_have_text("12,345.67")
    assert style(note, "webkitTextFillColor") != "rgba(0, 0, 0, 0)"


def test_what_is_out_of_date_is_faint(screen):
    assert style(item(screen, "date"), "opacity") == "0.5"
    expect(item(screen, "date")).to_have_text("As of yesterday")
