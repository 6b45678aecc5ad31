"""Menus, bars, spoken actions and styles that public apps use, as a page has them."""

import pytest
from harness.browser import NAME
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


@pytest.mark.skipif(NAME != "chromium", reason="Chromium tells what assistive technology reads")
def test_views_are_read_in_the_order_of_their_priorities(page, fixture):
    page.goto(fixture.origin + "/reading-order")
    expect(page.locator("[aria-owns]")).to_be_attached()
    devtools = page.context.new_cdp_session(page)

    def read():
        nodes = {node["nodeId"]: node for node in devtools.send("Accessibility.getFullAXTree")["nodes"]}

        def words(node):
            if node.get("role", {}).get("value") == "StaticText":
                return [node["name"]["value"]]
            return [word for child in node["childIds"] if child in nodes for word in words(nodes[child])]
        [main] = [node for node in nodes.values() if node.get("role", {}).get("value") == "main"]
        return " ".join(words(main)).removeprefix("Fixture ")

    assert read() == "first second third middle Hurry low"
    page.get_by_role("button", name="Hurry").click()
    page.wait_for_function("() => document.querySelector('[data-sort=\"3\"]')")
    assert read() == "second first third middle Hurry low"
