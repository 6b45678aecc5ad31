"""What strangers' screens showed otherwise than a phone."""

import pytest
from harness.browser import LOOKS
from harness.server import FIXTURE, Server
from playwright.sync_api import expect


@pytest.fixture
def behind(page, fixture):
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(fixture.origin + "/layout/behind-bar")
    expect(page.locator("html.live")).to_be_attached()
    return page


def test_a_ground_that_ignores_the_safe_area_lies_behind_the_bar(behind):
    ground = behind.locator(".page-content [class*=' sa-']").bounding_box()
    assert (ground["x"], ground["y"], ground["width"], ground["height"]) == pytest.approx((0, 0, 390, 844), abs=.5)
    bar = behind.locator(".page-bar")
    expect(bar).to_have_css("background-color", "rgba(0, 0, 0, 0)")
    # What stands on it keeps the safe area.
    assert behind.get_by_role("button", name="Done").bounding_box()["y"] >= bar.bounding_box()["height"]


def test_a_bar_below_which_a_page_scrolls_has_a_ground_of_its_own(page, fixture):
    page.goto(fixture.origin + "/rows")
    expect(page.locator("html.live")).to_be_attached()
    expect(page.locator(".page-bar").first).not_to_have_css("background-color", "rgba(0, 0, 0, 0)")


def test_shapes_have_the_colour_of_the_foreground(behind):
    line = behind.get_by_test_id("ring").locator("ellipse")
    expect(line).to_have_css("stroke", "rgb(255, 149, 0)")
    expect(line).to_have_css("fill", "none")
    expect(behind.get_by_test_id("bar")).to_have_css("background-color", "rgb(52, 199, 89)")


def test_a_sign_is_cut_out_of_what_it_stands_on(behind):
    leaf = behind.get_by_test_id("leaf").locator("svg")
    name = leaf.locator("mask").get_attribute("id")
    expect(leaf.locator("g")).to_have_attribute("mask", f"url(#{name})")


def test_a_symbol_comes_while_others_move(behind):
    # A script that fails on the way fails the test.
    behind.get_by_role("button", name="Done").click()
    expect(behind.get_by_test_id("mark")).to_be_visible()
    behind.get_by_role("button", name="Done").click()
    expect(behind.get_by_test_id("mark")).not_to_be_attached()


def test_a_menu_stays_in_the_window(behind):
    behind.get_by_text("More", exact=True).click()
    item = behind.get_by_role("button", name="Something with a long name")
    expect(item).to_be_visible()
    behind.wait_for_function("document.querySelector('[open] > .menu-items').getBoundingClientRect().right <= innerWidth")


@pytest.mark.parametrize("look", LOOKS[2:3], ids=str)
def test_a_card_with_a_menu_keeps_its_size_and_a_round_button_is_round(behind, look):
    card = behind.get_by_test_id("card").bounding_box()
    assert (card["width"], card["height"]) == pytest.approx((150, 80), abs=.5)
    assert card["x"] + card["width"] / 2 == pytest.approx(195, abs=.5)
    button = behind.get_by_test_id("circle").bounding_box()
    assert button["width"] == pytest.approx(button["height"], abs=4)
    expect(behind.get_by_test_id("circle")).to_have_css("border-radius", "9999px")


def test_a_grouped_list_reaches_the_sides_and_a_badge_stands_before_the_sign(page, fixture):
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(fixture.origin + "/layout/grouped")
    expect(page.locator("html.live")).to_be_attached()
    rows = page.locator(".list .row")
    for index in range(2):
        box = rows.nth(index).bounding_box()
        assert (box["x"], box["width"]) == pytest.approx((0, 390), abs=.5)
    badge = page.get_by_text("12", exact=True).bounding_box()
    # The sign begins 30 points before the row's end.
    assert badge["x"] + badge["width"] <= 390 - 30
    assert badge["x"] > 300
    page.get_by_text("Inbox").click()
    expect(page.get_by_text("Mail")).to_be_visible()


def middle(box):
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_symbols_of_rows_have_the_tint_and_stand_beside_their_words(page, fixture):
    page.goto(fixture.origin + "/layout/finishes")
    expect(page.locator("html.live")).to_be_attached()
    label = page.get_by_test_id("inbox")
    symbol = label.locator("svg").first
    tint = page.get_by_role("button", name="Compose").evaluate("(button) => getComputedStyle(button).color")
    words = label.evaluate("(label) => getComputedStyle(label).color")
    drawn = symbol.evaluate("(svg) => getComputedStyle(svg).color")
    # Signs have the lively tint, words the one of enough contrast: both are blue.
    red, _, blue = (int(part) for part in drawn[4:-1].split(",")[:3])
    assert drawn != words and blue > 200 and red < 60 and tint != words
    row = page.get_by_text("Inbox").bounding_box()
    assert middle(symbol.bounding_box())[1] == pytest.approx(middle(row)[1], abs=2)


