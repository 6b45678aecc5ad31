"""A database that cannot be opened is said, on the page and in the log, and nothing crashes."""

import pytest
from harness.server import Server
from playwright.sync_api import expect


@pytest.fixture
def broken():
    """A showcase whose database is a directory."""
    server = Server()
    (server.data / "showcase.sqlite").mkdir()
    try:
        yield server.start()
    finally:
        server.close()


def test_database_that_cannot_be_opened_is_said(page, broken, gate):
    # What the address names is not what the page shows.
    gate.allow("status of 404")
    # A page that is left at once may have a socket on its way.
    gate.allow("WebSocket connection")
    page.goto(broken.origin + "/report")
    expect(page.get_by_text("The database cannot be opened.")).to_be_visible()
    page.goto(broken.origin + "/reports")
    expect(page.get_by_text("The database cannot be opened.")).to_be_visible()
    assert "showcase.sqlite cannot be opened" in broken.log
