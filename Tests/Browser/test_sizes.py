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
    # A frame after the window has its size, what is in it has its place.
    item(sizes, f"{name}.price").evaluate("""async (price, width) => {
      while (price.getBoundingClientRect().right > width - 16) await new Promise(requestAnimationFrame)
    }""", width)
    cover = item(sizes, f"{name}.cover").bounding_box()
    assert (cover["width"], cover["height"]) == (36, 48)
    assert lines(item(sizes, f"{name}.price")) == 1
    price = item(sizes, f"{name}.price").bounding_box()
    assert price["width"] > 40
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
        assert item(sizes, f"chip.{index}").bounding_box()["width"] > 45


def test_a_faint_fill_is_almost_clear(sizes):
    colour = style(item(sizes, "chip.0").locator("xpath=..").locator(".shape").first, "backgroundColor")
    assert colour.startswith("rgba(60, 60, 67, 0.18"), colour


def test_a_field_is_aligned_as_its_text(sizes):
    assert style(item(sizes, "labelled"), "textAlign") == "right"
    assert style(item(sizes, "beside"), "textAlign") == "right"
    right = item(sizes, "beside").bounding_box()
    labelled = item(sizes, "labelled").bounding_box()
    for box in (right, labelled):
        assert abs(box["x"] + box["width"] - (390 - 40)) < 0.1


def test_a_header_keeps_its_case(sizes):
    assert style(item(sizes, "header"), "textTransform") == "none"


def test_buttons_of_a_row_begin_at_its_edge(sizes):
    assert item(sizes, "button").bounding_box()["x"] < 48


@pytest.mark.parametrize("look", [Look(), Look(size="desktop")], ids=str)
def test_rows_of_a_plain_list_stand_below_each_other(page, fixture):
    page.goto(fixture.origin + "/plain")
    expect(page.locator(".live")).to_be_visible()
    rows = [row.bounding_box() for row in page.locator(".row").all()]
    for above, below in zip(rows, rows[1:]):
        assert below["y"] >= above["y"] + above["height"] - 0.5
    page.get_by_test_id("plain.Two").click()
    expect(page.get_by_test_id("plain.tapped")).to_have_text("Tapped Two")
    row = page.locator(".row").first
    assert style(row, "borderTopLeftRadius") == "0px"
    assert style(row, "backgroundColor") == page.evaluate(
        "getComputedStyle(document.documentElement).backgroundColor")


def middle(box: dict) -> tuple[float, float]:
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.fixture
def marks(page, fixture):
    page.goto(fixture.origin + "/marks")
    expect(page.locator(".live")).to_be_visible()
    return page


def test_a_mark_lies_on_its_tab(marks):
    tab = marks.get_by_role("tab", name="Loans")
    mark = tab.get_by_text("7", exact=True)
    assert style(mark, "backgroundColor") == "rgb(200, 16, 46)"
    assert style(mark, "color") == "rgb(255, 255, 255)"
    assert mark.bounding_box()["y"] < middle(tab.bounding_box())[1] - 10


def test_pages_fill_their_frame_and_have_dots(marks):
    page = marks.get_by_test_id("marks.page.0").filter(visible=True)
    assert page.bounding_box()["height"] == 140
    words = marks.get_by_text("Page 0", exact=True).bounding_box()
    assert abs(middle(words)[1] - middle(page.bounding_box())[1]) < 2
    dot = marks.get_by_role("tab", name="Page 2 of 3")
    assert dot.evaluate("element => getComputedStyle(element, '::before').width") == "8px"


def test_a_value_stands_at_the_end_of_its_row(marks):
    row = marks.locator(".row").first.bounding_box()
    value = marks.get_by_text("Home", exact=True).bounding_box()
    assert abs(middle(value)[1] - middle(row)[1]) < 2
    step = marks.get_by_role("button", name="Decrement").bounding_box()
    period = marks.get_by_text("Three", exact=True).bounding_box()
    assert 0 <= step["x"] - period["x"] - period["width"] < 20
