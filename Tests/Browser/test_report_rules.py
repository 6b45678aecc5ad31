"""What is wrong with an entry is said where it was made, and nothing entered is lost."""

import pytest
from playwright.sync_api import Locator, expect
from screens.report import ReportFlow


@pytest.fixture
def description(page, server) -> ReportFlow:
    return ReportFlow(page, server.origin).go_to("animalDescription")


def described(field: Locator) -> str:
    """What assistive technology says about a field besides its name."""
    return field.evaluate(
        "element => [element.getAttribute('aria-description') ?? '',"
        " ...(element.getAttribute('aria-describedby') ?? '').split(' ')"
        "   .map(id => document.getElementById(id)?.textContent ?? '')].join(' ').trim()")


def expect_error(flow: ReportFlow, test_id: str, message: str) -> None:
    expect(flow.item(test_id + ".error")).to_contain_text(message)
    field = flow.item(test_id)
    expect(field).to_have_attribute("aria-invalid", "true")
    assert message in described(field)


def test_invalid_submit_says_everything_at_once(description):
    flow = description
    flow.description("petName").fill("Luna")
    flow.description("age").fill("41")
    flow.description("latitude").fill("91")
    flow.details.fill("Wears a red collar.")
    flow.advance("animalDescription")
    expect(flow.item("toast.message.tap")).to_contain_text("Please correct highlighted fields")
    expect_error(flow, "animalDescription.speciesDropdown.tap", "Please select a species")
    expect_error(
        flow, "animalDescription.ageTextField.input", "Age must be between 0 and 40")
    expect_error(
        flow, "animalDescription.latitudeTextField.input", "Latitude must be between -90 and 90")
    expect_error(flow, "animalDescription.longitudeTextField.input", "Invalid format")
    expect(flow.item("animalDescription.gender.error")).to_contain_text("Please select gender")
    expect(flow.item("animalDescription.raceTextField.input.error")).to_contain_text(
        "Please enter race")
    flow.expect_step("animalDescription")
    expect(flow.description("petName")).to_have_value("Luna")
    expect(flow.description("age")).to_have_value("41")
    expect(flow.description("latitude")).to_have_value("91")
    expect(flow.details).to_have_value("Wears a red collar.")


def test_invalid_submit_leads_to_the_first_wrong_field(description):
    """Species is the first field that has to be filled."""
    description.advance("animalDescription")
    expect(description.species).to_be_focused()


def test_mended_entry_is_no_longer_wrong(description):
    flow = description
    flow.advance("animalDescription")
    species = "animalDescription.speciesDropdown.tap"
    expect_error(flow, species, "Please select a species")
    flow.species.select_option(label="Cat")
    expect(flow.item(species + ".error")).to_have_count(0)
    expect(flow.species).not_to_have_attribute("aria-invalid", "true")
    assert "Please" not in described(flow.species)
    flow.gender("male").click()
    expect(flow.item("animalDescription.gender.error")).to_have_count(0)


def test_other_species_clears_the_race(description):
    flow = description
    expect(flow.description("race")).to_be_disabled()
    flow.species.select_option(label="Dog")
    flow.description("race").fill("Beagle")
    flow.species.select_option(label="Cat")
    expect(flow.description("race")).to_have_value("")


def test_words_are_not_an_age(description):
    description.description("age").fill("abc")
    description.advance("animalDescription")
    expect_error(
        description, "animalDescription.ageTextField.input", "Age must be between 0 and 40")


def paste(field: Locator, text: str) -> None:
    """As from the clipboard: the whole text at once."""
    field.focus()
    field.page.keyboard.insert_text(text)


def test_paste_of_600_characters_is_cut_at_500(description):
    counter = description.item("animalDescription.descriptionTextArea.input.counter")
    paste(description.details, "abcde " * 100)
    expect(counter).to_have_text("500/500")
    expect(description.details).to_have_value(("abcde " * 100)[:500])


