"""What screens say of drawing, as the browser computes it: places and styles, not pictures."""

import base64

import pytest
from playwright.sync_api import Locator, Page, expect


@pytest.fixture
def drawings(page, fixture):
    page.goto(fixture.origin + "/drawings")
    expect(page.locator(".live")).to_be_visible()
    return page


def item(page: Page, name: str) -> Locator:
    return page.get_by_test_id("drawings." + name)


def style(found: Locator, name: str) -> str:
    return found.evaluate("(element, name) => getComputedStyle(element)[name]", name)


def size(found: Locator) -> tuple[float, float]:
    box = found.bounding_box()
    return round(box["width"], 1), round(box["height"], 1)


# Apple's colours in light, as they fill areas.
RED, BLUE = "rgb(255, 59, 48)", "rgb(0, 122, 255)"


def test_gradients_go_where_their_points_say(drawings):
    image = style(item(drawings, "linear"), "backgroundImage")
    assert image.startswith(f"linear-gradient(to right, {RED} 0%") and f"{BLUE} 100%" in image
    # `to bottom` is what a browser leaves out.
    assert style(item(drawings, "part"), "backgroundImage") == (
        f"linear-gradient({RED} 25%, {BLUE} 75%)")
    assert style(item(drawings, "radial"), "backgroundImage").startswith(
        f"radial-gradient(circle, {RED} 0px") or "50% 50%" in style(
            item(drawings, "radial"), "backgroundImage")
    assert style(item(drawings, "angular"), "backgroundImage").startswith("conic-gradient(from 90deg")
    assert style(item(drawings, "elliptical"), "backgroundImage").startswith("radial-gradient(")
    for name in ("linear", "elliptical"):
        assert size(item(drawings, name)) == (60, 40)
    assert style(item(drawings, "radial"), "borderRadius") == "50%"


def test_text_takes_a_gradient_and_a_symbol_its_first_colour(drawings):
    text = item(drawings, "text")
    assert style(text, "backgroundClip") == "text"
    assert style(text, "webkitTextFillColor") == "rgba(0, 0, 0, 0)"
    # A symbol is drawn with a colour, which must not be clear.
    assert style(item(drawings, "symbol"), "color") not in ("rgba(0, 0, 0, 0)", "rgb(0, 0, 0)")


def drawn(found: Locator) -> dict:
    """The mask of a drawing that a gradient fills, and how far it reaches beyond its element."""
    return found.evaluate("""async element => {
      const drawing = element.querySelector('.drawing')
      const style = getComputedStyle(drawing)
      const image = new Image()
      image.src = style.maskImage.slice(5, -2)
      await image.decode()
      const [outer, inner] = [drawing.getBoundingClientRect(), element.getBoundingClientRect()]
      image.width = outer.width
      image.height = outer.height
      const canvas = document.createElement('canvas')
      canvas.width = outer.width
      canvas.height = outer.height
      const context = canvas.getContext('2d')
      context.drawImage(image, 0, 0, outer.width, outer.height)
      const opaque = (x, y) => context.getImageData(x, y, 1, 1).data[3] > 128
      return {
        gradient: style.backgroundImage, box: style.backgroundColor,
        room: inner.left - outer.left, width: outer.width, height: outer.height,
        right: opaque(outer.width - 8, outer.height / 2), middle: opaque(outer.width / 2, outer.height / 2),
        corner: opaque(1, 1), left: opaque(8, outer.height / 2 - 10),
      }
    }""")


def test_a_path_is_filled_with_a_gradient(drawings):
    triangle = drawn(item(drawings, "triangle"))
    assert triangle["gradient"].startswith("linear-gradient(rgb(255, 59, 48)")
    assert triangle["middle"] and not triangle["corner"]
    assert (triangle["width"], triangle["height"], triangle["room"]) == (60, 40, 0)
    assert style(item(drawings, "triangle"), "backgroundColor") == "rgba(0, 0, 0, 0)"


def test_a_shape_is_as_low_as_its_frame(drawings):
    assert item(drawings, "hairline").bounding_box()["height"] == 1


