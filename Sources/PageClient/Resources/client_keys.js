// Keys that views ask for, and what is done with a pointer besides tapping. See client_rare_steps.js.

import { takes } from './client_actions.js'
import { session, tell } from './client_connection.js'
import { on, own, screen } from './client_elements.js'
import { fields } from './client_fields.js'
import { layer } from './client_focus.js'
import { placesIn } from './client_turns.js'
import { EventKind } from './client_vocabulary.js'

// As shortcuts and wishes name a key.
/** @param {string} key */
const keyName = (key) => ({ Enter: 'return', Escape: 'escape', ' ': 'space' })[key] ?? key.toLowerCase()

// Keys by which fields and controls are used, which are theirs.
const lineKeys = /^(.|space|return|backspace|delete|home|end|arrowleft|arrowright)$/u
const otherFieldKeys = /^(.|space|return|backspace|delete|home|end|page(up|down)|arrow(up|down|left|right))$/u
/** @param {Control} target @param {string} name */
const usesKey = (target, name) => target.matches(fields)
  ? (name !== 'backspace' || target.value !== '') && (target.localName === 'input' && typeof target.selectionStart === 'number' ? lineKeys : otherFieldKeys).test(name)
  : target.matches('button,a,summary,[role=button]') && (name === 'return' || name === 'space')

// Tells a key to the innermost element that asks for it. What the page itself would do with it (scroll, leave by
// Tab) is left out where the key was asked for by its name, for the answer comes too late for that.
/** @param {PageEvent<KeyboardEvent>} event */
const tellKey = (event) => {
  const { target, key, type, repeat, metaKey, ctrlKey, altKey, shiftKey } = event
  const at = taking(target, 'k'), name = keyName(key), phase = type === 'keyup' ? 4 : repeat ? 2 : 1
  if (!at || usesKey(/** @type {Control} */ (target), name)) return false
  const wishes = at.dataset.key.split(' ').filter((wish) => wish[1] && +wish[0] & phase).map((wish) => wish.slice(1))
  const isNamed = wishes.includes(name)
  if (!isNamed && !wishes.includes('*')) return false
  if (!metaKey && !ctrlKey && (isNamed || !/^(tab|escape|f\d+)$/.test(name))) event.preventDefault()
  const held = +event.getModifierState('CapsLock') | +shiftKey << 1 | +ctrlKey << 2 | +altKey << 3 | +metaKey << 4
  tell(EventKind.key, at._n, `${phase} ${held} ${key}`)
  return true
}
on('keyup', (event) => { if (!event.isComposing) tellKey(event) })

// On other keyboards than Apple's, Control is what Command is there, and Control with Alt what Control with Command is.
const isApple = /^(Mac|iP)/.test(navigator.platform)

// As shortcuts are named: there may be several names for what was pressed.
/** @param {KeyboardEvent} event */
const shortcutNames = ({ altKey, ctrlKey, key, metaKey, shiftKey }) => {
  /** @param {boolean} ctrl @param {boolean} opt @param {boolean} cmd @param {boolean} shift */
  const name = (ctrl, opt, cmd, shift) =>
    (ctrl ? 'ctrl+' : '') + (opt ? 'opt+' : '') + (shift ? 'shift+' : '') + (cmd ? 'cmd+' : '') + keyName(key)
  const held = [[ctrlKey, altKey, metaKey]]
  if (ctrlKey && !isApple) held.push([false, altKey, true], [altKey, false, true])
  // Of what is typed with Shift alone, such as a question mark, it is no part.
  const shifts = key.length === 1 && key.toLowerCase() === key.toUpperCase() ? [shiftKey, false] : [shiftKey]
  return held.flatMap(([ctrl, opt, cmd]) => shifts.map((shift) => name(ctrl, opt, cmd, shift)))
}

// As it stands beside an item of a menu.
/** @type {Record<string, string>} */
const signs = {
  return: '↩', escape: '⎋', backspace: '⌫', delete: '⌦', tab: '⇥', space: '␣', home: '↖', end: '↘', pageup: '⇞',
  pagedown: '⇟', arrowup: '↑', arrowdown: '↓', arrowleft: '←', arrowright: '→',
}
/** @param {string} text */
export const keyWords = (text) => {
  const [, ctrl, opt, shift, cmd, key] = text.match(/^(ctrl\+)?(opt\+)?(shift\+)?(cmd\+)?(.+)$/) ?? []
  const sign = signs[key] ?? key?.toUpperCase() ?? ''
  if (isApple) return (ctrl ? '⌃' : '') + (opt ? '⌥' : '') + (shift ? '⇧' : '') + (cmd ? '⌘' : '') + sign
  return (ctrl || cmd ? 'Ctrl+' : '') + (opt || ctrl && cmd ? 'Alt+' : '') + (shift ? 'Shift+' : '') + sign
}

