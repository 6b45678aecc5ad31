"""A map has its things at their places, and knows the visitor's own if they say it."""

from harness.accessibility import assert_accessible
from playwright.sync_api import expect

BERLIN = {"latitude": 52.53, "longitude": 13.41, "accuracy": 10}


def test_things_are_at_their_places_and_follow_the_buttons(page, fixture):
    page.goto(f"{fixture.origin}/map")
    ground = page.get_by_test_id("map").bounding_box()
    swim = page.get_by_role("button", name="Swim")
    expect(swim).to_be_visible()
    expect(page.get_by_text("Tower")).to_be_visible()
    middle = ground["x"] + 150
    # The region is as wide as the map: 0.05 of 0.2 degrees are a quarter of its narrower side.
    page.wait_for_function("""() => {
      const button = [...document.querySelectorAll('button')].find((each) => each.textContent.includes('Swim'))
      return button.getBoundingClientRect().x > 100
    }""")
    first = swim.bounding_box()
    across = first["x"] + first["width"] / 2 - middle
    assert 30 < across < 100
    assert abs(first["y"] + first["height"] - ground["y"] - 150) < 2
    page.get_by_role("button", name="Zoom in").click()
    page.wait_for_function("""(x) => {
      const button = [...document.querySelectorAll('button')].find((each) => each.textContent.includes('Swim'))
      return button.getBoundingClientRect().x > x + 20
    }""", arg=first["x"])
    second = swim.bounding_box()
    assert abs(second["x"] + second["width"] / 2 - middle - 2 * across) < 2
    swim.click()
    expect(page.get_by_test_id("map.words")).to_have_text("splash")
    assert_accessible(page)


def test_places_follow_a_visitor_who_allows_it(new_page, fixture):
    page = new_page(permissions=["geolocation"], geolocation=BERLIN)
    page.goto(f"{fixture.origin}/map")
    page.get_by_test_id("map.follow").click()
    expect(page.get_by_test_id("map.words")).to_have_text("52.53")
    expect(page.get_by_label("Your location")).to_be_visible()


def test_a_visitor_who_refuses_is_no_place(new_page, fixture):
    page = new_page(permissions=[])
    page.goto(f"{fixture.origin}/map")
    page.get_by_test_id("map.follow").click()
    expect(page.get_by_test_id("map.words")).to_contain_text("does not let this site know")
    expect(page.get_by_label("Your location")).to_have_count(0)
