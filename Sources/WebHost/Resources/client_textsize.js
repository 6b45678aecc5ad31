// The size of texts, which a person changes while a page is open.

import { body, create, screen } from './client_elements.js'
import { layOutAll, outdate } from './client_layout.js'

// As wide as a hundred digits, and never seen: what is measured is so no more when these are wider, or narrower.
const ruler = create(['div', ['aria-hidden', 'true', 'data-p', '']])
Object.assign(ruler.style, { height: '0', position: 'fixed', top: '-9px', visibility: 'hidden', width: '100ch' })
body.append(ruler)
let width = ruler.offsetWidth
new ResizeObserver(() => {
  if (width === ruler.offsetWidth) return
  width = ruler.offsetWidth
  outdate(screen)
  layOutAll()
}).observe(ruler)
