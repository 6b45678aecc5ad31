"""CareSupport in the browser: each role's way, live messages, signing out, and who may not see what."""

import re

import pytest
from harness.accessibility import assert_accessible
from harness.browser import LOOKS
from harness.hostile import EDIT, TAP, Closed, HostileClient
from playwright.sync_api import Page, expect
from screens import keyboard
from screens.care import go, item, sign_in


@pytest.fixture(scope="session")
def sign_ins(browser, server) -> dict[str, dict]:
    """Each role's cookies: a password takes a while, as it should."""
    return {}


@pytest.fixture
def signed_in(new_page, server, sign_ins):
    """Opens a page of someone who is signed in: `signed_in("maria", "/tasks")`."""

    def open_page(who: str, path: str = "", **options) -> Page:
        if who not in sign_ins:
            page = sign_in(new_page(), server, who)
            expect(item(page, "dashboard.greeting.text")).to_be_visible()
            sign_ins[who] = page.context.storage_state()
        return go(new_page(storage_state=sign_ins[who], **options), server, path)

    return open_page


# Each role's way


def test_a_patients_way(signed_in):
    page = signed_in("maria")
    expect(item(page, "dashboard.greeting.text")).to_have_text("Hello, Maria")
    expect(item(page, "dashboard.progress.text")).to_be_visible()
    item(page, "dashboard.reading.bloodPressure.tap").click()
    chart = item(page, "health.chart.image")
    expect(chart).to_be_visible()
    assert chart.locator("svg path").count() >= 3
    expect(chart).to_have_attribute("aria-label", re.compile("Blood pressure in mmHg, .* readings"))
    item(page, "health.newReading.tap").click()
    item(page, "newReading.valueTextField.input").fill("121")
    item(page, "newReading.secondTextField.input").fill("140")
    item(page, "newReading.saveButton.tap").click()
    expect(item(page, "newReading.secondTextField.input")).to_have_attribute("aria-invalid", "true")
    expect(item(page, "newReading.secondTextField.input")).to_be_focused()
    item(page, "newReading.secondTextField.input").fill("79")
    item(page, "newReading.saveButton.tap").click()
    expect(item(page, "health.latest.text")).to_have_text("121/79 mmHg")


@pytest.mark.parametrize("locale, typed", [("pl-PL", "64,5"), ("ar-EG", "٦٤٫٥")])
def test_a_reading_in_the_visitors_marks(signed_in, locale, typed):
    page = signed_in("maria", "/health/maria/new", locale=locale)
    item(page, "newReading.kindPicker.tap").select_option(label="Weight")
    item(page, "newReading.valueTextField.input").fill(typed)
    item(page, "newReading.saveButton.tap").click()
    expect(item(page, "newReading.valueTextField.input")).to_have_count(0)
    item(page, "health.kindPicker.tap").get_by_role("radio", name="Weight").check()
    expect(item(page, "health.latest.text")).to_have_text(re.compile("^64.5 kg"))


def test_a_caregivers_way(signed_in):
    page = signed_in("lena")
    expect(item(page, "dashboard.patient.maria.tap")).to_be_visible()
    expect(item(page, "dashboard.patient.jonas.tap")).to_have_count(0)
    item(page, "dashboard.tasks.tap").click()
    done = item(page, "taskList.complete.5.tap")
    expect(done).to_be_enabled()
    done.click()
    expect(done).to_be_disabled()
    item(page, "taskList.row.5.tap").click()
    expect(item(page, "taskDetail.status.text")).to_contain_text("Done by Lena Fischer")


def test_a_coordinators_way(signed_in, server):
    page = signed_in("amara")
    for who in ("maria", "jonas"):
        expect(item(page, f"dashboard.patient.{who}.tap")).to_be_visible()
    go(page, server, "/tasks/new")
    item(page, "newTask.createButton.tap").click()
    expect(item(page, "newTask.titleTextField.input")).to_be_focused()
    item(page, "newTask.titleTextField.input").fill("Bring the forms")
    item(page, "newTask.patientPicker.tap").locator("select").or_(
        page.locator("select[data-testid='newTask.patientPicker.tap']")).select_option(
            label="Jonas Weber")
    item(page, "newTask.createButton.tap").click()
    expect(page).to_have_url(server.origin + "/care/tasks")
    expect(page.get_by_text("Bring the forms")).to_be_visible()
    go(page, server, "/health/jonas")
    expect(item(page, "health.chart.image")).to_be_visible()
    expect(item(page, "health.newReading.tap")).to_have_count(0)


