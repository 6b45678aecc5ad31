"""A shop with a search around its stack, prices in two sizes, and a player that is 30 points high."""

import re

from playwright.sync_api import expect


def box(page, name):
    return page.get_by_test_id(name).bounding_box()


def test_the_search_stands_below_the_title_and_shows_no_ring_for_a_finger(show):
    page = show("teas")
    field = page.get_by_label("Find a tea")
    title = page.get_by_text("Tea house", exact=True).bounding_box()
    assert field.bounding_box()["y"] > title["y"] + title["height"]
    field.click()
    assert page.evaluate("getComputedStyle(document.querySelector('.search-bar')).outlineStyle") == "none"
    page.keyboard.type("Sen")
    expect(page.get_by_text("Assam", exact=True)).to_be_hidden()
    expect(page.get_by_text("Sencha", exact=True)).to_be_visible()


def test_a_price_in_two_sizes_keeps_its_line(show):
    page = show("teas")
    price = box(page, "Assam.price")
    assert price["height"] > 60
    assert page.get_by_test_id("Assam.price").inner_text() == "$12"
    # A tea without a note has no distance above its name.
    assert page.get_by_test_id("Assam.note").count() == 0
    expect(page.get_by_text("First flush")).to_be_visible()


def test_a_sign_and_letters_fit_a_line_of_30_points(show):
    page = show("teas")
    cover, share = box(page, "cover"), box(page, "share")
    assert (round(cover["width"]), round(cover["height"])) == (30, 30)
    assert share["height"] < 31 and share["width"] < 120


def test_a_tint_colours_a_switch_and_an_accent_does_not(show):
    page = show("teas")
    colors = page.evaluate("[...document.querySelectorAll('.switch')].map((one) => getComputedStyle(one).backgroundColor)")
    assert colors == ["rgb(175, 82, 222)", "rgb(52, 199, 89)"]


def test_a_style_of_the_app_draws_a_link(show):
    page = show("teas")
    link = page.get_by_role("link", name="Terms")
    color = link.evaluate("(one) => getComputedStyle(one).color")
    assert re.fullmatch(r"rgba?\(0, 0, 0.*\)", color), color
