// Places of carets, for fields whose screen follows them.

import { takes } from './client_actions.js'
import { tell } from './client_connection.js'
import { selectionOf } from './client_edits.js'
import { on, own, screen } from './client_elements.js'
import { active, keyboard } from './client_focus.js'
import { EventKind } from './client_vocabulary.js'

let caretFrame = 0
const tellCaret = () => {
  caretFrame = 0
  const field = active(), element = own(field)
  if (!takes(element, 'c') || keyboard._composing === field) return
  const [start, end] = selectionOf(field)
  if (field._caret === `${start} ${end}`) return
  field._caret = `${start} ${end}`
  tell(EventKind.caret, element._n, start, end)
}
// As often as the page is drawn.
const caretMoved = () => { if (!caretFrame) caretFrame = requestAnimationFrame(tellCaret) }
on('selectionchange', caretMoved, true)
on('compositionend', caretMoved)

// The screen sets the caret. It moves at once in the field with the keyboard, and in other fields with their next focus.
/** @param {Control} field */
const placeCaret = (field) => {
  const { caret } = field.dataset
  if (!caret || field._caretPlaced === caret || field !== active() || keyboard._composing === field) return
  field._caretPlaced = caret
  const [start, end] = caret.split(' ').map(Number)
  field.setSelectionRange(start, end)
  const now = selectionOf(field)
  field._caret = `${now[0]} ${now[1]}`
}
new MutationObserver((changes) => {
  for (const { target } of changes) placeCaret(/** @type {Control} */ (target))
}).observe(screen, { subtree: true, attributeFilter: ['data-caret'] })
on('focusin', ({ target }) => {
  placeCaret(target)
  caretMoved()
})
