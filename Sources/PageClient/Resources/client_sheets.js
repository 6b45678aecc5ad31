// Sheets that a finger drags, to another of their heights or away, and sheets that leave the page behind them usable.
// The session hears of the height that is chosen, and of the end. A sheet moves by `translate`, and has its new height
// from the session.

import { takes } from './client_actions.js'
import { tell } from './client_connection.js'
import { create, on } from './client_elements.js'
import { active, calm, showModal } from './client_focus.js'
import { leave } from './client_history.js'
import { finger } from './client_long_presses.js'
import { isCalm } from './client_motion.js'
import { EventKind, Words } from './client_vocabulary.js'

// A mouse takes a sheet by this height at its top.
const gripHeight = 28
const keepers = '.range,.wheel,select,textarea,input:focus,[data-fingers],.swipes'

/** @type {SheetDrag | null} */
let sheetDrag = null
let isPulled = false
on('click', (event) => { if (isPulled) event.preventDefault(), event.stopPropagation() }, true)

/** @param {PageElement} sheet @returns {{ _place: number, _scrollsFirst: boolean, _heights: number[] }} */
const restsOf = (sheet) => {
  const [place, scrollsFirst, ...heights] = (sheet.dataset.detents ?? '0 0').split(' ').map(Number)
  const most = parseFloat(getComputedStyle(sheet).maxHeight) || innerHeight
  const points = heights.map((height) => Math.min(height > 1 ? height : height * innerHeight, most))
  return { _place: place, _scrollsFirst: !!scrollsFirst, _heights: points.length ? points : [sheet.offsetHeight] }
}

/** @param {PageElement} target @param {PageElement} sheet */
const scrollersIn = (target, sheet) => {
  const found = []
  for (let at = target; at; at = at === sheet ? null : at.parentElement) {
    if (at.scrollHeight > at.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(at).overflowY)) found.push(at)
  }
  return found
}

/** @param {PageElement} sheet */
const offsetOf = (sheet) => parseFloat(getComputedStyle(sheet).translate.split(' ')[1]) || 0
/** @param {PageElement} sheet @param {number} from @param {number} to */
const moveSheet = (sheet, from, to) => {
  for (const one of sheet.getAnimations()) one.cancel()
  sheet.style.translate = to ? `0 ${to}px` : ''
  if (!isCalm()) sheet.animate({ translate: [`0 ${from}px`, `0 ${to}px`] }, { duration: 350, easing: 'cubic-bezier(.32,.72,0,1)' })
}

// A sheet that has another height comes there from where it is seen.
const resized = new ResizeObserver((entries) => {
  for (const { target } of entries) {
    const sheet = /** @type {PageElement} */ (target), height = sheet.offsetHeight
    if (!height) continue
    const grown = sheet._height ? height - sheet._height : 0
    sheet._height = height
    if (!grown || sheetDrag?._sheet === sheet && sheetDrag._isMoving) continue
    clearTimeout(sheet._settles)
    moveSheet(sheet, offsetOf(sheet) + grown, 0)
  }
})

/** @param {PageElement} sheet @param {number} place */
const chooseHeight = (sheet, place) => {
  // The session, too, takes it for chosen, and says only if it is not.
  sheet.dataset.detents = sheet.dataset.detents.replace(/^\S+/, `${place}`)
  tell(EventKind.number, sheet._n, place)
}

/** @param {PageElement} sheet */
const addGrabber = (sheet) => {
  const grabber = create(['button', ['type', 'button', 'class', 'grabber', 'data-p', '', 'aria-label', Words.resizeSheet]])
  grabber.onclick = (event) => {
    event.stopPropagation()
    const { _place: place, _heights: heights } = restsOf(sheet)
    chooseHeight(sheet, (place + 1) % heights.length)
  }
  sheet.prepend(grabber)
}

/** @param {PageElement} sheet Whose page behind can be used from now on, or no longer. */
const reopenSheet = (sheet) => {
  const held = active()
  sheet.style.animation = 'none'
  if (sheet.matches(':modal')) sheet.close()
  else {
    sheet.hidePopover()
    sheet.removeAttribute('popover')
    sheet.open = false
  }
  showModal(sheet)
  if (sheet.contains(held)) held.focus(calm)
}

const sheets = /** @type {HTMLCollectionOf<any>} */ (document.getElementsByClassName('modal-0'))
/** Brings all sheets up to date after a change. */
export const settleSheets = () => {
  for (const sheet of sheets) {
    if (!sheet.open) continue
    if (sheet.matches(':modal') === sheet.matches('.free-1')) reopenSheet(sheet)
    if (sheet._height === undefined) {
      sheet._height = 0
      resized.observe(sheet)
    }
    const grabber = sheet.querySelector(':scope > .grabber')
    if (sheet.dataset.detents && !grabber) addGrabber(sheet)
    else if (!sheet.dataset.detents) grabber?.remove()
  }
}

// MARK: A finger, or a mouse at the top

