// Writes where elements stand.

import { holdersIn, placedIn } from './client_views.js'
import { on, screen } from './client_elements.js'
import { seldom } from './client_second_script.js'
import { layOutInside } from './client_layout.js'
import { drawText } from './client_measure.js'
import { arrange } from './client_roots.js'
import { styleOf } from './client_styles.js'

// The placed root: the bounds of its safe area, its own bounds, the height of the bar above, the lower end of the safe
// area, and the height of the tabs there. The last number counts how often all was placed anew.
export const safe = { _sides: [0, 0, 0], _turn: 0, _tall: 0 }
// What lays out by itself what is in it, once it stands.
/** @type {PageElement[]} */
export const waiting = []

// What is placed stands apart from the page's own flow.
/** @param {PageElement} element @param {string} place @returns Whether something in it is not marked yet. */
export const markOne = (element, place) => {
  const isBox = !element._box || !element._box.isLeaf && !!element._box.core.children.length
  const value = place || (isBox ? 'box' : 'leaf')
  if (element.dataset.at !== value) element.dataset.at = value
  // Where its box is the same, so are those inside.
  if (!isBox || element._box && element._marked === element._box) return false
  for (const holder of holdersIn(element)) holder.dataset.at = 'holder'
  return true
}
/** Marks an element and all in it as placed, before something of it is measured. */
/** @param {PageElement} element @param {string} [place] */
export const mark = (element, place = '') => {
  if (!markOne(element, place)) return
  element._marked = element._box
  for (const child of placedIn(element)) mark(child)
}

// What is painted around its padding.
const painted = ['bg', 'bgg', 'bd', 'r', 'cl', 'ov', 'mt', 'sh', 'sc', 'ro', 'r3', 'mg', 'ml', 'look']

const backgrounds = ['bg', 'bgg', 'mt'], clips = ['r', 'cl', 'ov']

// What is far below the window when it is placed costs a browser nothing until it comes near. From then on nothing of it
// is cut at its edges, as it would be.
on('contentvisibilityautostatechange', ({ skipped, target }) => { if (!skipped) bringIn(target) }, true)
/** @param {PageElement} element */
const bringIn = (element) => {
  element._isFar = false
  element.style.contentVisibility = ''
  writeInside(element)
}
// Of those inside of these nothing is written yet, since what is near comes first: their frames, and the safe area.
/** @type {Map<PageElement, [frame: number[], sides: number[]]>} */
const distant = new Map()
/** @param {PageElement} element */
const writeInside = (element) => {
  const [frame, sides] = distant.get(element) ?? []
  if (!distant.delete(element)) return
  safe._sides = sides
  for (const child of placedIn(element)) writePlace(child, frame[0], frame[1], null, false)
}
/** @param {number} [count] How many of them at most. */
export const writeDistant = (count = Infinity) => {
  for (const element of [...distant.keys()].slice(0, count)) writeInside(element)
  if (waiting.length) arrange(() => waiting.splice(0).forEach(layOutInside))
  if (distant.size) soon(writeSome)
}
const writeSome = () => writeDistant(100)
/** @param {() => void} act */
const soon = (act) => { (/** @type {any} */ (window).requestIdleCallback ?? setTimeout)(act) }
// Who scrolls may be anywhere in the next frame.
on('scroll', () => writeDistant(), true)
// Nor is it read: for each length of something in it, a browser would lay all of the page out.
/** @param {PageElement} element */
export const showAround = (element) => {
  for (let at = element; at; at = at.parentElement) {
    if (at._isFar) bringIn(at)
    unhold(at)
  }
}

// What is in these is nothing to a browser until it has its place (see style_placed.css), or has to be measured.
const held = ['#screen', '.menu-content', '.page-content', '.tab-content', '.search-content', '.modal-body', '.scroll', '.row:not([data-root])']
  .map((slot) => slot + ':not([data-shown])') + ''
/** @param {PageElement} element */
export const unhold = (element) => { if (element.matches(held)) element.dataset.shown = '' }
export const unholdAll = () => screen.querySelectorAll(held).forEach(unhold)

// A scroll view below a large title reaches behind it. The title becomes small while the view scrolls by that length.
const largeTitle = 48
const canLead = globalThis.CSS?.supports('animation-timeline: scroll()') && !matchMedia('(prefers-reduced-motion: reduce)').matches
/** @param {PageElement} element @param {number[]} frame @returns {number} How far it reaches. */
const leadOf = (element, [, top]) => {
  if (!canLead || !element.matches('.list,.form,.scroll.sax-2')) return 0
  const page = element.closest('.page'), bar = page?.firstElementChild, known = page?._lead
  const isLead = page?.dataset.bar === 'large' && Math.abs(top - safe._sides[3]) < .5 && !element.parentElement.closest('.scroll') &&
    !element.matches('[class*=snap-],.fixed-1') && (!known?.isConnected || known === element)
  if (isLead === (known === element)) return isLead ? largeTitle : 0
  page._lead = isLead ? element : null
  element.toggleAttribute('data-lead', isLead)
  bar.toggleAttribute('data-lead', isLead)
  return isLead ? largeTitle : 0
}

