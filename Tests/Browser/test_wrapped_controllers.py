"""View controllers in sheets: things are shared by the browser's own sheet, pictures come by its chooser."""

import pytest
from playwright.sync_api import expect
from screens.pictures import file, png

SHEET = """
  globalThis.shared = []
  Object.defineProperty(Navigator.prototype, 'share', { configurable: true, value: async (what) => { shared.push(what) } })
"""
COPIES = """
  globalThis.copied = []
  Object.defineProperty(Navigator.prototype, 'clipboard', { value: { writeText: async (text) => { copied.push(text) } } })
"""


@pytest.fixture
def controllers(page, fixture):
    page.add_init_script(SHEET + COPIES)
    page.goto(f"{fixture.origin}/wrapped-controllers")
    return page


def ending(page):
    return page.get_by_test_id("controllers.ending")


def test_items_are_handed_to_the_browsers_sheet(controllers):
    controllers.get_by_role("button", name="Share it").click()
    expect(controllers.get_by_text("Look at this")).to_be_visible()
    controllers.get_by_role("button", name="Share…").click()
    controllers.wait_for_function("() => shared.length === 1")
    assert controllers.evaluate("shared") == [{"text": "Look at this", "url": "https://example.org/birds"}]
    expect(ending(controllers)).to_have_text("Ending: sheet true")
    expect(controllers.get_by_role("dialog")).to_have_count(0)


def test_items_are_copied(controllers):
    controllers.get_by_role("button", name="Share it").click()
    controllers.get_by_role("button", name="Copy").click()
    controllers.wait_for_function("() => copied.length === 1")
    assert controllers.evaluate("copied") == ["Look at this\nhttps://example.org/birds"]
    expect(ending(controllers)).to_have_text("Ending: com.apple.UIKit.activity.CopyToPasteboard true")


def test_a_closed_sheet_shares_nothing(controllers):
    controllers.get_by_role("button", name="Share it").click()
    expect(controllers.get_by_text("Look at this")).to_be_visible()
    controllers.keyboard.press("Escape")
    expect(ending(controllers)).to_have_text("Ending: sheet false")
    assert controllers.evaluate("shared") == []


def test_a_picture_is_chosen(controllers):
    controllers.get_by_role("button", name="Pick a picture").click()
    controllers.get_by_role("dialog").locator("input[type=file]").set_input_files(file("luna.png", png()))
    expect(controllers.get_by_test_id("controllers.image")).to_be_visible()
    expect(controllers.get_by_role("dialog")).to_have_count(0)


def test_a_person_wants_no_picture(controllers):
    controllers.get_by_role("button", name="Pick a picture").click()
    controllers.get_by_role("button", name="Cancel").click()
    expect(controllers.get_by_role("dialog")).to_have_count(0)
    expect(controllers.get_by_test_id("controllers.image")).to_have_count(0)
