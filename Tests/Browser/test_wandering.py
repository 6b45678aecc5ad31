"""Back shows what its entry showed, whoever pushed the page, and each address that is written can be opened."""

import pytest
from harness.server import FIXTURE, Server
from playwright.sync_api import Page, expect


@pytest.fixture(scope="module")
def wandering():
    server = Server([str(FIXTURE)], {"FIXTURE": "wandering"})
    try:
        yield server.start()
    finally:
        server.close()


@pytest.fixture
def screen(page, wandering) -> Page:
    page.goto(wandering.origin)
    expect(page.locator(".live")).to_be_visible()
    return page


def button(page, name):
    return page.get_by_role("button", name=name, exact=True)


def test_page_that_code_pushed_comes_back_and_survives_a_reload(screen, wandering):
    button(screen, "Open").click()
    expect(button(screen, "Page 1")).to_be_visible()
    address = screen.url
    button(screen, "Page 1").click()
    expect(button(screen, "Page 11")).to_be_visible()
    screen.go_back()
    expect(button(screen, "Page 1")).to_be_visible()
    expect(screen).to_have_url(address)
    screen.go_forward()
    expect(button(screen, "Page 11")).to_be_visible()
    # A new visit has the page below.
    assert screen.reload().status == 200
    expect(button(screen, "Open")).to_be_visible()
    expect(screen).to_have_url(wandering.origin + "/")


def test_back_pops_beside_on_open_url(screen, wandering):
    screen.get_by_role("link", name="Link").click()
    expect(screen.get_by_text("linked")).to_be_visible()
    screen.go_back()
    expect(screen.get_by_text("linked")).to_have_count(0)
    expect(button(screen, "Open")).to_be_visible()
    expect(screen).to_have_url(wandering.origin + "/")


def test_back_from_a_page_over_the_second_tab_shows_that_tab(screen):
    screen.get_by_role("tab", name="Two").click()
    expect(screen.get_by_role("link", name="Go two")).to_be_visible()
    screen.get_by_role("link", name="Go two").click()
    expect(screen.get_by_text("detail")).to_be_visible()
    screen.go_back()
    expect(screen.get_by_text("detail")).to_have_count(0)
    expect(screen.get_by_role("link", name="Go two")).to_be_visible()
    screen.go_forward()
    expect(screen.get_by_text("detail")).to_be_visible()
    assert screen.reload().status == 200
    expect(screen.get_by_text("detail")).to_be_visible()
    screen.go_back()
    screen.go_back()
    expect(button(screen, "Open")).to_be_visible()


def test_back_in_a_sheet_leaves_its_pages_and_then_the_sheet(screen):
    button(screen, "Show").click()
    further = screen.locator("dialog").get_by_text("Further")
    further.click()
    expect(screen.get_by_text("inner")).to_be_visible()
    screen.go_back()
    expect(screen.get_by_text("inner")).to_have_count(0)
    expect(further).to_be_visible()
    screen.go_back()
    expect(screen.locator("dialog[open]")).to_have_count(0)
    expect(button(screen, "Open")).to_be_visible()


def test_nothing_under_a_pushed_page_has_the_focus(screen):
    field = screen.get_by_role("textbox", name="Text")
    field.click()
    field.press("Enter")
    expect(screen.get_by_text("not typing")).to_be_visible()
