"""Views follow fingers and pointers: drags, flings, presses that carry, pinches, and which view hears of a finger."""

import pytest
from harness.fingers import Finger
from harness.proxy import DelayProxy
from harness.site import wait_until_complete
from playwright.sync_api import expect

PHONE = {"width": 390, "height": 844}
SCROLLED = "scrollY + [...document.querySelectorAll('.scroll')].reduce((sum, one) => sum + one.scrollTop, 0)"


@pytest.fixture
def deck(page, fixture):
    page.set_viewport_size(PHONE)
    page.goto(f"{fixture.origin}/strangers/deck")
    wait_until_complete(page)
    return page


def middle(page, name):
    box = page.get_by_test_id(name).bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def down(page, name):
    x, y = middle(page, name)
    page.mouse.move(x, y)
    page.mouse.down()
    return x, y


def seen(page, name):
    """Where what is in an element is seen, moved and turned as it is."""
    return page.get_by_test_id(name).evaluate("""(element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return [x + width / 2, y + height / 2]
    }""")


def wait_for_place(page, name, x, y=None, within=1.0):
    page.wait_for_function("""([name, x, y, within]) => {
      const box = document.querySelector(`[data-testid="${name}"]`).getBoundingClientRect()
      return Math.abs(box.x + box.width / 2 - x) < within && (y === null || Math.abs(box.y + box.height / 2 - y) < within)
    }""", arg=[name, x, y, within])


def test_a_card_follows_and_comes_back(deck):
    hint_x, hint_y = seen(deck, "deck.hint.3")
    x, y = down(deck, "deck.card.3")
    deck.mouse.move(x + 60, y, steps=5)
    expect(deck.get_by_test_id("deck.hint.3")).to_have_text("Keep")
    # The frames of a busy browser come later than its events.
    deck.wait_for_function(
        "(x) => { const { x: left, width } = document.querySelector('[data-testid=\"deck.hint.3\"]').getBoundingClientRect(); return left + width / 2 > x }",
        arg=hint_x + 40)
    # It rests before it is let go.
    deck.wait_for_timeout(200)
    deck.mouse.up()
    expect(deck.get_by_test_id("deck.hint.3")).to_have_text("Swipe")
    wait_for_place(deck, "deck.hint.3", hint_x, hint_y)


def test_a_card_is_flung_aside(deck):
    for card, title in [(3, "Quito"), (2, "Quito, Oslo")]:
        x, y = down(deck, f"deck.card.{card}")
        deck.mouse.move(x + 170, y + 10, steps=6)
        deck.mouse.up()
        expect(deck.get_by_test_id("deck.kept")).to_have_text(f"Kept: {title}")
        expect(deck.get_by_test_id(f"deck.card.{card}")).to_have_count(0)


def test_a_touch_sets_a_value_where_it_is(deck):
    box = deck.get_by_test_id("deck.knob").bounding_box()
    deck.mouse.click(box["x"] + box["width"] * .75, box["y"] + 14)
    expect(deck.get_by_test_id("deck.volume")).to_have_text("Volume 75")
    deck.mouse.move(box["x"] + box["width"] * .5, box["y"] + 14)
    deck.mouse.down()
    deck.mouse.move(4, box["y"] + 60, steps=4)
    expect(deck.get_by_test_id("deck.volume")).to_have_text("Volume 0")
    deck.mouse.up()


def test_a_press_and_then_a_drag_carries(deck):
    marble = deck.get_by_test_id("deck.marble")
    x, y = down(deck, "deck.marble")
    deck.mouse.move(x + 60, y, steps=4)
    deck.mouse.up()
    wait_for_place(deck, "deck.marble", x, y)
    colour = marble.evaluate("(marble) => getComputedStyle(marble).getPropertyValue('--pt')")
    down(deck, "deck.marble")
    deck.wait_for_function("""(colour) => getComputedStyle(document.querySelector('[data-testid="deck.marble"]')).getPropertyValue('--pt') !== colour""", arg=colour)
    deck.wait_for_timeout(400)
    deck.mouse.move(x - 50, y + 20, steps=4)
    wait_for_place(deck, "deck.marble", x - 50, y + 20)
    deck.mouse.up()
    wait_for_place(deck, "deck.marble", x - 50, y + 20)


