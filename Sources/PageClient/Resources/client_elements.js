// Brings a page to life: sends what the person does, shows what the session answers.
// The messages are described in Protocol/Messages.swift; ClientScript.swift joins the parts that client_parts.c lists.

import { takes } from './client_actions.js'
import { tell } from './client_connection.js'
import { keyboard, showModal } from './client_focus.js'
import { measured, sizes, watchWindow } from './client_scrolling.js'
import { EventKind, Words } from './client_vocabulary.js'

export const screen = document.getElementById('screen')
export const root = document.documentElement
/** The words of the page's language, if it is not English: see ClientVocabulary.swift. @type {any[]} */
export const said = JSON.parse(screen.dataset.words || '[]')
export const body = /** @type {PageElement} */ (document.body)
/** @type {Listen} */
export const on = addEventListener

// Elements and their numbers.
// An element's number is counted in document order, as the session does. Inner parts (data-p)
// have none; elements that the page does not show (data-s) are counted, too.

/** @type {Map<number, Control>} */
export const nodes = new Map()
/** @type {string} */
const SVG = 'http://www.w3.org/2000/svg'
export const tags = new Set(('div span main nav header footer section fieldset dialog details summary ' +
  'search h1 h2 h3 h4 h5 h6 ul li hr img a button label input select option textarea progress video iframe i ' +
  'svg path rect ellipse g mask').split(' '))
const drawings = new Set(['svg', 'path', 'rect', 'ellipse', 'g', 'mask'])
const unsafe = /^(on|style$|srcdoc$|formaction$)/

/** @param {PageElement} element @param {number} number */
export const adopt = (element, number) => {
  const inside = /** @type {NodeListOf<PageElement>} */ (element.querySelectorAll('*'))
  for (const found of element === screen ? inside : [element, ...inside]) {
    if (found.namespaceURI === SVG || found.hasAttribute('data-p')) continue
    found._n = number
    nodes.set(number, found)
    number += 1 + (+found.dataset.s || 0)
    prepare(found)
  }
  return number
}

// What a fresh element needs that attributes cannot say.
/** @param {PageElement} element */
const prepare = (element) => {
  if (element.localName === 'dialog') queueMicrotask(() => showModal(element))
  if (element.classList.contains('page')) keyboard._arrived = element
  if (!element.dataset.on) return
  if (takes(element, 'w')) watchWindow(element)
  // A picture that came before the script is known, too.
  if (takes(element, 'i')) {
    const frame = element.querySelector('iframe')
    // A page is complete when its frames are.
    const known = frame
      ? new Promise((done) => (document.readyState === 'complete' ? frame : window).addEventListener('load', done))
      : element.querySelector('img')?.decode() ?? Promise.reject()
    known.then(() => 1, () => 0).then((isLoaded) => {
      if (nodes.get(element._n) === element) tell(EventKind.picture, element._n, isLoaded)
    })
  }
  if (takes(element, 'g')) { measured.add(element); sizes.observe(element) }
  if (takes(element, 'r')) offer(element, Words.refresh, '↻', () => tell(EventKind.refresh, element._n))
}

// A button for what is a gesture on a phone: everybody can reach it, and by the keyboard.
/** @param {PageElement} element @param {string} name @param {string} sign @param {() => void} act */
const offer = (element, name, sign, act) => {
  const button = create(
    ['button', ['type', 'button', 'class', 'offered', 'data-p', '', 'aria-label', name], sign])
  button.onclick = (event) => { event.stopPropagation(); act() }
  // A list has items only.
  if (element.localName === 'ul') element.append(element = create(['li', ['class', 'offering', 'data-p', '']]))
  element.append(button)
}

/** @param {PageElement | null} element @returns {Control | null} */
export const own = (element) => {
  while (element && element._n === undefined) element = element.parentElement
  return element
}

/** @param {number} node @param {number} [number] @returns {Control | undefined} */
export const part = (node, number) => {
  const element = nodes.get(node)
  if (!element || !number) return element
  for (const found of element.querySelectorAll(`[data-p="${number}"]`)) {
    if (own(found) === element) return found
  }
}

/** @param {Markup} data @returns {Control} */
export const create = (data) => {
  const [tag, attributes, ...children] = data
  if (!tags.has(tag)) throw Error(tag)
  const element = drawings.has(tag) ? document.createElementNS(SVG, tag) : document.createElement(tag)
  for (let i = 0; i < attributes.length; i += 2) setAttribute(element, attributes[i], attributes[i + 1])
  for (const child of children) element.append(typeof child === 'string' ? child : create(child))
  return element
}

/** @param {PageElement} element @param {string} name @param {string | null} value @returns {void} */
export const setAttribute = (element, name, value) => {
  if (unsafe.test(name)) throw Error(name)
  // A list that is open, or about to be, would close or lose its highlight.
  if (element._open && name !== 'disabled') return void (element._waiting ??= []).push([name, value])
  if (value === null) element.removeAttribute(name)
  else element.setAttribute(name, value)
}

/** @param {PageElement} element */
export const forget = (element) => {
  nodes.delete(element._n)
  for (const found of element.querySelectorAll('*')) nodes.delete(found._n)
}
