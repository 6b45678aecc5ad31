"""Large titles over content that scrolls by itself: they become small, as over a page that scrolls."""

import pytest
from harness.accessibility import settle
from harness.browser import NAME
from playwright.sync_api import expect

pytestmark = pytest.mark.skipif(NAME != "chromium", reason="Firefox has no animations that follow scrolling")


def scrolled(page, selector, by):
    page.locator(selector).filter(visible=True).first.evaluate(f"one => one.scrollTop = {by}")
    page.wait_for_function("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))")


def box(locator):
    return locator.filter(visible=True).first.bounding_box()


def test_a_title_over_a_ground_and_a_scroll_view_becomes_small(show):
    page = show("garden")
    title, bar = page.get_by_text("Garden", exact=True), page.locator(".page-bar")
    first = page.get_by_test_id("bed.1")
    large, at = box(title), box(first)
    assert box(bar)["height"] == 96 and at["y"] == 112
    scrolled(page, ".scroll", 20)
    assert box(first)["y"] == at["y"] - 20
    scrolled(page, ".scroll", 200)
    small = box(title)
    assert small["height"] < 0.6 * large["height"] and small["y"] + small["height"] < 48
    assert box(bar)["y"] + box(bar)["height"] == 48
    # Tools stay in their line.
    assert box(page.get_by_role("link", name="Basket").or_(page.get_by_role("button", name="Basket")))["y"] >= 0
    assert box(first)["y"] == at["y"] - 200
    # Rows are seen up to the small bar.
    seen = page.evaluate("document.elementFromPoint(195, 70).closest('.scroll') !== null")
    assert seen
    scrolled(page, ".scroll", 0)
    assert box(title) == large and box(first) == at


def test_a_list_above_a_sum_has_a_title_that_becomes_small(show):
    page = show("garden")
    page.get_by_text("Basket", exact=True).click()
    first, total = page.get_by_test_id("seeds.1"), page.get_by_text("Total", exact=True)
    expect(total).to_be_visible()
    settle(page)
    at, below = box(first), box(total)
    scrolled(page, ".list", 300)
    assert box(total) == below
    assert box(first)["y"] == at["y"] - 300
    bars = [one.bounding_box() for one in page.locator(".page-bar").all() if one.is_visible()]
    assert bars[-1]["y"] + bars[-1]["height"] == 48
