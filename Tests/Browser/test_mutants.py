"""The gates can fail: each of these faults turns its gate red."""

import html
from typing import Callable

import pytest
from harness.hostile import TAP, HostileClient
from harness.scripts import ask_for_script
from harness.server import FIXTURE, Server
from playwright.sync_api import Page, Route
from test_escaping import check_first_paint
from test_hostile import assert_refused, executed
from test_typing import check_capitals, check_capitals_in_the_middle, check_plain_typing


def plant(page: Page, pattern: str, change: Callable[[str], str]) -> None:
    """Changes what the server answers under an address; raises if there was nothing to change."""

    def handle(route: Route) -> None:
        answer = route.fetch()
        before = answer.text()
        after = change(before)
        assert after != before, f"there is no place for the fault in {route.request.url}"
        route.fulfill(response=answer, body=after)

    page.route(pattern, handle)


def naive_write_back(script: str) -> str:
    """Writes into a field whatever comes, also when the person has typed on meanwhile."""
    versions = "(group(control)._seq ?? 0) <= ack"
    assert script.count(versions) == 1
    return script.replace(versions, "true")


def jumping_caret(script: str) -> str:
    """Writes a field's text without bringing the caret back to its place."""
    caret = "control.setSelectionRange(...moved(before))"
    assert script.count(caret) == 1
    return script.replace(caret, "")


def lost_edits(script: str) -> str:
    """Sends only the first edit of a field."""
    edit = "tell(EventKind.edit, element._n, value, base)"
    assert script.count(edit) == 1
    return script.replace(edit, f"element._told ? 0 : (element._told = 1, {edit})")


def missing_escape(page: str) -> str:
    """The screen's texts as they are."""
    head, mark, screen = page.partition("<main ")
    return head + mark + html.unescape(screen)


def slow(new_proxy, server) -> str:
    return new_proxy(server.port, one_way_delay_ms=75).origin


def test_naive_write_back_is_caught(page, whole_fixture, new_proxy):
    ask_for_script(page, whole_fixture.origin)
    plant(page, "**/client-*.js", naive_write_back)
    with pytest.raises(AssertionError):
        check_capitals(page, slow(new_proxy, whole_fixture))


def test_jumping_caret_is_caught(page, whole_fixture, new_proxy):
    plant(page, "**/more-*.js", jumping_caret)
    # With a caret at the end the browser keeps it there by itself.
    with pytest.raises(AssertionError):
        check_capitals_in_the_middle(page, slow(new_proxy, whole_fixture))


def test_lost_edits_are_caught(page, whole_fixture, new_proxy):
    ask_for_script(page, whole_fixture.origin)
    plant(page, "**/client-*.js", lost_edits)
    with pytest.raises(AssertionError):
        check_plain_typing(page, slow(new_proxy, whole_fixture))


def test_missing_escape_is_caught(page, gate, fixture):
    # What the policy stops is a fault, too; here it is the proof.
    gate.allow("security policy|Refused|Content Security Policy|Failed to load|uncaught")
    # A page that the test answers has no address of its own, so its socket is refused.
    gate.allow("WebSocket connection")
    plant(page, "**/texts", missing_escape)
    with pytest.raises(AssertionError):
        check_first_paint(page, fixture.origin)
    assert gate.seen("security policy")


def test_missing_check_for_disabled_is_caught():
    """The server itself is built with the fault: see PlantedFault.swift."""
    server = Server([str(FIXTURE)], {"APUS_PLANTED_FAULT": "disabled"}).start()
    try:
        with HostileClient(server.origin, "/offered") as client:
            client.join()
            with pytest.raises(AssertionError):
                assert_refused(client, "disabled", TAP, client.node("offered.disabled"))
            assert executed(client) == ["disabled"]
    finally:
        server.close()
