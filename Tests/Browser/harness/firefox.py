"""Debian's Firefox behind Playwright, so that it plays the same tests as Chromium.

Playwright drives it over WebDriver BiDi, the protocol that Firefox has of itself. What a visitor's settings
ask for (dark colours, stillness, forced colours), a printer's view and a finger are no commands of that
protocol in Firefox. So a relay stands between the two: it passes all they say, and sets those on a page's
browsing context itself.
"""

import itertools
import json
import os
import queue
import shlex
import shutil
import tempfile
import threading
from pathlib import Path
from typing import Any, Callable

from harness import fonts, sockets
from playwright.sync_api import Browser, BrowserContext, Page, Playwright
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.sync.connection import Connection
from websockets.sync.server import ServerConnection, serve

PREFERENCES = {
    "app.update.disabledForTesting": True,
    "browser.aboutwelcome.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "browser.translations.automaticallyPopup": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "dom.events.testing.asyncClipboard": True,
    "extensions.update.enabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "network.dns.disablePrefetch": True,
    "services.settings.server": "data:,#remote-settings-dummy/v1",
    "signon.rememberSignons": False,
    "toolkit.telemetry.enabled": False,
    "toolkit.telemetry.server": "",
    # What was not granted is denied, as by headless Chromium: nobody would answer the question.
    "permissions.default.geo": 2,
    # A phone's lie over what scrolls, and headless Chromium draws none: they take no room.
    "ui.useOverlayScrollbars": 1,
    "widget.gtk.overlay-scrollbars.enabled": True,
}
# A page asks for the size of one of them, by its language.
WRITINGS = ["x-western", "x-unicode", "ar", "ja", "x-cyrillic", "x-math", "el", "he", "ko", "zh-CN", "zh-TW", "th"]

# Runs in Firefox's own process, where pages are known by the protocol's names for them.
_SET = """(name, settings) => {
  const { NavigableManager } = ChromeUtils.importESModule('chrome://remote/content/shared/NavigableManager.sys.mjs')
  const page = NavigableManager.getBrowsingContextById(name)
  const { pointer, ...own } = JSON.parse(settings)
  Object.assign(page, own)
  // By the number of the tab: a page that wants no opener takes the place of the first, which forgets some of them.
  if (!globalThis.apusSettings) {
    globalThis.apusSettings = new Map()
    const observe = (one) => { if (!one.parent) Object.assign(one, apusSettings.get(one.browserId)) }
    Services.obs.addObserver({ observe }, 'browsing-context-attached')
  }
  apusSettings.set(page.browserId, { ...apusSettings.get(page.browserId), ...own })
  // Of all pages at once.
  if (pointer) for (const which of ['primary', 'all']) Services.prefs.setIntPref(`ui.${which}PointerCapabilities`, pointer)
  // Tab goes from the end of a page to its beginning, as where there is no window, and not to the browser's own buttons.
  page.topChromeWindow.document.getElementById('navigator-toolbox').hidden = true
}"""

# Text that comes without keys. Playwright's own sets the value: nothing is asked before, no limit holds, nothing can be undone.
_INSERT = """Object.defineProperty(window, '__pw_bidiInsertText', { set() {}, get: () => text => {
  const target = document.activeElement
  const event = { inputType: 'insertText', data: text, bubbles: true, cancelable: true, composed: true }
  if (target.dispatchEvent(new InputEvent('beforeinput', event))) document.execCommand('insertText', false, text)
} })"""


# What points at a page, as Firefox numbers it. A machine without a screen has neither.
FINGER, MOUSE = 1, 2 | 4


def settings_of(color_scheme: str | None, media: dict[str, Any]) -> dict[str, Any]:
    """What Playwright's options of a context or of `emulate_media` are called in Firefox."""
    settings: dict[str, Any] = {"prefersColorSchemeOverride": color_scheme or "none"}
    if "reduced_motion" in media:
        settings["prefersReducedMotionOverride"] = media["reduced_motion"] or "none"
    if "forced_colors" in media:
        settings["forcedColorsOverride"] = media["forced_colors"] or "none"
    if "media" in media:
        settings["mediumOverride"] = "print" if media["media"] == "print" else ""
    if "has_touch" in media:
        settings["pointer"] = FINGER if media["has_touch"] else MOUSE
    if media.get("has_touch"):
        settings["touchEventsOverride"] = "enabled"
    return settings


