"""How changes move in a browser: what is seen in the middle of the way, by animations that stand still."""

import pytest
from playwright.sync_api import Locator, Page, expect

# The client's animations stand where a test puts them; those of the style sheet run as ever.
HELD = """
  const animate = Element.prototype.animate
  Element.prototype.animate = function (...all) {
    const one = animate.apply(this, all)
    one.pause()
    return one
  }
  const ours = () => document.getAnimations().filter(one => !one.transitionProperty && !one.animationName)
  globalThis.apusCount = () => ours().length
  globalThis.apusAt = time => { for (const one of ours()) one.currentTime = time }
  globalThis.apusEnd = () => { for (const one of ours()) one.finish() }
"""

# What the page tells while it moves.
TOLD = """
  globalThis.apusTold = []
  const send = WebSocket.prototype.send
  WebSocket.prototype.send = function (data) { apusTold.push(data); send.call(this, data) }
"""


@pytest.fixture
def motion(page, fixture):
    page.add_init_script(HELD + TOLD)

    def open_screen(name: str, page: Page = page) -> Page:
        page.goto(f"{fixture.origin}/motion/{name}")
        expect(page.locator(".live")).to_be_visible()
        # What moves comes with the second script.
        page.wait_for_function(
            "() => performance.getEntriesByType('resource').filter(one => one.name.includes('.js')).length > 1")
        return page

    return open_screen


def item(page: Page, name: str) -> Locator:
    return page.get_by_test_id(name)


def box(page: Page, name: str) -> tuple:
    found = item(page, name).bounding_box()
    return found["x"], found["y"], found["width"], found["height"]


def style(found: Locator, name: str) -> str:
    return found.evaluate("(element, name) => getComputedStyle(element)[name]", name)


def tap(page: Page, name: str, moves: bool = True) -> None:
    item(page, name).click()
    if moves:
        page.wait_for_function("() => apusCount() > 0")


def at(page: Page, time: float) -> None:
    page.evaluate("apusAt", time)


def end(page: Page) -> None:
    page.evaluate("apusEnd()")
    page.wait_for_function("() => apusCount() === 0")


SPRING = """
  ([time, damping]) => {
    const angle = time / 500 * 2 * Math.PI, root = Math.sqrt(1 - damping ** 2)
    return 1 - Math.exp(-damping * angle) * (Math.cos(root * angle) + damping / root * Math.sin(root * angle))
  }
"""


def test_a_card_grows_by_its_spring(motion):
    page = motion("card")
    before = box(page, "card")
    assert before[2:] == (200, 80)
    tap(page, "toggle")
    at(page, 0)
    assert box(page, "card") == pytest.approx(before, abs=0.1)
    for time in (60, 150, 300, 420):
        at(page, time)
        part = page.evaluate(SPRING, [time, 0.7])
        width, height = box(page, "card")[2:]
        assert width == pytest.approx(200 + 120 * part, abs=0.5)
        assert height == pytest.approx(80 + 160 * part, abs=0.5)
    # Over the end, as a spring with a bounce does.
    at(page, 400)
    assert box(page, "card")[2] > 320
    at(page, 60)
    # What stands below it goes with it, and what is in it stays in its corner.
    x, y, width, height = box(page, "card")
    assert box(page, "toggle")[1] == pytest.approx(y + height + 16, abs=0.5)
    assert box(page, "title")[:2] == pytest.approx((x + 16, y + 16), abs=0.5)
    assert 0 < float(style(item(page, "details"), "opacity")) < 1
    assert style(item(page, "card"), "backgroundColor") not in ("rgb(255, 149, 0)", "rgb(255, 204, 0)")
    assert 12 < float(style(item(page, "card"), "borderRadius").removesuffix("px")) < 24
    end(page)
    assert box(page, "card")[2:] == (320, 240)


def test_it_turns_back_from_where_it_is_seen(motion):
    page = motion("card")
    tap(page, "toggle")
    at(page, 100)
    seen = box(page, "card")
    assert 201 < seen[2] < 319
    item(page, "toggle").click()
    expect(item(page, "toggle")).to_have_text("More")
    at(page, 0)
    assert box(page, "card") == pytest.approx(seen, abs=0.1)
    at(page, 60)
    assert 200 < box(page, "card")[2] < seen[2]
    end(page)
    assert box(page, "card")[2:] == (200, 80)


