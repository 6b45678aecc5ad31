"""axe-core, as an assertion."""

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page


def settle(page: Page) -> None:
    """Until nothing moves: what is half faded in has another contrast."""
    page.evaluate(
        "Promise.all(document.getAnimations().filter("
        "one => one.effect.getComputedTiming().iterations !== Infinity)"
        ".map(one => one.finished.catch(() => 0))).then(() => 1)")


def accessibility_faults(page: Page) -> list[str]:
    """What axe-core finds on the page as it is now, a line for each rule."""
    violations = Axe().run(page).response["violations"]
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
