"""Films and sounds play by the browser's elements, which answer the app and the person alike."""

from playwright.sync_api import expect

PLAYS = "() => { const film = document.querySelector('video'); return film && !film.paused && film.currentTime > 0 }"


def test_a_film_plays_stops_jumps_and_ends(page, fixture):
    page.goto(f"{fixture.origin}/cinema")
    film, words = page.locator("video"), page.get_by_test_id("cinema.words")
    box = film.bounding_box()
    assert (box["width"], box["height"]) == (300, 200)
    expect(film).to_have_attribute("aria-label", "A silent film")
    page.get_by_role("button", name="Play").click()
    expect(words).to_have_text("playing")
    page.wait_for_function(PLAYS)
    page.get_by_role("button", name="Pause").click()
    expect(words).to_have_text("paused")
    page.wait_for_function("document.querySelector('video').paused")
    page.get_by_role("button", name="Jump").click()
    page.wait_for_function("document.querySelector('video').currentTime === 29")
    page.get_by_role("button", name="Play").click()
    expect(words).to_have_text("ended at 30")


def test_a_person_uses_the_browsers_controls(page, fixture):
    page.goto(f"{fixture.origin}/cinema")
    words = page.get_by_test_id("cinema.words")
    page.get_by_role("button", name="Play").click()
    expect(words).to_have_text("playing")
    page.evaluate("document.querySelector('video').pause()")
    expect(words).to_have_text("paused")
    page.evaluate("document.querySelector('video').play()")
    expect(words).to_have_text("playing")


def test_a_hidden_film_goes_on_as_a_sound_and_comes_back(page, fixture):
    page.goto(f"{fixture.origin}/cinema")
    page.get_by_role("button", name="Play").click()
    page.wait_for_function(PLAYS)
    page.get_by_role("button", name="Hide").click()
    page.wait_for_function("document.querySelector('audio')?.currentTime > 0 && !document.querySelector('audio').paused")
    expect(page.locator("video")).to_have_count(0)
    page.get_by_role("button", name="Hide").click()
    page.wait_for_function(PLAYS)
    expect(page.locator("audio")).to_have_count(0)


def test_a_sound_tells_its_end(page, fixture):
    page.goto(f"{fixture.origin}/cinema")
    page.get_by_role("button", name="Ring").click()
    expect(page.get_by_test_id("cinema.bell")).to_have_text("rang")
