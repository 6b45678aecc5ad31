"""What one visitor's clients and the system around a server can do, and what the others notice of it.

No browser: visitors speak the protocol by hand.
"""

import errno
import os
import random
import re
import signal
import socket
import time
import urllib.request
from concurrent.futures import ThreadPoolExecutor

import pytest
from harness.faults import Faults
from harness.house import ben, house, is_alive, serving, wait_until  # noqa: F401
from harness.metrics import metrics, wait_until_kept
from harness.server import ROOT, rooms, workers
from harness.visitor import EDIT, TAP, Closed, Refused, Visitor


# What the line does

def test_line_cut_at_any_byte_carries_an_event_out_once(house, ben):
    with Visitor(house.origin) as ann:
        taps = 0
        for count in range(0, 40, 3):
            line = ann._socket
            message = f"[{ann.sent + 1},{ann.received},0,{ann.nodes['harm.count']}]".encode()
            frame = bytes([0x81, 0x80 | len(message)]) + bytes(4) + message
            ann.sent += 1
            ann.open.append((ann.sent, TAP, "harm.count", ()))
            line.sendall(frame[:count])
            ann.come_back()
            ann.settle()
            taps += 1
            assert ann.shown("harm.value") == str(taps), count


def test_answer_that_is_lost_is_repeated_and_its_event_is_not(house, ben):
    generator = random.Random(3)
    with Visitor(house.origin) as ann:
        for taps in range(1, 41):
            ann.do(TAP, "harm.count")
            if generator.random() < 0.5:
                ann.come_back()
        ann.settle()
        assert ann.shown("harm.value") == "40"


def test_everybody_who_comes_back_at_once_is_let_in(gate):
    with serving(
        APUS_ISOLATION="shared", APUS_SHARED_ROOMS="2", APUS_CONNECTIONS_PER_ADDRESS="1000"
    ) as server:
        with ThreadPoolExecutor(8) as pool:
            visitors = list(pool.map(lambda _: Visitor(server.origin), range(60)))
            for visitor in visitors:
                visitor.tap("harm.count")
            wait_until_kept(server)
            os.kill(workers(server)[0], signal.SIGKILL)

            def come_back(visitor: Visitor) -> None:
                deadline = time.monotonic() + 30
                while True:
                    try:
                        visitor.come_back()
                        break
                    except (Closed, Refused, OSError):
                        assert time.monotonic() < deadline
                assert visitor.shown("harm.value") == "1"
                visitor.tap("harm.count")
                assert visitor.shown("harm.value") == "2"

            list(pool.map(come_back, visitors))
        for visitor in visitors:
            visitor.close()


def test_slow_connections_cost_others_nothing(house, ben):
    silent = [socket.create_connection(("127.0.0.1", house.port)) for _ in range(40)]
    dripping = [socket.create_connection(("127.0.0.1", house.port)) for _ in range(40)]
    for number in range(10):
        for line in dripping:
            line.sendall(b"GET / HTTP/1.1\r\n"[number:number + 1])
        start = time.monotonic()
        with Visitor(house.origin) as ann:
            ann.tap("harm.count")
        assert time.monotonic() - start < 5
    for line in silent + dripping:
        line.close()


# What the system does

def test_rooms_end_with_the_supervisor(gate):
    with serving(APUS_ISOLATION="visitor") as server:
        with Visitor(server.origin):
            found = workers(server) + rooms(server)
            assert len(found) > 2
            server.process.kill()
            wait_until(lambda: not any(map(is_alive, found)))
            server.process.wait()
            server.process = None


