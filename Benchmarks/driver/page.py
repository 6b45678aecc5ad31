"""A page of Apus as its client script sees it. All that the driver knows of the protocol is here.

The messages are described in Sources/PageProtocol/Messages.swift.
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
    """A session: the page was loaded, and its socket has joined. Each one is another browser's."""

    def __init__(self, port: int, path: str):
        self.path = path
        self.response = load(port, path)
        document = read(self.response)
        self.nodes = document.nodes
        # In a room, the cookie says whose it is.
        cookie = self.response.headers.get("set-cookie", "").split(";")[0]
        self.socket = WebSocket(port, "/_apus/socket", cookie or None)
        self._token = document.token
        self._start()
        self._join(is_fresh=True)
        if self._message()[0] == "n":
            # The page was drawn by the lobby, whose sessions nobody adopts.
            while self._received == 0:
                self._message()

    def _start(self) -> None:
        self.sent = 0
        self.answered = 0
        self._received = 0

    def _join(self, is_fresh: bool) -> None:
        self.socket.send(_compact([
            "j", self._token, self._received, ["en-US", "Europe/Berlin", 0, 0, 390], self.path,
            int(is_fresh), [], []]))

    def _message(self) -> list:
        """The next message, its numbers noted."""
        return self._note(self.socket.receive())

    def _note(self, text: str) -> list:
        message = json.loads(text)
        if message[0] == "j":
            # Its room died; another one wants to know what is shown.
            self._join(is_fresh=False)
        elif message[0] in ("a", "n"):
            self._token = message[1]
            if message[0] == "n":
                self._start()
        elif len(message) == 1:
            self.answered = message[0]
        else:
            self._received, self.answered = message[0], message[1]
        return message

    def tap(self, identifier: str) -> list:
        return self._event(TAP, self.nodes[identifier])

    def edit(self, identifier: str, text: str) -> list:
        return self._event(EDIT, self.nodes[identifier], text)

    def send(self, kind: int, identifier: str, *values) -> int:
        """Sends an event and waits for nothing; returns its number."""
        self.sent += 1
        self.socket.send(
            _compact([self.sent, self._received, kind, self.nodes[identifier], *values]))
        return self.sent

    def take(self) -> None:
        """Takes a message, and those that arrived with it."""
        while True:
            # Nothing may follow a ping.
            if (text := self.socket.receive_one()) is not None:
                self._note(text)
            if not self.socket.has_message:
                return

    def return_after_crash(self) -> None:
        """Waits until the visitor's next room shows the screen again."""
        while self._message()[0] != "n":
            pass
        while self._received == 0:
            self._message()

    def _event(self, kind: int, node: int, *values) -> list:
        """Sends an event and waits for the answer to it; returns the operations."""
        self.sent += 1
        self.socket.send(_compact([self.sent, self._received, kind, node, *values]))
        operations = []
        while self.answered < self.sent:
            message = self._message()
            if len(message) > 1:
                operations += message[2:]
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
