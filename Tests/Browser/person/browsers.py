"""Two browsers behind one interface: what a person does with a keyboard, a pointer and a screen."""

import json
import os
import re
import shutil
import subprocess
import tempfile
import threading
from pathlib import Path
from typing import Any, Callable

from harness import fonts
from harness.browser import Look, launch, open_context
from person.bidi import BiDi
from playwright.sync_api import sync_playwright

SIZE = (800, 1000)


class Page:
    """One page of one visitor. Texts are typed at `ms` per key; points are of the viewport."""

    can_compose = False

    @property
    def faults(self) -> list[str]:
        """What the page's script threw and nobody caught."""
        raise NotImplementedError

    def goto(self, address: str) -> None:
        raise NotImplementedError

    def reload(self) -> None:
        raise NotImplementedError

    def evaluate(self, script: str, *values: Any) -> Any:
        """The JSON value of a function of the page, such as `(a, b) => a + b`."""
        raise NotImplementedError

    def press(self, key: str) -> None:
        """A key, or a chord such as `Shift+ArrowLeft`."""
        raise NotImplementedError

    def type(self, text: str, ms: int) -> None:
        raise NotImplementedError

    def click(self, x: float, y: float) -> None:
        raise NotImplementedError

    def compose(self, syllables: list[str]) -> None:
        """An input method's steps, and then its last one as what was meant."""
        raise NotImplementedError

    def close(self) -> None:
        raise NotImplementedError

    def back(self) -> None:
        self.evaluate("() => { history.back() }")

    def set_clipboard(self, text: str) -> None:
        raise NotImplementedError

    def paste(self, text: str) -> None:
        self.set_clipboard(text)
        self.press("Control+v")


class Chromium:
    name = "chromium"

    def __init__(self) -> None:
        self._playwright = sync_playwright().start()
        self._browser = launch(self._playwright, name="chromium")

    def open(self, plant: Callable[[str], str] | None = None) -> Page:
        return ChromiumPage(self._browser, plant)

    def close(self) -> None:
        self._browser.close()
        self._playwright.stop()


class ChromiumPage(Page):
    can_compose = True

    def __init__(self, browser, plant: Callable[[str], str] | None):
        self._context = open_context(
            browser, Look(size="desktop"), timezone_id="UTC",
            permissions=["clipboard-read", "clipboard-write"])
        self.page = self._context.new_page()
        self._keys = self._context.new_cdp_session(self.page)
        self.page.set_viewport_size({"width": SIZE[0], "height": SIZE[1]})
        self._faults: list[str] = []
        self.page.on("pageerror", lambda error: self._faults.append(str(error)))
        if plant:
            # A first page contains its script, so no request asks for it.
            self.page.route("**/*", lambda route: self._plant(route, plant))
        self._is_planted = plant is None

    @property
    def faults(self) -> list[str]:
        # What the page says is heard while one talks with it.
        self.evaluate("() => 1")
        return self._faults

    def _plant(self, route, plant: Callable[[str], str]) -> None:
        if route.request.resource_type == "document":
            # Only a program that asks for anything gets the page without the script.
            headers = {key: value for key, value in route.request.headers.items() if not key.startswith("sec-")}
            return route.fulfill(response=route.fetch(headers={**headers, "accept": "text/html"}))
        if not route.request.url.endswith(".js"):
            return route.continue_()
        answer = route.fetch()
        script = answer.text()
        try:
            planted = plant(script)
        except AssertionError as error:
            # It may have its place in the other script.
            print(f"{route.request.url}: {error}")
        else:
            self._is_planted = True
            script = planted
        route.fulfill(response=answer, body=script)

    def goto(self, address: str) -> None:
        self.page.goto(address)

    def reload(self) -> None:
        self.page.reload()

    def evaluate(self, script: str, *values: Any) -> Any:
        return self.page.evaluate(f"values => ({script})(...values)", list(values))

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)

    def type(self, text: str, ms: int) -> None:
        for run in re.findall(r"[\x00-\x7f]+|[^\x00-\x7f]", text):
            if run.isascii():
                self.page.keyboard.type(run, delay=ms)
                continue
            # Playwright has no key for it, and would only put it into a field that has the
            # keyboard. A person's keyboard has one, wherever it goes.
            key = {"key": run, "text": run, "unmodifiedText": run}
            self._keys.send("Input.dispatchKeyEvent", {"type": "keyDown", **key})
            self._keys.send("Input.dispatchKeyEvent", {"type": "keyUp", "key": run})
            if ms:
                self.page.wait_for_timeout(ms)

    def click(self, x: float, y: float) -> None:
        self.page.mouse.click(x, y)

    def set_clipboard(self, text: str) -> None:
        self.evaluate("text => navigator.clipboard.writeText(text)", text)

    def compose(self, syllables: list[str]) -> None:
        session = self._context.new_cdp_session(self.page)
        for text in syllables:
            session.send("Input.imeSetComposition", {
                "text": text, "selectionStart": len(text), "selectionEnd": len(text)})
        session.send("Input.insertText", {"text": syllables[-1]})
        session.detach()

    def close(self) -> None:
        self._context.close()
        assert self._is_planted, "there is no place for the fault in the scripts"


