"""Texts in rooms that are too small: cut at their alignment, or in smaller letters where they may."""

import pytest
from playwright.sync_api import expect


@pytest.fixture
def cuts(page, fixture):
    page.set_viewport_size({"width": 390, "height": 1300})
    page.goto(f"{fixture.origin}/layout/cuts")
    expect(page.locator(".live")).to_be_visible()
    return page


def room(page, name):
    """The box of that name, and the text whose middle is in it or nearest to it."""
    return page.evaluate("""name => {
      const frame = one => { const { x, y, width, height } = one.getBoundingClientRect(); return { x, y, width, height } }
      const box = frame(document.querySelector(`[data-testid="${name}"]`)), middle = box.y + box.height / 2
      const away = one => Math.abs(frame(one).y + frame(one).height / 2 - middle)
      const text = [...document.querySelectorAll('.text')].reduce((best, one) => away(one) < away(best) ? one : best)
      const padding = parseFloat(getComputedStyle(text).paddingTop)
      return { box, text: frame(text), font: parseFloat(getComputedStyle(text).fontSize), padding }
    }""", name)


@pytest.mark.parametrize("name, height", [
    ("narrow.plain", 20.33), ("narrow.painted", 20.33), ("narrow.padded", 44.33), ("narrow.head", 20.33),
    ("narrow.word", 20.33), ("smaller.cut", 16.33),
])
def test_a_line_that_is_cut_takes_its_room_from_the_leading_edge(cuts, name, height):
    found = room(cuts, name)
    box, text = found["box"], found["text"]
    assert (text["x"], text["width"]) == pytest.approx((box["x"], box["width"]), abs=.1)
    assert text["height"] == pytest.approx(height, abs=.1)


def test_a_line_that_is_cut_leaves_the_room_of_what_is_beside_it(cuts):
    found = room(cuts, "narrow.row")
    beside = cuts.get_by_test_id("narrow.row.beside").bounding_box()
    assert found["text"]["x"] == pytest.approx(found["box"]["x"], abs=.1)
    assert found["text"]["width"] == pytest.approx(200 - 8 - 40, abs=.1)
    assert beside["x"] == pytest.approx(found["box"]["x"] + 160, abs=.1)


def test_nothing_of_the_next_line_shows_in_the_padding(cuts):
    box = room(cuts, "narrow.padded")["text"]
    below = {"x": box["x"], "y": box["y"] + box["height"] - 11, "width": box["width"], "height": 10}
    seen = cuts.screenshot(clip=below)
    for text in cuts.locator(".text").all():
        text.evaluate("element => { element.style.color = 'transparent' }")
    assert seen == cuts.screenshot(clip=below)


def test_a_line_is_never_less_than_a_line(cuts):
    found = room(cuts, "low.line")
    assert found["text"]["height"] == pytest.approx(20.33, abs=.1)
    assert found["text"]["y"] == pytest.approx(found["box"]["y"], abs=.1)


@pytest.mark.parametrize("name, lines, top", [("low.lines", 2, 0), ("low.middle", 1, (30 - 20.33) / 2)])
def test_lines_that_have_no_room_are_cut(cuts, name, lines, top):
    found = room(cuts, name)
    box, text = found["box"], found["text"]
    assert text["height"] == pytest.approx(20.33 + 22 * (lines - 1), abs=.5)
    assert text["y"] - box["y"] == pytest.approx(top, abs=.5)
    assert (text["x"], text["width"]) == pytest.approx((box["x"], box["width"]), abs=.1)


@pytest.mark.parametrize("name, least, most", [
    ("smaller.fits", 17, 17), ("smaller.line", 14, 27.9), ("smaller.inherited", 14, 27.9),
    ("smaller.cut", 17 * .8, 17 * .8), ("smaller.lines", 8.5, 16.9),
])
def test_letters_become_as_small_as_they_must_and_no_smaller_than_they_may(cuts, name, least, most):
    found = room(cuts, name)
    assert least - .01 <= found["font"] <= most + .01
    assert found["text"]["width"] <= 160.1 and found["text"]["height"] <= found["box"]["height"] + .1
    # With one step more it would not fit: the room is used.
    if name in ("smaller.line", "smaller.inherited"):
        assert found["text"]["width"] > 155


def test_a_display_shrinks_and_grows_with_what_is_on_it(cuts):
    sizes = [room(cuts, "smaller.display")["font"]]
    for _ in range(3):
        before = cuts.get_by_text("12", exact=False).first.inner_text()
        cuts.get_by_test_id("smaller.append").click()
        expect(cuts.get_by_text(before + "345", exact=True)).to_be_visible()
        found = room(cuts, "smaller.display")
        sizes.append(found["font"])
        assert found["text"]["width"] <= 160.1
        # At the trailing edge, in the middle.
        assert found["text"]["x"] + found["text"]["width"] == pytest.approx(found["box"]["x"] + 160, abs=.1)
    assert sizes[0] == 60 and sizes == sorted(sizes, reverse=True) and len(set(sizes)) == 4
