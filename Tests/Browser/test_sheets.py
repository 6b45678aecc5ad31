"""Sheets with several heights: fingers drag them, and pages behind them stay usable where the app says so."""

import pytest
from harness.browser import NAME
from harness.fingers import Finger, middle
from playwright.sync_api import expect

TOP = "() => Math.round(document.querySelector('dialog[open]')?.getBoundingClientRect().top)"
touches = pytest.mark.skipif(NAME != "chromium", reason="real touches need Chromium's protocol")


def expect_top(page, top):
    page.wait_for_function(f"top => Math.abs(({TOP})() - top) <= 1", arg=top)


def test_the_page_behind_a_free_sheet_is_used(show):
    page = show("harbour")
    high = page.viewport_size["height"]
    expect_top(page, high - 140)
    page.get_by_role("button", name="Locate").click()
    expect(page.get_by_text("Located 1 times")).to_be_visible()
    assert page.evaluate("() => document.querySelectorAll('dialog:modal').length") == 0
    # Escape and Back leave it where it is.
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Berth 1", exact=True).click()
    expect(page.get_by_text("Chosen: Berth 1")).to_be_visible()


def test_the_sign_gives_a_sheet_its_next_height(show):
    page = show("harbour")
    high = page.viewport_size["height"]
    grabber = page.get_by_role("button", name="Resize this sheet")
    grabber.click()
    expect_top(page, high / 2)
    page.get_by_role("button", name="Locate").click()
    expect(page.get_by_text("Located 1 times")).to_be_visible()
    grabber.click()
    expect(page.get_by_text("All of the harbour")).to_be_visible()
    # The page waits behind the largest height.
    page.wait_for_function("() => document.querySelector('dialog:modal')")
    grabber.focus()
    page.keyboard.press("Enter")
    expect_top(page, high - 140)
    page.wait_for_function("() => !document.querySelector('dialog:modal')")


@touches
def test_a_finger_drags_a_sheet_to_its_heights(show):
    page = show("harbour")
    high = page.viewport_size["height"]
    finger = Finger(page)
    finger.down(*middle(page.get_by_text("Harbour", exact=True)))
    finger.by(0, -250)
    finger.up()
    expect_top(page, high / 2)
    # A swipe over the rows moves the sheet first.
    finger.down(*middle(page.get_by_role("button", name="Berth 2", exact=True)))
    finger.by(0, -300)
    finger.up()
    expect(page.get_by_text("All of the harbour")).to_be_visible()
    expect(page.get_by_text("Chosen: nothing")).to_be_visible()
    finger.down(*middle(page.get_by_text("Harbour", exact=True)))
    finger.by(0, 700)
    finger.up()
    expect_top(page, high - 140)
    # It cannot be dragged away.
    finger.down(*middle(page.get_by_text("Harbour", exact=True)))
    finger.by(0, 120)
    finger.up()
    expect_top(page, high - 140)


@touches
def test_a_finger_drags_a_sheet_away(show):
    page = show("pulled-sheets")
    page.get_by_role("button", name="Show large").click()
    text = page.get_by_text("Pull me down")
    finger = Finger(page)
    finger.down(*middle(text))
    finger.by(0, 60)
    finger.up()
    expect(text).to_be_visible()
    finger.down(*middle(text))
    finger.by(0, 420)
    finger.up()
    expect(text).to_have_count(0)
    expect(page.get_by_text("Ended 1")).to_be_visible()
    page.get_by_role("button", name="Show kept").click()
    text = page.get_by_text("I stay")
    expect(text).to_be_visible()
    finger.down(*middle(text))
    finger.by(0, 200)
    finger.up()
    expect(text).to_be_visible()
    expect_top(page, page.viewport_size["height"] / 2)


@touches
def test_content_scrolls_once_the_sheet_is_at_its_largest(show):
    page = show("pulled-sheets")
    page.get_by_role("button", name="Show resting").click()
    expect_top(page, page.viewport_size["height"] / 2)
    finger = Finger(page)
    finger.down(*middle(page.get_by_text("Line 1", exact=True)))
    finger.by(0, -260)
    finger.up()
    page.wait_for_function(f"() => ({TOP})() < 60")
    finger.down(*middle(page.get_by_text("Line 6", exact=True)))
    finger.by(0, -200)
    finger.up()
    page.wait_for_function("() => document.querySelector('dialog[open]').scrollTop > 50")
    # Down it scrolls back first.
    finger.down(*middle(page.get_by_text("Line 8", exact=True)))
    finger.by(0, 100)
    finger.up()
    assert page.evaluate(f"({TOP})()") < 60


def test_a_mouse_drags_a_sheet_by_its_top(show):
    page = show("harbour")
    high = page.viewport_size["height"]
    page.mouse.move(100, high - 130)
    page.mouse.down()
    page.mouse.move(100, high - 300, steps=5)
    page.mouse.move(100, 60, steps=5)
    page.mouse.up()
    expect_top(page, 10)
    # The drag presses nothing.
    expect(page.get_by_text("Chosen: nothing")).to_be_visible()
