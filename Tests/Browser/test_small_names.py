"""Buttons that rename and paste, subtitles, scales, steppers with a format and scroll views that tell, as a page has them."""

import pytest
from harness.site import wait_until_complete
from playwright.sync_api import expect


@pytest.fixture
def small(page, fixture):
    page.goto(fixture.origin + "/small-names")
    expect(page.locator(".live")).to_be_visible()
    return page


def test_a_paste_button_takes_the_text_of_the_clipboard(new_page, fixture):
    page = new_page()
    page.add_init_script("""
      Object.defineProperty(Navigator.prototype, 'clipboard', { value: { readText: async () => 'Berlin & "Köln"' } })
    """)
    page.goto(fixture.origin + "/small-names")
    expect(page.locator(".live")).to_be_visible()
    page.wait_for_function("() => document.querySelector('#screen').dataset.more")
    page.get_by_role("button", name="Paste").click()
    expect(page.get_by_test_id("small.pasted")).to_have_text('Berlin & "Köln"')


def test_a_refused_clipboard_is_told(new_page, fixture):
    page = new_page()
    page.add_init_script("""
      Object.defineProperty(Navigator.prototype, 'clipboard', { value: { readText: async () => { throw Error('denied') } } })
    """)
    page.goto(fixture.origin + "/small-names")
    wait_until_complete(page)
    page.get_by_role("button", name="Paste").click()
    expect(page.get_by_text("Your browser does not allow this.")).to_be_visible()
    expect(page.get_by_test_id("small.pasted")).to_have_text("nothing")


def test_a_rename_button_puts_the_keyboard_into_the_field(small):
    small.get_by_role("button", name="Rename").click()
    expect(small.get_by_role("textbox", name="Name")).to_be_focused()


def test_a_subtitle_stands_below_the_title(small):
    title = small.locator(".bar").get_by_text("Inbox").bounding_box()
    subtitle = small.locator(".bar").get_by_text("3 unread").bounding_box()
    assert subtitle["y"] >= title["y"] + title["height"] - 3
    assert abs(subtitle["x"] + subtitle["width"] / 2 - title["x"] - title["width"] / 2) < 2
    expect(small).to_have_title("Inbox – Fixture")


def test_secondary_text_is_smaller(small):
    whole = small.get_by_test_id("small.number").bounding_box()
    scaled = small.get_by_test_id("small.scaled").bounding_box()
    assert abs(scaled["width"] / whole["width"] - 0.8) < 0.03


def test_a_stepper_shows_its_value(small):
    stepper = small.get_by_test_id("small.stepper")
    expect(stepper).to_contain_text("1.5")
    small.get_by_role("button", name="Increment").click()
    expect(stepper).to_contain_text("2")


def test_a_scroll_view_tells_how_far_it_is_and_what_is_seen(small):
    expect(small.get_by_test_id("small.seen")).to_have_text("0 1 2")
    expect(small.get_by_test_id("small.state")).to_have_text("near")
    small.wait_for_function("""() => {
      const named = document.querySelector('[data-testid="small.rows"]')
      globalThis.apusRows = [named, ...named?.querySelectorAll('*') ?? []]
        .find(one => one.scrollHeight > one.clientHeight + 100)
      if (apusRows) apusRows.scrollTop = 180
      return apusRows
    }""")
    expect(small.get_by_test_id("small.state")).to_have_text("far")
    expect(small.get_by_test_id("small.seen")).to_have_text("3 4 5")
    expect(small.get_by_test_id("small.phase")).to_have_text("idle interacting idle")
    small.evaluate("() => { apusRows.scrollTop = 0 }")
    expect(small.get_by_test_id("small.state")).to_have_text("near")


def test_several_days_are_chosen_in_a_calendar(page, fixture):
    page.goto(fixture.origin + "/several-days")
    expect(page.locator(".live")).to_be_visible()
    chosen = page.get_by_test_id("days.chosen")
    page.get_by_role("button", name="February 12").click()
    expect(chosen).to_have_text("2-10 2-12")
    page.get_by_role("button", name="March 2026").click()
    page.get_by_role("button", name="March 3", exact=False).first.click()
    expect(chosen).to_have_text("2-10 2-12 3-3")


def test_a_representation_is_a_switch_for_assistive_technology(page, fixture):
    page.goto(fixture.origin + "/several-days")
    expect(page.locator(".live")).to_be_visible()
    page.get_by_role("switch", name="Power").press(" ")
    expect(page.get_by_test_id("days.power")).to_have_text("on")
