"""A collection of UIKit with a compositional layout."""

from playwright.sync_api import expect


def box(page, name):
    return page.get_by_role("button", name=name, exact=True).bounding_box()


def test_a_tap_chooses_an_item_and_shows_it(show):
    page = show("postcards")
    page.get_by_role("button", name="Lisbon", exact=True).click()
    expect(page.get_by_test_id("chosen")).to_have_text("Chosen: Lisbon")
    page.get_by_role("button", name="Nara", exact=True).press("Enter")
    expect(page.get_by_test_id("chosen")).to_have_text("Chosen: Nara")


def test_items_stand_where_their_groups_place_them(show):
    page = show("postcards")
    expect(page.get_by_role("button", name="Porto", exact=True)).to_be_visible()
    porto, bergen, nara, turin = (box(page, name) for name in ("Porto", "Bergen", "Nara", "Turin"))
    assert abs(porto["width"] - porto["height"]) < 1
    assert abs(bergen["x"] - porto["x"] - porto["width"] - 8) < 1
    assert abs(nara["y"] - porto["y"]) < 1
    assert abs(turin["x"] - porto["x"]) < 1
    assert abs(turin["y"] - porto["y"] - porto["height"] - 8) < 1
    lisbon, oslo = box(page, "Lisbon"), box(page, "Oslo")
    assert abs(lisbon["height"] - 142) < 1
    assert abs(oslo["y"] - lisbon["y"]) < 1
    assert oslo["x"] > lisbon["x"] + lisbon["width"]


def test_a_new_snapshot_takes_an_item_away(show):
    page = show("postcards")
    page.get_by_role("button", name="Cork", exact=True).click()
    expect(page.get_by_role("button", name="Cork", exact=True)).to_have_count(0)
    expect(page.get_by_role("button", name="Lviv", exact=True)).to_be_visible()
