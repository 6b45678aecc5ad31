"""How outlines of shapes move in a browser: between their ends, to another end, and without one."""

import math
import re

from playwright.sync_api import Page, expect
from test_motion import at, end, item, motion, style, tap  # noqa: F401

DRAWN = """
  element => {
    const drawing = element.matches('.drawing') ? element : element.querySelector('.drawing')
    const line = drawing.querySelector('path, ellipse')
    return line ? [line.getAttribute('d'), line.getAttribute('stroke-dasharray')].join('|')
      : decodeURIComponent(getComputedStyle(drawing).maskImage)
  }
"""


def drawn(page: Page, name: str) -> str:
    # A drawing follows its animation with the next picture.
    page.evaluate("() => new Promise(requestAnimationFrame).then(() => new Promise(requestAnimationFrame))")
    return item(page, name).evaluate(DRAWN)


def length(text: str) -> float:
    """The part of the outline that is drawn: the first number of its dashes."""
    return float(re.search(r'(?:\||dasharray=")([\d.]+) 1', text).group(1))


def angle(text: str) -> float:
    """Where the arc of a wedge ends, in degrees."""
    x, y = [float(number) for number in re.findall(r"-?[\d.]+", text.split("|")[0])][-2:]
    return math.degrees(math.atan2(y - 40, x - 40)) % 360


def apart(one: float, other: float) -> float:
    """Degrees between two angles."""
    return abs((one - other + 180) % 360 - 180)


def test_outlines_move_with_their_values(motion):
    page = motion("outlines")
    tap(page, "half")
    for time, part in [(0, 0), (500, 0.125), (1000, 0.25), (1600, 0.4)]:
        at(page, time)
        assert abs(length(drawn(page, "ring")) - part) < 0.002, time
        assert abs(length(drawn(page, "bright")) - part) < 0.002, time
        # The arc is asked of the shape, and lies on its circle.
        assert apart(angle(drawn(page, "wedge")), 360 * part) < 1.5, time
        # An animation of its own takes half of the time.
        assert apart(angle(drawn(page, "slow")), 360 * min(0.5, 2 * part)) < 1.5, time
        assert abs(float(re.findall(r"-?[\d.]+", drawn(page, "peak"))[3]) - (80 - 80 * part)) < 0.1, time
    end(page)
    assert abs(length(drawn(page, "ring")) - 0.5) < 0.001
    assert abs(length(drawn(page, "bright")) - 0.5) < 0.001
    assert abs(angle(drawn(page, "wedge")) - 180) < 0.1


def test_an_outline_turns_to_another_end_from_where_it_is(motion):
    page = motion("outlines")
    tap(page, "half")
    at(page, 1000)
    assert abs(angle(drawn(page, "wedge")) - 90) < 1.5
    first = item(page, "wedge").locator("path").get_attribute("data-d")
    item(page, "all").click()
    expect(item(page, "wedge").locator("path")).not_to_have_attribute("data-d", first)
    at(page, 0)
    assert abs(angle(drawn(page, "wedge")) - 90) < 3
    assert abs(length(drawn(page, "ring")) - 0.25) < 0.005
    end(page)
    assert abs(length(drawn(page, "ring")) - 1) < 0.001
    assert abs(length(drawn(page, "bright")) - 1) < 0.001


def test_an_outline_without_an_animation_is_drawn_at_once(motion):
    page = motion("outlines")
    item(page, "atOnce").click()
    expect(item(page, "ring").locator("ellipse[stroke-dasharray='1 1']")).to_have_count(1)
    page.evaluate("apusAt", 10)
    assert abs(length(drawn(page, "ring")) - 1) < 0.001
    assert abs(length(drawn(page, "bright")) - 1) < 0.001


def test_an_outline_without_end_begins_with_the_page(motion):
    page = motion("endless")
    page.wait_for_function("() => apusCount() > 1")
    for time, part in [(0, 0.2), (250, 0.5), (500, 0.8), (750, 0.5), (1250, 0.5)]:
        at(page, time)
        assert abs(length(drawn(page, "ring")) - part) < 0.01, time
        assert abs(float(style(item(page, "disk"), "opacity")) - (1 - (part - 0.2) / 0.6 * 0.8)) < 0.01, time