def test_a_change_without_an_animation_does_not_move(motion):
    page = motion("card")
    tap(page, "atOnce", moves=False)
    expect(item(page, "details")).to_be_visible()
    assert page.evaluate("apusCount()") == 0
    assert box(page, "card")[2:] == (320, 240)


def test_a_change_at_once_ends_what_moves(motion):
    page = motion("card")
    tap(page, "toggle")
    at(page, 60)
    item(page, "atOnce").click()
    expect(item(page, "details")).to_have_count(0)
    assert box(page, "card")[2:] == (200, 80)


def test_a_text_keeps_its_lines(motion):
    page = motion("card")
    tap(page, "toggle")
    end(page)
    tap(page, "toggle")
    at(page, 1)
    assert item(page, "toggle").bounding_box()["height"] < 30
    label = item(page, "toggle").locator(".text")
    assert label.bounding_box()["width"] == pytest.approx(
        label.evaluate("element => { const range = document.createRange(); range.selectNodeContents(element); "
                       "return range.getBoundingClientRect().width }"), abs=1)


def test_a_menu_slides_in_and_out(motion):
    page = motion("menu")
    tap(page, "toggle")
    at(page, 0)
    assert box(page, "menu")[0] == pytest.approx(-200)
    at(page, 200)
    assert -200 < box(page, "menu")[0] < 0
    end(page)
    assert box(page, "menu")[0] == 0
    tap(page, "toggle")
    leaving = page.locator(".going")
    at(page, 200)
    assert -200 < leaving.bounding_box()["x"] < 0
    # It is nobody's any more.
    expect(item(page, "menu")).to_have_count(0)
    expect(item(page, "inbox")).to_have_count(0)
    assert leaving.evaluate("element => element.inert && element.ariaHidden") == "true"
    expect(page.get_by_role("button", name="Inbox")).to_have_count(0)
    end(page)
    expect(leaving).to_have_count(0)


def test_what_leaves_turns_around(motion):
    page = motion("menu")
    tap(page, "toggle")
    end(page)
    tap(page, "toggle")
    at(page, 100)
    seen = page.locator(".going").bounding_box()["x"]
    assert -190 < seen < -10
    item(page, "toggle").click()
    expect(item(page, "menu")).to_have_count(1)
    expect(page.locator(".going")).to_have_count(0)
    at(page, 0)
    assert box(page, "menu")[0] == pytest.approx(seen, abs=0.1)


def test_a_finger_finds_things_where_they_will_be(motion):
    page = motion("menu")
    tap(page, "toggle")
    at(page, 0)
    assert box(page, "inbox")[0] < 0
    end_box = page.evaluate("""() => {
      apusAt(399)
      const { x, y, width, height } = document.querySelector('[data-testid=inbox]').getBoundingClientRect()
      apusAt(0)
      return [x + width / 2, y + height / 2]
    }""")
    page.mouse.click(*end_box)
    expect(item(page, "chosen")).to_have_text("Inbox")
    assert box(page, "inbox")[0] < 0


def test_cards_make_room_and_close_up(motion):
    page = motion("cards")
    first, second = box(page, "card.1"), box(page, "card.2")
    tap(page, "add")
    at(page, 500)
    assert box(page, "card.4") == pytest.approx(first, abs=0.1)
    assert style(item(page, "card.4"), "opacity") == "0.5"
    assert box(page, "card.1")[1] == pytest.approx(first[1] + 35, abs=0.1)
    assert box(page, "card.2")[1] == pytest.approx(second[1] + 35, abs=0.1)
    end(page)
    tap(page, "remove")
    at(page, 750)
    assert box(page, "card.1")[1] == pytest.approx(first[1] + 17.5, abs=0.1)
    assert style(page.locator(".going"), "opacity") == "0.25"
    end(page)
    expect(page.locator(".going")).to_have_count(0)
    tap(page, "turn")
    at(page, 500)
    assert box(page, "card.1") == pytest.approx(second, abs=0.1)
    assert box(page, "card.2") == pytest.approx(second, abs=0.1)
    end(page)
    assert box(page, "card.3") == pytest.approx(first, abs=0.1)


