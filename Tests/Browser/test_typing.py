"""No character is lost, and the caret stays where the person put it, however slow the line.

Red where the page writes into a field without versions, loses the caret, or loses edits:
test_mutants.py shows it.
"""

import pytest
from harness.round_trips import ROUND_TRIPS, quick_and_slow
from playwright.sync_api import Locator, Page, expect
from screens.report import ReportFlow
from screens.words import SIXTY, caret, put_caret, shrinkages, watch, watched

KEY_MS = 25


@pytest.fixture(params=ROUND_TRIPS, ids=str)
def slow(request, new_proxy):
    """Puts a line of this round trip before a server and returns the origin at its end."""
    return lambda server: new_proxy(server.port, request.param / 2).origin


def type_slowly(field: Locator, text: str) -> None:
    field.press_sequentially(text, delay=KEY_MS)


def check_plain_typing(page: Page, origin: str) -> None:
    """Sixty letters into a judged field. Used by test_mutants.py, too."""
    page.goto(origin + "/fields")
    field = page.get_by_test_id("plain.input")
    watch(field)
    type_slowly(field, SIXTY)
    expect(page.get_by_test_id("plain.echo")).to_have_text(SIXTY)
    expect(page.get_by_test_id("plain.message")).to_have_text("Long enough")
    expect(field).to_have_value(SIXTY)
    assert caret(field) == (60, 60)
    assert shrinkages(watched(field)) == []


def check_capitals(page: Page, origin: str) -> None:
    """Sixty letters into a field that the server upper-cases. Used by test_mutants.py, too."""
    page.goto(origin + "/fields")
    field = page.get_by_test_id("upper.input")
    watch(field)
    type_slowly(field, SIXTY)
    expect(page.get_by_test_id("upper.echo")).to_have_text(SIXTY.upper())
    expect(field).to_have_value(SIXTY.upper())
    assert caret(field) == (60, 60)
    assert shrinkages(watched(field)) == []


@quick_and_slow
def test_sixty_letters_while_the_server_judges_each(page, fixture, slow):
    check_plain_typing(page, slow(fixture))


@quick_and_slow
def test_sixty_letters_while_the_server_makes_capitals(page, fixture, slow):
    check_capitals(page, slow(fixture))


@quick_and_slow
def test_letters_in_the_middle_keep_the_caret_there(page, fixture, slow):
    page.goto(slow(fixture) + "/fields")
    field = page.get_by_test_id("plain.input")
    field.fill("0123456789")
    expect(page.get_by_test_id("plain.echo")).to_have_text("0123456789")
    put_caret(field, 4)
    type_slowly(field, "abcdefghij")
    expect(page.get_by_test_id("plain.echo")).to_have_text("0123abcdefghij456789")
    expect(field).to_have_value("0123abcdefghij456789")
    assert caret(field) == (14, 14)


@quick_and_slow
def test_letters_in_the_middle_of_capitals_keep_the_caret_there(page, fixture, slow):
    check_capitals_in_the_middle(page, slow(fixture))


def check_capitals_in_the_middle(page: Page, origin: str) -> None:
    """Ten letters in the middle of capitals. Used by test_mutants.py, too."""
    page.goto(origin + "/fields")
    field = page.get_by_test_id("upper.input")
    field.fill("0123456789")
    expect(page.get_by_test_id("upper.echo")).to_have_text("0123456789")
    put_caret(field, 4)
    type_slowly(field, "abcdefghij")
    expect(page.get_by_test_id("upper.echo")).to_have_text("0123ABCDEFGHIJ456789")
    expect(field).to_have_value("0123ABCDEFGHIJ456789")
    assert caret(field) == (14, 14)


@quick_and_slow
def test_rejected_letters_take_no_digit_with_them(page, fixture, slow):
    page.goto(slow(fixture) + "/fields")
    field = page.get_by_test_id("digits.input")
    type_slowly(field, "1a2b3c4d5e6f7g8h9i0")
    expect(page.get_by_test_id("digits.message")).to_have_text("Only digits")
    expect(field).to_have_value("1234567890")
    assert caret(field) == (10, 10)


@quick_and_slow
def test_backspaces_take_what_was_typed(page, fixture, slow):
    page.goto(slow(fixture) + "/fields")
    field = page.get_by_test_id("upper.input")
    type_slowly(field, "abcdefgh")
    for _ in range(3):
        page.keyboard.press("Backspace")
    type_slowly(field, "xyz")
    expect(page.get_by_test_id("upper.echo")).to_have_text("ABCDEXYZ")
    expect(field).to_have_value("ABCDEXYZ")
    assert caret(field) == (8, 8)


@quick_and_slow
def test_chip_number_is_masked_while_it_is_typed(page, server, slow):
    flow = ReportFlow(page, slow(server)).open()
    type_slowly(flow.chip_number, "123456789012345")
    expect(flow.chip_number).to_have_value("12345-67890-12345")
    assert caret(flow.chip_number) == (17, 17)


@quick_and_slow
def test_digit_in_the_middle_of_a_chip_number_keeps_the_caret(page, server, slow):
    flow = ReportFlow(page, slow(server)).open()
    type_slowly(flow.chip_number, "12345678901234")
    expect(flow.chip_number).to_have_value("12345-67890-1234")
    put_caret(flow.chip_number, 2)
    type_slowly(flow.chip_number, "9")
    expect(flow.chip_number).to_have_value("12934-56789-01234")
    assert caret(flow.chip_number) == (3, 3)