# Live, and the end of a sign-in


def test_a_message_appears_in_the_others_open_page(signed_in):
    maria, lena = signed_in("maria", "/messages/lena"), signed_in("lena", "/messages/maria")
    expect(item(lena, "conversation.messageTextField.input")).to_be_visible()
    item(maria, "conversation.messageTextField.input").fill("Are you there?")
    item(maria, "conversation.messageTextField.input").press("Enter")
    expect(lena.get_by_text("Are you there?")).to_be_visible()
    expect(maria.get_by_text("Are you there?")).to_be_visible()
    item(lena, "conversation.messageTextField.input").fill("Yes, Maria.")
    item(lena, "conversation.sendButton.tap").click()
    expect(maria.get_by_text("Yes, Maria.")).to_be_visible()


def test_signing_out_ends_every_tab_and_no_other_browser(new_page, signed_in, server):
    elsewhere = signed_in("maria", "/tasks")
    first = sign_in(new_page(), server, "maria", "/settings")
    second = go(first.context.new_page(), server, "/tasks")
    expect(item(second, "taskList.row.2.tap")).to_be_visible()
    item(first, "settings.signOutButton.tap").click()
    expect(item(first, "signIn.signInButton.tap")).to_be_visible()
    expect(item(second, "signIn.notice.text")).to_have_text("You signed out in another window.")
    expect(item(second, "taskList.row.2.tap")).to_have_count(0)
    for page in (first, second):
        page.reload()
        expect(item(page, "signIn.signInButton.tap")).to_be_visible()
    expect(item(elsewhere, "taskList.row.2.tap")).to_be_visible()


def test_a_sign_in_rotates_and_no_script_reads_it(new_page, server):
    page = sign_in(new_page(), server, "jonas")
    expect(item(page, "dashboard.settings.tap")).to_be_visible()

    def kept() -> list[dict]:
        return [cookie for cookie in page.context.cookies()
                if len(cookie["value"]) == 43 and "known-browser" not in cookie["name"]]

    def known() -> str:
        [cookie] = [cookie for cookie in page.context.cookies() if "known-browser" in cookie["name"]]
        assert cookie["httpOnly"]
        return cookie["value"]

    page.reload()
    expect(item(page, "dashboard.settings.tap")).to_be_visible()
    [first] = kept()
    browser = known()
    assert first["httpOnly"] and first["sameSite"] in ("Lax", "Strict")
    assert first["value"] not in page.evaluate("() => document.cookie")
    item(page, "dashboard.settings.tap").click()
    item(page, "settings.signOutButton.tap").click()
    item(page, "signIn.demo.jonas.tap").click()
    expect(item(page, "dashboard.settings.tap")).to_be_visible(timeout=30_000)
    page.reload()
    expect(item(page, "dashboard.settings.tap")).to_be_visible()
    [second] = kept()
    assert second["value"] != first["value"]
    assert known() != browser
    # The old token opens nothing any more.
    stale = new_page()
    stale.context.add_cookies([{**second, "value": first["value"]}])
    go(stale, server, "/tasks")
    expect(item(stale, "signIn.signInButton.tap")).to_be_visible()


def test_signed_in_is_seen_when_the_browser_knows_it(new_page, server):
    """Whoever sees that they are signed in stays so, however soon they reload."""
    page = new_page()
    asked, goes = [], []
    page.route("**/_apus/credential/**", lambda route: route.continue_() if goes else asked.append(route))
    go(page, server)
    item(page, "signIn.demo.jonas.tap").click()
    while not asked:
        page.wait_for_timeout(20)
    expect(item(page, "signIn.signInButton.tap")).to_be_visible()
    goes.append(True)
    for route in asked:
        route.continue_()
    expect(item(page, "signIn.signInButton.tap")).to_have_count(0)
    page.reload()
    page.get_by_role("heading", level=1).first.wait_for()
    expect(item(page, "signIn.signInButton.tap")).to_have_count(0)


# Addresses


