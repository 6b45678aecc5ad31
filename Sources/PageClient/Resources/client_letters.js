// How wide a text is that fits into one line. A canvas knows it from the text and its font: the page is not laid out for it.

import { screen } from './client_elements.js'

const pen = document.createElement('canvas').getContext?.('2d')
// Browsers of which tests show that a canvas measures to 1/64 point what the page shows.
const agent = /** @type {{ userAgentData?: { brands: { brand: string }[] } }} */ (/** @type {unknown} */ (navigator)).userAgentData
let isExact = !!agent?.brands.some(({ brand }) => /^Chromium$/.test(brand))
// Words are set apart by their spaces, as in a page.
if (pen) /** @type {any} */ (pen).fontKerning = 'normal'

/** From now on the page is asked for the width of every text. */
export const distrustCanvas = () => {
  isExact = false
  reaches.clear()
}

let font = ''
/** @param {string} text @param {string} by The font. */
const measure = (text, by) => {
  if (font !== by && pen) pen.font = font = by
  return pen?.measureText(text)
}
/** @param {CSSStyleDeclaration} style */
const fontOf = (style) => `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`

// By font: how far the letters reach above the baseline and below, and how wide three dots are.
/** @type {Map<string, [number, number, number]>} */
const reaches = new Map()
/** @param {CSSStyleDeclaration} style @returns {[number, number, number]} */
export const reachOf = (style) => {
  const font = fontOf(style)
  let reach = reaches.get(font)
  if (!reach) {
    const found = measure('…', font)
    // A browser sets lines by whole points of a font.
    reaches.set(font, reach = [Math.round(found?.fontBoundingBoxAscent ?? 0), Math.round(found?.fontBoundingBoxDescent ?? 0), found?.width ?? 0])
  }
  return reach
}

/** The height of a line's letters by the computed style of a text, and the distance of the next line. */
/** @param {CSSStyleDeclaration} style @returns {Letters} */
export const lettersOf = (style) => ({
  _letters: Math.ceil(parseFloat(style.fontSize) * 1.1934 * 3) / 3, _pitch: parseFloat(style.lineHeight), _isClipped: +style.webkitLineClamp < 999, _font: '',
})

// What letters are like is said by the classes around them, in the time of one layout.
/** @type {Map<PageElement, number>} */
const chains = new Map()
/** @type {Map<string, number>} */
const numbers = new Map()
/** @type {Map<number, Letters>} */
const lettersAt = new Map()
/** @type {Map<string, Leaf>} */
const twins = new Map()
export const forgetLetters = () => {
  for (const map of [chains, numbers, lettersAt, twins]) map.clear()
}

/** @param {PageElement} element @returns {number} */
const numberAt = (element) => {
  let place = chains.get(element)
  if (place === undefined) {
    const key = element === screen ? '' : `${numberAt(element.parentElement)} ${element.localName} ${element.className}`
    place = numbers.get(key)
    if (place === undefined) numbers.set(key, place = numbers.size)
    chains.set(element, place)
  }
  return place
}

/** The first field of a kind with the classes of a field, and around it. */
/** @param {Leaf} leaf @param {string} kind */
export const twinOf = (leaf, kind) => {
  const key = `${numberAt(leaf._element)} ${kind}`, twin = twins.get(key) ?? leaf
  twins.set(key, twin)
  return twin
}

/** @param {PageElement} element */
const lettersIn = (element) => {
  const place = numberAt(element)
  let found = lettersAt.get(place)
  if (!found) {
    const style = getComputedStyle(element)
    lettersAt.set(place, found = lettersOf(style))
    // Letters that may become smaller are measured in all sizes, and the page knows for which lines there is room.
    if (style.textTransform === 'none' && style.letterSpacing === 'normal' && style.wordSpacing === '0px' &&
      !element.closest('[class*=" ms-"],.kept-1') && style.fontVariant === 'normal' && style.fontFeatureSettings === 'normal' && style.fontStretch === '100%') found._font = fontOf(style)
  }
  return found
}

// Letters of which each stands beside the one before it, and words with one space between them.
const simple = /^[!-~¡-¬®-˿Ͱ-ӿ‐-‧‰-⁞₠-⃀™]+( [!-~¡-¬®-˿Ͱ-ӿ‐-‧‰-⁞₠-⃀™]+)*$/

/** What the letters of a text are like whose width a canvas can tell; undefined: the page has to be asked. */
/** @param {PageElement} element @param {Letters} [past] What they were like before only the words changed. @returns {Letters | undefined} */
export const knownLetters = (element, past) => {
  if (!isExact || element.firstElementChild || !simple.test(element.textContent)) return
  const letters = past?._font ? past : lettersIn(element)
  return letters._font ? letters : undefined
}
/** The width of a text in one line, in whole 64ths of a point. */
/** @param {string} text @param {Letters} letters */
export const widthOf = (text, { _font: font }) => Math.ceil(measure(text, font).width * 64) / 64
