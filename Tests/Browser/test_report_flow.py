"""The whole report, from the start page to the list: by mouse, and by keyboard alone."""

import pytest
from playwright.sync_api import expect
from screens.keyboard import focused, tab_to
from screens.pictures import file, png
from screens.report import Animal, ReportFlow


def test_report_by_mouse(page, own_server):
    animal = Animal()
    page.goto(own_server.origin)
    page.get_by_test_id("start.reportButton.tap").click()
    flow = ReportFlow(page, own_server.origin)
    flow.expect_step("chipNumber")
    expect(flow.item("stepBar.progress.text")).to_have_text("1/4")
    flow.fill_chipNumber(animal)
    expect(flow.chip_number).to_have_value("12345-67890-12345")
    flow.advance("chipNumber")

    flow.expect_step("photo")
    expect(flow.item("stepBar.progress.text")).to_have_text("2/4")
    flow.choose_photo(file("luna.png", png()))
    expect(flow.item("photo.preview.image")).to_be_visible()
    expect(flow.item("photo.fileName.text")).to_have_text("luna.png")
    flow.advance("photo")

    flow.expect_step("animalDescription")
    expect(flow.item("stepBar.progress.text")).to_have_text("3/4")
    flow.fill_animalDescription(animal)
    flow.advance("animalDescription")

    flow.expect_step("contactDetails")
    expect(flow.item("stepBar.progress.text")).to_have_text("4/4")
    flow.fill_contactDetails(animal)
    flow.advance("contactDetails")

    flow.expect_step("summary")
    for name, value in {
        "chipNumber": "12345-67890-12345", "petName": "Luna", "species": "Dog",
        "race": "Golden Retriever", "gender": "Female", "age": "4 years",
        "details": "Wears a red collar.", "email": "name@example.com",
    }.items():
        expect(flow.summary(name)).to_have_text(value)
    flow.item("summary.reportsButton.tap").click()
    expect(page).to_have_url(own_server.origin + "/reports")
    rows = page.locator('[data-testid^="reports.row."][data-testid$=".text"]')
    expect(rows).to_have_count(1)
    expect(rows).to_contain_text("Dog, Golden Retriever")


def test_report_by_keyboard_alone(page, own_server):
    # Playwright takes file choosers over only a while after somebody listens: a key may be sooner.
    page.on("filechooser", lambda _: None)
    page.goto(own_server.origin)
    keys = page.keyboard
    flow = ReportFlow(page, own_server.origin)
    tab_to(page, "start.reportButton.tap")
    keys.press("Enter")
    flow.expect_step("chipNumber")
    tab_to(page, "chipNumber.chipNumberTextField.input")
    keys.type("123456789012345")
    keys.press("Enter")

    flow.expect_step("photo")
    tab_to(page, "photo.chooseButton.tap")
    with page.expect_file_chooser() as chooser:
        keys.press("Enter")
    chooser.value.set_files(file("luna.png", png()))
    expect(flow.item("photo.preview.image")).to_be_visible()
    tab_to(page, "photo.continueButton.tap")
    keys.press("Space")

    flow.expect_step("animalDescription")
    tab_to(page, "animalDescription.petNameTextField.input")
    keys.type("Luna")
    tab_to(page, "animalDescription.speciesDropdown.tap")
    keys.press("ArrowDown")
    expect(flow.description("race")).to_be_enabled()
    tab_to(page, "animalDescription.raceTextField.input")
    keys.type("Golden Retriever")
    tab_to(page, "animalDescription.gender.female.tap")
    keys.press("Space")
    tab_to(page, "animalDescription.ageTextField.input")
    keys.type("4")
    tab_to(page, "animalDescription.descriptionTextArea.input")
    keys.type("Wears a red collar.")
    # Tab leaves a text area too: nobody is trapped.
    tab_to(page, "animalDescription.continueButton.tap")
    keys.press("Enter")

    flow.expect_step("contactDetails")
    tab_to(page, "contactDetails.phoneTextField.input")
    keys.type("+48 123 456 789")
    keys.press("Enter")
    expect(flow.contact("email")).to_be_focused()
    keys.type("name@example.com")
    keys.press("Enter")

    flow.expect_step("summary")
    expect(flow.summary("race")).to_have_text("Golden Retriever")
    tab_to(page, "summary.reportsButton.tap")
    keys.press("Enter")
    expect(page.locator('[data-testid^="reports.row."][data-testid$=".text"]')).to_have_count(1)


def test_tab_goes_through_the_form_as_the_eye_does(new_page, server):
    # Still, because places are compared.
    page = new_page(reduced_motion="reduce")
    ReportFlow(page, server.origin).go_to("animalDescription")
    way = tab_to(page, "animalDescription.continueButton.tap")
    fields = [one for one in way if one and (one["testID"] or "").startswith("animalDescription.")]
    fields = [one for one in fields if not one["testID"].endswith("backButton.tap")]
    # The browser's own date field takes several steps.
    fields = [one for one, before in zip(fields, [None, *fields])
              if not before or one["testID"] != before["testID"]]
    assert len(fields) >= 7, fields
    places = [(round(one["top"] + one["height"] / 2), one["left"]) for one in fields]
    for (y, x), (next_y, next_x) in zip(places, places[1:]):
        # Beside each other in one row, or further down.
        assert next_y > y + 8 or (abs(next_y - y) <= 8 and next_x > x), (places, fields)


@pytest.mark.parametrize("step", ["photo", "animalDescription", "contactDetails", "summary"])
def test_new_step_takes_the_keyboard_with_it(page, server, step):
    flow = ReportFlow(page, server.origin).go_to(step)
    expect(page.locator("h1:visible, h2:visible, [role=heading]:visible").first).to_be_visible()
    page.wait_for_function("() => document.activeElement !== document.body")
    here = focused(page)
    # What Continue stood on is gone: the next thing to read is the new step's.
    assert here["tag"] in ("H1", "H2") or (here["testID"] or "").startswith(step), here
    flow.expect_step(step)


def test_closing_the_flow_forgets_everything(page, server):
    flow = ReportFlow(page, server.origin).go_to("photo")
    flow.item("photo.backButton.tap").click()
    flow.expect_step("chipNumber")
    expect(flow.chip_number).to_have_value("12345-67890-12345")
    flow.item("chipNumber.closeButton.tap").click()
    page.get_by_test_id("start.reportButton.tap").click()
    flow.expect_step("chipNumber")
    expect(flow.chip_number).to_have_value("")


def test_entries_survive_back_and_return(page, server):
    flow = ReportFlow(page, server.origin).go_to("animalDescription")
    flow.fill_animalDescription()
    flow.item("animalDescription.backButton.tap").click()
    flow.expect_step("photo")
    flow.advance("photo")
    flow.expect_step("animalDescription")
    expect(flow.description("race")).to_have_value("Golden Retriever")
    expect(flow.species).to_have_value("1")
    expect(flow.details).to_have_value("Wears a red collar.")


def test_title_of_the_browser_follows_the_step(page, server):
    flow = ReportFlow(page, server.origin).open()
    expect(page).to_have_title("Chip number – Apus")
    flow.advance("chipNumber")
    expect(page).to_have_title("Photo – Apus")


def test_list_is_kept_when_the_server_starts_again(page, own_server):
    ReportFlow(page, own_server.origin).go_to("summary")
    page.goto("about:blank")
    own_server.stop()
    own_server.start()
    page.goto(own_server.origin + "/reports")
    expect(page.locator('[data-testid^="reports.row."][data-testid$=".text"]')).to_have_count(1)
