"""Debian's Chromium and the pages opened in it."""

import os
import shutil
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, Playwright

SIZES = {"phone": (390, 844), "desktop": (1280, 900)}


@dataclass(frozen=True)
class Look:
    """What a page is seen with."""

    scheme: str = "light"
    size: str = "phone"

    def __str__(self) -> str:
        return f"{self.size}-{self.scheme}"


LOOKS = [Look(scheme, size) for size in SIZES for scheme in ("light", "dark")]


def launch(playwright: Playwright, *settings: str) -> Browser:
    """Starts the installed Chromium without a window; `CHROMIUM` names another one.

    Without the window's own processes a page costs less than half of the time. `settings` are those of a
    visitor's browser, such as `defaultFontSize=32`.
    """
    path = os.environ.get("CHROMIUM") or shutil.which("chromium-headless-shell")
    assert path, "chromium-headless-shell is not installed; scripts/setup test installs it"
    fonts = Path(__file__).with_name("fonts.conf")
    return playwright.chromium.launch(
        executable_path=path,
        args=[f"--blink-settings={','.join(settings)}"] if settings else [],
        # Chromium's sandbox refuses to run as root, which is what a container gives.
        chromium_sandbox=os.geteuid() != 0,
        env={**os.environ, "FONTCONFIG_FILE": str(fonts)})


# What is said stands in regions that nobody sees: a text that is looked for is one that is shown.
_get_by_text = Page.get_by_text


def _get_by_text_shown(page: Page, text, **options):
    return _get_by_text(page, text, **options).and_(page.locator(":not(#polite, #assertive)"))


Page.get_by_text = _get_by_text_shown


def open_context(browser: Browser, look: Look, **options) -> BrowserContext:
    """A window of its own, with its own cookies and storage.

    Options are Playwright's, such as `locale`, `timezone_id`, `geolocation`, `reduced_motion`.
    """
    width, height = SIZES[look.size]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme=look.scheme,
        has_touch=look.size == "phone",
        **{"locale": "en-US", "timezone_id": "Europe/Berlin", **options})
    context.set_default_timeout(10_000)
    return context
