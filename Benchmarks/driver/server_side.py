"""What an event and a session cost the server."""

import gzip
import statistics
import time

from page import Page, load, read
from process import cpu_microseconds, resident_kib
from results import Results
from socket_client import WebSocket, get

# Rounds of which the median counts: the machine has other work.
ROUNDS = 5
EVENTS = 1_000
BYTES_EVENTS = 200
# Sessions that are there before counting begins, and those that are counted.
SESSIONS = {"r1": (50, 200), "r2": (50, 200), "r3": (4, 24), "r4": (1, 6), "r3l": (10, 60), "r4l": (4, 24)}


def _cpu(pid: int, act, events: int = EVENTS) -> float:
    for number in range(events // 5):
        act(number)
    rounds = []
    for _ in range(ROUNDS):
        before = cpu_microseconds(pid)
        for number in range(events):
            act(number)
        rounds.append((cpu_microseconds(pid) - before) / events)
    return statistics.median(rounds)


def measure_floor(port: int, pid: int, results: Results) -> None:
    socket = WebSocket(port, "/socket")

    def echo(number: int) -> None:
        socket.send(f"{number % 90000 + 10000}")
        socket.receive()

    results.add("floor.cpu", _cpu(pid, echo), "µs")
    socket.bytes_up = socket.bytes_down = 0
    for number in range(BYTES_EVENTS):
        echo(number)
    results.add("floor.bytes.up", socket.bytes_up / BYTES_EVENTS, "bytes")
    results.add("floor.bytes.down", socket.bytes_down / BYTES_EVENTS, "bytes")
    socket.close()
    results.add("floor.memory", _slope(pid, lambda: WebSocket(port, "/socket"), 50, 200), "KiB")


def act_on(page: Page, screen: str, number: int) -> list:
    """One event of a screen; each one changes what is shown."""
    if screen == "r1":
        return page.tap("r1.button")
    if screen == "r2":
        return page.edit("r2.field", "985112345678903"[:number % 14 + 1])
    rows = {"r3": 1_000, "r4": 10_000}.get(screen, 8)
    return page.tap(f"r3.row.{number * 7919 % rows}.button")


def measure_apus(port: int, pid: int, screens: list[str], results: Results) -> None:
    for screen in screens:
        page = Page(port, f"/{screen}")
        # A page loses none: an event without an effect would count as a cheap one.
        for number in range(30):
            if not act_on(page, screen, number):
                raise ValueError(f"/{screen}: event {number} changed nothing")
        page.socket.bytes_up = page.socket.bytes_down = 0
        for number in range(BYTES_EVENTS):
            act_on(page, screen, number)
        results.add(f"{screen}.bytes.up", page.socket.bytes_up / BYTES_EVENTS, "bytes")
        results.add(f"{screen}.bytes.down", page.socket.bytes_down / BYTES_EVENTS, "bytes")
        results.add(
            f"{screen}.cpu", _cpu(pid, lambda number: act_on(page, screen, number)), "µs")
        page.close()


def measure_memory(server, pid_of, screens: list[str], results: Results) -> None:
    """The growth of the resident memory per session, each screen in a fresh process."""
    for screen in screens:
        server.stop()
        server.start()
        first, count = SESSIONS[screen]
        slope = _slope(
            pid_of(server), lambda: Page(server.port, f"/{screen}"), first, count)
        results.add(f"{screen}.memory", slope, "KiB")


def _slope(pid: int, open_session, first: int, count: int) -> float:
    sessions = [open_session() for _ in range(first)]
    before = resident_kib(pid)
    sessions += [open_session() for _ in range(count)]
    growth = (resident_kib(pid) - before) / count
    for session in sessions:
        session.close()
    return growth


def measure_first_paint(port: int, pid: int, screens: list[str], results: Results) -> None:
    for screen in screens:
        raw = load(port, f"/{screen}")
        results.add(f"{screen}.paint.raw", len(raw.body), "bytes")
        packed = load(port, f"/{screen}", "gzip")
        if packed.headers.get("content-encoding") != "gzip":
            results.note(f"The server sends /{screen} uncompressed; the size is that of gzip -6.")
            size = len(gzip.compress(raw.body, compresslevel=6, mtime=0))
        else:
            size = len(packed.body)
        results.add(f"{screen}.paint.gzip", size, "bytes")
        loads = 20 if len(raw.body) < 100_000 else 6
        results.add(
            f"{screen}.load.cpu",
            _cpu(pid, lambda _: load(port, f"/{screen}"), loads) / 1000, "ms")
    document = read(load(port, f"/{screens[0]}"))
    for kind, address in [("script", document.script), ("sheet", document.sheet)]:
        if address is None:
            results.note(f"The page has no {kind} of its own address; it is part of the page.")
            continue
        results.add(f"{kind}.packed", len(_packed(port, address)), "bytes")


def _packed(port: int, address: str) -> bytes:
    """A file as browsers get it in the long run: the server compresses it by Brotli once somebody has asked."""
    deadline = time.monotonic() + 30
    while True:
        response = get(port, address, Accept_Encoding="br")
        if response.headers.get("content-encoding") == "br":
            return response.body
        if time.monotonic() > deadline:
            raise TimeoutError(f"{address} is not compressed")
        time.sleep(0.1)
