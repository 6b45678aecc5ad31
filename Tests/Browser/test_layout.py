"""Where views stand on a page: by SwiftUI's rules, as the solver in the browser places them."""

import pytest
from harness.accessibility import settle
from harness.browser import NAME
from harness.house import wait_until
from playwright.sync_api import expect

SCREENS = [
    "report", "login", "weather", "profile", "calculator", "dashboard", "rules",
    # As strangers nest them: what scrolls, lists, forms and tabs beside what the solver places.
    "notes", "settings", "shop", "chat", "empty", "order", "inbox", "wizard",
]

# By rule: views in its box of 200 × 100 points, as left, top, width and height.
FRAMES = {
    "least flexible first": {"flexible.first": (-25, 0, 100, 100), "flexible.second": (75, 0, 150, 100)},
    "priority": {"priority.first": (0, 0, 0, 100), "priority.second": (0, 0, 200, 100)},
    "padding": {"padding.inside": (20, 20, 160, 60)},
    "overflow": {"overflow.inside": (70, -20, 60, 140)},
    "frames": {"frames.inside": (90, 15, 60, 40)},
    "ratio": {"ratio.inside": (50, 0, 100, 100)},
    "position": {"position.inside": (30, 10, 40, 40)},
}

LAYOUT_SHIFTS = """
  globalThis.apusShifts = []
  new PerformanceObserver(list => apusShifts.push(...list.getEntries().map(one => one.value)))
    .observe({ type: 'layout-shift', buffered: true })
"""

# What can be tapped, is in the window and does not get the tap, with what gets it instead.
COVERED = """() => [...document.querySelectorAll('button,a,input,select,textarea')].flatMap(one => {
  const box = one.getBoundingClientRect(), x = box.x + box.width / 2, y = box.y + box.height / 2
  if (!box.width || x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return []
  const hit = document.elementFromPoint(x, y)
  return hit && (one.contains(hit) || hit.contains(one)) ? [] : [[one.outerHTML, hit?.outerHTML]]
})"""


def open_layout(page, fixture, name):
    page.goto(f"{fixture.origin}/layout/{name}")
    expect(page.locator("[data-at]").first).to_be_attached()
    expect(page.locator(".live")).to_be_visible()


def box(page, name):
    found = page.get_by_test_id(name).bounding_box()
    return found["x"], found["y"], found["width"], found["height"]


@pytest.fixture
def rules(page, fixture):
    page.set_viewport_size({"width": 390, "height": 2000})
    open_layout(page, fixture, "rules")
    return page


@pytest.mark.parametrize("rule", FRAMES)
def test_views_stand_where_swiftui_places_them(rules, rule):
    left, top, *_ = box(rules, f"rule.{rule}")
    for name, frame in FRAMES[rule].items():
        x, y, *size = box(rules, name)
        assert (x - left, y - top, *size) == pytest.approx(frame, abs=1), name


def test_a_text_is_as_wide_as_its_longest_line(rules):
    words = rules.get_by_text("Words that need more")
    line = words.evaluate("""element => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return Math.max(...[...range.getClientRects()].map(one => one.width))
    }""")
    style = "element => ['left', 'right'].map(side => parseFloat(getComputedStyle(element)['padding-' + side]))"
    before, behind = words.evaluate(style)
    width = words.bounding_box()["width"]
    assert width == pytest.approx(150, abs=1)
    assert before == pytest.approx(behind, abs=1) and width - before - behind == pytest.approx(line, abs=1)


def test_a_stack_is_as_large_as_what_is_in_it(rules):
    x, _, width, height = box(rules, "hug.both")
    one, two = box(rules, "hug.one"), box(rules, "hug.two")
    assert one[0] == pytest.approx(x, abs=.5) and two[0] + two[2] == pytest.approx(x + width, abs=.5)
    assert two[0] - one[0] - one[2] == pytest.approx(8, abs=.5)
    # One line of body, which is as high as its letters.
    assert height == pytest.approx(20.33, abs=.5)


def baseline(words):
    return words.evaluate("""element => {
      const mark = document.createElement('span')
      mark.style.cssText = 'display:inline-block;width:0;height:0'
      element.prepend(mark)
      const at = mark.getBoundingClientRect().bottom
      mark.remove()
      return at
    }""")


