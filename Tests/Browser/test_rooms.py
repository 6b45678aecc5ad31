"""A process for each visitor: what one keeps in memory, crashes or hangs is nobody else's."""

import os
import signal
import time
import urllib.request
from concurrent.futures import ThreadPoolExecutor

import pytest
from harness.house import serving, wait_until
from harness.metrics import metrics, wait_until_kept
from harness.server import FIXTURE, Server, rooms
from playwright.sync_api import Page, expect

SOON = 15_000


@pytest.fixture
def house(gate):
    """A server with a room for each visitor, whatever the rest of the tests uses."""
    server = Server([str(FIXTURE)], {"APUS_ISOLATION": "visitor"})
    try:
        yield server.start()
        gate.end()
    finally:
        server.close()


def enter(page: Page, house: Server) -> Page:
    page.goto(house.origin + "/room")
    expect(page.locator(".live")).to_be_visible()
    return page


def item(page: Page, name: str):
    return page.get_by_test_id(name)


def process(page: Page) -> int:
    return int(item(page, "process").inner_text())


def test_who_is_signed_in_in_memory_is_this_visitor_alone(new_page, house):
    ann, ben = enter(new_page(), house), enter(new_page(), house)
    item(ann, "name").fill("Ann")
    item(ann, "signIn").click()
    expect(item(ann, "user")).to_have_text("Signed in as Ann")
    # A page of the same browser is in the same process, as windows are.
    other = enter(ann.context.new_page(), house)
    expect(item(other, "user")).to_have_text("Signed in as Ann")
    assert process(other) == process(ann) != process(ben)
    enter(ben, house)
    expect(item(ben, "user")).to_have_text("Signed out")


def test_crash_is_one_visitors_and_costs_them_little(new_page, house):
    ann, ben = enter(new_page(), house), enter(new_page(), house)
    sockets = []
    ann.on("websocket", lambda socket: sockets.append(socket))
    other = process(ben)
    first = process(ann)
    item(ann, "count").click()
    expect(item(ann, "count")).to_have_text("Count 1")
    item(ann, "name").fill("typed before")
    wait_until_kept(house)
    item(ann, "trap").click()
    item(ann, "name").press("End")
    item(ann, "name").press_sequentially(" and after", delay=10)
    ann.wait_for_function(
        "first => document.querySelector('[data-testid=process]').textContent !== first", arg=str(first))
    expect(item(ann, "name")).to_have_value("typed before and after")
    expect(item(ann, "count")).to_have_text("Count 1")
    item(ann, "count").click()
    expect(item(ann, "count")).to_have_text("Count 2")
    # The line to the browser was kept.
    assert not sockets
    item(ben, "count").click()
    expect(item(ben, "count")).to_have_text("Count 1")
    assert process(ben) == other


def test_what_crashes_twice_is_not_run_again_for_this_visitor_alone(new_page, house):
    ann, ben = enter(new_page(), house), enter(new_page(), house)
    for _ in range(2):
        before = process(ann)
        item(ann, "trap").click()
        ann.wait_for_function(
            "first => document.querySelector('[data-testid=process]').textContent !== first",
            arg=str(before), timeout=SOON)
    after = process(ann)
    item(ann, "trap").click()
    expect(ann.get_by_text("This action is unavailable right now")).to_be_visible()
    item(ann, "count").click()
    expect(item(ann, "count")).to_have_text("Count 1")
    assert process(ann) == after
    # Another visitor's button was not switched off.
    before = process(ben)
    item(ben, "trap").click()
    ben.wait_for_function(
        "first => document.querySelector('[data-testid=process]').textContent !== first",
        arg=str(before), timeout=SOON)


def test_loop_is_one_visitors_and_is_ended(new_page, house):
    ann, ben, cal = (enter(new_page(), house) for _ in range(3))
    before, stopped = process(ann), process(cal)
    item(ann, "hang").click()
    # A process that does not run at all shows as little life as one that never rests.
    os.kill(stopped, signal.SIGSTOP)
    item(cal, "count").click()
    for expected in range(1, 6):
        start = time.monotonic()
        item(ben, "count").click()
        expect(item(ben, "count")).to_have_text(f"Count {expected}")
        assert time.monotonic() - start < 2
    ann.wait_for_function(
        "first => document.querySelector('[data-testid=process]').textContent !== first",
        arg=str(before), timeout=30_000)
    item(ann, "count").click()
    expect(item(ann, "count")).to_have_text("Count 1")
    cal.wait_for_function(
        "first => document.querySelector('[data-testid=process]').textContent !== first",
        arg=str(stopped), timeout=30_000)
    expect(item(cal, "count")).to_have_text("Count 0")
    item(cal, "count").click()
    expect(item(cal, "count")).to_have_text("Count 1")
    # Where it was is in the log, by the names of what it ran.
    wait_until(lambda: "where a room is that does not answer" in house.log, 60)
    wait_until(lambda: "RoomScreen" in house.log, 5)


def test_what_one_visitor_posts_reaches_the_others(new_page, house):
    ann, ben = enter(new_page(), house), enter(new_page(), house)
    item(ann, "name").fill("Ann")
    item(ann, "tell").click()
    expect(item(ben, "heard")).to_have_text("Ann")
    expect(item(ann, "heard")).to_have_text("Ann")
    item(ben, "name").fill("Ben")
    item(ben, "tell").click()
    expect(item(ann, "heard")).to_have_text("Ann,Ben")


