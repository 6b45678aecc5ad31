"""What is far below the window: it costs nothing until it comes near, and is right when it does."""

import pytest
from playwright.sync_api import expect
from test_layout import LAYOUT_SHIFTS

# Nothing is ever idle here, so that what waits for it has to come by itself.
NEVER_IDLE = "window.requestIdleCallback = () => 0"
UNPLACED = """(number) => {
  const row = document.querySelector(`[data-testid="station.${number}"]`)
  return [...row.querySelectorAll('.text')].filter((text) => !text.style.width).length
}"""
BOXES = """(number) => {
  const row = document.querySelector(`[data-testid="station.${number}"]`), { x, y, height } = row.getBoundingClientRect()
  const inside = [...row.querySelectorAll('.text, .image, .button')].map((one) => {
    const box = one.getBoundingClientRect()
    return [box.x - x, box.y - y, box.height].map((length) => Math.round(length * 8) / 8)
  })
  return JSON.stringify([height, ...inside])
}"""


def opened(page, fixture, *scripts):
    for script in scripts:
        page.add_init_script(script)
    page.goto(f"{fixture.origin}/layout/long")
    expect(page.locator("html.live")).to_be_attached()
    return page


def test_it_waits_and_is_placed_when_a_person_comes(page, fixture):
    opened(page, fixture, NEVER_IDLE, LAYOUT_SHIFTS)
    assert page.evaluate(UNPLACED, 3) == 0
    assert page.evaluate(UNPLACED, 250) == 3
    high = page.evaluate("document.documentElement.scrollHeight")
    assert high > 300 * 40
    # To its end at once, as by a key.
    page.keyboard.press("End")
    expect(page.get_by_test_id("pick.299")).to_be_in_viewport()
    assert page.evaluate(UNPLACED, 299) == 0
    assert page.evaluate(BOXES, 289) == page.evaluate(BOXES, 19)
    assert page.evaluate("document.documentElement.scrollHeight") == high
    assert page.evaluate("apusShifts") == []


def test_it_is_there_when_a_browser_is_idle(page, fixture):
    opened(page, fixture)
    page.wait_for_function(f"() => ({UNPLACED})(299) === 0")


def test_it_changes_before_it_was_seen(page, fixture):
    opened(page, fixture, NEVER_IDLE)
    page.get_by_test_id("pick.280").evaluate("(button) => button.click()")
    expect(page.get_by_test_id("pick.280")).to_have_text("Picked")
    page.get_by_test_id("pick.280").scroll_into_view_if_needed()
    button, row = (page.get_by_test_id(name).bounding_box() for name in ("pick.280", "station.280"))
    assert button["x"] + button["width"] == pytest.approx(row["x"] + row["width"], abs=1)


@pytest.mark.needs("chromium protocol")
def test_all_of_it_is_on_paper(page, fixture):
    opened(page, fixture, NEVER_IDLE)
    page.evaluate("import(document.getElementById('screen').dataset.more + '#0')")
    page.pdf()
    assert page.evaluate(UNPLACED, 299) == 0
