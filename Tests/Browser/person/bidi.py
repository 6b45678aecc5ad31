"""A small client of WebDriver BiDi, the protocol by which Firefox is driven from outside."""

import json
from typing import Any

from websockets.sync.client import connect


class BiDiError(Exception):
    """What the browser answered instead of a result."""


class BiDi:
    """One session. `send` waits for the answer; what the browser says by itself is kept."""

    def __init__(self, address: str, timeout: float = 30):
        self.timeout = timeout
        self.events: list[dict[str, Any]] = []
        # Without a limit: a page's text may be long. Without an origin: Firefox refuses pages.
        self._socket = connect(
            address, max_size=None, open_timeout=timeout, proxy=None, compression=None,
            ping_interval=None)
        self._last = 0
        self.send("session.new", capabilities={})

    def send(self, method: str, **parameters: Any) -> dict[str, Any]:
        self._last += 1
        self._socket.send(json.dumps(
            {"id": self._last, "method": method, "params": parameters}))
        while True:
            message = json.loads(self._socket.recv(self.timeout))
            if message.get("type") == "event":
                self.events.append(message)
            elif message.get("id") == self._last:
                if message["type"] == "error":
                    raise BiDiError(f"{method}: {message['error']}: {message.get('message')}")
                return message["result"]

    def close(self) -> None:
        self._socket.close()
