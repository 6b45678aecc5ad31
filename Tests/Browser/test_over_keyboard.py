"""Tools over the keyboard, and what an app for phones asks its screen."""

import pytest
from harness.colours import colours_at
from playwright.sync_api import expect


def open_screen(page, fixture, name, width=390, height=844):
    page.set_viewport_size({"width": width, "height": height})
    page.goto(f"{fixture.origin}/layout/{name}")
    expect(page.locator("html.live")).to_be_attached()


@pytest.mark.parametrize("width", [390, 1280])
def test_tools_are_seen_while_somebody_types(page, fixture, width):
    open_screen(page, fixture, "over-keyboard", width)
    done = page.get_by_role("button", name="Done")
    expect(done).to_be_hidden()
    amount = page.get_by_label("Amount")
    amount.click()
    expect(done).to_be_visible()
    bar, button, clear = (
        one.bounding_box() for one in (page.locator(".keyboard-bar"), done, page.get_by_role("button", name="Clear")))
    # At the lower end of the window, one at each side.
    assert bar["y"] + bar["height"] == pytest.approx(844, abs=1) and bar["width"] == width
    assert clear["x"] < 40 and button["x"] + button["width"] > width - 40
    page.keyboard.type("84")
    page.get_by_role("button", name="Clear").click()
    expect(amount).to_be_focused()
    expect(amount).to_have_value("")
    done.click()
    expect(page.get_by_text("Presses: 1")).to_be_visible()
    expect(done).to_be_hidden()
    expect(amount).not_to_be_focused()


def test_tools_are_reached_by_keyboard_and_go_with_the_field(page, fixture):
    open_screen(page, fixture, "over-keyboard")
    note = page.get_by_label("Note")
    note.focus()
    done = page.get_by_role("button", name="Done")
    expect(done).to_be_visible()
    # They do not cover what is typed into.
    field, bar = note.bounding_box(), page.locator(".keyboard-bar").bounding_box()
    assert field["y"] + field["height"] <= bar["y"]
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Clear")).to_be_focused()
    page.keyboard.press("Tab")
    expect(done).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_text("Presses: 1")).to_be_attached()
    # Who is among them finds them where they were.
    expect(done).to_be_focused()
    page.get_by_role("switch").focus()
    expect(done).to_be_hidden()


def test_rows_behind_a_section_are_a_card_of_their_own(page, fixture):
    open_screen(page, fixture, "over-keyboard")
    section, loose = (page.locator(".row", has_text=words).first for words in ("Presses", "Line 0"))
    above, below = section.bounding_box(), loose.bounding_box()
    assert below["y"] - above["y"] - above["height"] == pytest.approx(35, abs=.5)
    assert loose.evaluate("row => getComputedStyle(row).borderStartStartRadius") == "10px"


def test_a_row_of_tools_is_as_wide_as_its_bar(page, fixture):
    open_screen(page, fixture, "over-keyboard")
    text, sign = page.get_by_text("7 notes").bounding_box(), page.get_by_label("Write").bounding_box()
    assert text["x"] == pytest.approx(16, abs=1) and text["height"] < 24
    assert sign["x"] + sign["width"] == pytest.approx(374, abs=1)


def test_shapes_and_fields_of_phones(page, fixture):
    open_screen(page, fixture, "screen-size")
    # A field that grows begins with one line.
    assert page.locator(".field.ax-1").bounding_box()["height"] == pytest.approx(22, abs=1)
    shape = page.locator(".shape.h-40").bounding_box()
    box = page.get_by_text("Rounded").bounding_box()
    red, green, cut = colours_at(page, page.screenshot(), [
        (shape["x"] + 100, shape["y"] + 20), (box["x"] + 40, box["y"] + 4), (box["x"] + 6, box["y"] + 6)], 390)
    # A gradient as the foreground of a shape is its fill.
    assert red[0] > 200 and red[1] < 90
    # Corners of 30 points are cut off, whatever the size of what is cut.
    assert green[1] > 150 and green[0] < 120
    assert min(cut) > 240


def test_the_screen_of_uikit_is_the_window(page, fixture):
    open_screen(page, fixture, "screen-size")
    card = page.get_by_label("Card")
    expect(page.get_by_text("Narrow")).to_be_visible()
    assert card.bounding_box()["width"] == pytest.approx(350, abs=.5)
    page.set_viewport_size({"width": 900, "height": 700})
    expect(page.get_by_text("Height 700")).to_be_visible()
    expect(page.get_by_text("Wide")).to_be_visible()
    expect(page.get_by_text("Measured 390")).to_be_visible()
    page.get_by_role("button", name="Measure").click()
    expect(page.get_by_text("Measured 900")).to_be_visible()
    page.wait_for_function("document.querySelector('[aria-label=Card]').getBoundingClientRect().width === 860")
    # The next page is right at once.
    html = page.request.get(f"{fixture.origin}/layout/screen-size").text()
    assert "Height 700" in html
