"""Shelves, drawers and cards of strangers' screens, where a page once looked or acted otherwise than a phone."""

from playwright.sync_api import expect


def test_cards_have_their_part_of_the_window_without_margins(show):
    page = show("streaming")
    card = page.get_by_role("link", name="Harbour").first
    box = card.bounding_box()
    # Four fifths of 342 points less four spaces, with three of them; four parts high to three.
    assert abs(box["width"] - 270.4) < 1 and abs(box["height"] - 360.5) < 1


def test_the_menu_of_a_title_stands_in_the_middle_below_it(show):
    page = show("streaming")
    page.locator(".bar .menu-label").filter(visible=True).first.click()
    items = page.locator(".menu-items").filter(visible=True)
    expect(items).to_be_visible()
    box = items.bounding_box()
    assert abs(box["x"] + box["width"] / 2 - 195) < 2


def test_a_screen_that_was_moved_aside_does_not_scroll_the_window(show):
    page = show("parcels")
    page.get_by_role("button", name="Menu", exact=True).click()
    expect(page.get_by_text("Mia Kern")).to_be_visible()
    page.wait_for_function("document.querySelector('.navigation').getBoundingClientRect().x > 250")
    page.get_by_role("button", name="Map tab").focus()
    assert page.evaluate("[scrollX, document.scrollingElement.scrollLeft, document.querySelector('#screen').scrollLeft]") == [0, 0, 0]


def test_what_lies_below_a_screen_that_was_moved_aside_is_tapped(show):
    page = show("parcels")
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("button", name="Profile", exact=True).click()
    expect(page.get_by_text("since 2019")).to_be_visible()


def test_a_reader_scrolls_the_outer_view_although_a_shelf_has_the_same_identity(show):
    page = show("trattoria")
    page.get_by_role("button", name="Pizza", exact=True).click()
    page.wait_for_function("""() => {
      const [dish] = [...document.querySelectorAll('.text')].filter((one) => one.textContent === 'Margherita')
      return dish?.getBoundingClientRect().y < 200
    }""")


def test_the_header_of_a_section_that_opens_has_a_sign(show):
    page = show("clinic")
    header = page.get_by_role("button", name="Past", exact=True)
    sign, words = header.locator("svg"), header.get_by_text("Past")
    assert sign.bounding_box()["x"] > 330
    assert words.evaluate("(one) => getComputedStyle(one).textTransform") == "none"
    header.click()
    expect(page.get_by_text("Mika, 3 March")).to_be_visible()


def test_a_table_beside_an_inspector_is_as_wide_as_its_column(show):
    page = show("desk")
    page.set_viewport_size({"width": 1280, "height": 900})
    expect(page.get_by_text("Overdue")).to_be_visible()
    page.get_by_role("button", name="Inspector", exact=True).click()
    expect(page.get_by_text("Nothing chosen")).to_be_visible()
    page.wait_for_function("""() => {
      const box = document.querySelector('.table').getBoundingClientRect()
      return box.left < 260 && box.width > 700
    }""")


def test_an_app_opens_the_links_in_its_texts_itself(show):
    page = show("feed")
    page.get_by_role("link", name="#bay").first.click()
    expect(page.locator(".bar").get_by_text("#bay", exact=True)).to_be_visible()
    address = page.url
    page.get_by_role("link", name="#dawn").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".bar").get_by_text("#dawn", exact=True)).to_be_visible()
    assert page.url == address


def test_a_field_that_grows_leaves_room_for_the_button_beside_it(show):
    page = show("feed")
    page.get_by_role("button", name="Comments", exact=True).first.click()
    field = page.locator("textarea").filter(visible=True)
    field.click()
    page.keyboard.type("Hello there")
    post = page.get_by_role("button", name="Post", exact=True)
    expect(post).to_be_visible()
    page.wait_for_function("""() => {
      const [post] = [...document.querySelectorAll('.button')].filter((one) => one.textContent === 'Post')
      return post.getBoundingClientRect().right <= 375 && document.querySelector('textarea').getBoundingClientRect().x > 20
    }""")
    post.click()
    expect(page.get_by_text("Hello there")).to_be_visible()
    expect(field).to_have_value("")
