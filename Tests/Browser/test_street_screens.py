"""Screens as strangers write them, without identifiers: what people do on them."""

import pytest
from playwright.sync_api import expect


def open_screen(page, fixture, name):
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(f"{fixture.origin}/street/{name}")
    expect(page.locator("html.live")).to_be_attached()


def test_a_button_turns_one_page(page, fixture):
    open_screen(page, fixture, "onboarding")
    contents = page.locator(".tab-contents")
    # Pages end where the session has them, and no turn counts as a swipe.
    contents.evaluate("""contents => {
      contents.ends = []
      contents.addEventListener('scrollend', () => contents.ends.push(contents.scrollLeft))
    }""")
    page.get_by_role("button", name="Next").click()
    page.wait_for_function("document.querySelector('.tab-contents').ends.includes(390)")
    expect(page.get_by_role("tab", name="Page 2 of 3")).to_have_attribute("aria-selected", "true")
    expect(page.get_by_text("Feel better")).to_be_in_viewport()
    page.get_by_role("button", name="Next").click()
    expect(page.get_by_text("Together")).to_be_in_viewport()
    page.wait_for_function("document.querySelector('.tab-contents').ends.includes(780)")
    assert set(contents.evaluate("contents => contents.ends")) == {390, 780}


def test_a_field_that_the_app_empties_has_one_line_again(page, fixture):
    open_screen(page, fixture, "chat")
    field = page.get_by_placeholder("iMessage")
    height = field.bounding_box()["height"]
    field.fill("Message number 1 with some more words")
    page.wait_for_function("height => document.querySelector('textarea').offsetHeight > height + 10", arg=height)
    page.get_by_role("button").last.click()
    expect(page.get_by_text("Message number 1 with some more words")).to_be_visible()
    page.wait_for_function("height => Math.abs(document.querySelector('textarea').offsetHeight - height) < 1", arg=height)


def test_an_option_with_a_symbol_says_its_words_once(page, fixture):
    open_screen(page, fixture, "todo")
    page.locator(".page-bar .menu").last.click()
    show = page.get_by_role("radiogroup", name="Show")
    for name in ["All", "Open", "Done"]:
        option = show.locator(".option").filter(has=page.get_by_role("radio", name=name, exact=True))
        expect(option).to_have_text(name)
        # The words stand in the middle of the row, beside the mark of what is chosen.
        row, words = option.bounding_box(), option.locator(".label").bounding_box()
        assert words["y"] + words["height"] / 2 == pytest.approx(row["y"] + row["height"] / 2, abs=1)
    show.get_by_role("radio", name="Done", exact=True).check()
    expect(page.get_by_text("1 task")).to_be_visible()


@pytest.mark.parametrize("width", [390, 1280])
def test_room_for_lines_is_kept_below_a_short_text(page, fixture, width):
    open_screen(page, fixture, "cart")
    page.set_viewport_size({"width": width, "height": 844})
    short, long = page.get_by_text("Linen shirt"), page.get_by_text("Running shoes")
    page.wait_for_function("""() => {
      const [short, long] = ['Linen shirt', 'Running shoes'].map(name =>
        [...document.querySelectorAll('.text')].find(one => one.textContent.startsWith(name)).getBoundingClientRect())
      return short.height > 30 && Math.abs(short.height - long.height) < .5 && Math.abs(short.top - long.top) < .5
    }""")
    # Its words stand in the first of them.
    words = short.evaluate("""element => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return range.getBoundingClientRect().top - element.getBoundingClientRect().top
    }""")
    assert words < 5
    assert long.bounding_box()["y"] == pytest.approx(short.bounding_box()["y"], abs=.5)


def test_a_picker_leads_to_a_page_of_its_options(page, fixture):
    open_screen(page, fixture, "settings")
    page.get_by_role("button", name="Region").click()
    expect(page.get_by_role("heading", name="Region")).to_be_visible()
    chosen = page.get_by_role("button", name="Europe", exact=True)
    expect(chosen.locator("svg")).to_be_visible()
    other = page.get_by_role("button", name="Asia", exact=True)
    expect(other.locator("svg")).to_have_count(0)
    other.click()
    expect(page.get_by_role("heading", name="Settings")).to_be_visible()
    expect(page.get_by_role("button", name="Region")).to_contain_text("Asia")
    # Also what is chosen already leads back.
    page.get_by_role("button", name="Region").click()
    page.get_by_role("button", name="Asia", exact=True).click()
    expect(page.get_by_role("heading", name="Settings")).to_be_visible()


def test_an_option_is_called_as_the_screen_says(page, fixture):
    open_screen(page, fixture, "settings")
    page.get_by_role("radio", name="Sort by date", exact=True).check()
    expect(page.get_by_role("radio", name="Sort by date", exact=True)).to_be_checked()
    expect(page.get_by_role("radio", name="Sort by name", exact=True)).not_to_be_checked()


@pytest.mark.parametrize("width", [390, 1280])
def test_a_line_above_a_bar_is_as_wide_as_the_bar(page, fixture, width):
    open_screen(page, fixture, "chat")
    page.set_viewport_size({"width": width, "height": 800})
    page.wait_for_function("""width => {
      const { left, right } = [...document.querySelectorAll('.divider')].at(-1).getBoundingClientRect()
      return Math.abs(left) < 1 && Math.abs(right - width) < 1
    }""", arg=width)


def test_the_ring_of_a_field_in_a_capsule_has_its_corners(page, fixture):
    open_screen(page, fixture, "chat")
    field = page.get_by_placeholder("iMessage")
    page.keyboard.press("Tab")
    while not field.evaluate("field => field.matches(':focus')"):
        page.keyboard.press("Tab")
    ring = page.locator("[data-ring]")
    expect(ring).to_have_css("border-radius", "18px")
    expect(ring).to_have_css("outline-width", "2px")
    expect(field).to_have_css("outline-style", "none")
    page.keyboard.press("Tab")
    expect(ring).to_have_count(0)
