"""A sign-in is a form with names that password managers know, wherever its fields stand on the page."""

import re

import pytest
from playwright.sync_api import expect
from screens import care
from screens.builder import BuilderArea

SIGN_INS = [
    ("/care", "signIn.emailTextField.input", "username", "signIn.passwordTextField.input"),
    ("/builder", "login.emailTextField.input", "username", "login.passwordTextField.input"),
    ("/login-cells", "loginCells.emailTextField.input", "email", "loginCells.passwordTextField.input"),
]


@pytest.mark.parametrize("address, who, kind, password", SIGN_INS)
def test_both_fields_are_of_one_form(page, server, address, who, kind, password):
    page.goto(server.origin + address)
    names = {}
    for test_id in (who, password):
        field = page.get_by_test_id(test_id)
        expect(field).to_be_visible()
        assert field.evaluate("one => one.form?.localName") == "form"
        names[test_id] = [field.get_attribute("autocomplete"), field.get_attribute("name")]
    assert names == {who: [kind, kind], password: ["current-password", "current-password"]}
    assert page.evaluate("ids => new Set(ids.map(id => document.querySelector(`[data-testid=\"${id}\"]`).form)).size",
                         [who, password]) == 1


def test_the_form_is_there_without_a_script(page, server):
    html = page.request.get(server.origin + "/login-cells", headers={"Accept": "text/html"}).text()
    form = re.search(r'<form id="([^"]+)"', html).group(1)
    assert len(re.findall(rf'<input[^>]* form="{form}"', html)) == 2


def test_return_signs_in_and_the_page_stays(page, server):
    care.go(page, server)
    care.item(page, "signIn.emailTextField.input").fill("maria@care.example")
    care.item(page, "signIn.passwordTextField.input").fill("care-demo")
    page.evaluate("window.apusIsSame = true")
    care.item(page, "signIn.passwordTextField.input").press("Enter")
    expect(care.item(page, "signIn.signInButton.tap")).to_have_count(0, timeout=30_000)
    assert page.evaluate("window.apusIsSame")


def test_what_is_filled_in_for_a_visitor_is_taken(page, server):
    """A password manager sets values and tells the page by an event."""
    area = BuilderArea(page, server.origin).open()
    for test_id, value in [("login.emailTextField.input", "bob@builder.example"),
                           ("login.passwordTextField.input", "builder-demo")]:
        area.item(test_id).evaluate(
            "(one, value) => { one.value = value; one.dispatchEvent(new Event('input', { bubbles: true }))"
            "; one.dispatchEvent(new Event('change', { bubbles: true })) }", value)
    area.submit()
