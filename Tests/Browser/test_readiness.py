"""What is told to those who send visitors to a server: whether it can serve them."""

import json
import sqlite3
import time
import urllib.error
import urllib.request

import pytest
from harness.server import Server


def ready(server: Server) -> tuple[int, str]:
    try:
        with urllib.request.urlopen(server.origin + "/readyz", timeout=10) as response:
            return response.status, response.read().decode()
    except urllib.error.HTTPError as error:
        return error.code, error.read().decode()


@pytest.fixture(params=["visitor", "shared"])
def shop(request, gate):
    server = Server(None, {"APUS_ISOLATION": request.param, "LOG_FORMAT": "json"})
    try:
        yield server.start()
        gate.end()
    finally:
        server.close()


def test_a_server_whose_database_cannot_be_used_is_not_ready(shop):
    assert ready(shop) == (200, "ok\n")
    other = sqlite3.connect(shop.data / "showcase.sqlite", isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    started = time.monotonic()
    assert ready(shop) == (503, "database\n")
    assert time.monotonic() - started < 5
    # It is alive, and says so.
    with urllib.request.urlopen(shop.origin + "/healthz", timeout=5) as response:
        assert response.status == 200
    other.execute("ROLLBACK")
    other.close()
    # What waits for the file gives up after ten seconds at the latest.
    deadline = time.monotonic() + 20
    while (answer := ready(shop)) != (200, "ok\n"):
        assert time.monotonic() < deadline, answer
    # Every line of the log is an object.
    events = [json.loads(line) for line in shop.log_file.read_text().splitlines() if line.startswith("{")]
    assert any(event["message"] == "not ready" and event["metadata"]["check"] == "database" for event in events)
    assert any(event["message"] == "ready again" for event in events)
