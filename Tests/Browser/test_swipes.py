"""Rows that a finger drags aside or holds, and how others find the same actions."""

import re

import pytest
from harness.accessibility import assert_accessible, settle
from harness.browser import LOOKS, Look
from harness.fingers import Finger, middle
from playwright.sync_api import Page, expect

pytestmark = pytest.mark.needs("chromium protocol")

PHONE, DESKTOP = LOOKS[0], LOOKS[2]


def opened(page: Page, fixture) -> Page:
    page.goto(fixture.origin + "/swiping")
    expect(page.locator(".live")).to_be_visible()
    expect(page.locator("body")).not_to_have_class(re.compile("unplaced"))
    # Swipes are for the second script.
    page.evaluate("import(document.getElementById('screen').dataset.more + '#0').then(() => true)")
    return page


@pytest.fixture
def swiping(page, fixture):
    return opened(page, fixture)


@pytest.fixture
def finger(swiping):
    return Finger(swiping)


def named(page: Page, name: str):
    return page.get_by_test_id("swiping." + name)


def row(page: Page, name: str):
    return page.locator(".row", has=named(page, name))


def aside(page: Page, name: str) -> float:
    return row(page, name).evaluate("row => parseFloat(getComputedStyle(row).translate) || 0")


def touch(finger: Finger, page: Page, name: str) -> None:
    """Comes down in the middle of the screen, on a row."""
    finger.down(page.viewport_size["width"] / 2, middle(row(page, name))[1])


def swipe(finger: Finger, page: Page, name: str, across: float) -> None:
    touch(finger, page, name)
    finger.by(across)
    finger.up()
    settle(page)


def swiped(page: Page):
    return page.locator(".row[data-swipe]")


def log(page: Page):
    return named(page, "log")


def shown(page: Page, name: str):
    return page.locator(".swipes").get_by_role("button", name=name, exact=True)


# What a finger does


def test_a_drag_uncovers_the_actions_of_an_edge(swiping, finger):
    swipe(finger, swiping, "Ada", -100)
    assert aside(swiping, "Ada") == -148
    place = row(swiping, "Bea").bounding_box()
    trash, flag = shown(swiping, "Trash").bounding_box(), shown(swiping, "Flag").bounding_box()
    height = row(swiping, "Ada").bounding_box()["height"]
    assert trash["height"] == flag["height"] == height > 80
    # The first is at the edge.
    assert trash["x"] == place["x"] + place["width"] - 74 and flag["x"] == trash["x"] - 74
    # A tap on the row closes it, and follows no link.
    finger.tap(60, middle(row(swiping, "Ada"))[1])
    expect(swiped(swiping)).to_have_count(0)
    expect(swiping.get_by_text("Page of Ada")).to_have_count(0)
    swipe(finger, swiping, "Ada", 80)
    assert aside(swiping, "Ada") == pytest.approx(shown(swiping, "Unread").locator("span").first.bounding_box()["width"], abs=1)


def test_an_action_is_tapped(swiping, finger):
    swipe(finger, swiping, "Ada", -100)
    finger.tap(swiping.viewport_size["width"] - 20 - 100, middle(named(swiping, "Ada"))[1])
    expect(log(swiping)).to_have_text("f")
    expect(swiped(swiping)).to_have_count(0)
    swipe(finger, swiping, "Ada", -100)
    shown(swiping, "Trash").click(position={"x": 30, "y": 20})
    expect(log(swiping)).to_have_text("ft")
    expect(named(swiping, "Ada")).to_have_count(0)
    expect(swiping.locator(".swipes")).to_have_count(0)


def test_a_full_swipe_performs_the_first_action(swiping, finger):
    touch(finger, swiping, "Bea")
    finger.by(-270)
    # It takes all of the room before the finger is lifted.
    expect(shown(swiping, "Trash")).to_have_css("translate", "0px")
    finger.up()
    expect(log(swiping)).to_have_text("t")
    expect(named(swiping, "Bea")).to_have_count(0)
    swipe(finger, swiping, "icons", -270)
    expect(log(swiping)).to_have_text("t*")
    expect(swiped(swiping)).to_have_count(0)


def test_without_a_full_swipe_the_row_comes_unwillingly_and_stays_open(swiping, finger):
    touch(finger, swiping, "Ada")
    finger.by(280)
    expect(shown(swiping, "Unread")).to_be_visible()
    assert aside(swiping, "Ada") < 180
    finger.up()
    settle(swiping)
    assert 70 < aside(swiping, "Ada") < 110
    expect(log(swiping)).to_have_text("nothing yet")


def test_what_is_deleted_by_its_list_says_so(swiping, finger):
    swipe(finger, swiping, "deleted", -60)
    expect(shown(swiping, "Delete")).to_have_text("Delete")
    swipe(finger, swiping, "deleted", -150)
    expect(log(swiping)).to_have_text("d")
    # It is still there, so it comes back.
    expect(swiped(swiping)).to_have_count(0)


