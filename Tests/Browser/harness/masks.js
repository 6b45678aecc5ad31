// Runs the page's own script against a session that is simulated here, and a model of a person.
// See test_mask_property.py.

window.sockets = []
window.WebSocket = class {
  static CONNECTING = 0
  static OPEN = 1
  static CLOSING = 2
  readyState = 1
  sent = []
  constructor() { sockets.push(this) }
  send(text) { this.sent.push(text) }
  close() {}
}
window.fetch = () => new Promise(() => {})

// Numbers that a seed determines (mulberry32).
const randomFrom = (seed) => () => {
  seed = seed + 0x6D2B79F5 | 0
  let t = Math.imul(seed ^ seed >>> 15, 1 | seed)
  t = t + Math.imul(t ^ t >>> 7, 61 | t) ^ t
  return ((t ^ t >>> 14) >>> 0) / 4294967296
}

// Masks

const filters = { digits: /[0-9]/, letters: /[A-Za-z]/, both: /[A-Za-z0-9]/ }
const keptOf = ({ filter, isUpper }, text) => {
  const kept = [...text].filter((letter) => filters[filter].test(letter)).join('')
  return isUpper ? kept.toUpperCase() : kept
}
const masked = (mask, text) => {
  const kept = keptOf(mask, text).slice(0, mask.limit)
  let shown = '', group = 0, inGroup = 0
  for (const letter of kept) {
    if (inGroup === mask.groups[group % mask.groups.length]) {
      if (!mask.isEager) shown += mask.separators[group % mask.separators.length]
      group++, inGroup = 0
    }
    shown += letter
    inGroup++
    if (mask.isEager && inGroup === mask.groups[group % mask.groups.length]) {
      shown += mask.separators[group % mask.separators.length]
    }
  }
  return shown
}

// Cases

const newCase = (seed) => {
  const random = randomFrom(seed)
  const below = (n) => Math.floor(random() * n)
  const pick = (list) => list[below(list.length)]
  const letters = pick(['0123456789', '01', 'abcXYZ', '0a1b'])
  const some = (n) => Array.from({ length: n }, () =>
    random() < .08 ? pick([...'-/ .(x7é']) : pick([...letters])).join('')
  const mask = {
    groups: Array.from({ length: 1 + below(3) }, () => 1 + below(5)),
    separators: Array.from({ length: 1 + below(2) }, () =>
      pick(['-', ' ', '/', '.', ' · ', ') ', '--'])),
    isEager: random() < .5, isUpper: random() < .5,
    filter: pick(Object.keys(filters)),
    limit: pick([3, 6, 8, 12, 16, 1000]),
  }
  // The longest go as changes of what the session knows.
  const start = masked(mask, some(random() < .1 ? 90 : below(14)))
  const keys = Array.from({ length: 4 + below(22) }, () => {
    const key = pick(['type', 'type', 'type', 'type', 'Backspace', 'Backspace', 'Delete', 'paste', 'cut',
      'undo', 'redo', 'left', 'right', 'select', 'caret'])
    if (random() < .03) return { key: pick(['offline', 'online']) }
    const text = key === 'type' ? some(1) : key === 'paste' ? some(1 + below(6)) : ''
    return { key, text, at: random(), to: random(), delay: random() < .5 ? 0 : below(6) }
  })
  return { mask, start, keys }
}

// The session

let node = 10
let number = 0

class Session {
  constructor(mask, start) {
    this.mask = mask
    this.value = this.typed = start
    this.answers = []
    this.page = sockets.at(-1)
    this.node = ++node
    this.page.sent = []
    this.tell([5, 0, 0, 0, this.node,
      ['div', ['class', 'field'], ['input', ['data-p', '1', 'value', start]]]])
  }

  tell(operation) {
    this.page.onmessage({ data: JSON.stringify([++number, this.last ?? window.lastEvent ?? 0, operation]) })
  }

  // Takes what the page sent; answers after so many keys.
  listen(delay, now) {
    if (!this.page.readyState) return
    for (const message of this.page.sent.splice(0)) {
      const [seq, , kind, where, ...values] = JSON.parse(message)
      if (kind === undefined) continue
      window.lastEvent = seq
      if (where !== this.node || kind !== 1 && kind !== 28) {
        this.answers.push({ seq, due: now })
        continue
      }
      const text = kind === 1 ? values[0] : this.changed(...values)
      this.typed = text
      this.value = masked(this.mask, text)
      const due = Math.max(now + delay, this.answers.at(-1)?.due ?? 0)
      this.answers.push({ seq, due, value: this.value === text ? undefined : this.value, isEdit: true })
      this.newest = seq
    }
  }

