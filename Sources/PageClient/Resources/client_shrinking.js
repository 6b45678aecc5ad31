// Texts whose letters may become smaller so that all of them are shown. They belong to the script of what pages seldom
// have: see client_rare_steps.js.

import { sizeOfLeaf } from './client_measure.js'
import { numberOf, styleOf } from './client_styles.js'

// How much smaller its letters may become, as a factor.
/** @param {PageElement} element */
const leastOf = (element) => {
  const around = element.closest('[class*=" ms-"]'), least = around ? numberOf(styleOf(around), 'ms') : 1
  return least > 0 && least < 1 ? least : 1
}

// The same text in smaller letters.
/** @param {Leaf} leaf @param {number} scale @returns {Leaf} */
const shrunk = (leaf, scale) => {
  let found = leaf._smaller.get(scale)
  if (!found) leaf._smaller.set(scale, found = { ...leaf, _sizes: new Map(), _scale: scale, _pitch: 0 })
  found._view = leaf._view
  return found
}

// A text as it is drawn in a room: in the largest letters in which all of it is shown, or the smallest that it may have.
/** @param {Leaf} leaf @param {number | null} width @param {number} room @returns {Leaf} */
export const smallerIn = (leaf, width, room) => {
  // Undefined: not measured yet.
  /** @param {Leaf} one */
  const isCut = (one) => {
    const size = sizeOfLeaf(one, width)
    return size._isCut === undefined ? undefined : size._isCut || size[1] > room + .001
  }
  leaf._smaller ??= (leaf._least = leastOf(leaf._element), new Map())
  if (leaf._least === 1 || !isCut(leaf)) return leaf
  let least = leaf._least, most = 1, found = shrunk(leaf, least)
  if (isCut(found) !== false) return found
  for (let step = 0; step < 6; step++) {
    const middle = (least + most) / 2, one = shrunk(leaf, middle), isTooLarge = isCut(one)
    if (isTooLarge === undefined) return found
    if (isTooLarge) most = middle
    else [least, found] = [middle, one]
  }
  return found
}

// Its letters, and those of parts with a size of their own.
/** @param {PageElement} element @param {number} scale */
export const scaleText = (element, scale) => {
  if ((element._scale ?? 1) === scale) return
  element._scale = scale
  const parts = [element, ...element.querySelectorAll('.run')]
  for (const { style } of parts) style.fontSize = ''
  if (scale === 1) return
  const sizes = parts.map((part) => parseFloat(getComputedStyle(part).fontSize) * scale)
  parts.forEach(({ style }, index) => { style.fontSize = `${sizes[index]}px` })
}
