// Taps beside the words of a field.

import { on } from './client_elements.js'

// All of a field's frame takes the tap.
on('click', ({ target }) => {
  const field = target.matches('.field,.labelled,.search-bar') && /** @type {Control | null} */ (target.querySelector('.field-input,.date'))
  if (field) field.focus()
})
