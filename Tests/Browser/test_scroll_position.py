"""Scroll views that a value follows, and ones that begin at their end."""

from playwright.sync_api import expect


def scroller(page, name):
    """Names the element with an identifier, or the one in it, that scrolls."""
    page.wait_for_function(
        """name => {
          const named = document.querySelector(`[data-testid="${name}"]`)
          globalThis.apusScroller = [named, ...named?.querySelectorAll('*') ?? []].find(one =>
            one && /auto|scroll/.test(getComputedStyle(one).overflow)
              && (one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1))
          return apusScroller
        }""",
        arg=name,
    )


def drag(page, side, to):
    """Scrolls in many steps, as a finger does."""
    page.wait_for_function(
        """([side, to]) => {
          const rest = to - apusScroller[side]
          apusScroller[side] += Math.sign(rest) * Math.min(50, Math.abs(rest))
          return Math.abs(to - apusScroller[side]) < 1
        }""",
        arg=[side, to],
    )


def test_the_value_follows_the_person_and_moves_the_cards(page, fixture):
    page.goto(fixture.origin + "/scroll-position")
    expect(page.locator(".live")).to_be_visible()
    card = page.get_by_test_id("position.card")
    expect(card).to_have_text("Card 0")
    scroller(page, "position.cards")
    drag(page, "scrollLeft", 600)
    expect(card).to_have_text("Card 2")
    page.get_by_role("button", name="Card 5").click()
    expect(card).to_have_text("Card 5")
    page.wait_for_function("Math.abs(apusScroller.scrollLeft - 1500) < 2")
    drag(page, "scrollLeft", 900)
    expect(card).to_have_text("Card 3")


def test_a_position_scrolls_to_views_and_to_edges(page, fixture):
    page.goto(fixture.origin + "/scroll-position")
    expect(page.locator(".live")).to_be_visible()
    line = page.get_by_test_id("position.line")
    expect(line).to_have_text("Line -1")
    scroller(page, "position.lines")
    page.get_by_role("button", name="Line 20").click()
    page.wait_for_function("Math.abs(apusScroller.scrollTop - 800) < 2")
    expect(line).to_have_text("Line 20")
    page.get_by_role("button", name="Last line").click()
    page.wait_for_function(
        "Math.abs(apusScroller.scrollTop + apusScroller.clientHeight - apusScroller.scrollHeight) < 2")


def test_a_chat_begins_at_its_end_and_stays_there(page, fixture):
    page.goto(fixture.origin + "/scroll-position/chat")
    expect(page.locator(".live")).to_be_visible()
    scroller(page, "chat.messages")
    is_at_end = "Math.abs(apusScroller.scrollTop + apusScroller.clientHeight - apusScroller.scrollHeight) < 2"
    page.wait_for_function(is_at_end)
    page.get_by_role("button", name="Another").click()
    expect(page.get_by_text("Message 41", exact=True)).to_be_in_viewport()
    page.wait_for_function(is_at_end)
