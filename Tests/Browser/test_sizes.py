"""What keeps its size beside long texts, and where rows stand: as the browser lays them out."""

import pytest
from harness.browser import Look
from playwright.sync_api import Locator, Page, expect


def item(page: Page, name: str) -> Locator:
    return page.get_by_test_id("sizes." + name)


def style(found: Locator, name: str) -> str:
    return found.evaluate("(element, name) => getComputedStyle(element)[name]", name)


@pytest.fixture
def sizes(page, fixture):
    page.goto(fixture.origin + "/sizes")
    expect(page.locator(".live")).to_be_visible()
    return page


def lines(found: Locator) -> int:
    return found.evaluate("""element => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return new Set([...range.getClientRects()].map(one => Math.round(one.top))).size
    }""")


@pytest.mark.parametrize("width", [320, 390, 1280])
@pytest.mark.parametrize("name", ["book", "address"])
def test_a_fixed_frame_and_a_short_word_keep_their_size(sizes, name, width):
    sizes.set_viewport_size({"width": width, "height": 844})
    cover = item(sizes, f"{name}.cover").bounding_box()
    assert (cover["width"], cover["height"]) == (36, 48)
    assert lines(item(sizes, f"{name}.price")) == 1
    price = item(sizes, f"{name}.price").bounding_box()
    assert price["width"] > 40 and price["x"] + price["width"] <= width - 16
    assert sizes.evaluate("document.documentElement.scrollWidth") <= width


def test_a_line_that_does_not_fit_ends_in_an_ellipsis(sizes):
    title = item(sizes, "book.title")
    assert title.bounding_box()["height"] < 30
    assert title.bounding_box()["width"] > 150
    assert lines(item(sizes, "address.title")) > 1


def test_layers_keep_the_size_of_what_is_in_them(sizes):
    assert item(sizes, "layers").bounding_box()["width"] == 40


def test_what_scrolls_sideways_is_as_wide_as_it_wants(sizes):
    for index in (0, 11):
        assert lines(item(sizes, f"chip.{index}")) == 1
        assert item(sizes, f"chip.{index}").bounding_box()["width"] > 55
