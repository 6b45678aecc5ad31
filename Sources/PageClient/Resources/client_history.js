// What lies over a page.
// Each has an entry of its own in the history, so that Back ends it and not the page beneath. An entry
// says how many lie over its page (`over`), and its place among the others (`at`), by which a Back is
// told from a Forward.

import { isBeside, takes } from './client_actions.js'
import { hasLine, isEarly, session, surroundings, tell } from './client_connection.js'
import { on, own } from './client_elements.js'
import { keyboard } from './client_focus.js'
import { isTyped, texts } from './client_kept_entries.js'
import { postpone } from './client_keyboard.js'
import { later } from './client_second_script.js'
import { EventKind, Words } from './client_vocabulary.js'
import { announce } from './client_words.js'

// In the order in which they came. A picture of what leaves is none.
/** @returns {PageElement[]} */
export const modals = () => [...document.querySelectorAll('dialog:modal')].filter((one) => one._n)
  .sort((a, b) => a._since - b._since)

history.replaceState({ at: 0, over: 0, ...history.state }, '')
export const addressNow = () => location.pathname + location.search
/** Which the session knows from the first message. */
export const firstAddress = addressNow()
// Escape, Back and a click beside.

/** @param {Control} dialog @returns {void} */
export const leave = (dialog) => {
  if (dialog._keep) return dialog._keep()
  // Whether it may go can depend on what was just typed.
  if (session._queue.length && (isEarly || hasLine())) return postpone(() => dialog.isConnected && leave(dialog))
  if (takes(dialog, 'X') || !takes(dialog, 'x')) {
    announce(Words.staysOpen)
    dialog.animate(surroundings()[3] ? { opacity: [1, .6, 1] } : { translate: ['0', '0 -8px', '0'] }, 200)
  } else if ([...dialog.querySelectorAll(texts)].some(isTyped)) return later((more) => more._ask(dialog))
  if (takes(dialog, 'x')) tell(EventKind.dismiss, dialog._n)
}

on('keydown', (event) => {
  const dialog = modals().at(-1) ?? own(event.target.closest('.free-1'))
  // A list that is open closes first.
  if (event.key !== 'Escape' || event.defaultPrevented || keyboard._composing || !dialog ||
    event.target.localName === 'select') return
  event.preventDefault()
  leave(dialog)
})
// A press beside leaves the keyboard where it is.
on('mousedown', (event) => {
  if (event.target.localName === 'dialog' && isBeside(event, event.target)) event.preventDefault()
})
// Back of a phone; a list's second Escape.
on('cancel', (event) => {
  if (event.target.localName !== 'dialog') return
  event.preventDefault()
  if (!keyboard._composing) leave(own(event.target))
}, true)
