"""After a crash or a restart everything is back in its own place: what was typed, and the screen."""

import json
import os
import re
import shutil

import pytest
from harness.metrics import wait_until_kept
from harness.server import FIXTURE, Server, kill_worker
from playwright.sync_api import Page, expect
from screens.words import caret

# A crash and a restart lead through the same code: each test plays one of them.
pytestmark = pytest.mark.part(1)

# What the browser itself writes to the console when a test cuts its line.
BROKEN_LINE = r"WebSocket connection|Failed to load resource|ERR_"
SOON = 10_000
ANEW = "Some of this screen was reset."
OFFER = "no longer fits this screen"


@pytest.fixture
def server(new_fixture, gate) -> Server:
    gate.allow(BROKEN_LINE)
    return new_fixture()


def restart(server: Server) -> None:
    server.stop()
    server.start()


@pytest.fixture(params=[kill_worker, restart], ids=["crash", "restart"])
def end(request):
    """What happens to the server."""
    return request.param


def greetings(page: Page) -> list:
    """Fills with the greetings of new sessions."""
    found = []

    def watch(socket):
        def read(message):
            message = json.loads(message)
            if message[0] == "n":
                found.append(message)
        socket.on("framereceived", read)

    page.on("websocket", watch)
    return found


def wait_for_new_session(page: Page, found: list) -> None:
    while not found:
        page.wait_for_timeout(10)


def test_rows_with_one_identifier_and_fields_without(page, server, end):
    page.goto(server.origin + "/recovery/fields")
    rows = page.get_by_test_id("row.input")
    expect(rows).to_have_count(4)
    names = ["first", "second", "third", "fourth"]
    for index, name in enumerate(names):
        rows.nth(index).fill(f"text of {name}")
    for name in ["nickname", "motto"]:
        page.get_by_placeholder(name.capitalize()).fill(f"my {name}")
    found = greetings(page)
    end(server)
    page.keyboard.type(" and more")
    wait_for_new_session(page, found)
    for index, name in enumerate(names):
        expect(page.get_by_test_id(f"{name}.echo")).to_have_text(f"text of {name}", timeout=SOON)
        expect(rows.nth(index)).to_have_value(f"text of {name}")
    expect(page.get_by_test_id("nickname.echo")).to_have_text("my nickname")
    expect(page.get_by_test_id("motto.echo")).to_have_text("my motto and more")
    motto = page.get_by_placeholder("Motto")
    expect(motto).to_be_focused()
    assert caret(motto) == (17, 17)


def test_root_and_pushed_page_with_one_identifier(page, server, end):
    page.goto(server.origin + "/recovery/pages")
    field = page.get_by_test_id("name.input").and_(page.locator(":visible"))
    field.fill("on the root")
    page.get_by_test_id("further.button").click()
    expect(page.get_by_text("Page 7")).to_be_visible()
    field.fill("on the page")
    expect(page.get_by_test_id("page.echo")).to_have_text("on the page")
    wait_until_kept(server)
    found = greetings(page)
    end(server)
    wait_for_new_session(page, found)
    expect(page.get_by_test_id("page.echo")).to_have_text("on the page", timeout=SOON)
    expect(page.get_by_test_id("page.echo")).to_be_visible()
    expect(field).to_have_value("on the page")
    expect(field).to_be_focused()
    page.get_by_test_id("BackButton").click()
    expect(field).to_have_value("on the root")
    expect(page.get_by_test_id("root.echo")).to_have_text("on the root")


def test_pages_of_links_without_values(page, server, end):
    page.goto(server.origin + "/recovery/links")
    page.get_by_test_id("one.button").click()
    page.get_by_test_id("BackButton").click()
    page.get_by_test_id("two.button").click()
    field = page.get_by_test_id("link.input")
    field.fill("second link")
    expect(page.get_by_test_id("two.echo")).to_have_text("second link")
    wait_until_kept(server)
    found = greetings(page)
    end(server)
    wait_for_new_session(page, found)
    expect(page.get_by_test_id("two.echo")).to_have_text("second link", timeout=SOON)
    expect(field).to_have_value("second link")
    page.get_by_test_id("BackButton").click()
    expect(page.get_by_test_id("two.button")).to_be_visible()


