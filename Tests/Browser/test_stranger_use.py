"""What people do on strangers' screens, where a page once answered otherwise than a phone."""

import pytest
from harness.fingers import Finger, middle
from playwright.sync_api import expect


def text(page, words):
    return page.get_by_text(words, exact=True).filter(visible=True)


def button(page, name):
    return page.get_by_role("button", name=name, exact=True).filter(visible=True)


def test_the_end_of_a_long_press_taps_no_view_around(show):
    page = show("reactions")
    page.mouse.move(*middle(text(page, "Message 11")))
    page.mouse.down()
    expect(button(page, "👍")).to_be_visible()
    page.mouse.up()
    # The session answers in order, so a tap of the scroll view would have closed the choice by then.
    button(page, "👍").click()
    expect(text(page, "👍")).to_be_visible()
    expect(button(page, "👍")).to_have_count(0)


@pytest.mark.needs("chromium protocol")
def test_a_finger_that_pressed_long_taps_no_view_around(show):
    page = show("reactions")
    finger = Finger(page)
    finger.down(*middle(text(page, "Message 11")))
    expect(button(page, "👍")).to_be_visible()
    finger.up(after=0)
    button(page, "👍").tap()
    expect(text(page, "👍")).to_be_visible()
    # The next short tap beside it is one again.
    finger.down(*middle(text(page, "Message 13")))
    expect(button(page, "😂")).to_be_visible()
    finger.up(after=0)
    page.touchscreen.tap(*middle(text(page, "Message 8 that is long enough for a second line of its own, or a third")))
    expect(button(page, "😂")).to_have_count(0)


@pytest.mark.needs("chromium protocol")
def test_an_alert_over_a_row_on_its_way_back_takes_the_first_tap(show):
    page = show("folders")
    finger = Finger(page)
    finger.down(*middle(text(page, "Work")))
    finger.by(120)
    finger.up()
    # A row that takes its time is one that a quick person meets.
    page.evaluate("document.styleSheets[0].insertRule('.row[data-swipe] { transition-duration: 20s !important }')")
    button(page, "Rename").first.tap()
    dialog = page.locator("dialog[open]")
    dialog.get_by_role("textbox", name="Name").fill("Office")
    expect(page.locator(".row[data-swipe=shut]")).to_be_attached()
    dialog.get_by_role("button", name="Save").tap()
    expect(dialog).to_have_count(0)
    expect(text(page, "Office")).to_be_visible()


def test_choices_of_a_form_are_rows(show):
    page = show("sneakers")
    text(page, "Trail One").click()
    text(page, "41").click()
    button(page, "Add to cart").click()
    page.get_by_role("tab", name="Cart").click()
    page.get_by_role("button", name="Check out").click()
    first, second = (page.locator(".option", has_text=name) for name in ("Standard", "Express"))
    expect(first).to_be_visible()
    row = page.locator(".row", has=first).bounding_box()
    assert row["height"] == pytest.approx(88, abs=.5)
    assert second.bounding_box()["y"] - first.bounding_box()["y"] == pytest.approx(44, abs=.5)
    # The line between them reaches the row's end, as lines between rows do.
    end = second.evaluate("(option) => option.getBoundingClientRect().right - parseFloat(getComputedStyle(option, '::before').right)")
    assert end == pytest.approx(row["x"] + row["width"], abs=.5)


def test_a_tint_of_a_container_colours_bordered_buttons(show):
    page = show("planner")
    button(page, "Ideas").click()
    grounds = [button(page, name).evaluate("(one) => getComputedStyle(one).backgroundColor") for name in ("Skip", "Keep")]
    # The tints are red and green.
    assert grounds[0] != grounds[1]
