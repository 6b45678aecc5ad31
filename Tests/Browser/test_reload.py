"""What a person typed is there again after a reload, and in the showcase after Back, too."""

import pytest
from playwright.sync_api import Page, expect
from screens.builder import BuilderArea
from screens.care import sign_in
from screens.left_behind import PATH, is_on, item, leave, open_covering, open_screen, question


@pytest.fixture
def screen(page, fixture) -> Page:
    return open_screen(page, fixture)


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


# As a busy browser does: after the page's script has looked for what was typed, when it takes the line that the page
# opened.
RESTORES_LATE = """
  let line
  if (!sessionStorage.isRestored) Object.defineProperty(globalThis, 'line', {
    get: () => line,
    set(value) {
      line = value
      if (value) return
      sessionStorage.isRestored = 1
      document.querySelector('[data-testid="conversation.textField.input"]').value = 'Half a thought'
    }
  })
"""


@pytest.mark.parametrize("is_typed", [True, False], ids=["typed", "restored-alone"])
def test_a_text_that_the_browser_restores_late_is_told(page, server, is_typed):
    page.goto(server.origin + "/profile/ada/messages")
    field = item(page, "conversation.textField.input")
    if is_typed:
        field.press_sequentially("Half a thought")
    page.goto(server.origin + "/profile")
    page.add_init_script(RESTORES_LATE)
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
    page.wait_for_function("() => Object.values(sessionStorage).join().includes('Half a ')")
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
