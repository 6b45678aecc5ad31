// Recovery.
// A session that is gone is mounted anew at the page's address; what was entered goes along. Elements
// are known again by their keys (data-k), which say where they stand among the screen's views.

import { hasScene, session, tell } from './client_connection.js'
import { changed } from './client_edits.js'
import { create, own, part, screen } from './client_elements.js'
import { group } from './client_fields.js'
import { active, calm, focusable, isShown } from './client_focus.js'
import { addressNow } from './client_history.js'
import { controlOf, entered, isUnknown, kept, keyOf, nameOf, texts } from './client_kept_entries.js'
import { holds, moving } from './client_keyboard.js'
import { isAct, Words } from './client_vocabulary.js'
import { notice } from './client_words.js'

/** @param {string} name */
const identified = (name) => [...screen.querySelectorAll('[data-testid]')]
  .filter((found) => found.dataset.testid === name)
// In the same build what stood there by another way is known by an identifier that nothing else has.
/** @param {string} key @returns {Control | null} */
const byKey = (key) => {
  const element = key && [...screen.querySelectorAll(`[data-k="${key}"]`)].map(own)
    .findLast((element) => element && keyOf(element) === key)
  const others = !element && session._isSame && names[key] ? identified(names[key]) : []
  return others.length === 1 ? own(others[0]) : element
}
let before = ''
/** @type {Record<string, string>} */
let names = {} // The identifiers of what was on the screen, by key.
/** @type {Standing | null} */
let standing = null // Where the person was, as far as they are not back there.
let recoveryTimer = 0

/** @type {Unfinished | null} */
let recovering = null

// Where the person is.
/** @returns {Standing} */
const snapshot = () => {
  before = screen.textContent
  names = {}
  /** @type {Record<string, string>} */
  const first = {}
  for (const { dataset: { k, testid } } of screen.querySelectorAll('[data-k][data-testid]')) {
    if (first[testid]) delete names[first[testid]]
    else names[first[testid] = k] = testid
  }
  const held = active()
  const element = screen.contains(held) && own(group(held))
  /** @type {Selected | null} */
  let selection = null
  try { selection = [held.selectionStart, held.selectionEnd] } catch {
    // A field without a caret.
  }
  /** @type {[key: string, top: number, left: number][]} */
  const areas = [...screen.querySelectorAll('[data-k]')].filter((area) => area.scrollTop || area.scrollLeft)
    .map((area) => [area.dataset.k, area.scrollTop, area.scrollLeft])
  return { focus: element && [keyOf(element), held.dataset.p], selection, areas, scroll: scrollY }
}
// What is done until now was done on the screen of the session that is gone, so only now is it known
// what the successor has to be told.
/** @returns {Unfinished} */
const unfinished = () => ({ ...snapshot(), queue: session._queue, held: holds.splice(0).map(([of, , keys]) => [of, keys]) })
// Another screen is to take the place of this one, perhaps of the session that comes after one that is gone.
/** @param {boolean} isOrphan @param {number} ack */
export const giveWay = (isOrphan, ack) => {
  kept.push(...entered((control) => isUnknown(control, isOrphan ? undefined : ack), true))
  recovering = isOrphan ? unfinished() : snapshot()
}
// For a page that is loaded anew: of what was done, only that it was.
export const leaveBehind = () => {
  const { held, ...rest } = unfinished()
  return {
    ...rest, queue: session._queue.map(([number, kind]) => [number, kind]), held: held.map(([of, keys]) => [of, keys.map(() => [''])]),
  }
}

// Says whether it is in its place now, or has none any more.
/** @param {Entry} entry @param {boolean} [isLate] */
const putBack = ({ address, key, kind, name, past, value, isLost }, isLate) => {
  if (!isLost && address !== addressNow()) return
  const element = byKey(key)
  const isRadio = kind === 'radio'
  const control = element && (isRadio ? element.querySelector(`input[value="${value}"]`) : controlOf(element))
  if (control?.type !== kind || (isLost ? control.disabled : !isShown(control) || control.matches(':disabled')) ||
    !session._isSame && nameOf(group(control)) !== name) return
  // Where another text is, the app may still be loading the one that was edited.
  if (control._dirty || isLate && 'defaultValue' in control && !past.includes(control.value)) {
    return !isLost && (control._dirty || control.value === value)
  }
  const property = isRadio || kind === 'checkbox' ? 'checked' : 'value'
  const wanted = isRadio || value
  control._dirty = true
  // A browser that goes back may have restored the text, of which the session knows nothing yet.
  const isRestored = control[property] === wanted
  if (!isRestored) Reflect.set(control, property, wanted)
  if (!isRestored || control.matches(texts)) changed(control)
  return true
}

