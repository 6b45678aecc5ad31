"""The report flow of the showcase."""

from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

STEPS = ["chipNumber", "photo", "animalDescription", "contactDetails"]
ADDRESSES = {
    "chipNumber": "/report", "photo": "/report/photo",
    "animalDescription": "/report/description", "contactDetails": "/report/contact",
    "summary": "/report/summary",
}


@dataclass(frozen=True)
class Animal:
    """What a person enters. `species` is the words of the option."""

    chip_number: str = "123456789012345"
    name: str = "Luna"
    species: str = "Dog"
    race: str = "Golden Retriever"
    gender: str = "female"
    age: str = "4"
    details: str = "Wears a red collar."
    phone: str = "+48 123 456 789"
    email: str = "name@example.com"


class ReportFlow:
    """Drives the flow on a page that is open on the showcase's origin."""

    def __init__(self, page: Page, origin: str):
        self.page = page
        self.origin = origin

    def item(self, test_id: str) -> Locator:
        """What a person sees of it: a step below another one is still on the page, but hidden."""
        return self.page.get_by_test_id(test_id).filter(visible=True)

    # Steps

    def open(self, step: str = "chipNumber") -> "ReportFlow":
        self.page.goto(self.origin + ADDRESSES[step])
        return self

    def expect_step(self, step: str) -> None:
        """The step is shown, alone, under its address."""
        button = "submitButton" if step == "contactDetails" else "continueButton"
        button = "doneButton" if step == "summary" else button
        expect(self.item(f"{step}.{button}.tap")).to_be_visible()
        expect(self.page).to_have_url(self.origin + ADDRESSES[step])

    def advance(self, step: str) -> None:
        """Continue of a step."""
        button = "submitButton" if step == "contactDetails" else "continueButton"
        self.item(f"{step}.{button}.tap").click()

    def go_to(self, step: str, animal: Animal = Animal()) -> "ReportFlow":
        """Walks from the first step to this one, entering what is needed."""
        self.open()
        for passed in [*STEPS, "summary"]:
            self.expect_step(passed)
            if passed == step:
                return self
            if passed != "photo":
                getattr(self, "fill_" + passed)(animal)
            self.advance(passed)
        return self

    # Entries

    @property
    def chip_number(self) -> Locator:
        return self.item("chipNumber.chipNumberTextField.input")

    def description(self, name: str) -> Locator:
        """A field of step 3: petName, race, age, latitude, longitude."""
        return self.item(f"animalDescription.{name}TextField.input")

    @property
    def species(self) -> Locator:
        return self.item("animalDescription.speciesDropdown.tap")

    @property
    def details(self) -> Locator:
        return self.item("animalDescription.descriptionTextArea.input")

    def gender(self, name: str) -> Locator:
        return self.item(f"animalDescription.gender.{name}.tap")

    def contact(self, name: str) -> Locator:
        """A field of step 4: phone, email."""
        return self.item(f"contactDetails.{name}TextField.input")

    def fill_chipNumber(self, animal: Animal = Animal()) -> None:
        if animal.chip_number:
            self.chip_number.press_sequentially(animal.chip_number)

    def fill_animalDescription(self, animal: Animal = Animal()) -> None:
        self.description("petName").fill(animal.name)
        self.species.select_option(label=animal.species)
        # Opens only once the server knows the species.
        race = self.description("race")
        expect(race).to_be_enabled()
        race.fill(animal.race)
        self.gender(animal.gender).click()
        self.description("age").fill(animal.age)
        self.details.fill(animal.details)

    def fill_contactDetails(self, animal: Animal = Animal()) -> None:
        self.contact("phone").fill(animal.phone)
        self.contact("email").fill(animal.email)

    def choose_photo(self, file: Path | dict) -> None:
        """A path, or a name, type and content as Playwright takes them."""
        self.item("photo.chooseButton.tap").set_input_files(file)

    def summary(self, name: str) -> Locator:
        return self.item(f"summary.{name}.text")


def submitted(page: Page, origin: str, animal: Animal = Animal()) -> ReportFlow:
    """A flow that was walked through to its summary."""
    return ReportFlow(page, origin).go_to("summary", animal)
