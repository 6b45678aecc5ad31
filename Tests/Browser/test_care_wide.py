"""CareSupport on a desk: the tasks beside the one that is chosen."""

import pytest
from harness.browser import Look
from playwright.sync_api import Page, expect
from screens.care import item, sign_in


@pytest.fixture
def tasks(new_page, own_server) -> Page:
    page = sign_in(new_page(look=Look(size="desktop")), own_server, "lena")
    expect(item(page, "dashboard.greeting.text")).to_be_visible()
    item(page, "dashboard.tasks.tap").click()
    expect(item(page, "taskList.nothing.text")).to_be_visible()
    return page


def seen(page: Page, name: str):
    """A page that is covered has a list, too."""
    return item(page, name).locator("visible=true")


def test_a_chosen_task_stands_beside_the_others(tasks, own_server):
    seen(tasks, "taskList.row.5.tap").click()
    title = seen(tasks, "taskDetail.title.text")
    expect(title).to_have_text("Call the pharmacy")
    expect(tasks).to_have_url(own_server.origin + "/care/tasks/5")
    row = seen(tasks, "taskList.row.5.tap").bounding_box()
    assert row["x"] + row["width"] <= 320 <= title.bounding_box()["x"]
    seen(tasks, "taskList.row.2.tap").click()
    expect(title).not_to_have_text("Call the pharmacy")
    expect(tasks).to_have_url(own_server.origin + "/care/tasks/2")
    tasks.reload()
    expect(title).to_be_visible()
    expect(seen(tasks, "taskList.row.5.tap")).to_be_visible()
    seen(tasks, "columns.back.tap").click()
    expect(seen(tasks, "dashboard.greeting.text")).to_be_visible()
    expect(tasks).to_have_url(own_server.origin + "/care")


def test_another_choice_leaves_the_list_where_it_was(tasks, own_server):
    """One list stands there, scrolled as it was; Back in the browser takes the choice away."""
    tasks.set_viewport_size({"width": 1280, "height": 420})
    row = seen(tasks, "taskList.row.5.tap")
    row.click()
    expect(seen(tasks, "taskDetail.title.text")).to_have_text("Call the pharmacy")
    expect(item(tasks, "taskList.list.scroll")).to_have_count(1)
    last = tasks.locator('[data-testid^="taskList.row."]').last
    last.scroll_into_view_if_needed()
    place = last.bounding_box()
    last.click()
    expect(seen(tasks, "taskDetail.title.text")).not_to_have_text("Call the pharmacy")
    assert last.bounding_box() == place
    tasks.go_back()
    expect(seen(tasks, "taskDetail.title.text")).to_have_text("Call the pharmacy")
    tasks.go_back()
    expect(item(tasks, "taskList.nothing.text")).to_be_visible()
    expect(tasks).to_have_url(own_server.origin + "/care/tasks")


def test_the_columns_agree_on_what_is_done(tasks):
    seen(tasks, "taskList.row.5.tap").click()
    expect(seen(tasks, "taskDetail.status.text")).to_contain_text("Overdue")
    seen(tasks, "taskList.complete.5.tap").click()
    expect(seen(tasks, "taskDetail.status.text")).to_contain_text("Done by Lena Fischer")
    seen(tasks, "taskList.row.2.tap").click()
    seen(tasks, "taskDetail.completeButton.tap").click()
    expect(seen(tasks, "taskList.complete.2.tap")).to_be_disabled()


def test_a_narrower_window_shows_the_chosen_task_alone(tasks):
    seen(tasks, "taskList.row.5.tap").click()
    expect(seen(tasks, "taskDetail.title.text")).to_be_visible()
    tasks.set_viewport_size({"width": 390, "height": 844})
    expect(seen(tasks, "taskList.row.5.tap")).to_have_count(0)
    expect(seen(tasks, "taskDetail.title.text")).to_have_text("Call the pharmacy")
    seen(tasks, "BackButton").click()
    expect(seen(tasks, "taskList.row.5.tap")).to_be_visible()


def test_a_conversation_stands_beside_the_others(new_page, own_server):
    page = sign_in(new_page(look=Look(size="desktop")), own_server, "amara", "/messages")
    expect(item(page, "messages.nobody.text")).to_be_visible()
    seen(page, "messages.row.lena.tap").click()
    entry = seen(page, "conversation.messageTextField.input")
    entry.fill("Are you there?")
    entry.press("Enter")
    row = seen(page, "messages.row.lena.tap")
    expect(row).to_contain_text("Are you there?")
    assert row.bounding_box()["x"] < 320 <= entry.bounding_box()["x"]
    expect(page).to_have_url(own_server.origin + "/care/messages/lena")
    seen(page, "columns.back.tap").click()
    expect(page).to_have_url(own_server.origin + "/care")
