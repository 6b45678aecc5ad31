"""Pages are seen at once, and what is seen stays where it is."""

import pytest
from harness.accessibility import settle
from harness.browser import Look
from harness.site import open_page
from screens import care

SHIFTS = """window.shifts = []
  new PerformanceObserver(list => { shifts.push(...list.getEntries().filter(one => !one.hadRecentInput).map(one => one.value)) })
    .observe({ type: 'layout-shift', buffered: true })"""


def test_nothing_shifts_at_sign_in_on_a_wide_window(new_page, server):
    page = new_page(look=Look(size="desktop"))
    page.add_init_script(SHIFTS)
    care.sign_in(page, server, "maria")
    settle(page)
    assert page.evaluate("shifts.reduce((sum, one) => sum + one, 0)") < .01


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_a_browser_tells_when_a_page_is_seen_first(new_page, server, size):
    page = new_page(look=Look(size=size))
    open_page(page, server.origin, "/report")
    page.wait_for_function("performance.getEntriesByName('first-contentful-paint').length")
