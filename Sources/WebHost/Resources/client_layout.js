// Layout: the solver says where boxes stand, the style sheet how they look.
// What the solver knows whole is placed by it, as far out as it can; what stands around is the style sheet's.

import { isKnown, isPane, placedIn, rowOf, viewOf } from './client_boxes.js'
import { body, on, screen } from './client_elements.js'
import { describe } from './client_ground.js'
import { lacksRules } from './client_later.js'
import { measureAsked, renew } from './client_measure.js'
import { mark, safe, unplace, waiting, writePlace } from './client_places.js'
import { reportPlaces } from './client_scrolling.js'
import { layOut, node, sizeOf } from './client_solver.js'
import { styleOf } from './client_styles.js'

// Parts of a page whose room is known before what is in them.
const slots = '#screen,.menu-content,.page-content,.tab-content,.search-content,.modal-0>.modal-body,.modal-1>.modal-body'
// In these, what stands below each other has the width of what is around.
const columns = `${slots},.scroll.sax-2,.stack.ax-1,.grid,.box:not(.ly-1,.ly-2),.section-head,.rows,.section-header,` +
  '.section-footer,.modal-message'
// In these, each view has its ideal width.
const lines = '.stack.ax-0,.grid.ax-0'
// In these, too, and controls are as the style sheet has them.
const marks = '.bar-items,.tab,.menu-label,.label,.bar-title,.button'

// Elements in which something changed.
/** @type {Set<PageElement>} */
const outdated = new Set()
// Leaves of which only what is in them has.
/** @type {Set<PageElement>} */
const renewed = new Set()
let isAllChanged = true
// Whether there are other elements, or what they are has changed: not their texts alone.
let isReshaped = true

/** Places all that changed. */
export const layOutPage = () => {
  take(observer.takeRecords())
  if (!isAllChanged && !outdated.size && !renewed.size || isReshaped && lacksRules()) return
  for (const element of outdated) {
    forEachAround(element, (at) => {
      if (at._box) at._box.isOutdated = true
      at._room = ''
      at._placed = at._isKnown = undefined
    })
  }
  for (const { _leaf: leaf } of renewed) {
    renew(leaf)
    forEachAround(leaf._element, (at) => { at._room = '' })
  }
  isAllChanged = false
  outdated.clear()
  renewed.clear()
  arrange(() => layOutIn(screen))
  if (isReshaped) describe()
  isReshaped = false
  observer.takeRecords()
  if (!body.matches('.unplaced') || awaited) return
  awaited = reportPlaces()
  if (awaited) setTimeout(uncover, 1000)
  else uncover()
}

// What is built by sizes is seen when it has those of this window, of which an event tells.
let awaited = 0
/** @param {number} ack */
export const reveal = (ack) => {
  if (!awaited || ack < awaited) return
  awaited = reportPlaces()
  if (!awaited) uncover()
}
const uncover = () => {
  body.classList.remove('unplaced')
  for (const act of acts.splice(0)) act()
}

/** @type {(() => void)[]} */
const acts = []
/** Does what needs to know where things stand, once they do. */
/** @param {() => void} act */
export const oncePlaced = (act) => { body.matches('.unplaced') ? acts.push(act) : act() }

/** @param {PageElement} element */
const layOutIn = (element) => {
  if (element.matches('dialog:not([open]),[hidden],svg,.going,.menu-bar')) return
  if (element.matches('.row')) return findRow(element)
  const inside = placedIn(element)
  const isSlot = element.matches(slots)
  const isScroll = element.matches('.scroll.sax-2')
  const contents = inside.filter((child) => !child.matches('.place-4'))
  if (isScroll) element.toggleAttribute('data-edges', element.matches('.page-content>[class*=" bg"].fl-3') && !element.closest('.modal'))
  // What has columns or bars of its own is as wide as the window.
  if (element.matches('.page-content')) {
    element.style.maxWidth = contents.some((child) => child.matches('.navigation,.split,.tabs')) ? 'none' : ''
  }
  if (inside.length && (isSlot || isScroll) && !(isSlot && contents.length === 1 && scrollsPage(contents[0])) &&
    inside.every(isKnown)) {
    return findSlot(element, inside, isScroll)
  }
  unplace(element)
  clearBar(element, false)
  layOutInside(element)
}

