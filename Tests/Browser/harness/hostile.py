"""A client that keeps to no rule: it speaks the page's protocol by hand, over its own socket."""

import base64
import json
import os
import socket
import struct
import urllib.request
from html.parser import HTMLParser
from pathlib import Path
from types import TracebackType
from urllib.parse import urlsplit

# The events of the protocol (Sources/PageProtocol/Messages.swift).
TAP, EDIT, SUBMIT, FOCUS, SELECT, TOGGLE, DATE, NUMBER = range(8)
INCREMENT, DECREMENT, DISMISS, BACK, WINDOW, REFRESH = range(8, 14)
HOVER, LONG_PRESS, OPEN = range(16, 19)
ADDRESS, SURROUNDINGS, STORAGE, LOCATION, FILE = range(20, 25)

# Seconds in which a busy machine answers.
PATIENCE = 60

_VOID = {"area", "base", "br", "col", "hr", "img", "input", "link", "meta", "wbr"}


class _Numbering(HTMLParser):
    """Counts a page's elements as its own script does, to know which number a control has."""

    def __init__(self) -> None:
        super().__init__()
        self.token: str | None = None
        self.nodes: dict[str, int] = {}
        # How many tags are open at the screen and at the drawing that is being read.
        self._root: int | None = None
        self._drawing: int | None = None
        self._next = 1
        # The number that each open tag has or, as an inner part, belongs to.
        self._around: list[int] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = dict(attrs)
        node = self._around[-1] if self._around else 0
        if self._root is not None and self._drawing is None:
            if tag == "svg":
                self._drawing = len(self._around) + 1
            elif "data-p" not in values:
                node = self._next
                self._next += 1 + int(values.get("data-s") or 0)
            if name := values.get("data-testid"):
                self.nodes[name] = node
        if tag in _VOID:
            return
        self._around.append(node)
        if values.get("id") == "screen":
            self._root = len(self._around)
            self.token = values["data-token"]
            self._next = int(values["data-first"])

    def handle_endtag(self, tag: str) -> None:
        if tag in _VOID:
            return
        if self._drawing == len(self._around):
            self._drawing = None
        if self._root == len(self._around):
            self._root = None
        self._around.pop()


class Refused(Exception):
    """The server did not open a socket; `status` is its answer."""

    def __init__(self, status: int):
        super().__init__(f"the server answers {status}")
        self.status = status


class Closed(Exception):
    """The server closed the socket; `code` is the reason, 1006 if it gave none."""

    def __init__(self, code: int, reason: str = ""):
        super().__init__(f"closed with {code} {reason}")
        self.code = code


