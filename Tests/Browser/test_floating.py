"""Views over a stack or over tabs, and bars of an app's own below them, stay while the pages scroll."""

import pytest
from playwright.sync_api import expect


def scrolled(page):
    return page.evaluate("""() => Math.max(scrollY, ...[...document.querySelectorAll('[data-at]')]
      .map((one) => one.scrollTop))""")


def wheel(page, down):
    page.mouse.move(195, 400)
    page.mouse.wheel(0, down)
    # Until it rests: Firefox shows the way.
    page.wait_for_function("""() => new Promise((end) => {
      const tops = () => `${[scrollY, ...[...document.querySelectorAll('[data-at]')].map((one) => one.scrollTop)]}`
      let last = '', still = 0
      const look = () => {
        const now = tops()
        still = now === last ? still + 1 : 0
        last = now
        still > 8 ? end(true) : requestAnimationFrame(look)
      }
      look()
    })""")


def test_a_button_over_tabs_stays(show):
    page = show("lockers")
    add, tabs = page.get_by_role("button", name="Add"), page.get_by_role("tablist")
    at, bar = add.bounding_box(), tabs.bounding_box()
    assert at["y"] + at["height"] == pytest.approx(844 - 70, abs=1) and bar["y"] + bar["height"] == pytest.approx(844, abs=.5)
    wheel(page, 500)
    expect(page.get_by_text("Parcel 20", exact=True)).to_be_in_viewport()
    assert add.bounding_box() == at and tabs.bounding_box() == bar
    # The bar of the page keeps its place, too.
    title = page.get_by_role("heading", name="Parcels")
    assert 0 <= title.bounding_box()["y"] < 90
    add.click()
    wheel(page, -2000)
    expect(page.get_by_text("New parcel")).to_be_in_viewport()
    # The last row is not hidden by the tabs.
    wheel(page, 5000)
    last = page.get_by_text("Parcel 40", exact=True).bounding_box()
    assert last["y"] + last["height"] <= bar["y"]


def test_pages_over_which_a_button_stands_keep_their_places(show):
    page = show("lockers")
    wheel(page, 400)
    before = scrolled(page)
    assert before > 200
    page.get_by_text("Parcel 15", exact=True).click()
    expect(page.get_by_role("heading", name="Parcel 15")).to_be_visible()
    assert scrolled(page) == 0
    wheel(page, 300)
    page.go_back()
    expect(page.get_by_text("Parcel 14", exact=True)).to_be_in_viewport()
    # Firefox corrects the place for rows that it lays out anew.
    assert scrolled(page) == pytest.approx(before, abs=100 if page.context.browser.browser_type.name == "firefox" else 1)
    # A tap on the tab that is shown leads to the top.
    page.get_by_role("tab", name="Parcels").click()
    expect(page.get_by_text("Parcel 1", exact=True)).to_be_in_viewport()


def test_a_bar_below_a_stack_stays(show):
    page = show("depot")
    vans = page.get_by_role("button", name="Vans")
    at = vans.bounding_box()
    wheel(page, 5000)
    assert vans.bounding_box() == at
    last = page.get_by_text("Parcel 40", exact=True).bounding_box()
    assert last["y"] + last["height"] <= at["y"]
    vans.click()
    expect(page.get_by_role("heading", name="Vans")).to_be_visible()


def test_a_player_stands_above_the_bar_of_tabs(show):
    page = show("turntable")
    tabs, player = page.get_by_role("tablist"), page.get_by_role("button", name="Large player")
    bar = tabs.bounding_box()
    assert bar["y"] + bar["height"] == pytest.approx(844, abs=.5)
    assert player.bounding_box()["y"] + 35 < bar["y"]
    # The last record is not hidden by either.
    wheel(page, 5000)
    last = page.get_by_text("Record 39", exact=True).bounding_box()
    assert last["y"] + last["height"] <= 844 - 70 - 49 + 1
    player.click()
    expect(page.get_by_role("tab")).to_have_count(0)
    page.get_by_role("button", name="Small player").click()
    page.get_by_role("tab", name="Radio").click()
    expect(page.get_by_text("No radio")).to_be_in_viewport()
    expect(page.get_by_text("Record 39", exact=True)).to_be_hidden()


def test_pages_of_a_cover_begin_where_the_app_says(show):
    page = show("slides")
    page.get_by_role("button", name="Open").click()
    expect(page.get_by_text("Slide 2")).to_be_in_viewport(ratio=1)
    expect(page.get_by_text("Slide 0")).not_to_be_in_viewport()