def test_baselines_are_on_one_line(rules):
    large, small = (rules.get_by_test_id("baseline." + name) for name in ("large", "small"))
    assert baseline(large) == pytest.approx(baseline(small), abs=1)


def test_a_label_has_the_baseline_of_its_title(rules):
    title = rules.get_by_test_id("baseline.label").locator(":scope > :nth-child(2)")
    assert baseline(title) == pytest.approx(baseline(rules.get_by_test_id("baseline.value")), abs=1)


def test_a_spacer_keeps_the_ends_apart(rules):
    left, _, width, _ = box(rules, "rule.a row keeps its ends apart")
    begin, end = box(rules, "ends.begin"), box(rules, "ends.end")
    assert begin[0] == pytest.approx(left, abs=.5)
    assert end[0] + end[2] == pytest.approx(left + width, abs=.5)


def test_a_bar_stays_at_the_bottom_over_what_scrolls(page, fixture):
    open_layout(page, fixture, "report")
    name, button = box(page, "report.name"), box(page, "report.continue")
    assert button[1] + button[3] == pytest.approx(844 - 16, abs=1) and button[0] == 16
    assert button[2] == 390 - 32 and name[1] < 300
    page.get_by_test_id("report.name").click()
    page.keyboard.type("Rex")
    page.get_by_test_id("report.continue").click()
    expect(page.get_by_test_id("report.name")).to_have_value("Luna")


def test_what_ignores_the_safe_area_reaches_the_edges_of_a_wide_window(page, fixture):
    page.set_viewport_size({"width": 1280, "height": 900})
    open_layout(page, fixture, "login")
    x, _, width, _ = box(page, "login.gradient")
    assert (x, width) == (0, 1280)
    # The content stays in a column that can be read.
    x, _, width, _ = box(page, "login.button")
    assert x == pytest.approx(320 + 24, abs=1) and width == pytest.approx(640 - 48, abs=1)


def test_cells_of_a_grid_share_the_width(page, fixture):
    open_layout(page, fixture, "dashboard")
    first, second = box(page, "dashboard.0"), box(page, "dashboard.1")
    assert first[0] == 16 and second[0] + second[2] == pytest.approx(390 - 16, abs=.5)
    assert first[2] == pytest.approx(175, abs=.5) and second[0] - first[0] - first[2] == pytest.approx(8, abs=.5)


@pytest.mark.parametrize("width", [320, 390, 1280])
@pytest.mark.parametrize("name", SCREENS)
def test_a_screen_is_placed_at_once_and_nothing_is_covered(page, fixture, name, width):
    page.set_viewport_size({"width": width, "height": 844})
    page.add_init_script(LAYOUT_SHIFTS)
    open_layout(page, fixture, name)
    page.evaluate("document.fonts.ready.then(() => new Promise(requestAnimationFrame))")
    assert page.evaluate("apusShifts") == []
    assert page.evaluate(COVERED) == []


@pytest.mark.parametrize("width", [390, 1280])
def test_what_scrolls_has_the_width_around_it(page, fixture, width):
    page.set_viewport_size({"width": width, "height": 844})
    open_layout(page, fixture, "notes")
    column = min(width, 640)
    left = (width - column) / 2 + 16
    assert page.get_by_text("Milk").bounding_box()["x"] == pytest.approx(left, abs=1)
    field = page.get_by_placeholder("New note").bounding_box()
    assert (field["x"], field["width"]) == pytest.approx((left, column - 32), abs=1)


def test_controls_have_the_colour_of_what_is_around(page, fixture):
    open_layout(page, fixture, "player")
    colour = page.get_by_role("button", name="Back").evaluate("element => getComputedStyle(element).color")
    assert colour == "rgb(255, 255, 255)"


def test_a_stack_inside_a_page_shares_its_bar(page, fixture):
    open_layout(page, fixture, "empty")
    expect(page.get_by_role("heading", level=1)).to_have_text(["Entries"])
    expect(page.locator(".bar")).to_have_count(1)


