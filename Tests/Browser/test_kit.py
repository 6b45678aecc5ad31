"""The kit's fields, as the report flow has them: large enough, and usable by keyboard alone."""

from typing import Callable

import pytest
from harness.accessibility import small_targets
from playwright.sync_api import Locator, Page, TimeoutError, expect
from screens.report import ReportFlow


@pytest.fixture
def description(page, server) -> ReportFlow:
    return ReportFlow(page, server.origin).go_to("animalDescription")


def test_targets_are_large_enough(description):
    flow = description
    flow.advance("animalDescription")
    expect(flow.item("toast.message.tap")).to_be_visible()
    assert small_targets(flow.page) == []


def test_each_refusal_leads_to_the_first_wrong_field(description):
    flow = description
    for _ in range(2):
        flow.description("age").focus()
        flow.advance("animalDescription")
        expect(flow.species).to_be_focused()


def test_description_by_keyboard_alone(description):
    flow = description
    page = flow.page
    flow.advance("animalDescription")
    expect(flow.species).to_be_focused()
    page.keyboard.press("d")
    expect(flow.species.locator("option:checked")).to_have_text("Dog")
    # It can be reached when the session has answered.
    expect(flow.description("race")).to_be_enabled()
    page.keyboard.press("Tab")
    expect(flow.description("race")).to_be_focused()
    page.keyboard.type("Beagle")
    page.keyboard.press("Tab")
    expect(flow.item("animalDescription.gender.female.tap")).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Space")
    expect(flow.item("animalDescription.gender.error")).to_have_count(0)
    page.keyboard.press("Tab")
    expect(flow.description("age")).to_be_focused()
    page.keyboard.press("Enter")
    flow.item("animalDescription.continueButton.tap").focus()
    page.keyboard.press("Enter")
    flow.expect_step("contactDetails")
    # The same in the last step: the second wrong field is reached, mended and sent from.
    flow.item("contactDetails.phoneTextField.input").focus()
    page.keyboard.type("1234567")
    page.keyboard.press("Enter")
    expect(flow.item("contactDetails.emailTextField.input")).to_be_focused()
    page.keyboard.type("luna")
    page.keyboard.press("Enter")
    expect(flow.item("contactDetails.emailTextField.input.error")).to_be_visible()
    expect(flow.item("contactDetails.emailTextField.input")).to_be_focused()


def test_refusal_is_announced_politely(description):
    """The errors themselves are heard at their fields, the first of which has the focus."""
    flow = description
    flow.advance("animalDescription")
    expect(flow.page.locator("#polite")).to_have_text("Please correct highlighted fields")
    expect(flow.page.locator("#assertive")).to_have_text("")


def held_toast(flow: ReportFlow, hold: Callable[..., None]) -> Locator:
    """A toast that somebody holds. Who is too late for one, on a slow machine, takes the next."""
    toast = flow.item("toast.message.tap")
    for _ in range(10):
        flow.advance("animalDescription")
        try:
            hold(toast, timeout=2500)
            return toast
        except TimeoutError:
            continue
    raise AssertionError("no toast stayed long enough to be held")


def wait_longer_than_a_toast(page: Page) -> None:
    """A toast lasts three seconds; only the passing of more shows that its time stands still."""
    page.evaluate("() => { window.apusStart = performance.now() }")
    page.wait_for_function("() => performance.now() - window.apusStart > 3500")


def test_pointer_holds_a_toast(description):
    toast = held_toast(description, Locator.hover)
    wait_longer_than_a_toast(description.page)
    expect(toast).to_be_visible()
    description.page.mouse.move(1, 1)
    expect(toast).to_have_count(0)


def test_keyboard_holds_a_toast(description):
    toast = held_toast(description, Locator.focus)
    wait_longer_than_a_toast(description.page)
    expect(toast).to_be_visible()
    description.description("age").focus()
    expect(toast).to_have_count(0)
