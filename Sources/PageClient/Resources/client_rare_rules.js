// Rules of layout that pages seldom need. They belong to a script of their own: see client_rare_steps.js.
import { middle, putInside, turned } from './client_stacks.js'
import { programOf } from './client_programs.js'
import { Step } from './client_vocabulary.js'
import { less, noGuide, only, rules, through, wrapper } from './client_rules.js'
import {
  forgetAnswers, guideOf, larger, linear, put, putAligned, sizeFor, sizeOf, smaller, standard,
} from './client_solver.js'

// What a guide of a view takes from other guides of it.
/** @type {(view: LayoutView, size: Chosen, offer: Offer) => number} */
const ofOthers = (view, size, offer) => (view.terms ?? []).reduce((sum, [guide, factor]) =>
  sum + factor * guideOf(only(view), guide, sizeFor(only(view), offer), offer), 0)

// The first whose ideal size fits, or else the last.
/** @type {(view: LayoutView, width: Length, height: Length) => LayoutView} */
const fittingOf = ({ axes, children }, width, height) => children.find((child) => {
  const ideal = sizeOf(child, null, null)
  return !(axes[0] && ideal[0] > (width ?? Infinity) || axes[1] && ideal[1] > (height ?? Infinity))
}) ?? children[children.length - 1]

// A bar beside the content: the sizes of both, in which proposals, and how much of the axis the bar takes.
/**
 * @param {LayoutView} view @param {Offer} box @param {Offer} offer
 * @returns {[bar: Chosen, barOffer: Offer, offer: Offer, axis: number]}
 */
const barOf = ({ children, edge, spacing }, box, offer) => {
  const axis = edge % 2 ? 0 : 1
  /** @type {(offer: Offer) => Offer} */
  const open = (offer) => turned(axis, null, offer[1 - axis])
  const taken = sizeFor(children[1], open(offer))[axis] + (spacing ?? 0)
  return [sizeFor(children[1], open(box)), open(box), turned(axis, less(offer[axis], taken), offer[1 - axis]), axis]
}

// Sums of lengths differ by rounding, in points.
const sideSlack = .01

/** @type {LayoutRule} */
const insetBar = {
  size: (view, width, height) => {
    const [bar, , offer, axis] = barOf(view, [width, height], [width, height])
    const size = [...sizeFor(only(view), offer)]
    size[axis] += bar[axis] + (view.spacing ?? 0)
    return size
  },
  place: (view, size, proposed) => {
    const { alignment, children: [content, second], edge, spacing } = view
    const [bar, barOffer, offer, axis] = barOf(view, size, proposed)
    const across = standard(alignment, size) - guideOf(second, alignment, bar, barOffer)
    const isFirst = edge < 2
    const [x, y] = turned(axis, isFirst ? bar[axis] + (spacing ?? 0) : 0, 0)
    put(content, sizeFor(content, offer), offer, x, y)
    const [barX, barY] = turned(axis, isFirst ? 0 : size[axis] - bar[axis], across)
    put(second, bar, barOffer, barX, barY)
  },
  // The content's safe area ends at the bar. A ground reaches behind the bar, to the screen's edge if the bar is there.
  narrow: ({ children: [{ offer }], edge, frame }, area, isReversed) => {
    const axis = 1 - edge % 2, [begin, length] = [frame[axis], frame[axis + 2]], room = offer[axis] ?? length
    const own = [...area]
    if (axis ? !edge : edge === (isReversed ? 3 : 1)) {
      if (begin > area[axis] + sideSlack) own[6 + axis] = begin
      own[axis] = begin + length - room + sideSlack
    } else {
      if (begin + length < area[axis + 2] - sideSlack) own[4 + axis] = begin + length
      own[axis + 2] = begin + room - sideSlack
    }
    return own
  },
  guide: noGuide,
}

// Reaches to the edge of the screen where it touches that of the safe area. A ground as high as the screen stands in the
// middle of content that is higher, and touches both edges, because there the page is as high as its content.
/** @type {LayoutRule} */
const safeArea = {
  ...wrapper(),
  stretch: ({ children: [content], edges: [top, leading, bottom, trailing] }, box, area) => {
    const sides = [box[0], box[1], box[0] + box[2], box[1] + box[3]], isGround = box[3] >= area[8]
    const [left, up, right, down] = [leading, top, trailing, bottom].map((reaches, index) => {
      const side = sides[index]
      const touches = index % 2 && isGround || (index < 2 ? side <= area[index] : side >= area[index])
      if (!reaches || !touches) return side
      return index < 2 ? smaller(side, area[index + 6]) : larger(side, area[index + 2])
    })
    if (left === sides[0] && up === sides[1] && right === sides[2] && down === sides[3]) return box
    const own = [right - left, down - up]
    const chosen = sizeFor(content, own)
    put(content, chosen, own, (own[0] - chosen[0]) / 2, (own[1] - chosen[1]) / 2)
    return [left, up, ...own]
  },
}

// A view in the frame of another one, which it meets at an anchor. Views around it keep its own place free.
/** @type {LayoutRule} */
const follow = {
  ...wrapper(),
  stretch: ({ children: [content], by: [takes, across, down], target }, box) => {
    if (!target) return box
    const own = takes & 2 ? [target[2], target[3]] : [box[2], box[3]], [x, y, width, height] = takes & 1 ? target : box
    const chosen = sizeFor(content, own)
    put(content, chosen, own, (own[0] - chosen[0]) * across, (own[1] - chosen[1]) * down)
    return [x + (width - own[0]) * across, y + (height - own[1]) * down, ...own]
  },
}

// MARK: Containers

