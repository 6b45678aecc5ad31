"""Which control is at a point: what the page says, and what the headless host says."""

import json
import os
import subprocess
from dataclasses import dataclass

from harness.server import FIXTURE, ROOT

# Points between two points of the grid, in both directions.
STEP = 24

# The controls in the middles of which a point lies besides, and what the page has at each point.
_READ = """step => {
  const targets = 'a,button,label,summary,input,select,textarea,[role=button],[role=slider],[data-on*=t],.field,.labelled,.search-bar'
  // Buttons behind a swiped row are no words of the row.
  const wordsOf = one => one.querySelector('.swipes,[class*=swipe-]') ? [...one.children].filter(part => !part.matches('.swipes,[class*=swipe-]')).map(part => part.innerText).join(' ')
    : one.innerText || one.textContent || ''
  const words = one => (one.getAttribute('aria-label') || wordsOf(one)).replace(/\\s+/g, ' ').trim()
  // The target of a tap there: the control of a label, the field in its frame, the choices of which it is one.
  const used = hit => {
    // A calendar is one control, whatever it is drawn of.
    const one = hit?.closest('.date-drawing')?.parentElement.querySelector('.date') ?? hit?.closest(targets)
    if (!one) return null
    const control = one.control ?? (one.matches('.field,.labelled,.search-bar') ? one.querySelector('.field-input,.date') : one)
    // Beside the parts of a control there is none.
    if (!control) return null
    return control.closest('[role=radiogroup],.stepper') ?? control
  }
  const name = one => {
    const control = one.control || one
    if (control.matches('summary')) return control.parentElement.dataset.testid || words(control) || '?'
    if (control.matches('.stepper')) return control.dataset.testid || words(control.querySelector('.label-text'))
    // The words in a field are no name.
    const own = control.matches('input,textarea,select') ? control.getAttribute('aria-label') : words(control)
    const labels = [...control.labels || []].map(label => words(label.querySelector(':scope>.label-text') ?? label)).join(' ')
    return control.dataset.testid || one.dataset.testid || own || control.placeholder || labels || '?'
  }
  const points = []
  for (let y = step / 2; y < innerHeight; y += step) for (let x = step / 2; x < innerWidth; x += step) points.push([x, y])
  for (const one of document.querySelectorAll(targets)) {
    const box = one.getBoundingClientRect(), x = box.x + box.width / 2, y = box.y + box.height / 2
    if (box.width && x > 0 && y > 0 && x < innerWidth && y < innerHeight) points.push([x, y])
  }
  const found = points.map(([x, y]) => used(document.elementFromPoint(x, y)))
  return {
    points,
    names: found.map(one => one ? name(one) : ''),
    frames: found.map(one => {
      if (!one) return []
      const { x, y, width, height } = one.getBoundingClientRect()
      return [x, y, width, height]
    }),
    // In a round corner a finger may be on the control or beside it.
    corners: [...document.querySelectorAll(targets)].flatMap(one => {
      const { x, y, right, bottom, width, height } = one.getBoundingClientRect()
      const style = getComputedStyle(one)
      const radius = Math.min(parseFloat(style.borderTopLeftRadius) || 0, width / 2, height / 2)
      return radius > 1 ? [[x, y], [right - radius, y], [x, bottom - radius], [right - radius, bottom - radius]]
        .map(([x, y]) => [x, y, radius, radius]) : []
    }),
    edges: [...document.querySelectorAll(targets)].map(one => one.getBoundingClientRect())
      .map(({ x, y, width, height }) => [x, y, width, height]),
  }
}"""


@dataclass(frozen=True)
class Difference:
    """Both answers at a point where they differ."""

    page: str
    point: tuple[float, float]
    on_page: str
    headless: str
    frames: tuple

    def __str__(self) -> str:
        x, y = self.point
        return f"{self.page} ({x:g}, {y:g}): the page has “{self.on_page}”, the headless host “{self.headless}” {self.frames}"


class Pointed:
    """The headless host, which is asked for one screen after the other."""

    def __init__(self, data=None):
        environment = {**os.environ, "FIXTURE": "pointed", **({"DATA": str(data)} if data else {})}
        self._process = subprocess.Popen(
            [str(FIXTURE)], cwd=ROOT, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL, text=True)
        # How many points were compared.
        self.count = 0

    def ask(
        self, address: str, width: float, height: float, points: list, visitor: str | None = None,
        identifiers: list[str] | None = None,
    ) -> dict:
        question = {"visitor": visitor, "address": address, "width": width, "height": height, "points": points,
                    "identifiers": identifiers}
        self._process.stdin.write(json.dumps(question) + "\n")
        self._process.stdin.flush()
        return json.loads(self._process.stdout.readline())

    def differences(self, page, address: str, visitor: str | None = None) -> list[Difference]:
        """Where the open page and the headless host name different controls."""
        read = page.evaluate(_READ, STEP)
        size = page.viewport_size
        there = self.ask(address, size["width"], size["height"], read["points"], visitor)
        self.dump = there.get("dump")
        found = []
        edges = read["edges"] + [frame for frame in there["frames"] if frame]
        for index, point in enumerate(read["points"]):
            if any(_is_at_edge(point, frame) for frame in edges) or any(_is_in(point, box) for box in read["corners"]):
                continue
            self.count += 1
            on_page, headless = _said(read["names"][index]), _said(there["names"][index])
            if on_page != headless:
                found.append(Difference(
                    address, tuple(point), on_page, headless, (read["frames"][index], there["frames"][index])))
        return found

    def close(self) -> None:
        self._process.stdin.close()
        self._process.terminate()
        self._process.wait(10)
        self._process.stdout.close()


def _said(name: str) -> str:
    return "".join(name.split()).lower()


def _is_in(point: tuple[float, float], frame: list[float]) -> bool:
    (x, y), (left, top, width, height) = point, frame
    return left <= x <= left + width and top <= y <= top + height


def _is_at_edge(point: tuple[float, float], frame: list[float]) -> bool:
    """Rounding may put the point on either side of a frame's edge."""
    (x, y), (left, top, width, height) = point, frame
    right, bottom = left + width, top + height
    if not (left - 1 <= x <= right + 1 and top - 1 <= y <= bottom + 1):
        return False
    return min(abs(x - left), abs(x - right), abs(y - top), abs(y - bottom)) <= 1