def test_sheet_and_what_is_below(page, server, end):
    page.goto(server.origin + "/recovery/sheet")
    page.get_by_test_id("below.input").fill("under it")
    page.get_by_test_id("open.button").click()
    inside = page.get_by_test_id("inside.input")
    inside.fill("inside")
    expect(page.get_by_test_id("inside.echo")).to_have_text("inside")
    wait_until_kept(server)
    found = greetings(page)
    end(server)
    page.keyboard.type(" of it")
    wait_for_new_session(page, found)
    expect(page.get_by_test_id("inside.echo")).to_have_text("inside of it", timeout=SOON)
    expect(inside).to_be_visible()
    expect(inside).to_have_value("inside of it")
    expect(inside).to_be_focused()
    expect(page.get_by_test_id("below.echo")).to_have_text("under it")


def test_alert(page, server, end):
    page.goto(server.origin + "/recovery/sheet")
    page.get_by_test_id("alert.button").click()
    expect(page.get_by_text("Careful")).to_be_visible()
    wait_until_kept(server)
    found = greetings(page)
    end(server)
    wait_for_new_session(page, found)
    page.get_by_role("button", name="Good").click()
    expect(page.get_by_text("Careful")).to_have_count(0)


def test_tabs(page, server, end):
    page.goto(server.origin + "/recovery/tabs")
    field = page.get_by_test_id("tab.input").and_(page.locator(":visible"))
    field.fill("on the left")
    page.get_by_text("Right").click()
    expect(page.get_by_test_id("right.echo")).to_be_attached()
    field.fill("on the right")
    expect(page.get_by_test_id("right.echo")).to_have_text("on the right")
    wait_until_kept(server)
    found = greetings(page)
    end(server)
    wait_for_new_session(page, found)
    expect(page.get_by_test_id("right.echo")).to_have_text("on the right", timeout=SOON)
    expect(field).to_have_value("on the right")
    page.get_by_text("Left").click()
    expect(page.get_by_test_id("left.echo")).to_have_text("on the left")
    expect(field).to_have_value("on the left")


def test_fields_that_come_only_later(page, server, end):
    page.goto(server.origin + "/recovery/late")
    fields = page.get_by_test_id("late.input")
    expect(fields).to_have_count(2)
    fields.nth(0).fill("first row")
    fields.nth(1).fill("second row")
    expect(page.get_by_test_id("late.echo")).to_have_text("second row")
    found = greetings(page)
    end(server)
    wait_for_new_session(page, found)
    for place, name, text in [(0, "early", "first row"), (1, "late", "second row")]:
        expect(page.get_by_test_id(f"{name}.echo")).to_have_text(text, timeout=SOON)
        expect(fields.nth(place)).to_have_value(text)
    expect(fields.nth(1)).to_be_focused()
    expect(page.get_by_text(OFFER)).to_have_count(0)


def test_state_of_each_kind(page, server, end):
    page.goto(server.origin + "/recovery/state")
    for _ in range(3):
        page.get_by_test_id("count.button").click()
    expect(page.get_by_test_id("count.text")).to_have_text("3 large 6 5")
    page.get_by_text("More").click()
    expect(page.get_by_test_id("more.text")).to_be_visible()
    wait_until_kept(server)
    found = greetings(page)
    end(server)
    wait_for_new_session(page, found)
    expect(page.get_by_test_id("count.text")).to_have_text("3 large 6 5", timeout=SOON)
    expect(page.get_by_test_id("more.text")).to_be_visible()
    # And it is kept on.
    page.get_by_test_id("count.button").click()
    expect(page.get_by_test_id("count.text")).to_have_text("4 large 8 5")
    wait_until_kept(server)
    found.clear()
    end(server)
    wait_for_new_session(page, found)
    expect(page.get_by_test_id("count.text")).to_have_text("4 large 8 5", timeout=SOON)
    expect(page.get_by_text(ANEW)).to_have_count(0)
    assert all(message[2:4] == [1, 0] for message in found)


def test_state_that_cannot_be_kept_is_spoken_of(page, server, end):
    page.goto(server.origin + "/recovery/model")
    page.get_by_test_id("model.button").click()
    expect(page.get_by_test_id("model.text")).to_have_text("1")
    wait_until_kept(server)
    found = greetings(page)
    end(server)
    expect(page.get_by_text(ANEW)).to_be_visible(timeout=SOON)
    expect(page.get_by_test_id("model.text")).to_have_text("0")
    assert found[-1][2:4] == [1, 1]


