"""Fonts that an app brings along: found by their names, kept by browsers, and measured before anything is shown."""

import urllib.error
import urllib.request

import pytest
from harness.browser import Look, open_context
from playwright.sync_api import Page, expect

SHIFTS = """
    window.shift = 0
    new PerformanceObserver(list => { for (const it of list.getEntries()) window.shift += it.value })
      .observe({ type: 'layout-shift', buffered: true })
"""


def width(page: Page, name: str) -> float:
    return page.get_by_test_id("fonts." + name).bounding_box()["width"]


@pytest.fixture
def fonts(new_page, fixture):
    page = new_page()
    page.add_init_script(SHIFTS)
    page.goto(fixture.origin + "/fonts")
    expect(page.locator(".live")).to_be_visible()
    return page


def test_texts_have_the_widths_of_the_apps_fonts(fonts):
    # Six letters of twenty points that are as wide as high, and bold ones that are a fifth wider.
    assert width(fonts, "plain") == pytest.approx(120, abs=.1)
    assert width(fonts, "bold") == pytest.approx(144, abs=.1)
    assert width(fonts, "named") == pytest.approx(144, abs=.1)
    # What is nowhere is the system's.
    assert width(fonts, "none") == width(fonts, "system") < 90


@pytest.mark.needs("shifts")
def test_nothing_moves_when_fonts_come(fonts):
    assert fonts.evaluate("window.shift") == 0


def test_font_that_comes_later_is_measured_when_it_is_there(fonts):
    below = fonts.get_by_test_id("fonts.below")
    fonts.get_by_test_id("fonts.more").click()
    expect(fonts.get_by_test_id("fonts.family")).to_be_visible()
    fonts.wait_for_function(
        "() => Math.abs(document.querySelector('[data-testid=\"fonts.family\"]').getBoundingClientRect().width - 180) < .1")
    expect(below).to_be_visible()


def test_fonts_are_kept_for_good_and_nothing_else_is_reached(fonts, fixture):
    addresses = fonts.evaluate("[...document.querySelectorAll('link[as=font]')].map(it => it.getAttribute('href'))")
    assert len(addresses) == 2
    with urllib.request.urlopen(fixture.origin + addresses[0]) as answer:
        assert answer.headers["content-type"] == "font/ttf"
        assert "immutable" in answer.headers["cache-control"]
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.read(4) == b"\0\1\0\0"
    for name in ["boxes-bold.ttf", "../font/boxes-bold.ttf", "..%2f..%2f..%2fetc%2fpasswd", "", addresses[0][-36:-1]]:
        request = urllib.request.Request(fixture.origin)
        request.selector = "/_apus/font/" + name
        with pytest.raises(urllib.error.HTTPError) as refusal:
            urllib.request.urlopen(request)
        assert refusal.value.code in (400, 404)
        assert b"root:" not in refusal.value.read()


def test_files_of_packages_are_those_of_the_main_bundle(fonts):
    expect(fonts.get_by_test_id("fonts.file")).to_have_text("found")


def test_page_waits_a_second_for_a_font_and_no_longer(browser, fixture):
    context = open_context(browser, Look())
    page = context.new_page()
    kept = []
    page.route("**/_apus/font/**", lambda route: kept.append(route))
    page.goto(fixture.origin + "/fonts", wait_until="commit")
    expect(page.locator(".live")).to_be_visible(timeout=10_000)
    assert width(page, "plain") < 100
    for route in kept:
        route.continue_()
    page.wait_for_function(
        "() => Math.abs(document.querySelector('[data-testid=\"fonts.plain\"]').getBoundingClientRect().width - 120) < .1")
    context.close()
