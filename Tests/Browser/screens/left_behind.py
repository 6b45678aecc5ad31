"""The fixture's screen with fields, sheets and dialogs that a person may leave by mistake."""

import re

from harness.server import Server
from harness.site import wait_until_complete
from playwright.sync_api import Page, expect

PATH = "/left-behind"


def open_screen(page: Page, fixture: Server) -> Page:
    page.goto(fixture.origin + PATH)
    expect(item(page, "left.late.input")).to_be_visible()
    # Entries of the history for what lies over a page come with the late script.
    wait_until_complete(page)
    return page


def item(page: Page, name: str):
    return page.get_by_test_id(name).filter(visible=True)


def question(page: Page):
    return page.get_by_role("alertdialog", name="Discard what you entered?")


def open_covering(page: Page, kind: str) -> None:
    item(page, f"left.{kind}.open").click()
    expect(page.locator("dialog[open]")).to_have_count(1)


def is_on(page: Page, number: int) -> None:
    expect(item(page, "left.page.text")).to_have_text(f"Page {number}")
    expect(page).to_have_url(re.compile(
        re.escape(PATH) + ("$" if number == 1 else rf"\?page={number}$")))


def leave(page: Page, way: str) -> None:
    """As a person leaves what lies over a page."""
    if way == "back":
        page.go_back()
    elif way == "escape":
        page.keyboard.press("Escape")
    else:
        page.mouse.click(4, 1)
