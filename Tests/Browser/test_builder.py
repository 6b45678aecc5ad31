"""The area /builder: login, projects, RFIs, and every state of its lists."""

import re

import pytest
from harness.accessibility import assert_accessible
from harness.browser import LOOKS
from playwright.sync_api import expect
from screens.builder import BuilderArea
from screens.keyboard import tab_to, tab_to_words


@pytest.fixture
def area(page, server):
    return BuilderArea(page, server.origin)


def test_main_path_by_mouse(page, own_server):
    area = BuilderArea(page, own_server.origin).open()
    area.item("login.emailTextField.input").fill("bob@builder.example")
    area.item("login.passwordTextField.input").fill("builder-demo")
    area.submit()
    expect(page.locator('[data-testid^="projects.row."]')).to_have_count(6)
    area.item("projects.newButton.tap").click()
    area.item("newProject.saveButton.tap").click()
    expect(area.item("newProject.nameTextField.input.error")).to_have_text("Please enter a name")
    area.item("newProject.nameTextField.input").fill("Playground")
    area.item("newProject.saveButton.tap").click()
    expect(page.locator("dialog[open]")).to_have_count(0)
    rows = page.locator('[data-testid^="projects.row."]')
    expect(rows).to_have_count(7)
    expect(rows.first).to_contain_text("Playground")

    area.choose("RFIs")
    area.expect_address("/builder/rfis")
    area.item("rfis.newButton.tap").click()
    area.item("newRFI.projectPicker.tap").select_option(label="Playground")
    area.item("newRFI.subjectTextField.input").fill("Height of the swing")
    area.item("newRFI.questionTextField.input").fill("2.20 m or 2.40 m?")
    area.item("newRFI.saveButton.tap").click()
    expect(page.locator("dialog[open]")).to_have_count(0)
    area.search.fill("HEIGHT of the swing")
    expect(area.rfi_rows).to_have_count(1)
    area.rfi_rows.click()
    expect(area.item("rfi.question.text")).to_have_text("2.20 m or 2.40 m?")
    expect(page).to_have_url(re.compile(r"/builder/rfis/41$"))
    # Another visitor sees it too.
    area.choose("Projects")
    rows.first.click()
    expect(area.item("project.rfi.41.tap")).to_contain_text("Height of the swing")
    area.expect_address("/builder/projects/7")


def test_main_path_by_keyboard_alone(area, page):
    area.open()
    keys = page.keyboard
    tab_to(page, "login.emailTextField.input")
    keys.type("bob@builder.example")
    keys.press("Enter")
    expect(area.item("login.passwordTextField.input")).to_be_focused()
    keys.type("builder-demo")
    keys.press("Enter")
    # A password takes a while, as it should.
    expect(area.item("projects.list.scroll")).to_be_visible(timeout=30_000)
    tab_to(page, "projects.row.6.tap")
    keys.press("Enter")
    area.expect_address("/builder/projects/6")
    expect(area.item("project.phase.text")).to_have_text("Planning")
    tab_to(page, "BackButton")
    keys.press("Enter")
    area.expect_address("/builder")
    # The address comes before the answer: keys that are pressed until then go over the old page.
    expect(area.item("projects.row.6.tap")).to_be_visible()
    tab_to_words(page, "RFIs")
    keys.press("Enter")
    expect(area.item("rfis.list.scroll")).to_be_visible()
    tab_to_words(page, "Search RFIs")
    keys.type("cafe")
    expect(area.rfi_rows).to_have_count(1)
    row = area.rfi_rows.get_attribute("data-testid")
    tab_to(page, row)
    keys.press("Enter")
    expect(area.item("rfi.subject.text")).to_have_text("Colour of the café tiles")


def test_password_can_be_shown_and_keeps_its_text(area):
    area.open()
    password = area.item("login.passwordTextField.input")
    password.fill("builder-demo")
    expect(password).to_have_attribute("type", "password")
    area.item("login.showPasswordButton.tap").click()
    expect(password).not_to_have_attribute("type", "password")
    expect(password).to_have_value("builder-demo")
    area.item("login.showPasswordButton.tap").click()
    expect(password).to_have_attribute("type", "password")
    expect(password).to_have_value("builder-demo")


def test_live_validation_is_late_and_silent_while_empty(area):
    area.open()
    email, error = (area.item(f"login.emailTextField.input{end}") for end in ("", ".error"))
    email.press_sequentially("bob@")
    expect(error).to_have_text("Enter a valid email address")
    expect(email).to_have_attribute("aria-invalid", "true")
    email.fill("")
    expect(error).to_have_count(0)
    expect(area.item("login.signInButton.tap")).to_be_disabled()


def test_failed_login_gives_the_alert_and_keeps_the_email(area, page):
    area.open()
    area.item("login.emailTextField.input").fill("bob@builder.example")
    area.item("login.passwordTextField.input").fill("not this one")
    button = area.item("login.signInButton.tap")
    expect(button).to_be_enabled()
    button.click()
    alert = page.get_by_role("alertdialog")
    expect(alert).to_contain_text("You Are Not Signed In", timeout=30_000)
    alert.get_by_role("button", name="OK").click()
    expect(alert).to_have_count(0)
    expect(area.item("login.emailTextField.input")).to_have_value("bob@builder.example")


def test_link_waits_for_the_login_and_goes_on(area):
    area.sign_in("/builder/rfis/12")
    expect(area.item("rfi.subject.text")).to_be_visible()
    area.expect_address("/builder/rfis/12")