// Where nothing scrolls below a page's bar, what is behind the page is seen behind the bar as well.
/** @param {PageElement} slot @param {boolean} isClear @returns How high the bar is. */
const clearBar = (slot, isClear) => {
  const bar = slot.matches('.page-content') && /** @type {PageElement} */ (slot.previousElementSibling)
  return bar ? (bar.toggleAttribute('data-clear', isClear), bar.offsetHeight) : 0
}

// Lays out what is in an element of the page's own flow.
/** @param {PageElement} element */
export const layOutInside = (element) => {
  const isLine = element.matches(lines), isMark = element.matches(marks), isColumn = element.matches(columns)
  for (const child of element.children) {
    if ((isColumn || isLine || isMark && !child.matches('.button,.link')) && isIsland(child)) findIsland(child, isLine || isMark)
    else layOutIn(child)
  }
}

// What is all of a page and scrolls: the window scrolls.
/** @param {PageElement} element */
const scrollsPage = (element) => (element.matches('.scroll.sax-2') || isPane(element)) && !styleOf(element).has('h') && !styleOf(element).has('xh')

/** @param {PageElement} element */
const isIsland = (element) => element._n !== undefined && isKnown(element) &&
  element.matches('.stack,.zstack,.box:not(.place-1),.grid,.button,.link,.labelled,.disclosure,[class*=" fh-"]')

// MARK: Roots

// What is found to be placed by itself. Whoever reads a length after another has written one makes the browser lay the
// page out, so all of them go through each step together.
/** @type {Root[]} */
let roots = []

