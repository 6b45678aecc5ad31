// The connection.

import { takes } from './client_actions.js'
import { edit } from './client_edits.js'
import { nodes, on, root, screen } from './client_elements.js'
import { keyboard } from './client_focus.js'
import { enterKept, keyOf, reload } from './client_kept_entries.js'
import { hold, release } from './client_keyboard.js'
import { comesEarly, later, more } from './client_second_script.js'
import { apply } from './client_operations.js'
import { EventKind, isAct, isEntry, Words } from './client_vocabulary.js'
import { banner, notice, setBanner } from './client_words.js'

// In bytes, of a message: the session takes 65,536.
/** @param {unknown} values */
export const size = (values) => new TextEncoder().encode(JSON.stringify(values)).length
// Of a message, in characters: three bytes each at most.
const PART = 21000
let lastAct = 0
export const prefix = 'apus:'
let token = screen.dataset.token
let isFresh = true
export let isEarly = true
export let isPosting = false
/** @type {WebSocket | null} */
let socket = null
let received = 0
let acknowledged = 0
export let next = 1
// What all parts know of the session: see `Session`.
/** @type {Session} */
export const session = { _isJoined: false, _queue: [], _isOrphan: false, _isSame: true, _isPartial: false, _told: null, _held: null }
let attempts = 0
let retryTimer = 0
let ackTimer = 0
let answerTimer = 0 // Runs while something that was sent has no answer.

// As media queries have it: with a scroll bar, which takes up to 20 points; but on a phone content that is too wide
// makes `innerWidth` larger, and not the window.
const windowWidth = () => innerWidth > root.clientWidth + 20 ? root.clientWidth : innerWidth
/** @returns {Value[]} */
export const surroundings = () => [
  navigator.languages + '', Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC',
  +matchMedia('(prefers-color-scheme: dark)').matches,
  +matchMedia('(prefers-reduced-motion: reduce)').matches, windowWidth(), root.clientHeight,
  parseFloat(getComputedStyle(root).fontSize) / 16,
]

/** @param {Storage} storage @returns {string[]} */
export const stored = (storage) => {
  try {
    return Object.entries(storage).flatMap(([key, value]) =>
      key.startsWith(prefix) ? [key.slice(prefix.length), value] : [])
  } catch {
    // Where storage is not allowed, there is nothing stored.
    return []
  }
}

export const hasLine = () => socket?.readyState === WebSocket.OPEN
export const isReady = () => hasLine() && session._isJoined

export const hasScene = () => stored(sessionStorage).length > 0
const hello = () => JSON.stringify(['j', token, received, session._told = surroundings(),
  location.pathname + location.search, +isFresh, stored(localStorage), stored(sessionStorage)])

// Before the socket is open, events go by themselves on the connection that brought this script:
// they arrive two round trips earlier. The socket's join makes up for what got lost.
const post = () => {
  if (!isEarly || isPosting || hasScene()) return
  const body = [hello(), ...session._queue.map(written)].join('\n')
  if (body.length > PART) return
  isPosting = true
  for (const event of session._queue) event[4] = true
  awaitAnswer()
  fetch('/_apus/events', { method: 'POST', body })
    .then((answer) => answer.ok ? answer.text() : '').catch(() => '').then((text) => {
      isPosting = false
      if (!text && isEarly) for (const event of session._queue) event[4] = false
      if (!isEarly || !text) return
      for (const line of text.split('\n')) receive(JSON.parse(line))
      if (session._queue.length) post()
    })
}

export const connect = () => {
  clearTimeout(retryTimer)
  if (socket && socket.readyState < WebSocket.CLOSING) return
  // The page has opened one before this script was there. Firefox lets an address wait where an attempt failed, for
  // longer each time, up to a minute: no two are the same.
  const first = globalThis.line
  globalThis.line = undefined
  const opened = socket = first?.readyState < WebSocket.CLOSING ? first : new WebSocket(`${location.origin.replace(/^http/, 'ws')}/_apus/socket/${Date.now()}`)
  session._isJoined = false
  // What was asked for while the line was dead may never be answered: another attempt is sooner there.
  retryTimer = setTimeout(reopen, Math.min((isFresh ? 4000 : 1500) * 1.6 ** attempts, 10000))
  opened.onopen = () => {
    isEarly = false
    opened.send(hello())
    // The session of a fresh page is waiting; what was clicked meanwhile need not wait longer.
    session._isJoined = !isPosting && (session._isJoined || isFresh && !hasScene())
    flush()
  }
  opened.onmessage = ({ data }) => {
    if (opened === socket) receive(JSON.parse(data))
  }
  opened.onclose = ({ code }) => {
    if (opened === socket) lost(code)
  }
  if (hasLine()) opened.onopen(null)
}

const reopen = () => {
  socket?.close()
  lost()
}

// A line can be dead without a word: what is sent gets no answer, and nobody says that it is closed.
const awaitAnswer = () => {
  clearTimeout(answerTimer)
  answerTimer = session._queue.some((event) => event[4]) ? setTimeout(() => {
    setBanner(Words.waiting)
    answerTimer = setTimeout(reopen, 4000)
  }, 3000) : 0
}

const withdraw = () => {
  session._isJoined = false
  // What the session has not seen acknowledged comes again.
  session._held = session._held?.filter(([first]) => first === 'r')
}

