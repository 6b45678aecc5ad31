// Layout: the solver says where boxes stand, the style sheet how they look.
// What the solver knows whole is placed by it, as far out as it can; what stands around is the style sheet's.

import { holdersIn, isKnown, isPane, placedIn, rowOf, viewOf } from './client_boxes.js'
import { body, on, screen } from './client_elements.js'
import { describe } from './client_ground.js'
import { drawText, measureAsked, scaleText } from './client_measure.js'
import { layOut, node, sizeOf } from './client_solver.js'
import { styleOf } from './client_styles.js'

// Parts of a page whose room is known before what is in them.
const slots = '#screen,.page-content,.tab-content,.search-content,.modal-0>.modal-body,.modal-1>.modal-body'
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
let isAllChanged = true
// Whether there are other elements, or what they are has changed: not their texts alone.
let isReshaped = true

/** Places all that changed. */
export const layOutPage = () => {
  take(observer.takeRecords())
  if (!isAllChanged && !outdated.size) return
  for (const element of outdated) {
    for (let at = element; at && at !== screen.parentElement; at = at.parentElement) {
      if (at._box) at._box.isOutdated = true
      at._room = ''
    }
  }
  isAllChanged = false
  outdated.clear()
  layOutIn(screen)
  if (isReshaped) describe()
  isReshaped = false
  body.classList.remove('unplaced')
  observer.takeRecords()
}

/** @param {PageElement} element */
const layOutIn = (element) => {
  if (element.matches('dialog:not([open]),[hidden],svg,.going')) return
  if (element.matches('.row')) return placeRow(element)
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
    return placeIn(element, inside, isScroll)
  }
  unplace(element)
  layOutInside(element)
}

// Lays out what is in an element of the page's own flow.
/** @param {PageElement} element */
export const layOutInside = (element) => {
  const isLine = element.matches(lines), isMark = element.matches(marks), isColumn = element.matches(columns)
  for (const child of element.children) {
    if ((isColumn || isLine || isMark && !child.matches('.button,.link')) && isIsland(child)) placeIsland(child, isLine || isMark)
    else layOutIn(child)
  }
}

// What is all of a page and scrolls: the window scrolls.
/** @param {PageElement} element */
const scrollsPage = (element) => (element.matches('.scroll.sax-2') || isPane(element)) && !styleOf(element).has('h') && !styleOf(element).has('xh')

/** @param {PageElement} element */
const isIsland = (element) => element._n !== undefined && isKnown(element) &&
  element.matches('.stack,.zstack,.box:not(.place-1),.grid,.button,.link,.labelled,.disclosure,[class*=" fh-"]')

const readable = 640

// Of the root that is placed: where the safe area begins and ends, and where the root does.
let sides = [0, 0, 0]

/** @param {PageElement} slot @param {PageElement[]} inside @param {boolean} isScroll */
const placeIn = (slot, inside, isScroll) => {
  if (!slot.getClientRects().length || slot._room === roomOf(slot)) return
  const view = viewOfAll(inside, '')
  slot.dataset.root = ''
  slot.style.minHeight = ''
  const style = getComputedStyle(slot)
  const left = parseFloat(style.paddingLeft), top = parseFloat(style.paddingTop)
  const bottom = parseFloat(style.paddingBottom)
  const across = slot.clientWidth - left - parseFloat(style.paddingRight)
  const down = isScroll || body.matches('.paper') ? null : slot.clientHeight - top - bottom
  // On a wide window a page's content stands in a column, as if all beside it were no safe area.
  const beside = slot.matches('.page-content') ? Math.max(0, across - readable) / 2 : 0
  sides = [beside, across - beside, across]
  const [, y, , height] = settled(view, across, down, beside)
  const isLarger = down === null || height > down
  if (isLarger) slot.style.minHeight = `${height + top + bottom}px`
  // What is larger than its room begins at its top: of what stood above it, nothing could be reached.
  for (const child of inside) writePlace(child, -left, (isLarger ? y : 0) - top)
  slot._room = roomOf(slot)
  layOutPanes()
}

