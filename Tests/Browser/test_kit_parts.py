"""Every part of the kit on one page: large enough, accessible, and heard once."""

import pytest
from harness.accessibility import assert_accessible, small_targets
from harness.browser import LOOKS
from playwright.sync_api import Page, expect

@pytest.fixture
def kit(page, fixture) -> Page:
    page.goto(fixture.origin + "/kit")
    return page


def test_targets_of_all_parts_are_large_enough(kit):
    kit.get_by_test_id("kit.send.tap").click()
    expect(kit.get_by_test_id("errorSummary.email.tap")).to_be_visible()
    kit.get_by_test_id("kit.toast.tap").click()
    expect(kit.get_by_test_id("toast.action.tap")).to_be_visible()
    assert small_targets(kit) == []


@pytest.mark.part(2)
@pytest.mark.parametrize("look", LOOKS, ids=str)
def test_all_parts_are_accessible(kit, look):
    assert_accessible(kit)
    kit.get_by_test_id("kit.send.tap").click()
    expect(kit.get_by_test_id("errorSummary.title.text")).to_be_visible()
    kit.get_by_test_id("kit.toast.tap").click()
    expect(kit.get_by_test_id("toast.message.tap")).to_be_visible()
    assert_accessible(kit)


def test_summary_leads_to_its_fields_by_keyboard(kit):
    kit.get_by_test_id("kit.send.tap").focus()
    kit.keyboard.press("Enter")
    expect(kit.get_by_test_id("kit.name.input")).to_be_focused()
    for field, target in [("email", "kit.email.input"), ("size", "kit.size.tap")]:
        kit.get_by_test_id(f"errorSummary.{field}.tap").focus()
        kit.keyboard.press("Enter")
        expect(kit.get_by_test_id(target)).to_be_focused()
    expect(kit.get_by_test_id("errorSummary.email.tap")).to_contain_text("Email: ")


def test_errors_are_announced_once(kit):
    """At the refusal how many there are; each of them when the person is at its field."""
    kit.evaluate(
        """() => {
          window.apusSaid = []
          for (const id of ['polite', 'assertive']) {
            const region = document.getElementById(id)
            new MutationObserver(() => {
              if (region.textContent) window.apusSaid.push(region.textContent)
            }).observe(region, { childList: true, characterData: true, subtree: true })
          }
        }""")
    kit.get_by_test_id("kit.send.tap").click()
    about = "window.apusSaid.filter(words => /correct|Enter/.test(words))"
    kit.wait_for_function(f"() => {about}.length > 0")
    name, email = kit.get_by_test_id("kit.name.input"), kit.get_by_test_id("kit.email.input")
    expect(name).to_be_focused()
    email.focus()
    email.fill("luna")
    expect(kit.get_by_test_id("kit.email.input.error")).to_contain_text("Enter an email")
    kit.wait_for_function(f"() => {about}.length > 1")
    email.fill("luna@")
    name.fill("Luna")
    expect(kit.get_by_test_id("kit.name.input.error")).to_have_count(0)
    # The states on the page are announced, too, when they come.
    assert kit.evaluate(f"() => {about}") == [
        "Please correct the following: 4",
        "Enter an email address, such as name@example.com.",
    ]
