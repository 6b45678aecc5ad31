// History and scrolling.

import { takes } from './client_actions.js'
import { tell } from './client_connection.js'
import { on } from './client_elements.js'
import { more } from './client_second_script.js'
import { oncePlaced } from './client_layout.js'
import { EventKind } from './client_vocabulary.js'

history.scrollRestoration = 'manual'
export const rememberScroll = () => history.replaceState({ ...history.state, y: scrollY }, '')
let scrollTimer = 0
/** What has scrolled until now is not written into the history. */
export const stopNoting = () => clearTimeout(scrollTimer)
on('scroll', () => {
  stopNoting()
  scrollTimer = setTimeout(rememberScroll, 150)
}, { passive: true })

// Lists, lazy stacks and lazy grids.
// Says which rows are near the viewport. Spacers (data-n) stand for rows that are not there.

/** @type {Set<PageElement>} */
const windows = new Set()
/** @param {PageElement} element */
export const watchWindow = (element) => { windows.add(element); report() }
let frame = 0
export const report = () => { if (!frame) frame = requestAnimationFrame(() => oncePlaced(reportNow)) }
const reportNow = () => {
  frame = 0
  for (const element of windows) {
    if (element.isConnected) more?._reportRows(element)
    else windows.delete(element)
  }
  if (!more?._inMotion()) reportPlaces()
}
/** @param {PageElement} element @param {number[]} place */
const newsOf = (element, place) =>
  // Where it is changes while the page scrolls; how large it is, seldom.
  `${(takes(element, 'G') ? place : place.slice(2)).map((length) => +length.toFixed(2))}`
/** What the session takes for the places of elements, in their order. */
/** @param {number[][]} places */
export const estimated = (places) => {
  const elements = [...measured]
  if (places.length === elements.length) elements.forEach((element, index) => { element._place = newsOf(element, places[index]) })
}
/** Tells what is not where, or not as large, as the session knows. @returns The number of the last event; 0: there is none. */
export const reportPlaces = () => {
  // The session waits for the last of them, because a scroll view and its content move together.
  /** @type {[node: number, ...place: number[]] | undefined} */
  let last
  for (const element of measured) {
    if (!element.isConnected) { measured.delete(element); sizes.unobserve(element); continue }
    const { x, y, width, height } = element.getBoundingClientRect()
    const place = [x, y, width, height].map((length) => +length.toFixed(2)), news = newsOf(element, place)
    if (news === element._place) continue
    element._place = news
    if (last) tell(EventKind.geometry, ...last, 1)
    last = [element._n, ...place]
  }
  return last ? tell(EventKind.geometry, ...last, 0) : 0
}
// Elements whose place the screen wants to know.
/** @type {Set<PageElement>} */
export const measured = new Set()
export const sizes = new ResizeObserver(report)
on('scroll', report, { passive: true, capture: true })
on('resize', report)
