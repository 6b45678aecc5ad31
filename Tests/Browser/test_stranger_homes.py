"""Strangers' screens whose stores belong to the process, so that each test has a server of its own."""

import pytest
from harness.site import wait_until_complete
from playwright.sync_api import expect


@pytest.fixture
def show(page, new_fixture):
    def show(name):
        page.set_viewport_size({"width": 390, "height": 844})
        page.goto(f"{new_fixture().origin}/strangers/{name}")
        wait_until_complete(page)
        return page
    return show


def test_a_layer_over_a_navigation_covers_its_bar(show):
    page = show("adopt")
    page.get_by_text("Biscuit", exact=True).click()
    close = page.get_by_role("button", name="Close", exact=True)
    # A click on what is covered fails.
    close.click()
    expect(close).to_have_count(0)
    page.get_by_role("button", name="Filters", exact=True).click()
    expect(page.locator("dialog[open]")).to_be_visible()


def test_a_toggle_that_is_a_button_has_the_shape_and_size_of_buttons(show):
    page = show("bank")
    page.get_by_role("button", name="Limits", exact=True).click()
    toggle = page.get_by_role("button", name="Abroad", exact=True)
    expect(toggle).to_have_attribute("aria-pressed", "true")
    look = toggle.evaluate("""(toggle) => {
      const color = (element) => getComputedStyle(element).color
      const { borderTopLeftRadius: radius, fontSize } = getComputedStyle(toggle)
      return { radius, fontSize, words: color(toggle.querySelector('.text')), mark: color(toggle.querySelector('.icon')) }
    }""")
    assert look["radius"] == "9999px" and look["fontSize"] == "15px"
    # Its mark is seen on the tint.
    assert look["mark"] == look["words"]


def test_a_dialog_of_a_row_leaves_its_card_whole(show):
    page = show("bank")
    page.get_by_role("link", name="Corner Bakery").or_(page.get_by_role("button", name="Corner Bakery")).first.click()
    row = page.locator(".row", has=page.get_by_role("button", name="Dispute this payment"))
    below = page.locator(".row", has=page.get_by_role("button", name="To the first page", include_hidden=True))
    expect(below).to_have_count(1)

    def card():
        corner = row.evaluate("(row) => getComputedStyle(row).borderBottomLeftRadius")
        return corner, below.evaluate("(row) => getComputedStyle(row, '::before').content")

    before = card()
    assert before == ("0px", '""')
    page.get_by_role("button", name="Dispute this payment").click()
    expect(page.locator("dialog[open]")).to_be_visible()
    assert page.evaluate("document.querySelectorAll('.row + dialog + .row').length") == 1
    row = page.locator(".row", has=page.get_by_role("button", name="Dispute this payment", include_hidden=True)).first
    assert card() == before


def test_a_wheel_in_a_cover_stands_at_its_choice(show):
    page = show("practice")
    page.get_by_role("button", name="Skip", exact=True).click()
    page.get_by_role("tab", name="Diary").click()
    page.get_by_role("button", name="Add", exact=True).click()
    expect(page.get_by_role("radio", name="15 min")).to_be_checked()
    page.wait_for_function("""() => {
      const { left, top, width, height } = document.querySelector('.wheel > .options').getBoundingClientRect()
      return document.elementFromPoint(left + width / 2, top + height / 2)?.closest('.option')?.innerText === '15 min'
    }""", timeout=5000)
