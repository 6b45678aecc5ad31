// SwiftUI's layout a second time, in the language of the browser. A tree of plain objects goes in, each with
// its kind and the parameters that the rule of this kind reads; frames come out. What it says is what the
// solver in Swift says, which Tests/LayoutSolverTests compares.
import { rules } from './client_rules.js'

// As in Swift: of two of which one is no number, these are not the same as Math.max and Math.min.
/** @type {(one: number, other: number) => number} */
export const larger = (one, other) => other >= one ? other : one
/** @type {(one: number, other: number) => number} */
export const smaller = (one, other) => other < one ? other : one

// Guides: leading, middle, trailing; top, middle, bottom, first and last baseline; then those of apps. Each has
// a constant, factors of the width and the height of a view that has no value of its own, and an axis.
export const guides = [
  [0, 0, 0, 0], [0, .5, 0, 0], [0, 1, 0, 0],
  [0, 0, 0, 1], [0, 0, .5, 1], [0, 0, 1, 1], [0, 0, 1, 1], [0, 0, 1, 1],
]

// Without a factor a guide does not ask for the length, which may be endless.
/** @type {(value: number[], size: number[]) => number} */
export const linear = (value, size) =>
  value[0] + (value[1] && value[1] * size[0]) + (value[2] && value[2] * size[1])

/** @type {(guide: Guide, size: number[]) => number} */
export const standard = (guide, size) => linear(guides[guide], size)

// MARK: Nodes

// What its children were given may be nodes already.
/** @type {(tree: LayoutTree) => LayoutView} */
export const node = (tree) => {
  const root = made(tree), fresh = [root]
  // Without recursion: trees may be of any depth.
  for (const view of fresh) {
    view.children = view.children?.map((child) => {
      const isMade = /** @type {LayoutView} */ (child).rule, one = isMade ? /** @type {LayoutView} */ (child) : made(child)
      if (!isMade) fresh.push(one)
      one.parent = view
      return one
    }) ?? none
  }
  return root
}
// All have the same properties first, which makes them fast. What nobody has asked has no list of its own yet.
/** @type {(tree: any) => LayoutView} */
const made = (tree) => ({
  rule: rules[tree.kind], parent: undefined, isShown: true, x: 0, y: 0, size: origin, offer: origin, frame: origin,
  _sizes: none, _offers: none, _guides: undefined, _settled: undefined, _area: undefined, _line: undefined, _fit: null, ...tree,
})
/** @type {any[]} */
const none = [], origin = [0, 0, 0, 0]

// To be called with a node of which something changed: a parameter, what it measures, or its children.
/** @type {(view: LayoutView) => void} */
export const invalidate = (view) => {
  for (const child of view.children) child.parent = view
  for (; view; view = view.parent) forgetAnswers(view)
}
/** @type {(view: LayoutView) => void} */
export const forgetAnswers = (view) => {
  view._sizes = view._offers = none
  view._guides = view._settled = view._line = undefined
}

// MARK: Asking

let depth = 0 // How many questions wait for the answer to another one; 0: none is asked.

// Asks a question on the way to the answer of another. Views that are nested so deep that the stack might not
// suffice are asked first, and all that waited for them begin again: what they knew by then is remembered.
/** @type {<Answer>(ask: (...values: any[]) => Answer, view: LayoutView, a: any, b: any, c?: any) => Answer} */
const deeper = (ask, view, a, b, c) => {
  if (depth > 150) throw [ask, view, a, b, c]
  if (depth) {
    depth++
    const answer = ask(view, a, b, c)
    depth--
    return answer
  }
  const waiting = [[ask, view, a, b, c]]
  for (;;) {
    try {
      depth = 1
      const [ask, ...values] = waiting[waiting.length - 1], answer = ask(...values)
      waiting.pop()
      if (!waiting.length) return answer
    } catch (missing) {
      if (!Array.isArray(missing)) throw missing
      waiting.push(missing)
    } finally {
      depth = 0
    }
  }
}

// The size that a view chooses, never negative and never "not a number".
/** @type {(view: LayoutView, width: Length, height: Length) => Chosen} */
export const sizeOf = (view, width, height) => {
  const fit = view._fit
  if (fit && (width === null || width >= fit[0])) return fit
  const offers = view._offers, across = width ?? -1, down = height ?? -1
  for (let index = 0; index < offers.length; index += 2) {
    if (offers[index] === across && offers[index + 1] === down) return view._sizes[index / 2]
  }
  return deeper(askSize, view, width, height)
}

/** @type {(view: LayoutView, width: Length, height: Length) => Chosen} */
const askSize = (view, width, height) => {
  // What is asked may place what is inside in another way.
  view._settled = undefined
  const chosen = view.rule.size(view, width, height)
  const size = [larger(0, chosen[0]), larger(0, chosen[1])]
  if (view._sizes === none) [view._sizes, view._offers] = [[], []]
  if (view._sizes.push(size) > 24) {
    view._sizes.shift()
    view._offers.splice(0, 2)
  }
  view._offers.push(width ?? -1, height ?? -1)
  return size
}

/** @type {(view: LayoutView, offer: Offer) => Chosen} */
export const sizeFor = (view, offer) => sizeOf(view, offer[0], offer[1])

// The one view inside that says what this one does not.
/** @type {(view: LayoutView) => LayoutView | undefined} */
const inner = ({ rule, children }) =>
  rule.isOpaque || children.length !== 1 && !rule.isLayered ? undefined : children[0]

/** @type {(view: LayoutView) => number} */
export const priorityOf = (view) => {
  while (view && !view.rule.priority) view = inner(view)
  return view ? view.rule.priority(view) : 0
}

