"""Content is dragged from view to view, and from other apps, and dropped."""

import base64
import re

import pytest
from harness.fingers import Finger
from harness.site import wait_until_complete
from playwright.sync_api import expect
from screens.pictures import png

PHONE = {"width": 390, "height": 844}


def opened(page, fixture, name):
    page.set_viewport_size(PHONE)
    page.goto(f"{fixture.origin}/strangers/{name}")
    wait_until_complete(page)
    return page


def column(page, name):
    return page.get_by_test_id(f"column.{name}")


def effect_of(page, name):
    """The view of a column that takes cards."""
    return column(page, name).locator("[data-drop]").or_(page.locator("[data-drop]").filter(has=column(page, name))).first


def middle(locator):
    box = locator.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def begin(page, locator):
    page.mouse.move(*middle(locator))
    page.mouse.down()
    x, y = middle(locator)
    page.mouse.move(x + 5, y + 5, steps=3)


def lift(page, x, y):
    """Drops what the pointer drags. Firefox without a window begins a drag but never ends it."""
    page.mouse.up()
    if page.context.browser.browser_type.name != "firefox":
        return
    page.evaluate("""([clientX, clientY]) => {
      const target = document.elementFromPoint(clientX, clientY)
      for (const kind of ['drop', 'dragend']) {
        target.dispatchEvent(new DragEvent(kind, { dataTransfer: new DataTransfer(), clientX, clientY, bubbles: true, cancelable: true }))
      }
    }""", [x, y])


def test_a_card_moves_to_another_column(page, fixture):
    board = opened(page, fixture, "pipeline")
    begin(board, board.get_by_text("Book the hall"))
    # The column takes the card where it is empty as well.
    box = column(board, "Done").bounding_box()
    x, y = box["x"] + 60, box["y"] + box["height"] - 6
    board.mouse.move(x, y, steps=5)
    lift(board, x, y)
    expect(column(board, "Done")).to_contain_text("Book the hall")
    expect(column(board, "To do")).not_to_contain_text("Book the hall")


def test_a_column_is_lit_while_a_card_is_over_it(page, fixture):
    board = opened(page, fixture, "pipeline")
    ground = "(element) => `${[...element.querySelectorAll('*')].map((one) => getComputedStyle(one).getPropertyValue('--pt'))}`"
    before = column(board, "In progress").evaluate(ground)
    begin(board, board.get_by_text("Book the hall"))
    board.mouse.move(*middle(column(board, "In progress")), steps=5)
    expect(effect_of(board, "In progress")).to_have_attribute("data-drop", "copy")
    during = column(board, "In progress").evaluate(ground)
    board.mouse.move(*middle(column(board, "Done")), steps=5)
    expect(effect_of(board, "In progress")).to_have_attribute("data-drop", "")
    expect(effect_of(board, "Done")).to_have_attribute("data-drop", "copy")
    lift(board, *middle(column(board, "Done")))
    expect(column(board, "Done")).to_contain_text("Book the hall")
    assert column(board, "In progress").evaluate(ground) == before != during


def test_tiles_change_places_while_one_is_dragged(page, fixture):
    tiles = opened(page, fixture, "order")
    order = tiles.get_by_text(re.compile(r"^\w+, .*Fugue|Fugue, "))
    expect(order).to_have_text("Aria, Ballad, Canon, Dirge, Etude, Fugue")
    begin(tiles, tiles.get_by_text("Aria", exact=True))
    tiles.mouse.move(*middle(tiles.get_by_text("Canon", exact=True)), steps=5)
    expect(order).to_have_text("Ballad, Canon, Aria, Dirge, Etude, Fugue")
    lift(tiles, *middle(tiles.get_by_text("Canon", exact=True)))
    wait_until_complete(tiles)
    begin(tiles, tiles.get_by_text("Fugue", exact=True))
    tiles.mouse.move(*middle(tiles.get_by_text("Ballad", exact=True)))
    tiles.mouse.up()
    expect(order).to_have_text("Fugue, Ballad, Canon, Aria, Dirge, Etude")


def test_a_row_takes_the_place_of_another(page, fixture):
    queue = opened(page, fixture, "queue")
    order = queue.get_by_text(re.compile(", .*,"))
    rows = queue.locator(".row")
    begin(queue, queue.get_by_text("Aria", exact=True))
    queue.mouse.move(*middle(queue.get_by_text("Canon", exact=True)))
    expect(rows.filter(has_text="Canon").first).to_have_attribute("data-drop", "after")
    lift(queue, *middle(queue.get_by_text("Canon", exact=True)))
    expect(order).to_have_text("Ballad, Canon, Aria, Dirge")
    queue.locator(".row", has_text="Dirge").first.focus()
    for key in ["Enter", "Tab", "Enter"]:
        queue.keyboard.press(key)
    expect(order).to_have_text("Dirge, Ballad, Canon, Aria")


