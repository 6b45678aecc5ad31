"""Rows: their actions, edit mode, and the menus of a bar."""

import pytest
from harness.accessibility import assert_accessible, settle
from harness.browser import LOOKS
from playwright.sync_api import expect


def button(page, name):
    return page.get_by_role("button", name=name, exact=True)


def tab_to(page, control):
    for _ in range(30):
        if control.evaluate("one => one === document.activeElement"):
            return
        page.keyboard.press("Tab")
    expect(control).to_be_focused()


def row_height(page, name):
    return page.get_by_test_id(name).evaluate("one => one.closest('.row').offsetHeight")


@pytest.mark.parametrize("look", LOOKS[2:3], ids=str)
def test_a_rows_actions_are_on_its_line(page, fixture):
    page.goto(fixture.origin + "/editing")
    expect(page.get_by_test_id("editing.Ash")).to_be_visible()
    assert row_height(page, "editing.Ash") <= 46
    assert row_height(page, "editing.single") <= 46
    # Not in sight before the menu is open.
    expect(button(page, "Fell").first).not_to_be_visible()
    actions = button(page, "Actions, Ash")
    box = actions.bounding_box()
    assert box["width"] >= 44 and box["height"] >= 44
    page.get_by_test_id("editing.Ash").hover()
    actions.click()
    expect(button(page, "Fell").first).to_be_visible()
    assert button(page, "Fell").first.evaluate("one => getComputedStyle(one).color") != (
        button(page, "Copy").first.evaluate("one => getComputedStyle(one).color"))
    button(page, "Fell").first.click()
    expect(page.get_by_test_id("editing.log")).to_have_text("d")
    expect(button(page, "Fell").first).not_to_be_visible()
    page.get_by_test_id("editing.single").hover()
    button(page, "Flag").click()
    expect(page.get_by_test_id("editing.log")).to_have_text("dg")


def open_by_keyboard(page, fixture, menu: str) -> None:
    """Opens a menu of /editing, and goes to what stands in it first."""
    page.goto(fixture.origin + "/editing")
    tab_to(page, button(page, menu))
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")


def test_a_rows_actions_are_reached_by_the_keyboard(page, fixture):
    open_by_keyboard(page, fixture, "Actions, Ash")
    expect(button(page, "Favourite").first).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("editing.log")).to_have_text("f")


def test_a_secondary_click_opens_the_menu(page, fixture):
    page.goto(fixture.origin + "/editing")
    # Menus come with the second script.
    page.wait_for_function("performance.getEntriesByType('resource').some(one => one.name.includes('more-'))")
    # A link has the browser's own menu, with which a person opens it elsewhere.
    page.get_by_test_id("editing.Birch").click(button="right")
    page.keyboard.press("Escape")
    page.get_by_test_id("editing.held").click(button="right")
    expect(button(page, "Copy")).not_to_be_visible()
    button(page, "Hold").click()
    expect(page.get_by_test_id("editing.log")).to_have_text("h")


@pytest.mark.parametrize("look", LOOKS[::2], ids=str)
def test_the_button_of_a_views_menu_takes_no_room_and_is_there_for_the_keyboard(page, fixture, look):
    page.goto(fixture.origin + "/editing")
    view, menu = page.get_by_test_id("editing.held").bounding_box(), button(page, "Actions").bounding_box()
    assert abs(view["x"] + view["width"] - menu["x"] - menu["width"]) <= 1
    assert abs(view["y"] - menu["y"]) <= 1
    actions = page.locator("details", has=button(page, "Actions"))
    expect(actions).to_have_css("opacity", "0")
    # A finger or a pointer meets the view.
    assert page.get_by_test_id("editing.held").evaluate(
        "one => { const { right, y, height } = one.getBoundingClientRect(); return one.contains(document.elementFromPoint(right - 2, y + height / 2)) }")
    button(page, "Actions").focus()
    expect(actions).to_have_css("opacity", "1")


def test_rows_are_chosen_in_edit_mode_by_mouse_and_keyboard(page, fixture):
    page.goto(fixture.origin + "/choosing")
    chosen = page.get_by_test_id("choosing.chosen")
    button(page, "Edit").click()
    expect(button(page, "Select, Birch")).to_be_visible()
    page.get_by_text("Birch", exact=True).click()
    expect(chosen).to_have_text("Chosen: Birch")
    expect(button(page, "Select, Birch")).to_have_attribute("aria-pressed", "true")
    tab_to(page, button(page, "Select, Ash"))
    page.keyboard.press(" ")
    expect(chosen).to_have_text("Chosen: Ash Birch")
    circle = button(page, "Select, Ash").bounding_box()
    words = page.get_by_text("Ash", exact=True).first.bounding_box()
    assert circle["x"] + circle["width"] <= words["x"] + 1
    button(page, "Done").click()
    expect(button(page, "Select, Ash")).to_have_count(0)
    page.get_by_text("Birch", exact=True).click()
    expect(page.get_by_text("Page of Birch")).to_be_visible()


def test_tools_are_signs_and_menus(page, fixture):
    page.goto(fixture.origin + "/editing")
    sort = button(page, "Sort")
    assert sort.bounding_box()["width"] <= 60
    sort.click()
    by_age = page.get_by_role("radio", name="Age")
    expect(page.get_by_role("radio", name="Name")).to_be_checked()
    by_age.click()
    expect(by_age).not_to_be_visible()
    button(page, "More").click()
    archive = button(page, "Archive")
    expect(archive.get_by_text("Archive")).to_be_visible()
    assert archive.get_by_text("Archive").bounding_box()["width"] > 20
    archive.click()
    expect(page.get_by_test_id("editing.log")).to_have_text("age")


def test_options_in_a_menu_are_chosen_by_the_keyboard(page, fixture):
    open_by_keyboard(page, fixture, "Sort")
    page.keyboard.press("ArrowDown")
    expect(page.get_by_role("radio", name="Age")).to_be_checked()
    expect(page.get_by_role("radio", name="Age")).to_be_focused()
    page.keyboard.press("Escape")
    expect(button(page, "Sort")).to_be_focused()


def test_a_page_is_refreshed_from_its_bar(page, fixture):
    page.goto(fixture.origin + "/editing")
    refresh = button(page, "Refresh")
    assert refresh.evaluate("one => Boolean(one.closest('.bar'))")
    refresh.click()
    expect(page.get_by_test_id("editing.log")).to_have_text("r")


@pytest.mark.part(2)
@pytest.mark.parametrize("look", LOOKS, ids=str)
def test_axe_finds_nothing_where_rows_are_edited(page, fixture):
    page.goto(fixture.origin + "/editing")
    button(page, "Actions, Ash").press("Enter")
    settle(page)
    assert_accessible(page)
    page.goto(fixture.origin + "/rows")
    button(page, "Edit").click()
    settle(page)
    assert_accessible(page)
    page.goto(fixture.origin + "/choosing")
    button(page, "Edit").click()
    button(page, "Select, Ash").click()
    settle(page)
    assert_accessible(page)
