// History and scrolling.

import { takes } from './client_actions.js'
import { tell } from './client_connection.js'
import { on } from './client_elements.js'
import { more } from './client_later.js'
import { EventKind } from './client_vocabulary.js'

history.scrollRestoration = 'manual'
export const rememberScroll = () => history.replaceState({ ...history.state, y: scrollY }, '')
export let scrollTimer = 0
on('scroll', () => {
  clearTimeout(scrollTimer)
  scrollTimer = setTimeout(rememberScroll, 150)
}, { passive: true })

// Lists, lazy stacks and lazy grids.
// Says which rows are near the viewport. Spacers (data-n) stand for rows that are not there.

/** @type {Set<PageElement>} */
const windows = new Set()
/** @param {PageElement} element */
export const watchWindow = (element) => { windows.add(element); report() }
let frame = 0
export const report = () => { if (!frame) frame = requestAnimationFrame(reportNow) }
const reportNow = () => {
  frame = 0
  for (const element of windows) {
    if (element.isConnected) more?._reportRows(element)
    else windows.delete(element)
  }
  for (const element of more?._inMotion() ? [] : measured) {
    if (!element.isConnected) { measured.delete(element); sizes.unobserve(element); continue }
    const { x, y, width, height } = element.getBoundingClientRect()
    const place = [x, y, width, height].map((length) => +length.toFixed(2))
    // Where it is changes while the page scrolls; how large it is, seldom.
    const news = `${takes(element, 'G') ? place : place.slice(2)}`
    if (news === element._place) continue
    element._place = news
    tell(EventKind.geometry, element._n, ...place)
  }
}
// Elements whose place the screen wants to know.
/** @type {Set<PageElement>} */
export const measured = new Set()
export const sizes = new ResizeObserver(report)
on('scroll', report, { passive: true, capture: true })
on('resize', report)
