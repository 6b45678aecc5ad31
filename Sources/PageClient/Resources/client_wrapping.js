// How a text is broken into lines, without asking the page: between words that nothing but a space can break.

import { widthOf } from './client_letters.js'
import { roundUp } from './client_measure.js'

const whole = /^[\p{L}\p{N}]+[.,:;!?…]*$/u

/** The size of a text that is known to fit into one line, in a narrower room; undefined: the page has to be asked. */
/** @param {Leaf} leaf @param {number} room 0: as narrow as its longest word. @returns {Measured | undefined} */
export const wrap = (leaf, room) => {
  const words = leaf._element.textContent.split(' ')
  if (leaf._isClipped || leaf._element.matches('.lw-1') || words.length > 200 || !words.every((word) => whole.test(word))) return
  const widths = words.map((word) => widthOf(word, leaf)), least = Math.max(...widths)
  // What is longer than a line is broken inside.
  if (room && least > room) return
  let line = '', lines = 0, widest = 0, length = 0
  words.forEach((word, index) => {
    const longer = `${line} ${word}`, together = line && widthOf(longer, leaf)
    const isNext = !line || together > (room || least)
    line = isNext ? word : longer
    if (isNext) lines++
    length = isNext ? widths[index] : together
    widest = Math.max(widest, length)
  })
  const { _letters: letters, _pitch: pitch } = leaf
  const size = /** @type {Measured} */ ([
    Math.min(room || Infinity, roundUp(widest)),
    // A browser sets lines by whole 64ths of a point.
    Math.max(letters, lines * Math.floor(pitch * 64) / 64 - Math.max(0, pitch - letters)),
  ])
  size._isCut = false
  return size
}
