// What the person does.

import { isPosting, isReady, tell } from './client_connection.js'
import { on, own, screen } from './client_elements.js'
import { applyLater, fields } from './client_fields.js'
import { leave } from './client_history.js'
import { submit } from './client_keyboard.js'
import { EventKind } from './client_vocabulary.js'

/** @param {PageElement | null | undefined} element @param {string} letter */
export const takes = (element, letter) => element?.dataset.on?.includes(letter)

// The innermost thing that takes a tap: a control, or an element that says so.
/** @param {PageElement} target @returns {Control | null} */
const tapped = (target) => {
  for (let at = target; at && at !== screen; at = at.parentElement) {
    if (at._n === undefined) continue
    if (at.matches('button,.button,.tab,[role=button]:not(summary)') || takes(at, 't')) return at
    if (at.matches('a,label,summary,input,select,textarea')) return null
  }
  return null
}

on('click', (event) => {
  const { target } = event
  if (!(target instanceof Element) || event.defaultPrevented) return
  const step = target.closest('.step')
  if (step) return void tell(step.dataset.p === '3' ? EventKind.increment : EventKind.decrement, own(step)._n)
  const summary = target.closest('summary')
  if (summary && !target.closest('button,a,input')) return toggleDetails(event, summary)
  if (target.localName === 'dialog') return void (target._n && isBeside(event, target) && leave(target))
  const element = tapped(target)
  const link = target.closest('a')
  if (link && takes(own(link), 'o')) { event.preventDefault(); return void tell(EventKind.open, own(link)._n, link.href) }
  if (link?.matches('.button,.tab')) {
    // The browser opens it in another tab or window.
    if (link === element && (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)) return
    event.preventDefault()
  }
  if (!element || element.disabled || element.closest('fieldset:disabled,[inert]')) return
  if (element.classList.contains('toggle-button')) {
    const number = tell(EventKind.toggle, element._n, +(element.getAttribute('aria-pressed') !== 'true'))
    element._seq = number
    return
  }
  if (event.detail % +(element.dataset.taps ?? 1)) return
  tell(EventKind.tap, element._n)
  if (!isReady() && !isPosting) element.classList.add('queued'), setTimeout(() => element.classList.remove('queued'), 1500)
  for (const menu of document.querySelectorAll('.menu[open]')) menu.open = false
})

/** @param {MouseEvent} event @param {PageElement} dialog */
export const isBeside = (event, dialog) => {
  const box = dialog.getBoundingClientRect()
  // An alert wants an answer.
  return !dialog.classList.contains('modal-2') && (event.clientX < box.left || event.clientX > box.right ||
    event.clientY < box.top || event.clientY > box.bottom)
}

/** @param {Event} event @param {PageElement} summary */
const toggleDetails = (event, summary) => {
  const details = summary.parentElement
  if (details.classList.contains('menu')) {
    for (const menu of document.querySelectorAll('.menu[open]')) if (menu !== details) menu.open = false
    return
  }
  event.preventDefault()
  if (details.closest('fieldset:disabled,[inert]')) return
  // The session, too, takes it for open now, and says only if it is not.
  details.open = !details.open
  tell(EventKind.toggle, details._n, +details.open)
}

// A choice by the pointer ends a menu; the arrow keys, which click too, go on choosing.
on('click', ({ target, detail }) => {
  for (const menu of document.querySelectorAll('.menu[open]')) {
    if (!menu.contains(target) || detail && target.matches('.radio')) menu.open = false
  }
}, true)

// As shortcuts and wishes name a key.
/** @param {string} key */
const keyName = (key) => ({ Enter: 'return', Escape: 'escape', ' ': 'space' })[key] ?? key.toLowerCase()

// Keys by which fields and controls are used, which are theirs.
const lineKeys = /^(.|space|return|backspace|delete|home|end|arrowleft|arrowright)$/u
const otherFieldKeys = /^(.|space|return|backspace|delete|home|end|page(up|down)|arrow(up|down|left|right))$/u
/** @param {Control} target @param {string} name */
const usesKey = (target, name) => target.matches(fields)
  ? (target.localName === 'input' && typeof target.selectionStart === 'number' ? lineKeys : otherFieldKeys).test(name)
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

/** @param {KeyboardEvent} event */
const shortcut = (event) => {
  const keys = []
  if (event.metaKey || event.ctrlKey) keys.push('cmd')
  if (event.altKey) keys.push('opt')
  if (event.shiftKey) keys.push('shift')
  keys.push(keyName(event.key))
  const name = keys.join('+')
  return [...screen.querySelectorAll('[data-key]')].findLast((element) =>
    element.dataset.key.split(' ').includes(name) && element.getClientRects().length && !element.closest('[inert]'))
}

on('keydown', (event) => {
  const { target, key } = event
  if (event.isComposing || event.keyCode === 229 || event.defaultPrevented) return
  if (key === 'Escape') {
    const menu = document.querySelector('.menu[open]')
    if (menu) {
      menu.open = false
      menu.querySelector('summary').focus()
      return event.preventDefault()
    }
  }
  const bound = (event.metaKey || event.ctrlKey || event.altKey || !target.matches(fields)) && shortcut(event)
  if (bound && own(bound) !== own(target)) {
    event.preventDefault()
    return void tell(EventKind.tap, own(bound)._n)
  }
  if (tellKey(event)) return
  if (key === 'Enter' && target.matches('input') && !['checkbox', 'radio', 'file', 'range'].includes(target.type)) {
    event.preventDefault()
    return void submit(target)
  }
  if ((key === 'Enter' || key === ' ') && !target.matches('button,a,input,select,textarea,summary')) {
    const element = tapped(target)
    if (element !== target) return
    event.preventDefault()
    element.click()
  }
})

on('pointerdown', ({ target }) => { if (target.localName === 'select') target._open = true })
on('keydown', ({ target, key }) => {
  if (target.localName !== 'select') return
  if (key === 'Escape') applyLater(target)
  else target._open = true
})
on('focusin', ({ target }) => {
  if (target.localName === 'select') target._open = true
  const element = own(target)
  if (takes(element, 'f')) tell(EventKind.focus, element._n, 1)
})
on('focusout', ({ target }) => {
  applyLater(target)
  const element = own(target)
  if (takes(element, 'f') && element.isConnected) tell(EventKind.focus, element._n, 0)
})

/** @type {(event: PageEvent<PointerEvent>) => void} */
const hovered = ({ target, relatedTarget, pointerType, type }) => {
  if (pointerType === 'touch') return
  for (let at = own(target); at; at = own(at.parentElement)) {
    if (takes(at, 'h') && !at.contains(relatedTarget)) tell(EventKind.hover, at._n, +(type === 'pointerover'))
  }
}
on('pointerover', hovered)
on('pointerout', hovered)

let pressTimer = 0
/** @type {PageElement | null} */
let pressed = null
/** @param {PageElement} target @param {string} letter */
const taking = (target, letter) => {
  let at = own(target)
  while (at && !takes(at, letter)) at = own(at.parentElement)
  return at
}
on('pointerdown', ({ target }) => {
  const at = taking(target, 'l')
  if (at) pressTimer = setTimeout(() => tell(EventKind.longPress, at._n), 1000 * +(at.dataset.press ?? .5))
  pressed = taking(target, 'p')
  if (pressed) tell(EventKind.press, pressed._n, 1)
})
const letUp = () => {
  clearTimeout(pressTimer)
  if (pressed?.isConnected) tell(EventKind.press, pressed._n, 0)
  pressed = null
}
on('pointerup', letUp, true)
on('pointercancel', letUp, true)
on('scroll', letUp, true)
