"""The gallery of an app's previews, and what a tool says of a build on open pages."""

import re

import pytest
from harness.browser import Look
from harness.server import FIXTURE, ROOT, Server
from playwright.sync_api import FrameLocator, Page, expect

PREVIEWS = ROOT / ".build" / "debug" / "PreviewsApp"
SOON = 15_000


@pytest.fixture(scope="module")
def gallery_server():
    server = Server([str(PREVIEWS)], {"APUS_PREVIEWS": "1"})
    try:
        yield server.start()
    finally:
        server.close()


@pytest.fixture
def gallery(new_page, gallery_server):
    def open_gallery() -> Page:
        page = new_page(Look("light", "desktop"))
        page.goto(gallery_server.origin)
        expect(page.locator(".live")).to_be_visible()
        return page

    return open_gallery


def choose(page: Page, name: str) -> None:
    page.get_by_test_id(re.compile("^preview")).filter(has_text=name).click()


def frame(page: Page, name: str) -> FrameLocator:
    return page.frame_locator(f'iframe[aria-label="{name}"]')


def test_each_look_is_live_in_a_frame_of_its_own(gallery):
    page = gallery()
    rows = page.get_by_test_id(re.compile("^preview"))
    expect(rows).to_have_count(3)
    page.get_by_placeholder("Search").fill("SEVEN")
    expect(rows).to_have_count(1)
    choose(page, "From seven")
    light, dark = frame(page, "From seven, Light"), frame(page, "From seven, Dark")
    expect(light.get_by_test_id("counter.scheme")).to_have_text("light", timeout=SOON)
    expect(dark.get_by_test_id("counter.scheme")).to_have_text("dark", timeout=SOON)
    light.get_by_test_id("counter.count").click()
    expect(light.get_by_test_id("counter.count")).to_have_text("Count 8")
    expect(dark.get_by_test_id("counter.count")).to_have_text("Count 7")
    for look, part, text in [
        ("Small text", "size", "xSmall"), ("Large text", "size", "large"),
        ("Largest text", "size", "accessibility3"), ("Right to left", "direction", "rtl"),
        ("Wide", "direction", "ltr"),
    ]:
        expect(frame(page, f"From seven, {look}").get_by_test_id(f"counter.{part}")).to_have_text(
            text, timeout=SOON)
    # A pushed screen has no address here, because the frame keeps the address of its preview.
    light.get_by_role("link", name="More").or_(light.get_by_role("button", name="More")).click()
    expect(light.get_by_text("Page 1")).to_be_visible()
    assert all("preview=" in each.url for each in page.frames[1:])


def test_a_preview_that_traps_says_why_and_leaves_the_others_alone(gallery, gate):
    gate.allow("Failed to load resource")
    page = gallery()
    choose(page, "From seven")
    count = frame(page, "From seven, Light").get_by_test_id("counter.count")
    expect(count).to_have_text("Count 7", timeout=SOON)
    count.click()
    expect(count).to_have_text("Count 8")
    page.evaluate("window.mark = 1")
    # A tab of the same visitor, whose pages share a process.
    other = page.context.new_page()
    other.goto(page.url)
    choose(other, "Traps")
    for look in ["Light", "Dark", "Wide"]:
        expect(frame(other, f"Traps, {look}").get_by_text(
            re.compile(r"TrapScreen\.swift:\d+: Fatal error: there is no boat"))).to_be_visible(
                timeout=SOON)
    choose(other, "Badge")
    expect(frame(other, "Badge, Light").frame_locator('iframe[aria-label="Old"]').get_by_test_id(
        "badge")).to_have_text("Old", timeout=SOON)
    count.click()
    expect(count).to_have_text("Count 9")
    assert page.evaluate("window.mark") == 1


def test_frames_show_pages_of_the_gallery_alone(gallery_server, new_page, gate):
    gate.allow("Failed to load resource")
    page = new_page()
    answer = page.goto(gallery_server.origin)
    policy = answer.headers["content-security-policy"]
    # A preview may show other sites, as pictures of them.
    assert "frame-src 'self' https:;" in policy and "frame-ancestors 'self'" in policy
    assert page.goto(gallery_server.origin + "/?preview=none").status == 404


@pytest.fixture
def watched(request, tmp_path):
    message = tmp_path / "message"
    server = Server([str(request.param)], {
        "APUS_BUILD_MESSAGE": str(message), "APUS_PREVIEWS": str(int(request.param == PREVIEWS))})
    try:
        yield server.start(), message
    finally:
        server.close()


@pytest.mark.parametrize("watched", [PREVIEWS], indirect=True, ids=["gallery"])
def test_the_gallery_says_an_error_of_the_compiler_once_for_all_frames(watched, new_page):
    server, message = watched
    page = new_page(Look("light", "desktop"))
    page.goto(server.origin)
    expect(page.locator(".live")).to_be_visible()
    choose(page, "From seven")
    light = frame(page, "From seven, Light")
    light.get_by_test_id("counter.count").click()
    expect(light.get_by_test_id("counter.count")).to_have_text("Count 8")
    message.write_text("A.swift:1:1: error: a")
    expect(page.locator(".notice").get_by_role("alert")).to_have_text("A.swift:1:1: error: a")
    message.write_text("A.swift:1:1: error: b")
    expect(page.locator(".notice").get_by_role("alert")).to_have_text("A.swift:1:1: error: b")
    # By now the frames know of both, or the next message tells them.
    light.get_by_test_id("counter.count").click()
    expect(light.get_by_test_id("counter.count")).to_have_text("Count 9")
    expect(light.locator(".notice")).to_have_count(0)


@pytest.mark.parametrize("watched", [FIXTURE], indirect=True, ids=["app"])
def test_an_error_of_the_compiler_is_on_the_page_until_it_is_mended(watched, new_page):
    server, message = watched
    page = new_page()
    page.goto(server.origin + "/room")
    expect(page.locator(".live")).to_be_visible()
    page.get_by_test_id("name").fill("Ann")
    text = "Sources/Harbour/Screens/Berths/BerthListScreen.swift:12:5: error: cannot find 'Bot' in scope"
    message.write_text(text)
    alert = page.locator(".notice").get_by_role("alert")
    expect(alert).to_have_text(text)
    # A long path is seen to its end.
    assert alert.evaluate("element => element.scrollWidth <= element.clientWidth")
    # The page below can be used.
    page.get_by_test_id("count").click()
    expect(page.get_by_test_id("count")).to_have_text("Count 1")
    message.write_text("Screens/Room.swift:13:1: error: expected expression")
    expect(alert).to_have_text("Screens/Room.swift:13:1: error: expected expression")
    # Who comes now is told as well.
    other = new_page()
    other.goto(server.origin + "/counter")
    expect(other.locator(".notice").get_by_role("alert")).to_contain_text("Room.swift:13:1")
    message.unlink()
    expect(alert).to_have_count(0)
    expect(other.locator(".notice")).to_have_count(0)
    expect(page.get_by_test_id("name")).to_have_value("Ann")