/** @param {PageElement} row */
const placeRow = (row) => {
  const next = row.nextElementSibling, isLast = !next?.matches('.row,.window')
  // Where no line is below it: at the end of its card, and where the next row has none above it.
  if (isLast || next.matches('.nsa-1')) row.dataset.end = isLast ? 'card' : 'line'
  else delete row.dataset.end
  const room = `${row.childElementCount},${row.clientWidth},${innerWidth}`
  if (!row.getClientRects().length || row._room === room) return
  const inside = placedIn(row)
  for (const tools of inside) if (tools.matches('.bar-items')) layOutInside(tools)
  const view = rowOf(row)
  for (const element of inside) mark(element)
  view.isRightToLeft = row.closest('[dir]')?.dir === 'rtl'
  row.dataset.root = ''
  const width = row.clientWidth
  sides = [0, width, width]
  row.style.minHeight = `${settled(view, width, null, 0)[3]}px`
  for (const element of inside) {
    // What is tapped reaches to the tools beside it.
    const [start, , length] = element._cell ? element._box.outer.parent.parent.frame : []
    writePlace(element, 0, 0, element._cell ? [start, 0, length, view.frame[3]] : null)
    if (element._cell) element.dataset.cell = element._cell
    else delete element.dataset.cell
  }
  // Lines between rows begin with the first words.
  const words = row.querySelector('.text[data-at],.label[data-at],.label-text[data-at=leaf]')
  if (words?._box) {
    const [start, , length] = words._box.core.frame
    row.style.setProperty('--line', `${view.isRightToLeft ? width - start - length : start + (words._leaf?._inset ?? 0)}px`)
  } else row.style.removeProperty('--line')
  row._room = room
  layOutPanes()
}

/** @type {PageElement[]} */
let waiting = []
const layOutPanes = () => {
  for (const pane of waiting.splice(0)) layOutInside(pane)
}

// Where nothing inside has changed, and the room is the same, all stands where it stood.
/** @param {PageElement} around */
const roomOf = (around) => `${around.childElementCount},${around.clientWidth},${around.clientHeight},${innerHeight}`

