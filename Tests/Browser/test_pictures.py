"""Pictures and colours of an app's catalogue: which file a page shows, in which size, and what it never runs."""

import urllib.error
import urllib.parse
import urllib.request

import pytest
from harness.browser import Look, open_context
from playwright.sync_api import Page, expect

# What the fixture's catalogue has for 1x, 2x and 3x.
FLAG = {
    "light": [(200, 0, 0), (0, 150, 0), (0, 0, 200)],
    "dark": [(255, 128, 0), (0, 200, 200), (200, 0, 200)],
}
PIXEL = """image => image.decode().then(() => {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 1
  const paper = canvas.getContext('2d')
  paper.drawImage(image, 0, 0, 1, 1)
  return [...paper.getImageData(0, 0, 1, 1).data].slice(0, 3)
})"""


def visit(browser, origin: str, path: str = "/pictures", scheme: str = "light", scale: int = 1) -> Page:
    page = open_context(browser, Look(scheme), device_scale_factor=scale).new_page()
    page.goto(origin + path)
    expect(page.locator(".live")).to_be_visible()
    return page


@pytest.fixture
def pictures(browser, fixture):
    page = visit(browser, fixture.origin)
    yield page
    page.context.close()


def item(page: Page, name: str):
    return page.get_by_test_id("pictures." + name)


def size(page: Page, name: str) -> tuple[float, float]:
    box = item(page, name).bounding_box()
    return round(box["width"], 1), round(box["height"], 1)


@pytest.mark.parametrize("scale", [1, 2, 3])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_each_scale_and_appearance_has_its_file(browser, fixture, scheme, scale):
    page = visit(browser, fixture.origin, scheme=scheme, scale=scale)
    image = item(page, "flag").locator("img")
    # The server hears of dark when the page joins.
    expect(image).to_have_js_property("complete", True)
    wanted = list(FLAG[scheme][scale - 1])
    page.wait_for_function(
        f"async () => {{ const image = document.querySelector('[data-testid=\"pictures.flag\"] img');"
        f" return String(await ({PIXEL})(image)) === '{','.join(map(str, wanted))}' }}")
    assert size(page, "flag") == (40, 30)
    assert item(page, "dark").locator("img").evaluate(PIXEL) == list(FLAG["dark"][scale - 1])
    page.context.close()


def test_a_page_that_is_dark_has_dark_pictures(browser, fixture):
    page = visit(browser, fixture.origin, "/pictures/dark")
    assert item(page, "flag").locator("img").evaluate(PIXEL) == list(FLAG["dark"][0])
    page.context.close()


def test_pictures_have_the_size_of_their_points(pictures):
    assert size(pictures, "logo") == (48, 24)
    assert size(pictures, "austria") == (30, 20)
    assert size(pictures, "stripe") == (30, 10)
    assert size(pictures, "uiImage") == (40, 30)
    assert size(pictures, "fit") == (80, 60)
    assert size(pictures, "glyph") == (24, 24)
    assert size(pictures, "mark") == (20, 20)


def test_templates_have_the_foreground_colour(pictures):
    def ink(name):
        return item(pictures, name).locator("svg").evaluate(
            "it => [getComputedStyle(it).backgroundColor, getComputedStyle(it).maskImage]")

    assert ink("glyph")[0] == "rgb(255, 59, 48)"
    color, mask = ink("mark")
    assert color == "rgb(52, 199, 89)" and mask.count("/_apus/picture/") == 2
    assert item(pictures, "original").locator("img").count() == 1
    assert size(pictures, "template") == (24, 24)
    assert ink("tinted")[0] == "rgb(16, 32, 48)" and size(pictures, "tinted") == (40, 30)


def test_colours_of_the_catalogue(browser, fixture):
    light = visit(browser, fixture.origin)
    expect(item(light, "brand")).to_have_css("background-color", "rgb(16, 32, 48)")
    expect(item(light, "noColor")).to_have_css("background-color", "rgb(255, 0, 255)")
    dark = visit(browser, fixture.origin, scheme="dark")
    expect(item(dark, "brand")).to_have_css("background-color", "rgb(200, 128, 255)")
    light.context.close()
    dark.context.close()


