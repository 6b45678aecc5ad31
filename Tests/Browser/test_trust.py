"""What an app can do for one visitor, and what the others notice of it.

No browser: visitors speak the protocol by hand.
"""

import contextlib
import os
import random
import signal
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from harness.house import ben, house, is_alive, serving, wait_until  # noqa: F401
from harness.metrics import wait_until_kept
from harness.server import rooms, workers
from harness.visitor import TAP, Visitor


# What an app does

@pytest.mark.parametrize("harm", ["trap", "recurse"])
def test_room_that_ends_itself_is_one_visitors(house, ben, harm):
    with Visitor(house.origin) as ann:
        first = ann.process
        ann.edit("harm.field", "typed before")
        ann.tap("harm.count")
        wait_until_kept(house)
        ann.do(TAP, f"harm.{harm}")
        ann.wait_for_another_room()
        assert ann.process != first
        assert ann.shown("harm.value") == "1"
        assert ann.field("harm.field") == "typed before"
        ann.tap("harm.count")
        assert ann.shown("harm.value") == "2"


def test_nobody_waits_for_the_report_of_a_crash(tmp_path):
    gate = tmp_path / "gate"
    os.mkfifo(gate)
    # It makes no report until somebody opens the other end.
    backtrace = tmp_path / "backtrace"
    backtrace.write_text(f"#!/bin/sh\nread line < {gate}\n")
    backtrace.chmod(0o755)
    with serving(
        APUS_ISOLATION="visitor", SWIFT_BACKTRACE=f"enable=yes,swift-backtrace={backtrace}"
    ) as server:
        with Visitor(server.origin) as ann:
            first = ann.process
            ann.edit("harm.field", "typed before")
            wait_until_kept(server)
            ann.do(TAP, "harm.trap")
            ann.wait_for_another_room()
            assert ann.field("harm.field") == "typed before"
            ann.tap("harm.count")
            assert ann.shown("harm.value") == "1" and ann.process != first
            assert is_alive(first) and "a room was killed" not in server.log
            gate.write_text("go on\n")
            wait_until(lambda: "a room was killed by signal" in server.log)
            assert not is_alive(first)


def test_room_that_takes_too_much_memory_is_ended():
    with serving(APUS_ISOLATION="visitor", APUS_ROOM_MEMORY="200") as server:
        with Visitor(server.origin) as ann, Visitor(server.origin) as ben:
            other = ben.process
            ann.do(TAP, "harm.grow")
            ann.wait_for_another_room()
            assert "a room needs too much memory" in server.log
            ben.tap("harm.count")
            assert ben.shown("harm.value") == "1" and ben.process == other


def test_allocation_far_beyond_the_share_of_a_room_fails():
    """The front looks at memory twice a second; 256 MiB at once must not wait for that."""
    with serving(APUS_ISOLATION="visitor", APUS_ROOM_MEMORY="64") as server:
        with Visitor(server.origin) as ann, Visitor(server.origin) as ben:
            other = ben.process
            ann.do(TAP, "harm.leap")
            ann.wait_for_another_room()
            wait_until(lambda: "a room was killed by signal" in server.log)
            assert "a room needs too much memory" not in server.log
            ben.tap("harm.count")
            assert ben.shown("harm.value") == "1" and ben.process == other


def test_rooms_are_ended_before_the_front_when_memory_is_gone():
    with serving(APUS_ISOLATION="visitor") as server:
        with Visitor(server.origin):
            def score(process: int) -> int:
                return int(Path(f"/proc/{process}/oom_score_adj").read_text())

            front = score(workers(server)[0])
            wait_until(lambda: all(score(room) == 500 for room in rooms(server)))
            assert rooms(server) and front < 500


def test_rooms_that_crash_together_write_one_report_at_a_time(tmp_path):
    """Each report takes a program of 60 MB; on a small server ten at once end the front."""
    begun = tmp_path / "begun"
    slow = tmp_path / "slow-backtrace"
    slow.write_text(f"#!/bin/sh\necho $$ >> {begun}\nexec sleep 60\n")
    slow.chmod(0o755)
    with serving(
        APUS_ISOLATION="visitor", SWIFT_BACKTRACE=f"enable=yes,swift-backtrace={slow}"
    ) as server:
        with contextlib.ExitStack() as stack:
            visitors = [stack.enter_context(Visitor(server.origin)) for _ in range(3)]
            for visitor in visitors:
                visitor.do(TAP, "harm.trap")
            for visitor in visitors:
                visitor.wait_for_another_room()
            wait_until(lambda: server.log.count("a room was killed by signal") >= 2)
            reporters = begun.read_text().split()
            assert len(reporters) == 1
            os.kill(int(reporters[0]), signal.SIGKILL)


