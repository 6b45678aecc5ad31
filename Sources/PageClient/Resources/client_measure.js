// Leaves of layout, measured by the browser that draws them.
// A leaf that is asked for a width it was not measured at answers by an estimate and is noted. Once all views have
// been asked, what was noted is measured together, and the views are asked again.

import { seldom } from './client_second_script.js'
import { knownLetters, lettersOf, reachOf, twinOf, widthOf } from './client_letters.js'
import { layOutInside } from './client_layout.js'
import { keepLine, showAround } from './client_places.js'
import { arrange } from './client_roots.js'
import { programOf } from './client_programs.js'
import { styleOf } from './client_styles.js'
import { invalidate, node } from './client_solver.js'
import { ownOf } from './client_views.js'
import { LeafKind, Step } from './client_vocabulary.js'

/** @type {Map<Leaf, Set<number | null>>} */
const asked = new Map()

// Nearly all are asked for their ideal size, and for those sizes for which they were asked before they changed. So these
// are measured before anything is asked. Alike fields share one measurement.
/** @param {Leaf} leaf @param {Leaf} past @param {Letters} [same] Of letters that have not changed. */
const prime = (leaf, past, same) => {
  const element = leaf._element
  const letters = leaf._isText && !leaf._fills && !element._isCut && (element._scale ?? 1) === 1 && knownLetters(element, same)
  if (letters) {
    Object.assign(leaf, letters)
    leaf._line = /** @type {Measured} */ ([roundUp(widthOf(element.textContent, letters)), leaf._letters])
    leaf._line._isCut = false
    leaf._sizes.set(null, leaf._line)
    return
  }
  if (leaf._kind === LeafKind.field) {
    const { className, type } = /** @type {HTMLInputElement} */ (element.firstElementChild)
    const twin = twinOf(leaf, type + className), size = twin._sizes.get(null)
    leaf._isTwin = twin !== leaf
    if (leaf._isTwin && size) keepSize(leaf, null, size, twin)
    if (leaf._isTwin) return size || twin._alike.push(leaf)
  }
  if (!leaf._isPane) sizeAt(leaf, null)
  if (past?._sizes.size < 4) for (const width of past._sizes.keys()) sizeAt(leaf, width)
}

// A text that stands in one line is as large wherever there is room for it, unless its letters shrink.
/** @param {Leaf} leaf */
const fit = (leaf) => { leaf._view._fit = leaf._line }

/** What is in a leaf has changed, and not what kind of leaf it is. */
/** @param {Leaf} leaf */
export const renew = (leaf) => {
  const past = { ...leaf }, { _letters, _pitch, _isClipped, _font } = leaf
  leaf._sizes = new Map()
  leaf._first = leaf._smaller = leaf._line = null
  leaf._pitch = 0
  prime(leaf, past, { _letters, _pitch, _isClipped, _font })
  fit(leaf)
}

// `fills`: it takes the width that it is offered. `isPane`: so much of the height, too, as it scrolls.
/** @param {PageElement} element @param {boolean} fills @param {boolean} [isPane] @returns {LayoutView} */
export const leafOf = (element, fills, isPane = false) => {
  let leaf = element._leaf
  if (!leaf || leaf._isOutdated || leaf._fills !== fills) {
    const past = leaf, [code, [kind]] = ownOf(element)
    leaf = element._leaf = {
      _element: element, _fills: fills, _isPane: isPane, _isOutdated: false, _sizes: new Map(), _view: null, _first: null, _last: null, _inset: 0,
      _scale: 1, _least: 1, _smaller: null, _letters: 0, _pitch: 0, _dots: 0, _isText: element._n !== undefined && !programOf(element)._own,
      _kind: code === Step.label ? LeafKind.titled : code === Step.leaf && kind || LeafKind.words, _isAcross: code === Step.scroll && kind === 1, _isClipped: false, _line: null, _font: '', _alike: [], _isTwin: false,
    }
    prime(leaf, past)
  }
  const known = leaf, ask = leaf._isText ? sizeOfText : sizeOfLeaf
  /** @type {LayoutTree} */
  const tree = { kind: 'leaf', measure: (width, height) => ask(known, width, height) }
  if (leaf._isText) tree.baselines = (size) => baselinesOf(known, size)
  if (leaf._kind === LeafKind.rigid && element.firstElementChild?.matches('.icon') && programOf(element.parentElement)._own?.[0] !== Step.label) tree.baselines = (size) => symbolLines(known, size)
  if (isField(leaf) || leaf._kind === LeafKind.titled) tree.baselines = (size) => [known._first, size[1] - known._last]
  known._view = node(tree)
  fit(known)
  return known._view
}

