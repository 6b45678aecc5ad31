"""On paper: a page is as wide as a sheet and as long as its content, and no bar covers a row."""

import pytest
from harness.browser import Look
from harness.site import open_page
from playwright.sync_api import Page, expect
from screens.builder import BuilderArea
from screens.report import ReportFlow


def print_out(page: Page) -> None:
    """What a browser does before it prints."""
    page.evaluate("() => { dispatchEvent(new Event('beforeprint')) }")
    page.emulate_media(media="print")


def put_back(page: Page) -> None:
    page.emulate_media(media="screen")
    page.evaluate("() => { dispatchEvent(new Event('afterprint')) }")


# Texts of which another one covers a part, and bars over what they cover.
COVERED = """() => {
  const seen = [...document.querySelectorAll('#screen .text, #screen .button')].filter(e =>
    e.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !e.closest('.button .text, .unseen, .menu-items'))
  const boxes = seen.map(e => [e.textContent.trim(), e.getBoundingClientRect(), e]).filter(b => b[0] && b[1].width > 2)
  return boxes.flatMap(([words, a, element], index) => boxes.slice(index + 1)
    .filter(([, b, other]) => !element.contains(other) && !other.contains(element) &&
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2)
    .map(([others]) => `${words} / ${others}`))
}"""


@pytest.mark.parametrize("step", ["animalDescription", "contactDetails"])
def test_a_form_is_printed_whole(page, server, step):
    flow = ReportFlow(page, server.origin)
    flow.go_to(step)
    before = page.evaluate("() => document.documentElement.scrollHeight")
    print_out(page)
    assert page.evaluate(COVERED) == []
    assert page.evaluate("() => getComputedStyle(document.querySelector('.page-bar')).position") == "static"
    # The sheet is wider than a phone and narrower than a window.
    assert page.evaluate("() => document.body.clientWidth") == 680
    button = "submitButton" if step == "contactDetails" else "continueButton"
    last = flow.item(f"{step}.{button}.tap")
    bottom = page.evaluate("() => document.documentElement.scrollHeight")
    assert last.evaluate("element => element.getBoundingClientRect().bottom + scrollY") <= bottom
    put_back(page)
    page.wait_for_function("before => document.documentElement.scrollHeight === before", arg=before)


def test_a_table_is_printed_with_all_its_words(new_page, server):
    page = new_page(look=Look(size="desktop"))
    BuilderArea(page, server.origin).sign_in()
    open_page(page, server.origin, "/builder/rfis")
    expect(page.locator(".table")).to_be_visible()
    print_out(page)
    cut = page.evaluate("""() => [...document.querySelectorAll('.table .text')].filter(one =>
      one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 4).map(one => one.textContent)""")
    assert cut == []
    # Nor do they stand on other words.
    assert page.evaluate(COVERED) == []
    put_back(page)


def test_bars_are_not_on_paper(page, fixture):
    page.goto(fixture.origin + "/tags")
    print_out(page)
    for bar in page.locator(".tab-bar").all():
        expect(bar).to_be_hidden()
    expect(page.locator("#notices")).to_be_hidden()
    put_back(page)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_paper_is_white(new_page, fixture, scheme):
    page = new_page(look=Look(scheme))
    page.goto(fixture.origin + "/words")
    expect(page.get_by_role("heading", name="Good morning")).to_be_visible()
    print_out(page)
    paper, ink = page.evaluate("""() => [getComputedStyle(document.body).backgroundColor,
      getComputedStyle(document.querySelector('.bar-title')).color]""")
    assert paper in ("rgb(255, 255, 255)", "rgba(0, 0, 0, 0)")
    assert ink == "rgb(0, 0, 0)"
    put_back(page)
