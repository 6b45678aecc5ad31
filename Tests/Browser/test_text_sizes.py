"""The size of letters that a visitor has set, as views read it."""

import pytest
from playwright.sync_api import expect

from harness.browser import Look, open_context


def open_screen(page, fixture):
    page.goto(fixture.origin + "/text-size")
    expect(page.locator(".live")).to_be_visible()
    return page


def letters(page, name):
    return page.get_by_test_id(name).evaluate("(element) => parseFloat(getComputedStyle(element).fontSize)")


def test_a_view_reads_the_text_size_of_the_browser(large_text, fixture):
    context = open_context(large_text, Look())
    page = open_screen(context.new_page(), fixture)
    expect(page.get_by_test_id("size")).to_have_text("accessibility2")
    expect(page.get_by_test_id("category")).to_have_text("accessibilityLarge")
    name, time = (page.get_by_test_id(each).bounding_box() for each in ("name", "time"))
    assert time["y"] >= name["y"] + name["height"]
    assert page.get_by_test_id("square").bounding_box()["width"] == pytest.approx(40, abs=.5)
    assert letters(page, "name") == pytest.approx(34, abs=.1)
    # Sizes that a view sets are the same for each visitor.
    assert letters(page, "usual") == pytest.approx(17, abs=.1)
    assert letters(page, "limited") == pytest.approx(19, abs=.1)
    assert letters(page, "small") == pytest.approx(17 * .8, abs=.1)
    # The next page is right in its first HTML.
    page.goto(fixture.origin + "/text-size")
    html = context.request.get(fixture.origin + "/text-size").text()
    assert ">accessibility2<" in html
    context.close()


def test_a_text_size_is_followed_while_a_page_is_open(page, fixture):
    open_screen(page, fixture)
    page.wait_for_function("() => document.querySelector('#screen').dataset.more")
    expect(page.get_by_test_id("size")).to_have_text("large")
    name, time = (page.get_by_test_id(each).bounding_box() for each in ("name", "time"))
    assert time["x"] >= name["x"] + name["width"]
    page.evaluate("document.documentElement.style.fontSize = '24px'")
    expect(page.get_by_test_id("size")).to_have_text("accessibility1")
    assert letters(page, "usual") == pytest.approx(17, abs=.1)
    page.evaluate("document.documentElement.style.fontSize = ''")
    expect(page.get_by_test_id("size")).to_have_text("large")
