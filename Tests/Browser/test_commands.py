"""Commands: the bar of menus above a wide window, its items by pointer and keyboard, and their keys everywhere."""

import pytest
from harness.accessibility import assert_accessible
from harness.browser import LOOKS, Look
from harness.server import FIXTURE, Server
from playwright.sync_api import Page, expect

DESKTOP = Look(size="desktop")


@pytest.fixture(scope="module")
def notes():
    server = Server([str(FIXTURE)], {"FIXTURE": "notes"})
    try:
        yield server.start()
    finally:
        server.close()


@pytest.fixture
def desk(new_page, notes) -> Page:
    """A wide window with a pointer, and a note open."""
    return opened(new_page(DESKTOP), notes)


def opened(page: Page, notes: Server, note: int = 2) -> Page:
    page.goto(notes.origin)
    expect(page.locator("html.live")).to_be_attached()
    page.get_by_test_id(f"note.{note}").click()
    expect(page.get_by_test_id("title.field")).to_be_visible()
    return page


def label(page: Page, name: str):
    return page.get_by_role("menubar").get_by_role("menuitem", name=name, exact=True)


def notes_in(page: Page) -> int:
    return page.locator("[data-testid^='note.']").count()


def test_the_bar_stands_above_the_page(desk):
    bar = desk.get_by_role("menubar").bounding_box()
    assert bar["y"] == 0 and 28 <= bar["height"] <= 32
    expect(desk.get_by_role("menubar")).to_have_accessible_name("Menu bar")
    names = [one.inner_text() for one in desk.locator(".menu-bar > .menu > .menu-label").all()]
    assert names == ["Notes", "File", "Edit", "View", "Note", "Help"]
    # What was at the top stands below it.
    assert desk.get_by_role("heading", name="Travel").bounding_box()["y"] >= bar["height"]
    assert desk.evaluate("document.documentElement.scrollHeight <= innerHeight")


def test_the_pointer_opens_menus_and_runs_items(desk):
    label(desk, "File").click()
    item = desk.get_by_test_id("new.item")
    expect(item).to_be_visible()
    expect(label(desk, "File")).to_have_attribute("aria-expanded", "true")
    # Another label is enough while one is open.
    label(desk, "Edit").hover()
    expect(desk.get_by_test_id("upper.item")).to_be_visible()
    expect(item).to_be_hidden()
    label(desk, "File").hover()
    item.click()
    expect(desk.get_by_test_id("note.4")).to_be_visible()
    expect(item).to_be_hidden()
    label(desk, "Note").click()
    desk.mouse.click(900, 700)
    expect(desk.get_by_role("menuitemcheckbox", name="Pinned")).to_be_hidden()


def test_keys_stand_beside_items_as_the_platform_writes_them(desk, new_page, notes):
    # Firefox tells the rule, Chromium what comes of it.
    shown = "e => getComputedStyle(e, '::after').content.replace('attr(data-keys)', JSON.stringify(e.dataset.keys))"
    label(desk, "File").click()
    assert 'Ctrl+K"' in desk.get_by_test_id("new.item").evaluate(shown)
    expect(desk.get_by_test_id("new.item")).to_have_attribute("aria-keyshortcuts", "Meta+K")
    mac = new_page(DESKTOP)
    mac.add_init_script("Object.defineProperty(navigator, 'platform', { get: () => 'MacIntel' })")
    opened(mac, notes)
    label(mac, "Edit").click()
    assert '⇧⌘U"' in mac.get_by_test_id("upper.item").evaluate(shown)
    mac.keyboard.press("Meta+k")
    expect(mac.locator("[data-testid^='note.']")).to_have_count(4)


def test_the_keyboard_goes_through_the_bar(desk):
    desk.keyboard.press("F10")
    expect(label(desk, "Notes")).to_be_focused()
    desk.keyboard.press("ArrowRight")
    expect(label(desk, "File")).to_be_focused()
    desk.keyboard.press("n")
    expect(label(desk, "Note")).to_be_focused()
    desk.keyboard.press("ArrowDown")
    pinned = desk.get_by_role("menuitemcheckbox", name="Pinned")
    expect(pinned).to_be_focused()
    desk.keyboard.press("Enter")
    expect(desk.get_by_test_id("pinned.text")).to_have_text("Pinned")
    expect(pinned).to_be_hidden()
    desk.keyboard.press("F10")
    desk.keyboard.press("End")
    desk.keyboard.press("ArrowLeft")
    desk.keyboard.press("ArrowDown")
    expect(pinned).to_be_checked()
    # A letter finds an item; a menu inside opens onward and closes backward.
    desk.keyboard.press("m")
    inner = label(desk, "Move To")
    expect(inner).to_be_focused()
    desk.keyboard.press("ArrowRight")
    expect(label(desk, "Archive")).to_be_focused()
    desk.keyboard.press("ArrowLeft")
    expect(inner).to_be_focused()
    expect(label(desk, "Archive")).to_be_hidden()
    desk.keyboard.press("Escape")
    expect(label(desk, "Note")).to_be_focused()
    desk.keyboard.press("Tab")
    expect(desk.get_by_role("menubar").locator(":focus")).to_have_count(0)


