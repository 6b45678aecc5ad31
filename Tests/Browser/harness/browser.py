"""Debian's browsers and the pages opened in them. `BROWSER=firefox` plays all tests in Firefox."""

import os
import shutil
import time
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from harness import fonts
from harness.firefox import close_firefox, is_firefox, launch_firefox, new_firefox_context
from playwright.sync_api import Browser, BrowserContext, Error, Page, Playwright, TimeoutError, expect

# Which browser plays, by its name.
NAME = os.environ.get("BROWSER", "chromium")
assert NAME in ("chromium", "firefox"), f"BROWSER is {NAME}, which no test knows"

# Milliseconds. Only a test that fails waits as long; a busy machine may need them.
PATIENCE = 30_000
expect.set_options(timeout=PATIENCE / 2)

# `small` is the narrowest window that a page must be usable in.
SIZES = {"phone": (390, 844), "desktop": (1280, 900), "small": (320, 568)}


@dataclass(frozen=True)
class Look:
    """What a page is seen with."""

    scheme: str = "light"
    size: str = "phone"

    def __str__(self) -> str:
        return f"{self.size}-{self.scheme}"


LOOKS = [Look(scheme, size) for size in ("phone", "desktop") for scheme in ("light", "dark")]


def launch(
    playwright: Playwright, font_size: int | None = None, name: str = NAME, configuration: Path = fonts.CONFIGURATION,
) -> Browser:
    """Starts an installed browser without a window; `CHROMIUM` and `FIREFOX` name others.

    `font_size` is what the visitor has set for letters, 16 unless said otherwise. `configuration` says which fonts
    Chromium sees.
    """
    if name == "firefox":
        return launch_firefox(playwright, font_size)
    # Without the window's own processes a page costs less than half of the time.
    path = os.environ.get("CHROMIUM") or shutil.which("chromium-headless-shell")
    assert path, "chromium-headless-shell is not installed; scripts/setup test installs it"
    return playwright.chromium.launch(
        executable_path=path,
        args=[f"--blink-settings=defaultFontSize={font_size}"] if font_size else [],
        # Chromium's sandbox refuses to run as root, which is what a container gives.
        chromium_sandbox=os.geteuid() != 0,
        env={**os.environ, **fonts.environment(configuration)})


def close(browser: Browser) -> None:
    if is_firefox(browser):
        close_firefox(browser)
    else:
        browser.close()


# What is said stands in regions that nobody sees: a text that is looked for is one that is shown.
_get_by_text = Page.get_by_text


def _get_by_text_shown(page: Page, text, **options):
    return _get_by_text(page, text, **options).and_(page.locator(":not(#polite, #assertive)"))


Page.get_by_text = _get_by_text_shown


def _wait_for_function(page: Page, expression: str, *, arg=None, timeout: float = PATIENCE) -> None:
    """Asks again until the answer is true.

    Playwright's own asks a second time from inside the page, where the page's policy forbids to evaluate text: it fails
    where the first answer is false.
    """
    deadline = time.monotonic() + timeout / 1000
    while True:
        try:
            if page.evaluate(expression, arg):
                return
        except Error as error:
            # A page that is loaded meanwhile is asked anew.
            if "context was destroyed" not in error.message:
                raise
        if time.monotonic() > deadline:
            raise TimeoutError(f"not true after {timeout / 1000:g} s: {expression}")
        page.wait_for_timeout(20)


Page.wait_for_function = _wait_for_function


def open_context(browser: Browser, look: Look, **options) -> BrowserContext:
    """A window of its own, with its own cookies and storage.

    Options are Playwright's, such as `locale`, `timezone_id`, `geolocation`, `reduced_motion`.
    """
    width, height = SIZES[look.size]
    new_context = partial(new_firefox_context, browser) if is_firefox(browser) else browser.new_context
    context = new_context(
        viewport={"width": width, "height": height},
        color_scheme=look.scheme,
        has_touch=look.size != "desktop",
        # A phone's browser says that it is one.
        **({} if look.size == "desktop" else {"extra_http_headers": {"Sec-CH-UA-Mobile": "?1"}}),
        **{"locale": "en-US", "timezone_id": "Europe/Berlin", **options})
    context.set_default_timeout(PATIENCE)
    return context
