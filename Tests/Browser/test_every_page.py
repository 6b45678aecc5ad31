"""Every page of the showcase, found by following links: what must hold for each."""

import itertools
import re
from collections import defaultdict

import pytest
from harness.accessibility import accessibility_faults, settle, untouchable
from harness.browser import Look, open_context
from harness.gate import Gate
from harness.looks import covered, edgeless, unreadable
from harness.server import Server
from harness.site import SitePage, explore, kinds, open_page
from screens import care
from screens.builder import BuilderArea
from screens.report import ADDRESSES, STEPS, ReportFlow

# Who visits, and how they sign in. Their start page leads to all that they may see.
VISITORS = {
    "nobody": None,
    "maria": lambda page, server: care.sign_in(page, server, "maria"),
    "lena": lambda page, server: care.sign_in(page, server, "lena"),
    "amara": lambda page, server: care.sign_in(page, server, "amara"),
    "bob": lambda page, server: BuilderArea(page, server.origin).sign_in(),
}
# Where each begins; `nobody` sees the rest.
BEGINS = {"nobody": "/", "maria": "/care", "lena": "/care", "amara": "/care", "bob": "/builder"}
# As many as the issue of being read by everybody asks for, and there are more.
LEAST_STATES = 150
# Pages of a kind repeat each other: axe-core reads every fourth page for each of these.
SHARES = 4


class Site:
    """The showcase with a report in it, and what each visitor found."""

    def __init__(self, browser, server: Server, shares: dict[str, set[int]]):
        self.browser = browser
        self.server = server
        # Of each visitor's pages, those that axe-core reads.
        self.shares = shares
        self.axe_states = 0
        self._found: dict[str, list[SitePage]] = {}
        self._gates: dict[str, Gate] = {}
        self._axe_faults: dict[tuple[str, int], list[str]] = {}
        self._states: dict[str, dict] = {}

    def context(self, visitor: str, look: Look = Look(), browser=None, **options):
        """A window of the visitor, who has signed in."""
        if visitor not in self._states:
            context = open_context(self.browser, Look())
            if sign_in := VISITORS[visitor]:
                sign_in(context.new_page(), self.server)
            self._states[visitor] = context.storage_state()
            context.close()
        return open_context(browser or self.browser, look, storage_state=self._states[visitor], **options)

    def explored(self, visitor: str) -> list[SitePage]:
        """All that the visitor comes to. What axe-core reads of it, it reads on the way."""
        if visitor not in self._found:
            context, gate = self.context(visitor), Gate()
            gate.watch(context)
            page = context.new_page()
            faults = {share: [] for share in self.shares[visitor]}
            places = itertools.count()

            def see(one: SitePage) -> None:
                share = next(places) % SHARES
                if share in faults:
                    self.axe_states += 1
                    faults[share].extend(f"{one.address}: {fault}" for fault in accessibility_faults(page))

            self._found[visitor] = explore(
                page, self.server.origin, BEGINS[visitor], see,
                leads_on=lambda link: BEGINS[visitor] == "/" or link.startswith(BEGINS[visitor]))
            self._gates[visitor] = gate
            self._axe_faults |= {(visitor, share): found for share, found in faults.items()}
            context.close()
        return self._found[visitor]

    def gate_faults(self, visitor: str) -> list[str]:
        """What the console or the policy has against any page."""
        self.explored(visitor)
        return self._gates[visitor].faults

    def axe_faults(self, visitor: str, share: int) -> list[str]:
        self.explored(visitor)
        return self._axe_faults[visitor, share]


@pytest.fixture(scope="module")
def shares(request) -> dict[str, set[int]]:
    """The shares that this run asks for."""
    asked = {visitor: set() for visitor in VISITORS}
    for item in request.session.items:
        if item.name.startswith("test_axe_has_nothing_against_any_page["):
            asked[item.callspec.params["visitor"]].add(item.callspec.params["share"])
    return asked


