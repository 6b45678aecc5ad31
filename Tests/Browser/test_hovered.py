"""A pointer that an app follows, in a browser."""

import pytest
from harness.site import wait_until_complete
from playwright.sync_api import expect


@pytest.fixture
def hovered(page, fixture):
    page.set_viewport_size({"width": 800, "height": 600})
    page.goto(fixture.origin + "/hovered")
    wait_until_complete(page)
    return page


def test_places_are_counted_from_the_view(hovered):
    box = hovered.get_by_test_id("hovered.picture").bounding_box()
    place = hovered.get_by_test_id("hovered.place")
    for x, y in ((30, 40), (280, 190), (150, 100)):
        hovered.mouse.move(box["x"] + x, box["y"] + y)
        expect(place).to_have_text(f"{x} {y}")
    hovered.mouse.move(box["x"] - 40, box["y"] + 10)
    expect(place).to_have_text("away")


def test_the_end_of_a_quick_move_is_told(hovered):
    box = hovered.get_by_test_id("hovered.picture").bounding_box()
    hovered.mouse.move(box["x"] + 10, box["y"] + 10)
    hovered.mouse.move(box["x"] + 250, box["y"] + 150, steps=200)
    expect(hovered.get_by_test_id("hovered.place")).to_have_text("250 150")
