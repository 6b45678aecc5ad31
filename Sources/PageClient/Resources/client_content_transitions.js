// How words and symbols change into others: see ContentTransition.swift.

import { hasPlace, isCalm, run } from './client_motion.js'
import { numberOf, styleOf } from './client_styles.js'
import { asGhost } from './client_transitions.js'
import { ElementContentTransition } from './client_vocabulary.js'

/** @param {PageElement} element @returns {PageElement | null} */
const speakerFor = (element) => element.matches('.text,.image') ? element.closest('[class*=" ct-"]') : null

/** What is seen of an element that changes into another; null: it changes at once. */
/** @param {PageElement} element @returns {PageElement | null} */
export const copyOf = (element) => {
  if (!speakerFor(element)) return null
  const copy = /** @type {PageElement} */ (element.cloneNode(true))
  if (!hasPlace(element)) {
    const { offsetLeft: left, offsetTop: top, offsetWidth: width, offsetHeight: height } = element
    Object.assign(copy.style, { position: 'absolute', margin: '0', left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` })
  }
  return copy
}

/** @param {PageElement} element */
const numberShown = ({ textContent: text }) => +text.replace(/[^\d.-]/g, '') || 0

/** @param {PageElement} element @param {PageElement} copy Of what it was. @param {Motion} motion */
export const exchange = (element, copy, motion) => {
  const kind = numberOf(styleOf(speakerFor(element)), 'ct')
  // In lines of the words.
  const from = isCalm() || kind === ElementContentTransition.fade ? 0
    : kind === ElementContentTransition.fromAbove || kind === ElementContentTransition.byNumber && numberShown(element) < numberShown(copy) ? -.7 : .7
  const { opacity, translate } = getComputedStyle(element)
  asGhost(copy)
  element.after(copy)
  const end = () => copy.remove()
  run(copy, { opacity, translate: '0 0' }, { opacity: '0', translate: `0 ${-from}em` }, { ...motion, _options: { ...motion._options, fill: 'both' } }).finished.then(end, end)
  run(element, { opacity: '0', translate: `0 ${from}em` }, { opacity, translate }, motion)
}
