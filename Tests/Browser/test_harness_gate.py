"""The gate sees what a page must not do; every kind of fault turns it red."""

import pytest
from harness.browser import LOOKS, Look, open_context
from harness.gate import Gate
from harness.small_server import STRICT_POLICY, SmallServer

PAGE = '<!DOCTYPE html><html lang="en"><title>Page</title><p data-testid="text">Text</p>'


@pytest.fixture
def watch(browser):
    """Opens a page in a gate of its own, so that its faults do not fail this test."""
    contexts = []

    def open_page(server: SmallServer, body: str = "/") -> Gate:
        context = open_context(browser, Look())
        contexts.append(context)
        gate = Gate()
        gate.watch(context)
        page = context.new_page()
        page.goto(server.origin + body)
        page.wait_for_load_state("networkidle")
        return gate

    yield open_page
    for context in contexts:
        context.close()


def strict(pages: dict[str, str]) -> SmallServer:
    return SmallServer(pages, {"Content-Security-Policy": STRICT_POLICY})


def test_quiet_page_passes(watch):
    with strict({"/": PAGE + '<script src="/a.js"></script>', "/a.js": "console.log('fine')"}) as server:
        gate = watch(server)
        assert gate.faults == []
        gate.check()


@pytest.mark.parametrize(
    ("markup", "script", "expected"),
    [
        ("<script>1</script>", "", "security policy: script-src-elem"),
        ('<p style="color: red">', "", "security policy: style-src-attr"),
        ('<button onclick="1">x</button>', "", "security policy: script-src-attr"),
        ("", "document.body.innerHTML = '<b>x</b>'", "security policy: require-trusted-types-for"),
        ("", "eval('1')", "security policy: "),
        ("", "throw new Error('broken')", "uncaught: "),
        ("", "Promise.reject(new Error('late'))", "uncaught: "),
        ("", "console.error('said so')", "console: said so"),
        ('<img alt="" src="/missing.png">', "", "console: Failed to load resource"),
    ],
)
def test_fault_is_seen(watch, markup, script, expected):
    page = PAGE + markup + '<script src="/a.js"></script>'
    with strict({"/": page, "/a.js": script}) as server:
        gate = watch(server)
        assert any(fault.startswith(expected) for fault in gate.faults), gate.faults
        with pytest.raises(AssertionError, match="no page may do"):
            gate.check()


def test_foreign_request_is_seen_without_a_policy(watch):
    with SmallServer({}) as other:
        foreign = f"http://localhost:{other.port}/x.png"
        with SmallServer({"/": PAGE + f'<img alt="" src="{foreign}">'}) as server:
            assert f"foreign request: {foreign}" in watch(server).faults


def test_only_what_is_allowed_is_forgiven(watch):
    page = PAGE + '<script src="/a.js"></script>'
    script = "console.error('expected'); console.error('not expected')"
    with strict({"/": page, "/a.js": script}) as server:
        gate = watch(server)
        gate.allow("^console: expected")
        assert [fault.split(" (")[0] for fault in gate.faults] == ["console: not expected"]


@pytest.mark.parametrize("look", LOOKS, ids=str)
def test_page_has_the_look(page, look):
    with strict({"/": PAGE}) as server:
        page.goto(server.origin)
        assert page.get_by_test_id("text").inner_text() == "Text"
        dark = page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches")
        assert dark == (look.scheme == "dark")
        assert page.evaluate("innerWidth") == {"phone": 390, "desktop": 1280}[look.size]


def test_second_tab_is_watched_too(browser):
    page = PAGE + '<script src="/a.js"></script>'
    with strict({"/": PAGE, "/bad": page, "/a.js": "console.error('second')"}) as server:
        context = open_context(browser, Look())
        gate = Gate()
        gate.watch(context)
        context.new_page().goto(server.origin)
        context.new_page().goto(server.origin + "/bad")
        assert any("second" in fault for fault in gate.faults)
        context.close()


def test_a_socket_that_breaks_is_seen(watch):
    page = PAGE + '<script src="/a.js"></script>'
    script = "new WebSocket(`ws://${location.host}/none`)"
    with SmallServer({"/": page, "/a.js": script}) as server:
        assert any(fault.startswith("console: WebSocket connection") for fault in watch(server).faults)
