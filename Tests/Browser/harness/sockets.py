"""What the sockets of a page carry, in Firefox: Playwright does not hear it there, so they tell it themselves.

Tests listen as in Chromium: `page.on("websocket", …)`, and `framesent`, `framereceived` and `close` of the socket.
"""

from collections import defaultdict
from typing import Any, Callable
from weakref import WeakKeyDictionary

from playwright.sync_api import BrowserContext, Page

_TELLING = """(() => {
  let count = 0
  window.WebSocket = class extends WebSocket {
    #number = `${performance.timeOrigin} ${++count}`
    constructor(...options) {
      super(...options)
      apusSocket('new', this.#number, this.url)
      this.addEventListener('message', event => { apusSocket('framereceived', this.#number, event.data) })
      this.addEventListener('close', () => { apusSocket('close', this.#number, '') })
    }
    send(text) {
      apusSocket('framesent', this.#number, text)
      super.send(text)
    }
  }
})()"""


class Socket:
    """Of Playwright's, what tests use."""

    def __init__(self, url: str):
        self.url = url
        self.handlers: dict[str, list[Callable]] = defaultdict(list)

    def on(self, event: str, handler: Callable) -> None:
        self.handlers[event].append(handler)


_listeners: WeakKeyDictionary[Page, list[Callable]] = WeakKeyDictionary()
_watched: WeakKeyDictionary[BrowserContext, dict[str, Socket]] = WeakKeyDictionary()


def watch(context: BrowserContext) -> None:
    """Before the context has a page."""
    sockets = _watched[context] = {}

    def said(source: dict[str, Any], kind: str, number: str, text: str) -> None:
        if kind == "new":
            sockets[number] = Socket(text)
            for listener in _listeners.get(source["page"], []):
                listener(sockets[number])
        else:
            for handler in sockets[number].handlers[kind]:
                handler(sockets[number] if kind == "close" else text)

    context.expose_binding("apusSocket", said)
    context.add_init_script(_TELLING)


_on = Page.on


def _on_everywhere(page: Page, event: str, handler: Callable) -> None:
    if event == "websocket" and page.context in _watched:
        _listeners.setdefault(page, []).append(handler)
    else:
        _on(page, event, handler)


Page.on = _on_everywhere