def test_a_flick_opens_a_row_and_a_hard_one_goes_all_the_way(swiping, finger):
    touch(finger, swiping, "icons")
    finger.by(-40, seconds=0.05)
    finger.up(after=0)
    settle(swiping)
    assert aside(swiping, "icons") == -148
    finger.tap(*middle(named(swiping, "log")))
    expect(swiped(swiping)).to_have_count(0)
    touch(finger, swiping, "icons")
    finger.by(-170, seconds=0.1)
    finger.up(after=0)
    expect(log(swiping)).to_have_text("*")


def test_a_finger_that_goes_down_scrolls(swiping, finger):
    touch(finger, swiping, "Cleo")
    finger.by(-20, -200)
    expect(swiped(swiping)).to_have_count(0)
    finger.up()
    swiping.wait_for_function("() => scrollY > 100")


def test_one_row_is_open_and_a_tap_elsewhere_does_nothing_else(swiping, finger):
    swipe(finger, swiping, "Ada", -100)
    finger.tap(*middle(named(swiping, "Bea")))
    expect(swiped(swiping)).to_have_count(0)
    expect(swiping.get_by_text("Page of Bea")).to_have_count(0)
    swipe(finger, swiping, "Ada", -100)
    swipe(finger, swiping, "icons", -100)
    swipe(finger, swiping, "icons", -100)
    expect(swiped(swiping)).to_have_count(1)
    assert aside(swiping, "Ada") == 0 and aside(swiping, "icons") == -148
    finger.tap(*middle(named(swiping, "log")))
    expect(swiped(swiping)).to_have_count(0)
    finger.tap(*middle(named(swiping, "Bea")))
    expect(swiping.get_by_text("Page of Bea")).to_be_visible()


def test_scrolling_closes_a_row(swiping, finger):
    swipe(finger, swiping, "Ada", -100)
    swiping.evaluate("scrollBy(0, 60)")
    expect(swiped(swiping)).to_have_count(0)


def test_a_row_is_taken_on_its_way(swiping, finger):
    swipe(finger, swiping, "icons", -100)
    # So slowly that it is on its way while the finger is.
    slow = swiping.context.new_cdp_session(swiping)
    slow.send("Animation.enable")
    slow.send("Animation.setPlaybackRate", {"playbackRate": 0.01})
    finger.tap(*middle(named(swiping, "log")))
    expect(swiped(swiping)).to_have_attribute("data-swipe", "shut")
    touch(finger, swiping, "icons")
    finger.by(40)
    expect(swiped(swiping)).to_have_attribute("data-swipe", "held")
    assert -148 < aside(swiping, "icons") < -60
    finger.by(-200)
    assert aside(swiping, "icons") < -148
    finger.up()


def test_a_second_finger_changes_nothing(swiping, finger):
    touch(finger, swiping, "icons")
    finger.by(-60)
    finger.second(100, 700)
    expect(swiped(swiping)).to_have_attribute("data-swipe", "held")
    finger.by(-60)
    finger.up()
    settle(swiping)
    expect(swiped(swiping)).to_have_attribute("data-swipe", "open")


def test_nothing_is_said_to_the_session_before_an_action(new_page, fixture):
    sent = []
    page = new_page()
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(frame)))
    opened(page, fixture)
    settle(page)
    page.wait_for_load_state("networkidle")
    finger = Finger(page)
    before = len(sent)
    swipe(finger, page, "Ada", -100)
    swipe(finger, page, "Ada", 200)
    assert len(sent) == before


def test_from_right_to_left_edges_are_mirrored(new_page, fixture):
    page = opened(new_page(locale="ar-EG"), fixture)
    finger = Finger(page)
    swipe(finger, page, "Ada", 100)
    assert aside(page, "Ada") == 148
    assert shown(page, "Trash").bounding_box()["x"] < page.viewport_size["width"] / 2
    finger.tap(*middle(named(page, "log")))
    expect(swiped(page)).to_have_count(0)
    swipe(finger, page, "icons", -100)
    assert aside(page, "icons") == 0
    swipe(finger, page, "icons", 270)
    expect(log(page)).to_have_text("*")


def test_who_wants_no_motion_sees_none(new_page, fixture):
    page = opened(new_page(reduced_motion="reduce"), fixture)
    finger = Finger(page)
    touch(finger, page, "Ada")
    finger.by(-100)
    finger.up()
    assert aside(page, "Ada") == -148 and not page.evaluate("document.getAnimations().length")
    finger.tap(*middle(named(page, "log")))
    expect(swiped(page)).to_have_count(0)
    swipe(finger, page, "deleted", -270)
    expect(log(page)).to_have_text("d")
    expect(swiped(page)).to_have_count(0)


def test_a_long_press_opens_the_menu_and_taps_nothing(swiping, finger):
    touch(finger, swiping, "Ada")
    copy = swiping.get_by_role("button", name="Copy")
    expect(copy.first).to_be_visible()
    # The row stays in sight, and what a swipe uncovers is not in the menu.
    held = row(swiping, "Ada").bounding_box()
    assert copy.first.bounding_box()["y"] >= held["y"] + held["height"]
    expect(swiping.get_by_role("button", name="Trash", exact=True).first).not_to_be_visible()
    finger.up(after=0)
    expect(copy.first).to_be_visible()
    expect(swiping.get_by_text("Page of Ada")).to_have_count(0)
    assert not swiping.evaluate("getSelection().toString()")
    finger.tap(*middle(copy.first))
    expect(log(swiping)).to_have_text("c")
    expect(copy.first).not_to_be_visible()


