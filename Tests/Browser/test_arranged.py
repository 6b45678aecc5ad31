"""What code of an app arranges: the page lays it out by the session's answers, and tells it what it measures."""

import json

import pytest
from playwright.sync_api import expect

ARRANGE = 29

# Whether tags stand beside each other in as many lines as they need, by how wide they are.
FLOWS = """() => {
  const flow = document.querySelector('[data-l*="A"]'), { left } = flow.getBoundingClientRect()
  const tags = [...flow.children].map(one => one.getBoundingClientRect()), width = Math.min(innerWidth, 640) - 32
  let x = left, y = tags[0].top, high = 0
  return tags.every((tag, index) => {
    if (index && x + tag.width > left + width + .1) {
      x = left
      y += high + 8
      high = 0
    }
    const isThere = Math.abs(tag.left - x) < .2 && Math.abs(tag.top - y) < .2
    x += tag.width + 8
    high = Math.max(high, tag.height)
    return isThere
  })
}"""


class Told:
    """The messages of layouts that a page sends."""

    def __init__(self, page):
        self.messages = []
        page.on("websocket", lambda socket: socket.on("framesent", self.note))
        page.on("request", lambda request: [self.note(line) for line in (request.post_data or "").split("\n")])

    def note(self, text):
        if text.startswith("["):
            message = json.loads(text)
            if len(message) > 3 and message[2] == ARRANGE:
                self.messages.append(message)


@pytest.fixture
def told(page):
    return Told(page)


def open_arranged(page, fixture, name="arranged"):
    page.goto(f"{fixture.origin}/layout/{name}")
    expect(page.locator(".live")).to_be_visible()


def box(page, name):
    found = page.get_by_test_id(name).bounding_box()
    return found["x"], found["y"], found["width"], found["height"]


def middle(page, name):
    x, y, width, height = box(page, name)
    return x + width / 2, y + height / 2


@pytest.mark.parametrize("width", [320, 390, 1280])
def test_tags_flow_in_lines(page, fixture, width):
    page.set_viewport_size({"width": width, "height": 844})
    open_arranged(page, fixture)
    page.wait_for_function(FLOWS)


def test_it_rests_after_a_round_and_a_text_of_the_same_size_tells_nothing(page, fixture, told):
    open_arranged(page, fixture)
    page.wait_for_function(FLOWS)
    page.get_by_role("button", name="Tap 0").click()
    expect(page.get_by_role("button", name="Tap 1")).to_be_visible()
    count = len(told.messages)
    # Two layouts are there at first; each tells what it measured, and what the answer asks for besides.
    assert 1 <= count <= 4, told.messages
    page.get_by_role("button", name="Tap 1").click()
    expect(page.get_by_role("button", name="Tap 0")).to_be_visible()
    page.get_by_role("button", name="Tap 0").click()
    expect(page.get_by_role("button", name="Tap 1")).to_be_visible()
    assert len(told.messages) == count


def test_a_change_is_laid_out(page, fixture, told):
    open_arranged(page, fixture)
    page.wait_for_function(FLOWS)
    below = box(page, "below")[1]
    page.get_by_role("button", name="Add").click()
    expect(page.get_by_text("Added at the end")).to_be_visible()
    page.wait_for_function(FLOWS)
    page.get_by_role("button", name="Longer").click()
    expect(page.get_by_text("Swift concurrency")).to_be_visible()
    page.wait_for_function(FLOWS)
    assert box(page, "below")[1] > below
    assert len(told.messages) < 12


def test_another_window_is_laid_out(page, fixture):
    open_arranged(page, fixture)
    page.wait_for_function(FLOWS)
    for width in (1280, 340, 390):
        page.set_viewport_size({"width": width, "height": 844})
        page.wait_for_function(FLOWS)


def test_buttons_are_as_wide_as_the_widest(page, fixture):
    open_arranged(page, fixture)
    # Each layout is answered apart.
    page.wait_for_function("""() => {
      const [no, later, yes] = ['no', 'later', 'yes']
        .map(name => document.querySelector(`[data-testid="${name}"]`).getBoundingClientRect())
      return Math.abs(no.width - later.width) < .2 && Math.abs(yes.width - later.width) < .2
        && Math.abs(later.x - no.x - later.width - 8) < .2
    }""")


def test_views_keep_their_state_when_the_layout_is_another(page, fixture):
    open_arranged(page, fixture)
    page.get_by_role("button", name="2: 0").click()
    expect(page.get_by_role("button", name="2: 1")).to_be_visible()
    assert middle(page, "kept.0")[1] == pytest.approx(middle(page, "kept.2")[1], abs=.2)
    page.get_by_role("switch").click()
    page.wait_for_function("""() => {
      const [one, other] = [0, 2].map(name => document.querySelector(`[data-testid="kept.${name}"]`).getBoundingClientRect())
      return Math.abs(one.x - other.x) < .2 && Math.abs(other.y - one.y - 160) < .2
    }""")
    expect(page.get_by_role("button", name="2: 1")).to_be_visible()


def test_layouts_nest_and_are_mirrored(page, fixture):
    open_arranged(page, fixture, "arranged-nests")
    page.wait_for_function("""() => {
      const at = name => document.querySelector(`[data-testid="${name}"]`).getBoundingClientRect()
      const [outer, first, second, after] = ['outer', 'inner.0', 'inner.1', 'after'].map(at)
      return Math.abs(outer.left - first.right - 6) < .2 && Math.abs(first.left - second.right - 4) < .2 &&
        Math.abs(after.right - outer.right) < .2 && Math.abs(after.top - outer.bottom - 6) < .2
    }""")
    # Aligned at a top that the layout says.
    assert box(page, "beside")[1] - box(page, "lowered")[1] == pytest.approx(15, abs=.2)


def test_what_is_no_layout_leaves_the_last_good_one(page, fixture, told):
    open_arranged(page, fixture, "arranged-faults")
    places = [box(page, name)[:2] for name in ("one", "two", "below")]
    assert places[1][1] - places[0][1] == pytest.approx(50, abs=.2)
    page.get_by_role("button", name="Break").click()
    page.get_by_role("button", name="Tap 0").click()
    expect(page.get_by_role("button", name="Tap 1")).to_be_visible()
    assert [box(page, name)[:2] for name in ("one", "two", "below")] == places
    assert len(told.messages) < 6
