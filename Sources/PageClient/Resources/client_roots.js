// What is placed by itself: what is in a page, a row, and what stands in the page's own flow.

import { placedIn, rowOf, viewOf } from './client_views.js'
import { body, screen } from './client_elements.js'
import { scrollerOf } from './client_focus.js'
import { layOutInside } from './client_layout.js'
import { forgetLetters } from './client_letters.js'
import { seldom } from './client_second_script.js'
import { askedElements, isAsked, measureAsked } from './client_measure.js'
import { mark, markOne, safe, unhold, waiting, writePlace } from './client_places.js'
import { layOut, node, sizeOf } from './client_solver.js'
import { Figure } from './client_vocabulary.js'

// What is found to be placed by itself. Whoever reads a length after another has written one makes the browser lay the
// page out, so all of them go through each step together.
/** @type {Root[]} */
let roots = []

// Whether the rooms that were read still hold. Reading a room makes a browser lay the page out.
let isKept = false
// Calls `read`, unless the result is kept.
/** @param {PageElement} element @param {() => number[]} read */
const roomOf = (element, read) => isKept && element._read || (element._read = read())

/** Places what is found by `find`, and what is found in that. */
/** @param {() => void} find @param {boolean} [areTexts] Whether texts have changed, and nothing else. */
export const arrange = (find, areTexts = false) => {
  const others = roots
  roots = []
  isKept = areTexts
  if (!isKept) safe._tall = innerHeight
  find()
  for (let turn = 0; roots.length && turn < 6; turn++) {
    const now = roots.filter(({ _element }) => isKept && _element._read || _element.checkVisibility())
    // What is measured stands apart from the page's flow.
    const measure = (/** @type {Root[]} */ some) => {
      if (isAsked()) {
        const places = new Map(some.flatMap(({ _inside: inside, _place: place }) => inside.map((element) => [element, place])))
        for (let at of askedElements()) {
          while (at && !places.has(at)) at = at.parentElement
          if (at) mark(at, places.get(at))
        }
      }
      return measureAsked()
    }
    // All is found out of the page before anything in it is marked.
    const make = (/** @type {Root[]} */ some) => {
      const fresh = some.filter((root) => !root._view)
      for (const root of fresh) root._view = root._make()
      for (const root of fresh) {
        root._begin()
        for (const element of root._inside) markOne(element, root._place)
      }
      measure(fresh)
    }
    const changed = now.filter(({ _element }) => !_element._room)
    // What has no place yet is as high as it was until it has one: else all below it would move, and what is scrolled, too.
    if (!body.matches('.unplaced')) {
      for (const root of changed) {
        const { dataset } = root._element
        if (!dataset.at && dataset.root === undefined) root._height = root._element.offsetHeight
      }
    }
    make(changed)
    // Where nothing inside has changed, and the room is the same, all stands where it stood.
    const due = now.filter((root) => root._look() !== root._element._room)
    make(due)
    let rounds = 0
    const place = (/** @type {Root} */ root) => {
      const { _view: view, _offer: [width, height], _sides: [beside, , , above = 0, , below = 0] } = root
      seldom?._contain(root)
      const across = width ?? sizeOf(view, null, null)[0]
      layOut(view, across, height === Infinity ? sizeOf(view, across, null)[1] : height && height + above + below, [above, beside, below, beside], true)
    }
    do due.forEach(place)
    while (measure(due) && rounds++ < 30)
    if (seldom) due.filter(({ _view }) => seldom._follow(_view)).forEach(place)
    for (const root of due) {
      safe._sides = root._sides
      const { minHeight } = root._element.style
      root._element._room = root._write(root._view.frame)
      // A page of another height may have another scroll bar.
      if (minHeight !== root._element.style.minHeight) isKept = false
    }
    // What was written may have changed the room of others.
    roots = due
    for (const pane of waiting.splice(0)) layOutInside(pane)
  }
  roots = others
  isKept = false
  forgetLetters()
}

