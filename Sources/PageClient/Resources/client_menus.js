// Menus, and the bar of them that a wide window with a pointer has. In the bar the keyboard goes among the items as
// ARIA describes it, while the page's own focus stays where it is for those who work on what has it.

import { takes } from './client_actions.js'
import { tell } from './client_connection.js'
import { on, own } from './client_elements.js'
import { active, calm } from './client_focus.js'
import { pressedBy } from './client_long_presses.js'
import { keyWords } from './client_keys.js'
import { EventKind } from './client_vocabulary.js'

// Menus near an edge of the window keep a distance from it. The items lie over all of the page, whatever
// their menu stands in, because they go to the browser's top layer from where the style sheet puts them.
/** @param {PageElement} target */
const keepInWindow = (target) => {
  const items = /** @type {PageElement | null} */ (target.querySelector(':scope:is(details) > .menu-items'))
  if (!items) return
  items.popover = null
  items.style.cssText = ''
  if (!target.matches('[open]')) return
  const { left, right, top, bottom, width } = items.getBoundingClientRect()
  let down = 0
  if (target.matches('.for-1')) {
    // What was lifted stays in sight, if there is room below or above it.
    const lifted = target.dataset.held !== undefined && pressedBy(target).getBoundingClientRect()
    if (lifted) down = Math.max(0, lifted.bottom + 8 - top)
    const over = bottom + down + 8 - innerHeight
    if (over > 0) down = lifted && lifted.top - 8 > bottom - top ? lifted.top - 8 - bottom : down - over
  } else if (bottom + 8 > innerHeight && !target.closest('.menu-bar')) {
    // Above its label, if there is room.
    const label = target.children[0].getBoundingClientRect()
    down = label.top - 12 > bottom - top ? label.top - 4 - bottom : innerHeight - 8 - bottom
  }
  items.popover = 'manual'
  items.showPopover()
  const across = Math.max(8, left + Math.min(0, innerWidth - 8 - right)) + scrollX
  items.style.cssText = `inset:${top + down + scrollY}px auto auto ${across}px;width:${width}px;margin:0;border:0;color:inherit`
}
on('toggle', ({ target }) => keepInWindow(target), true)
// Menus that were opened before this script was there, and those that no longer stand where they did.
const keepAll = () => document.querySelectorAll('.menu[open]').forEach(keepInWindow)
keepAll()
on('resize', keepAll)
on('scroll', (event) => { if (/** @type {EventTarget} */ (event.target) !== document) keepAll() }, true)

/** @param {EventTarget | null} element @returns {PageElement | null | undefined} */
const menuBarOf = (element) => element instanceof Element ? element.closest('.menu-bar') : null
// What is in a closed menu is not, though it has its place.
/** @param {PageElement} element */
const isVisible = (element) => element.checkVisibility()
const theBar = () => /** @type {PageElement | null} */ (document.querySelector('.menu-bar'))
/** @param {PageElement} menu @returns {Control} */
const labelOf = (menu) => menu.querySelector('.menu-label')
// An item that opens a menu says whether it is open.
/** @param {PageElement} menu */
const isMenuOpen = (menu) => labelOf(menu).getAttribute('aria-expanded') === 'true'
/** @returns {PageElement[]} The outermost first. */
const openMenus = () => /** @type {PageElement[]} */ ([...document.querySelectorAll('.menu-bar .menu')]).filter(isMenuOpen)
/** @param {PageElement} bar @returns {PageElement[]} */
const labelsIn = (bar) => [...bar.querySelectorAll('.menu-bar > .menu > .menu-label')]
/** @param {PageElement | null | undefined} menu @returns {Control[]} */
const itemsIn = (menu) => [...menu?.querySelectorAll(':scope > .menu-items [role^=menuitem]') ?? []].filter((item) =>
  isVisible(item) && !item.matches(':disabled') && !item.closest('[inert]'))

// What has the page's focus while the bar has the keyboard.
/** @type {Control | null} */
let keptFocus = null
const loseFocus = () => {
  const taker = own(keptFocus)
  if (taker?.isConnected && takes(taker, 'f')) tell(EventKind.focus, taker._n, 0)
}

/** @param {PageElement} menu @param {boolean} opens */
const setOpen = (menu, opens) => {
  for (const other of openMenus()) if (opens ? !other.contains(menu) : menu.contains(other)) labelOf(other).setAttribute('aria-expanded', 'false')
  if (!opens) return
  showKeys(menu)
  labelOf(menu).setAttribute('aria-expanded', 'true')
}
// They run from the left in every language.
/** @param {PageElement} menu */
const showKeys = (menu) => {
  for (const item of menu.querySelectorAll('[data-key]')) item.dataset.keys = '\u200e' + keyWords(item.dataset.key.split(' ')[0])
}
// Closes all, and lets the page have the keyboard where it had it.
const leaveBar = () => {
  // An item that was pressed is hidden by now.
  if (keptFocus?.isConnected) keptFocus.focus(calm)
  else if (menuBarOf(active())) active().blur()
  keptFocus = null
  for (const menu of openMenus()) setOpen(menu, false)
}