// The newest of a control first.
/** @param {boolean} wantsLost @param {boolean} [isLate] */
const putAllBack = (wantsLost, isLate) => {
  for (const entry of [...kept].reverse()) {
    if (!!entry.isLost === wantsLost && putBack(entry, isLate)) kept.splice(kept.indexOf(entry), 1)
  }
}
export const enterNow = () => { if (session._isJoined || !hasScene()) putAllBack(false, true) }

/** @param {boolean} [isFirst] @param {Unfinished} [from] */
export const recover = (isFirst = true, from = recovering) => {
  const { queue: old = [], held = [], ...rest } = from
  recovering = null
  putAllBack(true)
  standing = rest
  settle(isFirst)
  standing = null
  // A dialog opens, and takes the keyboard, when all of the screen is there.
  queueMicrotask(() => {
    standing = rest
    // Actions that were never sent are done now; of those that were, nobody knows.
    let isUncertain = false, isLeftOut = false
    for (const [number, kind, , values, wasSent, key] of old) {
      if (!isAct(kind)) continue
      const element = !wasSent && session._isSame && byKey(key)
      const keys = held.find(([of]) => of === number)?.[1]
      if (isShown(element)) {
        tell(kind, element._n, ...values)
        holds.at(-1)?.[2].push(...keys ?? [])
      } else {
        isUncertain = true
        isLeftOut ||= !!keys?.length
      }
    }
    if (isUncertain) notice(Words.uncertain + (isLeftOut ? ' ' + Words.keysLeftOut : ''))
    settle(isFirst)
  })
  clearTimeout(recoveryTimer)
  recoveryTimer = setTimeout(giveUp, 5000)
}

// Some of the screen comes only later: a sheet in the next turn, a list when it is loaded.
/** @param {boolean} [isFirst] */
export const settle = (isFirst) => moving(() => {
  if (!standing) return
  putAllBack(true, true)
  if (screen.textContent === before) session._isPartial = false
  const { focus, selection, scroll = scrollY, areas = [], at } = standing
  const element = byKey(focus?.[0])
  const target = element && (isFirst || !active()._dirty) &&
    [part(element._n, +focus[1]), element.querySelector(':checked'), element]
      .find((found) => found?.matches(focusable) && isShown(found))
  if (target) {
    target.focus(calm)
    if (selection && selection[0] !== null) try { target.setSelectionRange(...selection) } catch {
      // No caret.
    }
    if (at !== undefined) standing.focus = null
  }
  standing.areas = areas.filter(([key, top, left]) => {
    const area = screen.querySelector(`[data-k="${key}"]`)
    area?.scrollTo(left, top)
    return area?.scrollTop !== top || area.scrollLeft !== left
  })
  // Until the page is long enough, or the person scrolls.
  if (isFirst || scrollY === at) scrollTo(0, scroll)
  standing.at = scrollY === scroll ? null : scrollY
})

const giveUp = () => {
  standing = null
  const lost = kept.filter((one) => one.isLost)
  kept.splice(0, Infinity, ...kept.filter((one) => !one.isLost))
  const texts = lost.map(({ kind, value }) =>
    ['password', 'checkbox', 'radio', 'select-one', 'range'].includes(kind) ? '' : value).filter(Boolean)
  if (texts.length) offerText(texts.join('\n\n'))
  else if (session._isPartial) notice(Words.reset)
  session._isPartial = false
}

/** @param {string} text */
const offerText = (text) => {
  const area = create(['textarea', ['readonly', '', 'rows', '3', 'aria-label', Words.entered], text])
  const copy = create(['button', ['type', 'button'], Words.copy])
  copy.onclick = () => {
    area.select()
    document.execCommand('copy')
  }
  notice(Words.noPlace, '', area, copy)
  area.parentElement.classList.add('long')
}
