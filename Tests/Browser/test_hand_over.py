"""A server is replaced while it is in use: nobody is refused, and nothing is lost."""

import http.client
import socket
import subprocess
import threading
import time

import pytest
from harness.hostile import HostileClient
from harness.server import FIXTURE, Server
from playwright.sync_api import expect

SOON = 15_000


class Visitors:
    """Asks for a page again and again, each time over a new connection, from a thread of its own."""

    def __init__(self, server: Server, path: str, pause: float = 0.033):
        self.port, self.path, self.pause = server.port, path, pause
        self.answers: list[object] = []
        self._ends = threading.Event()
        self._thread = threading.Thread(target=self._run)

    def _run(self) -> None:
        while not self._ends.wait(self.pause):
            connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=20)
            try:
                connection.request("GET", self.path, headers={"Accept": "text/html"})
                answer = connection.getresponse()
                answer.read()
                self.answers.append(answer.status)
            except OSError as error:
                self.answers.append(repr(error))
            finally:
                connection.close()

    def __enter__(self) -> "Visitors":
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._ends.set()
        self._thread.join()


def half_a_post(server: Server) -> socket.socket:
    """A form that is being sent: its second byte is still to come."""
    line = socket.create_connection(("127.0.0.1", server.port), timeout=20)
    line.sendall(
        f"POST /api/nowhere HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nContent-Length: 2\r\n\r\na".encode())
    return line


def finish(line: socket.socket, *statuses: str) -> None:
    """Sends the second byte, and looks for one of the statuses in the answer."""
    with line:
        line.sendall(b"b")
        assert line.recv(65536).decode().split(" ", 2)[1] in statuses


@pytest.fixture(params=["shared", "visitor"])
def house(request, gate):
    # The browser says so when its socket is closed for the next server.
    gate.allow(r"WebSocket connection|Failed to load resource")
    server = Server(
        [str(FIXTURE)], {"APUS_ISOLATION": request.param, "APUS_CONNECTIONS_PER_ADDRESS": "1000"})
    try:
        yield server.start()
        gate.end()
    finally:
        server.close()


def test_another_server_takes_over_and_nobody_is_refused(new_page, house):
    page = new_page()
    page.goto(house.origin + "/room")
    expect(page.locator(".live")).to_be_visible()
    page.get_by_test_id("name").fill("Ann")
    page.get_by_test_id("count").click()
    expect(page.get_by_test_id("count")).to_have_text("Count 1")
    page.evaluate("window.mark = 1")
    # They never read, so they never answer that the line is to be closed.
    silent = [HostileClient(house.origin, "/counter") for _ in range(20)]
    for one in silent:
        one.join()
    halves = [half_a_post(house) for _ in range(10)]
    next_house = house.twin()
    try:
        with Visitors(house, "/healthz") as visitors, Visitors(house, "/counter", 0.3) as readers:
            time.sleep(1)
            next_house.start()
            # The first one ends by itself, when it has let everybody go.
            assert house.process.wait(30) == 0
            time.sleep(1)
        assert len(visitors.answers) > 60 and len(readers.answers) > 6
        assert set(visitors.answers) == {200}, visitors.answers
        assert set(readers.answers) == {200}, readers.answers
        expect(page.get_by_test_id("count")).to_have_text("Count 1", timeout=SOON)
        page.get_by_test_id("count").click()
        expect(page.get_by_test_id("count")).to_have_text("Count 2", timeout=SOON)
        expect(page.get_by_test_id("name")).to_have_value("Ann")
        assert page.evaluate("window.mark") == 1, "the page was loaded again"
    finally:
        for one in silent:
            one.close()
        for line in halves:
            line.close()
        next_house.stop()


def test_what_is_under_way_when_the_server_ends_is_answered(house):
    soon, later = half_a_post(house), half_a_post(house)
    kept = http.client.HTTPConnection("127.0.0.1", house.port, timeout=10)
    kept.request("GET", "/counter", headers={"Accept": "text/html"})
    assert kept.getresponse().read()
    house.process.terminate()
    time.sleep(0.3)
    # Who comes meanwhile is answered, too, and told that the line ends.
    late = http.client.HTTPConnection("127.0.0.1", house.port, timeout=10)
    late.request("GET", "/healthz")
    answer = late.getresponse()
    assert (answer.status, answer.getheader("Connection")) == (200, "close")
    late.close()
    finish(soon, "405")
    # Each of them is a stranger, who needs a room where visitors have rooms of their own.
    with Visitors(house, "/counter") as visitors:
        deadline = time.monotonic() + 15
        while len(visitors.answers) < 6 and time.monotonic() < deadline:
            time.sleep(0.01)
    assert len(visitors.answers) >= 6 and set(visitors.answers) == {200}, visitors.answers
    # The visitors of a slow machine take as long as a request may.
    finish(later, "405", "408")
    kept.close()
    assert house.process.wait(15) == 0


def test_a_server_that_cannot_serve_takes_nothing_over(house):
    """The one that runs goes on where the next one fails to start."""
    broken = subprocess.run(
        house.command, timeout=30, capture_output=True, text=True,
        env={**house.environment, "PORT": str(house.port), "DATA": str(house.data), "APUS_KEY": "short"})
    assert broken.returncode != 0, broken.stderr
    connection = http.client.HTTPConnection("127.0.0.1", house.port, timeout=10)
    connection.request("GET", "/healthz")
    assert connection.getresponse().status == 200
    connection.close()
    assert house.process.poll() is None


def test_who_comes_while_a_service_manager_restarts_it_waits(gate):
    """The socket is the manager's (`LISTEN_FDS`), so it is there while no server is."""
    listening = socket.create_server(("127.0.0.1", 0), backlog=128)
    number = listening.fileno()
    server = Server(["bash", "-c", f'exec 3<&{number}; LISTEN_PID=$$ LISTEN_FDS=1 exec "{FIXTURE}"'])
    server.port = listening.getsockname()[1]
    server.passed = (number,)
    try:
        server.start()
        with Visitors(server, "/healthz") as visitors:
            time.sleep(0.5)
            server.stop()
            time.sleep(0.5)
            server.start()
            time.sleep(0.5)
        assert len(visitors.answers) > 10
        assert set(visitors.answers) == {200}, visitors.answers
        gate.end()
    finally:
        server.close()
        listening.close()
