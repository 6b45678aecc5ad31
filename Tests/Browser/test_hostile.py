"""A client that forges, repeats and breaks messages gets nothing done, and disturbs nobody.

Red where a refused event is carried out after all: test_mutants.py shows it.
"""

import re

import pytest
from harness.hostile import (
    ADDRESS, DATE, DECREMENT, DISMISS, EDIT, FILE, FOCUS, HOVER, INCREMENT, NUMBER, OPEN, REFRESH,
    SELECT, SUBMIT, TAP, TOGGLE, WINDOW, Closed, HostileClient, Refused)
from harness.metrics import refusals
from harness.small_server import SmallServer
from harness.visitor import VALUE
from playwright.sync_api import expect

ENTRIES = {EDIT, SELECT, TOGGLE, DATE, NUMBER}
# Operations of the protocol (Sources/PageProtocol/Messages.swift).
FLAG, NOTICE = 4, 21


@pytest.fixture
def client(fixture):
    """Joined to `/offered`."""
    with HostileClient(fixture.origin, "/offered") as client:
        client.join()
        yield client


def executed(client: HostileClient) -> list[str]:
    """What was carried out in any session of the client's process."""
    page = client.page("/executed")
    return re.search(r'data-testid="executed\.text"[^>]*>([^<]*)<', page)[1].split()


def refused_for(origin: str, before: dict[str, int]) -> dict[str, int]:
    """What was refused since `before`."""
    after = refusals(origin)
    return {
        reason: after[reason] - before.get(reason, 0)
        for reason in after if after[reason] != before.get(reason, 0)
    }


def assert_refused(client: HostileClient, reason: str, *event: object) -> None:
    """Sends an event; nothing may come of it but a count under the reason.

    A page that shows an entry is told what the control has instead, and the person why.
    """
    before, done, changes = refusals(client.origin), executed(client), len(client.changes)
    client.event(*event)
    client.settle()
    assert executed(client) == done
    answers = client.changes[changes:]
    if event[0] in ENTRIES:
        answers = [
            answer for answer in answers
            if answer[0] != NOTICE and not (answer[0] in (VALUE, FLAG) and answer[1] == event[1])]
    assert answers == []
    assert refused_for(client.origin, before) == {reason: 1}


def test_honest_click_is_carried_out(client):
    """The control: without it every refusal below could be a client that cannot do anything."""
    done = executed(client)
    client.event(TAP, client.node("offered.enabled"))
    assert client.settle() != []
    assert executed(client) == [*done, "enabled"]


def test_honest_values_are_carried_out(client):
    done, before = executed(client), refusals(client.origin)
    client.event(EDIT, client.node("offered.field"), "words")
    client.event(TOGGLE, client.node("offered.toggle"), 1)
    client.event(SELECT, client.node("offered.picker"), 1)
    client.event(DECREMENT, client.node("offered.stepper"))
    client.event(NUMBER, client.node("offered.slider"), 0.75)
    client.event(DATE, client.node("offered.date"), "2026-01-20")
    client.settle()
    entries = executed(client)[len(done):]
    assert entries[:5] == ["text=words", "toggle=true", "choice=2", "steps=1", "level=0.75"]
    assert any(entry.startswith("date=2026-01-20") for entry in entries), entries
    assert refused_for(client.origin, before) == {}


@pytest.mark.parametrize(
    ("name", "reason"),
    [("disabled", "disabled"), ("inherited", "disabled"), ("hidden", "hidden"),
     ("transparent", "untouchable"), ("untouchable", "untouchable")])
def test_click_on_a_control_that_may_not_be_used(client, name, reason):
    assert_refused(client, reason, TAP, client.node(f"offered.{name}"))


@pytest.fixture
def layered(fixture):
    with HostileClient(fixture.origin, "/layered") as client:
        client.join()
        yield client


@pytest.mark.parametrize(
    ("name", "reason"),
    [("under", "covered"), ("overlaid", "covered"), ("card1", "covered"), ("sizeless", "hidden"),
     ("cutOff", "hidden"), ("shrunk", "untouchable"), ("away", "hidden"),
     ("coveredItem", "covered"), ("disabledItem", "disabled")])
