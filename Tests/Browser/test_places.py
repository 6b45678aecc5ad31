"""Pages and tabs of an app that says nothing of addresses have some: links, history, and true answers."""

import re
import urllib.error
import urllib.request

import pytest
from harness.server import FIXTURE, Server
from playwright.sync_api import expect


@pytest.fixture(scope="module")
def phone():
    server = Server([str(FIXTURE)], {"FIXTURE": "phone"})
    try:
        yield server.start()
    finally:
        server.close()


def path(page):
    return page.evaluate("() => location.pathname")


def answer(origin, address):
    """Status and HTML of an address."""
    try:
        with urllib.request.urlopen(origin + address) as response:
            return response.status, response.read().decode()
    except urllib.error.HTTPError as error:
        return error.code, error.read().decode()


def test_a_tap_goes_on_in_the_same_page_and_back_returns(page, phone):
    page.goto(phone.origin)
    page.evaluate("() => { window.isSame = true }")
    page.get_by_role("link", name="Fern").click()
    expect(page.get_by_role("heading", name="Fern")).to_be_visible()
    expect(page).to_have_url(phone.origin + "/plant-1")
    page.get_by_role("link", name="Care").click()
    expect(page.get_by_text("Water it once a week.")).to_be_visible()
    page.go_back()
    expect(page.get_by_text("It stands in the bathroom.")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("link", name="Fig")).to_be_visible()
    expect(page).to_have_url(phone.origin + "/")
    page.go_forward()
    expect(page.get_by_text("It stands in the bathroom.")).to_be_visible()
    assert page.evaluate("() => window.isSame")


def test_a_reload_stays_where_one_is(page, phone):
    page.goto(phone.origin)
    page.get_by_role("link", name="Fig").click()
    page.get_by_role("link", name="Care").click()
    expect(page.get_by_text("Water it once a week.")).to_be_visible()
    page.reload()
    expect(page.get_by_text("Water it once a week.")).to_be_visible()
    expect(page).to_have_title(re.compile("Care of Fig"))
    page.get_by_role("button", name="Back").click()
    expect(page.get_by_text("It stands in the hall.")).to_be_visible()


def test_tabs_are_links_with_addresses(page, phone):
    page.goto(phone.origin)
    page.get_by_role("tab", name="Settings").click()
    expect(page.get_by_role("switch", name="Quiet")).to_be_visible()
    assert path(page) == "/tab-2"
    page.get_by_role("link", name="About").click()
    expect(page.get_by_text("Version 1")).to_be_visible()
    page.go_back()
    page.go_back()
    expect(page.get_by_role("link", name="Fern")).to_be_visible()
    assert page.get_by_role("tab", name="Diary").get_attribute("href") == "/diary"


def test_with_a_modifier_key_it_opens_in_another_tab(page, phone):
    page.goto(phone.origin)
    expect(page.locator("html")).to_have_class(re.compile("live|")) # the script is there
    with page.context.expect_page() as opened:
        page.get_by_role("link", name="Aloe").click(modifiers=["ControlOrMeta"])
    other = opened.value
    expect(other.get_by_text("It stands in the kitchen.")).to_be_visible()
    with page.context.expect_page() as opened:
        page.get_by_role("link", name="Fern").click(button="middle")
    expect(opened.value.get_by_text("It stands in the bathroom.")).to_be_visible()
    expect(page.get_by_role("link", name="Fern")).to_be_visible()
    assert path(page) == "/"


def test_the_keyboard_follows_links_and_buttons_in_them_are_their_own(page, phone):
    page.goto(phone.origin)
    page.get_by_role("link", name="Fern").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_text("It stands in the bathroom.")).to_be_visible()
    page.go_back()
    page.get_by_role("button", name="Water Fern").click()
    expect(page.get_by_role("link", name="Fern")).to_be_visible()
    assert path(page) == "/"


@pytest.mark.needs("no script")
def test_without_a_script_links_lead_to_pages(browser, phone):
    with browser.new_context(java_script_enabled=False) as context:
        page = context.new_page()
        page.goto(phone.origin)
        page.get_by_role("link", name="Fern").click()
        expect(page.get_by_text("It stands in the bathroom.")).to_be_visible()
        page.get_by_role("link", name="Photos").click()
        expect(page.get_by_text("No photos")).to_be_visible()
        page.get_by_role("tab", name="Settings").click()
        expect(page.get_by_text("Quiet")).to_be_visible()


def test_every_page_is_reachable_by_links_and_has_a_title_of_its_own(phone):
    titles, waiting = {}, ["/"]
    while waiting:
        address = waiting.pop()
        if address in titles:
            continue
        status, html = answer(phone.origin, address)
        assert status == 200, address
        titles[address] = re.search("<title>(.*?)</title>", html)[1]
        waiting += [one for one in re.findall(r'<a[^>]* href="([^"]+)"', html)]
    # Three plants with two pages each, three tabs, and what their pages lead to.
    assert len(titles) >= 12, titles
    assert len(set(titles.values())) == len(titles), titles


@pytest.mark.parametrize("address", [
    "/nonsense", "/plant-9", "/plant-1/nonsense", "/tab-3", "/plant-1/plant-2", "/diary/~0",
    "/%2e%2e/plant-1", "/plant-1%00", "/tab-2/../../etc/passwd",
])
def test_what_no_link_leads_to_is_not_there(phone, address):
    status, html = answer(phone.origin, address)
    assert status in (400, 404)
    assert "Fern" not in html


def test_a_sheet_has_no_links(page, phone):
    page.goto(phone.origin)
    page.get_by_role("button", name="Add").click()
    sort = page.get_by_role("button", name="Sort")
    expect(sort).to_be_visible()
    assert sort.get_attribute("href") is None
    sort.click()
    expect(page.get_by_text("Sort of Fern")).to_be_visible()
    assert path(page) == "/"
