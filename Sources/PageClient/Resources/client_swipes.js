// Rows that a finger drags aside, as on a phone: it uncovers what the row's menu holds for a swipe. The session hears of
// what is chosen there, and of nothing else. Where the row stands is `--swipe`, from which the style sheet has the rest.

import { create, on } from './client_elements.js'
import { finger } from './client_long_presses.js'

// What a swipe uncovers: the one button of a row, or parts of its menu.
const swipeGroups = ':scope > .place-5[class*=" swipe-"], :scope > .place-5 > .menu > .menu-items > .bar-items'

/** @type {PageElement | null} */
let aside = null // The row that is not at its place.
/** @type {Strip[]} */
let strips = []
/** @type {Drag | null} */
let dragged = null

/** @param {PageElement} row */
const asideBy = (row) => parseFloat(getComputedStyle(row).getPropertyValue('--swipe')) || 0
/** @param {PageElement} row @param {number} x */
const putAside = (row, x) => row.style.setProperty('--swipe', `${x}px`)
/** @param {number} x */
const stripAt = (x) => strips.find(({ _way: way }) => way * x > 0)

// What one action looks like: its picture alone where a row has no room for more.
/** @param {Control} control @param {boolean} isHigh */
const buttonFor = (control, isHigh) => {
  const image = control.querySelector('.image'), words = control.textContent.trim()
  const look = control.className.split(' ').filter((name) => /^(ti-|br-)/.test(name)).join(' ')
  const button = create(['button', ['type', 'button', 'class', `button ${look}`, 'data-p', '',
    'aria-label', words || control.ariaLabel || image?.ariaLabel || ''], ['span', ['class', 'swiped', 'data-p', '']]])
  const inside = button.children[0]
  if (image) {
    const copy = inside.appendChild(image.cloneNode(true))
    for (const one of [copy, ...copy.querySelectorAll('*')]) one.setAttribute('data-p', '')
  }
  // Words have to be readable on the colour.
  if (words && (isHigh || !image)) {
    inside.append(words)
    button.classList.add('look-4')
  }
  button.disabled = control.matches(':disabled,.off-1')
  button.onclick = (event) => {
    event.stopPropagation()
    chooseSwiped(control)
  }
  return button
}

/** @param {PageElement} row @param {PageElement} group @returns {Strip} */
const stripOf = (row, group) => {
  const isLeading = group.matches('.swipe-1,.swipe-2')
  const controls = /** @type {Control[]} */ ([...group.querySelectorAll('.button,.link,.toggle')])
    .filter((control) => control.closest('.menu') === group.closest('.menu'))
  const strip = create(['div', ['class', 'swipes', 'data-p', '', 'data-edge', isLeading ? 'leading' : 'trailing']])
  strip.style.setProperty('--row', `${row.clientWidth}px`)
  // The first one stands at the edge, over those further in.
  const buttons = controls.map((control) => buttonFor(control, row.clientHeight >= 80)).reverse()
  strip.append(...buttons)
  row.append(strip)
  const lengths = buttons.map((button) => button.children[0].offsetWidth)
  const length = lengths.reduce((sum, one) => sum + one, 0)
  let before = 0
  for (const [place, button] of buttons.entries()) {
    button.style.setProperty('--at', `${before / length}`)
    before += lengths[place]
  }
  const isReversed = getComputedStyle(row).direction === 'rtl'
  return {
    _strip: strip, _way: isLeading === isReversed ? -1 : 1, _length: length, _fills: group.matches('.swipe-2,.swipe-4'),
    _first: controls[0],
  }
}

/** @param {PageElement} row */
const uncoverActions = (row) => {
  for (const { _strip: strip } of strips) strip.remove()
  strips = [...row.querySelectorAll(swipeGroups)].map((group) => stripOf(row, group)).filter(({ _first: first }) => first)
  return strips.length
}
// What the session changes is shown at once.
const actionObserver = new MutationObserver(() => { if (aside && (!aside.isConnected || !uncoverActions(aside))) clearAside() })

/** @param {PageElement} row */
const takeRow = (row) => {
  if (aside === row) return true
  if (aside) clearAside()
  const { borderTopLeftRadius: a, borderTopRightRadius: b, borderBottomRightRadius: c, borderBottomLeftRadius: d } = getComputedStyle(row)
  if (!uncoverActions(row)) return false
  aside = row
  row.style.setProperty('--corners', `${a} ${b} ${c} ${d}`)
  actionObserver.observe(row.querySelector(':scope > .place-5'), { attributes: true, characterData: true, childList: true, subtree: true })
  return true
}
const clearAside = () => {
  actionObserver.disconnect()
  for (const { _strip: strip } of strips) strip.remove()
  delete aside.dataset.swipe
  for (const name of ['--swipe', '--corners']) aside.style.removeProperty(name)
  aside = null
  strips = []
}