def test_names_that_apus_assets_wrote(pictures):
    assert size(pictures, "resource") == (40, 30)
    assert size(pictures, "resourceInFolder") == (30, 20)
    assert size(pictures, "uiResource") == (20, 20)
    expect(item(pictures, "colorResource")).to_have_css("background-color", "rgb(16, 32, 48)")
    expect(item(pictures, "uiResource").locator("svg")).to_have_css("background-color", "rgb(16, 32, 48)")


def test_icons_of_tabs_are_pictures_of_the_catalogue(browser, fixture):
    page = visit(browser, fixture.origin, "/pictures/tabs")
    marks, glyphs = [page.get_by_role("tab", name=name).locator("svg.tinted") for name in ["Marks", "Glyphs"]]
    for icon, side in [(marks, 20), (glyphs, 24)]:
        box = icon.bounding_box()
        assert (round(box["width"]), round(box["height"])) == (side, side)
        assert "/_apus/picture/" in icon.evaluate("it => getComputedStyle(it).maskImage")
    # The chosen tab's has the tint.
    assert marks.evaluate("it => getComputedStyle(it).backgroundColor") != glyphs.evaluate(
        "it => getComputedStyle(it).backgroundColor")
    page.context.close()


def test_what_is_not_there_shows_a_placeholder(pictures):
    missing = item(pictures, "missing")
    assert missing.count() == 6
    for index in range(6):
        assert missing.nth(index).locator("svg.icon").bounding_box()["width"] > 8
        assert missing.nth(index).locator("img").count() == 0


def test_nothing_moves_when_pictures_arrive(browser, fixture):
    context = open_context(browser, Look())
    page = context.new_page()
    page.add_init_script("""
      window.shift = 0
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) window.shift += entry.value
      }).observe({ type: 'layout-shift', buffered: true })""")
    waiting, released = [], []
    page.route(
        "**/_apus/picture/**",
        lambda route: route.continue_() if released else waiting.append(route))
    page.goto(fixture.origin + "/pictures", wait_until="commit")
    expect(page.locator(".live")).to_be_visible()
    before = {name: item(page, name).bounding_box() for name in ["flag", "fit", "logo", "glyph", "below"]}
    released.append(True)
    for route in waiting:
        route.continue_()
    page.wait_for_function("() => [...document.images].every(image => image.complete && image.naturalWidth)")
    assert waiting
    for name, box in before.items():
        assert item(page, name).bounding_box() == box, name
    assert page.evaluate("window.shift") == 0
    context.close()


def test_a_drawing_runs_and_loads_nothing(browser, fixture):
    context = open_context(browser, Look())
    page = context.new_page()
    asked = []
    page.on("request", lambda request: asked.append(request))
    page.goto(fixture.origin + "/pictures")
    expect(page.locator(".live")).to_be_visible()
    assert item(page, "hostile").locator("img").evaluate("it => it.decode().then(() => it.naturalWidth)") == 20
    address = item(page, "hostile").locator("img").get_attribute("src")
    # Even where somebody opens it by itself.
    answer = page.goto(fixture.origin + address)
    assert "sandbox" in answer.headers["content-security-policy"]
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "immutable" in answer.headers["cache-control"]
    assert page.evaluate("[window.ran, document.title]") == [None, ""]
    # What it asked for was refused before it left the browser.
    outside = [request for request in asked if "evil" in request.url or request.url.endswith("/ran")]
    assert all(request.failure == "csp" for request in outside), [it.failure for it in outside]
    context.close()


@pytest.mark.parametrize("name", [
    "../../../../etc/passwd", "%2e%2e/%2e%2e/etc/passwd", "..%2f..%2fetc%2fpasswd", "/etc/passwd",
    "..\\..\\etc\\passwd", "%00", "Flag", "flag-light@1x.png", "Contents.json", "",
])
def test_no_name_reaches_a_file(fixture, name):
    for folder in ["/_apus/picture/", "/_apus/file/"]:
        request = urllib.request.Request(fixture.origin)
        request.selector = folder + name
        with pytest.raises(urllib.error.HTTPError) as refusal:
            urllib.request.urlopen(request)
        assert refusal.value.code in (400, 404)
        assert b"root:" not in refusal.value.read()
