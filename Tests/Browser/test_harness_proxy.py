"""The proxy delays as much as it says, carries HTTP and WebSocket, and breaks when told to."""

import socket
import threading
import time
import urllib.error
import urllib.request

import pytest
from harness.proxy import DelayProxy
from harness.small_server import SmallServer

ECHO_PAGE = """<!DOCTYPE html><html lang="en"><title>Echo</title><script>
const socket = new WebSocket(`ws://${location.host}/echo`)
const opened = new Promise(done => socket.onopen = done)
const closed = new Promise(done => socket.onclose = done)
async function roundTrip(text) {
  await opened
  const start = performance.now()
  const answer = new Promise(done => socket.onmessage = event => done(event.data))
  socket.send(text)
  return [await answer, performance.now() - start]
}
</script>"""


@pytest.fixture
def echo_port():
    """A TCP server that sends everything back."""
    listener = socket.create_server(("127.0.0.1", 0))

    def serve(connection: socket.socket) -> None:
        try:
            with connection:
                while data := connection.recv(65536):
                    connection.sendall(data)
        except OSError:
            return

    def accept() -> None:
        while True:
            try:
                connection, _ = listener.accept()
            except OSError:
                return
            threading.Thread(target=serve, args=(connection,), daemon=True).start()

    thread = threading.Thread(target=accept, daemon=True)
    thread.start()
    yield listener.getsockname()[1]
    listener.shutdown(socket.SHUT_RDWR)
    listener.close()
    thread.join()


def connect(proxy: DelayProxy) -> socket.socket:
    return socket.create_connection(("127.0.0.1", proxy.port), timeout=5)


def round_trip_ms(connection: socket.socket, data: bytes = b"x") -> float:
    start = time.monotonic()
    connection.sendall(data)
    received = b""
    while len(received) < len(data):
        received += connection.recv(65536)
    assert received == data
    return (time.monotonic() - start) * 1000


@pytest.mark.parametrize("one_way_ms", [0, 40, 120])
def test_round_trip_takes_both_ways(echo_port, new_proxy, one_way_ms):
    with connect(new_proxy(echo_port, one_way_ms)) as connection:
        round_trip_ms(connection)
        best = min(round_trip_ms(connection) for _ in range(3))
    assert 2 * one_way_ms <= best < 2 * one_way_ms + 25


def test_first_byte_of_a_connection_waits_for_the_handshake(echo_port, new_proxy):
    with connect(new_proxy(echo_port, 50)) as connection:
        # Twice the time would be a second wait.
        assert 200 <= round_trip_ms(connection) < 390
        assert 100 <= round_trip_ms(connection) < 150


def test_delay_is_not_a_limit_of_the_rate(echo_port, new_proxy):
    """A hundred bytes on their way at once arrive together, not one after the other."""
    with connect(new_proxy(echo_port, 50)) as connection:
        round_trip_ms(connection)
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        start = time.monotonic()
        for _ in range(100):
            connection.send(b"x")
        received = 0
        while received < 100:
            received += len(connection.recv(65536))
        assert (time.monotonic() - start) * 1000 < 250


def test_large_messages_arrive_whole_and_are_counted(echo_port, new_proxy):
    proxy = new_proxy(echo_port, 5)
    data = bytes(range(256)) * 200
    with connect(proxy) as connection:
        round_trip_ms(connection, data)
    assert proxy.bytes_up == len(data)
    assert proxy.bytes_down == len(data)


def test_end_of_stream_passes_after_the_bytes_before_it(echo_port, new_proxy):
    with connect(new_proxy(echo_port, 20)) as connection:
        connection.sendall(b"last words")
        connection.shutdown(socket.SHUT_WR)
        received = b""
        while data := connection.recv(65536):
            received += data
    assert received == b"last words"


def test_cut_resets_and_refuses_until_restored(echo_port, new_proxy):
    proxy = new_proxy(echo_port)
    with connect(proxy) as connection:
        round_trip_ms(connection)
        assert proxy.connection_count == 1
        proxy.cut()
        with pytest.raises(ConnectionError):
            connection.sendall(b"x")
            if not connection.recv(1):
                raise ConnectionResetError
    with pytest.raises(ConnectionRefusedError):
        connect(proxy)
    proxy.restore()
    with connect(proxy) as connection:
        round_trip_ms(connection)


def test_blackhole_keeps_the_connection_and_its_bytes(echo_port, new_proxy):
    proxy = new_proxy(echo_port)
    with connect(proxy) as connection:
        round_trip_ms(connection)
        proxy.blackhole()
        connection.sendall(b"waits")
        connection.settimeout(0.2)
        with pytest.raises(TimeoutError):
            connection.recv(1)
        connection.settimeout(5)
        proxy.restore()
        assert connection.recv(5) == b"waits"


def test_http_passes(new_proxy):
    with SmallServer({"/": "hello"}) as server:
        proxy = new_proxy(server.port, 30)
        start = time.monotonic()
        with urllib.request.urlopen(proxy.origin, timeout=5) as response:
            assert response.read() == b"hello"
        assert (time.monotonic() - start) * 1000 >= 120


def test_dead_server_behind_the_proxy_ends_the_connection(new_proxy):
    with SmallServer({}) as server:
        proxy = new_proxy(server.port)
    with pytest.raises((urllib.error.URLError, OSError)):
        urllib.request.urlopen(proxy.origin, timeout=5)


def test_websocket_of_a_page_is_delayed_and_cut(page, new_proxy):
    with SmallServer({"/": ECHO_PAGE}) as server:
        proxy = new_proxy(server.port, 60)
        page.goto(proxy.origin)
        trips = [page.evaluate("roundTrip('hello')") for _ in range(5)]
        assert {text for text, _ in trips} == {"hello"}
        # A busy machine makes single trips longer.
        assert 120 <= min(milliseconds for _, milliseconds in trips) < 180
        proxy.cut()
        assert page.evaluate("closed.then(event => event.wasClean)") is False
