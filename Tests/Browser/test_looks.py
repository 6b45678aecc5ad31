"""Every page can be read by everybody: in light and dark, small and still, without a script."""

import pytest
from harness.accessibility import assert_accessible, settle
from harness.browser import LOOKS, Look, open_context
from harness.site import open_page
from playwright.sync_api import Page, expect
from screens import care
from screens.keyboard import tab_to
from screens.report import STEPS, ReportFlow

PAGES = [*STEPS, "summary"]
COMPOSER = "conversation.messageTextField.input"
SHIFTS = """
window.apusShifts = []
new PerformanceObserver(list => {
  for (const entry of list.getEntries()) {
    const what = entry.sources.map(one => one.node?.nodeName + '.' + one.node?.className)
    apusShifts.push([entry.value, what.join(' ')])
  }
}).observe({ type: 'layout-shift', buffered: true })
"""


@pytest.mark.part(1, each="step")
@pytest.mark.parametrize("look", LOOKS, ids=str)
@pytest.mark.parametrize("step", PAGES)
def test_axe_finds_nothing_on_a_step(page, server, step):
    ReportFlow(page, server.origin).go_to(step)
    settle(page)
    assert_accessible(page)


@pytest.mark.part(1)
@pytest.mark.parametrize("look", LOOKS, ids=str)
def test_axe_finds_nothing_where_everything_is_wrong(page, server):
    flow = ReportFlow(page, server.origin).go_to("animalDescription")
    flow.description("age").fill("41")
    flow.advance("animalDescription")
    expect(flow.item("animalDescription.gender.error")).to_be_visible()
    settle(page)
    assert_accessible(page)


@pytest.mark.part(1)
@pytest.mark.parametrize("look", LOOKS, ids=str)
def test_axe_finds_nothing_on_start_and_list(page, own_server):
    page.goto(own_server.origin)
    expect(page.get_by_test_id("start.reportButton.tap")).to_be_visible()
    assert_accessible(page)
    page.goto(own_server.origin + "/reports")
    expect(page.get_by_test_id("reports.message.text")).to_be_visible()
    assert_accessible(page)
    ReportFlow(page, own_server.origin).go_to("summary")
    page.goto(own_server.origin + "/reports")
    expect(page.get_by_test_id("reports.list.scroll")).to_be_visible()
    settle(page)
    assert_accessible(page)


@pytest.mark.parametrize("look", [Look("light"), Look("dark")], ids=str)
@pytest.mark.parametrize("kind", ["alert", "choice", "sheet"])
def test_axe_finds_nothing_in_a_dialog(page, fixture, kind):
    page.goto(fixture.origin + "/dialogs")
    page.get_by_test_id(f"dialogs.{kind}.open").click()
    expect(page.locator("dialog[open]")).to_be_visible()
    settle(page)
    assert_accessible(page)


@pytest.mark.parametrize(
    "path", ["/fields", "/ticking", "/offered", "/order", "/drawings", "/rows", "/pinned"])
def test_axe_finds_nothing_among_all_controls(page, fixture, path):
    page.goto(fixture.origin + path)
    assert_accessible(page)


def test_dark_is_dark_and_light_is_light(new_page, server):
    def brightness(look: Look) -> float:
        page = new_page(look)
        page.goto(server.origin + "/report")
        colour = page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
        return sum(float(part) for part in colour.strip("rgba()").split(",")[:3]) / 3

    assert brightness(Look("light")) > 200
    assert brightness(Look("dark")) < 60


@pytest.mark.needs("shifts")
@pytest.mark.part(1, each="path")
@pytest.mark.parametrize("look", LOOKS, ids=str)
@pytest.mark.parametrize("path", ["/", "/report", "/reports"])
def test_nothing_jumps_when_the_page_comes_alive(page, own_server, new_proxy, path):
    """What the script adopts stays where the first paint put it."""
    line = new_proxy(own_server.port, one_way_delay_ms=50)
    page.add_init_script(SHIFTS)
    with page.expect_websocket() as socket:
        page.goto(line.origin + path)
    socket.value.wait_for_event("framereceived")
    page.evaluate("document.fonts.ready.then(() => new Promise(requestAnimationFrame))")
    assert page.evaluate("apusShifts") == []


def overflow(page: Page) -> list[str]:
    """What is wider than the window."""
    return page.evaluate("""() => {
      const width = document.documentElement.clientWidth
      if (document.documentElement.scrollWidth <= width) return []
      return [...document.body.querySelectorAll('*')]
        .filter(one => one.getBoundingClientRect().right > width + 1)
        .map(one => one.tagName + '.' + one.className).slice(0, 10)
    }""")


