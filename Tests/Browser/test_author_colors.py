"""Colours are those that the author gave, as on a phone."""

import pytest
from playwright.sync_api import expect

BRIGHT = {"orange": "rgb(255, 149, 0)", "yellow": "rgb(255, 204, 0)", "green": "rgb(52, 199, 89)",
          "secondary": "rgba(60, 60, 67, 0.6)", "button": "rgb(0, 122, 255)", "on black": "rgb(255, 149, 0)"}
STRICT = {"orange": "rgb(163, 78, 0)", "yellow": "rgb(125, 96, 0)", "green": "rgb(27, 122, 54)",
          "secondary": "rgb(99, 99, 102)", "button": "rgb(0, 98, 204)", "on black": "rgb(255, 159, 10)"}


def assert_colors(page, colors):
    expect(page.locator("html.live")).to_be_attached()
    for words, color in colors.items():
        expect(page.get_by_text(words, exact=True)).to_have_css("color", color)
    expect(page.get_by_test_id("star")).to_have_css("color", "rgb(255, 149, 0)")


def test_words_have_the_colours_of_a_phone(page, fixture):
    page.goto(fixture.origin + "/layout/author-colors")
    assert_colors(page, BRIGHT)


@pytest.mark.needs("contrast")
def test_a_prominent_button_has_its_authors_tint(page, fixture):
    page.goto(fixture.origin + "/strangers/recipes")
    page.get_by_text("Tomato soup").click()
    page.get_by_text("Steps", exact=True).click(force=True)
    timer = page.get_by_role("button", name="Set a timer")
    read = "one => parseFloat(getComputedStyle(one).backgroundColor.replace('lab(', ''))"
    # The lightness of a phone's red.
    assert timer.evaluate(read) == pytest.approx(57.6, abs=.5)
    page.emulate_media(contrast="more")
    assert timer.evaluate(read) <= 47.5


def test_an_app_chooses_the_strict_form(page, fixture):
    page.goto(fixture.origin + "/layout/author-strict")
    assert_colors(page, STRICT)


@pytest.mark.needs("contrast")
def test_a_visitor_who_wants_more_contrast_gets_the_strict_form(page, fixture):
    page.emulate_media(contrast="more")
    page.goto(fixture.origin + "/layout/author-colors")
    assert_colors(page, STRICT)


def test_a_covered_page_and_the_outermost_view_decide_on_the_scheme(page, fixture):
    page.goto(fixture.origin + "/layout/author-scheme")
    expect(page.get_by_text("inner", exact=True)).to_have_css("color", "rgb(255, 255, 255)")
    page.get_by_text("push", exact=True).click()
    expect(page.get_by_text("pushed", exact=True)).to_have_css("color", "rgb(255, 255, 255)")


def test_a_sheet_has_a_scheme_of_its_own(page, fixture):
    page.goto(fixture.origin + "/layout/author-scheme")
    page.get_by_text("sheet", exact=True).click()
    expect(page.get_by_text("in a sheet", exact=True)).to_have_css("color", "rgb(0, 0, 0)")
    expect(page.get_by_text("inner", exact=True)).to_have_css("color", "rgb(255, 255, 255)")
