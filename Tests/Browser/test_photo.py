"""A photo is taken by its content and size, shown, and kept with the report."""

import re
import struct

import pytest
from playwright.sync_api import expect
from screens.pictures import file, png
from screens.report import ReportFlow

LIMIT = 8 * 1024 * 1024


@pytest.fixture
def photo(page, own_server) -> ReportFlow:
    # Of its own, because a server takes few files at a time from one address.
    return ReportFlow(page, own_server.origin).go_to("photo")


def is_drawn(flow: ReportFlow, test_id: str) -> bool:
    """Whether the picture was loaded and has its own pixels."""
    # Until it is there, another stands for it that nobody sees.
    shown = ".image:not(.spoken-1) > img"
    named = f'[data-testid="{test_id}"]'
    picture = flow.page.locator(f"{named}{shown}, {named} {shown}")
    expect(picture).to_have_count(1)
    return picture.evaluate("image => image.decode().then(() => image.naturalWidth > 1)")


def test_picture_is_shown(photo):
    photo.choose_photo(file("luna.png", png()))
    expect(photo.item("photo.preview.image")).to_be_visible()
    assert is_drawn(photo, "photo.preview.image")
    expect(photo.item("photo.error.text")).to_have_count(0)


def test_file_has_its_name_in_a_folder_of_its_own(photo, own_server):
    photo.choose_photo(file("luna ü.png", png()))
    expect(photo.item("photo.fileName.text")).to_have_text("luna ü.png")
    places = [place for place in own_server.data.rglob("luna ü.png") if place.is_file()]
    assert len(places) == 1
    assert [place.name for place in places[0].parent.iterdir()] == ["luna ü.png"]


def test_other_picture_takes_its_place(photo):
    photo.choose_photo(file("one.png", png()))
    expect(photo.item("photo.fileName.text")).to_have_text("one.png")
    photo.choose_photo(file("two.png", png(32, 32)))
    expect(photo.item("photo.fileName.text")).to_have_text("two.png")


def test_removed_picture_is_gone(photo):
    photo.choose_photo(file("one.png", png()))
    photo.item("photo.removeButton.tap").click()
    expect(photo.item("photo.preview.image")).to_have_count(0)
    expect(photo.item("photo.removeButton.tap")).to_have_count(0)


def test_picture_over_8_megabytes_is_refused_in_words(photo):
    photo.choose_photo(file("huge.png", png(padding=LIMIT)))
    # By the page, before eight megabytes were sent in vain, or by the screen.
    expect(photo.page.get_by_text(re.compile("too large|larger than 8 MB")).first).to_be_visible()
    photo.choose_photo(file("luna.png", png()))
    expect(photo.item("photo.fileName.text")).to_have_text("luna.png")
    expect(photo.item("photo.error.text")).to_have_count(0)


@pytest.mark.parametrize(
    ("content", "words"),
    [(b"just words, whatever the name says", "not an image"),
     (b"<svg onload='alert(1)' xmlns='http://www.w3.org/2000/svg'/>", "not an image"),
     (b"", "empty")],
    ids=["words", "svg", "empty"])
def test_file_that_is_no_picture_is_refused_in_words(photo, content, words):
    photo.choose_photo(file("picture.png", content))
    expect(photo.item("photo.error.text")).to_contain_text(words)
    expect(photo.item("photo.preview.image")).to_have_count(0)


@pytest.mark.parametrize(
    "content", [b"just words", b"", png(padding=LIMIT)], ids=["words", "empty", "huge"])
def test_what_is_wrong_with_a_file_is_tied_to_its_picker(photo, content):
    photo.choose_photo(file("picture.png", content))
    words = photo.item("photo.error.text")
    expect(words).to_be_visible()
    picker = photo.item("photo.chooseButton.tap")
    expect(picker).to_have_attribute("aria-invalid", "true")
    expect(picker).to_have_attribute("aria-description", words.inner_text().strip())
    photo.choose_photo(file("luna.png", png()))
    expect(words).to_have_count(0)
    expect(picker).not_to_have_attribute("aria-invalid", "true")


def test_more_photos_than_eight_in_a_minute_are_taken(photo, gate):
    # A busy browser asks for a picture that the next one has replaced.
    gate.allow("status of 404 .*_apus/file/")
    for number in range(12):
        photo.choose_photo(file(f"photo-{number}.png", png()))
        expect(photo.item("photo.fileName.text")).to_have_text(f"photo-{number}.png")


def test_picture_that_declares_too_many_pixels_is_refused_in_words(photo, gate):
    gate.allow("status of 422")
    whole = png()
    # Its width and height stand behind the signature and the first chunk's head.
    photo.choose_photo(file("bomb.png", whole[:16] + struct.pack("!II", 60_000, 60_000) + whole[24:]))
    expect(photo.page.get_by_text("This picture has too many pixels.").first).to_be_visible()
    expect(photo.item("photo.preview.image")).to_have_count(0)
    photo.choose_photo(file("luna.png", whole))
    expect(photo.item("photo.fileName.text")).to_have_text("luna.png")


def test_wrong_file_keeps_the_picture_that_was_there(photo):
    photo.choose_photo(file("luna.png", png()))
    expect(photo.item("photo.fileName.text")).to_have_text("luna.png")
    photo.choose_photo(file("words.png", b"just words"))
    expect(photo.item("photo.error.text")).to_contain_text("not an image")
    expect(photo.item("photo.fileName.text")).to_have_text("luna.png")


def test_name_of_a_file_is_only_words(photo):
    name = "<img src=x onerror=alert(1)>.png"
    photo.choose_photo(file(name, png()))
    expect(photo.item("photo.fileName.text")).to_have_text(name)


def test_picture_is_there_after_a_reload_and_in_the_summary(page, server):
    flow = ReportFlow(page, server.origin).go_to("photo")
    flow.choose_photo(file("luna.png", png()))
    expect(flow.item("photo.preview.image")).to_be_visible()
    page.reload()
    flow.expect_step("photo")
    assert is_drawn(flow, "photo.preview.image")
    flow.advance("photo")
    flow.expect_step("animalDescription")
    flow.fill_animalDescription()
    flow.advance("animalDescription")
    flow.expect_step("contactDetails")
    flow.fill_contactDetails()
    flow.advance("contactDetails")
    assert is_drawn(flow, "summary.photo.image")
