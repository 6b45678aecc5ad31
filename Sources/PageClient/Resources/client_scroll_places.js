// Places in scroll views.

import { tell } from './client_connection.js'
import { nodes, on, root } from './client_elements.js'
import { scrollerOf } from './client_focus.js'
import { isCalm } from './client_motion.js'
import { EventKind } from './client_vocabulary.js'

// A place that is asked for holds until the rows on the way are there, or the person scrolls.
/** @type {(() => void) | null} */
let again = null
on('wheel', () => { again = null }, { passive: true })
on('pointerdown', () => { again = null })
/** Rows may have come that are not as large as they were taken to be. */
export const holdPlace = () => again?.()

// Scrolls the scroll view around an element, and no other. Without numbers it takes the shortest way that shows the element.
// Two numbers are a point of the element in thousandths of its size, which comes to the same point of the scroll view. With
// kind 1 they are the distances of the element's beginning before the scroll view, in thousandths of points; -1 keeps a
// distance. Kind 2 shows the way.
/** @param {number} node @param {number} [x] @param {number} [y] @param {number} [kind] */
export const bring = (node, x, y, kind = 0) => {
  let isOnWay = !!(kind & 2) && !isCalm(), left = 0, top = 0
  const view = bringNow(node, x, y, kind, isOnWay)
  if (!view) return
  const stands = () => { [left, top] = [view.scrollLeft, view.scrollTop] }
  stands()
  // Another offset means that the person has scrolled, or the browser for new rows.
  const hold = () => {
    if (isOnWay || view.scrollLeft !== left || view.scrollTop !== top) return
    bringNow(node, x, y, kind, false)
    stands()
  }
  again = hold
  const end = () => {
    if (again !== hold) return
    isOnWay = false
    stands()
    hold()
  }
  if (isOnWay) (view === root ? document : view).addEventListener('scrollend', end, { once: true })
  setTimeout(() => { if (again === hold) again = null }, 1500)
}

/** @param {number} node @param {number | undefined} x @param {number | undefined} y @param {number} kind @param {boolean} isShown @returns What scrolls. */
const bringNow = (node, x, y, kind, isShown) => {
  const element = nodes.get(node)
  const around = element?.parentElement.closest('.scroll,.list,.form')
  if (!around) return null
  const box = element.getBoundingClientRect(), isFar = kind & 1
  /** @param {Element} view @param {number} left @param {number} top */
  const by = (view, left, top) => { if (Math.abs(left) + Math.abs(top) > 0.5) view.scrollBy({ left, top, behavior: isShown ? 'smooth' : 'auto' }) }
  /** @param {number} before @param {number} point */
  const far = (before, point) => point < 0 ? 0 : point ? before + point / 1000 : -1e6
  /** @param {number} start @param {number} end @param {number} from @param {number} to @param {number} [point] */
  const distance = (start, end, from, to, point) => {
    if (point != null) return start - from + (end - start - to + from) * point / 1000
    const before = start - from, behind = end - to
    if (before * behind <= 0) return 0
    return Math.abs(before) < Math.abs(behind) ? before : behind
  }
  if (around.matches('.sax-1,.sax-3')) {
    const frame = around.getBoundingClientRect(), isReversed = getComputedStyle(around).direction === 'rtl'
    // Views that are seen beside it are not in its frame.
    const beside = around.matches('.unclipped-1') ? 64 : 0
    const [left, right] = [frame.left + beside, frame.right - beside]
    by(around, isFar ? isReversed ? -far(right - box.right, x) : far(box.left - left, x)
      : distance(box.left, box.right, left, right, x != null && isReversed ? 1000 - x : x), 0)
  }
  if (around.matches('.sax-1')) return around
  let view = around
  while (view && !(view.scrollHeight > view.clientHeight && /auto|scroll/.test(getComputedStyle(view).overflowY))) {
    view = view.parentElement
  }
  let { top, bottom } = view && view !== root ? view.getBoundingClientRect() : { top: 0, bottom: innerHeight }
  // The view reaches behind a large title: see client_places.js.
  if (view?.dataset.lead !== undefined) top += 48
  // Bars stand in front of what scrolls.
  for (const bar of (view ?? root).querySelectorAll('.page-bar,.tab-bar,.place-4')) {
    const place = bar.getBoundingClientRect()
    if (!place.height || getComputedStyle(bar).position !== 'sticky') continue
    if (place.top < top + 1) top = Math.max(top, place.bottom)
    else if (place.bottom > bottom - 1) bottom = Math.min(bottom, place.top)
  }
  by(view ?? root, 0, isFar ? far(box.top - top, y) : distance(box.top, box.bottom, top, bottom, y))
  return view ?? root
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
  scrollerOf(tabs).scrollTop = 0
  for (const view of tabs.querySelectorAll('.scroll,.list,.form')) view.scrollTop = 0
})
