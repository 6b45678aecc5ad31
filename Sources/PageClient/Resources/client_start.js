// Beginning.

import { connect, hasScene, show } from './client_connection.js'
import { changed } from './client_edits.js'
import { adopt, on, root, screen } from './client_elements.js'
import { fields } from './client_fields.js'
import { keepFocus, keyboard } from './client_focus.js'
import { moving } from './client_keyboard.js'
import { fetchMore } from './client_second_script.js'
import { layOutPage, oncePlaced } from './client_layout.js'
import { estimated } from './client_scrolling.js'

adopt(screen, +screen.dataset.first)
estimated(JSON.parse(screen.dataset.places ?? '[]'))
layOutPage()
if (hasScene()) {
  // The tab has values of its own: the screen is made with them before it is seen.
  root.classList.add('waiting')
  setTimeout(show, 3000)
}
oncePlaced(() => scrollTo(0, history.state?.y ?? 0))
// Typed before this script ran, or restored by a browser that goes back.
const tellTyped = () => {
  for (const control of screen.querySelectorAll(fields)) {
    if (control.type !== 'file' && control.value !== undefined && 'defaultValue' in control && !control._dirty &&
      control.type !== 'checkbox' && control.type !== 'radio' && control.value !== control.defaultValue) {
      changed(control)
    }
  }
}
tellTyped()
// Browsers restore fields at any time until then.
on('load', tellTyped)
keyboard._arrived = null
oncePlaced(() => moving(() => keepFocus(() => {}, 0)))
connect()
fetchMore()
