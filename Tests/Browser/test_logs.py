"""What a server writes down: for programs each line is JSON, and what an author should know stands there once."""

import json
import time
import urllib.request
from collections import Counter

import pytest
from harness.hostile import TAP
from harness.house import wait_until
from harness.server import FIXTURE, Server
from harness.visitor import Visitor


@pytest.fixture
def house():
    server = Server([str(FIXTURE)], {"APUS_ISOLATION": "visitor", "LOG_FORMAT": "json"})
    try:
        yield server.start()
    finally:
        server.close()


def entries(server: Server) -> list[dict]:
    """All that the framework wrote; the line for the person who started it is not of the log."""
    return [json.loads(line) for line in server.log.splitlines() if not line.startswith("Serving on ")]


def test_what_all_rooms_complain_of_is_said_once(house):
    for _ in range(3):
        request = urllib.request.Request(house.origin + "/pictures", headers={"Accept": "text/html"})
        urllib.request.urlopen(request, timeout=30).read()
    wait_until(lambda: "No such name" in house.log)
    # The rooms that were made ahead have spoken, too.
    time.sleep(1)
    said = Counter(it["message"] for it in entries(house) if it["label"] == "apus.app")
    assert any("60000" in message for message in said) and any("No such name" in message for message in said)
    assert set(said.values()) == {1}, said


def test_where_a_room_hangs_is_part_of_its_line(house):
    with Visitor(house.origin, "/harm") as visitor:
        visitor.event(TAP, visitor.nodes["harm.hang"])
        wait_until(lambda: "where a room is that does not answer" in house.log, 90)
        found = [it for it in entries(house) if it["message"].startswith("where a room is")]
        stack = found[0]["metadata"]["stack"]
        assert any("HarmScreen" in line for line in stack), stack