def test_nothing_is_spoken_of_if_all_is_back(page, server, end):
    page.goto(server.origin + "/recovery/model")
    page.get_by_test_id("beside.input").fill("kept")
    expect(page.get_by_test_id("beside.echo")).to_have_text("kept")
    found = greetings(page)
    end(server)
    wait_for_new_session(page, found)
    expect(page.get_by_test_id("beside.echo")).to_have_text("kept", timeout=SOON)
    assert found[-1][2:4] == [1, 0]


def test_scrolling(page, server, end):
    page.goto(server.origin + "/recovery/scroll")
    columns = page.get_by_test_id("columns")
    columns.evaluate("element => { element.scrollLeft = 300 }")
    page.evaluate("scrollTo(0, 700)")
    found = greetings(page)
    end(server)
    wait_for_new_session(page, found)
    page.wait_for_function("() => scrollY === 700")
    page.wait_for_function(
        "document.querySelector('[data-testid=columns]').scrollLeft === 300")


def test_text_that_has_no_place_is_offered(page, server):
    page.goto(server.origin + "/recovery/builds")
    page.get_by_test_id("kept.input").fill("stays")
    page.get_by_test_id("gone.input").fill("nowhere to go")
    page.get_by_test_id("secret.input").fill("hush")
    expect(page.get_by_test_id("gone.echo")).to_have_text("nowhere to go")
    server.environment["FIXTURE_BUILD"] = "2"
    restart(server)
    expect(page.get_by_text(OFFER)).to_be_visible(timeout=SOON)
    offered = page.get_by_label("What you entered")
    expect(offered).to_have_value(re.compile("nowhere to go"))
    expect(offered).not_to_have_value(re.compile("hush|stays"))
    expect(page.get_by_test_id("kept.input")).to_have_value("stays")
    expect(page.get_by_test_id("kept.echo")).to_have_text("stays")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy").click()
    page.wait_for_function(
        "navigator.clipboard.readText().then((text) => text.includes('nowhere to go'))")
    page.get_by_role("button", name="Close").click()
    expect(page.get_by_text(OFFER)).to_have_count(0)


def test_another_build_takes_text_by_key_and_name(page, gate, tmp_path):
    gate.allow(BROKEN_LINE)
    program = tmp_path / "FixtureApp"
    shutil.copy2(FIXTURE, program)
    server = Server([str(program)])
    try:
        server.start()
        page.goto(server.origin + "/recovery/builds")
        page.get_by_test_id("kept.input").fill("stays")
        page.get_by_test_id("street.input").fill("Elm Street 5")
        expect(page.get_by_test_id("street.echo")).to_have_text("Elm Street 5")
        found = greetings(page)
        server.stop()
        os.utime(program, (0, 0))
        server.environment["FIXTURE_BUILD"] = "2"
        server.start()
        wait_for_new_session(page, found)
        assert found[-1][2] == 0
        expect(page.get_by_test_id("kept.echo")).to_have_text("stays", timeout=SOON)
        expect(page.get_by_label("What you entered")).to_have_value(
            re.compile("Elm Street 5"), timeout=SOON)
        expect(page.get_by_test_id("town.input")).to_have_value("")
        gate.end()
    finally:
        server.close()


def test_state_is_taken_once_and_only_its_owner_can_read_it(page, server):
    page.goto(server.origin + "/recovery/state")
    page.get_by_test_id("count.button").click()
    expect(page.get_by_test_id("count.text")).to_have_text(re.compile("^1 "))
    wait_until_kept(server)
    folder = server.data / "sessions"
    [file] = [place for place in folder.rglob("*") if place.is_file()]
    assert folder.stat().st_mode & 0o777 == 0o700
    assert file.stat().st_mode & 0o777 == 0o600
    assert b"count" not in file.read_bytes()
    found = greetings(page)
    kill_worker(server)
    wait_for_new_session(page, found)
    expect(page.get_by_test_id("count.text")).to_have_text(re.compile("^1 "), timeout=SOON)
    # The restored session goes on in the same file.
    wait_until_kept(server)
    assert [place for place in folder.rglob("*") if place.is_file()] == [file]
