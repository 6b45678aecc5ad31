"""Content that goes through phases, and effects by a view's place."""

from playwright.sync_api import expect


def test_phases_follow_each_other(page, fixture):
    page.goto(fixture.origin + "/phases")
    expect(page.locator(".live")).to_be_visible()
    heart = page.get_by_test_id("phases.heart")
    for _ in range(2):
        expect(heart).to_have_text("large")
        expect(heart).to_have_text("small")


def test_an_effect_knows_the_size(page, fixture):
    page.goto(fixture.origin + "/phases")
    expect(page.locator(".live")).to_be_visible()
    page.wait_for_function(
        """() => {
          const moved = document.querySelector('[data-testid="phases.moved"]')
          const box = moved.getBoundingClientRect(), middle = document.documentElement.clientWidth / 2
          const all = [moved, ...moved.querySelectorAll('*')].map(one => one.getBoundingClientRect())
          return all.some(one => Math.abs(one.left + one.width / 2 - middle - 30) < 1)
        }""")
