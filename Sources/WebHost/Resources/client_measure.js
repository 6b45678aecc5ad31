// Leaves of layout, sizeAt by the browser that draws them.
// A leaf that is asked for a width it was not sizeAt at answers by an estimate and is noted. Once all views have
// been asked, what was noted is sizeAt together, and the views are asked again.

import { layOutInside } from './client_layout.js'
import { styleOf } from './client_styles.js'
import { invalidate, node } from './client_solver.js'

/** @type {Map<Leaf, Set<number | null>>} */
const asked = new Map()

// `fills`: it takes the width that it is offered. `isPane`: so much of the height, too, as it scrolls.
/** @param {PageElement} element @param {boolean} fills @param {boolean} [isPane] @returns {LayoutView} */
export const leafOf = (element, fills, isPane = false) => {
  let leaf = element._leaf
  if (!leaf || leaf._isOutdated || leaf._fills !== fills) {
    leaf = element._leaf = {
      _element: element, _fills: fills, _isPane: isPane, _isOutdated: false, _sizes: new Map(), _view: null, _first: null, _last: null, _inset: 0,
    }
  }
  const known = leaf
  /** @type {LayoutTree} */
  const tree = { kind: 'leaf', measure: (width, height) => sizeOfLeaf(known, width, height) }
  if (element.matches('.text,.field')) tree.baselines = (size) => [known._first, size[1] - known._last]
  return known._view = node(tree)
}

/** @param {Leaf} leaf @param {number | null} width @returns {[number, number]} */
const sizeAt = (leaf, width) => {
  const known = leaf._sizes.get(width)
  if (known) return known
  let widths = asked.get(leaf)
  if (!widths) asked.set(leaf, widths = new Set())
  widths.add(width)
}

/** @param {Leaf} leaf @param {number | null} width @param {number | null} height @returns {[number, number]} */
const sizeOfLeaf = (leaf, width, height) => {
  const element = leaf._element
  // An editor takes the room that there is, as what scrolls does.
  if (leaf._isPane || element.matches('.editor')) {
    const isDown = !element.matches('.sax-1')
    if (width !== null && height !== null && isDown) return [width, height]
    const own = sizeAt(leaf, width === Infinity ? null : width) ?? [20, 20]
    return [width ?? own[0], isDown ? height ?? own[1] : own[1]]
  }
  // A picture that fills has its own size as its ideal one, whether it is there already or not.
  /** @type {any} */
  const ideal = element.matches('.pic-2.rs-1')
    ? ['width', 'height'].map((name) => Number(element.children[0].getAttribute(name)))
    : sizeAt(leaf, null)
  if (!ideal) return [width === null || width === Infinity ? 20 : width, 20]
  // A picture that fills, and an editor.
  if (element.matches('.rs-1')) return [width ?? ideal[0], height ?? ideal[1]]
  if (element.matches('.field:not([class*=ax-])') && element.firstElementChild?.localName === 'textarea') {
    return [width ?? ideal[0], height ?? ideal[1]]
  }
  if (width === null || width === Infinity || element.matches('.image')) {
    return leaf._fills && width === Infinity ? [Infinity, ideal[1]] : ideal
  }
  if (leaf._fills) {
    if (width === 0 && element.matches('.field')) return [0, ideal[1]]
    const at = sizeAt(leaf, width)
    return at ?? [width, ideal[1]]
  }
  if (width >= ideal[0]) return ideal
  // No narrower than its longest word.
  const least = sizeAt(leaf, 0)
  if (least && width <= least[0]) return least
  const at = sizeAt(leaf, width)
  return at ?? [width, ideal[1] * Math.ceil(ideal[0] / Math.max(width, 40))]
}

// Lengths of a layout engine are whole 64ths of a point. A text that is a hair narrower than its letters wraps.
/** @param {number} length */
const roundUp = (length) => Math.ceil(length * 64 + .5) / 64

const paper = document.createElement('canvas').getContext?.('2d')
// By font: how far the letters reach above the baseline, and below.
/** @type {Map<string, [number, number]>} */
const reaches = new Map()
/** @param {CSSStyleDeclaration} style @returns {[number, number]} */
const reachOf = (style) => {
  const font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
  let reach = reaches.get(font)
  if (!reach) {
    if (paper) paper.font = font
    const found = paper?.measureText('x')
    // A browser sets lines by whole points of a font.
    reaches.set(font, reach = [Math.round(found?.fontBoundingBoxAscent ?? 0), Math.round(found?.fontBoundingBoxDescent ?? 0)])
  }
  return reach
}

/** @param {Leaf} leaf @param {number | null} width */
const read = (leaf, width) => {
  const element = leaf._element, style = getComputedStyle(element)
  let size = /** @type {[number, number]} */ ([roundUp(parseFloat(style.width) || 0), parseFloat(style.height) || 0])
  if (element.matches('.text')) {
    const scale = element.getBoundingClientRect().width / (element.offsetWidth || 1) || 1
    const range = document.createRange()
    range.selectNodeContents(element)
    // As wide as its longest line.
    if (width !== null) size[0] = Math.min(Math.max(width, size[0]), roundUp(range.getBoundingClientRect().width / scale))
    // The first line has no distance above it, and the last one none below.
    const pitch = parseFloat(style.lineHeight), letters = Math.ceil(parseFloat(style.fontSize) * 1.1934 * 3) / 3
    const excess = Math.max(0, pitch - letters) || 0
    if (size[1]) size[1] = Math.max(size[1] - excess, letters)
    const [up, down] = reachOf(style)
    // Half of what a line is higher than its letters lies above them, in whole points.
    leaf._first = (letters - pitch) / 2 + Math.floor((pitch - up - down) / 2) + up
    leaf._last = letters - leaf._first
  }
  if (element.matches('.field')) {
    // Of its first line, and of its last one.
    const [up, down] = reachOf(style), pitch = parseFloat(getComputedStyle(element.firstElementChild).lineHeight) || size[1]
    leaf._first = (size[1] > 2 * pitch ? pitch : size[1]) / 2 + (up - down) / 2
    leaf._last = size[1] - leaf._first
  }
  leaf._inset = element.matches('.label') ? element.children[1]?.offsetLeft : 0
  // A line that is cut has no longest word.
  if (width === 0 && style.whiteSpace === 'nowrap') size[0] = 0
  leaf._sizes.set(width, size)
}

/** Measures what was asked for. @returns Whether anything was. */
export const measureAsked = () => {
  if (!asked.size) return false
  let batch = [...asked]
  asked.clear()
  const views = new Set(batch.map(([leaf]) => leaf._view))
  while (batch.length) {
    // All is written before anything is read.
    const now = /** @type {[Leaf, number | null][]} */ (batch.map(([leaf, widths]) => [leaf, [...widths][0]]))
    for (const [leaf, width] of now) {
      const { style } = leaf._element
      style.width = width === null ? 'max-content' : width === 0 ? 'min-content' : `${width}px`
      style.height = 'auto'
      style.padding = styleOf(leaf._element).has('p') ? '0' : ''
      leaf._element._at = null
    }
    for (const [leaf] of now) if (leaf._isPane) layOutInside(leaf._element)
    for (const [leaf, width] of now) read(leaf, width)
    batch = batch.filter(([leaf, widths]) => widths.delete([...widths][0]) && widths.size)
  }
  for (const view of views) if (view) invalidate(view)
  return true
}
