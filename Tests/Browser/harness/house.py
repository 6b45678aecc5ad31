"""A server with a room for each visitor, and somebody whom nothing may happen to."""

import os
import time
from contextlib import contextmanager
from pathlib import Path

import pytest

from harness.server import FIXTURE, Server
from harness.visitor import Visitor


@contextmanager
def serving(**environment: str):
    server = Server([str(FIXTURE)], environment)
    try:
        yield server.start()
    finally:
        server.close()


@pytest.fixture(scope="module")
def house():
    # One that waits for each answer is quicker than a person.
    with serving(
        APUS_ISOLATION="visitor", APUS_EVENT_RATE="100000", APUS_EVENT_BURST="100000"
    ) as server:
        yield server


@pytest.fixture
def ben(house):
    """Whom nothing may happen to."""
    with Visitor(house.origin) as visitor:
        before = visitor.process
        yield visitor
        visitor.tap("harm.count")
        assert visitor.shown("harm.value") == "1"
        assert visitor.process == before and visitor.renewed == 0


def wait_until(condition, patience: float = 60) -> None:
    deadline = time.monotonic() + patience
    while not condition():
        assert time.monotonic() < deadline, "what was waited for does not happen"
        time.sleep(0.02)


def rests(pid: int) -> bool:
    """Whether no thread of a process has anything to do: what it has read is worked off."""
    try:
        states = [(thread / "stat").read_text() for thread in Path(f"/proc/{pid}/task").iterdir()]
    except FileNotFoundError:
        return False
    return all(state[state.rindex(")") + 2] == "S" for state in states)


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
        return True
    except ProcessLookupError:
        return False
