"""Dates run in the browser: without messages, in the person's language, right after a sleep."""

import re
import unicodedata

import pytest
from playwright.sync_api import Page, expect


def item(page: Page, name: str):
    return page.get_by_test_id(name)


def words(page: Page, name: str) -> str:
    # Whether a space stands between a number and its unit differs from year to year of the tables
    # that both have it from.
    return "".join(unicodedata.normalize("NFKC", item(page, name).inner_text()).split())


def wait_for_script(page: Page) -> None:
    """The session has answered: a bill is counted."""
    item(page, "times.bill").click()
    expect(item(page, "times.bill")).to_have_text("Bill 1")


def moment(page: Page) -> float:
    """The date of the screen, in milliseconds."""
    return float(page.get_by_test_id("times.timer").get_attribute("data-time").split()[1])


@pytest.fixture
def times(page, fixture) -> Page:
    # The browser's clock stands still until a test moves it.
    page.clock.install()
    page.goto(fixture.origin + "/times")
    # A line that is tried once more waits for the clock.
    expect(page.locator("html.live")).to_be_attached()
    page.clock.pause_at(moment(page) / 1000 + 5.5)
    return page


def test_all_of_them_run(times):
    expect(item(times, "times.timer")).to_have_text("0:05")
    expect(item(times, "times.relative")).to_have_text("Sent 5 seconds ago")
    expect(item(times, "times.offset")).to_have_text("-5 seconds")
    expect(item(times, "times.down")).to_have_text("1:25")
    expect(item(times, "times.paused")).to_have_text("0:05")
    times.clock.run_for(1_000)
    expect(item(times, "times.timer")).to_have_text("0:06")
    expect(item(times, "times.down")).to_have_text("1:24")
    times.clock.run_for(60_000)
    expect(item(times, "times.timer")).to_have_text("1:06")
    expect(item(times, "times.relative")).to_have_text("Sent 1 minute, 6 seconds ago")
    expect(item(times, "times.offset")).to_have_text("-1 minute")
    expect(item(times, "times.down")).to_have_text("0:24")
    expect(item(times, "times.paused")).to_have_text("0:30")
    times.clock.fast_forward(3_600_000)
    expect(item(times, "times.timer")).to_have_text("1:01:06")
    expect(item(times, "times.relative")).to_have_text("Sent 1 hour, 1 minute ago")
    expect(item(times, "times.down")).to_have_text("0:00")


def test_no_message_goes_out_or_comes_in_while_they_run(page, fixture):
    frames = []

    def listen(socket):
        socket.on("framesent", lambda frame: frames.append(frame))
        socket.on("framereceived", lambda frame: frames.append(frame))

    page.on("websocket", listen)
    page.goto(fixture.origin + "/times")
    wait_for_script(page)
    before = item(page, "times.timer").inner_text()
    page.wait_for_function("text => document.querySelector("
                           "'[data-testid=\"times.timer\"]').textContent !== text", arg=before)
    # What was on its way for the click is here now.
    count, text = len(frames), item(page, "times.timer").inner_text()
    for _ in range(3):
        page.wait_for_function("text => document.querySelector("
                               "'[data-testid=\"times.timer\"]').textContent !== text", arg=text)
        text = item(page, "times.timer").inner_text()
    assert len(frames) == count, frames[count:]


def test_one_that_comes_with_a_patch_runs(times):
    item(times, "times.show").click()
    expect(item(times, "times.later")).to_be_visible()
    expect(item(times, "times.later")).to_have_text(re.compile("0:1[0-5]"))
    times.clock.run_for(5_000)
    expect(item(times, "times.later")).to_have_text(re.compile("0:0[5-9]|0:10"))
    times.clock.run_for(40_000)
    expect(item(times, "times.later")).to_have_text(re.compile("0:[23]"))


def test_a_patch_of_something_else_does_not_set_it_back(times):
    wait_for_script(times)
    expect(item(times, "times.timer")).to_have_text("0:05")


def test_a_tab_that_slept_is_right_when_it_wakes(times):
    expect(item(times, "times.timer")).to_have_text("0:05")
    times.evaluate("""() => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => true })
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    }""")
    times.clock.run_for(120_000)
    # Nobody looks: nothing is done.
    expect(item(times, "times.timer")).to_have_text("0:05")
    times.evaluate("""() => {
      delete document.hidden
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    }""")
    expect(item(times, "times.timer")).to_have_text("2:05")
    times.clock.run_for(1_000)
    expect(item(times, "times.timer")).to_have_text("2:06")


@pytest.mark.needs("no script")
@pytest.mark.parametrize("language", ["en-US", "de-DE", "fr-FR", "pl-PL", "ru-RU", "ar-EG", "ja-JP"])
def test_the_browser_says_what_the_server_says(new_page, fixture, language):
    still = new_page(locale=language, java_script_enabled=False)
    still.goto(fixture.origin + "/times")
    page = new_page(locale=language)
    page.goto(fixture.origin + "/times")
    # As when the server wrote: a moment later than the date.
    page.clock.set_fixed_time(moment(page) / 1000 + .1)
    page.evaluate("dispatchEvent(new Event('visibilitychange'))")
    names = page.evaluate(
        "() => [...document.querySelectorAll('[data-testid^=\"times.since\"],"
        "[data-testid^=\"times.until\"]')].map(e => e.dataset.testid)")
    assert len(names) == 28
    assert {name: words(page, name) for name in names} == {
        name: words(still, name) for name in names}


@pytest.mark.needs("no script")
def test_without_script_the_moment_of_the_render_is_shown(new_page, fixture):
    page = new_page(java_script_enabled=False)
    page.goto(fixture.origin + "/times")
    expect(item(page, "times.timer")).to_have_text(re.compile("0:0[0-2]"))
    expect(item(page, "times.since.7200.0")).to_have_text("2 hours")


def test_progress_follows_the_clock(times):
    line = item(times, "times.progress").get_by_role("progressbar")
    expect(line).to_have_attribute("aria-valuenow", "6")
    times.clock.run_for(20_000)
    expect(line).to_have_attribute("aria-valuenow", re.compile("2[56]"))
    times.clock.fast_forward(3_600_000)
    expect(line).to_have_attribute("aria-valuenow", "100")
    done = line.locator("i")
    assert done.evaluate("e => e.offsetWidth / e.parentElement.offsetWidth") == 1