def test_a_frame_lies_around_a_button(drawings):
    """It does not stretch the button: that is the frame of the words in it."""
    around = item(drawings, "hairline").bounding_box()
    small = item(drawings, "framedButton").bounding_box()
    assert small["width"] < 150
    assert abs(small["x"] + small["width"] / 2 - around["x"] - around["width"] / 2) < 1
    wide = item(drawings, "wideButton").bounding_box()
    assert wide["x"] == around["x"] + 20 and wide["width"] == around["width"] - 40


def test_a_line_is_drawn_with_a_gradient(drawings):
    ring = item(drawings, "ring").evaluate("element => { element.style.rotate = '0deg' }") or drawn(
        item(drawings, "ring"))
    # The line lies on the outline, half of its 8 points outside, in a box with room for all of it.
    assert ring["gradient"].startswith("conic-gradient(")
    assert (ring["width"], ring["height"], ring["room"]) == (56, 56, 8)
    assert ring["right"] and not ring["middle"] and not ring["corner"]
    assert drawn(item(drawings, "gradientLine"))["gradient"].startswith("linear-gradient(")


def test_a_part_of_an_outline_is_one_dash(drawings):
    line = item(drawings, "trim").locator("ellipse")
    assert line.get_attribute("stroke-dasharray") == "0.25 1"
    assert style(line, "strokeLinecap") == "round"
    # A quarter of a circle with a radius of 20, below and right of its middle, and half of the line.
    place, whole = item(drawings, "trim").bounding_box(), None
    whole = line.evaluate("element => element.getTotalLength()")
    assert abs(whole - 2 * 3.14159 * 20) < 1
    assert place["width"] == 40
    # Nothing of an outline shows nothing, not even the round ends of a line.
    nothing = item(drawings, "nothing").locator("ellipse")
    assert nothing.get_attribute("stroke-dasharray") == "0 1"
    assert style(nothing, "strokeLinecap") == "butt"


def test_capsules_have_round_ends(drawings):
    for name, inset in (("capsule", 0), ("capsuleBorder", 2)):
        pill = item(drawings, name).locator("rect")
        box = pill.bounding_box()
        radius = pill.evaluate("element => getComputedStyle(element).rx")
        resolved = pill.evaluate("""element => {
          const box = element.getBBox()
          const length = element.getTotalLength()
          return [box.width, box.height, length]
        }""")
        width, height = 80 - 2 * inset, 40 - 2 * inset
        assert [round(part, 1) for part in resolved[:2]] == [width, height], (radius, box)
        # Two straight sides and a whole circle: an ellipse at the ends would be shorter.
        assert abs(resolved[2] - (2 * (width - height) + 3.14159 * height)) < 2


def test_corners_go_where_they_belong(drawings):
    uneven = item(drawings, "uneven")
    assert style(uneven, "borderTopLeftRadius") == "4px"
    assert style(uneven, "borderTopRightRadius") == "20px"
    assert style(uneven, "borderBottomLeftRadius") == "0px"
    assert style(item(drawings, "clipped"), "clipPath") == "polygon(50% 0%, 100% 100%, 0% 100%)"


def test_effects_are_the_ones_asked_for(drawings):
    assert style(item(drawings, "blend"), "mixBlendMode") == "multiply"
    assert style(item(drawings, "turned"), "transform").startswith("matrix3d(")
    assert item(drawings, "turned").bounding_box()["width"] < 50
    assert "linear-gradient" in style(item(drawings, "masked"), "maskImage")
    # A frame's ideal size is taken where the size is fixed.
    assert size(item(drawings, "ideal").locator("..")) == (70, 44)
    # Words stand in the middle of a frame that is higher than they are.
    text = item(drawings, "ideal").evaluate("""element => {
      const range = document.createRange()
      range.selectNodeContents(element)
      const [line, box] = [range.getBoundingClientRect(), element.getBoundingClientRect()]
      return Math.abs((line.top + line.bottom) / 2 - (box.top + box.bottom) / 2)
    }""")
    assert text < 2


@pytest.mark.parametrize("name, expected", [("brighter", (191, 128, 64)), ("darker", (64, 0, 0))])
def test_brightness_is_added(drawings, name, expected):
    """SwiftUI adds; a browser's own filter multiplies, and black would stay black."""
    colour = item(drawings, name).evaluate("""element => {
      const style = getComputedStyle(element)
      const canvas = document.createElement('canvas')
      const context = canvas.getContext('2d')
      context.filter = style.filter
      context.fillStyle = style.backgroundColor
      context.fillRect(0, 0, 10, 10)
      return [...context.getImageData(5, 5, 1, 1).data].slice(0, 3)
    }""")
    assert all(abs(one - other) <= 2 for one, other in zip(colour, expected)), colour