/** @param {Leaf} leaf @param {number | null} width @returns {Measured} */
const sizeAt = (leaf, width) => {
  let known = leaf._sizes.get(width)
  if (leaf._isTwin && width === null) return known
  if (!known && leaf._line && (known = seldom?._wrap(leaf, width))) leaf._sizes.set(width, known)
  if (known) return known
  let widths = asked.get(leaf)
  if (!widths) asked.set(leaf, widths = new Set())
  widths.add(width)
}

// The size of a picture before it is loaded, if the session knows it.
/** @param {PageElement} element */
const naturalSize = ({ firstElementChild: picture }) =>
  picture?.getAttribute('width') && ['width', 'height'].map((name) => Number(picture.getAttribute(name)))

/** @param {Leaf} leaf */
const isField = ({ _kind: kind }) => kind >= LeafKind.field && kind < LeafKind.titled

/** @param {Leaf} leaf @param {number | null} width @param {number | null} [height] @returns {Measured} */
export const sizeOfLeaf = (leaf, width, height) => {
  const element = leaf._element, kind = leaf._kind
  // An editor takes the room that there is, as what scrolls does.
  if (leaf._isPane || kind === LeafKind.editor) {
    const isDown = !leaf._isAcross
    if (width !== null && height !== null && isDown) return [width, height]
    const own = sizeAt(leaf, width === Infinity ? null : width) ?? [20, 20]
    return [width ?? own[0], isDown ? height ?? own[1] : own[1]]
  }
  // A picture that fills has its own size as its ideal one, whether it is there already or not.
  /** @type {any} */
  const ideal = kind === LeafKind.resizable && naturalSize(element) || sizeAt(leaf, null)
  if (!ideal) return [width === null || width === Infinity ? 20 : width, 20]
  if (kind === LeafKind.resizable) return [width ?? ideal[0], height ?? ideal[1]]
  if (width === null || width === Infinity || kind === LeafKind.rigid) {
    return leaf._fills && width === Infinity ? [Infinity, ideal[1]] : ideal
  }
  if (leaf._fills) {
    // A field of one line is as high whatever its width.
    if (kind === LeafKind.field) return [width, ideal[1]]
    if (width === 0 && kind === LeafKind.growing) return [0, ideal[1]]
    return [width, (sizeAt(leaf, width) ?? ideal)[1]]
  }
  if (width >= ideal[0]) return ideal
  // No narrower than its longest word, which a line limit cuts.
  const least = !leaf._isClipped && sizeAt(leaf, 0)
  if (least && width <= least[0]) return least
  const at = sizeAt(leaf, width)
  return at ?? [width, ideal[1] * Math.ceil(ideal[0] / Math.max(width, 40))]
}

// MARK: Texts

// The height that a text is offered counts in a frame of a given height. A window that is too low for a page is scrolled.
/** @param {Leaf} leaf @param {number | null} height @returns {number} */
const roomFor = ({ _view }, height) => {
  for (let at = _view.parent; at && height !== null; at = at.parent) {
    if ((at.height ?? null) !== null || isFinite(at.limits?.[1][2] ?? Infinity)) return height
  }
  return Infinity
}

// A text in the letters in which it is drawn.
/** @param {Leaf} leaf @param {number | null} width @param {number} room */
const drawnIn = (leaf, width, room) => seldom?._smallerIn(leaf, width, room) ?? leaf