def test_screen_of_a_hundred_thousand_rows_is_one_visitors(house, ben):
    """It shows, or takes too long and its room is ended: what a machine can do decides. Nobody else waits."""
    with Visitor(house.origin) as ann, Visitor(house.origin) as carl:
        ann._socket.settimeout(60)
        ann.edit("harm.field", "typed before")
        wait_until_kept(house)
        known = ann.received
        ann.do(TAP, "harm.rows")
        with ThreadPoolExecutor(1) as pool:
            shown = pool.submit(ann.wait_until, lambda: ann.renewed > 0 or ann.received > known)
            waits = []
            while not shown.done():
                start = time.monotonic()
                carl.tap("harm.count")
                waits.append(time.monotonic() - start)
            shown.result()
        assert carl.renewed == 0 and carl.shown("harm.value") == f"{len(waits):,}"
        assert max(waits) < 3, max(waits)
        ann.tap("harm.count")
        assert ann.shown("harm.value") == "1"
        assert ann.field("harm.field") == "typed before"


def test_what_belongs_to_a_screen_is_read_on_another_thread(house, ben):
    with Visitor(house.origin) as ann:
        ann.do(TAP, "harm.elsewhere")
        ann.wait_until(lambda: ann.shown("harm.heard") == "en_US nothing")
        assert ann.renewed == 0


def test_random_traps_cost_their_visitors_a_moment_and_others_nothing(house, ben):
    generator = random.Random(5)
    waits, answers, is_over = [], [], threading.Event()
    # What is kept of the victim is only known while the bystander changes nothing.
    turn = threading.Lock()

    def work() -> None:
        with Visitor(house.origin) as bystander:
            while not is_over.is_set():
                with turn:
                    start = time.monotonic()
                    bystander.tap("harm.count")
                    answers.append(time.monotonic() - start)
                time.sleep(0)
            assert bystander.renewed == 0
            assert bystander.shown("harm.value") == f"{len(answers):,}"

    def die(number: int) -> None:
        with Visitor(house.origin) as victim:
            for _ in range(generator.randrange(3)):
                victim.tap("harm.count")
            victim.edit("harm.field", f"typed {number}")
            with turn:
                wait_until_kept(house)
            start = time.monotonic()
            victim.do(TAP, generator.choice(["harm.trap", "harm.recurse"]))
            victim.wait_for_another_room()
            victim.tap("harm.count")
            waits.append(time.monotonic() - start)
            assert victim.field("harm.field") == f"typed {number}"

    with ThreadPoolExecutor(1) as pool:
        working = pool.submit(work)
        try:
            for number in range(4):
                die(number)
        finally:
            is_over.set()
        working.result()
    # Beside other tests, and in a debug build: `make bench` has the figures.
    assert sorted(waits)[2] < 5, waits
    assert len(answers) > 10 and max(answers) < 5


# What shared rooms are

@pytest.fixture(scope="module")
def halls():
    with serving(APUS_ISOLATION="shared", APUS_SHARED_ROOMS="2") as server:
        yield server


def test_visitors_are_spread_over_shared_rooms_and_stay_in_theirs(halls):
    visitors = [Visitor(halls.origin) for _ in range(16)]
    processes = [visitor.process for visitor in visitors]
    assert len(set(processes)) == 2
    for visitor in visitors:
        with Visitor(halls.origin, cookie=visitor.cookie["Cookie"]) as again:
            assert again.process == visitor.process
    # A notice reaches the screens of both.
    with Visitor(halls.origin, "/room") as one:
        heard = [Visitor(halls.origin, "/room") for _ in range(6)]
        one.edit("name", "everybody")
        one.tap("tell")
        for visitor in [one, *heard]:
            visitor.wait_until(lambda: visitor.shown("heard").startswith("everybody"))
            visitor.close()
    for visitor in visitors:
        visitor.close()


def test_shared_room_that_crashes_leaves_the_other_one_alone(halls):
    visitors = [Visitor(halls.origin) for _ in range(12)]
    first = visitors[0].process
    wait_until_kept(halls)
    visitors[0].do(TAP, "harm.trap")
    visitors[0].wait_for_another_room()
    for visitor in visitors[1:]:
        if visitor.process == first:
            visitor.wait_for_another_room()
        else:
            visitor.tap("harm.count")
            assert visitor.shown("harm.value") == "1" and visitor.rejoined == 0
    for visitor in visitors:
        assert visitor.process != first
        visitor.close()
