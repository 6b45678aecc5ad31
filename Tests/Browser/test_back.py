"""Back ends what lies over a page, and only then leaves the page."""

import re

import pytest
from playwright.sync_api import Page, expect
from screens.left_behind import PATH, is_on, item, open_covering, open_screen, question

# Every kind of covering that ends at Escape, and the identifier of its own field if it has one.
ENDED = {"sheet": "left.sheet.input", "popover": "left.over.input", "alert": None, "choice": None}


@pytest.fixture
def screen(page, fixture) -> Page:
    return open_screen(page, fixture)


@pytest.mark.parametrize("kind", ENDED)
def test_back_ends_what_lies_over_the_page_and_not_the_page(screen, kind):
    item(screen, "left.next.tap").click()
    is_on(screen, 2)
    open_covering(screen, kind)
    screen.go_back()
    expect(screen.locator("dialog[open]")).to_have_count(0)
    is_on(screen, 2)
    expect(item(screen, "left.answer.text")).to_have_text("cancel" if kind == "alert" else "none")
    screen.go_back()
    is_on(screen, 1)


@pytest.mark.parametrize("kind", ENDED)
def test_back_on_the_first_page_of_a_tab_ends_what_lies_over_it(screen, kind, fixture):
    open_covering(screen, kind)
    screen.go_back()
    expect(screen.locator("dialog[open]")).to_have_count(0)
    is_on(screen, 1)


@pytest.mark.parametrize("kind", ["kept", "cover", "demand"])
def test_back_stays_where_an_answer_is_wanted(screen, kind):
    item(screen, "left.next.tap").click()
    is_on(screen, 2)
    open_covering(screen, kind)
    for _ in range(3):
        screen.go_back()
        expect(screen.locator("#polite")).to_contain_text("This stays open")
        expect(screen.locator("dialog[open]")).to_have_count(1)
        is_on(screen, 2)
    screen.get_by_test_id("left.demand.left" if kind == "demand" else "left.over.cancel").click()
    expect(screen.locator("dialog[open]")).to_have_count(0)
    screen.go_back()
    is_on(screen, 1)


def test_back_ends_two_sheets_one_after_the_other(screen):
    item(screen, "left.next.tap").click()
    open_covering(screen, "sheet")
    item(screen, "left.inner.open").click()
    expect(screen.locator("dialog[open]")).to_have_count(2)
    screen.go_back()
    expect(screen.locator("dialog[open]")).to_have_count(1)
    expect(item(screen, "left.sheet.input")).to_be_visible()
    screen.go_back()
    expect(screen.locator("dialog[open]")).to_have_count(0)
    is_on(screen, 2)
    screen.go_back()
    is_on(screen, 1)


def test_an_ended_sheet_leaves_no_step_behind(screen):
    item(screen, "left.next.tap").click()
    is_on(screen, 2)
    for _ in range(3):
        open_covering(screen, "sheet")
        item(screen, "left.inner.open").click()
        item(screen, "left.over.cancel").click()
        expect(screen.locator("dialog[open]")).to_have_count(1)
        item(screen, "left.sheet.cancel").click()
        expect(screen.locator("dialog[open]")).to_have_count(0)
    item(screen, "left.next.tap").click()
    is_on(screen, 3)
    screen.go_back()
    is_on(screen, 2)
    screen.go_back()
    is_on(screen, 1)
    screen.go_forward()
    is_on(screen, 2)
    screen.go_forward()
    is_on(screen, 3)


def test_back_after_a_reload_with_a_sheet_open_leads_to_the_page_before(screen):
    item(screen, "left.next.tap").click()
    open_covering(screen, "sheet")
    screen.reload()
    is_on(screen, 2)
    expect(item(screen, "left.late.input")).to_be_visible()
    open_covering(screen, "sheet")
    screen.go_back()
    expect(screen.locator("dialog[open]")).to_have_count(0)
    is_on(screen, 2)
    screen.go_back()
    is_on(screen, 1)


def test_one_back_leaves_a_page_whose_sheet_has_ended(page, fixture):
    page.goto(fixture.origin + "/counter")
    page.goto(fixture.origin + PATH)
    expect(item(page, "left.late.input")).to_be_visible()
    open_covering(page, "sheet")
    item(page, "left.sheet.cancel").click()
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.go_back()
    expect(page).to_have_url(fixture.origin + "/counter")


def test_back_ends_a_sheet_with_an_address_of_its_own(screen):
    item(screen, "left.next.tap").click()
    is_on(screen, 2)
    for _ in range(2):
        open_covering(screen, "linked")
        expect(screen).to_have_url(re.compile(r"page=9$"))
        item(screen, "left.over.input").press_sequentially("Word")
        screen.go_back()
        question(screen).get_by_role("button", name="Discard").click()
        expect(screen.locator("dialog[open]")).to_have_count(0)
        is_on(screen, 2)
    screen.go_back()
    is_on(screen, 1)
    screen.go_forward()
    is_on(screen, 2)


def test_the_place_in_the_page_returns_after_a_sheet(screen):
    item(screen, "left.below.tap").click()
    is_on(screen, 2)
    item(screen, "left.below.tap").scroll_into_view_if_needed()
    place = screen.evaluate("() => scrollY")
    assert place > 100
    screen.wait_for_function("place => history.state?.y === place", arg=place)
    screen.evaluate("() => document.querySelector('[data-testid=\"left.sheet.open\"]').click()")
    expect(screen.locator("dialog[open]")).to_have_count(1)
    screen.go_back()
    expect(screen.locator("dialog[open]")).to_have_count(0)
    assert screen.evaluate("() => scrollY") == place
    item(screen, "left.below.tap").click()
    is_on(screen, 3)
    screen.go_back()
    is_on(screen, 2)
    screen.wait_for_function("place => scrollY === place", arg=place)
