"""The part of a field's text that a person has chosen: the screen follows it, and sets it."""

import pytest
from playwright.sync_api import expect


@pytest.fixture
def fields(page, fixture):
    page.goto(f"{fixture.origin}/selection")
    expect(page.locator("html.live")).to_be_attached()
    # The second script is there, which follows carets.
    page.wait_for_function("performance.getEntriesByType('resource').some(one => one.name.includes('more-'))")
    return page


def line(page):
    return page.get_by_test_id("selection.line")


def text(page):
    return page.get_by_test_id("selection.text")


def words(page, name):
    return page.get_by_test_id(f"selection.{name}.words")


CHOSEN = "(field) => [field.selectionStart, field.selectionEnd, document.activeElement === field]"


def test_the_screen_follows_the_caret_and_what_is_chosen(fields):
    expect(words(fields, "line")).to_have_text("none")
    line(fields).click()
    line(fields).press("Home")
    expect(words(fields, "line")).to_have_text("at 0")
    for _ in range(7):
        line(fields).press("ArrowRight")
    # The emoji is one character for the app and two units for the browser.
    expect(words(fields, "line")).to_have_text("at 7")
    line(fields).press("Shift+ArrowLeft")
    expect(words(fields, "line")).to_have_text("[👍]")
    line(fields).press_sequentially("ab")
    expect(line(fields)).to_have_value("Grüße ab aus Köln")
    expect(words(fields, "line")).to_have_text("at 8")


def test_fast_typing_in_the_middle_keeps_its_place(fields):
    line(fields).click()
    line(fields).press("Home")
    line(fields).press_sequentially("the quick brown fox ")
    expect(line(fields)).to_have_value("the quick brown fox Grüße 👍 aus Köln")
    expect(words(fields, "line")).to_have_text("at 20")
    assert line(fields).evaluate(CHOSEN) == [20, 20, True]


def test_the_screen_chooses_again_and_again(fields):
    everything = fields.get_by_role("button", name="All of the text")
    for _ in range(2):
        everything.click()
        expect(words(fields, "text")).to_have_text("[one two]")
        expect(text(fields)).to_be_focused()
        fields.wait_for_function(
            "document.activeElement.selectionStart === 0 && document.activeElement.selectionEnd === 7")
        text(fields).press("ArrowRight")
        expect(words(fields, "text")).to_have_text("at 7")
    fields.get_by_role("button", name="Begin of the text").click()
    expect(words(fields, "text")).to_have_text("at 0")
    expect(text(fields)).to_be_focused()
    fields.wait_for_function("document.activeElement.selectionEnd === 0")
    text(fields).press_sequentially("zero ")
    expect(text(fields)).to_have_value("zero one two")
    expect(words(fields, "text")).to_have_text("at 5")