// Where nothing scrolls below a page's bar, what is behind the page is seen behind the bar as well.
/** @param {PageElement} slot @param {boolean} isClear @returns How high the bar is. */
export const clearBar = (slot, isClear) => {
  const bar = slot.matches('.page-content') && /** @type {PageElement} */ (slot.previousElementSibling)
  return bar ? (bar.toggleAttribute('data-clear', isClear || !!bar.querySelector(':scope > .bg-s27')), bar.offsetHeight) : 0
}

// The bar is clear as long as nothing has gone behind it.
/** @param {PageElement} slot */
export const isAtTop = (slot) => !scrollerOf(slot).scrollTop

/** @param {PageElement} slot @param {PageElement[]} inside @param {boolean} isScroll */
export const findSlot = (slot, inside, isScroll) => {
  let left = 0, top = 0, bottom = 0, across = 0, down = 0, above = 0, /** @type {any} */ room = null
  const least = () => parseFloat(slot.style.minHeight) || 0
  /** @param {number} height */
  const roomIn = (height) => `${slot.childElementCount},${across},${isScroll ? 0 : height},${safe._tall},${body.matches('.paper')}`
  /** @type {Root} */
  const root = {
    _element: slot, _inside: inside, _place: '', _offer: [], _sides: [],
    _make: () => viewOfAll(inside),
    _begin: () => { if (slot.dataset.root === undefined) slot.dataset.root = '' },
    _look: () => {
      let below = 0;
      [left, top, bottom, across, down, above, below] = roomOf(slot, () => {
        const style = getComputedStyle(slot), side = parseFloat(style.paddingLeft)
        return [
          side, parseFloat(style.paddingTop), parseFloat(style.paddingBottom),
          slot.clientWidth - side - parseFloat(style.paddingRight), isScroll ? 0 : slot.clientHeight, clearBar(slot, true),
          parseFloat(style.getPropertyValue('--below')) || 0,
        ]
      })
      // On a wide window a page's content stands in a column, as if all beside it were no safe area, unless a class says
      // that it has columns of its own.
      const beside = slot.matches('[class=page-content]:not(.column>*)') ? Math.max(0, across - Figure.column) / 2 : 0
      // Of what its content makes larger, what counts is how much of its room that leaves.
      const look = roomIn(Math.max(0, Math.round(down - least())))
      if (!isScroll && least()) {
        // The content hides the slot's own height.
        slot._read = null
        if (look !== slot._room) {
          slot.style.minHeight = ''
          down = slot.clientHeight
        }
      }
      room = isScroll || body.matches('.paper') ? null : down - top - bottom
      // The ground of a page is seen behind its tabs, too.
      root._offer = [across, room]
      root._sides = [beside, across - beside, across, above, above + room, room && below]
      return look
    },
    _write: ([, , , height]) => {
      const isLarger = height > room
      slot.style.minHeight = isLarger ? `${height + top + bottom}px` : ''
      slot.toggleAttribute('data-larger', isLarger)
      if (isLarger && !isKept) clearBar(slot, isAtTop(slot))
      for (const child of inside) writePlace(child, -left, above - top)
      unhold(slot)
      return roomIn(isLarger ? 0 : down)
    },
  }
  roots.push(root)
}