def test_rows_of_a_list_make_room_and_close_up(motion):
    page = motion("rows")
    first, second = box(page, "row.1"), box(page, "row.2")
    tap(page, "add")
    at(page, 0)
    assert box(page, "row.1") == pytest.approx(first, abs=1)
    at(page, 500)
    assert style(item(page, "row.4").locator("xpath=ancestor-or-self::li"), "opacity") == "0.5"
    assert box(page, "row.2")[1] == pytest.approx((second[1] + second[1] + second[1] - first[1]) / 2, abs=1)
    end(page)
    assert box(page, "row.1")[1] == pytest.approx(second[1], abs=1)
    tap(page, "remove")
    at(page, 0)
    assert box(page, "row.1")[1] == pytest.approx(second[1], abs=1)
    assert page.locator(".going").bounding_box()["y"] == pytest.approx(
        item(page, "row.1").locator("xpath=ancestor-or-self::li").bounding_box()["y"] - (second[1] - first[1]), abs=1)
    end(page)
    assert box(page, "row.1") == pytest.approx(first, abs=1)


def test_a_line_grows_with_its_value_and_with_nothing_else(motion):
    page = motion("progress")
    assert box(page, "done")[2] == 75
    tap(page, "on")
    at(page, 500)
    assert box(page, "done")[2] == pytest.approx(112.5, abs=0.1)
    assert item(page, "native").locator(".done").bounding_box()["width"] == pytest.approx(112.5, abs=0.1)
    # Beside it nobody asked for motion.
    assert page.evaluate("apusCount()") == 2
    assert style(item(page, "beside"), "translate") == "50px"
    end(page)
    tap(page, "colour", moves=False)
    expect(item(page, "done")).to_have_css("background-color", "rgb(255, 59, 48)")
    assert page.evaluate("apusCount()") == 0


def test_changes_of_one_action_move_each_by_itself(motion):
    page = motion("several")
    tap(page, "move")
    at(page, 500)
    moved = {name: style(item(page, name), "translate") for name in ("left", "right", "still", "never", "other")}
    assert moved == {"left": "25px", "right": "12.5px", "still": "50px", "never": "50px", "other": "25px"}
    # By the server's clock.
    expect(item(page, "over")).to_have_text("1")


def test_views_come_and_go_as_they_say(motion):
    page = motion("ways")
    tap(page, "animated")
    at(page, 500)
    assert style(item(page, "plain"), "opacity") == "0.5"
    assert style(item(page, "scaled"), "scale") == "0.5"
    assert style(item(page, "offset"), "translate") == "15px 5px"
    assert (style(item(page, "both"), "scale"), style(item(page, "both"), "opacity")) == ("0.75", "0.5")
    assert style(item(page, "pushed"), "translate") == "0px 50%"
    # It takes three seconds, whatever the others do.
    assert style(item(page, "own"), "translate").startswith("-83.3")
    assert style(item(page, "none"), "opacity") == "1"
    end(page)
    tap(page, "animated")
    at(page, 500)
    seen = page.evaluate("""() => Object.fromEntries([...document.querySelectorAll('.going')].map(one => {
      const { opacity, scale, translate } = getComputedStyle(one)
      return [one.textContent, [opacity, scale, translate]]
    }))""")
    assert seen.pop("Own")[0].startswith("0.833")
    assert seen == {
        "Plain": ["0.5", "none", "none"], "Scaled": ["1", "0.5", "none"], "Offset": ["1", "none", "15px 5px"],
        "Both": ["0.5", "0.75", "none"], "Pushed": ["0.5", "none", "0px -50%"],
    }
    end(page)
    expect(page.locator(".going")).to_have_count(0)
    # Without an animation only that moves which has one of its own.
    tap(page, "atOnce")
    assert page.evaluate("apusCount()") == 1