def test_back_and_forward_and_reload(area, page):
    area.sign_in()
    area.item("projects.row.1.tap").click()
    area.expect_address("/builder/projects/1")
    area.choose("RFIs")
    area.expect_address("/builder/rfis")
    area.rfi_rows.first.click()
    expect(area.item("rfi.subject.text")).to_be_visible()
    page.go_back()
    area.expect_address("/builder/rfis")
    expect(area.item("rfis.list.scroll")).to_be_visible()
    page.go_back()
    area.expect_address("/builder/projects/1")
    expect(area.item("project.phase.text")).to_be_visible()
    page.go_forward()
    expect(area.item("rfis.list.scroll")).to_be_visible()
    page.go_back()
    area.expect_address("/builder/projects/1")
    page.reload()
    area.sign_in_if_asked()
    area.expect_address("/builder/projects/1")
    expect(area.item("project.phase.text")).to_have_text("Under construction")


def test_segments_and_search_hold_together(area, page):
    area.sign_in("/builder/rfis")
    count = area.item("rfis.count.text")
    expect(count).to_have_text("40 requests")
    area.segment("rfis.filter.tap", "Closed")
    expect(count).to_have_text("8 requests")
    search = area.search
    search.fill("FACADE")
    expect(count).to_have_text("1 request")
    search.fill("xyz")
    expect(page.get_by_text("No RFIs Found")).to_be_visible()
    area.item("rfis.showAllButton.tap").click()
    expect(count).to_have_text("40 requests")
    expect(search).to_have_value("")


def test_each_state_of_the_switch_is_seen(area, page):
    area.sign_in()
    expect(area.item("projects.list.scroll")).to_be_visible()

    area.set_condition("Failing")
    area.choose("Projects")
    expect(area.item("errorState.message.text")).to_contain_text("cannot be reached")
    assert_accessible(page)
    area.item("errorState.retry.tap").click()
    expect(area.item("errorState.retry.tap")).to_be_visible()

    area.set_condition("Empty")
    area.choose("Projects")
    expect(area.item("emptyState.title.text")).to_have_text("No Projects Yet")
    assert_accessible(page)

    area.set_condition("Slow")
    area.choose("Projects")
    expect(area.item("loadingState.message.text")).to_have_text("Loading projects...")
    assert_accessible(page)
    expect(area.item("projects.list.scroll")).to_be_visible()

    area.set_condition("Normal")
    area.choose("RFIs")
    expect(area.item("rfis.list.scroll")).to_be_visible()


def test_refresh_keeps_what_is_shown_even_when_it_fails(area, page):
    area.sign_in()
    expect(area.item("projects.row.1.tap")).to_be_visible()
    area.choose("Settings")
    area.item("settings.keepToggle.tap").click()
    area.set_condition("Failing")
    area.choose("Projects")
    alert = page.get_by_role("alertdialog")
    expect(alert).to_contain_text("Could Not Refresh")
    alert.get_by_role("button", name="OK").click()
    expect(area.item("projects.row.1.tap")).to_be_visible()
    page.get_by_role("button", name="Refresh").filter(visible=True).click()
    expect(alert).to_contain_text("Could Not Refresh")
    alert.get_by_role("button", name="OK").click()
    expect(area.item("projects.row.1.tap")).to_be_visible()


def test_signing_out_leads_to_the_login(area):
    area.sign_in("/builder/settings")
    area.item("settings.signOutButton.tap").click()
    expect(area.item("login.signInButton.tap")).to_be_visible()
    area.expect_address("/builder")
    area.item("builder.allAreas.tap").click()
    area.expect_address("/")


@pytest.mark.part(1)
@pytest.mark.parametrize("look", LOOKS, ids=str)
def test_accessible(area, page, look):
    area.open()
    area.item("login.emailTextField.input").fill("bob@")
    expect(area.item("login.emailTextField.input.error")).to_be_visible()
    assert_accessible(page)
    area.sign_in()
    expect(area.item("projects.list.scroll")).to_be_visible()
    assert_accessible(page)
    area.item("projects.newButton.tap").click()
    area.item("newProject.saveButton.tap").click()
    expect(area.item("newProject.nameTextField.input.error")).to_be_visible()
    assert_accessible(page)
    area.item("newProject.cancelButton.tap").click()
    area.item("projects.row.1.tap").click()
    expect(area.item("project.phase.text")).to_be_visible()
    assert_accessible(page)
    area.choose("RFIs")
    expect(area.item("rfis.list.scroll")).to_be_visible()
    assert_accessible(page)
    area.rfi_rows.first.click()
    expect(area.item("rfi.subject.text")).to_be_visible()
    assert_accessible(page)
    area.choose("Settings")
    assert_accessible(page)


def test_the_ring_of_the_search_field_goes_around_its_box(area, page):
    area.sign_in("/builder/rfis")
    area.search.click()
    ring = "element => getComputedStyle(element).outlineStyle"
    bar = page.locator(".search-bar > .field").filter(visible=True)
    assert [area.search.evaluate(ring), bar.evaluate(ring)] == ["none", "none"]
    # Keys need a sign of the focus.
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    expect(area.search).to_be_focused()
    assert [area.search.evaluate(ring), bar.evaluate(ring)] == ["none", "solid"]
    # Between the edge and the words there is room for the sign.
    assert area.search.bounding_box()["x"] - bar.bounding_box()["x"] == 34


def test_the_tab_that_is_shown_leads_to_its_first_page_and_then_to_its_top(area, page):
    area.sign_in("/builder/rfis/12")
    expect(area.item("rfi.subject.text")).to_be_visible()
    area.tab("RFIs").click()
    area.expect_address("/builder/rfis")
    row = area.rfi_rows.first
    expect(row).to_be_in_viewport()
    area.rfi_rows.last.scroll_into_view_if_needed()
    expect(row).not_to_be_in_viewport()
    area.tab("RFIs").click()
    expect(row).to_be_in_viewport()
    area.expect_address("/builder/rfis")