// How many lines of a text are shown in a room that is too low for it; 0: all that it has.
/** @param {Leaf} leaf @param {number} height @param {number} room */
const linesIn = (leaf, height, room) => {
  const lines = 1 + Math.floor(Math.max(0, (room - leaf._letters) / leaf._pitch) + .001)
  return leaf._letters + (lines - 1) * leaf._pitch < height - .01 ? lines : 0
}

/** @param {Leaf} leaf @param {number | null} width @param {number | null} height @returns {Measured} */
const sizeOfText = (leaf, width, height) => {
  const room = roomFor(leaf, height), drawn = drawnIn(leaf, width, room), size = sizeOfLeaf(drawn, width)
  const lines = size._isCut === undefined || room === Infinity ? 0 : linesIn(drawn, size[1], room)
  if (!lines) return size
  return [Math.min(Math.max(width ?? Infinity, drawn._dots), sizeOfLeaf(drawn, null)[0]), drawn._letters + (lines - 1) * drawn._pitch]
}

/** Draws a text as it was measured for its room. */
/** @param {PageElement} element @param {Offer} offer */
export const drawText = (element, [width, height]) => {
  if (height === null && !seldom && !element._isCut) return
  const room = roomFor(element._leaf, height), drawn = drawnIn(element._leaf, width, room)
  const lines = room === Infinity ? 0 : linesIn(drawn, sizeOfLeaf(drawn, width)[1], room)
  seldom?._scaleText(element, drawn._scale)
  if (!lines && !element._isCut) return
  element._isCut = !!lines
  element.style.setProperty('--cut', lines ? `${lines}` : '')
  element.toggleAttribute('data-cut', !!lines)
}

// MARK: Measuring

// There the style of a first line does not make the line lower (see style_placed.css).
const isFirefox = globalThis.CSS?.supports('-moz-appearance:none')

// Lengths of a layout engine are whole 64ths of a point. A text that is a hair narrower than its letters wraps.
/** @param {number} length */
export const roundUp = (length) => Math.ceil(length * 64 + .5) / 64

// The largest letters of a text make its lines.
/** @param {PageElement} element @param {CSSStyleDeclaration} style @returns {CSSStyleDeclaration} */
const tallest = (element, style) => [...element.children].map((run) => getComputedStyle(run)).reduce((most, run) =>
  parseFloat(run.fontSize) > parseFloat(most.fontSize) ? run : most, style)

// Few are asked for them.
/** @param {Leaf} leaf @param {number[]} size */
const baselinesOf = (leaf, size) => {
  if (!leaf._letters) return []
  if (leaf._first === null) {
    const [up, down] = reachOf(tallest(leaf._element, getComputedStyle(leaf._element))), { _letters: letters } = leaf
    // Half of what a line is higher than its letters lies above them, in whole points.
    leaf._first = Math.max(0, Math.floor((letters - up - down) / 2)) + up
    leaf._last = letters - leaf._first
  }
  return [leaf._first, size[1] - leaf._last]
}

// A symbol's middle is that of the capital letters beside it.
/** @param {Leaf} leaf @param {number[]} size */
const symbolLines = (leaf, size) => {
  leaf._pitch ||= parseFloat(getComputedStyle(leaf._element).fontSize)
  const line = size[1] / 2 + leaf._pitch * .352
  return [line, line]
}

