"""Seeded scripts: what a person does, at their pace, while line and server do what they do.

Steps: `("type", text, ms)` at ms per key, `("press", key)`, `("paste", text)`, `("cut",)`,
`("compose", syllables)`, `("undo",)`, `("redo",)`, `("click", field)` and End, `("click_at", field,
part)`, `("tab",)`, `("shift_tab",)`, `("return",)`, `("count",)`, `("check",)`, `("choose", field,
index)`, `("date", field, day)`, `("open",)`, `("close",)`, `("push",)`, `("back",)`, `("switch",)`;
`("wait", ms)` the person's rhythm, `("rest",)` until all is quiet; `("line", "cut" | "silence" |
"strand" | "restore")`, `("offline",)` and `("online",)`
as the browser says it; `("kill",)` the worker, `("stop",)` and `("start",)` the server.
"""

import random
from dataclasses import dataclass, replace

from person import forms
from person.forms import Form
from person.oracle import Oracle


@dataclass(frozen=True)
class Script:
    browser: str
    form: str
    steps: tuple[tuple, ...]
    round_trip: int = 0
    seed: int | None = None

    def with_steps(self, steps) -> "Script":
        return replace(self, steps=tuple(steps))

    def as_test(self) -> str:
        """The script as a test, ready to be pasted into test_person.py."""
        steps = "\n".join(f"        {step!r}," for step in self.steps)
        return (
            f"def test_found_by_seed_{self.seed}(play):\n"
            f"    play({self.browser!r}, {self.form!r}, round_trip={self.round_trip}, steps=[\n"
            f"{steps}\n    ])\n")


LETTERS = "abcdefghijklmnopqrstuvwxyz  ÄöÜéñ"
SYLLABLES = [["ㅎ", "하", "한"], ["n", "に"], ["k", "か", "かん", "漢"]]
PRESSES = ["ArrowLeft"] * 5 + ["ArrowRight"] * 3 + ["Home", "End"] * 2 + [
    "Shift+ArrowLeft", "Shift+ArrowRight", "Shift+Home", "Shift+End", "Control+a",
    "Backspace", "Backspace", "Backspace", "Delete"]
ROUND_TRIPS = [0, 20, 60, 150, 150, 300, 400]
PACES = [0, 0, 10, 30, 60, 60, 100, 150]


class _Writer:
    def __init__(self, seed: int, browser: str):
        self.random = random.Random(f"{browser}-{seed}")
        self.browser = browser
        self.form = forms.generate(self.random)
        self.oracle = Oracle(self.form)
        self.steps: list[tuple] = []

    def add(self, step: tuple) -> bool:
        if not self.oracle.can(step):
            return False
        # As the runner does.
        if self.oracle.needs_rest(step):
            self.oracle.rested()
        self.oracle.apply(step)
        if self.oracle.focus and self.oracle.selection is None and step[0] in {
                "undo", "redo", "click_at"}:
            length = len(self.oracle.text[self.oracle.focus])
            self.oracle.selection = (length, length)
        self.steps.append(step)
        return True

    def words(self) -> str:
        pick = self.random
        kind = self.oracle._kind()
        count = pick.randint(1, 9)
        if kind == "c":
            return "".join(pick.choices("0123456789", k=pick.randint(1, 4)))
        if kind == "n":
            return "".join(pick.choices("123456789", k=pick.randint(1, 5)))
        if kind in "ghd":
            return "".join(pick.choices("0123456789" * 3 + "a- ", k=count))
        words = "".join(pick.choices(LETTERS, k=count))
        if kind == "e" and pick.random() < 0.3:
            words += "\n" + words[:3]
        return words

    def step(self) -> tuple:
        pick = self.random
        oracle = self.oracle
        keys = [field.key for field in oracle.shown]
        roll = pick.random()
        if oracle.focus is None or roll < 0.12:
            name = pick.choice(
                ["click"] * 8 + ["click_at", "count", "count", "check", "choose", "date", "open",
                                 "close", "push", "back", "switch"])
        elif roll < 0.5:
            return ("type", self.words(), pick.choice(PACES))
        elif roll < 0.72:
            return ("press", pick.choice(PRESSES))
        else:
            name = pick.choice([
                "paste", "cut", "compose", "undo", "redo", "tab", "tab", "shift_tab", "return",
                "return", "return", "count", "check", "choose", "date", "open", "close", "push",
                "back", "switch", "click_at", "rest"])
        match name:
            case "paste": return (name, self.words())
            case "compose": return (name, pick.choice(SYLLABLES))
            case "click": return (name, pick.choice(keys))
            case "click_at": return (name, pick.choice(keys), round(pick.random(), 2))
            case "choose": return (name, pick.choice(keys), pick.randint(0, 3))
            case "date": return (name, pick.choice(keys), f"202{pick.randint(0, 9)}-03-1{pick.randint(0, 9)}")
        return (name,)

    def trouble(self) -> list[str]:
        """What goes wrong in this script, if anything does."""
        return self.random.choice([[], [], [], ["cut"], ["silence"], ["kill"], ["stop"], ["strand"]])

    def write(self, length: int) -> Script:
        pick = self.random
        trouble = self.trouble()
        at = pick.randint(2, length - 4)
        until = at + pick.randint(1, 4)
        tries = 0
        while len(self.steps) < length and tries < 400:
            tries += 1
            if trouble and len(self.steps) >= at:
                step = (trouble[0],) if trouble[0] in {"kill", "stop"} else ("line", trouble[0])
                if self.add(step):
                    trouble = []
            if self.oracle.is_down and len(self.steps) >= until:
                self.end_trouble()
            step = self.step()
            if step[0] == "compose" and self.browser != "chromium":
                continue
            if self.add(step) and pick.random() < 0.3:
                self.add(("wait", pick.choice([20, 80, 150, 300, 500])))
        self.end_trouble()
        return Script(self.browser, self.form.description, tuple(self.steps),
                      pick.choice(ROUND_TRIPS))

    def end_trouble(self) -> None:
        if self.oracle.is_down == "server":
            self.add(("start",))
        elif self.oracle.is_down:
            self.add(("line", "restore"))


def generate(seed: int, browser: str, length: int = 22) -> Script:
    """The same script for the same seed, for ever as far as this file stays as it is."""
    return replace(_Writer(seed, browser).write(length), seed=seed)
