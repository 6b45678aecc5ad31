// Motion: what changes goes from where it is seen to where it is now, see MotionScopes.swift.
// What is seen is noted before the page is changed; once it is laid out anew, elements go from there to what they are
// by animations of the browser's own. Their classes and places say at once what they will be.

import { copyOf, exchange } from './client_content_transitions.js'
import { on, screen } from './client_elements.js'
import { endForecasts } from './client_forecasts.js'
import { layOutPage } from './client_layout.js'
import { carriers } from './client_operations.js'
import { endRedrawings, outlineOf, redraw } from './client_outlines.js'
import { report } from './client_scrolling.js'
import { DISABLED, GIVEN, motionOf, numbersIn, STILL } from './client_springs.js'
import { comes, ghosts, goes, matched } from './client_transitions.js'
import { Operation } from './client_vocabulary.js'

const looks = /** @type {const} */ (['opacity', 'visibility', 'color', 'backgroundColor', 'translate', 'scale', 'rotate', 'transform', 'filter', 'borderRadius', 'boxShadow', 'clipPath'])
// For who wants the page still.
const calmLooks = new Set(['opacity', 'visibility', 'color', 'backgroundColor'])
const places = /** @type {const} */ (['left', 'top', 'width', 'height', 'padding'])
export const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches

// What is seen, before it changes; null: nothing of what changes moves.
/** @type {Map<PageElement, Seen> | null} */
let earlier = null
// How what changes moves.
/** @type {number[]} */
let given = []
/** @type {Map<PageElement, Run[]>} */
const running = new Map()

export const isRecording = () => !!earlier
// Until it ends, sizes are on their way; what has no end is not waited for.
export const inMotion = () => ghosts.size > 0 || [...running.values()].flat().some((run) => !run._isEndless)

// What a person can see of the screen, from outside to inside.
/** @param {PageElement} element @param {(element: PageElement) => void} visit */
const walk = (element, visit) => {
  for (const child of element.children) {
    if (child.matches('svg,[hidden],dialog:not([open])')) continue
    visit(child)
    walk(child, visit)
  }
}

/** @param {PageElement} element @returns {Seen} */
const seenOf = (element) => {
  const style = getComputedStyle(element)
  /** @type {Record<string, string>} */
  const look = {}
  for (const name of looks) look[name] = style[name]
  if (hasPlace(element)) for (const name of places) look[name] = style[name]
  if (element.matches('.done')) look.width = style.width
  const { x, y, width, height } = element.getBoundingClientRect()
  return { _look: look, _x: x, _y: y, _width: width, _height: height, _scopes: element.dataset.an, _parent: element.parentElement, _outline: outlineOf(element), _copy: copyOf(element) }
}

/** @param {PageElement} element */
export const hasPlace = (element) => element.dataset.at === 'box' || element.dataset.at === 'leaf'

/** What follows moves so. */
/** @param {string} text */
export const record = (text) => {
  play()
  given = numbersIn(text)
  earlier = new Map()
  walk(screen, (element) => earlier.set(element, seenOf(element)))
  earlier.set(screen, seenOf(screen))
}

carriers[Operation.motion] = (ack, text) => {
  layOutPage()
  record(text)
  endForecasts()
}

// The animation of changes in an element, given that of those around. The animations around its bodies come first.
/** @param {PageElement} element @param {number[][]} all @returns {number[][]} */
const motionIn = (element, all) => {
  const rest = numbersIn(element.dataset.an), was = numbersIn(earlier.get(element)?._scopes)
  /** @param {number[]} list */
  const take = (list) => list.splice(0, list.shift())
  for (;;) {
    const count = rest.shift(), old = was.shift(), around = all.at(-1)
    if (count === undefined) return all
    // The content of a body.
    if (count < -2) {
      all = all.slice(0, -2 - count)
      continue
    }
    const first = take(rest), oldFirst = take(was)
    let motion = around
    if (count >= 0) {
      if (old !== undefined && old !== count) motion = first
    } else {
      const second = take(rest)
      if (oldFirst.length) take(was)
      if ((around[0] ?? STILL) === STILL) motion = first
      else if (second[0] !== GIVEN) motion = second
      else {
        // So many times as long, later, and perhaps more often.
        motion = [...around]
        motion[1] *= second[1]
        motion[2] += second[2]
        if (second[3] !== 1) [motion[3], motion[4]] = [second[3], second[4]]
      }
    }
    all = [...count === -2 ? all : all.slice(0, -1), around[0] === DISABLED ? around : motion]
  }
}

/** @param {PageElement} element @param {Run} gone */
const drop = (element, gone) => {
  const rest = (running.get(element) ?? []).filter((one) => one !== gone)
  if (rest.length) running.set(element, rest)
  else running.delete(element)
}

// What says where something goes: its place, or its classes.
/** @param {PageElement} element @param {string} kind */
const targetOf = (element, kind) => kind === 'place' ? element._at : kind === 'look' ? element.className : ''