def test_who_only_reads_costs_little(house):
    def read(index):
        request = urllib.request.Request(
            f"{house.origin}/room?{index}", headers={"Accept": "text/html", "X-Forwarded-For": "192.0.2.7"})
        with urllib.request.urlopen(request, timeout=30) as response:
            assert response.status == 200
            assert b"Signed out" in response.read()

    with ThreadPoolExecutor(8) as pool:
        list(pool.map(read, range(40)))
    # Rooms of strangers, spare ones, and the lobby.
    assert len(rooms(house)) <= 16 + 2 + 1 + 1
    counted = metrics(house.origin)
    assert counted["apus_lobby_pages_total"] > 0
    # What the lobby has drawn is forgotten at once.
    assert counted["apus_sessions"] <= 16


def test_room_that_was_taken_back_is_forgotten(house):
    """A number of a process that is gone may be another's soon: it is neither asked, nor ended again."""
    def read(_):
        request = urllib.request.Request(
            house.origin + "/room", headers={"Accept": "text/html", "Sec-Fetch-Dest": "document"})
        urllib.request.urlopen(request, timeout=30).read()

    pages = 0
    deadline = time.monotonic() + 120
    # Each visitor is another one, and the room of the one who has read longest ago is taken after two seconds.
    while pages < 40 or metrics(house.origin)["apus_lobby_pages_total"] > pages - 30:
        assert time.monotonic() < deadline
        read(pages)
        pages += 1
        time.sleep(0.05)
    while metrics(house.origin)["apus_rooms"] > 16 + 2 + 1:
        assert time.monotonic() < deadline
        time.sleep(0.05)
    counted = metrics(house.origin)
    assert counted["apus_rooms_stuck_total"] == counted["apus_room_crashes_total"] == 0
    assert counted["apus_sessions"] <= 16
    # What they have counted is counted on.
    assert counted["apus_sessions_mounted_total"] >= pages - counted["apus_lobby_pages_total"]


def test_page_of_the_lobby_becomes_a_visitors_own(new_page, house):
    def read(_):
        request = urllib.request.Request(house.origin + "/room", headers={"Accept": "text/html"})
        urllib.request.urlopen(request, timeout=30).read()

    with ThreadPoolExecutor(8) as pool:
        list(pool.map(read, range(40)))
    ann = enter(new_page(), house)
    item(ann, "name").fill("Ann")
    item(ann, "signIn").click()
    expect(item(ann, "user")).to_have_text("Signed in as Ann")


@pytest.mark.parametrize("zone, local, hour", [
    ("America/Los_Angeles", "2023-11-14 14:13", "14"), ("Asia/Tokyo", "2023-11-15 07:13", "7")])
def test_zone_of_a_room_is_its_visitors(new_page, house, zone, local, hour):
    """An app's own formatters and calendars use it, as on a phone."""
    page = new_page(timezone_id=zone)
    page.goto(house.origin + "/zone")
    expect(item(page, "zone")).to_have_text(zone)
    expect(item(page, "local")).to_have_text(local)
    expect(item(page, "hour")).to_have_text(hour)
    # The second script keeps it for the next page, whose first HTML has it then.
    page.wait_for_function("document.cookie.includes('~')")
    html = page.request.get(house.origin + "/zone", headers={"Accept": "text/html"}).text()
    assert local in html


@pytest.mark.parametrize("isolation", ["visitor", "shared"])
def test_formatters_without_a_locale_use_the_visitors(new_page, isolation):
    """Two visitors at once, in a process of their own and in a shared one."""
    with serving(APUS_ISOLATION=isolation) as server:
        german, american = new_page(locale="de-DE"), new_page(locale="en-US")
        for page in (german, american):
            page.goto(server.origin + "/zone")
        for page, words in [
            (german, ["14. November 2023", "1.234,5", "2", "de-DE", "Guten Morgen"]),
            (american, ["November 14, 2023", "1,234.5", "1", "en-US", "Good morning"]),
        ]:
            for name, expected in zip(["long", "number", "weekday", "language", "greeting"], words):
                expect(item(page, name)).to_have_text(expected)
            page.close()


def test_restart_of_everything_keeps_what_was_typed(new_page, house, gate):
    # While nobody listens, a page may ask.
    gate.allow("WebSocket connection")
    ann = enter(new_page(), house)
    item(ann, "count").click()
    expect(item(ann, "count")).to_have_text("Count 1")
    item(ann, "name").fill("Ann")
    wait_until_kept(house)
    house.stop()
    house.start()
    expect(ann.locator("#banner")).to_be_hidden(timeout=SOON)
    expect(item(ann, "count")).to_have_text("Count 1")
    expect(item(ann, "name")).to_have_value("Ann")


def test_memory_that_is_used_up_is_said_to_newcomers(new_page, gate):
    server = Server([str(FIXTURE)], {"APUS_ISOLATION": "visitor", "APUS_MEMORY": "1"})
    try:
        server.start()
        deadline = time.monotonic() + 10
        while metrics(server.origin).get("apus_rooms_memory_bytes", 0) == 0:
            assert time.monotonic() < deadline
            time.sleep(0.05)
        page = new_page()
        response = page.request.get(server.origin + "/room", headers={"Accept": "text/html"})
        assert response.status == 503
        assert response.headers["retry-after"]
        gate.end()
    finally:
        server.close()
