"""Masks, as the browser paints them: colours at places of a picture of each."""

import pytest
from harness.colours import colours_at
from playwright.sync_api import Page, expect

RED = (255, 59, 48)


@pytest.fixture
def cutouts(page, fixture):
    page.goto(fixture.origin + "/cutouts")
    expect(page.locator(".live")).to_be_visible()
    return page


def shown(page: Page, name: str, *places: tuple[float, float]) -> list[float]:
    """How much of the red is seen at places, from 0 to 1; places in points from the upper left corner."""
    found = page.get_by_test_id("cutouts." + name)
    box = found.bounding_box()
    assert (round(box["width"]), round(box["height"])) == (200, 80)
    colours = colours_at(page, found.screenshot(), list(places), 200)
    # White behind it: green says how little red there is.
    return [(255 - colour[1]) / (255 - RED[1]) for colour in colours]


def test_edges_fade(cutouts):
    top, middle, end, bottom = shown(cutouts, "fade", (100, 1), (100, 10), (100, 50), (100, 70))
    assert top < .15 and .3 < middle < .7 and end > .95 and bottom < .05


def test_a_mask_stands_where_its_alignment_says(cutouts):
    inside, corner, beside = shown(cutouts, "corner", (180, 60), (199, 79), (60, 20))
    assert inside > .95 and corner < .3 and beside < .05


def test_words_are_cut_out(cutouts):
    values = shown(cutouts, "word", *[(x, 40) for x in range(0, 200, 2)])
    # The letters stand in the middle, with gaps.
    assert max(values[:10]) < .05 and max(values[-10:]) < .05
    assert max(values) > .95 and min(values[35:65]) < .05


def test_a_symbol_is_cut_out(cutouts):
    inside, beside = shown(cutouts, "symbol", (25, 40), (120, 40))
    assert inside > .95 and beside < .05


def test_shapes_share_the_width(cutouts):
    capsule, round_end, gap, faint = shown(
        cutouts, "halves", (45, 40), (2, 2), (100, 40), (155, 40))
    assert capsule > .95 and round_end < .05 and gap < .05 and .4 < faint < .6


def test_a_hole_shows_what_is_behind(cutouts):
    middle, edge, beside = shown(cutouts, "hole", (100, 40), (100, 24), (30, 40))
    assert middle < .05 and edge < .05 and beside > .95
