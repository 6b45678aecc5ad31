"""Alerts of UIKit."""

import pytest
from playwright.sync_api import expect


@pytest.fixture
def alerts(page, fixture):
    page.goto(fixture.origin + "/alert-controllers")
    expect(page.locator(".live")).to_be_visible()
    return page


@pytest.mark.parametrize("opener", ["Ask", "Choose"])
def test_an_action_is_chosen_and_the_alert_goes(alerts, opener):
    alerts.get_by_role("button", name=opener).click()
    dialog = alerts.locator("dialog[open]")
    expect(dialog).to_contain_text("It cannot be restored.")
    dialog.get_by_role("button", name="Delete").click()
    expect(alerts.locator("dialog[open]")).to_have_count(0)
    expect(alerts.get_by_text("Delete", exact=True)).to_be_visible()
    alerts.get_by_role("button", name=opener).click()
    expect(dialog).to_be_visible()
    alerts.keyboard.press("Escape")
    expect(alerts.get_by_text("Cancel", exact=True)).to_be_visible()


def test_a_name_is_typed_into_an_alert(alerts):
    alerts.get_by_role("button", name="Rename").click()
    field = alerts.locator("dialog[open]").get_by_role("textbox", name="Name")
    field.fill("Ada")
    cancel, save = (alerts.locator("dialog[open]").get_by_role("button", name=name) for name in ("Cancel", "Save"))
    # Two actions stand beside each other below the field.
    first, second = cancel.bounding_box(), save.bounding_box()
    assert first["y"] == second["y"] and first["x"] + first["width"] == pytest.approx(second["x"], abs=1)
    assert field.bounding_box()["y"] + field.bounding_box()["height"] <= first["y"]
    save.click()
    expect(alerts.get_by_text("Ada", exact=True)).to_be_visible()
