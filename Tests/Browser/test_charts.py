"""Charts: each mark is heard by its values, and drawn in proportion to them."""

from harness.accessibility import assert_accessible
from harness.site import wait_until_complete
from playwright.sync_api import expect


def box(page, name: str) -> dict[str, float]:
    mark = page.get_by_label(name, exact=True)
    expect(mark).to_be_visible()
    return mark.bounding_box()


def test_bars_are_heard_and_as_high_as_their_values(page, fixture):
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(f"{fixture.origin}/charts")
    wait_until_complete(page)
    monday, tuesday, saturday = (
        box(page, name) for name in ("Mon, Steps: 1,200", "Tue, Steps: 4,800", "Sat, Steps: 9,600"))
    assert abs(tuesday["height"] - 4 * monday["height"]) < 1
    assert abs(saturday["height"] - 8 * monday["height"]) < 1
    assert abs(monday["y"] + monday["height"] - saturday["y"] - saturday["height"]) < 1
    assert monday["x"] + monday["width"] < tuesday["x"]


def test_stacked_bars_lie_on_each_other(page, fixture):
    page.goto(f"{fixture.origin}/charts")
    wait_until_complete(page)
    cubes, spheres = box(page, "North, Cubes, Sold: 12"), box(page, "North, Spheres, Sold: 8")
    assert abs(spheres["y"] + spheres["height"] - cubes["y"]) < 1
    assert abs(cubes["height"] * 8 - spheres["height"] * 12) < 12
    assert cubes["x"] == spheres["x"]


def test_lines_and_sectors_are_heard_by_point(page, fixture):
    page.goto(f"{fixture.origin}/charts")
    for name in ("Mar 1, Oslo, Degrees: 2", "Rent, Amount: 900", "Hour: 9, Visits: 64", "Mean: 7.2"):
        expect(page.get_by_label(name, exact=True)).to_have_count(1)


def test_a_tap_chooses_a_bar(page, fixture):
    page.goto(f"{fixture.origin}/charts")
    page.get_by_role("button", name="Thu, Steps: 7,200").click()
    expect(page.get_by_test_id("charts.chosen")).to_have_text("Thu")


def test_charts_are_accessible(page, fixture):
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(f"{fixture.origin}/charts")
    expect(page.get_by_label("Fun, Amount: 120", exact=True)).to_be_visible()
    assert_accessible(page)
