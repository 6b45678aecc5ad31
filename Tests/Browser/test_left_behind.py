"""What a person typed is not left behind: not by Back, not by Escape, not by a reload."""

import re

import pytest
from harness.accessibility import assert_accessible
from playwright.sync_api import Page, expect
from screens.builder import BuilderArea
from screens.care import sign_in
from screens.keyboard import focused

PATH = "/left-behind"
# Every kind of covering that ends at Escape, and the identifier of its own field if it has one.
ENDED = {"sheet": "left.sheet.input", "popover": "left.over.input", "alert": None, "choice": None}


@pytest.fixture
def screen(page, fixture) -> Page:
    page.goto(fixture.origin + PATH)
    expect(item(page, "left.late.input")).to_be_visible()
    return page


def item(page: Page, name: str):
    return page.get_by_test_id(name).filter(visible=True)


def question(page: Page):
    return page.get_by_role("alertdialog", name="Discard what you entered?")


def open_covering(page: Page, kind: str) -> None:
    item(page, f"left.{kind}.open").click()
    expect(page.locator("dialog[open]")).to_have_count(1)


def is_on(page: Page, number: int) -> None:
    expect(item(page, "left.page.text")).to_have_text(f"Page {number}")
    expect(page).to_have_url(re.compile(
        re.escape(PATH) + ("$" if number == 1 else rf"\?page={number}$")))


def leave(page: Page, way: str) -> None:
    """As a person leaves what lies over a page."""
    if way == "back":
        page.go_back()
    elif way == "escape":
        page.keyboard.press("Escape")
    else:
        page.mouse.click(4, 4)


# Back


@pytest.mark.parametrize("kind", ENDED)
def test_back_ends_what_lies_over_the_page_and_not_the_page(screen, kind):
    item(screen, "left.next.tap").click()
    is_on(screen, 2)
    open_covering(screen, kind)
    screen.go_back()
    expect(screen.locator("dialog[open]")).to_have_count(0)
    is_on(screen, 2)
    expect(item(screen, "left.answer.text")).to_have_text("cancel" if kind == "alert" else "none")
    screen.go_back()
    is_on(screen, 1)


@pytest.mark.parametrize("kind", ENDED)
def test_back_on_the_first_page_of_a_tab_ends_what_lies_over_it(screen, kind, fixture):
    open_covering(screen, kind)
    screen.go_back()
    expect(screen.locator("dialog[open]")).to_have_count(0)
    is_on(screen, 1)


@pytest.mark.parametrize("kind", ["kept", "cover", "demand"])
def test_back_stays_where_an_answer_is_wanted(screen, kind):
    item(screen, "left.next.tap").click()
    is_on(screen, 2)
    open_covering(screen, kind)
    for _ in range(3):
        screen.go_back()
        expect(screen.get_by_text("This stays open")).to_have_count(1)
        expect(screen.locator("dialog[open]")).to_have_count(1)
        is_on(screen, 2)
    screen.get_by_test_id("left.demand.left" if kind == "demand" else "left.over.cancel").click()
    expect(screen.locator("dialog[open]")).to_have_count(0)
    screen.go_back()
    is_on(screen, 1)


def test_back_ends_two_sheets_one_after_the_other(screen):
    item(screen, "left.next.tap").click()
    open_covering(screen, "sheet")
    item(screen, "left.inner.open").click()
    expect(screen.locator("dialog[open]")).to_have_count(2)
    screen.go_back()
    expect(screen.locator("dialog[open]")).to_have_count(1)
    expect(item(screen, "left.sheet.input")).to_be_visible()
    screen.go_back()
    expect(screen.locator("dialog[open]")).to_have_count(0)
    is_on(screen, 2)
    screen.go_back()
    is_on(screen, 1)


def test_an_ended_sheet_leaves_no_step_behind(screen):
    item(screen, "left.next.tap").click()
    is_on(screen, 2)
    for _ in range(3):
        open_covering(screen, "sheet")
        item(screen, "left.inner.open").click()
        item(screen, "left.over.cancel").click()
        expect(screen.locator("dialog[open]")).to_have_count(1)
        item(screen, "left.sheet.cancel").click()
        expect(screen.locator("dialog[open]")).to_have_count(0)
    item(screen, "left.next.tap").click()
    is_on(screen, 3)
    screen.go_back()
    is_on(screen, 2)
    screen.go_back()
    is_on(screen, 1)
    screen.go_forward()
    is_on(screen, 2)
    screen.go_forward()
    is_on(screen, 3)


def test_back_after_a_reload_with_a_sheet_open_leads_to_the_page_before(screen):
    item(screen, "left.next.tap").click()
    open_covering(screen, "sheet")
    screen.reload()
    is_on(screen, 2)
    expect(item(screen, "left.late.input")).to_be_visible()
    open_covering(screen, "sheet")
    screen.go_back()
    expect(screen.locator("dialog[open]")).to_have_count(0)
    is_on(screen, 2)
    screen.go_back()
    is_on(screen, 1)


