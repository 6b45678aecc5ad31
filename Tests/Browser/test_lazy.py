"""Lazy stacks and grids: the page holds what is near the viewport, and scrolls as if it held all."""

import re

import pytest
from harness.browser import Look
from playwright.sync_api import Page, expect


def item(page: Page, name: str):
    return page.get_by_test_id(name)


def rows(page: Page, prefix: str) -> list[str]:
    return page.evaluate(
        "prefix => [...document.querySelectorAll('[data-testid]')].map(e => e.dataset.testid)"
        ".filter(id => id.startsWith(prefix)).map(id => id.slice(prefix.length))", prefix)


def numbers(page: Page, prefix: str) -> list[int]:
    return [int(found) for found in rows(page, prefix) if found.isdigit()]


def covered(page: Page, selector: str, across: bool = False) -> None:
    """Waits until no stand-in is left where a person looks."""
    page.wait_for_function(
        """([selector, across]) => {
          const view = document.querySelector(selector).getBoundingClientRect()
          const [low, high] = across ? [Math.max(view.left, 0), Math.min(view.right, innerWidth)]
            : [Math.max(view.top, 0), Math.min(view.bottom, innerHeight)]
          return [...document.querySelectorAll(selector + ' .window')].every((one) => {
            const box = one.getBoundingClientRect()
            return across ? box.right <= low || box.left >= high : box.bottom <= low || box.top >= high
          })
        }""", arg=[selector, across])


@pytest.fixture
def stack(page, fixture) -> Page:
    page.goto(fixture.origin + "/lazy/stack")
    expect(item(page, "lazy.Message 0")).to_be_visible()
    return page


def test_a_stack_holds_what_is_near_the_viewport(stack):
    assert 20 < len(numbers(stack, "lazy.Message ")) < 150
    # As high as if all were there: ten thousand rows of two lines, and some of seven.
    assert stack.locator(".scroll").evaluate("e => e.scrollHeight") > 400_000
    stack.locator(".scroll").evaluate("e => e.scrollTo(0, 300000)")
    covered(stack, ".scroll")
    assert len(numbers(stack, "lazy.Message ")) < 150
    assert "0" not in rows(stack, "lazy.Message ")
    # Rows appear when they come near.
    stack.locator(".scroll").evaluate("e => e.scrollTo(0, 0)")
    expect(item(stack, "lazy.Message 0")).to_be_visible()
    covered(stack, ".scroll")
    assert int(item(stack, "lazy.seen").inner_text()) < 400


def test_scrolling_line_by_line_never_jumps(stack):
    """Rows of differing heights come and go before what is seen, which stays where it is."""
    stack.mouse.move(200, 500)
    last = -1
    for _ in range(30):
        before = stack.evaluate(
            "() => { const e = [...document.querySelectorAll('[data-testid^=\"lazy.Message\"]')]"
            ".find(e => e.getBoundingClientRect().top > 300); return [e.dataset.testid, "
            "e.getBoundingClientRect().top] }")
        stack.mouse.wheel(0, 200)
        stack.wait_for_function(
            "([id, top]) => Math.abs(document.querySelector(`[data-testid='${id}']`)"
            ".getBoundingClientRect().top - (top - 200)) < 2", arg=before)
        covered(stack, ".scroll")
        number = int(before[0].split()[-1])
        # A high row before it may let the same row be the first below again.
        assert number >= last
        last = number
    assert last > 60


def test_the_end_is_reached(stack):
    for _ in range(8):
        stack.locator(".scroll").evaluate("e => e.scrollTo(0, e.scrollHeight)")
        covered(stack, ".scroll")
    expect(item(stack, "lazy.Message 9999")).to_be_in_viewport()
    expect(item(stack, "lazy.end")).to_be_in_viewport()


