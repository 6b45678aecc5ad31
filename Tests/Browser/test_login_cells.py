"""Document 002 in a browser: cells that are judged after the first submit, and asked of a server."""

import json
import re
import urllib.request

import pytest
from harness.accessibility import assert_accessible
from harness.browser import LOOKS
from playwright.sync_api import Page, expect

GOOD = {"email": "ada@example.com", "password": "secret"}
BAD = {"email": "x", "password": ""}


@pytest.fixture
def cells(page, server) -> Page:
    page.goto(server.origin + "/login-cells")
    expect(item(page, "validateButton.tap")).to_be_visible()
    return page


def item(page: Page, name: str):
    return page.get_by_test_id(f"loginCells.{name}")


def field(page: Page, name: str):
    return item(page, f"{name}TextField.input")


def reach(page: Page, name: str, state: str):
    """Brings a field into a state of the table."""
    if state == "initial":
        return
    field(page, name).fill(BAD[name])
    item(page, "validateButton.tap").click()
    expect_refused(page, name, True)
    if state == "error":
        return
    field(page, name).fill(GOOD[name])
    expect_refused(page, name, False)
    if state == "correction":
        field(page, name).fill(BAD[name])
        expect_refused(page, name, True)


def is_red(colour: str) -> bool:
    red, green, blue = (int(part) for part in re.findall(r"\d+", colour)[:3])
    return red > max(green, blue) + 80


def colours(box) -> list[str]:
    """Of a field's text and of the line below it."""
    return box.evaluate("""box => {
      const isLine = element => element.offsetHeight === 1 && element.offsetWidth > 100
      let around = box
      let line
      while (!line) {
        around = around.parentElement
        line = [...around.querySelectorAll('*')].find(isLine)
      }
      return [getComputedStyle(box).color, getComputedStyle(line).backgroundColor]
    }""")


def expect_refused(page: Page, name: str, is_refused: bool):
    """Error and correction are red and said to be wrong; initial and valid are neither."""
    box = field(page, name)
    if is_refused:
        expect(box).to_have_attribute("aria-invalid", "true")
    else:
        expect(box).not_to_have_attribute("aria-invalid", "true")
    assert [is_red(colour) for colour in colours(box)] == [is_refused] * 2


# What a person sees of the table of states: refused, or not.
TABLE = [
    ("initial", "edit", GOOD, False), ("initial", "edit", BAD, False),
    ("initial", "submit", GOOD, False), ("initial", "submit", BAD, True),
    ("error", "edit", GOOD, False), ("error", "submit", GOOD, False), ("error", "submit", BAD, True),
    ("correction", "edit", GOOD, False), ("correction", "submit", GOOD, False),
    ("correction", "submit", BAD, True),
    ("valid", "edit", GOOD, False), ("valid", "edit", BAD, True),
    ("valid", "submit", GOOD, False), ("valid", "submit", BAD, True),
]


@pytest.mark.parametrize("name", ["email", "password"])
@pytest.mark.parametrize(
    "state, step, text, is_refused", TABLE,
    ids=[f"{state}-{step}-{'valid' if text is GOOD else 'invalid'}" for state, step, text, _ in TABLE])
def test_table_of_states(cells, name, state, step, text, is_refused):
    reach(cells, name, state)
    field(cells, name).fill(text[name])
    if step == "submit":
        item(cells, "validateButton.tap").click()
        # The other field, which nobody filled in, says that the answer is there.
        other = "password" if name == "email" else "email"
        expect(field(cells, other)).to_have_attribute("aria-invalid", "true")
    else:
        expect(field(cells, name)).to_have_value(text[name])
    expect_refused(cells, name, is_refused)


def test_server_is_asked_about_the_email(cells):
    field(cells, "email").fill("ada@mailinator.com")
    expect(cells.get_by_label("Refused by the server")).to_be_visible()
    field(cells, "email").fill("ada@example.com")
    expect(cells.get_by_label("Accepted by the server")).to_be_visible()
    field(cells, "email").fill("ada@example")
    expect(cells.get_by_label("Accepted by the server")).to_have_count(0)


def test_what_the_server_refuses_is_said_with_the_field(cells):
    field(cells, "email").fill("ada@mailinator.com")
    expect(field(cells, "email")).to_have_attribute("aria-invalid", "true")
    expect(field(cells, "email")).to_have_accessible_description("Refused by the server")
    expect(cells.get_by_text("Refused by the server").filter(visible=True)).to_have_count(1)
    field(cells, "email").fill("ada@example.com")
    expect(field(cells, "email")).not_to_have_attribute("aria-invalid", "true")


def test_endpoint_answers_programs(server):
    def ask(email: str):
        with urllib.request.urlopen(f"{server.origin}/login-cells/check?email={email}") as answer:
            assert answer.headers["Content-Type"] == "application/json"
            return json.load(answer)

    assert ask("ada%2Bshop@example.com") == {"isAccepted": True}
    assert ask("ada@yopmail.com") == {"isAccepted": False}


def test_by_keyboard_alone(cells):
    field(cells, "email").focus()
    cells.keyboard.type("ada@example.com")
    cells.keyboard.press("Tab")
    cells.keyboard.type("secret")
    cells.keyboard.press("Tab")
    expect(item(cells, "validateButton.tap")).to_be_focused()
    cells.keyboard.press("Enter")
    expect(item(cells, "valid.text")).to_be_visible()


def test_return_leads_to_the_next_cell_and_validates_in_the_last(cells):
    field(cells, "email").focus()
    cells.keyboard.type("ada@example.com")
    cells.keyboard.press("Enter")
    expect(field(cells, "password")).to_be_focused()
    expect_refused(cells, "email", False)
    cells.keyboard.press("Enter")
    expect_refused(cells, "password", True)
    cells.keyboard.type("secret")
    cells.keyboard.press("Enter")
    expect(item(cells, "valid.text")).to_be_visible()
    # What a phone's keyboard calls its Return.
    expect(field(cells, "email")).to_have_attribute("enterkeyhint", "next")
    expect(field(cells, "password")).to_have_attribute("enterkeyhint", "done")


def test_way_from_all_areas_and_back(page, server):
    page.goto(server.origin + "/")
    page.get_by_test_id("start.loginCellsButton.tap").click()
    expect(page).to_have_url(server.origin + "/login-cells")
    page.go_back()
    page.get_by_test_id("start.loginCellsButton.tap").click()
    item(page, "allAreas.tap").click()
    expect(page.get_by_test_id("start.reportButton.tap")).to_be_visible()
    expect(page).to_have_url(server.origin + "/")


@pytest.mark.part(2)
@pytest.mark.parametrize("look", LOOKS, ids=str)
def test_accessibility(cells):
    assert_accessible(cells)
    item(cells, "validateButton.tap").click()
    expect(field(cells, "email")).to_have_attribute("aria-invalid", "true")
    assert_accessible(cells)
