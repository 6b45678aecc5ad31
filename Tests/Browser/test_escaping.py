"""Words are words, whatever they look like: on the first paint, in changes and in fields.

Red where texts are not escaped: test_mutants.py shows it.
"""

from playwright.sync_api import Page, expect
from screens.report import Animal, ReportFlow

# Of Fixture/TextsScreen.swift.
COUNT = 11
FIRED = """
window.apusFirings = []
window.apusFired = what => apusFirings.push(what)
"""


def firings(page: Page) -> list[str]:
    """What ran although it was a text, after every element was provoked."""
    page.evaluate("""() => {
      for (const element of document.querySelectorAll('*')) {
        for (const name of element.getAttributeNames()) {
          if (name.startsWith('on')) apusFirings.push(`${element.tagName} has ${name}`)
        }
        if (element.tagName === 'SCRIPT' && element.textContent.includes('apusFired')) {
          apusFirings.push('a script of its own')
        }
        element.dispatchEvent(new Event('error'))
        element.dispatchEvent(new Event('focus'))
      }
    }""")
    return page.evaluate("apusFirings")


def shown(page: Page) -> str:
    return page.get_by_test_id("texts.text").evaluate("element => element.textContent")


def check_first_paint(page: Page, origin: str) -> None:
    """Used by test_mutants.py, too."""
    page.add_init_script(FIRED)
    page.goto(origin + "/texts")
    assert shown(page) == "<script>apusFired('script')</script>"
    assert page.get_by_test_id("texts.note").input_value() == shown(page)
    assert page.get_by_test_id("texts.input").input_value() == shown(page)
    assert page.title() == f"{shown(page)} – Fixture"
    assert firings(page) == []


def test_first_paint_runs_nothing(page, fixture):
    check_first_paint(page, fixture.origin)


def test_changes_run_nothing(page, fixture):
    page.add_init_script(FIRED)
    page.goto(fixture.origin + "/texts")
    options = page.get_by_test_id("texts.select").locator("option:not([hidden])").all_text_contents()
    assert len(options) == COUNT
    for index in [*range(1, COUNT), 0]:
        page.get_by_test_id("texts.next").click()
        expect(page.get_by_test_id("texts.index")).to_have_text(str(index))
        assert " ".join(shown(page).split()) == " ".join(options[index].split())
        assert firings(page) == []


def test_link_to_a_script_leads_nowhere(page, fixture):
    page.add_init_script(FIRED)
    page.goto(fixture.origin + "/texts")
    link = page.get_by_test_id("texts.link")
    assert not (link.get_attribute("href") or "").startswith("javascript")
    assert firings(page) == []


def test_what_a_person_types_is_shown_as_words(page, fixture):
    page.add_init_script(FIRED)
    page.goto(fixture.origin + "/fields")
    text = "<img src=x onerror=apusFired(1)> & \"quoted\" 'single'"
    page.get_by_test_id("plain.input").fill(text)
    expect(page.get_by_test_id("plain.echo")).to_have_text(text)
    assert firings(page) == []


def test_report_of_somebody_else_is_only_words(new_page, own_server):
    text = "<img src=x onerror=apusFired(1)>"
    writer = ReportFlow(new_page(), own_server.origin)
    writer.go_to("summary", Animal(name=text, race=text, details=text))
    reader = new_page()
    reader.add_init_script(FIRED)
    reader.goto(own_server.origin + "/reports")
    expect(reader.get_by_test_id("reports.list.scroll")).to_contain_text(f"Dog, {text}")
    assert firings(reader) == []
