"""Grounds reach behind bars, as on a phone."""

import re

import pytest
from harness.site import open_page, wait_until_complete
from playwright.sync_api import expect

CLEAR = "rgba(0, 0, 0, 0)"


@pytest.fixture
def show(page, fixture):
    def show(name):
        page.set_viewport_size({"width": 390, "height": 844})
        page.goto(f"{fixture.origin}/grounds/{name}")
        expect(page.locator("html.live")).to_be_attached()
        # The second script is there, which gives bars their ground.
        page.wait_for_function("performance.getEntriesByType('resource').some(one => one.name.includes('more-'))")
        return page
    return show


def scroll(page, view="document.scrollingElement"):
    page.evaluate(f"{view}.scrollTop = 150")


def bar(page):
    return page.locator(".page-bar:visible").last


def still(page):
    """Waits for the sheet that comes."""
    page.locator("dialog[open]").evaluate("(sheet) => Promise.all(sheet.getAnimations().map((one) => one.finished))")


def ground(page):
    return page.locator(".ground:visible")


def frame(found):
    box = found.bounding_box()
    return box["x"], box["y"], box["width"], box["height"]


@pytest.mark.parametrize(("name", "paint"), [
    ("gradient", "linear-gradient(rgb(255, 149, 0) 0%, rgb(175, 82, 222) 100%)"), ("inline", "rgb(255, 204, 0)"),
    ("few", "color(srgb 0.203922 0.780392 0.34902 / 0.302)"), ("list-page", "rgb(255, 45, 85)"),
    ("tab-pages", "rgb(48, 176, 199)"), ("searched", "rgb(50, 173, 230)"),
])
def test_the_ground_of_what_scrolls_fills_the_window_and_the_bar_is_clear(show, name, paint):
    page = show(name)
    expect(bar(page)).to_have_css("background-color", CLEAR)
    assert frame(ground(page)) == (0, 0, 390, 844)
    expect(ground(page)).to_have_css("background-image" if "gradient" in paint else "background-color", paint)
    # It is painted once: a faint colour would be less faint.
    view = page.locator(":is(.page-content, .search-content) > :is(.scroll, .list)").first
    expect(view).to_have_css("background-color", CLEAR)
    expect(view).to_have_css("background-image", "none")


@pytest.mark.parametrize("name", ["gradient", "inline", "list-page"])
def test_the_ground_stays_and_the_bar_has_its_own_while_content_is_scrolled(show, name):
    page = show(name)
    scroll(page)
    expect(bar(page)).not_to_have_css("background-color", CLEAR)
    assert frame(ground(page)) == (0, 0, 390, 844)
    page.evaluate("scrollTo(0, 0)")
    expect(bar(page)).to_have_css("background-color", CLEAR)


def test_the_ground_of_a_list_below_a_layer_fills_the_window(show):
    page = show("list-button")
    expect(bar(page)).to_have_css("background-color", CLEAR)
    assert frame(ground(page)) == (0, 0, 390, 844)
    expect(ground(page)).to_have_css("background-image", re.compile("linear-gradient"))
    expect(page.locator(".list")).to_have_css("background-image", "none")
    page.get_by_role("button", name="Add").click()
    expect(page.get_by_text("Task 3")).to_be_visible()
    page.set_viewport_size({"width": 1280, "height": 844})
    page.wait_for_function("document.querySelector('.ground').offsetWidth === 1280")


def test_a_background_that_ignores_no_safe_area_ends_below_the_bar(show):
    page = show("below")
    expect(ground(page)).to_have_count(0)
    paint = page.locator(".shape:visible").first
    assert frame(paint)[1] == pytest.approx(frame(bar(page))[3], abs=1)


def test_a_ground_of_content_that_is_higher_than_the_window_reaches_behind_the_bar(show):
    page = show("tall")
    x, y, width, height = frame(page.get_by_test_id("purple"))
    assert (x, y, width) == (0, 0, 390) and height > 1200
    expect(bar(page)).to_have_css("background-color", CLEAR)
    scroll(page)
    expect(bar(page)).not_to_have_css("background-color", CLEAR)


def test_the_ground_of_a_sheet_lies_in_it(show):
    page = show("sheet-ground")
    sheet = page.locator("dialog[open]")
    expect(ground(page)).to_have_css("background-color", "rgb(255, 204, 0)")
    expect(bar(page)).to_have_css("background-color", CLEAR)
    still(page)
    assert frame(ground(page))[1] == pytest.approx(frame(sheet)[1], abs=.5)
    scroll(page, "document.querySelector('dialog[open]')")
    expect(bar(page)).not_to_have_css("background-color", CLEAR)


@pytest.mark.parametrize(("name", "tab", "view"), [
    ("tabs", "Home", "teal"), ("tabs", "Profile", "indigo"), ("tab-pages", "Second", "pink")])
def test_a_ground_reaches_below_tabs(show, name, tab, view):
    page = show(name)
    page.get_by_role("tab", name=tab).click()
    assert frame(page.get_by_test_id(view)) == pytest.approx((0, 0, 390, 844), abs=.5)
    # It ends with the window.
    assert page.evaluate("document.scrollingElement.scrollHeight") == 844


def test_words_on_such_a_ground_stand_in_the_middle_of_the_safe_area(show):
    page = show("tabs")
    _, y, _, height = frame(page.get_by_text("Home", exact=True).last)
    assert y + height / 2 == pytest.approx(794 / 2, abs=1)


def test_a_list_on_a_ground_keeps_its_insets(show):
    page = show("list")
    assert frame(page.get_by_test_id("mint")) == pytest.approx((0, 0, 390, 844), abs=.5)
    assert frame(page.locator(".row").first)[::2] == pytest.approx((20, 350), abs=.5)


