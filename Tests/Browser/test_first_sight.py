"""Pages are seen at once, and what is seen stays where it is."""

import pytest
from harness.accessibility import settle
from harness.browser import Look, open_context
from harness.scripts import ask_for_script
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


def test_the_first_page_needs_no_other_file_to_be_seen(new_page, server):
    """The next one knows that the browser has the script."""
    page = new_page()
    asked = []
    page.route("**/_apus/more-*.js", lambda route: asked.append(route))
    page.on("request", lambda request: requests.append(request.url))
    requests = []
    page.goto(server.origin + "/report", wait_until="commit")
    page.get_by_role("button").first.click()
    assert not [url for url in requests if "/client-" in url or url.endswith(".css")]
    with page.expect_request("**/_apus/client-*.js"):
        asked[0].continue_()
    page.wait_for_function("() => /apus_script=/.test(document.cookie)")
    page.unroute("**/_apus/more-*.js")
    # A browser with routed requests reads nothing from the cache.
    page.reload()
    page.wait_for_function("() => !document.querySelector('.unplaced')")
    assert page.locator("script[data-src]").count() == 0
    sizes = page.evaluate("() => performance.getEntriesByType('resource').filter(one => /client-/.test(one.name)).map(one => one.transferSize)")
    assert sizes == [0]


def test_a_later_page_needs_one_file_to_be_seen(new_page, server):
    """Its line is opened before the file is there, and what else it asks for is held back."""
    page = new_page()
    ask_for_script(page, server.origin)
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
