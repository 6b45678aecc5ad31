"""Menus, bars, spoken actions and styles that public apps use, as a page has them."""

import pytest
from playwright.sync_api import Page, expect


@pytest.fixture
def names(page, fixture):
    page.goto(fixture.origin + "/names")
    expect(page.locator(".live")).to_be_visible()
    return page


def box(page: Page, name: str) -> dict:
    return page.get_by_test_id("names." + name).bounding_box()


def test_each_button_of_spoken_actions_acts(names):
    for action, done in [("Reply", "replied"), ("Archive", "archived")]:
        names.get_by_role("button", name=action).press("Enter")
        expect(names.get_by_test_id("names.done")).to_have_text(done)
    assert names.get_by_role("button", name="Reply").evaluate(
        "element => element.closest('.spoken-1').getBoundingClientRect().width") <= 1


def test_a_menu_of_the_button_style_has_the_ground_of_a_button(names):
    label = names.locator(".menu-label", has_text="Sort")
    assert label.bounding_box()["height"] >= 34
    label.click()
    names.get_by_role("button", name="By name").click()
    expect(names.get_by_test_id("names.done")).to_have_text("sorted")


def test_the_title_opens_its_menu(names):
    title = names.locator(".bar .menu-label", has_text="Draft")
    title.click()
    names.get_by_role("button", name="Rename").click()
    expect(names.locator(".bar .menu-label")).to_contain_text("Letter")
    expect(names).to_have_title("Letter – Fixture")


def test_spaces_stand_between_tools(names):
    one, two = box(names, "one"), box(names, "two")
    assert two["x"] - one["x"] - one["width"] >= 28
    first, last = box(names, "first"), box(names, "last")
    width = names.viewport_size["width"]
    assert last["x"] - first["x"] > min(width, 640) / 2


def test_styles_draw_shadows_and_sizes(names):
    circle = names.get_by_test_id("names.circle")
    assert "drop-shadow" in circle.evaluate(
        "element => [element, ...element.querySelectorAll('*')].map((at) => getComputedStyle(at).filter).join()")
    assert box(names, "star")["height"] > 36
    assert (box(names, "shape")["width"], box(names, "shape")["height"]) == (60, 20)


def test_a_window_chooses_the_appearance_of_its_page(names):
    scheme = "() => getComputedStyle(document.querySelector('.page')).colorScheme"
    before = names.evaluate(scheme)
    names.get_by_role("button", name="Dark").click()
    names.wait_for_function(f"() => ({scheme})() === 'dark'")
    names.get_by_role("button", name="Either").click()
    names.wait_for_function(f"(before) => ({scheme})() === before", arg=before)
