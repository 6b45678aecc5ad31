"""Where elements stand: the page and the headless host agree to half a point."""

import pytest
from harness.accessibility import settle
from harness.browser import NAME, Look, open_context
from harness.pointed import Pointed
from harness.site import open_page
from playwright.sync_api import expect
from test_pointed import ADDRESSES, SHOWCASE, as_headless, pointed, pointed_showcase, windows  # noqa: F401

pytestmark = pytest.mark.skipif(NAME != "chromium", reason="the fonts are Chromium's: see harness/fonts.py")

# Points.
TOLERANCE = 0.5

# Elements with an identifier that no other one has, without the padding that their page draws as theirs, and without
# frames around them, which their page merges with them.
READ = """() => {
  const all = [...document.querySelectorAll('[data-testid]')], count = {}
  for (const { dataset } of all) count[dataset.testid] = (count[dataset.testid] || 0) + 1
  return all.filter(one => count[one.dataset.testid] === 1).flatMap(one => {
    const box = one.closest('.field,.picker,.date-picker,.toggle') ?? one
    if (/ [nixwh]{1,2}-/.test(box.className) || !one.checkVisibility({ visibilityProperty: true })) return []
    let { x, y, width, height } = box.getBoundingClientRect()
    const style = getComputedStyle(box), said = / p-([\\d_]+)-([\\d_]+)-([\\d_]+)-([\\d_]+)/.exec(box.className)
    let insets = ['Top', 'Left', 'Bottom', 'Right'].map(side => parseFloat(style['padding' + side]))
    if (said && box.dataset.at === 'box') {
      insets = said.slice(1).map(number => +number.replace('_', '.'))
      if (style.direction === 'rtl') insets = [insets[0], insets[3], insets[2], insets[1]]
    }
    // A scroll view below a large title goes on behind it.
    if (box.dataset.lead !== undefined) [y, height] = [y + 48, height - 48]
    // A control that is all of its row or stands in a bar reaches farther than its words.
    const reaches = box.matches('.button')
    // The padding of a list is a part of it.
    if (!reaches && !box.matches('.list,.form')) [x, y, width, height] = [x + insets[1], y + insets[0], width - insets[1] - insets[3], height - insets[0] - insets[2]]
    return width <= 0 || one.closest('[hidden],.going') ? [] : [{ name: one.dataset.testid, frame: [x, y, width, height], reaches }]
  })
}"""

# Differences that are left, by address: the most in a window, and the reason.
KNOWN = {
    "/covered": (1, "a button that a sheet's edge covers"),
    "/directions": (5, "Arabic letters, whose widths the headless host estimates"),
    "/entries": (1, "the words of a menu picker alone in a row"),
    "/layout/login": (1, "a ground that reaches behind the bar"),
    "/layout/touches-fields": (1, "a browser's own date field is wider than Apple's"),
    "/layout/program-beside-lazy": (1, "rows that come and go stand in the page's own flow"),
    "/lazy/across": (1, "the height of a row that scrolls across"),
    "/lazy/grid": (1, "rows that come and go stand in the page's own flow"),
    "/lazy/stack": (1, "what stands behind a thousand rows, whose heights are estimated"),
    "/marks": (1, "a page of several is as wide as its row"),
    "/report": (1, "a text in a bar"),
    "/table": (1, "the bar of a table"),
    "/table/styles": (1, "the bar of a table"),
    "/words": (1, "Arabic letters, whose widths the headless host estimates"),
    "/random/1": (1, "a ground as wide as the window"),
    "/random/5": (11, "a large word that is broken in a row"),
    "/random/6": (11, "a large word that is broken in a row"),
    "/random/8": (1, "a ground that reaches behind the bar"),
    "/random/13": (2, "a spinner while it turns, and a ground as wide as the window"),
    "/random/17": (2, "a ground as wide as the window"),
    "/random/18": (2, "a ground as wide as the window"),
    "/random/30": (1, "a spinner while it turns"),
    "/random/32": (1, "a spinner while it turns"),
    "/random/37": (10, "the height of lines, by half a point"),
    "/random/38": (1, "a ground as wide as the window"),
    "/random/40": (1, "a ground as wide as the window"),
}


def differences(pointed, page, address, visitor=None) -> list[str]:
    read = page.evaluate(READ)
    size = page.viewport_size
    places = pointed.ask(
        address, size["width"], size["height"], [], visitor, [one["name"] for one in read])["places"]
    return [
        f"{address} {one['name']}: {_said(one['frame'])} on the page, {_said(place)} in a test"
        for one, place in zip(read, places) if place and not _agree(one, place)]


def _agree(one: dict, place: list[float]) -> bool:
    (x, y, width, height), (left, top, wide, high) = one["frame"], place
    if one["reaches"]:
        return (x <= left + TOLERANCE and y <= top + TOLERANCE
                and x + width >= left + wide - TOLERANCE and y + height >= top + high - TOLERANCE)
    return all(abs(a - b) <= TOLERANCE for a, b in zip(one["frame"], place))


def _said(frame: list[float]) -> str:
    return "(" + ", ".join(f"{number:g}" for number in (round(number, 1) for number in frame)) + ")"


def check(found: list[str], address: str) -> None:
    most, _ = KNOWN.get(address, (0, ""))
    assert len(found) <= most, "\n".join(found)


@pytest.mark.part(16, each="size")
@pytest.mark.parametrize("size", ["phone", "desktop"])
@pytest.mark.parametrize("address", ADDRESSES)
def test_elements_stand_where_a_test_says(as_headless, fixture, pointed, address, size):  # noqa: F811
    context = open_context(as_headless, Look(size=size))
    page = context.new_page()
    open_page(page, fixture.origin, address)
    check(differences(pointed, page, address), address)
    context.close()


@pytest.mark.part(4)
@pytest.mark.parametrize("visitor, address", SHOWCASE)
def test_elements_of_the_showcase_stand_where_a_test_says(  # noqa: F811
        windows, server, pointed_showcase, visitor, address):
    page = windows(visitor)
    open_page(page, server.origin, address)
    check(differences(pointed_showcase, page, address, "" if visitor == "nobody" else visitor), address)
    page.close()


@pytest.mark.part(10, each="size")
@pytest.mark.parametrize("size", ["phone", "desktop"])
@pytest.mark.parametrize("number", range(1, 41))
def test_random_screens_stand_where_a_test_says(as_headless, fixture, pointed, number, size):  # noqa: F811
    address = f"/random/{number}"
    context = open_context(as_headless, Look(size=size))
    page = context.new_page()
    page.goto(fixture.origin + address)
    expect(page.locator(".live")).to_be_attached()
    settle(page)
    check(differences(pointed, page, address), address)
    context.close()
