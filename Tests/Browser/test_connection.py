"""What a person typed and clicked outlives the line, the worker and the server."""

import re

import pytest
from harness.scripts import ask_for_script
from harness.server import kill_worker
from playwright.sync_api import Page, expect
from screens.report import Animal, ReportFlow
from screens.words import SIXTY, caret, is_same_document, mark

# What the browser itself writes to the console when a test cuts its line.
BROKEN_LINE = r"WebSocket connection|Failed to load resource|ERR_"
HALF = len(SIXTY) // 2
# A person is back within a second; the rest is for machines under load.
SOON = 5_000


@pytest.fixture
def line(new_proxy, fixture, gate):
    gate.allow(BROKEN_LINE)
    return new_proxy(fixture.port)


def expect_offline_notice(page: Page) -> None:
    expect(page.get_by_text(re.compile("connect|offline", re.I)).first).to_be_visible()


def expect_typed(page: Page, name: str, text: str) -> None:
    field = page.get_by_test_id(f"{name}.input")
    expect(page.get_by_test_id(f"{name}.echo")).to_have_text(text, timeout=SOON)
    expect(field).to_have_value(text)
    expect(field).to_be_focused()
    assert caret(field) == (len(text), len(text))


def test_typing_goes_on_while_the_line_is_cut(page, line):
    page.goto(line.origin + "/fields")
    mark(page)
    field = page.get_by_test_id("plain.input")
    field.press_sequentially(SIXTY[:HALF], delay=25)
    line.cut()
    field.press_sequentially(SIXTY[HALF:], delay=25)
    expect(field).to_have_value(SIXTY)
    line.restore()
    expect_typed(page, "plain", SIXTY)
    assert is_same_document(page)


def test_capitals_arrive_after_the_line_is_back(page, line):
    page.goto(line.origin + "/fields")
    field = page.get_by_test_id("upper.input")
    field.press_sequentially(SIXTY[:HALF], delay=25)
    line.cut()
    field.press_sequentially(SIXTY[HALF:], delay=25)
    line.restore()
    expect_typed(page, "upper", SIXTY.upper())


def test_page_is_back_soon_after_many_attempts(page, line):
    """Browsers make a page wait that tries too often, Firefox for up to a minute."""
    sockets = []
    page.on("websocket", lambda socket: sockets.append(socket))
    page.goto(line.origin + "/fields")
    page.get_by_test_id("plain.input").press_sequentially("before")
    expect_typed(page, "plain", "before")
    line.cut()
    while len(sockets) < 11:
        page.evaluate("() => new Promise(requestAnimationFrame)")
    page.get_by_test_id("plain.input").press_sequentially(" and after")
    line.restore()
    expect_typed(page, "plain", "before and after")


def test_line_that_flaps_loses_nothing(page, line):
    page.goto(line.origin + "/fields")
    field = page.get_by_test_id("plain.input")
    for start in range(0, 60, 10):
        field.press_sequentially(SIXTY[start:start + 10], delay=25)
        line.cut()
        line.restore()
    expect_typed(page, "plain", SIXTY)


def test_person_sees_that_the_line_is_cut_and_when_it_is_back(page, line):
    page.goto(line.origin + "/counter")
    notice = page.get_by_text(re.compile("connect|offline", re.I))
    expect(notice.and_(page.locator(":visible"))).to_have_count(0)
    line.cut()
    expect_offline_notice(page)
    line.restore()
    expect(notice.and_(page.locator(":visible"))).to_have_count(0, timeout=SOON)


def test_click_while_offline_is_carried_out_once(page, line):
    page.goto(line.origin + "/counter")
    button, text = page.get_by_test_id("counter.button"), page.get_by_test_id("counter.text")
    button.click()
    expect(text).to_have_text("1")
    line.cut()
    expect_offline_notice(page)
    button.click()
    expect(text).to_have_text("1")
    line.restore()
    expect(text).to_have_text("2", timeout=SOON)
    # One more: had the click been carried out twice, this would show three too many.
    button.click()
    expect(text).to_have_text("3")


