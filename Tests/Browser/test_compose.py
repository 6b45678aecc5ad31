"""Fields of UIKit as apps use them: a prompt over a text view, and digits that delete backward."""

from playwright.sync_api import expect


def test_a_label_over_a_text_view_lets_clicks_through_and_goes_when_a_person_types(show):
    page = show("compose")
    prompt = page.get_by_text("Write something", exact=True)
    box = prompt.bounding_box()
    page.mouse.click(box["x"] + 20, box["y"] + box["height"] / 2)
    page.keyboard.type("Milk")
    expect(page.get_by_test_id("note.said")).to_have_text("Note: Milk")
    expect(prompt).to_be_hidden()
    for _ in "Milk":
        page.keyboard.press("Backspace")
    expect(page.get_by_test_id("note.said")).to_have_text("Note:")
    expect(prompt).to_be_visible()


def test_digits_go_on_by_themselves_and_back_by_backspace(show):
    page = show("compose")
    page.get_by_label("Digit 1").click()
    for number, digit in enumerate("1234"):
        expect(page.get_by_label(f"Digit {number + 1}")).to_be_focused()
        page.keyboard.type(digit)
        expect(page.get_by_test_id("code.said")).to_have_text("Code: " + "1234"[:number + 1])
    page.keyboard.press("Backspace")
    expect(page.get_by_test_id("code.said")).to_have_text("Code: 123")
    # The place is empty, so the digit before it goes.
    page.keyboard.press("Backspace")
    expect(page.get_by_test_id("code.said")).to_have_text("Code: 12")
    expect(page.get_by_label("Digit 3")).to_be_focused()
