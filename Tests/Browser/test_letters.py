"""What a canvas says of texts, beside what the page says that draws them."""

import pytest
from harness.browser import Look, open_context
from playwright.sync_api import expect
from test_public_screens import SCREENS

# Only browsers that say so are trusted to measure both in the same way.
ASKS_THE_PAGE = "Object.defineProperty(Navigator.prototype, 'userAgentData', { get: () => undefined })"
WORDS = """() => [...document.querySelectorAll('.text[data-at]')].filter((text) => text.checkVisibility()).map((text) => {
  const { x, y, width, height } = text.getBoundingClientRect()
  return [text.textContent.replace(/[0-9]/g, '0'), x, y + scrollY, width, height]
})"""
LINES = "document.querySelectorAll('[data-line]').length"


def frames(browser, address, script=None):
    """Of all texts of a page: on a phone, and in a narrower window, where some have more lines. And how many are kept in one."""
    with open_context(browser, Look()) as context:
        page = context.new_page()
        if script:
            page.add_init_script(script)
        page.set_viewport_size({"width": 390, "height": 844})
        page.goto(address)
        expect(page.locator("html.live")).to_be_attached()
        # What breaks texts into lines comes with the second script.
        page.evaluate("import(document.getElementById('screen').dataset.more + '#0')")
        found = [page.evaluate(WORDS)]
        for width in (333, 320):
            page.set_viewport_size({"width": width, "height": 844})
            page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
            found.append(page.evaluate(WORDS))
        return found, page.evaluate(LINES)


@pytest.mark.needs("exact canvas")
@pytest.mark.parametrize("name", [name for name in SCREENS if name not in ("calculator", "photos", "timer")])
def test_texts_are_as_large_as_the_page_would_make_them(browser, fixture, name):
    address = f"{fixture.origin}/layout/public-{name}"
    (known, count), (asked, none) = frames(browser, address), frames(browser, address, ASKS_THE_PAGE)
    assert count > 0 and none == 0
    for some, others in zip(known, asked):
        assert [text for text, *_ in some] == [text for text, *_ in others]
        for (text, *frame), (_, *other) in zip(some, others):
            assert frame == pytest.approx(other, abs=.07), text


# A canvas that is a tenth too wide, as where letters stand on whole points on a page and not on a canvas.
WIDE_CANVAS = """
  const { measureText } = CanvasRenderingContext2D.prototype
  CanvasRenderingContext2D.prototype.measureText = function (text) {
    const { width, fontBoundingBoxAscent, fontBoundingBoxDescent } = measureText.call(this, text)
    return { width: width * 1.1, fontBoundingBoxAscent, fontBoundingBoxDescent }
  }
"""
LETTERS = """(text) => {
  const range = document.createRange()
  range.selectNodeContents(text)
  return range.getBoundingClientRect().width
}"""


def test_a_canvas_that_says_something_else_is_not_asked_again(page, fixture):
    page.add_init_script(WIDE_CANVAS)
    page.goto(f"{fixture.origin}/layout/public-weather")
    expect(page.locator("html.live")).to_be_attached()
    expect(page.locator("[data-line]")).to_have_count(0)
    text = page.locator(".text[data-at]").first
    assert text.bounding_box()["width"] == pytest.approx(text.evaluate(LETTERS), abs=.1)