def test_click_whose_answer_was_lost_is_carried_out_once(page, line):
    """The server got it, the page does not know: it asks again."""
    page.goto(line.origin + "/counter")
    button, text = page.get_by_test_id("counter.button"), page.get_by_test_id("counter.text")
    for expected in range(1, 6):
        button.click()
        line.cut()
        line.restore()
        expect(text).to_have_text(str(expected), timeout=SOON)


def test_line_that_swallows_everything_for_a_while(page, line):
    page.goto(line.origin + "/fields")
    field = page.get_by_test_id("plain.input")
    field.press_sequentially(SIXTY[:HALF], delay=25)
    line.blackhole()
    field.press_sequentially(SIXTY[HALF:], delay=25)
    line.restore()
    expect_typed(page, "plain", SIXTY)


def test_clicks_before_the_page_is_connected_are_kept(page, fixture, new_proxy):
    line = new_proxy(fixture.port, one_way_delay_ms=200)
    page.goto(line.origin + "/counter")
    for _ in range(3):
        page.get_by_test_id("counter.button").click()
    expect(page.get_by_test_id("counter.text")).to_have_text("3", timeout=SOON)


def test_letters_before_the_page_is_connected_are_kept(page, fixture, new_proxy):
    line = new_proxy(fixture.port, one_way_delay_ms=200)
    page.goto(line.origin + "/fields", wait_until="commit")
    field = page.get_by_test_id("plain.input")
    field.press_sequentially(SIXTY, delay=25)
    expect_typed(page, "plain", SIXTY)


def test_letters_before_anything_is_seen_are_kept(page, fixture):
    scripts = []
    ask_for_script(page, fixture.origin)
    page.route("**/_apus/client-*.js", lambda route: scripts.append(route))
    page.goto(fixture.origin + "/fields", wait_until="commit")
    field = page.get_by_test_id("plain.input")
    field.press_sequentially(SIXTY[:HALF])
    page.keyboard.type(SIXTY[HALF:])
    assert field.input_value() == SIXTY
    scripts[0].continue_()
    expect_typed(page, "plain", SIXTY)


def test_letters_before_the_script_is_there_are_kept(page, fixture):
    held = []
    ask_for_script(page, fixture.origin)
    page.route("**/_apus/client-*.js", lambda route: held.append(route))
    page.goto(fixture.origin + "/fields", wait_until="commit")
    # Without the script that would place it, a page is shown after 3 seconds, with the sheet alone.
    page.wait_for_function("() => [...document.styleSheets].some((sheet) => sheet.href)")
    field = page.get_by_test_id("plain.input")
    expect(field).to_be_visible()
    field.press_sequentially(SIXTY[:HALF])
    assert field.input_value() == SIXTY[:HALF]
    held[0].continue_()
    field.press_sequentially(SIXTY[HALF:])
    expect_typed(page, "plain", SIXTY)


def test_worker_killed_while_typing(page, new_fixture, gate):
    gate.allow(BROKEN_LINE)
    server = new_fixture()
    page.goto(server.origin + "/fields")
    mark(page)
    field = page.get_by_test_id("plain.input")
    field.press_sequentially(SIXTY[:HALF], delay=25)
    kill_worker(server)
    field.press_sequentially(SIXTY[HALF:], delay=25)
    expect_typed(page, "plain", SIXTY)
    assert is_same_document(page)


def test_worker_killed_keeps_step_and_entries(page, own_server, gate):
    gate.allow(BROKEN_LINE)
    flow = ReportFlow(page, own_server.origin).go_to("animalDescription")
    flow.fill_animalDescription()
    mark(page)
    flow.description("petName").focus()
    kill_worker(own_server)
    page.keyboard.press("End")
    page.keyboard.type(" the Second", delay=25)
    expect(flow.description("petName")).to_have_value("Luna the Second")
    flow.advance("animalDescription")
    flow.expect_step("contactDetails")
    assert is_same_document(page)
    flow.fill_contactDetails()
    flow.advance("contactDetails")
    expect(flow.summary("petName")).to_have_text("Luna the Second")
    expect(flow.summary("race")).to_have_text(Animal().race)


