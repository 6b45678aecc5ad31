"""Histories of several visitors while processes are killed and paused, lines cut, disks full and clocks wrong.

`make soak-history` plays as many as one likes.
"""

import pytest
from harness.visitor import TAP
from history.checker import Intent, Record, violations
from history.play import play
from history.player import Player
from history.scripts import script
from history.shrink import shrink


@pytest.mark.part(1)
@pytest.mark.parametrize("seed", range(8))
def test_whatever_happens_nothing_is_lost_doubled_or_mixed_up(tmp_path, seed):
    assert play(script(seed, visitors=4, steps=60), 4, tmp_path) == []


def test_what_was_answered_while_the_front_went_is_kept(tmp_path):
    """A front with many connections needs a moment to be gone, in which rooms answer people."""
    assert play([(None, "crowd", 1), (None, "kill front", 0)], 6, tmp_path) == []


# The checker can fail

class Twice(Player):
    """Repeats what was acknowledged under a number of its own: a client that resends blindly."""

    def mean(self, effect: str, kind: int, control: str, *values: object) -> None:
        super().mean(effect, kind, control, *values)
        self.do(TAP, control)


def test_client_that_sends_twice_is_found(tmp_path):
    steps = [(0, "send", 1), (1, "send", 2)]
    found = play(steps, 2, tmp_path, Twice)
    assert any(one.startswith("I1") for one in found) and any(one.startswith("I6") for one in found)


@pytest.mark.parametrize(("change", "expected"), [
    (lambda records, effects: effects.append("v0 send a"), "I1"),
    (lambda records, effects: effects.reverse(), "I2"),
    (lambda records, effects: setattr(records[0], "shown", "other"), "I3"),
    (lambda records, effects: records[0].page.update(echo="x"), "I4"),
    (lambda records, effects: records[1].seen.append("['<v0>']"), "I5"),
    (lambda records, effects: effects.append("v0 send c"), "I6"),
    (lambda records, effects: records[0].intents.append(Intent(9, "v0 send z")), "I1"),
])
def test_each_rule_can_fail(change, expected):
    records = [
        Record("v0", [Intent(0, "v0 send a", "acknowledged"), Intent(1, "v0 send b", "unknown")],
               ["<v0>"], "t", "t", "t"),
        Record("v1"),
    ]
    effects = ["v0 send a", "v0 send b"]
    assert violations(records, effects, {"files": 5}, {"files": 5}) == []
    change(records, effects)
    found = violations(records, effects, {"files": 5}, {"files": 5})
    assert any(one.startswith(expected) for one in found), found


def test_what_stays_open_is_found():
    assert violations([], [], {"files": 5}, {"files": 6}) == ["I7 files: 5 before, 6 after"]


def test_history_is_shrunk_to_what_matters():
    steps = [(0, "type", number) for number in range(40)]
    steps[17] = (None, "kill room", 0)
    steps[31] = (1, "send", 31)

    def fails(part: list) -> bool:
        return (None, "kill room", 0) in part and (1, "send", 31) in part

    assert shrink(steps, fails, seconds=10) == [steps[17], steps[31]]
