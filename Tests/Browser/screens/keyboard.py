"""A person without a mouse."""

from playwright.sync_api import Page

_FOCUSED = """() => {
  const element = document.activeElement
  if (!element || element === document.body) return null
  const box = element.getBoundingClientRect()
  // Where it stands in what scrolls.
  let scrolled = scrollY
  for (let at = element.parentElement; at; at = at.parentElement) if (at.matches('.scroll')) scrolled += at.scrollTop
  return {
    testID: element.dataset.testid ?? null,
    words: element.getAttribute('aria-label') || element.textContent.trim() || element.tagName,
    tag: element.tagName, top: box.top + scrolled, left: box.left, height: box.height,
    isInDialog: !!element.closest('dialog, [role=dialog], [role=alertdialog]'),
  }
}"""


def focused(page: Page) -> dict | None:
    """What has the keyboard: its identifier, words and place; None if nothing has."""
    return page.evaluate(_FOCUSED)


def tab_to(page: Page, test_id: str, limit: int = 30) -> list[dict]:
    """Presses Tab until the control has the focus; returns what was passed on the way.

    Raises with the way if the control cannot be reached.
    """
    return _tab(page, "testID", test_id, limit)


def tab_to_words(page: Page, words: str, limit: int = 30) -> list[dict]:
    """The same, for the control that is read out as `words`."""
    return _tab(page, "words", words, limit)


def _tab(page: Page, field: str, value: str, limit: int) -> list[dict]:
    way = []
    for _ in range(limit):
        here = focused(page)
        if here and here[field] == value:
            return way
        way.append(here)
        page.keyboard.press("Tab")
    names = [here and (here["testID"] or here["words"]) for here in way]
    raise AssertionError(f"Tab does not lead to {value}, but over {names}")
