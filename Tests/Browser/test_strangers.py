"""Screens in the style of public apps, whole: what once looked wrong on them."""

import pytest
from harness.site import wait_until_complete
from playwright.sync_api import expect


def middle(box):
    return box["y"] + box["height"] / 2


def test_a_sheet_over_a_page_with_a_ground_covers_it(show):
    page = show("notes")
    expect(page.locator(".page-content > .ground")).to_have_count(1)
    page.get_by_text("Groceries").click()
    sheet = page.locator("dialog[open]")
    expect(sheet.get_by_role("textbox", name="Title")).to_be_visible()
    assert sheet.evaluate("(sheet) => getComputedStyle(sheet).backgroundColor") == "rgb(255, 255, 255)"


def test_the_label_of_a_menu_is_laid_out_as_other_views(show):
    page = show("music")
    label = page.get_by_test_id("row.menu").first.locator("summary")
    box, sign = label.bounding_box(), label.locator("svg").bounding_box()
    assert (box["width"], box["height"]) == pytest.approx((32, 44), abs=.1)
    assert middle(sign) == pytest.approx(middle(box), abs=.1)
    assert middle(box) == pytest.approx(middle(page.get_by_text("3:34").bounding_box()), abs=.5)
    label.click()
    item = page.get_by_role("button", name="Remove")
    expect(item.first).to_be_visible()
    # Items are as wide as a menu, not as its label.
    assert item.first.bounding_box()["width"] > 150


def test_a_limited_text_shows_nothing_of_the_next_line(show):
    page = show("music")
    title = page.get_by_text("Everything You Ever").last
    below = title.evaluate("""(text) => {
      const style = getComputedStyle(text)
      return parseFloat(style.overflowClipMargin.replace(/[^0-9.]/g, '')) - (parseFloat(style.lineHeight) - text.offsetHeight)
    }""")
    # Next lines begin a line's height below the first one.
    assert below <= .5


def test_a_shadow_is_as_soft_as_on_a_phone(show):
    page = show("music")
    cover = page.locator("[style*=drop-shadow],[class*=' sh-6']").first
    # The length is the standard deviation, which the radius is, too.
    assert cover.evaluate("(cover) => getComputedStyle(cover).filter") == "drop-shadow(rgba(0, 0, 0, 0.33) 0px 4px 6px)"


def test_a_control_with_a_symbol_alone_has_a_name(show):
    page = show("music")
    assert page.get_by_role("button", name="More", exact=True).count() == 5
    page.get_by_text("Fern").last.click()
    page.get_by_role("button", name="Pause", exact=True).click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    page = show("habits")
    page.get_by_role("button", name="Add", exact=True).first.click()
    expect(page.get_by_text("6/8")).to_be_visible()


def test_lines_between_rows_begin_with_their_words(show):
    page = show("settings")
    words = page.locator(".row .label > .text").evaluate_all(
        "(all) => all.map((one) => [one.getBoundingClientRect().x, one.closest('.row').style.getPropertyValue('--line'), one.closest('.row').getBoundingClientRect().x])")
    assert len(words) >= 6
    for start, line, row in words:
        assert float(line.removesuffix("px")) == pytest.approx(start - row, abs=.5)


def test_values_are_seen_on_their_way(show):
    page = show("wallet")
    # An effect draws a view elsewhere, and its place stays.
    rest = page.evaluate("""() => {
      const dots = document.querySelector('[data-testid="wallet.dots"] .stack')
      window.seen = []
      const look = () => { window.seen.push(dots.getBoundingClientRect().x); requestAnimationFrame(look) }
      look()
      return window.seen[0]
    }""")
    for key in "1111":
        page.get_by_role("button", name=key, exact=True).click()
    expect(page.get_by_text("Wrong code.")).to_be_visible()
    page.wait_for_function("(rest) => Math.max(...window.seen) > rest + 4 && Math.min(...window.seen) < rest - 4", arg=rest)
    page.wait_for_function("(rest) => Math.abs(window.seen.at(-1) - rest) < .5", arg=rest)
    for key in "1234":
        page.get_by_role("button", name=key, exact=True).click()
    balance = page.get_by_test_id("wallet.balance")
    expect(balance).to_have_text("€120.50")
    page.evaluate("""() => {
      window.amounts = new Set()
      const balance = document.querySelector('[data-testid="wallet.balance"]')
      new MutationObserver(() => window.amounts.add(balance.textContent)).observe(balance, {subtree: true, childList: true, characterData: true})
    }""")
    page.get_by_role("button", name="Add €50").click()
    expect(balance).to_have_text("€170.50")
    assert page.evaluate("window.amounts.size") > 3


def test_a_view_comes_as_its_own_transition_says(show):
    page = show("wallet")
    for key in "1234":
        page.get_by_role("button", name=key, exact=True).click()
    page.get_by_role("button", name="Pay €8").click()
    coffee = page.get_by_text("Coffee")
    expect(coffee).to_be_visible()
    page.wait_for_function("""() => document.getAnimations().some((one) =>
      one.effect.getKeyframes().some((frame) => frame.rotate === '-30deg' && frame.opacity === '0'))""")


