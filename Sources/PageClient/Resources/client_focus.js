// Focus.
// Never lost: what had it gets it back when it can be used again. Until then, or if it is gone, what
// takes its place on the same screen has it: an item beside it, the next field, the heading.

import { tellFocus } from './client_actions.js'
import { body, on, own, root, screen } from './client_elements.js'
import { fields } from './client_fields.js'
import { moving } from './client_keyboard.js'
import { later } from './client_second_script.js'

export const focusable = 'a[href],button:not(:disabled),input:not(:disabled),select:not(:disabled),' +
  'textarea:not(:disabled),summary,[tabindex]'
// What all parts know of the keyboard: see `Keyboard`.
/** @type {Keyboard} */
export const keyboard = {
  _wanted: null, _arrived: null, _parked: null, _opener: null, _landing: null, _postponed: null, _composing: null,
  _chosen: 0,
}
export const calm = { preventScroll: true }

// What has the keyboard: any element, which may be a field.
export const active = () => /** @type {Control} */ (document.activeElement)

/** @param {PageElement | null | undefined} element */
export const isShown = (element) => !!element?.isConnected && element.getClientRects().length > 0
// Without asking for the layout, which is not known yet.
/** @param {PageElement | null | undefined} element */
const isUsable = (element) => element?.isConnected && !element.closest(':disabled,[hidden],[inert],.gone-1')

/** @param {PageElement} element @returns {Control | undefined} */
const focusTarget = (element) => [element, ...element.querySelectorAll(focusable)].find((found) =>
  found.matches(focusable) && isShown(found))
/** @param {PageElement} element @param {FocusOptions} [options] */
const focusOn = (element, options) => {
  const target = focusTarget(element)
  target?.focus(options)
  return !!target
}

/** @param {[element: Control, selection?: Selected]} parked */
const giveBack = ([element, selection]) => {
  element.focus(calm)
  if (typeof selection?.[0] === 'number') element.setSelectionRange?.(...selection)
}

// The kind of place, which is one for all items of a list; see StableKeys.swift.
/** @param {PageElement} element */
const placeOf = (element) =>
  (element.dataset.k ?? element.querySelector('[data-k]')?.dataset.k)?.slice(-2) ?? element

// The scroller of a page: its column, a placed pane, or the window.
/** @param {PageElement} element @returns {Element} */
export const scrollerOf = (element) => element.closest('.modal,.beside-1,:is(.tabs:not(.look-90),.navigation,.split:not(.wide-1))[data-at]') ?? root

/** @param {() => void} change @param {number} ack @returns {void} */
export const keepFocus = (change, ack) => {
  const held = active()
  const trail = []
  for (let at = held; at && at !== screen && at !== body; at = at.parentElement) {
    trail.push([at, at.nextElementSibling, at.previousElementSibling, at.parentElement])
  }
  /** @type {Selected} */
  const selection = [held?.selectionStart, held?.selectionEnd]
  keyboard._opener = null
  change()
  const page = keyboard._arrived
  keyboard._arrived = null
  if (isShown(page)) {
    keyboard._parked = null
    if (!isShown(page._held) || !focusOn(page._held, calm)) focusHeading(page)
    scrollerOf(page).scrollTop = page._top ?? 0
  }
  if (keyboard._wanted) {
    const [element, isAnswer] = keyboard._wanted
    const target = element ? focusTarget(element) : body
    keyboard._wanted = null
    // A dialog that opens hereafter takes it.
    const dialog = element?.closest('dialog')
    if (dialog && !dialog.open) dialog._first = element
    if (target) {
      keyboard._parked = null
      keyboard._landing = target
      if (!isAnswer || keyboard._chosen <= ack) return element ? target.focus() : held?.blur?.()
      // The person has gone on since.
      tellFocus(own(target), 0)
    }
  }
  if (page) return
  if (keyboard._opener && !layer().contains(held)) {
    if (isUsable(keyboard._opener) && isShown(keyboard._opener)) return keyboard._opener.focus(calm)
    if (keyboard._opener.isConnected) keyboard._parked ??= [keyboard._opener]
  }
  if (keyboard._parked && isUsable(keyboard._parked[0]) && isShown(keyboard._parked[0])) {
    giveBack(keyboard._parked)
    keyboard._parked = null
    return
  }
  if (!trail.length) return
  if (isUsable(held)) {
    if (active() !== held && isShown(held)) giveBack([held, selection])
    if (active() === held) return
  } else if (held.isConnected && held.matches(':disabled')) keyboard._parked = [held, selection]
  const area = layer() === body ? screen : layer()
  if (active() !== held && area.contains(active())) return
  // The outermost part that is gone, and what stood beside it.
  const [gone, after, before, around] = trail.findLast(([at]) => !isUsable(at)) ?? trail[0]
  if (!keyboard._parked && [after, before].some((near) => isUsable(near) && placeOf(near) === placeOf(gone) &&
    focusOn(near))) return
  const place = isUsable(after) ? after : around?.isConnected ? around : area
  const here = place.closest('.page,dialog') ?? area
  const field = !keyboard._parked && [...here.querySelectorAll(fields)].find((one) => isUsable(one) && isShown(one) &&
    (place.contains(one) || place.compareDocumentPosition(one) & 4))
  if (field) field.focus()
  else focusHeading(here)
}

/** @param {PageElement} area */
const focusHeading = (area) => {
  const heading = [...area.querySelectorAll('h1[tabindex]')].findLast(isShown) ?? area
  if (heading === area) area.tabIndex = -1
  heading.focus(calm)
}

// Dialogs.

/** @param {PageElement} dialog */
export const showModal = (dialog) => {
  if (!dialog.isConnected || dialog.open) return
  dialog._opener ??= keyboard._parked?.[0] ?? active()
  moving(() => {
    const isFree = dialog.matches('.free-1')
    // The page behind a free one stays usable, and the keyboard stays where it is.
    if (isFree) {
      dialog.open = true
      dialog.popover = 'manual'
      dialog.showPopover()
    } else dialog.showModal()
    later((more) => more._covered(dialog))
    if (isFree && !dialog._first) return
    const first = dialog._first && focusTarget(dialog._first) || dialog.querySelector('h1[tabindex]') || dialog.querySelector(focusable)
    dialog._first = null
    first?.focus(calm)
  })
}
// A browser closes a dialog at the second Escape, whoever objects; only the session ends it.
on('close', ({ target }) => showModal(target), true)

// The layer of what is said to everybody: above a dialog it has to be in the dialog.
/** @returns {PageElement} */
export const layer = () => [...document.querySelectorAll('dialog:modal')].at(-1) ?? body
