"""What the server counts."""

import math
import re
import time
import urllib.request

_LINE = re.compile(r"^(?P<name>[a-z_]+)(?:\{(?P<labels>[^}]*)\})? (?P<value>\S+)$")


def metrics(origin: str) -> dict[str, float]:
    """The counters by name and labels, such as `apus_refused_total{reason="disabled"}`."""
    with urllib.request.urlopen(f"{origin}/metrics", timeout=60) as response:
        lines = response.read().decode().splitlines()
    found = [_LINE.match(line) for line in lines if not line.startswith("#")]
    return {
        match["name"] + (f"{{{match['labels']}}}" if match["labels"] else ""):
            float(match["value"])
        for match in found if match
    }


def wait_until_kept(server, patience: float = 60) -> None:
    """Returns once the server has kept what changed in its sessions for the process that comes next."""
    deadline = time.monotonic() + patience
    while metrics(server.origin).get("apus_sessions_unkept", math.inf) > 0:
        if time.monotonic() > deadline:
            raise AssertionError("a session was not kept")
        time.sleep(0.01)


def refusals(origin: str) -> dict[str, int]:
    """How many messages were refused so far, by reason."""
    found = {}
    for name, value in metrics(origin).items():
        if match := re.fullmatch(r'apus_refused_total\{reason="([^"]*)"\}', name):
            found[match[1]] = int(value)
    return found