def test_tabs_of_a_collection_have_names(show):
    page = show("wallet")
    for key in "1234":
        page.get_by_role("button", name=key, exact=True).click()
    page.get_by_test_id("wallet.tab.2").click()
    expect(page.get_by_text("•••• 0077")).to_be_visible()
    page.get_by_role("button", name="Details").click()
    sheet = page.locator("dialog[open]")
    expect(sheet.get_by_text("1.243 mi")).to_be_visible()
    sheet.locator("summary").click()
    expect(page.get_by_role("button", name="Report lost")).to_be_visible()


def test_a_chart_scrolls_and_says_where_it_is(show):
    page = show("steps")
    average = page.get_by_test_id("steps.average")
    expect(average).to_have_text("7,691 steps")
    plot = page.locator(".scroll.sax-1")
    # Seven of thirty days are seen.
    page.wait_for_function("""() => {
      const plot = document.querySelector('.scroll.sax-1')
      return Math.abs(plot.scrollWidth / plot.clientWidth * 7 / 30 - 1) < 0.05
    }""")
    wide = plot.evaluate("(plot) => plot.scrollWidth")
    plot.evaluate("(plot) => { plot.scrollLeft = 200 }")
    expect(average).to_have_text("7,936 steps")
    assert plot.evaluate("(plot) => plot.scrollLeft / plot.scrollWidth") == pytest.approx(200 / wide, abs=.03)


def test_a_cell_without_a_size_leaves_its_column_alone(show):
    page = show("wallet")
    one, zero = page.get_by_role("button", name="1", exact=True), page.get_by_role("button", name="0", exact=True)
    two = page.get_by_role("button", name="2", exact=True)
    assert one.bounding_box()["width"] == pytest.approx(72, abs=.5)
    assert zero.bounding_box()["x"] == pytest.approx(two.bounding_box()["x"], abs=.5)


def test_a_scroll_view_of_pages_rests_at_its_start(show):
    page = show("board")
    assert page.get_by_text("To do").bounding_box()["x"] == pytest.approx(32, abs=.5)


def test_a_message_is_sent_and_seen(show):
    page = show("chat")
    page.get_by_role("textbox", name="Message").fill("On *my* way")
    page.get_by_role("button", name="Paper plane").or_(page.locator("button:has(svg)").last).first.click()
    expect(page.get_by_text("On my way")).to_be_visible()
    expect(page.get_by_role("textbox", name="Message")).to_have_value("")


def test_a_context_menu_of_a_narrow_card_stays_in_the_window(show):
    page = show("home")
    page.get_by_text("Ceiling", exact=True).click(button="right")
    item = page.get_by_role("button", name="Adjust…")
    expect(item).to_be_visible()
    box = item.bounding_box()
    assert box["x"] >= 8 and box["x"] + box["width"] <= 382
    item.click()
    expect(page.get_by_role("slider", name="Level")).to_be_visible()


def test_a_destructive_button_of_a_bar_below_is_red(show):
    page = show("inbox")
    page.get_by_role("button", name="Edit").click()
    page.get_by_text("Newsletter").click()
    expect(page.get_by_role("button", name="Delete", exact=True).last).to_have_css("color", "rgb(255, 59, 48)")


def test_a_mark_follows_the_chosen_tab(page, fixture):
    page.goto(fixture.origin + "/layout/program-followers")
    mark, tab = page.get_by_test_id("followers.mark"), page.get_by_test_id("followers.2")
    wait_until_complete(page)
    assert mark.bounding_box() == pytest.approx(page.get_by_test_id("followers.1").bounding_box(), abs=.5)
    tab.click()
    page.wait_for_function(
        "() => document.getAnimations().length && document.querySelector('[data-testid=\"followers.mark\"]')"
        ".getAnimations().length")
    page.wait_for_function("() => !document.getAnimations().length")
    assert mark.bounding_box() == pytest.approx(tab.bounding_box(), abs=.5)


def test_a_cover_that_is_there_from_the_beginning_is_laid_out(show):
    page = show("gallery")
    button = page.get_by_role("button", name="Continue")
    expect(button).to_be_visible()
    box = button.bounding_box()
    assert box["width"] > 340 and box["y"] + box["height"] > 780


def test_a_label_in_a_footer_has_its_sign_beside_its_words(show):
    page = show("booking")
    for _ in range(3):
        page.get_by_role("button", name="Next", exact=True).click()
    words = page.get_by_text("Enter your name.", exact=True)
    expect(words).to_be_visible()
    # The step of the booking comes in an animation.
    page.wait_for_function("document.getAnimations().every(({ playState }) => playState === 'finished')")
    sign, words = (one.bounding_box() for one in (words.locator("xpath=preceding-sibling::*"), words))
    assert words["x"] - sign["x"] - sign["width"] == pytest.approx(8, abs=.5)
    assert middle(sign) == pytest.approx(middle(words), abs=2)


