// Views whose gestures follow fingers. The session recognizes the gestures. The page tells it of a finger, at most once
// in a round trip, and decides which views hear of the finger, as ScreenFinger.swift does for tests.

import { session, tell } from './client_connection.js'
import { nodes, on, own, root } from './client_elements.js'
import { takes } from './client_actions.js'
import { beginForecasts, endForecasts, showForecasts } from './client_forecasts.js'
import { tapAt } from './client_keys.js'
import { placesIn } from './client_turns.js'
import { EventKind, FingerPhase } from './client_vocabulary.js'

// The distance after which a finger taps nothing.
const fingerSlack = 10
const fingerControls = 'button,.button,a,summary,input,select,textarea,.tab,[role=button]'
// Controls that keep a finger.
const fingerKeepers = 'input,select,textarea,.range,.wheel'

/** @type {FingerDown | null} */
let fingerDown = null
// No other tap follows the last one until then.
let nextTapTimer = 0
/** @type {{ pointerId: number, x: number, y: number } | null} */
let secondFinger = null

/** @param {PageElement} element @param {PageElement} target @returns {Follower | undefined} */
const followerOf = (element, target) => {
  const [priority, distance, hears, , counts, ...holds] = element.dataset.fingers.split(',')
  /** @type {Follower} */
  const follower = {
    _number: element._n, _priority: priority, _distance: distance === '' ? Infinity : +distance, _hears: !!hears, _counts: !!counts,
    _holds: holds.map(Number), _placeOf: placesIn(element), _hasBegun: false, _follows: false, _isHeld: false, _sent: 0,
  }
  let control = null
  for (let at = target; at && at !== element; at = at.parentElement) {
    if (at.matches(fingerControls) || takes(at, 't') && at._n !== undefined) { control = at; break }
  }
  if (!control || priority !== 'n') return follower
  // A control inside comes first.
  if (control.matches(fingerKeepers) || follower._distance === Infinity) return
  follower._distance = Math.max(follower._distance, fingerSlack)
  follower._hears = false
  return follower
}

const fingersHeardBy = () => [...fingerDown._beside, ...fingerDown._exclusive.slice(0, 1)]

/** @param {Follower} follower @param {number} phase @param {number} [x] @param {number} [y] */
const tellFinger = (follower, phase, x = fingerDown._x, y = fingerDown._y) => {
  const { _number: number, _placeOf: placeOf } = follower
  // The page may have been sent anew meanwhile.
  if (!takes(nodes.get(number), 'd')) return
  const round = (/** @type {number} */ value) => Math.round(value * 100) / 100
  const [across, down, width, height] = placeOf(x, y)
  follower._sent = tell(EventKind.gesture, number, phase, Math.round(phase === FingerPhase.began ? fingerDown._time : performance.now()) / 1000, ...[
    across, down, x, y, fingerDown._speed[0], fingerDown._speed[1], width, height].map(round), round(fingerDown._scale) || .01, round(fingerDown._angle))
  follower._at = [x, y, fingerDown._scale, fingerDown._angle]
}
// Once in a round trip.
/** @param {Follower} follower */
const tellFingerMoved = (follower) => {
  if (`${follower._at}` !== `${placeOfFinger()}` && isAnswered(follower)) tellFinger(follower, FingerPhase.moved)
}
/** @param {Follower} follower */
const beginFollowing = (follower) => {
  follower._hasBegun = true
  tellFinger(follower, FingerPhase.began, ...fingerDown._start)
}

const placeOfFinger = () => [fingerDown._x, fingerDown._y, fingerDown._scale, fingerDown._angle]
const isAnswered = (/** @type {Follower} */ { _sent: sent }) => !session._queue.some(([number]) => number === sent)

// Forecasts stay until the session has answered to the end of the touch.
/** @param {Follower[]} heard @param {number} tries @returns {void} */
const awaitEnd = (heard, tries) => {
  if (fingerDown) return
  if (tries && !heard.every(isAnswered)) return void requestAnimationFrame(() => awaitEnd(heard, tries - 1))
  endForecasts()
}

const fingerFrame = () => {
  if (!fingerDown) return
  showForecasts(placeOfFinger())
  for (const follower of fingersHeardBy()) if (follower._hasBegun) tellFingerMoved(follower)
  fingerDown._frame = requestAnimationFrame(fingerFrame)
}

/** @param {number} time @param {Follower} follower */
const holdFinger = (time, follower) => {
  if (!fingerDown || !follower._hasBegun || !fingersHeardBy().includes(follower)) return
  tellFingerMoved(follower)
  follower._isHeld = true
  tellFinger(follower, FingerPhase.held)
}

/** @param {Follower} follower */
const followFinger = (follower) => {
  follower._follows = true
  endForecasts()
  beginForecasts(() => ({ _told: isAnswered(follower) ? follower._at : null, _now: fingerDown ? placeOfFinger() : follower._at }))
}