def test_back_forward_link_and_reload(signed_in, server):
    page = signed_in("maria")
    item(page, "dashboard.tasks.tap").click()
    item(page, "taskList.row.2.tap").click()
    expect(page).to_have_url(server.origin + "/care/tasks/2")
    page.go_back()
    expect(page).to_have_url(server.origin + "/care/tasks")
    expect(item(page, "taskList.row.2.tap")).to_be_visible()
    page.go_back()
    expect(item(page, "dashboard.greeting.text")).to_be_visible()
    page.go_forward()
    expect(item(page, "taskList.row.2.tap")).to_be_visible()
    page.go_forward()
    expect(item(page, "taskDetail.title.text")).to_be_visible()
    page.reload()
    expect(item(page, "taskDetail.title.text")).to_be_visible()
    expect(page).to_have_url(server.origin + "/care/tasks/2")
    page.locator("[data-testid=BackButton]:visible").click()
    expect(item(page, "taskList.row.2.tap")).to_be_visible()


def test_a_link_waits_for_the_sign_in(new_page, server):
    page = sign_in(new_page(), server, "maria", "/tasks/2")
    expect(item(page, "taskDetail.title.text")).to_be_visible()
    expect(page).to_have_url(server.origin + "/care/tasks/2")


def test_the_way_out_keeps_the_sign_in(signed_in, server):
    page = signed_in("maria")
    item(page, "care.allAreas.tap").click()
    expect(page).to_have_url(server.origin + "/")
    expect(item(page, "dashboard.greeting.text")).to_have_count(0)
    go(page, server, "/messages")
    expect(item(page, "messages.row.lena.tap")).to_be_visible()


# Keyboard and assistive technology


def test_the_keyboard_alone_signs_in_and_completes_a_task(new_page, server):
    page = go(new_page(), server)
    expect(item(page, "signIn.emailTextField.input")).to_be_visible()
    item(page, "signIn.emailTextField.input").focus()
    page.keyboard.type("amara@care.example")
    page.keyboard.press("Enter")
    expect(item(page, "signIn.passwordTextField.input")).to_be_focused()
    page.keyboard.type("care-demo")
    page.keyboard.press("Enter")
    expect(item(page, "signIn.signInButton.tap")).to_have_count(0, timeout=30_000)
    while item(page, "onboarding.continueButton.tap").count():
        step = item(page, "onboarding.step.text").inner_text()
        tab_to(page, "onboarding.continueButton.tap")
        page.keyboard.press("Enter")
        expect(page.get_by_text(step, exact=True)).to_have_count(0)
    tab_to(page, "dashboard.tasks.tap")
    page.keyboard.press("Enter")
    expect(item(page, "taskList.complete.9.tap")).to_be_visible()
    tab_to(page, "taskList.complete.9.tap")
    page.keyboard.press("Space")
    expect(item(page, "taskList.complete.9.tap")).to_be_disabled()


def tab_to(page: Page, name: str) -> None:
    expect(item(page, name)).to_be_visible()
    keyboard.tab_to(page, name, limit=60)


@pytest.mark.part(1)
@pytest.mark.parametrize("look", LOOKS, ids=str)
def test_every_page_is_accessible(signed_in, new_page, server, gate, look):
    # One of them is not hers.
    gate.allow("status of 404")
    page = go(new_page(look=look), server)
    expect(item(page, "signIn.demo.maria.tap")).to_be_visible()
    item(page, "signIn.signInButton.tap").click()
    expect(item(page, "signIn.emailTextField.input.error")).to_be_visible()
    assert_accessible(page)
    for path, name in [
        ("", "dashboard.greeting.text"), ("/tasks", "taskList.row.2.tap"),
        ("/tasks/2", "taskDetail.title.text"), ("/tasks/new", "newTask.createButton.tap"),
        ("/health/maria", "health.chart.image"), ("/health/maria/new", "newReading.saveButton.tap"),
        ("/messages", "messages.row.lena.tap"),
        ("/messages/lena", "conversation.messageTextField.input"),
        ("/settings", "settings.signOutButton.tap"), ("/tasks/8", "taskDetail.failure.message.text"),
    ]:
        page = signed_in("maria", path, look=look)
        expect(item(page, name)).to_be_visible()
        assert_accessible(page)


# Who means no good


@pytest.mark.parametrize(
    ("who", "path", "name", "secret"),
    [
        ("maria", "/tasks/8", "taskDetail.failure.message.text", "dressing"),
        ("maria", "/health/jonas", "health.failure.message.text", "mmHg"),
        ("maria", "/messages/jonas", "conversation.failure.message.text", "knee"),
        ("lena", "/tasks/8", "taskDetail.failure.message.text", "dressing"),
        ("lena", "/health/jonas", "health.failure.message.text", "mmHg"),
    ])
