"""Gauges: a meter for those who hear the page, and drawn where the value is."""

from harness.accessibility import assert_accessible
from playwright.sync_api import expect


def test_a_gauge_is_a_meter_and_follows_its_value(page, fixture):
    page.goto(f"{fixture.origin}/gauges")
    meter = page.get_by_test_id("gauges.automatic")
    expect(page.get_by_role("meter", name="Speed").first).to_be_visible()
    for name, value in {"aria-valuenow": "10", "aria-valuemin": "0", "aria-valuemax": "40", "aria-valuetext": "10"}.items():
        expect(meter).to_have_attribute(name, value)
    expect(page.get_by_test_id("gauges.bare")).to_have_attribute("aria-valuetext", "30%")
    page.get_by_test_id("gauges.more").click()
    expect(meter).to_have_attribute("aria-valuenow", "20")
    expect(meter).to_have_attribute("aria-valuetext", "20")
    assert_accessible(page)


def test_a_bar_is_filled_up_to_the_value(page, fixture):
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(f"{fixture.origin}/gauges")
    shapes = page.get_by_test_id("gauges.bare").locator(".shape")
    track, fill = (shapes.nth(index).bounding_box() for index in range(2))
    assert track["height"] == 4 and track["width"] > 300
    assert abs(fill["x"] + fill["width"] - track["x"] - track["width"] * .3) < 1
    assert page.get_by_test_id("gauges.ring").bounding_box()["width"] == 58


def test_a_long_value_of_a_ring_becomes_smaller(page, fixture):
    page.goto(f"{fixture.origin}/gauges")
    words = page.get_by_test_id("gauges.long")
    expect(words).to_be_visible()
    width, seen, size = words.evaluate("(one) => [one.scrollWidth, one.clientWidth, parseFloat(getComputedStyle(one).fontSize)]")
    assert width <= seen + 1 and 6.8 <= size < 13
