"""The area /profile/:id: follow, message, the own profile, and the way from one to another."""

import pytest
from harness.accessibility import assert_accessible, settle
from harness.browser import LOOKS
from playwright.sync_api import Locator, Page, expect
from screens.keyboard import tab_to


class Profiles:
    """Drives the area on a page that is open on the showcase's origin."""

    def __init__(self, page: Page, origin: str):
        self.page = page
        self.origin = origin

    def item(self, test_id: str) -> Locator:
        """What a person sees of it: pages below another one are still in the document."""
        return self.page.get_by_test_id(test_id).filter(visible=True)

    def open(self, address: str = "/profile/ada") -> "Profiles":
        self.page.goto(self.origin + address)
        return self

    def expect_address(self, address: str) -> None:
        expect(self.page).to_have_url(self.origin + address)


@pytest.fixture
def profiles(page, own_server):
    return Profiles(page, own_server.origin)


def test_main_path_by_mouse(profiles, page):
    profiles.open()
    expect(profiles.item("profile.name.text")).to_have_text("Ada Lindqvist")
    expect(profiles.item("profile.followers.text")).to_have_text("1,205 followers")
    follow = profiles.item("profile.followButton.tap")
    follow.click()
    expect(follow).to_have_text("Unfollow")
    expect(profiles.item("profile.followers.text")).to_have_text("1,206 followers")

    profiles.item("profile.messageButton.tap").click()
    profiles.expect_address("/profile/ada/messages")
    profiles.item("conversation.textField.input").fill("Shall we meet on Sunday?")
    send = profiles.item("conversation.sendButton.tap")
    expect(send).to_be_enabled()
    send.click()
    expect(page.get_by_text("Shall we meet on Sunday?", exact=True)).to_be_visible()
    expect(profiles.item("conversation.textField.input")).to_have_value("")
    # Both last.
    page.reload()
    expect(page.get_by_text("Shall we meet on Sunday?", exact=True)).to_be_visible()
    profiles.item("BackButton").click()
    profiles.expect_address("/profile/ada")
    expect(follow).to_have_text("Unfollow")
    follow.click()
    expect(follow).to_have_text("Follow")
    expect(profiles.item("profile.followers.text")).to_have_text("1,205 followers")

    profiles.item("profile.peopleButton.tap").click()
    profiles.expect_address("/profile")
    expect(page.locator('[data-testid^="people.row."]').filter(visible=True)).to_have_count(8)
    profiles.item("people.row.sam.tap").click()
    profiles.item("profile.editButton.tap").click()
    profiles.item("editProfile.nameTextField.input").fill("")
    profiles.item("editProfile.saveButton.tap").click()
    expect(profiles.item("editProfile.nameTextField.input.error")).to_be_visible()
    profiles.item("editProfile.nameTextField.input").fill("Sam Brook")
    profiles.item("editProfile.saveButton.tap").click()
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(profiles.item("profile.name.text")).to_have_text("Sam Brook")
    page.reload()
    expect(profiles.item("profile.name.text")).to_have_text("Sam Brook")


def test_main_path_by_keyboard_alone(profiles, page):
    profiles.open()
    keys = page.keyboard
    expect(profiles.item("profile.name.text")).to_be_visible()
    tab_to(page, "profile.followButton.tap")
    keys.press("Enter")
    follow = profiles.item("profile.followButton.tap")
    expect(follow).to_have_text("Unfollow")
    # The button keeps the keyboard while what it says changes.
    expect(follow).to_be_focused()
    tab_to(page, "profile.messageButton.tap")
    # A link, which Space scrolls past.
    keys.press("Enter")
    profiles.expect_address("/profile/ada/messages")
    expect(profiles.item("conversation.textField.input")).to_be_visible()
    tab_to(page, "conversation.textField.input")
    keys.type("By keyboard")
    keys.press("Enter")
    expect(page.get_by_text("By keyboard", exact=True)).to_be_visible()
    tab_to(page, "BackButton")
    keys.press("Enter")
    profiles.expect_address("/profile/ada")
    tab_to(page, "profile.peopleButton.tap")
    keys.press("Enter")
    profiles.expect_address("/profile")
    tab_to(page, "people.row.hiro.tap")
    keys.press("Enter")
    expect(profiles.item("profile.name.text")).to_have_text("Hiro Tanabe")


def test_somebody_who_is_not_there_is_not_found_and_does_not_spin(profiles, page, gate):
    gate.allow("status of 404")
    profiles.open("/profile/nobody")
    expect(profiles.item("profile.missing.title.text")).to_have_text("No Such Person")
    expect(page.get_by_text("Loading profile…").filter(visible=True)).to_have_count(0)
    assert_accessible(page)
    profiles.item("profile.missing.action.tap").click()
    profiles.expect_address("/profile")


