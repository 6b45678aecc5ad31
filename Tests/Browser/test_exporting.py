"""A screen hands files to a person: the browser saves them, and shows none of them."""

import pathlib

from playwright.sync_api import expect

TEXT = "Brot & Käse\n<b>"


def words(page):
    return page.get_by_test_id("exporting.words")


def test_a_document_is_saved_under_its_name(page, fixture):
    page.goto(f"{fixture.origin}/exporting")
    with page.expect_download() as saving:
        page.get_by_role("button", name="Export").click()
    assert saving.value.suggested_filename.endswith(".html")
    assert "Einkauf für" in saving.value.suggested_filename
    assert pathlib.Path(saving.value.path()).read_text() == TEXT
    expect(words(page)).to_have_text('Einkauf für "Mai".html')
    assert page.url.endswith("/exporting")


def test_what_is_saved_is_never_shown(page, fixture):
    page.goto(f"{fixture.origin}/exporting")
    with page.expect_download() as saving:
        page.get_by_role("button", name="Export").click()
    address = saving.value.url
    answer = page.request.get(address)
    assert answer.headers["content-disposition"].startswith("attachment;")
    assert answer.headers["content-type"] == "application/octet-stream"
    assert answer.headers["x-content-type-options"] == "nosniff"
    # A made-up address has no seal, and one for pictures opens no file.
    assert page.request.get(address[:-3] + "AAA").status == 404
    assert page.request.get(address.replace("/download/", "/file/")).status == 404


def test_a_document_picker_opens_a_file(page, fixture):
    page.goto(f"{fixture.origin}/exporting")
    page.get_by_role("button", name="Open").click()
    with page.expect_file_chooser() as choosing:
        page.get_by_test_id("apus.file-chooser").click()
    choosing.value.set_files({"name": "list.txt", "mimeType": "text/plain", "buffer": b"Eggs"})
    expect(words(page)).to_have_text("Eggs")
    expect(page.get_by_role("dialog")).to_have_count(0)