@pytest.fixture(scope="module")
def site(browser, shares):
    server = Server()
    try:
        server.start()
        context = open_context(browser, Look())
        ReportFlow(context.new_page(), server.origin).go_to("summary")
        context.close()
        yield Site(browser, server, shares)
    finally:
        server.close()


@pytest.fixture(scope="module")
def patient_site(browser, shares):
    """One that waits long for what a page loads, which decides about its status on a busy machine, too."""
    server = Server(environment={"APUS_LOADING": "3000"})
    try:
        yield Site(browser, server.start(), shares)
    finally:
        server.close()


@pytest.mark.parametrize("visitor", VISITORS)
def test_every_page_is_there_and_has_a_title_of_its_own(site, visitor):
    pages = site.explored(visitor)
    assert [page.address for page in pages if page.status != 200] == []
    assert [page.address for page in pages if not page.headings] == []
    # What has two addresses is the same thing.
    by_title = defaultdict(set)
    for page in pages:
        by_title[page.title].add(page.headings)
    assert {title: heads for title, heads in by_title.items() if len(heads) > 1 or not title} == {}


def test_links_lead_to_every_area(site):
    addresses = {page.address for page in site.explored("nobody")}
    assert {"/", "/report", "/reports", "/care", "/login-cells", "/profile", "/builder"} <= addresses
    assert any(re.fullmatch(r"/reports/[0-9a-f-]{36}", address) for address in addresses)
    for visitor, pattern in [("maria", r"/care/tasks/\d+"), ("amara", r"/care/health/jonas"),
                             ("bob", r"/builder/projects/\d+/rfis/\d+")]:
        assert any(re.fullmatch(pattern, page.address) for page in site.explored(visitor))


@pytest.mark.parametrize("visitor", VISITORS)
def test_console_and_policy_have_nothing_against_any_page(site, visitor):
    assert site.gate_faults(visitor) == []


@pytest.mark.part(1, each="visitor")
@pytest.mark.parametrize("share", range(SHARES))
@pytest.mark.parametrize("visitor", VISITORS)
def test_axe_has_nothing_against_any_page(site, visitor, share):
    assert site.axe_faults(visitor, share) == []


# Marked, so that it is played where all are read.
@pytest.mark.part(1)
def test_axe_reads_as_many_states_as_it_should(site, shares):
    pages = sum(len(site.explored(visitor)) for visitor in VISITORS)
    assert pages >= LEAST_STATES
    if all(shares[visitor] == set(range(SHARES)) for visitor in VISITORS):
        assert site.axe_states >= pages


@pytest.mark.parametrize("address", [
    "/nonsense", "/reports/nonsense", "/report/nonsense", "/report/photo/nonsense", "/care/nonsense",
    "/care/patients/nobody", "/care/settings/nonsense", "/login-cells/nonsense", "/profile/ada/nonsense",
    "/builder/nonsense", "/builder/projects/nonsense", "/builder/rfis/1/nonsense"])
def test_an_unknown_address_says_so(site, page, gate, address):
    gate.allow("status of 404")
    assert open_page(page, site.server.origin, address) == 404
    assert page.title() == "Page not found – Apus"
    assert page.get_by_role("heading", level=1).inner_text() == "Page not found"
    assert page.get_by_text("There is nothing at this address.").is_visible()
    assert accessibility_faults(page) == [] and unreadable(page) == []
    page.get_by_role("link").click()
    assert page.url == site.server.origin + "/"


@pytest.mark.parametrize("address", [
    *list(ADDRESSES.values())[1:], "/care/tasks/1", "/care/health/maria/new", "/builder/rfis/1"])
def test_a_page_that_comes_after_another_one_is_known(site, page, address):
    # The steps before it, or a sign-in, are what is shown.
    assert open_page(page, site.server.origin, address) == 200


