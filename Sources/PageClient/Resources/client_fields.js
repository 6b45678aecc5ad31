// Fields.
// Each control remembers the number of the newest event that it caused. The session's answer may
// write into it only if it covers that event.

import { setAttribute } from './client_elements.js'
import { more } from './client_second_script.js'

export const fields = 'input,textarea,select'

/** @param {Control} control @returns {Control} */
export const group = (control) => control.type === 'radio' ? control.closest('.picker') ?? control : control
/** @param {Control} control @param {number} ack */
export const isCovered = (control, ack) => (group(control)._seq ?? 0) <= ack

/** @param {Control | undefined} control @param {boolean} isOn @param {number} ack */
export const check = (control, isOn, ack) => {
  // An option is chosen by its select's value.
  if (!control || control.localName === 'option') return
  if (!isCovered(control, ack)) return
  if (control.localName !== 'input') control.setAttribute('aria-pressed', `${isOn}`)
  else if (control.checked !== isOn) control.checked = isOn
}

/** @param {Control} control */
export const applyLater = (control) => {
  control._open = false
  for (const [name, value] of control._waiting?.splice(0) ?? []) setAttribute(control, name, value)
  const later = control._later
  delete control._later
  if (later) more._write(control, ...later)
}
