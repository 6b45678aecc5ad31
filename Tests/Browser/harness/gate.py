"""What no page may ever do, whatever a test looks at."""

import base64
import hashlib
import re
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Request, Response, WebError

# In Firefox the policy judges what Playwright adds to a page, too, which is `eval` to it: a style before each picture.
_OWN_STYLE = base64.b64encode(hashlib.sha256(b"body {}").digest()).decode()

_REPORT_VIOLATIONS = """
addEventListener('securitypolicyviolation', event => /(%3E%20|> )eval$/.test(event.sourceFile) || apusReportViolation(
  `${event.effectiveDirective} blocked ${event.blockedURI || 'inline'} `
  + `at ${event.sourceFile}:${event.lineNumber} ${event.sample}`))
"""


class Gate:
    """Collects policy violations, errors on the console, uncaught errors and foreign requests."""

    def __init__(self) -> None:
        self._faults: list[str] = []
        self._allowed: list[re.Pattern[str]] = []
        self._contexts: list[BrowserContext] = []
        self._is_over = False

    def watch(self, context: BrowserContext) -> None:
        """Watches every page that the context has and will have."""
        self._contexts.append(context)
        context.expose_binding(
            "apusReportViolation",
            lambda _, what: self._note(f"security policy: {what}"))
        context.add_init_script(_REPORT_VIOLATIONS)
        context.on("console", self._on_console)
        context.on("weberror", self._on_error)
        context.on("request", self._on_request)
        if context.browser.browser_type.name == "firefox":
            context.on("response", self._on_response)

    def allow(self, pattern: str) -> None:
        """Takes faults that match as part of the test, such as a socket that the test cuts."""
        self._allowed.append(re.compile(pattern))

    def end(self) -> None:
        """Hears what has happened so far, and nothing more: the server is about to go away."""
        self._catch_up()
        self._is_over = True

    def seen(self, pattern: str) -> bool:
        """Whether there was such a fault, allowed or not."""
        self._catch_up()
        return any(re.search(pattern, fault) for fault in self._faults)

    @property
    def faults(self) -> list[str]:
        """What has happened so far and was not allowed."""
        self._catch_up()
        return [
            fault for fault in self._faults
            if not any(pattern.search(fault) for pattern in self._allowed)
        ]

    def check(self) -> None:
        """Raises if there are faults."""
        if faults := self.faults:
            raise AssertionError("The page did what no page may do:\n" + "\n".join(faults))

    def _catch_up(self) -> None:
        # Events arrive in order, so what happened before this answer has been seen after it.
        for context in self._contexts:
            for page in context.pages:
                if not page.is_closed():
                    page.evaluate("1")

    def _note(self, fault: str) -> None:
        if not self._is_over:
            self._faults.append(fault)

    def _on_error(self, error: WebError) -> None:
        if f"'sha256-{_OWN_STYLE}'" in str(error.error):
            return
        # What Chromium writes on the console of a socket that broke is an error of the script to Firefox.
        is_socket = re.search(r"(to the server at|The connection to) wss?://", str(error.error))
        self._note(f"{'console: WebSocket connection' if is_socket else 'uncaught'}: {error.error}")

    def _on_console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            place = message.location
            self._note(
                f"console: {message.text} ({place.get('url')}:{place.get('lineNumber')})")

    def _on_request(self, request: Request) -> None:
        parts = urlsplit(request.url)
        if parts.scheme in ("http", "https", "ws", "wss") and parts.hostname != "127.0.0.1":
            self._note(f"foreign request: {request.url}")

    def _on_response(self, response: Response) -> None:
        # As Chromium says it on the console.
        if response.status >= 400:
            self._note(
                f"console: Failed to load resource: the server responded with a status of {response.status} "
                f"({response.status_text}) ({response.url}:0)")
