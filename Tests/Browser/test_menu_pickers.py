"""Pickers in a menu: their options are lines of it, and a picker with a menu of its own is one line."""

import pytest
from playwright.sync_api import expect


def test_pickers_are_lines_of_a_menu(show):
    page = show("sorting")
    state = page.get_by_test_id("sorting.state")
    page.locator("summary").first.click()
    menu = page.locator(".menu-items").first
    box = menu.bounding_box()

    def begins(words):
        return menu.get_by_text(words, exact=True).bounding_box()["x"] - box["x"]

    assert begins("Sort By") == begins("Style") == pytest.approx(16, abs=1)
    # Symbols stand before these words.
    assert begins("Ascending") == begins("Descending") > 32
    # Only an inline picker shows its label. Assistive technology reads both labels.
    expect(menu.get_by_role("radiogroup", name="Direction")).to_be_visible()
    assert menu.get_by_text("Direction", exact=True).bounding_box()["width"] <= 1
    choice = menu.get_by_role("combobox", name="Style").bounding_box()
    assert choice["x"] > box["x"] + box["width"] / 2
    menu.get_by_role("radio", name="Year").click()
    expect(state).to_have_text("Year, up, Posters")
    page.locator("summary").first.click()
    menu.get_by_role("radio", name="Descending").click()
    expect(state).to_have_text("Year, down, Posters")
