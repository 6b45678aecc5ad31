// Texts that change, and nothing around them.

import { settleView } from './client_answers.js'
import { followSources } from './client_matches.js'
import { layOutInside } from './client_layout.js'
import { forgetLetters } from './client_letters.js'
import { isAsked } from './client_measure.js'
import { waiting, writePlace } from './client_places.js'
import { arrange } from './client_roots.js'

// Elements by their views, from a text to the root in which it stands. Contents of rows are left out because rows stretch them.
/** @param {PageElement} text @returns {Map<LayoutView, PageElement>} */
const elementsAround = (text) => {
  const found = new Map()
  for (let at = text; at && at.dataset.root === undefined; at = at.parentElement) {
    if (at._box && at._written && !at._cell) found.set(at._box.outer, at)
    if (at.dataset.at === 'flow') break
  }
  return found
}

/** @param {LayoutView} view */
const rootAround = (view) => {
  while (view.parent) view = view.parent
  return view
}

/** Places texts of other sizes. */
/** @param {PageElement[]} texts @returns Whether nothing around them has to be laid out. */
export const settleTexts = (texts) => {
  const isAllKnown = texts.every((text) => {
    const elements = elementsAround(text), known = () => !isAsked()
    const view = known() && settleView(text._leaf._view, (at) => elements.has(at), known)
    if (!view || followSources(rootAround(view))) return false
    const element = elements.get(view), [, x, y] = element._written
    writePlace(element, x, y, null, true, element.dataset.at === 'flow' ? 'flow' : '')
    return true
  })
  forgetLetters()
  if (waiting.length) arrange(() => waiting.splice(0).forEach(layOutInside))
  return isAllKnown
}
