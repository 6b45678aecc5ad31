"""A person hands things to others by the browser's own sheet; where there is none, they are copied."""

from playwright.sync_api import expect

ADDRESS = "https://example.org/birds?kind=swift&wild"
SHEET = """
  globalThis.shared = []
  Object.defineProperty(Navigator.prototype, 'share', { configurable: true, value: async (what) => { shared.push(what) } })
"""
CLOSED = "Navigator.prototype.share = async () => { throw new DOMException('', 'AbortError') }"
COPIES = """
  globalThis.copied = []
  Object.defineProperty(Navigator.prototype, 'clipboard', { value: { writeText: async (text) => { copied.push(text) } } })
"""
NO_SHEET = "delete Navigator.prototype.share"


def test_the_browsers_sheet_gets_all_of_it(page, fixture):
    page.add_init_script(SHEET)
    page.goto(fixture.origin + "/sharing")
    for name in ("Share…", "Tell a friend", "Only a text"):
        page.get_by_role("button", name=name).click()
    page.wait_for_function("() => shared.length === 3")
    assert page.evaluate("shared") == [
        {"url": ADDRESS}, {"title": "Birds", "text": "Look at <these>", "url": ADDRESS},
        # The browser's sheet shows the title of a preview.
        {"title": "Text", "text": "A text"}]


def test_without_a_sheet_it_is_copied(page, fixture):
    page.add_init_script(NO_SHEET + COPIES)
    page.goto(fixture.origin + "/sharing")
    page.get_by_role("button", name="Tell a friend").click()
    expect(page.locator("#notices")).to_contain_text("Copied")
    assert page.evaluate("copied") == [f"Look at <these>\n{ADDRESS}"]


def test_a_closed_sheet_copies_nothing(page, fixture):
    page.add_init_script(SHEET + CLOSED + COPIES)
    page.goto(fixture.origin + "/sharing")
    page.get_by_role("button", name="Tell a friend").click()
    page.get_by_role("button", name="Only a text").click()
    expect(page.locator("#notices")).to_be_empty()
    assert page.evaluate("copied") == []
