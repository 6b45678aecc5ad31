// Places in scroll views.

import { tell } from './client_connection.js'
import { on, root } from './client_elements.js'
import { EventKind } from './client_vocabulary.js'

// Scrolls the scroll view around an element, and no other: as little as shows all of it, or so far that
// a point of the element (thousandths of its size) is at the same point of the scroll view.
/** @param {PageElement | undefined} element @param {number} [x] @param {number} [y] */
export const bring = (element, x, y) => {
  const around = element?.parentElement.closest('.scroll,.list,.form')
  if (!around) return
  const box = element.getBoundingClientRect()
  /** @param {number} start @param {number} end @param {number} from @param {number} to @param {number} [point] */
  const distance = (start, end, from, to, point) => {
    if (point !== undefined) return start - from + (end - start - to + from) * point / 1000
    const before = start - from, behind = end - to
    if (before * behind <= 0) return 0
    return Math.abs(before) < Math.abs(behind) ? before : behind
  }
  if (around.matches('.sax-1,.sax-3')) {
    const view = around.getBoundingClientRect()
    // Views that are seen beside it are not in its frame.
    const beside = around.matches('.unclipped-1') ? 64 : 0
    if (x !== undefined && getComputedStyle(around).direction === 'rtl') x = 1000 - x
    around.scrollBy(distance(box.left, box.right, view.left + beside, view.right - beside, x), 0)
  }
  if (around.matches('.sax-1')) return
  let view = around
  while (view && !(view.scrollHeight > view.clientHeight && /auto|scroll/.test(getComputedStyle(view).overflowY))) {
    view = view.parentElement
  }
  let { top, bottom } = view && view !== root ? view.getBoundingClientRect() : { top: 0, bottom: innerHeight }
  // Bars stand in front of what scrolls.
  for (const bar of (view ?? root).querySelectorAll('.page-bar,.tab-bar,.place-4')) {
    const place = bar.getBoundingClientRect()
    if (!place.height || getComputedStyle(bar).position !== 'sticky') continue
    if (place.top < top + 1) top = Math.max(top, place.bottom)
    else if (place.bottom > bottom - 1) bottom = Math.min(bottom, place.top)
  }
  (view ?? window).scrollBy(0, distance(box.top, box.bottom, top, bottom, y))
}

// Elements directly in it, or in one of its sections.
/** @param {PageElement} element @returns {PageElement[]} */
const rowsOf = (element) => [...element.children].flatMap((child) => {
  if (child.matches('.section')) return rowsOf(child.children[1])
  return child._n && !child.matches('dialog,.table-head') ? child : []
})
/** @param {PageElement} row */
const countOf = (row) => +(row.dataset.n ?? 1)
/** @param {PageElement} element */
export const reportRows = (element) => {
  // What is not shown has no place.
  if (!element.getClientRects().length) return
  const style = getComputedStyle(element)
  const isAcross = element.matches('.ax-0'), isReversed = style.direction === 'rtl'
  const line = !element.matches('.grid') ? 1
    : (isAcross ? style.gridTemplateRows : style.gridTemplateColumns).split(' ').length
  const extent = isAcross ? innerWidth : innerHeight
  // Where it begins and ends in the direction of scrolling.
  /** @param {PageElement} row */
  const span = (row) => {
    const box = row.getBoundingClientRect()
    if (!isAcross) return [box.top, box.bottom]
    return isReversed ? [extent - box.right, extent - box.left] : [box.left, box.right]
  }
  const rows = rowsOf(element)
  /** @param {PageElement} row */
  const linesOf = (row) => Math.ceil(countOf(row) / line)
  // The first rows that are there say how long those are that are not: once, so that nothing moves.
  const end = rows.findIndex((row) => row.dataset.n)
  if (end > 0) element._pitch ??= (span(rows[end])[0] - span(rows[0])[0]) / Math.ceil(end / line)
  for (const row of rows) {
    if (row.dataset.n && element._pitch) {
      row.style[isAcross ? 'width' : 'height'] = `${linesOf(row) * element._pitch}px`
    }
  }
  let index = 0, first = -1, last = -1, isMissing = false
  for (const row of rows) {
    const [from, to] = span(row), count = countOf(row)
    if (to > -extent && from < 2 * extent) {
      const each = (to - from) / linesOf(row) || 1
      /** @param {number} place */
      const lineAt = (place) => Math.max(0, Math.floor((place - from) / each)) * line
      if (first < 0) first = index + lineAt(-extent)
      isMissing ||= !!row.dataset.n
      last = index + Math.min(count, lineAt(2 * extent) + line) - 1
    }
    index += count
  }
  if (first < 0) return
  // Not with each row that comes into sight.
  const step = 10 * line
  first -= first % step
  last = Math.min(last - last % step + step, index)
  const range = [first, Math.min(last - first, 40 * step, 4000), line]
  // The same again only if the session has others there since.
  const present = `${rows.length},${index}`
  if (`${range}` === element._window && (!isMissing || present === element._present)) return
  element._window = `${range}`
  element._present = present
  tell(EventKind.window, element._n, ...range)
}

// A tap on the tab that is shown leads to the top of its first page; from other pages the session leads there.
on('click', ({ target }) => {
  const tabs = target.closest('.tab[aria-selected=true]')?.closest('.tabs')
  if (!tabs || tabs.querySelector('.tab-content:not([hidden]) .page[hidden]')) return
  scrollTo(0, 0)
  for (const view of tabs.querySelectorAll('.scroll,.list,.form')) view.scrollTop = 0
})