const watchFinger = () => {
  const way = fingerDown._way = Math.max(fingerDown._way, Math.hypot(fingerDown._x - fingerDown._start[0], fingerDown._y - fingerDown._start[1]))
  /** @param {Follower} follower */
  const takesIt = ({ _isHeld: isHeld, _distance: distance }) => isHeld || way >= distance
  for (const follower of fingersHeardBy()) {
    if (follower._follows || !takesIt(follower)) continue
    followFinger(follower)
    if (!follower._hasBegun) beginFollowing(follower)
  }
  for (let [first] = fingerDown._exclusive; fingerDown._exclusive.length > 1 && !first._follows && !first._isHeld && first._distance === Infinity && way > fingerSlack; [first] = fingerDown._exclusive) {
    if (first._hasBegun) tellFinger(first, FingerPhase.moved)
    fingerDown._exclusive.shift()
    const [next] = fingerDown._exclusive
    if (takesIt(next)) followFinger(next)
    if (next._hears || next._follows) beginFollowing(next)
  }
}

on('pointerdown', ({ target, isPrimary, pointerId, button, clientX: x, clientY: y, timeStamp }) => {
  // A pinch on a trackpad is over.
  if (fingerDown?._id === -1) liftFinger(FingerPhase.ended)
  if (fingerDown && !secondFinger && pointerId !== fingerDown._id) return beginPinch(pointerId, x, y)
  if (!isPrimary || button || target.closest('fieldset:disabled,[inert]')) return
  /** @type {Follower[]} */
  const found = []
  for (let at = own(target); at; at = own(at.parentElement)) {
    const follower = takes(at, 'd') && followerOf(at, target)
    if (follower) found.push(follower)
  }
  if (!found.length) return
  clearTimeout(nextTapTimer)
  const of = (/** @type {string} */ priority) => found.filter(({ _priority: one }) => one === priority)
  fingerDown = {
    _id: pointerId, _target: target, _start: [x, y], _x: x, _y: y, _time: timeStamp, _last: [x, y, timeStamp], _speed: [0, 0], _way: 0, _scale: 1, _angle: 0,
    _beside: of('s'), _exclusive: [...of('h').reverse(), ...of('n')], _timers: [], _frame: 0,
  }
  for (const follower of fingersHeardBy()) {
    if (follower._hears) beginFollowing(follower)
    for (const time of follower._holds) fingerDown._timers.push(setTimeout(() => holdFinger(time, follower), 1000 * time))
  }
  fingerDown._frame = requestAnimationFrame(fingerFrame)
}, true)

/** @param {number} x @param {number} y @param {number} now */
const moveFinger = (x, y, now) => {
  const [lastX, lastY, time] = fingerDown._last, passed = now - time
  if (passed >= 20) {
    fingerDown._speed = [(x - lastX) / passed * 1000, (y - lastY) / passed * 1000]
    fingerDown._last = [x, y, now]
  }
  [fingerDown._x, fingerDown._y] = [x, y]
  if (!secondFinger) watchFinger()
}
on('pointermove', ({ pointerId, clientX: x, clientY: y, timeStamp }) => {
  if (secondFinger?.pointerId === pointerId) [secondFinger.x, secondFinger.y] = [x, y]
  else if (fingerDown?._id === pointerId) moveFinger(x, y, timeStamp)
  else return
  if (secondFinger) spreadFingers()
}, true)

/** @param {number} phase */
const liftFinger = (phase) => {
  const { _timers: timers, _frame: frame, _way: way } = fingerDown
  timers.forEach(clearTimeout)
  cancelAnimationFrame(frame)
  // It stood still before it was lifted.
  if (performance.now() - fingerDown._last[2] > 100) fingerDown._speed = [0, 0]
  const heard = fingersHeardBy().filter(({ _hasBegun: hasBegun }) => hasBegun)
  for (const follower of heard) tellFinger(follower, phase)
  const counting = heard.filter(({ _counts: counts }) => counts), last = fingerDown
  // A finger that comes down again is another fingerDown.
  if (phase === FingerPhase.ended && counting.length) nextTapTimer = setTimeout(() => {
    fingerDown = last
    for (const follower of counting) tellFinger(follower, FingerPhase.waited)
    fingerDown = null
  }, 350)
  const isSpent = heard.some(({ _follows: follows, _isHeld: isHeld }) => follows && (isHeld || way > fingerSlack))
  fingerDown = secondFinger = null
  awaitEnd(heard, 120)
  // A view that was dragged or held is not tapped as well.
  if (isSpent) {
    swallowsClick = true
    setTimeout(() => { swallowsClick = false })
  }
}
let swallowsClick = false
on('pointerup', ({ pointerId, clientX, clientY }) => {
  if (secondFinger?.pointerId === pointerId || fingerDown?._id === pointerId) {
    if (!secondFinger) [fingerDown._x, fingerDown._y] = [clientX, clientY]
    liftFinger(FingerPhase.ended)
  }
}, true)
// Scrolling takes a finger from all views but those with simultaneous gestures.
on('pointercancel', ({ pointerId, pointerType }) => {
  if (fingerDown?._id !== pointerId) return
  if (pointerType !== 'touch' || !fingerDown._beside.length) return liftFinger(FingerPhase.cancelled)
  for (const follower of fingerDown._exclusive.splice(0)) if (follower._hasBegun) tellFinger(follower, FingerPhase.cancelled)
  fingerDown._scrolls = true
}, true)
/** @param {TouchEvent} event */
const liftTouch = ({ touches }) => { if (fingerDown?._scrolls && !touches.length) liftFinger(FingerPhase.ended) }
addEventListener('touchend', liftTouch)
addEventListener('touchcancel', liftTouch)
addEventListener('blur', () => { if (fingerDown) liftFinger(FingerPhase.cancelled) })
on('click', (event) => {
  const { target } = event
  if (swallowsClick) { event.preventDefault(); return event.stopPropagation() }
  // The outermost view whose taps come first.
  let first = null
  for (let at = own(target); at; at = own(at.parentElement)) if (takes(at, 'H')) first = at
  if (!first || first === target || event.detail % +(first.dataset.taps ?? 1)) return
  event.preventDefault()
  event.stopPropagation()
  if (!tapAt(event, /** @type {Control} */ (first))) tell(EventKind.tap, first._n)
}, true)

