"""A server in a control group of 256 MiB, with somebody at work who joins and leaves without an end."""

import os
import threading
import time
import urllib.error
from pathlib import Path

import pytest
from harness import parts
from harness.hostile import Closed, HostileClient, Refused
from harness.metrics import metrics
from harness.server import FIXTURE, Server
from harness.visitor import Visitor

LIMIT = 256 << 20
ROOT = Path("/sys/fs/cgroup")


@pytest.fixture
def group():
    """A control group of this test's own."""
    is_old = (ROOT / "memory" / "cgroup.procs").exists()
    folder = (ROOT / "memory" if is_old else ROOT) / f"apus-test-{os.getpid()}"
    try:
        folder.mkdir()
        limit = folder / ("memory.limit_in_bytes" if is_old else "memory.max")
        limit.write_text(str(LIMIT))
    except OSError as error:
        pytest.skip(f"control groups cannot be made here: {error}")
    yield folder
    deadline = time.monotonic() + 10
    while folder.exists() and time.monotonic() < deadline:
        try:
            folder.rmdir()
        except OSError:
            # Its last process is ending.
            time.sleep(0.05)


def killed(group: Path) -> int:
    """How many processes of the group the kernel has ended for want of memory."""
    for name in ("memory.oom_control", "memory.events"):
        if (group / name).exists():
            fields = dict(line.split() for line in (group / name).read_text().splitlines())
            return int(fields.get("oom_kill", 0))
    raise AssertionError("the group does not say what was killed")


# A minute of work for all processors.
@pytest.mark.longer
@pytest.mark.skipif(not parts.is_whole(), reason="make soak-lists plays it")
@pytest.mark.parametrize("isolation", ["visitor", "shared"])
def test_kernel_has_nobody_to_kill(group, isolation):
    seconds = float(os.environ.get("JOINER_SECONDS") or 20)
    server = Server(
        ["sh", "-c", f"echo $$ > {group}/cgroup.procs && exec {FIXTURE}"],
        {"APUS_ISOLATION": isolation, "APUS_SHARED_ROOMS": "2", "APUS_SPARE_ROOMS": "1",
         "APUS_CONNECTIONS_PER_ADDRESS": "100000", "APUS_EVENT_RATE": "100000",
         "APUS_EVENT_BURST": "100000"})
    outcomes: dict[str, int] = {}
    is_over = threading.Event()

    def count(outcome: str) -> None:
        outcomes[outcome] = outcomes.get(outcome, 0) + 1

    def join_without_an_end() -> None:
        held = []
        while not is_over.is_set():
            try:
                client = HostileClient(server.origin, "/fields")
                client.join()
                held.append(client)
                count("joined")
            except urllib.error.HTTPError as error:
                count(str(error.code))
            except (Closed, Refused, OSError, AssertionError) as error:
                count(type(error).__name__)
            # Some stay, and do nothing.
            if len(held) > 200:
                held.pop(0).close()
        for client in held:
            client.close()

    try:
        server.start(timeout=60)
        with Visitor(server.origin) as honest:
            first = honest.process
            joiners = [threading.Thread(target=join_without_an_end) for _ in range(4)]
            for joiner in joiners:
                joiner.start()
            start, taps = time.monotonic(), 0
            while time.monotonic() < start + seconds:
                honest.tap("harm.count")
                taps += 1
                assert honest.shown("harm.value").replace(",", "") == str(taps)
            is_over.set()
            for joiner in joiners:
                joiner.join()
            # Who was inside has gone on, in the same process.
            assert honest.process == first and honest.renewed == 0
        assert killed(group) == 0
        # Shared processes have room for more than join in this time.
        assert outcomes["joined"] > 0 and (isolation == "shared" or "503" in outcomes), outcomes
        assert metrics(server.origin)["apus_rooms_memory_bytes"] < LIMIT
    finally:
        is_over.set()
        server.close()
