// A long press opens the menu of what is under the finger, as on a phone; a secondary click does with a mouse.

import { on, root } from './client_elements.js'

/** What the finger that is down has done already: then it taps nothing when it is lifted. */
export const finger = { _isSpent: false, _isHeld: false }

// The menu of a row or a view.
/** @param {PageElement} target @returns {PageElement | null | undefined} */
export const menuAt = (target) => target.closest(':has(> div > .for-1)')?.querySelector(':scope > div > .for-1')
// What it belongs to. The style sheet lets nobody select what is pressed.
/** @param {PageElement} menu */
export const pressedBy = (menu) => menu.parentElement.parentElement
// What a swipe uncovers is in the menu for those who have no finger.
/** @param {PageElement} menu */
const isForFingers = (menu) => [...menu.children[1].children].some((item) => !item.matches('.bar-items'))

let holdTimer = 0
/** @type {number[]} */
let heldAt = []
/** @type {PageElement | null} */
let waitsFor = null // The menu that opens if the finger stays.
const forgetHold = () => {
  clearTimeout(holdTimer)
  if (waitsFor) delete pressedBy(waitsFor).dataset.pressed
  waitsFor = null
}

/** @param {PageElement} menu */
const openHeld = (menu) => {
  forgetHold()
  finger._isHeld = finger._isSpent = true
  if (menu.open) return
  for (const other of document.querySelectorAll('.menu[open]')) /** @type {PageElement} */ (other).open = false
  menu.dataset.held = ''
  pressedBy(menu).dataset.pressed = 'held'
  menu.open = true
}

on('pointerdown', ({ target, pointerType, isPrimary, clientX, clientY }) => {
  forgetHold()
  // A field that a pointer chooses has no ring: see style_forms.css.
  root.toggleAttribute('data-pointed', true)
  if (!isPrimary) return
  finger._isHeld = finger._isSpent = false
  const menu = pointerType === 'touch' && !target.closest('input,textarea,select,.menu,.swipes') && menuAt(target)
  if (!menu || menu.open || !isForFingers(menu)) return
  waitsFor = menu
  heldAt = [clientX, clientY]
  pressedBy(menu).dataset.pressed = ''
  holdTimer = setTimeout(() => openHeld(menu), 500)
}, true)
on('pointermove', ({ clientX, clientY }) => {
  if (waitsFor && Math.hypot(clientX - heldAt[0], clientY - heldAt[1]) > 10) forgetHold()
}, true)
on('pointerup', forgetHold, true)
on('pointercancel', forgetHold, true)
on('scroll', forgetHold, true)
addEventListener('touchend', (event) => {
  if (finger._isSpent && event.cancelable) event.preventDefault()
}, { passive: false })

on('contextmenu', (event) => {
  const { target } = event, menu = menuAt(target)
  if (!menu || target.closest('input,textarea,.menu')) return
  if (/** @type {PointerEvent} */ (/** @type {unknown} */ (event)).pointerType === 'touch') {
    if (!isForFingers(menu)) return
    event.preventDefault()
    return openHeld(menu)
  }
  if (target.closest('a')) return
  event.preventDefault()
  menu.querySelector('summary').click()
})
on('keydown', ({ key }) => { if (key === 'Tab') root.removeAttribute('data-pointed') }, true)
// Its button is seen as long as it is open.
on('toggle', ({ target }) => {
  if (!target.matches('.for-1')) return
  target.parentElement.toggleAttribute('data-used', target.open)
  if (target.open) return
  delete target.dataset.held
  delete pressedBy(target).dataset.pressed
}, true)
