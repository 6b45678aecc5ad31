"""Open files: a process has its own and no other's, and there are enough of them for everybody."""

import os
import re
import resource
import socket
import subprocess
import urllib.request
from collections import Counter
from pathlib import Path

from harness import parts
from harness.house import is_alive, serving, wait_until
from harness.metrics import metrics
from harness.server import FIXTURE, Server, rooms, workers
from harness.visitor import Visitor


def descriptors(pid: int) -> dict[int, str]:
    """What the open files of a process are, by their number."""
    found = {}
    for entry in Path(f"/proc/{pid}/fd").iterdir():
        try:
            found[int(entry.name)] = os.readlink(entry)
        except FileNotFoundError:
            pass
    return found


def network_sockets() -> set[str]:
    """The sockets of this machine that speak TCP, as they are named among open files."""
    found = set()
    for family in ("tcp", "tcp6"):
        for line in Path(f"/proc/net/{family}").read_text().splitlines()[1:]:
            found.add(f"socket:[{line.split()[9]}]")
    return found


def test_process_has_its_own_descriptors_and_no_other(gate):
    with serving(
        APUS_ISOLATION="visitor", APUS_CONNECTIONS_PER_ADDRESS="1000", APUS_SPARE_ROOMS="3"
    ) as server:
        visitors = [Visitor(server.origin) for _ in range(50 if parts.is_whole() else 12)]
        supervisor, front = server.process.pid, workers(server)[0]
        own = rooms(server)
        assert len(own) >= len(visitors)
        tcp = network_sockets()
        files = {pid: descriptors(pid) for pid in (supervisor, front, *own)}
        connections = []
        for room in own:
            # The connections of its visitor's pages, which the front holds, too. The two ends of a line have two names.
            mine = {name for name in files[room].values() if name.startswith("socket:")} & set(files[front].values())
            connections += mine
            assert len(mine) <= 1 and not tcp & set(files[room].values()) - mine
            # The lines to the front, and the memory that the front reads when the room is dead.
            assert files[room][3].startswith("socket:") and files[room][6].startswith("socket:")
            assert "apus-note" in files[room][5]
            assert files[room][0] == "/dev/null"
        assert len(connections) == len(set(connections)) == len(visitors), "a room has another's connection"
        # The socket that listens, and no browser's.
        assert len(tcp & set(files[supervisor].values())) == 1
        owners = Counter(
            name for room in own for name in set(files[room].values()) - set(connections)
            if name.startswith(("socket:", "pipe:")))
        owners.update(
            name for pid in (supervisor, front) for name in set(files[pid].values())
            if name.startswith(("socket:", "pipe:")))
        shared = {name for name, count in owners.items() if count > 1}
        assert not shared & ({name for room in own for name in files[room].values()} - set(connections))
        for visitor in visitors:
            visitor.close()


def test_connection_that_was_idle_for_long_ends_though_rooms_were_started_since(gate):
    """Once the front has closed a connection, no other process holds it."""
    with serving(APUS_ISOLATION="visitor", APUS_CONNECTIONS_PER_ADDRESS="10") as server:
        idle = socket.create_connection(("127.0.0.1", server.port))
        idle.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert b"200" in idle.recv(4096)
        with Visitor(server.origin):
            # It is over: the front ends it, and its end is seen here at once.
            idle.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
            idle.settimeout(20)
            while idle.recv(4096):
                pass
        idle.close()


def test_connection_that_its_browser_left_is_nobodys(gate):
    """Neither the room nor the front holds it, and its place among the connections is free."""
    with serving(APUS_ISOLATION="visitor") as server:
        with Visitor(server.origin) as ann:
            ann.tap("harm.count")
            process, front = ann.process, workers(server)[0]
            tcp = network_sockets()
            assert tcp & set(descriptors(process).values()) <= set(descriptors(front).values())
            assert metrics(server.origin)["apus_sockets"] == 1
        wait_until(lambda: metrics(server.origin)["apus_sockets"] == 0)
        wait_until(lambda: not tcp & set(descriptors(process).values()))
        # The socket that listens.
        wait_until(lambda: len(tcp & set(descriptors(front).values())) == 1)


class FewDescriptors:
    """A server that may have 256 open files."""

    def __init__(self) -> None:
        program = "import os, resource; resource.setrlimit(resource.RLIMIT_NOFILE, (256, 256)); " \
            f"os.execv({str(FIXTURE)!r}, [{str(FIXTURE)!r}])"
        self._server = Server(
            ["python3", "-c", program],
            {"APUS_ISOLATION": "visitor", "APUS_CONNECTIONS_PER_ADDRESS": "1000"})

    def __enter__(self) -> Server:
        return self._server.start()

    def __exit__(self, *_: object) -> None:
        self._server.close()


def test_descriptors_suffice_whoever_comes(gate):
    """Connections that say nothing give way or are turned away, and nobody inside notices."""
    with FewDescriptors() as server, Visitor(server.origin) as ann:
        front, process = workers(server)[0], ann.process
        crowd = []
        for _ in range(600):
            connection = socket.create_connection(("127.0.0.1", server.port), timeout=10)
            # A head that has begun is not idle.
            connection.sendall(b"G")
            crowd.append(connection)
        crowd += [socket.create_connection(("127.0.0.1", server.port)) for _ in range(300)]
        ann.tap("harm.count")
        assert ann.shown("harm.value") == "1" and ann.process == process
        for connection in crowd:
            connection.close()
        with urllib.request.urlopen(server.origin + "/healthz") as response:
            assert response.status == 200
        assert is_alive(front) and workers(server) == [front]


def test_idle_connections_give_way_to_newcomers(gate):
    with FewDescriptors() as server:
        idle = []
        for _ in range(300):
            connection = socket.create_connection(("127.0.0.1", server.port))
            connection.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
            assert b" 200 " in connection.recv(4096), len(idle)
            idle.append(connection)
        for connection in idle:
            connection.close()


def test_server_that_cannot_have_enough_descriptors_says_how_many(gate):
    def limit() -> None:
        resource.setrlimit(resource.RLIMIT_NOFILE, (100, 100))

    ended = subprocess.run(
        [str(FIXTURE)], preexec_fn=limit, capture_output=True, text=True, timeout=30,
        env={**os.environ, "PORT": "0"})
    assert ended.returncode != 0
    assert re.search(r"100 open files.*256 or more.*ulimit", ended.stderr), ended.stderr
