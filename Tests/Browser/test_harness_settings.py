"""What a visitor has set reaches a page, in whichever browser plays."""

import pytest
from harness import capabilities
from harness.browser import Look
from harness.small_server import SmallServer

MATCHES = "query => matchMedia(query).matches"


@pytest.fixture(scope="module")
def small():
    with SmallServer({"/": "<!doctype html><title>Small</title><p>Words</p>"}) as server:
        yield server


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_colours_are_those_of_the_look_in_every_tab(new_page, small, scheme):
    page = new_page(look=Look(scheme))
    for tab in (page, page.context.new_page()):
        tab.goto(small.origin)
        assert tab.evaluate(MATCHES, f"(prefers-color-scheme: {scheme})")
        tab.reload()
        assert tab.evaluate(MATCHES, f"(prefers-color-scheme: {scheme})")


@pytest.mark.parametrize("option, query", [
    ({"reduced_motion": "reduce"}, "(prefers-reduced-motion: reduce)"),
    ({"forced_colors": "active"}, "(forced-colors: active)")])
def test_settings_are_those_of_one_visitor(new_page, small, option, query):
    one, other = new_page(**option), new_page()
    for page in (one, other):
        page.goto(small.origin)
    assert [page.evaluate(MATCHES, query) for page in (one, other)] == [True, False]


@pytest.mark.parametrize("option, query", [
    ({"reduced_motion": "reduce"}, "(prefers-reduced-motion: reduce)"),
    ({"forced_colors": "active"}, "(forced-colors: active)")])
def test_settings_reach_a_page_that_wants_no_opener(new_page, option, query):
    with SmallServer({"/": "<title>Small</title>"}, {"Cross-Origin-Opener-Policy": "same-origin"}) as server:
        page = new_page(**option)
        page.goto(server.origin)
        assert page.evaluate(MATCHES, query)


def test_paper_comes_and_goes(page, small):
    page.goto(small.origin)
    page.emulate_media(media="print")
    assert page.evaluate(MATCHES, "print")
    page.emulate_media(media="screen")
    assert not page.evaluate(MATCHES, "print")


def test_language_and_clock_are_the_visitors(new_page, small):
    page = new_page(locale="ar-EG", timezone_id="Asia/Tokyo")
    page.goto(small.origin)
    assert page.evaluate("[navigator.language, Intl.DateTimeFormat().resolvedOptions().timeZone]") == [
        "ar-EG", "Asia/Tokyo"]


class Item:
    """What pytest has for a test, as far as it matters here."""

    def __init__(self, *needs: str):
        self.nodeid, self.needs, self.added = "test_it", needs, []

    def iter_markers(self, name):
        return [getattr(pytest.mark, name)(need).mark for need in self.needs]

    def add_marker(self, marker):
        self.added.append(marker.mark)


def test_what_a_browser_cannot_do_is_left_out_with_its_reason():
    plain, shifts = Item(), Item("shifts")
    capabilities.leave_out([plain, shifts], "firefox")
    assert plain.added == []
    assert [(mark.name, bool(mark.kwargs["reason"])) for mark in shifts.added] == [("skip", True)]
    shifts.added.clear()
    capabilities.leave_out([shifts], "chromium")
    assert shifts.added == []


def test_a_capability_that_nobody_lacks_is_a_mistake():
    with pytest.raises(AssertionError, match="wings"):
        capabilities.leave_out([Item("wings")], "chromium")


def test_sockets_are_heard(page, small):
    heard = []
    page.on("websocket", lambda socket: [
        heard.append("new"), socket.on("framesent", lambda frame: heard.append(f"to {frame}")),
        socket.on("framereceived", lambda frame: heard.append(f"from {frame}"))])
    page.goto(small.origin)
    page.evaluate("""async () => {
      const socket = new WebSocket(location.origin.replace('http', 'ws') + '/echo')
      await new Promise(opened => { socket.onopen = opened })
      await new Promise(answered => { socket.onmessage = answered; socket.send('word') })
      socket.close()
    }""")
    while len(heard) < 3:
        page.wait_for_timeout(5)
    assert heard == ["new", "to word", "from word"]