  changed(place, count, inserted, length, checksum) {
    for (const base of [this.typed, this.value]) {
      let sum = 0x811c9dc5
      for (const byte of new TextEncoder().encode(base)) sum = Math.imul(sum ^ byte, 0x1000193)
      if (base.length === length && sum >>> 0 === checksum) {
        return base.slice(0, place) + inserted + base.slice(place + count)
      }
    }
    throw Error('the session does not know the text that was changed')
  }

  // Gives the answers that are due. Whether the newest edit was answered.
  answer(now) {
    let isNewest = false
    if (!this.page.readyState) return
    while (this.answers.length && this.answers[0].due <= now) {
      const { seq, value, isEdit } = this.answers.shift()
      const message = value === undefined ? [seq] : [++number, seq, [3, this.node, value, 1]]
      this.page.onmessage({ data: JSON.stringify(message) })
      isNewest ||= isEdit && seq === this.newest
    }
    return isNewest
  }

  // What was done meanwhile comes when the line is back.
  setLine(isOnline) {
    if (isOnline === !!this.page.readyState) return
    this.page.readyState = +isOnline
    if (isOnline) this.page.onmessage({ data: JSON.stringify(['a', 'T', window.lastEvent ?? 0, number]) })
  }

  end() {
    this.setLine(true)
    this.listen(0, 0)
    this.answer(Infinity)
    this.tell([6, this.node])
  }
}

// The person: knows the characters that the mask keeps, how many of them are before the caret, and
// what can be undone. Looks at the page for one thing: whether a character beside the caret is kept.

class Person {
  constructor(mask, field) {
    this.mask = mask
    this.field = field
    this.kept = this.keptOf(field.value)
    this.at = [this.kept.length, this.kept.length]
    // What was kept after so many edits, and the places before and after each edit.
    this.states = [this.kept]
    this.before = []
    this.after = []
    this.done = 0
    this.run = null
  }

  keptOf(text) { return keptOf(this.mask, text) }
  seen() {
    const { value, selectionStart, selectionEnd } = this.field
    return [selectionStart, selectionEnd].map((place) => this.keptOf(value.slice(0, place)).length)
  }

  check(what) {
    const { value } = this.field
    const marked = value.slice(0, this.field.selectionStart) + '|' + value.slice(this.field.selectionStart)
    if (this.keptOf(value) !== this.kept) throw Error(`${what}: kept ${this.kept}, not ${marked}`)
    if (`${this.seen()}` !== `${this.at}`) {
      throw Error(`${what}: ${this.at} of ${this.kept} before the caret, not ${marked}`)
    }
  }

  answered() {
    const cut = (at) => at?.map((place) => Math.min(place, this.mask.limit))
    this.kept = this.states[this.done] = this.kept.slice(0, this.mask.limit)
    this.at = cut(this.at)
    this.after[this.done - 1] = cut(this.after[this.done - 1])
    this.before[this.done] = cut(this.before[this.done])
  }

  // An edit as browsers tell of it.
  edit(inputType, from, to, text) {
    const { field, run, at: before } = this
    const isRun = inputType === 'insertText' || /^deleteContent/.test(inputType)
    // Whether a caret that came back goes on with a run is the browser's to say.
    if (isRun && !run && `${before}` === `${this.after[this.done - 1]}`) {
      inputType = text ? 'insertFromPaste' : 'deleteByCut'
    }
    field.dispatchEvent(
      new InputEvent('beforeinput', { inputType, data: text, bubbles: true, cancelable: true }))
    const old = field.value
    field.setRangeText(text, from, to, 'end')
    if (field.value === old && from === to) return
    const first = this.keptOf(old.slice(0, from))
    const added = this.keptOf(text)
    this.kept = first + added + this.keptOf(old.slice(to))
    const place = first.length + added.length
    this.at = [place, place]
    if (field.value !== old) {
      if (!(isRun && run === inputType)) {
        this.before.length = this.after.length = this.done
        this.before[this.done++] = before
      }
      this.states.length = this.done
      this.states.push(this.kept)
      this.after[this.done - 1] = this.at
      this.run = isRun && inputType
    }
    field.dispatchEvent(new InputEvent('input', { inputType, data: text, bubbles: true }))
  }

  select(from, to) {
    this.field.setSelectionRange(from, to)
    this.at = this.seen()
    this.run = null
  }