/** @param {PageElement} sheet @param {PageElement} target @param {number} x @param {number} y @param {number} time */
const takeSheet = (sheet, target, x, y, time) => {
  sheetDrag = { _sheet: sheet, _target: target, _x: x, _y: y, _from: offsetOf(sheet), _last: y, _time: time, _speed: 0, _isMoving: false }
}

// Whether the sheet goes along with a finger that moves up or down.
/** @param {number} down */
const sheetFollows = (down) => {
  const { _sheet: sheet, _target: target } = sheetDrag, { _place: place, _scrollsFirst: scrollsFirst, _heights: heights } = restsOf(sheet)
  const scrollers = scrollersIn(target, sheet)
  if (down > 0) return scrollers.every((one) => one.scrollTop <= 0)
  return place < heights.length - 1 && !(scrollsFirst && scrollers.length)
}

/** @returns {boolean} Whether the sheet follows. */
const pullTo = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ time) => {
  const { _sheet: sheet, _x: startX, _y: startY } = sheetDrag, down = y - startY
  if (!sheetDrag._isMoving) {
    if (Math.hypot(x - startX, down) < 4) return false
    if (Math.abs(x - startX) > Math.abs(down) || finger._isHeld || !sheetFollows(down)) { sheetDrag = null; return false }
    sheetDrag._isMoving = true
    for (const one of sheet.getAnimations()) one.cancel()
  }
  const { _place: place, _heights: heights } = restsOf(sheet), present = heights[place]
  if (time - sheetDrag._time >= 20) {
    sheetDrag._speed = Math.max(-1.5, Math.min((y - sheetDrag._last) / (time - sheetDrag._time), 1.5))
    sheetDrag._last = y
    sheetDrag._time = time
  }
  const most = heights.at(-1) - present, least = present - (takes(sheet, 'x') ? 0 : heights[0])
  const offset = sheetDrag._from + down
  // Beyond its way it gives way a little.
  const beyond = offset < -most ? offset + most : offset > least ? offset - least : 0
  sheet.style.translate = `0 ${offset - beyond + Math.sign(beyond) * Math.sqrt(Math.abs(beyond)) * 2}px`
  return true
}

/** @param {number} time */
const releaseSheet = (time) => {
  if (!sheetDrag?._isMoving) return void (sheetDrag = null)
  const { _sheet: sheet, _speed: speed } = sheetDrag, offset = offsetOf(sheet)
  const { _place: place, _heights: heights } = restsOf(sheet), present = heights[place]
  // A finger that stood still before it was lifted throws nothing.
  const wished = present - offset - (time - sheetDrag._time > 100 ? 0 : speed * 150)
  sheetDrag = null
  // It taps nothing besides.
  isPulled = true
  setTimeout(() => { isPulled = false })
  const rests = takes(sheet, 'x') ? [0, ...heights] : heights
  const rest = rests.reduce((best, one) => Math.abs(one - wished) < Math.abs(best - wished) ? one : best)
  if (rest === present && heights.includes(rest)) return moveSheet(sheet, offset, 0)
  // The session may not agree.
  sheet._settles = setTimeout(() => { if (sheet.isConnected) moveSheet(sheet, offsetOf(sheet), 0) }, 1000)
  if (!rest) return leave(sheet)
  moveSheet(sheet, offset, present - rest)
  chooseHeight(sheet, heights.indexOf(rest))
}

/** @param {PageElement} target @returns {PageElement | null} */
const sheetAround = (target) => {
  const sheet = /** @type {PageElement | null} */ (target.closest?.('.modal-0[open]'))
  return sheet && !target.closest(keepers) ? sheet : null
}
on('touchstart', (event) => {
  const { target, touches, timeStamp } = /** @type {TouchEvent & { target: PageElement }} */ (/** @type {unknown} */ (event))
  sheetDrag = null
  const sheet = sheetAround(target)
  if (sheet && touches.length === 1) takeSheet(sheet, target, touches[0].clientX, touches[0].clientY, timeStamp)
}, { passive: true, capture: true })
addEventListener('touchmove', (event) => {
  if (sheetDrag && event.cancelable && pullTo(event.touches[0].clientX, event.touches[0].clientY, event.timeStamp)) event.preventDefault()
}, { passive: false })
addEventListener('touchend', ({ timeStamp }) => releaseSheet(timeStamp))
addEventListener('touchcancel', ({ timeStamp }) => releaseSheet(timeStamp))
on('pointerdown', ({ target, pointerType, button, clientX, clientY, timeStamp }) => {
  if (pointerType === 'touch' || button) return
  const sheet = sheetAround(target)
  const below = sheet && clientY - sheet.getBoundingClientRect().top
  if (sheet && below >= 0 && below < gripHeight) takeSheet(sheet, sheet, clientX, clientY, timeStamp)
}, true)
on('pointermove', ({ pointerType, clientX, clientY, timeStamp }) => {
  if (sheetDrag && pointerType !== 'touch') pullTo(clientX, clientY, timeStamp)
}, true)
on('pointerup', ({ pointerType, timeStamp }) => { if (pointerType !== 'touch') releaseSheet(timeStamp) }, true)