def test_clock_that_jumps_ends_no_session(tmp_path):
    faults = Faults(tmp_path)
    with serving(APUS_ISOLATION="visitor", **faults.environment) as server:
        with Visitor(server.origin) as ann:
            ann.tap("harm.count")
            for taps, days in enumerate([30, -30, 0.5, -0.5, 0], 2):
                faults.move_clock(days)
                ann.tap("harm.count")
                assert ann.shown("harm.value") == str(taps)
                ann.come_back() if abs(days) < 1 else None
                assert ann.renewed == 0
            # Only what has an end in the calendar follows it: a token is too old after a day.
            faults.move_clock(2)
            with pytest.raises(Closed) as closed:
                ann.come_back()
            assert closed.value.code == 4001
            faults.move_clock(0)
            ann.come_back()
            ann.tap("harm.count")
            assert ann.renewed == 0


@pytest.mark.parametrize("error", [errno.ENOSPC, errno.EIO])
def test_people_go_on_while_the_disk_is_full_or_broken(tmp_path, error):
    faults = Faults(tmp_path)
    with serving(APUS_ISOLATION="visitor", **faults.environment) as server:
        with Visitor(server.origin) as ann:
            first = ann.process
            faults.fail_writes(error)
            for number in range(5):
                ann.edit("harm.field", f"typed {number}")
                assert ann.shown("harm.echo") == f"typed {number}"
            wait_until(lambda: metrics(server.origin)["apus_sessions_not_kept_total"] >= 2)
            assert server.log.count("sessions cannot be kept") == 1
            # A newcomer is served, too.
            with Visitor(server.origin) as ben:
                ben.tap("harm.count")
                assert ben.shown("harm.value") == "1"
            faults.fail_writes(0)
            # Nobody does anything, and yet it is written down.
            wait_until(lambda: "sessions are kept again" in server.log)
            wait_until_kept(server)
            ann.do(TAP, "harm.trap")
            ann.wait_for_another_room()
            assert ann.process != first
            assert ann.field("harm.field") == "typed 4"


def test_logs_hold_nothing_that_a_visitor_said(tmp_path):
    canary = "canary4711"
    with serving(APUS_ISOLATION="visitor", LOG_LEVEL="trace") as server:
        with Visitor(server.origin, cookie=f"shop={canary}") as ann:
            tokens = [ann.token, ann.cookie["Cookie"].split("apus_visitor=")[1]]
            ann.edit("harm.field", canary)
            wait_until_kept(server)
            ann.do(TAP, "harm.trap")
            ann.wait_for_another_room()
            ann.send([ann.sent + 1, ann.received, EDIT, 99_999, canary])
            ann.send(["x", canary])
            ann.expect_closed()
        urllib.request.urlopen(server.origin + f"/harm?secret={canary}")
        assert metrics(server.origin)["apus_room_crashes_total"] == 1
        for secret in [canary, *tokens, ann.token]:
            assert secret not in server.log
        # Where it was is there, all the same, by name.
        wait_until(lambda: re.search(r"0x[0-9a-f]+ .*HarmScreen.* in FixtureApp", server.log), 120)
        [report] = (server.data / "crashes").iterdir()
        assert report.suffix == ".txt" and "HarmScreen" in report.read_text()
        assert report.stat().st_mode & 0o077 == 0 or (report.parent.stat().st_mode & 0o077) == 0
        assert not any(secret in report.read_text() for secret in [canary, *tokens])


def test_nothing_of_the_workshop_is_served(house):
    for path in ["/previews", "/_apus/previews", "/_apus/", "/_apus/debug", "/.git/config", "/../etc/passwd"]:
        with socket.create_connection(("127.0.0.1", house.port), timeout=5) as line:
            line.sendall(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n".encode())
            answer = line.recv(65536)
        status = int(answer.split(b" ", 2)[1])
        # A path of the app's own is drawn by the app, which shows its start page under any.
        assert status in (400, 404) or (status == 200 and b"Fixture" in answer), (path, answer[:200])
    names = ("WebHost", "VisitorRooms", "WebServer", "PageClient", "PageMarkup", "PageProtocol")
    sources = [ROOT / "Sources" / name for name in names]
    served = "\n".join(file.read_text() for folder in sources for file in folder.rglob("*.swift"))
    assert "DeclaredPreview" not in served and "PreviewRegistry" not in served
