// Running dates: the words change without the server, at the moment at which they are others.

import { tell } from './client_connection.js'
import { on, part } from './client_elements.js'
import { operations } from './client_operations.js'
import { EventKind, Operation } from './client_vocabulary.js'

const units = { week: 604800, day: 86400, hour: 3600, minute: 60, second: 1 }
let dateTimer = 0
export const runDates = () => {
  clearTimeout(dateTimer)
  if (document.hidden) return
  const now = Date.now() / 1000
  let wait = Infinity
  // A change comes when the seconds, counted up or down, pass a multiple of a size.
  /** @param {number} seconds @param {number} size @param {unknown} isDown */
  const until = (seconds, size, isDown) => {
    const rest = seconds % size
    wait = Math.min(wait, isDown ? rest : size - rest)
  }
  /** @param {number} seconds @param {number} hasHours */
  const clock = (seconds, hasHours) => [hasHours && seconds / 3600 | 0, seconds / 60 % (hasHours ? 60 : 1e9) | 0, seconds % 60 | 0]
    .filter((part, place) => part || place).map((part, place) => place ? `${part}`.padStart(2, '0') : part).join(':')
  for (const element of document.querySelectorAll('[data-time]')) {
    const [kind, date, ...rest] = element.dataset.time.split(' ')
    const left = +date / 1000 - now, isDown = left > 0
    if (element.matches('.progress')) {
      // The line moves by itself to its end, and what is said of it changes with each hundredth.
      const [end, , countsDown] = rest
      const length = (+end - +date) / 1000, passed = Math.min(length, Math.max(0, -left))
      const share = length ? passed / length : 1, track = part(element._n, 2), line = part(element._n, 3)
      for (const motion of line.getAnimations()) motion.cancel()
      const widths = [share, 1].map((value) => ({ width: `${100 * (+countsDown ? 1 - value : value)}%` }))
      line.animate(widths, { duration: (length - passed) * 1000, delay: Math.max(0, left) * 1000, fill: 'both' })
      track.ariaValueNow = `${Math.round(100 * (+countsDown ? 1 - share : share))}`
      if (isDown) wait = Math.min(wait, left)
      else if (share < 1) wait = Math.min(wait, Math.max(1, length / 100))
      continue
    }
    let seconds = Math.abs(left), text
    if (+kind > 5) {
      const [end, pause, countsDown, hasHours] = rest
      const stop = Math.min(+end, +(pause === '-' ? end : pause)) / 1000
      const passed = Math.max(0, Math.min(now, stop) - +date / 1000)
      seconds = +countsDown ? (+end - +date) / 1000 - passed : passed
      text = clock(+countsDown ? Math.ceil(seconds) : seconds, +hasHours)
      if (isDown) wait = Math.min(wait, left)
      else if (now < stop) until(seconds, 1, +countsDown)
    } else if (+kind > 4) {
      text = clock(seconds, 1)
      until(seconds, 1, isDown)
    } else {
      const sizes = Object.entries(units)
      const first = Math.max(0, sizes.findIndex(([, size]) => seconds >= size)) || (seconds < 1 ? 4 : 0)
      const shown = sizes.slice(first, +kind > 3 ? first + 1 : first + 2)
      until(seconds, shown.at(-1)[1], isDown)
      text = (+kind < 4 ? '' : left < 0 ? '-' : '+') + shown.map(([unit, size], place) => {
        const amount = Math.floor(seconds / size)
        seconds %= size
        return amount || !place ? amount.toLocaleString(rest[0], { style: 'unit', unit, unitDisplay: 'long' }) : ''
      }).filter(Boolean).join(', ')
    }
    if (element.textContent !== text) operations[Operation.text](0, element._n, text)
  }
  if (wait < 1e6) dateTimer = setTimeout(runDates, wait * 1000 + 1)
}
on('visibilitychange', () => {
  runDates()
  tell(EventKind.sight, 0, +!document.hidden)
})
if (document.hidden) tell(EventKind.sight, 0, 0)