def test_click_on_what_no_finger_reaches(layered, name, reason):
    assert_refused(layered, reason, TAP, layered.node(f"layered.{name}"))


@pytest.mark.parametrize("name", ["card2", "raised", "seenThrough", "badged", "moved"])
def test_click_on_a_control_that_is_reached(layered, name):
    done, before = executed(layered), refusals(layered.origin)
    layered.event(TAP, layered.node(f"layered.{name}"))
    layered.settle()
    assert executed(layered) == [*done, name]
    assert refused_for(layered.origin, before) == {}


def test_text_for_a_disabled_field(client):
    assert_refused(client, "disabled", EDIT, client.node("offered.disabledField"), "forged")


def test_click_on_a_control_that_is_gone(client):
    node = client.node("offered.gone")
    client.event(TAP, node)
    client.settle()
    assert_refused(client, "unknownControl", TAP, node)


@pytest.mark.parametrize("node", [0, 99_999, -1, 2**32 - 1, 2**40])
def test_click_on_nothing(client, node):
    done, before = executed(client), refusals(client.origin)
    client.event(TAP, node)
    try:
        client.settle()
    except Closed as closed:
        # A number that no node can have is malformed, not merely wrong.
        assert closed.code == 4000
    assert executed(client) == done
    assert sum(refused_for(client.origin, before).values()) == 1


@pytest.mark.parametrize("event", [(TAP, "covered.button"), (EDIT, "covered.field", "forged")])
def test_control_below_an_alert(fixture, event):
    kind, name, *values = event
    with HostileClient(fixture.origin, "/covered") as client:
        client.join()
        assert_refused(client, "covered", kind, client.node(name), *values)
        done = executed(client)
        client.event(TAP, client.node("covered.yes"))
        client.settle()
        assert executed(client) == [*done, "yes"]


@pytest.mark.parametrize(
    ("name", "event"),
    [
        ("enabled", (EDIT, "text")), ("enabled", (TOGGLE, 1)), ("enabled", (SELECT, 0)),
        ("enabled", (DISMISS,)), ("enabled", (INCREMENT,)), ("enabled", (NUMBER, 1)),
        ("enabled", (DATE, "2026-01-10")), ("enabled", (OPEN, "/executed")),
        ("enabled", (REFRESH,)),
        ("enabled", (WINDOW, 0, 10, 1)), ("enabled", (HOVER, 1)),
        ("field", (TAP,)), ("field", (TOGGLE, 1)), ("toggle", (TAP,)), ("picker", (EDIT, "1")),
        ("slider", (EDIT, "1")), ("date", (EDIT, "2026-01-10")), ("stepper", (NUMBER, 1)),
        ("count", (TAP,)),
    ],
)
def test_event_that_the_control_does_not_have(client, name, event):
    done, before = executed(client), refusals(client.origin)
    kind, *values = event
    client.event(kind, client.nodes[f"offered.{name}"], *values)
    client.settle()
    assert executed(client) == done
    # A text is no control at all: nothing is known under its number.
    expected = "unknownControl" if name == "count" else "wrongAction"
    assert refused_for(client.origin, before) == {expected: 1}


@pytest.mark.parametrize(
    ("name", "event"),
    [
        ("field", (EDIT, "two\nlines")), ("field", (EDIT, "nul\0")),
        ("toggle", (TOGGLE, 0)),
        ("picker", (SELECT, 2)), ("picker", (SELECT, -1)), ("picker", (SELECT, 10**9)),
        ("slider", (NUMBER, 2)), ("slider", (NUMBER, -0.25)), ("slider", (NUMBER, 0.3)),
        ("date", (DATE, "2026-01-04")), ("date", (DATE, "2026-01-21")),
        ("date", (DATE, "2026-02-30")), ("date", (DATE, "10.1.2026")), ("date", (DATE, "")),
        ("date", (DATE, "2026-01-10T12:00")),
        ("stepper", (INCREMENT,)),
    ],
)
def test_value_that_the_control_cannot_produce(client, name, event):
    kind, *values = event
    assert_refused(client, "impossibleValue", kind, client.node(f"offered.{name}"), *values)


