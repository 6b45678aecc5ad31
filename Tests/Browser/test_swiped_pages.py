"""Pages of a tab view: a finger, a wheel, dots and keys turn them, and the page shows what the session has chosen."""

import pytest
from harness.browser import NAME
from playwright.sync_api import expect
from test_layout import open_layout

# The distance of each page from the view's edge, in widths of the view.
PLACE = """view => { if (!view) return ''; const { x, width } = view.getBoundingClientRect()
  return [...view.children].map(page => Math.round((page.getBoundingClientRect().x - x) / width)) }"""


def pages(page):
    return page.locator(".tab-contents.pages")


def expect_places(page, *places):
    page.wait_for_function(
        f"places => String(({PLACE})(document.querySelector('.tab-contents.pages'))) === String(places)", arg=list(places))


def swipe(page, by):
    """As a finger does, whose end the browser snaps to a page."""
    pages(page).evaluate("""(view, by) => {
      view.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
      view.scrollBy({ left: by * view.clientWidth, behavior: 'smooth' })
    }""", by)


def test_a_swipe_turns_the_page_and_the_binding_follows(page, fixture):
    open_layout(page, fixture, "pages-onboarding")
    expect(page.get_by_test_id("at")).to_have_text("Now at 0, seen 0")
    expect_places(page, 0, 1, 2)
    # The next page stands beside the first one, and takes no taps.
    expect(page.get_by_test_id("step.1")).to_be_attached()
    swipe(page, 1)
    expect(page.get_by_test_id("at")).to_have_text("Now at 1, seen 0 1")
    expect_places(page, -1, 0, 1)
    page.get_by_test_id("about.1").click()
    page.get_by_test_id("next").click()
    expect(page.get_by_test_id("at")).to_have_text("Now at 2, seen 0 1 2")
    expect_places(page, -2, -1, 0)
    swipe(page, -1)
    expect(page.get_by_test_id("at")).to_have_text("Now at 1, seen 0 1 2 1")


@pytest.mark.skipif(NAME == "firefox", reason="only Chromium's protocol sends touches")
def test_a_finger_swipes(page, fixture):
    open_layout(page, fixture, "pages-onboarding")
    expect_places(page, 0, 1, 2)
    session = page.context.new_cdp_session(page)
    for kind, xs in [("touchStart", [330]), ("touchMove", range(315, 60, -15)), ("touchEnd", [None])]:
        for x in xs:
            points = [] if x is None else [{"x": x, "y": 400}]
            session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    expect(page.get_by_test_id("at")).to_have_text("Now at 1, seen 0 1")
    expect_places(page, -1, 0, 1)


def test_pages_fill_their_view(page, fixture):
    open_layout(page, fixture, "pages-onboarding")
    expect_places(page, 0, 1, 2)
    sizes = page.locator(".tab-contents.pages > .tab-content").evaluate_all(
        "pages => pages.map(page => { const { width, height } = page.getBoundingClientRect(); return [width, height] })")
    assert sizes == [[390, 844]] * 3


def test_dots_are_left_out_or_shown_and_turn_the_page(page, fixture):
    open_layout(page, fixture, "pages-onboarding")
    # Screen readers have them.
    expect(page.get_by_role("tab")).to_have_count(3)
    assert page.get_by_role("tab").first.bounding_box()["width"] < 8
    open_layout(page, fixture, "pages-carousel")
    dots = page.get_by_role("tab")
    assert dots.first.bounding_box()["width"] >= 24
    dots.nth(2).click()
    expect(dots.nth(2)).to_have_attribute("aria-selected", "true")
    expect_places(page, -2, -1, 0, 1)
    dots.nth(2).focus()
    page.keyboard.press("ArrowRight")
    expect(dots.nth(3)).to_be_focused()
    expect_places(page, -3, -2, -1, 0)


def test_a_carousel_has_the_size_that_it_was_given_and_the_screen_scrolls(page, fixture):
    open_layout(page, fixture, "pages-carousel")
    expect_places(page, 0, 1, 2, 3)
    box = page.locator(".tabs").bounding_box()
    assert (box["width"], box["height"]) == (390, 220)
    card = page.get_by_test_id("card.0").bounding_box()
    assert (card["x"], card["width"], card["height"]) == (16, 358, 220)
    page.mouse.move(195, 150)
    page.mouse.wheel(0, 300)
    page.wait_for_function("document.querySelector('.tabs')?.getBoundingClientRect().y < 0")


def test_pages_run_from_the_right_where_words_do(page, fixture):
    open_layout(page, fixture, "pages-arabic")
    expect_places(page, 0, -1, -2, -3)
    swipe(page, -1)
    expect(page.get_by_role("tab").nth(1)).to_have_attribute("aria-selected", "true")
    expect_places(page, 1, 0, -1, -2)


def test_a_page_that_the_app_refuses_is_turned_back(page, fixture):
    open_layout(page, fixture, "pages-refused")
    swipe(page, 1)
    expect(page.get_by_test_id("page")).to_have_text("Page 1")
    expect_places(page, -1, 0, 1)
    swipe(page, 1)
    expect_places(page, -2, -1, 0)
    expect_places(page, -1, 0, 1)
    expect(page.get_by_test_id("page")).to_have_text("Page 1")


def test_another_width_keeps_the_page(page, fixture):
    open_layout(page, fixture, "pages-refused")
    swipe(page, 1)
    expect(page.get_by_test_id("page")).to_have_text("Page 1")
    page.set_viewport_size({"width": 700, "height": 400})
    expect_places(page, -1, 0, 1)


def test_dots_have_the_colours_that_uikit_gives_all_of_them(page, fixture):
    open_layout(page, fixture, "pages-tinted")
    color = "dot => getComputedStyle(dot, '::before').backgroundColor"
    dots = page.get_by_role("tab")
    assert dots.evaluate_all(f"dots => dots.map({color})") == ["rgb(255, 0, 0)", "rgb(0, 0, 255)"]
    dots.nth(1).click()
    expect(dots.nth(1)).to_have_attribute("aria-selected", "true")
    assert dots.evaluate_all(f"dots => dots.map({color})") == ["rgb(0, 0, 255)", "rgb(255, 0, 0)"]
