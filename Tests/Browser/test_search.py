"""A search field in the drawer of the bar."""

import re
from playwright.sync_api import expect


def test_the_drawer_that_is_always_displayed_stays_in_sight(page, fixture):
    page.goto(fixture.origin + "/search")
    expect(page.locator(".live")).to_be_visible()
    field = page.get_by_role("textbox", name="Rows")
    page.get_by_text("Row 60", exact=True).scroll_into_view_if_needed()
    expect(field).to_be_in_viewport()
    bar = page.locator(".page-bar").bounding_box()
    assert field.bounding_box()["y"] >= bar["y"] + bar["height"] - 1
    # It is the field that takes a click there, no row behind it.
    field.click()
    page.keyboard.type("59")
    expect(page.get_by_text("Row 60", exact=True)).to_have_count(0)
    expect(page.get_by_text("Row 59", exact=True)).to_be_visible()


def test_the_screen_gives_the_field_the_keyboard(page, fixture):
    page.goto(fixture.origin + "/search")
    expect(page.locator(".live")).to_be_visible()
    page.get_by_test_id("search.begin").click()
    expect(page.get_by_role("textbox", name="Rows")).to_be_focused()


def test_scopes_and_suggestions_come_with_the_focus(page, fixture):
    page.goto(fixture.origin + "/search/parts")
    expect(page.locator(".live")).to_be_visible()
    suggestion = page.get_by_role("button", name="Row 35")
    expect(suggestion).to_have_count(0)
    page.get_by_role("button", name="Search now").click()
    field = page.get_by_role("textbox", name="Rows")
    expect(field).to_be_focused()
    page.get_by_role("radio", name="New").click()
    # The field stands in the place of the title.
    expect(page).to_have_title(re.compile("In new"))
    expect(page.get_by_role("heading")).to_have_count(0)
    suggestion.click()
    expect(field).to_have_value("Row 35")
    expect(suggestion).to_have_count(0)
    expect(page.get_by_text("Row 35", exact=True)).to_be_visible()
