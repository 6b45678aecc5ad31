"""A server of a few pages and a WebSocket echo, on which the harness itself is tested."""

import base64
import hashlib
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread

STRICT_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; "
    "img-src 'self'; base-uri 'none'; form-action 'self'; "
    "require-trusted-types-for 'script'; trusted-types 'none'"
)

_TYPES = {".js": "text/javascript", ".css": "text/css"}


class SmallServer:
    """Serves `pages` (path to text) with `headers` on each answer; `/echo` is a WebSocket."""

    def __init__(self, pages: dict[str, str], headers: dict[str, str] | None = None):
        class Handler(_Handler):
            pass

        Handler.pages = {"/healthz": "ok", "/favicon.ico": "", **pages}
        Handler.headers_to_send = headers or {}
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        self._thread = Thread(target=self._server.serve_forever, args=(0.02,), daemon=True)
        self._thread.start()
        self.port = self._server.server_address[1]
        self.origin = f"http://127.0.0.1:{self.port}"

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()

    def __enter__(self) -> "SmallServer":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    pages: dict[str, str]
    headers_to_send: dict[str, str]

    def do_GET(self) -> None:
        if self.path == "/echo":
            self._echo()
            return
        text = self.pages.get(self.path)
        body = (text if text is not None else "not found").encode()
        self.send_response(404 if text is None else 200)
        suffix = "." + self.path.rpartition(".")[2]
        self.send_header("Content-Type", f"{_TYPES.get(suffix, 'text/html')}; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        for name, value in self.headers_to_send.items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        pass

    def _echo(self) -> None:
        """Sends back each short text message until the other side closes."""
        key = self.headers["Sec-WebSocket-Key"] + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
        self.send_response(101)
        self.send_header("Upgrade", "websocket")
        self.send_header("Connection", "Upgrade")
        self.send_header(
            "Sec-WebSocket-Accept", base64.b64encode(hashlib.sha1(key.encode()).digest()).decode())
        self.end_headers()
        self.close_connection = True
        try:
            while (head := self.rfile.read(2)) and head[0] & 0x0F == 1:
                length = head[1] & 0x7F
                mask = self.rfile.read(4)
                masked = self.rfile.read(length)
                message = bytes(byte ^ mask[i % 4] for i, byte in enumerate(masked))
                self.wfile.write(bytes([0x81, length]) + message)
        except OSError:
            return
