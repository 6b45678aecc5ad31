// A view that answers as before, whatever changed inside of it, has the same place and the same size, and so has all
// outside of it: nothing there is asked again.

import { explicit, findGuides, forgetAnswers, isSame, placeIn, sizeFor } from './client_solver.js'

/** @param {number} number Of an offer that was noted. */
const offered = (number) => number < 0 ? null : number

// More answers than these are not kept, and without any nobody can tell.
const isEnough = (/** @type {number} */ count) => count && count < 24

/** @param {LayoutView} view @param {Chosen[]} sizes @param {number[]} offers @param {number} guides All that it answered before. */
const answersAgain = (view, sizes, offers, guides) => {
  findGuides(view)
  return view._guides === guides && sizes.every((size, index) => {
    const offer = /** @type {Offer} */ ([offered(offers[2 * index]), offered(offers[2 * index + 1])]), now = sizeFor(view, offer)
    return isSame(size, now) && (size._guides ?? []).every((value, guide) => explicit(view, guide, now, offer) === value)
  })
}

/** @param {LayoutView} view */
const placeAgain = (view) => {
  let around = view.parent
  while (around && around.isRightToLeft === undefined) around = around.parent
  placeIn({ children: [view], frame: view.parent?.frame ?? [0, 0], isRightToLeft: around?.isRightToLeft }, view._area)
}

/** Places a view of which something changed, and the views around it that may answer otherwise. */
/** @param {LayoutView} view @param {(view: LayoutView) => boolean} mayEnd Whether what is outside of a view can stay. @param {() => boolean} mayGoOn @returns The outermost that was placed; undefined: all has to be laid out. */
export const settleView = (view, mayEnd, mayGoOn) => {
  for (let at = view; at; at = at.parent) {
    const { _sizes: sizes, _offers: offers, _guides: guides, _area: area } = at
    forgetAnswers(at)
    if (!area || !mayEnd(at) || !isEnough(sizes.length)) continue
    const isSettled = answersAgain(at, sizes, offers, guides)
    if (!mayGoOn()) return
    if (!isSettled) continue
    placeAgain(at)
    return at
  }
}
