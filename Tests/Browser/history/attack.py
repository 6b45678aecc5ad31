"""Strangers beside the visitors of a history: they ask for much, wait for nothing and keep what they opened."""

import socket


class Attack:
    """Connections from another address than the visitors'."""

    ADDRESS = "198.51.100.9"
    # More are dropped, the oldest first, so that a history does not use up the test's own descriptors.
    MOST = 200

    def __init__(self, port: int):
        self._port = port
        self._lines: list[socket.socket] = []

    def request(self, path: str, count: int = 1) -> None:
        """Sends requests on one connection without waiting for an answer."""
        line = self._open()
        if line is not None:
            head = f"GET {path} HTTP/1.1\r\nHost: localhost\r\nAccept: text/html\r\n" \
                f"X-Forwarded-For: {self.ADDRESS}\r\n\r\n"
            try:
                line.send(head.encode() * count)
            except OSError:
                # The front is being replaced.
                pass

    def crowd(self, count: int) -> None:
        """Opens connections that say nothing."""
        for _ in range(count):
            self._open()

    def _open(self) -> socket.socket | None:
        try:
            line = socket.create_connection(("127.0.0.1", self._port), timeout=5)
        except OSError:
            return None
        line.setblocking(False)
        self._lines.append(line)
        while len(self._lines) > self.MOST:
            self._lines.pop(0).close()
        return line

    def end(self) -> None:
        for line in self._lines:
            line.close()
        self._lines = []