// Whether no distance lies beside it.
/** @type {(view: LayoutView) => boolean} */
export const isOpen = (view) => {
  while (view && !view.rule.isOpen) view = inner(view)
  return !!view
}

// A value that the view or one inside of it has of its own; null: none.
/** @type {(view: LayoutView, guide: Guide, size: Chosen, offer: Offer) => number | null} */
export const explicit = (view, guide, size, offer) => {
  if (!((view._guides ?? -1) & 1 << guide)) return null
  const known = size._guides ??= []
  return known[guide] !== undefined ? known[guide] : deeper(askGuide, view, guide, size, offer)
}

/** @type {(view: LayoutView, guide: Guide, size: Chosen, offer: Offer) => number | null} */
const askGuide = (view, guide, size, offer) => {
  view._settled = undefined
  return size._guides[guide] = (view.rule.guide ?? guideInside)(view, guide, size, offer) ?? null
}

// Of several children with a value: the first baseline is the uppermost, the last one the lowest, any other
// guide the average.
/** @type {LayoutRule['guide']} */
const guideInside = (view, guide, size, offer) => {
  view.rule.place?.(view, size, offer)
  const values = view.children.flatMap((child) => {
    const own = child.isShown ? explicit(child, guide, child.size, child.offer) : null
    const value = own + (guides[guide][3] ? child.y : child.x)
    return own === null || !isFinite(value) ? [] : value
  })
  if (!values.length) return null
  return guide === 6 ? values.reduce(smaller) : guide === 7 ? values.reduce(larger)
    : values.reduce((sum, value) => sum + value) / values.length
}

// In a box without an end, of which only the size is of interest, it is at the corner.
/** @type {(view: LayoutView, guide: Guide, size: Chosen, offer: Offer) => number} */
export const guideOf = (view, guide, size, offer) => {
  if (!isFinite(size[guides[guide][3]])) return 0
  const value = explicit(view, guide, size, offer) ?? standard(guide, size)
  return isFinite(value) ? value : 0
}

// MARK: Placing

/** @type {(view: LayoutView, size: Chosen, offer: Offer, x: number, y: number) => void} */
export const put = (view, size, offer, x, y) => {
  view.size = size
  view.offer = offer
  view.x = x
  view.y = y
}

/** @type {(view: LayoutView, size: Chosen, offer: Offer, alignment: Guide[], x: number, y: number) => void} */
export const putAligned = (view, size, offer, [across, down], x, y) =>
  put(view, size, offer, x - guideOf(view, across, size, offer), y - guideOf(view, down, size, offer))

/** @type {(some: number[], others: number[]) => boolean} */
export const isSame = (some, others) => some?.every((number, index) => number === others[index])

// Each view knows which guides have values inside of it; what has changed does not know it any more.
/** @type {(view: LayoutView) => void} */
export const findGuides = (view) => {
  const views = [view]
  for (const { children } of views) {
    for (const child of children) if (child._guides === undefined) views.push(child)
  }
  for (const view of views.reverse()) {
    view._guides = view.rule.guides?.(view) ?? 0
    for (const child of view.children) view._guides |= child._guides
  }
}

// Lays a tree out on a screen: it is proposed the safe area, which the insets leave free, and centred in it. A
// height of null is the tree's own. A page grows with a tree that is higher than its safe area.
// Where nothing inside has changed, all stands where it stood.
/** @type {(view: LayoutView, width: number, height: number, insets?: number[], grows?: boolean) => LayoutView} */
export const layOut = (view, width, height, insets = [0, 0, 0, 0], grows = false) => {
  const [top, leading, bottom, trailing] = insets
  findGuides(view)
  const offer = [larger(0, width - leading - trailing), height === null ? null : larger(0, height - top - bottom)]
  const size = sizeFor(view, offer), down = offer[1] === null || grows && size[1] > offer[1] ? size[1] : offer[1]
  const now = [leading, top, leading + offer[0], top + down, width, top + down + bottom, 0, 0, down > (offer[1] ?? down) ? offer[1] : Infinity]
  const area = isSame(view._area, now) ? view._area : now
  putAligned(view, size, offer, [1, 4], leading + offer[0] / 2, top + down / 2)
  // What says nothing of its direction has that of the view around it.
  placeIn({ children: [view], frame: [0, 0] }, area)
  return view
}
/** @type {(around: Around, area: Area) => void} */
export const placeIn = (around, area) => {
  /** @type {[Around, Area, Area][]} */
  const changed = [[around, area, area]]
  for (const [{ children, frame, isRightToLeft }, first, rest] of changed) {
    for (const child of children) {
      const area = child === children[0] ? first : rest
      const { rule, size, offer } = child
      const x = frame[0] + (isRightToLeft ? frame[2] - child.x - size[0] : child.x), y = frame[1] + child.y
      const { _settled: known } = child
      if (known && known[0] === x && known[1] === y && known[2] === size[0] && known[3] === size[1] &&
        known[4] === offer[0] && known[5] === offer[1] && (child._area === area || isSame(child._area, area))) continue
      const box = [x, y, size[0], size[1]]
      child.frame = rule.stretch?.(child, box, area) ?? box
      if (child.frame === box) rule.place?.(child, size, offer)
      child._settled = [x, y, size[0], size[1], offer[0], offer[1]]
      child._area = area
      const isReversed = child.isRightToLeft ?? isRightToLeft
      changed.push([{ children: child.children, frame: child.frame, isRightToLeft: isReversed }, rule.narrow?.(child, area, isReversed) ?? area, area])
    }
  }
}
