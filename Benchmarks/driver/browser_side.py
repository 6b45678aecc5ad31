"""What a person waits for, in headless Chromium."""

import statistics

from harness.browser import Look, launch, open_context
from harness.proxy import DelayProxy
from playwright.sync_api import Page, sync_playwright

from results import Results

EVENTS = 200
LOADS = 7
ROUND_TRIP_MS = 100

# Acts as a person does and waits until the text has changed; times in milliseconds. One event is
# over before the next one begins, and the browser has rested in between.
TIME_EVENTS = """async ([control, text, count, isField]) => {
  const find = (name) => document.querySelector(`[data-testid="${name}"]`)
  const times = []
  const digits = '985112345678903'
  for (let number = 0; number < count; number++) {
    const change = () => {
      if (!isField) return find(control).click()
      const found = find(control)
      const field = found.matches('input') ? found : found.querySelector('input')
      field.value = digits.slice(0, number % 14 + 1)
      field.dispatchEvent(new InputEvent('input', {bubbles: true}))
    }
    await new Promise((done) => setTimeout(done, 8))
    const before = find(text).textContent
    const start = performance.now()
    const end = await new Promise((done, failed) => {
      const late = setTimeout(() => failed(new Error(`nothing came of event ${number}`)), 10000)
      const observer = new MutationObserver(() => {
        if (find(text).textContent === before) return
        clearTimeout(late)
        observer.disconnect()
        done(performance.now())
      })
      observer.observe(document.body, {subtree: true, childList: true, characterData: true})
      change()
    })
    times.push(end - start)
  }
  return times
}"""

# Clicks as soon as the button is there, and says when the click had its effect.
FIRST_EFFECT = """() => {
  let done
  let isDone = false
  window.firstEffect = new Promise((resolve) => { done = resolve })
  const find = (name) => document.querySelector(`[data-testid="${name}"]`)
  const began = () => {
    const button = find('r1.button')
    if (!button || document.readyState === 'loading') return
    watch.disconnect()
    const before = find('r1.value').textContent
    const effect = new MutationObserver(() => {
      if (find('r1.value')?.textContent === before) return
      effect.disconnect()
      isDone = true
      done(performance.now())
    })
    effect.observe(document, {subtree: true, childList: true, characterData: true})
    // Clicks until one counts, in case the page does not take any yet.
    const click = () => {
      if (isDone) return
      find('r1.button')?.click()
      setTimeout(click, 5)
    }
    click()
  }
  const watch = new MutationObserver(began)
  watch.observe(document, {subtree: true, childList: true})
  document.addEventListener('readystatechange', began)
}"""


FIRST_PAINT = """() => new Promise((done) => new PerformanceObserver((list) => {
  const [paint] = list.getEntriesByName('first-contentful-paint')
  if (paint) done(paint.startTime)
}).observe({ type: 'paint', buffered: true }))"""


def controls(screen: str) -> list:
    if screen == "r1":
        return ["r1.button", "r1.value", EVENTS, False]
    if screen == "r2":
        return ["r2.field", "r2.message", EVENTS, True]
    row = {"r3": 500, "r4": 5_000}.get(screen, 3)
    return [f"r3.row.{row}.button", f"r3.row.{row}.text", EVENTS, False]


def measure(origins: dict[str, str], ports: dict[str, int], screens: list[str],
            results: Results) -> None:
    """`origins` and `ports` of "floor" and "apus"."""
    with sync_playwright() as playwright:
        browser = launch(playwright)
        for screen in screens:
            for system in ["floor", "apus"]:
                shown = screen if system == "apus" else screen.rstrip("l")
                with open_context(browser, Look()) as context:
                    context.set_default_timeout(120_000)
                    page = context.new_page()
                    _time_events(page, f"{origins[system]}/{shown}", system, screen, results)
        for system in ["floor", "apus"]:
            _interactive(browser, ports[system], system, results)
        browser.close()


def _time_events(page: Page, address: str, system: str, screen: str, results: Results) -> None:
    page.goto(address)
    arguments = controls(screen)
    page.wait_for_selector(f"[data-testid='{arguments[0]}']")
    # Code that runs for the first time is slow, and so is a page that is still being laid out.
    page.evaluate(TIME_EVENTS, [*arguments[:2], 20, arguments[3]])
    times = sorted(page.evaluate(TIME_EVENTS, arguments))
    results.add(f"{system}.{screen}.dom.median", statistics.median(times), "ms")
    results.add(f"{system}.{screen}.dom.p95", times[int(len(times) * 0.95)], "ms")


def _interactive(browser, port: int, system: str, results: Results) -> None:
    times, painted = [], []
    for _ in range(LOADS):
        with DelayProxy(port, one_way_delay_ms=ROUND_TRIP_MS / 2) as proxy:
            with open_context(browser, Look()) as context:
                page = context.new_page()
                page.add_init_script(f"({FIRST_EFFECT})()")
                page.goto(f"{proxy.origin}/r1")
                # The effect of a click comes one round trip after the page is able to send it.
                times.append(page.evaluate("window.firstEffect") - ROUND_TRIP_MS)
                painted.append(page.evaluate(FIRST_PAINT))
    results.add(f"{system}.interactive", statistics.median(times), "ms")
    results.add(f"{system}.painted", statistics.median(painted), "ms")
