"""Many visitors at once, each of whom does something a few times a second."""

import heapq
import random
import selectors
import time

from page import TAP, Page


class Crowd:
    """Pages that click by a clock, whether or not they are answered, as people do."""

    def __init__(self, pages: list[Page], button: str, rate: float = 5, seed: int = 1, act=None):
        """`act` sends one event of a page and returns its number; by itself it is a tap on `button`."""
        self.pages = pages
        self.act = act or (lambda page: page.send(TAP, button))
        self.pause = 1 / rate
        self.random = random.Random(seed)

    def run(self, seconds: float, beside=lambda: None) -> list[float]:
        """Lets all of them act for a time.

        - `beside` is called again and again meanwhile.
        Returns the milliseconds that each event took from its key to its answer.
        """
        latencies: list[float] = []
        waiting: dict[Page, list[tuple[int, float]]] = {page: [] for page in self.pages}
        start = time.perf_counter()
        due = [
            (start + self.random.random() * self.pause, index) for index in range(len(self.pages))]
        heapq.heapify(due)
        with selectors.DefaultSelector() as selector:
            for page in self.pages:
                selector.register(page.socket, selectors.EVENT_READ, page)
            end = start + seconds
            while due or any(waiting.values()):
                now = time.perf_counter()
                while due and due[0][0] <= now:
                    moment, index = heapq.heappop(due)
                    page = self.pages[index]
                    # From when it was due: a driver that is late must not hide a wait.
                    waiting[page].append((self.act(page), moment))
                    if moment + self.pause < end:
                        heapq.heappush(due, (moment + self.pause, index))
                if now < end:
                    beside()
                for key, _ in selector.select(max(0, due[0][0] - now) if due else 1):
                    page = key.data
                    page.take()
                    now = time.perf_counter()
                    while waiting[page] and waiting[page][0][0] <= page.answered:
                        latencies.append((now - waiting[page].pop(0)[1]) * 1000)
                if now > end + 30:
                    raise TimeoutError("events without an answer")
        return latencies


def saturate(pages: list[Page], button: str, seconds: float) -> float:
    """Answers per second to pages that click again as soon as they are answered."""
    with selectors.DefaultSelector() as selector:
        for page in pages:
            selector.register(page.socket, selectors.EVENT_READ, page)
            page.send(TAP, button)
        count, start = 0, time.perf_counter()
        while (now := time.perf_counter()) < start + seconds:
            for key, _ in selector.select(1):
                page = key.data
                page.take()
                if page.answered == page.sent:
                    count += 1
                    page.send(TAP, button)
        return count / (now - start)


def part(values: list[float], share: float) -> float:
    """The value below which this share of all lies."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]