def test_server_restarted_keeps_step_and_entries(page, own_server, gate):
    gate.allow(BROKEN_LINE)
    flow = ReportFlow(page, own_server.origin).go_to("animalDescription")
    flow.fill_animalDescription()
    mark(page)
    own_server.stop()
    flow.description("age").fill("7")
    own_server.start()
    flow.advance("animalDescription")
    flow.expect_step("contactDetails")
    assert is_same_document(page)
    flow.fill_contactDetails()
    flow.advance("contactDetails")
    expect(flow.summary("age")).to_have_text("7 years")


def test_double_click_sends_one_report(page, own_server):
    flow = ReportFlow(page, own_server.origin).go_to("contactDetails")
    flow.fill_contactDetails()
    flow.item("contactDetails.submitButton.tap").dblclick()
    flow.expect_step("summary")
    page.goto(own_server.origin + "/reports")
    expect(page.locator('[data-testid^="reports.row."][data-testid$=".text"]')).to_have_count(1)


def test_click_on_send_while_the_line_is_cut_sends_one_report(page, own_server, new_proxy, gate):
    gate.allow(BROKEN_LINE)
    line = new_proxy(own_server.port)
    flow = ReportFlow(page, line.origin).go_to("contactDetails")
    flow.fill_contactDetails()
    line.cut()
    flow.advance("contactDetails")
    line.restore()
    expect(flow.summary("race")).to_be_visible(timeout=SOON)
    page.goto(own_server.origin + "/reports")
    expect(page.locator('[data-testid^="reports.row."][data-testid$=".text"]')).to_have_count(1)


def test_two_tabs_do_not_know_each_other(page, server):
    one = ReportFlow(page, server.origin).open()
    one.chip_number.press_sequentially("11111")
    two = ReportFlow(page.context.new_page(), server.origin).open()
    expect(two.chip_number).to_have_value("")
    two.chip_number.press_sequentially("22222")
    two.advance("chipNumber")
    two.expect_step("photo")
    one.expect_step("chipNumber")
    expect(one.chip_number).to_have_value("11111")
    one.page.reload()
    expect(one.chip_number).to_have_value("11111")
    two.page.reload()
    two.expect_step("photo")
    two.page.go_back()
    expect(two.chip_number).to_have_value("22222")


def test_trap_in_one_session_leaves_the_others_their_words(page, new_page, new_fixture, gate):
    gate.allow(BROKEN_LINE)
    server = new_fixture()
    bystander = new_page()
    bystander.goto(server.origin + "/fields")
    bystander.get_by_test_id("plain.input").press_sequentially(SIXTY[:HALF])
    page.goto(server.origin + "/trap")
    page.get_by_test_id("trap.input").fill("before the trap")
    expect(page.get_by_test_id("trap.echo")).to_have_text("before the trap")
    page.get_by_test_id("trap.button").click()
    bystander.get_by_test_id("plain.input").press_sequentially(SIXTY[HALF:], delay=25)
    expect_typed(bystander, "plain", SIXTY)
    expect(page.get_by_test_id("trap.input")).to_have_value("before the trap")


def test_endless_update_is_ended_and_said(page, new_page, fixture):
    bystander = new_page()
    bystander.goto(fixture.origin + "/counter")
    page.goto(fixture.origin + "/endless")
    page.get_by_test_id("endless.button").click()
    bystander.get_by_test_id("counter.button").click()
    expect(bystander.get_by_test_id("counter.text")).to_have_text("1")
    # The screen keeps its last good state and goes on.
    page.get_by_test_id("endless.input").press_sequentially("still here")
    expect(page.get_by_test_id("endless.echo")).to_have_text("still here")
    assert "endless" in fixture.log.lower() or "fault" in fixture.log.lower()


def test_what_is_tapped_while_the_line_begins_is_sent_once(page, fixture, new_proxy):
    refused = fixture.log.count("refused")
    line = new_proxy(fixture.port, 75)
    page.add_init_script("""globalThis.WebSocket = class extends WebSocket {
      constructor(...values) {
        super(...values)
        this.addEventListener('open', () => setTimeout(() => document.querySelector('.button.look-1').click()))
      }
    }""")
    page.goto(line.origin + "/street/onboarding")
    expect(page.get_by_text("Feel better")).to_be_in_viewport()
    page.get_by_role("button", name="Next").click()
    expect(page.get_by_text("Together")).to_be_in_viewport()
    assert fixture.log.count("refused") == refused
