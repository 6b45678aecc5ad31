"""A table of UIKit, which is drawn as a list."""

from playwright.sync_api import expect


def test_a_tap_chooses_a_row_and_shows_it(show):
    page = show("contacts-table")
    expect(page.get_by_text("Favourites", exact=True)).to_be_visible()
    page.get_by_text("Ada Byron", exact=True).click()
    expect(page.get_by_test_id("chosen")).to_have_text("Chosen: Ada Byron")
    page.get_by_text("Cleo Dix", exact=True).click()
    expect(page.get_by_test_id("chosen")).to_have_text("Chosen: Cleo Dix")


def test_constraints_place_the_views_of_a_cell(show):
    page = show("contacts-table")
    name = page.get_by_text("Ada Byron", exact=True).bounding_box()
    circle = page.get_by_text("A", exact=True).bounding_box()
    assert abs((name["y"] + name["height"] / 2) - (circle["y"] + circle["height"] / 2)) < 2
    assert name["x"] > circle["x"]


def test_a_row_that_can_be_edited_is_deleted(show):
    page = show("contacts-table")
    page.get_by_text("Bea Arno", exact=True).hover()
    expect(page.get_by_role("button", name="Delete, Ada Byron")).to_have_count(0)
    page.get_by_role("button", name="Delete, Bea Arno").press("Enter")
    expect(page.get_by_text("Bea Arno", exact=True)).to_have_count(0)
    expect(page.get_by_text("Cleo Dix", exact=True)).to_be_visible()
