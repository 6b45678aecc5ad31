"""What a process for each visitor costs, beside one process for all."""

import random
import statistics
import time
from concurrent.futures import ThreadPoolExecutor

from harness.server import Server, rooms, workers

from crowd import Crowd, part, saturate
from page import TAP, Page, load
from process import cpu_microseconds, private_kib, resident_kib
from results import Results
from server_side import act_on
from socket_client import get

NEWCOMERS = 30
READS = 10_000
VISITORS = 200
TRAPS = 200
BYSTANDERS = 20
WAYS = ["index", "missing", "overflow", "cast", "failure", "address"]


def measure(make, results: Results) -> None:
    """`make(**environment)` gives a server that is not started."""
    shared, apart = make(), make(APUS_ISOLATION="visitor")
    try:
        shared.start()
        apart.start()
        _first_bytes(shared, apart, results)
        for part_of_all in (_idle, _events, _reads, _many, _traps):
            # Nobody is left of those before.
            apart.stop()
            apart.start()
            part_of_all(apart, results)
    finally:
        shared.close()
        apart.close()
    _cores(make, results)


def _cores(make, results: Results) -> None:
    """How much more two processes do than one, of events that cost the app something."""
    rates = {}
    for count in (1, 2, 1, 2, 1, 2):
        server = make(APUS_SHARED_ROOMS=str(count))
        try:
            server.start()
            pages = [Page(server.port, "/work") for _ in range(16)]
            rates.setdefault(count, []).append(saturate(pages, "work.button", 5))
            for page in pages:
                page.close()
        finally:
            server.close()
    one, two = statistics.median(rates[1]), statistics.median(rates[2])
    results.add("cores.one", one, "per second")
    results.add("cores.two", two, "per second")
    results.add("cores.ratio", two / one, "×")


def _used(processes: list[int]) -> float | None:
    """Their time on a processor in microseconds; None if one of them has ended."""
    try:
        return sum(map(cpu_microseconds, processes))
    except FileNotFoundError:
        return None


def _settled(server: Server, count: int) -> None:
    """Waits until as many rooms are there as belong there, and all of them are ready."""
    deadline = time.monotonic() + 30
    calm = 0
    while calm < 3:
        # A room that begins uses the processor all the time.
        before = _used(found := rooms(server))
        time.sleep(0.05)
        now = _used(found)
        # Even those that rest look at their timers now and then.
        is_calm = before is not None and now is not None and now - before < 5_000 + 200 * len(found)
        calm = calm + 1 if len(found) >= count and is_calm else 0
        if time.monotonic() > deadline:
            raise TimeoutError(f"{len(rooms(server))} rooms instead of {count}")


def _first_bytes(shared: Server, apart: Server, results: Results) -> None:
    """Each in turn, so that what else the machine does meets both."""
    times: dict[Server, list[float]] = {shared: [], apart: []}
    load(shared.port, "/r1")
    _settled(apart, 3)
    for number in range(NEWCOMERS):
        for server in (shared, apart):
            times[server].append(load(server.port, "/r1").first_byte * 1000)
        # The one that was taken, until there are as many as a server remembers of who only reads.
        _settled(apart, min(3 + number, 17))
    results.add("shared.first", statistics.median(times[shared]), "ms")
    results.add("rooms.first", statistics.median(times[apart]), "ms")
    results.add("rooms.first.p95", part(times[apart], 0.95), "ms")
    results.add(
        "rooms.first.later", statistics.median(times[apart]) - statistics.median(times[shared]),
        "ms")
    with ThreadPoolExecutor(8) as pool:
        crowd = list(pool.map(lambda _: load(apart.port, "/r1").first_byte * 1000, range(24)))
    results.add("rooms.first.crowd", part(crowd, 0.95), "ms")


def _idle(server: Server, results: Results) -> None:
    before = set(rooms(server))
    pages = [Page(server.port, "/r1") for _ in range(10)]
    for page in pages:
        act_on(page, "r1", 1)
    _settled(server, 10)
    used = [pid for pid in rooms(server) if pid not in before]
    results.add("rooms.r1.memory", statistics.median(map(private_kib, used)), "KiB")
    for page in pages:
        page.close()


