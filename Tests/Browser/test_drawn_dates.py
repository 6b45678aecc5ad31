"""Date pickers with a calendar, and with wheels."""

import pytest
from playwright.sync_api import expect
from test_wheels import expect_in_the_middle, scroll


@pytest.fixture
def dates(page, fixture):
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(fixture.origin + "/drawn-dates")
    expect(page.locator("html.live")).to_be_attached()
    return page


def said(page, name: str, text: str):
    expect(page.get_by_test_id("said " + name)).to_have_text(text)


def test_a_day_is_chosen_in_its_month(dates):
    day = dates.get_by_role("group", name="Day")
    expect(day.get_by_role("button", name="Friday, November 27, 2026")).to_have_attribute("aria-pressed", "true")
    day.get_by_role("button", name="Monday, November 9, 2026").click()
    said(dates, "day", "2026-11-09T00:00:00Z")
    expect(day.locator("[aria-pressed=true]")).to_have_text("9")
    day.get_by_role("button", name="December 2026").click()
    expect(day.get_by_text("December 2026", exact=True)).to_be_visible()
    day.get_by_role("button", name="Thursday, December 31, 2026").click()
    said(dates, "day", "2026-12-31T00:00:00Z")


def test_days_beyond_the_bounds_are_not_offered(dates):
    day = dates.get_by_role("group", name="Day")
    expect(day.get_by_role("button", name="Wednesday, November 4, 2026")).to_be_disabled()
    expect(day.get_by_role("button", name="Thursday, November 5, 2026")).to_be_enabled()
    expect(day.get_by_role("button", name="October 2026")).to_be_disabled()
    for month in ("December 2026", "January 2027", "February 2027"):
        day.get_by_role("button", name=month, exact=True).click()
    expect(day.get_by_role("button", name="Thursday, February 11, 2027")).to_be_disabled()
    expect(day.get_by_role("button", name="March 2027")).to_be_disabled()


def test_keys_go_from_day_to_day(dates):
    day = dates.get_by_role("group", name="Day")
    day.get_by_role("button", name="Friday, November 27, 2026").focus()
    dates.keyboard.press("ArrowDown")
    expect(day.get_by_role("button", name="Friday, December 4, 2026")).to_be_focused()
    dates.keyboard.press("ArrowLeft")
    dates.keyboard.press("Enter")
    said(dates, "day", "2026-12-03T00:00:00Z")
    expect(day.get_by_role("button", name="Thursday, December 3, 2026")).to_be_focused()


def test_wheels_choose_parts_of_a_date(dates):
    birthday = dates.get_by_role("group", name="Birthday")
    expect(birthday.get_by_role("radiogroup")).to_have_count(3)
    # The last day takes the place of one that the month lacks.
    scroll(birthday, "month", 1)
    said(dates, "birthday", "2026-02-28T08:05:00Z")
    expect_in_the_middle(birthday, "day", "28")
    expect(birthday.get_by_role("radiogroup", name="day").get_by_role("radio")).to_have_count(28)
    scroll(birthday, "year", 2)
    said(dates, "birthday", "2028-02-28T08:05:00Z")
    expect(birthday.get_by_role("radiogroup", name="day").get_by_role("radio")).to_have_count(29)


def test_the_session_turns_the_wheels_of_a_time(dates):
    alarm = dates.get_by_role("group", name="Alarm")
    scroll(alarm, "hour", 2)
    said(dates, "alarm", "2026-11-27T09:30:00Z")
    alarm.get_by_role("radio", name="PM").click()
    said(dates, "alarm", "2026-11-27T21:30:00Z")
    dates.get_by_role("button", name="Snooze").click()
    said(dates, "alarm", "2026-11-27T21:45:00Z")
    expect_in_the_middle(alarm, "minute", "45")
    time = dates.get_by_role("group", name="Meeting").locator("input[type=time]")
    # The visitor's zone is an hour ahead.
    expect(time).to_have_value("22:45")
    time.fill("06:15")
    said(dates, "alarm", "2026-11-27T05:15:00Z")


def test_a_day_and_a_time_turn_together(dates):
    reminder = dates.get_by_role("group", name="Reminder")
    expect_in_the_middle(reminder, "day", "Fri, Nov 27")
    scroll(reminder, "day", 3)
    said(dates, "alarm", "2026-11-30T07:30:00Z")


def test_without_a_script_the_field_is_there(browser, fixture):
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(fixture.origin + "/drawn-dates")
    expect(page.locator(".drawn-date > input").first).to_be_visible()
    context.close()
