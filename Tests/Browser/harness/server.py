"""The server under test, as its own process."""

import copy
import os
import signal
import subprocess
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path

from harness.proxy import free_port

ROOT = Path(__file__).resolve().parents[3]
SHOWCASE = ROOT / ".build" / "debug" / "Showcase"
FIXTURE = ROOT / ".build" / "debug" / "FixtureApp"
# Hundreds of servers are started, and to make the client's scripts short takes a debug build most of a second.
SCRIPTS = ROOT / ".build" / "test-caches" / "scripts"


class Server:
    """Runs a program that serves on PORT and HOST and keeps its files under DATA.

    The directory and the port stay the same over `stop` and `start`, as when a machine restarts.
    """

    def __init__(self, command: list[str] | None = None, environment: dict[str, str] | None = None):
        self.command = command or [str(SHOWCASE)]
        self.environment = environment or {}
        self.port = free_port()
        self._directory = tempfile.TemporaryDirectory(prefix="apus-browser-")
        self.data = Path(self._directory.name) / "data"
        self.data.mkdir()
        self.log_file = Path(self._directory.name) / "server.log"
        self.process: subprocess.Popen | None = None
        # Open files that the program gets, too.
        self.passed: tuple[int, ...] = ()

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def log(self) -> str:
        return self.log_file.read_text(errors="replace") if self.log_file.exists() else ""

    def start(self, timeout: float = 60) -> "Server":
        """Returns once `/healthz` answers 200; raises with the log if it never does."""
        assert self.process is None, "the server runs already"
        # A process for each visitor starts anew in each test: `make soak` has the whole suite so.
        environment = {
            "APUS_ISOLATION": "shared", "APUS_SHARED_ROOMS": "1", "APUS_SCRIPT_CACHE": str(SCRIPTS),
            **os.environ, **self.environment,
            "PORT": str(self.port), "HOST": "127.0.0.1", "DATA": str(self.data),
        }
        with self.log_file.open("ab") as log:
            self.process = subprocess.Popen(
                self.command, cwd=ROOT, env=environment, stdout=log, stderr=log,
                pass_fds=self.passed)
        deadline = time.monotonic() + timeout
        while not self._is_healthy():
            if self._has_ended_within(0.03) or time.monotonic() > deadline:
                self.stop()
                raise RuntimeError(f"{self.command[0]} does not serve:\n{self.log[-4000:]}")
        return self

    def twin(self) -> "Server":
        """The same program on the same port and data, to be started beside this one."""
        other = copy.copy(self)
        other.log_file = self.log_file.with_name("twin.log")
        other.process = None
        return other

    def stop(self, timeout: float = 10) -> None:
        """Asks the server to end; kills it if it does not."""
        if self.process is None:
            return
        self.process.terminate()
        try:
            self.process.wait(timeout)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.process = None

    def close(self) -> None:
        self.stop()
        self._directory.cleanup()

    def _is_healthy(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.origin}/healthz", timeout=2) as response:
                return response.status == 200
        except (urllib.error.URLError, OSError):
            return False

    def _has_ended_within(self, seconds: float) -> bool:
        try:
            self.process.wait(seconds)
            return True
        except subprocess.TimeoutExpired:
            return False


def workers(server: Server) -> list[int]:
    """The process ids of the server's children that run the server's own program."""
    assert server.process is not None, "the server does not run"
    program = _program(server.process.pid)
    found = []
    for directory in Path("/proc").glob("[0-9]*"):
        pid = int(directory.name)
        if _parent(pid) == server.process.pid and _program(pid) == program:
            found.append(pid)
    return sorted(found)


def rooms(server: Server) -> list[int]:
    """The process ids of the visitors' rooms."""
    front = workers(server)[0]
    return sorted(
        int(directory.name) for directory in Path("/proc").glob("[0-9]*")
        if _parent(int(directory.name)) == front)


def kill_worker(server: Server) -> int:
    """Kills the server's oldest worker with SIGKILL and returns its process id."""
    found = workers(server)
    if not found:
        raise AssertionError("the server has no worker process to kill")
    os.kill(found[0], signal.SIGKILL)
    return found[0]


def _parent(pid: int) -> int | None:
    try:
        status = Path(f"/proc/{pid}/stat").read_text()
    except OSError:
        return None
    # The program's name stands in parentheses and may hold spaces and parentheses itself.
    fields = status[status.rindex(")") + 2:].split()
    return None if fields[0] == "Z" else int(fields[1])


def _program(pid: int) -> str | None:
    try:
        return os.readlink(f"/proc/{pid}/exe")
    except OSError:
        return None
