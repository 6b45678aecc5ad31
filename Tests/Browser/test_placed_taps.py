"""Taps that tell their place: from the element, the window or a view with a name."""

from math import ceil

import pytest
from playwright.sync_api import Page, expect


@pytest.fixture
def boards(page, fixture):
    page.goto(fixture.origin + "/placed-taps")
    expect(page.locator(".live")).to_be_visible()
    return page


def told(page: Page, name: str):
    return page.get_by_test_id(name + ".text")


def box(page: Page, name: str) -> dict:
    return page.get_by_test_id(name).bounding_box()


def test_a_tap_tells_its_place_in_the_element(boards):
    boards.get_by_test_id("local").click(position={"x": 30, "y": 12})
    expect(told(boards, "local")).to_have_text("30 12")
    boards.get_by_test_id("local").click(position={"x": 190, "y": 70})
    expect(told(boards, "local")).to_have_text("190 70")


def test_a_key_taps_the_middle(boards):
    boards.locator("[data-on*=T]").first.focus()
    boards.keyboard.press("Enter")
    expect(told(boards, "local")).to_have_text("100 40")


def test_a_place_is_counted_from_what_is_seen_of_the_page(boards):
    boards.mouse.wheel(0, 60)
    boards.wait_for_function("scrollY >= 60 || [...document.querySelectorAll('.scroll')].some(at => at.scrollTop >= 60)")
    place = box(boards, "page")
    across, down = ceil(place["x"]) + 20, ceil(place["y"]) + 30
    boards.mouse.click(across, down)
    expect(told(boards, "page")).to_have_text(f"{across} {down}")


def test_a_place_is_counted_from_a_view_with_a_name(boards):
    # The card tells its place.
    card = boards.locator("[data-on*=G]").filter(has=boards.get_by_test_id("named")).first.bounding_box()
    board = box(boards, "named")
    assert board["y"] > card["y"] + 20
    # A browser tells whole points.
    across, down = ceil(board["x"]) + 50, ceil(board["y"]) + 10
    boards.mouse.click(across, down)
    expect(told(boards, "named")).to_have_text(f"{round(across - card['x'])} {round(down - card['y'])}")


def test_two_taps_tell_the_place_of_the_second(boards):
    boards.get_by_test_id("twice").click(position={"x": 60, "y": 20})
    boards.get_by_test_id("twice").dblclick(position={"x": 40, "y": 50})
    expect(told(boards, "twice")).to_have_text("40 50")