  press({ key, text, at, to }) {
    const { field } = this
    const { value, selectionStart: start, selectionEnd: end } = field
    switch (key) {
      case 'type': return this.edit('insertText', start, end, text)
      case 'paste': return this.edit('insertFromPaste', start, end, text)
      case 'cut': return start < end && this.edit('deleteByCut', start, end, '')
      case 'Backspace':
        return end && this.edit('deleteContentBackward', start < end ? start : start - 1, end, '')
      case 'Delete':
        return start < value.length &&
          this.edit('deleteContentForward', start, start < end ? end : end + 1, '')
      case 'left': return this.select(...Array(2).fill(start < end ? start : Math.max(0, start - 1)))
      case 'right': return this.select(...Array(2).fill(start < end ? end : Math.min(value.length, end + 1)))
      case 'caret': return this.select(...Array(2).fill(Math.floor(at * (value.length + 1))))
      case 'select': {
        const places = [at, to].map((part) => Math.floor(part * (value.length + 1))).sort((a, b) => a - b)
        return this.select(...places)
      }
      case 'undo': case 'redo': {
        const isUndo = key === 'undo'
        field.dispatchEvent(new KeyboardEvent('keydown', {
          key: 'z', keyCode: 90, ctrlKey: true, shiftKey: !isUndo, bubbles: true, cancelable: true }))
        this.run = null
        if (isUndo ? !this.done : this.done === this.states.length - 1) return
        this.done += isUndo ? -1 : 1
        this.kept = this.states[this.done]
        this.at = isUndo ? this.before[this.done] : this.after[this.done - 1]
      }
    }
  }
}

// What is wrong, or nothing.
const run = ({ mask, start, keys }) => {
  const session = new Session(mask, start)
  try {
    const field = document.querySelector('#screen input')
    field.focus()
    field.setSelectionRange(start.length, start.length)
    const person = new Person(mask, field)
    let now = 0
    const step = (key) => {
      if (key.key === 'offline' || key.key === 'online') session.setLine(key.key === 'online')
      else person.press(key)
      person.check(`${key.key} ${key.text ?? ''}`)
      session.listen(key.delay ?? 0, now)
      if (session.answer(now)) person.answered()
      person.check(`the answer to ${key.key} ${key.text ?? ''}`)
      now++
    }
    const settle = () => {
      session.setLine(true)
      session.listen(0, now)
      if (session.answer(Infinity)) person.answered()
      person.check('the last answer')
      if (field.value !== masked(mask, field.value)) throw Error(`${field.value} is not masked`)
      if (field.value !== session.value) throw Error(`the session has ${session.value}`)
    }
    for (const key of keys) step(key)
    settle()
    // No separator stops a key that takes characters away.
    for (const [key, place] of [['Backspace', () => field.selectionEnd],
      ['Delete', () => field.value.length - field.selectionStart]]) {
      person.select(...Array(2).fill(key === 'Delete' ? 0 : Math.ceil(field.value.length * .7)))
      for (let i = 0; i < 9 && place(); i++) {
        const before = [place(), person.kept.length]
        step({ key })
        settle()
        if (place() >= before[0] && person.kept.length >= before[1]) throw Error(`${key} stands still`)
      }
    }
  } catch (error) {
    return error.message
  } finally {
    session.end()
  }
}

// The smallest case that fails, too.
const shrunk = (failing) => {
  let smallest = failing
  for (let isSmaller = true; isSmaller;) {
    isSmaller = false
    const { start, keys, mask } = smallest
    const smaller = [
      ...keys.map((_, i) => ({ mask, start, keys: keys.toSpliced(i, 1) })),
      ...keys.flatMap((key, i) =>
        key.delay ? [{ mask, start, keys: keys.with(i, { ...key, delay: 0 }) }] : []),
      ...[...start].map((_, i) => [...start].toSpliced(i, 1).join(''))
        .map((less) => ({ mask, keys, start: masked(mask, less) }))
        .filter((one) => one.start.length < start.length),
    ]
    const found = smaller.find(run)
    if (found) smallest = found, isSmaller = true
  }
  return smallest
}

// Runs so many cases from a seed on; the first that fails, shrunk.
window.runCases = (seed, count) => {
  for (let i = seed; i < seed + count; i++) {
    const one = newCase(i)
    if (!run(one)) continue
    const smallest = shrunk(one)
    return { seed: i, why: run(smallest), case: JSON.stringify(smallest) }
  }
}
window.begin = () => {
  sockets[0].onopen?.()
  sockets[0].onmessage({ data: '["a","T",0,0]' })
}