// What has become something else meanwhile does not go on to what it was to be.
/** @param {boolean} moves Whether it begins anew from where it is. */
const stopOutdated = (moves) => {
  overtaken.clear()
  for (const [element, runs] of [...running]) {
    for (const one of runs) {
      if (element.isConnected && one._target === targetOf(element, one._kind) && !(moves && one._kind === 'flow')) continue
      drop(element, one)
      // A change that begins later leaves it the time until then.
      if (moves) overtaken.set(element, [...overtaken.get(element) ?? [], [one, one._animation.currentTime]])
      one._animation.cancel()
    }
  }
}

// Runs that a delayed change replaces.
/** @type {Map<PageElement, [Run, CSSNumberish | null][]>} */
const overtaken = new Map()

// Lets the runs of an element go on until a delayed change begins, which begins where they end.
/** @param {PageElement} element @param {Record<string, string>} look @param {Motion} motion */
const runUntil = (element, look, motion) => {
  for (const [one, time] of overtaken.get(element)) {
    const [from, to, old] = one._ends, names = one._names.filter((name) => to[name] !== look[name] && look[name] !== undefined)
    if (!names.length || one._isEndless) continue
    /** @param {Record<string, string>} all */
    const pick = (all) => Object.fromEntries(names.map((name) => [name, all[name]]))
    const first = run(element, pick(from), pick(to), { ...old, _options: { ...old._options, fill: 'both' } })
    first.currentTime = time ?? 0
    const end = () => first.cancel()
    run(element, pick(to), pick(look), { ...motion, _options: { ...motion._options, fill: 'none' } }, one._kind).finished.then(end, end)
  }
}

/** Lets go what has changed since it was noted. */
export const play = () => {
  stopOutdated(!!earlier)
  endRedrawings()
  if (!earlier) return
  /** @type {Map<PageElement, Seen>} */
  const after = new Map()
  walk(screen, (element) => after.set(element, seenOf(element)))
  after.set(screen, seenOf(screen))
  const isStill = isCalm()
  /** @type {Map<PageElement, number[][]>} */
  const motions = new Map([[screen, [given]]])
  /** @type {(() => void)[]} */
  const starts = []
  for (const [element, now] of after) {
    if (element === screen) continue
    const parent = element.parentElement
    const all = motionIn(element, motions.get(parent) ?? [given]), motion = all.at(-1)
    motions.set(element, all)
    if (ghosts.has(element)) continue
    const was = earlier.get(element)
    if (!was) {
      const ends = isStill ? null : matched(element, now, earlier), timing = ends && motionOf(motion)
      if (timing) {
        starts.push(() => run(element, ends[0], ends[1], timing))
        continue
      }
      // What stands in something that comes comes with it.
      const seen = earlier.get(parent)
      if (seen && element._n !== undefined) starts.push(() => comes(element, motion, earlier))
      continue
    }
    const timing = motionOf(motion)
    if (!timing || isStill && timing._options.iterations === Infinity) continue
    /** @type {Record<string, string>} */
    const from = {}
    /** @type {Record<string, string>} */
    const to = {}
    const busy = new Set((running.get(element) ?? []).flatMap((run) => run._names))
    if (Number(timing._options.delay) > 0 && overtaken.has(element)) {
      for (const [{ _names: names }] of overtaken.get(element)) names.forEach((name) => busy.add(name))
      starts.push(() => runUntil(element, now._look, timing))
    }
    for (const name of Object.keys(now._look)) {
      if (was._look[name] === undefined || was._look[name] === now._look[name] || busy.has(name)) continue
      if (isStill && !calmLooks.has(name)) continue
      // What it inherits moves with what it inherits it from.
      if (name === 'color' && earlier.get(parent)?._look.color === was._look.color && after.get(parent)?._look.color === now._look.color) continue
      if (isFrame(timing) && turnsBack(element, name, was._look[name], now._look[name])) continue
      from[name] = was._look[name]
      to[name] = now._look[name]
    }
    if (was._outline && now._outline && was._outline !== now._outline && !isStill) starts.push(() => redraw(element, was._outline, now._outline, timing))
    if (was._copy && was._copy.innerHTML !== element.innerHTML && !busy.has('opacity')) starts.push(() => exchange(element, was._copy, timing))
    if (from.width && element.matches('.text')) keepLines(element, from, to, was._look, now._look)
    // What the solver does not place is moved from where it was in what is around it.
    const [wasAround, nowAround] = [earlier.get(parent), after.get(parent)]
    const isFlow = !hasPlace(element) && !isStill && element._n !== undefined && was._parent === parent &&
      now._width > 0 && was._width > 0 && !element.matches('dialog,.page') && !!wasAround && !!nowAround
    if (isFlow) {
      const x = was._x - wasAround._x - now._x + nowAround._x, y = was._y - wasAround._y - now._y + nowAround._y
      if (Math.abs(x) + Math.abs(y) > 0.5 && !from.scale && !from.rotate && !from.transform) {
        const [right, down] = lengthsIn(now._look.translate)
        from.translate = `${right + x}px ${down + y}px`
        to.translate = now._look.translate
      }
    }
    // Each goes on as long as what it goes to stays the same.
    const isPlace = (/** @type {string} */ name) => ['whiteSpace', ...places].includes(name)
    for (const kind of ['place', 'look']) {
      const names = Object.keys(to).filter((name) => isPlace(name) === (kind === 'place'))
      const pick = (/** @type {Record<string, string>} */ look) => Object.fromEntries(names.map((name) => [name, look[name]]))
      if (names.length) starts.push(() => run(element, pick(from), pick(to), timing, kind === 'look' && isFlow && to.translate ? 'flow' : kind))
    }
  }
  for (const ghost of ghosts) if (!ghost._leaves) starts.push(() => goes(ghost, motions.get(ghost.parentElement)?.at(-1) ?? given, earlier))
  for (const start of starts) start()
  earlier = null
}

