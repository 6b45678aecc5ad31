// What the person does.

import { isPosting, isReady, tell } from './client_connection.js'
import { on, own, screen } from './client_elements.js'
import { applyLater, check } from './client_fields.js'
import { leave } from './client_history.js'
import { submit } from './client_keyboard.js'
import { later, more, seldom } from './client_second_script.js'
import { afterPress } from './client_delayed_reports.js'
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
  // The second script pastes.
  if (!more && target.closest('button[data-on*=o],[data-on*=o] button')) return later(() => target.click())
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
    const isOn = element.getAttribute('aria-pressed') !== 'true'
    // It is seen at once.
    check(element, isOn, Infinity)
    element._seq = tell(EventKind.toggle, element._n, +isOn)
    return
  }
  clearTimeout(laterTap)
  if (event.detail % +(element.dataset.taps ?? 1)) {
    // A view around takes one tap, unless more follow.
    const around = tapped(element.parentElement)
    if (around) laterTap = setTimeout(() => tapOn(event, around), 350)
    return
  }
  tapOn(event, element)
})

/** @type {number | undefined} */
let laterTap
/** @param {MouseEvent} event @param {PageElement} element */
const tapOn = (event, element) => {
  if (!seldom?._tapAt(event, element)) tell(EventKind.tap, element._n)
  if (!isReady() && !isPosting) element.classList.add('queued'), setTimeout(() => element.classList.remove('queued'), 1500)
  for (const menu of document.querySelectorAll('.menu[open]')) menu.open = false
}

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
    for (const menu of document.querySelectorAll('.menu[open]')) if (!menu.contains(details)) menu.open = false
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
  if (seldom?._takesKey(event)) return
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
// The focus came to an element, or left it.
/** @param {PageElement | null | undefined} element @param {number} isOn */
export const tellFocus = (element, isOn) => {
  if (takes(element, 'f') && element.isConnected) tell(EventKind.focus, element._n, isOn)
}
/** @param {PageElement} target @param {number} isOn */
const focusMoved = (target, isOn) => afterPress(() => tellFocus(own(target), isOn))
// The focus goes from one control to the next without a moment in which none has it: the next one is told first.
on('focusin', ({ target, relatedTarget }) => {
  if (target.localName === 'select') target._open = true
  const last = own(/** @type {PageElement | null} */ (relatedTarget))
  if (last === own(target)) return
  focusMoved(target, 1)
  if (last && takes(own(target), 'f')) focusMoved(last, 0)
})
// To the bar of menus nothing loses the focus: see client_menus.js.
on('focusout', ({ target, relatedTarget }) => {
  applyLater(target)
  const next = /** @type {PageElement | null} */ (relatedTarget)
  if (!next?.closest('.menu-bar') && !takes(own(next), 'f')) focusMoved(target, 0)
})
