// Between two answers of the session a view that follows a finger goes on by the law that the last answers showed: as far
// as a place, a size, an angle or an opacity changed in proportion to the finger. Each answer takes the place of what was
// foretold. A value that follows no such law waits for its answer.

import { screen } from './client_elements.js'

/** @type {Map<PageElement, Forecast>} */
const forecasts = new Map()
const foretold = /** @type {const} */ (['translate', 'rotate', 'scale', 'opacity'])
// Changes of a finger and of a value that are less say nothing.
const least = [.5, .5, .004, .004], tolerance = .04

/** @param {PageElement} element */
const clearForecast = (element) => { for (const name of foretold) element.style[name] = '' }

// Two numbers for each value.
/** @param {PageElement} element @returns {number[]} */
const valuesOf = (element) => {
  const style = getComputedStyle(element)
  return foretold.flatMap((name) => {
    const [one, other] = style[name].split(' ').map(parseFloat), usual = name === 'scale' ? 1 : 0
    return [one || (one === 0 ? 0 : usual), other ?? (name === 'scale' ? one || usual : 0)]
  })
}

// The number of the finger by which a value changed, and the speed of the change; null: there is none, or it is unknown.
/** @param {Moment[]} moments @param {number} index */
const lawOf = ([first, middle, last], index) => {
  const early = middle._values[index] - first._values[index], late = last._values[index] - middle._values[index]
  if (!early && !late) return null
  for (let by = 0; by < 4; by++) {
    const before = middle._finger[by] - first._finger[by], behind = last._finger[by] - middle._finger[by]
    if (Math.abs(before) < least[by] || Math.abs(behind) < least[by]) continue
    const [slope, other] = [late / behind, early / before]
    if (Math.abs(slope - other) <= tolerance * Math.max(Math.abs(slope), Math.abs(other))) return { _by: by, _slope: slope }
  }
  return null
}

/** Shows where views are by now. */
/** @param {number[]} finger Across, down, scale, angle. */
export const showForecasts = (finger) => {
  for (const [element, { _moments: moments, _laws: laws }] of forecasts) {
    const last = moments[moments.length - 1]
    if (!laws.some((law) => law)) continue
    const values = last._values.map((value, index) => laws[index] ? value + laws[index]._slope * (finger[laws[index]._by] - last._finger[laws[index]._by]) : value)
    const [x, y, angle, , across, down, opacity] = values
    const { style } = element
    if (laws[0] || laws[1]) style.translate = `${x}px ${y}px`
    if (laws[2]) style.rotate = `${angle}deg`
    if (laws[4] || laws[5]) style.scale = `${across} ${down}`
    if (laws[6]) style.opacity = `${Math.min(1, Math.max(0, opacity))}`
  }
}

/** @type {() => { _told: number[] | null, _now: number[] }} */
let fingerOf
const forecastObserver = new MutationObserver((records) => {
  const { _told: told, _now: now } = fingerOf()
  const changed = /** @type {Set<PageElement>} */ (new Set(records.map(({ target }) => target)))
  for (const element of changed) if (!forecasts.has(element)) forecasts.set(element, { _moments: [], _laws: [] })
  for (const [element, forecast] of forecasts) {
    clearForecast(element)
    // Elements in an animation, and changes without a finger's step, follow no finger.
    if (!element.isConnected || !told || element.getAnimations().length || element.matches('[class*=" ps-"]')) {
      forecasts.delete(element)
      continue
    }
    forecast._moments = [...forecast._moments.slice(-2), { _finger: told, _values: valuesOf(element) }]
    forecast._laws = forecast._moments.length < 3 ? [] : forecast._moments[0]._values.map((_, index) => lawOf(forecast._moments, index))
  }
  showForecasts(now)
})

/** Learns from the answers to what a finger does. */
/** @param {typeof fingerOf} finger Says where the finger was when the session answered, and where it is now. */
export const beginForecasts = (finger) => {
  fingerOf = finger
  forecastObserver.observe(screen, { subtree: true, attributeFilter: ['class'] })
}

/** All is as the session says. */
export const endForecasts = () => {
  forecastObserver.disconnect()
  for (const element of forecasts.keys()) clearForecast(element)
  forecasts.clear()
}