@pytest.mark.parametrize("step", PAGES)
def test_320_pixels_are_enough(page, server, step):
    page.set_viewport_size({"width": 320, "height": 568})
    flow = ReportFlow(page, server.origin).go_to(step)
    settle(page)
    assert overflow(page) == []
    button = {"contactDetails": "submitButton", "summary": "doneButton"}.get(
        step, "continueButton")
    expect(flow.item(f"{step}.{button}.tap")).to_be_in_viewport()


@pytest.mark.parametrize("path", ["/", "/reports"])
def test_320_pixels_are_enough_for_start_and_list(page, server, path):
    page.set_viewport_size({"width": 320, "height": 568})
    page.goto(server.origin + path)
    expect(page.locator("h1:visible, h2:visible, [role=heading]:visible").first).to_be_visible()
    assert overflow(page) == []


def test_wide_window_keeps_a_readable_column(new_page, server):
    page = new_page(Look(size="desktop"))
    flow = ReportFlow(page, server.origin).open()
    box = flow.chip_number.bounding_box()
    assert box["width"] <= 760
    middle = box["x"] + box["width"] / 2
    assert abs(middle - 640) < 40, box


def test_nothing_moves_for_who_wants_it_still(new_page, server, fixture):
    page = new_page(reduced_motion="reduce")
    page.add_init_script("""
      window.apusMoved = []
      for (const kind of ['animationstart', 'transitionstart']) addEventListener(kind, event => {
        const time = event.target.getAnimations().map(
          one => one.effect.getComputedTiming().activeDuration)
        if (time.some(one => one > 10 && one !== Infinity)) {
          apusMoved.push(event.target.className + ' ' + (event.animationName
            ?? event.propertyName))
        }
      }, true)
    """)
    flow = ReportFlow(page, server.origin).go_to("animalDescription")
    flow.advance("animalDescription")
    expect(flow.item("toast.message.tap")).to_be_visible()
    assert page.evaluate("apusMoved") == []
    page.goto(fixture.origin + "/dialogs")
    page.get_by_test_id("dialogs.sheet.open").click()
    expect(page.locator("dialog[open]")).to_be_visible()
    assert page.evaluate("apusMoved") == []


@pytest.mark.parametrize("step", STEPS)
def test_targets_are_large_enough(page, server, step):
    """24 pixels each way (WCAG 2.5.8); text links in a sentence are exempt, there are none."""
    ReportFlow(page, server.origin).go_to(step)
    small = page.evaluate("""() =>
      [...document.querySelectorAll('button, input:not([type=file]), select, textarea, a, summary')]
        .filter(one => one.checkVisibility())
        .map(one => [one.dataset.testid ?? one.className, one.getBoundingClientRect()])
        .filter(([, box]) => box.width < 24 || box.height < 24)
        .map(([name, box]) => `${name} ${box.width}×${box.height}`)""")
    assert small == []


@pytest.mark.parametrize("look", [Look("light"), Look("dark")], ids=str)
@pytest.mark.parametrize(
    "test_id", ["chipNumber.chipNumberTextField.input", "chipNumber.continueButton.tap",
                "chipNumber.closeButton.tap"])
def test_focus_shows(page, server, test_id):
    """A ring of at least two pixels, on the control or on the box that it stands in."""
    ReportFlow(page, server.origin).open()
    tab_to(page, test_id)
    assert page.get_by_test_id(test_id).evaluate("""element => {
      for (let one = element; one !== document.body; one = one.parentElement) {
        const style = getComputedStyle(one)
        if (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2) return true
      }
      return false
    }""")


@pytest.mark.parametrize("height", [844, 568])
def test_focus_is_not_below_a_bar(page, server, height):
    """Title and Continue stay in sight while the form scrolls; neither covers what has the focus."""
    page.set_viewport_size({"width": 390, "height": height})
    ReportFlow(page, server.origin).go_to("animalDescription")
    settle(page)
    passed = set()
    for key in ["Tab"] * 12 + ["Shift+Tab"] * 12:
        page.keyboard.press(key)
        covered = page.evaluate("""async () => {
          const element = document.activeElement
          // Past the last control the browser itself has the focus.
          if (element === document.body) return ['body', true]
          await new Promise(requestAnimationFrame)
          const box = element.getBoundingClientRect()
          const seen = [box.top + 3, box.bottom - 3].map(y =>
            document.elementFromPoint(box.left + box.width / 2, y))
          const name = element.dataset.testid ?? element.localName
          return [name, seen.every(one => one && (element.contains(one) || one.contains(element)))]
        }""")
        assert covered[1], covered
        passed.add(covered[0])
    assert len(passed) >= 10, passed