def test_a_finger_that_moves_holds_nothing(swiping, finger):
    touch(finger, swiping, "Ada")
    finger.by(0, -40)
    finger.up()
    expect(swiping.locator("details[open]")).to_have_count(0)


# What others find


@pytest.mark.parametrize("look", [PHONE, DESKTOP], ids=str)
def test_actions_take_no_room_and_are_not_seen(swiping):
    frames = """row => [...row.querySelectorAll('.text')].filter(text => !text.closest('.bar-items')).map(text => {
      const { x, y, width, height } = text.getBoundingClientRect(), around = row.getBoundingClientRect()
      return [x - around.x, y - around.y, width, height, around.width, around.height]
    })"""
    plain = row(swiping, "plain").evaluate(frames)
    for name in ["icons", "deleted", "words", "menu"]:
        assert row(swiping, name).evaluate(frames) == plain, name
        expect(row(swiping, name).locator("> .bar-items")).to_have_css("opacity", "0")


@pytest.mark.parametrize("look", [DESKTOP], ids=str)
def test_a_pointer_finds_the_button_over_the_end_of_the_row(swiping):
    before = named(swiping, "deleted").bounding_box()
    named(swiping, "deleted").hover()
    expect(row(swiping, "deleted").locator("> .bar-items")).to_have_css("opacity", "1")
    assert named(swiping, "deleted").bounding_box() == before
    assert_accessible(swiping)
    swiping.get_by_role("button", name="Delete, Plain").click()
    expect(log(swiping)).to_have_text("d")
    # What stands at the end of a row is reached.
    named(swiping, "switch").click()
    expect(named(swiping, "switch")).to_be_checked()
    named(swiping, "Ada").hover()
    swiping.get_by_role("button", name=re.compile("^Actions, Ada")).click()
    swiping.get_by_role("button", name="Flag", exact=True).first.click()
    expect(log(swiping)).to_have_text("df")


@pytest.mark.parametrize("look", [PHONE, DESKTOP], ids=str)
def test_the_keyboard_comes_to_the_button(swiping):
    button = swiping.get_by_role("button", name="Delete, Plain")
    for _ in range(30):
        swiping.keyboard.press("Tab")
        if button.evaluate("one => one === document.activeElement"):
            break
    expect(button).to_be_focused()
    expect(row(swiping, "deleted").locator("> .bar-items")).to_have_css("opacity", "1")
    swiping.keyboard.press("Enter")
    expect(log(swiping)).to_have_text("d")


@pytest.mark.part(1)
@pytest.mark.parametrize("look", LOOKS[:2], ids=str)
def test_axe_finds_nothing_while_a_row_is_open(swiping, finger):
    for name in ["Ada", "icons", "deleted", "words"]:
        swipe(finger, swiping, name, -60)
        expect(swiped(swiping)).to_have_count(1)
        assert_accessible(swiping)
        swiping.keyboard.press("Escape")
        expect(swiped(swiping)).to_have_count(0)
    touch(finger, swiping, "Ada")
    expect(swiping.get_by_role("button", name="Copy").first).to_be_visible()
    assert_accessible(swiping)
    finger.up(after=0)


# What a press looks like


def test_a_row_is_gray_while_it_is_pressed(swiping):
    cell = named(swiping, "Ada")
    swiping.mouse.move(*middle(cell))
    swiping.mouse.down()
    expect(cell).to_have_css("background-color", "rgb(209, 209, 214)")
    expect(cell).to_have_css("opacity", "1")
    # Within the corners of its card.
    expect(cell).to_have_css("border-top-left-radius", "10px")
    swiping.mouse.move(5, 5)
    swiping.mouse.up()
    expect(cell).to_have_css("background-color", "rgba(0, 0, 0, 0)")


@pytest.mark.parametrize("pointer", ["finger", "mouse"])
def test_a_pointer_in_a_field_leaves_no_ring(new_page, fixture, pointer):
    page = new_page()
    page.goto(fixture.origin + "/layout/public-login")
    expect(page.locator(".live")).to_be_visible()
    page.wait_for_load_state("networkidle")
    field = page.get_by_placeholder("E-mail")
    if pointer == "finger":
        Finger(page).tap(*middle(field))
    else:
        page.mouse.click(*middle(field))
    expect(field).to_be_focused()
    expect(field).to_have_css("outline-style", "none")
    expect(page.locator("[data-ring]").filter(has=field)).not_to_have_css("outline-style", "solid")
    # The keyboard's has one.
    page.keyboard.press("Tab")
    page.keyboard.press("Shift+Tab")
    expect(field).to_be_focused()
    # It goes around the box with round corners in which the field stands.
    expect(page.locator("[data-ring]").filter(has=field)).to_have_css("outline-style", "solid")