def test_paste_in_the_middle_is_cut_and_counted(description):
    counter = description.item("animalDescription.descriptionTextArea.input.counter")
    description.details.fill("x" * 490)
    expect(counter).to_have_text("490/500")
    description.details.evaluate("element => element.setSelectionRange(5, 5)")
    paste(description.details, "y" * 20)
    expect(counter).to_have_text("500/500")
    # The counter is at once, and the session cuts the text.
    expect(description.details).to_have_value("x" * 5 + "y" * 20 + "x" * 475)


def test_emoji_count_as_one_character(description):
    counter = description.item("animalDescription.descriptionTextArea.input.counter")
    paste(description.details, "👩‍👩‍👧‍👦🐕é")
    expect(counter).to_have_text("3/500")
    expect(description.details).to_have_value("👩‍👩‍👧‍👦🐕é")


def test_tomorrow_cannot_be_chosen(description):
    date = description.item("animalDescription.datePicker.input")
    today = date.input_value()
    assert today == date.evaluate(
        "() => new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' })")
    assert date.get_attribute("max") == today


@pytest.mark.parametrize(
    ("phone", "email", "wrong"),
    [
        ("123456", "name@example.com", ["phone"]), ("1234567", "name@", ["email"]),
        ("", "", ["phone", "email"]), ("123456789012", "NAME@EXAMPLE.COM", ["phone"]),
    ],
)
def test_wrong_contact_is_said_and_kept(page, server, phone, email, wrong):
    flow = ReportFlow(page, server.origin).go_to("contactDetails")
    flow.contact("phone").fill(phone)
    flow.contact("email").fill(email)
    flow.advance("contactDetails")
    words = {"phone": "7 to 11 digits", "email": "valid email address"}
    for name in wrong:
        expect_error(flow, f"contactDetails.{name}TextField.input", words[name])
    for name in {"phone", "email"} - set(wrong):
        expect(flow.item(f"contactDetails.{name}TextField.input.error")).to_have_count(0)
    expect(flow.contact("phone")).to_have_value(phone)
    expect(flow.contact("email")).to_have_value(email)
    expect(flow.contact(wrong[0])).to_be_focused()


def test_toast_is_said_and_can_be_put_away(description):
    description.advance("animalDescription")
    toast = description.item("toast.message.tap")
    expect(toast).to_be_visible()
    toast.click()
    expect(toast).to_have_count(0)


def test_fields_bring_the_right_keyboard(page, server):
    flow = ReportFlow(page, server.origin).go_to("contactDetails")
    expect(flow.contact("phone")).to_have_attribute("inputmode", "tel")
    expect(flow.contact("phone")).to_have_attribute("autocomplete", "tel")
    expect(flow.contact("email")).to_have_attribute("inputmode", "email")
    expect(flow.contact("email")).to_have_attribute("autocomplete", "email")


def test_what_is_written_in_an_editor_begins_at_its_top(description):
    text = description.page.locator("textarea")
    box = text.locator("xpath=..").bounding_box()
    assert box["height"] >= 120
    # Its own padding of 8 points lies inside of its frame, as that of a text view.
    assert round(text.bounding_box()["y"]) == round(box["y"])
    assert round(text.bounding_box()["height"]) == round(box["height"])
    assert text.evaluate("element => getComputedStyle(element).padding") == "8px 5px"


def test_a_field_is_wrong_until_it_is_right(description):
    flow = description
    flow.description("age").fill("41")
    flow.advance("animalDescription")
    expect_error(flow, "animalDescription.ageTextField.input", "Age must be between 0 and 40")
    flow.description("age").fill("42")
    expect_error(flow, "animalDescription.ageTextField.input", "Age must be between 0 and 40")
    flow.description("age").fill("4")
    expect(flow.item("animalDescription.ageTextField.input.error")).to_have_count(0)
    expect(flow.description("age")).not_to_have_attribute("aria-invalid", "true")