/** @param {PageElement} element @param {boolean} isIdeal */
const placeIsland = (element, isIdeal) => {
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
  const view = viewOfAll([element], 'flow')
  sides = [0, width, width]
  const [x, y] = settled(view, isIdeal ? null : width, null, 0)
  writePlace(element, x, y)
  element._room = room
  layOutPanes()
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

// Solves for a proposal. Returns The box around all.
/** @param {LayoutView} view @param {number | null} width Null: its ideal one. @param {number | null} height @param {number} beside @returns {number[]} */
const settled = (view, width, height, beside) => {
  let rounds = 0
  do layOut(view, width ?? sizeOf(view, null, null)[0], height, [0, beside, 0, beside])
  while (measureAsked() && rounds++ < 30)
  return view.frame
}

/** What is placed stands apart from the page's own flow. */
/** @param {PageElement} element @param {string} [place] */
const mark = (element, place = '') => {
  const isBox = !element._box || !element._box.isLeaf && !!element._box.core.children.length
  const value = place || (isBox ? 'box' : 'leaf')
  if (element.dataset.at !== value) element.dataset.at = value
  if (!isBox) return
  for (const holder of holdersIn(element)) holder.dataset.at = 'holder'
  for (const child of placedIn(element)) mark(child)
}

// What is painted around its padding.
const painted = ['bg', 'bgg', 'bd', 'r', 'cl', 'ov', 'mt', 'sh', 'sc', 'ro', 'r3', 'mg', 'ml', 'look']

const backgrounds = ['bg', 'bgg', 'mt'], clips = ['r', 'cl', 'ov']

// Writes the place of an element, and of all in it.
/** @param {PageElement} element @param {number} x Of the box around it. @param {number} y @param {number[] | null} [cell] What it fills. */
const writePlace = (element, x, y, cell = null) => {
  const box = element._box
  // A layer is as large as what it lies on.
  if (!box) {
    const base = element.parentElement._box.core.frame
    putBox(element, base, x, y)
    for (const child of placedIn(element)) writePlace(child, base[0], base[1])
    return
  }
  const { outer, core } = box
  const style = styleOf(element)
  const hasInside = !box.isLeaf && core.children.length
  // What is written in an editor begins at the top of its frame.
  const isWhole = element.matches('.editor') && !style.has('p')
  const isOuter = hasInside || isWhole || element.dataset.at === 'flow' || painted.some((name) => style.has(name)) || element.dataset.on !== undefined
  const frame = cell ?? reaching(isOuter ? outer.frame : core.frame, style)
  putBox(element, frame, x, y, hasInside || isWhole || frame === core.frame ? null : core.frame)
  if (element._leaf && element.matches('.text')) drawText(element, core.offer)
  if (style.has('ps')) element.style.translate = 'none'
  if (style.has('fit')) {
    element.style.overflow = 'visible'
    for (const child of placedIn(element)) child.style.visibility = child._box.outer.isShown ? '' : 'hidden'
  }
  // What scrolls can be scrolled by keyboard.
  if (element.matches('.scroll') && !element.querySelector('a,button,input,select,textarea,summary')) element.tabIndex = 0
  if (element._leaf?._isPane) waiting.push(element)
  if (hasInside) for (const child of placedIn(element)) writePlace(child, frame[0], frame[1])
}

// A colour behind a view reaches out of the safe area where the view reaches its edge.
/** @param {number[]} frame @param {Map<string, string>} style */
const reaching = (frame, style) => {
  const [begin, end, width] = sides
  if (!begin || !backgrounds.some((name) => style.has(name)) || clips.some((name) => style.has(name))) return frame
  const [x, y, across, down] = frame
  const left = x <= begin ? Math.min(x, 0) : x, right = x + across >= end ? Math.max(x + across, width) : x + across
  return [left, y, right - left, down]
}

/** @param {PageElement} element @param {number[]} frame @param {number} x @param {number} y @param {number[] | null} [inner] */
const putBox = (element, frame, x, y, inner = null) => {
  const [left, top, width, height] = frame
  // Without one here, its classes may still ask for one, which lies outside of what it paints.
  let padding = styleOf(element).has('p') ? '0' : ''
  if (inner) {
    padding = [inner[1] - top, left + width - inner[0] - inner[2], top + height - inner[1] - inner[3], inner[0] - left]
      .map((length) => `${Math.max(0, length)}px`).join(' ')
  }
  const isFlow = element.dataset.at === 'flow'
  const place = `${isFlow ? '' : left - x},${top - y},${width},${height},${padding}`
  if (place === element._at) return
  element._at = place
  const { style } = element
  style.left = isFlow ? '' : `${left - x}px`
  style.top = isFlow ? '' : `${top - y}px`
  style.width = `${width}px`
  style.height = `${height}px`
  style.padding = padding
}

// Gives an element back to the style sheet.
/** @param {PageElement} element */
const unplace = (element) => {
  if (element.dataset.root !== undefined) {
    delete element.dataset.root
    element._room = ''
    element.style.minHeight = ''
  }
  if (element.dataset.at === undefined) return
  delete element.dataset.at
  delete element.dataset.cell
  delete element.dataset.cut
  scaleText(element, 1)
  element._at = element._box = null
  element._room = ''
  for (const name of ['left', 'top', 'width', 'height', 'padding']) element.style.removeProperty(name)
}

// What changes on the page by itself, or by other parts of the client.
/** @param {MutationRecord[]} records */
const take = (records) => {
  for (const { addedNodes, attributeName, removedNodes, target } of records) {
    isReshaped ||= [...addedNodes, ...removedNodes].some((one) => one.nodeType === 1) || ['class', 'hidden', 'open'].includes(attributeName)
    const element = /** @type {PageElement} */ (target.nodeType === 1 ? target : target.parentElement)
    if (!element) continue
    outdate(element)
  }
}
/** @param {PageElement} element */
const outdate = (element) => {
  outdated.add(element)
  for (let at = element; at && at !== screen; at = at.parentElement) if (at._leaf) at._leaf._isOutdated = true
  // Fonts and the like are inherited.
  for (const inside of element.querySelectorAll('[data-at],[data-root]')) {
    inside._room = ''
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
  layOutPage()
}
on('resize', layOutAll)