def test_a_link_in_a_list_has_the_width_of_its_row(page, fixture):
    open_layout(page, fixture, "inbox")
    link = page.get_by_role("link", name="Sender 0").bounding_box()
    words, time = (page.get_by_text(text).bounding_box() for text in ("Sender 0", "9:40"))
    # All of the row can be tapped. Its content begins at the row's inset.
    assert (link["x"], link["width"]) == pytest.approx((20, 350), abs=1)
    # 22 behind the dot, and before the sign at the end.
    assert words["x"] == pytest.approx(62, abs=1) and time["x"] + time["width"] == pytest.approx(330, abs=1)


def test_rows_have_the_heights_and_insets_of_a_phone(page, fixture):
    open_layout(page, fixture, "settings")
    toggle, name = (page.locator(".row", has_text=words).bounding_box() for words in ("Notifications", "Name"))
    # Cards from 20 to 370, rows 44 high, words 20 inside of the card.
    assert (toggle["x"], toggle["width"]) == pytest.approx((20, 350), abs=.5)
    assert toggle["height"] == pytest.approx(44, abs=.5) and name["height"] == pytest.approx(44, abs=.5)
    assert page.get_by_text("Notifications").bounding_box()["x"] == pytest.approx(40, abs=.5)
    switch = page.get_by_role("switch").bounding_box()
    assert (switch["width"], switch["height"]) == (51, 31)
    assert switch["x"] + switch["width"] == pytest.approx(350, abs=.5)


def test_in_a_large_text_size_nothing_is_cut_or_broken_inside_of_a_word(page, fixture):
    open_layout(page, fixture, "order")
    label, date = page.get_by_text("Delivery"), page.locator("input[type=date]")
    # A person may change the size while the page is open.
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    wait_until(lambda: label.bounding_box()["height"] > 30)
    word, entry = label.bounding_box(), date.bounding_box()
    # Dates are narrower in Firefox, and there the word has room. In Chromium the date stands below it.
    is_beside = NAME == "firefox" and word["x"] + word["width"] <= entry["x"]
    assert is_beside or word["y"] + word["height"] <= entry["y"] + 1
    pieces, step = page.get_by_text("Pieces: 2").bounding_box(), page.locator(".step").first.bounding_box()
    assert pieces["x"] + pieces["width"] <= step["x"] and pieces["height"] < 60
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_a_badge_is_at_the_end_of_its_row(page, fixture):
    open_layout(page, fixture, "inbox")
    words, badge = (page.get_by_text(text, exact=True).bounding_box() for text in ("Archive", "12"))
    assert badge["x"] + badge["width"] == pytest.approx(350, abs=1)
    assert words["y"] + words["height"] / 2 == pytest.approx(badge["y"] + badge["height"] / 2, abs=2)


def test_a_text_of_the_same_width_moves_nothing(page, fixture):
    open_layout(page, fixture, "report")
    change = """async ([was, text]) => {
      const [element] = [...document.querySelectorAll('.text')].filter((one) => one.textContent === was)
      let count = 0
      const observer = new MutationObserver((records) => { count += records.length })
      observer.observe(document.body, { subtree: true, attributes: true, attributeFilter: ['style'] })
      element.firstChild.data = text
      await new Promise(requestAnimationFrame)
      await new Promise(requestAnimationFrame)
      observer.disconnect()
      return [count, element.getBoundingClientRect().width]
    }"""
    width = page.get_by_text("Identify your pet").bounding_box()["width"]
    moved, same = page.evaluate(change, ["Identify your pet", "Identify pet your"])
    # Another browser has to measure the text on the page.
    assert same == pytest.approx(width) and (not moved or NAME == "firefox")
    moved, wider = page.evaluate(change, ["Identify pet your", "Identify your pets"])
    assert moved and wider > width + 5


def test_content_makes_room_for_a_bar_at_the_bottom(page, fixture):
    open_layout(page, fixture, "wizard")
    button, field = page.get_by_role("button", name="Next").bounding_box(), page.get_by_placeholder("Name").bounding_box()
    assert button["y"] + button["height"] == pytest.approx(844 - 16, abs=1)
    # Between two spacers, in the middle of what the bar leaves.
    assert field["y"] == pytest.approx(484, abs=12)


