"""The gates can fail: each known fault, built into a debug server, turns its gate red.

`APUS_MUTANT` names the fault: a write-back without versions, a text that is not escaped, an event
that is not checked for `disabled`.
"""

import pytest
from harness.hostile import TAP, HostileClient
from test_escaping import check_first_paint
from test_hostile import assert_refused
from test_typing import check_capitals


def test_naive_write_back_is_caught(page, new_fixture, new_proxy):
    server = new_fixture(APUS_MUTANT="naive-write")
    line = new_proxy(server.port, one_way_delay_ms=75)
    with pytest.raises(AssertionError):
        check_capitals(page, line.origin)


def test_missing_escape_is_caught(page, gate, new_fixture):
    # What the policy stops is a fault, too; here it is the proof.
    gate.allow("security policy|Refused|Content Security Policy|Failed to load|uncaught")
    server = new_fixture(APUS_MUTANT="no-escape")
    with pytest.raises(AssertionError):
        check_first_paint(page, server.origin)


def test_missing_check_for_disabled_is_caught(new_fixture):
    server = new_fixture(APUS_MUTANT="no-disabled-check")
    with HostileClient(server.origin, "/offered") as client:
        client.join()
        with pytest.raises(AssertionError):
            assert_refused(client, "disabled", TAP, client.node("offered.disabled"))


def test_unknown_mutant_does_not_start(new_fixture):
    with pytest.raises(RuntimeError, match="APUS_MUTANT"):
        new_fixture(APUS_MUTANT="no-such-fault")
