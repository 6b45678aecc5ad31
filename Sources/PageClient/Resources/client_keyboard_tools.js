// Tools over the keyboard.
// They are seen while somebody types into a field of what they stand in, above all else: at the lower end of what is
// seen, which on a phone is the upper edge of its keyboard.

import { body, on } from './client_elements.js'
import { active } from './client_focus.js'
import { layOutAll } from './client_layout.js'
import { afterPress } from './client_delayed_reports.js'

const typed = 'textarea,input:not([type=checkbox],[type=radio],[type=range],[type=file],[type=color])'
/** @type {PageElement | null} */
let shown = null

/** @returns {PageElement | null} */
const wanted = () => {
  const field = active()
  if (shown?.isConnected && shown.contains(field)) return shown
  if (!field?.matches(typed)) return null
  const bars = /** @type {NodeListOf<PageElement>} */ (document.querySelectorAll('.keyboard-bar'))
  return [...bars].findLast((bar) => bar.parentElement.contains(field)) ?? null
}

const view = globalThis.visualViewport
const lift = () => {
  if (shown && view) shown.style.bottom = `${Math.max(0, innerHeight - view.height - view.offsetTop)}px`
}

// A tool that went at once would move what is being pressed.
export const showTools = () => afterPress(placeTools)

const placeTools = () => {
  const bar = wanted()
  if (bar !== shown) {
    if (shown?.isConnected) shown.hidePopover()
    shown?.classList.remove('shown')
    shown = bar
    bar?.classList.add('shown')
    bar?.showPopover()
    lift()
    // Content stands above the tools, and scrolls above them.
    const height = bar ? `${bar.offsetHeight}px` : ''
    body.style.paddingBottom = height
    body.style.setProperty('--tools', height)
    layOutAll()
    if (bar) bringAbove(active(), bar.offsetHeight)
  }
}
// What is typed into is seen above them.
/** @param {PageElement} field @param {number} height */
const bringAbove = (field, height) => {
  field.style.scrollMarginBottom = `${height + 8}px`
  field.scrollIntoView({ block: 'nearest' })
  field.style.scrollMarginBottom = ''
}
on('focusin', showTools)
// What has the keyboard next is known only then.
on('focusout', () => setTimeout(showTools))
view?.addEventListener('resize', lift)
view?.addEventListener('scroll', lift)
// A press on a tool does not take the keyboard from the field.
on('mousedown', (event) => { if (shown?.contains(/** @type {Node} */ (event.target))) event.preventDefault() })
