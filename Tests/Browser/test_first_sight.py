"""Pages are seen at once, and what is seen stays where it is."""

import pytest
from harness.accessibility import settle
from harness.browser import Look, open_context
from harness.scripts import ask_for_script
from harness.site import open_page
from playwright.sync_api import expect
from screens import care

# All of them, because what moves soon after a tap on this machine moves late on a slower one.
SHIFTS = """window.shifts = []
  const named = node => (node?.nodeType === 3 ? node.parentElement : node)?.outerHTML.slice(0, 80)
  const box = rect => [rect.x, rect.y, rect.width, rect.height].map(Math.round).join(' ')
  new PerformanceObserver(list => { for (const one of list.getEntries()) shifts.push({
    value: one.value, moved: one.sources.map(each => `${named(each.node)}: ${box(each.previousRect)}, ${box(each.currentRect)}`) }) })
    .observe({ type: 'layout-shift', buffered: true })"""


def assert_nothing_shifted(page):
    shifts = page.evaluate("shifts")
    assert sum(one["value"] for one in shifts) < .001, shifts


@pytest.mark.needs("shifts")
@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_nothing_shifts_at_a_first_and_a_later_sign_in(new_page, own_server, size):
    for _ in ("with the first steps", "without"):
        page = new_page(look=Look(size=size))
        page.add_init_script(SHIFTS)
        care.sign_in(page, own_server, "maria")
        expect(care.item(page, "dashboard.greeting.text")).to_be_visible()
        settle(page)
        assert_nothing_shifted(page)


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
