"""What layout costs in a browser, beside the same content laid out by plain flexbox in the same run."""

import statistics

from harness.browser import Look, launch, open_context
from playwright.sync_api import Page, sync_playwright

from results import Results

LOADS = 9
CHANGES = 60

# 1,000 rows of three texts and a button; a screen of 300 elements: 60 rows; a form of as many.
SCREENS = {"rows": ("/r3", 1_000), "screen": ("/r60", 60), "form": ("/form", 100)}

# From the moment at which all is there (the document, its sheet, the scripts in the browser's memory) until all has
# its place: what a page is unplaced for, or what the first reading of a length costs.
FIRST = """() => {
  document.addEventListener('DOMContentLoaded', () => {
    const begin = performance.now(), { body } = document
    if (!body.matches('.unplaced')) {
      void body.offsetHeight
      window.placed = performance.now() - begin
      return
    }
    new MutationObserver((_, observer) => {
      if (body.matches('.unplaced')) return
      observer.disconnect()
      void body.offsetHeight
      window.placed = performance.now() - begin
    }).observe(body, { attributeFilter: ['class'] })
  })
}"""

# From the change of a text until all has its place again: a page of ours places it before anybody else runs.
CHANGE = """async ([selector, count]) => {
  const texts = [...document.querySelectorAll(selector)], times = []
  for (let number = 0; number < count; number++) {
    const text = texts[number * 7 % texts.length]
    await new Promise(requestAnimationFrame)
    void document.body.offsetHeight
    const begin = performance.now()
    text.firstChild.nodeValue = 'Changed ' + number
    await null
    void document.body.offsetHeight
    times.push(performance.now() - begin)
  }
  return times
}"""

# From twice the size of texts until all has its place, by one who watches a text; both ways.
ZOOM = """async (selector) => {
  const text = document.querySelector(selector), times = []
  for (const size of ['200%', '', '200%', '', '200%', '']) {
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    const before = text.getBoundingClientRect().height
    await new Promise(requestAnimationFrame)
    const begin = performance.now()
    document.documentElement.style.fontSize = size
    await new Promise((done) => new ResizeObserver((_, observer) => {
      if (text.getBoundingClientRect().height === before) return
      observer.disconnect()
      void document.body.offsetHeight
      done()
    }).observe(text))
    times.push(performance.now() - begin)
  }
  return times
}"""


def flexbox(name: str, rows: int) -> str:
    row = "<div class=row><span>Name {0}</span><input placeholder=Value><span class=text>Note</span></div>" if name == "form" else "<div class=row><span>Row {0}</span><span class=note>Note {1}</span><span class=text>Changed 0</span><button>Change</button></div>"
    content = "".join(row.format(index, index * 7919 % 1000) for index in range(rows))
    return (
        "<!DOCTYPE html><html><head><meta charset=utf-8><style>"
        "html,body{margin:0;height:100%}body{font:1.0625rem/1.294 Roboto,sans-serif}"
        "main{display:flex;flex-direction:column;align-items:center;gap:8px}"
        ".row{display:flex;flex-direction:row;align-items:center;gap:8px}"
        "input{flex:1;border:0;font:inherit}button{border:0;background:none;font:inherit;color:#06c;padding:0}"
        f"</style></head><body><main>{content}</main></body></html>")


def measure(origin: str, results: Results) -> None:
    with sync_playwright() as playwright:
        browser = launch(playwright)
        for name, (path, rows) in SCREENS.items():
            for system, address in {"apus": origin + path, "flexbox": f"{origin}/flexbox-{name}"}.items():
                with open_context(browser, Look()) as context:
                    context.set_default_timeout(60_000)
                    context.route("**/flexbox-*", lambda route: route.fulfill(
                        content_type="text/html", body=flexbox(name, rows)))
                    _screen(context.new_page(), address, f"layout.{name}.{system}", system, results)
        browser.close()


def _screen(page: Page, address: str, name: str, system: str, results: Results) -> None:
    page.add_init_script(f"({FIRST})()")
    times = []
    for _ in range(LOADS + 1):
        page.goto(address)
        page.wait_for_function("window.placed !== undefined")
        times.append(page.evaluate("window.placed"))
    # The first time, scripts and sheet are fetched and read.
    results.add(f"{name}.first", statistics.median(times[1:]), "ms")
    text = "[data-testid$='.text']" if system == "apus" else ".text"
    if system == "apus":
        page.wait_for_selector("html.live", state="attached")
        page.evaluate("import(document.getElementById('screen').dataset.more + '#0')")
    page.evaluate(CHANGE, [text, 10])
    results.add(f"{name}.change", statistics.median(page.evaluate(CHANGE, [text, CHANGES])), "ms")
    results.add(f"{name}.zoom", statistics.median(page.evaluate(ZOOM, text)), "ms")
