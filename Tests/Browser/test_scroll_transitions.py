"""Views change while they come into a scroll view, and while they leave."""

import pytest
from playwright.sync_api import expect

SCROLL = "(element, way) => { const box = element.closest('.scroll'); box.scrollLeft = box.scrollTop = way }"
# Opacity, and how far it is moved, of the box around a view that has a transition.
LOOK = """element => {
  const style = getComputedStyle(element.closest('[class*=" sx-"]'))
  return [+(+style.opacity).toFixed(2), style.transform === 'none' ? 0 : Math.round(new DOMMatrix(style.transform).e)]
}"""
WIDTH = "element => Math.round(element.getBoundingClientRect().width)"


@pytest.fixture
def cards(page, fixture):
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(fixture.origin + "/scroll-transitions")
    expect(page.locator(".live")).to_be_visible()
    return page


def expect_look(page, identifier, look):
    view = page.get_by_test_id(identifier).element_handle()
    page.wait_for_function(f"([view, look]) => ({LOOK})(view).join() === look.join()", arg=[view, look])


def expect_width(page, identifier, width):
    view = page.get_by_test_id(identifier).element_handle()
    page.wait_for_function(f"([view, width]) => ({WIDTH})(view) === width", arg=[view, width])


@pytest.mark.needs("scroll timelines")
def test_the_look_follows_the_scrolling(cards):
    expect_look(cards, "card.0", [1, 0])
    expect_look(cards, "card.2", [1, 0])
    expect_look(cards, "card.5", [0.2, 40])
    cards.get_by_test_id("card.0").evaluate(SCROLL, 50)
    # Half of the first card has left, and half of the fourth has come.
    expect_look(cards, "card.0", [0.6, -20])
    expect_look(cards, "card.1", [1, 0])
    expect_look(cards, "card.3", [0.6, 20])
    cards.get_by_test_id("card.0").evaluate(SCROLL, 500)
    expect_look(cards, "card.0", [0.2, -40])
    expect_look(cards, "card.5", [1, 0])


@pytest.mark.needs("scroll timelines")
def test_the_look_changes_at_the_threshold(cards):
    expect_width(cards, "page.0", 100)
    expect_width(cards, "page.3", 50)
    cards.get_by_test_id("page.0").evaluate(SCROLL, 40)
    expect_width(cards, "page.0", 100)
    expect_width(cards, "page.3", 50)
    # The animation is under way.
    middle = cards.get_by_test_id("page.3").evaluate("""element => new Promise((resolve) => {
      const inner = element.closest('[class*=" sxc-"]')
      inner.addEventListener('transitionend', ({ elapsedTime, propertyName }) => resolve([propertyName, elapsedTime]))
      element.closest('.scroll').scrollLeft = 60
    })""")
    assert middle == ["transform", 0.2]
    expect_width(cards, "page.3", 100)
    expect_width(cards, "page.0", 50)


def test_still_views_are_drawn_as_they_are(cards):
    cards.emulate_media(reduced_motion="reduce")
    cards.get_by_test_id("card.0").evaluate(SCROLL, 50)
    expect_look(cards, "card.0", [1, 0])
    expect_look(cards, "card.3", [1, 0])
    expect_width(cards, "page.3", 100)


def test_a_browser_without_such_animations_shows_the_views(cards):
    has = cards.evaluate("CSS.supports('animation-timeline: view()')")
    expect_look(cards, "card.5", [0.2, 40] if has else [1, 0])
    expect_width(cards, "page.3", 50 if has else 100)
