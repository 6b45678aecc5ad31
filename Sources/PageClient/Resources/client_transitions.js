// How elements come and go: see ElementTransition.swift.

import { screen } from './client_elements.js'
import { hasPlace, isCalm, isRecording, lengthsIn, run } from './client_motion.js'
import { report } from './client_scrolling.js'
import { motionOf } from './client_springs.js'
import { numbersOf, styleOf } from './client_styles.js'

// What is gone for the session and for the person's hands, and is still seen to leave.
/** @type {Set<PageElement>} */
export const ghosts = new Set()

/** Takes away all by which an element could be found or used. */
/** @param {PageElement} element */
export const asGhost = (element) => {
  element.inert = true
  element.ariaHidden = 'true'
  element.dataset.p = ''
  element.classList.add('going')
  for (const found of [element, ...element.querySelectorAll('*')]) {
    delete found._n
    delete found.dataset?.testid
    delete found.dataset?.k
    found.removeAttribute('id')
  }
}

/** Whether an element that the session removes stays for as long as it leaves. */
/** @param {PageElement} element */
export const depart = (element) => {
  if (!isRecording() || !element.getClientRects().length || element.matches('dialog,.page')) return false
  const { parentElement: parent, nextSibling: next } = element
  const width = element.offsetWidth, height = element.offsetHeight
  // Taken out, it lets go of the keyboard.
  element.remove()
  asGhost(element)
  // It takes no room any more.
  if (!hasPlace(element)) {
    Object.assign(element.style, { position: 'absolute', margin: '0', left: '0', top: '0', width: `${width}px`, height: `${height}px` })
  }
  parent.insertBefore(element, next)
  ghosts.add(element)
  return true
}

// The element that says how what comes or goes does so: itself, or what it is only a frame of.
/** @param {PageElement} element @returns {PageElement | null} */
const speaker = (element) => {
  for (let at = element; at && !at.matches('svg'); at = at.children.length === 1 ? at.children[0] : null) {
    if (styleOf(at).has('tn')) return at
  }
  return null
}

/** The look with which an element comes, or to which it goes; null: at once. */
/** @param {PageElement} element @param {boolean} comes @returns {Record<string, string> | null} */
export const lookOf = (element, comes) => {
  const numbers = numbersOf(styleOf(speaker(element) ?? element).get('tn') ?? '1-1-1')
  let count = numbers.shift()
  const style = getComputedStyle(element)
  /** @type {Record<string, string>} */
  const look = {}
  let [x, y] = lengthsIn(style.translate)
  let across = 0, down = 0
  for (; numbers.length; count--) {
    const [kind, ...own] = numbers.splice(0, [0, 1, 4, 2, 3, 2, 4][numbers[0]] ?? 9)
    if (count > 0 !== comes) continue
    if (kind === 1) look.opacity = '0'
    if (kind === 2 || kind === 6) {
      look[kind === 2 ? 'scale' : 'rotate'] = own[0] + (kind === 2 ? '' : 'deg')
      look.transformOrigin = `${own[1] * 100}% ${own[2] * 100}%`
    }
    if (kind === 3) {
      const isBack = style.direction === 'rtl' ? -1 : 1
      if (own[0] === 1) down -= 100
      if (own[0] === 2) across -= 100 * isBack
      if (own[0] === 3) down += 100
      if (own[0] === 4) across += 100 * isBack
    }
    if (kind === 4) {
      x += own[0]
      y += own[1]
    }
    if (kind === 5) look.filter = `blur(${own[0]}px)`
  }
  /** @param {number} part @param {number} points */
  const length = (part, points) => !part ? `${points}px` : points ? `calc(${part}% + ${points}px)` : `${part}%`
  if (across || down || `${lengthsIn(style.translate)}` !== `${[x, y]}`) look.translate = `${length(across, x)} ${length(down, y)}`
  if (!Object.keys(look).length) return null
  return isCalm() ? { opacity: '0' } : look
}

