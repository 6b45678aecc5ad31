"""Carries a script out in a browser and compares: page, server and oracle agree in every field."""

import json
import time
from typing import Any, Callable

from harness.metrics import wait_until_kept
from harness.server import FIXTURE, Server, kill_worker
from person.browsers import Page
from person.forms import TYPED, Form
from person.line import Line
from person.oracle import Oracle
from person.scripts import Script

# How long the page may take until all agrees. A line that nobody answers on is noticed in 10 s.
PATIENCE = 20.0
LONG_PATIENCE = 40.0
HASTY_PATIENCE = 4.0

# The uppermost layer is what a person sees.
SEEN = """
const dialog = [...document.querySelectorAll('dialog[open]')].at(-1)
const layer = dialog ?? document.getElementById('screen')
const isShown = one => one.getClientRects().length > 0 && !one.closest('.going')
const fields = [...layer.querySelectorAll('input,textarea,select')].filter(isShown)
const found = name =>
  [...layer.querySelectorAll(`[data-testid="person.${name}"]`)].filter(isShown)
"""
LOOK = """() => {
  %s
  const caret = one => {
    try { return one.selectionStart === null ? null : [one.selectionStart, one.selectionEnd] }
    catch { return null }
  }
  const banner = document.getElementById('banner')
  return {
    page: (found('known').map(one => /"(.)\\.count"/.exec(one.textContent)).find(one => one) ?? [])[1],
    texts: fields.map(one => one.value),
    focus: fields.indexOf(document.activeElement),
    caret: document.activeElement && caret(document.activeElement),
    known: [...document.querySelectorAll('[data-testid="person.known"]')].map(one => one.textContent),
    banner: banner && !banner.hidden ? banner.textContent : '',
    notices: [...document.querySelectorAll('.notice')].map(one => one.textContent),
  }
}""" % SEEN
PLACE = """(kind, name) => {
  %s
  const one = kind === 'field' ? fields[name]
    : kind === 'tab' ? [...document.querySelectorAll('[role=tab]')][name] : found(name)[0]
  if (!one) return null
  one.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { x, y, width, height } = one.getBoundingClientRect()
  // What has just begun to move is still where it was.
  const isMoving = document.getAnimations().some(({ playState, effect, timeline }) =>
    playState === 'running' && timeline === document.timeline && effect.target.contains(one))
  return [x, y, width, height, isMoving]
}""" % SEEN
# As a picker of the browser's own does it, which no test can see.
CHOOSE = """(index, value) => {
  %s
  const one = fields[index]
  one.focus()
  one.value = value
  one.dispatchEvent(new Event('input', { bubbles: true }))
  one.dispatchEvent(new Event('change', { bubbles: true }))
}""" % SEEN


class Disagreement(AssertionError):
    """Page, server and oracle did not agree in time."""

    # The steps until then, without those that had no meaning.
    done: tuple[tuple, ...] = ()


class Player:
    """Plays scripts on one server, with one browser, one after the other."""

    def __init__(self, browser, server: Server):
        self.browser = browser
        self.server = server

    def play(self, script: Script, plant: Callable[[str], str] | None = None,
             is_patient: bool = False, is_hasty: bool = False) -> None:
        """Raises `Disagreement` where the page is not as a phone would be.

        A patient person looks at the screen after each step, for proving the oracle itself. A
        hasty test waits for less long, for shrinking.
        """
        line = Line(self.server.port, script.round_trip / 2)
        page = self.browser.open(plant)
        try:
            _Play(script, page, line, self.server, is_patient, is_hasty).run()
        finally:
            page.close()
            line.close()
            if self.server.process is None:
                self.server.start()


