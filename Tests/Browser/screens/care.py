"""The area /care of the showcase."""

from playwright.sync_api import Page, expect


def item(page: Page, name: str):
    return page.get_by_test_id(name)


def go(page: Page, server, path: str = "") -> Page:
    page.goto(f"{server.origin}/care{path}")
    return page


def sign_in(page: Page, server, who: str, path: str = "") -> Page:
    """Signs in as a demo account, and goes through the first steps if nobody has yet."""
    go(page, server, path)
    item(page, f"signIn.demo.{who}.tap").click()
    expect(item(page, "signIn.signInButton.tap")).to_have_count(0, timeout=30_000)
    while item(page, "onboarding.continueButton.tap").count():
        step = item(page, "onboarding.step.text").inner_text()
        item(page, "onboarding.continueButton.tap").click()
        expect(page.get_by_text(step, exact=True)).to_have_count(0)
    return page
