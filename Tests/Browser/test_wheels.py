"""Pickers that turn on wheels."""

import pytest
from playwright.sync_api import expect

MIDDLE = """wheel => {
  const { left, top, width, height } = wheel.getBoundingClientRect()
  return document.elementFromPoint(left + width / 2, top + height / 2)?.closest('.option')?.innerText ?? ''
}"""


@pytest.fixture
def wheels(page, fixture):
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(fixture.origin + "/wheels")
    expect(page.locator("html.live")).to_be_attached()
    return page


def expect_in_the_middle(around, name: str, option: str):
    """The option in the middle of a wheel in a page, or in a part of one."""
    wheel = around.get_by_role("radiogroup", name=name)
    wheel.scroll_into_view_if_needed()
    page = around if hasattr(around, "goto") else around.page
    page.wait_for_function(f"([wheel, option]) => ({MIDDLE})(wheel) === option", arg=[wheel.element_handle(), option])


def scroll(around, name: str, options: float):
    """Moves a wheel by options, as a finger does, whose end the browser snaps."""
    wheel = around.get_by_role("radiogroup", name=name).locator(".options")
    wheel.hover()
    wheel.evaluate("(wheel, way) => { wheel.dispatchEvent(new Event('pointerdown', { bubbles: true })); wheel.scrollTop += way }",
                   options * 32)


def test_a_wheel_stands_at_its_choice(wheels):
    expect_in_the_middle(wheels, "Hours", "7 h")
    expect_in_the_middle(wheels, "Minutes", "30 min")
    expect_in_the_middle(wheels, "Floor", "Floor 2")
    hours, minutes = (wheels.get_by_role("radiogroup", name=name).bounding_box() for name in ("Hours", "Minutes"))
    assert (hours["height"], minutes["height"], minutes["width"]) == (216, 216, 150)
    assert hours["x"] + hours["width"] == minutes["x"] == pytest.approx(390 - 16 - 150)


def test_the_option_at_rest_is_chosen(wheels):
    scroll(wheels, "Minutes", 4.3)
    expect(wheels.get_by_test_id("said")).to_have_text("7:34, floor 2")
    expect_in_the_middle(wheels, "Minutes", "34 min")
    expect(wheels.get_by_role("radio", name="34 min")).to_be_checked()


def test_a_tap_and_keys_turn_it(wheels):
    wheels.get_by_role("radio", name="9 h", exact=True).click()
    expect(wheels.get_by_test_id("said")).to_have_text("9:30, floor 2")
    expect_in_the_middle(wheels, "Hours", "9 h")
    wheels.keyboard.press("ArrowDown")
    expect(wheels.get_by_test_id("said")).to_have_text("10:30, floor 2")
    expect_in_the_middle(wheels, "Hours", "10 h")


def test_a_refused_option_turns_back(wheels):
    scroll(wheels, "Floor", 2)
    expect_in_the_middle(wheels, "Floor", "Floor 2")
    expect(wheels.get_by_test_id("said")).to_have_text("7:30, floor 2")


def test_the_session_turns_it(wheels):
    wheels.get_by_role("button", name="Ground floor").click()
    expect(wheels.get_by_test_id("said")).to_have_text("7:30, floor 0")
    expect_in_the_middle(wheels, "Floor", "Floor 0")