@pytest.mark.part(3)
@pytest.mark.parametrize("visitor, address, words", [
    ("nobody", "/profile/nobody", "No Such Person"),
    ("nobody", "/profile/nobody/messages", "No Such Person"),
    ("nobody", "/reports/3d2f6c1e-0000-4000-8000-000000000000", "This report does not exist"),
    ("maria", "/care/tasks/999", "Nothing to see"),
    ("maria", "/care/health/jonas", "Nothing to see"),
    ("lena", "/care/messages/jonas", "Nothing to see"),
    ("bob", "/builder/projects/999", "No Such Project"),
    ("bob", "/builder/rfis/999", "No Such RFI"),
])
def test_what_is_not_there_says_so(patient_site, visitor, address, words):
    context = patient_site.context(visitor)
    page = context.new_page()
    assert open_page(page, patient_site.server.origin, address) == 404
    page.get_by_text(words).first.wait_for()
    assert accessibility_faults(page) == []
    context.close()


def each_kind(site, visitor: str, look: Look, check, script="", browser=None, **options) -> list[str]:
    """What `check` finds on a page of each kind that the visitor comes to."""
    context = site.context(visitor, look, browser, **options)
    context.add_init_script(script)
    page = context.new_page()
    faults = []
    for one in kinds(site.explored(visitor)):
        open_page(page, site.server.origin, one.address)
        faults += [f"{one.address}: {fault}" for fault in check(page)]
    context.close()
    return faults


@pytest.mark.part(2)
@pytest.mark.parametrize("visitor", VISITORS)
def test_in_the_dark_and_in_a_wide_window_axe_finds_nothing(site, visitor):
    def check(page):
        site.axe_states += 1
        return accessibility_faults(page)

    assert each_kind(site, visitor, Look("dark", "desktop"), check) == []


@pytest.mark.part(2)
@pytest.mark.parametrize("visitor", VISITORS)
def test_a_finger_meets_what_bars_hold_and_segments(site, visitor):
    assert each_kind(site, visitor, Look(), untouchable) == []


@pytest.mark.part(2)
@pytest.mark.parametrize("visitor", VISITORS)
def test_in_forced_colours_controls_have_an_edge(site, visitor):
    assert each_kind(
        site, visitor, Look(), lambda page: edgeless(page) + unreadable(page), forced_colors="active") == []


@pytest.mark.part(1, each="visitor")
@pytest.mark.parametrize("size", ["phone", "small"])
@pytest.mark.parametrize("visitor", VISITORS)
def test_with_large_text_nothing_is_cut_covered_or_broken(site, large_text, visitor, size):
    assert each_kind(
        site, visitor, Look(size=size), lambda page: unreadable(page) + covered(page), browser=large_text) == []


@pytest.mark.part(2)
@pytest.mark.parametrize("visitor", VISITORS)
def test_nothing_moves_for_who_wants_it_still(site, visitor):
    moved = "window.apusMoved = []\n" + """
      for (const kind of ['animationstart', 'transitionstart']) addEventListener(kind, event => {
        for (const one of event.target.getAnimations()) {
          const { activeDuration } = one.effect.getComputedTiming()
          if (activeDuration > 10) apusMoved.push(event.target.className + ' ' + (event.animationName ?? event.propertyName))
        }
      }, true)"""

    def check(page):
        # Another page comes in over it.
        links = page.locator("main a[href]").filter(visible=True)
        if links.count():
            address = page.url
            links.last.click()
            page.wait_for_function("address => location.href !== address", arg=address)
        return page.evaluate("apusMoved")

    assert each_kind(
        site, visitor, Look(), check, script=moved, reduced_motion="reduce") == []


@pytest.mark.part(1, each="step")
@pytest.mark.parametrize("size", ["phone", "small"])
@pytest.mark.parametrize("step", [*STEPS, "summary"])
def test_with_large_text_nothing_is_cut_on_a_step(site, large_text, step, size):
    """Steps are reached by what is entered, not by links."""
    context = open_context(large_text, Look(size=size))
    page = context.new_page()
    ReportFlow(page, site.server.origin).go_to(step)
    settle(page)
    assert unreadable(page) + covered(page) == []
    context.close()