class HostileClient:
    """Loads a page as a browser does, joins its session, and then sends what it likes.

        with HostileClient(server.origin, "/offered") as client:
            client.join()
            client.event(TAP, client.node("offered.disabled"))
            client.settle()
    """

    def __init__(self, origin: str, path: str, cookie: str | None = None):
        self.origin = origin
        self.path = path
        self.cookie = {"Cookie": cookie} if cookie else {}
        self.html = self.page(path)
        page = _Numbering()
        page.feed(self.html)
        assert page.token, "the page has no token"
        self.token = page.token
        self.nodes = page.nodes
        self.sent = 0
        self.received = 0
        self.acknowledged = 0
        # How often the server has asked this page to say again what it shows.
        self.rejoined = 0
        self.changes: list[list] = []
        self._socket: socket.socket | None = None
        self._rest = b""

    def page(self, path: str) -> str:
        """Another page of this visitor, as HTML. Cookies are kept as a browser keeps them."""
        request = urllib.request.Request(
            self.origin + path,
            headers={"Accept": "text/html", "Accept-Language": "en-US", **self.cookie})
        with urllib.request.urlopen(request, timeout=PATIENCE) as response:
            kept = self.cookie["Cookie"].split("; ") if self.cookie else []
            for cookie in response.headers.get_all("Set-Cookie", []):
                pair = cookie.split(";")[0]
                name = pair.split("=")[0] + "="
                kept = [one for one in kept if not one.startswith(name)] + [pair]
            if kept:
                self.cookie = {"Cookie": "; ".join(kept)}
            return response.read().decode()

    def node(self, test_id: str) -> int:
        """The number of the control with this identifier, as of the first paint."""
        return self.nodes[test_id]

    # Connection

    def connect(self, origin: str | None = "own", path: str = "/_apus/socket") -> None:
        """Opens the socket, with an `Origin` (None for none). Raises `Refused`."""
        address = urlsplit(self.origin)
        self._socket = self.open_line()
        lines = [
            f"GET {path} HTTP/1.1", f"Host: {address.netloc}", "Upgrade: websocket",
            "Connection: Upgrade", "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: " + base64.b64encode(os.urandom(16)).decode(),
        ]
        if origin is not None:
            lines.append(f"Origin: {self.origin if origin == 'own' else origin}")
        lines += [f"{name}: {value}" for name, value in self.cookie.items()]
        self._socket.sendall("\r\n".join([*lines, "", ""]).encode())
        head = b""
        while b"\r\n\r\n" not in head:
            data = self._socket.recv(4096)
            if not data:
                break
            head += data
        head, _, self._rest = head.partition(b"\r\n\r\n")
        status = int(head.split(b" ", 2)[1])
        if status != 101:
            self.close()
            raise Refused(status)

    def open_line(self) -> socket.socket:
        address = urlsplit(self.origin)
        return socket.create_connection((address.hostname, address.port), timeout=PATIENCE)

    def join(self, token: str | None = None, is_fresh: bool = True) -> list:
        """Connects if need be, joins, and returns the server's greeting."""
        if self._socket is None:
            self.connect()
        self.send(self.greeting(token or self.token, is_fresh))
        return self.receive()

    def greeting(self, token: str, is_fresh: bool = True) -> list:
        """The message that joins a session."""
        surroundings = ["en-US", "Europe/Berlin", 0, 0, 390]
        return [
            "j", token, self.received, surroundings, self.path, 1 if is_fresh else 0, [], []]

    def close(self) -> None:
        if self._socket is not None:
            self._socket.close()
            self._socket = None

    def __enter__(self) -> "HostileClient":
        return self

    def __exit__(
        self, kind: type | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    # Messages

    def event(self, kind: int, node: int, *values: object) -> None:
        """Sends an event with the number that is due."""
        self.sent += 1
        self.send([self.sent, self.received, kind, node, *values])

    def send(self, message: list | str | bytes, opcode: int = 1) -> None:
        """Sends one masked frame: a list as JSON, anything else as it is."""
        if isinstance(message, list):
            message = json.dumps(message, separators=(",", ":"))
        data = message.encode() if isinstance(message, str) else message
        length = len(data)
        if length < 126:
            head = struct.pack("!BB", 0x80 | opcode, 0x80 | length)
        elif length < 1 << 16:
            head = struct.pack("!BBH", 0x80 | opcode, 0x80 | 126, length)
        else:
            head = struct.pack("!BBQ", 0x80 | opcode, 0x80 | 127, length)
        mask = os.urandom(4)
        pattern = mask * (length // 4 + 1)
        masked = int.from_bytes(data, "big") ^ int.from_bytes(pattern[:length], "big")
        assert self._socket is not None
        try:
            self._socket.sendall(head + mask + masked.to_bytes(length, "big"))
        except OSError as error:
            raise Closed(1006, str(error)) from error

    def send_bytes(self, data: bytes) -> None:
        """Sends bytes that need not be a frame."""
        assert self._socket is not None
        self._socket.sendall(data)

    @property
    def unread(self) -> int:
        """How many bytes the server has not read, as the system says."""
        assert self._socket is not None
        ends = [f"{self._socket.getpeername()[1]:04X}", f"{self._socket.getsockname()[1]:04X}"]
        for line in Path("/proc/net/tcp").read_text().splitlines()[1:]:
            fields = line.split()
            if [end.split(":")[1] for end in fields[1:3]] == ends:
                return int(fields[4].split(":")[1], 16)
        raise Closed(1006, "the connection is gone")

    def receive(self) -> list:
        """The next message, noted in `changes`, `received` and `acknowledged`. Raises `Closed`."""
        while True:
            opcode, data = self._frame()
            if opcode == 8:
                code = struct.unpack("!H", data[:2])[0] if len(data) >= 2 else 1005
                raise Closed(code, data[2:].decode(errors="replace"))
            if opcode == 9:
                self.send(data, opcode=10)
            elif opcode == 1:
                return self._note(json.loads(data))

    def settle(self) -> list[list]:
        """Waits until all that was sent is answered; returns the changes so far."""
        while self.acknowledged < self.sent:
            self.receive()
        return self.changes

    def expect_closed(self) -> int:
        """Reads until the server closes; returns its code."""
        try:
            while True:
                self.receive()
        except Closed as closed:
            return closed.code

    def _note(self, message: list) -> list:
        if message == ["j"]:
            # Its room is gone, and another one asks what the page shows.
            self.rejoined += 1
            self.send(self.greeting(self.token, is_fresh=False))
        elif message and message[0] == "a":
            self.token = message[1]
        elif message and message[0] == "n":
            self.token = message[1]
            self.sent = self.received = self.acknowledged = 0
        elif len(message) == 1:
            self.acknowledged = message[0]
        else:
            self.received, self.acknowledged = message[0], message[1]
            self.changes += message[2:]
        return message

    def _frame(self) -> tuple[int, bytes]:
        head = self._bytes(2)
        length = head[1] & 0x7F
        if length == 126:
            length = struct.unpack("!H", self._bytes(2))[0]
        elif length == 127:
            length = struct.unpack("!Q", self._bytes(8))[0]
        return head[0] & 0x0F, self._bytes(length)

    def _bytes(self, count: int) -> bytes:
        assert self._socket is not None
        while len(self._rest) < count:
            try:
                data = self._socket.recv(65536)
            except TimeoutError:
                raise
            except OSError as error:
                raise Closed(1006, str(error)) from error
            if not data:
                raise Closed(1006)
            self._rest += data
        taken, self._rest = self._rest[:count], self._rest[count:]
        return taken