def test_options_are_items(desk):
    label(desk, "Note").click()
    title = desk.get_by_role("menuitemradio", name="By title")
    expect(desk.get_by_role("menuitemradio", name="Newest first")).to_be_checked()
    # As large as its line.
    title.locator("..").click()
    expect(title).to_be_hidden()
    expect(desk.locator("[data-testid^='note.']").first).to_have_attribute("data-testid", "note.1")


def test_an_item_works_on_what_has_the_keyboard(desk):
    text = desk.get_by_test_id("text.field")
    upper = desk.get_by_test_id("upper.item")
    expect(upper).to_be_disabled()
    text.focus()
    expect(upper).to_be_enabled()
    # A menu takes nothing away from the field.
    label(desk, "Edit").click()
    expect(text).to_be_focused()
    upper.click()
    expect(text).to_have_value("TRAINS TO KRAKÓW")
    expect(text).to_be_focused()
    desk.keyboard.press("End")
    desk.keyboard.type("!")
    expect(text).to_have_value("TRAINS TO KRAKÓW!")
    # Nor does it by the keyboard.
    desk.keyboard.press("F10")
    for _ in range(2):
        desk.keyboard.press("ArrowRight")
    desk.keyboard.press("ArrowDown")
    expect(upper).to_be_focused()
    desk.keyboard.press("Escape")
    desk.keyboard.press("Escape")
    expect(text).to_be_focused()
    desk.get_by_test_id("title.field").focus()
    expect(upper).to_be_disabled()


def test_the_keys_of_an_item_work_in_a_field(desk):
    text = desk.get_by_test_id("text.field")
    text.focus()
    desk.keyboard.type("abc ")
    desk.keyboard.press("Control+Shift+U")
    expect(text).to_have_value("ABC TRAINS TO KRAKÓW")
    desk.keyboard.press("Control+k")
    expect(desk.get_by_test_id("note.4")).to_be_visible()
    # Without its keys a letter is a letter.
    text.focus()
    desk.keyboard.type("k")
    expect(text).to_have_value("ABC kTRAINS TO KRAKÓW")
    assert notes_in(desk) == 4


def test_a_disabled_item_is_refused(new_page, notes):
    page = new_page(DESKTOP)
    page.goto(notes.origin)
    expect(page.locator("html.live")).to_be_attached()
    item = page.get_by_test_id("delete.item")
    expect(item).to_be_disabled()
    item.evaluate("e => { e.disabled = false; e.closest('fieldset')?.removeAttribute('disabled'); e.click() }")
    page.keyboard.press("Control+k")
    expect(page.get_by_test_id("note.4")).to_be_visible()
    assert notes_in(page) == 4


def test_a_narrow_window_has_the_keys_alone(new_page, notes):
    page = opened(new_page(Look(size="phone")), notes)
    expect(page.locator(".menu-bar")).to_be_hidden()
    expect(page.get_by_role("menubar")).to_have_count(0)
    page.keyboard.press("Control+Alt+p")
    expect(page.get_by_test_id("pinned.text")).to_have_text("Pinned")
    page.keyboard.press("Control+,")
    expect(page.get_by_test_id("sounds.toggle")).to_be_visible()


def test_settings_are_a_sheet(desk):
    label(desk, "Notes").click()
    label(desk, "Settings…").click()
    sheet = desk.get_by_role("dialog")
    expect(sheet).to_have_accessible_name("Settings")
    expect(sheet.get_by_test_id("sounds.toggle")).to_be_checked()
    # Below the sheet no key is heard.
    desk.keyboard.press("Control+k")
    sheet.get_by_role("button", name="Done").click()
    expect(sheet).to_have_count(0)
    assert notes_in(desk) == 3


def test_the_sidebar_is_shown_and_hidden(desk):
    label(desk, "View").click()
    label(desk, "Hide Sidebar").click()
    expect(desk.get_by_test_id("note.1")).to_be_hidden()
    desk.keyboard.press("Control+Alt+s")
    expect(desk.get_by_test_id("note.1")).to_be_visible()


def test_from_the_right_the_bar_begins_at_the_right(new_page, notes):
    page = new_page(DESKTOP)
    page.goto(notes.origin)
    expect(page.locator("html.live")).to_be_attached()
    page.evaluate("document.documentElement.dir = 'rtl'")
    boxes = [label(page, name).bounding_box() for name in ("File", "Edit")]
    assert boxes[0]["x"] > boxes[1]["x"] > 640
    page.keyboard.press("F10")
    page.keyboard.press("ArrowLeft")
    expect(label(page, "File")).to_be_focused()
    page.keyboard.press("ArrowDown")
    item = page.get_by_test_id("new.item")
    expect(item).to_be_focused()
    menu = item.locator("..").bounding_box()
    assert abs(menu["x"] + menu["width"] - boxes[0]["x"] - boxes[0]["width"]) <= 1


@pytest.mark.parametrize("look", [look for look in LOOKS if look.size == "desktop"], ids=str)
def test_it_can_be_heard_and_read(look, page, notes):
    opened(page, notes)
    assert_accessible(page)
    label(page, "Note").click()
    assert_accessible(page)
    label(page, "Move To").click()
    expect(label(page, "Archive")).to_be_visible()
    assert_accessible(page)
