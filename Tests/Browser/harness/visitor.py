"""A visitor without a browser, who keeps to the rules: comes back when the line or a room is gone."""

from html import escape

from harness.hostile import EDIT, TAP, Closed, HostileClient, Refused, _Numbering

# Operations of the protocol (Sources/PageProtocol/Messages.swift).
TEXT, VALUE, SCREEN = 0, 3, 11


class _Texts(_Numbering):
    """Reads what elements say, too."""

    def __init__(self) -> None:
        super().__init__()
        self.texts: dict[int, str] = {}
        self.values: dict[int, str] = {}

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        before = self._next
        super().handle_starttag(tag, attrs)
        if tag == "input":
            node = before if self._next != before else self._around[-1]
            self.values[node] = dict(attrs).get("value") or ""

    def handle_data(self, data: str) -> None:
        if self._root is not None and self._around:
            node = self._around[-1]
            self.texts[node] = self.texts.get(node, "") + data


def _markup(element: list | str) -> str:
    """An element of a message as HTML: its tag, attributes by pairs, and what is in it."""
    if isinstance(element, str):
        return escape(element)
    tag, attributes, *inside = element
    pairs = zip(attributes[::2], attributes[1::2])
    head = "".join(f' {name}="{escape(value or "")}"' for name, value in pairs)
    return f"<{tag}{head}>" + "".join(map(_markup, inside)) + (
        "" if tag in {"input", "img", "br", "hr"} else f"</{tag}>")


class Visitor(HostileClient):
    """Knows what its screen shows, and repeats what was not acknowledged, as a page does.

        with Visitor(server.origin, "/harm") as visitor:
            visitor.do(TAP, "harm.count")
            visitor.settle()
            assert visitor.shown("harm.value") == "1"
    """

    def __init__(self, origin: str, path: str = "/harm", cookie: str | None = None):
        super().__init__(origin, path, cookie)
        self._read(self.html)
        # What was sent and is not acknowledged: number, kind, name and values.
        self.open: list[tuple[int, int, str, tuple]] = []
        # How often the screen began anew, with what was kept of it.
        self.renewed = 0
        # The last event that is an act and that the screen shows the consequences of, when it began anew.
        self.kept_until = 0
        self.join()

    def _read(self, html: str) -> None:
        page = _Texts()
        page.feed(html)
        self.nodes, self.texts, self.values = page.nodes, page.texts, page.values

    def shown(self, name: str) -> str:
        return self.texts.get(self.nodes[name], "")

    def field(self, name: str) -> str:
        return self.values.get(self.nodes[name], "")

    @property
    def process(self) -> int:
        return int(self.shown("harm.process"))

    def do(self, kind: int, name: str, *values: object) -> None:
        """Sends an event and waits for nothing."""
        self.sent += 1
        self.open.append((self.sent, kind, name, values))
        self.send([self.sent, self.received, kind, self.nodes[name], *values])

    def tap(self, name: str) -> None:
        self.do(TAP, name)
        self.settle()

    def edit(self, name: str, text: str) -> None:
        self.do(EDIT, name, text)
        self.settle()
        self.values[self.nodes[name]] = text

    def wait_until(self, condition) -> None:
        while not condition():
            self.receive()

    def wait_for_another_room(self) -> None:
        """Returns when the next room shows the screen."""
        before = self.renewed
        self.wait_until(lambda: self.renewed > before)

    def come_back(self) -> None:
        """Connects again and repeats what the server has not heard. Raises `Refused` or `Closed`."""
        self.close()
        greeting = self.join(is_fresh=False)
        if greeting[0] == "a":
            heard = greeting[2]
            self.open = [event for event in self.open if event[0] > heard]
            for number, kind, name, values in self.open:
                self.send([number, self.received, kind, self.nodes[name], *values])
        elif greeting[0] == "n":
            before = self.renewed
            self.wait_until(lambda: self.renewed > before)

    def _note(self, message: list) -> list:
        if message and message[0] == "n":
            # What was under way is lost, or was done: the greeting says which.
            self.kept_until = message[4]
            self.open = []
        super()._note(message)
        if message and isinstance(message[0], int):
            self.open = [event for event in self.open if event[0] > self.acknowledged]
            for operation in message[2:]:
                self._apply(operation)
        return message

    def _apply(self, operation: list) -> None:
        if operation[0] == SCREEN:
            first, elements = operation[1], operation[2:]
            self._read(
                f'<div id="screen" data-token="" data-first="{first}">'
                + "".join(map(_markup, elements)) + "</div>")
            self.renewed += 1
        elif operation[0] == TEXT:
            self.texts[operation[1]] = operation[2]
        elif operation[0] == VALUE:
            self.values[operation[1]] = operation[2]


__all__ = ["Visitor", "Closed", "Refused", "TAP", "EDIT"]
