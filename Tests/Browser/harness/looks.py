"""What a person could not read or use, as the browser draws a page."""

from pathlib import Path

from playwright.sync_api import Page

_HERE = Path(__file__).parent
_LOOKS = (_HERE / "looks.js").read_text().split("\n", 1)[1]
_EDGES = (_HERE / "edges.js").read_text().split("\n", 1)[1]


def unreadable(page: Page) -> list[str]:
    """Words that are cut off, broken inside, outside of the window, or on other words."""
    return page.evaluate(_LOOKS)


def edgeless(page: Page) -> list[str]:
    """Controls without a border, underline or outline: in forced colours they look like words."""
    return page.evaluate(_EDGES)


def covered(page: Page) -> list[str]:
    """Controls that something else lies on, once they were scrolled to."""
    return page.evaluate("""async () => {
      const faults = []
      const controls = document.querySelectorAll('a[href], button, input:not([type=file]), select, textarea, summary')
      for (const one of controls) {
        if (!one.checkVisibility({ visibilityProperty: true }) || one.closest('[inert]')) continue
        one.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
        // Rows that come while one scrolls may move it once more.
        let box
        do {
          box = one.getBoundingClientRect()
          await new Promise(requestAnimationFrame)
        } while (box.top !== one.getBoundingClientRect().top)
        if (box.width < 2 || box.height < 2) continue
        const found = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
        const isOwn = found && (one.contains(found) || found.contains(one) || found.closest('label')?.contains(one))
        if (!isOwn) faults.push(`${one.dataset.testid ?? one.textContent.trim().slice(0, 30)} below ${found?.closest('[data-testid]')?.dataset.testid ?? found?.localName}`)
      }
      scrollTo(0, 0)
      return faults
    }""")
