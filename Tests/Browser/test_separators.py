"""Lines between rows and at the edges of sections, as the browser computes them."""

import pytest
from playwright.sync_api import Page, expect

RED, BLUE, CLEAR = "rgb(255, 59, 48)", "rgb(0, 122, 255)", None


@pytest.fixture
def lines(page, fixture):
    page.goto(fixture.origin + "/separators")
    expect(page.locator(".live")).to_be_visible()
    return page


def line(page: Page, name: str, side: str) -> str | None:
    """The colour of the line that a row draws above or below itself; None: it draws none."""
    return page.get_by_test_id("separators." + name).evaluate(
        """(element, side) => {
          const style = getComputedStyle(element.closest('.row'), side)
          return style.content === 'none' ? null : style.backgroundColor
        }""", "::before" if side == "above" else "::after")


def test_rows_have_lines_between_them(lines):
    usual = line(lines, "b", "above")
    assert usual not in (None, RED, BLUE)
    # One line between two rows, unless one of them hides it.
    assert line(lines, "b", "below") is None and line(lines, "c", "above") is None
    assert line(lines, "f", "above") == usual
    assert line(lines, "h", "above") is None
    assert line(lines, "g", "above") is None


def test_lines_have_the_colours_that_rows_give_them(lines):
    assert line(lines, "d", "above") == RED
    # Drawn over the usual line of the row behind it, at the same place.
    assert line(lines, "e", "below") == BLUE
    place = """element => {
      const row = element.closest('.row'), style = getComputedStyle(row, '::after')
      return row.getBoundingClientRect().bottom - parseFloat(style.bottom) - parseFloat(style.height)
    }"""
    below = lines.get_by_test_id("separators.e").evaluate(place)
    top = lines.get_by_test_id("separators.f").evaluate(
        "element => element.closest('.row').getBoundingClientRect().top")
    assert abs(below - top) < 0.6


def test_sections_of_a_plain_list_have_lines_at_their_edges(lines):
    assert line(lines, "a", "above") == RED
    assert line(lines, "f", "below") is None
    assert line(lines, "h", "below") not in (None, RED)


def test_lines_begin_with_the_words_of_their_row(page, fixture):
    page.goto(fixture.origin + "/layout/inbox")
    expect(page.locator(".live")).to_be_visible()
    row = page.locator(".row", has_text="Sender 1")
    begin = row.evaluate("e => parseFloat(getComputedStyle(e, '::before').left) + e.getBoundingClientRect().left")
    assert begin == pytest.approx(row.get_by_text("Sender 1").bounding_box()["x"], abs=1)


def test_words_of_a_layer_begin_no_line(lines):
    row = lines.locator(".row", has=lines.get_by_test_id("separators.i"))
    start = lines.get_by_test_id("separators.i").bounding_box()["x"] - row.bounding_box()["x"]
    line = row.evaluate("row => getComputedStyle(row, '::before').insetInlineStart")
    assert float(line.removesuffix("px")) == pytest.approx(start, abs=1)


def test_the_line_between_two_rows_begins_with_the_words_of_the_first(page, fixture):
    page.goto(fixture.origin + "/separators/leading")
    expect(page.locator(".live")).to_be_visible()
    expect_line(page, "Plain", "Symbol")
    expect_line(page, "Last", "Plain")
    # A row that comes between takes the line of the one above it, and gives its own.
    page.get_by_role("button", name="Insert").click()
    expect_line(page, "Between", "Symbol")
    expect_line(page, "Plain", "Between")
    page.get_by_role("button", name="Remove").click()
    expect_line(page, "Plain", "Symbol")


def expect_line(page: Page, row: str, words: str) -> None:
    """The line above a row begins where the words of the row before it begin."""
    page.wait_for_function("""([row, words]) => {
      const all = [...document.querySelectorAll('.row *')].filter(e => e.textContent.trim() === words && !e.childElementCount)
      const below = [...document.querySelectorAll('.row')].find(e => e.textContent.trim() === row)
      if (!all.length || !below) return false
      const begin = parseFloat(getComputedStyle(below, '::before').left) + below.getBoundingClientRect().left
      return Math.abs(begin - all[0].getBoundingClientRect().left) < 1
    }""", arg=[row, words])
