"""What code draws in a canvas, as a browser shows it, and content that follows the clock."""

import pytest
from harness.accessibility import assert_accessible
from playwright.sync_api import Page, expect


@pytest.fixture
def canvas(page, fixture):
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(fixture.origin + "/canvas")
    expect(page.locator("html.live")).to_be_attached()
    return page


# The places of paths with a colour, from the canvas's corner.
PLACES = """([name, color]) => {
  const canvas = document.querySelector(`[data-testid="${name}"]`)
  const corner = canvas.getBoundingClientRect()
  return [...canvas.querySelectorAll('path')]
    .filter((path) => getComputedStyle(path).fill === color)
    .map((path) => path.getBoundingClientRect())
    .map(({x, y, width, height}) => [x - corner.x, y - corner.y, width, height].map(Math.round))
}"""
GREEN, RED = "rgb(0, 255, 0)", "rgb(255, 0, 0)"


def places(page: Page, color: str) -> list[list[int]]:
    return page.evaluate(PLACES, ["canvas.marks", color])


def words(page: Page, text: str) -> dict[str, float]:
    """The place of words, from the corner of their canvas."""
    marks = page.get_by_test_id("canvas.marks")
    corner, box = marks.bounding_box(), marks.get_by_text(text, exact=True).bounding_box()
    return {**box, "x": box["x"] - corner["x"], "y": box["y"] - corner["y"]}


def test_paths_stand_where_their_coordinates_say_and_follow_the_state(canvas):
    assert places(canvas, GREEN) == [[20, 30, 10, 20]]
    assert places(canvas, RED) == [[148, 0, 4, 20]]
    canvas.get_by_role("button", name="Other values").click()
    canvas.wait_for_function(f"argument => ({PLACES})(argument).length === 2", arg=["canvas.marks", GREEN])
    assert places(canvas, GREEN) == [[20, 30, 10, 20], [60, 30, 10, 20]]


def test_words_stand_at_their_anchors_and_turn(canvas):
    corner = words(canvas, "Corner")
    assert abs(corner["x"] + corner["width"] - 200) < 1 and abs(corner["y"] + corner["height"] - 100) < 1
    turned = words(canvas, "Turned")
    assert turned["height"] > 1.5 * turned["width"]
    assert abs(turned["x"] + turned["width"] / 2 - 150) < 1 and abs(turned["y"] + turned["height"] / 2 - 50) < 1


def test_a_canvas_is_as_wide_as_its_place(canvas):
    assert canvas.get_by_test_id("canvas.chart").bounding_box()["width"] == 358
    # The line ends at the right edge.
    right = canvas.evaluate("""() => {
      const chart = document.querySelector('[data-testid="canvas.chart"]')
      const ends = [...chart.querySelectorAll('path')].map((path) => path.getBoundingClientRect().right)
      return Math.max(...ends) - chart.getBoundingClientRect().left
    }""")
    assert 355 < right < 361


def test_with_a_label_it_is_one_picture(canvas):
    clock = canvas.get_by_role("img", name="Clock")
    expect(clock).to_be_visible()
    expect(canvas.get_by_role("img", name="Values")).to_be_visible()
    assert_accessible(canvas)


def test_the_clock_goes_on(canvas):
    hands = """() => [...document.querySelectorAll('[data-testid="canvas.clock"] path')]
      .map((path) => path.getAttribute('d')).join()"""
    before = canvas.evaluate(hands)
    canvas.wait_for_function(f"before => ({hands})() !== before", arg=before)


def test_ten_frames_a_second_and_none_while_the_page_is_hidden(canvas):
    frames = canvas.get_by_test_id("canvas.frames")
    first = int(frames.text_content())
    canvas.wait_for_function(
        "first => +document.querySelector('[data-testid=\"canvas.frames\"]').textContent > first + 8", arg=first)
    canvas.evaluate("""() => {
      window.frames_ = []
      new MutationObserver(() => frames_.push(performance.now()))
        .observe(document.querySelector('[data-testid="canvas.frames"]'), {subtree: true, childList: true, characterData: true})
    }""")
    canvas.wait_for_function("() => frames_.length > 10")
    gaps = canvas.evaluate("() => frames_.slice(1).map((time, place) => time - frames_[place])")
    assert sum(gaps) / len(gaps) > 80
    show = """hidden => {
      Object.defineProperty(document, 'hidden', {get: () => hidden, configurable: true})
      document.dispatchEvent(new Event('visibilitychange', {bubbles: true}))
    }"""
    canvas.evaluate(show, True)
    # The answers to taps come after all that was sent before.
    begin = None
    marks = 1
    while begin is None or canvas.evaluate("() => performance.now()") - begin < 500:
        marks = 3 - marks
        canvas.get_by_role("button", name="Other values").click()
        canvas.wait_for_function(
            f"([name, color, count]) => ({PLACES})([name, color]).length === count",
            arg=["canvas.marks", GREEN, marks])
        if begin is None:
            begin = canvas.evaluate("() => { frames_.length = 0; return performance.now() }")
    assert canvas.evaluate("() => frames_.length") == 0
    canvas.evaluate(show, False)
    canvas.wait_for_function("() => frames_.length > 2")
