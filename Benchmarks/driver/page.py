"""A page of Apus as its client script sees it. All that the driver knows of the protocol is here.

The messages are described in Sources/WebHost/Protocol/Messages.swift.
"""

import json
from html.parser import HTMLParser

from socket_client import Response, WebSocket, get

VOID = {"area", "base", "br", "hr", "img", "input", "link", "meta", "path"}
TAP, EDIT = 0, 1


class _Document(HTMLParser):
    """Finds the token, the script and the numbers of the elements that have an identifier."""

    def __init__(self):
        super().__init__()
        self.token: str | None = None
        self.script: str | None = None
        self.sheet: str | None = None
        self.nodes: dict[str, int] = {}
        self._next = 0
        self._depth = 0
        self._drawing = 0

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        fields = dict(attributes)
        if tag == "script" and "src" in fields:
            self.script = fields["src"]
        if tag == "link" and fields.get("rel") == "stylesheet":
            self.sheet = fields["href"]
        if self._depth == 0:
            if fields.get("id") == "screen":
                self.token = fields["data-token"]
                self._next = int(fields["data-first"])
                self._depth = 1
            return
        if tag not in VOID:
            self._depth += 1
        if self._drawing:
            self._drawing += tag not in VOID
            return
        if tag == "svg":
            self._drawing = 1
        elif "data-p" not in fields:
            self._number = self._next
            self._next += 1 + int(fields.get("data-s") or 0)
        # An inner part's identifier is that of its element, which is the last one numbered.
        if identifier := fields.get("data-testid"):
            self.nodes[identifier] = self._number

    def handle_endtag(self, tag: str) -> None:
        if self._depth == 0 or tag in VOID:
            return
        self._depth -= 1
        if self._drawing:
            self._drawing -= 1


class Page:
    """A session: the page was loaded, and its socket has joined."""

    def __init__(self, port: int, path: str):
        self.response = load(port, path)
        document = read(self.response)
        self.nodes = document.nodes
        self.socket = WebSocket(port, "/_apus/socket")
        self._sent = 0
        self._received = 0
        self.socket.send(_compact([
            "j", document.token, 0, ["en-US", "Europe/Berlin", 0, 0, 390], path, 1, [], []]))
        greeting = json.loads(self.socket.receive())
        if greeting[0] != "a":
            raise ConnectionError(f"{path}: the page's session is gone: {greeting}")

    def tap(self, identifier: str) -> list:
        return self._event(TAP, self.nodes[identifier])

    def edit(self, identifier: str, text: str) -> list:
        return self._event(EDIT, self.nodes[identifier], text)

    def _event(self, kind: int, node: int, *values) -> list:
        """Sends an event and waits for the answer to it; returns the operations."""
        self._sent += 1
        self.socket.send(_compact([self._sent, self._received, kind, node, *values]))
        operations = []
        while True:
            message = json.loads(self.socket.receive())
            if len(message) == 1:
                answered = message[0]
            else:
                self._received, answered = message[0], message[1]
                operations += message[2:]
            if answered >= self._sent:
                return operations

    def close(self) -> None:
        self.socket.close()


def load(port: int, path: str, encoding: str = "identity") -> Response:
    response = get(port, path, Accept="text/html", Accept_Encoding=encoding)
    if response.status != 200:
        raise ConnectionError(f"{path} answers {response.status}")
    return response


def read(response: Response) -> _Document:
    document = _Document()
    document.feed(response.body.decode())
    if document.token is None:
        raise ValueError("a page without a screen")
    return document


def _compact(message: list) -> str:
    return json.dumps(message, separators=(",", ":"), ensure_ascii=False)
