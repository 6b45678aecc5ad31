// Menus.

import { on } from './client_elements.js'

// A secondary click opens the menu of what it is on.
on('contextmenu', (event) => {
  const { target } = event
  const around = target.closest(':has(> div > .for-1)')
  if (!around || target.closest('a,input,textarea,.menu')) return
  event.preventDefault()
  around.querySelector(':scope > div > .for-1 > summary').click()
})
