"""How far sections and rows of a list are apart, and what its rows offer."""

import pytest
from playwright.sync_api import Page, expect


@pytest.fixture
def rows(page, fixture):
    page.goto(fixture.origin + "/spacing")
    expect(page.locator(".live")).to_be_visible()
    return page


def card(page: Page, name: str) -> dict:
    return page.get_by_test_id("spacing." + name).evaluate(
        """element => {
          const row = element.closest('.row'), { top, bottom } = row.getBoundingClientRect()
          return { top, bottom, corner: getComputedStyle(row).borderEndEndRadius }
        }""")


def test_rows_and_sections_are_apart(rows):
    a, b, c, d, e = (card(rows, name) for name in ("a", "b", "c", "d", "choice"))
    assert b["top"] - a["bottom"] == pytest.approx(8, abs=0.1)
    # Rows that are apart are cards.
    assert a["corner"] == b["corner"] == c["corner"] != "0px"
    # A header stands in the distance: 4 points, 15.7 for its letters and 10 below it.
    assert c["top"] - b["bottom"] == pytest.approx(29.7, abs=0.1)
    tinted = card(rows, "tinted")
    assert d["top"] - tinted["bottom"] == pytest.approx(4, abs=0.1)
    fold = card(rows, "fold")
    assert fold["top"] - d["bottom"] == pytest.approx(4, abs=0.1)
    more = rows.locator(".row", has_text="Acts").bounding_box()
    assert e["top"] - more["y"] - more["height"] == pytest.approx(16, abs=0.1)


def test_a_row_without_selection_is_no_choice(rows):
    choice = rows.get_by_test_id("spacing.choice")
    rows.get_by_test_id("spacing.a").click()
    expect(choice).to_have_text("a")
    rows.get_by_test_id("spacing.b").click()
    rows.get_by_test_id("spacing.c").click()
    expect(choice).to_have_text("c")
    assert "data-on" not in rows.get_by_test_id("spacing.b").evaluate(
        "element => element.closest('.row').getAttributeNames()")


def test_groups_have_the_styles_of_the_app(rows):
    expect(rows.get_by_test_id("spacing.e")).to_have_count(0)
    rows.get_by_test_id("spacing.fold").click()
    expect(rows.get_by_test_id("spacing.e")).to_be_visible()
    rows.get_by_text("Acts").click()
    rows.get_by_text("Two").click()
    expect(rows.get_by_test_id("spacing.choice")).to_have_text("two")


def test_an_icon_has_the_tint_of_its_row(rows):
    icon = rows.get_by_test_id("spacing.tinted").locator(".image")
    assert icon.evaluate("element => getComputedStyle(element).color") == "rgb(255, 59, 48)"