/** @param {number} [code] */
const lost = (code) => {
  socket = null
  withdraw()
  clearTimeout(answerTimer)
  answerTimer = 0
  if (code === 4003) return setBanner(Words.elsewhere)
  if (code === 4001) return reload()
  const isFull = code === 4004
  setBanner(isFull ? Words.busy : navigator.onLine ? Words.reconnecting : Words.offline)
  // For half a minute often enough to be back within a second; a full server is left in peace.
  const base = isFull ? 10000 : Math.min(250 * 2 ** attempts++, attempts < 50 ? 700 : 10000)
  clearTimeout(retryTimer)
  retryTimer = setTimeout(connect, base / 2 + Math.random() * base / 2)
}

// What comes meanwhile waits for what it needs.
export const letGo = () => {
  const messages = session._held
  session._held = null
  messages?.forEach(receive)
}

/** @param {Message} message @returns {unknown} */
const receive = (message) => {
  awaitAnswer()
  const [first, ...rest] = message
  // The visitor has another process now, which does not know this page.
  if (first === 'j') return withdraw(), socket?.send(hello())
  if (session._held) return session._held.push(message)
  if (first === 'r') return apply(rest[0], rest[1])
  if (!banner.hidden) setBanner(null)
  if (first === 'a') {
    token = rest[0]
    acknowledge(rest[1])
    received = rest[2]
    // What went along behind the question was received after it was answered.
    const again = session._isJoined ? flush : resend
    joined()
    return again()
  }
  if (first === 'n') {
    let act
    ;[token, session._isSame, session._isPartial, act] = rest
    session._isPartial ||= lastAct > act
    received = acknowledged = 0
    session._isOrphan = true
    isFresh = session._isJoined = false
    return
  }
  if (first === 'w') {
    // The session does not know the text that was changed: it wants the whole, and what came after it.
    for (const event of session._queue) if (event[0] === rest[0]) event[3].length = 1
    return resend()
  }
  if (!rest.length) return acknowledge(first), release(first), more?._scrollBack(first)
  if (first !== received + 1) return socket?.close(4002)
  const [ack, ...list] = rest
  // What was entered goes along to another screen.
  if (comesEarly(list)) {
    session._held = [message]
    return later(letGo)
  }
  received = first
  acknowledge(ack)
  apply(ack, list)
  more?._scrollBack(ack)
  ackTimer ||= setTimeout(sendAck, 10000)
  if (received - acknowledged > 16) sendAck()
}

const joined = () => {
  isFresh = false
  session._isJoined = true
  attempts = 0
  clearTimeout(retryTimer)
  setBanner(null)
  show()
}

export const succeed = () => {
  session._queue = []
  next = 1
  lastAct = keyboard._chosen = 0
  keyboard._postponed = null
  session._isOrphan = false
  joined()
}

export const show = () => {
  root.classList.remove('waiting')
  // Not on a screen that is about to be replaced.
  enterKept()
  requestAnimationFrame(() => root.classList.add('live'))
}

/** @param {number} number */
const acknowledge = (number) => {
  while (session._queue[0]?.[0] <= number) session._queue.shift()
  if (!session._queue.length) awaitAnswer()
}

const sendAck = () => {
  clearTimeout(ackTimer)
  ackTimer = 0
  if (acknowledged === received || !isReady()) return
  acknowledged = received
  socket.send(`[${received}]`)
}

// With what had been received when it was done: what a person could not know yet counts otherwise.
/** @param {Waiting} event */
const written = ([number, kind, node, values, , , seen]) => {
  if (isAct(kind)) lastAct = number
  acknowledged = seen
  return JSON.stringify([number, seen, ...kind === EventKind.edit ? edit(node, values) : [kind, node, ...values]])
}

/** @param {Waiting} event */
const send = (event) => {
  event[4] = true
  const message = written(event)
  for (let at = 0, end; at < message.length; at = end) {
    end = at + PART
    if (/[\udc00-\udfff]/.test(message[end])) end--
    // What is longer than the session takes at once comes in parts.
    socket.send((end < message.length ? '+' : '') + message.slice(at, end))
  }
  if (!answerTimer) awaitAnswer()
}

const flush = () => { if (isReady()) for (const event of session._queue) if (!event[4]) send(event) }
const resend = () => { for (const event of session._queue) event[4] = false; flush() }

// Tells the session; at once, or when there is a connection. Of edits of one field that wait, the
// newest is enough, unless each may take the keyboard elsewhere. Says so and returns nothing if it is more than a message may hold.
/** @param {number} kind @param {number} node @param {Values} values @returns {number} */
export const tell = (kind, node, ...values) => {
  if (kind !== EventKind.edit && size(values) > 60000) return void notice(Words.tooLong)
  const control = nodes.get(node)
  const last = session._queue.at(-1)
  if (last && !last[4] && last[1] === kind && last[2] === node && isEntry(kind) &&
    (!takes(control, 'f') || session._queue.length > 99)) {
    // What changes is what the session knows, not what waited.
    if (kind === EventKind.edit) values[1] = last[3][1]
    last[3] = values
    last[6] = received
    return last[0]
  }
  /** @type {Waiting} */
  const event = [next++, kind, node, values, false, control && keyOf(control), received]
  session._queue.push(event)
  hold(event[0], kind)
  if (isReady()) send(event)
  else post()
  return event[0]
}

on('storage', ({ storageArea, key, newValue }) => {
  if (storageArea === localStorage && key?.startsWith(prefix)) tell(EventKind.storage, 0, key.slice(prefix.length), newValue)
})
// The line of before may be dead without a word.
on('online', reopen)
on('offline', () => setBanner(Words.offline))
on('pageshow', ({ persisted }) => { if (persisted) connect() })
on('visibilitychange', () => { if (!document.hidden) connect() })
