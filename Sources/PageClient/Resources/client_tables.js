// Rows of tables that are chosen beside others: with Shift, Control or Command, and by the arrow keys.

import { takes } from './client_actions.js'
import { tell } from './client_connection.js'
import { on } from './client_elements.js'
import { EventKind } from './client_vocabulary.js'

// A row that can be chosen, unless a control in it is meant.
/** @param {PageElement} target */
const rowAt = (target) => {
  const row = target.closest('a,button,input,select,textarea,summary,label,[role=button],.row')
  return takes(row, 'm') ? /** @type {PageElement} */ (row) : null
}
// As RowChoice counts them: this row alone, this one too or no longer, all up to this one.
/** @param {MouseEvent | KeyboardEvent} event */
const wayOf = ({ ctrlKey, metaKey, shiftKey }) => shiftKey ? 2 : +(ctrlKey || metaKey)

on('click', (event) => {
  const row = rowAt(event.target), way = wayOf(event)
  if (!row || !way) return
  event.preventDefault()
  tell(EventKind.choose, row._n, way)
}, true)

// With Shift a browser would select the words between two clicks.
on('mousedown', (event) => {
  const row = event.shiftKey && rowAt(event.target)
  if (!row) return
  event.preventDefault()
  row.focus()
})

/** @type {Record<string, number>} */
const steps = { ArrowUp: -1, ArrowDown: 1, PageUp: -10, PageDown: 10, Home: -1e9, End: 1e9 }

on('keydown', (event) => {
  const { target, key } = event, way = wayOf(event)
  if (event.altKey || rowAt(target) !== target) return
  if (key === ' ' && way) {
    event.preventDefault()
    return void tell(EventKind.choose, target._n, way)
  }
  if (!steps[key]) return
  event.preventDefault()
  const rows = [...target.closest('.table').querySelectorAll('.row[tabindex]')]
  const place = rows.indexOf(target) + steps[key]
  const row = /** @type {PageElement} */ (rows[Math.min(Math.max(place, 0), rows.length - 1)])
  row.focus()
  // With Control or Command the keyboard goes on, and what is chosen stays.
  if (way !== 1) tell(EventKind.choose, row._n, way)
}, true)
