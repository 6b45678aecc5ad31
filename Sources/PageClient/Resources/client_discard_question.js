// What was entered goes only if the person says so.

import { tell } from './client_connection.js'
import { create } from './client_elements.js'
import { active, calm } from './client_focus.js'
import { EventKind, Words } from './client_vocabulary.js'

/** @param {Control} dialog */
export const ask = (dialog) => {
  const held = active()
  const words = Words.discardQuestion
  const question = create(['dialog', ['class', 'modal modal-2', 'role', 'alertdialog', 'aria-label', words],
    ['h2', ['class', 'modal-title'], words], ['div', ['class', 'modal-actions ax-0'],
      ['button', ['class', 'button br-2'], Words.discard], ['button', ['class', 'button br-1'], Words.keepEditing]]])
  const [discard, keep] = question.querySelectorAll('button')
  keep.onclick = dialog._keep = () => {
    delete dialog._keep
    question.remove()
    held.focus(calm)
  }
  discard.onclick = () => {
    dialog._keep()
    tell(EventKind.dismiss, dialog._n)
  }
  // It goes with what it asks about.
  dialog.append(question)
  question.showModal()
  keep.focus()
}