// Whether the browser scrolls something around an element by a finger that moves across or down.
/** @param {PageElement} target @param {boolean} isAcross */
const scrollsUnder = (target, isAcross) => {
  for (let at = target; at; at = at.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(at)
    if (isAcross ? at.scrollWidth > at.clientWidth + 1 && /auto|scroll/.test(overflowX)
      : at.scrollHeight > at.clientHeight + 1 && (at === root || /auto|scroll/.test(overflowY))) return true
  }
  return false
}

// While a view follows a finger, nothing scrolls, and no picture is dragged. A finger that nothing scrolls after is left to
// the views that will follow it later.
addEventListener('touchmove', (event) => {
  const { touches: [{ clientX, clientY }], timeStamp } = event
  if (fingerDown?._scrolls) moveFinger(clientX, clientY, timeStamp)
  if (!event.cancelable || !fingerDown) return
  const across = Math.abs(clientX - fingerDown._start[0]), down = Math.abs(clientY - fingerDown._start[1])
  if (secondFinger || fingersHeardBy().some(({ _follows: follows, _priority: priority, _distance: distance }) => priority !== 's' &&
    (follows || distance > fingerSlack && distance < Infinity && fingerDown._target && !scrollsUnder(fingerDown._target, across > down)))) event.preventDefault()
}, { passive: false })
on('dragstart', (event) => { if (fingerDown) event.preventDefault() })

// MARK: Two fingers

/** @param {number} pointerId @param {number} x @param {number} y */
const beginPinch = (pointerId, x, y) => {
  secondFinger = { pointerId, x, y }
  fingerDown._apart = fingersApart()
  for (const follower of fingersHeardBy()) {
    followFinger(follower)
    if (!follower._hasBegun) beginFollowing(follower)
  }
}
const fingersApart = () => [Math.hypot(secondFinger.x - fingerDown._x, secondFinger.y - fingerDown._y), Math.atan2(secondFinger.y - fingerDown._y, secondFinger.x - fingerDown._x)]
const spreadFingers = () => {
  const [distance, direction] = fingersApart(), [first, start] = fingerDown._apart
  fingerDown._scale = first ? distance / first : 1
  // The shorter way around.
  fingerDown._angle = Math.atan2(Math.sin(direction - start), Math.cos(direction - start))
}

// A pinch on a trackpad comes as a wheel with Control.
let pinchTimer = 0
addEventListener('wheel', (event) => {
  if (!event.ctrlKey) return
  const target = own(/** @type {PageElement} */ (event.target))
  let at = target
  while (at && !(takes(at, 'd') && at.dataset.fingers.split(',')[3])) at = own(at.parentElement)
  if (!at) return
  event.preventDefault()
  const { clientX: x, clientY: y, timeStamp: time } = event
  if (!fingerDown) {
    fingerDown = {
      _id: -1, _start: [x, y], _x: x, _y: y, _time: time, _last: [x, y, time], _speed: [0, 0], _way: 0, _scale: 1, _angle: 0,
      _beside: [], _exclusive: [followerOf(at, at)], _timers: [], _frame: 0,
    }
    followFinger(fingerDown._exclusive[0])
    beginFollowing(fingerDown._exclusive[0])
    fingerDown._frame = requestAnimationFrame(fingerFrame)
  }
  fingerDown._scale *= Math.exp(-event.deltaY / 100)
  clearTimeout(pinchTimer)
  pinchTimer = setTimeout(() => { if (fingerDown?._id === -1) liftFinger(FingerPhase.ended) }, 150)
}, { passive: false })
