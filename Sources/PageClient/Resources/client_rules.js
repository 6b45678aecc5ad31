// The rules of layout by kind: `size` chooses a size for a proposal, `place` puts the children.
import { middle, putInside, stack, turned, usual } from './client_stacks.js'
import {
  explicit, guideOf, larger, priorityOf, put, putAligned, sizeFor, sizeOf, smaller,
} from './client_solver.js'

/** @type {(view: LayoutView) => LayoutView} */
export const only = (view) => view.children[0]

/** @type {(length: Length, by: number) => Length} */
export const less = (length, by) => length === null ? null : larger(0, length - by)

// A rule that wraps one view: what it proposes, its own size, and where the view stands.
/**
 * @param {(view: LayoutView, width: Length, height: Length) => Offer} [offer]
 * @param {(view: LayoutView, chosen: Chosen, width: Length, height: Length) => number[]} [size]
 * @param {(view: LayoutView, own: number[], chosen: Chosen, offer: Offer) => void} [place]
 * @returns {LayoutRule}
 */
export const wrapper = (
  offer = (view, width, height) => [width, height], size = (view, chosen) => chosen,
  place = (view, own, chosen, offer) => put(only(view), chosen, offer, 0, 0),
) => ({
  size: (view, width, height) => size(view, sizeFor(only(view), offer(view, width, height)), width, height),
  place: (view, own, [width, height]) => {
    const proposed = offer(view, width, height)
    place(view, own, sizeFor(only(view), proposed), proposed)
  },
})

/** @type {(view: LayoutView, own: number[], chosen: Chosen, offer: Offer) => void} */
const aligned = (view, own, chosen, offer) => putInside(only(view), offer, view.alignment ?? middle, own)

/** @type {LayoutRule['guide']} */
export const through = (view, guide, size, offer) => explicit(only(view), guide, sizeFor(only(view), offer), offer)

/** @type {LayoutRule['guide']} */
export const noGuide = () => null

/** @type {LayoutRule} */
const flexible = { size: (view, width, height) => [width ?? view.ideal?.[0] ?? 10, height ?? view.ideal?.[1] ?? 10] }

// MARK: Layers

// How far the children of the highest priority reach from their guides: left, up, right, down.
/** @type {(view: LayoutView, offer: Offer) => number[]} */
const reach = (view, offer) => {
  const priorities = view.children.map(priorityOf), highest = priorities.reduce(larger, -Infinity)
  let sides = [0, 0, 0, 0]
  view.children.forEach((child, index) => {
    if (priorities[index] !== highest) return
    const size = sizeFor(child, offer)
    const [x, y] = (view.alignment ?? middle).map((/** @type {Guide} */ guide) => guideOf(child, guide, size, offer))
    sides = [x, y, size[0] - x, size[1] - y].map((length, side) => larger(sides[side], length))
  })
  return sides
}

/** @type {LayoutRule} */
const layers = {
  isOpaque: true,
  size: (view, width, height) => {
    const [left, up, right, down] = reach(view, [width, height])
    return [left + right, up + down]
  },
  place: (view, size, offer) => {
    const [left, up] = reach(view, offer)
    for (const child of view.children) {
      putAligned(child, sizeFor(child, offer), offer, view.alignment ?? middle, left, up)
    }
  },
}

/** @type {LayoutRule} */
const overlay = {
  ...wrapper(),
  isLayered: true,
  place: (view, size, offer) => {
    const [base, ...over] = view.children, own = sizeFor(base, offer), alignment = view.alignment ?? middle
    put(base, own, offer, 0, 0)
    const [x, y] = alignment.map((/** @type {Guide} */ guide) => guideOf(base, guide, own, offer))
    for (const layer of over) putAligned(layer, sizeFor(layer, own), own, alignment, x, y)
  },
  guide: through,
}

// MARK: Modifiers

/** @type {(view: Pick<LayoutView, 'limits'>, axis: number, proposed: Length) => Length} */
const limited = ({ limits }, axis, proposed) => {
  const [minimum, ideal, maximum] = limits[axis]
  const wanted = proposed ?? ideal ?? null
  return wanted === null ? null : smaller(larger(wanted, minimum ?? 0), maximum ?? Infinity)
}

/** @type {(view: LayoutView, axis: number, proposed: Length, child: number) => number} */
const frameLength = ({ limits }, axis, proposed, child) => {
  const [minimum, ideal, maximum] = limits[axis]
  if (proposed === null && (ideal ?? null) !== null) return limited({ limits }, axis, null)
  const least = minimum ?? smaller(child, maximum ?? Infinity)
  return smaller(larger(proposed ?? child, least), maximum ?? larger(child, least))
}

// A child may fill a frame's final length where the frame has limits.
/** @type {(view: LayoutView, axis: number, own: Offer, offer: Offer) => Length} */
const finalLength = ({ limits }, axis, own, offer) => limits[axis].some((length) => (length ?? null) !== null) ? own[axis] : offer[axis]

/** @type {(view: LayoutView, width: Length, height: Length) => Offer} */
const ratioOffer = (view, width, height) => {
  const ideal = sizeOf(only(view), null, null)
  const ratio = view.ratio ?? (ideal[1] > 0 ? ideal[0] / ideal[1] : 1)
  if (!(ratio > 0 && ratio < Infinity)) return [width, height]
  if (width === null && height === null) [width, height] = ideal
  else if (height === null) return [width, width / ratio]
  else if (width === null) return [height * ratio, height]
  if (width === Infinity && height === Infinity) return [width, height]
  return (height * ratio < width) !== !!view.fills ? [height * ratio, height] : [width, width / ratio]
}

