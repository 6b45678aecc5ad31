"""Titles of pushed pages are as large as those of the pages below, unless they say otherwise."""

import pytest
from harness.site import open_page
from playwright.sync_api import expect

LARGE, SMALL = "34px", "17px"


@pytest.fixture
def show(page, fixture):
    def show(address):
        page.set_viewport_size({"width": 390, "height": 844})
        open_page(page, fixture.origin, address)
        return page
    return show


def expect_title(page, words, size):
    title = page.locator(".page:not([hidden]) > .page-bar .bar-title").last
    expect(title).to_have_text(words)
    expect(title).to_have_css("font-size", size)


def test_a_page_on_a_large_title_has_a_large_one_and_below_a_small_one_a_small_one(show):
    page = show("/titles")
    expect_title(page, "Book", LARGE)
    page.get_by_test_id("chapter").click()
    expect_title(page, "Chapter", LARGE)
    page.get_by_test_id("verse").click()
    expect_title(page, "Verse", SMALL)
    page.get_by_test_id("word").click()
    expect_title(page, "Word", SMALL)
    for words in ["Verse", "Chapter"]:
        page.locator("[data-testid=BackButton]:visible").click()
        expect(page.locator(".page:not([hidden]) .bar-title").last).to_have_text(words)
    expect_title(page, "Chapter", LARGE)


def test_a_page_on_a_small_title_has_a_small_one(show):
    page = show("/titles/inline")
    expect_title(page, "Book", SMALL)
    page.get_by_test_id("chapter").click()
    expect_title(page, "Chapter", SMALL)


def test_a_stack_in_a_sheet_begins_with_a_large_title(show):
    page = show("/titles/inline")
    page.get_by_test_id("index").click()
    title = page.locator("dialog[open] .bar-title")
    expect(title).to_have_text("Index")
    expect(title).to_have_css("font-size", LARGE)


# The words of the way back that stand in its box are seen.
SEEN = """button => {
  const box = button.getBoundingClientRect(), words = button.querySelector('span')
  if (words && words.getBoundingClientRect().top < box.bottom - 20) return words.textContent
  return box.width > 60 ? button.dataset.short : ''
}"""


def expect_way_back(page, words, title=None):
    back = page.locator("[data-testid=BackButton]:visible")
    expect(back).to_have_count(1)
    expect(back).to_have_accessible_name(f"Back, {title or words}")
    assert back.evaluate(SEEN) == words


def test_the_way_back_has_the_title_of_the_page_below(show):
    page = show("/titles")
    page.get_by_test_id("chapter").click()
    expect_title(page, "Chapter", LARGE)
    expect_way_back(page, "Book")
    page.get_by_test_id("verse").click()
    expect_title(page, "Verse", SMALL)
    expect_way_back(page, "Chapter")
    # Its sign is in the middle of the bar, and as large as the signs of tools.
    sign, bar = (page.locator(f".page:not([hidden]) > .page-bar {part}").last.bounding_box()
                 for part in ["[data-testid=BackButton] > .icon", ".bar"])
    assert sign["y"] + sign["height"] / 2 == pytest.approx(bar["y"] + bar["height"] / 2, abs=0.5)
    assert sign["height"] == pytest.approx(25.5, abs=0.5)


def test_the_way_back_says_less_where_it_has_no_room(show):
    page = show("/titles/long")
    page.get_by_test_id("open").click()
    expect_title(page, "Letters", SMALL)
    expect_way_back(page, "Back", "All the letters that were never sent")
    page.set_viewport_size({"width": 1280, "height": 800})
    page.get_by_test_id("further").click()
    expect_title(page, "The longest of the letters of all", SMALL)
    expect_way_back(page, "Letters")
    page.set_viewport_size({"width": 340, "height": 800})
    page.wait_for_function("document.querySelectorAll('[data-testid=BackButton]').length")
    expect_way_back(page, "", "Letters")
