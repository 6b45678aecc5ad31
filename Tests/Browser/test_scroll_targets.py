"""Places where a screen lets scrolling rest, and places to which it scrolls."""

import pytest
from playwright.sync_api import expect
from test_scroll_position import drag, scroller


@pytest.fixture
def targets(page, fixture):
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(fixture.origin + "/scroll-targets")
    expect(page.locator(".live")).to_be_visible()
    scroller(page, "targets.lines")
    return page


def rests_at(page, top):
    page.wait_for_function("top => Math.abs(apusScroller.scrollTop - top) < 1", arg=top)


def test_scrolling_rests_where_the_behaviour_of_the_app_says(targets):
    drag(targets, "scrollTop", 70)
    rests_at(targets, 100)
    drag(targets, "scrollTop", 30)
    rests_at(targets, 0)


def test_a_position_scrolls_to_a_distance(targets):
    targets.get_by_role("button", name="To 500").click()
    rests_at(targets, 500)


def test_the_way_is_shown_in_an_animation(targets):
    targets.evaluate("""() => {
      globalThis.apusWay = []
      apusScroller.addEventListener('scroll', () => apusWay.push(apusScroller.scrollTop))
    }""")
    targets.get_by_role("button", name="To 500").click()
    rests_at(targets, 500)
    targets.wait_for_function("apusWay.at(-1) === 500")
    assert len(targets.evaluate("apusWay")) == 1
    targets.get_by_role("button", name="Glide to 900").click()
    rests_at(targets, 900)
    way = targets.evaluate("apusWay")
    assert len(way) > 3 and way == sorted(way), way


def test_calm_visitors_are_spared_the_way(targets):
    targets.emulate_media(reduced_motion="reduce")
    targets.evaluate("""() => {
      globalThis.apusWay = []
      apusScroller.addEventListener('scroll', () => apusWay.push(apusScroller.scrollTop))
    }""")
    targets.get_by_role("button", name="Glide to 900").click()
    targets.wait_for_function("apusWay.at(-1) === 900")
    assert len(targets.evaluate("apusWay")) == 1


def test_the_modifiers_of_a_body_move_and_its_content_does_not(targets):
    targets.get_by_role("button", name="Lift").click()
    face = targets.get_by_test_id("targets.face")
    expect(face).to_have_css("opacity", "0.5")
    moving = "face => [face, face.parentElement].map(one => one.getAnimations().map(run => run.effect.getTiming().duration))"
    assert face.evaluate(moving) == [[], [8000]]


def test_a_tint_in_a_label_is_the_colour_of_its_words(targets):
    ink = targets.get_by_test_id("targets.ink").locator(".text").last
    expect(ink).to_have_css("color", "rgb(0, 0, 0)")


def test_the_ground_of_a_button_is_square(targets):
    corners = targets.get_by_test_id("targets.square").evaluate(
        "button => [button, ...button.querySelectorAll('*'), button.parentElement].filter(one => "
        "getComputedStyle(one).backgroundColor === 'rgb(255, 204, 0)').map(one => getComputedStyle(one).borderRadius)")
    assert corners == ["0px"]


def test_actions_find_the_size_of_their_reader(targets):
    heights = targets.get_by_test_id("targets.heights")
    expect(heights).to_have_text("line 24")
    targets.get_by_role("button", name="More").click()
    expect(heights).to_have_text("line 24, more 30")


def test_a_mask_knows_the_place_of_what_it_masks(targets):
    drag(targets, "scrollTop", 400)
    targets.wait_for_function(
        "() => [...apusScroller.querySelectorAll('*')].some(one => "
        "/- ?400px/.test(getComputedStyle(one).maskPosition + getComputedStyle(one).maskImage))")