// Lets it go to a place. A finger can take it again on its way.
/** @param {number} x */
const settleAt = (x) => {
  aside.dataset.swipe = x ? 'open' : 'shut'
  putAside(aside, x)
  if (!isOnItsWay(aside)) arriveAside()
}
const arriveAside = () => {
  if (aside.dataset.swipe === 'shut') clearAside()
  // What was to go away with a full swipe, and is still there, comes back.
  else if (Math.abs(asideBy(aside)) >= aside.clientWidth) settleAt(0)
}
/** @param {PageElement} row */
const isOnItsWay = (row) => row.getAnimations().some((one) => /** @type {CSSTransition} */ (one).transitionProperty === '--swipe')
const shutAside = () => { if (aside && aside.dataset.swipe !== 'shut') settleAt(0) }
on('transitionend', ({ target, propertyName }) => {
  if (target === aside && propertyName === '--swipe' && !dragged?._isMoving) arriveAside()
})

/** @param {Control} control */
const chooseSwiped = (control) => {
  shutAside()
  control.click()
}

on('pointerdown', ({ target, pointerType, isPrimary, pointerId, clientX, clientY, timeStamp }) => {
  if (!isPrimary) return
  dragged = null
  if (aside && !aside.isConnected) clearAside()
  const row = target.closest('.row')
  // A tap elsewhere does nothing else. A row on its way back, and what covers the list, leave taps alone.
  const takesTaps = aside && (row === aside || aside.dataset.swipe !== 'shut') && target.closest('dialog') === aside.closest('dialog')
  if (takesTaps && !target.closest('.swipes')) {
    finger._isSpent = true
    if (row !== aside) return shutAside()
  }
  // What is dragged for another purpose is.
  if (pointerType !== 'touch' || !row?.querySelector(swipeGroups) ||
    target.closest('.range,.scroll.sax-1,.scroll.sax-3,textarea,input:focus')) return
  dragged = { _row: row, _id: pointerId, _x: clientX, _y: clientY, _from: 0, _last: clientX, _time: timeStamp, _speed: 0, _isMoving: false }
}, true)

on('pointermove', ({ pointerId, clientX, clientY, timeStamp }) => {
  if (!dragged || dragged._id !== pointerId || finger._isHeld) return
  const { _row: row, _x: x, _y: y } = dragged
  if (!dragged._isMoving) {
    const [across, down] = [clientX - x, clientY - y]
    if (Math.hypot(across, down) < 8) return
    // What goes down or up scrolls.
    if (Math.abs(across) < Math.abs(down) || !takeRow(row)) return void (dragged = null)
    dragged._from = asideBy(row) - 8 * Math.sign(across)
    dragged._isMoving = finger._isSpent = true
    row.dataset.swipe = 'held'
  }
  const passed = timeStamp - dragged._time
  if (passed > 0) dragged._speed = (dragged._speed + (clientX - dragged._last) / passed) / 2
  dragged._last = clientX
  dragged._time = timeStamp
  let place = dragged._from + clientX - x
  const strip = stripAt(place)
  if (!strip) place = 0
  else if (!strip._fills) {
    // Further than to its end it comes unwillingly.
    const over = Math.abs(place) - strip._length
    if (over > 0) place = strip._way * (strip._length + over / 4)
  }
  putAside(row, place)
  for (const one of strips) one._strip.style.setProperty('--fill', one === strip && isFull(one, place) ? '1' : '0')
}, true)

// So far that letting go performs the first action.
/** @param {Strip} strip @param {number} place */
const isFull = ({ _fills: fills, _length: length }, place) =>
  fills && Math.abs(place) > Math.max(length + 37, aside.clientWidth * .55)

/** @param {PointerEvent} event @param {boolean} isLifted */
const letGoRow = ({ pointerId, timeStamp }, isLifted) => {
  if (pointerId !== dragged?._id) return
  const ended = dragged
  dragged = null
  if (!aside) return
  if (!ended._isMoving) return ended._row === aside && shutAside()
  const place = asideBy(aside), strip = stripAt(place)
  if (!strip) return settleAt(0)
  // Where it would come to by itself: a flick goes further than the finger.
  const speed = timeStamp - ended._time < 100 ? ended._speed : 0
  const { _way: way, _length: length, _first: first } = strip, onward = way * (place + speed * 150)
  if (isLifted && (isFull(strip, place) || Math.abs(place) >= length && isFull(strip, onward))) {
    strip._strip.style.setProperty('--fill', '1')
    settleAt(first.matches('.br-2') ? way * aside.clientWidth : 0)
    return first.click()
  }
  settleAt(onward > Math.min(length / 2, 50) ? way * length : 0)
}
on('pointerup', (event) => letGoRow(event, true), true)
on('pointercancel', (event) => letGoRow(event, false), true)
on('scroll', () => { if (!dragged?._isMoving) shutAside() }, true)
on('resize', () => { if (aside) clearAside() })
on('keydown', ({ key }) => { if (key === 'Escape') shutAside() })
