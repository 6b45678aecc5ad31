"""Views that a finger lifts by a long press, and drags when it goes on."""

import pytest
from harness.accessibility import settle
from harness.fingers import Finger, middle
from harness.site import wait_until_complete
from playwright.sync_api import expect

pytestmark = pytest.mark.needs("chromium protocol")


@pytest.fixture
def board(page, new_fixture):
    """A board that no other test has changed: its store belongs to the process."""
    return opened(page, new_fixture(), "kanban")


def opened(page, fixture, name):
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(f"{fixture.origin}/strangers/{name}")
    wait_until_complete(page)
    # Drags are for the second script.
    page.evaluate("import(document.getElementById('screen').dataset.more + '#0').then(() => true)")
    return page


def press(page, card):
    """Stays on a card until it is lifted."""
    finger = Finger(page)
    finger.down(*middle(card))
    expect(page.locator("[draggable][data-pressed=held]")).to_have_count(1)
    return finger


def move_to(page, finger, place):
    (x, y), (to_x, to_y) = finger._at, place
    finger.by(to_x - x, to_y - y)


def column(page, name):
    return page.get_by_test_id(f"column.{name}")


def test_a_card_with_a_menu_is_dragged_by_a_finger_that_goes_on(board):
    card = board.get_by_text("Fix crash at launch", exact=True).first
    finger = press(board, card)
    move_here = board.get_by_role("button", name="Move to In Progress").filter(visible=True)
    expect(move_here).to_have_count(1)
    move_to(board, finger, middle(board.get_by_text("New icon")))
    expect(move_here).to_have_count(0)
    expect(board.locator(".lifted")).to_be_visible()
    finger.up()
    expect(board.locator(".lifted")).to_have_count(0)
    expect(board.get_by_text("1 moves")).to_be_visible()
    settle(board)
    left = card.bounding_box()["x"]
    assert abs(left - board.get_by_text("New icon").bounding_box()["x"]) < 1
    # Neither a tap nor a menu is left of the touch.
    expect(board.locator("dialog[open],.menu[open]")).to_have_count(0)


def test_a_finger_that_is_lifted_at_once_leaves_the_menu(board):
    finger = press(board, board.get_by_text("Write the onboarding").first)
    finger.up(after=0)
    move_here = board.get_by_role("button", name="Move to Done").filter(visible=True)
    move_here.tap()
    expect(board.get_by_text("1 moves")).to_be_visible()


def test_a_card_without_a_menu_is_dragged_and_its_column_is_lit(page, fixture):
    board = opened(page, fixture, "pipeline")
    finger = press(board, board.get_by_text("Book the hall"))
    move_to(board, finger, middle(column(board, "In progress")))
    lit = board.locator("[data-drop=copy]")
    expect(lit).to_have_count(1)
    move_to(board, finger, middle(column(board, "Done")))
    expect(lit.get_by_text("Drop a card here")).to_be_visible()
    finger.up()
    expect(column(board, "Done")).to_contain_text("Book the hall")
    expect(column(board, "To do")).not_to_contain_text("Book the hall")


def test_tiles_change_places_under_a_finger(page, fixture):
    tiles = opened(page, fixture, "order")
    finger = press(tiles, tiles.get_by_text("Aria", exact=True))
    move_to(tiles, finger, middle(tiles.get_by_text("Canon", exact=True)))
    expect(tiles.get_by_text("Ballad, Canon, Aria, Dirge, Etude, Fugue")).to_be_visible()
    settle(tiles)
    move_to(tiles, finger, middle(tiles.get_by_text("Fugue", exact=True)))
    expect(tiles.get_by_text("Ballad, Canon, Dirge, Etude, Fugue, Aria")).to_be_visible()
    finger.up()


def test_a_finger_that_does_not_stay_scrolls(page, fixture):
    board = opened(page, fixture, "pipeline")
    board.set_viewport_size({"width": 390, "height": 400})
    finger = Finger(board)
    finger.down(*middle(board.get_by_text("Write the invitation")))
    finger.by(0, -120)
    finger.up()
    board.wait_for_function("scrollY > 60")
    expect(board.locator("[data-pressed],.lifted")).to_have_count(0)
    expect(column(board, "To do")).to_contain_text("Write the invitation")


def test_a_finger_at_an_edge_scrolls_what_is_under_it(board):
    finger = press(board, board.get_by_text("Fix crash at launch", exact=True).first)
    # The column of what is done is beyond the window's edge.
    last = board.get_by_text("Done", exact=True)
    assert last.bounding_box()["x"] > 390
    move_to(board, finger, (380, middle(board.get_by_text("New icon"))[1]))
    expect(last).to_be_in_viewport()
    move_to(board, finger, middle(board.get_by_text("Nothing here")))
    finger.up()
    expect(board.get_by_text("Nothing here")).to_have_count(0)
    expect(board.get_by_text("1 moves")).to_be_visible()
