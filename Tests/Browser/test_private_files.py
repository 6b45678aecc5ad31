"""What a server keeps is readable by its own user alone."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from harness.server import Server
from playwright.sync_api import expect
from screens.pictures import file, png
from screens.report import STEPS, ReportFlow


def open_to_others(folder: Path) -> list[str]:
    """All that other users of the machine may read or write, the folder itself included."""
    return sorted(
        f"{path} {path.stat().st_mode & 0o7777:o}" for path in [folder, *folder.rglob("*")]
        if path.exists() and path.stat().st_mode & 0o077)


@pytest.fixture
def fresh(gate) -> Iterator[Server]:
    """A showcase whose data directory is not there yet, started as most shells do."""
    server = Server()
    server.data.rmdir()
    before = os.umask(0o022)
    try:
        server.start()
        os.umask(before)
        yield server
        gate.end()
    finally:
        os.umask(before)
        server.close()


def test_no_other_user_reads_what_visitors_send(page, fresh):
    flow = ReportFlow(page, fresh.origin).go_to("photo")
    flow.choose_photo(file("luna.png", png()))
    expect(flow.item("photo.preview.image")).to_be_visible()
    for step, following in zip(STEPS[1:], [*STEPS[2:], "summary"]):
        if step != "photo":
            getattr(flow, f"fill_{step}")()
        flow.advance(step)
        flow.expect_step(following)
    names = {path.name for path in fresh.data.rglob("*")}
    assert {"showcase.sqlite", "showcase.sqlite-wal", "sessions", "signing-key"} <= names
    assert any(name.endswith(".png") for name in names), names
    assert open_to_others(fresh.data) == []


def test_folder_that_others_could_read_is_closed_to_them(fresh):
    fresh.stop()
    fresh.data.chmod(0o755)
    fresh.start()
    assert fresh.data.stat().st_mode & 0o777 == 0o700


def test_folder_that_many_share_is_named_in_the_log(fresh):
    fresh.stop()
    fresh.data.chmod(0o1777)
    fresh.start()
    assert fresh.data.stat().st_mode & 0o7777 == 0o1777
    assert "other users of this machine can read" in fresh.log
