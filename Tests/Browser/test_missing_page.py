"""The page of an address that is nobody's is a page of the app: its name, its icon, and a way out."""

import pytest
from harness.accessibility import assert_accessible
from harness.browser import LOOKS, Look
from playwright.sync_api import expect


@pytest.mark.part(2)
@pytest.mark.parametrize("look", LOOKS, ids=str)
def test_page_that_is_not_there_looks_like_the_app(new_page, server, gate, look: Look):
    gate.allow("404")
    page = new_page(look)
    answer = page.goto(server.origin + "/no/such/page")
    assert answer.status == 404
    assert page.title() == "Page not found – Apus"
    assert page.locator("link[rel=icon]").get_attribute("href").startswith("/_apus/picture/")
    icon = page.locator("#screen > img")
    assert icon.evaluate("it => it.decode().then(() => it.naturalWidth)") > 0
    expect(page.get_by_text("Apus", exact=True)).to_be_visible()
    way = page.get_by_role("link", name="Go to the start page")
    assert way.bounding_box()["height"] >= 44
    dark = page.evaluate("getComputedStyle(document.documentElement).backgroundColor") == "rgb(0, 0, 0)"
    assert dark == (look.scheme == "dark")
    assert_accessible(page)
    way.click()
    expect(page.locator(".live")).to_be_visible()
