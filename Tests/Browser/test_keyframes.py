"""Content that follows keyframes, gradients between the points of a grid, and what comes and goes blurred."""

import pytest
from harness.colours import colours_at
from playwright.sync_api import expect



@pytest.fixture
def keyframes(page, fixture):
    page.goto(fixture.origin + "/keyframes")
    expect(page.locator(".live")).to_be_visible()
    return page


def colors(page, locator, *places):
    """The colours at parts of the width and the height."""
    box = locator.bounding_box()
    points = [(x * (box["width"] - 1), y * (box["height"] - 1)) for x, y in places]
    return [colour[:3] for colour in colours_at(page, locator.screenshot(), points, box["width"])]


def test_a_trigger_follows_keyframes_and_comes_to_rest(keyframes):
    bell = keyframes.get_by_test_id("keyframes.bell")
    keyframes.evaluate("""() => {
      globalThis.apusSeen = new Set()
      const bell = document.querySelector('[data-testid="keyframes.bell"]')
      const look = () => {
        const { x, width } = bell.getBoundingClientRect()
        apusSeen.add(`${x.toFixed(2)} ${width.toFixed(2)}`)
        requestAnimationFrame(look)
      }
      look()
    }""")
    before = bell.bounding_box()
    keyframes.get_by_role("button", name="Ring").click()
    # The browser draws the way between the keyframes: more looks than the session tells.
    keyframes.wait_for_function("() => apusSeen.size > 25")
    keyframes.wait_for_function(
        """([x, y, width]) => {
          const box = document.querySelector('[data-testid="keyframes.bell"]').getBoundingClientRect()
          return Math.abs(box.x - x) < 0.5 && Math.abs(box.width - width) < 0.5
        }""", arg=[before["x"], before["y"], before["width"]])


def test_keyframes_repeat(keyframes):
    heart = keyframes.get_by_test_id("keyframes.heart")
    small = heart.bounding_box()["width"]
    for wanted in ("> 1.3", "< 1.1", "> 1.3"):
        keyframes.wait_for_function(
            """([small, wanted]) => {
              const { width } = document.querySelector('[data-testid="keyframes.heart"]').getBoundingClientRect()
              return wanted[0] === '>' ? width / small > +wanted.slice(2) : width / small < +wanted.slice(2)
            }""", arg=[min(small, 30), wanted])


def is_close(one, other, distance=40):
    return all(abs(a - b) <= distance for a, b in zip(one, other))


def test_a_mesh_has_its_colours_at_its_points(keyframes):
    mesh = keyframes.get_by_test_id("keyframes.mesh")
    middle, right, top = colors(keyframes, mesh, (0.5, 0.5), (0.99, 0.5), (0.5, 0.01))
    # Yellow, orange and purple of the system in light surroundings.
    assert is_close(middle, (255, 204, 0)), middle
    assert is_close(right, (255, 149, 0), 50), right
    assert is_close(top, (175, 82, 222), 50), top
    keyframes.get_by_role("button", name="Bend").click()
    for _ in range(100):
        moved, = colors(keyframes, mesh, (0.8, 0.3))
        if is_close(moved, (255, 204, 0)):
            break
    assert is_close(moved, (255, 204, 0)), moved


def test_a_shape_and_words_are_filled_with_a_mesh(keyframes):
    circle = keyframes.get_by_test_id("keyframes.circle")
    middle, corner = colors(keyframes, circle, (0.5, 0.5), (0.02, 0.02))
    assert is_close(middle, (255, 204, 0)), middle
    assert is_close(corner, (255, 255, 255), 12), corner
    words = colors(keyframes, keyframes.get_by_text("Mesh"), *[(x / 60, 0.6) for x in range(60)])
    assert len({tuple(color) for color in words if not is_close(color, (255, 255, 255), 30)}) > 10


def test_what_is_replaced_comes_blurred(keyframes):
    keyframes.evaluate("""() => {
      globalThis.apusBlurs = new Set()
      const look = () => {
        for (const one of document.getAnimations()) {
          const { filter } = getComputedStyle(one.effect.target)
          if (filter.startsWith('blur')) apusBlurs.add(filter)
        }
        requestAnimationFrame(look)
      }
      look()
    }""")
    turn = keyframes.get_by_role("button", name="Turn")
    turn.click()
    moon = keyframes.get_by_test_id("keyframes.moon")
    expect(moon).to_be_visible()
    keyframes.wait_for_function("() => apusBlurs.size > 5")
    keyframes.wait_for_function("() => !document.getAnimations().some(one => getComputedStyle(one.effect.target).filter !== 'none')")
    keyframes.evaluate("() => apusBlurs.clear()")
    turn.click()
    keyframes.wait_for_function("() => apusBlurs.size > 5")
    expect(moon).to_have_count(0)