class _Line:
    """Playwright at one end, Firefox at the other."""

    def __init__(self, relay: "Relay", playwright: ServerConnection, firefox: ClientConnection):
        self._relay, self._playwright, self._firefox = relay, playwright, firefox
        # Beyond all numbers that Playwright counts to.
        self._numbers = itertools.count(1 << 50)
        self._answers: dict[int, queue.Queue] = {}
        self._windows: str | None = None
        # What each visitor's pages begin with.
        self._settings: dict[str, dict[str, Any]] = {}

    def run(self) -> None:
        reader = threading.Thread(target=self._read, args=(self._from_firefox, self._playwright))
        reader.start()
        self._read(self._from_playwright, self._firefox)
        reader.join()

    def _read(self, pass_on: Callable[[], None], other: Connection) -> None:
        """Until one end is gone, which ends the other."""
        try:
            pass_on()
        except ConnectionClosed:
            pass
        except Exception as error:
            self._relay.faults.append(repr(error))
        finally:
            other.close()

    def _from_playwright(self) -> None:
        for text in self._playwright:
            message = json.loads(text)
            if message["method"] == "emulation.setMediaFeaturesOverride":
                self._set_media(message)
            else:
                self._firefox.send(text)

    def _from_firefox(self) -> None:
        for text in self._firefox:
            message = json.loads(text)
            if waiting := self._answers.pop(message.get("id", 0), None):
                waiting.put(message)
                continue
            held = [text]
            if message.get("method") == "browsingContext.contextCreated":
                made = message["params"]
                if made["parent"] is None and (settings := self._settings.get(made["userContext"])):
                    # Before anybody is told of the page; what Firefox says meanwhile comes after it.
                    self._ask_here(self._setting(made["context"], settings), held)
            for one in held:
                self._playwright.send(one)

    def _ask(self, method: str, **parameters: Any) -> dict[str, Any]:
        """Asks Firefox, from the thread that does not read what it says."""
        number, answer = next(self._numbers), queue.Queue()
        self._answers[number] = answer
        self._firefox.send(json.dumps({"id": number, "method": method, "params": parameters}))
        return self._result(answer.get(timeout=60))

    def _ask_here(self, question: tuple[str, dict[str, Any]], held: list) -> dict[str, Any]:
        """Asks from the thread that reads, which keeps what is not the answer."""
        number = next(self._numbers)
        self._firefox.send(json.dumps({"id": number, "method": question[0], "params": question[1]}))
        while True:
            text = self._firefox.recv(timeout=60)
            message = json.loads(text)
            if message.get("id") == number:
                return self._result(message)
            if waiting := self._answers.pop(message.get("id", 0), None):
                waiting.put(message)
            else:
                held.append(text)

    def _result(self, message: dict[str, Any]) -> dict[str, Any]:
        if message["type"] == "error" or message["result"].get("type") == "exception":
            self._relay.faults.append(str(message))
        return message.get("result", {})

    def _setting(self, page: str, settings: dict[str, Any]) -> tuple[str, dict[str, Any]]:
        return "script.callFunction", {
            "functionDeclaration": _SET, "awaitPromise": False, "target": {"context": self._windows},
            "arguments": [{"type": "string", "value": page},
                          {"type": "string", "value": json.dumps(settings)}]}

    def _set_media(self, message: dict[str, Any]) -> None:
        if self._windows is None:
            tree = self._ask("browsingContext.getTree", **{"moz:scope": "chrome"})
            self._windows = tree["contexts"][0]["context"]
        asked = message["params"]
        settings = settings_of(asked["features"].get("prefers-color-scheme"), self._relay.media)
        for visitor in asked.get("userContexts", []):
            self._settings[visitor] = settings
        for page in asked.get("contexts", []):
            method, parameters = self._setting(page, settings)
            self._ask(method, **parameters)
        self._playwright.send(json.dumps({"type": "success", "id": message["id"], "result": {}}))


class Relay:
    """Listens for Playwright. `media` is what the next context, or call of `emulate_media`, asks for."""

    def __init__(self) -> None:
        self.media: dict[str, Any] = {}
        self.faults: list[str] = []
        # Ends with the browser whose home it is.
        self.folder: tempfile.TemporaryDirectory | None = None
        self._server = serve(
            self._join, "127.0.0.1", 0, max_size=None,
            compression=None, ping_interval=None)
        self.port = self._server.socket.getsockname()[1]
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def _join(self, playwright: ServerConnection) -> None:
        with connect(
                "ws:/" + playwright.request.path, max_size=None, open_timeout=60, proxy=None,
                compression=None, ping_interval=None) as firefox:
            _Line(self, playwright, firefox).run()

    def close(self) -> None:
        self._server.shutdown()
        if self.folder:
            self.folder.cleanup()
        assert self.faults == [], "Firefox refused what the harness asked for"


_relays: dict[Browser, Relay] = {}


def launch_firefox(playwright: Playwright, font_size: int | None) -> Browser:
    """Starts the installed Firefox without a window; `FIREFOX` names another one."""
    path = os.environ.get("FIREFOX") or shutil.which("firefox-esr")
    assert path, "firefox-esr is not installed; scripts/setup test installs it"
    relay = Relay()
    folder = tempfile.TemporaryDirectory(prefix="apus-firefox-", ignore_cleanup_errors=True)
    # Playwright reads the address that Firefox says, and gets the relay's, which names the other.
    starter = Path(folder.name) / "firefox"
    starter.write_text(
        "#!/bin/sh\n"
        f'{shlex.quote(path)} "$@" 2>&1 | '
        f"sed -u 's#BiDi listening on ws:/#BiDi listening on ws://127.0.0.1:{relay.port}#'\n")
    starter.chmod(0o755)
    preferences = dict(PREFERENCES)
    if font_size:
        preferences |= {f"font.size.variable.{writing}": font_size for writing in WRITINGS}
    browser = playwright.firefox.launch(
        timeout=600_000,
        channel="moz-firefox", executable_path=starter, firefox_user_prefs=preferences,
        args=["--no-remote", "--remote-allow-system-access"],
        env={**os.environ, **fonts.environment(), "HOME": folder.name})
    _relays[browser] = relay
    relay.folder = folder
    return browser


def close_firefox(browser: Browser) -> None:
    relay = _relays.pop(browser)
    browser.close()
    relay.close()


def is_firefox(browser: Browser) -> bool:
    return browser in _relays


def new_firefox_context(browser: Browser, **options: Any) -> BrowserContext:
    """As `browser.new_context`, with what Playwright does not ask Firefox for."""
    names = ("reduced_motion", "forced_colors", "has_touch")
    _relays[browser].media = {name: options[name] for name in names if name in options}
    context = browser.new_context(**options)
    sockets.watch(context)
    context.add_init_script(_INSERT)
    return context


_emulate_media = Page.emulate_media


def _emulate_media_everywhere(page: Page, **options: Any) -> None:
    if relay := _relays.get(page.context.browser):
        relay.media = options
    _emulate_media(page, **options)


Page.emulate_media = _emulate_media_everywhere
