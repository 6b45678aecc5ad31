"""Where the keyboard goes, and what is typed before the page knows."""

import re

import pytest
from harness.round_trips import ROUND_TRIPS, quick_and_slow
from playwright.sync_api import Page, expect
from screens.keyboard import focused

KEY_MS = 60


@pytest.fixture(params=ROUND_TRIPS, ids=str)
def slow(request, new_proxy, fixture) -> str:
    """The origin of a server behind a line of this round trip."""
    return new_proxy(fixture.port, request.param / 2).origin


def type_keys(page: Page, text: str) -> None:
    page.keyboard.type(text, delay=KEY_MS)


def live(page: Page) -> None:
    expect(page.locator("html")).to_have_class(re.compile("live"))


@quick_and_slow
def test_what_follows_return_goes_to_the_next_field(page, slow):
    page.goto(slow + "/keyboard")
    live(page)
    email = page.get_by_test_id("keyboard.email")
    email.evaluate("""element => {
      window.seen = []
      const look = () => { window.seen.push(element.value); requestAnimationFrame(look) }
      look()
    }""")
    email.focus()
    type_keys(page, "jonas@care.example")
    page.keyboard.press("Enter")
    type_keys(page, "care-demo")
    expect(page.get_by_test_id("keyboard.echo")).to_have_text("jonas@care.example|care-demo")
    expect(email).to_have_value("jonas@care.example")
    expect(page.get_by_test_id("keyboard.password")).to_have_value("care-demo")
    expect(page.get_by_test_id("keyboard.password")).to_be_focused()
    # Nor for a moment was any of the password to be seen.
    assert {text for text in page.evaluate("window.seen") if "examplec" in text} == set()


@quick_and_slow
def test_what_follows_a_full_box_goes_to_the_next_box(page, slow):
    page.goto(slow + "/keyboard")
    live(page)
    page.get_by_test_id("keyboard.box.0").focus()
    type_keys(page, "1234")
    expect(page.get_by_test_id("keyboard.code")).to_have_text("1|2|3|4")
    for index in range(4):
        expect(page.get_by_test_id(f"keyboard.box.{index}")).to_have_value(str(index + 1))


@quick_and_slow
def test_what_follows_a_picked_value_goes_to_the_field_that_it_leads_to(page, slow):
    page.goto(slow + "/keyboard")
    live(page)
    currency = page.get_by_test_id("keyboard.currency")
    currency.focus()
    # A select that was opened, as by a pointer.
    currency.dispatch_event("pointerdown")
    currency.select_option(label="CHF")
    type_keys(page, "42")
    expect(page.get_by_test_id("keyboard.amount")).to_be_focused()
    expect(page.get_by_test_id("keyboard.amount")).to_have_value("42")


@quick_and_slow
def test_what_follows_a_refused_form_goes_to_the_wrong_field(page, slow):
    page.goto(slow + "/keyboard")
    live(page)
    page.get_by_test_id("keyboard.check").click()
    type_keys(page, "ada@a.example")
    expect(page.get_by_test_id("keyboard.email")).to_be_focused()
    expect(page.get_by_test_id("keyboard.echo")).to_have_text("ada@a.example|")


@quick_and_slow
def test_what_follows_a_sent_message_is_the_next_message(page, slow):
    page.goto(slow + "/keyboard")
    live(page)
    page.get_by_test_id("keyboard.note").focus()
    for text in ("one", "two"):
        type_keys(page, text)
        page.keyboard.press("Enter")
    type_keys(page, "thr")
    page.keyboard.press("Backspace")
    type_keys(page, "ree")
    expect(page.get_by_test_id("keyboard.sent")).to_have_text("one|two")
    expect(page.get_by_test_id("keyboard.note")).to_have_value("three")


