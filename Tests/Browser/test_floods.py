"""Requests without end: who sends them waits, and nobody else does."""

import socket
import threading
import time

from harness.house import serving
from harness.server import rooms, workers
from harness.visitor import Visitor

REQUEST = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"


class Flood:
    """Connections that send requests without waiting for answers, and read what comes."""

    def __init__(self, port: int, connections: int):
        self._port = port
        self._ends = threading.Event()
        self.answers = 0
        self._threads = [threading.Thread(target=self._run, daemon=True) for _ in range(connections)]

    def __enter__(self) -> "Flood":
        for thread in self._threads:
            thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._ends.set()
        for thread in self._threads:
            thread.join()

    def _run(self) -> None:
        with socket.create_connection(("127.0.0.1", self._port)) as line:
            line.setblocking(False)
            while not self._ends.is_set():
                try:
                    line.send(REQUEST * 200)
                except BlockingIOError:
                    pass
                try:
                    self.answers += line.recv(1 << 16).count(b"HTTP/1.1 200")
                except BlockingIOError:
                    self._ends.wait(0.002)
                except OSError:
                    return


def test_pipelined_requests_are_answered_at_their_rate_and_nobody_else_waits(gate):
    with serving(APUS_ISOLATION="visitor", APUS_EVENT_RATE="100000", APUS_EVENT_BURST="100000") as server:
        visitors = [Visitor(server.origin) for _ in range(8)]
        front, own = workers(server)[0], set(rooms(server))
        processes = [visitor.process for visitor in visitors]
        with Flood(server.port, 20) as flood:
            deadline = time.monotonic() + 20
            # The burst of the address is used up.
            while flood.answers < 2000:
                assert time.monotonic() < deadline
                time.sleep(0.01)
            for visitor in visitors:
                for _ in range(10):
                    visitor.tap("harm.count")
            before, start = flood.answers, time.monotonic()
            for visitor in visitors:
                visitor.tap("harm.count")
                assert visitor.shown("harm.value") == "11"
            # 200 a second for the address, whatever the connections ask.
            while time.monotonic() - start < 1:
                time.sleep(0.01)
            rate = (flood.answers - before) / (time.monotonic() - start)
            assert 50 < rate < 400, rate
        assert workers(server) == [front] and own <= set(rooms(server))
        assert [visitor.process for visitor in visitors] == processes
        for visitor in visitors:
            visitor.close()


def test_requests_in_one_packet_are_answered_in_their_order(gate):
    with serving(APUS_ISOLATION="shared") as server:
        with socket.create_connection(("127.0.0.1", server.port), timeout=20) as line:
            line.sendall(b"".join(
                f"{method} {path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: {len(body)}\r\n\r\n{body}".encode()
                for method, path, body in [
                    ("GET", "/healthz", ""), ("POST", "/nowhere", "a=b"), ("GET", "/healthz", "xy"),
                    ("GET", "/_apus/socket", "")]))
            answer = b""
            while part := line.recv(65536):
                answer += part
        status = [int(part[:3]) for part in answer.split(b"HTTP/1.1 ")[1:]]
        assert status == [200, 405, 200, 426]
