"""axe runs under the policy that our pages have, and finds what is wrong."""

import pytest
from harness.accessibility import accessibility_faults, assert_accessible
from harness.small_server import STRICT_POLICY, SmallServer

GOOD = """<!DOCTYPE html><html lang="en"><title>Form</title><link rel="stylesheet" href="/a.css">
<main><h1>Form</h1><label for="name">Name</label> <input id="name"></main>"""
BAD = GOOD.replace('<label for="name">Name</label>', "")
FAINT = "h1 { color: #ccc; background: #fff }"


def serve(page: str, style: str = "") -> SmallServer:
    return SmallServer({"/": page, "/a.css": style}, {"Content-Security-Policy": STRICT_POLICY})


def test_good_page_passes_under_the_strict_policy(page):
    with serve(GOOD) as server:
        page.goto(server.origin)
        assert_accessible(page)


@pytest.mark.parametrize(
    ("markup", "style", "rule"), [(BAD, "", "label"), (GOOD, FAINT, "color-contrast")])
def test_fault_is_named(page, markup, style, rule):
    with serve(markup, style) as server:
        page.goto(server.origin)
        assert any(fault.startswith(rule + " ") for fault in accessibility_faults(page))
        with pytest.raises(AssertionError, match=rule):
            assert_accessible(page)


def test_targets_that_are_too_small_for_a_finger_are_named(page):
    small = "button { display: block; width: 12px; height: 12px; padding: 0; margin: 0 }"
    with serve(GOOD.replace("<label", '<button aria-label="a"></button><button aria-label="b"></button><label'), small) as server:
        page.goto(server.origin)
        assert any(fault.startswith("target-size ") for fault in accessibility_faults(page))
