// What the session writes into fields. It may only if its answer covers the newest event that a control caused.

import { tell } from './client_connection.js'
import { difference, selectionOf } from './client_edits.js'
import { on, own } from './client_elements.js'
import { isCovered } from './client_fields.js'
import { active, keyboard } from './client_focus.js'
import { layOutPage, outdate } from './client_layout.js'
import { rewritten } from './client_undo.js'
import { EventKind } from './client_vocabulary.js'

// A date that is none, or not allowed, is left in its field only while it is typed: the session answers with its own.
on('focusout', ({ target }) => {
  const element = own(target)
  if (target.matches('.date') && element && !(target.value && target.validity.valid)) {
    target._seq = tell(EventKind.date, element._n, target.value)
  }
})

/** @param {Control | undefined} control @param {string} value @param {number} ack @returns {void} */
export const write = (control, value, ack) => {
  if (!control) return
  if (control.matches('.picker')) {
    for (const radio of control.querySelectorAll('input')) {
      if (isCovered(radio, ack)) radio.checked = radio.value === value
    }
    return
  }
  if (!isCovered(control, ack)) return
  if (keyboard._composing === control) return void (control._later = [value, ack])
  control._sent = value
  if (control.value === value) return
  if (control._open) return void (control._later = [value, ack])
  const old = control.value
  const before = selectionOf(control)
  const { scrollTop, scrollLeft, _bias: bias = 0 } = control
  control.value = value
  // A field of several lines is as high as its text.
  if (control.localName === 'textarea') {
    outdate(control)
    queueMicrotask(layOutPage)
  }
  if (!before) return
  const map = align(old, control.value)
  /** @param {Selected} selected @returns {Selected} */
  const moved = ([start, end, direction]) =>
    [map(start, start < end ? 1 : bias), map(end, start < end ? -1 : bias), direction]
  if (control === active()) {
    control.setSelectionRange(...moved(before))
    control.scrollTop = scrollTop
    control.scrollLeft = scrollLeft
  }
  const text = control._text = control.value
  const after = selectionOf(control), isOther = ack !== control._seq
  rewritten(control, old, text, before, after, moved, isOther)
}

// Where the caret goes when another text takes the place of what a person edited. It counts the
// characters that both have, letters and digits rather than separators: a mask may move, put in and
// leave out separators, make capitals and cut. Of several ways to pair them, the earliest, as it is
// the end that is cut.
// `bias` says where it stands among separators that are new: behind what was before it, or in front of
// what was behind it (1), as after a forward Delete, so that the next key goes on. 0: something was put
// in, and at the end it stays there.

// A mask may write a digit of another keyboard as `0` to `9`.
/** @param {string | undefined} one */
const alike = (one) => one && /[٠-٩۰-۹]/.test(one) ? `${one.charCodeAt(0) & 15}` : one?.toUpperCase()

/** @param {string} old @param {string} text @returns {(place: number, bias: number) => number} */
const align = (old, text) => {
  const [head, gone] = difference(old, text)
  // Of a long text only the part that differs.
  const tail = old.length > 999 ? old.length - head - gone.length : 0
  const [olds, news] = [old, text].map((all) => {
    const places = []
    for (let i = head; i < all.length - tail; i++) if (/[^\s\p{P}\p{S}]/u.test(all[i])) places.push(i)
    return places
  })
  /** @param {number} i @param {number} j */
  const isSame = (i, j) => alike(old[olds[i]]) === alike(text[news[j]])
  const pairs = [[head - 1, head - 1]]
  for (let i = 0, j = 0; i < olds.length && j < news.length;) {
    // The nearest that goes on: in the one, the other, or neither.
    let skip = 0
    while (skip < 99 && !isSame(i + skip, j) && !isSame(i, j + skip)) skip++
    if (skip > 98) i++, j++
    else if (isSame(i + skip, j)) pairs.push([olds[i + skip], news[j++]]), i += skip + 1
    else j += skip
  }
  pairs.push([old.length - tail, text.length - tail])
  return (place, bias) => {
    if (place < head) return place
    const isEnd = place > old.length - tail || place === old.length && !bias
    if (isEnd) return place + text.length - old.length
    const next = pairs.findIndex(([at]) => at >= place)
    const [[before, first], [behind, last]] = [pairs[next - 1], pairs[next]]
    // Separators beside it that are still there stay on their side.
    let i = behind, j = last
    if (bias > 0) {
      while (i > place && j > first + 1 && old[i - 1] === text[j - 1]) i--, j--
      return j
    }
    i = before + 1
    j = first + 1
    while (i < place && j < last && old[i] === text[j]) i++, j++
    // What was put in became something else: behind that.
    const isOther = olds.some((at) => at > before && at < place)
    return isOther && news.findLast((at) => at > first && at < last) + 1 || j
  }
}
