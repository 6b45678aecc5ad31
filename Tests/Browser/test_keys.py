"""Keys that a view asks for while it has the keyboard."""

from playwright.sync_api import expect


def open_keys(page, fixture):
    page.goto(f"{fixture.origin}/keys")
    expect(page.locator("html.live")).to_be_attached()
    return page.get_by_test_id("keys.board"), page.get_by_test_id("keys.log")


def test_a_view_that_can_have_the_keyboard_is_told_of_its_keys(page, fixture):
    board, log = open_keys(page, fixture)
    page.get_by_test_id("keys.note").focus()
    page.keyboard.press("Tab")
    expect(board).to_be_focused()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowRight")
    expect(board).to_have_text("3, 1")
    # What it asked for by name does not scroll the page.
    page.keyboard.press("ArrowDown")
    expect(board).to_have_text("3, 2")
    assert page.evaluate("scrollY + Math.max(...[...document.querySelectorAll('*')].map(one => one.scrollTop))") == 0
    page.keyboard.press("x")
    expect(log).to_have_text("x-down x-up")
    page.keyboard.press("7")
    page.keyboard.press("q")
    expect(log).to_have_text("x-down x-up 7")


def test_a_key_that_is_not_taken_reaches_the_views_around(page, fixture):
    board, log = open_keys(page, fixture)
    page.get_by_test_id("keys.play").click()
    expect(board).to_be_focused()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("r")
    expect(log).to_have_text("reset")
    expect(board).to_have_text("2, 2")


def test_what_is_typed_into_a_field_is_its_own(page, fixture):
    _, log = open_keys(page, fixture)
    note = page.get_by_test_id("keys.note")
    note.focus()
    page.keyboard.type("error 7")
    expect(note).to_have_value("error 7")
    page.get_by_test_id("keys.play").focus()
    page.keyboard.press("r")
    expect(log).to_have_text("reset")
