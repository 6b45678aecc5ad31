"""Words and symbols that change into others: the old ones are seen to leave while the new ones come."""

import pytest
from playwright.sync_api import expect
from test_motion import HELD, item, style


@pytest.fixture
def words(page, fixture):
    page.add_init_script(HELD)
    page.goto(f"{fixture.origin}/motion/words")
    expect(page.locator(".live")).to_be_visible()
    page.wait_for_function(
        "() => performance.getEntriesByType('resource').filter(one => one.name.includes('.js')).length > 1")
    return page


def tap(page, name):
    page.get_by_role("button", name=name, exact=True).click()


def leaving(page, text):
    return page.locator(".going", has_text=text)


def down(found):
    return float((style(found, "translate").split(" ") + ["0px"])[1].removesuffix("px"))


@pytest.mark.parametrize(("name", "number", "sign"), [("More", "99", 1), ("Less", "97", -1)])
def test_digits_come_from_where_the_number_goes(words, name, number, sign):
    tap(words, name)
    steps = item(words, "words.steps")
    expect(steps).to_have_text(number)
    old = leaving(words, "98")
    expect(old).to_have_count(1)
    words.evaluate("apusAt(0)")
    assert style(steps, "opacity") == "0" and down(steps) * sign > 10
    assert style(old, "opacity") == "1" and down(old) == 0
    # It stays in its place. Assistive technology and tests skip it.
    assert old.bounding_box()["y"] == pytest.approx(steps.bounding_box()["y"] - down(steps), abs=1)
    assert old.get_attribute("aria-hidden") == "true" and old.get_attribute("data-testid") is None
    words.evaluate("apusEnd()")
    expect(old).to_have_count(0)
    assert style(steps, "opacity") == "1" and down(steps) == 0


def test_words_without_a_transition_or_an_animation_change_at_once(words):
    tap(words, "At once")
    expect(item(words, "words.plain")).to_have_text("odd")
    expect(item(words, "words.steps")).to_have_text("99")
    assert leaving(words, "98").count() == 0
    tap(words, "More")
    expect(item(words, "words.plain")).to_have_text("even")
    assert leaving(words, "odd").count() == 0 and leaving(words, "99").count() == 1


def test_words_fade_in_the_animation_of_their_view(words):
    tap(words, "At once")
    expect(item(words, "words.steps")).to_have_text("99")
    tap(words, "At once")
    goal = item(words, "words.goal")
    expect(goal).to_have_text("Goal")
    words.evaluate("apusAt(250)")
    assert float(style(goal, "opacity")) == pytest.approx(.5, abs=.01) and down(goal) == 0
    assert float(style(leaving(words, "On the way"), "opacity")) == pytest.approx(.5, abs=.01)


def test_one_symbol_fades_into_another(words):
    before = item(words, "words.star").bounding_box()
    tap(words, "Favorite")
    old = words.locator(".image.going")
    expect(old).to_have_count(1)
    words.evaluate("apusAt(0)")
    assert style(item(words, "words.star"), "opacity") == "0"
    assert old.bounding_box() == pytest.approx(before, abs=1)


def test_who_wants_the_page_still_sees_words_fade(words):
    words.emulate_media(reduced_motion="reduce")
    tap(words, "More")
    expect(leaving(words, "98")).to_have_count(1)
    words.evaluate("apusAt(0)")
    assert style(item(words, "words.steps"), "opacity") == "0" and down(item(words, "words.steps")) == 0