/** Places what is found by `find`, and what is found in that. */
/** @param {() => void} find */
export const arrange = (find) => {
  const others = roots
  roots = []
  find()
  for (let turn = 0; roots.length && turn < 6; turn++) {
    const now = roots.filter(({ _element }) => _element.checkVisibility())
    const make = (/** @type {Root[]} */ some) => {
      for (const root of some) root._view ??= root._make()
      measureAsked()
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
    do for (const { _view: view, _offer: [width, height, beside = 0, above = 0] } of due) {
      layOut(view, width ?? sizeOf(view, null, null)[0], height && height + above, [above, beside, 0, beside])
    }
    while (measureAsked() && rounds++ < 30)
    for (const root of due) {
      safe._sides = root._sides
      root._element._room = root._write(root._view.frame)
    }
    // What was written may have changed the room of others.
    roots = due
    for (const pane of waiting.splice(0)) layOutInside(pane)
  }
  roots = others
}

const readable = 640

/** @param {PageElement} slot @param {PageElement[]} inside @param {boolean} isScroll */
const findSlot = (slot, inside, isScroll) => {
  let left = 0, top = 0, bottom = 0, down = 0, above = 0
  const least = () => parseFloat(slot.style.minHeight) || 0
  /** @param {number} height */
  const roomIn = (height) => `${slot.childElementCount},${root._sides[2]},${isScroll ? 0 : height},${innerHeight},${body.matches('.paper')}`
  /** @type {Root} */
  const root = {
    _element: slot, _offer: [], _sides: [],
    _make: () => {
      slot.dataset.root = ''
      return viewOfAll(inside, '')
    },
    _look: () => {
      const style = getComputedStyle(slot)
      left = parseFloat(style.paddingLeft)
      top = parseFloat(style.paddingTop)
      bottom = parseFloat(style.paddingBottom)
      const across = slot.clientWidth - left - parseFloat(style.paddingRight)
      down = isScroll ? 0 : slot.clientHeight
      // On a wide window a page's content stands in a column, as if all beside it were no safe area, unless a class says
      // that it has columns of its own.
      const beside = slot.matches('[class=page-content]') ? Math.max(0, across - readable) / 2 : 0
      above = clearBar(slot, true)
      root._sides = [beside, across - beside, across, above]
      // Of what its content makes larger, what counts is how much of its room that leaves.
      const room = roomIn(Math.max(0, Math.round(down - least())))
      if (!isScroll && least() && room !== slot._room) {
        slot.style.minHeight = ''
        down = slot.clientHeight
      }
      root._offer = [across, isScroll || body.matches('.paper') ? null : down - top - bottom, beside, above]
      return room
    },
    _write: ([, y, , height]) => {
      const isLarger = root._offer[1] === null || height > root._offer[1]
      slot.style.minHeight = isLarger ? `${height + top + bottom}px` : ''
      if (isLarger) clearBar(slot, false)
      // What is larger than its room begins at its top: of what stood above it, nothing could be reached.
      for (const child of inside) writePlace(child, -left, (isLarger ? y : above) - top)
      return roomIn(isLarger ? 0 : down)
    },
  }
  roots.push(root)
}

/** @param {PageElement} row */
const findRow = (row) => {
  const next = row.nextElementSibling, isLast = !next?.matches('.row,.window')
  // Where no line is below it: at the end of its card, and where the next row has none above it.
  if (isLast || next.matches('.nsa-1')) row.dataset.end = isLast ? 'card' : 'line'
  else delete row.dataset.end
  const inside = placedIn(row), tools = inside.filter((element) => element.matches('.bar-items'))
  if (tools.length) arrange(() => tools.forEach(layOutInside))
  let room = ''
  /** @type {Root} */
  const root = {
    _element: row, _offer: [], _sides: [],
    _make: () => {
      if (root._height) row.style.minHeight = `${root._height}px`
      const view = rowOf(row)
      for (const element of inside) mark(element)
      view.isRightToLeft = row.closest('[dir]')?.dir === 'rtl'
      row.dataset.root = ''
      return view
    },
    _look: () => {
      const width = row.clientWidth
      root._offer = [width, null]
      root._sides = [0, width, width]
      return room = `${row.childElementCount},${width},${innerWidth}`
    },
    _write: ([, , width, height]) => {
      row.style.minHeight = `${height}px`
      for (const element of inside) {
        // What is tapped reaches to the tools beside it.
        const [start, , length] = element._cell ? row._content.frame : []
        writePlace(element, 0, 0, element._cell ? [start, 0, length, height] : null)
        if (element._cell) element.dataset.cell = element._cell
        else delete element.dataset.cell
      }
      // Lines between rows begin with the first words.
      const words = row.querySelector('.text[data-at],.label[data-at],.label-text[data-at=leaf]')
      if (words?._box) {
        const [start, , length] = words._box.core.frame
        row.style.setProperty('--line', `${root._view.isRightToLeft ? width - start - length : start + (words._leaf?._inset ?? 0)}px`)
      } else row.style.removeProperty('--line')
      return room
    },
  }
  roots.push(root)
}

/** @param {PageElement} element @param {boolean} isIdeal */
const findIsland = (element, isIdeal) => {
  let around = element.parentElement
  // What is not there for the layout has no width.
  while (!around.clientWidth && around !== screen) around = around.parentElement
  const room = `${around.clientWidth}`
  if (element._room === room || !around.clientWidth) return
  const style = getComputedStyle(around)
  let width = around.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight)
  // A cell has the width of its column.
  if (around.matches('.grid') && !isIdeal) {
    const tracks = style.gridTemplateColumns.split(' ').map(parseFloat)
    width = tracks[elementsBefore(element) % tracks.length]
  }
  /** @type {Root} */
  const root = {
    _element: element, _offer: [isIdeal ? null : width, null], _sides: [0, width, width],
    _make: () => {
      if (root._height) element.style.minHeight = `${root._height}px`
      return viewOfAll([element], 'flow')
    },
    _look: () => room,
    _write: ([x, y]) => {
      element.style.minHeight = ''
      writePlace(element, x, y)
      return room
    },
  }
  roots.push(root)
}

