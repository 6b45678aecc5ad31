// Counts of characters, which follow the field and do not wait for the session.

import { on, part } from './client_elements.js'
import { fields } from './client_fields.js'
import { operations } from './client_operations.js'
import { Operation } from './client_vocabulary.js'

const segmenter = globalThis.Intl?.Segmenter && new Intl.Segmenter()
/** @param {string} text */
const charactersIn = (text) => segmenter ? [...segmenter.segment(text)].length : [...text].length

// The nearest field around a count. Two fields at the same distance are none.
/** @param {PageElement} counter @returns {Control | undefined} */
const countedField = (counter) => {
  for (let at = counter.parentElement; at; at = at.parentElement) {
    const found = /** @type {NodeListOf<Control>} */ (at.querySelectorAll(fields))
    if (found.length) return found.length === 1 ? found[0] : undefined
  }
}

/** Writes what the fields hold now, over what the session said of an earlier text. */
export const countAll = () => {
  for (const counter of /** @type {NodeListOf<PageElement>} */ (document.querySelectorAll('[data-count]'))) {
    const field = countedField(counter), limit = +counter.dataset.count
    if (!field) continue
    // The shown part, if another one is spoken.
    const number = part(counter._n, 1) && 1
    // The session's answer cuts a longer text.
    const text = `${Math.min(charactersIn(field.value), limit)}/${limit}`
    if (part(counter._n, number).textContent !== text) operations[Operation.text](0, counter._n, text, number)
  }
}
on('input', countAll)
