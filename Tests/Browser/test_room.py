"""Views that fill the room that others left them."""

import pytest
from playwright.sync_api import expect


def open_room(page, fixture, name):
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(f"{fixture.origin}/layout/room-{name}")
    expect(page.locator(".live")).to_be_visible()
    expect(page.locator("body:not(.unplaced)")).to_be_attached()


def box(page, name):
    return page.get_by_test_id(name).bounding_box()


def test_rows_headers_and_footers_are_laid_out_in_the_height_that_they_get(page, fixture):
    open_room(page, fixture, "rows")
    for name in "header", "footer":
        ground, words = box(page, f"{name}.ground"), box(page, f"{name}.words")
        # The padding around the words is 8.
        assert ground["height"] == pytest.approx(words["height"] + 16, abs=.5)
    # As high as its frame has become at most, however wide.
    assert box(page, "circle")["height"] == pytest.approx(64, abs=.5)


def test_a_lazy_stack_fills_the_room_across(page, fixture):
    open_room(page, fixture, "lazy")
    assert box(page, "lines")["width"] == pytest.approx(390, abs=.5)
    assert page.get_by_text("line 0").bounding_box()["x"] == pytest.approx(10, abs=.5)
    framed, word = box(page, "framed"), page.get_by_text("framed").bounding_box()
    assert framed["width"] == pytest.approx(100, abs=.5)
    assert word["x"] + word["width"] / 2 == pytest.approx(195, abs=.5)
    assert box(page, "words")["height"] == pytest.approx(120, abs=.5)


def test_a_navigation_view_shows_its_first_column(page, fixture):
    open_room(page, fixture, "columns")
    expect(page.get_by_text("first")).to_be_visible()
    expect(page.get_by_text("second")).not_to_be_attached()


def test_a_horizontal_grid_offers_its_rows(page, fixture):
    open_room(page, fixture, "grid")
    assert box(page, "grid.header")["height"] == pytest.approx(140, abs=.5)
    first, second = box(page, "item.0"), box(page, "item.1")
    assert first["height"] < 60 and page.get_by_text("Item 0").bounding_box()["height"] < 30
    assert second["y"] + second["height"] / 2 - first["y"] - first["height"] / 2 == pytest.approx(74, abs=.5)


def test_a_menu_is_as_wide_as_its_label_wants_to_be(page, fixture):
    open_room(page, fixture, "labels")
    assert box(page, "label")["width"] == pytest.approx(390, abs=.5)
    assert page.get_by_text("Select an option").bounding_box()["height"] < 30


def test_a_line_that_others_follow_is_cut(page, fixture):
    open_room(page, fixture, "labels")
    cut = box(page, "cut")
    assert cut["height"] < 30
    # Its sign is behind it.
    words = page.get_by_test_id("cut").evaluate("""element => {
      const range = document.createRange()
      range.setStart(element.firstChild, 0)
      range.setEnd(element.firstChild, 3)
      return range.getBoundingClientRect().width
    }""")
    assert cut["width"] > words + 5


def test_a_ground_of_a_shape_has_the_outline_of_its_frame(page, fixture):
    open_room(page, fixture, "labels")
    ground = page.locator(".box", has=page.get_by_test_id("circle")).last
    found = ground.bounding_box()
    assert (found["width"], found["height"]) == pytest.approx((100, 60), abs=.5)
    expect(ground).to_have_css("border-radius", "0px")
    expect(ground).to_have_css("background-color", "rgb(255, 204, 0)")
