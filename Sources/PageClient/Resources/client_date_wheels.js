// Date pickers with a wheel for each part of the date.

import { dateOf, fillIn, spoken, staleDates } from './client_calendar.js'
import { create, root } from './client_elements.js'
import { turnWheels } from './client_wheels.js'

/**
 * A wheel: its values, the words of each, the value of a date, and a date with another value.
 * @typedef {{ name: string, values: number[], text: (value: number) => string, of: (date: Date) => number,
 *   put: (date: Date, value: number) => Date }} DateColumn
 */

const DAY = 864e5
/** @param {number} count @param {number} [first] @param {number} [step] */
const countUp = (count, first = 0, step = 1) => Array.from({ length: Math.max(0, count) }, (_, at) => first + at * step)
/** @param {Date} date */
const midnight = (date) => Math.floor(+date / DAY) * DAY
/** @param {number} year @param {number} month */
const daysIn = (year, month) => new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
/** A date with another day. The last day of a shorter month takes the place of a later one. */
/** @param {Date} date @param {number} year @param {number} month @param {number} day */
const onDay = (date, year, month, day) =>
  new Date(Date.UTC(year, month, Math.min(day, daysIn(year, month))) + +date - midnight(date))

/** @param {Control} field @param {Date} date @returns {DateColumn[]} */
const dayColumns = ({ min, max }, date) => {
  const year = date.getUTCFullYear(), month = date.getUTCMonth(), day = date.getUTCDate()
  const first = min ? dateOf(min).getUTCFullYear() : year - 100, last = max ? dateOf(max).getUTCFullYear() : year + 100
  const number = new Intl.NumberFormat(root.lang || undefined, { useGrouping: false })
  /** @type {Record<string, DateColumn>} */
  const columns = {
    year: {
      name: 'year', values: countUp(last - first + 1, first), text: number.format, of: (date) => date.getUTCFullYear(),
      put: (date, value) => onDay(date, value, month, day),
    },
    month: {
      name: 'month', values: countUp(12), text: (value) => spoken(Date.UTC(2000, value, 1), { month: 'long' }),
      of: (date) => date.getUTCMonth(), put: (date, value) => onDay(date, year, value, day),
    },
    day: {
      name: 'day', values: countUp(daysIn(year, month), 1), text: number.format, of: (date) => date.getUTCDate(),
      put: (date, value) => onDay(date, year, month, value),
    },
  }
  const order = new Intl.DateTimeFormat(root.lang || undefined, { dateStyle: 'long' }).formatToParts(date)
  return order.map(({ type }) => columns[type]).filter(Boolean)
}

/** @param {Control} field @param {Date} date @returns {DateColumn} */
const wholeDays = ({ min, max }, date) => {
  const day = midnight(date)
  const first = Math.max(day - 180 * DAY, min ? midnight(dateOf(min)) : -Infinity)
  const last = Math.min(day + 180 * DAY, max ? midnight(dateOf(max)) : Infinity)
  return {
    name: 'day', values: countUp((last - first) / DAY + 1, first, DAY),
    text: (value) => spoken(value, { weekday: 'short', month: 'short', day: 'numeric' }), of: midnight,
    put: (date, value) => new Date(value + +date - midnight(date)),
  }
}

/** @returns {DateColumn[]} */
const timeColumns = () => {
  const { hour12, locale } = new Intl.DateTimeFormat(navigator.language, { hour: 'numeric' }).resolvedOptions()
  const number = new Intl.NumberFormat(locale, { minimumIntegerDigits: 2 })
  /** @param {Date} date @param {number} hour */
  const atHour = (date, hour) => new Date(midnight(date) + hour * 36e5 + date.getUTCMinutes() * 6e4)
  const half = (/** @type {Date} */ date) => Math.floor(date.getUTCHours() / 12)
  /** @type {DateColumn[]} */
  const columns = [
    hour12 ? {
      name: 'hour', values: countUp(12), text: (value) => new Intl.NumberFormat(locale).format(value || 12),
      of: (date) => date.getUTCHours() % 12, put: (date, value) => atHour(date, value + 12 * half(date)),
    } : {
      name: 'hour', values: countUp(24), text: number.format, of: (date) => date.getUTCHours(), put: atHour,
    },
    {
      name: 'minute', values: countUp(60), text: number.format, of: (date) => date.getUTCMinutes(),
      put: (date, value) => new Date(+date + (value - date.getUTCMinutes()) * 6e4),
    },
  ]
  if (hour12) columns.push({
    name: 'dayPeriod', values: [0, 1], of: half, put: (date, value) => atHour(date, date.getUTCHours() % 12 + 12 * value),
    text: (value) => new Intl.DateTimeFormat(locale, { hour: 'numeric', hour12: true, timeZone: 'UTC' })
      .formatToParts(value * 12 * 36e5).find(({ type }) => type === 'dayPeriod')?.value ?? '',
  })
  return columns
}

let wheelCount = 0
/** @param {DateColumn} column */
const wheelOf = ({ name, values, text }) => {
  const group = `date-${wheelCount++}`
  const words = new Intl.DisplayNames(root.lang || 'en', { type: 'dateTimeField' }).of(name)
  return create(['div', ['class', 'wheel', 'role', 'radiogroup', 'aria-label', words], ['div', ['class', 'options'],
    ...values.map((value) => /** @type {any} */ (['label', ['class', 'option'],
      ['input', ['type', 'radio', 'class', 'radio', 'name', group, 'value', `${value}`]],
      ['span', ['class', 'option-text'], text(value)]]))]])
}

const dateWheels = document.getElementsByClassName('wheels')

/** Draws the wheels whose date is another one. */
export const drawDateWheels = () => {
  for (const { field, drawing } of staleDates([dateWheels])) {
    const date = dateOf(field.value)
    const columns = [
      ...field.type === 'date' ? dayColumns(field, date) : field.type === 'time' ? [] : [wholeDays(field, date)],
      ...field.type === 'date' ? [] : timeColumns(),
    ]
    columns.forEach((column, at) => {
      const values = column.values + root.lang, chosen = column.of(date)
      let wheel = /** @type {PageElement} */ (drawing.children[at])
      // Days around a day stay as long as it is among them.
      const isKept = wheel?.dataset.values === values || field.type === 'datetime-local' && !at && !!wheel?.querySelector(`[value="${chosen}"]`)
      if (!isKept) {
        const fresh = /** @type {PageElement} */ (wheelOf(column))
        fresh.dataset.values = values
        wheel ? wheel.replaceWith(fresh) : drawing.append(fresh)
        wheel = fresh
      }
      for (const radio of wheel.querySelectorAll('input')) {
        radio.checked = +radio.value === chosen
        radio.disabled = field.disabled
      }
    })
    while (drawing.children.length > columns.length) drawing.lastElementChild?.remove()
    drawing.onchange = ({ target }) => {
      const wheel = /** @type {Element} */ (target).closest('.wheel'), at = [...drawing.children].indexOf(wheel)
      fillIn(field, columns[at].put(dateOf(field.value), +(/** @type {Control} */ (target).value)))
      drawDateWheels()
      turnWheels()
    }
  }
}
drawDateWheels()
turnWheels()
