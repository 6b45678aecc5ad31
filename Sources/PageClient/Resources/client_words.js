// Speaks to the person. The words themselves are in the generated table `Words`.

import { create, root } from './client_elements.js'
import { Words } from './client_vocabulary.js'

// They may leave the page with the dialog that they were in.
const regions = ['polite', 'assertive'].map((id) => document.getElementById(id))

// Nothing that is said lies below a sheet.
const top = () => [...document.querySelectorAll('dialog:modal,.free-1[open]')].at(-1) ?? document.body

// The form that a count asks for.
/** @param {Record<string, string>} forms @param {number} count */
export const counted = (forms, count) => forms[new Intl.PluralRules(root.lang).select(count)] ?? forms.other

/** Whether something is about to be said. */
export const isSpeaking = () => regions.some((region) => region._said?.size)

/** @param {string} text @param {unknown} [isAssertive] */
export const announce = (text, isAssertive) => {
  const region = regions[+!!isAssertive]
  top().append(region)
  region.textContent = ''
  // What is said at the same time is said in turn, and once.
  const said = region._said ??= new Set()
  said.add(text)
  requestAnimationFrame(() => {
    region.textContent ||= [...said].join('. ')
    said.clear()
  })
}

export const notices = document.getElementById('notices')
// With anything more in it, it stays until it is closed. Else its time begins when it is seen: a page may be busy for longer.
/** @param {string} message @param {string} [id] @param {PageElement[]} more */
export const notice = (message, id, ...more) => {
  const words = create(['div', ['class', 'notice'], id ? `${message} (${id})` : message])
  const close = create(['button', ['type', 'button', 'aria-label', Words.close], '×'])
  close.onclick = () => words.remove()
  words.append(...more, close)
  top().append(notices)
  notices.append(words)
  if (!more.length) requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => words.remove(), 10000)))
}

export const banner = document.getElementById('banner')
/** @param {string | null} text */
export const setBanner = (text) => {
  banner.hidden = !text
  banner.textContent = text ?? ''
  if (text) top().append(banner)
}