def test_two_taps_are_no_single_ones(deck):
    x, y = middle(deck, "deck.tap")
    deck.mouse.click(x, y)
    expect(deck.get_by_test_id("deck.taps")).to_have_text("single ")
    deck.mouse.dblclick(x, y)
    expect(deck.get_by_test_id("deck.taps")).to_have_text("single double ")


def test_a_drawer_is_pulled_up_and_keeps_its_place(deck):
    x, y = down(deck, "deck.drawer")
    deck.mouse.move(x, y - 120, steps=4)
    deck.mouse.up()
    expect(deck.get_by_test_id("deck.drawer")).to_have_text("Drawer is open")
    deck.wait_for_function(
        "y => Math.abs(document.querySelector('[data-testid=\"deck.drawer\"]').getBoundingClientRect().y - y) < 3",
        arg=y - 220 - deck.get_by_test_id("deck.drawer").bounding_box()["height"] / 2)


@pytest.mark.needs("chromium protocol")
def test_a_finger_drags_and_does_not_scroll(new_page, fixture):
    page = new_page()
    page.goto(f"{fixture.origin}/strangers/deck")
    wait_until_complete(page)
    x, y = middle(page, "deck.card.3")
    finger = Finger(page)
    finger.down(x, y)
    finger.by(0, -60)
    finger.by(20, -60)
    expect(page.get_by_test_id("deck.hint.3")).to_have_text("Keep")
    finger.up()
    assert page.evaluate(SCROLLED) == 0
    # Beside the card the page scrolls.
    finger.down(40, y + 420)
    finger.by(0, -200)
    finger.up()
    page.wait_for_function(f"() => {SCROLLED} > 20")
    # A gesture beside others goes on with a finger that scrolls.
    expect(page.locator(".bar").get_by_text("Down")).to_be_visible()


WIDTH = "document.querySelector('[data-testid=\"deck.photo\"] svg').getBoundingClientRect().width"


def test_a_pinch_on_a_trackpad_magnifies(deck):
    x, y = middle(deck, "deck.photo")
    before = deck.evaluate(WIDTH)
    deck.mouse.move(x, y)
    deck.keyboard.down("Control")
    for _ in range(5):
        deck.mouse.wheel(0, -10)
    deck.keyboard.up("Control")
    deck.wait_for_function(f"before => {WIDTH} > 1.5 * before", arg=before)
    deck.mouse.dblclick(x, y)
    deck.wait_for_function(f"before => Math.abs({WIDTH} - before) < 1", arg=before)


def test_a_finger_is_followed_between_answers(new_page, fixture):
    """A line of 400 ms: a card goes with the finger as soon as it is known how."""
    with DelayProxy(fixture.port, one_way_delay_ms=200) as proxy:
        page = new_page()
        page.goto(f"{proxy.origin}/strangers/deck")
        wait_until_complete(page)
        hint_x, hint_y = seen(page, "deck.hint.3")
        x, y = down(page, "deck.card.3")
        for step in range(1, 5):
            page.mouse.move(x + 15 * step, y)
            page.wait_for_timeout(450)
        page.mouse.move(x + 100, y)
        page.wait_for_timeout(50)
        # Nobody has answered yet. The card is turned, which takes a few points.
        assert seen(page, "deck.hint.3")[0] == pytest.approx(hint_x + 87, abs=8)
        page.wait_for_timeout(500)
        page.mouse.move(x + 40, y)
        page.wait_for_timeout(450)
        page.mouse.up()
        wait_for_place(page, "deck.hint.3", hint_x, hint_y)
