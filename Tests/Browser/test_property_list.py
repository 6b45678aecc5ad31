"""A page follows what the app's property list says of its looks and its name."""

import pytest
from harness.server import FIXTURE, Server
from playwright.sync_api import Page, expect

DARK, LIGHT = "rgb(0, 0, 0)", "rgb(255, 255, 255)"


@pytest.fixture(scope="module")
def listed():
    server = Server([str(FIXTURE)], {"FIXTURE": "listed"})
    try:
        yield server.start()
    finally:
        server.close()


@pytest.fixture
def screen(page, listed) -> Page:
    page.emulate_media(color_scheme="light")
    page.goto(listed.origin)
    expect(page.locator(".live")).to_be_visible()
    return page


def scheme(page: Page, selector: str = ":root") -> str:
    return page.locator(selector).first.evaluate("element => getComputedStyle(element).colorScheme")


def ground(page: Page) -> str:
    """The colour that words without one of their own have: the page's scheme decides on it."""
    return page.evaluate("getComputedStyle(document.body).color")


def test_a_dark_app_is_dark_in_a_light_browser(screen):
    assert (scheme(screen), ground(screen)) == ("dark", LIGHT)
    expect(screen.get_by_text("reads dark")).to_be_visible()
    assert screen.locator("meta[name=color-scheme]").get_attribute("content") == "dark"


def test_a_view_prefers_otherwise(screen):
    screen.get_by_label("Light", exact=True).check()
    expect(screen.get_by_text("reads light")).to_be_visible()
    assert (scheme(screen), ground(screen)) == ("light", DARK)
    screen.get_by_label("Light", exact=True).uncheck()
    expect(screen.get_by_text("reads dark")).to_be_visible()
    assert scheme(screen) == "dark"


def test_a_sheet_is_dark_too(screen):
    screen.get_by_role("button", name="Show").click()
    expect(screen.get_by_text("in a sheet")).to_be_visible()
    assert scheme(screen, "dialog[open]") == "dark"


def test_a_page_that_is_not_there_is_dark_too(page, listed, gate):
    gate.allow("404")
    page.emulate_media(color_scheme="light")
    page.goto(listed.origin + "/no/such/page")
    assert scheme(page) == "dark"


def test_the_display_name_is_the_title(screen):
    expect(screen).to_have_title("Night Watch")
