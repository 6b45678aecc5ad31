"""The table of faults and attacks (Tests/faults.txt) has all of them, and names tests that are there."""

import re
from pathlib import Path

import pytest

TESTS = Path(__file__).resolve().parents[1]
# The first faults are numbered without gaps; those that were found later, from there on up to the last.
COUNT, LAST = 48, 72


def rows(text: str) -> dict[str, list[tuple[str, list[str]]]]:
    """The files with their tests, by the number of the fault."""
    found = {}
    for line in text.splitlines():
        if not line.strip() or line.startswith("#"):
            continue
        head, tests = line.split(": ", 1)
        number = head.split(" ", 1)[0]
        assert number not in found, f"{number} stands there twice"
        found[number] = [
            (words[0], words[1:]) for words in (part.split() for part in tests.split(";"))]
    return found


def wrong(text: str) -> list[str]:
    """What is wrong with a table, a sentence each."""
    found = rows(text)
    wanted = [f"F{number:02}" for number in range(1, COUNT + 1)]
    complaints = [f"{number} is missing" for number in wanted if number not in found]
    allowed = [f"F{number:02}" for number in range(1, LAST + 1)]
    complaints += [f"{number} is no fault" for number in found if number not in allowed]
    for number, files in found.items():
        for file, tests in files:
            if not (TESTS / file).exists():
                complaints.append(f"{number}: there is no {file}")
                continue
            source = (TESTS / file).read_text()
            for test in tests:
                if not re.search(rf"\b(?:func|def) {test}\(", source):
                    complaints.append(f"{number}: {file} has no test {test}")
    return complaints


def test_every_fault_has_its_tests():
    assert wrong((TESTS / "faults.txt").read_text()) == []


@pytest.mark.parametrize(("old", "new", "expected"), [
    ("F17 ", "F99 ", "F17 is missing"), ("F17 ", "F99 ", "F99 is no fault"),
    ("test_quiet_page_passes", "test_loud_page_passes", "has no test test_loud_page_passes"),
    ("test_harness_gate.py", "test_harness_gates.py", "there is no Browser/test_harness_gates.py"),
])
def test_a_table_that_is_wrong_is_found(old, new, expected):
    text = (TESTS / "faults.txt").read_text()
    assert old in text
    assert any(expected in one for one in wrong(text.replace(old, new)))
