"""UIKit views in SwiftUI: typed into, moved, and laid out by constraints as on a phone."""

from playwright.sync_api import expect


def test_a_wrapped_field_has_the_keyboard_and_tells_its_target(page, fixture):
    page.goto(f"{fixture.origin}/wrapped")
    field = page.get_by_role("textbox", name="Your name")
    expect(field).to_be_focused()
    page.keyboard.type("Ada")
    expect(page.get_by_test_id("wrapped.name")).to_have_text("Name: Ada")


def test_a_delegate_refuses_a_letter(page, fixture):
    page.goto(f"{fixture.origin}/wrapped")
    field = page.get_by_role("textbox", name="Your name")
    expect(field).to_be_focused()
    page.keyboard.type("Max")
    expect(page.get_by_test_id("wrapped.name")).to_have_text("Name: Ma")
    expect(field).to_have_value("Ma")


def test_a_slider_tells_its_target(page, fixture):
    page.goto(f"{fixture.origin}/wrapped")
    page.get_by_role("slider", name="Volume").fill("7")
    expect(page.get_by_test_id("wrapped.volume")).to_have_text("Volume: 7")


def test_a_wheel_stops(page, fixture):
    page.goto(f"{fixture.origin}/wrapped")
    expect(page.get_by_role("progressbar")).to_have_count(1)
    page.get_by_role("button", name="Stop").click()
    expect(page.get_by_role("progressbar")).to_have_count(0)


def test_constraints_place_views(page, fixture):
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(f"{fixture.origin}/wrapped")
    expect(page.get_by_test_id("wrapped.badge")).to_be_visible()
    card, title, badge = (
        page.get_by_test_id(f"wrapped.{name}").bounding_box() for name in ("card", "title", "badge"))
    assert abs(card["height"] - 120) < 1
    assert abs(title["x"] - card["x"] - 16) < 1
    assert abs(title["y"] - card["y"] - 16) < 1
    assert abs(badge["width"] - 40) < 1
    assert abs(badge["height"] - 24) < 1
    assert abs(card["x"] + card["width"] - badge["x"] - badge["width"] - 16) < 1
    assert abs(card["y"] + card["height"] - badge["y"] - badge["height"] - 16) < 1


def test_the_keyboard_waits_for_rules_of_layout_that_come_late(page, fixture):
    asked, told = [], []
    page.route("**/seldom-*", lambda route: asked.append(route))
    page.on("websocket", lambda socket: socket.on("framereceived", lambda data: told.append(str(data))))
    page.goto(f"{fixture.origin}/wrapped", wait_until="commit")
    while not asked or not any("[10," in data for data in told):
        page.wait_for_timeout(10)
    field = page.get_by_role("textbox", name="Your name")
    expect(field).not_to_be_focused()
    asked.pop().continue_()
    expect(field).to_be_focused()


def test_a_view_that_draws_is_drawn_anew(page, fixture):
    page.goto(f"{fixture.origin}/wrapped")
    bars = page.get_by_test_id("wrapped.bars")
    expect(bars).to_be_visible()

    def expect_boxes(*wanted: list[int]) -> None:
        """The drawings in the view are at these places: left, top, width, height."""
        page.wait_for_function("""([view, wanted]) => {
          const outer = view.getBoundingClientRect()
          const boxes = [...view.closest(':has(svg)').querySelectorAll('svg *')]
            .filter(part => part.getBBox && getComputedStyle(part).fill === 'rgb(0, 255, 0)')
            .map(part => part.getBoundingClientRect())
            .map(box => [box.x - outer.x, box.y - outer.y, box.width, box.height].map(Math.round))
          return JSON.stringify(boxes) === JSON.stringify(wanted)
        }""", arg=[bars.element_handle(), list(wanted)])

    expect_boxes([0, 40, 30, 20], [30, 20, 30, 40])
    page.get_by_role("button", name="Stop").click()
    expect_boxes([0, 20, 30, 40], [30, 40, 30, 20])
    expect(page.get_by_label("Bars")).to_have_count(1)
