"""Tags in rows by guides that count, a bar without a ground, and a menu in the lower corner."""

import pytest
from harness.browser import NAME
from harness.fingers import Finger, middle
from playwright.sync_api import expect

SCROLLED = """least => Math.max(scrollY, ...[...document.querySelectorAll('.navigation,.scroll')]
  .map((one) => one.scrollTop)) > least"""
TAGS = ["two pockets", "windproof", "packs small", "recycled", "unisex", "night stripe", "hood", "warm"]


def test_tags_stand_in_rows(show):
    page = show("tag-cloud")
    boxes = [page.get_by_text(tag, exact=True).bounding_box() for tag in TAGS]
    rows = sorted({round(box["y"]) for box in boxes})
    assert 2 <= len(rows) <= 3
    for before, box in zip(boxes, boxes[1:]):
        # Each tag follows the last tag or begins another row.
        if round(box["y"]) == round(before["y"]):
            assert box["x"] >= before["x"] + before["width"]
        else:
            assert box["y"] > before["y"] and box["x"] == pytest.approx(boxes[0]["x"], abs=1)
    assert all(box["x"] + box["width"] <= 390 - 16 for box in boxes)
    # Guides of the rows do not move what stands around them.
    assert page.get_by_text("Line 0", exact=True).bounding_box()["x"] == pytest.approx(16, abs=.5)
    # The room of all rows is theirs.
    below = page.get_by_text("Added: nothing").bounding_box()
    assert rows[-1] + 20 < below["y"] < rows[-1] + 50


def test_a_bar_without_a_ground_has_none_while_it_scrolls(show):
    page = show("tag-cloud")
    page.mouse.move(195, 400)
    page.mouse.wheel(0, 300)
    page.wait_for_function(SCROLLED, arg=200)
    ground = page.locator(".page-bar").evaluate("(bar) => getComputedStyle(bar).backgroundColor")
    assert ground == "rgba(0, 0, 0, 0)"


def test_a_menu_in_the_lower_corner_opens_upwards(show):
    page = show("tag-cloud")
    label = page.get_by_role("button", name="Add", exact=True)
    label.click()
    walk = page.get_by_role("button", name="A walk")
    expect(walk).to_be_in_viewport(ratio=1)
    items = page.locator(".menu[open] > .menu-items").bounding_box()
    assert items["y"] + items["height"] <= label.bounding_box()["y"] + 1
    walk.click()
    expect(page.get_by_text("Added: a walk")).to_be_visible()


@pytest.mark.skipif(NAME != "chromium", reason="real touches need Chromium's protocol")
def test_a_long_drag_begins_on_what_is_tapped(show):
    page = show("tag-cloud")
    ring = page.get_by_text("Ring 0", exact=True)
    finger = Finger(page)
    finger.down(*middle(ring))
    finger.by(180, 4)
    finger.up()
    expect(page.get_by_text("Added: the day before")).to_be_visible()
    finger.tap(*middle(ring))
    expect(page.get_by_text("Added: ring 0")).to_be_visible()
    # Down the page scrolls.
    finger.down(*middle(ring))
    finger.by(0, -120)
    finger.up()
    page.wait_for_function(SCROLLED, arg=60)
    expect(page.get_by_text("Added: ring 0")).to_be_visible()
