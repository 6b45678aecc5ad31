"""Texts that are longer than a message: edits travel as edits, and limits are said in words."""

import pytest
from harness import parts
from playwright.sync_api import Locator, Page, expect
from screens.words import caret, put_caret

pytestmark = pytest.mark.longer
# A browser takes a second for a key in a megabyte: `make test` takes a shorter one.
PAGE, LENGTH = ("/megabyte", 1_000_000) if parts.is_whole() else ("/quarter-megabyte", 250_000)
LIMIT = 4 << 20

_SUM = """element => {
  let sum = 17
  for (const byte of new TextEncoder().encode(element.value)) sum = Math.imul(sum, 31) + byte
  return `${element.value.length} ${sum >>> 0}`
}"""


class Long:
    """The editor of LongTextsScreen."""

    def __init__(self, page: Page, address: str):
        self.page = page
        page.goto(address)
        self.input = page.get_by_test_id("long.input")
        self.sum = page.get_by_test_id("long.sum")

    def agrees(self, timeout: float = 20_000) -> None:
        """Page and server have the same text."""
        expect(self.sum).to_have_text(self.input.evaluate(_SUM), timeout=timeout)

    def set(self, text: str) -> None:
        """A paste of everything, without a browser's slow insertion of long texts."""
        self.input.evaluate(
            "(element, text) => { element.focus(); element.select();"
            " element.dispatchEvent(new InputEvent('beforeinput',"
            "   { inputType: 'insertFromPaste', bubbles: true, cancelable: true }));"
            " element.setRangeText(text, 0, element.value.length, 'end');"
            " element.dispatchEvent(new InputEvent('input',"
            "   { inputType: 'insertFromPaste', bubbles: true })) }", text)


@pytest.fixture
def long(page, fixture):
    return lambda path="/long", origin=fixture.origin: Long(page, origin + path)