/** @param {PageElement} row */
export const findRow = (row) => {
  let next = row.nextElementSibling
  // A row's own sheet or alert stands behind it.
  while (next?.matches('dialog')) next = next.nextElementSibling
  const isLast = !next?.matches('.row,.window')
  // Where no line is below it: at the end of its card, and where the next row has none above it.
  if (isLast || next.matches('.nsa-1')) row.dataset.end = isLast ? 'card' : 'line'
  else delete row.dataset.end
  // The line between two rows begins with the words of the first.
  const passLine = () => {
    if (isLast || next._above === row._line) return
    next.style.setProperty('--above', next._above = row._line ?? '')
  }
  passLine()
  const inside = placedIn(row), tools = inside.filter((element) => element.matches('.bar-items'))
  if (tools.length) {
    unhold(row)
    arrange(() => tools.forEach(layOutInside))
  }
  row.toggleAttribute('data-over', tools.some((tool) => tool.matches('.place-5')))
  let room = ''
  /** @type {Root} */
  const root = {
    _element: row, _inside: inside, _place: '', _offer: [], _sides: [],
    _make: () => {
      const view = rowOf(row)
      view.isRightToLeft = row.closest('[dir]')?.dir === 'rtl'
      return view
    },
    _begin: () => {
      if (root._height) row.style.minHeight = `${root._height}px`
    },
    _look: () => {
      const [width, window] = roomOf(row, () => [row.clientWidth, innerWidth])
      root._offer = [width, null]
      root._sides = [0, width, width]
      return room = `${row.childElementCount},${width},${window}`
    },
    _write: ([, , width, height]) => {
      row.style.minHeight = `${height}px`
      row.dataset.root = ''
      for (const element of inside) {
        // What is tapped reaches to the tools beside it.
        const [start, , length] = element._cell ? row._content.frame : []
        writePlace(element, 0, 0, element._cell ? [start, 0, length, height] : null)
        if (element._cell) element.dataset.cell = element._cell
        else delete element.dataset.cell
      }
      // Lines between rows begin with the first words that are no layer's.
      const first = row.querySelector(':is(.text[data-at],.label[data-at],.label-text[data-at=leaf]):not(.box.place-1 *,.look-72,.look-72 *)')
      // Behind the sign of a label.
      const words = first?.matches('.label[data-at=box]') ? /** @type {PageElement} */ (first.children[1]) : first
      const [start, , length] = words?._box?.core.frame ?? []
      row._line = length === undefined ? '' : `${root._view.isRightToLeft ? width - start - length : start + (words._leaf?._inset ?? 0)}px`
      row.style.setProperty('--line', row._line)
      passLine()
      return room
    },
  }
  roots.push(root)
}

/** @param {PageElement} element @param {boolean} isIdeal */
export const findIsland = (element, isIdeal) => {
  let around = element.parentElement
  // What is not there for the layout has no width.
  while (!around.clientWidth && around !== screen) around = around.parentElement
  const room = `${around.clientWidth}`
  if (element._room === room || !around.clientWidth) return
  const style = getComputedStyle(around)
  const width = around.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight)
  /** @type {Root} */
  const root = {
    _element: element, _inside: [element], _place: 'flow', _sides: [0, width, width],
    // A section's header and footer are placed in their final height, as rows are.
    _offer: seldom?._cellOffer(element, around, style) ?? [isIdeal ? null : width, around.matches(':is(.list,.form) [class^=section-]') ? Infinity : null],
    _make: () => viewOfAll([element]),
    _begin: () => { if (root._height) element.style.minHeight = `${root._height}px` },
    _look: () => room,
    _write: ([x, y]) => {
      element.style.minHeight = ''
      writePlace(element, x, y, null, true, 'flow')
      return room
    },
  }
  roots.push(root)
}

// One view for all that stands in a root.
/** @param {PageElement[]} inside */
const viewOfAll = (inside) => {
  const views = inside.map((element) => viewOf(element, 1))
  const bar = inside[inside.length - 1].matches('.place-4') && views.length > 1 ? views.pop() : null
  let view = views.length === 1 ? views[0] : node({ kind: 'stack', axis: 1, alignment: 1, spacing: null, children: views })
  // A page's bar stands below its content.
  if (bar) view = node({ kind: 'insetBar', edge: 2, alignment: 1, spacing: 0, children: [
    node({ kind: 'flexibleFrame', limits: [[0, null, Infinity], [0, null, Infinity]], alignment: [1, 4], children: [view] }), bar] })
  view.isRightToLeft = inside[0].closest('[dir]')?.dir === 'rtl'
  return view
}
