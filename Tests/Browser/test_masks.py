"""Fields that the server rewrites: the caret counts the characters that the mask keeps.

Real keys on real screens; test_mask_property.py tries many more masks and keys without a server.
"""

import pytest
from harness.round_trips import ROUND_TRIPS, quick_and_slow
from playwright.sync_api import Locator, Page, expect
from screens.report import ReportFlow
from screens.words import caret, put_caret

@pytest.fixture(params=ROUND_TRIPS, ids=str)
def slow(request, new_proxy):
    """Puts a line of this round trip before a server and returns the origin at its end."""
    return lambda server: new_proxy(server.port, request.param / 2).origin


class Masked:
    """A field of MasksScreen."""

    def __init__(self, page: Page, name: str):
        self.page = page
        self.name = name
        self.input = page.get_by_test_id(f"{name}.input")

    def holds(self, text: str) -> None:
        """The server has the text, and the page shows it."""
        expect(self.page.get_by_test_id(f"{self.name}.echo")).to_have_text(text)
        expect(self.input).to_have_value(text)

    def enter(self, text: str, shown: str) -> None:
        self.input.press_sequentially(text)
        self.holds(shown)

    def press(self, *keys: str, delay: float = 0) -> None:
        for key in keys:
            self.page.keyboard.press(key, delay=delay)

    def shows(self, text: str) -> None:
        """As `holds`, with a bar where the caret is."""
        self.holds(text.replace("|", ""))
        place = text.index("|")
        assert caret(self.input) == (place, place), self.marked()

    def marked(self) -> str:
        text, place = self.input.input_value(), caret(self.input)[0]
        return text[:place] + "|" + text[place:]


@pytest.fixture
def masked(page, fixture):
    def opened(name: str, origin: str = fixture.origin) -> Masked:
        page.goto(origin + "/masks")
        return Masked(page, name)

    return opened


def type_in_the_middle_of_a_chip_number(page: Page, field: Locator, delay: float) -> None:
    """Used by test_mutants.py, too."""
    field.press_sequentially("111112")
    expect(field).to_have_value("11111-2")
    field.fill("11112-2")
    expect(field).to_have_value("11112-2")
    put_caret(field, 5)
    page.keyboard.type("56789", delay=delay)
    expect(field).to_have_value("11112-56789-2")
    assert caret(field) == (11, 11)


@pytest.mark.parametrize("delay", [60, 150, 300])
def test_digits_in_the_middle_of_a_chip_number_keep_their_order(page, server, delay):
    flow = ReportFlow(page, server.origin).open()
    type_in_the_middle_of_a_chip_number(page, flow.chip_number, delay)


@pytest.mark.part(1, each="slow.is_delayed delay")
@pytest.mark.parametrize("delay", [25, 60, 150, 300])
def test_digits_in_the_middle_of_a_card_number_keep_their_order(masked, fixture, slow, delay):
    card = masked("card", slow(fixture))
    card.enter("1234", "1234")
    put_caret(card.input, 2)
    card.page.keyboard.type("567893", delay=delay)
    card.shows("1256 7893| 34")


@quick_and_slow
def test_digits_beyond_the_limit_are_cut_and_the_caret_stays(masked, fixture, slow):
    card = masked("card", slow(fixture))
    card.enter("1111222233334444", "1111 2222 3333 4444")
    put_caret(card.input, 7)
    card.page.keyboard.type("999", delay=60)
    card.shows("1111 2299 9|223 3334")
    # Equal digits: which of them was cut shows in the caret alone.
    card.input.fill("1" * 16)
    card.holds("1111 1111 1111 1111")
    put_caret(card.input, 4)
    card.page.keyboard.type("11", delay=60)
    card.shows("1111 11|11 1111 1111")


@pytest.mark.parametrize("name, steps", [
    ("chip", ["12345-67|", "12345-6|", "12345|", "1234|"]),
    ("eager", ["1234-56|", "1234-5|", "1234-|", "1234|-", "123|", "12|"]),
])
def test_backspace_goes_on_over_separators(masked, name, steps):
    field = masked(name)
    field.enter(steps[0].replace("-", "").replace("|", ""), steps[0].replace("|", ""))
    for step in steps[1:]:
        field.press("Backspace")
        field.shows(step)


def test_quick_backspaces_before_the_answers_take_a_character_each(masked, new_proxy, fixture):
    field = masked("eager", new_proxy(fixture.port, 200).origin)
    field.enter("12345678", "1234-5678-")
    field.press(*["Backspace"] * 7)
    field.shows("123|")


def test_backspace_at_a_separator_that_comes_back_goes_on(masked):
    field = masked("eager")
    field.enter("1234", "1234-")
    field.shows("1234-|")
    field.press("Backspace")
    field.shows("1234|-")
    field.press("Backspace")
    field.shows("123|")


