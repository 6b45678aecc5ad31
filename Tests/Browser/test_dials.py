"""Knobs that turn with a finger, frames over what they surround, notices that withdraw, wheels in the midst of a screen."""

import pytest
from harness.fingers import Finger, middle
from playwright.sync_api import expect


@pytest.fixture
def sleep(new_page, fixture):
    page = new_page()
    page.goto(fixture.origin + "/strangers/sleep")
    expect(page.locator(".live")).to_be_visible()
    page.wait_for_load_state("networkidle")
    return page


def knob(page):
    return page.locator("[data-fingers] .image")


def test_a_finger_is_where_it_is_in_a_view_that_is_turned(sleep):
    centre = middle(sleep.get_by_text("0 h", exact=True))
    for across, down, hour in [(110, 0, "3 h"), (0, 110, "6 h"), (-110, 0, "9 h")]:
        finger = Finger(sleep)
        at = middle(knob(sleep))
        finger.down(*at)
        finger.by(centre[0] + across - at[0], centre[1] + down - at[1])
        finger.up()
        expect(sleep.get_by_text(hour, exact=True)).to_be_visible()
        # The knob follows the finger.
        sleep.wait_for_function("""([x, y]) => {
          const { left, top, width, height } = document.querySelector('[data-fingers] .image').getBoundingClientRect()
          return Math.hypot(left + width / 2 - x, top + height / 2 - y) < 3
        }""", arg=[centre[0] + across, centre[1] + down])


def test_a_border_lies_over_what_it_surrounds(sleep):
    tile = sleep.locator(".lined-1").first
    box = tile.bounding_box()
    assert (box["width"], box["height"]) == (48, 48)
    line = tile.evaluate("tile => getComputedStyle(tile, '::after').boxShadow")
    assert "2px inset" in line
    # The edge has the line's colour, the inside that of the tile.
    edge, inside = colors(sleep, box, [(1, 24), (6, 8)])
    assert edge[0] > 200 and edge[1] < 100
    assert inside[1] > 150 and inside[0] < 120


def colors(page, box, places):
    """The colours of points in a box, as a browser decodes the picture."""
    import base64
    picture = base64.b64encode(page.screenshot(clip=box, scale="css")).decode()
    blank = page.context.new_page()
    found = blank.evaluate("""async ([picture, places]) => {
      const image = new Image()
      image.src = 'data:image/png;base64,' + picture
      await image.decode()
      const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height })
      const context = canvas.getContext('2d')
      context.drawImage(image, 0, 0)
      return places.map(([x, y]) => [...context.getImageData(x, y, 1, 1).data])
    }""", [picture, places])
    blank.close()
    return found


def test_a_notice_that_withdraws_later_is_seen_until_then(sleep):
    sleep.get_by_role("button", name="Save").click()
    notice = sleep.locator(".going", has_text="Saved")
    sleep.wait_for_function("""() => {
      const notice = [...document.querySelectorAll('.going')].find((one) => one.textContent.includes('Saved'))
      return notice && getComputedStyle(notice).opacity === '1'
    }""")
    expect(notice).to_have_count(0)


def test_a_change_goes_on_until_a_later_one_begins(sleep):
    sleep.evaluate("""() => {
      globalThis.apusScales = []
      const note = () => {
        const hour = [...document.querySelectorAll('.text')].find((one) => / h$/.test(one.textContent))
        apusScales.push(hour.getBoundingClientRect().width / hour.offsetWidth)
        requestAnimationFrame(note)
      }
      note()
    }""")
    sleep.get_by_role("button", name="Save").click()
    # It grows, stays until the second change begins, and goes back.
    sleep.wait_for_function("apusScales.filter((scale) => scale > 1.45).length > 5")
    sleep.wait_for_function("apusScales.at(-1) < 1.02")
    assert sleep.evaluate("apusScales.some((scale) => scale > 1.05 && scale < 1.4)")


def test_options_outside_of_a_list_are_a_wheel(sleep):
    wheel = sleep.get_by_role("radiogroup").or_(sleep.locator(".wheel"))
    expect(sleep.locator(".wheel")).to_have_count(1)
    expect(wheel.first).to_be_visible()
    assert sleep.locator(".wheel").bounding_box()["height"] == 100


def test_a_scroll_view_goes_to_its_own_view_of_an_identity(sleep):
    for tip in ["Keep it cool", "Keep it quiet", "Keep it dark"]:
        sleep.get_by_role("button", name="Next tip").click()
        sleep.wait_for_function("""tip => {
          const found = [...document.querySelectorAll('.text')].find((one) => one.textContent === tip)
          const { left, right } = found.getBoundingClientRect()
          return left > 0 && right < innerWidth
        }""", arg=tip)
