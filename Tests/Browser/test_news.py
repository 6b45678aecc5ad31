"""What changes is heard by default: messages, errors and new rows; what a person does is not said twice."""

import pytest
from harness.site import wait_until_complete
from playwright.sync_api import expect

HEARD = """() => {
  window.heard = []
  for (const name of ['polite', 'assertive']) {
    new MutationObserver(() => {
      const words = document.getElementById(name).textContent
      if (words) heard.push(words)
    }).observe(document.getElementById(name), { childList: true, characterData: true, subtree: true })
  }
}"""


@pytest.fixture
def news(page, fixture):
    """Opens a screen and keeps what is said from then on."""

    def open(path="/news"):
        page.goto(fixture.origin + path)
        # The script that says news comes late.
        wait_until_complete(page)
        page.evaluate(HEARD)
        return page

    return open


def heard(page, *, nothing=False):
    """What was said so far: something, which may come after what is seen, or `nothing`."""
    if not nothing:
        page.wait_for_function("() => heard.length > 0")
    page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    return page.evaluate("heard")


def press(page, name):
    page.get_by_role("button", name=name).click()


@pytest.mark.parametrize("button, seen, words", [
    ("Sign in", "Wrong name or password", "Wrong name or password"),
    ("Save", "Saved", "Saved"),
    ("Receive", "Are you there?", "How are you?. Are you there?"),
])
def test_what_comes_is_said(news, button, seen, words):
    page = news()
    press(page, button)
    expect(page.get_by_text(seen)).to_be_visible()
    assert heard(page) == [words]


def test_a_field_that_turns_invalid_is_said_with_its_name_and_why(news):
    page = news()
    press(page, "Check")
    expect(page.get_by_label("Phone")).to_have_attribute("aria-invalid", "true")
    assert heard(page) == ["Phone: Too short"]


def test_a_message_is_said_with_its_sender(news):
    page = news()
    press(page, "Hear from Ann")
    message = page.get_by_text("See you at ten", exact=True)
    expect(message).to_be_visible()
    assert heard(page) == ["Ann: See you at ten"]


def test_words_with_a_label_are_heard_by_it_and_are_no_picture(news):
    page = news()
    press(page, "Hear from Ann")
    expect(page.get_by_text("See you at ten", exact=True)).to_be_visible()
    expect(page.get_by_role("img", name="Ann: See you at ten")).to_have_count(0)
    expect(page.locator("main")).to_match_aria_snapshot("""
      - button "Hear from Ann"
      - text: "Ann: See you at ten"
      - button "Load"
    """)


def test_the_end_of_a_refresh_is_said(news):
    page = news()
    press(page, "Refresh")
    expect(page.get_by_text("Count 10")).to_be_visible()
    page.wait_for_function("() => heard.length")
    assert heard(page) == ["Updated"]


def test_what_a_person_does_is_not_said(news):
    page = news()
    page.get_by_test_id("news.name").press_sequentially("abc")
    expect(page.get_by_test_id("news.letters")).to_have_text("3 of 20")
    press(page, "Count 0")
    expect(page.get_by_text("Count 1")).to_be_visible()
    page.get_by_label("Advanced").click()
    expect(page.get_by_label("Port")).to_be_visible()
    press(page, "Load")
    expect(page.get_by_text("Line 40")).to_be_attached()
    page.get_by_text("Further").click()
    expect(page.get_by_text("Another page")).to_be_visible()
    assert heard(page, nothing=True) == []


def test_rows_that_come_by_scrolling_are_no_news_and_a_new_one_is(news):
    page = news("/news/list")
    expect(page.get_by_text("Row 1", exact=True)).to_be_visible()
    for _ in range(4):
        page.mouse.wheel(0, 2500)
        page.wait_for_timeout(100)
    expect(page.get_by_text("Row 1", exact=True)).not_to_be_attached()
    assert heard(page, nothing=True) == []
    page.evaluate("scrollTo(0, 0)")
    press(page, "Add")
    expect(page.get_by_text("The newest")).to_be_visible()
    assert heard(page) == ["The newest"]