def test_a_field_in_a_row_that_can_be_dragged_keeps_the_pointer(page, fixture):
    field = opened(page, fixture, "queue").get_by_role("textbox").first
    box = field.bounding_box()
    x, y = box["x"] + 2, box["y"] + box["height"] / 2
    page.mouse.click(x + 60, y)
    assert 3 < field.evaluate("(field) => field.selectionStart") < 15
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 60, y, steps=5)
    page.mouse.up()
    assert 3 < field.evaluate("(field) => field.selectionEnd - field.selectionStart") < 15
    # The row is dragged elsewhere.
    expect(page.locator(".row", has=field).first).to_have_attribute("draggable", "true")


def test_keys_drag_as_well(page, fixture):
    board = opened(page, fixture, "pipeline")
    card = board.locator("[draggable=true]", has_text="Book the hall")
    card.focus()
    expect(card).to_have_accessible_description(re.compile("Enter drags"))
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    expect(effect_of(board, "To do")).to_have_attribute("data-drop", "copy")
    page.keyboard.press("Tab")
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Escape")
    expect(effect_of(board, "To do")).to_have_attribute("data-drop", "")
    expect(card).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    expect(effect_of(board, "In progress")).to_have_attribute("data-drop", "copy")
    page.keyboard.press("Enter")
    expect(column(board, "In progress")).to_contain_text("Book the hall")


def drop_from_outside(page, locator, files=(), texts=None):
    """Playwright drags nothing from outside of a page, so the browser's events are made here."""
    locator.evaluate("""async (element, { files, texts, point: [clientX, clientY] }) => {
      const dataTransfer = new DataTransfer()
      for (const [name, type, content] of files) {
        const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0))
        dataTransfer.items.add(new File([bytes], name, { type }))
      }
      for (const [type, text] of Object.entries(texts)) dataTransfer.setData(type, text)
      const target = document.elementFromPoint(clientX, clientY)
      for (const kind of ['dragover', 'drop']) {
        target.dispatchEvent(new DragEvent(kind, { dataTransfer, clientX, clientY, bubbles: true, cancelable: true }))
        await new Promise((done) => setTimeout(done, 50))
      }
    }""", {"files": [list(file) for file in files], "texts": texts or {}, "point": middle(locator)})


def test_pictures_and_links_come_from_other_apps(page, fixture):
    place = opened(page, fixture, "order").get_by_text("Drop a picture or a link")
    drop_from_outside(page, place, texts={"text/uri-list": "https://example.org/song"})
    expect(page.get_by_text("example.org")).to_be_visible()
    drop_from_outside(page, place, files=[("luna.png", "image/png", base64.b64encode(png(3, 2)).decode())])
    expect(page.get_by_text("Picture of 3 by 2")).to_be_visible()


def test_a_file_that_is_too_large_is_refused(page, fixture):
    place = opened(page, fixture, "order").get_by_text("Drop a picture or a link")
    large = base64.b64encode(bytes(9 << 20)).decode()
    drop_from_outside(page, place, files=[("large.png", "image/png", large)])
    expect(page.locator(".notice")).to_be_visible()
    expect(page.get_by_text("Nothing yet")).to_be_visible()


@pytest.mark.parametrize("texts", [{"text/plain": "no link"}, {"text/html": "<b>x</b>"}])
def test_content_that_no_view_takes_is_left_alone(page, fixture, texts):
    place = opened(page, fixture, "order").get_by_text("Drop a picture or a link")
    drop_from_outside(page, place, texts=texts)
    expect(page.get_by_text("Nothing yet")).to_be_visible()


def test_a_finger_moves_a_row_by_its_handle(page, fixture):
    if page.context.browser.browser_type.name == "firefox":
        pytest.skip("fingers are Chromium's")
    page.set_viewport_size(PHONE)
    page.goto(fixture.origin + "/rows")
    wait_until_complete(page)
    page.get_by_role("button", name="Edit", exact=True).click()
    handle = page.get_by_label("Reorder, Apple")
    expect(handle).to_be_visible()
    finger = Finger(page)
    x, y = middle(handle)
    finger.down(x, y)
    finger.by(0, 100)
    expect(page.locator(".row", has_text="Cherry").first).to_have_attribute("data-drop", "after")
    finger.up()
    expect(page.locator('[data-testid^="rows."]:is(.text)')).to_have_text(["Banana", "Cherry", "Apple", "0"])
    # Its menu stays closed.
    expect(page.get_by_role("button", name="Move up, Apple")).to_be_hidden()
