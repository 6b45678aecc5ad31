// Date pickers with a calendar of a month, and the field that calendars and wheels fill in.

import { create, root } from './client_elements.js'

/**
 * A field of a date picker, and what is drawn in its place.
 * @typedef {{ field: Control, drawing: PageElement }} DrawnDate
 */

/** A number of two or more digits. */
/** @param {number} number @param {number} [digits] */
export const padded = (number, digits = 2) => `${number}`.padStart(digits, '0')

// Days are counted in the field's own time, without a zone.
/** @param {string} text The value of a field. @returns {Date} */
export const dateOf = (text) => {
  const [day, time] = text.includes('T') ? text.split('T') : text.includes(':') ? ['2000-01-01', text] : [text, '00:00']
  const date = new Date(`${day}T${time || '00:00'}Z`)
  return isNaN(+date) ? new Date(Date.UTC(new Date().getFullYear(), new Date().getMonth(), new Date().getDate())) : date
}
/** @param {Date} date */
export const dayText = (date) =>
  `${padded(date.getUTCFullYear(), 4)}-${padded(date.getUTCMonth() + 1)}-${padded(date.getUTCDate())}`
/** @param {Date} date */
export const timeText = (date) => `${padded(date.getUTCHours())}:${padded(date.getUTCMinutes())}`
/** @param {string} type The type of the field. @param {Date} date */
const fieldText = (type, date) =>
  type === 'date' ? dayText(date) : type === 'time' ? timeText(date) : `${dayText(date)}T${timeText(date)}`
/** @param {Date | number} date @param {Intl.DateTimeFormatOptions} options */
export const spoken = (date, options) => new Intl.DateTimeFormat(root.lang || undefined, { timeZone: 'UTC', ...options }).format(date)