def _events(server: Server, results: Results) -> None:
    for screen in ("r1", "r2", "r3", "r4"):
        page = Page(server.port, f"/{screen}")
        for number in range(200):
            act_on(page, screen, number)
        rounds = []
        for _ in range(5):
            pids = workers(server) + rooms(server)
            before = sum(map(cpu_microseconds, pids))
            for number in range(1000):
                act_on(page, screen, number)
            rounds.append((sum(map(cpu_microseconds, pids)) - before) / 1000)
        results.add(f"rooms.{screen}.cpu", statistics.median(rounds), "µs")
        page.close()


def _reads(server: Server, results: Results) -> None:
    """Visitors who open no socket, one after the other without an end."""

    def read(count: int) -> None:
        for _ in range(count):
            status = get(server.port, "/r1", Accept="text/html").status
            if status != 200:
                raise ConnectionError(f"a reader was answered {status}")

    def memory() -> float:
        return (
            sum(map(private_kib, rooms(server))) + resident_kib(workers(server)[0])) / 1024

    read(READS // 10)
    _forgotten(server)
    before, start = memory(), time.perf_counter()
    with ThreadPoolExecutor(4) as pool:
        list(pool.map(read, [READS // 4] * 4))
    results.add("rooms.reads.rate", READS / (time.perf_counter() - start), "per second")
    results.add("rooms.reads.peak", memory() - before, "MiB")
    _forgotten(server)
    results.add("rooms.reads.growth", memory() - before, "MiB")


def _forgotten(server: Server) -> None:
    """Waits until those who only read have no rooms any more: half a minute."""
    deadline = time.monotonic() + 60
    # The lobby, and those that are made ahead.
    while len(rooms(server)) > 3:
        if time.monotonic() > deadline:
            raise TimeoutError(f"{len(rooms(server))} rooms are left of who only read")
        time.sleep(0.2)
    _settled(server, 3)


def _many(server: Server, results: Results) -> None:
    front = resident_kib(workers(server)[0])
    start = time.perf_counter()
    pages = [Page(server.port, "/r1") for _ in range(VISITORS)]
    results.add("rooms.many.arrival", (time.perf_counter() - start) / VISITORS * 1000, "ms")
    _settled(server, VISITORS)
    found = rooms(server)
    total = sum(map(private_kib, found)) + resident_kib(workers(server)[0]) - front
    results.add("rooms.many.memory", total / VISITORS, "KiB")
    latencies = Crowd(pages, "r1.button").run(10)
    results.add("rooms.many.p50", part(latencies, 0.5), "ms")
    results.add("rooms.many.p99", part(latencies, 0.99), "ms")
    for page in pages:
        page.close()


def _traps(server: Server, results: Results) -> None:
    """Rooms that die while others work: how long their visitors wait, and what others notice."""
    generator = random.Random(7)
    bystanders = [Page(server.port, "/r1") for _ in range(BYSTANDERS)]
    crowd = Crowd(bystanders, "r1.button")
    crowd.run(2)
    calm = crowd.run(20)
    waits: list[float] = []
    victims = iter(range(TRAPS))

    def die() -> None:
        for number in victims:
            page = Page(server.port, "/trap")
            for _ in range(generator.randrange(1, 4)):
                page.tap("trap.button")
            page.edit("trap.field", f"typed {number}")
            start = time.perf_counter()
            page.send(TAP, f"trap.{WAYS[generator.randrange(len(WAYS))]}")
            page.return_after_crash()
            if not page.tap("trap.button"):
                raise ValueError("a screen that came back does nothing")
            waits.append((time.perf_counter() - start) * 1000)
            page.close()

    with ThreadPoolExecutor(1) as pool:
        dying = pool.submit(die)
        during: list[float] = []
        while not dying.done():
            during += crowd.run(5)
        dying.result()
    results.add("traps.p50", part(waits, 0.5), "ms")
    results.add("traps.p99", part(waits, 0.99), "ms")
    results.add("traps.calm.p99", part(calm, 0.99), "ms")
    results.add("traps.during.p99", part(during, 0.99), "ms")
    for page in bystanders:
        page.close()
