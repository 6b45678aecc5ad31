"""The position comes from the browser, if the person allows it."""

import pytest
from playwright.sync_api import expect
from screens.report import ReportFlow

BERLIN = {"latitude": 52.520008, "longitude": 13.404954, "accuracy": 10}


def test_allowed_position_fills_both_fields(new_page, server):
    page = new_page(permissions=["geolocation"], geolocation=BERLIN)
    flow = ReportFlow(page, server.origin).go_to("animalDescription")
    flow.item("animalDescription.gpsButton.tap").click()
    expect(flow.description("latitude")).to_have_value("52.52001")
    expect(flow.description("longitude")).to_have_value("13.40495")
    expect(flow.item("animalDescription.gpsHelper.text")).to_contain_text(
        "Location captured successfully")


def test_position_mends_what_was_wrong(new_page, server):
    page = new_page(permissions=["geolocation"], geolocation=BERLIN)
    flow = ReportFlow(page, server.origin).go_to("animalDescription")
    flow.description("latitude").fill("north")
    flow.advance("animalDescription")
    error = flow.item("animalDescription.latitudeTextField.input.error")
    expect(error).to_contain_text("Invalid format")
    flow.item("animalDescription.gpsButton.tap").click()
    expect(error).to_have_count(0)


def test_denied_position_is_said_every_time(new_page, server):
    # Headless Chromium denies what was not granted.
    page = new_page(permissions=[])
    flow = ReportFlow(page, server.origin).go_to("animalDescription")
    flow.description("petName").fill("Luna")
    for _ in range(2):
        flow.item("animalDescription.gpsButton.tap").click()
        alert = page.get_by_role("alertdialog")
        expect(alert).to_contain_text("Location Permission Required")
        flow.item("animalDescription.permissionCancelButton.tap").click()
        expect(alert).to_have_count(0)
    expect(flow.description("petName")).to_have_value("Luna")
    expect(flow.description("latitude")).to_have_value("")


def test_who_changed_their_mind_is_asked_again(new_page, server):
    page = new_page(permissions=[], geolocation=BERLIN)
    flow = ReportFlow(page, server.origin).go_to("animalDescription")
    flow.item("animalDescription.gpsButton.tap").click()
    flow.item("animalDescription.permissionCancelButton.tap").click()
    page.context.grant_permissions(["geolocation"])
    flow.item("animalDescription.gpsButton.tap").click()
    expect(flow.description("latitude")).to_have_value("52.52001")


@pytest.mark.needs("chromium protocol")
def test_position_that_cannot_be_found_is_said_and_asked_for_again(new_page, server):
    page = new_page(permissions=["geolocation"])
    session = page.context.new_cdp_session(page)
    # Without coordinates: the browser has no fix.
    session.send("Emulation.setGeolocationOverride", {})
    flow = ReportFlow(page, server.origin).go_to("animalDescription")
    flow.item("animalDescription.gpsButton.tap").click()
    helper = flow.item("animalDescription.gpsHelper.text")
    expect(helper).to_contain_text("Failed to get location")
    session.send("Emulation.setGeolocationOverride", BERLIN)
    flow.item("animalDescription.gpsButton.tap").click()
    expect(flow.description("longitude")).to_have_value("13.40495")
    expect(helper).to_contain_text("Location captured successfully")
