"""What the page knows by itself is seen at once, however long the answer takes."""

import pytest
from playwright.sync_api import Page, expect
from screens.words import caret, put_caret


class Slow:
    """The screen behind a line on which a test lets nothing through."""

    def __init__(self, page: Page, line, path: str = "/slow"):
        self.page, self.line = page, line
        page.goto(line.origin + path)
        expect(page.locator(".live")).to_be_visible()
        # Counts are for the second script.
        page.evaluate("import(document.getElementById('screen').dataset.more + '#0').then(() => true)")

    def item(self, name: str):
        return self.page.get_by_test_id("slow." + name)

    def count(self, name: str):
        """The count that is seen; a screen reader says another."""
        return self.item(name + ".counter").locator("[aria-hidden]")

    def toggle(self, name: str):
        return self.page.get_by_role("button", name=name, exact=True)

    def has(self, text: str) -> None:
        """Waits until the app has it."""
        expect(self.item("state")).to_have_text(text)


@pytest.fixture
def slow(page, fixture, new_proxy) -> Slow:
    return Slow(page, new_proxy(fixture.port))


def test_the_count_follows_what_is_typed(slow):
    slow.line.blackhole()
    slow.item("note").press_sequentially("Ärger👨‍👩‍👧")
    expect(slow.count("note")).to_have_text("6/12")
    slow.item("note").press("Backspace")
    expect(slow.count("note")).to_have_text("5/12")
    # Another field has its own count.
    expect(slow.count("small")).to_have_text("0/5")
    slow.item("note").fill("fifteen letters")
    expect(slow.count("note")).to_have_text("12/12")
    slow.line.restore()
    slow.has("fifteen lett|one|one|false|false")
    expect(slow.count("note")).to_have_text("12/12")
    expect(slow.item("note")).to_have_value("fifteen lett")


def test_the_count_is_that_of_what_the_app_left(slow):
    slow.line.blackhole()
    slow.item("small").press_sequentially("axx")
    expect(slow.count("small")).to_have_text("3/5")
    slow.line.restore()
    expect(slow.item("small")).to_have_value("a")
    expect(slow.count("small")).to_have_text("1/5")


def test_a_masked_field_groups_what_is_typed(slow):
    field = slow.item("chip")
    slow.line.blackhole()
    field.press_sequentially("12345a6")
    assert field.input_value() == "12345-6"
    field.press("Backspace")
    assert field.input_value() == "12345"
    field.press_sequentially("67890123456789")
    assert field.input_value() == "12345-67890-12345"
    put_caret(field, 2)
    field.press_sequentially("9٩")
    assert (field.input_value(), caret(field)) == ("12993-45678-90123", (4, 4))
    field.press("Control+z")
    assert field.input_value() == "12345-67890-12345"
    slow.line.restore()
    expect(slow.item("chip.state")).to_have_text("chip 12345-67890-12345")
    assert field.input_value() == "12345-67890-12345"


def test_late_answers_leave_a_masked_field_alone(page, fixture, new_proxy):
    slow = Slow(page, new_proxy(fixture.port, 200))
    field = slow.item("chip")
    field.evaluate(
        """field => {
          window.seen = []
          const look = () => { if (seen.at(-1) !== field.value) seen.push(field.value); requestAnimationFrame(look) }
          look()
        }""")
    field.press_sequentially("1234567890", delay=60)
    expect(slow.item("chip.state")).to_have_text("chip 12345-67890")
    seen = page.evaluate("seen")
    assert seen == sorted(seen, key=len) and all(one == "12345-67890"[:len(one)] for one in seen)


def test_late_answers_do_not_set_the_count_back(page, fixture, new_proxy):
    slow = Slow(page, new_proxy(fixture.port, 200))
    slow.count("note").evaluate(
        """counter => {
          window.counts = []
          const note = () => counts.push(+counter.textContent.split('/')[0])
          const look = () => { note(); requestAnimationFrame(look) }
          look()
        }""")
    slow.item("note").press_sequentially("abcdefghij", delay=60)
    slow.has("abcdefghij|one|one|false|false")
    counts = page.evaluate("counts")
    assert counts == sorted(counts) and counts[-1] == 10


@pytest.mark.parametrize("group", ["Segment", "Choice"])
def test_a_choice_is_seen_at_once(slow, group):
    slow.line.blackhole()
    options = slow.page.get_by_role("radiogroup", name=group)
    chosen = options.locator(".option", has_text="two")
    chosen.click()
    expect(options.get_by_role("radio", name="two")).to_be_checked()
    looks = "option => getComputedStyle(option, {Segment: null, Choice: '::after'}[%r])[%r]"
    key, value = {"Segment": ("fontWeight", "600"), "Choice": ("visibility", "visible")}[group]
    assert chosen.evaluate(looks % (group, key)) == value
    slow.line.restore()
    slow.has("|two|one|false|false" if group == "Segment" else "|one|two|false|false")


def test_a_switch_is_seen_at_once(slow):
    slow.line.blackhole()
    switch = slow.page.get_by_role("switch", name="Switch")
    switch.click()
    expect(switch).to_be_checked()
    slow.line.restore()
    slow.has("|one|one|true|false")


def test_a_toggle_that_is_a_button_is_seen_at_once(slow):
    slow.line.blackhole()
    pressed = slow.toggle("Pressed")
    pressed.click()
    expect(pressed).to_have_attribute("aria-pressed", "true")
    pressed.click()
    expect(pressed).to_have_attribute("aria-pressed", "false")
    pressed.click()
    slow.line.restore()
    slow.has("|one|one|false|true")
    expect(pressed).to_have_attribute("aria-pressed", "true")


def test_a_toggle_that_the_app_refuses_goes_back(slow):
    slow.line.blackhole()
    slow.toggle("Refused").click()
    expect(slow.toggle("Refused")).to_have_attribute("aria-pressed", "true")
    slow.line.restore()
    expect(slow.toggle("Refused")).to_have_attribute("aria-pressed", "false")
