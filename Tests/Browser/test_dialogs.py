"""A sheet or an alert takes the keyboard, keeps it, and gives it back."""

import pytest
from playwright.sync_api import Page, expect
from screens.keyboard import focused

KINDS = ["alert", "choice", "sheet"]


@pytest.fixture
def dialogs(page, fixture) -> Page:
    page.goto(fixture.origin + "/dialogs")
    return page


def open_dialog(page: Page, kind: str) -> None:
    page.get_by_test_id(f"dialogs.{kind}.open").focus()
    page.keyboard.press("Enter")
    expect(page.locator("dialog[open]")).to_be_visible()


@pytest.mark.parametrize("kind", KINDS)
def test_dialog_takes_the_keyboard_and_keeps_it(dialogs, kind):
    open_dialog(dialogs, kind)
    dialogs.wait_for_function("() => document.activeElement.closest('dialog')")
    for key in ["Tab"] * 6 + ["Shift+Tab"] * 6:
        dialogs.keyboard.press(key)
        here = focused(dialogs)
        # Between the last and the first the browser's own bar may come, which shows as nothing.
        assert here is None or here["isInDialog"], here


@pytest.mark.parametrize("kind", KINDS)
def test_escape_closes_and_gives_the_keyboard_back(dialogs, kind):
    open_dialog(dialogs, kind)
    dialogs.keyboard.press("Escape")
    expect(dialogs.locator("dialog[open]")).to_have_count(0)
    expect(dialogs.get_by_test_id(f"dialogs.{kind}.open")).to_be_focused()
    expected = "cancel" if kind == "alert" else "none"
    expect(dialogs.get_by_test_id("dialogs.answer")).to_have_text(expected)


@pytest.mark.parametrize(
    ("kind", "answer", "words"), [("alert", "delete", "delete"), ("choice", "second", "second")])
def test_answer_closes_and_gives_the_keyboard_back(dialogs, kind, answer, words):
    open_dialog(dialogs, kind)
    dialogs.get_by_test_id(f"dialogs.{kind}.{answer}").click()
    expect(dialogs.get_by_test_id("dialogs.answer")).to_have_text(words)
    expect(dialogs.locator("dialog[open]")).to_have_count(0)
    expect(dialogs.get_by_test_id(f"dialogs.{kind}.open")).to_be_focused()


def test_sheet_has_a_life_of_its_own(dialogs):
    open_dialog(dialogs, "sheet")
    dialogs.get_by_test_id("dialogs.sheet.input").fill("words")
    dialogs.get_by_test_id("dialogs.sheet.done").click()
    expect(dialogs.get_by_test_id("dialogs.answer")).to_have_text("sheet words")
    expect(dialogs.get_by_test_id("dialogs.sheet.open")).to_be_focused()
    open_dialog(dialogs, "sheet")
    expect(dialogs.get_by_test_id("dialogs.sheet.input")).to_have_value("")


@pytest.mark.parametrize("kind", KINDS)
def test_what_lies_below_cannot_be_clicked(dialogs, kind):
    open_dialog(dialogs, kind)
    covered = dialogs.get_by_test_id("dialogs.remove.1")
    box = covered.bounding_box()
    hit = dialogs.evaluate(
        "([x, y]) => document.elementFromPoint(x, y)?.closest('[data-testid]')?.dataset.testid",
        [box["x"] + 4, box["y"] + 4])
    assert hit != "dialogs.remove.1"


def test_dialog_has_a_name_and_its_message_is_its_description(dialogs):
    open_dialog(dialogs, "alert")
    expect(dialogs.get_by_role("alertdialog", name="Delete the report?")).to_be_visible()
    expect(dialogs.locator("dialog[open]")).to_contain_text("It cannot be brought back.")


def test_button_that_goes_away_leaves_the_keyboard_nearby(dialogs):
    button = dialogs.get_by_test_id("dialogs.remove.2")
    button.focus()
    dialogs.keyboard.press("Enter")
    expect(button).to_have_count(0)
    dialogs.wait_for_function("() => document.activeElement !== document.body")
    assert focused(dialogs)["testID"] in ("dialogs.remove.1", "dialogs.remove.3")


def test_a_field_that_the_app_chooses_as_its_sheet_appears_has_the_keyboard(page, fixture):
    page.goto(fixture.origin + "/strangers/inbox")
    page.get_by_role("button", name="New message").click()
    sheet = page.locator("dialog[open]")
    expect(sheet.locator("input").first).to_be_focused()
    page.keyboard.type("ada@example.org")
    page.keyboard.press("Enter")
    expect(sheet.locator("input").nth(1)).to_be_focused()
    page.keyboard.type("Hello")
    expect(sheet.get_by_role("heading", name="Hello")).to_be_visible()
    page.get_by_role("button", name="Send").click()
    expect(page.locator(".row").first).to_contain_text("Hello")
