// Edits.
// What a person enters goes to the session as it is entered; what was done to a text can be undone.

import { size, tell } from './client_connection.js'
import { on, own } from './client_elements.js'
import { applyLater, fields, group } from './client_fields.js'
import { keyboard } from './client_focus.js'
import { notePast } from './client_kept_entries.js'
import { later } from './client_second_script.js'
import { EventKind, Words } from './client_vocabulary.js'
import { counted, notice } from './client_words.js'

// What the session takes of a text, in bytes as it is sent.
const LIMIT = 4 << 20
const encoder = new TextEncoder()

/** @param {Control} control @returns {Selected | undefined} */
export const selectionOf = ({ selectionStart: start, selectionEnd: end, selectionDirection }) =>
  typeof start === 'number' ? [start, end, selectionDirection] : undefined
/** @param {Control} control */
const known = (control) => control._sent ?? control.defaultValue

// What differs: from which place on, what was there, and what is there now; never half of a character.
/** @param {string} old @param {string} text @returns {Difference} */
export const difference = (old, text) => {
  let head = 0, end = old.length, last = text.length
  while (head < end && head < last && old.charCodeAt(head) === text.charCodeAt(head)) head++
  if (/[\ud800-\udbff]/.test(old[head - 1])) head--
  while (end > head && last > head && old.charCodeAt(end - 1) === text.charCodeAt(last - 1)) end--, last--
  if (/[\udc00-\udfff]/.test(old[end])) end++, last++
  return [head, old.slice(head, end), text.slice(head, last)]
}
// As values of an event: of a long text what changed of the text that the session knows, which it tells
// by its length and checksum.
/** @param {number} node @param {Values} values @returns {Values} */
export const edit = (node, [text, base]) => {
  if (text.length > 60 && base !== undefined) {
    const [place, gone, come] = difference(base, text)
    if (come.length + 40 < text.length) {
      const sum = encoder.encode(base).reduce((sum, byte) => Math.imul(sum ^ byte, 0x1000193), 0x811c9dc5)
      return [EventKind.change, node, place, gone.length, come, base.length, sum >>> 0]
    }
  }
  return [EventKind.edit, node, text]
}

// Tells the history of an edit that was made now.
/** @param {Control} control @param {string} kind @param {Selected} before */
const remember = (control, kind, before) => {
  const after = selectionOf(control)
  const old = control._text ?? known(control)
  const text = control._text = control.value
  if (text !== old && after) later((more) => more._remember(control, kind, before, after, old, text))
}

// What was done to a control.

/** @param {Control} control @param {string} [kind] @param {Selected} [before] @returns {void} */
export const changed = (control, kind, before) => {
  const element = own(control)
  if (!element) return
  const base = known(control)
  control._dirty = true
  let number
  switch (control.type) {
    case 'file': return later((more) => more._choose(control, element))
    case 'radio': {
      const picker = own(control.closest('.picker'))
      if (picker) number = tell(EventKind.select, picker._n, +control.value)
      break
    }
    case 'checkbox': number = tell(EventKind.toggle, element._n, +control.checked); break
    case 'select-one': number = tell(EventKind.select, element._n, +control.value); break
    case 'range': number = tell(EventKind.number, element._n, +control.value); break
    case 'date': case 'time': case 'datetime-local':
      // A date that is being typed is empty until it is one, and may pass others: see client_writing.js.
      if (!control.value || control.matches(':invalid')) return
      number = tell(EventKind.date, element._n, control.value)
      break
    default: {
      remember(control, kind, before)
      const { value } = control
      const isLong = size(value) > LIMIT
      if (isLong !== !!control._isLong) {
        control._isLong = isLong
        control.ariaInvalid = isLong ? 'true' : null
        if (isLong) notice(Words.tooLong)
      } else if (value === base) return
      control._was ??= base
      // What stays is not written over.
      number = isLong ? Infinity : tell(EventKind.edit, element._n, value, base)
      if (!isLong) control._sent = value
    }
  }
  const held = group(control)
  // What waits and becomes another text was never sent.
  if (held._seq !== number) notePast(control, base)
  held._seq = number
}

on('beforeinput', ({ target, data }) => {
  const before = selectionOf(target)
  if (!before) return
  target._before = before
  const { maxLength, value } = target
  const left = data?.length - Math.max(0, maxLength - value.length + before[1] - before[0])
  if (maxLength >= 0 && left > 0) notice(counted(Words.leftOut, maxLength).replace('{most}', `${maxLength}`).replace('{left}', `${left}`))
})
on('input', ({ target, inputType }) => {
  if (!target.matches?.('input,textarea') || target.type === 'file') return
  target._isTold = true
  target._bias = /Forward$/.test(inputType) ? 1 : /^delete/.test(inputType) ? -1 : 0
  changed(target, inputType, target._before)
})
on('change', ({ target }) => {
  if (!target.matches?.(fields)) return
  // A text is compared. Of the rest, autofill may say nothing but this.
  if (selectionOf(target) || !target._isTold) changed(target)
  target._isTold = target._isChosenByKey = false
  applyLater(target)
})
on('compositionstart', ({ target }) => { keyboard._composing = target })
on('compositionend', ({ target }) => {
  keyboard._composing = null
  if (target.matches?.(fields) && target.value !== target._sent && target._dirty) {
    delete target._later
    changed(target)
  } else applyLater(target)
})