def test_repeated_event_runs_once(client):
    done, before = executed(client), refusals(client.origin)
    client.event(TAP, client.node("offered.enabled"))
    client.settle()
    for _ in range(3):
        client.send([client.sent, client.received, TAP, client.node("offered.enabled")])
    client.event(TAP, client.node("offered.enabled"))
    client.settle()
    assert executed(client) == [*done, "enabled", "enabled"]
    assert refused_for(client.origin, before) == {"duplicate": 3}


@pytest.mark.parametrize("number", [3, 1_000_000, 2**40])
def test_event_that_comes_before_its_turn(client, number):
    done, before = executed(client), refusals(client.origin)
    client.event(TAP, client.node("offered.enabled"))
    client.settle()
    client.send([number, client.received, TAP, client.node("offered.enabled")])
    assert client.expect_closed() == 4002
    assert executed(client) == [*done, "enabled"]
    assert refused_for(client.origin, before) == {"gap": 1}


def test_session_goes_on_after_a_gap_and_repeats_nothing(client):
    done = executed(client)
    client.event(TAP, client.node("offered.enabled"))
    client.settle()
    client.send([9, client.received, TAP, client.node("offered.enabled")])
    assert client.expect_closed() == 4002
    client.close()
    assert client.join(is_fresh=False)[0] == "a"
    client.event(TAP, client.node("offered.enabled"))
    client.settle()
    assert executed(client) == [*done, "enabled", "enabled"]


def test_acknowledgement_of_what_was_never_sent(client):
    before = refusals(client.origin)
    client.send([1, 500, TAP, client.node("offered.enabled")])
    assert client.expect_closed() == 4000
    assert refused_for(client.origin, before) == {"acknowledgement": 1}


# 14 and 15 were to delete and move a row, which a page has buttons for.
MALFORMED = [
    "[1,0,14,1,0]", "[1,0,15,1,0,1]",
    "", "null", "{}", "[]", "[", "]", "[1", "[1,0,0,1", '["x"]', "[true]", "[1.5,0,0,1]",
    '["1",0,0,1]', "[1,0,99,1]", "[1,0,0]", "[1,0,0,1,2]", '[1,0,1,1]', "[1,0,1,1,5]",
    "[-1,0,0,1]", "[1,-1,0,1]", "[1e400,0,0,1]", "[99999999999999999999,0,0,1]",
    '[1,0,1,1,"\\u12"]', "[" * 5_000, '["j"]', "[NaN]", "\x00", "[1,0,0,1]]",
    '[1,0,20,0,"javascript:alert(1)"]', '[1,0,20,0,"//foreign.example/"]',
]


@pytest.mark.parametrize("message", MALFORMED, ids=lambda text: repr(text[:24]))
def test_malformed_message_ends_the_socket_and_nothing_else(client, message):
    done, before = executed(client), refusals(client.origin)
    client.send(message)
    assert client.expect_closed() == 4000
    assert executed(client) == done
    assert sum(refused_for(client.origin, before).values()) == 1
    client.close()
    assert client.join(is_fresh=False)[0] == "a"
    client.event(TAP, client.node("offered.enabled"))
    client.settle()
    assert executed(client) == [*done, "enabled"]


def test_oversized_message(client):
    done = executed(client)
    with pytest.raises(Closed) as closed:
        client.event(EDIT, client.node("offered.field"), "x" * (4 << 20))
        client.settle()
    # 1006: the server may reset before all of it was written.
    assert closed.value.code in (1009, 4000, 1006)
    assert executed(client) == done


@pytest.mark.parametrize(("data", "opcode", "code"), [(b"\xff", 1, 1007), (b"{}", 2, 1003)])
def test_frame_that_is_no_text(client, data, opcode, code):
    client.send(data, opcode=opcode)
    assert client.expect_closed() == code


def test_second_join_on_one_socket(client):
    client.send(client.greeting(client.token))
    assert client.expect_closed() == 4000