def test_delete_at_a_separator_that_comes_back_stands_behind_it(masked):
    field = masked("eager")
    field.enter("12345678", "1234-5678-")
    put_caret(field.input, 4)
    field.press("Delete")
    field.shows("1234-|5678-")
    field.press("Delete")
    field.shows("1234-|678")
    put_caret(field.input, 3)
    field.press("Delete")
    field.shows("123|6-78")


@quick_and_slow
def test_pasted_digits_stand_before_the_caret(masked, fixture, slow):
    field = masked("chip", slow(fixture))
    field.enter("111112", "11111-2")
    put_caret(field.input, 3)
    field.page.keyboard.insert_text("(3) 4-5")
    field.shows("11134-5|112")


def test_selection_keeps_its_characters(masked, new_proxy, fixture):
    """What was selected before the answer has other places after it."""
    field = masked("plate", new_proxy(fixture.port, 200).origin)
    field.input.press_sequentially("abcdefgh")
    field.press("Home", *["ArrowRight"] * 2, *["Shift+ArrowRight"] * 4)
    field.holds("ABC · DEF · GH")
    start, end = caret(field.input)
    assert field.input.input_value()[start:end] == "C · DEF"


def test_capitals_that_are_two_letters_stand_before_the_caret(page, fixture):
    page.goto(fixture.origin + "/fields")
    field = page.get_by_test_id("upper.input")
    field.press_sequentially("stra")
    field.press_sequentially("e")
    put_caret(field, 4)
    page.keyboard.type("ß")
    expect(field).to_have_value("STRASSE")
    assert caret(field) == (6, 6)


# Composition


def compose(page: Page, *syllables: str) -> None:
    session = page.context.new_cdp_session(page)
    for text in syllables:
        session.send("Input.imeSetComposition", {
            "text": text, "selectionStart": len(text), "selectionEnd": len(text)})
    session.send("Input.insertText", {"text": syllables[-1]})
    session.detach()


@quick_and_slow
@pytest.mark.needs("chromium protocol")
def test_composed_digits_keep_the_caret(masked, fixture, slow):
    field = masked("chip", slow(fixture))
    field.enter("111112", "11111-2")
    put_caret(field.input, 3)
    compose(field.page, "3", "34", "345")
    field.shows("11134-5|112")
    field.press("Control+z")
    field.shows("111|11-2")


# Undo and redo


@quick_and_slow
def test_undo_and_redo_of_what_the_server_rewrites(masked, fixture, slow):
    field = masked("chip", slow(fixture))
    field.enter("123456", "12345-6")
    put_caret(field.input, 3)
    field.page.keyboard.type("99", delay=60)
    field.shows("12399|-456")
    field.press("Backspace")
    field.shows("1239|4-56")
    field.press("Control+z")
    field.shows("12399|-456")
    field.press("Control+z")
    field.shows("123|45-6")
    field.press("Control+y")
    field.shows("12399|-456")
    field.press("Control+z")
    field.press("Control+z")
    field.shows("|")
    field.press("Control+Shift+z")
    field.press("Control+Shift+z")
    field.shows("12399|-456")
    field.page.keyboard.type("0")
    field.shows("12399-0|456")
    field.press("Control+y")
    field.shows("12399-0|456")


def test_undo_brings_back_what_the_app_cleared(masked):
    field = masked("plate")
    field.enter("ab1", "AB1")
    field.page.get_by_test_id("plate.clear").click()
    field.holds("")
    field.input.focus()
    field.press("Control+z")
    field.holds("AB1")
    field.press("Control+z")
    field.holds("")


def test_undo_of_the_browsers_menu(masked):
    """The menu says nothing but what it wants, by `beforeinput`."""
    field = masked("chip")
    field.enter("123456", "12345-6")
    for kind, text in [("historyUndo", ""), ("historyRedo", "12345-6")]:
        is_refused = field.input.evaluate(
            "(element, inputType) => !element.dispatchEvent(new InputEvent('beforeinput',"
            " { inputType, bubbles: true, cancelable: true }))", kind)
        assert is_refused
        field.holds(text)


# Autofill


def test_autofill_that_only_changes_is_taken(masked):
    field = masked("chip")
    field.input.evaluate(
        "element => { element.value = '1234567';"
        " element.dispatchEvent(new Event('change', { bubbles: true })) }")
    field.holds("12345-67")
    expect(field.page.get_by_test_id("chip.edits")).to_have_text("1")


def test_change_after_typing_is_no_second_edit(masked):
    field = masked("chip")
    field.enter("1234567", "12345-67")
    # Keys that were pressed before the page was connected are one edit, so seven keys are at most seven.
    edits = field.page.get_by_test_id("chip.edits").text_content()
    field.page.get_by_test_id("card.input").focus()
    field.page.get_by_test_id("card.input").press_sequentially("1")
    expect(field.page.get_by_test_id("card.echo")).to_have_text("1")
    expect(field.page.get_by_test_id("chip.edits")).to_have_text(edits)
