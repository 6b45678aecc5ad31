// Surroundings.

import { session, surroundings, tell } from './client_connection.js'
import { on } from './client_elements.js'
import { EventKind } from './client_vocabulary.js'

// For the first paint of the next page.
/** @param {Value[]} now */
const leaveHints = (now) => {
  const secure = location.protocol === 'https:' ? ';Secure' : ''
  document.cookie = `apus_hints=${now.join('~').replaceAll('/', '%2F')};path=/;` +
    `max-age=31536000;SameSite=Lax${secure}`
}

export const tellSurroundings = () => {
  const now = surroundings()
  leaveHints(now)
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
