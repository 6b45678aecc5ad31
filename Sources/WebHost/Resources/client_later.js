// The second script.
// What a page does not need to be used comes by a script of its own, once the page is live: the parts
// that ClientScript.swift names second. It sees all names of the first, and the first calls it by `later`.

import { session } from './client_connection.js'
import { screen } from './client_elements.js'
import { reload } from './client_keeping.js'

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