def test_toasts_in_a_window_of_their_own_stand_above_a_sheet(show):
    page = show("coffee")
    page.get_by_test_id("add.Cortado").click()
    toast = page.get_by_text("Cortado added")
    expect(toast).to_be_visible()
    # The page takes touches beside a toast.
    page.get_by_role("button", name="Leave a tip").click()
    page.get_by_role("button", name="One euro").click()
    expect(page.get_by_text("Thank you")).to_be_visible()
    assert toast.evaluate("(toast) => toast.closest('dialog').matches(':popover-open')")
    page.get_by_role("button", name="Done").click()
    expect(page.locator("dialog:modal")).to_have_count(0)
    page.get_by_role("button", name="Close").first.click()
    expect(toast).to_have_count(0)
    expect(page.get_by_text("Thank you")).to_be_visible()


def test_a_window_of_a_higher_level_covers_the_page_and_its_toasts(show):
    page = show("coffee")
    page.get_by_test_id("add.Cortado").click()
    toast = page.get_by_text("Cortado added")
    expect(toast).to_be_visible()
    # The dialog that a finger meets at the toast's words.
    above = (
        "(toast) => { const { x, y } = toast.getBoundingClientRect();"
        " return document.elementFromPoint(x + 8, y + 8)?.closest('dialog')?.innerText ?? '' }")
    words = toast.element_handle()
    page.wait_for_function(f"(toast) => ({above})(toast).includes('Cortado added')", arg=words)
    page.get_by_role("button", name="Lock").click()
    expect(page.get_by_role("button", name="Unlock")).to_be_visible()
    page.wait_for_function(f"(toast) => ({above})(toast).includes('The bar is locked')", arg=words)
    page.get_by_role("button", name="Unlock").click()
    expect(page.get_by_role("button", name="Unlock")).to_have_count(0)
    page.get_by_test_id("add.Filter").click()
    expect(page.get_by_text("Filter added")).to_be_visible()


def test_a_line_is_drawn_beside_its_padding_alone(show):
    page = show("stretchy")
    line = page.locator("hr").first
    assert line.bounding_box()["height"] == pytest.approx(1, abs=.1)
    drawn = line.evaluate("(line) => [getComputedStyle(line).backgroundClip, getComputedStyle(line).paddingLeft]")
    assert drawn == ["content-box", "48px"]


def test_a_hidden_label_of_a_stepper_is_not_seen(show):
    page = show("stretchy")
    label = page.get_by_role("group").filter(has_text="Servings").locator(".label-text")
    assert label.bounding_box()["width"] <= 1


def test_a_symbol_has_the_middle_of_the_letters_beside_it(show):
    page = show("stretchy")
    text = page.get_by_text("Butter", exact=True)
    line = page.locator(".stack", has=page.get_by_text("Butter", exact=True)).last
    assert middle(line.locator("svg").bounding_box()) == pytest.approx(middle(text.bounding_box()), abs=1.5)


def test_the_accent_is_that_of_the_views_around(show):
    page = show("podcasts")
    colour = "(one) => getComputedStyle(one)[one.matches('.tab') ? 'color' : 'backgroundColor']"
    purple = page.locator(".tab[aria-selected=true]").evaluate(colour)
    assert purple == "rgb(175, 82, 222)"
    # The part of a progress bar of the app's own style that is done.
    done = page.evaluate("""() => [...document.querySelectorAll('[data-on*=g] *')].filter(one => one.offsetHeight === 2)
      .map(one => getComputedStyle(one).backgroundColor)""")
    assert purple in done


def test_a_view_that_comes_with_a_motion_learns_its_size(show):
    page = show("glass")
    page.get_by_text("Skip").click()
    bars = page.locator("[data-on*=g] > .shape")
    expect(bars).to_have_count(10)
    page.wait_for_function("""() => {
      const [track, bar] = [...document.querySelectorAll('[data-on*=g] > .shape')].map(one => one.offsetWidth)
      return track > 0 && Math.abs(bar - track * .6) < 1.5
    }""")


def test_rows_that_scroll_are_not_seen_around_a_search_field(show):
    page = show("task-nest")
    page.set_viewport_size({"width": 390, "height": 500})
    field = page.locator(".search-bar")
    page.mouse.move(200, 500)
    page.mouse.wheel(0, 400)
    page.wait_for_function("() => scrollY > 100 || document.querySelector('.search-content > *').scrollTop > 100")
    # Its ground is as wide as the window, and the colour of the page.
    look = field.evaluate("(field) => [getComputedStyle(field).boxShadow, getComputedStyle(field).backgroundColor]")
    assert look[0].startswith("rgb(242, 242, 247)") and look[1] == "rgb(242, 242, 247)"


def test_one_tap_and_two_taps_on_a_picture_have_their_actions(show):
    page = show("wall")
    picture = page.locator("[data-taps='2']").first
    picture.scroll_into_view_if_needed()
    picture.dblclick()
    expect(page.locator("dialog[open]")).to_have_count(0)
    heart = page.locator("svg.icon").filter(has=page.locator("xpath=self::*")).last
    expect(heart).to_be_attached()
    picture.click()
    expect(page.locator("dialog[open]")).to_have_count(1)