def test_a_slider_without_a_label_fills_the_width(page, fixture):
    open_layout(page, fixture, "player")
    slider = page.get_by_role("slider").bounding_box()
    assert (slider["x"], slider["width"]) == pytest.approx((30, 330), abs=1)


def test_a_change_of_a_text_or_of_the_window_moves_what_stands_around(page, fixture):
    open_layout(page, fixture, "report")
    words = page.get_by_text("We ask a few questions")
    high = words.bounding_box()["height"]
    before = box(page, "report.name")[1]
    words.evaluate("element => { element.firstChild.data += ' ' + element.firstChild.data }")
    page.evaluate("new Promise(requestAnimationFrame)")
    assert words.bounding_box()["height"] > high + 30
    grown = box(page, "report.name")[1]
    assert grown - before == pytest.approx(words.bounding_box()["height"] - high, abs=1)
    page.set_viewport_size({"width": 1000, "height": 844})
    page.evaluate("new Promise(requestAnimationFrame)")
    assert box(page, "report.name")[1] < grown - 20
    assert box(page, "report.continue")[2] == 640 - 32


@pytest.mark.needs("no script")
def test_without_its_script_a_page_can_be_read(new_page, fixture):
    page = new_page(java_script_enabled=False)
    page.goto(f"{fixture.origin}/layout/report")
    expect(page.get_by_text("Identify your pet")).to_be_visible()
    tops = [page.get_by_text(words).bounding_box()["y"] for words in ("Identify your pet", "Name", "Place", "Continue")]
    assert tops == sorted(tops)


UNREADABLE = "a page could not read a layout program"


@pytest.mark.parametrize("program", ["Q9", "p8,,x,16", "s1,x", "m,,,,,,,,,,9 w", ";;;", "~"])
def test_a_program_that_cannot_be_read_leaves_the_page_usable(page, fixture, program):
    faults, before = [], fixture.log.count(UNREADABLE)
    page.on("pageerror", lambda error: faults.append(str(error)))
    open_layout(page, fixture, "report")
    page.evaluate(
        "program => { for (const e of document.querySelectorAll('[data-l]')) e.dataset.l = program }", program)
    settle(page)
    for words in ("Identify your pet", "Continue"):
        expect(page.get_by_text(words)).to_be_visible()
    assert not faults
    # Empty programs and superfluous parameters are no faults. The server hears once of every other.
    if program not in (";;;", "~", "m,,,,,,,,,,9 w"):
        wait_until(lambda: fixture.log.count(UNREADABLE) == before + 1)


@pytest.mark.needs("scroll timelines")
def test_a_large_title_becomes_small_under_the_bar(new_page, fixture):
    page = new_page()
    page.set_viewport_size({"width": 390, "height": 300})
    page.goto(fixture.origin + "/layout/notes")
    title = page.locator(".bar-title")
    expect(title).to_be_visible()
    large = title.bounding_box()
    page.evaluate("scrollTo(0, 150)")
    page.wait_for_function("() => document.querySelector('.bar-title').getBoundingClientRect().height < 30")
    small = title.bounding_box()
    assert abs(small["height"] * 2 - large["height"]) < 1
    assert abs(small["x"] + small["width"] / 2 - 195) < 1
    assert abs(small["y"] + small["height"] / 2 - 22) < 3
    bar = page.locator(".page-bar", has=title).bounding_box()
    assert abs(bar["y"] + bar["height"] - 44) < 5


def test_what_scrolls_and_leaves_the_safe_area_above_begins_behind_the_bar(page, fixture):
    open_layout(page, fixture, "public-profile")
    scroll, bar = page.locator(".page-content > .scroll"), page.locator(".page-bar")
    assert bar.bounding_box()["height"] >= 44
    assert scroll.bounding_box()["y"] == 0
    # It is seen through the bar until something has gone behind it.
    expect(bar).to_have_css("background-color", "rgba(0, 0, 0, 0)")
    page.set_viewport_size({"width": 390, "height": 300})
    page.evaluate("scrollTo(0, 40)")
    expect(bar).not_to_have_css("background-color", "rgba(0, 0, 0, 0)")
    page.evaluate("scrollTo(0, 0)")
    expect(bar).to_have_css("background-color", "rgba(0, 0, 0, 0)")
