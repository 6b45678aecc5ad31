"""axe-core as an assertion, and what is too small for a finger."""

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page


def settle(page: Page) -> None:
    """Until nothing moves: what is half faded in has another contrast.

    What moves by scrolling never ends, and stands still.
    """
    page.evaluate(
        "Promise.all(document.getAnimations().filter("
        "one => one.timeline === document.timeline && one.effect.getComputedTiming().iterations !== Infinity)"
        ".map(one => one.finished.catch(() => 0))).then(() => 1)")


# The rules that axe-core has switched on, and WCAG 2.2's of what a finger needs, which it has not.
_OPTIONS = {"resultTypes": ["violations"], "rules": {"target-size": {"enabled": True}}}


def accessibility_faults(page: Page) -> list[str]:
    """What axe-core finds on the page as it is now, a line for each rule."""
    violations = Axe().run(page, options=_OPTIONS).response["violations"]
    return [
        f"{violation['id']} ({violation['impact']}): {violation['help']}: "
        + ", ".join(" ".join(map(str, node["target"])) for node in violation["nodes"])
        for violation in violations
    ]


def assert_accessible(page: Page) -> None:
    """Raises if axe-core finds anything at all, once nothing moves any more."""
    settle(page)
    if faults := accessibility_faults(page):
        raise AssertionError(f"axe finds on {page.url}:\n" + "\n".join(faults))


# A finger needs that much, in points.
SMALLEST_TARGET = 44


# Buttons of bars and segments, which look smaller than a finger and take the touches around them.
_TOUCHED = ".bar .button, .segmented .radio"


def untouchable(page: Page) -> list[str]:
    """Controls of bars, and segments, that miss a finger within 44 points. Segments share their width."""
    return page.evaluate(
        """([selector, smallest]) => [...document.querySelectorAll(selector)]
          .filter(one => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !one.closest('[inert]'))
          .flatMap(one => {
            one.scrollIntoView({ block: 'center', behavior: 'instant' })
            const { left, top, width, height } = one.getBoundingClientRect()
            const [x, y] = [left + width / 2, top + height / 2], reach = smallest / 2 - 1
            const aside = one.matches('.radio') ? 0 : reach
            return [[x, y - reach], [x, y + reach], [x - aside, y], [x + aside, y]]
              .filter(([x, y]) => !one.contains(document.elementFromPoint(x, y)))
              .map(([x, y]) => `${one.dataset.testid ?? one.outerHTML.slice(0, 80)} at ${x}, ${y}`)
          })""",
        [_TOUCHED, SMALLEST_TARGET])


def small_targets(page: Page) -> list:
    """What is too small. A field's target is the box it stands in, which takes the click for it."""
    return page.evaluate(
        """smallest => [...document.querySelectorAll('input, select, textarea, button')]
          .filter(control => control.checkVisibility() && !control.closest('[inert], nav, header'))
          .map(control => {
            let box = control
            // The box with a background of its own is what a person takes for the field.
            while (box.parentElement && box.getBoundingClientRect().height < smallest
              && !box.matches('button')
              && box.parentElement.getBoundingClientRect().height < 2 * smallest) {
              box = box.parentElement
            }
            const { width, height } = box.getBoundingClientRect()
            return [control.dataset.testid ?? control.outerHTML.slice(0, 80), width, height]
          })
          .filter(([, width, height]) => width < smallest || height < smallest)""",
        SMALLEST_TARGET)
