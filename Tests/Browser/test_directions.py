"""Sides and lines of a page that reads from right to left, and of words of another direction in it."""

import pytest

# Where the first and the last character of an element's words are drawn.
ENDS = """element => {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT), text = walker.nextNode()
  const at = index => {
    const range = document.createRange()
    range.setStart(text, index)
    range.setEnd(text, index + 1)
    return range.getBoundingClientRect().x
  }
  return [at(0), at(text.length - 1)]
}"""


@pytest.fixture
def arabic(new_page, fixture):
    page = new_page(locale="ar-EG")
    page.goto(fixture.origin + "/directions")
    page.wait_for_function("document.documentElement.dir === 'rtl' && !document.body.matches('.unplaced')")
    return page


def box(page, name):
    place = page.get_by_test_id(f"directions.{name}").bounding_box()
    return place["x"], place["x"] + place["width"]


def row(page, name):
    return page.get_by_test_id(f"directions.{name}").evaluate(
        "element => { const { left, right } = element.closest('.row').getBoundingClientRect(); return [left, right] }")


def test_the_words_of_a_link_stand_at_the_beginning_of_its_row(arabic):
    assert row(arabic, "link.text")[1] - box(arabic, "link.text")[1] < 30


def test_what_is_in_a_stack_begins_at_the_right(arabic):
    assert row(arabic, "first")[1] - box(arabic, "first")[1] < 30
    assert box(arabic, "longer")[0] - row(arabic, "longer")[0] < 30
    assert box(arabic, "short")[1] == pytest.approx(box(arabic, "longer")[1], abs=1)


def test_a_part_of_a_page_keeps_its_own_direction(arabic):
    assert box(arabic, "left.first")[0] - row(arabic, "left.first")[0] < 30
    assert row(arabic, "left.second")[1] - box(arabic, "left.second")[1] < 30


@pytest.mark.parametrize("is_on", [False, True])
def test_the_knob_of_a_switch_stays_in_it(arabic, is_on):
    switch = arabic.get_by_test_id("directions.toggle").locator(".switch").or_(
        arabic.locator(".switch[data-testid='directions.toggle']")).first
    switch.set_checked(is_on)
    arabic.wait_for_function("element => element.getAnimations({ subtree: true }).length === 0", arg=switch.element_handle())
    left, moved = switch.evaluate("""element => {
      const { left, translate } = getComputedStyle(element, '::after')
      return [parseFloat(left), translate === 'none' ? 0 : parseFloat(translate)] }""")
    # A switch is 51 wide and its knob 27: off is at the right, on at the left.
    assert left + moved == pytest.approx(2 if is_on else 22, abs=2.5)


def test_a_line_between_rows_leaves_the_beginning_free(arabic):
    right = arabic.get_by_test_id("directions.mixed").evaluate("""element => {
      const line = getComputedStyle(element.closest('.rows').querySelectorAll('.row')[1], '::before')
      return [line.left, line.right] }""")
    assert right == ["0px", "20px"]


def test_a_line_of_another_language_is_read_in_its_own_direction(arabic):
    first, last = arabic.get_by_test_id("directions.mixed").evaluate(ENDS)
    assert first < last
    # And stands where the lines of the page begin.
    assert row(arabic, "mixed")[1] - box(arabic, "mixed")[1] < 30


def test_a_field_is_filled_from_the_right(arabic):
    field = arabic.locator("[data-testid='directions.name'], [data-testid='directions.name'] .field-input").last
    assert field.evaluate("element => getComputedStyle(element).direction") == "rtl"


def test_a_number_of_a_phone_is_read_from_left_to_right(arabic):
    field = arabic.locator("[data-testid='directions.phone'], [data-testid='directions.phone'] .field-input").last
    assert field.evaluate("element => { const { direction, textAlign } = getComputedStyle(element); return [direction, textAlign] }"
                          ) == ["ltr", "right"]


def test_a_line_of_another_language_stands_at_the_left_of_an_english_page(new_page, fixture):
    page = new_page(locale="en-US")
    page.goto(fixture.origin + "/directions")
    page.wait_for_function("!document.body.matches('.unplaced')")
    assert box(page, "link.text")[0] - row(page, "link.text")[0] < 30
    assert box(page, "left.first")[0] < box(page, "left.second")[0]
