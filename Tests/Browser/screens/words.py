"""Typing, and what became of it."""

from playwright.sync_api import Locator, Page

# Sixty letters in which a lost, doubled or exchanged one shows.
SIXTY = "the quick brown fox jumps over a lazy dog and 0123456789 end"
assert len(SIXTY) == 60

_WATCH = """(element, expected) => {
  const seen = element.apusSeen = []
  const look = () => {
    if (seen.at(-1) !== element.value) seen.push(element.value)
    element.apusFrame = requestAnimationFrame(look)
  }
  look()
}"""


def watch(field: Locator) -> None:
    """Notes every text that the field shows from now on, frame by frame."""
    field.evaluate(_WATCH)


def watched(field: Locator) -> list[str]:
    """The texts that the field has shown since `watch`, in their order."""
    return field.evaluate("element => { cancelAnimationFrame(element.apusFrame);"
                          " return element.apusSeen }")


def shrinkages(texts: list[str]) -> list[tuple[str, str]]:
    """Where a text became shorter while a person only added to it."""
    return [(a, b) for a, b in zip(texts, texts[1:]) if len(b) < len(a)]


def caret(field: Locator) -> tuple[int, int]:
    """Start and end of the selection."""
    start, end = field.evaluate("element => [element.selectionStart, element.selectionEnd]")
    return start, end


def put_caret(field: Locator, start: int, end: int | None = None) -> None:
    field.focus()
    field.evaluate(
        "(element, range) => element.setSelectionRange(...range)",
        [start, start if end is None else end])


def mark(page: Page) -> None:
    """Marks the document, so that a reload shows."""
    page.evaluate("window.apusMark = 1")


def is_same_document(page: Page) -> bool:
    """Whether the page has not been loaded anew since `mark`."""
    return page.evaluate("window.apusMark === 1")
