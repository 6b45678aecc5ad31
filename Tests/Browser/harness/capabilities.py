"""What not every browser can do, and what a test asks for: `@pytest.mark.needs("shifts")`."""

import pytest

from harness.browser import NAME

MARKER = "needs(capability): what not every browser can do (harness/capabilities.py); others leave the test out"

_LACKS = {
    "chromium": {},
    "firefox": {
        "chromium protocol": "Playwright speaks Chromium's own protocol with Chromium alone",
        "no script": "Playwright cannot switch off scripts in Firefox",
        "shifts": "Firefox does not report layout shifts",
        "scroll timelines": "Firefox has no animations by scrolling yet: a large title scrolls away with its bar",
        "exact canvas": "Firefox rounds the widths of letters otherwise on a canvas: its pages are asked for every text",
        "contrast": "Playwright asks Firefox for more contrast over a protocol that Debian's has not",
        "open lists": "keys do not reach the open list of a select in a Firefox that is driven from outside",
    },
}
KNOWN = {capability for lacks in _LACKS.values() for capability in lacks}


def leave_out(items: list, browser: str = NAME) -> None:
    """Skips the tests that need what the browser cannot do, and says why."""
    for item in items:
        for marker in item.iter_markers("needs"):
            [capability] = marker.args
            assert capability in KNOWN, f"{item.nodeid} needs {capability}, which harness/capabilities.py has not"
            if reason := _LACKS[browser].get(capability):
                item.add_marker(pytest.mark.skip(reason=reason))


def without_page(items: list) -> list:
    """Tests that open no page: they are the same in each browser, and played with Chromium."""
    return [] if NAME == "chromium" else [item for item in items if "browser" not in item.fixturenames]