def test_one_back_leaves_a_page_whose_sheet_has_ended(page, fixture):
    page.goto(fixture.origin + "/counter")
    page.goto(fixture.origin + PATH)
    expect(item(page, "left.late.input")).to_be_visible()
    open_covering(page, "sheet")
    item(page, "left.sheet.cancel").click()
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.go_back()
    expect(page).to_have_url(fixture.origin + "/counter")


def test_back_ends_a_sheet_with_an_address_of_its_own(screen):
    item(screen, "left.next.tap").click()
    is_on(screen, 2)
    for _ in range(2):
        open_covering(screen, "linked")
        expect(screen).to_have_url(re.compile(r"page=9$"))
        item(screen, "left.over.input").press_sequentially("Word")
        screen.go_back()
        question(screen).get_by_role("button", name="Discard").click()
        expect(screen.locator("dialog[open]")).to_have_count(0)
        is_on(screen, 2)
    screen.go_back()
    is_on(screen, 1)
    screen.go_forward()
    is_on(screen, 2)


def test_the_place_in_the_page_returns_after_a_sheet(screen):
    item(screen, "left.below.tap").click()
    is_on(screen, 2)
    item(screen, "left.below.tap").scroll_into_view_if_needed()
    place = screen.evaluate("() => scrollY")
    assert place > 100
    screen.wait_for_function("place => history.state?.y === place", arg=place)
    screen.evaluate("() => document.querySelector('[data-testid=\"left.sheet.open\"]').click()")
    expect(screen.locator("dialog[open]")).to_have_count(1)
    screen.go_back()
    expect(screen.locator("dialog[open]")).to_have_count(0)
    assert screen.evaluate("() => scrollY") == place
    item(screen, "left.below.tap").click()
    is_on(screen, 3)
    screen.go_back()
    is_on(screen, 2)
    screen.wait_for_function("place => scrollY === place", arg=place)


# What was typed


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
    expect(page.get_by_text("This stays open")).to_have_count(1)
    expect(question(page)).to_have_count(0)


def test_an_app_that_asks_by_itself_asks_alone(screen):
    open_covering(screen, "asking")
    item(screen, "left.asking.input").press_sequentially("Word")
    screen.keyboard.press("Escape")
    expect(screen.get_by_text("This stays open")).to_have_count(1)
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


# Reload


def test_a_reload_keeps_what_was_typed_and_no_password(screen):
    for name in ("text", "late", "password"):
        item(screen, f"left.{name}.input").press_sequentially(f"My {name}")
    screen.reload()
    expect(item(screen, "left.text.input")).to_have_value("My text")
    expect(item(screen, "left.late.input")).to_have_value("My late")
    expect(item(screen, "left.password.input")).to_have_value("")
    assert "My password" not in screen.evaluate("() => JSON.stringify({ ...sessionStorage })")
    # The app has it too.
    item(screen, "left.send.tap").click()
    expect(item(screen, "left.text.input")).to_have_value("")
    # And once more: what was sent does not come back, the rest does.
    screen.reload()
    expect(item(screen, "left.late.input")).to_have_value("My late")
    expect(item(screen, "left.text.input")).to_have_value("")


def test_text_of_a_sheet_comes_back_when_the_sheet_does_and_once(screen):
    open_covering(screen, "sheet")
    item(screen, "left.sheet.input").press_sequentially("A long story")
    # Two reloads: what has not come back yet is kept on.
    for _ in range(2):
        screen.reload()
        expect(item(screen, "left.late.input")).to_be_visible()
    open_covering(screen, "sheet")
    expect(item(screen, "left.sheet.input")).to_have_value("A long story")
    # It is the person's as before: nobody drops it unasked.
    screen.keyboard.press("Escape")
    question(screen).get_by_role("button", name="Discard").click()
    expect(screen.locator("dialog[open]")).to_have_count(0)
    open_covering(screen, "sheet")
    expect(item(screen, "left.sheet.input")).to_be_visible()
    expect(item(screen, "left.sheet.input")).to_have_value("")


def test_kept_text_belongs_to_its_address(screen, fixture):
    item(screen, "left.text.input").press_sequentially("Word")
    screen.goto(fixture.origin + PATH + "?page=2")
    is_on(screen, 2)
    expect(item(screen, "left.late.input")).to_be_visible()
    expect(item(screen, "left.text.input")).to_have_value("")


def test_kept_text_is_there_again_when_its_address_is(screen, fixture):
    item(screen, "left.text.input").press_sequentially("Word")
    screen.goto(fixture.origin + "/counter")
    screen.go_back()
    expect(item(screen, "left.text.input")).to_have_value("Word")


