"""A window of another width shows the same fields in other views. The typed text goes along."""

import re

import pytest
from harness.site import settle
from playwright.sync_api import Page, expect

WIDE = {"width": 1280, "height": 700}


def field(page: Page):
    return page.get_by_test_id("noteByWidth.field")


def expect_note(page: Page, form: str, note: str) -> None:
    expect(page.get_by_test_id("noteByWidth.form")).to_have_text(form)
    expect(field(page)).to_have_value(note)
    expect(page.get_by_test_id("noteByWidth.count")).to_have_text(f"{len(note)} letters")


@pytest.mark.parametrize("is_slow", [False, True])
def test_text_that_is_typed_before_the_server_knows_the_window_is_kept(page, fixture, is_slow):
    """The first page of a browser that calls itself a phone is narrow, and its window may be wide."""
    page.set_viewport_size(WIDE)
    held = []

    def hold(socket) -> None:
        server = socket.connect_to_server()
        socket.on_message(lambda message: held.append((server, message)) if is_slow else server.send(message))

    page.route_web_socket(re.compile("/_apus/socket"), hold)
    page.goto(fixture.origin + "/note-by-width")
    field(page).press_sequentially("Nobody knows me")
    for server, message in held:
        server.send(message)
    is_slow = False
    expect_note(page, "Wide", "Nobody knows me")
    expect(field(page)).to_be_focused()
    field(page).press_sequentially(" yet")
    expect_note(page, "Wide", "Nobody knows me yet")


def test_text_is_kept_when_the_window_changes_its_width(page, fixture):
    page.goto(fixture.origin + "/note-by-width")
    settle(page)
    field(page).fill("Narrow first")
    expect_note(page, "Narrow", "Narrow first")
    # State of other views is another state, as in SwiftUI.
    page.set_viewport_size(WIDE)
    expect_note(page, "Wide", "")
    field(page).press_sequentially("Wide")
    expect_note(page, "Wide", "Wide")
