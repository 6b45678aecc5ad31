// What the session changes on the page.

import { adopt, create, forget, nodes, part, screen, setAttribute } from './client_elements.js'
import { check } from './client_fields.js'
import { active, keepFocus, keyboard, layer, scrollerOf } from './client_focus.js'
import { enterKept } from './client_kept_entries.js'
import { moving, release } from './client_keyboard.js'
import { more } from './client_second_script.js'
import { layOutPage } from './client_layout.js'
import { rememberScroll, report } from './client_scrolling.js'
import { Operation } from './client_vocabulary.js'
import { announce, notice, notices } from './client_words.js'

export const sheet = new CSSStyleSheet()
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]

/** @param {PageElement} element @param {PageElement} slot @param {number} after */
const place = (element, slot, after) => {
  const before = after && nodes.get(after)
  if (before && before.parentNode === slot) before.after(element)
  else {
    // Words and drawings of the slot's own stand before its children.
    const first = [...slot.children].find((child) => child._n !== undefined)
    const inner = [...slot.children].find((child) => +child.dataset?.p > 0)
    slot.insertBefore(element, first ?? inner ?? null)
  }
}

// Those that the second script brings are carried out as soon as it is there: see `comesEarly`.
/** @type {Partial<Operations>} */
export const operations = {
  [Operation.text]: (ack, node, text, number) => {
    const element = part(node, number)
    if (!element) return
    const first = element.firstChild
    if (first?.nodeType === 3) first.nodeValue = text
    else element.prepend(text)
    if (!element.matches('.text')) return
    element.classList.toggle('lw-1', /[^\0- ]{21}|@/u.test(text))
    element.classList.toggle('ws-1', /^ |^$| $|  |\t/.test(text))
  },
  [Operation.attribute]: (ack, node, name, value, number) => {
    const element = part(node, number)
    if (!element) return
    if (name === 'hidden' && element.matches('.page,.column:not(.beside-1)')) {
      if (value === null) keyboard._arrived = element
      else {
        element._held = element.contains(active()) ? active() : null
        element._top = scrollerOf(element).scrollTop
      }
    }
    setAttribute(element, name, value)
  },
  [Operation.style]: (ack, node, prefix, suffix, number) => {
    const list = part(node, number)?.classList
    if (!list) return
    for (const name of [...list]) if (name.startsWith(`${prefix}-`)) list.remove(name)
    if (suffix !== null) list.add(`${prefix}-${suffix}`)
  },
  [Operation.checked]: (ack, node, isOn, number) => check(part(node, number), !!isOn, ack),
  [Operation.insert]: (ack, parent, number, after, first, ...elements) => {
    const slot = parent ? part(parent, number) : screen
    if (!slot) return
    for (const data of elements) {
      const element = create(data)
      place(element, slot, after)
      after = first
      first = adopt(element, first)
    }
  },
  [Operation.remove]: (ack, node) => {
    const element = nodes.get(node)
    if (!element) return
    forget(element)
    if (element.open && element.close) element.close()
    more?._depart(element) || element.remove()
    keyboard._opener ??= element._opener
  },
  [Operation.move]: (ack, node, after) => {
    const element = nodes.get(node)
    if (!element) return
    const parent = element.parentNode
    const before = after && nodes.get(after)
    // What it follows may stand in another slot, as a section's header does.
    const next = before?.parentNode === parent ? before.nextSibling : [...parent.children].find((c) => c._n !== undefined)
    if (next === element) return
    if (parent.moveBefore) parent.moveBefore(element, next)
    else parent.insertBefore(element, next)
  },
  [Operation.rules]: (ack, ...rules) => { for (const rule of rules) sheet.insertRule(rule, sheet.cssRules.length) },
  [Operation.drawing]: (ack, node, number, data) => {
    const element = part(node, number)
    if (!element) return
    element.querySelector(':scope>svg,:scope>img')?.remove()
    if (data) element.prepend(create(data))
  },
  [Operation.focus]: (ack, node, origin) => { if (!node || nodes.has(node)) keyboard._wanted = [nodes.get(node), origin] },
  [Operation.title]: (ack, title) => { document.title = title },
  [Operation.announce]: (ack, text, isAssertive) => announce(text, isAssertive),
  [Operation.notice]: (ack, message, id) => notice(message, id),
}
// By the numbers that come.
/** @type {Record<number, (ack: number, ...values: Values) => void>} */
export const carriers = operations
/** @type {string[]} */
export const pendingRules = []

/** @param {Change[]} list @param {number} wanted */
export const has = (list, wanted) => list.some(([code]) => code === wanted)
/** @param {number} ack @param {Change[]} list @returns {unknown} */
export const apply = (ack, list) => {
  const isScreen = has(list, Operation.screen)
  if (!isScreen && has(list, Operation.visit)) return more._signIn(ack, list)
  moving(() => {
    const origin = list.find(([code, , by]) => code === Operation.focus && by)?.[2]
    if (origin) more._handOver(ack, origin)
    keepFocus(() => {
      // Before the page that is left gives way.
      if (has(list, Operation.address)) rememberScroll()
      for (const [code, ...values] of list) {
        if (isScreen && code === Operation.rules) pendingRules.push(...values)
        else carriers[code]?.(ack, ...values)
      }
      layOutPage()
    }, ack)
    if (notices.firstChild && !layer().contains(notices)) layer().append(notices)
    more?._settle()
  })
  release(ack)
  report()
  more?._runDates()
  // Once dialogs are shown.
  enterKept()
}
