"""What an event costs at the pace of people, who leave pauses in which a server goes to sleep."""

from harness.server import rooms, workers

from crowd import Crowd
from page import EDIT, Page
from process import cpu_microseconds
from results import Results
from socket_client import WebSocket

PEOPLE = 100
SECONDS = 12
NUMBER = "985112345678903"


class _Line:
    """A socket of the floor, which answers each message."""

    def __init__(self, port: int):
        self._socket = WebSocket(port, "/socket")
        self.sent = self.answered = 0

    def send(self) -> int:
        self.sent += 1
        self._socket.send(f"{self.sent % 90000 + 10000}")
        return self.sent

    def take(self) -> None:
        while True:
            if self._socket.receive_one() is not None:
                self.answered += 1
            if not self._socket.has_message:
                return

    def fileno(self) -> int:
        return self._socket.fileno()

    @property
    def socket(self):
        return self

    def close(self) -> None:
        self._socket.close()


def measure_floor(port: int, pid: int, results: Results) -> None:
    lines = [_Line(port) for _ in range(PEOPLE)]
    results.add("floor.pace", _cpu(lambda: [pid], lines, lambda line: line.send()), "µs")
    for line in lines:
        line.close()


def measure(make, results: Results) -> None:
    """`make(**environment)` gives a server that is not started."""
    for name, environment in [("shared", {}), ("rooms", {"APUS_ISOLATION": "visitor"})]:
        server = make(**environment)
        try:
            server.start()
            pages = [Page(server.port, "/r2") for _ in range(PEOPLE)]
            results.add(
                f"{name}.pace",
                _cpu(lambda: workers(server) + rooms(server) or [server.process.pid], pages, _edit), "µs")
            for page in pages:
                page.close()
        finally:
            server.close()


def _edit(page: Page) -> int:
    return page.send(EDIT, "r2.field", NUMBER[:page.sent % 14 + 1])


def _cpu(pids, people: list, act) -> float:
    crowd = Crowd(people, "", act=act)
    crowd.run(2)
    used = set(pids())
    before = sum(map(cpu_microseconds, used))
    count = len(crowd.run(SECONDS))
    return (sum(map(cpu_microseconds, used)) - before) / count
