// Typing ahead.
// What is typed behind an action belongs where that action takes the keyboard, and the session alone
// knows where that is. So it waits for the answer. A place that the person chose meanwhile is theirs.

import { takes } from './client_actions.js'
import { next, session, tell } from './client_connection.js'
import { selectionOf } from './client_edits.js'
import { on, own } from './client_elements.js'
import { fields } from './client_fields.js'
import { active, focusable, isShown, keyboard, layer } from './client_focus.js'
import { reveal } from './client_layout.js'
import { EventKind, mayMoveFocus } from './client_vocabulary.js'

const EDITING = new Set(['Backspace', 'Delete', 'Enter', 'Tab', 'ArrowLeft', 'ArrowRight', 'Home', 'End'])
/** @type {Hold[]} */
export const holds = [] // Actions that wait: [number, where the keyboard was, keys as [name, isText, isBack]]
let isMoving = false // The script moves the keyboard, not the person.
/** @param {() => void} act */
export const moving = (act) => {
  const was = isMoving
  isMoving = true
  act()
  isMoving = was
}

/** @param {Control | undefined} element */
const takesText = (element) => typeof element?.selectionStart === 'number' && !element.disabled

/** @param {number} number @param {number} kind */
export const hold = (number, kind) => {
  const from = active()
  // Keys that choose in a closed list may go on choosing.
  if (mayMoveFocus(kind) && (kind !== EventKind.select || !from._isChosenByKey)) holds.push([number, from, []])
}

const holding = () => {
  const last = holds.at(-1)
  return last && keyboard._chosen <= last[0] ? last[2] : null
}

on('keydown', (event) => {
  const { key, shiftKey, target } = event
  if (target.localName === 'select') target._isChosenByKey = !/^( |Enter|Tab)$/.test(key)
  const keys = holding()
  const isText = key.length === 1 || key.codePointAt(0) > 0xffff
  if (!keys || event.isComposing || event.keyCode === 229 || !isText && !EDITING.has(key) ||
    // Tab is a choice of the person's own, unless it follows what waits.
    key === 'Tab' && !keys.length ||
    (event.ctrlKey || event.metaKey) && !event.getModifierState('AltGraph')) return
  event.preventDefault()
  event.stopImmediatePropagation()
  keys.push([key, isText, shiftKey])
}, true)

// Some browsers press a button when Space comes up.
on('keyup', (event) => { if (event.key === ' ' && holding()?.length) event.preventDefault() }, true)

// What is pasted, or comes without keys.
on('beforeinput', (event) => {
  const keys = holding()
  const text = event.data ?? event.dataTransfer?.getData('text')
  if (!keys || !text || !event.cancelable) return
  event.preventDefault()
  keys.push([text, true])
}, true)

on('focusin', () => {
  if (isMoving) return
  keyboard._chosen = next
  keyboard._parked = null
}, true)
on('pointerdown', ({ target }) => {
  if (target.matches?.(fields)) keyboard._chosen = next
}, true)
on('pointerup', ({ target }) => {
  const button = target.closest?.('button:disabled')
  if (button && session._queue.length) postpone(() => button.isConnected && !button.matches(':disabled') && button.click())
}, true)

/** @param {() => void} act */
export const postpone = (act) => { keyboard._postponed = [next - 1, act] }

// An answer up to this event was shown.
/** @param {number} ack */
export const release = (ack) => {
  reveal(ack)
  if (keyboard._postponed?.[0] <= ack) {
    const [, act] = keyboard._postponed
    keyboard._postponed = null
    act()
  }
  while (holds[0]?.[0] <= ack) {
    const [number, from, keys, isChosen] = holds.shift()
    const wasChosen = keyboard._chosen > number, isTyped = keys.length
    retype(isChosen ? from : keyboard._landing ?? (wasChosen ? from : active()), keys)
    // What is typed again was typed before the person chose a place.
    if (wasChosen && isTyped) keyboard._chosen = next
  }
  keyboard._landing = null
}

/** @param {Control} field @param {Key[]} keys */
const retype = (field, keys) => {
  while (keys.length) {
    const [key, isText, isBack] = keys.shift()
    if (key === 'Tab') {
      const all = [...layer().querySelectorAll(focusable)].filter((one) => one.tabIndex >= 0 && isShown(one))
      field = all[all.indexOf(field) + (isBack ? -1 : 1)]
      field?.focus()
    }
    if (!takesText(field)) continue
    const { selectionStart: start, selectionEnd: end, value } = field
    /** @param {string} text @param {number} from @param {number} to */
    const put = (text, from, to) => {
      field._before = selectionOf(field)
      field.setRangeText(text, from, to, 'end')
      field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: text ? 'insertText' : 'deleteContent' +
        (from < start ? 'Backward' : 'Forward'), data: text }))
    }
    /** @param {number} by */
    const step = (by) => [...value.slice(...by < 0 ? [0, start] : [end])].at(by < 0 ? -1 : 0)?.length ?? 0
    if (isText) put(key, start, end)
    else if (key === 'Enter') {
      if (field.localName === 'textarea') put('\n', start, end)
      else if (submit(field)) {
        // What follows waits for this one's answer.
        holds.at(-1).splice(1, 2, field, keys)
        return
      }
    } else if (key === 'Backspace') put('', start - (start === end && step(-1)), end)
    else if (key === 'Delete') put('', start, end + (start === end && step(1)))
    else if (key !== 'Tab') {
      const place = { ArrowLeft: start - step(-1), ArrowRight: end + step(1), Home: 0 }[key] ?? value.length
      field.setSelectionRange(place, place)
    }
  }
}

/** @param {Control} field */
export const submit = (field) => {
  const element = own(field)
  return takes(element, 's') && tell(EventKind.submit, element._n)
}
