"""The size of texts is changed while a page is open: everything stands where it would if it had been so at first."""

import pytest
from playwright.sync_api import expect

SCREENS = ["rules", "settings", "cuts", "public-chat", "public-settings"]

LARGER = "document.documentElement.style.fontSize = '150%'"

FRAMES = """() => [...document.querySelectorAll('[data-at], .row')].map(one => {
  const { x, y, width, height } = one.getBoundingClientRect()
  return [x, y + scrollY, width, height].map(length => Math.round(length * 2) / 2)
})"""


def open_screen(page, fixture, name):
    page.goto(f"{fixture.origin}/layout/{name}")
    expect(page.locator("html.live")).to_be_attached()
    page.wait_for_function("import(document.getElementById('screen').dataset.more + '#0').then(() => true)")


@pytest.mark.parametrize("name", SCREENS)
def test_what_was_measured_is_measured_anew(page, new_page, fixture, name):
    open_screen(page, fixture, name)
    before = page.evaluate(FRAMES)
    other = new_page()
    other.add_init_script(f"addEventListener('DOMContentLoaded', () => {{ {LARGER} }})")
    open_screen(other, fixture, name)
    wanted = other.evaluate(FRAMES)
    assert wanted != before
    page.evaluate(LARGER)
    page.wait_for_function(f"wanted => JSON.stringify(({FRAMES})()) === wanted", arg=other.evaluate(
        f"() => JSON.stringify(({FRAMES})())"), timeout=5000)
