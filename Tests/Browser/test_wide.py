"""Columns in wide windows, one stack in narrow ones: what is chosen and typed stays when the width changes."""

import math

import pytest
from harness.accessibility import settle
from harness.house import wait_until
from harness.server import FIXTURE, Server
from harness.site import wait_until_complete
from playwright.sync_api import Page, expect

PHONE = {"width": 390, "height": 844}
TABLET = {"width": 768, "height": 1024}
DESK = {"width": 1280, "height": 800}


def serving(kind: str):
    server = Server([str(FIXTURE)], {"FIXTURE": kind})
    try:
        yield server.start()
    finally:
        server.close()


@pytest.fixture(scope="module")
def mail():
    yield from serving("mail")


@pytest.fixture(scope="module")
def device():
    yield from serving("device")


def open_at(page: Page, server: Server, size: dict, path: str = "/") -> Page:
    page.set_viewport_size(size)
    page.goto(server.origin + path)
    expect(page.locator(".live")).to_be_visible()
    return page


def item(page: Page, name: str):
    return page.get_by_test_id(name)


def left(found) -> float:
    """The left edge; infinitely far left while nothing of it is shown."""
    box = found.bounding_box()
    return box["x"] if box else -math.inf


def middle(found) -> float:
    box = found.bounding_box()
    return box["x"] + box["width"] / 2


def back(page: Page):
    return page.get_by_test_id("BackButton").locator("visible=true")


def test_a_wide_window_has_three_columns(page, mail):
    open_at(page, mail, DESK)
    item(page, "box.inbox").click()
    item(page, "message.2").click()
    expect(item(page, "answer")).to_be_visible()
    assert left(item(page, "box.inbox")) < 320 <= left(item(page, "message.2")) < 640 <= left(item(page, "answer"))
    expect(back(page)).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth") == 1280
    assert page.evaluate("document.documentElement.scrollHeight") == 800


def test_each_column_scrolls_by_itself(page, mail):
    open_at(page, mail, DESK, "/inbox/2")
    expect(item(page, "answer")).to_be_visible()
    before = item(page, "box.inbox").bounding_box()
    item(page, "message.30").scroll_into_view_if_needed()
    expect(item(page, "message.30")).to_be_in_viewport()
    assert item(page, "box.inbox").bounding_box() == before
    assert page.evaluate("scrollY") == 0


def test_a_narrow_window_has_one_column_and_a_way_back(page, mail):
    open_at(page, mail, PHONE)
    expect(item(page, "box.sent")).to_be_visible()
    item(page, "box.sent").click()
    expect(item(page, "message.1")).to_be_visible()
    expect(item(page, "box.sent")).to_be_hidden()
    item(page, "message.1").click()
    expect(item(page, "answer")).to_be_visible()
    back(page).click()
    expect(item(page, "message.1")).to_be_visible()
    back(page).click()
    expect(item(page, "box.sent")).to_be_visible()
    expect(page).to_have_url(mail.origin + "/")


def test_the_history_walks_through_what_was_chosen(page, mail):
    for size in (DESK, PHONE):
        open_at(page, mail, size)
        item(page, "box.inbox").click()
        item(page, "message.1").click()
        expect(page).to_have_url(mail.origin + "/inbox/1")
        page.go_back()
        expect(page).to_have_url(mail.origin + "/inbox")
        expect(item(page, "answer")).to_have_count(0)
        page.go_back()
        expect(item(page, "box.inbox")).to_be_visible()
        expect(page).to_have_url(mail.origin + "/")
        page.go_forward()
        page.go_forward()
        expect(item(page, "answer")).to_be_visible()
        page.reload()
        expect(item(page, "answer")).to_be_visible()


def test_links_of_a_sidebar_have_addresses(page, mail):
    open_at(page, mail, DESK)
    link = item(page, "box.drafts")
    expect(link).to_have_attribute("href", "/drafts")
    link.focus()
    page.keyboard.press("Enter")
    expect(page).to_have_url(mail.origin + "/drafts")


def test_another_width_keeps_what_is_chosen_and_typed(page, mail):
    open_at(page, mail, DESK, "/inbox/3")
    field = item(page, "answer")
    field.press_sequentially("Hello")
    for size in (PHONE, TABLET, DESK):
        page.set_viewport_size(size)
        expect(item(page, "box.inbox")).to_be_visible(visible=size is DESK)
        expect(item(page, "message.3")).to_be_visible(visible=size is not PHONE)
        expect(field).to_have_value("Hello")
        expect(field).to_be_focused()
    field.press_sequentially(" you")
    expect(field).to_have_value("Hello you")


def test_a_stack_in_a_column_keeps_its_path(page, device):
    open_at(page, device, TABLET)
    item(page, "more").click()
    expect(page.get_by_role("heading", name="Level 1")).to_be_visible()
    item(page, "row.20").click()
    expect(page.get_by_role("heading", name="Level 2")).to_be_visible()
    # A page that comes begins at its top.
    expect(item(page, "row.1").last).to_be_in_viewport()
    page.set_viewport_size(PHONE)
    expect(item(page, "area.general").first).to_be_hidden()
    expect(page.get_by_role("heading", name="Level 2")).to_be_visible()
    back(page).click()
    expect(page.get_by_role("heading", name="Level 1")).to_be_visible()
    back(page).click()
    expect(item(page, "more")).to_be_visible()
    back(page).click()
    expect(item(page, "area.sound")).to_be_visible()


