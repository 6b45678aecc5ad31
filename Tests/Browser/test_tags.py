"""Pickers whose options stand for the ids of a ForEach."""

from playwright.sync_api import expect


def test_ids_are_chosen(page, fixture):
    page.goto(fixture.origin + "/tags")
    chosen = page.get_by_test_id("tags.chosen")
    expect(chosen).to_have_text("1 Bob 0")
    page.get_by_test_id("tags.number").select_option(label="Cleo")
    expect(chosen).to_have_text("2 Bob 0")
    page.get_by_test_id("tags.name").select_option(label="Ann")
    expect(chosen).to_have_text("2 Ann 0")
    page.get_by_test_id("tags.rank").select_option(label="No. 3")
    expect(chosen).to_have_text("2 Ann 3")
    page.get_by_test_id("tags.rank").select_option(label="None")
    expect(chosen).to_have_text("2 Ann 0")