def test_a_row_that_is_not_built_is_scrolled_to(stack):
    item(stack, "lazy.go").click()
    row = item(stack, "lazy.Message 5000")
    expect(row).to_be_in_viewport()
    covered(stack, ".scroll")
    expect(row).to_be_in_viewport()
    # What scrolls stands below the buttons. Rows on the way are measured as they come.
    stack.wait_for_function(
        "([row, scroll]) => Math.abs(row.getBoundingClientRect().y - scroll.getBoundingClientRect().y) < 3",
        arg=[row.element_handle(), stack.locator(".scroll").element_handle()])


def test_rows_come_and_go_in_the_middle(stack):
    item(stack, "lazy.go").click()
    row = item(stack, "lazy.Message 5000")
    expect(row).to_be_in_viewport()
    covered(stack, ".scroll")
    # The buttons are far above.
    stack.evaluate("document.querySelector('[data-testid=\"lazy.insert\"]').click()")
    expect(item(stack, "lazy.Inserted")).to_be_in_viewport()
    stack.evaluate("document.querySelector('[data-testid=\"lazy.delete\"]').click()")
    expect(item(stack, "lazy.Message 5001")).to_have_count(0)
    expect(row).to_be_in_viewport()
    found = rows(stack, "lazy.")
    place = found.index("Message 5000")
    assert found[place:place + 3] == ["Message 5000", "Inserted", "Message 5002"]


def test_what_is_seen_stays_when_the_stack_looks_otherwise(stack):
    item(stack, "lazy.go").click()
    row = item(stack, "lazy.Message 5000")
    expect(row).to_be_in_viewport()
    covered(stack, ".scroll")
    gap = "() => getComputedStyle(document.querySelector('.scroll .stack .stack')).rowGap"
    before = stack.evaluate(gap)
    stack.evaluate("document.querySelector('[data-testid=\"lazy.dense\"]').click()")
    stack.wait_for_function(f"before => ({gap})() !== before", arg=before)
    covered(stack, ".scroll")
    assert any(4900 < number < 5100 for number in numbers(stack, "lazy.Message "))


def test_cards_side_by_side(page, fixture):
    page.goto(fixture.origin + "/lazy/across")
    expect(item(page, "across.0")).to_be_visible()
    scroll = item(page, "across.scroll")
    assert 5 < len(numbers(page, "across.")) < 100
    # A stand-in is as wide as the cards that were measured, by a script that comes second.
    page.wait_for_function("e => e.scrollWidth > 100_000", arg=scroll.element_handle())
    scroll.evaluate("e => e.scrollTo(65000, 0)")
    covered(page, "[data-testid='across.scroll']", across=True)
    seen = numbers(page, "across.")
    assert 450 <= seen[0] <= 500 and len(seen) < 100
    item(page, "across.go").click()
    card = item(page, "across.500")
    # Cards on the way are measured as they come, and then it stands a little elsewhere.
    page.wait_for_function(
        """([view, card]) => {
          const around = view.getBoundingClientRect(), box = card.getBoundingClientRect()
          return Math.abs(box.x + box.width / 2 - around.x - around.width / 2) < 2
        }""", arg=[scroll.element_handle(), card.element_handle()])
    assert page.evaluate("scrollY") == 0


@pytest.mark.parametrize("width", [390, 1200])
def test_a_grid_is_built_by_whole_lines(new_page, fixture, width):
    page = new_page()
    page.set_viewport_size({"width": width, "height": 800})
    page.goto(fixture.origin + "/lazy/grid")
    expect(item(page, "photos.0")).to_be_visible()
    line = page.locator(".grid").evaluate(
        "e => getComputedStyle(e).gridTemplateColumns.split(' ').length")
    assert line > 1
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight / 2)")
    covered(page, ".grid")
    seen = numbers(page, "photos.")
    assert 0 < len(seen) < 90 * line and seen[0] > 0
    # Each stands in the column that is its own.
    left = page.locator(".grid").bounding_box()["x"]
    for number in seen[:line]:
        box = item(page, f"photos.{number}").bounding_box()
        assert round((box["x"] - left) / (box["width"] + 8)) == number % line
    page.evaluate("document.querySelector('[data-testid=\"photos.remove\"]').click()")
    covered(page, ".grid")
    page.wait_for_function(
        "([line]) => { const e = document.querySelector('.grid .window + [data-testid]');"
        "return !e || (e.dataset.testid.split('.')[1] - 1) % line === 0 }", arg=[line])


