"""Any mask that inserts separators, any text, any keys, and a session that answers late.

The page's own script runs in Chromium against a session that is simulated in the page
(harness/masks.js), and a model of a person says after each key and each answer which characters are
kept and how many of them are before the caret.
"""

import os
import re
import urllib.request
from pathlib import Path

import pytest
from playwright.sync_api import Page

HARNESS = Path(__file__).parent / "harness" / "masks.js"
CASES = 2000
SEED = int(os.environ.get("MASK_SEED", "1"))

_PAGE = """<!DOCTYPE html><html lang="en"><title>Masks</title>
<main id="screen" data-token="T" data-first="1"></main>
<div id="polite"></div><div id="assertive"></div><div id="notices"></div>
<div id="banner" hidden></div></html>"""


def served_script(origin: str) -> str:
    def read(address: str) -> str:
        with urllib.request.urlopen(origin + address, timeout=5) as response:
            return response.read().decode()

    return read(re.search(r'<script[^>]* src="([^"]+)"', read("/plain"))[1])


def first_failure(page: Page, origin: str, script: str, count: int = CASES) -> dict | None:
    """Runs the cases with this script. The first that fails, as small as it still does."""
    address = origin + "/masks-property"
    page.route(address, lambda route: route.fulfill(body=_PAGE, content_type="text/html"))
    page.goto(address)
    page.add_script_tag(content=HARNESS.read_text())
    page.add_script_tag(content=script)
    page.evaluate("begin()")
    return page.evaluate("([seed, count]) => runCases(seed, count)", [SEED, count])


def test_masks_keep_what_is_typed_and_the_caret_behind_it(page, fixture):
    failure = first_failure(page, fixture.origin, served_script(fixture.origin))
    assert failure is None, (
        f"{failure['why']}\nMASK_SEED={failure['seed']} shows it; the smallest case is\n{failure['case']}")


# What a fault replaces, and by what.
FAULTS = {
    "caret by place": ("const map = align(old, control.value)", """
      const map = (place) => {
        const [head, gone, come] = difference(old, control.value)
        return place <= head || old.length === control.value.length ? place
          : place >= head + gone.length ? place + come.length - gone.length
            : Math.min(place, head + come.length)
      }"""),
    "caret that does not know Backspace from Delete": ("_bias: bias = 0 }", "_other: bias = 0 }"),
    "undo of the rewriting alone": (
        "steps?.length && ack !== control._seq", "steps?.length"),
    "waiting edits that change what waited": ("if (kind === EDIT) values[1] = last[3][1]", ""),
}


@pytest.mark.parametrize("name", FAULTS)
def test_faults_are_caught(page, gate, whole_fixture, name):
    gate.allow("")
    script = served_script(whole_fixture.origin)
    part, other = FAULTS[name]
    assert script.count(part) == 1
    failure = first_failure(page, whole_fixture.origin, script.replace(part, other))
    assert failure, "nothing failed"
