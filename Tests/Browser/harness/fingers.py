"""A finger on the page: real touches, one after another, as a screen reports them."""

from playwright.sync_api import Locator, Page


class Finger:
    """One finger. Where it goes it goes in steps, with time between them that the page believes."""

    def __init__(self, page: Page):
        self._client = page.context.new_cdp_session(page)
        self._time = page.evaluate("Date.now()") / 1000
        self._at = (0.0, 0.0)

    def _send(self, kind: str, points: list, after: float) -> None:
        self._time += after
        self._client.send("Input.dispatchTouchEvent", {
            "type": kind, "timestamp": self._time, "touchPoints": [{"x": x, "y": y} for x, y in points]})

    def down(self, x: float, y: float) -> None:
        self._at = (x, y)
        self._send("touchStart", [self._at], 0.01)

    def by(self, across: float, down: float = 0, steps: int = 10, seconds: float = 0.3) -> None:
        """Goes further by so many points, in so many seconds."""
        x, y = self._at
        for step in range(1, steps + 1):
            self._at = (x + across * step / steps, y + down * step / steps)
            self._send("touchMove", [self._at], seconds / steps)

    def up(self, after: float = 0.3) -> None:
        """Is lifted: with a rest before it, so that nothing is flung."""
        if after:
            self._send("touchMove", [self._at], after)
        self._send("touchEnd", [], 0.001)

    def second(self, x: float, y: float) -> None:
        """Another finger comes down beside it, and is lifted."""
        self._send("touchStart", [self._at, (x, y)], 0.01)
        self._send("touchMove", [self._at], 0.01)

    def tap(self, x: float, y: float) -> None:
        self.down(x, y)
        self._send("touchEnd", [], 0.05)


def middle(element: Locator) -> tuple[float, float]:
    box = element.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
