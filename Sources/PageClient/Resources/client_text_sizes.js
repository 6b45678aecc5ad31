// The size of texts, which a person changes while a page is open, and what a browser makes of it.

import { body, create, on, screen } from './client_elements.js'
import { layOutAll, outdate } from './client_layout.js'
import { distrustCanvas } from './client_letters.js'
import { tellSurroundings } from './client_surroundings.js'

// As wide as a hundred digits, and never seen: what is measured is so no more when these are wider, or narrower.
const ruler = create(['div', ['aria-hidden', 'true', 'data-p', '']])
Object.assign(ruler.style, { height: '0', position: 'fixed', top: '-9px', visibility: 'hidden', width: '100ch' })
body.append(ruler)
let width = ruler.offsetWidth
const measureAgain = () => {
  outdate(screen)
  layOutAll()
}
new ResizeObserver(() => {
  if (width === ruler.offsetWidth) return
  width = ruler.offsetWidth
  measureAgain()
  tellSurroundings()
}).observe(ruler)

const doWithoutCanvas = () => {
  distrustCanvas()
  measureAgain()
}
// What was measured before a font of the app had come.
document.fonts?.addEventListener('loadingdone', doWithoutCanvas)

// Where letters stand on whole pixels, as with some settings of some systems, a line has another width on the page than
// on a canvas.
/** @param {PageElement} line */
const isWrong = (line) => {
  // What is drawn in another size than it has tells nothing.
  if (Math.abs(line.getBoundingClientRect().width - line.offsetWidth) > .6) return false
  const range = document.createRange()
  range.selectNodeContents(line)
  return Math.abs(range.getBoundingClientRect().width - line._leaf._line[0]) > .3
}
const checkLines = () => {
  if (![...screen.querySelectorAll('[data-line]')].slice(0, 20).some(isWrong)) return
  doWithoutCanvas()
}
on('resize', () => { requestAnimationFrame(checkLines) })
checkLines()
// The size may have changed between the first layout and this script.
/** @param {PageElement} text */
const hasGrown = (text) => !!text._leaf?._pitch && text._leaf._pitch !== parseFloat(getComputedStyle(text).lineHeight)
if ([...screen.querySelectorAll('.text[data-at]')].slice(0, 20).some(hasGrown)) measureAgain()
