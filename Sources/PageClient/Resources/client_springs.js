// How a change moves: the numbers of an animation, as the browser's own animations take them.

// What is left of the way of a spring, of 1. Time is told by its undamped angle; it begins with so many ways a radian.
/** @param {number} damping @param {number} velocity @param {number} angle */
export const springAt = (damping, velocity, angle) => {
  if (damping === 1) return Math.exp(-angle) * (1 + (1 - velocity) * angle)
  const root = Math.sqrt(Math.abs(1 - damping * damping))
  if (damping < 1) {
    return Math.exp(-damping * angle) * (Math.cos(root * angle) + (damping - velocity) / root * Math.sin(root * angle))
  }
  const part = (damping + root - velocity) / 2 / root
  return part * Math.exp((root - damping) * angle) + (1 - part) * Math.exp((-root - damping) * angle)
}

// At angles that far apart a line differs from the spring by a thousandth of the way at most.
const fineness = 0.1
// What never comes to rest is stopped after so many swings.
const limit = 120

// The curve of a spring, and its duration: until no more than a thousandth of the way is left for good.
/** @param {number} response Milliseconds. @param {number} damping @param {number} velocity Ways a second. @returns {[easing: string, duration: number]} */
export const springCurve = (response, damping, velocity) => {
  const perAngle = response / 2 / Math.PI
  const begin = velocity * perAngle / 1000
  const points = []
  let last = 0
  for (let at = 0; at < limit * Math.PI * 2 / fineness; at++) {
    const left = springAt(damping, begin, at * fineness)
    points.push(+(1 - left).toFixed(4))
    if (Math.abs(left) > 0.001) last = at
    // A swing later it is certain.
    else if (at - last > 64) break
  }
  points.length = last + 1
  return [`linear(${points},1)`, (last + 1) * fineness * perAngle]
}

// Numbers as the session writes them.
/** @param {string | undefined} text @returns {number[]} */
export const numbersIn = (text) => text ? text.split(',').map(Number) : []

// Kinds of animations, see ElementAnimation.swift. Those up to a spring move.
const CUBIC = 1, SPRING = 2
export const GIVEN = 3
export const STILL = 4
export const DISABLED = 5

// What an animation of so many numbers asks the browser for; null: nothing moves.
/** @param {number[]} numbers @returns {Motion | null} */
export const motionOf = ([kind = STILL, time, delay, times, reverses, pause, ...own]) => {
  if (kind > SPRING) return null
  /** @type {[string, number]} */
  const [easing, duration] = kind === SPRING ? springCurve(time, own[0], own[1])
    : [kind === CUBIC ? `cubic-bezier(${own})` : 'linear', time]
  return {
    _easing: easing, _pause: pause / (duration + pause || 1),
    _options: {
      duration: duration + pause, delay, iterations: times || Infinity, direction: reverses ? 'alternate' : 'normal',
      fill: 'backwards',
    },
  }
}
