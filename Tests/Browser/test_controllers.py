"""A coordinator's navigation controller is the page: its stack is the browser's history."""

import pytest
from playwright.sync_api import Page, expect


@pytest.fixture
def controllers(page, fixture) -> Page:
    page.goto(fixture.origin + "/controllers")
    expect(page.get_by_test_id("controllers.push.tap")).to_be_visible()
    return page


def item(page: Page, name: str):
    return page.get_by_test_id(f"controllers.{name}")


def test_push_has_an_address_and_back_pops(controllers, fixture):
    expect(controllers).to_have_title("List – Fixture")
    item(controllers, "push.tap").click()
    expect(item(controllers, "detail.text")).to_be_visible()
    expect(controllers).to_have_url(fixture.origin + "/controllers/1")
    expect(controllers).to_have_title("Detail – Fixture")
    controllers.go_back()
    expect(item(controllers, "push.tap")).to_be_visible()
    expect(item(controllers, "detail.text")).to_have_count(0)
    expect(controllers).to_have_url(fixture.origin + "/controllers")


def test_back_of_the_bar_needs_no_entry_of_its_own(controllers, fixture):
    before = controllers.evaluate("history.length")
    item(controllers, "push.tap").click()
    expect(item(controllers, "detail.text")).to_be_visible()
    controllers.get_by_test_id("BackButton").click()
    expect(controllers).to_have_url(fixture.origin + "/controllers")
    assert controllers.evaluate("history.length") == before + 1


def test_back_ends_a_sheet(controllers, fixture):
    item(controllers, "present.tap").click()
    expect(item(controllers, "sheet.text")).to_be_visible()
    expect(controllers).to_have_url(fixture.origin + "/controllers/1")
    controllers.go_back()
    expect(controllers.locator("dialog[open]")).to_have_count(0)
    expect(item(controllers, "present.tap")).to_be_visible()


def test_escape_ends_a_sheet(controllers, fixture):
    item(controllers, "present.tap").click()
    expect(item(controllers, "sheet.text")).to_be_visible()
    controllers.keyboard.press("Escape")
    expect(controllers.locator("dialog[open]")).to_have_count(0)
    expect(controllers).to_have_url(fixture.origin + "/controllers")


def test_an_address_that_nothing_is_at_becomes_that_of_the_page(page, fixture):
    page.goto(fixture.origin + "/controllers/7")
    expect(page.get_by_test_id("controllers.push.tap")).to_be_visible()
    expect(page).to_have_url(fixture.origin + "/controllers")


@pytest.mark.parametrize(
    "name, shown, around, motion, still",
    [
        ("push", "detail", ".navigation", "transitionProperty", "none"),
        ("present", "sheet", "dialog", "animationName", "none"),
    ],
)
def test_only_what_is_animated_moves(controllers, name, shown, around, motion, still):
    def moves() -> bool:
        element = item(controllers, f"{shown}.text")
        expect(element).to_be_visible()
        style = "(e, [around, motion]) => getComputedStyle(e.closest(around))[motion]"
        return element.evaluate(style, [around, motion]) != still

    item(controllers, f"{name}.tap").click()
    assert moves()
    controllers.go_back()
    item(controllers, f"{name}AtOnce.tap").click()
    assert not moves()
