"""Pages are seen at once, and what is seen stays where it is."""

import pytest
from harness.accessibility import settle
from harness.browser import Look, open_context
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


def test_a_page_needs_one_file_to_be_seen(new_page, server):
    """Its line is opened before the file is there, and what else it asks for is held back."""
    page = new_page()
    scripts, rest = [], []
    page.route("**/_apus/*-*.*", lambda route: (scripts if "/client-" in route.request.url else rest).append(route))
    page.goto(server.origin + "/report", wait_until="commit")
    page.wait_for_function("() => window.line instanceof WebSocket")
    scripts[0].continue_()
    page.get_by_role("button").first.click()
    assert not [route for route in rest if route.request.url.endswith(".css")]


def test_a_page_without_scripts_has_its_looks(browser, server):
    with open_context(browser, Look(), java_script_enabled=False) as context:
        page = context.new_page()
        page.goto(server.origin + "/report")
        heading = page.locator("h1").first
        assert heading.evaluate("element => getComputedStyle(element).fontFamily").startswith("-apple-system")