@pytest.mark.parametrize(("name", "view"), [
    ("inner", "[data-testid=lines]"), ("list", ".list")])
def test_a_bar_has_a_ground_while_a_view_that_touches_it_is_scrolled(show, name, view):
    page = show(name)
    expect(bar(page)).to_have_css("background-color", CLEAR)
    scroll(page, f"document.querySelector('{view}')")
    expect(bar(page)).not_to_have_css("background-color", CLEAR)
    page.evaluate(f"document.querySelector('{view}').scrollTop = 0")
    expect(bar(page)).to_have_css("background-color", CLEAR)


def test_a_view_that_does_not_touch_the_bar_leaves_it_clear(show):
    page = show("plain")
    scroll(page, "document.querySelector('[data-testid=lines]')")
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    expect(bar(page)).to_have_css("background-color", CLEAR)


def test_a_sheet_over_layers_is_laid_out(show):
    page = show("sheets")
    sheet = page.locator("dialog[open]")
    still(page)
    # A tint around its pages takes no room.
    assert frame(bar(page))[1] == pytest.approx(frame(sheet)[1], abs=1)
    last = sheet.locator(".row", has_text="two")
    expect(last).to_have_css("border-bottom-left-radius", "10px")
    expect(sheet.locator(".row", has_text="four")).to_have_css("border-bottom-right-radius", "10px")
    expect(sheet.locator(".row", has_text="one")).to_have_css("border-bottom-left-radius", "0px")


def test_a_tab_says_the_ground_of_its_bar(page, fixture):
    open_page(page, fixture.origin, "/tab-ground")
    bar = page.locator(".tab-bar")
    expect(bar).to_have_css("background-color", "rgb(255, 0, 0)")
    # In the dark, as the content says, the others are gray.
    expect(page.get_by_role("tab", name="Plain")).not_to_have_css("color", "rgb(255, 255, 255)")
    page.get_by_role("tab", name="Fading").click()
    expect(bar).to_have_css("background-image", re.compile("^linear-gradient"))
    page.get_by_role("tab", name="Plain").click()
    expect(bar).to_have_css("background-image", "none")
    assert bar.evaluate("element => getComputedStyle(element).backgroundColor") != "rgb(255, 0, 0)"


@pytest.mark.parametrize("name", ["calculator", "calculator-page"])
def test_a_ground_below_content_that_is_higher_than_a_wide_window_fills_the_page(show, name):
    page = show(name)
    page.set_viewport_size({"width": 1280, "height": 844})
    # The keys are as large as the wide window makes them.
    page.wait_for_function("document.querySelector('[data-testid=\"key.0.0\"]').offsetWidth === 305")
    page.wait_for_function("""() => {
      const { x, y, width, height } = document.querySelector('[data-testid=black]').getBoundingClientRect()
      return x === 0 && y === 0 && width === 1280 && Math.ceil(height) === document.scrollingElement.scrollHeight && height > 1600
    }""")


GREY, WHITE, YELLOW = "rgb(242, 242, 247)", "rgb(255, 255, 255)", "rgb(255, 204, 0)"


@pytest.fixture
def show_list(page, fixture):
    def show_list(name):
        page.set_viewport_size({"width": 390, "height": 844})
        page.goto(f"{fixture.origin}/list-grounds/{name}")
        wait_until_complete(page)
        return page
    return show_list


def color_at(page, x, y):
    """What a person sees at a point, of the grounds that lie there."""
    return page.evaluate("""([x, y]) => {
        const clear = 'rgba(0, 0, 0, 0)'
        return [...document.elementsFromPoint(x, y), document.documentElement]
          .map((at) => getComputedStyle(at).backgroundColor).find((color) => color !== clear)
    }""", [x, y])


def test_a_form_below_a_header_is_grey_and_its_page_is_not(show_list):
    page = show_list("header-form")
    header, form = (page.get_by_test_id(name).bounding_box() for name in ("header", "form"))
    assert color_at(page, 4, header["y"] + 20) == WHITE
    assert color_at(page, 4, form["y"] + 20) == GREY
    assert color_at(page, 4, 840) == GREY


def test_a_page_in_a_carousel_has_a_ground_of_its_own(show_list):
    page = show_list("carousel-form")
    assert color_at(page, 4, 400) == WHITE
    page.get_by_role("tab").nth(1).click()
    form = page.get_by_test_id("form")
    page.wait_for_function("document.querySelector('[data-testid=form]').getBoundingClientRect().x === 0")
    assert form.evaluate("(form) => getComputedStyle(form).backgroundColor") == GREY


@pytest.mark.parametrize(("name", "color"), [
    ("color-form", GREY), ("color-hidden-form", YELLOW), ("red-form", GREY), ("color-plain", WHITE),
])
def test_a_list_covers_the_color_behind_it_unless_its_ground_is_hidden(show_list, name, color):
    page = show_list(name)
    assert color_at(page, 4, 600) == color


@pytest.mark.parametrize("name", ["form-button", "fab-list"])
def test_a_list_at_the_top_of_a_page_gives_the_page_its_ground(show_list, name):
    page = show_list(name)
    assert color_at(page, 4, 10) == color_at(page, 4, 300) == GREY


def test_a_hidden_tab_gives_no_page_a_ground(show_list):
    page = show_list("tab-form")
    assert color_at(page, 4, 300) == WHITE
    page.get_by_role("tab", name="Form").click()
    page.wait_for_function("getComputedStyle(document.documentElement).backgroundColor !== 'rgb(255, 255, 255)'")
    assert color_at(page, 4, 300) == GREY
