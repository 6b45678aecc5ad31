"""Items of UIKit in the bars of a page."""

import pytest
from playwright.sync_api import expect


@pytest.fixture
def page(new_page, fixture):
    page = new_page()
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(fixture.origin + "/uikit-bars")
    page.wait_for_selector("html.live", state="attached")
    return page


def expect_word(page, word):
    expect(page.get_by_test_id("words")).to_have_text(word)


def test_items_run_their_actions(page):
    expect_word(page, "nothing")
    page.get_by_test_id("done").click()
    expect_word(page, "done")
    page.get_by_role("button", name="Help").click()
    expect_word(page, "help")
    page.get_by_role("button", name="Add").click()
    expect_word(page, "add")
    page.get_by_role("button", name="Delete").click()
    expect_word(page, "trash")


def test_the_first_item_stands_at_the_edge(page):
    places = [page.get_by_role("button", name=name).bounding_box()["x"] for name in ["Help", "Sort", "Done"]]
    assert places == sorted(places)
    add, trash = (page.get_by_role("button", name=name).bounding_box() for name in ["Add", "Delete"])
    assert add["x"] < 40 and trash["x"] + trash["width"] > 350


def test_a_menu_opens(page):
    page.get_by_role("button", name="Sort").click()
    page.get_by_text("By name").click()
    expect_word(page, "name")


def test_a_toolbar_stands_above_the_keyboard(page):
    insert = page.get_by_role("button", name="Insert")
    expect(insert).not_to_be_visible()
    page.get_by_test_id("field").click()
    place = insert.bounding_box()
    assert place["x"] + place["width"] > 350
    insert.click()
    expect(page.get_by_test_id("field")).to_have_value("42")


def test_the_button_of_a_menu_has_the_name_of_the_menu(page):
    expect(page.locator("summary.menu-label")).to_have_accessible_name("Sort")
