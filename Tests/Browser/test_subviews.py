"""Containers that look at the views that they are given: groups, rows and sections."""

import pytest
from playwright.sync_api import expect


@pytest.fixture
def subviews(page, fixture):
    page.goto(fixture.origin + "/subviews")
    expect(page.locator(".live")).to_be_visible()
    return page


def test_a_container_sees_statements_conditions_and_rows(subviews):
    expect(subviews.get_by_test_id("cards.text")).to_have_text("plain pinned plain plain plain")
    first, second, last = (subviews.get_by_text(words, exact=True) for words in ["one", "two", "five"])
    expect(last).to_be_visible()
    tops = [found.bounding_box()["y"] for found in (first, second, last)]
    assert tops[0] < tops[1] and abs(tops[1] - tops[2]) < 1


def test_a_subview_keeps_its_state_where_it_goes(subviews):
    subviews.get_by_test_id("count.a").click()
    subviews.get_by_test_id("count.a").click()
    subviews.get_by_test_id("count.b").click()
    expect(subviews.get_by_test_id("count.a")).to_have_text("a 2")
    subviews.get_by_test_id("turn").click()
    expect(subviews.locator("[data-testid^=count]")).to_have_text(["c 0", "b 1", "a 2"])


def test_sections_keep_their_parts(subviews):
    for words in ["1 inside, tags []", "2 inside, tags []", "1 inside, tags [3]", "Shoes", "Hats", "felt", "before"]:
        expect(subviews.get_by_text(words, exact=True)).to_be_visible()
