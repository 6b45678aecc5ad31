"""Bars and menus of strangers' screens, where a page once looked otherwise than a phone."""

from playwright.sync_api import expect


def button(page, name):
    return page.get_by_role("button", name=name, exact=True).filter(visible=True)


def open_trip(page):
    page.get_by_text("09:12 – 09:49").click()
    expect(button(page, "Buy ticket")).to_be_visible()


def open_filter(page):
    page.locator(".bar .menu-label").filter(visible=True).click()
    expect(button(page, "Train")).to_be_visible()


def test_toggles_of_a_menu_are_items_with_a_mark(show):
    page = show("transit")
    open_filter(page)
    expect(button(page, "Train")).to_have_attribute("aria-pressed", "true")
    assert page.locator(".menu-items input").count() == 0
    button(page, "Train").click()
    expect(button(page, "Train")).to_have_count(0)
    expect(page.get_by_text("RE 7")).to_have_count(0)
    open_filter(page)
    expect(button(page, "Train")).to_have_attribute("aria-pressed", "false")


def test_items_in_sections_of_a_menu_are_as_wide_as_the_menu(show):
    page = show("transit")
    open_filter(page)
    menu = page.locator(".menu-items").filter(visible=True).bounding_box()
    for name in ("Train", "Options…"):
        box = button(page, name).bounding_box()
        assert box["width"] >= menu["width"] - 2 and box["height"] >= 44
    assert page.get_by_text("Modes", exact=True).bounding_box()["x"] >= menu["x"] + 12


def test_a_prominent_button_of_a_bar_has_the_letters_of_its_ground(show):
    page = show("transit")
    open_trip(page)
    words, ground = button(page, "Buy ticket").evaluate(
        "(one) => [getComputedStyle(one).color, getComputedStyle(one).backgroundColor]")
    assert words == "rgb(255, 255, 255)" or words.startswith("lab(100"), words
    assert ground != words


def test_a_line_does_not_begin_with_the_icon_of_a_button(show):
    page = show("transit")
    row = page.locator(".row").filter(has_text="Leave now").filter(visible=True)
    # The inset of the line above the row.
    inset = row.evaluate("(row) => parseFloat(getComputedStyle(row, '::before').insetInlineStart)")
    assert inset <= 20


def test_a_bar_at_the_bottom_stands_above_the_tools_of_the_keyboard(show):
    page = show("jobs")
    page.get_by_text("iOS Engineer").click()
    expect(button(page, "Apply")).to_be_visible()
    page.locator("textarea").fill("I like swifts")
    tools = page.locator(".keyboard-bar").filter(visible=True)
    expect(tools).to_be_visible()
    page.wait_for_function("""() => {
      const [apply] = [...document.querySelectorAll('.button')].filter((one) => one.textContent === 'Apply' && one.checkVisibility())
      const bar = document.querySelector('.keyboard-bar.shown')
      return apply.getBoundingClientRect().bottom <= bar.getBoundingClientRect().top
    }""")


def test_the_button_that_cancels_an_alert_is_the_first_of_two(show):
    page = show("folders")
    page.locator(".place-4 .button").filter(visible=True).first.click()
    cancel, create = (button(page, name).bounding_box() for name in ("Cancel", "Create"))
    assert cancel["x"] + cancel["width"] <= create["x"] + 1
    assert cancel["y"] == create["y"]


def test_the_text_of_an_alerts_field_stands_off_its_edge(show):
    page = show("folders")
    page.locator(".place-4 .button").filter(visible=True).first.click()
    field = page.locator("dialog[open] input")
    expect(field).to_be_focused()
    inset, ground = field.evaluate(
        "(one) => [parseFloat(getComputedStyle(one).paddingLeft), getComputedStyle(one).backgroundColor]")
    assert inset >= 6
    assert ground == "rgb(255, 255, 255)"
