// Entries in the browser's history: see client_history.js.

import { takes } from './client_actions.js'
import { tell } from './client_connection.js'
import { on } from './client_elements.js'
import { addressNow, firstAddress, leave, modals } from './client_history.js'
import { stopNoting } from './client_scrolling.js'
import { EventKind } from './client_vocabulary.js'

/** @type {Visit} */
let here = { ...history.state, address: addressNow() }
let hasNewAddress = false

/** @param {boolean | number} replaces @param {string} address @param {number} over */
const enter = (replaces, address, over) => {
  here = { at: here.at + +!replaces, over, address }
  history[replaces ? 'replaceState' : 'pushState']({ at: here.at, over, y: scrollY }, '', address)
}

// What has ended leaves its entry behind, which the next address takes.
/** @param {string} address @param {boolean | number} replaces */
export const visit = (address, replaces) => {
  const over = modals().length
  hasNewAddress = !replaces
  queueMicrotask(() => { hasNewAddress = false })
  enter(replaces || here.over > over, address, over)
}

let count = 0
/** @param {PageElement} dialog */
export const covered = (dialog) => {
  dialog._since = count++
  const over = modals().length
  // What came with an address of its own has an entry already.
  if (here.over < over) enter(hasNewAddress, here.address, over)
}

// Where to scroll once the session has answered that event: its answer brings the page.
/** @type {[number: number, y: number] | null} */
let back = null
/** @param {number} ack */
export const scrollBack = (ack) => {
  if (!back || ack < back[0]) return
  scrollTo(0, back[1])
  back = null
}

on('popstate', ({ state }) => {
  stopNoting()
  const from = here
  here = { ...from, ...state, address: addressNow() }
  const way = Math.sign(here.at - from.at)
  const dialogs = modals()
  if (way < 0 && here.over < dialogs.length) {
    // It goes if it may, as at Escape. Its entry is there again either way: until it has gone, and for
    // the next address then.
    enter(false, from.address, dialogs.length)
    // A page of a stack in it is left before it.
    const pages = /** @type {NodeListOf<PageElement>} */ (dialogs.at(-1).querySelectorAll('.page'))
    const page = [...pages].findLast((page) => takes(page, 'b') && !page.closest('[hidden],.tab-content[inert]'))
    return page ? tell(EventKind.back, page._n) : leave(dialogs.at(-1))
  }
  // An entry of what has ended is no step.
  if (way && here.address === from.address) return history.go(way)
  back = [tell(EventKind.address, 0, here.address), state?.y ?? 0]
})
// Where a person went before this script was there.
if (addressNow() !== firstAddress) tell(EventKind.address, 0, addressNow())
