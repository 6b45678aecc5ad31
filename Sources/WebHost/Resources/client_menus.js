// Menus.

import { on } from './client_elements.js'

// A secondary click opens the menu of what it is on.
on('contextmenu', (event) => {
  const { target } = event
  const summary = target.closest(':has(> div > .for-1)')?.querySelector(':scope > div > .for-1 > summary')
  if (!summary || target.closest('a,input,textarea,.menu')) return
  event.preventDefault()
  summary.click()
})
