"""What a person typed is not left behind: not by Back, not by Escape, not beside the sheet."""

import pytest
from harness.accessibility import assert_accessible
from playwright.sync_api import Page, expect
from screens.keyboard import focused
from screens.left_behind import PATH, is_on, item, leave, open_covering, open_screen, question


@pytest.fixture
def screen(page, fixture) -> Page:
    return open_screen(page, fixture)


@pytest.mark.parametrize("way", ["back", "escape", "beside"])
def test_typed_text_is_not_dropped_unasked(screen, way):
    open_covering(screen, "sheet")
    field = item(screen, "left.sheet.input")
    field.press_sequentially("A long story")
    leave(screen, way)
    expect(question(screen)).to_be_visible()
    # The safe answer has the keyboard, and Escape stands for it.
    assert focused(screen)["words"] == "Keep editing"
    assert_accessible(screen)
    screen.keyboard.press("Escape")
    expect(question(screen)).to_have_count(0)
    expect(field).to_have_value("A long story")
    expect(field).to_be_focused()
    leave(screen, way)
    question(screen).get_by_role("button", name="Keep editing").click()
    expect(question(screen)).to_have_count(0)
    leave(screen, way)
    question(screen).get_by_role("button", name="Discard").click()
    expect(screen.locator("dialog[open]")).to_have_count(0)
    is_on(screen, 1)
    expect(item(screen, "left.sheet.open")).to_be_focused()


def test_back_at_the_question_goes_on_editing(screen):
    open_covering(screen, "sheet")
    item(screen, "left.sheet.input").press_sequentially("Words")
    screen.go_back()
    expect(question(screen)).to_be_visible()
    screen.go_back()
    expect(question(screen)).to_have_count(0)
    expect(item(screen, "left.sheet.input")).to_have_value("Words")
    is_on(screen, 1)


def test_the_question_keeps_the_keyboard(screen):
    open_covering(screen, "sheet")
    item(screen, "left.sheet.input").press_sequentially("Words")
    screen.keyboard.press("Escape")
    expect(question(screen)).to_be_visible()
    for key in ["Tab"] * 3 + ["Shift+Tab"] * 3:
        screen.keyboard.press(key)
        here = focused(screen)
        assert here is None or here["words"] in ("Discard", "Keep editing"), here


@pytest.mark.parametrize("way", ["back", "escape", "beside"])
@pytest.mark.parametrize("end", ["", "typed and removed", "cleared by the app"])
def test_nobody_is_asked_where_nothing_is_lost(screen, way, end):
    open_covering(screen, "sheet")
    field = item(screen, "left.sheet.input")
    if end:
        field.press_sequentially("Word")
        if end == "cleared by the app":
            item(screen, "left.sheet.clear").click()
            expect(field).to_have_value("")
        else:
            field.press("Control+A")
            field.press("Delete")
    leave(screen, way)
    expect(screen.locator("dialog[open]")).to_have_count(0)


def test_a_button_of_the_app_is_not_asked_about(screen):
    open_covering(screen, "sheet")
    item(screen, "left.sheet.input").press_sequentially("Word")
    item(screen, "left.sheet.cancel").click()
    expect(screen.locator("dialog[open]")).to_have_count(0)


@pytest.mark.parametrize("way", ["back", "escape", "beside"])
@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_a_sheet_that_the_app_keeps_says_so_and_stays(new_page, fixture, way, motion):
    page = new_page(reduced_motion=motion)
    page.goto(fixture.origin + PATH)
    expect(item(page, "left.late.input")).to_be_visible()
    page.evaluate("""() => {
      window.nudges = []
      const animate = Element.prototype.animate
      Element.prototype.animate = function (frames, ...rest) {
        nudges.push([this.localName, Object.keys(frames)])
        return animate.call(this, frames, ...rest)
      }
    }""")
    open_covering(page, "kept")
    field = item(page, "left.over.input")
    field.press_sequentially("Word")
    for count in range(1, 4):
        leave(page, way)
        page.wait_for_function("count => nudges.length === count", arg=count)
        expect(page.locator("#polite")).to_contain_text("This stays open")
    expect(page.locator("dialog[open]")).to_have_count(1)
    expect(field).to_have_value("Word")
    expect(field).to_be_focused()
    nudge = "opacity" if motion == "reduce" else "translate"
    assert page.evaluate("() => nudges") == [["dialog", [nudge]]] * 3
    item(page, "left.over.cancel").click()
    expect(page.locator("dialog[open]")).to_have_count(0)


def test_what_was_just_typed_says_whether_a_sheet_may_go(page, fixture, new_proxy):
    """Escape comes before the answer to the last key."""
    page.goto(new_proxy(fixture.port, 100).origin + PATH)
    open_covering(page, "asking")
    item(page, "left.asking.input").press_sequentially("Word")
    page.keyboard.press("Escape")
    expect(page.locator("#polite")).to_contain_text("This stays open")
    expect(question(page)).to_have_count(0)


def test_an_app_that_asks_by_itself_asks_alone(screen):
    open_covering(screen, "asking")
    item(screen, "left.asking.input").press_sequentially("Word")
    screen.keyboard.press("Escape")
    expect(screen.locator("#polite")).to_contain_text("This stays open")
    expect(question(screen)).to_have_count(0)
    item(screen, "left.asking.cancel").click()
    expect(screen.locator("dialog[open]")).to_have_count(2)
    # Back at the app's own question answers it with Cancel.
    screen.go_back()
    expect(screen.locator("dialog[open]")).to_have_count(1)
    expect(item(screen, "left.asking.input")).to_have_value("Word")
    item(screen, "left.asking.cancel").click()
    item(screen, "left.asking.discard").click()
    expect(screen.locator("dialog[open]")).to_have_count(0)


@pytest.mark.parametrize("way", ["back", "escape", "beside"])
def test_an_app_with_controllers_asks_by_itself(page, fixture, way):
    page.goto(fixture.origin + "/controllers")
    item(page, "controllers.form.tap").click()
    item(page, "controllers.form.input").press_sequentially("Word")
    leave(page, way)
    expect(item(page, "controllers.discard.tap")).to_be_visible()
    expect(question(page)).to_have_count(0)
    page.go_back()
    expect(item(page, "controllers.discard.tap")).to_have_count(0)
    expect(item(page, "controllers.form.input")).to_have_value("Word")
    leave(page, way)
    item(page, "controllers.discard.tap").click()
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(item(page, "controllers.form.tap")).to_be_visible()
