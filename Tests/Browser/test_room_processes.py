"""The system's view of a room: what it is told, what it leaves behind, and whom it lets go first."""

import os
from pathlib import Path

from harness.house import rests, serving, wait_until
from harness.metrics import wait_until_kept
from harness.server import Server, rooms, workers
from harness.visitor import TAP, Visitor

KEY = "5e" * 32


def nice(pid: int) -> int:
    status = Path(f"/proc/{pid}/stat").read_text()
    return int(status[status.rindex(")") + 2:].split()[16])


def lower(server: Server, steps: int) -> int:
    """How nice a process is that goes behind the front; the tests may be nice themselves."""
    return min(19, nice(workers(server)[0]) + steps)


def test_room_does_not_see_the_keys_and_uses_them(gate):
    with serving(APUS_ISOLATION="visitor", APUS_KEY=KEY, APUS_PREVIOUS_KEY="6f" * 32) as server:
        with Visitor(server.origin) as ann:
            ann.tap("harm.count")
            for room in rooms(server):
                environment = Path(f"/proc/{room}/environ").read_bytes()
                assert KEY.encode() not in environment and b"6f6f" not in environment
                assert b"APUS_ISOLATION=visitor" in environment
            # Read, and closed.
            files = [os.readlink(file) for file in Path(f"/proc/{ann.process}/fd").iterdir()]
            assert not any("apus-keys" in file for file in files)
            wait_until_kept(server)
            os.kill(ann.process, 9)
            # Another room reads what the first one has sealed.
            ann.wait_for_another_room()
            assert ann.shown("harm.value") == "1"
        assert not (server.data / "signing-key").exists()


def test_room_gets_the_variables_that_its_app_declares_and_the_systems(gate):
    variables = {"FIXTURE_BUILD": "7", "FIXTURE_SECRET": "told to nobody", "LC_TIME": "C.UTF-8"}
    with serving(APUS_ISOLATION="visitor", **variables) as server, Visitor(server.origin):
        for room in rooms(server):
            environment = Path(f"/proc/{room}/environ").read_bytes().split(b"\0")
            assert b"FIXTURE_BUILD=7" in environment and b"LC_TIME=C.UTF-8" in environment
            assert not any(b"SECRET" in variable or b"nobody" in variable for variable in environment)
        assert "FIXTURE_SECRET" in server.log and "told to nobody" not in server.log


def test_room_leaves_no_image_of_its_memory_and_lets_the_front_go_first(gate):
    with serving(APUS_ISOLATION="visitor") as server, Visitor(server.origin) as ann:
        limits = Path(f"/proc/{ann.process}/limits").read_text()
        line = next(line for line in limits.splitlines() if line.startswith("Max core file size"))
        assert line.split()[4:6] == ["1", "1"]
        assert nice(ann.process) == lower(server, 5)


def test_room_that_works_without_a_pause_lets_others_go_first(gate):
    with serving(APUS_ISOLATION="visitor") as server, Visitor(server.origin) as ann, Visitor(server.origin) as ben:
        ann.do(TAP, "harm.hang")
        wait_until(lambda: nice(ann.process) == lower(server, 15))
        ben.tap("harm.count")
        assert ben.shown("harm.value") == "1" and nice(ben.process) == lower(server, 5)


def test_connection_outlives_its_room_between_messages_and_ends_within_one(gate):
    """The front goes on with a connection whose bytes stand between two frames. A page whose frame is lost comes back."""
    with serving(APUS_ISOLATION="visitor") as server, Visitor(server.origin) as ann, Visitor(server.origin) as ben:
        ann.tap("harm.count")
        # The head of a frame of five bytes, and two of them.
        ben.send_bytes(b"\x81\x85abcd12")
        wait_until(lambda: ben.unread == 0)
        wait_until_kept(server)
        # A room that was interrupted between reading and writing down what it has read is taken for one at rest.
        wait_until(lambda: rests(ann.process) and rests(ben.process))
        for visitor in (ann, ben):
            os.kill(visitor.process, 9)
        ann.wait_for_another_room()
        assert ann.shown("harm.value") == "1" and ann.rejoined == 1
        assert ben.expect_closed() == 1006
        ben.come_back()
        ben.tap("harm.count")
        assert ben.shown("harm.value") == "1"


def test_connections_of_a_room_end_with_the_server_and_say_so(gate):
    """Pages hear that they should come back, though their connections are their rooms'."""
    with serving(APUS_ISOLATION="visitor") as server, Visitor(server.origin) as ann:
        ann.tap("harm.count")
        os.kill(server.process.pid, 15)
        assert ann.expect_closed() == 1001


def test_room_that_works_without_a_pause_ends_soon_after_its_front(gate):
    with serving(APUS_ISOLATION="visitor") as server, Visitor(server.origin) as ann:
        ann.do(TAP, "harm.hang")
        room = Path(f"/proc/{ann.process}")
        # It works: a room that rests ends at once.
        wait_until(lambda: nice(ann.process) == lower(server, 15))
        os.kill(workers(server)[0], 9)
        wait_until(lambda: not room.exists())


def test_no_room_outlives_a_server_that_ends(gate):
    """Another server may use the folder at once."""
    with serving(APUS_ISOLATION="visitor", APUS_SPARE_ROOMS="2") as server, Visitor(server.origin) as ann:
        ann.tap("harm.count")
        own = rooms(server)
        assert ann.process in own
        server.stop()
        assert not any(Path(f"/proc/{room}").exists() for room in own)
