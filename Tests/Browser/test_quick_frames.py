"""Motions that an app makes itself, by the clock: ten frames a second come, and elements move between them."""

import pytest
from harness.site import wait_until_complete
from playwright.sync_api import expect

# The ways of each element by its identifier: property, from, to, and milliseconds since the way before.
WAYS = """
  globalThis.apusWays = {}
  const before = {}
  const animate = Element.prototype.animate
  Element.prototype.animate = function (keyframes, options) {
    const [first, last] = [keyframes[0], keyframes.at(-1)], name = this.closest('[data-testid]')?.dataset.testid
    const now = performance.now(), since = now - (before[name] ?? now)
    if (options?.duration === 120) before[name] = now
    if (options?.duration === 120) for (const one of Object.keys(last)) {
      if (!['offset', 'easing'].includes(one)) (apusWays[name] ??= []).push([one, first[one], last[one], since])
    }
    return animate.call(this, keyframes, options)
  }
"""


@pytest.fixture
def loaders(page, fixture):
    page.add_init_script(WAYS)
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(f"{fixture.origin}/strangers/loaders")
    wait_until_complete(page)
    return page


def test_views_move_between_frames_until_they_are_paused(loaders):
    loaders.wait_for_function("() => (apusWays['loaders.moon'] ?? []).length > 3")
    ways = loaders.evaluate("apusWays['loaders.moon']")
    # Forty points from the middle, two radians a second.
    assert {name for name, *_ in ways} <= {"translate", "left", "top"}
    loaders.get_by_role("switch", name="Paused").click()
    expect(loaders.get_by_role("switch", name="Paused")).to_be_checked()
    loaders.wait_for_function("""() => !document.querySelector('[data-testid="loaders.moon"]').getAnimations().length""")


def test_a_phase_that_begins_anew_does_not_go_back(loaders):
    turns = "(apusWays['loaders.turn'] ?? []).filter(([name]) => name === 'rotate').map(([, from, to, since]) => [parseFloat(from), parseFloat(to), since])"
    # It has begun anew.
    loaders.wait_for_function(f"() => {{ const all = {turns}; return all.some(([from], index) => index && from < all[index - 1][0] - 90) }}")
    ways = loaders.evaluate(turns)
    # A whole turn takes four seconds. Nobody can say which way it went in a gap of half a turn, which a busy machine
    # may leave.
    turns = [to - frm for frm, to, since in ways if since < 1000]
    assert len(turns) > 2 and all(-90 < turn < 270 for turn in turns)


def test_content_is_seen_beside_a_scroll_view_that_does_not_clip(loaders):
    carousel = loaders.locator(".scroll.unclipped-1")
    card = lambda number: loaders.get_by_text(f"Part {number}", exact=True).locator("xpath=..")
    carousel.scroll_into_view_if_needed()
    # Where it would stand otherwise.
    assert card(1).bounding_box()["x"] == pytest.approx(16, abs=.1)
    carousel.evaluate("(view) => { view.scrollLeft = 30 }")
    box = card(1).bounding_box()
    assert box["x"] == pytest.approx(-14, abs=.1)
    # Outside of the scroll view's frame.
    assert loaders.evaluate(
        "([x, y]) => !!document.elementFromPoint(x, y)?.closest('.unclipped-1 > *')", [6, box["y"] + 40])
    carousel.evaluate("(view) => { view.scrollLeft = 1e6 }")
    box = card(8).bounding_box()
    assert box["x"] + box["width"] == pytest.approx(374, abs=.6)
    # Views below stay where they are, and take touches beside its content.
    heading = loaders.get_by_text("Continue watching").bounding_box()
    assert loaders.evaluate(
        "([x, y]) => document.elementFromPoint(x, y)?.textContent", [heading["x"] + 20, heading["y"] + 10]
    ).startswith("Continue")