/** @param {Leaf} leaf @param {number | null} width */
const read = (leaf, width) => {
  const element = leaf._element, style = getComputedStyle(element)
  const size = /** @type {Measured} */ ([roundUp(parseFloat(style.width) || 0), parseFloat(style.height) || 0])
  size._isCut = false
  if (leaf._isText) {
    // What lines are like is the same for all widths.
    if (!leaf._pitch) Object.assign(leaf, lettersOf(tallest(element, style)), { _isClipped: lettersOf(style)._isClipped })
    // Of a line that does not wrap the browser knows no least width.
    size._isCut = leaf._isClipped && (width === 0 && style.whiteSpace === 'nowrap' ||
      element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1)
    // As wide as its longest line. What is cut takes all of its line, and has room for the sign that says so.
    if (size._isCut) size[0] = Math.max(width ?? size[0] + reachOf(style)[2], leaf._dots = reachOf(style)[2])
    else if (width !== null) {
      const scale = element.getBoundingClientRect().width / size[0] || 1
      const range = document.createRange()
      range.selectNodeContents(element)
      size[0] = Math.min(Math.max(width, size[0]), roundUp(range.getBoundingClientRect().width / scale))
    }
    // Letters are as high as whole pixels of a screen with three to a point.
    const first = isFirefox ? leaf._pitch : parseFloat(tallest(element, style).fontSize) * 1.1934
    if (size[1]) size[1] = Math.max(size[1] + leaf._letters - first, leaf._letters + (Math.max(1, +style.getPropertyValue('--rl')) - 1) * leaf._pitch)
  }
  const title = leaf._kind === LeafKind.titled ? /** @type {PageElement} */ (element.children[1]) : null
  // The only line has no distance above it and below.
  if (title) {
    const { _letters: letters, _pitch: pitch } = lettersOf(style)
    // A sign that is higher than the line keeps its height.
    const { offsetHeight: sign } = /** @type {PageElement} */ (element.children[0])
    size[1] = Math.max(size[1] - Math.max(0, pitch - letters), letters, sign > pitch + 1 ? sign : 0)
  }
  if (isField(leaf) || title?.offsetWidth) {
    // Baselines of the first and the last line. A label's title stands in its middle.
    const [up, down] = reachOf(style), inner = getComputedStyle(title ?? element.firstElementChild)
    const pitch = parseFloat(inner.lineHeight) || size[1], height = title ? parseFloat(inner.height) : size[1]
    leaf._first = (size[1] - height + (height > (title ? 1.9 : 2) * pitch ? pitch : height) + up - down) / 2
    leaf._last = size[1] - leaf._first
  }
  // A label that is squeezed has a narrower column for its sign.
  if (width === null) leaf._inset = title?.offsetLeft ?? 0
  for (const one of [leaf, ...leaf._alike.splice(0)]) {
    keepSize(one, width, size, leaf)
    if (one._view) invalidate(one._view)
  }
}
/** @param {Leaf} leaf @param {number | null} width @param {Measured} size @param {Leaf} measured The one that was. */
const keepSize = (leaf, width, size, { _first, _last, _inset }) => {
  leaf._sizes.set(width, size)
  Object.assign(leaf, { _first, _last, _inset })
}

export const isAsked = () => !!asked.size
/** @returns {PageElement[]} */
export const askedElements = () => [...asked.keys()].map(({ _element }) => _element)
/** Measures what was asked for. @returns Whether anything was. */
export const measureAsked = () => {
  if (!asked.size) return false
  let batch = [...asked]
  asked.clear()
  for (const [leaf] of batch) showAround(leaf._element)
  while (batch.length) {
    // All is written before anything is read.
    const elements = new Set()
    /** @type {[Leaf, number | null][]} */
    const now = []
    for (const [leaf, widths] of batch) {
      // In one size of its letters at a time.
      if (elements.has(leaf._element)) continue
      elements.add(leaf._element)
      const [width] = widths
      widths.delete(width)
      now.push([leaf, width])
    }
    for (const [leaf, width] of now) {
      const element = leaf._element
      seldom?._scaleText(element, leaf._scale)
      if (element._isCut) element.removeAttribute('data-cut')
      keepLine(element, false)
      element._at = null
      // The style sheet gives a leaf its ideal size: nearly all are measured without anything being written.
      const isIdeal = width === null && element.dataset.at === 'leaf', { style } = element
      const padding = styleOf(element).has('p') ? '0' : ''
      if (isIdeal && !padding && !style.length) continue
      style.width = isIdeal ? '' : width === null ? 'max-content' : width === 0 && !leaf._isClipped ? 'min-content' : `${width}px`
      style.height = isIdeal ? '' : 'auto'
      style.padding = padding
    }
    const panes = now.filter(([leaf]) => leaf._isPane)
    if (panes.length) arrange(() => panes.forEach(([leaf]) => layOutInside(leaf._element)))
    for (const [leaf, width] of now) read(leaf, width)
    batch = batch.filter(([, widths]) => widths.size)
  }
  return true
}