def test_what_tells_the_status_stands_in_the_middle_of_what_its_bar_has_left(page, fixture):
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(fixture.origin + "/layout/finishes")
    expect(page.locator("html.live")).to_be_attached()
    before = page.get_by_role("button", name="Compose").bounding_box()
    left = before["x"] + before["width"]
    assert middle(page.get_by_test_id("status").bounding_box())[0] == pytest.approx((left + 390) / 2, abs=12)


def test_a_large_capsule_is_one_and_colours_fill_a_shape(page, fixture):
    page.goto(fixture.origin + "/layout/finishes")
    expect(page.locator("html.live")).to_be_attached()
    expect(page.get_by_test_id("capsule")).to_have_css("border-radius", "9999px")
    ground = page.get_by_test_id("ground").evaluate("(shape) => getComputedStyle(shape).backgroundImage")
    assert ground.startswith("linear-gradient(")


@pytest.fixture(scope="module")
def phone():
    server = Server([str(FIXTURE)], {"FIXTURE": "phone"})
    try:
        yield server.start().origin
    finally:
        server.close()


def test_tabs_have_a_large_symbol_over_the_middle_of_their_name(page, phone):
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(phone)
    expect(page.locator("html.live")).to_be_attached()
    for tab in page.get_by_role("tab").all():
        symbol, name = tab.locator("svg").bounding_box(), tab.locator(".text").bounding_box()
        assert symbol["height"] >= 22
        assert symbol["y"] + symbol["height"] <= name["y"] + 2
        middle = symbol["x"] + symbol["width"] / 2
        assert middle == pytest.approx(name["x"] + name["width"] / 2, abs=1)
        assert tab.bounding_box()["height"] == pytest.approx(49, abs=.5)


@pytest.fixture
def hidden(page, fixture):
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(fixture.origin + "/layout/hidden-links")
    expect(page.locator("html.live")).to_be_attached()
    return page


def test_a_stack_of_nothing_takes_no_room_and_a_hidden_link_opens(hidden):
    # What cannot be laid out is an error, which fails the test.
    button = hidden.get_by_role("button", name="Open")
    assert button.bounding_box()["height"] >= 20
    button.click()
    expect(hidden.get_by_text("The page behind it")).to_be_visible()


def test_words_of_tools_at_the_bottom_are_on_one_line(hidden):
    left, right = (hidden.get_by_text(words).bounding_box() for words in ("New reminder", "Add a list"))
    assert max(left["height"], right["height"]) < 24
    assert left["x"] < 60 and right["x"] + right["width"] == pytest.approx(374, abs=1)


def test_each_row_of_a_foreach_stands_on_its_own_ground(hidden):
    one, two = (hidden.locator(".shape").nth(index).bounding_box() for index in range(2))
    assert one["width"] == pytest.approx(two["width"], abs=1) and one["width"] < 195
    assert one["y"] == two["y"] and one["x"] + one["width"] < two["x"]


def test_a_bar_of_the_apps_own_is_the_only_one(page, fixture):
    page.set_viewport_size({"width": 390, "height": 844})
    page.emulate_media(color_scheme="dark")
    page.goto(fixture.origin + "/layout/own-tabs")
    expect(page.locator("html.live")).to_be_attached()
    other = page.get_by_role("button", name="Show Other")
    own = other.bounding_box()
    # What stands over it at its place is the app's.
    assert own["y"] + own["height"] == pytest.approx(828, abs=2)
    assert page.evaluate("([x, y]) => !!document.elementFromPoint(x, y).closest('button')", [own["x"] + 20, own["y"] + 8])
    expect(page.locator(".row", has_text="A row")).to_have_css("background-color", "rgb(0, 0, 0)")
    other.click()
    expect(page.get_by_text("Nothing here")).to_be_visible()
    expect(page.get_by_role("tab")).to_have_count(0)


LIVELY, DARKER = "rgb(255, 214, 10)", "rgb(125, 96, 0)"


@pytest.mark.parametrize(("screen", "colors"), [
    ("grounds", {"stacked": LIVELY, "card": DARKER, "own": LIVELY, "veil": LIVELY}),
    ("light-grounds", {"page": DARKER, "inherited": LIVELY, "faint": DARKER}),
])
def test_coloured_words_can_be_read_on_what_they_stand_on(page, fixture, screen, colors):
    page.goto(f"{fixture.origin}/layout/{screen}")
    expect(page.locator("html.live")).to_be_attached()
    for name, color in colors.items():
        expect(page.get_by_test_id(name)).to_have_css("color", color)