/** Fills in a date as a person does. A date beyond a bound becomes the bound. */
/** @param {Control} field @param {Date} date */
export const fillIn = (field, date) => {
  let text = fieldText(field.type, date)
  if (field.min && text < field.min) text = field.min
  if (field.max && text > field.max) text = field.max
  field.value = text
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

// A browser keeps these lists as long as no class changes. A selector searches the page at every message.
const calendars = ['calendar', 'calendar-time'].map((name) => document.getElementsByClassName(name))

/** The drawings whose field says another thing than they show. */
/** @param {HTMLCollectionOf<Element>[]} kinds @returns {DrawnDate[]} */
export const staleDates = (kinds) => {
  /** @type {DrawnDate[]} */
  const stale = []
  for (const picker of kinds.flatMap((kind) => [...kind])) {
    const field = /** @type {Control} */ (picker.querySelector(':scope > .date'))
    let drawing = /** @type {PageElement | null} */ (picker.querySelector(':scope > .date-drawing'))
    const now = [field.value, field.min, field.max, field.disabled, root.lang] + ''
    if (drawing?.dataset.shown === now) continue
    if (!drawing) {
      picker.append(drawing = create(['div', ['class', 'date-drawing', 'data-p', '']]))
      field.classList.add('drawn')
      field.tabIndex = -1
      field.ariaHidden = 'true'
      // The field tells the entries of its drawing.
      for (const kind of ['input', 'change']) drawing.addEventListener(kind, (event) => event.stopPropagation())
    }
    drawing.dataset.shown = now
    // The drawing has the name of its field.
    picker.ariaLabel = field.ariaLabel ?? picker.querySelector('.label-text')?.textContent ?? null
    stale.push({ field, drawing })
  }
  return stale
}

// Regions whose week begins on another day than Monday, for browsers that do not know: Unicode's CLDR, weekData.
const weekBeginsOnSunday = /-(US|CA|MX|BR|JP|KR|IN|IL|TW|HK|ZA|PH|TH|AU|CO|PE|SA|PT)$/
/** The first day of a week, as a number from Sunday on. */
const firstOfWeek = () => {
  const locale = /** @type {any} */ (new Intl.Locale(navigator.language))
  const week = locale.getWeekInfo?.() ?? locale.weekInfo
  return week ? week.firstDay % 7 : weekBeginsOnSunday.test(locale.maximize().region) ? 0 : 1
}

/** @param {string} className @param {string[]} attributes @param {string} text */
const piece = (className, attributes, text) => create(['button', ['type', 'button', 'class', className, ...attributes], text])

/** @param {DrawnDate} drawn @param {Date} month A day of the month that is shown. @param {string} [focus] The day to focus. */
const drawMonth = (drawn, month, focus) => {
  const { field, drawing } = drawn
  const chosen = field.value.slice(0, 10), year = month.getUTCFullYear(), number = month.getUTCMonth()
  const today = new Date(), todayText = `${padded(today.getFullYear(), 4)}-${padded(today.getMonth() + 1)}-${padded(today.getDate())}`
  const day = (/** @type {number} */ of) => new Date(Date.UTC(year, number, of))
  const title = (/** @type {Date} */ date) => spoken(date, { month: 'long', year: 'numeric' })
  const isOut = (/** @type {string} */ text) =>
    field.disabled || !!field.min && text < field.min.slice(0, 10) || !!field.max && text > field.max.slice(0, 10)
  const bar = create(['div', ['class', 'month-bar'], ['span', ['class', 'month', 'aria-live', 'polite'], title(month)]])
  for (const [way, sign] of /** @type {[number, string][]} */ ([[-1, '‹'], [1, '›']])) {
    const to = day(way < 0 ? 0 : 32), step = piece('month-step', ['aria-label', title(to)], sign)
    const nearest = dayText(way < 0 ? day(0) : new Date(Date.UTC(year, number + 1, 1)))
    step.toggleAttribute('disabled', isOut(nearest))
    step.onclick = () => {
      drawMonth(drawn, new Date(Date.UTC(year, number + way, 1)))
      ;/** @type {PageElement} */ (drawing.querySelectorAll('.month-step')[way < 0 ? 0 : 1]).focus()
    }
    bar.append(step)
  }
  const days = create(['div', ['class', 'month-days']])
  const first = firstOfWeek()
  // The second of January 2000 was a Sunday.
  for (let at = 0; at < 7; at++) {
    days.append(create(['span', ['class', 'weekday', 'aria-hidden', 'true'],
      spoken(Date.UTC(2000, 0, 2 + first + at), { weekday: 'short' })]))
  }
  const last = new Date(Date.UTC(year, number + 1, 0)).getUTCDate()
  const reached = focus ?? (chosen.slice(0, 7) === dayText(month).slice(0, 7) ? chosen : dayText(day(1)))
  for (let at = 1; at <= last; at++) {
    const text = dayText(day(at)), one = piece('day', [
      'aria-label', spoken(day(at), { dateStyle: 'full' }), 'aria-pressed', `${text === chosen}`, 'data-day', text,
      'tabindex', text === reached ? '0' : '-1',
    ], new Intl.NumberFormat(root.lang || undefined).format(at))
    if (text === todayText) {
      one.classList.add('today')
      one.setAttribute('aria-current', 'date')
    }
    if (at === 1) one.style.gridColumnStart = `${(day(1).getUTCDay() - first + 7) % 7 + 1}`
    one.toggleAttribute('disabled', isOut(text))
    days.append(one)
  }
  const time = field.type === 'datetime-local' ? [timeBelow(drawn)] : []
  drawing.replaceChildren(bar, days, ...time)
  if (focus) /** @type {PageElement[]} */ ([...days.children]).find(({ dataset }) => dataset.day === focus)?.focus()
}

/** @param {DrawnDate} drawn */
const timeBelow = ({ field }) => {
  const time = /** @type {Control} */ (create(['input', ['type', 'time', 'class', 'date time-below', 'aria-label', spoken(dateOf(field.value), { timeStyle: 'short' })]]))
  time.value = timeText(dateOf(field.value))
  time.disabled = field.disabled
  time.onchange = () => { if (time.value) fillIn(field, dateOf(`${dayText(dateOf(field.value))}T${time.value}`)) }
  return time
}

/** Draws the calendars whose date is another one. */
export const drawCalendars = () => {
  for (const drawn of staleDates(calendars)) {
    const held = /** @type {PageElement} */ (document.activeElement)
    const isHeld = drawn.drawing.contains(held) && held.matches('.day')
    const chosen = dateOf(drawn.field.value)
    drawMonth(drawn, chosen, isHeld ? dayText(chosen) : undefined)
    drawn.drawing.onclick = ({ target }) => {
      const day = /** @type {PageElement} */ (target).dataset.day
      if (day) fillIn(drawn.field, dateOf(drawn.field.value.replace(/^[\d-]*/, day)))
      drawCalendars()
    }
    drawn.drawing.onkeydown = (event) => {
      const day = /** @type {PageElement} */ (event.target).dataset.day
      const along = getComputedStyle(drawn.drawing).direction === 'rtl' ? -1 : 1
      const way = { ArrowLeft: -along, ArrowRight: along, ArrowUp: -7, ArrowDown: 7 }[event.key]
      if (!day || !way) return
      event.preventDefault()
      const to = new Date(+dateOf(day) + way * 864e5), text = dayText(to)
      if (drawn.field.min && text < drawn.field.min.slice(0, 10) || drawn.field.max && text > drawn.field.max.slice(0, 10)) return
      drawMonth(drawn, to, text)
    }
  }
}
drawCalendars()
