"""The address is the screen: Back, Forward, reload and deep links work as on any site."""

import pytest
from playwright.sync_api import expect
from screens.report import ADDRESSES, Animal, ReportFlow


def test_back_and_forward_walk_through_the_steps(page, server):
    flow = ReportFlow(page, server.origin).go_to("contactDetails")
    for step in ["animalDescription", "photo", "chipNumber"]:
        page.go_back()
        flow.expect_step(step)
    expect(flow.chip_number).to_have_value("12345-67890-12345")
    for step in ["photo", "animalDescription", "contactDetails"]:
        page.go_forward()
        flow.expect_step(step)


def test_back_keeps_what_was_typed(page, server):
    flow = ReportFlow(page, server.origin).go_to("animalDescription")
    flow.description("petName").fill("Luna")
    page.go_back()
    flow.expect_step("photo")
    page.go_forward()
    flow.expect_step("animalDescription")
    expect(flow.description("petName")).to_have_value("Luna")


def test_back_of_the_browser_undoes_back_of_the_bar(page, server):
    flow = ReportFlow(page, server.origin).go_to("animalDescription")
    flow.description("petName").fill("Luna")
    flow.item("animalDescription.backButton.tap").click()
    flow.expect_step("photo")
    page.go_back()
    flow.expect_step("animalDescription")
    expect(flow.description("petName")).to_have_value("Luna")


def test_start_page_is_behind_the_first_step(page, server):
    page.goto(server.origin)
    page.get_by_test_id("start.reportButton.tap").click()
    ReportFlow(page, server.origin).expect_step("chipNumber")
    page.go_back()
    expect(page.get_by_test_id("start.reportButton.tap")).to_be_visible()
    expect(page).to_have_url(server.origin + "/")


def test_reload_keeps_step_and_draft(page, server):
    flow = ReportFlow(page, server.origin).go_to("animalDescription")
    flow.fill_animalDescription()
    page.reload()
    flow.expect_step("animalDescription")
    animal = Animal()
    expect(flow.description("petName")).to_have_value(animal.name)
    expect(flow.species).to_have_value("1")
    expect(flow.description("race")).to_have_value(animal.race)
    expect(flow.description("age")).to_have_value(animal.age)
    expect(flow.details).to_have_value(animal.details)
    flow.advance("animalDescription")
    flow.expect_step("contactDetails")


@pytest.mark.parametrize("step", ["photo", "animalDescription", "contactDetails", "summary"])
def test_address_of_a_step_without_a_draft_leads_to_the_first(page, server, step):
    page.goto(server.origin + ADDRESSES[step])
    ReportFlow(page, server.origin).expect_step("chipNumber")


def test_list_has_an_address(page, server):
    page.goto(server.origin + "/reports")
    expect(page).to_have_title("Reports – Apus")
    page.goto(server.origin)
    page.get_by_test_id("start.reportsButton.tap").click()
    expect(page).to_have_url(server.origin + "/reports")
    page.go_back()
    expect(page.get_by_test_id("start.reportButton.tap")).to_be_visible()


def test_titles_name_the_app_after_navigation_too(page, server):
    page.goto(server.origin)
    expect(page).to_have_title("Apus")
    page.get_by_test_id("start.reportsButton.tap").click()
    expect(page).to_have_title("Reports – Apus")
    page.go_back()
    expect(page).to_have_title("Apus")


def test_sent_report_cannot_be_reached_by_back(page, own_server):
    ReportFlow(page, own_server.origin).go_to("summary")
    page.go_back()
    expect(page.get_by_test_id("contactDetails.submitButton.tap")).to_have_count(0)
    page.goto(own_server.origin + "/reports")
    expect(page.locator('[data-testid^="reports.row."][data-testid$=".text"]')).to_have_count(1)


def test_scroll_position_returns_with_back(page, server):
    flow = ReportFlow(page, server.origin).go_to("animalDescription")
    flow.fill_animalDescription()
    flow.details.scroll_into_view_if_needed()
    place = flow.details.bounding_box()["y"]
    flow.advance("animalDescription")
    flow.expect_step("contactDetails")
    page.go_back()
    flow.expect_step("animalDescription")
    expect(flow.details).to_be_in_viewport()
    assert abs(flow.details.bounding_box()["y"] - place) < 4


AREAS = {
    "report": "/report", "care": "/care", "loginCells": "/login-cells", "profile": "/profile/ada",
    "builder": "/builder",
}


@pytest.mark.parametrize("area", AREAS)
def test_the_start_page_is_behind_an_area(page, server, area):
    page.goto(server.origin)
    page.get_by_test_id(f"start.{area}Button.tap").click()
    expect(page).to_have_url(server.origin + AREAS[area])
    page.go_back()
    expect(page.get_by_test_id("start.reportButton.tap")).to_be_visible()
    expect(page).to_have_url(server.origin + "/")
    page.go_forward()
    expect(page).to_have_url(server.origin + AREAS[area])
    expect(page.get_by_test_id("start.reportButton.tap")).to_have_count(0)


@pytest.mark.parametrize("area", ["care", "loginCells", "builder"])
def test_an_area_is_behind_the_start_page_that_it_was_left_for(page, server, area):
    page.goto(server.origin + AREAS[area])
    page.get_by_test_id(f"{area}.allAreas.tap").filter(visible=True).click()
    expect(page).to_have_url(server.origin + "/")
    page.go_back()
    expect(page).to_have_url(server.origin + AREAS[area])
    expect(page.get_by_test_id(f"{area}.allAreas.tap").filter(visible=True)).to_be_visible()