// A press in the bar leaves the focus where it is.
on('mousedown', (event) => { if (menuBarOf(event.target)) event.preventDefault() })
on('click', (event) => {
  const bar = menuBarOf(event.target), label = event.target.closest('.menu-label'), menu = label?.parentElement
  if (!bar) for (const open of openMenus()) setOpen(open, false)
  else if (!label) event.target.closest('[role^=menuitem]') && leaveBar()
  else if (!menu.closest('[inert]')) setOpen(menu, !isMenuOpen(menu))
})
// While one menu is open, the pointer opens those beside it.
on('pointerover', ({ target }) => {
  const menu = target.closest('.menu-bar > .menu')
  if (!menu || isMenuOpen(menu) || !openMenus().length) return
  setOpen(menu, true)
  if (menuBarOf(active())) labelOf(menu).focus(calm)
})

on('focusin', ({ target, relatedTarget }) => {
  const bar = menuBarOf(target)
  if (bar) {
    if (!menuBarOf(relatedTarget)) keptFocus = /** @type {Control | null} */ (relatedTarget)
    // Tab leaves the bar.
    for (const label of labelsIn(bar)) label.tabIndex = label === target ? 0 : -1
  } else if (menuBarOf(relatedTarget)) {
    if (target !== keptFocus) loseFocus()
    keptFocus = null
  }
  // Before the page tells who has it now.
}, true)
on('focusout', ({ target, relatedTarget }) => {
  const bar = menuBarOf(target)
  if (!bar || menuBarOf(relatedTarget)) return
  for (const label of labelsIn(bar)) label.tabIndex = 0
  if (!relatedTarget) {
    loseFocus()
    keptFocus = null
  }
})

/** @param {Control[]} items @param {number} at */
const focusAt = (items, at) => items.at(at % items.length)?.focus(calm)
/** @param {PageElement} menu @param {number} at */
const enterMenu = (menu, at) => {
  setOpen(menu, true)
  focusAt(itemsIn(menu), at)
}

/** @param {KeyboardEvent} event @param {PageElement} bar @returns {boolean | void} */
const moveIn = ({ key }, bar) => {
  const labels = labelsIn(bar), here = active()
  const menu = openMenus()[0] ?? here.closest('.menu-bar > .menu') ?? labels[0].parentElement
  const isLabel = labels.includes(here), isInner = !!menuBarOf(here) && !isLabel && here.matches('.menu-label')
  // The menu whose item it is, and that which it opens.
  const around = (isInner ? here.parentElement.parentElement : here).closest('.menu'), inner = here.parentElement
  const isNested = !!menuBarOf(here) && !isLabel && around !== menu
  const onward = getComputedStyle(bar).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  const items = isLabel ? labels : itemsIn(menu), at = items.indexOf(here)
  switch (key) {
    case 'ArrowDown': return isLabel || at < 0 ? enterMenu(menu, 0) : focusAt(items, at + 1)
    case 'ArrowUp': return isLabel || at < 0 ? enterMenu(menu, -1) : focusAt(items, at - 1)
    case 'Home': return focusAt(items, 0)
    case 'End': return focusAt(items, -1)
    case 'Enter': case ' ':
      if (isLabel || isInner) return isInner && isMenuOpen(inner) ? setOpen(inner, false) : enterMenu(inner, 0)
      return here.click()
    case 'Escape':
      if (!openMenus().length || !menuBarOf(here)) return leaveBar()
      if (isNested) { setOpen(around, false); return labelOf(around).focus(calm) }
      setOpen(menu, false)
      return labelOf(menu).focus(calm)
    case 'ArrowLeft': case 'ArrowRight': {
      const isOnward = key === onward
      if (isOnward && isInner) return enterMenu(inner, 0)
      if (!isOnward && isNested) { setOpen(around, false); return labelOf(around).focus(calm) }
      const next = labels.at((labels.indexOf(labelOf(menu)) + (isOnward ? 1 : -1)) % labels.length)
      const opens = openMenus().length > 0
      if (opens) setOpen(next.closest('.menu'), true)
      return opens && !isLabel ? focusAt(itemsIn(next.closest('.menu')), 0) : next.focus(calm)
    }
  }
  if (key.length > 1) return false
  const rest = [...items.slice(at + 1), ...items.slice(0, at + 1)]
  const found = rest.find((item) => (item.closest('label') ?? item).textContent.trim().toLowerCase().startsWith(key.toLowerCase()))
  if (!found) return false
  found.focus(calm)
}

// Before others hear of the key.
on('keydown', (event) => {
  const bar = theBar()
  if (!bar || !isVisible(bar) || event.defaultPrevented || event.isComposing || event.metaKey || event.ctrlKey || event.altKey) return
  const isHere = menuBarOf(active()), opened = openMenus().length > 0
  if (event.key === 'F10' && !event.shiftKey) labelsIn(bar)[0]?.focus(calm)
  else if (!isHere && !opened) return
  else if (event.key === 'Tab') return void (opened && leaveBar())
  else if (!isHere && !/^(Arrow|Escape|Home|End)/.test(event.key) || moveIn(event, bar) === false) return
  event.preventDefault()
  event.stopImmediatePropagation()
}, true)
