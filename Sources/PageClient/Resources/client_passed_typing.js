// Typing that belongs to another field.

import { session } from './client_connection.js'
import { difference } from './client_edits.js'
import { nodes, screen } from './client_elements.js'
import { keyboard } from './client_focus.js'
import { controlOf } from './client_kept_entries.js'
import { holds } from './client_keyboard.js'
import { EventKind } from './client_vocabulary.js'

// The session took the keyboard elsewhere because of something that was done to a control. What was
// typed there since then was not taken, and is typed again where the keyboard is now.
/** @param {number} ack @param {number} origin */
export const handOver = (ack, origin) => {
  const control = controlOf(nodes.get(origin) ?? screen)
  // What followed when the person had chosen this control again belongs here.
  /** @type {Key[]} */
  const typedOn = []
  /** @type {Key[]} */
  const typedHere = []
  let text
  for (const [number, kind, node, values] of session._queue) {
    if (number <= ack || node !== origin) continue
    const keys = keyboard._chosen > ack && number >= keyboard._chosen ? typedHere : typedOn
    if (kind === EventKind.submit) {
      const index = holds.findIndex((held) => held[0] === number)
      keys.push(['Enter'], ...index < 0 ? [] : holds.splice(index, 1)[0][2])
    } else if (kind === EventKind.edit) {
      const [after, before] = values
      text ??= before
      const [, gone, come] = difference(before, after)
      for (const _ of gone) keys.push(['Backspace'])
      if (come) keys.push([come, true])
    }
  }
  if (control && text !== undefined) {
    control.value = control._sent = control._text = text
    control._seq = ack
  }
  if (typedHere.length) holds.unshift([ack, control, typedHere, true])
  if (typedOn.length) holds.unshift([ack, control, typedOn])
}