@pytest.mark.parametrize("name, expected", [("multiplied", (128, 32, 0)), ("luminous", (0, 0, 0))])
def test_colours_go_through_a_matrix(drawings, name, expected):
    """What is seen, as a canvas knows no filters of a document."""
    picture = base64.b64encode(item(drawings, name).screenshot()).decode()
    colour = drawings.evaluate("""async picture => {
      const image = new Image()
      image.src = 'data:image/png;base64,' + picture
      await image.decode()
      const context = document.createElement('canvas').getContext('2d')
      context.drawImage(image, 0, 0)
      return [...context.getImageData(10, 10, 1, 1).data].slice(0, 3)
    }""", picture)
    assert all(abs(one - other) <= 2 for one, other in zip(colour, expected)), colour


def cut(found: Locator) -> bool:
    """A line that is cut is wider than its room, or what follows it stands on further lines."""
    return found.evaluate(
        "element => element.scrollWidth > element.clientWidth + 1"
        " || element.scrollHeight > element.clientHeight + 1")


def test_text_is_cut_where_it_is_told_to(drawings):
    line = item(drawings, "tail").bounding_box()["height"]
    for name in ("tail", "head", "middle"):
        text = item(drawings, name)
        # As wide as what is left of it, in a frame of 160 points.
        assert 140 < size(text)[0] <= 160 and size(text)[1] == round(line, 1) and cut(text), name
        assert style(text, "textOverflow") == "ellipsis"
    # A browser cuts at the end of the line's direction; what is left of the text reads as before.
    assert style(item(drawings, "head"), "direction") == "rtl"
    assert style(item(drawings, "tail"), "direction") == "ltr"
    assert item(drawings, "head").inner_text().endswith("says the end!")


def test_a_limit_holds_for_the_texts_of_a_stack(drawings):
    stack, text = item(drawings, "stack"), item(drawings, "limited")
    line = float(style(text, "lineHeight").removesuffix("px"))
    assert abs(text.bounding_box()["height"] - 2 * line) < 2
    # Both begin at the same edge, which is the stack's.
    edges = stack.locator(".text").evaluate_all(
        "texts => texts.map(text => text.getBoundingClientRect().left)")
    assert len(set(edges)) == 1


@pytest.mark.parametrize("name, weight", [
    ("bold", "700"), ("heavy", "800"), ("light", "300"), ("body", "400"), ("headline", "600"),
    # What is asked for further out wins over a font's own weight.
    ("asked", "600"), ("askedTitle", "600"),
])
def test_weights_come_from_the_nearest_font_or_from_who_asks(drawings, name, weight):
    assert style(item(drawings, name), "fontWeight") == weight


def test_fonts_have_apples_sizes(drawings):
    assert style(item(drawings, "body"), "fontSize") == "17px"
    assert style(item(drawings, "light"), "fontSize") == "20px"
    assert style(item(drawings, "text"), "fontSize") == "28px"


def test_selection_can_be_forbidden(drawings):
    assert style(item(drawings, "unselectable"), "userSelect") == "none"


def test_a_bar_stays_at_its_edge(drawings):
    bar = item(drawings, "bar")
    # What stands beside the bar scrolls by itself.
    scroll = drawings.locator(".scroll").first
    for y in (0, 10_000):
        scroll.evaluate("(element, y) => element.scrollTo(0, y)", y)
        box = bar.bounding_box()
        assert round(box["y"] + box["height"]) == drawings.viewport_size["height"]
    # Content makes room for it: its last line ends above the bar.
    last = item(drawings, "unselectable").bounding_box()
    assert last["y"] + last["height"] <= bar.bounding_box()["y"]


