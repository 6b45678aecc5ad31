"""A page's second script comes late, or not at all: the page is used all the same, and nothing is lost."""

import pytest
from harness.server import Server, kill_worker
from playwright.sync_api import Page, expect

BROKEN_LINE = r"WebSocket connection|Failed to load resource|ERR_|dynamically imported|Loading module"
SOON = 12_000


class Late:
    """Keeps the second script back until it is let go."""

    def __init__(self, page: Page):
        self._page = page
        self._asked = []
        page.route("**/more-*", lambda route: self._asked.append(route))

    def wait(self) -> None:
        while not self._asked:
            self._page.wait_for_timeout(10)

    def let_go(self) -> None:
        self.wait()
        self._asked.pop(0).continue_()


@pytest.fixture
def server(new_fixture, gate) -> Server:
    gate.allow(BROKEN_LINE)
    return new_fixture()


@pytest.fixture
def late(page) -> Late:
    return Late(page)


def motto(page: Page):
    return page.get_by_placeholder("Motto")


def type_motto(page: Page, server: Server, text: str) -> None:
    # In Firefox a script that is asked for so early belongs to what a page loads.
    page.goto(server.origin + "/recovery/fields", wait_until="domcontentloaded")
    motto(page).click()
    page.keyboard.type(text)
    expect(page.get_by_test_id("motto.echo")).to_have_text(text)


def test_a_page_is_used_without_it(page, server):
    page.route("**/more-*", lambda route: route.abort())
    type_motto(page, server, "typed")
    page.keyboard.press("Home")
    page.keyboard.type("un")
    expect(page.get_by_test_id("motto.echo")).to_have_text("untyped")


def test_what_was_typed_before_it_came_is_undone(page, server, late):
    type_motto(page, server, "one")
    page.keyboard.press("Home")
    page.keyboard.type("two")
    expect(page.get_by_test_id("motto.echo")).to_have_text("twoone")
    late.let_go()
    page.wait_for_function(
        "import(document.getElementById('screen').dataset.more + '#0').then(() => true)")
    for text in ["one", ""]:
        page.keyboard.press("Control+z")
        expect(motto(page)).to_have_value(text)
        expect(page.get_by_test_id("motto.echo")).to_have_text(text)


def test_a_session_that_is_lost_before_it_came_loses_nothing(page, server, late):
    type_motto(page, server, "before")
    kill_worker(server)
    page.keyboard.type(" and after")
    late.let_go()
    expect(page.get_by_test_id("motto.echo")).to_have_text("before and after", timeout=SOON)
    expect(motto(page)).to_have_value("before and after")
    expect(motto(page)).to_be_focused()


def test_one_that_failed_is_asked_for_again(page, server):
    asked = []

    def answer(route):
        asked.append(route)
        route.abort() if len(asked) < 3 else route.continue_()

    page.route("**/more-*", answer)
    type_motto(page, server, "before")
    kill_worker(server)
    page.keyboard.type(" and after")
    expect(page.get_by_test_id("motto.echo")).to_have_text("before and after", timeout=SOON)
    assert len(asked) == 3


def test_where_it_is_gone_for_good_the_page_is_loaded_anew_with_what_was_typed(page, server):
    # As after an update of the program, until the page is of the new one.
    page.route("**/more-*", lambda route: route.fulfill(status=404))
    type_motto(page, server, "before")
    kill_worker(server)
    page.keyboard.type(" and after")
    with page.expect_navigation(timeout=SOON):
        pass
    page.unroute("**/more-*")
    expect(page.get_by_test_id("motto.echo")).to_have_text("before and after", timeout=SOON)


def test_a_button_that_moves_when_a_field_is_left_gets_its_click_before_it_comes(page, server, late):
    page.goto(server.origin + "/layout/touches-leaving", wait_until="domcontentloaded")
    page.get_by_test_id("leaving.name").click()
    expect(page.get_by_text("Please say your name")).to_have_count(0)
    page.get_by_test_id("leaving.send").click(delay=150)
    # That the program moves the focus is for the second script.
    late.let_go()
    expect(page.get_by_test_id("leaving.sent")).to_have_text("1")


def test_a_menu_that_was_opened_before_it_came_stands_in_the_window(page, server, late):
    page.goto(server.origin + "/layout/behind-bar", wait_until="domcontentloaded")
    page.get_by_text("More", exact=True).click()
    expect(page.get_by_role("button", name="Something with a long name")).to_be_visible()
    late.let_go()
    page.wait_for_function("document.querySelector('[open] > .menu-items').getBoundingClientRect().right <= innerWidth")


def test_a_button_of_it_that_was_pressed_before_it_came_acts_once(page, server, late):
    page.add_init_script("""
      Object.defineProperty(Navigator.prototype, 'clipboard', { value: { readText: async () => 'Berlin' } })
    """)
    page.goto(server.origin + "/small-names", wait_until="domcontentloaded")
    expect(page.locator(".live")).to_be_visible()
    page.get_by_role("button", name="Paste").click()
    late.let_go()
    expect(page.get_by_test_id("small.pasted")).to_have_text("Berlin")
