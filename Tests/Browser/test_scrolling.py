"""Scrolling to a view: as little as shows it, or to a point of the scroll view."""

import pytest
from playwright.sync_api import Page, expect

FRACTIONS = {
    "topLeading": (0, 0), "top": (.5, 0), "topTrailing": (1, 0),
    "leading": (0, .5), "center": (.5, .5), "trailing": (1, .5),
    "bottomLeading": (0, 1), "bottom": (.5, 1), "bottomTrailing": (1, 1),
    "third": (.3, .3),
}


def item(page: Page, name: str):
    return page.get_by_test_id(name)


@pytest.fixture
def screen(page, fixture) -> Page:
    page.goto(fixture.origin + "/scrolling")
    expect(item(page, "down.row.0")).to_be_visible()
    return page


def go(page: Page, way: str, anchor: str) -> None:
    """Chooses an anchor, and waits until the page has done what comes of it."""
    item(page, f"{way}.menu").click()
    item(page, f"{way}.{anchor}").click()
    # The menu closes with the same patch.
    expect(item(page, f"{way}.{anchor}")).to_be_hidden()


def moved(page: Page, way: str, place: float) -> None:
    """Waits until the scroll view is elsewhere."""
    page.wait_for_function(
        "([id, key, place]) => document.querySelector(`[data-testid='${id}']`)[key] !== place",
        arg=[f"{way}.scroll", "scrollTop" if way == "down" else "scrollLeft", place])


def gap(page: Page, way: str, fraction: float) -> float:
    """How far the point of the target is from the same point of the scroll view."""
    view = item(page, f"{way}.scroll").bounding_box()
    box = item(page, "down.row.20" if way == "down" else "across.card.20").bounding_box()
    start, length = ("y", "height") if way == "down" else ("x", "width")
    return box[start] + box[length] * fraction - view[start] - view[length] * fraction


@pytest.mark.parametrize("anchor", FRACTIONS)
def test_an_anchor_brings_the_point_to_the_same_point(screen, anchor):
    x, y = FRACTIONS[anchor]
    go(screen, "down", anchor)
    moved(screen, "down", 0)
    assert abs(gap(screen, "down", y)) < 1.5
    go(screen, "across", anchor)
    moved(screen, "across", 0)
    assert abs(gap(screen, "across", x)) < 1.5
    # The page around them stays.
    assert screen.evaluate("scrollY") == 0


def test_without_an_anchor_it_scrolls_as_little_as_shows_all_of_it(screen):
    scroll = item(screen, "down.scroll")
    go(screen, "down", "none")
    moved(screen, "down", 0)
    # From above, to the lower edge.
    assert abs(gap(screen, "down", 1)) < 1.5
    # What is seen stays.
    scroll.evaluate("e => e.scrollBy(0, 80)")
    place = scroll.evaluate("e => e.scrollTop")
    go(screen, "down", "none")
    assert scroll.evaluate("e => e.scrollTop") == place
    # From below, to the upper edge.
    scroll.evaluate("e => e.scrollTo(0, e.scrollHeight)")
    place = scroll.evaluate("e => e.scrollTop")
    go(screen, "down", "none")
    moved(screen, "down", place)
    assert abs(gap(screen, "down", 0)) < 1.5


def test_across_without_an_anchor(screen):
    scroll = item(screen, "across.scroll")
    go(screen, "across", "none")
    moved(screen, "across", 0)
    assert abs(gap(screen, "across", 1)) < 1.5
    scroll.evaluate("e => e.scrollTo(e.scrollWidth, 0)")
    place = scroll.evaluate("e => e.scrollLeft")
    go(screen, "across", "none")
    moved(screen, "across", place)
    assert abs(gap(screen, "across", 0)) < 1.5
