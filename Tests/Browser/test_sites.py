"""Other sites, and HTML of the app, stand in frames into which the page does not reach, and that do not reach out."""

import pytest
from playwright.sync_api import expect

SITE = "https://site.example/**"


@pytest.fixture
def sites(page, fixture, gate):
    """A page with frames. The other site is played by the browser itself."""
    page.context.route(SITE, lambda route: route.fulfill(
        content_type="text/html",
        body=f"<title>News</title><p>{route.request.url}</p><a href='/next'>Next</a><script>"
             "try { top.location = 'about:blank' } catch {}</script>"))
    gate.allow(r"site\.example|Unsafe attempt to initiate navigation|allow-top-navigation")
    page.goto(f"{fixture.origin}/sites")
    return page


def frame(page, name="sites.frame"):
    return page.locator(f'iframe[data-testid="{name}"]')


def test_another_site_is_shown_and_tells_when_it_is_there(sites):
    expect(frame(sites, "sites.second").content_frame.locator("p")).to_have_text("https://site.example/small")
    expect(frame(sites, "sites.second")).to_have_attribute("aria-label", "site.example")
    sites.get_by_role("button", name="Site").click()
    expect(sites.get_by_test_id("sites.words")).to_have_text("shows https://site.example/news")
    expect(frame(sites).content_frame.locator("p")).to_have_text("https://site.example/news")
    expect(frame(sites)).to_have_attribute("aria-label", "A site")
    box = frame(sites).bounding_box()
    assert (box["width"], box["height"]) == (300, 200)
    # The site has its own cookies, and does not lead the whole page elsewhere.
    allowed = frame(sites).get_attribute("sandbox").split()
    assert "allow-scripts" in allowed and "allow-same-origin" in allowed
    assert not any("top-navigation" in word for word in allowed)
    assert sites.url.endswith("/sites")
    sites.get_by_role("button", name="Help").click()
    expect(sites.get_by_test_id("sites.words")).to_have_text("shows Help")
    sites.get_by_role("button", name="Back").click()
    expect(frame(sites).content_frame.locator("p")).to_have_text("https://site.example/news")


def test_html_of_the_app_runs_its_scripts_as_those_of_no_site(sites):
    sites.get_by_role("button", name="Help").click()
    expect(sites.get_by_test_id("sites.words")).to_have_text("shows Help")
    words = frame(sites).content_frame.locator("#p")
    expect(words).to_have_text("closed, none")
    expect(words).to_have_css("color", "rgb(1, 2, 3)")
    expect(frame(sites).content_frame.locator("body")).to_contain_text("</script>, added")
    assert "allow-same-origin" not in frame(sites).get_attribute("sandbox")


def test_html_runs_no_scripts_if_the_app_says_so(sites, gate):
    gate.allow("Blocked script execution|allow-scripts")
    sites.get_by_role("button", name="Still").click()
    expect(sites.get_by_test_id("sites.words")).to_have_text("shows Help")
    expect(frame(sites).content_frame.locator("#p")).to_have_text("Words")
    assert "allow-scripts" not in frame(sites).get_attribute("sandbox")


@pytest.mark.parametrize("name", ["Script", "Data"])
def test_an_address_that_is_no_site_is_never_in_a_frame(sites, name):
    title = sites.title()
    sites.get_by_role("button", name=name).click()
    expect(sites.get_by_test_id("sites.words")).to_have_text("refused")
    expect(frame(sites)).to_have_count(0)
    assert sites.title() == title
