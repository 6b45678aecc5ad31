"""The sign at the top of a sheet that it can be dragged."""

import pytest
from harness.site import open_page
from playwright.sync_api import expect

# The sign and its place in the sheet; null without a sign.
SIGN = """(sheet) => {
  const style = getComputedStyle(sheet, '::before')
  return style.content === 'none' ? null : [style.width, style.height, style.position, style.top]
}"""


@pytest.fixture
def open_sheet(page, fixture):
    def open_sheet(kind):
        page.set_viewport_size({"width": 390, "height": 844})
        open_page(page, fixture.origin, "/sheet-signs")
        page.get_by_test_id(kind).click()
        sheet = page.locator("dialog[open]")
        expect(sheet).to_be_visible()
        sheet.evaluate("(sheet) => Promise.all(sheet.getAnimations().map((one) => one.finished))")
        return sheet
    return open_sheet


@pytest.mark.parametrize("kind", ["visible", "several", "scrolled"])
def test_a_sheet_that_says_so_or_has_several_heights_has_a_sign(open_sheet, kind):
    assert open_sheet(kind).evaluate(SIGN) == ["36px", "5px", "sticky", "5px"]


@pytest.mark.parametrize("kind", ["hidden", "one", "plain"])
def test_other_sheets_have_none(open_sheet, kind):
    assert open_sheet(kind).evaluate(SIGN) is None


def test_the_sign_takes_no_room(open_sheet):
    with_sign = open_sheet("visible").get_by_test_id("words").bounding_box()
    assert open_sheet("plain").get_by_test_id("words").bounding_box() == with_sign