def test_anothers_page_shows_nothing(signed_in, server, gate, who, path, name, secret):
    gate.allow("status of 404")
    before = server.log.count("error: care: refused")
    page = signed_in(who, path)
    expect(item(page, name)).to_contain_text("not yours to see")
    assert secret not in page.content()
    assert server.log.count("error: care: refused") > before


def test_a_socket_without_a_sign_in_gets_the_sign_in_screen(server):
    """The page is asked for by hand, with no cookie and with a made-up one."""
    for path in ("/care/tasks/2", "/care/messages/lena", "/care/settings"):
        with HostileClient(server.origin, path) as client:
            client.join()
            changes = str(client.settle())
            words = client.html + changes + str(client.changes)
            assert "Measure the blood pressure" not in words
            assert "Maria Nowak" not in words or "Demo accounts" in words
            assert "newspaper" not in words
            assert "settings.signOutButton.tap" not in words


def assault(client: HostileClient) -> None:
    """Taps, and writes into, everything that could be there."""
    try:
        for node in range(1, 300):
            client.event(TAP, node)
            client.event(EDIT, node, "forged")
        client.settle()
    except Closed:
        pass


def test_events_of_another_session_do_nothing(signed_in, server):
    page = signed_in("maria", "/tasks")
    done = item(page, "taskList.complete.4.tap")
    expect(done).to_be_enabled()
    with HostileClient(server.origin, "/care/tasks") as client:
        client.join()
        assault(client)
    page.reload()
    expect(done).to_be_enabled()


def test_a_socket_that_outlives_its_sign_in_does_nothing(new_page, server):
    page = sign_in(new_page(), server, "jonas", "/settings")
    expect(item(page, "settings.signOutButton.tap")).to_be_visible()
    page.reload()
    expect(item(page, "settings.signOutButton.tap")).to_be_visible()
    cookie = "; ".join(f"{c['name']}={c['value']}" for c in page.context.cookies())
    with HostileClient(server.origin, "/care/tasks", cookie=cookie) as client:
        client.join()
        # The control: as long as the sign-in lasts, the socket is served.
        while "taskList.complete.8.tap" not in client.html + str(client.changes):
            client.receive()
        item(page, "settings.signOutButton.tap").click()
        expect(item(page, "signIn.signInButton.tap")).to_be_visible()
        assault(client)
    sign_in(page, server, "jonas", "/tasks")
    expect(item(page, "taskList.complete.8.tap")).to_be_enabled()


# Looks


BACKGROUND = """([x, y]) => {
  for (let at = document.elementFromPoint(x, y); at; at = at.parentElement) {
    const colour = getComputedStyle(at).backgroundColor
    if (colour !== 'rgba(0, 0, 0, 0)') return colour
  }
}"""


@pytest.mark.parametrize("look", [look for look in LOOKS if look.size != "phone"], ids=str)
def test_what_fills_a_page_reaches_its_edges(page, server):
    page.goto(server.origin + "/care")
    filling = page.locator(".page-content > .scroll")
    expect(filling).to_be_visible()
    box = filling.bounding_box()
    middle = page.evaluate(BACKGROUND, [640, box["y"] + 8])
    assert page.evaluate(BACKGROUND, [4, 500]) == middle
    # Also around the bar.
    root = "() => getComputedStyle(document.documentElement).backgroundColor"
    assert page.evaluate(root) == middle
    # The content stays in the column.
    field = item(page, "signIn.emailTextField.input").bounding_box()
    assert 320 <= field["x"] and field["x"] + field["width"] <= 960
    assert page.evaluate("() => document.documentElement.scrollWidth") == 1280


# Conversations


@pytest.mark.parametrize("look", LOOKS, ids=str)
def test_bubbles_differ_from_the_page(signed_in, look):
    page = signed_in("maria", "/messages/lena")
    expect(item(page, "conversation.messageTextField.input")).to_be_visible()
    colors = page.evaluate("""() => [...document.querySelectorAll('[data-testid^="conversation.message."]')]
      .filter(element => element.dataset.testid.endsWith('.text')).map((element) => {
        let around = element
        while (around && getComputedStyle(around).backgroundColor === 'rgba(0, 0, 0, 0)') around = around.parentElement
        return getComputedStyle(around ?? document.body).backgroundColor
      })""")
    page_color = page.evaluate("() => getComputedStyle(document.body).backgroundColor")
    assert colors and all(color != page_color for color in colors), (colors, page_color)
