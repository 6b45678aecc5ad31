// On paper a page is as wide as a sheet and as long as what is in it: nothing there scrolls or stands at
// an edge of the window.

import { body, on, screen } from './client_elements.js'
import { layOutAll, outdate } from './client_layout.js'
import { writeDistant } from './client_places.js'

/** @param {boolean} isPrinted */
const putOnPaper = (isPrinted) => {
  body.classList.toggle('paper', isPrinted)
  // Tables show all their words.
  outdate(screen)
  layOutAll()
  // All of it is seen.
  writeDistant()
}
on('beforeprint', () => putOnPaper(true))
on('afterprint', () => putOnPaper(false))