def test_kept_text_waits_for_what_the_app_loads(screen):
    loaded = item(screen, "left.loaded.input")
    expect(loaded).to_have_value("Ada")
    loaded.press_sequentially(" Lovelace")
    value = loaded.input_value()
    assert value != "Ada"
    screen.reload()
    expect(loaded).to_have_value(value)


def test_kept_text_is_not_written_over_what_was_typed_since(screen):
    open_covering(screen, "sheet")
    item(screen, "left.sheet.input").press_sequentially("Old")
    item(screen, "left.sheet.cancel").click()
    expect(screen.locator("dialog[open]")).to_have_count(0)
    item(screen, "left.text.input").press_sequentially("Kept")
    item(screen, "left.text.input").press("Control+A")
    item(screen, "left.text.input").press_sequentially("New")
    screen.reload()
    expect(item(screen, "left.text.input")).to_have_value("New")
    open_covering(screen, "sheet")
    expect(item(screen, "left.sheet.input")).to_have_value("")


# The showcase


def test_new_project_survives_back_escape_and_reload(page, server):
    area = BuilderArea(page, server.origin).sign_in()
    area.item("projects.row.2.tap").click()
    area.expect_address("/builder/projects/2")
    page.get_by_test_id("BackButton").filter(visible=True).click()
    area.expect_address("/builder")
    area.item("projects.newButton.tap").click()
    name = area.item("newProject.nameTextField.input")
    name.press_sequentially("Playground")
    for way in ("back", "escape"):
        leave(page, way)
        expect(question(page)).to_be_visible()
        area.expect_address("/builder")
        question(page).get_by_role("button", name="Keep editing").click()
        expect(name).to_have_value("Playground")
    page.reload()
    area.item("projects.newButton.tap").click()
    expect(name).to_have_value("Playground")
    area.item("newProject.cancelButton.tap").click()
    expect(page.locator("dialog[open]")).to_have_count(0)
    # What its own button dropped does not come back.
    page.reload()
    area.item("projects.newButton.tap").click()
    expect(name).to_be_visible()
    expect(name).to_have_value("")


def test_new_task_survives_a_reload(page, server):
    sign_in(page, server, "lena", "/tasks/new")
    item(page, "newTask.titleTextField.input").press_sequentially("Buy bread")
    item(page, "newTask.descriptionTextField.input").press_sequentially("The dark one")
    page.reload()
    expect(item(page, "newTask.titleTextField.input")).to_have_value("Buy bread")
    expect(item(page, "newTask.descriptionTextField.input")).to_have_value("The dark one")


def test_a_message_that_was_begun_survives_back_and_reload(page, own_server):
    sign_in(page, own_server, "maria", "/messages")
    item(page, "messages.row.lena.tap").click()
    field = item(page, "conversation.messageTextField.input")
    field.press_sequentially("Half a thought")
    page.go_back()
    item(page, "messages.row.lena.tap").click()
    expect(field).to_have_value("Half a thought")
    page.reload()
    expect(field).to_have_value("Half a thought")
    field.press("Enter")
    expect(page.get_by_text("Half a thought")).to_be_visible()
    expect(field).to_have_value("")
    page.reload()
    expect(page.get_by_text("Half a thought")).to_be_visible()
    expect(field).to_have_value("")


def test_a_message_to_a_profile_survives_back_and_reload(page, server):
    page.goto(server.origin + "/profile/ada/messages")
    field = item(page, "conversation.textField.input")
    field.press_sequentially("Half a thought")
    page.goto(server.origin + "/profile")
    page.go_back()
    expect(field).to_have_value("Half a thought")
    page.reload()
    expect(field).to_have_value("Half a thought")


def test_what_the_server_knows_half_of_comes_back_whole(page, new_proxy, server, gate):
    gate.allow(r"WebSocket connection|Failed to load resource|ERR_")
    line = new_proxy(server.port)
    page.goto(line.origin + "/profile/grace/messages")
    field = item(page, "conversation.textField.input")
    field.press_sequentially("Half a ")
    page.wait_for_function("Object.values(sessionStorage).join().includes('Half a ')")
    line.cut()
    field.press_sequentially("thought")
    line.restore()
    page.goto(line.origin + "/profile")
    page.goto(line.origin + "/profile/grace/messages")
    expect(field).to_have_value("Half a thought")


def test_login_cells_survive_a_reload_and_keep_no_password(page, server):
    page.goto(server.origin + "/login-cells")
    email = item(page, "loginCells.emailTextField.input")
    email.press_sequentially("ada@example.com")
    item(page, "loginCells.passwordTextField.input").press_sequentially("secret")
    page.reload()
    expect(email).to_have_value("ada@example.com")
    expect(item(page, "loginCells.passwordTextField.input")).to_have_value("")
    # The server knows it, too.
    expect(page.get_by_label("Accepted by the server")).to_be_visible()