// Of several, the one that comes last; those of the bar of menus, which comes first, need not be seen.
/** @param {KeyboardEvent} event */
const shortcut = (event) => {
  const names = shortcutNames(event), above = layer()
  return [...screen.querySelectorAll('[data-key]')].findLast((element) =>
    element.dataset.key.split(' ').some((name) => names.includes(name)) && above.contains(element) &&
    (element.getClientRects().length || element.closest('.menu-bar')) && !element.closest('[inert]'))
}

/** Whether a key is told to somebody. */
/** @param {PageEvent<KeyboardEvent>} event */
export const takesKey = (event) => {
  const { target, metaKey, ctrlKey, altKey } = event
  const bound = (metaKey || ctrlKey || altKey || !target.matches(fields)) && shortcut(event)
  if (!bound || own(bound) === own(target)) return tellKey(event)
  event.preventDefault()
  const box = bound.querySelector('input')
  if (!box) tell(EventKind.tap, own(bound)._n)
  else if (!event.repeat) box.click()
  return true
}

/** @type {(event: PageEvent<PointerEvent>) => void} */
const hovered = ({ target, relatedTarget, pointerType, type }) => {
  if (pointerType === 'touch') return
  for (let at = own(target); at; at = own(at.parentElement)) {
    if (takes(at, 'h') && !at.contains(relatedTarget)) tell(EventKind.hover, at._n, +(type === 'pointerover'))
  }
}
on('pointerover', hovered)
on('pointerout', hovered)

// The place of a pointer over views that ask for it: once in a round trip.
/** @type {PageEvent<PointerEvent> | null} */
let pointer = null
let isPointerDue = false
let pointerTold = 0
const tellPointer = () => {
  isPointerDue = false
  if (!pointer) return
  if (session._queue.some(([number]) => number === pointerTold)) return askForPointer()
  const { target, clientX: x, clientY: y } = pointer
  pointer = null
  for (let at = own(target); at; at = own(at.parentElement)) {
    if (!takes(at, 'M')) continue
    pointerTold = tell(EventKind.hoverAt, at._n, ...placesIn(at)(x, y).slice(0, 2), x, y)
  }
}
const askForPointer = () => {
  if (!isPointerDue) requestAnimationFrame(tellPointer)
  isPointerDue = true
}
/** @type {(event: PageEvent<PointerEvent>) => void} */
const pointed = (event) => {
  if (event.pointerType === 'touch') return
  pointer = event
  askForPointer()
}
on('pointerover', pointed)
on('pointermove', pointed)
// It is nowhere until it is over something again.
on('pointerout', () => { pointer = null })

/** Tells a tap with its place, if the element asks for that. Keys tap its middle. */
/** @type {(event: MouseEvent, element: Control) => boolean | undefined} */
export const tapAt = ({ detail, clientX, clientY }, element) => {
  if (!takes(element, 'T')) return
  const { left, top, width, height } = element.getBoundingClientRect()
  if (!detail) { clientX = left + width / 2; clientY = top + height / 2 }
  tell(EventKind.tapAt, element._n, ...placesIn(element)(clientX, clientY).slice(0, 2), clientX, clientY)
  return true
}

let pressTimer = 0
/** @type {PageElement | null} */
let pressed = null
/** @param {PageElement} target @param {string} letter */
const taking = (target, letter) => {
  let at = own(target)
  while (at && !takes(at, letter)) at = own(at.parentElement)
  return at
}
let pressedAt = [0, 0]
let wasLong = false
on('pointerdown', ({ target, clientX, clientY }) => {
  const at = taking(target, 'l')
  pressedAt = [clientX, clientY]
  wasLong = false
  if (at) pressTimer = setTimeout(() => {
    wasLong = true
    tell(EventKind.longPress, at._n)
  }, 1000 * +(at.dataset.press ?? .5))
  pressed = taking(target, 'p')
  if (pressed) tell(EventKind.press, pressed._n, 1)
})
// A finger that moves presses no longer.
on('pointermove', ({ clientX, clientY }) => {
  if (Math.hypot(clientX - pressedAt[0], clientY - pressedAt[1]) > 10) clearTimeout(pressTimer)
}, true)
const letUp = () => {
  clearTimeout(pressTimer)
  if (pressed?.isConnected) tell(EventKind.press, pressed._n, 0)
  pressed = null
}
on('pointerup', letUp, true)
on('pointercancel', letUp, true)
on('scroll', letUp, true)
// The end of a long press taps neither the view nor those around it. Clicks by keys have no detail.
on('click', (event) => {
  if (!wasLong || !event.detail) return
  event.preventDefault()
  event.stopImmediatePropagation()
}, true)
