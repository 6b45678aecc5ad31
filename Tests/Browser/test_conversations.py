"""A conversation opens at its newest message, which stands above the field for the next one."""

import pytest
from harness.site import open_page
from playwright.sync_api import Locator, Page, expect
from screens import care


class Conversation:
    """What both areas with messages have."""

    def __init__(self, page: Page, field: str):
        self.page = page
        self.field = page.get_by_test_id(field).filter(visible=True)
        self.button = page.get_by_test_id("conversation.sendButton.tap").filter(visible=True)

    def message(self, text: str) -> Locator:
        """In a wide window the list beside it shows the newest as well."""
        return self.page.get_by_text(text, exact=True).and_(self.page.locator(":not(.row *)")).filter(visible=True)

    def send(self, text: str) -> None:
        self.field.fill(text)
        expect(self.button).to_be_enabled()
        self.button.click()
        expect(self.message(text)).to_be_attached()
        expect(self.field).to_have_value("")

    def expect_whole(self, text: str) -> None:
        """It is in sight, between the bar and the field."""
        message = self.message(text)
        expect(message).to_be_in_viewport(ratio=1)
        assert message.evaluate("""async one => {
          const box = one.getBoundingClientRect()
          return [box.top + 2, box.bottom - 2].every(y => one.contains(document.elementFromPoint(box.left + box.width / 2, y)))
        }""")
        box = message.bounding_box()
        assert box["y"] + box["height"] <= self.field.bounding_box()["y"]


@pytest.mark.parametrize("area", ["care", "profile"])
@pytest.mark.parametrize("size", [(390, 560), (1280, 700)])
def test_the_newest_message_is_in_sight(page, own_server, area, size):
    page.set_viewport_size({"width": size[0], "height": size[1]})
    if area == "care":
        care.sign_in(page, own_server, "maria")
        address = "/care/messages/lena"
        conversation = Conversation(page, "conversation.messageTextField.input")
    else:
        address = "/profile/hiro/messages"
        conversation = Conversation(page, "conversation.textField.input")
    open_page(page, own_server.origin, address)
    expect(conversation.field).to_be_visible()
    for number in range(1, 13):
        conversation.send(f"Message {number} of many")
        conversation.expect_whole(f"Message {number} of many")
    # Opened anew it begins where one would go on.
    open_page(page, own_server.origin, address)
    conversation.expect_whole("Message 12 of many")
    expect(conversation.message("Message 1 of many")).not_to_be_in_viewport()
    # And so it does for who comes by a link.
    open_page(page, own_server.origin, "/care/messages" if area == "care" else "/profile/hiro")
    page.locator(f'a[href="{address}"]').filter(visible=True).first.click()
    expect(conversation.field).to_be_visible()
    conversation.expect_whole("Message 12 of many")