def test_headers_stay_below_the_bar(page, fixture):
    page.goto(fixture.origin + "/pinned")
    expect(page.get_by_test_id("pinned.2")).to_be_visible()
    bar = page.locator(".page-bar").bounding_box()
    page.evaluate("scrollTo(0, 300)")
    assert round(page.get_by_test_id("pinned.1").bounding_box()["y"]) == bar["height"]
    page.evaluate("scrollTo(0, 800)")
    assert round(page.get_by_test_id("pinned.2").bounding_box()["y"]) == bar["height"]
    # Rows are below each other, each at the leading edge.
    rows = page.locator(".rows").first.locator("> *").evaluate_all(
        "rows => rows.map(row => [row.getBoundingClientRect().left, row.offsetHeight])")
    assert rows == [[0, 40]] * 12


def test_rows_are_refreshed_deleted_and_moved(page, fixture):
    page.goto(fixture.origin + "/rows")
    rows = page.locator('[data-testid^="rows."]:is(.text)')
    expect(rows).to_have_text(["Apple", "Banana", "Cherry", "0"])
    page.get_by_role("button", name="Refresh").click()
    expect(rows).to_have_text(["Apple", "Banana", "Cherry", "1"])
    page.get_by_role("button", name="Delete, Banana").press("Enter")
    expect(rows).to_have_text(["Apple", "Cherry", "1"])
    expect(page.get_by_role("button", name="Move down")).to_have_count(0)


def test_rows_are_moved_and_deleted_in_edit_mode(page, fixture):
    page.goto(fixture.origin + "/rows")
    rows = page.locator('[data-testid^="rows."]:is(.text)')
    page.get_by_role("button", name="Refresh").click()
    expect(rows).to_have_text(["Apple", "Banana", "Cherry", "1"])
    page.get_by_role("button", name="Edit", exact=True).click()
    page.get_by_label("Reorder, Apple").click()
    expect(page.get_by_role("button", name="Move up, Apple")).to_be_disabled()
    page.get_by_role("button", name="Move down, Apple").click()
    expect(rows).to_have_text(["Banana", "Apple", "Cherry", "1"])
    page.get_by_label("Reorder, Cherry").click()
    page.get_by_role("button", name="Move up, Cherry").click()
    expect(rows).to_have_text(["Banana", "Cherry", "Apple", "1"])
    page.get_by_role("button", name="Delete").first.click()
    expect(rows).to_have_text(["Cherry", "Apple", "1"])


def test_buttons_of_rows_cover_nothing(page, fixture):
    page.set_viewport_size({"width": 320, "height": 568})
    page.goto(fixture.origin + "/rows")
    page.get_by_role("button", name="Edit", exact=True).click()
    expect(page.get_by_label("Reorder, Apple")).to_be_visible()
    boxes = page.locator(".rows").first.locator(".row").first.evaluate("""row =>
      [...row.querySelectorAll('.text, .button, .menu-label')].filter((one) => one.checkVisibility()).map(one => one.getBoundingClientRect())
        .map(box => [box.left, box.right]).sort((a, b) => a[0] - b[0])""")
    assert len(boxes) == 3
    assert all(first[1] <= second[0] + 0.5 for first, second in zip(boxes, boxes[1:])), boxes


def test_a_debug_run_names_what_a_page_cannot_draw(page, new_fixture):
    """Once, however often the screen is opened."""
    server = new_fixture()
    for _ in range(2):
        page.goto(server.origin + "/drawings")
        expect(page.locator(".live")).to_be_visible()
    assert server.log.count("a page cannot draw `truncationMode(.middle)`") == 1


def test_what_a_path_goes_around_twice_is_cut_off_if_asked(drawings):
    def seen(name: str, across: float, down: float) -> bool:
        """Whether a click at a place, as fractions, would reach the drawing: what is cut off takes none."""
        found = item(drawings, name)
        found.scroll_into_view_if_needed()
        box = found.bounding_box()
        return found.evaluate(
            "(element, [x, y]) => element.contains(document.elementFromPoint(x, y))",
            [box["x"] + across * box["width"], box["y"] + down * box["height"]])

    # The screen is wider than a phone; what sticks out at its left cannot be reached.
    drawings.set_viewport_size({"width": 800, "height": 900})
    assert seen("hole", .1, .5) and seen("hole", .5, .1) and seen("hole", .9, .9)
    assert not seen("hole", .5, .5) and not seen("hole", .3, .3)
    assert seen("whole", .5, .5) and seen("whole", .1, .5)
