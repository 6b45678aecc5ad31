"""What a person typed and clicked goes along to the session that follows one that is gone, or has expired."""

import re

from harness.metrics import refusals
from harness.server import kill_worker
from playwright.sync_api import Page, expect
from screens.words import SIXTY
from test_connection import BROKEN_LINE, HALF, SOON, expect_typed


class HeldScreen:
    """Holds back what a new session says after its greeting, as a slow line would."""

    def __init__(self, page: Page) -> None:
        self.waiting = []
        self.is_greeted = self.is_released = False
        page.route_web_socket(re.compile("/_apus/socket"), self.route)

    def route(self, socket) -> None:
        server = socket.connect_to_server()

        def pass_on(message):
            if self.is_greeted and not self.is_released:
                return self.waiting.append(lambda: socket.send(message))
            self.is_greeted = self.is_greeted or message.startswith('["n"')
            socket.send(message)

        server.on_message(pass_on)

    def wait(self, page: Page) -> None:
        while not self.waiting:
            page.wait_for_timeout(10)

    def release(self) -> None:
        self.is_released = True
        for send in self.waiting:
            send()


def test_letters_between_greeting_and_screen_of_a_new_session(page, new_fixture, gate):
    gate.allow(BROKEN_LINE)
    server = new_fixture()
    held = HeldScreen(page)
    page.goto(server.origin + "/fields")
    field = page.get_by_test_id("plain.input")
    field.press_sequentially(SIXTY[:HALF])
    kill_worker(server)
    held.wait(page)
    field.press_sequentially(SIXTY[HALF:])
    held.release()
    expect_typed(page, "plain", SIXTY)


def test_click_between_greeting_and_screen_of_a_new_session(page, new_fixture, gate):
    """It was meant for a control of the old screen, whose numbers mean nothing to the new one."""
    gate.allow(BROKEN_LINE)
    server = new_fixture()
    held = HeldScreen(page)
    page.goto(server.origin + "/counter")
    button, text = page.get_by_test_id("counter.button"), page.get_by_test_id("counter.text")
    expect(text).to_have_text("0")
    kill_worker(server)
    held.wait(page)
    button.click()
    held.release()
    expect(text).to_have_text("1", timeout=SOON)
    button.click()
    expect(text).to_have_text("2")
    assert not any(refusals(server.origin).values())


def test_click_that_an_expired_page_may_have_lost_is_spoken_of(page, fixture):
    sockets, sent = [], []

    def route_socket(socket):
        sockets.append(socket)
        if len(sockets) > 1:
            socket.connect_to_server()
        else:
            socket.on_message(lambda message: sent.append(message))

    def wait_for_messages(count):
        while len(sent) < count:
            page.wait_for_timeout(10)

    page.route_web_socket(re.compile("/_apus/socket"), route_socket)
    page.goto(fixture.origin + "/counter")
    wait_for_messages(1)
    page.get_by_test_id("counter.button").click()
    wait_for_messages(2)
    sockets[0].close(code=4001)
    expect(page.get_by_text("Please check whether your last action was completed.")).to_be_visible()


def test_letters_typed_until_an_expired_page_is_loaded_anew(page, fixture):
    sockets, documents = [], []

    def route_socket(socket):
        sockets.append(socket)
        if len(sockets) > 1:
            socket.connect_to_server()

    page.route_web_socket(re.compile("/_apus/socket"), route_socket)
    page.goto(fixture.origin + "/fields")
    page.route("**/fields", lambda route: documents.append(route))
    field = page.get_by_test_id("plain.input")
    field.press_sequentially(SIXTY[:HALF])
    sockets[0].close(code=4001)
    while not documents:
        page.wait_for_timeout(10)
    # The old document is there until the new one arrives.
    page.keyboard.type(SIXTY[HALF:])
    documents[0].continue_()
    expect_typed(page, "plain", SIXTY)


def test_password_is_not_written_down_when_an_expired_page_is_loaded_anew(page, fixture):
    sockets = []

    def route_socket(socket):
        sockets.append(socket)
        if len(sockets) > 1:
            socket.connect_to_server()

    page.route_web_socket(re.compile("/_apus/socket"), route_socket)
    page.goto(fixture.origin + "/keyboard")
    page.add_init_script("window.found = JSON.stringify({ ...sessionStorage })")
    page.get_by_test_id("keyboard.email").press_sequentially("ada@a.example")
    page.get_by_test_id("keyboard.password").press_sequentially("care-demo")
    sockets[0].close(code=4001)
    page.wait_for_function("() => window.found")
    found = page.evaluate("window.found")
    assert "ada@a.example" in found
    assert "care-demo" not in found
    expect(page.get_by_test_id("keyboard.echo")).to_have_text("ada@a.example|")
