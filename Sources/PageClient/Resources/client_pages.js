// Pages of a tab view that a finger turns by the browser's own scrolling.
// The session chooses: a swipe asks for a page as its dot does, and a page that is refused is turned back.

import { tell } from './client_connection.js'
import { on, own } from './client_elements.js'
import { EventKind } from './client_vocabulary.js'

/** @param {PageElement} contents @returns {PageElement[]} */
const dotsOf = (contents) => [.../** @type {PageElement} */ (contents.previousElementSibling).children]
/** @param {PageElement[]} dots */
const chosenOf = (dots) => dots.findIndex((dot) => dot.matches('[aria-selected=true]'))
/** @param {PageElement} contents */
const pageAt = (contents) => Math.round(Math.abs(contents.scrollLeft) / (contents.clientWidth || 1))
/** @param {Element} element */
const directionOf = (element) => getComputedStyle(element).direction === 'rtl' ? -1 : 1
/** @param {PageElement} contents @param {number} page @param {boolean} [isSmooth] */
const showPage = (contents, page, isSmooth) => {
  contents.scrollTo({
    left: page * contents.clientWidth * directionOf(contents),
    behavior: isSmooth && !matchMedia('(prefers-reduced-motion: reduce)').matches ? 'smooth' : 'auto',
  })
  contents._turns = pageAt(contents) !== page
}
/** @returns {PageElement[]} */
const all = () => [.../** @type {NodeListOf<PageElement>} */ (document.querySelectorAll('.tabs.look-90 > .tab-bar:not(:empty) + .tab-contents'))]
  // A tab bar that is fading out holds no dots.
  .filter((contents) => dotsOf(contents).some((dot) => dot._n && !dot.matches('.going')))

// Pages keep their place when their width changes: a window's, or that of a sheet that opens.
const pageWidths = new ResizeObserver((changes) => {
  for (const { target } of changes) {
    const contents = /** @type {PageElement} */ (target), width = contents.clientWidth
    if (contents._wide === width) continue
    contents._wide = width
    showPage(contents, contents._chosen)
  }
})

/** Brings pages to where the session has them. */
export const arrangePages = () => {
  for (const contents of all()) {
    const chosen = chosenOf(dotsOf(contents))
    const isNew = !contents.matches('.pages')
    ;[...contents.children].forEach((page, index) => {
      page.hidden = false
      page.inert = index !== chosen
    })
    contents.classList.add('pages')
    if (isNew) pageWidths.observe(contents)
    if (contents._chosen === chosen) continue
    contents._chosen = chosen
    // The answer to a swipe decides.
    if (!contents._asked) showPage(contents, chosen, !isNew)
  }
}

/** The session has answered all events up to this one. */
/** @param {number} ack */
export const turnBack = (ack) => {
  for (const contents of all()) {
    if (!contents._asked || contents._asked > ack) continue
    contents._asked = 0
    if (pageAt(contents) !== contents._chosen) showPage(contents, contents._chosen, true)
  }
}

// A person's own scrolling ends that of the page.
const takeOver = (/** @type {{ target: PageElement }} */ { target }) => {
  const contents = target.closest?.('.pages')
  if (contents) contents._turns = false
}
on('pointerdown', takeOver, { passive: true })
on('wheel', takeOver, { passive: true })

on('scrollend', ({ target }) => {
  if (!(target instanceof Element) || !target.matches('.pages')) return
  const contents = /** @type {PageElement} */ (target)
  const dots = dotsOf(contents), page = pageAt(contents), chosen = chosenOf(dots)
  if (!dots[page] || page === chosen) return void (contents._turns = false)
  // A page that comes meanwhile makes a browser stay where it is.
  if (contents._turns) return showPage(contents, chosen)
  contents._asked = tell(EventKind.tap, own(dots[page])._n)
}, true)

// Keys go from dot to dot, as among all tabs.
on('keydown', (event) => {
  const dot = /** @type {PageElement} */ (event.target).closest('.look-90 > .tab-bar > .tab')
  if (!dot) return
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
  const next = step && (step * directionOf(dot) > 0 ? dot.nextElementSibling : dot.previousElementSibling)
  if (!next) return
  event.preventDefault()
  next.focus()
  next.click()
})
arrangePages()
