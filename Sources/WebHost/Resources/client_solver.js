// SwiftUI's layout a second time, in the language of the browser. A tree of plain objects goes in, each with
// its kind and the parameters that the rule of this kind reads; places come out.
import { rules } from './client_rules.js'

/**
 * @typedef {object} Tree
 * @property {string} kind
 * @property {Tree[]} [children]
 */

// A proposal's lengths are numbers, Infinity, or null for the ideal length.
export const node = (tree) => {
  const made = { ...tree, rule: rules[tree.kind], sizes: [], isShown: true, x: 0, y: 0, size: [0, 0], offer: [null, null] }
  made.children = (tree.children ?? []).map((child) => child.rule ? child : node(child))
  for (const child of made.children) child.parent = made
  return made
}

/** The size that a view chooses, never negative and never "not a number". */
export const sizeOf = (view, width, height) => {
  for (const [w, h, size] of view.sizes) if (w === width && h === height) return size
  const size = view.rule.size(view, width, height).map((length) => length >= 0 ? length : 0)
  view.sizes.push([width, height, size])
  return size
}

export const priorityOf = (view) =>
  view.rule.priority ? view.rule.priority(view)
    : view.children.length === 1 && !view.rule.isOpaque ? priorityOf(view.children[0]) : 0

/** Whether no distance lies beside it. */
export const isOpen = (view) =>
  view.rule.isOpen ?? (view.children.length === 1 && !view.rule.isOpaque ? isOpen(view.children[0]) : false)

// Guides: three horizontal ones, then top, middle, bottom, first and last baseline.
export const standard = (guide, [width, height]) =>
  [0, width / 2, width, 0, height / 2, height, height, height][guide]

const isHorizontal = (guide) => guide < 3

/** A value that the view or one inside of it has of its own; undefined: none. */
export const explicit = (view, guide, size, offer) => {
  if (view.rule.guide) return view.rule.guide(view, guide, size, offer)
  view.rule.place?.(view, size, offer)
  let sum = 0, count = 0, best
  for (const child of view.children) {
    if (!child.isShown) continue
    const own = explicit(child, guide, child.size, child.offer)
    if (own === undefined) continue
    const value = own + (isHorizontal(guide) ? child.x : child.y)
    if (!Number.isFinite(value)) continue
    sum += value
    count += 1
    best = best === undefined ? value : guide === 6 ? Math.min(best, value) : Math.max(best, value)
  }
  if (!count) return undefined
  return guide > 5 ? best : sum / count
}

// In a box without an end, of which only the size is of interest, it is at the corner.
export const guideOf = (view, guide, size, offer) => {
  if (!Number.isFinite(size[isHorizontal(guide) ? 0 : 1])) return 0
  const value = explicit(view, guide, size, offer) ?? standard(guide, size)
  return Number.isFinite(value) ? value : 0
}

export const put = (view, size, offer, x, y) => Object.assign(view, { size, offer, x, y })

export const putAligned = (view, size, offer, [across, down], x, y) =>
  put(view, size, offer, x - guideOf(view, across, size, offer), y - guideOf(view, down, size, offer))

/** Lays a tree out in a window: it is proposed all of it, and centred. */
export const layOut = (view, width, height) => {
  const offer = [width, height], size = sizeOf(view, ...offer)
  putAligned(view, size, offer, [1, 4], (width ?? size[0]) / 2, (height ?? size[1]) / 2)
  const settle = (view, left, top) => {
    view.frame = [left + view.x, top + view.y, ...view.size]
    view.rule.place?.(view, view.size, view.offer)
    for (const child of view.children) settle(child, view.frame[0], view.frame[1])
  }
  settle(view, 0, 0)
  return view
}

/** Forgets sizes of a view and of those around it. */
export const invalidate = (view) => {
  for (let at = view; at; at = at.parent) at.sizes = []
}
