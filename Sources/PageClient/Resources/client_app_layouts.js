// Layouts by code of the app, which runs where the app does: see LayoutAnswers in Swift.
// The page lays them out by the nearest of the answers that came along. Here it finds out which questions had no
// answer and which views are not as large as the answers assume, and tells it, once. What has the size that the
// session knows causes no message.

import { placedIn } from './client_views.js'
import { tell } from './client_connection.js'
import { on, screen } from './client_elements.js'
import { layOutAll } from './client_layout.js'
import { rules } from './client_rules.js'
import { invalidate, sizeOf } from './client_solver.js'
import { lengthOfNumber, nearest, numberFor } from './client_rare_rules.js'
import { EventKind } from './client_vocabulary.js'

let isUsed = !!screen.querySelector('[data-l*="A"]') // Most pages have none.
const arrangedElements = () => isUsed ? [...screen.querySelectorAll('[data-l*="A"]')] : []

// Whether something inside of a view is where a nearest answer put it: its size is not known yet.
/** @param {LayoutView} view @returns {boolean} */
const isUncertain = (view) => {
  const views = [view]
  for (const { _missed, children } of views) {
    if (_missed?.length) return true
    views.push(...children)
  }
  return false
}

for (const rule of [rules.app, rules.appOpen]) {
  const { place, size } = rule
  /** @param {LayoutView} view @param {Offer} offer @param {number} list @param {number} count */
  const note = (view, offer, list, count) => {
    isUsed = true
    // What was asked before a text had been measured counts no more.
    if (!view._sizes.length || !view._missed) view._missed = []
    if (nearest(view.answers[list], count, offer)[0] > .1) view._missed.push(offer)
  }
  rule.size = (view, ...offer) => {
    note(view, offer, 0, 2)
    return size(view, ...offer)
  }
  rule.place = (view, own, offer) => {
    note(view, offer, 1, 6 * view.children.length)
    place(view, own, offer)
    compare(view)
    schedule()
  }
}

// Which sizes of its views are others than the answers assume. They are asked for while the page is laid out, when
// what is not known yet is measured.
/** @param {LayoutView} view */
const compare = (view) => {
  view._changed = []
  const needs = view.answers[2]
  for (let at = 0; at < needs.length; at += 5) {
    const [index, width, height, ...known] = needs.slice(at, at + 5), child = view.children[index]
    if (!child) continue
    const own = sizeOf(child, lengthOfNumber(width), lengthOfNumber(height)).map(numberFor)
    // What a nearest answer placed is asked again when it has its own.
    if (isUncertain(child) || !own.some((length, axis) => Math.abs(length - known[axis]) > .06)) continue
    view._changed.push([index, width, height, ...own])
  }
}

let isScheduled = false
const schedule = () => {
  if (isScheduled) return
  isScheduled = true
  queueMicrotask(() => {
    isScheduled = false
    tellArranged()
  })
}

/** @param {LayoutView[]} views */
const askAgain = (views) => {
  for (const view of views) invalidate(view)
  for (const root of [screen, ...screen.querySelectorAll('[data-root],[data-at=flow]')]) root._room = ''
  layOutAll()
}

const roundLimit = 6

const tellArranged = () => {
  const views = arrangedElements().flatMap((element) => {
    const view = element._box?.core
    return view?._changed ? [view] : []
  })
  // Some questions were asked by views that were not measured yet. Those that count are asked now.
  if (views.some(({ _missed }) => _missed.length)) {
    isScheduled = true
    askAgain(views)
    isScheduled = false
  }
  for (const element of arrangedElements()) {
    const view = element._box?.core
    if (!view?._changed || !view._missed.length && !view._changed.length) continue
    const missed = [...new Map(view._missed.map((offer) => [`${offer}`, offer])).values()].slice(0, 16)
    // A message holds so many numbers; the rest follows with the next answer.
    const news = [view.offer, missed].flat(2).map(numberFor)
    news.splice(2, 0, missed.length)
    const inside = placedIn(element)
    for (const [index, ...lengths] of view._changed.slice(0, 180)) news.push(inside[index]._n, ...lengths)
    // What was told already has no other answer. And what never comes to rest is left as it is.
    if (`${news}` === element._arranged || element._rounds >= roundLimit) continue
    element._arranged = `${news}`
    element._rounds = (element._rounds ?? 0) + 1
    tell(EventKind.arrange, element._n, ...news)
  }
}

// Each change that is no answer begins to count anew.
const beginRounds = () => { for (const element of arrangedElements()) element._rounds = 0 }
// A program without the steps that answers bring.
/** @param {string} name @param {string | null} value */
const withoutAnswers = (name, value) => name === 'data-l' ? value?.replace(/[AU]\S*/g, '') : value
new MutationObserver((records) => {
  if (records.some(({ attributeName: name, oldValue, target }) => !name ||
    withoutAnswers(name, oldValue) !== withoutAnswers(name, /** @type {Element} */ (target).getAttribute(name)))) beginRounds()
}).observe(screen, {
  attributeFilter: ['class', 'data-l', 'dir', 'hidden', 'open', 'src'], attributeOldValue: true, characterData: true,
  childList: true, subtree: true,
})
on('resize', beginRounds)
/** For the layouts that were placed before this script was there. */
export const arrangeAll = () => {
  const views = arrangedElements().flatMap((element) => element._box?.core.answers ? [element._box.core] : [])
  if (views.length) askAgain(views)
}

let hasTold = false
/** Tells the session of the first layout program that cannot be read. */
/** @param {string} program */
export const tellUnreadable = (program) => {
  if (!hasTold) tell(EventKind.unreadable, 0, program.slice(0, 200))
  hasTold = true
}