def test_sections_keep_their_headers_in_sight(page, fixture):
    page.goto(fixture.origin + "/lazy/sections")
    expect(item(page, "contacts.A.0")).to_be_visible()
    total = page.locator("[data-testid^='contacts.']").count()
    assert total < 400
    for _ in range(40):
        page.evaluate("scrollBy(0, 600)")
        covered(page, ".scroll")
    top = page.locator(".page-bar").bounding_box()["height"]
    heads = page.locator(".section-header")
    places = [box["y"] for box in (heads.nth(n).bounding_box() for n in range(heads.count()))]
    assert any(abs(place - top) < 2 for place in places), places
    assert page.locator("[data-testid^='contacts.']").count() < 500


def test_few_messages_go_out_while_it_is_scrolled(page, fixture):
    sent = []
    page.on("websocket", lambda socket: socket.on(
        "framesent", lambda frame: sent.append(frame)))
    page.goto(fixture.origin + "/lazy/stack")
    expect(item(page, "lazy.Message 0")).to_be_visible()
    page.mouse.move(200, 500)
    for _ in range(20):
        top = page.locator(".scroll").evaluate("e => e.scrollTop")
        page.mouse.wheel(0, 100)
        page.wait_for_function("top => document.querySelector('.scroll').scrollTop > top", arg=top)
    covered(page, ".scroll")
    reports = [frame for frame in sent if re.match(r"\[\d+,\d+,12,", frame)]
    assert 0 < len(reports) <= 10, reports


def test_cells_stand_at_the_side_of_their_tracks(page, fixture):
    page.set_viewport_size({"width": 390, "height": 800})
    page.goto(fixture.origin + "/lazy/aligned")
    low, high = (page.get_by_test_id(f"leading.{name}").bounding_box() for name in ("low", "high"))
    # Two tracks with eight points between them, in a line of 50.
    assert low["x"] == pytest.approx(16, abs=.5)
    assert high["x"] == pytest.approx(16 + 175 + 8, abs=.5)
    assert low["y"] - high["y"] == pytest.approx(15, abs=.5)
    low, high = (page.get_by_test_id(f"trailing.{name}").bounding_box() for name in ("low", "high"))
    assert low["x"] + low["width"] == pytest.approx(16 + 175, abs=.5)
    assert high["x"] + high["width"] == pytest.approx(374, abs=.5)
    assert low["y"] + low["height"] == pytest.approx(high["y"] + high["height"], abs=.5)


def test_headers_stand_where_the_alignment_of_their_stack_says(page, fixture):
    page.set_viewport_size({"width": 390, "height": 800})
    page.goto(fixture.origin + "/lazy/headers")
    expect(page.locator(".live")).to_be_visible()
    boxes = {name: page.get_by_test_id(name).bounding_box() for side in ("leading", "center", "trailing")
             for name in (side, f"{side}.below")}
    assert boxes["leading"]["x"] == pytest.approx(0, abs=.5)
    assert boxes["leading.below"]["x"] == pytest.approx(0, abs=.5)
    for name in ("center", "center.below"):
        assert boxes[name]["x"] + boxes[name]["width"] / 2 == pytest.approx(195, abs=.5)
    assert boxes["trailing"]["x"] + boxes["trailing"]["width"] == pytest.approx(390, abs=.5)
    assert boxes["trailing.below"]["x"] + boxes["trailing.below"]["width"] == pytest.approx(390, abs=.5)


def test_a_header_has_the_width_of_its_stack(page, fixture):
    page.set_viewport_size({"width": 390, "height": 800})
    page.goto(fixture.origin + "/strangers/shop")
    expect(page.locator(".live")).to_be_visible()
    assert page.locator(".segmented .options").bounding_box()["width"] == pytest.approx(358, abs=.5)
