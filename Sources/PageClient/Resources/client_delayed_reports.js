// Reports that wait for the end of a press.
// On a phone a tap leaves the keyboard where it is until the tap has acted. A browser moves the focus as soon as the
// finger or the button is down. If that was told at once, what is shown only while somebody types would be gone before
// it is chosen, and a button that moves when a field is left would lose its click.

import { on } from './client_elements.js'

/** @type {(() => void)[] | null} */
let pending = null // Since something was pressed.

// Now, or when what is pressed has had its click.
/** @param {() => void} act */
export const afterPress = (act) => { pending ? pending.push(act) : act() }

const endPress = () => {
  const acts = pending ?? []
  pending = null
  for (const act of acts) act()
}

// A list of options that comes up keeps the end of the press to itself.
on('mousedown', ({ target }) => { if (target.localName !== 'select') pending ??= [] }, true)
// The click follows at once. After a finger, both come when it is up.
on('mouseup', () => setTimeout(endPress), true)
// What is dragged has no end of its press here, and what is left for another window may have none.
on('dragstart', () => setTimeout(endPress), true)
on('blur', endPress)
// Keys go to the field with the keyboard meanwhile.
on('keydown', endPress, true)
