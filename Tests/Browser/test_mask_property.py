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
from playwright.sync_api import Page, Route

HARNESS = Path(__file__).parent / "harness" / "masks.js"
CASES = 2000
SEED = int(os.environ.get("MASK_SEED", "1"))

_PAGE = """<!DOCTYPE html><html lang="en"><title>Masks</title>
<main id="screen" data-token="T" data-first="1" data-more="{more}"></main>
<div id="polite"></div><div id="assertive"></div><div id="notices"></div>
<div id="banner" hidden></div></html>"""


def read(address: str) -> str:
    with urllib.request.urlopen(address, timeout=5) as response:
        return response.read().decode()


def first_failure(
    page: Page, origin: str, count: int = CASES, fault: tuple[str, str] | None = None
) -> dict | None:
    """Runs the cases with the served scripts. The first that fails, as small as it still does.

    A fault replaces a text, which the scripts have once.
    """
    document = read(origin + "/plain")
    scripts = {
        "client": re.search(r'<script[^>]* src="([^"]+)"', document)[1],
        "more": re.search(r'data-more="([^"]+)"', document)[1],
    }
    address = origin + "/masks-property"
    page.route(address, lambda route: route.fulfill(
        body=_PAGE.format(more=scripts["more"]), content_type="text/html"))
    if fault:
        texts = {path: read(origin + path) for path in scripts.values()}
        assert sum(text.count(fault[0]) for text in texts.values()) == 1
        def answer(route: Route) -> None:
            text = texts[route.request.url.removeprefix(origin)]
            route.fulfill(body=text.replace(*fault), content_type="text/javascript")

        for path in texts:
            page.route(origin + path, answer)
    page.goto(address)
    page.add_script_tag(content=HARNESS.read_text())
    page.add_script_tag(url=scripts["client"], type="module")
    # The second is there, too.
    page.evaluate("address => import(address + '#0')", scripts["more"])
    page.evaluate("begin()")
    return page.evaluate("([seed, count]) => runCases(seed, count)", [SEED, count])


def test_masks_keep_what_is_typed_and_the_caret_behind_it(page, fixture):
    failure = first_failure(page, fixture.origin)
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
        "if (isOther) return addStep(", "if (true) return addStep("),
    "waiting edits that change what waited": ("if (kind === EventKind.edit) values[1] = last[3][1]", ""),
}


@pytest.mark.parametrize("name", FAULTS)
def test_faults_are_caught(page, gate, whole_fixture, name):
    gate.allow("")
    failure = first_failure(page, whole_fixture.origin, fault=FAULTS[name])
    assert failure, "nothing failed"