@quick_and_slow
def test_person_who_goes_elsewhere_is_not_brought_back(page, slow):
    page.goto(slow + "/keyboard")
    live(page)
    page.get_by_test_id("keyboard.email").focus()
    type_keys(page, "ada")
    page.keyboard.press("Enter")
    page.get_by_test_id("keyboard.amount").click()
    type_keys(page, "42")
    expect(page.get_by_test_id("keyboard.amount")).to_have_value("42")
    expect(page.get_by_test_id("keyboard.amount")).to_be_focused()
    expect(page.get_by_test_id("keyboard.echo")).to_have_text("ada|")


@quick_and_slow
def test_disabled_button_gives_the_keyboard_back(page, slow):
    page.goto(slow + "/kept-keyboard")
    live(page)
    page.get_by_test_id("kept.password").focus()
    type_keys(page, "wrong")
    sign_in = page.get_by_test_id("kept.signIn")
    expect(sign_in).to_be_enabled()
    page.keyboard.press("Tab")
    expect(sign_in).to_be_focused()
    page.keyboard.press("Enter")
    expect(sign_in).to_be_disabled()
    assert (focused(page) or {}).get("tag") == "H1"
    # By the script, so that nothing else takes the keyboard.
    page.get_by_test_id("kept.answer").evaluate("element => element.click()")
    expect(page.get_by_test_id("kept.ok")).to_be_focused()
    page.keyboard.press("Enter")
    expect(sign_in).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.get_by_test_id("kept.answer")).to_be_focused()


@quick_and_slow
def test_one_return_more_after_an_alert_does_not_leave(page, slow):
    page.goto(slow + "/kept-keyboard")
    live(page)
    page.get_by_test_id("kept.password").focus()
    type_keys(page, "wrong")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("kept.password")).to_be_disabled()
    page.get_by_test_id("kept.answer").evaluate("element => element.click()")
    expect(page.get_by_test_id("kept.ok")).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    # It is the field's Return now.
    password = page.get_by_test_id("kept.password")
    expect(password).to_be_disabled()
    page.get_by_test_id("kept.answer").evaluate("element => element.click()")
    expect(page.get_by_test_id("kept.ok")).to_be_focused()
    page.keyboard.press("Enter")
    expect(password).to_be_focused()
    type_keys(page, "er")
    expect(password).to_have_value("wronger")
    expect(page.get_by_test_id("kept.left")).to_have_text("0")


@quick_and_slow
def test_button_that_goes_leaves_the_keyboard_on_its_screen(page, slow):
    page.goto(slow + "/kept-keyboard")
    live(page)
    for control in ("kept.again", "kept.step", "kept.step"):
        words = page.get_by_test_id(control).text_content()
        page.get_by_test_id(control).focus()
        page.keyboard.press("Enter")
        page.wait_for_function(
            "([id, words]) => document.querySelector(`[data-testid='${id}']`)?.textContent !== words",
            arg=[control, words])
        page.keyboard.press("Enter")
        assert (focused(page) or {}).get("testID") not in ("kept.leave", None) or \
            focused(page)["tag"] == "H1"
    expect(page.get_by_test_id("kept.left")).to_have_text("0")


@quick_and_slow
def test_button_that_the_last_key_enables_can_be_pressed_at_once(page, slow):
    page.goto(slow + "/enabled-by-typing")
    live(page)
    page.get_by_test_id("enabled.text").focus()
    box = page.get_by_test_id("enabled.send").bounding_box()
    type_keys(page, "four")
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.get_by_test_id("enabled.done")).to_have_text("four")


@quick_and_slow
def test_button_that_stays_disabled_is_not_pressed_later(page, slow):
    page.goto(slow + "/enabled-by-typing")
    live(page)
    page.get_by_test_id("enabled.text").focus()
    box = page.get_by_test_id("enabled.send").bounding_box()
    type_keys(page, "fou")
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.get_by_test_id("enabled.text").click()
    page.keyboard.press("End")
    type_keys(page, "rth")
    expect(page.get_by_test_id("enabled.send")).to_be_enabled()
    expect(page.get_by_test_id("enabled.done")).to_have_text("")
