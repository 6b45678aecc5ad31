"""All attacks at once on a small server, and bystanders who must not notice: python -m history.siege.

SIEGE_SECONDS says how long (3600). The server may have 256 MiB, where control groups can be made, and 1,024 open
files. Prints how long bystanders waited, and fails if one of them lost anything or waited for long.
"""

import contextlib
import os
import sys
import threading
import time
import urllib.error
import urllib.request
from pathlib import Path

from harness.hostile import Closed, Refused
from harness.server import ROOT, Server, workers
from harness.visitor import TAP, Visitor
from history.attack import Attack

PROGRAM = Path(os.environ.get("SIEGE_PROGRAM") or ROOT / ".build" / "release" / "FixtureApp")
GROUPS = Path("/sys/fs/cgroup")
# Milliseconds that one bystander in a hundred may wait at most.
GOAL = 100


class Bystander(threading.Thread):
    """A visitor who taps twice a second and counts along."""

    def __init__(self, origin: str, is_over: threading.Event):
        super().__init__()
        self._visitor = Visitor(origin)
        self._is_over = is_over
        self.waits: list[float] = []
        self.trouble = ""

    def run(self) -> None:
        visitor, taps = self._visitor, 0
        with visitor:
            process = visitor.process
            while not self._is_over.wait(0.5):
                start = time.monotonic()
                try:
                    visitor.tap("harm.count")
                except (Closed, Refused, OSError) as error:
                    self.trouble = f"after {taps} taps: {error!r}"
                    return
                taps += 1
                self.waits.append((time.monotonic() - start) * 1000)
                if visitor.shown("harm.value").replace(",", "") != str(taps):
                    self.trouble = f"{visitor.shown('harm.value')} after {taps} taps"
                    return
            if visitor.process != process or visitor.renewed:
                self.trouble = "their room was another one"


def harm(origin: str, kind: str, is_over: threading.Event) -> None:
    """A visitor whose own room ends, or never comes to an end, again and again."""
    while not is_over.is_set():
        try:
            with Visitor(origin) as visitor:
                visitor.do(TAP, f"harm.{kind}")
                is_over.wait(3)
        except (Closed, Refused, OSError, AssertionError, KeyError, urllib.error.HTTPError):
            is_over.wait(1)


def besiege(port: int, is_over: threading.Event) -> None:
    attack = Attack(port)
    number = 0
    while not is_over.wait(0.2):
        number += 1
        attack.request("/healthz", count=200)
        attack.crowd(8)
        attack.request(f"/lobby/{['trap', 'loop', 'fine'][number % 3]}?{number}")
        attack.request(f"/lobby/{number}")
    attack.end()


@contextlib.contextmanager
def group():
    """A control group of 256 MiB; None where none can be made."""
    is_old = (GROUPS / "memory" / "cgroup.procs").exists()
    folder = (GROUPS / "memory" if is_old else GROUPS) / f"apus-siege-{os.getpid()}"
    try:
        folder.mkdir()
        (folder / ("memory.limit_in_bytes" if is_old else "memory.max")).write_text(str(256 << 20))
    except OSError:
        yield None
        return
    yield folder
    deadline = time.monotonic() + 10
    while folder.exists() and time.monotonic() < deadline:
        with contextlib.suppress(OSError):
            folder.rmdir()
        time.sleep(0.05)


def main() -> int:
    seconds = float(os.environ.get("SIEGE_SECONDS") or 3600)
    is_over = threading.Event()
    with group() as folder:
        begin = f"echo $$ > {folder}/cgroup.procs && " if folder else ""
        server = Server(
            ["sh", "-c", f"{begin}ulimit -n 1024 && exec {PROGRAM}"],
            {"APUS_ISOLATION": "visitor", "APUS_TRUSTED_PROXIES": "127.0.0.1", "APUS_SPARE_ROOMS": "1"})
        try:
            server.start()
            front = workers(server)
            bystanders = [Bystander(server.origin, is_over) for _ in range(4)]
            for bystander in bystanders:
                bystander.start()
            attackers = [threading.Thread(target=besiege, args=(server.port, is_over))] + [
                threading.Thread(target=harm, args=(server.origin, kind, is_over))
                for kind in ("trap", "hang", "recurse", "grow")]
            for attacker in attackers:
                attacker.start()
            is_over.wait(seconds)
            is_over.set()
            for thread in attackers + bystanders:
                thread.join()
            is_same = workers(server) == front
            log = server.log
        finally:
            is_over.set()
            server.close()
    waits = sorted(wait for bystander in bystanders for wait in bystander.waits)
    at = {share: waits[int(len(waits) * share)] for share in (0.5, 0.9, 0.99)} if waits else {}
    print(f"{len(waits)} taps in {seconds:.0f} s, control group: {folder is not None}; waited: " + ", ".join(
        f"p{share * 100:.0f} {wait:.0f} ms" for share, wait in at.items()))
    trouble = [bystander.trouble for bystander in bystanders if bystander.trouble]
    if not is_same:
        trouble.append("the front was another one")
    if not waits or at[0.99] > GOAL:
        trouble.append(f"bystanders waited longer than {GOAL} ms")
    if trouble:
        # Lines of the front, without the traces of the attackers' rooms.
        print("\n".join(line for line in log.splitlines() if "apus.server" in line)[-20_000:])
    print("\n".join(trouble) or "nobody noticed")
    return int(bool(trouble))


if __name__ == "__main__":
    sys.exit(main())
