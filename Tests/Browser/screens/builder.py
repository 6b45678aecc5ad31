"""The area /builder of the showcase."""

from playwright.sync_api import Locator, Page, expect


class BuilderArea:
    """Drives the area on a page that is open on the showcase's origin."""

    def __init__(self, page: Page, origin: str):
        self.page = page
        self.origin = origin

    def item(self, test_id: str) -> Locator:
        """What a person sees of it: pages and tabs that are not shown are still in the document."""
        return self.page.get_by_test_id(test_id).filter(visible=True)

    def open(self, address: str = "/builder") -> "BuilderArea":
        self.page.goto(self.origin + address)
        return self

    def sign_in(self, address: str = "/builder") -> "BuilderArea":
        """Opens the address and signs in with the sample account."""
        self.open(address)
        self.item("login.sampleButton.tap").click()
        self.submit()
        return self

    def submit(self) -> None:
        button = self.item("login.signInButton.tap")
        expect(button).to_be_enabled()
        button.click()
        # A password takes a while, as it should.
        expect(self.tab("Projects")).to_be_visible(timeout=30_000)

    def sign_in_if_asked(self) -> None:
        """After a reload, whoever is still signed in is not asked."""
        login = self.item("login.sampleButton.tap")
        tabs = self.tab("Projects")
        expect(login.or_(tabs)).to_be_visible()
        if login.count():
            login.click()
            self.submit()

    def tab(self, name: str) -> Locator:
        return self.page.get_by_role("tab", name=name, exact=True)

    def choose(self, name: str) -> None:
        self.tab(name).click()
        expect(self.tab(name)).to_have_attribute("aria-selected", "true")

    def set_condition(self, name: str) -> None:
        """The repository's switch: Normal, Slow, Failing, Empty."""
        self.choose("Settings")
        self.segment("settings.condition.tap", name)

    def segment(self, picker: str, name: str) -> None:
        self.item(picker).get_by_role("radio", name=name, exact=True).check()

    def expect_address(self, address: str) -> None:
        expect(self.page).to_have_url(self.origin + address)

    @property
    def search(self) -> Locator:
        return self.page.get_by_label("Search RFIs").filter(visible=True)

    @property
    def rfi_rows(self) -> Locator:
        return self.page.locator('[data-testid^="rfis.row."]').filter(visible=True)