def test_keys_in_a_long_text_cost_few_bytes(long, fixture, new_proxy):
    line = new_proxy(fixture.port)
    editor = long(PAGE, line.origin)
    editor.agrees()
    put_caret(editor.input, LENGTH // 2)
    editor.page.keyboard.type("a")
    editor.agrees()
    before = line.bytes_up + line.bytes_down
    for letter in "bcdefghij":
        editor.page.keyboard.type(letter)
        editor.agrees()
    editor.page.keyboard.press("Backspace")
    editor.agrees()
    assert (line.bytes_up + line.bytes_down - before) / 10 <= 200
    assert caret(editor.input) == (LENGTH // 2 + 9, LENGTH // 2 + 9)
    editor.page.keyboard.press("Control+z")
    editor.page.keyboard.press("Control+z")
    editor.agrees()
    assert editor.input.evaluate("element => element.value.length") == LENGTH


def test_quick_keys_in_a_long_text_all_arrive(long, fixture, new_proxy):
    editor = long(PAGE, new_proxy(fixture.port, 200).origin)
    editor.agrees()
    put_caret(editor.input, LENGTH // 3)
    editor.page.keyboard.type("quick brown fox")
    editor.page.keyboard.press("Home")
    editor.page.keyboard.type("é😀")
    editor.agrees()


@pytest.mark.parametrize("text", [
    "word " * 60_000, "A line\t\"quoted\"\\\n" * 62_500, "é😀한\r\n" * 50_000,
], ids=["300 KB", "1 MB", "many scripts"])
def test_pasted_book_arrives_whole_and_once(long, text):
    editor = long()
    editor.set(text)
    editor.agrees()
    expect(editor.page.get_by_test_id("long.edits")).to_have_text("1")
    put_caret(editor.input, 10)
    editor.page.keyboard.type("x")
    editor.agrees()
    expect(editor.page.get_by_test_id("long.edits")).to_have_text("2")


def test_book_pasted_by_the_keyboard_arrives(long):
    editor = long()
    editor.input.focus()
    editor.page.keyboard.insert_text("word " * 60_000)
    editor.agrees()


def test_text_that_the_server_does_not_know_is_asked_for(long, fixture, new_proxy):
    """The app adds a line while the person types on: what is done after that waits for the text."""
    editor = long(PAGE, new_proxy(fixture.port, 200).origin)
    editor.agrees()
    length = LENGTH + 3
    put_caret(editor.input, LENGTH)
    # The click's answer is not here when the keys are pressed, and the person has chosen the text.
    editor.page.get_by_test_id("long.add").evaluate("element => element.click()")
    editor.input.dispatch_event("pointerdown")
    editor.page.keyboard.type("end")
    editor.page.get_by_test_id("long.show").evaluate("element => element.click()")
    expect(editor.page.get_by_test_id("long.end")).to_have_text(
        editor.input.input_value()[-20:].strip())
    editor.agrees()
    assert editor.input.evaluate("element => element.value.length") == length
    editor.page.keyboard.type(".")
    editor.agrees()


def test_edits_made_while_the_line_is_cut_arrive(long, gate, fixture, new_proxy):
    # The second script may be on its way.
    gate.allow("WebSocket connection|Failed to load resource")
    line = new_proxy(fixture.port, 50)
    editor = long(PAGE, line.origin)
    editor.agrees()
    put_caret(editor.input, LENGTH // 2)
    editor.page.keyboard.type("before ")
    line.cut()
    editor.page.keyboard.type("meanwhile ")
    editor.page.keyboard.press("Backspace")
    put_caret(editor.input, 100)
    editor.page.keyboard.type("elsewhere")
    line.restore()
    editor.agrees()


def test_book_that_is_cut_on_its_way_arrives(long, gate, fixture, new_proxy):
    gate.allow("WebSocket connection")
    line = new_proxy(fixture.port, 50)
    editor = long("/long", line.origin)
    editor.agrees()
    up = line.bytes_up
    editor.set("A line of the book.\n" * 100_000)
    while line.bytes_up < up + 100_000:
        editor.page.evaluate("() => new Promise(requestAnimationFrame)")
    line.cut()
    line.restore()
    editor.agrees()
    expect(editor.page.get_by_test_id("long.edits")).to_have_text("1")


# Limits


def test_text_beyond_the_limit_stays_and_is_said(long):
    editor = long()
    editor.input.press_sequentially("short")
    editor.agrees()
    editor.set("x" * (LIMIT + 1))
    notice = editor.page.locator(".notice")
    expect(notice).to_contain_text("This text is too long and was not saved.")
    expect(editor.input).to_have_attribute("aria-invalid", "true")
    expect(editor.sum).to_have_text("5 " + editor.sum.inner_text().split()[1])
    assert editor.input.evaluate("element => element.value.length") == LIMIT + 1
    # As it is sent, with quotation marks.
    for _ in range(3):
        editor.page.keyboard.press("Backspace")
    editor.agrees()
    expect(editor.input).not_to_have_attribute("aria-invalid", "true")


def type_into(field: Locator, text: str) -> None:
    field.focus()
    field.page.keyboard.insert_text(text)


def test_fields_limit_is_said_when_a_paste_does_not_fit(page, fixture):
    page.goto(fixture.origin + "/fields")
    field = page.get_by_test_id("plain.input")
    field.evaluate("element => element.maxLength = 10")
    type_into(field, "0123456789")
    expect(page.get_by_test_id("plain.echo")).to_have_text("0123456789")
    expect(page.locator(".notice")).to_have_count(0)
    put_caret(field, 4, 6)
    field.page.keyboard.insert_text("abcdef")
    expect(page.locator(".notice")).to_contain_text("Only 10 characters fit: 4 left out.")
    expect(page.get_by_test_id("plain.echo")).to_have_text("0123ab6789")


def test_areas_limit_is_said_when_a_paste_does_not_fit(long):
    page = long().page
    area = page.get_by_test_id("area.input")
    type_into(area, "x" * 90)
    expect(page.get_by_test_id("area.count")).to_have_text("90")
    expect(page.get_by_test_id("area.input.limit")).to_have_count(0)
    type_into(area, "y" * 30)
    words = "Only 100 characters fit: 20 left out."
    expect(page.get_by_test_id("area.input.limit")).to_have_text(words)
    expect(page.locator("#polite")).to_have_text(words)
    expect(page.get_by_test_id("area.count")).to_have_text("100")
    area.press("Backspace")
    expect(page.get_by_test_id("area.count")).to_have_text("99")
    expect(page.get_by_test_id("area.input.limit")).to_have_count(0)
