"""Screens in the styles of public apps: where things are, and that nothing moves or is covered."""

import pytest
from playwright.sync_api import expect
from test_layout import COVERED, LAYOUT_SHIFTS

SCREENS = [
    "onboarding", "weather", "shop", "recipes", "photos", "chat", "profile", "settings", "login", "calculator",
    "timer", "dashboard",
]


def open_screen(page, fixture, name, width=390):
    page.set_viewport_size({"width": width, "height": 844})
    page.goto(f"{fixture.origin}/layout/public-{name}")
    expect(page.locator("html.live")).to_be_attached()


def frame(locator):
    box = locator.bounding_box()
    return box["x"], box["y"], box["width"], box["height"]


@pytest.mark.parametrize("width", [320, 390, 1280])
@pytest.mark.parametrize("name", SCREENS)
def test_a_screen_is_placed_at_once_and_nothing_is_covered(page, fixture, name, width):
    page.add_init_script(LAYOUT_SHIFTS)
    open_screen(page, fixture, name, width)
    page.evaluate("document.fonts.ready.then(() => new Promise(requestAnimationFrame))")
    # What is built by a size is estimated for a phone, and is not seen elsewhere before it is corrected.
    assert page.evaluate("apusShifts") == []
    assert page.evaluate(COVERED) == []


def test_cards_of_a_shop_share_the_width(page, fixture):
    open_screen(page, fixture, "shop")
    # In cards of 171 points with 16 between them, each with a padding of 10.
    first, second = (frame(page.locator(".grid .shape").nth(index)) for index in range(2))
    assert first[0] == pytest.approx(26, abs=.5) and first[2:] == pytest.approx((151, 151), abs=.5)
    assert second[0] == pytest.approx(213, abs=.5) and second[1] == first[1]


def test_photos_are_squares_two_points_apart(page, fixture):
    open_screen(page, fixture, "photos")
    photos = page.locator(".grid .shape")
    for index, left in enumerate([0, 130.67, 261.33]):
        x, _, width, height = frame(photos.nth(index))
        assert (x, width, height) == pytest.approx((left, 128.67, 128.67), abs=.5)


def test_a_message_is_at_the_side_of_who_wrote_it(page, fixture):
    open_screen(page, fixture, "chat")
    theirs, mine = (frame(page.get_by_text(words)) for words in ("Great. Could", "Sure, I will"))
    assert theirs[0] - 14 == pytest.approx(16, abs=16) and theirs[2] <= 390 - 32 - 60
    assert mine[0] + mine[2] == pytest.approx(390 - 16 - 14, abs=14)
    page.get_by_placeholder("Message").fill("See you")
    page.get_by_placeholder("Message").locator("xpath=following::button[1]").click()
    expect(page.get_by_text("See you")).to_be_visible()


def test_keys_of_a_calculator_have_the_size_that_its_reader_of_geometry_says(page, fixture):
    open_screen(page, fixture, "calculator")
    seven, zero = (frame(page.get_by_role("button", name=name, exact=True)) for name in ("7", "0"))
    assert seven[2:] == pytest.approx((80, 80), abs=.5) and zero[2:] == pytest.approx((172, 80), abs=.5)
    assert zero[1] + zero[3] == pytest.approx(844 - 12, abs=.5)


def test_rings_lie_inside_each_other(page, fixture):
    open_screen(page, fixture, "timer")
    centers = set()
    for index, side in {0: 280, 2: 230, 4: 180}.items():
        x, y, width, height = frame(page.locator(".shape").nth(index))
        assert (width, height) == pytest.approx((side, side), abs=.5)
        centers.add((round(x + width / 2), round(y + height / 2)))
    assert len(centers) == 1
