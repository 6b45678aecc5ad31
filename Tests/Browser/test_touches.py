"""What a finger reaches: a tap on a page is a tap in a test."""

import json
import os
import subprocess

import pytest
from harness.fingers import Finger, middle
from harness.server import FIXTURE, ROOT
from playwright.sync_api import expect
from test_layout import SCREENS, open_layout

TOUCHES = ["touches-over", "touches-clear", "touches-fields", "touches-typing", "touches-leaving", "touches-untouched"]

# Whether the middle of a control, scrolled to where most is seen of it, is the control itself.
REACHED = """element => {
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const box = element.getBoundingClientRect()
  const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
  return !!hit && element.contains(hit) && !hit.closest(':disabled,[inert]')
}"""


def test_empty_parts_over_a_list_leave_it_taps_and_wheels(page, fixture):
    open_layout(page, fixture, "touches-over")
    x, y = middle(page.get_by_test_id("over.row.5"))
    page.mouse.click(x, y)
    expect(page.get_by_test_id("over.tapped")).to_have_text("5")
    # Beside the button, in the row that only a spacer fills.
    add = page.get_by_test_id("over.add").bounding_box()
    page.mouse.click(add["x"] - 40, add["y"] + 30)
    expect(page.get_by_test_id("over.tapped")).not_to_have_text("5")
    page.get_by_test_id("over.add").click()
    expect(page.get_by_test_id("over.tapped")).to_have_text("add")
    page.mouse.move(x, y)
    page.mouse.wheel(0, 300)
    page.wait_for_function("""y => {
      const row = document.querySelector('[data-testid="over.row.5"]')
      return row.getBoundingClientRect().y < y - 100
    }""", arg=y)


@pytest.mark.needs("chromium protocol")
def test_a_finger_scrolls_a_list_below_empty_parts(page, fixture):
    open_layout(page, fixture, "touches-over")
    row = page.get_by_test_id("over.row.5")
    x, y = middle(row)
    finger = Finger(page)
    finger.down(x, y + 200)
    finger.by(0, -200)
    finger.up()
    page.wait_for_function("""y => {
      const row = document.querySelector('[data-testid="over.row.5"]')
      return row.getBoundingClientRect().y < y - 100
    }""", arg=y)


def test_what_is_clear_takes_taps_if_it_has_a_gesture_and_none_if_it_has_not(page, fixture):
    open_layout(page, fixture, "touches-clear")
    counts = page.get_by_test_id("clear.counts")
    page.mouse.click(*middle(page.get_by_test_id("clear.area")))
    expect(counts).to_have_text("1 0 0 0")
    page.mouse.click(*middle(page.get_by_test_id("clear.stack")))
    expect(counts).to_have_text("1 1 0 0")
    page.mouse.click(*middle(page.get_by_test_id("clear.through")))
    expect(counts).to_have_text("1 1 1 0")
    page.mouse.click(*middle(page.get_by_test_id("clear.shaded")))
    page.mouse.click(*middle(page.get_by_test_id("clear.area")))
    expect(counts).to_have_text("2 1 1 0")


@pytest.mark.parametrize("name", ["plain", "padded", "high", "secret", "beside", "day", "bare", "note"])
def test_all_of_a_fields_frame_takes_the_tap(page, fixture, name):
    open_layout(page, fixture, "touches-fields")
    field = page.get_by_test_id(f"fields.{name}")
    frame = field.evaluate("""element => {
      const box = element.closest('[data-at=leaf]').getBoundingClientRect()
      return [box.x, box.y, box.width, box.height]
    }""")
    left, top, width, height = frame
    for across, down in [(.02, .5), (.5, .5), (.98, .5), (.5, .1), (.5, .9)]:
        page.evaluate("document.activeElement.blur()")
        page.mouse.click(left + width * across, top + height * down)
        assert field.evaluate("element => element.matches(':focus')"), (across, down, frame)


@pytest.mark.parametrize("held", [20, 150])
def test_what_is_shown_while_typing_can_be_chosen(page, fixture, held):
    open_layout(page, fixture, "touches-typing")
    page.get_by_test_id("typing.city").click()
    page.get_by_test_id("typing.oslo").click(delay=held)
    expect(page.get_by_test_id("typing.chosen")).to_have_text("Oslo")
    # Then the field is left, as a browser leaves it.
    expect(page.get_by_test_id("typing.state")).to_have_text("resting")
    expect(page.get_by_test_id("typing.oslo")).to_have_count(0)


@pytest.mark.needs("chromium protocol")
def test_a_finger_chooses_what_is_shown_while_typing(page, fixture):
    open_layout(page, fixture, "touches-typing")
    page.get_by_test_id("typing.city").tap()
    page.get_by_test_id("typing.oslo").tap()
    expect(page.get_by_test_id("typing.chosen")).to_have_text("Oslo")


def test_a_field_that_is_left_for_another_or_for_nothing_is_left(page, fixture):
    open_layout(page, fixture, "touches-typing")
    state = page.get_by_test_id("typing.state")
    page.get_by_test_id("typing.city").click()
    expect(state).to_have_text("typing")
    page.get_by_test_id("typing.other").click()
    expect(state).to_have_text("resting")
    page.get_by_test_id("typing.city").click()
    expect(state).to_have_text("typing")
    page.mouse.click(200, 700)
    expect(state).to_have_text("resting")


@pytest.mark.parametrize("held", [20, 150])
def test_a_button_that_moves_when_a_field_is_left_gets_its_click(page, fixture, held):
    open_layout(page, fixture, "touches-leaving")
    field, sent = page.get_by_test_id("leaving.name"), page.get_by_test_id("leaving.sent")
    field.click()
    expect(page.get_by_text("Please say your name")).to_have_count(0)
    page.get_by_test_id("leaving.send").click(delay=held)
    expect(sent).to_have_text("1")
    # The screen wants the keyboard where it was: it is there again.
    expect(field).to_be_focused()
    expect(page.get_by_text("Please say your name")).to_have_count(0)
    page.keyboard.type("Ann")
    page.get_by_test_id("leaving.send").click(delay=held)
    expect(sent).to_have_text("2")
    expect(page.get_by_text("Please say your name")).to_be_visible()


@pytest.fixture(scope="session")
def headless():
    """What the headless host says of the controls of each screen."""
    names = SCREENS + TOUCHES
    answer = subprocess.run(
        [str(FIXTURE), *names], cwd=ROOT, env={**os.environ, "FIXTURE": "reach"}, capture_output=True, check=True)
    return json.loads(answer.stdout)


@pytest.mark.parametrize("name", SCREENS + TOUCHES)
def test_a_finger_reaches_the_controls_that_it_reaches_in_a_test(page, fixture, headless, name):
    open_layout(page, fixture, name)
    there = {identifier: page.get_by_test_id(identifier).evaluate(REACHED) for identifier in headless[name]}
    assert there == headless[name]


def test_the_screens_that_are_compared_have_controls(headless):
    reached = [is_reached for name in headless for is_reached in headless[name].values()]
    assert reached.count(True) > 40 and reached.count(False) > 2
