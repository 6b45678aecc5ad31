"""The items of a menu lie over all of its page, on whatever ground the menu stands."""

import pytest
from harness.site import open_page
from playwright.sync_api import expect

# Whether each item takes a touch at its middle.
IN_FRONT = """(items) => items.every((item) => {
  const { x, y, width, height } = item.getBoundingClientRect()
  return item.contains(document.elementFromPoint(x + width / 2, y + height / 2))
})"""


@pytest.fixture(params=[390, 1280])
def songs(page, fixture, request):
    page.set_viewport_size({"width": request.param, "height": 844})
    open_page(page, fixture.origin, "/menus-on-material")
    page.wait_for_function("performance.getEntriesByType('resource').some(one => one.name.includes('more-'))")
    return page


def open_menu(page, name):
    page.get_by_test_id(name).locator("summary").or_(page.locator(f"summary[data-testid='{name}']")).click()
    items = page.locator(".menu[open] > .menu-items .button")
    expect(items.first).to_be_visible()
    return items


def test_the_items_of_a_header_lie_over_the_rows_below(songs):
    items = open_menu(songs, "sort")
    expect(items).to_have_count(3)
    assert items.evaluate_all(IN_FRONT)
    songs.get_by_test_id("Length").click()
    expect(songs.get_by_test_id("order")).to_have_text("Songs: Length")


def test_the_items_of_a_row_lie_over_the_next_row(songs):
    items = open_menu(songs, "more.2")
    assert items.evaluate_all(IN_FRONT)
    songs.get_by_role("button", name="Play 2").click()
    expect(songs.get_by_test_id("order")).to_have_text("Songs: 2")


def test_the_items_hang_at_their_menu_while_its_row_scrolls(songs):
    items = open_menu(songs, "more.4")
    distance = """(menu) => menu.querySelector('.menu-items').getBoundingClientRect().top
      - menu.querySelector('summary').getBoundingClientRect().bottom"""
    menu = songs.locator(".menu[open]")
    before = menu.evaluate(distance)
    scroll = songs.locator(".scroll").first
    top = items.first.bounding_box()["y"]
    scroll.evaluate("(view) => view.scrollTop = 60")
    songs.wait_for_function(
        "(top) => document.querySelector('.menu[open] .button').getBoundingClientRect().top < top - 50", arg=top)
    assert menu.evaluate(distance) == pytest.approx(before, abs=.5)


def test_a_menu_that_is_closed_leaves_nothing(songs):
    open_menu(songs, "sort")
    songs.keyboard.press("Escape")
    expect(songs.locator(".menu[open]")).to_have_count(0)
    songs.wait_for_function("!document.querySelector('.menu-items[popover]')")