def test_what_has_no_end_begins_with_the_page(motion):
    page = motion("breathing")
    page.wait_for_function("() => apusCount() > 0")
    for time, scale, turn in [(0, "1", "0deg"), (500, "1", "0deg"), (1000, "1.25", "45deg"), (1250, "1.375", "67.5deg"),
                              (2000, "1.25", "45deg"), (2999.9, "1", "0deg"), (4000, "1.25", "45deg")]:
        at(page, time)
        circle = item(page, "circle")
        around = circle.locator("xpath=..")
        assert (style(circle, "scale"), style(around, "rotate")) == (scale, turn), time


def test_nothing_is_told_while_something_moves(motion):
    page = motion("measured")
    item(page, "wider").click()
    page.wait_for_function("() => apusCount() > 1")
    told = page.evaluate("apusTold.length")
    for time in (100, 300, 700):
        at(page, time)
        page.evaluate("() => new Promise(requestAnimationFrame).then(() => new Promise(requestAnimationFrame))")
    assert page.evaluate("apusTold.length") == told
    page.evaluate("for (const one of document.getAnimations()) if (one.effect.getComputedTiming().endTime < 2000) one.finish()")
    expect(item(page, "width")).to_have_text("300")


def test_who_wants_it_still_sees_fading_only(new_page, motion):
    page = new_page(reduced_motion="reduce")
    page.add_init_script(HELD)
    motion("ways", page)
    tap(page, "animated")
    at(page, 500)
    for name in ("plain", "scaled", "offset", "both", "pushed"):
        assert style(item(page, name), "opacity") == "0.5", name
        assert style(item(page, name), "scale") == style(item(page, name), "translate") == "none", name
    motion("card", page)
    tap(page, "toggle")
    at(page, 0)
    assert box(page, "card")[2:] == (320, 240)
    assert style(item(page, "card"), "backgroundColor") == "rgb(255, 204, 0)"


def test_typing_goes_on_while_something_moves(motion):
    page = motion("typing")
    tap(page, "show")
    field = item(page, "field")
    field.focus()
    page.keyboard.type("abc")
    expect(item(page, "typed")).to_have_text("abc")
    expect(field).to_be_focused()
    at(page, 500)
    assert style(item(page, "coming"), "opacity") == "0.5"


def test_what_has_the_keyboard_loses_it_when_it_leaves(motion):
    page = motion("typing")
    item(page, "hide").focus()
    page.keyboard.press("Enter")
    page.wait_for_function("() => apusCount() > 0")
    expect(page.locator(".going")).to_have_count(1)
    assert not page.evaluate("document.querySelector('.going').contains(document.activeElement)")
    assert page.evaluate("document.activeElement !== document.body")


def test_what_comes_in_the_place_of_another_goes_on_from_there(motion):
    page = motion("matched")
    first = box(page, "matched.mark.One")
    tap(page, "matched.Second")
    at(page, 0)
    assert box(page, "matched.mark.Second") == pytest.approx(first, abs=.5)
    expect(item(page, "matched.mark.One")).to_have_count(0)
    assert style(item(page, "matched.mark.Second"), "opacity") == "1"
    at(page, 500)
    middle = box(page, "matched.mark.Second")
    end(page)
    last = box(page, "matched.mark.Second")
    assert last[0] > first[0] + first[2] and last[2] > first[2]
    assert middle == pytest.approx([(one + other) / 2 for one, other in zip(first, last)], abs=.5)


def test_a_card_grows_out_of_another_view(motion):
    page = motion("matched")
    small = box(page, "matched.small")
    tap(page, "matched.open")
    at(page, 0)
    assert box(page, "matched.large") == pytest.approx(small, abs=.5)
    end(page)
    large = box(page, "matched.large")
    assert large[2] > 300 and large[3] == pytest.approx(200, abs=.5)
    tap(page, "matched.open")
    at(page, 0)
    assert box(page, "matched.small") == pytest.approx(large, abs=.5)
    end(page)
    assert box(page, "matched.small") == pytest.approx(small, abs=.5)