def test_the_sidebar_is_hidden_and_shown(page, device):
    open_at(page, device, TABLET)
    wait_until_complete(page)
    wide = left(item(page, "name"))
    page.get_by_role("button", name="Hide Sidebar").click()
    expect(item(page, "area.sound")).to_be_hidden()
    wait_until(lambda: left(item(page, "name")) < wide)
    page.get_by_role("button", name="Show Sidebar").click()
    expect(item(page, "area.sound")).to_be_visible()
    wait_until(lambda: left(item(page, "name")) == wide)


@pytest.fixture(scope="module")
def drawing():
    yield from serving("drawing")


def test_an_inspector_is_a_column_in_a_wide_window(page, drawing):
    open_at(page, drawing, DESK)
    expect(item(page, "field")).to_be_visible()
    wait_until(lambda: left(item(page, "field")) >= 1000)
    wait_until(lambda: abs(middle(item(page, "name")) - 500) < 2)
    item(page, "field").fill("Disc")
    expect(item(page, "name")).to_have_text("Disc")
    assert page.evaluate("document.documentElement.scrollHeight") == 800
    item(page, "inspect").click()
    expect(item(page, "field")).to_have_count(0)
    wait_until(lambda: abs(middle(item(page, "name")) - 640) < 2)


def test_an_inspector_is_a_sheet_in_a_narrow_window(page, drawing):
    open_at(page, drawing, PHONE)
    expect(page.locator("dialog[open]").get_by_test_id("field")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    item(page, "inspect").click()
    expect(item(page, "field")).to_be_visible()


def beside(page: Page, anchor: str, name: str):
    """The boxes of a button and of the popover that it opened, once the popover stands still."""
    expect(item(page, name)).to_be_visible()
    settle(page)
    return item(page, anchor).bounding_box(), page.locator("dialog[open]").bounding_box()


def test_a_popover_stands_beside_what_it_belongs_to(page, drawing):
    open_at(page, drawing, DESK)
    item(page, "help").click()
    button, over = beside(page, "help", "words")
    assert 0 <= over["y"] - button["y"] - button["height"] <= 12
    assert abs(over["x"] + over["width"] / 2 - button["x"] - button["width"] / 2) < 2
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    item(page, "color").click()
    button, over = beside(page, "color", "blue")
    assert 0 <= over["x"] - button["x"] - button["width"] <= 12


def test_a_popover_is_a_sheet_in_a_narrow_window(page, drawing):
    open_at(page, drawing, PHONE)
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    item(page, "help").click()
    expect(item(page, "words")).to_be_visible()
    assert page.locator("dialog[open]").bounding_box()["width"] == 390
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    # Unless it says otherwise.
    item(page, "color").click()
    expect(item(page, "blue")).to_be_visible()
    assert page.locator("dialog[open]").bounding_box()["width"] < 390


@pytest.fixture(scope="module")
def club():
    yield from serving("club")


def test_tabs_are_a_sidebar_in_a_wide_window(page, club):
    open_at(page, club, DESK)
    wait_until_complete(page)
    news = page.get_by_role("tab", name="News")
    assert left(news) < 260 <= left(item(page, "member.1"))
    item(page, "member.30").scroll_into_view_if_needed()
    assert page.evaluate("scrollY") > 300
    # The column stays in sight. Rows that come into sight make the page longer, and the column with it.
    wait_until(lambda: 0 <= news.bounding_box()["y"] <= 200)
    assert page.evaluate("document.documentElement.scrollWidth") <= 1280
    item(page, "member.30").click()
    expect(page.get_by_role("heading", name="Member 30")).to_be_visible()
    news.click()
    expect(page.get_by_text("Nothing is new.")).to_be_visible()
    page.set_viewport_size(PHONE)
    expect(page.locator(".look-91")).to_have_count(0)
    assert news.bounding_box()["y"] > 700
    page.get_by_role("tab", name="Members").click()
    expect(page.get_by_role("heading", name="Member 30")).to_be_visible()


def test_links_that_choose_have_the_colour_of_text(page, mail):
    open_at(page, mail, DESK)
    row = page.locator(".row > .button").first
    colour = "element => getComputedStyle(element).color"
    assert row.evaluate(colour) == page.locator("body").evaluate(colour)


def test_a_grouped_list_has_its_ground_in_each_column(page, device):
    open_at(page, device, DESK)
    columns = page.locator(".beside-1")
    expect(columns).to_have_count(2)
    # The cells of a form are white.
    expect(columns.last).to_have_css("background-color", "rgb(242, 242, 247)")
    expect(page.locator(".beside-1 .form .row").first).to_have_css("background-color", "rgb(255, 255, 255)")
    item(page, "more").click()
    expect(item(page, "row.1")).to_be_visible()
    expect(columns.last).to_have_css("background-color", "rgb(242, 242, 247)")
