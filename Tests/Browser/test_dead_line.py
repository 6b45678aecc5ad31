"""A line that is dead without a word: the page notices, says so, and finds another one."""

import re

import pytest
from playwright.sync_api import Page, expect

BROKEN_LINE = r"WebSocket connection|Failed to load resource|ERR_"


@pytest.fixture
def line(new_proxy, fixture, gate):
    gate.allow(BROKEN_LINE)
    return new_proxy(fixture.port)


def open_page(page: Page, address: str) -> None:
    """Opens a page whose clock the test can put forward."""
    page.clock.install()
    page.goto(address)
    expect(page.locator("html")).to_have_class(re.compile("live"))


def banner(page: Page):
    return page.locator("#banner")


def test_half_open_line_is_noticed_and_replaced(page, line):
    open_page(page, line.origin + "/counter")
    button, text = page.get_by_test_id("counter.button"), page.get_by_test_id("counter.text")
    button.click()
    expect(text).to_have_text("1")
    line.silence()
    for _ in range(3):
        button.click()
    page.clock.fast_forward(5_000)
    expect(banner(page)).to_contain_text("Waiting")
    page.clock.fast_forward(5_000)
    expect(text).to_have_text("4")
    expect(banner(page)).to_be_hidden()
    # One more: had a click been carried out twice, this would show.
    button.click()
    expect(text).to_have_text("5")


def test_text_typed_into_a_half_open_line_arrives_once(page, line):
    open_page(page, line.origin + "/fields")
    field, echo = page.get_by_test_id("plain.input"), page.get_by_test_id("plain.echo")
    field.press_sequentially("before ")
    expect(echo).to_have_text("before")
    line.silence()
    field.press_sequentially("and after")
    page.clock.fast_forward(10_000)
    expect(echo).to_have_text("before and after")
    expect(field).to_have_value("before and after")
    expect(banner(page)).to_be_hidden()


def test_page_that_nobody_asks_anything_opens_no_connection(page, line):
    open_page(page, line.origin + "/counter")
    page.get_by_test_id("counter.button").click()
    expect(page.get_by_test_id("counter.text")).to_have_text("1")
    opened = []
    page.on("websocket", lambda socket: opened.append(socket))
    page.clock.fast_forward(60_000)
    page.get_by_test_id("counter.button").click()
    expect(page.get_by_test_id("counter.text")).to_have_text("2")
    assert opened == []


def test_offline_is_said_and_leaves_with_the_network(page, line):
    page.goto(line.origin + "/counter")
    expect(page.locator("html")).to_have_class(re.compile("live"))
    page.context.set_offline(True)
    expect(banner(page)).to_contain_text("Offline")
    page.context.set_offline(False)
    expect(banner(page)).to_be_hidden()
    page.get_by_test_id("counter.button").click()
    expect(page.get_by_test_id("counter.text")).to_have_text("1")


def test_first_answer_takes_the_offline_banner_away(page, line):
    """The browser may be wrong: who gets an answer is not offline."""
    page.goto(line.origin + "/counter")
    expect(page.locator("html")).to_have_class(re.compile("live"))
    page.evaluate("dispatchEvent(new Event('offline'))")
    expect(banner(page)).to_contain_text("Offline")
    page.get_by_test_id("counter.button").click()
    expect(page.get_by_test_id("counter.text")).to_have_text("1")
    expect(banner(page)).to_be_hidden()


def test_cut_line_is_tried_more_than_once_a_second(page, line):
    open_page(page, line.origin + "/counter")
    opened = []
    page.on("websocket", lambda socket: opened.append(socket))
    line.cut()
    expect(banner(page)).to_be_visible()
    for _ in range(12):
        before = len(opened)
        # What waits for the next attempt; the attempt itself fails at once.
        page.clock.fast_forward(701)
        page.wait_for_function("() => true")
        while len(opened) == before:
            page.wait_for_timeout(5)
    line.restore()
    page.clock.fast_forward(701)
    expect(banner(page)).to_be_hidden()
    page.get_by_test_id("counter.button").click()
    expect(page.get_by_test_id("counter.text")).to_have_text("1")
