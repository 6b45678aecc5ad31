// The second script.
// What a page does not need to be used comes by a script of its own, once the page is live: the parts
// that client_parts.c names second. It sees all names of the first, and the first calls it by `later`.

import { session } from './client_connection.js'
import { screen } from './client_elements.js'
import { reload } from './client_kept_entries.js'
import { layOutAll } from './client_layout.js'
import { carriers } from './client_operations.js'
import { Operation } from './client_vocabulary.js'

/** @type {Later | null} */
export let more = null // Its functions, once it is there.
/** @type {((more: Later) => void)[]} */
const calls = []

// Calls the second script: now, or in this order as soon as it is there.
/** @param {(more: Later) => void} call */
export const later = (call) => { more ? call(more) : calls.push(call) }

/** @param {Later} functions */
export const begin = (functions) => {
  more = functions
  for (const call of calls.splice(0)) call(more)
}

/** @type {Seldom | null} */
export let seldom = null // What lays out what pages seldom have: see client_rare_steps.js.
/** @param {Seldom} functions */
export const addRules = (functions) => {
  seldom = functions
  layOutAll()
}

// Whose rules those are: programs with this mark, and a kind of class. Without them the page shows nothing that could
// have the focus.
const unusual = '[data-l^="~"],[class*=" ms-"]'
const told = /"~|[ "]ms["-]/
/** Whether the page has to wait for them. */
export const lacksRules = () => !seldom && screen.querySelector(unusual)
/** Whether the page has to wait for the second script, or those, before it can change so. */
/** @param {Change[]} list */
export const comesEarly = (list) => !more && (list.some(([code, , by]) =>
  !carriers[code] || code === Operation.focus && (by || lacksRules())) || !seldom && told.test(JSON.stringify(list)))

let failures = 0
export const fetchMore = () => {
  const address = screen.dataset.more
  // What could not be fetched is remembered under its address.
  if (address) import(address + '#' + failures).catch(() => {
    // A screen waits for it, and it may be that of another build: what was typed comes back.
    if (++failures > 3 && session._held) reload()
    else setTimeout(fetchMore, 1000)
  })
}