// Its own animation, or that of the change.
/** @param {PageElement} element @param {number[]} motion @param {boolean} comes */
const motionFor = (element, motion, comes) => {
  const numbers = numbersOf(styleOf(speaker(element) ?? element).get('tm'))
  const count = numbers.shift() ?? 0
  const own = comes ? numbers.slice(0, count) : numbers.slice(count + 1)
  const timing = motionOf(own.length ? own : motion)
  // What never came, or never went, would be in the way.
  if (timing?._options.iterations === Infinity) timing._options.iterations = 1
  return timing
}

/** @param {PageElement} element @param {Record<string, string>} look */
const plain = (element, look) => {
  const style = getComputedStyle(element)
  return Object.fromEntries(Object.keys(look).map((name) => [name, name === 'transformOrigin' ? look[name] : style[/** @type {'opacity'} */ (name)]]))
}

/** @param {PageElement} element @param {number[]} motion @param {Map<PageElement, Seen>} before */
export const comes = (element, motion, before) => {
  const timing = motionFor(element, motion, true)
  if (!timing || element.matches('dialog,.page')) return
  // What is just leaving turns around.
  const twin = [...ghosts].find((ghost) => ghost.parentElement === element.parentElement && ghost._leaves &&
    ghost.className === element.className + ' going' && ghost.localName === element.localName)
  const look = lookOf(element, true)
  const seen = twin && before.get(twin)?._look
  twin && vanish(twin)
  if (!look) return
  const to = plain(element, look)
  run(element, seen ? Object.fromEntries(Object.keys(look).map((name) => [name, seen[name] ?? look[name]])) : look, to, timing)
}

// What comes in the place of another one, see Namespace.swift, is seen there at first: how it looks then, and at the end.
/** @type {(element: PageElement, now: Seen, before: Map<PageElement, Seen>) => Record<string, string>[] | null} */
export const matched = (element, now, before) => {
  /** @param {PageElement} one */
  const matchOf = (one) => numbersOf(styleOf(one).get('me'))
  const [match, kinds, across, down] = matchOf(element)
  if (!match) return null
  for (const [one, seen] of before) {
    if (matchOf(one)[0] !== match || one.isConnected && !one.closest('.going')) continue
    one.style.visibility = 'hidden'
    const grows = kinds > 1 && hasPlace(element) && !element.matches('.text'), { _width: width, _height: height } = grows ? seen : now
    const [x, y] = lengthsIn(now._look.translate)
    const right = seen._x - now._x + across * (seen._width - width), below = seen._y - now._y + down * (seen._height - height)
    /** @type {(x: number, y: number, width: number, height: number) => Record<string, string>} */
    const look = (x, y, width, height) => ({ translate: `${x}px ${y}px`, ...grows && { width: `${width}px`, height: `${height}px` } })
    return [look(x + (kinds & 1 && right), y + (kinds & 1 && below), width, height), look(x, y, now._width, now._height)]
  }
  return null
}

/** @param {PageElement} ghost */
const vanish = (ghost) => {
  ghosts.delete(ghost)
  ghost.remove()
  // Sizes on their way were not told while it was seen to leave.
  if (!ghosts.size) report()
}

/** @param {PageElement} ghost @param {number[]} motion @param {Map<PageElement, Seen>} before */
export const goes = (ghost, motion, before) => {
  const timing = motionFor(ghost, motion, false)
  const look = timing && ghost.isConnected && screen.contains(ghost) && lookOf(ghost, false)
  const seen = before.get(ghost)
  if (!look || !seen) return vanish(ghost)
  if (!hasPlace(ghost)) {
    const { x, y } = ghost.getBoundingClientRect()
    Object.assign(ghost.style, { left: `${seen._x - x}px`, top: `${seen._y - y}px` })
  }
  // An element whose departure is delayed still comes until then.
  const isDelayed = Number(timing._options.delay) > 0
  const from = isDelayed ? {} : Object.fromEntries(Object.keys(look).map((name) => [name, seen._look[name] ?? look[name]]))
  timing._options.fill = isDelayed ? 'forwards' : 'both'
  ghost._leaves = true
  const animation = run(ghost, from, look, timing)
  const end = () => vanish(ghost)
  animation.finished.then(end, end)
}