// Writes the place of an element, and of all in it.
/** @param {PageElement} element @param {number} x Of the box around it. @param {number} y @param {number[] | null} [cell] What it fills. @param {boolean} [isNear] @param {string} [place] */
export const writePlace = (element, x, y, cell = null, isNear = true, place = '') => {
  const box = element._box
  // A layer is as large as what it lies on.
  if (!box) {
    const base = element.parentElement._box.core.frame
    markOne(element, place)
    putBox(element, base, x, y)
    for (const child of placedIn(element)) writePlace(child, base[0], base[1], null, isNear)
    return
  }
  const { outer, core } = box
  // What the solver did not move has not moved inside.
  const was = element._written
  if (!cell && was && was[0] === outer.frame && was[1] === x && was[2] === y && was[3] === safe._turn) return
  markOne(element, place)
  const style = styleOf(element)
  const hasInside = !box.isLeaf && core.children.length
  let isDistant = distant.has(element)
  if (isNear && hasInside && outer.frame[1] > 2 * safe._tall) {
    isNear = false
    if (!was) {
      isDistant = element._isFar = true
      element.style.contentVisibility = 'auto'
    }
  }
  element._written = [outer.frame, x, y, safe._turn]
  // What is written in an editor begins at the top of its frame.
  const isWhole = element.matches('.editor') && !style.has('p')
  // The padding of a list gives its rows their margins.
  const isOuter = !element.matches('.form,.list') && (hasInside || isWhole || place || painted.some((name) => style.has(name)) || element.dataset.on !== undefined)
  const frame = cell ?? reaching(isOuter ? outer.frame : core.frame, element)
  const lead = leadOf(element, frame), [at, top, across, down] = frame
  putBox(element, lead ? [at, top - lead, across, down + lead] : frame, x, y, hasInside || isWhole || frame === core.frame ? null : core.frame)
  if (element._leaf?._isText) {
    drawText(element, core.offer)
    keepLine(element, core.size === element._leaf._line)
  }
  if (style.has('ps')) element.style.translate = 'none'
  if (style.has('fit')) {
    element.style.overflow = 'visible'
    for (const child of placedIn(element)) child.style.visibility = child._box.outer.isShown ? '' : 'hidden'
  }
  // What scrolls can be scrolled by keyboard.
  if (element.matches('.scroll,.navigation') && !element.querySelector('a,button,input,select,textarea,summary')) element.tabIndex = 0
  const isPane = element._leaf?._isPane
  if (isPane) waiting.push(element)
  // A page in a pane may be larger than it is, and a list of items that opens: the window is scrolled to it.
  if (isPane || element.matches('.menu,.bar-items')) {
    for (let at = element.parentElement; at.dataset.at === 'box'; at = at.parentElement) at.dataset.open = ''
  }
  // The content of tabs ends above a view over their lower edge.
  core._tabs?.style.setProperty('--inset', `${core.children[1].frame[3]}px`)
  if (isDistant) {
    if (!distant.size) soon(writeSome)
    distant.set(element, [frame, safe._sides])
  } else if (hasInside) for (const child of placedIn(element)) writePlace(child, frame[0], frame[1], null, isNear)
}

// What was found to fit into a line stays in one, whatever a browser rounds.
/** @param {PageElement} element @param {boolean} isLine */
export const keepLine = (element, isLine) => {
  if (!element._isLine === !isLine) return
  element._isLine = isLine
  element.toggleAttribute('data-line', isLine)
}

/** @param {PageElement | null} element */
const hasGround = (element) => {
  if (!element) return false
  const style = styleOf(element)
  return backgrounds.some((name) => style.has(name)) && !clips.some((name) => style.has(name))
}
// The safe area and the screen around a view. A view that the solver did not place again has those of its root.
/** @param {PageElement} element */
const areaOf = (element) => {
  const [left, right, width, top, foot, below] = safe._sides
  return element._box.outer._area ?? [left, top, right, foot, width, foot + below, 0, 0]
}
// A colour behind a view reaches out of the safe area where the view reaches its edge. Rows have insets of their own, so
// the ground of a list is painted around it.
/** @param {number[]} frame @param {PageElement} element */
const reaching = (frame, element) => {
  const [begin, above, end, foot, width, below, first, start] = areaOf(element)
  // A line at the edge of a bar is as wide as the bar's ground.
  const slack = element.matches('.divider') ? .1 : 0
  const grounds = slack ? [element.nextElementSibling, element.previousElementSibling] : [element]
  if (!grounds.some(hasGround)) return frame
  const [x, y, across, down] = frame
  const left = x <= begin + slack ? Math.min(x, first) : x, top = y <= above ? Math.min(y, start) : y
  const right = x + across >= end - slack ? Math.max(x + across, width) : x + across, bottom = y + down >= foot ? Math.max(y + down, below) : y + down
  if (!element.matches('.form,.list')) return [left, top, right - left, bottom - top]
  element.style.borderImage = `conic-gradient(var(--c${styleOf(element).get('bg')?.slice(1)}) 0 0) fill 0//${y - top}px ${right - x - across}px ${bottom - y - down}px ${x - left}px`
  return frame
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
export const unplace = (element) => {
  if (element.dataset.root !== undefined) {
    delete element.dataset.root
    element._room = ''
    element.style.minHeight = ''
  }
  if (element.dataset.at === undefined) return
  delete element.dataset.at
  delete element.dataset.cell
  delete element.dataset.cut
  keepLine(element, false)
  seldom?._scaleText(element, 1)
  element._at = element._box = element._written = null
  element._room = ''
  for (const name of ['left', 'top', 'width', 'height', 'padding', 'content-visibility']) element.style.removeProperty(name)
}