/** @type {(view: LayoutView, width: Length, height: Length) => Offer} */
export const idealOffer = ({ axes }, width, height) => [axes[0] ? null : width, axes[1] ? null : height]

// A label and a control at the other end of the line, or below it where not even the label's longest word fits
// beside it.
/** @type {(view: LayoutView, width: Length, height: Length) => [isBeside: boolean, label: Offer, control: Offer, least: number]} */
const labelledOffers = ({ children: [label, control] }, width, height) => {
  const ideal = sizeOf(control, null, height)[0], word = sizeOf(label, 0, height)[0]
  const isBeside = width === null || word + usual + ideal <= width
  return [
    isBeside, [isBeside ? less(width, ideal + usual) : width, height], [isBeside ? null : width, height],
    larger(word, sizeOf(control, 0, height)[0]),
  ]
}

/** @type {LayoutRule} */
const labelled = {
  isOpaque: true,
  size: (view, width, height) => {
    const [isBeside, ...offers] = labelledOffers(view, width, height)
    const [label, control] = view.children.map((child, index) => sizeFor(child, /** @type {Offer} */ (offers[index])))
    return [
      width === null ? label[0] + usual + control[0] : larger(width, /** @type {number} */ (offers[2])),
      isBeside ? larger(label[1], control[1]) : label[1] + usual + control[1],
    ]
  },
  place: (view, size, offer) => {
    const { children } = view, [isBeside, ...offers] = labelledOffers(view, offer[0], offer[1])
    const [label, control] = children.map((child, index) => sizeFor(child, /** @type {Offer} */ (offers[index])))
    put(children[0], label, /** @type {Offer} */ (offers[0]), 0, isBeside ? (size[1] - label[1]) / 2 : 0)
    put(children[1], control, /** @type {Offer} */ (offers[1]), isBeside ? size[0] - control[0] : 0,
      isBeside ? (size[1] - control[1]) / 2 : label[1] + usual)
  },
}

/** @type {Record<string, LayoutRule>} */
export const rules = {
  // Leaves.
  flexible,
  square: {
    size: (view, width, height) => {
      const side = width === null && height === null ? 10 : smaller(width ?? Infinity, height ?? Infinity)
      return [side, side]
    },
  },
  fixed: { size: (view) => view.own },
  leaf: {
    size: (view, width, height) => view.measure(width, height),
    guide: (view, guide, size) => view.baselines?.(size)[guide - 6],
    guides: (view) => view.baselines ? 192 : 0,
  },
  spacer: {
    size: ({ axis, minimum = 8 }, width, height) => [width, height].map((length, along) =>
      (axis ?? along) === along ? larger(minimum, length ?? minimum) : 0),
    priority: () => -Infinity,
    isOpen: true,
  },
  divider: {
    size: ({ axis, thickness }, width, height) => turned(axis, [width, height][axis] ?? 10, thickness),
  },
  // Modifiers.
  frame: wrapper(
    (view, width, height) => [view.width ?? width, view.height ?? height],
    (view, chosen) => [view.width ?? chosen[0], view.height ?? chosen[1]], aligned),
  flexibleFrame: wrapper(
    (view, width, height) => [limited(view, 0, width), limited(view, 1, height)],
    (view, chosen, width, height) => [
      frameLength(view, 0, width, chosen[0]), frameLength(view, 1, height, chosen[1])],
    (view, own, chosen, offer) => aligned(view, own, own, [finalLength(view, 0, own, offer), finalLength(view, 1, own, offer)])),
  padding: wrapper(
    ({ insets: [top, leading, bottom, trailing] }, width, height) =>
      [less(width, leading + trailing), less(height, top + bottom)],
    ({ insets: [top, leading, bottom, trailing] }, chosen) =>
      [chosen[0] + (leading + trailing), chosen[1] + (top + bottom)],
    (view, own, chosen, offer) => put(only(view), chosen, offer, view.insets[1], view.insets[0])),
  fixedSize: wrapper(idealOffer),
  ratio: wrapper(ratioOffer),
  priority: { ...wrapper(), priority: (view) => view.value },
  // Containers.
  stack,
  layers,
  overlay,
  geometry: {
    guide: noGuide,
    ...flexible,
    isOpaque: true,
    place: (view, size) => {
      for (const child of view.children) put(child, sizeFor(child, size), size, 0, 0)
    },
  },
  scroll: {
    ...wrapper(
      idealOffer,
      ({ axes }, chosen, width, height) => [
        axes[0] ? width ?? chosen[0] : chosen[0], axes[1] ? height ?? chosen[1] : chosen[1]],
      (view, own, chosen, offer) => {
        const [x, y] = view.axes.map((scrolls, axis) => {
          const rest = own[axis] - chosen[axis]
          return scrolls ? Math.max(0, rest) * (view.anchor?.[axis] ?? 0) : rest / 2
        })
        put(only(view), chosen, offer, x, y)
      }),
    isOpaque: true,
    // What is scrolled has no fixed place to align by.
    guide: noGuide,
  },
  labelled,
}
