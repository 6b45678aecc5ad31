// The form that a field's text takes while it is typed, which does not wait for the session.

import { on } from './client_elements.js'
import { group } from './client_fields.js'
import { keyboard } from './client_focus.js'
import { write } from './client_writing.js'

/**
 * A text in the form of a pattern: see `InputMask`.
 * @param {string} pattern @param {string} text
 */
export const masked = (pattern, text) => {
  const rest = [...text]
  let result = '', between = ''
  for (const place of pattern) {
    if (!/[0A*]/.test(place)) {
      between += place
      continue
    }
    const fits = place === '0' ? /[0-9٠-٩۰-۹]/ : place === 'A' ? /\p{L}/u : /[0-9٠-٩۰-۹\p{L}]/u
    let next = rest.shift()
    while (next && !fits.test(next)) next = rest.shift()
    if (!next) break
    const capital = next.toUpperCase()
    result += between + (/\p{L}/u.test(next) ? [...capital].length > 1 ? next : capital : next.charCodeAt(0) & 15)
    between = ''
  }
  return result
}

/** @param {{ target: Control }} event */
const mask = ({ target }) => {
  const pattern = target.dataset?.mask
  if (!pattern || keyboard._composing === target) return
  const text = masked(pattern, target.value)
  // The session's next answer is to the entry before this one.
  if (text !== target.value) write(target, text, group(target)._seq)
}
on('input', mask)
on('change', mask)
on('compositionend', mask)
