// What was entered.
// An entry says what a person entered into which control: {address, key, kind, name, value, past}. It
// comes back after a reload of its address in the same tab, or in the successor of a session that is
// gone (`isLost`).

import { on, own, screen } from './client_elements.js'
import { fields, group, isCovered } from './client_fields.js'
import { addressNow } from './client_history.js'
import { more } from './client_second_script.js'

/** @param {PageElement} element */
export const keyOf = (element) => element.dataset.k ??
  [...element.querySelectorAll('[data-p][data-k]')].find((part) => own(part) === element)?.dataset.k
/** @param {PageElement} element @returns {Control | undefined} */
export const controlOf = (element) => element.matches(fields) ? element
  : [...element.querySelectorAll(fields)].find((control) => own(group(control)) === element)
/** @param {Control} control */
export const nameOf = (control) => [control.dataset.testid, control.ariaLabel].join()

export const texts = 'textarea,input:not([type=search])'
// Where the person wrote what the app has neither taken away nor had before.
/** @param {Control} control */
export const isTyped = (control) => control.matches(texts) && control.value && control._was !== undefined &&
  control.value !== control._was

// What a field held, which may give way to what the person entered since.
/** @param {Control} control @param {string} held */
export const notePast = (control, held) => {
  if (held?.length < 5000) control._past = [...(control._past ?? []).slice(-98), held]
}

// Of what was entered, all that the session may not know of: without `ack`, everything.
/** @param {Control} control @param {number} [ack] */
export const isUnknown = (control, ack) => control._dirty && !isCovered(control, ack) && control.type !== 'file' &&
  (control.type !== 'radio' || control.checked)

/** @param {(control: Control) => unknown} wants @param {boolean} [isLost] @returns {Entry[]} */
export const entered = (wants, isLost) => [...screen.querySelectorAll(fields)].filter(wants).map((control) => {
  const { type: kind, checked, value, _past: past = [] } = control
  const at = group(control)
  return {
    address: addressNow(), key: keyOf(own(at)), kind, name: nameOf(at), value: kind === 'checkbox' ? checked : value,
    past: [control._was, ...past, control._sent], isSecret: control.matches(secret), isLost,
  }
})

// A password is nobody's to write down.
const secret = '[type=password],[autocomplete*=password],[autocomplete^=one],[autocomplete^=cc-]'
const shelf = 'apus-kept'
let isExpired = false // The page is too old: it is loaded anew, and goes on where it was.
/** @returns {[kept: Entry[], left?: Unfinished]} */
const takeKept = () => {
  try {
    const found = JSON.parse(sessionStorage.getItem(shelf) ?? '[[]]')
    sessionStorage.removeItem(shelf)
    return found
  } catch {
    // Nothing was kept.
    return [[]]
  }
}
const taken = takeKept()
/** Entries that have not come back yet, as their control is not there. */
export const kept = taken[0]
/** Entries and places that the page before this one left beside them, if it was too old. */
export const left = taken[1]

const keep = () => {
  const found = entered(isExpired ? (control) => isUnknown(control) : isTyped, isExpired)
  const all = [...kept, ...found].filter((one) => isExpired ? one.kind !== 'password' : !one.isSecret)
    .map((one) => ({ ...one, isLost: isExpired && one.isLost }))
  try {
    sessionStorage.setItem(shelf, JSON.stringify([all.slice(-99), isExpired && (more?._leaveBehind() ?? {})]))
  } catch {
    // Full, or not allowed.
  }
}
on('pagehide', keep)
// A phone ends a page that is not seen without a word.
on('visibilitychange', () => { if (document.hidden) keep() })
export const enterKept = () => { if (kept.length) queueMicrotask(() => more?._enterKept()) }

export const reload = () => {
  // What is done until it gives way goes with it.
  isExpired = true
  location.reload()
}
