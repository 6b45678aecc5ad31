// Surroundings.

import { session, surroundings, tell } from './client_connection.js'
import { on } from './client_elements.js'
import { EventKind } from './client_vocabulary.js'

/** @param {string} setting */
const leaveCookie = (setting) => {
  document.cookie = `${setting};path=/;max-age=31536000;SameSite=Lax${location.protocol === 'https:' ? ';Secure' : ''}`
}

// A page that had the first script within leaves it in the browser's cache, and the next page names it only.
const inline = /** @type {HTMLElement | null} */ (document.querySelector('script[data-src]'))?.dataset.src
if (inline) {
  fetch(inline, /** @type {any} */ ({ priority: 'low' })).then((answer) => answer.ok && answer.arrayBuffer())
    .then((script) => { if (script) leaveCookie(`apus_script=${inline.split(/[-.]/)[1]}`) }, () => {})
}

export const tellSurroundings = () => {
  const now = surroundings()
  // For the first paint of the next page.
  leaveCookie(`apus_hints=${now.join('~').replaceAll('/', '%2F')}`)
  if (session._told && `${session._told}` !== `${now}`) tell(EventKind.surroundings, 0, ...now)
  session._told = now
}
for (const query of ['(prefers-color-scheme: dark)', '(prefers-reduced-motion: reduce)']) {
  matchMedia(query).addEventListener('change', tellSurroundings)
}
let resizeTimer = 0
on('resize', () => {
  clearTimeout(resizeTimer)
  resizeTimer = setTimeout(tellSurroundings, 200)
})