def test_event_before_the_join(fixture):
    with HostileClient(fixture.origin, "/offered") as client:
        done = executed(client)
        client.connect()
        client.event(TAP, client.node("offered.enabled"))
        assert client.expect_closed() == 4000
        assert executed(client) == done


@pytest.mark.parametrize("token", ["", "x", "A" * 100, "A" * 10_000])
def test_made_up_token(fixture, token):
    with HostileClient(fixture.origin, "/offered") as client:
        client.connect()
        client.send(client.greeting(token))
        assert client.expect_closed() in (4000, 4001)


def test_token_with_one_letter_changed(fixture):
    with HostileClient(fixture.origin, "/offered") as client:
        client.connect()
        letter = "B" if client.token[20] == "A" else "A"
        forged = client.token[:20] + letter + client.token[21:]
        before = refusals(fixture.origin)
        client.send(client.greeting(forged))
        assert client.expect_closed() == 4001
        assert refused_for(fixture.origin, before) == {"token": 1}


def test_number_of_a_control_of_another_session(fixture, page):
    """Numbers mean something in their own session alone."""
    page.goto(fixture.origin + "/offered")
    page.get_by_test_id("offered.field").fill("mine")
    expect(page.get_by_test_id("offered.echo")).to_have_text("mine")
    with HostileClient(fixture.origin, "/counter") as client:
        client.join()
        victim = HostileClient(fixture.origin, "/offered", client.cookie.get("Cookie"))
        done = executed(victim)
        for node in set(victim.nodes.values()) - set(client.nodes.values()):
            client.event(TAP, node)
            client.event(EDIT, node, "stolen")
        client.settle()
        assert executed(victim) == done
    expect(page.get_by_test_id("offered.echo")).to_have_text("mine")
    expect(page.get_by_test_id("offered.count")).to_have_text("0")


@pytest.mark.parametrize("event", [
    (FILE, "offered.enabled", "a.png", 10), (SUBMIT, "offered.enabled"),
    (FOCUS, "offered.enabled", 1)])
def test_event_of_a_kind_that_only_other_controls_have(client, event):
    kind, name, *values = event
    done = executed(client)
    client.event(kind, client.node(name), *values)
    client.settle()
    assert executed(client) == done


def test_flood_is_closed_and_others_are_served(fixture, page):
    page.goto(fixture.origin + "/counter")
    with HostileClient(fixture.origin, "/offered") as flooder:
        flooder.join()
        for _ in range(300):
            flooder.event(EDIT, flooder.node("offered.disabledField"), "flood")
        for expected in range(1, 6):
            page.get_by_test_id("counter.button").click()
            expect(page.get_by_test_id("counter.text")).to_have_text(str(expected))


@pytest.mark.parametrize(
    "origin", [None, "null", "http://evil.example", "https://127.0.0.1", "http://127.0.0.1:1",
               "http://127.0.0.1.evil.example"])
def test_socket_of_a_foreign_origin_is_refused(fixture, origin):
    client = HostileClient(fixture.origin, "/offered")
    with pytest.raises(Refused) as refused:
        client.connect(origin=origin)
    assert refused.value.status == 403


def test_page_of_another_port_gets_no_socket(fixture, page, gate):
    gate.allow("WebSocket connection")
    gate.allow("Failed to load resource")
    with SmallServer({"/": '<!DOCTYPE html><html lang="en"><title>Foreign</title>'}) as foreign:
        page.goto(foreign.origin)
        outcome = page.evaluate(
            "address => new Promise(done => { const socket = new WebSocket(address);"
            " socket.onopen = () => done('open'); socket.onerror = () => done('refused') })",
            f"ws://127.0.0.1:{fixture.port}/_apus/socket")
    assert outcome == "refused"


def test_address_of_the_history_opens_no_other_site(client):
    client.event(ADDRESS, 0, "/executed")
    client.settle()
    client.send([client.sent + 1, client.received, ADDRESS, 0, "https://evil.example/"])
    assert client.expect_closed() == 4000
