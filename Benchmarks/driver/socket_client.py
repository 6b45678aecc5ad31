"""A WebSocket and HTTP client that counts what goes over the wire."""

import base64
import os
import socket
import struct
import time


class Response:
    def __init__(
        self, status: int, headers: dict[str, str], body: bytes, size: int, first_byte: float = 0
    ):
        self.status = status
        self.headers = headers
        self.body = body
        # Bytes on the wire: status line, headers and body.
        self.size = size
        # Seconds from the request to the first byte of the answer.
        self.first_byte = first_byte


def get(port: int, path: str, **headers: str) -> Response:
    """Asks for a page over a connection of its own."""
    fields = {"Host": f"127.0.0.1:{port}", "Connection": "close", **headers}
    head = "".join(f"{name.replace('_', '-')}: {value}\r\n" for name, value in fields.items())
    with socket.create_connection(("127.0.0.1", port), timeout=30) as connection:
        start = time.perf_counter()
        connection.sendall(f"GET {path} HTTP/1.1\r\n{head}\r\n".encode())
        received = bytearray(connection.recv(1 << 20))
        first_byte = time.perf_counter() - start
        while data := connection.recv(1 << 20):
            received += data
    head_bytes, _, body = bytes(received).partition(b"\r\n\r\n")
    lines = head_bytes.decode("latin-1").split("\r\n")
    names = {}
    for line in lines[1:]:
        name, _, value = line.partition(":")
        names[name.strip().lower()] = value.strip()
    if names.get("transfer-encoding") == "chunked":
        body = _unchunk(body)
    return Response(int(lines[0].split()[1]), names, body, len(received), first_byte)


def _unchunk(data: bytes) -> bytes:
    body = bytearray()
    while data:
        size, _, data = data.partition(b"\r\n")
        length = int(size.split(b";")[0], 16)
        if length == 0:
            break
        body += data[:length]
        data = data[length + 2:]
    return bytes(body)


class WebSocket:
    """One connection, blocking, text messages only.

    `bytes_up` and `bytes_down` count frames with their headers, not the handshake.
    """

    def __init__(self, port: int, path: str, cookie: str | None = None):
        self._socket = socket.create_connection(("127.0.0.1", port), timeout=30)
        self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._buffer = bytearray()
        key = base64.b64encode(os.urandom(16)).decode()
        named = f"Cookie: {cookie}\r\n" if cookie else ""
        self._socket.sendall((
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nOrigin: http://127.0.0.1:{port}\r\n"
            f"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n{named}"
            f"Sec-WebSocket-Key: {key}\r\n\r\n").encode())
        while b"\r\n\r\n" not in self._buffer:
            self._fill()
        head, _, rest = bytes(self._buffer).partition(b"\r\n\r\n")
        if not head.startswith(b"HTTP/1.1 101"):
            raise ConnectionError(f"no socket at {path}: {head[:200]!r}")
        self._buffer = bytearray(rest)
        self.bytes_up = 0
        self.bytes_down = 0

    def fileno(self) -> int:
        return self._socket.fileno()

    @property
    def has_message(self) -> bool:
        """Whether bytes are here that no `receive` has taken."""
        return bool(self._buffer)

    def _fill(self) -> None:
        data = self._socket.recv(1 << 16)
        if not data:
            raise ConnectionError("the server closed the connection")
        self._buffer += data

    def send(self, text: str) -> None:
        # A key of zeros is as valid as any, and costs this side no time.
        frame = _header(0x81, len(text.encode()), 0x80) + bytes(4) + text.encode()
        self.bytes_up += len(frame)
        self._socket.sendall(frame)

    def receive(self) -> str:
        """The next text message. Raises `ConnectionError` with the code if the server closes."""
        while (text := self.receive_one()) is None:
            pass
        return text

    def receive_one(self) -> str | None:
        """The next message if it is a text; None if it was a question whether anybody is there."""
        while True:
            opcode, payload = self._frame()
            if opcode == 1:
                return payload.decode()
            if opcode == 8:
                code = struct.unpack("!H", payload[:2])[0] if len(payload) >= 2 else 1005
                raise ConnectionError(f"closed with {code}: {payload[2:].decode(errors='replace')}")
            if opcode == 9:
                self._socket.sendall(_header(0x8A, len(payload), 0x80) + bytes(4) + payload)
                return None

    def _frame(self) -> tuple[int, bytes]:
        while True:
            buffer = self._buffer
            if len(buffer) >= 2:
                length, start = buffer[1] & 127, 2
                if length == 126:
                    start = 4
                    length = int.from_bytes(buffer[2:4], "big") if len(buffer) >= 4 else 1 << 62
                elif length == 127:
                    start = 10
                    length = int.from_bytes(buffer[2:10], "big") if len(buffer) >= 10 else 1 << 62
                if len(buffer) >= start + length:
                    payload = bytes(buffer[start:start + length])
                    opcode = buffer[0] & 15
                    if not buffer[0] & 128:
                        raise ConnectionError("fragments, which this client does not read")
                    del buffer[:start + length]
                    self.bytes_down += start + length
                    return opcode, payload
            self._fill()

    def close(self) -> None:
        self._socket.close()


def _header(first: int, length: int, mask: int) -> bytes:
    if length < 126:
        return bytes([first, mask | length])
    if length < 1 << 16:
        return bytes([first, mask | 126]) + length.to_bytes(2, "big")
    return bytes([first, mask | 127]) + length.to_bytes(8, "big")
