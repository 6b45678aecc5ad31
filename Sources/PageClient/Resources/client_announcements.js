// Says what a change of the session brings, to whoever hears the page: messages, errors and new rows.

import { screen } from './client_elements.js'
import { active, layer } from './client_focus.js'
import { Words } from './client_vocabulary.js'
import { announce, isSpeaking } from './client_words.js'

// What leads elsewhere is heard by the focus that goes along.
const LEADS = new Set(['hidden', 'aria-selected', 'open'])
const PLACES = '.page,.modal,dialog'
// What says itself; what is filled in or opened, rather than told.
const QUIET = '[role=status],[role=alert],[aria-live]'
const ASKS = 'input,select,textarea'
// More than a message is a page's content, which one reads at one's own pace.
const MOST_TEXTS = 6, MOST_LETTERS = 200

const newsSeen = new MutationObserver(() => {}) // What the browser changes by itself is no news.
newsSeen.observe(screen, {
  subtree: true, childList: true, characterData: true, characterDataOldValue: true,
  attributes: true, attributeOldValue: true, attributeFilter: ['aria-invalid', 'data-n', ...LEADS],
})

/** @param {PageElement} element */
const isHeard = (element) => element.isConnected && layer().contains(element)
  && element.getClientRects().length > 0
  && !element.closest(`[aria-hidden=true],details,.going,${QUIET}`)

// A label stands for the words inside, such as a message with its sender.
/** @param {PageElement} element @returns {string} */
const spokenIn = (element) => element.ariaHidden || element.checkVisibility?.() === false ? ''
  : element.ariaLabel ?? element.dataset?.say ?? (element.querySelector?.('.said')
    ? /** @type {PageElement[]} */ ([...element.childNodes]).map(spokenIn).join(' ') : element.innerText ?? element.nodeValue)

/** @param {PageElement} element */
const wordsOf = (element) => spokenIn(element).replace(/\s+/g, ' ').trim()

/** @param {PageElement} element */
const countTexts = (element) => element.querySelectorAll('.text').length || 1

/** @param {PageElement} control */
const faultOf = (control) => {
  const name = control.ariaLabel ?? control.labels?.[0]?.textContent ?? ''
  const described = (control.getAttribute('aria-describedby') ?? '').split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '').join(' ').trim()
  return [name.trim(), described || Words.invalid].filter(Boolean).join(': ')
}

// Of rows of a list that are not built.
/** @param {PageElement} element */
const unbuiltIn = (element) => +(element.dataset?.n ?? 0)

/** The elements that came, or whose words did, and the fields that became invalid; null if one is elsewhere now.
 * @param {MutationRecord[]} records */
const newsIn = (records) => {
  const come = new Set(), gone = new Set(), invalid = new Set()
  let unbuilt = 0, isScrolled = false
  for (const { type, target, addedNodes, removedNodes, attributeName, oldValue } of records) {
    const element = /** @type {PageElement} */ (target)
    if (type === 'attributes') {
      if (LEADS.has(attributeName)) return null
      if (attributeName === 'data-n') {
        unbuilt += unbuiltIn(element) - (+oldValue || 0)
        isScrolled = true
      } else if (element.ariaInvalid === 'true') invalid.add(element)
    } else if (type === 'characterData') {
      if (!oldValue) come.add(element.parentElement)
    } else {
      if (target === screen) return null
      for (const node of removedNodes) {
        const one = /** @type {PageElement} */ (node)
        if (one._n === undefined) continue
        if (unbuiltIn(one)) [unbuilt, isScrolled] = [unbuilt - unbuiltIn(one), true]
        else gone.add(one)
      }
      for (const node of addedNodes) {
        const one = /** @type {PageElement} */ (node)
        if (one.nodeType === 1 && unbuiltIn(one)) {
          [unbuilt, isScrolled] = [unbuilt + unbuiltIn(one), true]
          continue
        }
        if (one.nodeType === 3) { if (!removedNodes.length) come.add(element) }
        else if (one.matches(PLACES) || one.querySelector(PLACES)) return null
        else if (one._n !== undefined) come.add(one)
      }
    }
  }
  // Rows that come or go by scrolling are counted as unbuilt before or after.
  const rows = come.size - gone.size + unbuilt
  const fresh = isScrolled && rows !== come.size ? [] : [...come].filter((one) => !gone.has(one))
  return { come: fresh, invalid: [...invalid] }
}

/** Called when a change has been carried out. */
export const tellNews = () => {
  const news = newsIn(newsSeen.takeRecords())
  // Where an app says itself what has happened, that is enough.
  if (!news || isSpeaking()) return
  const come = news.come.filter((one) =>
    isHeard(one) && !one.matches(ASKS) && !one.querySelector(`${ASKS},${QUIET}`))
    // A text in a row that came is said with the row.
    .filter((one, index, all) => !all.some((other) => other !== one && other.contains(one)))
  const isMessage = come.reduce((sum, one) => sum + countTexts(one), 0) <= MOST_TEXTS
  const said = isMessage ? come.map(wordsOf).filter(Boolean) : []
  for (const control of news.invalid) {
    if (control === active() || !isHeard(control)) continue
    const fault = faultOf(control)
    if (!said.some((words) => fault.endsWith(words))) said.push(fault)
  }
  const words = [...new Set(said)].join('. ')
  if (words) announce(words.length > MOST_LETTERS ? words.slice(0, MOST_LETTERS) + '…' : words)
}
