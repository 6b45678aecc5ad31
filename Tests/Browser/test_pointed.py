"""Which control is at a point: the page and the headless host name the same, over the whole window."""

import pytest
from harness import fonts
from harness.browser import NAME, Look, close, launch, open_context
from harness.pointed import Pointed
from harness.server import Server
from harness.site import open_page
from test_every_page import VISITORS
from test_layout import SCREENS
from test_touches import TOUCHES

LAYOUTS = [*SCREENS, *TOUCHES, "onboarding", "carousel", "arabic", "player", "long", "finishes", "behind-bar", "grounds",
           "light-grounds", "hidden-links", "own-tabs", "grouped", "cuts", "arranged", "arranged-nests",
           "program-nests", "program-bars", "program-labels", "program-followers", "program-beside-lazy",
           *(f"contained-{kind}" for kind in ("page", "cards", "feed", "padded", "form")),
           *(f"bottom-{kind}{over}" for kind in ("stack", "single", "status", "controls", "buttons") for over in ("", "-list"))]
OTHERS = """
  /texts /controllers /fields /entries /table /table/folders /table/styles /words /directions /masks /offered /layered
  /covered /dialogs /counter /rows /pictures /fonts /cutouts /news /news/list /search /redaction /separators /lazy/stack
  /lazy/across /lazy/grid /lazy/sections /scrolling /tags /kit /keyboard /kept-keyboard /enabled-by-typing /editing
  /swiping /choosing /sizes /keys /gauges /plain /marks /pinned /drawings /spacing
  /strangers/teas /strangers/garden /strangers/compose /strangers/lockers /strangers/depot /strangers/turntable
  /strangers/music /strangers/notes /strangers/expenses /strangers/profile /strangers/travel /strangers/habits
  /strangers/shop /strangers/login /strangers/calendar /strangers/settings /strangers/workout /strangers/wallet
  /strangers/pipeline /strangers/order /strangers/welcome /strangers/queue /strangers/calculator
  /strangers/home /strangers/inbox /strangers/recipes /strangers/stopwatch /strangers/coins /strangers/gallery /strangers/booking
  /strangers/coffee /strangers/podcasts /strangers/stretchy /strangers/task-nest /strangers/finances /strangers/wall
  /strangers/glass /strangers/kanban /strangers/trivia /strangers/reactions /strangers/folders
  /strangers/planner /strangers/score /strangers/adopt /strangers/bank /strangers/reader /strangers/practice
  /strangers/check-in /strangers/transit /strangers/jobs /strangers/seats
  /strangers/sleep /strangers/streaming /strangers/parcels /strangers/clinic /strangers/desk /strangers/trattoria
  /strangers/tag-cloud /strangers/deck /strangers/forecast /strangers/chat /strangers/board /strangers/quiz /strangers/first-steps /strangers/sales
""".split()
ADDRESSES = [f"/layout/{name}" for name in LAYOUTS] + OTHERS

# Pages of the showcase by visitor.
SHOWCASE = [
    ("nobody", "/"), ("nobody", "/report"), ("nobody", "/reports"), ("nobody", "/login-cells"),
    ("nobody", "/profile/ada"), ("nobody", "/care"), ("maria", "/care"), ("maria", "/care/tasks/1"),
]

# Differences that are left: the most points, and the reason.
KNOWN = {
    "/strangers/streaming": (10, "a scroll transition makes the cards beside the first smaller"),
    "/strangers/booking": (130, "the days of a calendar reach over its edges"),
    "/layout/arranged": (2, "the corners of a round clip take taps in a test"),
    "/layout/program-followers": (1, "a point in the last pixels of a padded control"),
    "/strangers/calculator": (1500, "letters of a display shrink for a low window in a test, and the page scrolls"),
    "/strangers/inbox": (16, "points in the last pixels of a row"),
    "/strangers/check-in": (30, "points in the last pixels of a row"),
    "/strangers/transit": (4, "the last pixels of a field beside a button"),
    "/layout/grouped": (2, "a mark stands five points farther from the sign at a row's end on the page"),
    "/layout/touches-over": (27, "what ignores the safe area inside of an overlay of a wide window"),
    "/layout/touches-fields": (4, "a browser's own date field is wider than Apple's"),
    "/strangers/profile": (6, "a link in a text is a control on the page alone"),
    "/strangers/task-nest": (24, "a point in the last third of a point of a row; the padding of a toggle is its own on the page"),
    "/strangers/wall": (21, "a link in a text is a control on the page alone; a line over a button begins at a whole pixel there"),
    "/strangers/shop": (24, "a picker in a header has its padding as its own on the page"),
    "/layered": (7, "a menu that is disabled is no control on the page"),
}

pytestmark = pytest.mark.skipif(NAME != "chromium", reason="the fonts are Chromium's: see harness/fonts.py")


@pytest.fixture(scope="module")
def as_headless(playwright):
    """A browser whose letters are as wide as the headless host takes them to be."""
    browser = launch(playwright, configuration=fonts.AS_HEADLESS)
    yield browser
    close(browser)


@pytest.fixture(scope="module")
def pointed():
    pointed = Pointed()
    yield pointed
    pointed.close()


@pytest.fixture(scope="module")
def pointed_showcase(server):
    pointed = Pointed(server.data)
    yield pointed
    pointed.close()


@pytest.fixture(scope="module")
def windows(as_headless, server):
    """The windows of the showcase's visitors, who sign in once."""
    contexts = {}

    def window(visitor: str):
        if visitor not in contexts:
            contexts[visitor] = open_context(as_headless, Look())
            if sign_in := VISITORS[visitor]:
                sign_in(contexts[visitor].new_page(), server)
        return contexts[visitor].new_page()

    yield window
    for context in contexts.values():
        context.close()


@pytest.mark.part(10, each="size")
@pytest.mark.parametrize("size", ["phone", "desktop"])
@pytest.mark.parametrize("address", ADDRESSES)
def test_a_tap_on_a_page_is_a_tap_in_a_test(as_headless, fixture, pointed, address, size):
    context = open_context(as_headless, Look(size=size))
    page = context.new_page()
    open_page(page, fixture.origin, address)
    check(pointed.differences(page, address), address)
    context.close()


@pytest.mark.part(4)
@pytest.mark.parametrize("visitor, address", SHOWCASE)
def test_a_tap_on_the_showcase_is_a_tap_in_a_test(windows, server, pointed_showcase, visitor, address):
    page = windows(visitor)
    open_page(page, server.origin, address)
    check(pointed_showcase.differences(page, address, "" if visitor == "nobody" else visitor), address)
    page.close()


def check(differences: list, address: str) -> None:
    most, _ = KNOWN.get(address, (0, ""))
    assert len(differences) <= most, "\n".join(map(str, differences))
