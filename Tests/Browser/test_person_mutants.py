"""The model of a person can fail: each fault, put back into the client, is found.

A fault replaces a text of the served script. Where the script is written differently now, its
text here has to follow: a fault for which there is no place is an error, not a pass.
"""

from concurrent.futures import Future
from typing import Callable

import pytest
from person.faults import FAULTS
from person.pool import Pool
from person.scripts import Script
from test_mutants import jumping_caret, naive_write_back


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


def keys_where_the_keyboard_was(script: str) -> str:
    """What is typed behind Return is neither held nor taken back."""
    not_held = Replacement(
        "return last && keyboard._chosen <= last[0] ? last[2] : null", "return null")
    return not_held(Replacement("if (origin) more._handOver(ack, origin)", "")(script))


# Name: the fault, and the script that finds it.
MUTANTS: dict[str, tuple[Callable[[str], str], Script]] = {
    "writes_not_versioned": (naive_write_back, WRITTEN_BACK),
    "caret_not_kept": (jumping_caret, LOST_CARET),
    "not_sent_again": (
        Replacement("for (const event of session._queue) event[4] = false; flush()", "flush()"), CUT),
    # Those that are named in person/faults.py, put back.
    "caret_mapping_off": (
        Replacement("const map = align(old, control.value)",
                    "const map = (place) => Math.min(place, control.value.length)"),
        FAULTS["3_chip_number_after_the_fifth"]),
    "keys_where_the_keyboard_was": (
        keys_where_the_keyboard_was, FAULTS["1_password_in_the_email_field"]),
    "keys_not_handed_over": (
        Replacement("if (origin) more._handOver(ack, origin)", ""), FAULTS["1_digits_of_a_code"]),
    "silence_not_noticed": (
        Replacement("answerTimer = setTimeout(reopen, 4000)", ""), FAULTS["5_half_open_line"]),
    "undo_of_the_browser_only": (
        Replacement("travel(target, isZ && !event.shiftKey)", ""),
        FAULTS["3_undo_of_capitals"]),
    "long_text_not_taken": (
        Replacement(
            "if (kind !== EventKind.edit && size(values) > 60000)", "if (size(values) > 60000)"),
        FAULTS["7_long_text"]),
    "early_press_lost": (
        Replacement("if (button && session._queue.length) postpone(", "if (false) postpone("),
        FAULTS["8_button_of_a_text_under_way"]),
}


@pytest.fixture(scope="module")
def pool():
    # The script as it is written, so that its texts are found.
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("APUS_CLIENT", "whole")
        pool = Pool({"chromium": 2})
        yield pool
        pool.close()


def found(played: Future) -> str | None:
    """What the model found. A script that cannot be played finds nothing: that is an error."""
    result = played.result()
    assert result.is_played, result.report()
    return result.fault


@pytest.mark.part(2)
@pytest.mark.parametrize("name", MUTANTS)
def test_mutant_is_found(pool, name):
    plant, script = MUTANTS[name]
    # Without the fault the script agrees, so that it is the fault that is found.
    sound, faulty = pool.play(script), pool.play(script, plant=plant)
    assert found(sound) is None
    assert found(faulty) is not None
