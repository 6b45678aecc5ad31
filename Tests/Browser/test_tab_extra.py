"""An accessory stands above the bar of tabs, and glass behind its view."""

import pytest
from playwright.sync_api import expect


@pytest.fixture(params=[390, 1280])
def tabs(page, fixture, request):
    page.set_viewport_size({"width": request.param, "height": 844})
    page.goto(f"{fixture.origin}/tab-extra")
    expect(page.locator("html.live")).to_be_attached()
    return page


def stands(page):
    """Waits until the accessory stands between the bar and what scrolls: 48 points, and 8 below it."""
    page.wait_for_function("""() => {
      const extra = document.querySelector('.tab-extra').getBoundingClientRect()
      const bar = document.querySelector('.tab-bar').getBoundingClientRect()
      return Math.abs(extra.bottom - bar.top) < 1 && Math.abs(extra.height - 56) < 1 && bar.bottom <= innerHeight + 1
    }""")


def test_it_stays_above_the_bar_while_a_long_tab_scrolls(tabs):
    stands(tabs)
    tabs.get_by_text("The end").scroll_into_view_if_needed()
    tabs.evaluate("document.scrollingElement.scrollTop = 1e6")
    stands(tabs)
    # The accessory does not cover the end of the tab.
    tabs.wait_for_function("""() => {
      const end = [...document.querySelectorAll('.text')].find((one) => one.textContent === 'The end')
      return end.getBoundingClientRect().bottom <= document.querySelector('.tab-extra').getBoundingClientRect().top + 1
    }""")


def test_it_is_the_same_on_every_tab(tabs):
    tabs.get_by_role("button", name="Play").click()
    expect(tabs.get_by_text("Played 1")).to_be_visible()
    tabs.get_by_role("tab", name="Short").click()
    expect(tabs.get_by_text("Tinted")).to_be_visible()
    expect(tabs.get_by_text("Played 1")).to_be_visible()
    stands(tabs)


def test_glass_blurs_what_is_behind_it(tabs):
    tabs.get_by_role("tab", name="Short").click()
    clear = tabs.get_by_text("Clear")
    expect(clear).to_be_visible()
    tabs.wait_for_function("""() => [...document.querySelectorAll('.tab-content *')]
      .some((one) => getComputedStyle(one).backdropFilter.includes('blur'))""")
    expect(tabs.get_by_role("button", name="Prominent")).not_to_have_css("background-color", "rgba(0, 0, 0, 0)")
