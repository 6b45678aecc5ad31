"""A model of a person: seeded scripts on generated forms, over a bad network.

Page, server and a model of a phone agree in every field. A script that fails prints the smallest
that does, as a test; paste it below, or into person/faults.py. `make soak` plays thousands.
"""

import os
from typing import Iterator

import pytest
from person.faults import FAULTS
from person.pool import Pool, Result
from person.scripts import Script

SCRIPTS = [("chromium", seed) for seed in range(38)] + [("firefox", seed) for seed in range(12)]
SHRINK_SECONDS = float(os.environ.get("PERSON_SHRINK", 60))


def check(result: Result) -> None:
    if result.fault is not None:
        pytest.fail(result.report(), pytrace=False)


@pytest.fixture(scope="module")
def pool() -> Iterator[Pool]:
    pool = Pool()
    yield pool
    pool.close()


@pytest.fixture(scope="module")
def results(pool, request) -> dict:
    """All scripts that this run asks for, played at the same time."""
    futures = {}
    for item in request.session.items:
        values = getattr(getattr(item, "callspec", None), "params", {})
        if item.name.startswith("test_fault["):
            futures[values["name"]] = pool.play(FAULTS[values["name"]])
        elif item.name.startswith("test_script["):
            key = values["browser"], values["seed"]
            futures[key] = pool.play_seed(*key, shrink_seconds=SHRINK_SECONDS)
    return futures


@pytest.fixture
def play(pool):
    """Plays a script that is written out."""

    def play(browser: str, form: str, round_trip: int, steps: list[tuple]) -> None:
        check(pool.play(Script(browser, form, tuple(steps), round_trip)).result())

    return play


@pytest.mark.parametrize("name", FAULTS)
def test_fault(results, name):
    check(results[name].result())


@pytest.mark.part(4, each="browser")
@pytest.mark.parametrize("browser, seed", SCRIPTS)
def test_script(results, browser, seed):
    check(results[browser, seed].result())