def test_selection_outlives_changes_elsewhere(page, fixture):
    page.goto(fixture.origin + "/ticking")
    field = page.get_by_test_id("tick.input")
    field.fill("0123456789")
    put_caret(field, 3, 7)
    before = int(page.get_by_test_id("tick.text").inner_text())
    page.wait_for_function(
        "count => +document.querySelector('[data-testid=\"tick.text\"]').textContent > count",
        arg=before + 5)
    assert caret(field) == (3, 7)


@pytest.mark.needs("open lists")
def test_open_select_stays_open_and_keeps_its_highlight(page, fixture):
    page.goto(fixture.origin + "/ticking")
    select = page.get_by_test_id("tick.select")
    # From here on its list may be open.
    select.focus()
    select.evaluate(
        "element => { element.apusWrites = [];"
        " new MutationObserver(list => element.apusWrites.push(...list.map(one => one.type)))"
        "   .observe(element, { attributes: true, childList: true, subtree: true,"
        "     characterData: true }) }")
    # Opens the list, as a person does; Down moves the highlight.
    page.keyboard.press("Alt+ArrowDown")
    page.keyboard.press("ArrowDown")
    before = int(page.get_by_test_id("tick.text").inner_text())
    page.wait_for_function(
        "count => +document.querySelector('[data-testid=\"tick.text\"]').textContent > count",
        arg=before + 5)
    assert select.evaluate("element => element.apusWrites") == []
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("tick.choice")).to_have_text("c")
    expect(select).to_have_value("2")


@quick_and_slow
def test_row_that_moves_keeps_focus_and_caret(page, fixture, slow):
    page.goto(slow(fixture) + "/order")
    field = page.get_by_test_id("order.4.input")
    field.focus()
    type_slowly(field, "moved up")
    expect(page.get_by_test_id("order.text")).to_have_text("41235")
    expect(field).to_have_value("moved up")
    expect(field).to_be_focused()
    assert caret(field) == (8, 8)


def test_book_in_a_field_is_no_end(page, fixture):
    """More than a message may hold."""
    page.goto(fixture.origin + "/fields")
    page.get_by_test_id("note.input").focus()
    page.keyboard.insert_text("word " * 60_000)
    expect(page.get_by_test_id("note.count")).to_have_text("300000")
    field = page.get_by_test_id("plain.input")
    field.press_sequentially(SIXTY)
    expect(page.get_by_test_id("plain.echo")).to_have_text(SIXTY)
    expect(field).to_have_value(SIXTY)


def compose(page: Page, *syllables: str) -> None:
    """An input method's steps: what is being composed, again and again, then what was meant."""
    session = page.context.new_cdp_session(page)
    for text in syllables:
        session.send("Input.imeSetComposition", {
            "text": text, "selectionStart": len(text), "selectionEnd": len(text)})
    session.send("Input.insertText", {"text": syllables[-1]})
    session.detach()


@pytest.mark.part(1, each="slow.is_delayed name")
@pytest.mark.needs("chromium protocol")
@pytest.mark.parametrize("name", ["plain", "upper"])
def test_composed_syllables_arrive_whole(page, fixture, slow, name):
    page.goto(slow(fixture) + "/fields")
    field = page.get_by_test_id(f"{name}.input")
    field.evaluate(
        "element => { element.apusEnds = 0;"
        " element.addEventListener('compositionend', () => element.apusEnds++) }")
    field.focus()
    compose(page, "ㅎ", "하", "한")
    compose(page, "ㄱ", "그", "글")
    expect(field).to_have_value("한글")
    expect(page.get_by_test_id(f"{name}.echo")).to_have_text("한글")
    assert field.evaluate("element => element.apusEnds") == 2


@pytest.mark.needs("chromium protocol")
def test_nothing_is_written_into_a_composition(page, fixture):
    """The server has other words for the field; they wait until the person is done."""
    page.goto(fixture.origin + "/fields")
    field = page.get_by_test_id("upper.input")
    field.focus()
    session = page.context.new_cdp_session(page)
    watch(field)
    for text in ("n", "ni", "nih", "niho"):
        session.send("Input.imeSetComposition", {
            "text": text, "selectionStart": len(text), "selectionEnd": len(text)})
    # The answer to the composition is here when another element shows it.
    expect(page.get_by_test_id("upper.echo")).to_have_text("NIHO")
    assert field.input_value() == "niho"
    session.send("Input.insertText", {"text": "niho"})
    expect(field).to_have_value("NIHO")
    assert shrinkages(watched(field)) == []


@pytest.mark.needs("chromium protocol")
def test_enter_in_a_composition_does_not_submit(page, fixture):
    page.goto(fixture.origin + "/fields")
    field = page.get_by_test_id("plain.input")
    field.focus()
    session = page.context.new_cdp_session(page)
    session.send("Input.imeSetComposition", {"text": "にほん", "selectionStart": 3, "selectionEnd": 3})
    # As browsers send a key that the input method takes: code 229.
    session.send("Input.dispatchKeyEvent", {
        "type": "rawKeyDown", "key": "Enter", "code": "Enter", "windowsVirtualKeyCode": 229})
    session.send("Input.insertText", {"text": "日本"})
    expect(page.get_by_test_id("plain.echo")).to_have_text("日本")
    expect(page.get_by_test_id("plain.submissions")).to_have_text("0")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("plain.submissions")).to_have_text("1")
