// Taps beside the words of a field.

import { on } from './client_elements.js'
import { fields } from './client_fields.js'

// All of a field's frame takes the tap.
on('click', ({ target }) => {
  const field = target.matches('.field,.labelled') && /** @type {Control | null} */ (target.querySelector(fields))
  if (field && field.matches('.field-input,.date')) field.focus()
})
