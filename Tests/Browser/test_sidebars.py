"""Sidebars, whose headers open and close their sections, and symbols in the weight of their font."""

import pytest
from harness.accessibility import assert_accessible
from playwright.sync_api import expect

PHONE = {"width": 390, "height": 844}
DESK = {"width": 1280, "height": 800}


@pytest.fixture(params=[("sidebar", PHONE), ("sidebar-split", PHONE), ("sidebar", DESK), ("sidebar-split", DESK)],
                ids=["phone", "phone-split", "desk", "desk-split"])
def sidebar(request, page, fixture):
    name, size = request.param
    page.set_viewport_size(size)
    page.goto(f"{fixture.origin}/layout/{name}")
    expect(page.locator(".live")).to_be_visible()
    return page


def test_a_header_folds_its_section_and_that_is_kept(sidebar):
    header = sidebar.get_by_role("button", name="More places")
    expect(header).to_be_visible()
    header.click()
    expect(sidebar.get_by_test_id("sidebar.office")).to_have_count(0)
    sidebar.get_by_role("button", name="Count 0").click()
    expect(sidebar.get_by_role("button", name="Count 1")).to_be_visible()
    expect(sidebar.get_by_test_id("sidebar.office")).to_have_count(0)
    expect(sidebar.get_by_test_id("sidebar.home")).to_be_visible()
    header.click()
    expect(sidebar.get_by_test_id("sidebar.office")).to_be_visible()
    assert_accessible(sidebar)


def test_a_header_is_large_and_has_a_sign_at_its_end(sidebar):
    words = sidebar.locator(".section-header .text", has_text="Favourites")
    look = words.evaluate("""(one) => {
      const style = getComputedStyle(one)
      return [style.fontSize, style.fontWeight, style.textTransform, style.color === getComputedStyle(document.body).color]
    }""")
    assert look == ["20px", "600", "none", True]
    header = sidebar.get_by_role("button", name="Favourites").bounding_box()
    sign = sidebar.locator(".section-header .image").first.bounding_box()
    list_box = sidebar.locator(".list").bounding_box()
    assert abs(sign["x"] + sign["width"] - header["x"] - header["width"]) < 6
    assert list_box["x"] + list_box["width"] - sign["x"] < 70


def stroke(page, name):
    return page.get_by_test_id(f"weights.{name}").locator("path").last.evaluate(
        "(path) => parseFloat(getComputedStyle(path).strokeWidth.replace('calc(', ''))")


def test_symbols_are_as_thick_as_the_letters_around_them(page, fixture):
    page.goto(f"{fixture.origin}/layout/weights")
    plain = stroke(page, "plain")
    assert plain == 1.75
    assert stroke(page, "bold") == pytest.approx(1.45 * plain)
    assert stroke(page, "light") == pytest.approx(.78 * plain)
    assert stroke(page, "headline") == pytest.approx(1.28 * plain)
    assert stroke(page, "font") == pytest.approx(1.62 * plain)
    # The weight nearest to the symbol.
    assert stroke(page, "outer") == pytest.approx(plain)
    # Signs in a disc are smaller drawings with strokes of the same width.
    scale = page.get_by_test_id("weights.sign").locator("path").last.evaluate(
        "(path) => path.transform.baseVal.consolidate().matrix.a")
    assert stroke(page, "sign") * scale == pytest.approx(1.45 * plain, abs=.05)
    # The sign that is a hole in a disc does not become thinner.
    assert page.get_by_test_id("weights.disc").locator("path").first.evaluate("(path) => getComputedStyle(path).stroke") == "none"
    edge = page.get_by_test_id("weights.file").locator("path").first.evaluate(
        "(path) => [getComputedStyle(path).stroke, getComputedStyle(path).strokeWidth]")
    assert edge[0] != "none" and edge[1] not in ("0%", "0px")


def test_a_link_in_the_bar_at_the_bottom_has_the_name_of_its_label(page, fixture):
    page.set_viewport_size(PHONE)
    page.goto(f"{fixture.origin}/layout/weights")
    expect(page.get_by_role("button", name="Add Folder")).to_be_visible()
    link = page.get_by_role("link", name="Add Note").or_(page.get_by_role("button", name="Add Note"))
    expect(link).to_be_visible()
    link.click()
    expect(page.get_by_text("Note 1")).to_be_visible()


def test_a_field_that_grows_reserves_its_lines(page, fixture):
    page.set_viewport_size(PHONE)
    page.goto(f"{fixture.origin}/layout/weights")
    bordered = page.get_by_test_id("weights.notes")
    pitch, inner, outer = bordered.evaluate("""(one) => {
      const field = one.closest('.field'), area = field.querySelector('textarea'), style = getComputedStyle(area)
      return [parseFloat(style.lineHeight), area.clientHeight - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom),
        field.getBoundingClientRect().height]
    }""")
    assert abs(inner - 5 * pitch) < 1 and abs(outer - 5 * pitch - 12) < 1, (pitch, inner, outer)
    inner = page.get_by_test_id("weights.remarks").evaluate("""(one) => {
      const area = one.closest('.field').querySelector('textarea'), style = getComputedStyle(area)
      return area.clientHeight - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom)
    }""")
    assert abs(inner - 5 * pitch) < 1, (pitch, inner)
