// How lengths are shared out among views in lines.
import {
  guideOf, isOpen, larger, priorityOf, put, putAligned, sizeFor, sizeOf, standard,
} from './client_solver.js'

export const usual = 8 // The distance between views that ask for no other.
export const middle = [1, 4]

/** @type {(axis: number, along: Length, across: Length) => Length[]} */
export const turned = (axis, along, across) => axis ? [across, along] : [along, across]

/** @type {(numbers: number[]) => number} */
export const total = (numbers) => numbers.reduce((sum, number) => sum + number, 0)

// A view that is placed by its guides on those of a box.
/** @type {(view: LayoutView, offer: Offer, alignment: Guide[], box: number[], x?: number, y?: number) => void} */
export const putInside = (view, offer, alignment, box, x = 0, y = 0) =>
  putAligned(view, sizeFor(view, offer), offer, alignment,
    x + standard(alignment[0], box), y + standard(alignment[1], box))

// MARK: Stacks

// Shares a length out: from the highest priority to the lowest, and in each the least flexible first, each is
// offered an equal part of what is left, and says what it takes. Lower priorities' least is kept for them.
/** @type {(available: number, priorities: number[], length: (index: number, share: number) => number) => number[]} */
export const shared = (available, priorities, length) => {
  // Nobody else has a claim.
  if (priorities.length < 2) return priorities.map(() => larger(0, available))
  /** @type {number[]} */
  const shares = []
  let left = available, priority = priorities.reduce(larger)
  for (;;) {
    /** @type {number[]} */
    const group = [], /** @type {number[]} */ lower = []
    let kept = 0
    priorities.forEach((own, index) => {
      if (own === priority) group.push(index)
      if (!(own < priority)) return
      lower.push(own)
      kept += length(index, 0)
    })
    let count = group.length
    for (const index of inOrder(group, larger(0, (left - kept) / count), length)) {
      shares[index] = larger(0, (left - kept) / count--)
      const taken = length(index, shares[index])
      if (isFinite(left)) left -= taken
    }
    if (!lower.length) return shares
    priority = lower.reduce(larger)
  }
}

// The least flexible first. Where all take of an equal part what they take of everything, they do so in any order: then it
// is not asked how far they can shrink, for which texts would have to be measured.
/** @type {(group: number[], even: number, length: (index: number, share: number) => number) => number[]} */
const inOrder = (group, even, length) => {
  if (group.length < 2) return group
  const most = group.map((index) => length(index, Infinity))
  // What wants more than its part, and has an end, does not fit.
  const taken = group.map((index, at) => most[at] > even && isFinite(most[at]) ? even : length(index, even))
  const isFit = taken.map((taken, at) => taken === most[at] && taken <= even)
  if (isFit.every(Boolean)) return group
  // What grows without end comes last in any case, unless it takes all of the line.
  const isAsked = taken.includes(Infinity) || most.filter(isFinite).length > 1 && isFit.some((isFit, at) => !isFit && isFinite(most[at]))
  const flexibilities = most.map((most, at) => {
    const least = isAsked && (isFinite(most) || taken[at] === Infinity) ? length(group[at], 0) : 0
    return least === Infinity ? 0 : most - least
  })
  return most.map((_, at) => at)
    .sort((one, other) => flexibilities[one] === flexibilities[other] ? 0 : flexibilities[one] - flexibilities[other])
    .map((at) => group[at])
}

// Of a stack: distances before its children, and their proposals.
/** @type {(view: LayoutView, offer: Offer) => [gaps: number[], offers: Offer[]]} */
const shareStack = (view, offer) => {
  const { axis, children, spacing } = view, along = offer[axis], across = offer[1 - axis]
  view._line ??= [children.map((child, index) => !index ? 0
    : spacing ?? (isOpen(children[index - 1]) || isOpen(child) ? 0 : usual)), children.map(priorityOf)]
  const [gaps, priorities] = view._line
  if (along === null) return [gaps, children.map(() => offer)]
  const shares = shared(along - total(gaps), priorities,
    (index, share) => (axis ? sizeOf(children[index], across, share) : sizeOf(children[index], share, across))[axis])
  return [gaps, shares.map((share) => turned(axis, share, across))]
}

/** @type {LayoutRule} */
export const stack = {
  isOpaque: true,
  size: (view, width, height) => {
    const { axis, children } = view
    const [gaps, offers] = shareStack(view, [width, height])
    let along = total(gaps), before = 0, behind = 0
    for (let index = 0; index < children.length; index++) {
      const size = sizeFor(children[index], offers[index])
      const guide = guideOf(children[index], view.alignment, size, offers[index])
      along += size[axis]
      before = larger(before, guide)
      behind = larger(behind, size[1 - axis] - guide)
    }
    return turned(axis, along, before + behind)
  },
  place: (view, size, offer) => {
    const { axis, children } = view
    // With no length offered across, children fill the length that the largest of them chose.
    const [gaps, offers] = shareStack(view, turned(axis, offer[axis], offer[1 - axis] ?? size[1 - axis]))
    const sizes = children.map((child, index) => sizeFor(child, offers[index]))
    const places = children.map((child, index) => guideOf(child, view.alignment, sizes[index], offers[index]))
    const base = places.reduce(larger, 0)
    let along = 0
    children.forEach((child, index) => {
      const across = base - places[index]
      along += gaps[index]
      put(child, sizes[index], offers[index], axis ? across : along, axis ? along : across)
      along += sizes[index][axis]
    })
  },
}