KEYS = {
    "Backspace": "\ue003", "Tab": "\ue004", "Enter": "\ue007", "Shift": "\ue008",
    "Control": "\ue009", "Alt": "\ue00a", "Escape": "\ue00c", "End": "\ue010", "Home": "\ue011",
    "ArrowLeft": "\ue012", "ArrowUp": "\ue013", "ArrowRight": "\ue014", "ArrowDown": "\ue015",
    "Delete": "\ue017",
}
PREFERENCES = {
    "app.update.disabledForTesting": True,
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.page": 0,
    "browser.aboutwelcome.enabled": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "dom.disable_open_during_load": False,
    "dom.events.testing.asyncClipboard": True,
    "extensions.update.enabled": False,
    "intl.accept_languages": "en-US",
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "network.dns.disablePrefetch": True,
    "remote.active-protocols": 1,
    "services.settings.server": "data:,#remote-settings-dummy/v1",
    "signon.rememberSignons": False,
    "toolkit.telemetry.enabled": False,
    "toolkit.telemetry.server": "",
}


class Firefox:
    """Debian's Firefox, driven over its own port; `FIREFOX` names another one."""

    name = "firefox"

    def __init__(self) -> None:
        path = os.environ.get("FIREFOX") or shutil.which("firefox-esr")
        assert path, "firefox-esr is not installed; scripts/setup test installs it"
        self._profile = tempfile.TemporaryDirectory(
            prefix="apus-firefox-", ignore_cleanup_errors=True)
        preferences = "".join(
            f"user_pref({json.dumps(name)}, {json.dumps(value)});\n"
            for name, value in PREFERENCES.items())
        (Path(self._profile.name) / "user.js").write_text(preferences)
        self._process = subprocess.Popen(
            [path, "--headless", "--no-remote", "--profile", self._profile.name,
             "--remote-debugging-port", "0"],
            env={**os.environ, **fonts.environment(), "HOME": self._profile.name, "TZ": "UTC", "MOZ_HEADLESS_WIDTH": "1000",
                 "MOZ_HEADLESS_HEIGHT": "1200"},
            stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        try:
            self._bidi = BiDi(self._address() + "/session", timeout=90)
        except BaseException:
            self._process.kill()
            raise
        self._bidi.send("session.subscribe", events=["log.entryAdded"])

    def _address(self) -> str:
        said = []
        for line in self._process.stderr:
            said.append(line)
            if found := re.search(r"WebDriver BiDi listening on (ws://\S+)", line):
                # Its further words would fill the pipe.
                threading.Thread(target=self._process.stderr.read, daemon=True).start()
                return found[1]
        raise RuntimeError("Firefox ended:\n" + "".join(said)[-2000:])

    def open(self, plant: Callable[[str], str] | None = None) -> Page:
        assert plant is None, "faults are planted in Chromium"
        return FirefoxPage(self._bidi)

    def close(self) -> None:
        try:
            self._bidi.send("browser.close")
            self._bidi.close()
            self._process.wait(10)
        except Exception:
            self._process.kill()
            self._process.wait()
        self._profile.cleanup()


class FirefoxPage(Page):
    def __init__(self, bidi: BiDi):
        self._bidi = bidi
        bidi.events.clear()
        self._visitor = bidi.send("browser.createUserContext")["userContext"]
        self._context = bidi.send(
            "browsingContext.create", type="tab", userContext=self._visitor)["context"]
        bidi.send("browsingContext.activate", context=self._context)
        bidi.send("browsingContext.setViewport", context=self._context,
                  viewport={"width": SIZE[0], "height": SIZE[1]})

    @property
    def faults(self) -> list[str]:
        self.evaluate("() => 1")
        entries = [event["params"] for event in self._bidi.events
                   if event["method"] == "log.entryAdded"]
        # It says of a lost connection, too, that the script failed.
        return [entry["text"] for entry in entries if entry["type"] == "javascript"
                and entry["level"] == "error" and re.match(r"\w*(Error|Exception)\b", entry["text"])]

    def goto(self, address: str) -> None:
        self._bidi.send(
            "browsingContext.navigate", context=self._context, url=address, wait="complete")

    def reload(self) -> None:
        self._bidi.send("browsingContext.reload", context=self._context, wait="complete")

    def evaluate(self, script: str, *values: Any) -> Any:
        answer = self._bidi.send(
            "script.callFunction", target={"context": self._context}, awaitPromise=True,
            functionDeclaration="async values => JSON.stringify("
                                f"await ({script})(...JSON.parse(values)) ?? null)",
            arguments=[{"type": "string", "value": json.dumps(values)}], userActivation=True)
        if answer["type"] == "exception":
            raise RuntimeError(answer["exceptionDetails"]["text"])
        return json.loads(answer["result"]["value"])

    def _keys(self, actions: list[dict[str, Any]]) -> None:
        self._bidi.send(
            "input.performActions", context=self._context,
            actions=[{"type": "key", "id": "keyboard", "actions": actions}])

    def press(self, key: str) -> None:
        keys = [KEYS.get(part, part) for part in key.split("+")]
        self._keys([{"type": "keyDown", "value": value} for value in keys]
                   + [{"type": "keyUp", "value": value} for value in reversed(keys)])

    def type(self, text: str, ms: int) -> None:
        actions = []
        for character in text:
            value = KEYS["Enter"] if character == "\n" else character
            actions += [{"type": "keyDown", "value": value}, {"type": "keyUp", "value": value}]
            if ms:
                actions.append({"type": "pause", "duration": ms})
        self._keys(actions)

    def click(self, x: float, y: float) -> None:
        self._bidi.send("input.performActions", context=self._context, actions=[{
            "type": "pointer", "id": "mouse", "actions": [
                {"type": "pointerMove", "x": round(x), "y": round(y)},
                {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]}])

    def set_clipboard(self, text: str) -> None:
        self.evaluate("async text => { await navigator.clipboard.writeText(text) }", text)

    def close(self) -> None:
        self._bidi.send("browsingContext.close", context=self._context)
        self._bidi.send("browser.removeUserContext", userContext=self._visitor)


BROWSERS = {"chromium": Chromium, "firefox": Firefox}
