"""Pictures of other sites, and the app's icon: which a page loads, and what the log says of the others."""

from pathlib import Path

import pytest
from harness.browser import Look, open_context
from harness.server import FIXTURE, Server
from playwright.sync_api import Page, expect

CATALOGUE = Path(__file__).parent / "Fixture" / "Resources" / "Pictures.xcassets"
PICTURE = CATALOGUE / "Flag.imageset" / "flag-light@2x.png"


@pytest.fixture
def strict():
    """The fixture as a release is: only named hosts' pictures are shown."""
    server = Server([str(FIXTURE)], {"APUS_PICTURES": "named"})
    try:
        yield server.start()
    finally:
        server.close()


def visit(browser, origin: str) -> tuple[Page, list[str]]:
    page = open_context(browser, Look()).new_page()
    asked: list[str] = []

    def answer(route):
        asked.append(route.request.url)
        route.fulfill(path=PICTURE)

    page.route("**/*.example/**", answer)
    page.goto(origin + "/pictures/web")
    expect(page.locator(".live")).to_be_visible()
    return page, asked


def test_a_release_loads_pictures_of_named_hosts_only(browser, strict):
    page, asked = visit(browser, strict.origin)
    shown = page.get_by_label("https://named.example")
    expect(shown).to_be_visible()
    expect(page.get_by_text("Failed: https://other.example")).to_be_visible()
    expect(page.get_by_text("Failed: http://named.example")).to_be_visible()
    assert set(asked) == {"https://named.example/picture.png"}
    box = shown.locator("img").bounding_box()
    assert (box["width"], box["height"]) == (40, 30)
    assert strict.log.count('PictureHosts("other.example")') == 1
    # The browser itself refuses what the app does not name.
    refused = page.evaluate("""() => new Promise((done) => {
      const image = new Image()
      image.onload = () => done(false)
      image.onerror = () => done(true)
      image.src = 'https://other.example/picture.png'
    })""")
    assert refused and set(asked) == {"https://named.example/picture.png"}
    page.context.close()


def test_a_debug_run_loads_all_by_https_and_says_what_a_release_needs(browser, fixture):
    page, asked = visit(browser, fixture.origin)
    expect(page.get_by_label("https://other.example")).to_be_visible()
    expect(page.get_by_label("https://named.example")).to_be_visible()
    expect(page.get_by_text("Failed: http://named.example")).to_be_visible()
    assert fixture.log.count('PictureHosts("other.example")') == 1
    assert not any(url.startswith("http:") for url in asked)
    page.context.close()


def test_the_apps_icon_is_the_pages(browser, fixture):
    page = open_context(browser, Look()).new_page()
    page.goto(fixture.origin + "/pictures")
    for kind in ["icon", "apple-touch-icon"]:
        address = page.locator(f"link[rel='{kind}']").get_attribute("href")
        answer = page.request.get(fixture.origin + address)
        assert answer.ok and answer.headers["content-type"] == "image/png"
        assert answer.body() == (CATALOGUE / "AppIcon.appiconset" / "icon.png").read_bytes()
    page.context.close()
