// The ring of a field that stands in a box with round corners goes around the box.

import { on } from './client_elements.js'

/** @param {HTMLElement} box */
const cornersOf = (box) => {
  const own = getComputedStyle(box).borderRadius
  if (parseFloat(own)) return own
  const shape = box.querySelector(':scope > .place-1 > .shape')
  const corner = shape?.matches('.shape-4') ? 9999 : shape?.querySelector('rect')?.getAttribute('rx')
  return corner ? corner + 'px' : ''
}

/** @type {HTMLElement | undefined} */
let ringed
on('focusin', ({ target }) => {
  delete ringed?.dataset.ring
  // A field, its padding, and the layers of both.
  for (let box = target.closest('.field'); target.matches('.field-input:focus-visible') && box?.matches('.field,.box'); box = box.parentElement) {
    const corners = cornersOf(box)
    if (!corners) continue
    ringed = box
    box.dataset.ring = ''
    return box.style.setProperty('--ring', corners)
  }
})
on('focusout', () => { delete ringed?.dataset.ring })