def test_back_and_forward_and_reload(profiles, page):
    profiles.open("/profile")
    profiles.item("people.row.grace.tap").click()
    profiles.expect_address("/profile/grace")
    profiles.item("profile.messageButton.tap").click()
    profiles.expect_address("/profile/grace/messages")
    page.go_back()
    expect(profiles.item("profile.name.text")).to_have_text("Grace O’Malley")
    profiles.expect_address("/profile/grace")
    page.go_back()
    expect(profiles.item("people.list.scroll")).to_be_visible()
    page.go_forward()
    expect(profiles.item("profile.name.text")).to_have_text("Grace O’Malley")
    page.reload()
    expect(profiles.item("profile.name.text")).to_have_text("Grace O’Malley")
    profiles.expect_address("/profile/grace")


def test_a_message_is_there_for_the_other_pages_of_the_showcase(profiles, page, new_page):
    profiles.open("/profile/hiro/messages")
    expect(profiles.item("conversation.empty.text")).to_be_visible()
    profiles.item("conversation.textField.input").fill("<b>Hello</b>")
    profiles.item("conversation.textField.input").press("Enter")
    expect(page.get_by_text("<b>Hello</b>", exact=True)).to_be_visible()
    other = Profiles(new_page(), profiles.origin).open("/profile/hiro/messages")
    expect(other.page.get_by_text("<b>Hello</b>", exact=True)).to_be_visible()


def test_first_page_leads_to_the_other_areas(profiles):
    profiles.open("/profile")
    profiles.item("profiles.allAreas.tap").click()
    profiles.expect_address("/")


@pytest.mark.part(2)
@pytest.mark.parametrize("look", LOOKS, ids=str)
def test_accessible(page, server, look):
    profiles = Profiles(page, server.origin).open()
    expect(profiles.item("profile.name.text")).to_be_visible()
    assert_accessible(page)
    profiles.open("/profile/ada/messages")
    expect(profiles.item("conversation.message.1.text")).to_be_visible()
    assert_accessible(page)
    profiles.open("/profile")
    expect(profiles.item("people.list.scroll")).to_be_visible()
    assert_accessible(page)
    profiles.open("/profile/sam")
    profiles.item("profile.editButton.tap").click()
    profiles.item("editProfile.nameTextField.input").fill("")
    profiles.item("editProfile.saveButton.tap").click()
    expect(profiles.item("editProfile.nameTextField.input.error")).to_be_visible()
    # A sheet that is still coming in is seen through.
    settle(page)
    assert_accessible(page)


def test_picture_comes_from_the_showcase_itself(profiles, page):
    profiles.open()
    expect(profiles.item("profile.name.text")).to_be_visible()
    picture = page.locator('.image:not(.spoken-1) > img[src="/profile-pictures?of=carpet"]')
    expect(picture).to_be_visible()
    assert picture.evaluate("image => image.decode().then(() => image.naturalWidth)") == 240
    profiles.open("/profile/bruno")
    expect(profiles.item("profile.name.text")).to_have_text("Bruno Carvalho")
    expect(page.get_by_text("BC", exact=True).filter(visible=True)).to_have_count(1)
    expect(page.locator('img[src^="/profile-pictures"]').filter(visible=True)).to_have_count(0)


def test_picture_that_does_not_come_leaves_the_initials(profiles, page, gate):
    gate.allow(r"404")
    page.route(
        "**/profile-pictures?of=carpet", lambda route: route.fulfill(status=404, body="none"))
    with page.expect_response("**/profile-pictures?of=carpet"):
        profiles.open()
    expect(profiles.item("profile.name.text")).to_be_visible()
    initials = page.get_by_text("AL", exact=True).filter(visible=True)
    expect(initials).to_have_count(1)
    # And no sign of a broken picture over them.
    expect(page.locator(".image:not(.spoken-1) > img")).to_have_count(0)


def test_initials_stand_in_the_middle(profiles, page):
    profiles.open("/profile")
    for initials in ["BC", "SR"]:
        text = page.get_by_text(initials, exact=True).filter(visible=True)
        expect(text).to_have_count(1)
        off = text.evaluate(
            """text => {
              const middle = ({ top, height }) => top + height / 2
              let circle = text.parentElement
              while (circle.getBoundingClientRect().height < 40) circle = circle.parentElement
              return middle(text.getBoundingClientRect()) - middle(circle.getBoundingClientRect())
            }""")
        assert abs(off) < 2
