"""The model of a person can fail: each fault, put back into the client, is found.

A fault replaces a text of the served script. Where the script is written differently now, its
text here has to follow: a fault for which there is no place is an error, not a pass.
"""

from typing import Callable

import pytest
from person.faults import FAULTS
from person.pool import Pool
from person.scripts import Script
from test_mutants import naive_write_back


class Replacement:
    """A fault: one text of the script instead of another, which has to be there once."""

    def __init__(self, text: str, instead: str):
        self.text = text
        self.instead = instead

    def __call__(self, script: str) -> str:
        assert script.count(self.text) == 1, f"not once in the script: {self.text}"
        return script.replace(self.text, self.instead)


WRITTEN_BACK = Script("chromium", "r.u", (
    ("click", "r0"), ("type", "abcdefghij", 60), ("press", "Home"), ("type", "klmnopqrst", 60)), 150)
LOST_CARET = Script("chromium", "r.u", (
    ("click", "r0"), ("type", "abcdef", 0), ("rest",), ("press", "Home"), ("type", "xyz", 150)), 60)
# What is under way gets lost with the line.
CUT = Script("chromium", "r.p", (
    ("click", "r0"), ("type", "before", 0), ("line", "cut"), ("type", "meanwhile", 30),
    ("wait", 500), ("line", "restore"), ("rest",)), 400)

# Name: the fault, and the script that finds it.
MUTANTS: dict[str, tuple[Callable[[str], str], Script]] = {
    "writes_not_versioned": (naive_write_back, WRITTEN_BACK),
    "caret_not_kept": (
        Replacement("control.setSelectionRange(map(start), map(end), selectionDirection)", ""),
        LOST_CARET),
    "not_sent_again": (
        Replacement("for (const event of queue) event[4] = false; flush()", "flush()"), CUT),
}

# Faults of the merged client: the text that each replaces is filled in when its names are known.
# Until then they are skipped, and say so.
MERGED: dict[str, tuple[str, str, str]] = {
    # Name: the text, what stands there instead, and the script of person/faults.py that finds it.
    "caret_mapping_off": ("", "", "3_chip_number_after_the_fifth"),
    "keys_not_held_after_return": ("", "", "1_password_in_the_email_field"),
    "recovery_by_identifier": ("", "", "4_rows_with_one_identifier"),
    "silence_not_noticed": ("", "", "5_half_open_line"),
    "undo_of_the_browser_only": ("", "", "3_undo_of_capitals"),
    "whole_text_per_edit": ("", "", "7_long_text"),
}


@pytest.fixture(scope="module")
def pool():
    pool = Pool({"chromium": 1})
    yield pool
    pool.close()


def find(pool: Pool, plant: Callable[[str], str] | None, script: Script) -> str | None:
    """What the model finds. A script that cannot be played finds nothing: that is an error."""
    result = pool.play(script, plant=plant).result()
    assert result.is_played, result.report()
    return result.fault


@pytest.mark.parametrize("name", MUTANTS)
def test_mutant_is_found(pool, name):
    plant, script = MUTANTS[name]
    # Without the fault the script agrees, so that it is the fault that is found.
    assert find(pool, None, script) is None
    assert find(pool, plant, script) is not None


@pytest.mark.parametrize("name", MERGED)
def test_fault_put_back_is_found(pool, name):
    text, instead, fault = MERGED[name]
    if not text:
        pytest.skip("the text of the script that it replaces is not filled in yet")
    assert find(pool, None, FAULTS[fault]) is None
    assert find(pool, Replacement(text, instead), FAULTS[fault]) is not None
