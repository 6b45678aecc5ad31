"""A control shows what the model has, whatever was entered."""

import pytest
from playwright.sync_api import Page, expect


@pytest.fixture
def screen(page, fixture) -> Page:
    page.goto(fixture.origin + "/entries")
    expect(page.locator(".live")).to_be_visible()
    return page


def test_picker_without_a_selection_shows_none_and_takes_the_first(screen):
    picker = screen.get_by_test_id("entries.letter")
    assert picker.evaluate("e => e.selectedOptions[0].text") == ""
    picker.select_option("a")
    expect(screen.get_by_test_id("entries.letter.text")).to_have_text("a")
    picker.select_option("b")
    expect(screen.get_by_test_id("entries.letter.text")).to_have_text("b")
    # An option that is gone is not shown as chosen, and no other in its place.
    screen.get_by_test_id("entries.remove").click()
    expect(picker.locator("option:visible, option[value='1']")).to_have_count(0)
    assert picker.evaluate("e => e.selectedOptions[0].text") == ""


def test_picker_beside_text_is_as_wide_as_its_value(screen):
    picker = screen.get_by_test_id("entries.letter")
    expect(screen.get_by_label("Letter")).to_have_count(1)
    picker.select_option("a")
    around = screen.locator(".picker").bounding_box()
    assert around["width"] < 80
    middle = around["x"] + around["width"] / 2
    assert abs(middle - screen.viewport_size["width"] / 2) < 2


@pytest.mark.parametrize("typed", ["2020-03-15", ""])
def test_date_that_is_not_taken_gives_way_and_that_is_said(screen, typed):
    field = screen.get_by_test_id("entries.day")
    field.focus()
    field.fill(typed)
    field.blur()
    expect(field).to_have_value("2026-01-01")
    expect(screen.locator("#notices")).to_contain_text("This value cannot be used here")
    expect(screen.get_by_test_id("entries.day.text")).to_have_text("2026-01-01")


def test_date_may_pass_others_while_it_is_typed(screen):
    field = screen.get_by_test_id("entries.day")
    field.focus()
    for typed in ("0002-03-15", "0020-03-15", "0202-03-15", "2027-03-15"):
        field.fill(typed)
        expect(field).to_have_value(typed)
    expect(screen.get_by_test_id("entries.day.text")).to_have_text("2027-03-15")
    field.blur()
    expect(field).to_have_value("2027-03-15")
    expect(screen.locator("#notices")).to_be_empty()


def test_return_in_a_vertical_field_begins_a_line(screen):
    field = screen.get_by_test_id("entries.lines")
    field.fill("one")
    field.press("Enter")
    field.press_sequentially("two")
    expect(field).to_have_value("one\ntwo")
    expect(screen.get_by_test_id("entries.sent")).to_have_text("nothing")