// Of the same line or earlier ones, since what takes all of a line.
/** @param {PageElement} element */
const elementsBefore = (element) => {
  let count = 0
  for (let at = element.previousElementSibling; at && !at.matches('.window,.section-head'); at = at.previousElementSibling) count++
  return count
}

/** One view for all that stands in a root, which is taken out of the page's flow. */
/** @param {PageElement[]} inside @param {string} place */
const viewOfAll = (inside, place) => {
  const views = inside.map((element) => viewOf(element, 1))
  for (const element of inside) mark(element, place)
  const bar = inside[inside.length - 1].matches('.place-4') && views.length > 1 ? views.pop() : null
  let view = views.length === 1 ? views[0] : node({ kind: 'stack', axis: 1, alignment: 1, spacing: null, children: views })
  // A page's bar stands below its content.
  if (bar) view = node({ kind: 'insetBar', edge: 2, alignment: 1, spacing: 0, children: [
    node({ kind: 'flexibleFrame', limits: [[0, null, Infinity], [0, null, Infinity]], alignment: [1, 4], children: [view] }), bar] })
  view.isRightToLeft = inside[0].closest('[dir]')?.dir === 'rtl'
  return view
}

// What changes on the page by itself, or by other parts of the client.
/** @param {MutationRecord[]} records */
const take = (records) => {
  for (const { addedNodes, attributeName, removedNodes, target, type } of records) {
    isReshaped ||= [...addedNodes, ...removedNodes].some((one) => one.nodeType === 1) || ['class', 'hidden', 'open'].includes(attributeName)
    const element = /** @type {PageElement} */ (target.nodeType === 1 ? target : target.parentElement)
    if (!element) continue
    const leaf = type !== 'attributes' && leafAround(element)
    if (leaf) renewed.add(leaf)
    else outdate(element, type === 'attributes')
    // What was elsewhere may have had another font there.
    for (const one of addedNodes) if (one.nodeType === 1) outdate(/** @type {PageElement} */ (one))
  }
}
/** @param {PageElement} element @param {(at: PageElement) => void} act */
const forEachAround = (element, act) => {
  for (let at = element; at && at !== screen.parentElement; at = at.parentElement) act(at)
}
/** @param {PageElement} element */
const leafAround = (element) => {
  for (let at = element; at && at !== screen; at = at.parentElement) {
    if (at._box) return at._leaf?._view === at._box.core && !at._leaf._isPane && at
  }
}
/** @param {PageElement} element @param {boolean} [isInherited] Whether what is in it may look otherwise. */
export const outdate = (element, isInherited = true) => {
  outdated.add(element)
  forEachAround(element, ({ _leaf: leaf }) => { if (leaf) leaf._isOutdated = true })
  // Fonts and the like are inherited.
  for (const inside of element.querySelectorAll('[data-at],[data-root]')) {
    inside._room = ''
    if (!isInherited) continue
    if (inside._leaf) inside._leaf._isOutdated = true
    if (inside._box) inside._box.isOutdated = true
  }
}
const observer = new MutationObserver((records) => { take(records); layOutPage() })
observer.observe(screen, {
  childList: true, subtree: true, characterData: true, attributes: true,
  attributeFilter: ['class', 'hidden', 'open', 'dir', 'placeholder', 'rows', 'src', 'value'],
})
/** @param {{ target: PageElement }} event */
const grown = ({ target }) => {
  if (!target.matches?.('textarea,select,img')) return
  outdate(target)
  layOutPage()
}
on('input', grown)
on('change', grown)
screen.addEventListener('load', /** @type {EventListener} */ (/** @type {unknown} */ (grown)), true)
export const layOutAll = () => {
  isAllChanged = true
  safe._turn++
  layOutPage()
}
on('resize', layOutAll)