def refused_with_a_toast(page, server):
    """A step of the report that says by a toast what is wrong, and where that toast is."""
    flow = ReportFlow(page, server.origin).go_to("contactDetails")
    flow.contact("email").fill("name@")
    flow.advance("contactDetails")
    toast = flow.item("toast.message.tap")
    expect(toast).to_be_in_viewport(ratio=1)
    settle(page)
    return flow, toast.bounding_box()


@pytest.mark.parametrize("size", [(320, 568), (390, 844), (1280, 900)])
def test_the_toast_covers_no_control(page, server, size):
    page.set_viewport_size({"width": size[0], "height": size[1]})
    flow, box = refused_with_a_toast(page, server)
    for other in (flow.contact("phone"), flow.contact("email"),
                  flow.item("contactDetails.submitButton.tap")):
        place = other.bounding_box()
        assert place["y"] + place["height"] <= box["y"] or box["y"] + box["height"] <= place["y"]


@pytest.mark.parametrize("size", [(390, 844), (1280, 900)])
def test_the_toast_covers_no_error(page, server, size):
    """What scrolls ends above the toast, which has room of its own above the button."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    flow = ReportFlow(page, server.origin).go_to("animalDescription")
    flow.description("age").fill("41")
    button = flow.item("animalDescription.continueButton.tap")
    settle(page)
    before = button.bounding_box()
    flow.advance("animalDescription")
    toast = flow.item("toast.message.tap")
    expect(toast).to_be_in_viewport(ratio=1)
    settle(page)
    bottom = flow.item("animalDescription.ageTextField.input.error").evaluate("""element => {
      while (element && !/auto|scroll/.test(getComputedStyle(element).overflowY)) element = element.parentElement
      return element?.getBoundingClientRect().bottom
    }""")
    assert bottom <= toast.bounding_box()["y"]
    assert button.bounding_box() == before


def test_the_toast_stands_above_the_bar_however_high_it_is(large_text, server):
    """With letters of twice the usual size the button at the bottom is higher, and still free."""
    context = open_context(large_text, Look())
    page = context.new_page()
    try:
        flow, box = refused_with_a_toast(page, server)
        button = flow.item("contactDetails.submitButton.tap").bounding_box()
        assert button["height"] > 60
        assert box["y"] + box["height"] <= button["y"]
    finally:
        context.close()


def test_a_toast_is_near_what_it_stands_above(page, new_page, own_server):
    """The field of a conversation; the bottom of a page without one, also of one that is come back to."""
    lena = care.sign_in(new_page(), own_server, "lena", "/messages/maria")
    care.sign_in(page, own_server, "maria")

    def expect_toast_above(field: str | None, text: str) -> None:
        care.item(lena, COMPOSER).fill(text)
        expect(care.item(lena, "conversation.sendButton.tap")).to_be_enabled()
        care.item(lena, "conversation.sendButton.tap").click()
        toast = care.item(page, "toast.message.tap").filter(has_text=text)
        expect(toast).to_be_visible()
        # How high a bar is, the page tells when it has come to rest.
        page.wait_for_function("""name => {
          const box = id => [...document.querySelectorAll(`[data-testid="${id}"]`)]
            .findLast(one => one.checkVisibility()).getBoundingClientRect()
          const gap = (name ? box(name).top : innerHeight) - box('toast.message.tap').bottom
          return 0 < gap && gap < 40
        }""", arg=field, timeout=3000)
        toast.click()

    open_page(page, own_server.origin, "/care/messages")
    expect_toast_above(None, "One")
    page.locator('a[href="/care/messages/amara"]').click()
    field = care.item(page, COMPOSER).filter(visible=True)
    expect(field).to_be_visible()
    expect_toast_above(COMPOSER, "Two")
    page.go_back()
    expect(field).to_have_count(0)
    expect_toast_above(None, "Three")


@pytest.mark.needs("no script")
def test_first_paint_can_be_read_without_a_script(new_page, server):
    page = new_page(java_script_enabled=False)
    page.goto(server.origin + "/report")
    expect(page.get_by_text("Identify your animal")).to_be_visible()
    expect(page.get_by_label("Chip number (optional)")).to_be_visible()
    expect(page.get_by_role("button", name="Continue")).to_be_visible()
    assert page.title() == "Chip number – Apus"


@pytest.mark.needs("no script")
def test_list_can_be_read_without_a_script(new_page, own_server):
    writer = new_page()
    ReportFlow(writer, own_server.origin).go_to("summary")
    page = new_page(java_script_enabled=False)
    page.goto(own_server.origin + "/reports")
    expect(page.get_by_role("heading", name="Reports")).to_be_visible()


def test_headings_and_landmarks_are_there(page, server):
    ReportFlow(page, server.origin).open()
    assert page.locator("main").count() == 1
    assert page.locator("h1").count() == 1
    assert page.locator("html").get_attribute("lang").startswith("en")