// What depends on a container asks anew once the container has another size.
/** @param {LayoutView} view @param {Offer} size */
const fill = (view, size) => {
  if (view._contained?.every((length, axis) => length === size[axis])) return
  view._contained = size
  for (let at of view._dependents ?? []) {
    for (; at && at !== view; at = at.parent) forgetAnswers(at)
  }
}

const { size: sizeOfScroll, place: placeScroll } = rules.scroll
Object.assign(rules.scroll, /** @type {Partial<LayoutRule>} */ ({
  size: (view, width, height) => {
    fill(view, [width, height])
    return sizeOfScroll(view, width, height)
  },
  place: (view, own, offer) => {
    fill(view, offer)
    placeScroll(view, own, offer)
  },
}))

// How large the page, the sheet or the scroll view is that a tree stands in, without bars. A scroll view that is all of
// its page is as high as its content, and the window scrolls.
/** @param {Root} root @returns {Offer} */
const containerSize = ({ _element: slot, _offer: [, height], _sides: [begin, end] }) => {
  if (!slot.matches('.scroll')) return [end - begin, height]
  const edges = programOf(slot)._around.find(([code]) => code === Step.safeArea)?.[1][0]
  const bar = /** @type {HTMLElement} */ (slot.closest('.page-content')?.previousElementSibling)
  const above = edges & 1 ? 0 : bar?.offsetHeight ?? 0
  const below = edges & 4 ? 0 : parseFloat(getComputedStyle(slot).getPropertyValue('--below')) || 0
  return [end - begin, Math.min(slot.clientHeight, innerHeight - above - below)]
}

/** Says how large the container of a tree is. Rows have none. */
/** @param {Root} root */
export const contain = (root) => {
  const view = root._view
  if (root._place || root._element.matches('.row')) return
  view._room = () => containerSize(root)
  if (view._dependents) fill(view, view._room())
}

/** @param {LayoutView} view @returns {(Length | undefined)[]} */
const partOf = (view) => {
  let around = view.parent
  while (around?.parent && around.rule !== rules.scroll) around = around.parent
  if (!around) return []
  around._contained ??= around._room?.() ?? [null, null];
  (around._dependents ??= new Set()).add(view)
  return view.parts.map(([factor, constant], axis) => {
    const length = around._contained[axis]
    return factor === undefined || length === null ? undefined : larger(0, factor * length + constant)
  })
}

// A frame as long as a part of its container.
const containerFrame = wrapper(
  (view, ...offer) => /** @type {Offer} */ (partOf(view).map((part, axis) => part ?? offer[axis])),
  (view, chosen) => /** @type {Chosen} */ (partOf(view).map((part, axis) => part ?? chosen[axis])),
  (view, own, chosen, offer) => putInside(only(view), offer, view.alignment, own))

// MARK: Layouts by code of the app

// Lengths as numbers: a million stands for infinity, two for an ideal length.
/** @type {(length: Length) => number} */
export const numberFor = (length) => length === null ? 2e6 : smaller(length, 1e6)
/** @type {(number: number) => Length} */
export const lengthOfNumber = (number) => number > 1e6 ? null : number < 1e6 ? number : Infinity

// The session asked the app's code and sent its answers: lists of a proposal and so many numbers. Of several
// the one that was asked with the nearest proposal, behind how far away that is.
/** @type {(answers: number[], count: number, offer: Offer) => number[]} */
export const nearest = (answers, count, offer) => {
  let found = [Infinity]
  for (let at = 0; at < answers.length; at += count + 2) {
    const away = Math.abs(answers[at] - numberFor(offer[0])) + Math.abs(answers[at + 1] - numberFor(offer[1]))
    if (away < found[0]) found = [away, ...answers.slice(at + 2, at + 2 + count)]
  }
  return found
}

/** @type {LayoutRule} */
const app = {
  isOpaque: true,
  size: ({ answers }, ...offer) => nearest(answers[0], 2, offer).slice(1).map(lengthOfNumber),
  place: ({ answers, children }, size, offer) => {
    const places = nearest(answers[1], 6 * children.length, offer)
    children.forEach((child, index) => {
      const [x, y, across, down, ...numbers] = places.slice(6 * index + 1, 6 * index + 7)
      const proposed = numbers.map(lengthOfNumber), own = sizeFor(child, proposed)
      put(child, own, proposed, x - across * own[0], y - down * own[1])
    })
  },
}

/** @type {Record<string, LayoutRule>} */
const others = {
  offset: {
    ...wrapper(undefined, undefined,
      (view, own, chosen, offer) => put(only(view), chosen, offer, view.by[0], view.by[1])),
    // Guides stay where the view would be without it.
    guide: through,
  },
  position: {
    size: (view, width, height) => {
      const chosen = sizeOf(only(view), width, height)
      return [width ?? chosen[0], height ?? chosen[1]]
    },
    place: (view, size) => putAligned(only(view), sizeFor(only(view), size), size, middle, view.at[0], view.at[1]),
  },
  guide: {
    ...wrapper(),
    guide: (view, guide, size, offer) =>
      guide === view.guide ? linear(view.value, size) + ofOthers(view, size, offer) : through(view, guide, size, offer),
    guides: (view) => 1 << view.guide,
  },
  fitting: {
    size: (view, width, height) => {
      const chosen = fittingOf(view, width, height)
      return chosen ? sizeOf(chosen, width, height) : [0, 0]
    },
    place: (view, size, offer) => {
      const chosen = fittingOf(view, offer[0], offer[1])
      for (const child of view.children) {
        child.isShown = child === chosen
        put(child, sizeFor(child, offer), offer, 0, 0)
      }
    },
  },
  safeArea,
  containerFrame,
  follow,
  insetBar,
  app,
  // Beside it no distance is usual.
  appOpen: { ...app, isOpen: true },
}
Object.assign(rules, others)
