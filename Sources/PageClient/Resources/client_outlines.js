// How the outlines of shapes move. The numbers of a drawing go straight to their ends, unless the session sent the
// outlines between, which only the shape knows: see ShapeMotion.swift.

import { run } from './client_motion.js'

// Lengths of the last three are never negative.
const drawnParts = ['d', 'stroke-dashoffset', 'stroke-width', 'stroke-dasharray', 'rx']
const drawnNumber = /(?<!#\d*)-?\d+(\.\d+)?/g
const drawnEnds = /linecap="\w+"/
// How far a drawing is on its way, from 0 to 1. A browser that knows no such properties changes the drawing halfway.
// A browser works out all styles anew for a new property, so only the first drawing that moves makes it.
let isWayKnown = false
const makeWayKnown = () => {
  if (isWayKnown) return
  isWayKnown = true
  const properties = /** @type {any} */ (globalThis.CSS)
  properties?.registerProperty?.({ name: '--way', syntax: '<number>', inherits: false, initialValue: '1' })
}

/** @type {Map<PageElement, Redrawing>} */
const redrawn = new Map()

/** @param {PageElement} element @returns {Element | undefined} */
const lineOf = (element) => element.firstElementChild?.firstElementChild ?? undefined

/** The drawing of a shape as text; without one nothing. */
/** @param {PageElement} element */
export const outlineOf = (element) => {
  if (!element.matches('.drawing')) return ''
  const line = lineOf(element)
  if (line) return drawnParts.map((name) => line.getAttribute(name)).join('|')
  const mask = getComputedStyle(element).maskImage
  return mask === 'none' ? '' : decodeURIComponent(mask)
}

/** Ends what moves no more, because its element has another drawing. */
export const endRedrawings = () => {
  for (const [element, { _class, _line }] of redrawn) {
    if (element.className === _class && lineOf(element) === _line) continue
    element.style.maskImage = ''
    redrawn.delete(element)
  }
}

/** @param {string} text */
const formOf = (text) => text.replace(drawnNumber, '0')

/** @param {string} from @param {string} to @param {number} way */
const drawnBetween = (from, to, way) => {
  if (formOf(from) !== formOf(to)) return way < 1 ? from : to
  const ends = to.match(drawnNumber) ?? []
  return from.replace(drawnNumber, (begin) => `${+(+begin + (+ends.shift() - +begin) * way).toFixed(4)}`)
}

/** @param {PageElement} element @param {string} text */
const drawAnew = (element, text) => {
  const line = lineOf(element)
  if (!line) element.style.maskImage = text && `url("${encodeURI(text.slice(5, -2)).replaceAll('#', '%23')}")`
  else text.split('|').forEach((value, at) => value && line.setAttribute(drawnParts[at], at > 1 ? value.replace(/-[\d.]+/g, '0') : value))
}

/** Lets a drawing go from what was seen of it to what it is. */
/** @param {PageElement} element @param {string} was @param {string} now @param {Motion} motion */
export const redraw = (element, was, now, motion) => {
  const line = lineOf(element)
  const sent = line?.getAttribute('data-d')?.split('|').map((d) => d + now.slice(now.indexOf('|')))
  // A line of no length has other ends.
  was = was.replace(drawnEnds, `${now.match(drawnEnds)}`)
  if (!sent && formOf(was) !== formOf(now)) return
  const texts = [was, ...sent ? [...redrawn.get(element)?._rest ?? [], ...sent] : [], now]
  makeWayKnown()
  const animation = run(element, { '--way': '0' }, { '--way': '1' }, motion)
  /** @type {Redrawing} */
  const redrawing = { _class: element.className, _line: line, _rest: texts }
  const step = () => {
    if (redrawn.get(element) !== redrawing) return animation.cancel()
    if (['finished', 'idle'].includes(animation.playState)) {
      redrawn.delete(element)
      return drawAnew(element, line ? now : '')
    }
    const place = +getComputedStyle(element).getPropertyValue('--way') * (texts.length - 1)
    const at = Math.max(0, Math.min(Math.floor(place), texts.length - 2))
    drawAnew(element, drawnBetween(texts[at], texts[at + 1], place - at))
    redrawing._rest = texts.slice(at + 1)
    requestAnimationFrame(step)
  }
  redrawn.set(element, redrawing)
  step()
}
