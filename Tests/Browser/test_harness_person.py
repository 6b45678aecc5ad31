"""What a test does as a person is the same in each browser."""

import pytest
from harness.browser import LOOKS
from harness.small_server import SmallServer
from playwright.sync_api import expect

PAGE = """<!DOCTYPE html><html lang="en"><title>Page</title>
<input data-testid="first" maxlength="5"><button data-testid="last">Last</button>"""


@pytest.mark.parametrize("look", LOOKS, ids=str)
def test_a_phone_has_a_finger_and_a_computer_a_mouse(page, look):
    with SmallServer({"/": PAGE}) as server:
        page.goto(server.origin)
        fits = "query => matchMedia(query).matches"
        assert page.evaluate(fits, "(hover: hover) and (pointer: fine)") == (look.size == "desktop")
        assert page.evaluate(fits, "(hover: none) and (pointer: coarse)") == (look.size == "phone")


def test_tab_goes_from_the_end_to_the_beginning(page):
    with SmallServer({"/": PAGE}) as server:
        page.goto(server.origin)
        page.get_by_test_id("last").focus()
        for _ in range(4):
            if page.get_by_test_id("first").evaluate("one => one === document.activeElement"):
                break
            page.keyboard.press("Tab")
        page.keyboard.type("x")
        expect(page.get_by_test_id("first")).to_have_value("x")


def test_text_without_keys_is_announced_and_fits(page):
    with SmallServer({"/": PAGE}) as server:
        page.goto(server.origin)
        field = page.get_by_test_id("first")
        field.evaluate("field => field.addEventListener('beforeinput', ({ data }) => { field.title = data })")
        field.focus()
        page.keyboard.insert_text("letters")
        expect(field).to_have_value("lette")
        expect(field).to_have_attribute("title", "letters")
