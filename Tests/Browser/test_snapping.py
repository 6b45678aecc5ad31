"""Scrolling comes to rest at views and pages."""

import pytest
from playwright.sync_api import expect

BOX = "element => element.closest('.scroll')"


@pytest.mark.parametrize(
    "name, first, way, rest", [("cards", "card", 200, (1, 20)), ("cards", "card", 640, (2, 20)), ("pages", "page", 300, (1, 0))])
def test_scrolling_rests_where_a_view_begins(page, fixture, name, first, way, rest):
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(fixture.origin + "/snapping")
    expect(page.locator(".live")).to_be_visible()
    box = page.get_by_test_id(f"{first}.0").evaluate_handle(BOX)
    box.evaluate("(box, way) => { box.scrollLeft = way }", way)
    number, left = rest
    view = page.get_by_test_id(f"{first}.{number}")
    page.wait_for_function(
        "([view, left]) => Math.abs(view.getBoundingClientRect().left - left) < 1", arg=[view.element_handle(), left])


def test_content_has_its_margins(page, fixture):
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(fixture.origin + "/snapping")
    expect(page.locator(".live")).to_be_visible()
    assert page.get_by_test_id("card.0").bounding_box()["x"] == 20