// Frames of a motion that the app makes itself: `TimelinePace.motion`.
/** @param {Motion} timing */
const isFrame = ({ _easing: easing, _options: { duration } }) => easing === 'linear' && duration === 120

// A phase begins anew: it goes far back, and not on.
/** @param {PageElement} element @param {string} name @param {string} from @param {string} to */
const turnsBack = (element, name, from, to) => {
  const [before, after] = [from, to].map((text) => (text.match(/-?[\d.]+/g) ?? []).map(Number))
  const frames = element._frames ??= {}, step = after.map((value, index) => value - (before[index] ?? 0))
  const last = frames[name] ?? [], length = Math.hypot(...step)
  const isBack = step.reduce((sum, value, index) => sum + value * (last[index] ?? 0), 0) < 0 && length > 4 * Math.hypot(...last)
  if (!isBack) frames[name] = step
  return isBack
}

// A text has its new size at once, or its lines would break anew in each picture. It moves as little as one of its
// edges or its middle does. What is painted behind one that has one line grows.
/** @param {PageElement} element @param {Record<string, string>} from @param {Record<string, string>} to @param {Record<string, string>} was @param {Record<string, string>} now */
const keepLines = (element, from, to, was, now) => {
  if (now.backgroundColor !== 'rgba(0, 0, 0, 0)' || now.boxShadow !== 'none' || now.borderRadius !== '0px') {
    const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(element)
    const [line, above, below] = [lineHeight, paddingTop, paddingBottom].map(parseFloat)
    if (parseFloat(now.height) - above - below < 1.5 * line) from.whiteSpace = to.whiteSpace = 'nowrap'
    return
  }
  const growth = parseFloat(now.width) - parseFloat(was.width), left = parseFloat(was.left)
  const choices = [left, left - growth / 2, left - growth], end = parseFloat(now.left)
  choices.sort((one, other) => Math.abs(one - end) - Math.abs(other - end))
  for (const name of ['left', 'width', 'height', 'padding']) {
    delete from[name]
    delete to[name]
  }
  if (Math.abs(choices[0] - end) < 0.02) return
  from.left = `${choices[0]}px`
  to.left = now.left
}

/** @param {string} translate */
export const lengthsIn = (translate) => {
  const [x, y] = translate.split(' ').map(parseFloat)
  return [x || 0, y || 0]
}

// A finger that hits nothing finds things where they will be. `data-on` alone may only mean what is measured.
const targets = 'a,button,label,summary,input,select,textarea,[role=button],[data-on*=t]'
on('click', (event) => {
  if (!running.size || !event.isTrusted || !event.detail || event.target.closest(targets)) return
  const held = [...running.values()].flat().map(({ _animation: one }) => /** @type {const} */ ([one, one.currentTime, one.effect.getComputedTiming().endTime]))
    .filter(([, , end]) => end !== Infinity)
  for (const [one, , end] of held) one.currentTime = end
  const there = /** @type {PageElement | null} */ (document.elementFromPoint(event.clientX, event.clientY))?.closest(targets)
  for (const [one, time] of held) one.currentTime = time
  if (!there) return
  event.preventDefault()
  event.stopImmediatePropagation()
  there.click()
}, true)

/** @param {PageElement} element @param {Record<string, string>} from @param {Record<string, string>} to @param {Motion} motion @param {string} [kind] Without one it goes on whatever changes. */
export const run = (element, from, to, motion, kind = '') => {
  const { _easing: easing, _pause: pause, _options: options } = motion
  const animation = element.animate([
    { ...from, offset: 0, easing: pause ? 'linear' : easing },
    ...pause ? [{ ...from, offset: pause, easing }] : [],
    { ...to, offset: 1 },
  ], options)
  /** @type {Run} */
  const entry = { _animation: animation, _names: Object.keys(to), _ends: [from, to, motion], _kind: kind, _target: targetOf(element, kind), _isEndless: options.iterations === Infinity }
  running.set(element, [...running.get(element) ?? [], entry])
  const end = () => {
    drop(element, entry)
    if (!inMotion()) report()
  }
  animation.finished.then(end, end)
  return animation
}