class _Play:
    def __init__(
        self, script: Script, page: Page, line: Line, server: Server, is_patient: bool,
        is_hasty: bool,
    ):
        self.script = script
        self.is_patient = is_patient
        self.page = page
        self.line = line
        self.server = server
        self.oracle = Oracle(Form(script.form))
        self.done: list[tuple] = []
        self.is_hasty = is_hasty
        self.shortest = HASTY_PATIENCE if is_hasty else PATIENCE
        self.troubled_until = 0.0

    def run(self) -> None:
        try:
            self._run()
        except Disagreement as disagreement:
            disagreement.done = tuple(self.done)
            raise

    def _run(self) -> None:
        self.page.goto(self.line.origin + self.oracle.form.path)
        self.rest()
        for step in self.script.steps:
            if step[0] == "compose" and not self.page.can_compose or not self.oracle.can(step):
                continue
            if self.oracle.needs_rest(step):
                self.rest()
                if not self.oracle.can(step):
                    continue
            self.done.append(step)
            is_looking = self.is_patient and not self.oracle.is_down
            if is_looking and step[0] == "type" and len(step[1]) > 1:
                for character in step[1]:
                    self.do(("type", character, 0))
                    self.rest()
                continue
            self.do(step)
            if self.is_patient and not self.oracle.is_down:
                self.rest()
        # Whoever left something broken mends it.
        if self.oracle.is_down == "server":
            self.do(("start",))
        elif self.oracle.is_down:
            self.do(("line", "restore"))
        self.rest()
        if faults := self.page.faults:
            raise Disagreement("the script of the page failed:\n  " + "\n  ".join(faults))

    # Looking.

    def look(self) -> dict[str, Any]:
        return self.page.evaluate(LOOK)

    def rest(self) -> None:
        """Until the line is quiet, and page, server and oracle have agreed all the while."""
        deadline = time.monotonic() + self.patience
        quiet = self.script.round_trip / 1000 + 0.12
        bytes, since = self.line.bytes, time.monotonic()
        moved = since
        while True:
            seen = self.look()
            differences = self.differences(seen)
            now = time.monotonic()
            if self.line.bytes != bytes:
                moved = now
            if differences or self.line.bytes != bytes:
                bytes, since = self.line.bytes, now
            elif now - since > quiet:
                break
            # Whoever is in a hurry takes a line that has been quiet for long as the end of it,
            # except where nobody answers, or a server is on its way.
            is_over = self.is_hasty and self.patience == self.shortest and (
                self.line.bytes == bytes and now - moved > quiet + 1)
            if now > deadline or is_over:
                raise Disagreement(
                    "after " + (repr(self.done[-1]) if self.done else "the page's arrival")
                    + ":\n  " + "\n  ".join(differences or ["the line is never quiet"]))
            time.sleep(0.02)
        self.oracle.rested()
        if self.oracle.is_loose and self.oracle.selection and seen["caret"]:
            self.oracle.selection = tuple(seen["caret"])
        if self.is_hasty:
            self.troubled_until = 0.0

    @property
    def patience(self) -> float:
        """A page may agree and not know yet that its server is gone: trouble ends by the clock."""
        return LONG_PATIENCE if time.monotonic() < self.troubled_until else self.shortest

    def trouble(self) -> None:
        self.troubled_until = time.monotonic() + LONG_PATIENCE

    def differences(self, seen: dict[str, Any]) -> list[str]:
        oracle = self.oracle
        found = []
        fields = oracle.shown
        if seen["page"] != oracle.page or len(seen["texts"]) != len(fields):
            return [f"the page {oracle.page!r} is not shown, but {seen['page']!r} "
                    f"with {len(seen['texts'])} fields"]
        for field, text in zip(fields, seen["texts"]):
            if text != oracle.text[field.key]:
                found.append(f"{field.key} shows {text[:200]!r}, not {oracle.text[field.key][:200]!r}")
        known = {}
        for text in seen["known"]:
            known |= json.loads(text)
        values = oracle.values()
        here = oracle.page
        for key in {*known, *(key for key in values if key[0] == here)}:
            if known.get(key) != values.get(key):
                found.append(
                    f"the server has {str(known.get(key))[:200]!r} for {key}, "
                    f"not {str(values.get(key))[:200]!r}")
        if oracle.focus is not None:
            index = oracle.fields[oracle.focus].index
            if seen["focus"] != index:
                at = fields[seen["focus"]].key if seen["focus"] >= 0 else "no field"
                found.append(f"{at} has the keyboard, not {oracle.focus}")
            elif oracle.selection and seen["caret"] and not oracle.is_there(tuple(seen["caret"])):
                found.append(f"the caret is at {seen['caret']}, not {oracle.range}")
        if seen["banner"]:
            found.append(f"the banner says {seen['banner']!r}")
        return found

    # Doing.

    def do(self, step: tuple) -> None:
        name, *values = step
        own = getattr(self, f"do_{name}", None)
        if own:
            own(*values)
        else:
            self.oracle.apply(step)
            self.act(name, *values)

    def act(self, name: str, *values: Any) -> None:
        page = self.page
        match name:
            case "type": page.type(*values)
            case "press": page.press(self.key(values[0]))
            case "paste": page.paste(values[0])
            case "cut": page.press("Control+x")
            case "compose": page.compose(values[0])
            case "tab": page.press("Tab")
            case "shift_tab": page.press("Shift+Tab")
            case "return": page.press("Enter")
            case "count" | "check" | "open" | "close" | "push": self.click("button", name)
            case "back": page.back()
            case "switch": self.click("tab", 1 if self.oracle.page == "t" else 0)
            case "click":
                self.click("field", self.oracle.fields[values[0]].index)
                page.press(self.key("End"))
            case "choose" | "date":
                page.evaluate(CHOOSE, self.oracle.fields[values[0]].index, str(values[1]))
            case "wait": time.sleep(values[0] / 1000)
            case "rest": pass
            case "offline" | "online": page.evaluate("name => { dispatchEvent(new Event(name)) }", name)
            case _: raise AssertionError(f"there is no step {name}")
        if name in {"open", "close", "push", "back", "switch"}:
            self.arrive()

    def key(self, key: str) -> str:
        """In a text of several lines, Home and End are those of the text."""
        focus = self.oracle.focus
        if focus and self.oracle.fields[focus].kind == "e" and key.endswith(("Home", "End")):
            return f"Control+{key}"
        return key

    def click(self, kind: str, name: str | int, part: float = 0.5) -> None:
        """Clicks when it stands still, as what one points at."""
        deadline = time.monotonic() + self.shortest
        before = None
        while True:
            place = self.page.evaluate(PLACE, kind, name)
            if place and place == before and not place[-1]:
                break
            if time.monotonic() > deadline:
                raise Disagreement(f"{kind} {name} is not there to be clicked")
            before = place
        x, y, width, height, _ = place
        self.page.click(x + width * part, y + min(height / 2, 20))

    def arrive(self) -> None:
        """A person goes on when they see the page."""
        deadline = time.monotonic() + self.patience
        while (seen := self.look())["page"] != self.oracle.page:
            if time.monotonic() > deadline:
                raise Disagreement(f"the page {self.oracle.page!r} does not come; seen: {seen}")
            time.sleep(0.02)

    def do_rest(self) -> None:
        pass  # Before it, as `needs_rest` says.

    def do_click_at(self, key: str, part: float) -> None:
        self.oracle.apply(("click_at", key, part))
        self.click("field", self.oracle.fields[key].index, 0.02 + 0.5 * part)
        seen = self.look()
        if seen["caret"] and seen["focus"] == self.oracle.fields[key].index:
            self.oracle.selection = tuple(seen["caret"])

    def do_undo(self) -> None:
        self._turn_back("undo", "Control+z")

    def do_redo(self) -> None:
        self._turn_back("redo", "Control+Shift+z")

    def _turn_back(self, name: str, key: str) -> None:
        """How far it goes, browsers decide; where it leads, the field has been before."""
        oracle = self.oracle
        focus = oracle.focus
        before = oracle.text[focus]
        allowed = {self.undone} if name == "redo" else oracle.history[focus] - {before}
        self.page.press(key)
        oracle.apply((name,))
        deadline = time.monotonic() + self.shortest
        index = oracle.fields[focus].index
        while (text := (seen := self.look())["texts"][index]) not in allowed:
            if time.monotonic() > deadline:
                raise Disagreement(f"{name} in {focus} leads from {before!r} to {text!r}")
            time.sleep(0.02)
        self.undone = before
        oracle.adopt(text, None)
        self.rest()
        seen = self.look()
        oracle.adopt(text, seen["caret"] and tuple(seen["caret"]))

    def do_line(self, what: str) -> None:
        self.oracle.apply(("line", what))
        {"cut": self.line.cut, "silence": self.line.blackhole, "strand": self.line.silence,
         "restore": self.line.restore}[what]()
        # What nobody answers is noticed in ten seconds.
        self.trouble()

    def do_kill(self) -> None:
        self.oracle.apply(("kill",))
        # What is not text and was done a moment ago may be lost.
        wait_until_kept(self.server)
        kill_worker(self.server)
        self.trouble()

    def do_stop(self) -> None:
        self.oracle.apply(("stop",))
        self.server.stop()
        self.trouble()

    def do_start(self) -> None:
        self.server.start()
        self.oracle.apply(("start",))


def new_server() -> Server:
    return Server([str(FIXTURE)]).start()
