"""Tables: columns of which a click sorts, rows that are chosen by pointer and keyboard, and a list on a phone."""

import pytest
from harness.accessibility import assert_accessible
from harness.browser import LOOKS, Look
from harness.site import wait_until_complete
from playwright.sync_api import Page, expect

DESK = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}


def item(page: Page, name: str):
    return page.get_by_test_id(name)


def opened(page: Page, fixture, path: str = "/table", size: dict = DESK) -> Page:
    page.set_viewport_size(size)
    page.goto(fixture.origin + path)
    wait_until_complete(page)
    return page


def names(page: Page) -> list[str]:
    return page.locator("[data-testid^='people.name.']").all_inner_texts()


def rows(page: Page):
    return page.get_by_role("row").filter(has=page.get_by_role("gridcell"))


BY_NAME = ["Ada Byron", "edith Clarke", "Émilie du Châtelet", "Grace Hopper", "Sofja Kowalewskaja"]


def test_a_click_on_a_title_sorts_and_another_turns_the_order(page, fixture):
    opened(page, fixture)
    assert names(page) == BY_NAME
    name = page.get_by_role("columnheader", name="Name")
    expect(name).to_have_attribute("aria-sort", "ascending")
    name.get_by_role("button").click()
    expect(name).to_have_attribute("aria-sort", "descending")
    assert names(page) == BY_NAME[::-1]
    # By keyboard, another column.
    name.get_by_role("button").press("Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    age = page.get_by_role("columnheader", name="Age")
    expect(age).to_have_attribute("aria-sort", "ascending")
    assert name.get_attribute("aria-sort") is None
    assert names(page) == [
        "Ada Byron", "Sofja Kowalewskaja", "Émilie du Châtelet", "edith Clarke", "Grace Hopper"]
    assert page.get_by_role("columnheader", name="Note").get_by_role("button").count() == 0


def test_rows_are_chosen_by_the_pointer(page, fixture):
    opened(page, fixture)
    chosen = item(page, "people.chosen")
    item(page, "people.name.2").click()
    expect(chosen).to_have_text("Chosen: 2")
    item(page, "people.name.1").click()
    expect(chosen).to_have_text("Chosen: 1")
    item(page, "people.name.3").click(modifiers=["Shift"])
    expect(chosen).to_have_text("Chosen: 1 2 3 4")
    item(page, "people.name.4").click(modifiers=["Control"])
    expect(chosen).to_have_text("Chosen: 1 2 3")
    expect(rows(page).nth(0)).to_have_attribute("aria-selected", "true")
    expect(rows(page).nth(1)).to_have_attribute("aria-selected", "false")
    # A control in a row is not the row.
    item(page, "people.older.5").click()
    expect(item(page, "people.age.5")).to_have_text("42")
    expect(chosen).to_have_text("Chosen: 1 2 3")


def test_rows_are_chosen_by_the_keyboard(page, fixture):
    opened(page, fixture)
    chosen = item(page, "people.chosen")
    rows(page).nth(0).focus()
    page.keyboard.press("Enter")
    expect(chosen).to_have_text("Chosen: 1")
    page.keyboard.press("ArrowDown")
    expect(chosen).to_have_text("Chosen: 4")
    expect(rows(page).nth(1)).to_be_focused()
    page.keyboard.press("Shift+ArrowDown")
    page.keyboard.press("Shift+ArrowDown")
    expect(chosen).to_have_text("Chosen: 2 3 4")
    page.keyboard.press("Shift+ArrowUp")
    expect(chosen).to_have_text("Chosen: 2 4")
    # On with the keyboard alone, and a row beside the others.
    page.keyboard.press("Control+End")
    expect(rows(page).nth(4)).to_be_focused()
    expect(chosen).to_have_text("Chosen: 2 4")
    page.keyboard.press("Control+Space")
    expect(chosen).to_have_text("Chosen: 2 4 5")
    page.keyboard.press("Control+Space")
    expect(chosen).to_have_text("Chosen: 2 4")
    page.keyboard.press("Home")
    expect(chosen).to_have_text("Chosen: 1")
    page.keyboard.press("ArrowUp")
    expect(rows(page).nth(0)).to_be_focused()


def test_columns_are_the_same_in_all_lines(page, fixture):
    opened(page, fixture)
    lines = page.get_by_role("row").evaluate_all(
        "lines => lines.map(line => [...line.querySelectorAll('[role=columnheader],[role=gridcell]')]"
        ".map(e => { const b = e.getBoundingClientRect(); return [b.left, b.width] }))")
    assert len(lines) == 6 and all(line == lines[0] for line in lines)
    widths = [width for _, width in lines[0]]
    # 20 at both ends, 16 between columns: what is not fixed, and needs no more, has the same width.
    assert widths[2] == 60 and widths[4] == 44 and sum(widths) == pytest.approx(1280 - 40 - 4 * 16, abs=.1)
    assert [widths[0], widths[1], widths[3]] == pytest.approx(3 * [1072 / 3], abs=.02)
    # Long text is cut after its line, and no row is higher for it.
    heights = {rows(page).nth(index).bounding_box()["height"] for index in range(5)}
    assert all(height == pytest.approx(44, abs=.2) for height in heights)
    assert item(page, "people.note.3").bounding_box()["height"] < 30
    # Numbers end at the same place.
    ends = {round(sum(item(page, f"people.age.{n}").bounding_box()[k] for k in ("x", "width")), 1)
            for n in range(1, 6)}
    assert len(ends) == 1


def test_columns_shrink_where_there_is_little_room(page, fixture):
    opened(page, fixture, size={"width": 620, "height": 800})
    assert page.evaluate("document.documentElement.scrollWidth") == 620
    boxes = page.get_by_role("columnheader").evaluate_all(
        "all => all.map(e => e.getBoundingClientRect()).map(b => [b.left, b.right])")
    assert boxes[0][0] == 20 and abs(boxes[-1][1] - 600) < .1
    assert all(one[1] < other[0] for one, other in zip(boxes, boxes[1:]))


def test_on_a_phone_the_first_column_is_a_list(page, fixture):
    opened(page, fixture, size=PHONE)
    assert page.get_by_role("grid").count() == 0 and page.get_by_role("columnheader").count() == 0
    assert page.get_by_role("listitem").all_inner_texts() == BY_NAME
    assert item(page, "people.age.1").count() == 0
    # What was chosen stays chosen while the window changes its width.
    page.set_viewport_size(DESK)
    expect(page.get_by_role("grid")).to_be_visible()
    item(page, "people.name.2").click()
    expect(item(page, "people.chosen")).to_have_text("Chosen: 2")
    page.set_viewport_size(PHONE)
    expect(page.get_by_role("grid")).to_have_count(0)
    expect(item(page, "people.chosen")).to_have_text("Chosen: 2")
    page.set_viewport_size(DESK)
    expect(page.get_by_role("row", selected=True)).to_have_count(1)


def test_ten_thousand_rows(page, fixture):
    opened(page, fixture, "/table/long")
    expect(item(page, "long.0")).to_be_visible()
    built = lambda: page.locator("[data-testid^='long.']").count()  # noqa: E731
    assert built() < 150
    assert page.locator(".table").evaluate("e => e.scrollHeight") > 400_000
    page.locator(".table").evaluate(
        "e => (e.scrollHeight > e.clientHeight + 9 ? e : document.scrollingElement).scrollTo(0, 220000)")
    expect(item(page, "long.5000")).to_be_attached()
    assert built() < 150
    # What heads the columns stays in sight, below the page's bar.
    head = page.get_by_role("columnheader", name="Value").bounding_box()
    bar = page.locator(".page-bar").first.bounding_box()
    assert abs(head["y"] - bar["y"] - bar["height"]) < 1
    # What is chosen by the arrow keys is not below it.
    item(page, "long.5005").click()
    expect(item(page, "long.chosen")).to_have_text("Chosen: 5,005")
    page.keyboard.press("ArrowUp")
    expect(item(page, "long.chosen")).to_have_text("Chosen: 5,004")
    for _ in range(20):
        page.keyboard.press("ArrowUp")
        focused = page.evaluate("document.activeElement.getBoundingClientRect().top")
        assert focused >= head["y"] + head["height"] - 1
    # Sorted, other rows are there.
    page.get_by_role("columnheader", name="Value").get_by_role("button").click()
    expect(page.get_by_role("columnheader", name="Value")).to_have_attribute("aria-sort", "ascending")


def test_written_rows_with_sections(page, fixture):
    opened(page, fixture, "/table/styles")
    wait_until_complete(page)
    lines = page.get_by_role("row").all_inner_texts()
    assert [line.split("\n")[0] for line in lines] == [
        "Name", "Far away", "Ada Byron", "Émilie du Châtelet", "Grace Hopper", "Near", "edith Clarke",
        "Sofja Kowalewskaja"]
    colours = rows(page).evaluate_all("rows => rows.map(r => getComputedStyle(r).backgroundColor)")
    assert len(set(colours)) == 2


def test_from_right_to_left_the_first_column_is_on_the_right(new_page, fixture):
    page = new_page(locale="ar-EG")
    page.set_viewport_size(DESK)
    page.goto(fixture.origin + "/table")
    page.wait_for_function("document.documentElement.dir === 'rtl' && !document.body.matches('.unplaced')")
    # A page learns the width of its window when it is live.
    expect(page.get_by_role("columnheader")).to_have_count(5)
    boxes = page.get_by_role("columnheader").evaluate_all(
        "all => all.map(e => e.getBoundingClientRect()).map(b => [b.left, b.right])")
    assert boxes[0][1] == pytest.approx(1280 - 20, abs=.1) and all(one[0] > other[1] for one, other in zip(boxes, boxes[1:]))
    # Digits run from left to right: numbers end at the same place on the right.
    ends = {round(sum(item(page, f"people.age.{n}").bounding_box()[k] for k in ("x", "width")), 1)
            for n in range(1, 6)}
    assert len(ends) == 1 and abs(ends.pop() - boxes[2][1]) < 1


@pytest.mark.part(2)
@pytest.mark.parametrize("look", LOOKS, ids=str)
def test_it_is_accessible_in_each_look(page, fixture, look):
    for path in ("/table", "/table/styles"):
        page.goto(fixture.origin + path)
        expect(page.locator(".live")).to_be_visible()
        assert_accessible(page)
    if look.size == "desktop":
        page.goto(fixture.origin + "/table")
        item(page, "people.name.2").click()
        expect(page.get_by_role("row", selected=True)).to_have_count(1)
        assert_accessible(page)


SHIFTS = """
  window.apusShifts = []
  new PerformanceObserver(list => apusShifts.push(...list.getEntries().map(one => one.value)))
    .observe({ type: 'layout-shift', buffered: true })
"""


def test_nothing_moves_on_a_phone_when_the_page_comes_alive(page, fixture):
    page.add_init_script(SHIFTS)
    opened(page, fixture, size=PHONE)
    assert page.evaluate("apusShifts") == []


def test_nothing_moves_while_rows_come_by_scrolling(page, fixture):
    opened(page, fixture, "/table/long")
    expect(page.get_by_role("columnheader")).to_have_count(2)
    page.evaluate("document.fonts.ready.then(() => new Promise(requestAnimationFrame))")
    page.evaluate(SHIFTS.replace("buffered: true", "buffered: false"))
    page.mouse.move(600, 500)
    for number in range(30, 150, 30):
        page.mouse.wheel(0, 30 * 44)
        expect(item(page, f"long.{number + 30}")).to_be_attached()
    assert page.evaluate("apusShifts") == []


def test_nothing_moves_when_a_computer_comes_for_the_first_time(new_page, fixture):
    page = new_page(Look(size="desktop"))
    page.add_init_script(SHIFTS)
    page.goto(f"{fixture.origin}/table")
    expect(page.locator("html.live")).to_be_attached()
    expect(page.get_by_role("columnheader").first).to_be_visible()
    page.evaluate("document.fonts.ready.then(() => new Promise(requestAnimationFrame))")
    assert page.evaluate("apusShifts") == []


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_rows_open_what_is_below_them(page, fixture, size):
    opened(page, fixture, "/table/folders", size)
    expect(item(page, "folders.Summer")).to_have_count(0)
    page.get_by_role("button", name="Expand").click()
    expect(item(page, "folders.Winter")).to_be_visible()
    # By keyboard, a row further in.
    inner = page.get_by_role("button", name="Expand")
    inner.focus()
    page.keyboard.press("Enter")
    expect(item(page, "folders.Beach")).to_be_visible()
    expect(page.get_by_role("button", name="Collapse").nth(1)).to_be_focused()
    left = {name: item(page, f"folders.{name}").bounding_box()["x"]
            for name in ("Photos", "Summer", "Beach", "Winter", "Notes")}
    assert left["Summer"] == left["Winter"] == left["Photos"] + 20 and left["Beach"] == left["Photos"] + 40
    assert left["Notes"] == left["Photos"]
    # Opening chooses nothing; what is closed is not between two rows.
    expect(item(page, "folders.chosen")).to_have_text("Chosen: ")
    assert_accessible(page)
    page.get_by_role("button", name="Collapse").first.click()
    expect(item(page, "folders.Beach")).to_have_count(0)
    if size == DESK:
        item(page, "folders.Photos").click()
        item(page, "folders.Notes").click(modifiers=["Shift"])
        expect(item(page, "folders.chosen")).to_have_text("Chosen: Notes Photos")
